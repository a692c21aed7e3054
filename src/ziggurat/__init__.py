"""Ziggurat: play, host and study three empire board games.

A ziggurat is built in tiers, and each rests only on those below it. So do these packages:

    cli      the front door: one command, `ziggurat`
    arena    many games: simulations and their reports
    bots     players that think
    games    one folder per game; games never import one another
    atlas    maps as data: checked, built and drawn
    kernel   state, frames, options, dice, log, views, records

A package may import those below it and nothing above; `make check` holds us to it.
"""

from typing import TYPE_CHECKING

__all__ = ["__version__"]

__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """Look the version up when somebody asks for it: reading metadata is slow."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import metadata  # noqa: PLC0415

        try:
            return metadata.version("ziggurat")
        except metadata.PackageNotFoundError:  # the sources are there, but were never installed
            return "0+uninstalled"

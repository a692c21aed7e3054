"""Building outlines: from a gazetteer and the coastline to a drawn map.

The result depends on nothing but both files: a second build gives the same bytes. Needs the extra
``ziggurat[atlas]``.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ziggurat.atlas.checking import check
from ziggurat.atlas.coastline import Polygon, read_coastline
from ziggurat.atlas.gazetteer import Gazetteer, S
from ziggurat.atlas.outlines import Outlines
from ziggurat.documents.faults import refuse_faults
from ziggurat.kernel.errors import Invalid

LIBRARIES = ("numpy", "shapely")
SEEDS_TRIED = 12

Progress = Callable[[str, float], None]
"""Told what is being done and which share of the whole is done, from 0 to 1."""


def build_outlines(
    gazetteer: Gazetteer[S], coastline: Path, progress: Progress | None = None
) -> Outlines:
    """Draw a map. Raises `Invalid` if the file has faults or the drawn map cannot be made to fit.

    Tries the seed of the file and those after it, and keeps the first whose borders, coasts, links
    and routes are exactly those of the file.
    """
    tell = progress or _silence
    refuse_faults(check(gazetteer))
    made_with = require_libraries()
    tell("reading the coastline", 0.0)
    return _survey(gazetteer, read_coastline(coastline), made_with, tell)


def require_libraries() -> dict[str, str]:
    """Return the versions of the extra's libraries, or raise `Invalid` with the remedy."""
    versions = {"machine": f"{platform.system()} {platform.machine()}".lower()}
    for name in LIBRARIES:
        try:
            versions[name] = str(import_module(name).__version__)
        except ImportError as error:
            raise Invalid(
                f"building a map needs {name}, which is not installed; "
                "pip install 'ziggurat[atlas]' brings it"
            ) from error
    geos = import_module("shapely").geos_version_string
    return {**versions, "geos": str(geos)}


def _survey(
    gazetteer: Gazetteer[S], coastline: list[Polygon], made_with: dict[str, str], tell: Progress
) -> Outlines:
    # The survey needs libraries that only builders have.
    from ziggurat.atlas.survey.survey import Surveyor  # noqa: PLC0415

    tell("cutting out the land", 0.05)
    surveyor = Surveyor(gazetteer, coastline)
    fewest: list[str] | None = None
    for attempt in range(SEEDS_TRIED):
        outlines, faults = surveyor.draw(surveyor.first_seed + attempt, made_with, tell)
        if not faults:
            tell("done", 1.0)
            return outlines
        if fewest is None or len(faults) < len(fewest):
            fewest = faults
        tell(f"{len(faults)} differences from the file, trying another seed", 0.1)
    refused = "\n".join(f"{gazetteer.source}: {fault}" for fault in fewest or ())
    raise Invalid(
        f"{gazetteer.source}: no seed of {SEEDS_TRIED} draws this map as the file says; "
        f"the best one leaves\n{refused}"
    )


def _silence(_doing: str, _share: float) -> None:
    """Tell nobody."""

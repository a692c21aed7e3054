"""What several commands are given alike: settings, a map of one's own, bots of one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ziggurat.cli.boards import find_board
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game, Settings


def read_settings(game: Game[Any], settled: list[str], map_file: Path | None) -> Settings:
    """The settings given as NAME=VALUE, with the text of a map file among them."""
    settings: Settings = {}
    for text in settled:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Invalid(f"'{text}' is not a setting; write it like --set {example(game)}.")
        if name.strip() in settings:
            raise Invalid(f"The setting '{name.strip()}' is given twice.")
        settings[name.strip()] = value.strip()
    if map_file is not None:
        if "map" in settings:
            raise Invalid("Give the map by --map FILE or by --set map=..., not both.")
        settings["map"] = find_board(game).read_map(map_file)
    return settings


def example(game: Game[Any]) -> str:
    """A setting of a game as it is written."""
    for setting in game.settings:
        if isinstance(setting.default, int):
            return f"{setting.name}={setting.most}"
    return "NAME=VALUE"


def split_seats(text: str) -> list[str]:
    """The names given to `--seats`; bots of one's own are looked for in the working folder."""
    names = [name.strip() for name in text.split(",")]
    here = str(Path.cwd())
    if any(":" in name for name in names) and here not in sys.path:
        sys.path.insert(0, here)
    return names

"""What several commands are given alike: settings, a map of one's own, bots of one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ziggurat.atlas.forms import MapForm
from ziggurat.atlas.reading import MapText
from ziggurat.documents.reading import read_text
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
        settings["map"] = read_map(game, map_file)
    return settings


def read_map(game: Game[Any], path: Path) -> str:
    """The text of a map file that a game can be played on, for its setting `map`."""
    if not game.maps:
        raise Invalid(f"{game.title} is not played on maps of one's own.")
    if path.is_dir():
        raise Invalid(f"{path}: is a folder; name a map file.")
    text = read_text(path)
    form: MapForm = game.named(game.maps)()
    form.require_sound(MapText(text, path.name))
    return text


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

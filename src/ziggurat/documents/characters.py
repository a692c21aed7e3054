"""Reading the characters of a game's bots: `data/characters.yaml` in the game's folder."""

from __future__ import annotations

from functools import cache
from importlib import resources

from ziggurat.documents.shelf import Shelf
from ziggurat.kernel.thinking import Character


@cache
def read_characters(folder: str) -> tuple[Character, ...]:
    """The characters told in a game's folder; `Invalid` names every fault of the file."""
    shelf = Shelf(resources.files(folder) / "data", {"characters": ("characters",)})
    found = shelf.list("characters", "characters", Character)
    shelf.refuse_faults()
    return found

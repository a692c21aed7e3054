"""Reading the cards of Monumental from their YAML files.

Every fault is told by file, entry and field. The files' short forms (`{draw_use: 2}`, a filter
with one type) are written out first, then the entries are converted, then `inspection` looks at
what no single entry can know.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.shelf import Shelf
from ziggurat.games.monumental.printed.automa import AutomaCard, AutomaCards, AutomaNumbers
from ziggurat.games.monumental.printed.cards import (
    Card,
    Cards,
    Civilization,
    ExplorationToken,
    Marker,
    Monster,
    Project,
    Quest,
    ResourceToken,
    Token,
    Track,
    Zulu,
)
from ziggurat.games.monumental.printed.inspection import inspect
from ziggurat.games.monumental.printed.numbers import DefenceModifiers, Setup, Terrain
from ziggurat.games.monumental.printed.shorthand import write_out

AUTOMA_LISTS: Final = (
    "core_action_cards",
    "core_advanced_cards",
    "core_civilization_cards",
    "african_empires_action_cards",
    "african_empires_advanced_cards",
    "african_empires_civilization_cards",
    "multi_automa_card",
)
CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    "basic_cards": ("starting_cards", "basic_buildings", "unrest", "markers"),
    "civilizations": ("common_starting_deck", "civilizations"),
    "developments_core": ("developments",),
    "developments_african_empires": ("developments", "projects"),
    "developments_fifth_player": ("developments",),
    "developments_renaissance": ("developments",),
    "natural_wonders": ("natural_wonders",),
    "quests": ("quests",),
    "heroes": ("heroes",),
    "monsters": ("monsters",),
    "tokens": (
        "markets",
        "barbarians",
        "monster_tokens",
        "free_cities",
        "resource_tokens",
        "zulu",
    ),
    "trade": ("track", "trade_benefits", "exchange_tokens"),
    "terrain": ("terrains", "defence_modifiers"),
    "automa": ("numbers", *AUTOMA_LISTS),
    "setup": Setup.__struct_encode_fields__,
}
"""The files, and what each must hold."""
DEVELOPMENTS: Final = tuple(name for name in CONTENTS if name.startswith("developments"))


@cache
def read_cards() -> Cards:
    """Return the cards shipped with the game."""
    return read_cards_from(files("ziggurat.games.monumental") / "data")


def read_cards_from(folder: Traversable) -> Cards:
    """Return the cards of a folder; raises `Invalid` with one line for each fault."""
    shelf = _Shelf(folder, CONTENTS)
    cards = _read(shelf)
    shelf.refuse_faults()
    faults = inspect(cards)
    refuse_faults(faults)
    return cards


class _Shelf(Shelf):
    """The files with their short forms written out."""

    def written_out(self, content: dict[str, object], source: str) -> dict[str, object]:
        return write_out(content, source, self.faults)


def _read(shelf: _Shelf) -> Cards:
    return Cards(
        starting_cards=shelf.list("basic_cards", "starting_cards", Card),
        basic_buildings=shelf.list("basic_cards", "basic_buildings", Card),
        unrest=shelf.list("basic_cards", "unrest", Card),
        markers=shelf.list("basic_cards", "markers", Marker),
        civilizations=shelf.list("civilizations", "civilizations", Civilization),
        developments=tuple(
            card for name in DEVELOPMENTS for card in shelf.list(name, "developments", Card)
        ),
        projects=shelf.list("developments_african_empires", "projects", Project),
        natural_wonders=shelf.list("natural_wonders", "natural_wonders", Card),
        quests=shelf.list("quests", "quests", Quest),
        heroes=shelf.list("heroes", "heroes", Card),
        monsters=shelf.list("monsters", "monsters", Monster),
        markets=shelf.list("tokens", "markets", Token),
        barbarians=shelf.list("tokens", "barbarians", ExplorationToken),
        monster_tokens=shelf.list("tokens", "monster_tokens", ExplorationToken),
        free_cities=shelf.list("tokens", "free_cities", ExplorationToken),
        resource_tokens=shelf.list("tokens", "resource_tokens", ResourceToken),
        trade_benefits=shelf.list("trade", "trade_benefits", Token),
        exchange_tokens=shelf.list("trade", "exchange_tokens", Token),
        terrains=shelf.list("terrain", "terrains", Terrain),
        automa=_automa(shelf),
        common_starting_deck=shelf.one("civilizations", "common_starting_deck", dict[str, int]),
        zulu=shelf.one("tokens", "zulu", Zulu),
        track=shelf.one("trade", "track", Track),
        defence_modifiers=shelf.one("terrain", "defence_modifiers", DefenceModifiers),
        setup=shelf.whole("setup", Setup),
    )


def _automa(shelf: _Shelf) -> AutomaCards:
    lists = {key: shelf.list("automa", key, AutomaCard) for key in AUTOMA_LISTS}
    return AutomaCards(numbers=shelf.one("automa", "numbers", AutomaNumbers), **lists)

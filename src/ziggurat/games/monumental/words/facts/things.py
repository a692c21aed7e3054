"""What things are called, and all there is to know about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import COLUMNS, EXPLORERS, PLACES
from ziggurat.games.monumental.words.facts.belongings import (
    RESOURCE_NAMES,
    TOKEN_NAMES,
    about_deck,
    about_explorer,
    about_place,
    about_points,
    about_resource,
    about_space,
    about_tokens,
)
from ziggurat.games.monumental.words.facts.cards import about_card
from ziggurat.games.monumental.words.facts.players import about_player
from ziggurat.games.monumental.words.facts.tiles import about_tile, tile_name
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts, nothing_called, number_of

ROW_WORDS: Final = ("upper", "middle", "lower")
COLUMN_WORDS: Final = ("left", "middle", "right")
DECK_NAMES: Final = {"own": "your deck", **{n: f"the Reserve deck {n}" for n in ("1", "2", "3")}}

Naming: TypeAlias = Callable[[Monumental, str], str]
"""What a thing is called, by the name behind its sort; empty when there is no such thing."""
Telling: TypeAlias = Callable[[Monumental, Seat | None, str], Facts]
"""All about a thing that there is."""


def name_of(state: Monumental, thing: str) -> str:
    """The name of a thing such as `card:granary`; `Invalid` when there is no such thing."""
    sort, _, name = thing.partition(":")
    words = NAMES[sort](state, name) if sort in NAMES else ""
    if not words:
        raise nothing_called(thing)
    return words


def about(state: Monumental, seat: Seat | None, thing: str) -> Facts:
    """The facts about a thing; `Invalid` when there is no such thing."""
    sort, _, name = thing.partition(":")
    name_of(state, thing)  # refuses what there is not
    return FACTS[sort](state, seat, name)


# --- names


def card_name(state: Monumental, name: str) -> str:
    """Anything printed."""
    known = state.lookup.kind_id
    return state.lookup.kind_name[known.index(name)] if name in known else ""


def discarded_name(state: Monumental, name: str) -> str:
    """A card of the discard pile of whoever is asked."""
    card = card_name(state, name)
    return card and f"{card} of the discard pile"


def name_of_tile(state: Monumental, name: str) -> str:
    """A tile by its terrain and label."""
    labels = state.lookup.tile_label
    return tile_name(state, labels.index(name)) if name in labels else ""


def soldiers_name(state: Monumental, name: str) -> str:
    """The Soldiers of a tile."""
    return f"the Soldiers at {name}" if name in state.lookup.tile_label else ""


def warlord_name(state: Monumental, name: str) -> str:
    """A player's Warlord."""
    player = number_of(name)
    if not 0 <= player < state.player_count:
        return ""
    return state.lookup.kind_name[state.lookup.civ_warlord[state.civilization[player]]]


def seat_name(state: Monumental, name: str) -> str:
    """A person's or a bot's realm."""
    seat = number_of(name)
    is_seat = 0 <= seat < state.seat_count
    return state.lookup.civ_realm[state.civilization[seat]] if is_seat else ""


def automa_name(state: Monumental, name: str) -> str:
    """An Automa's realm."""
    player = number_of(name)
    if not state.seat_count <= player < state.player_count:
        return ""
    return f"{state.lookup.civ_realm[state.civilization[player]]} (Automa)"


def place_name(state: Monumental, name: str) -> str:
    """A place of the city of whoever is asked."""
    place = number_of(name)
    return f"the {place_words(place)} place of the city" if 0 <= place < PLACES else ""


def place_words(place: int) -> str:
    """Where a place of the city is."""
    row, column = ROW_WORDS[place // COLUMNS], COLUMN_WORDS[place % COLUMNS]
    return "middle" if row == column == "middle" else f"{row} {column}"


def explorer_name(state: Monumental, name: str) -> str:
    """An Explorer of whoever is asked."""
    explorer = number_of(name)
    return f"Explorer {explorer + 1}" if 0 <= explorer < EXPLORERS else ""


def space_name(state: Monumental, name: str) -> str:
    """A space of the Trade track."""
    space = number_of(name)
    is_space = 0 <= space <= state.lookup.track.last_space
    return f"space {space} of the Trade track" if is_space else ""


NAMES: Final[dict[str, Naming]] = {
    "card": card_name,
    "discard": discarded_name,
    "tile": name_of_tile,
    "unit": soldiers_name,
    "warlord": warlord_name,
    "seat": seat_name,
    "automa": automa_name,
    "place": place_name,
    "explorer": explorer_name,
    "track": space_name,
    "deck": lambda _, name: DECK_NAMES.get(name, ""),
    "resource": lambda _, name: RESOURCE_NAMES.get(name, ""),
    "token": lambda _, name: TOKEN_NAMES.get(name, ""),
    "points": lambda _, name: "" if name else "points",
}


# --- facts


def about_printed(state: Monumental, seat: Seat | None, name: str) -> Facts:
    """All about anything printed."""
    return about_card(state, seat, state.lookup.kind_id.index(name))


def about_tile_called(state: Monumental, seat: Seat | None, name: str) -> Facts:
    """All about a tile, with the Soldiers there."""
    return about_tile(state, seat, state.lookup.tile_label.index(name))


def about_warlord(state: Monumental, seat: Seat | None, name: str) -> Facts:
    """All about a player's Warlord."""
    kind = state.lookup.civ_warlord[state.civilization[int(name)]]
    return about_card(state, seat, kind)


FACTS: Final[dict[str, Telling]] = {
    "card": about_printed,
    "discard": about_printed,
    "tile": about_tile_called,
    "unit": about_tile_called,
    "warlord": about_warlord,
    "seat": lambda state, seat, name: about_player(state, seat, int(name)),
    "automa": lambda state, seat, name: about_player(state, seat, int(name)),
    "place": lambda state, seat, name: about_place(state, seat, int(name)),
    "explorer": lambda state, seat, name: about_explorer(state, seat, int(name)),
    "track": lambda state, _, name: about_space(state, int(name)),
    "deck": about_deck,
    "resource": about_resource,
    "token": lambda state, _, name: about_tokens(state, name),
    "points": lambda state, seat, _: about_points(state, seat),
}

"""Short words and signs for the things of Monumental, for tables of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.maps.pieces import SEAT_COLOURS
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ANY,
    BUILDING,
    CULTURE,
    ERA_NAMES,
    GAINS,
    GOLD,
    KNOWLEDGE,
    MILITARY,
    NOBODY,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    SPACES,
    TYPES,
    UNREST,
    WONDER,
)
from ziggurat.terminal.colours import AMBER

SIGNS = {
    PRODUCTION: "P",
    SCIENCE: "S",
    MILITARY: "M",
    GOLD: "G",
    CULTURE: "C",
    ANY: "?",
    SPACES: "T",
}
SIGN_STYLES = {
    PRODUCTION: "#c08552",
    SCIENCE: "#2a9df4",
    MILITARY: "red",
    GOLD: AMBER,
    CULTURE: "magenta",
    ANY: "cyan",
    SPACES: "green",
}
SIGN_WORDS = {
    PRODUCTION: "Production",
    SCIENCE: "Science",
    MILITARY: "Military",
    GOLD: "Gold",
    CULTURE: "Culture",
    ANY: "any of the first three",
    SPACES: "Trade track",
}
TYPE_STYLES = {BUILDING: "#c08552", KNOWLEDGE: "#2a9df4", WONDER: "magenta", UNREST: "bold red"}
TEXT_SIGN = "»"
"""Stands behind a card whose text does something besides its yield."""


def letter(state: Monumental, player: int) -> Text:
    """A player's civilization as one letter on the player's colour; a dot for nobody.

    Black on the colour can be read on light and dark terminals alike; the colour alone cannot.
    """
    if player == NOBODY:
        return Text("·", style="dim")
    colour = SEAT_COLOURS[player % len(SEAT_COLOURS)]
    return Text(initial(state, player), style=f"bold #000000 on {colour}")


def initial(state: Monumental, player: int) -> str:
    """The letter a player is known by; no two civilizations begin with the same."""
    return civilization(state, player)[:1]


def civilization(state: Monumental, player: int) -> str:
    """The name of the civilization a player has."""
    return state.lookup.civ_realm[state.civilization[player]]


def signs(gains: list[int]) -> Text:
    """A price or a gain in signs: `3P 1G`; empty for nothing."""
    text = Text()
    for resource in range(GAINS):
        if gains[resource]:
            text.append(" " if text else "")
            text.append(f"{gains[resource]}{SIGNS[resource]}", style=SIGN_STYLES[resource])
    return text


def price(gains: list[int]) -> Text:
    """A price in signs; nothing is `free`."""
    return signs(gains) or Text("free")


def supply_sign(resource: int, count: int) -> Text:
    """So much of a resource, dim where there is none."""
    return Text(str(count), style=SIGN_STYLES[resource] if count else "dim")


def has_text(lookup: Lookup, kind: int) -> bool:
    """Whether a card does more than its yield says."""
    return bool(lookup.kind_records[kind])


def type_word(lookup: Lookup, kind: int) -> Text:
    """What sort of thing it is, coloured."""
    number = lookup.kind_type[kind]
    return Text(TYPES[number].replace("_", " ").capitalize(), style=TYPE_STYLES.get(number, ""))


def era_word(era: int) -> str:
    """An Era as a heading has it."""
    name = ERA_NAMES[era]
    return name[:1].upper() + name[1:]


def names_of(lookup: Lookup, kinds: Iterable[int]) -> str:
    """Several cards by name, those that are there twice counted."""
    counts: dict[str, int] = {}
    for kind in kinds:
        name = lookup.kind_name[kind]
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items())


def sign_legend() -> Text:
    """What the letters of prices and yields mean."""
    text = Text()
    for resource, word in SIGN_WORDS.items():
        text.append(", " if text else "")
        text.append(SIGNS[resource], style=f"bold {SIGN_STYLES[resource]}").append(f" {word}")
    return text.append(f", {TEXT_SIGN} a text.")


def resource_word(resource: int) -> str:
    """A resource as the rules write it."""
    return RESOURCES[resource].capitalize()

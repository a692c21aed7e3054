"""What lies and stands on a tile of Monumental, as a sign for maps and in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import (
    SIGN_STYLES,
    SIGNS,
    letter,
    resource_word,
)
from ziggurat.games.monumental.terms import (
    EXPLORERS,
    FREE_CITY,
    NOBODY,
    NOTHING,
    PRODUCTION,
    SCIENCE,
)

LEGEND = (
    "W Warlord, O Outpost, h Hidden Forces, b Barbarians or a Monster, f Free City, "
    "n Natural Wonder (N shown), * Wonder, $ market, p s Production and Science tokens, "
    "t Trade Benefit, x Monster, # Trading Post and e Explorers of whose letter follows"
)


class Content:
    """One thing on a tile."""

    def __init__(self, sign: str | Text, words: str | Text, style: str = "") -> None:
        self.sign = Text(sign, style=style) if isinstance(sign, str) else sign
        self.words = Text(words, style=style) if isinstance(words, str) else words


def things_on(state: Monumental, tile: int) -> Iterator[Content]:
    """Everything on a tile but its Soldiers, which are counted with its owner."""
    yield from _military(state, tile)
    yield from _wonders(state, tile)
    yield from _tokens(state, tile)
    yield from _visitors(state, tile)


def _military(state: Monumental, tile: int) -> Iterator[Content]:
    owner = state.control[tile]
    if owner != NOBODY and state.warlord[owner] == tile:
        yield Content("W", "Warlord", "bold")
    if state.outpost[tile]:
        yield Content("O", "Outpost", "bold")
    if state.hidden[tile]:
        yield Content("h", "Hidden Forces")


def _wonders(state: Monumental, tile: int) -> Iterator[Content]:
    names = state.lookup.kind_name
    if state.natural[tile] != NOTHING:
        is_shown = state.natural_shown[tile]
        name = names[state.natural[tile]] if is_shown else "Natural Wonder face down"
        yield Content("N" if is_shown else "n", name, "green")
    if state.wonder_at[tile] != NOTHING:
        yield Content("*", names[state.wonder_at[tile]], "magenta")


def _tokens(state: Monumental, tile: int) -> Iterator[Content]:
    lookup = state.lookup
    if state.token[tile] != NOTHING:
        is_city = lookup.kind_type[state.token[tile]] == FREE_CITY
        yield Content("f", "Free City") if is_city else Content("b", "Barbarians")
    if state.market_left[tile]:
        yield Content("$", lookup.kind_name[lookup.market_at[tile]])
    for resource in (PRODUCTION, SCIENCE):
        count = state.deposits[2 * tile + resource]
        if count:
            sign = SIGNS[resource].lower() * count
            # Tokens, but that word would not fit into the tile.
            yield Content(sign, f"{count} {resource_word(resource)}", SIGN_STYLES[resource])
    if state.harbor_benefit[tile] != NOTHING:
        yield Content("t", "Trade Benefit")


def _visitors(state: Monumental, tile: int) -> Iterator[Content]:
    """Monsters, Trading Posts and Explorers, who may be anybody's."""
    for monster, lair in zip(state.prowling, state.lairs):
        if lair == tile:
            yield Content("x", state.lookup.kind_name[monster], "bold red")
    if state.post[tile] != NOBODY:
        owner = letter(state, state.post[tile])
        yield Content(Text.assemble("#", owner), Text.assemble(owner, " Trading Post"))
    explorers = explorers_at(state, tile)
    if explorers:
        whose = Text("").join(letter(state, player) for player in explorers)
        words = " Explorer" if len(explorers) == 1 else " Explorers"
        yield Content(Text.assemble("e", whose), Text.assemble(whose, words))


def explorers_at(state: Monumental, tile: int) -> list[int]:
    """Whose Explorers are on a tile, one entry for each."""
    return [number // EXPLORERS for number, where in enumerate(state.explorers) if where == tile]

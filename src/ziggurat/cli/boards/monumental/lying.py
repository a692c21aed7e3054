"""What lies and stands on a tile of Monumental, as a sign for maps and in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ziggurat.cli.boards.monumental.wording import (
    SIGN_STYLES,
    SIGNS,
    letter,
    resource_word,
)
from ziggurat.games.monumental.state import Monumental
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


class Lying:
    """One thing on a tile."""

    def __init__(self, sign: str | Text, words: str | Text, style: str = "") -> None:
        self.sign = Text(sign, style=style) if isinstance(sign, str) else sign
        self.words = Text(words, style=style) if isinstance(words, str) else words


def things_on(game: Monumental, tile: int) -> Iterator[Lying]:
    """Everything on a tile but its Soldiers, which are counted with its owner."""
    yield from _military(game, tile)
    yield from _wonders(game, tile)
    yield from _tokens(game, tile)
    yield from _visitors(game, tile)


def _military(game: Monumental, tile: int) -> Iterator[Lying]:
    owner = game.control[tile]
    if owner != NOBODY and game.warlord[owner] == tile:
        yield Lying("W", "Warlord", "bold")
    if game.outpost[tile]:
        yield Lying("O", "Outpost", "bold")
    if game.hidden[tile]:
        yield Lying("h", "Hidden Forces")


def _wonders(game: Monumental, tile: int) -> Iterator[Lying]:
    names = game.tables.kind_name
    if game.natural[tile] != NOTHING:
        is_shown = game.natural_shown[tile]
        name = names[game.natural[tile]] if is_shown else "Natural Wonder face down"
        yield Lying("N" if is_shown else "n", name, "green")
    if game.wonder_at[tile] != NOTHING:
        yield Lying("*", names[game.wonder_at[tile]], "magenta")


def _tokens(game: Monumental, tile: int) -> Iterator[Lying]:
    tables = game.tables
    if game.token[tile] != NOTHING:
        is_city = tables.kind_type[game.token[tile]] == FREE_CITY
        yield Lying("f", "Free City") if is_city else Lying("b", "Barbarians")
    if game.market_left[tile]:
        yield Lying("$", tables.kind_name[tables.market_at[tile]])
    for resource in (PRODUCTION, SCIENCE):
        count = game.deposits[2 * tile + resource]
        if count:
            sign = SIGNS[resource].lower() * count
            # Tokens, but that word would not fit into the tile.
            yield Lying(sign, f"{count} {resource_word(resource)}", SIGN_STYLES[resource])
    if game.harbor_benefit[tile] != NOTHING:
        yield Lying("t", "Trade Benefit")


def _visitors(game: Monumental, tile: int) -> Iterator[Lying]:
    """Monsters, Trading Posts and Explorers, who may be anybody's."""
    for monster, lair in zip(game.prowling, game.lairs):
        if lair == tile:
            yield Lying("x", game.tables.kind_name[monster], "bold red")
    if game.post[tile] != NOBODY:
        owner = letter(game, game.post[tile])
        yield Lying(Text.assemble("#", owner), Text.assemble(owner, " Trading Post"))
    explorers = explorers_at(game, tile)
    if explorers:
        whose = Text("").join(letter(game, player) for player in explorers)
        words = " Explorer" if len(explorers) == 1 else " Explorers"
        yield Lying(Text.assemble("e", whose), Text.assemble(whose, words))


def explorers_at(game: Monumental, tile: int) -> list[int]:
    """Whose Explorers are on a tile, one entry for each."""
    return [number // EXPLORERS for number, where in enumerate(game.explorers) if where == tile]

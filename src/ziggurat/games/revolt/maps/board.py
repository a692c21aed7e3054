"""Boards of Empire's Revolt: the Mediterranean, or a player's own map in the same form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from pathlib import Path

from ziggurat.atlas.checking import check
from ziggurat.atlas.gazetteer import Gazetteer, Space
from ziggurat.atlas.outline_files import outlines_beside
from ziggurat.atlas.outlines import Outlines, read_outlines
from ziggurat.atlas.reading import read_gazetteer
from ziggurat.documents.faults import Fault, nearest_name, refuse_faults
from ziggurat.documents.reading import Document
from ziggurat.games.revolt.printed.cards import RESOURCES, Cards, Resource, read_cards

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
MOST_REGIONS = 200
"""Twice the Mediterranean's. Who looks how near everything is to everything, and where names and
pieces find room in the picture, takes minutes for a thousand."""


class RegionKind(StrEnum):
    """The kinds of spaces on the board."""

    CAPITAL = "capital"
    CITY = "city"
    LAND = "land"
    MERCENARY = "mercenary"
    TECH_ISLAND = "tech_island"


class Region(Space, frozen=True, kw_only=True):
    """A space of Empire's Revolt."""

    kind: RegionKind
    nation: str | None = None
    """Whose home region it is; None for blank regions."""
    resource: Resource | None = None
    city: int | None = None
    """The number of its city card."""
    mercenaries: str | None = None
    """The people hired here."""


Board = Gazetteer[Region]


def mediterranean() -> Document:
    """Return the map file shipped with the game."""
    return files("ziggurat.games.revolt") / "data" / "mediterranean.yaml"


def read_board(document: Document | None = None) -> Board:
    """Return a board as its file says; None is the Mediterranean of 300 BCE.

    Raises `Invalid` for what cannot be understood; `check_board` tells what is wrong beyond that.
    """
    return read_gazetteer(document if document is not None else mediterranean(), Region)


def read_sound_board(document: Document | None = None) -> Board:
    """Return a board that can be played; raises `Invalid` with every fault otherwise."""
    board = read_board(document)
    refuse_faults(check_board(board))
    return board


def outlines_of(path: Path | None = None) -> Document:
    """Return where the outlines of a board are kept: beside a map file, or in the package."""
    return outlines_beside(path, "ziggurat.games.revolt")


def read_board_outlines(path: Path | None = None) -> Outlines:
    """Return the stored outlines of a board."""
    return read_outlines(outlines_of(path))


def seats_of(board: Board) -> range:
    """Tell how many may play on a board: two, up to one for each capital."""
    capitals = sum(region.kind is RegionKind.CAPITAL for region in board.spaces)
    return range(FEWEST_PLAYERS, min(capitals, MOST_PLAYERS) + 1)


def check_board(board: Board, cards: Cards | None = None) -> list[Fault]:
    """Return everything that keeps a map from being a board of Empire's Revolt."""
    cards = cards or read_cards()
    if len(board.spaces) > MOST_REGIONS:
        reason = f"there are {len(board.spaces)}; a board has at most {MOST_REGIONS}"
        return [Fault(board.source, "regions", reason)]
    laws = (_names, _nations, _capitals, _cities, _mercenaries, _resources, _islands)
    found = [fault for law in laws for fault in law(board, cards)]
    return [*check(board), *(Fault(board.source, entry, reason) for entry, reason in found)]


Found = Iterator[tuple[str, str]]


def _names(board: Board, _cards: Cards) -> Found:
    """Moves are written with ids, in small letters and with signs of their own."""
    coasts = {coast.id for coast in board.coasts}
    lists = {
        "regions": [region.id for region in board.spaces],
        "coasts": [coast.id for coast in board.coasts],
        "trade_routes": [route.id for route in board.routes],
    }
    for name, ids in lists.items():
        for one in ids:
            if one != one.lower() or any(sign in "#+@" for sign in one):
                yield f"{name}, {one}", "an id is written in small letters, without '#', '+' or '@'"
    for route in board.routes:
        if route.id in coasts:
            yield f"trade_routes, {route.id}", "a coast has this id already"


def _nations(board: Board, cards: Cards) -> Found:
    known = [card.nation for card in cards.capitals]
    for region in board.spaces:
        if region.nation is not None and region.nation not in known:
            guess = nearest_name(region.nation, known)
            yield (
                f"regions, {region.id}",
                f"there is no nation '{region.nation}'{guess}; known are {', '.join(known)}",
            )


def _capitals(board: Board, cards: Cards) -> Found:
    capitals = [region for region in board.spaces if region.kind is RegionKind.CAPITAL]
    if not FEWEST_PLAYERS <= len(capitals) <= MOST_PLAYERS:
        yield (
            "regions",
            (
                f"there are {len(capitals)} regions of kind capital; a board has "
                f"{FEWEST_PLAYERS} to {MOST_PLAYERS}, one for each nation that can be played"
            ),
        )
    first: dict[str, str] = {}
    for region in capitals:
        entry = f"regions, {region.id}"
        if region.nation is None:
            nations = ", ".join(card.nation for card in cards.capitals)
            yield entry, f"a capital needs its nation, one of {nations}"
        elif region.nation in first:
            yield entry, f"{region.nation} has its capital at {first[region.nation]} already"
        else:
            first[region.nation] = region.id


def _cities(board: Board, cards: Cards) -> Found:
    known = [card.number for card in cards.cities]
    uses = Counter(region.city for region in board.spaces if region.city is not None)
    for region in board.spaces:
        entry = f"regions, {region.id}"
        if region.kind is not RegionKind.CITY:
            if region.city is not None:
                yield entry, f"only a city has a city card; this region is of kind {region.kind}"
        elif region.city is None:
            yield entry, "a city needs the number of its card, such as 'city: 3'"
        elif region.city not in known:
            yield (
                entry,
                f"there is no city card {region.city}; the numbers are {known[0]} to {known[-1]}",
            )
        elif uses[region.city] > 1:
            yield entry, f"city card {region.city} is used {uses[region.city]} times; give it once"


def _mercenaries(board: Board, cards: Cards) -> Found:
    known = [card.id for card in cards.mercenaries]
    for region in board.spaces:
        entry = f"regions, {region.id}"
        people = region.mercenaries
        if region.kind is not RegionKind.MERCENARY:
            if people is not None:
                yield entry, f"mercenaries live in regions of kind mercenary, not {region.kind}"
        elif people is None:
            yield entry, f"needs the mercenaries hired here, one of {', '.join(known)}"
        elif people not in known:
            guess = nearest_name(people, known)
            yield entry, f"there are no mercenaries '{people}'{guess}; known are {', '.join(known)}"


def _resources(board: Board, _cards: Cards) -> Found:
    for region in board.spaces:
        if region.kind is RegionKind.LAND and region.resource is None:
            yield f"regions, {region.id}", "a land needs its resource: food, gold or wood"
        if region.kind is not RegionKind.LAND and region.resource is not None:
            yield (
                f"regions, {region.id}",
                f"only land gives a resource; this region is of kind {region.kind}",
            )
    for resource in RESOURCES:
        if not any(region.resource == resource for region in board.spaces):
            yield "regions", f"no region gives {resource}; a board needs all three resources"


def _islands(board: Board, _cards: Cards) -> Found:
    coasts = {coast.region for coast in board.coasts}
    bordered = {end for border in board.borders for end in (border.a, border.b)}
    for region in board.spaces:
        if region.kind is not RegionKind.TECH_ISLAND:
            continue
        if region.id not in coasts:
            yield f"regions, {region.id}", "a tech island needs a coast where ships can lie"
        if region.id in bordered:
            yield f"regions, {region.id}", "a tech island has no borders; no troop can enter it"

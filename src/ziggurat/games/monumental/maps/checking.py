"""What is wrong with a hex map: every fault by file, tile and reason (MO-6.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from ziggurat.atlas.hexes import SIDES, Hex, distance, neighbours, opposite
from ziggurat.documents.faults import Fault, nearest_name
from ziggurat.documents.reading import LONGEST_NAME
from ziggurat.games.monumental.maps.reading import (
    CLAIMED,
    EXPLORATION,
    MARKET,
    NATURAL_WONDER,
    HexMap,
    Tile,
    passages,
)
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.terms import MOST_PLAYERS

FEWEST_PLAYERS: Final = 2
HARDEST: Final = 3
MOST_TILES: Final = 120
MOST_CLAIMED: Final = 3
"""Resource tokens on one tile; more could not be told apart."""

Found: TypeAlias = Iterator[tuple[str, str]]
"""Entry and reason of each fault."""


def check_map(hex_map: HexMap, file: str | None = None, cards: Cards | None = None) -> list[Fault]:
    """Return everything that keeps a map from being played."""
    cards = cards or read_cards()
    laws: tuple[Callable[[HexMap, Cards], Found], ...] = (
        _heading,
        _places,
        _terrains,
        _seats,
        _tokens,
        _bridges,
        _deck,
    )
    found = [fault for law in laws for fault in law(hex_map, cards)]
    if not found:  # where tiles lie on one another or are unknown, nobody can walk
        found = [*_capitals(hex_map, cards), *_reach(hex_map, cards), *_supply(hex_map, cards)]
    return [Fault(file or f"map {hex_map.id}", entry, reason) for entry, reason in found]


def notes_on(hex_map: HexMap, cards: Cards | None = None) -> list[str]:
    """Say what a designer should know about a map although it can be played."""
    cards = cards or read_cards()
    uses = Counter(tile.terrain for tile in hex_map.tiles)
    return [
        f"it has {uses[terrain.id]} tiles of {terrain.name}; one box holds {terrain.tiles}"
        for terrain in cards.terrains
        if terrain.tiles is not None and uses[terrain.id] > terrain.tiles
    ]


def _tile(at: Hex) -> str:
    return f"tile ({at[0]}, {at[1]})"


def _heading(hex_map: HexMap, _cards: Cards) -> Found:
    name = hex_map.id
    if not name or name != name.lower() or any(sign.isspace() or sign in "/:>" for sign in name):
        yield "id", f"{name!r}: an id is written in small letters, without spaces, '/', ':' or '>'"
    if not hex_map.name.strip():
        yield "name", "a map needs a name"
    if max(len(name), len(hex_map.name)) > LONGEST_NAME:
        yield "name", f"id and name have at most {LONGEST_NAME} characters each"
    if not FEWEST_PLAYERS <= hex_map.players <= MOST_PLAYERS:
        yield (
            "players",
            f"{hex_map.players}: a map is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players",
        )
    if hex_map.level > HARDEST:
        yield "level", f"{hex_map.level}: levels go from 1 to {HARDEST}"
    if len(hex_map.tiles) > MOST_TILES:
        yield "tiles", f"there are {len(hex_map.tiles)}; a map has at most {MOST_TILES}"


def _places(hex_map: HexMap, _cards: Cards) -> Found:
    for at, count in Counter(tile.place for tile in hex_map.tiles).items():
        if count > 1:
            yield _tile(at), f"{count} tiles lie on this place; each needs its own"


def _terrains(hex_map: HexMap, cards: Cards) -> Found:
    known = [terrain.id for terrain in cards.terrains]
    for tile in hex_map.tiles:
        if tile.terrain not in known:
            guess = nearest_name(tile.terrain, known) or f"; known are {', '.join(known)}"
            yield _tile(tile.place), f"there is no terrain '{tile.terrain}'{guess}"


def _seats(hex_map: HexMap, _cards: Cards) -> Found:
    """Every player has a Capital, and only Capitals have a player."""
    seats: Counter[int] = Counter()
    for tile in hex_map.tiles:
        if tile.terrain != "capital":
            if tile.seat is not None:
                yield _tile(tile.place), f"only a Capital has a seat; this is {tile.terrain}"
        elif tile.seat is None:
            yield _tile(tile.place), f"a Capital needs its seat, 1 to {hex_map.players}"
        else:
            seats[tile.seat] += 1
    for seat in sorted({*seats, *range(1, hex_map.players + 1)}):
        if seat > hex_map.players:
            yield "tiles", f"there is a Capital of seat {seat}, but {hex_map.players} players"
        elif seats[seat] != 1:
            yield "tiles", f"seat {seat} has {seats[seat]} Capitals; each seat has one"


def _tokens(hex_map: HexMap, cards: Cards) -> Found:
    known = [*EXPLORATION, *CLAIMED, NATURAL_WONDER, *(market.id for market in cards.markets)]
    barren = {terrain.id for terrain in cards.terrains if not terrain.conquerable}
    for tile in hex_map.tiles:
        for token in dict.fromkeys(tile.tokens):
            if token not in known:
                guess = nearest_name(token, known) or f"; known are {', '.join(known)}"
                yield _tile(tile.place), f"there is no token '{token}'{guess}"
        if tile.tokens and tile.terrain in barren:
            yield _tile(tile.place), f"no token can lie on {tile.terrain}; nobody conquers it"
        yield from ((_tile(tile.place), reason) for reason in _crowding(tile))


def _crowding(tile: Tile) -> Iterator[str]:
    for kinds, limit, name in (
        (EXPLORATION, 1, "Exploration token (barbarian or free_city)"),
        ((NATURAL_WONDER,), 1, "Natural Wonder"),
        (CLAIMED, MOST_CLAIMED, "resource tokens (production or science)"),
    ):
        count = sum(token in kinds for token in tile.tokens)
        if count > limit:
            yield f"holds {count}; at most {limit} {name} lies on a tile"
    markets = sum(token.startswith(MARKET) for token in tile.tokens)
    if markets > 1:
        yield f"holds {markets} markets; at most 1 stands on a tile"


def _bridges(hex_map: HexMap, cards: Cards) -> Found:
    by_place = {tile.place: tile for tile in hex_map.tiles}
    water = {terrain.id for terrain in cards.terrains if not terrain.is_land}
    narrow = {terrain.id for terrain in cards.terrains if terrain.entry == "opposite_sides"}
    for tile in hex_map.tiles:
        entry = _tile(tile.place)
        if tile.terrain not in narrow:
            if tile.open:
                yield entry, f"only a Bridge has open sides; this is {tile.terrain}"
            continue
        if not _are_opposite(tile.open):
            yield (
                entry,
                "a Bridge needs open, two opposite ways to neighbours, such as [[1, 0], [-1, 0]]",
            )
            continue
        for dq, dr in tile.open:
            beyond = by_place.get((tile.q + dq, tile.r + dr))
            if beyond is None or beyond.terrain in water:
                yield entry, f"its open side [{dq}, {dr}] leads to no land"


def _are_opposite(sides: tuple[Hex, ...]) -> bool:
    return len(sides) == 2 and sides[0] in SIDES and sides[1] == opposite(sides[0])


def _deck(hex_map: HexMap, cards: Cards) -> Found:
    """A deck that is written down is the guideline's (AE-3.0.2)."""
    if hex_map.deck is None:
        return
    guideline = cards.setup.development_deck.table(hex_map.players)
    for era, wanted in guideline.items():
        given = hex_map.deck.get(era)
        if given != wanted:
            said = f"{given} Buildings/Knowledge/Wonders" if given is not None else "nothing"
            yield (
                f"deck, Era {era}",
                f"holds {said}; the guideline for {hex_map.players} players is {wanted} (AE-3.0.2)",
            )


def _capitals(hex_map: HexMap, cards: Cards) -> Found:
    """Capitals are never adjacent, and each has two land neighbours or more (MO-6.7)."""
    land = {terrain.id for terrain in cards.terrains if terrain.conquerable}
    reach = passages(hex_map.tiles)
    capitals = [tile for tile in hex_map.tiles if tile.terrain == "capital"]
    for place, tile in enumerate(capitals):
        for other in capitals[place + 1 :]:
            if distance(tile.place, other.place) == 1:
                reason = f"the Capitals of seats {tile.seat} and {other.seat} are adjacent"
                yield _tile(tile.place), f"{reason}; Capitals never are (MO-6.7)"
    for index, tile in enumerate(hex_map.tiles):
        if tile.terrain == "capital":
            ways = sum(hex_map.tiles[near].terrain in land for near in reach[index])
            if ways < 2:
                reason = f"the Capital of seat {tile.seat} has {ways} land neighbours"
                yield _tile(tile.place), f"{reason}; it needs at least 2 (MO-6.7)"


def _reach(hex_map: HexMap, cards: Cards) -> Found:
    """Every land tile can be reached from every Capital over land (MO-6.7)."""
    land = {terrain.id for terrain in cards.terrains if terrain.conquerable}
    reach = passages(hex_map.tiles)
    for start, capital in enumerate(hex_map.tiles):
        if capital.terrain != "capital":
            continue
        reached = _walk(start, reach, hex_map.tiles, land)
        for index, tile in enumerate(hex_map.tiles):
            if tile.terrain in land and index not in reached:
                reason = f"cannot be reached over land from the Capital of seat {capital.seat}"
                yield _tile(tile.place), f"{tile.terrain} {reason} (MO-6.7)"


def _walk(
    start: int, reach: tuple[tuple[int, ...], ...], tiles: tuple[Tile, ...], land: set[str]
) -> set[int]:
    """Return what can be walked to; nobody walks through a Capital."""
    reached, waiting = {start}, [start]
    while waiting:
        for near in reach[waiting.pop()]:
            if near not in reached and tiles[near].terrain in land:
                reached.add(near)
                waiting.append(near)
    return reached


def _supply(hex_map: HexMap, cards: Cards) -> Found:
    """The box must hold every token the map asks for."""
    uses = Counter(token for tile in hex_map.tiles for token in tile.tokens)
    for token, held in tokens_in_the_box(cards).items():
        wanted = uses[token] * (hex_map.players if token.startswith(MARKET) else 1)
        if wanted > held:
            each = f", {hex_map.players} in each stack" if token.startswith(MARKET) else ""
            yield "tiles", f"asks for {wanted} tokens '{token}'{each}; there are {held}"
    harbors = sum(tile.terrain == "harbor" for tile in hex_map.tiles)
    benefits = sum(token.copies for token in cards.trade_benefits)
    if harbors > benefits:
        yield "tiles", f"has {harbors} Harbors; there are {benefits} Trade Benefits to lay on them"


def tokens_in_the_box(cards: Cards) -> dict[str, int]:
    """Return how many tokens there are of each kind a map can ask for."""
    spent = {"production": "production_token", "science": "science_token"}
    copies = {token.id: token.copies for token in cards.resource_tokens}
    return {
        "barbarian": sum(token.copies for token in cards.barbarians),
        "free_city": sum(token.copies for token in cards.free_cities),
        NATURAL_WONDER: len(cards.natural_wonders),
        **{name: copies[token] for name, token in spent.items()},
        **{market.id: market.copies for market in cards.markets},
    }


def is_coastal(tile: Tile, hex_map: HexMap, cards: Cards) -> bool:
    """Whether a tile is a Coastal Province (MO-6.4)."""
    terrain = cards.terrain(tile.terrain)
    water = {other.place for other in hex_map.tiles if other.terrain == "water"}
    beside = any(at in water for at in neighbours(tile.place))
    return terrain.conquerable and (terrain.coastal or beside)

"""All about a tile: what it is, who holds it, what lies and stands there, what it takes."""

from __future__ import annotations

from ziggurat.games.monumental import names
from ziggurat.games.monumental.facts import Facts
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.defence import (
    defence_of,
    is_province,
    parts_of_defence,
    targets,
)
from ziggurat.games.monumental.rules.statics import conquest_price
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    EXPLORERS,
    FREE_CITY,
    NOBODY,
    NOTHING,
    PAY_GOLD_TO_CONQUER,
    TERRAINS,
)
from ziggurat.kernel.state import Seat


def tile_name(game: Monumental, tile: int) -> str:
    """A tile by its terrain and label, a Capital by its civilization."""
    label = game.tables.tile_label[tile]
    if game.tables.terrain[tile] == CAPITAL and tile in game.capital:
        owner = game.capital.index(tile)
        return f"the Capital of {game.tables.civ_realm[game.civilization[owner]]}, {label}"
    terrain = read_cards().terrain(TERRAINS[game.tables.terrain[tile]])
    return f"{terrain.name} {label}"


def about_tile(game: Monumental, seat: Seat | None, tile: int) -> Facts:
    """Everything about a tile, in the order in which one asks."""
    terrain = read_cards().terrain(TERRAINS[game.tables.terrain[tile]])
    facts: Facts = [("Terrain", f"{terrain.name}: {terrain.text}")]
    if game.tables.coastal[tile]:
        facts.append(("Coastal", "yes (MO-6.4)"))
    facts += holding(game, tile)
    if is_province(game, tile):
        facts += defending(game, tile)
        if seat is not None and game.control[tile] != seat:
            facts.append(("For you", conquest_words(game, seat, tile)))
    facts += lying(game, tile)
    visitors = explorers_at(game, tile)
    if visitors:
        facts.append(("Explorers", visitors))
    around = [names.tile(game, near) for near in game.tables.explorer_ways[tile]]
    facts.append(("Ways to", ", ".join(around) or "nowhere"))
    return facts


def holding(game: Monumental, tile: int) -> Facts:
    """Who holds it, with what."""
    owner = game.control[tile]
    if owner == NOBODY:
        is_known = is_province(game, tile)
        return [("Held by", "nobody")] if is_known else []
    count = game.soldiers[tile]
    pieces = [f"{count} {'Soldier' if count == 1 else 'Soldiers'}"] if count else []
    if game.warlord[owner] == tile:
        pieces.append("the Warlord")
    if game.outpost[tile]:
        pieces.append("an Outpost")
    if game.hidden[tile]:
        pieces.append("Hidden Forces")
    return [
        ("Held by", names.player(game, owner)),
        ("Pieces", ", ".join(pieces) or "none"),
    ]


def defending(game: Monumental, tile: int) -> Facts:
    """The Defence, part by part (MO-6.5)."""
    parts = [f"{name} {points}" for name, points in parts_of_defence(game, tile) if points]
    return [("Defence", f"{defence_of(game, tile)}: {', '.join(parts)}")]


def conquest_words(game: Monumental, seat: Seat, tile: int) -> str:
    """What conquering it would cost the seat, and whether it is in reach."""
    price = conquest_price(game, seat, defence_of(game, tile))
    what = "gold" if game.follows(seat, PAY_GOLD_TO_CONQUER) else "military"
    reach = "" if tile in targets(game, seat) else "; it is not next to a tile of yours (MO-7.2)"
    return f"{price} [resource:{what}] to conquer{reach}"


def lying(game: Monumental, tile: int) -> Facts:
    """Tokens, structures and Monsters."""
    tables = game.tables
    facts: Facts = []
    if game.wonder_at[tile] != NOTHING:
        facts.append(("Wonder", names.card(game, game.wonder_at[tile])))
    if game.natural[tile] != NOTHING:
        shown = game.natural_shown[tile]
        facts.append(
            ("Natural Wonder", names.card(game, game.natural[tile]) if shown else "face down")
        )
    if game.token[tile] != NOTHING:
        is_city = tables.kind_type[game.token[tile]] == FREE_CITY
        facts.append(("Face down", "a Free City" if is_city else "Barbarians"))
    deposits = [
        f"{count} [resource:{name}]"
        for name, count in zip(("production", "science"), game.deposits[2 * tile : 2 * tile + 2])
        if count
    ]
    if deposits:
        facts.append(("Tokens to claim", ", ".join(deposits)))
    if tables.market_at[tile] != NOTHING:
        market = names.card(game, tables.market_at[tile])
        facts.append(("Market", f"{market}, {game.market_left[tile]} left"))
    if game.harbor_benefit[tile] != NOTHING:
        facts.append(("Harbor", "a face-down Trade Benefit (AE-5.1.6)"))
    if game.post[tile] != NOBODY:
        exchange = game.exchange_at[tile]
        offer = f", {names.card(game, exchange)}" if exchange != NOTHING else ""
        facts.append(("Trading Post", f"{names.player(game, game.post[tile])}{offer}"))
    lurking = [m for m, lair in zip(game.prowling, game.lairs) if lair == tile]
    if lurking:
        facts.append(("Monsters", names.cards(game, lurking)))
    return facts


def explorers_at(game: Monumental, tile: int) -> str:
    """Whose Explorers stand there."""
    found: list[str] = []
    for player in game.order:
        first = player * EXPLORERS
        count = game.explorers[first : first + EXPLORERS].count(tile)
        if count:
            found.append(f"{names.player(game, player)} {count}")
    return ", ".join(found)

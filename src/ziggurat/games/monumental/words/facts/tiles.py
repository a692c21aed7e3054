"""All about a tile: what it is, who holds it, what lies and stands there, what it takes."""

from __future__ import annotations

from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.conquest.defence import (
    defence_of,
    is_province,
    parts_of_defence,
    targets,
)
from ziggurat.games.monumental.rules.effects.statics import conquest_price
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
from ziggurat.games.monumental.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts


def tile_name(state: Monumental, tile: int) -> str:
    """A tile by its terrain and label, a Capital by its civilization."""
    label = state.lookup.tile_label[tile]
    if state.lookup.terrain[tile] == CAPITAL and tile in state.capital:
        owner = state.capital.index(tile)
        return f"the Capital of {state.lookup.civ_realm[state.civilization[owner]]}, {label}"
    terrain = read_cards().terrain(TERRAINS[state.lookup.terrain[tile]])
    return f"{terrain.name} {label}"


def about_tile(state: Monumental, seat: Seat | None, tile: int) -> Facts:
    """Everything about a tile, in the order in which one asks."""
    terrain = read_cards().terrain(TERRAINS[state.lookup.terrain[tile]])
    facts: Facts = [("Terrain", f"{terrain.name}: {terrain.text}")]
    if state.lookup.coastal[tile]:
        facts.append(("Coastal", "yes (MO-6.4)"))
    facts += holding(state, tile)
    if is_province(state, tile):
        facts += defending(state, tile)
        if seat is not None and state.control[tile] != seat:
            facts.append(("For you", conquest_words(state, seat, tile)))
    facts += lying(state, tile)
    visitors = explorers_at(state, tile)
    if visitors:
        facts.append(("Explorers", visitors))
    around = [names.tile(state, near) for near in state.lookup.explorer_ways[tile]]
    facts.append(("Ways to", ", ".join(around) or "nowhere"))
    return facts


def holding(state: Monumental, tile: int) -> Facts:
    """Who holds it, with what."""
    owner = state.control[tile]
    if owner == NOBODY:
        is_known = is_province(state, tile)
        return [("Held by", "nobody")] if is_known else []
    count = state.soldiers[tile]
    pieces = [f"{count} {'Soldier' if count == 1 else 'Soldiers'}"] if count else []
    if state.warlord[owner] == tile:
        pieces.append("the Warlord")
    if state.outpost[tile]:
        pieces.append("an Outpost")
    if state.hidden[tile]:
        pieces.append("Hidden Forces")
    return [
        ("Held by", names.player(state, owner)),
        ("Pieces", ", ".join(pieces) or "none"),
    ]


def defending(state: Monumental, tile: int) -> Facts:
    """The Defence, part by part (MO-6.5)."""
    parts = [f"{name} {points}" for name, points in parts_of_defence(state, tile) if points]
    return [("Defence", f"{defence_of(state, tile)}: {', '.join(parts)}")]


def conquest_words(state: Monumental, seat: Seat, tile: int) -> str:
    """What conquering it would cost the seat, and whether it is in reach."""
    price = conquest_price(state, seat, defence_of(state, tile))
    what = "gold" if state.follows(seat, PAY_GOLD_TO_CONQUER) else "military"
    reach = "" if tile in targets(state, seat) else "; it is not next to a tile of yours (MO-7.2)"
    return f"{price} [resource:{what}] to conquer{reach}"


def lying(state: Monumental, tile: int) -> Facts:
    """Tokens, structures and Monsters."""
    lookup = state.lookup
    facts: Facts = []
    if state.wonder_at[tile] != NOTHING:
        facts.append(("Wonder", names.card(state, state.wonder_at[tile])))
    if state.natural[tile] != NOTHING:
        shown = state.natural_shown[tile]
        facts.append(
            ("Natural Wonder", names.card(state, state.natural[tile]) if shown else "face down")
        )
    if state.token[tile] != NOTHING:
        is_city = lookup.kind_type[state.token[tile]] == FREE_CITY
        facts.append(("Face down", "a Free City" if is_city else "Barbarians"))
    deposits = [
        f"{count} [resource:{name}]"
        for name, count in zip(("production", "science"), state.deposits[2 * tile : 2 * tile + 2])
        if count
    ]
    if deposits:
        facts.append(("Tokens to claim", ", ".join(deposits)))
    if lookup.market_at[tile] != NOTHING:
        market = names.card(state, lookup.market_at[tile])
        facts.append(("Market", f"{market}, {state.market_left[tile]} left"))
    if state.harbor_benefit[tile] != NOTHING:
        facts.append(("Harbor", "a face-down Trade Benefit (AE-5.1.6)"))
    if state.post[tile] != NOBODY:
        exchange = state.exchange_at[tile]
        offer = f", {names.card(state, exchange)}" if exchange != NOTHING else ""
        facts.append(("Trading Post", f"{names.player(state, state.post[tile])}{offer}"))
    lurking = [m for m, lair in zip(state.prowling, state.lairs) if lair == tile]
    if lurking:
        facts.append(("Monsters", names.cards(state, lurking)))
    return facts


def explorers_at(state: Monumental, tile: int) -> str:
    """Whose Explorers stand there."""
    found: list[str] = []
    for player in state.order:
        first = player * EXPLORERS
        count = state.explorers[first : first + EXPLORERS].count(tile)
        if count:
            found.append(f"{names.player(state, player)} {count}")
    return ", ".join(found)

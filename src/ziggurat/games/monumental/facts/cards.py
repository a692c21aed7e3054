"""All about a card or token: what it costs, gives and says, and where it lies."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental import names
from ziggurat.games.monumental.facts import Facts
from ziggurat.games.monumental.rules.statics import price_of, price_to_complete
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    BUILDING,
    ERA_NAMES,
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    KNOWLEDGE,
    NO_ERA,
    NOTHING,
    PLACES,
    PROJECT,
    RESOURCES,
    TYPES,
    WONDER,
)
from ziggurat.kernel.state import Seat

TYPE_NAMES: Final = {
    "policy": "Cultural Policy",
    "natural_wonder": "Natural Wonder",
    "market": "Market token",
    "benefit": "Trade Benefit",
    "exchange": "Exchange token",
    "barbarian": "Barbarian token",
    "monster_token": "Monster token",
    "free_city": "Free City token",
}
WORKS: Final = (BUILDING, KNOWLEDGE, WONDER)


def about_card(game: Monumental, seat: Seat | None, kind: int) -> Facts:
    """What is printed on it, what it costs this seat now, and where it lies."""
    tables = game.tables
    type_id = TYPES[tables.kind_type[kind]]
    facts: Facts = [("Type", TYPE_NAMES.get(type_id, type_id.capitalize()))]
    if tables.kind_era[kind] != NO_ERA:
        facts.append(("Era", ERA_NAMES[tables.kind_era[kind]]))
    facts += printed(game, kind)
    if tables.kind_text[kind]:
        facts.append(("Text", tables.kind_text[kind]))
    if seat is not None:
        facts += for_seat(game, seat, kind)
    where = places_of(game, seat, kind)
    if where:
        facts.append(("Lies", "; ".join(where)))
    return facts


def printed(game: Monumental, kind: int) -> Facts:
    """Prices, yield and other figures."""
    tables = game.tables
    facts: Facts = []
    if any(tables.kind_price[kind]):
        facts.append(("Costs", names.sums(tables.kind_price[kind])))
    if any(tables.price_complete[kind]):
        facts.append(("To complete", names.sums(tables.price_complete[kind])))
    if any(tables.kind_yield[kind]):
        facts.append(("Gives", names.sums(tables.kind_yield[kind])))
    if tables.strength[kind]:
        facts.append(("Strength", f"{tables.strength[kind]} [resource:military] (MO-13.6)"))
    if tables.contribution[kind] != NOTHING:
        facts.append(("Takes", f"[resource:{RESOURCES[tables.contribution[kind]]}] (AE-3.1.4)"))
    if tables.token_gold[kind]:
        facts.append(("An Automa gets", f"{tables.token_gold[kind]} [resource:gold]"))
    return facts


def for_seat(game: Monumental, seat: Seat, kind: int) -> Facts:
    """What acquiring or completing it costs the seat now, where that is possible at all."""
    origins = [
        (game.display, FROM_DISPLAY),
        (game.tables.basics, FROM_BASIC),
        (game.reserve[seat], FROM_RESERVE),
    ]
    for cards, origin in origins:
        if kind in cards and game.tables.kind_type[kind] in WORKS:
            return [("For you", affordable(game, seat, price_of(game, seat, kind, origin)))]
    if game.construction[seat] == kind:
        price = price_to_complete(game, seat, kind)
        return [("To complete for you", affordable(game, seat, price))]
    if kind in game.hero_row:
        return [("For you", affordable(game, seat, game.tables.kind_price[kind]))]
    return []


def affordable(game: Monumental, seat: Seat, price: list[int]) -> str:
    """A price, and whether the seat can pay it."""
    can = "you can pay it" if game.can_pay(seat, price) else "more than you have"
    return f"{names.sums(price)}: {can}"


def places_of(game: Monumental, seat: Seat | None, kind: int) -> list[str]:
    """Where copies of it lie that everybody, or this seat, can see."""
    found: list[str] = []
    if kind in game.display:
        found.append(f"in the display, {game.display.index(kind) + 1} from the far end")
    if kind in game.tables.basics:
        found.append(f"{game.basics_left[game.tables.basics.index(kind)]} in the stack")
    if kind == game.tables.unrest:
        found.append(f"{game.unrest_left} in the stack")
    if kind in game.hero_row:
        found.append("in the row of Heroes")
    found += on_the_map(game, kind)
    for player in game.order:
        found += by_player(game, seat, player, kind)
    return found


def on_the_map(game: Monumental, kind: int) -> list[str]:
    """Where it stands on the map, face up."""
    tables = game.tables
    found = [
        f"at {names.tile(game, tile)}"
        for tile in range(tables.tile_count)
        if kind in (game.wonder_at[tile], game.exchange_at[tile])
        or (game.natural[tile] == kind and game.natural_shown[tile])
    ]
    found += [
        f"prowls at {names.tile(game, lair)}"
        for monster, lair in zip(game.prowling, game.lairs)
        if monster == kind
    ]
    if tables.kind_type[kind] == PROJECT and kind in game.projects:
        place = game.projects.index(kind)
        owner, paid = game.project_owner[place], game.project_paid[place]
        held = "under the display" if owner < 0 else f"by {names.player(game, owner)}"
        found.append(f"{held} with {paid} on it" if paid else held)
    return found


def by_player(game: Monumental, seat: Seat | None, player: int, kind: int) -> list[str]:
    """Where a player has it."""
    who = "you" if player == seat else names.player(game, player)
    piles = {
        "city": [c for cards in game.city[player * PLACES : (player + 1) * PLACES] for c in cards],
        "deck": game.deck[player],
        "discard pile": game.discard[player],
        "cards drawn this turn": game.drawn[player],
        "archive": game.archived[player],
        "reserve": game.reserve[player],
        "taken cards": game.shelf[player],
        "Cultural Policies": game.policies[player],
        "completed Wonders": game.wonders[player],
        "construction": [game.construction[player]],
        "Heroes": [game.hero[player]],
        "tokens": game.loot[player] + game.markets[player],
        "used tokens": game.markets_used[player] + game.benefits_used[player],
        "completed Quests": game.quests_done[player],
        "Monsters defeated": game.trophies[player],
    }
    if player == seat:
        piles["Trade Benefits"] = game.benefits[player]
        piles["Quests"] = game.quests[player]
    found: list[str] = []
    for pile, cards in piles.items():
        count = cards.count(kind)
        if count:
            found.append(f"{who}: {pile}" + (f" ({count})" if count > 1 else ""))
    return found

"""All about a card or token: what it costs, gives and says, and where it lies."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects.statics import price_of, price_to_complete
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
from ziggurat.games.monumental.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts

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


def about_card(state: Monumental, seat: Seat | None, kind: int) -> Facts:
    """What is printed on it, what it costs this seat now, and where it lies."""
    lookup = state.lookup
    type_id = TYPES[lookup.kind_type[kind]]
    facts: Facts = [("Type", TYPE_NAMES.get(type_id, type_id.capitalize()))]
    if lookup.kind_era[kind] != NO_ERA:
        facts.append(("Era", ERA_NAMES[lookup.kind_era[kind]]))
    facts += printed(state, kind)
    if lookup.kind_text[kind]:
        facts.append(("Text", lookup.kind_text[kind]))
    if seat is not None:
        facts += for_seat(state, seat, kind)
    where = places_of(state, seat, kind)
    if where:
        facts.append(("Lies", "; ".join(where)))
    return facts


def printed(state: Monumental, kind: int) -> Facts:
    """Prices, yield and other figures."""
    lookup = state.lookup
    facts: Facts = []
    if any(lookup.kind_price[kind]):
        facts.append(("Costs", names.sums(lookup.kind_price[kind])))
    if any(lookup.price_complete[kind]):
        facts.append(("To complete", names.sums(lookup.price_complete[kind])))
    if any(lookup.kind_yield[kind]):
        facts.append(("Gives", names.sums(lookup.kind_yield[kind])))
    if lookup.strength[kind]:
        facts.append(("Strength", f"{lookup.strength[kind]} [resource:military] (MO-13.6)"))
    if lookup.contribution[kind] != NOTHING:
        facts.append(("Takes", f"[resource:{RESOURCES[lookup.contribution[kind]]}] (AE-3.1.4)"))
    if lookup.token_gold[kind]:
        facts.append(("An Automa gets", f"{lookup.token_gold[kind]} [resource:gold]"))
    return facts


def for_seat(state: Monumental, seat: Seat, kind: int) -> Facts:
    """What acquiring or completing it costs the seat now, where that is possible at all."""
    origins = [
        (state.display, FROM_DISPLAY),
        (state.lookup.basics, FROM_BASIC),
        (state.reserve[seat], FROM_RESERVE),
    ]
    for cards, origin in origins:
        if kind in cards and state.lookup.kind_type[kind] in WORKS:
            return [("For you", affordable(state, seat, price_of(state, seat, kind, origin)))]
    if state.construction[seat] == kind:
        price = price_to_complete(state, seat, kind)
        return [("To complete for you", affordable(state, seat, price))]
    if kind in state.hero_row:
        return [("For you", affordable(state, seat, state.lookup.kind_price[kind]))]
    return []


def affordable(state: Monumental, seat: Seat, price: list[int]) -> str:
    """A price, and whether the seat can pay it."""
    can = "you can pay it" if state.can_pay(seat, price) else "more than you have"
    return f"{names.sums(price)}: {can}"


def places_of(state: Monumental, seat: Seat | None, kind: int) -> list[str]:
    """Where copies of it lie that everybody, or this seat, can see."""
    found: list[str] = []
    if kind in state.display:
        found.append(f"in the display, {state.display.index(kind) + 1} from the far end")
    if kind in state.lookup.basics:
        found.append(f"{state.basics_left[state.lookup.basics.index(kind)]} in the stack")
    if kind == state.lookup.unrest:
        found.append(f"{state.unrest_left} in the stack")
    if kind in state.hero_row:
        found.append("in the row of Heroes")
    found += on_the_map(state, kind)
    for player in state.order:
        found += by_player(state, seat, player, kind)
    return found


def on_the_map(state: Monumental, kind: int) -> list[str]:
    """Where it stands on the map, face up."""
    lookup = state.lookup
    found = [
        f"at {names.tile(state, tile)}"
        for tile in range(lookup.tile_count)
        if kind in (state.wonder_at[tile], state.exchange_at[tile])
        or (state.natural[tile] == kind and state.natural_shown[tile])
    ]
    found += [
        f"prowls at {names.tile(state, lair)}"
        for monster, lair in zip(state.prowling, state.lairs)
        if monster == kind
    ]
    if lookup.kind_type[kind] == PROJECT and kind in state.projects:
        place = state.projects.index(kind)
        owner, paid = state.project_owner[place], state.project_paid[place]
        held = "under the display" if owner < 0 else f"by {names.player(state, owner)}"
        found.append(f"{held} with {paid} on it" if paid else held)
    return found


def by_player(state: Monumental, seat: Seat | None, player: int, kind: int) -> list[str]:
    """Where a player has it."""
    who = "you" if player == seat else names.player(state, player)
    piles = {
        "city": [c for cards in state.city[player * PLACES : (player + 1) * PLACES] for c in cards],
        "deck": state.deck[player],
        "discard pile": state.discard[player],
        "cards drawn this turn": state.drawn[player],
        "archive": state.archived[player],
        "reserve": state.reserve[player],
        "taken cards": state.shelf[player],
        "Cultural Policies": state.policies[player],
        "completed Wonders": state.wonders[player],
        "construction": [state.construction[player]],
        "Heroes": [state.hero[player]],
        "tokens": state.loot[player] + state.markets[player],
        "used tokens": state.markets_used[player] + state.benefits_used[player],
        "completed Quests": state.quests_done[player],
        "Monsters defeated": state.trophies[player],
    }
    if player == seat:
        piles["Trade Benefits"] = state.benefits[player]
        piles["Quests"] = state.quests[player]
    found: list[str] = []
    for pile, cards in piles.items():
        count = cards.count(kind)
        if count:
            found.append(f"{who}: {pile}" + (f" ({count})" if count > 1 else ""))
    return found

"""Special abilities: which of them is used, and on whom."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_10_abilities.targets import (
    haul_in,
    namable_players,
    target_areas,
    unit_points,
    victims_in,
)
from ziggurat.games.mega.rules.phase_10_abilities.using import STRIKES, usable
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import surplus_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FUNDAMENTALISM, GOODS, POLITICS
from ziggurat.games.mega.thinking.hand_values import hand_of, lost
from ziggurat.games.mega.thinking.land import room_for, standing
from ziggurat.kernel.options import Answer

STOCK: Final = 8
"""Tokens left in stock by abilities that take some."""
PRIZE: Final = 4
"""Unit points worth an annexation that costs treasury."""


def use_ability(state: Mega, seat: int) -> Answer:
    """The first ability that does some good; or none."""
    for place, use in enumerate(usable(state, seat)):
        found = use_of(state, seat, use[0])
        if found is not None:
            return (place + 1, *found)
    return (0,)


def use_of(state: Mega, player: int, word: str) -> Answer | None:
    """How an ability is used best, or None if it had better not be."""
    if word == "empire":
        return name_players(state, player)
    if word in STRIKES:
        return strike(state, player, STRIKES[word])
    if word == "politics":
        return fill_purse(state, player)
    if word == "pirates":
        return take_pirates(state, player)
    if word == "doctrine":
        return take_barbarians(state, player)
    if word == "routes":
        return send_surplus(state, player)
    return None


def name_players(state: Mega, player: int) -> Answer | None:
    """Those with most cards hand one over."""
    able = namable_players(state, player)
    ranked = sorted([(-state.hand_size[other], other) for other in able if state.hand_size[other]])
    most = state.lookup.numbers.abilities.provincial_empire_players
    named = sorted([other for _, other in ranked[:most]])
    return tuple(named) if named else None


def strike(state: Mega, player: int, ability: int) -> Answer | None:
    """The area with most to take; destroying hits only those who are ahead."""
    best = -1
    most = PRIZE if ability == POLITICS else 0
    can_feed = supports_more(state, player)
    for area in target_areas(state, player, ability):
        haul = haul_in(state, player, area, ability)
        points = unit_points(state, haul)
        if ability == FUNDAMENTALISM:
            victims = victims_in(state, player, area, ability)
            points = max([standing(state, other) for other in victims]) - standing(state, player)
            points = points if haul.cities else 0
        elif haul.cities and not can_feed:
            points = 0
        if points > most:
            best, most = area, points
    return (best,) if best >= 0 else None


def supports_more(state: Mega, player: int) -> bool:
    """Whether a player's tokens would support one city more."""
    needed = support_rate(state, player) * (state.city_count[player] + 1)
    return state.on_board[player] >= needed


def fill_purse(state: Mega, player: int) -> Answer | None:
    """Treasury from stock, as long as enough is left there for the next tax."""
    numbers = state.lookup.numbers
    kept = numbers.tax.rate * state.city_count[player] + STOCK
    amount = min(numbers.abilities.politics_treasury, state.stock[player] - kept)
    return (amount,) if amount > 0 else None


def take_pirates(state: Mega, player: int) -> Answer | None:
    """A pirate city, if it would have support."""
    cities = state.cities_of[state.wild] if state.city_stock[player] else []
    if not cities or not supports_more(state, player):
        return None
    home = [area for area in cities if state.is_home(player, area)]
    return ((home or cities)[0],)


def take_barbarians(state: Mega, player: int) -> Answer | None:
    """Barbarians, where there is room for what they become."""
    most = min(state.lookup.numbers.abilities.universal_doctrine_tokens, state.stock[player])
    counts: list[int] = []
    for area in state.areas_of[state.wild]:
        there = state.at(area, state.wild)
        room = max(0, room_for(state, player, area) + there - state.at(area, player))
        count = min(most, there, room)
        counts.append(count)
        most -= count
    return tuple(counts) if sum(counts) else None


def send_surplus(state: Mega, player: int) -> Answer | None:
    """Cards that would be discarded anyway go for treasury."""
    surplus = surplus_of(state, player)
    hand = hand_of(state, player)
    values = state.lookup.good_value
    kept = state.lookup.numbers.tax.rate * state.city_count[player]
    purse = (state.stock[player] - kept) // state.lookup.numbers.abilities.trade_routes_factor
    sent: list[int] = []
    for kind in range(GOODS):
        if not hand[kind]:
            continue
        count = 0
        if values[kind] and lost(state, hand, kind, 1) <= 2 * values[kind]:
            while count < surplus[kind] and values[kind] <= purse:
                purse -= values[kind]
                count += 1
        sent.append(count)
    return tuple(sent) if sum(sent) else None

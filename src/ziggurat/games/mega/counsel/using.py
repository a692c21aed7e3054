"""Special abilities: which of them is used, and on whom."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.holdings import hand_of, lost
from ziggurat.games.mega.counsel.land import room_for, standing
from ziggurat.games.mega.rules.abilities.targets import (
    haul_in,
    namable_players,
    target_areas,
    unit_points,
    victims_in,
)
from ziggurat.games.mega.rules.abilities.using import STRIKES, usable
from ziggurat.games.mega.rules.checks import support_rate
from ziggurat.games.mega.rules.hand_limit import surplus_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FUNDAMENTALISM, GOODS, POLITICS
from ziggurat.kernel.options import Answer

STOCK: Final = 8
"""Tokens left in stock by abilities that take some."""
PRIZE: Final = 4
"""Unit points worth an annexation that costs treasury."""


def use_ability(game: Mega, seat: int) -> Answer:
    """The first ability that does some good; or none."""
    for place, use in enumerate(usable(game, seat)):
        found = use_of(game, seat, use[0])
        if found is not None:
            return (place + 1, *found)
    return (0,)


def use_of(game: Mega, player: int, word: str) -> Answer | None:
    """How an ability is used best, or None if it had better not be."""
    if word == "empire":
        return name_players(game, player)
    if word in STRIKES:
        return strike(game, player, STRIKES[word])
    if word == "politics":
        return fill_purse(game, player)
    if word == "pirates":
        return take_pirates(game, player)
    if word == "doctrine":
        return take_barbarians(game, player)
    if word == "routes":
        return send_surplus(game, player)
    return None


def name_players(game: Mega, player: int) -> Answer | None:
    """Those with most cards hand one over."""
    able = namable_players(game, player)
    ranked = sorted([(-game.hand_size[other], other) for other in able if game.hand_size[other]])
    named = sorted([other for _, other in ranked[: game.tables.figures.empire_players]])
    return tuple(named) if named else None


def strike(game: Mega, player: int, ability: int) -> Answer | None:
    """The area with most to take; destroying hits only those who are ahead."""
    best = -1
    most = PRIZE if ability == POLITICS else 0
    can_feed = supports_more(game, player)
    for area in target_areas(game, player, ability):
        haul = haul_in(game, player, area, ability)
        points = unit_points(game, haul)
        if ability == FUNDAMENTALISM:
            victims = victims_in(game, player, area, ability)
            points = max([standing(game, other) for other in victims]) - standing(game, player)
            points = points if haul.cities else 0
        elif haul.cities and not can_feed:
            points = 0
        if points > most:
            best, most = area, points
    return (best,) if best >= 0 else None


def supports_more(game: Mega, player: int) -> bool:
    """Whether a player's tokens would support one city more."""
    needed = support_rate(game, player) * (game.city_count[player] + 1)
    return game.on_board[player] >= needed


def fill_purse(game: Mega, player: int) -> Answer | None:
    """Treasury from stock, as long as enough is left there for the next tax."""
    figures = game.tables.figures
    kept = figures.tax * game.city_count[player] + STOCK
    amount = min(figures.politics, game.stock[player] - kept)
    return (amount,) if amount > 0 else None


def take_pirates(game: Mega, player: int) -> Answer | None:
    """A pirate city, if it would have support."""
    cities = game.cities_of[game.wild] if game.city_stock[player] else []
    if not cities or not supports_more(game, player):
        return None
    home = [area for area in cities if game.is_home(player, area)]
    return ((home or cities)[0],)


def take_barbarians(game: Mega, player: int) -> Answer | None:
    """Barbarians, where there is room for what they become."""
    most = min(game.tables.figures.doctrine, game.stock[player])
    counts: list[int] = []
    for area in game.areas_of[game.wild]:
        there = game.at(area, game.wild)
        room = max(0, room_for(game, player, area) + there - game.at(area, player))
        count = min(most, there, room)
        counts.append(count)
        most -= count
    return tuple(counts) if sum(counts) else None


def send_surplus(game: Mega, player: int) -> Answer | None:
    """Cards that would be discarded anyway go for treasury."""
    surplus = surplus_of(game, player)
    hand = hand_of(game, player)
    values = game.tables.good_value
    kept = game.tables.figures.tax * game.city_count[player]
    purse = (game.stock[player] - kept) // game.tables.figures.routes_factor
    sent: list[int] = []
    for kind in range(GOODS):
        if not hand[kind]:
            continue
        count = 0
        if values[kind] and lost(game, hand, kind, 1) <= 2 * values[kind]:
            while count < surplus[kind] and values[kind] <= purse:
                purse -= values[kind]
                count += 1
        sent.append(count)
    return tuple(sent) if sum(sent) else None

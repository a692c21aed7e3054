"""Cities: how many are built, which are given up, and what they are taxed."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_01_taxes import (
    ChooseRevolting,
    due,
    highest_rate,
    least_rate,
    revolting_cities,
)
from ziggurat.games.mega.rules.phase_05_cities.checks import (
    Support,
    cities_to_reduce,
    support_rate,
    surplus_in,
)
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    helped_sites,
    helpers_of,
    missing_tokens,
    most_helping,
    most_paid,
    plain_sites,
    tokens_required,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY
from ziggurat.games.mega.thinking.land import cheapest_cities, city_worth, dearest_cities
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

BREATH: Final = 6
"""Tokens left in stock by a high tax, to grow."""


def living_tokens(state: Mega, player: int, without: list[int]) -> int:
    """A player's tokens on the board that are not surplus, leaving out some areas."""
    living = 0
    for area in state.areas_of[player]:
        if area not in without:
            living += state.at(area, player) - max(0, surplus_in(state, player, area))
    return living


def can_support(state: Mega, player: int, new: list[int], spent: int) -> bool:
    """Whether new cities in some areas, and all others, would have support."""
    cities = state.city_count[player] + len(new)
    living = living_tokens(state, player, new) - spent
    return living >= support_rate(state, player) * cities


def build_cities(state: Mega, seat: int) -> Answer:
    """As many cities as can be supported, those first that cost the poorest land."""
    ranked = sorted([(-city_worth(state, seat, area), area) for area in plain_sites(state, seat)])
    chosen: list[int] = []
    for _, area in ranked:
        if len(chosen) == state.city_stock[seat]:
            break
        is_lost = surplus_in(state, seat, area) >= tokens_required(state, area) - 1
        if can_support(state, seat, [*chosen, area], 0) or is_lost:
            chosen.append(area)
    return tuple(sorted(chosen))


def build_with_help(state: Mega, seat: int) -> Answer:
    """A city with Architecture or Urbanism, treasury rather than tokens, if it has support."""
    areas = helped_sites(state, seat)
    best = -1
    most = 0.0
    for place, area in enumerate(areas):
        spent = tokens_taken(state, seat, area)
        value = city_worth(state, seat, area) - spent
        if can_support(state, seat, [area], spent) and (best < 0 or value > most):
            best, most = place, value
    if best < 0:
        return (0,)
    area = areas[best]
    if not min(missing_tokens(state, seat, area), most_helping(state, seat, area)):
        return (best + 1,)
    return (best + 1, *helping(state, seat, area))


def tokens_taken(state: Mega, player: int, area: int) -> int:
    """How many tokens have to come from areas next to a city, treasury paying what it can."""
    missing = missing_tokens(state, player, area)
    return max(0, missing - most_paid(state, player, area))


def helping(state: Mega, player: int, area: int) -> list[int]:
    """The tokens that come to a city from areas next to it: from where most are, one by one."""
    helpers = helpers_of(state, player, area)
    left = [state.at(other, player) for other in helpers]
    counts = [0] * len(helpers)
    for _ in range(tokens_taken(state, player, area)):
        place = left.index(max(left))
        left[place] -= 1
        counts[place] += 1
    return counts


def give_up_city(state: Mega, seat: int) -> Answer:
    """Of the cities that lack support, the one that is missed least."""
    decision = state.decision()
    areas = (
        cities_to_reduce(state, seat) if isinstance(decision, Support) else state.cities_of[seat]
    )
    return tuple(cheapest_cities(state, seat, areas, 1))


def choose_rate(state: Mega, seat: int) -> Answer:
    """The highest tax that provokes no revolt and leaves some tokens to grow."""
    least, highest = least_rate(state, seat), highest_rate(state, seat)
    usual = state.lookup.numbers.tax.rate
    for rate in range(highest, least, -1):
        if revolting_cities(state, seat, rate) > revolting_cities(state, seat, least):
            continue
        if rate > usual and state.stock[seat] - due(state, seat, rate) < BREATH:
            continue
        return (rate,)
    return (least,)


def choose_revolting(state: Mega, seat: int) -> Answer:
    """The most valuable cities of somebody else; of one's own the cheapest."""
    decision = state.decision()
    if not isinstance(decision, ChooseRevolting):
        raise Broken("no city revolts now")
    cities, count = state.cities_of[decision.victim], decision.count
    if decision.taker == NOBODY:
        return tuple(cheapest_cities(state, seat, cities, count))
    return tuple(dearest_cities(state, decision.victim, cities, count))

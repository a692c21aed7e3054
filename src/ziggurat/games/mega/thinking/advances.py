"""What advances are worth to a player: points, credits, powers, and the A.S.T."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.mega import terms
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.rules.phase_13_succession import counted_advances, epoch_at
from ziggurat.games.mega.rules.scoring import advance_points
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCE_COUNT, GROUP_COUNT, NOTHING
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.games.mega.thinking.points import turns_left

LOOKED_AHEAD: Final = 6
"""So many steps ahead requirements are looked at."""
EARNED: Final = 4
"""Victory points in advances a player makes in a turn."""

POWERS: Final[dict[int, float]] = {
    terms.MINING: 0.4,
    terms.COINAGE: 0.15,
    terms.MONARCHY: 0.15,
    terms.ROADBUILDING: 0.1,
    terms.AGRICULTURE: 0.4,
    terms.PUBLIC_WORKS: 0.2,
    terms.ARCHITECTURE: 0.15,
    terms.URBANISM: 0.08,
    terms.WONDER_OF_THE_WORLD: 0.3,
    terms.TRADE_EMPIRE: 0.2,
    terms.TRADE_ROUTES: 0.05,
    terms.PROVINCIAL_EMPIRE: 0.7,
    terms.POLITICS: 0.3,
    terms.MONOTHEISM: 0.5,
    terms.FUNDAMENTALISM: 0.1,
    terms.DIASPORA: 0.05,
    terms.UNIVERSAL_DOCTRINE: 0.1,
    terms.CARTOGRAPHY: 0.1,
    terms.RHETORIC: 0.1,
    terms.DEMOCRACY: 0.15,
    terms.CULTURAL_ASCENDANCY: -0.3,
    terms.DIPLOMACY: 0.1,
    terms.ENGINEERING: 0.08,
    terms.METALWORKING: 0.03,
    terms.CLOTH_MAKING: 0.03,
    terms.ASTRONAVIGATION: 0.03,
}
"""What the power of an advance brings in a turn, in victory points."""


@lru_cache(maxsize=64)
def savings(lookup: Lookup) -> list[list[int]]:
    """By advance and advance: how much cheaper the second becomes by the first."""
    found: list[list[int]] = []
    for giver in range(ADVANCE_COUNT):
        given = lookup.advance_credits[giver]
        row: list[int] = []
        for other in range(ADVANCE_COUNT):
            credit = max([given[group] for group in lookup.advance_groups[other]])
            if lookup.chain_to[giver] == other:
                credit += lookup.chain_credit[giver]
            row.append(0 if other == giver else credit)
        found.append(row)
    return found


@lru_cache(maxsize=64)
def shields(lookup: Lookup) -> list[int]:
    """By advance: how much it helps against calamities, less what it makes worse."""
    found = [0] * ADVANCE_COUNT
    for modifiers in lookup.modifiers:
        for place in range(0, len(modifiers), 4):
            advance, figure, delta = modifiers[place], modifiers[place + 2], modifiers[place + 3]
            good = -delta if figure not in GOOD_FIGURES else delta
            steps = good if abs(good) < 5 else good // 5
            found[advance] += steps
    return found


GOOD_FIGURES: Final = (terms.POINTS_KEPT, terms.CITIES_KEPT, terms.CITIES_DESELECTED)
"""Figures of calamities of which more is better."""


def wishes(state: Mega, player: int, prices: list[int], manner: Manner) -> list[float]:
    """By advance: what it is worth to a player, in victory points; 0 for those he holds."""
    lookup = state.lookup
    left = turns_left(state)
    table, shield = savings(lookup), shields(lookup)
    missing = [advance for advance in range(ADVANCE_COUNT) if prices[advance] > 0]
    likely = min(1.0, manner.credits * left / max(1, len(missing)))
    urgent = requirements(state, player, left)
    found = [0.0] * ADVANCE_COUNT
    for advance in range(ADVANCE_COUNT):
        if prices[advance] < 0:
            continue
        row = table[advance]
        saved = 0
        for other in missing:
            saved += min(row[other], prices[other])
        saved += lookup.free_credits[advance] * len(missing) // GROUP_COUNT
        worth = manner.points * lookup.advance_vp[advance] + manner.point * likely * saved
        worth += left * (
            manner.powers * POWERS.get(advance, 0.0) + manner.harmless * shield[advance]
        )
        found[advance] = worth + manner.urgency * urgent[advance]
    return found


def requirements(state: Mega, player: int, left: int) -> list[float]:
    """By advance: what it is worth for the coming steps of the A.S.T. (ME-H3).

    Who buys one advance of the sort in a turn is stopped as many turns as he began too late.
    """
    lookup = state.lookup
    found = [0.0] * ADVANCE_COUNT
    seen = NOTHING
    for ahead in range(min(LOOKED_AHEAD, left + 1)):
        step = state.step[player] + 1 + ahead
        if step > lookup.last_step:
            break
        epoch = epoch_at(state, player, step)
        if epoch == seen:
            continue
        seen = epoch
        lacking = lookup.need_advances[epoch] - counted_advances(state, player, epoch)
        points = lookup.need_vp[epoch] - advance_points(state, player)
        least, most = lookup.need_cost_least[epoch], lookup.need_cost_most[epoch]
        pressing = pressure(lacking, ahead) * lookup.ast.vp_per_step
        wanting = pressure(points, EARNED * ahead) * lookup.ast.vp_per_step
        for advance in range(ADVANCE_COUNT):
            cost = lookup.advance_cost[advance]
            worth = 0.0
            if lacking > 0 and cost >= least and (most == 0 or cost <= most):
                worth = pressing
            if points > 0:
                worth += wanting * min(1.0, lookup.advance_vp[advance] / EARNED)
            found[advance] = max(found[advance], worth)
    return found


def pressure(lacking: int, ahead: int) -> float:
    """How much it presses to get so many more with so many turns to go before the last chance.

    >>> pressure(3, 0), pressure(1, 3)
    (1.0, 0.0625)
    """
    if lacking <= 0:
        return 0.0
    share = min(1.0, lacking / (ahead + 1))
    return share * share

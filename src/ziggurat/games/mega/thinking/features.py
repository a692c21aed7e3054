"""What the chance to win is learned from, counted at the end of a turn.

Everything is told beside the rivals, on scales of about 1. Of others' hands only the number of
cards counts, as everybody sees it.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.phase_13_succession import meets_requirement
from ziggurat.games.mega.rules.scoring import advances_of, has_own, owns_any
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT
from ziggurat.games.mega.thinking.points import turns_left
from ziggurat.kernel.state import Seat

FEATURES: Final = (
    "even share",
    "lead over the best",
    "lead over the mean",
    "lead over the best, the end being near",
    "rivals ahead",
    "steps beside the best",
    "can take the next step",
    "rivals who can",
    "cities",
    "cities, for the turns to come",
    "tokens",
    "tokens in stock",
    "treasury",
    "worth of the hand",
    "cards in hand",
    "credits",
    "credits, for the turns to come",
    "printed cost of advances",
    "turns left",
)
"""What is counted, in order."""


def features(state: Mega, seat: Seat) -> list[float]:
    """A number for each of `FEATURES`."""
    rivals = [player for player in state.in_play() if player != seat]
    count = max(1, len(rivals))
    left = turns_left(state)
    near = 1.0 / (left + 1)
    far = left / 10.0
    own = points_of(state, seat)
    best = mean = 0.0
    ahead = able = steps = 0
    for rival in rivals:
        points = points_of(state, rival)
        best = max(best, points)
        mean += points / count
        ahead += int(points > own)
        able += int(meets_requirement(state, rival))
        steps = max(steps, state.step[rival])
    cities = float(state.city_count[seat])
    tokens = float(state.on_board[seat])
    stock = float(state.stock[seat])
    treasury = float(state.treasury[seat])
    cards = float(state.hand_size[seat])
    credit = credit_of(state, seat)
    cost = cost_of(state, seat)
    for rival in rivals:
        cities -= state.city_count[rival] / count
        tokens -= state.on_board[rival] / count
        stock -= state.stock[rival] / count
        treasury -= state.treasury[rival] / count
        cards -= state.hand_size[rival] / count
        credit -= credit_of(state, rival) / count
        cost -= cost_of(state, rival) / count
    lead = (own - best) / 10.0
    return [
        1.0 / (count + 1),
        lead,
        (own - mean) / 10.0,
        lead * near,
        ahead / count,
        (state.step[seat] - steps) / 2.0,
        1.0 if meets_requirement(state, seat) else 0.0,
        able / count,
        cities / 3.0,
        cities / 3.0 * far,
        tokens / 10.0,
        stock / 10.0,
        treasury / 10.0,
        hand_worth(state, seat) / 100.0,
        cards / 5.0,
        credit / 100.0,
        credit / 100.0 * far,
        cost / 500.0,
        far,
    ]


def points_of(state: Mega, player: int) -> float:
    """A player's victory points now."""
    lookup = state.lookup
    points = lookup.numbers.victory.city * state.city_count[player]
    points += lookup.ast.vp_per_step * state.step[player]
    if player in state.late_iron:
        points += lookup.ast.late_iron_bonus.vp
    for advance in advances_of(state, player):
        points += lookup.advance_vp[advance]
    if owns_any(state, player):
        points += lookup.building_rules.victory_points.owner
        if has_own(state, player):
            points += lookup.building_rules.victory_points.own_building_controlled
    return float(points)


def credit_of(state: Mega, player: int) -> float:
    """All the credits of a player."""
    return float(sum(state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT]))


def cost_of(state: Mega, player: int) -> float:
    """What a player's advances cost without credits."""
    total = 0
    for advance in advances_of(state, player):
        total += state.lookup.advance_cost[advance]
    return float(total)

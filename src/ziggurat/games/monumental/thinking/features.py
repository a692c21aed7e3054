"""What a position is learned from: the judge's parts, each by itself, and how much time is left.

How the parts count together is not set by hand: `ziggurat train monumental` finds it from games.
What is counted of rivals is what everybody sees of them.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ziggurat.games.monumental.rules.resources.tokens import is_own_turn
from ziggurat.games.monumental.rules.turn import Course
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import CULTURE, GOLD, NOTHING, SUPPLY
from ziggurat.games.monumental.thinking.judge import in_hand, on_the_way, stored, worth_at_end
from ziggurat.games.monumental.thinking.offers import Offers
from ziggurat.games.monumental.thinking.outlook import ALARM, Outlook
from ziggurat.games.monumental.thinking.points import (
    CHOICE,
    CHOSEN,
    Engine,
    lasting_effects,
    majorities,
    plain_points,
    project_points,
    quest_progress,
)
from ziggurat.kernel.state import Seat

NAMES: Final = (
    "turns",
    "others",
    "to_play",
    "to_play_late",
    "points",
    "majorities",
    "income",
    "cards",
    "covers",
    "fresh",
    "policies",
    "effects",
    "on_map",
    "provinces",
    "quests",
    "projects",
    "begun",
    "on_the_way",
    "stored",
    "hand",
    "gold",
    "rival_points",
    "rival_majorities",
    "rival_income",
    "rival_cards",
    "rival_effects",
    "rival_supply",
    "rival_provinces",
    "crowd",
    "lead_late",
    "hope_late",
)
"""What `features_of` counts, in its order."""


def features_of(state: Monumental, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, of a position as a seat sees it."""
    outlook = Outlook(state, seat)
    turns = outlook.turns
    late = 1.0 / (1.0 + turns)
    to_play = 1.0 if is_to_play(state, seat) else 0.0
    own = own_parts(state, seat, outlook)
    rivals = rival_parts(state, seat, outlook)
    lead = own[0] + own[1] - rivals[0] - rivals[1]
    hope = own[3] + own[7] + own[8] + sum(own[10:16]) - sum(rivals[3:6])
    others = float(state.player_count - 1)
    return [turns, others, to_play, to_play * late, *own, *rivals, lead * late, hope * late]


def own_parts(state: Monumental, seat: Seat, outlook: Outlook) -> list[float]:
    """What the judge adds up for a seat itself, part by part."""
    turns, engine = outlook.turns, outlook.engine
    first = seat * SUPPLY
    is_acting = is_own_turn(state, seat)
    hand = (
        in_hand(state, seat, Offers(state, seat, outlook))
        if is_acting
        else worth_at_end(state, seat, outlook)
    )
    building = state.construction[seat]
    return [
        plain_points(state, seat),
        majorities(state, seat, outlook.steep),
        income_of(engine),
        engine.value(turns),
        float(engine.covers),
        engine.fresh,
        float(len(state.policies[seat])),
        lasting_effects(state, seat, outlook.made, turns),
        outlook.on_map,
        float(state.provinces[seat]),
        quest_progress(state, seat, turns) if state.quests[seat] else 0.0,
        project_points(state, seat, turns) if state.projects else 0.0,
        outlook.begun(state, building) if building != NOTHING else 0.0,
        on_the_way(state, seat, outlook),
        stored(state, seat, outlook),
        hand,
        float(state.supply[first + GOLD]),
    ]


def rival_parts(state: Monumental, seat: Seat, outlook: Outlook) -> list[float]:
    """The same of the rivals, as far as everybody sees; whoever is ahead of the others counts most.

    The last part tells how many of them are about as far ahead.
    """
    others = [player for player in range(state.player_count) if player != seat]
    standings = [outlook.standing_of_rival(state, player) for player in others]
    most = max(standings)
    weights = [exp((standing - most) / ALARM) for standing in standings]
    whole = sum(weights)
    totals = [0.0] * 7
    for player, weight in zip(others, weights):
        for number, part in enumerate(parts_of_rival(state, player, outlook)):
            totals[number] += part * weight / whole
    return [*totals, ALARM * log(whole)]


def parts_of_rival(state: Monumental, player: int, outlook: Outlook) -> list[float]:
    """What one rival has; of the city of an Automa nothing comes (MO-14.8)."""
    points = plain_points(state, player)
    shares = majorities(state, player, outlook.steep)
    provinces = float(state.provinces[player])
    if state.is_automa(player):
        return [points, shares, 0.0, 0.0, 0.0, 0.0, provinces]
    engine = Engine(state, player, outlook.made)
    supply = 0.3 * state.amount(player, GOLD) + 0.8 * state.amount(player, CULTURE)
    effects = lasting_effects(state, player, outlook.made, outlook.turns)
    return [
        points, shares, income_of(engine), engine.value(outlook.turns), effects, supply, provinces,
    ]  # fmt: skip


def income_of(engine: Engine) -> float:
    """What a city brings in a turn."""
    return CHOSEN / engine.covers * (CHOICE * engine.worth + engine.worth_of_knowledge)


def is_to_play(state: Monumental, seat: Seat) -> bool:
    """Whether a seat still has its turn in this round, or has not ended it."""
    base = state.stack[0] if state.stack else None
    if isinstance(base, Course):
        return state.order.index(seat) >= base.turn
    return not state.passed[seat]

"""How good a position is for a seat: what greedy and search bots stand on.

Every seat has points for what it has; the seat judged also counts its outlook: what its troops and
ships can reach, and what threatens its capital and regions. What matters is the lead over the
rivals, of whom one about to win weighs more than all others together.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ONGOING
from ziggurat.games.revolt.thinking.dangers import capital_fear, region_fear
from ziggurat.games.revolt.thinking.outlook import Outlook, hopes, outlook_after
from ziggurat.games.revolt.thinking.points import points
from ziggurat.kernel.state import Seat

LEAD: Final = 60.0
"""Points ahead that are half way from an even game to a won one."""


def judge(state: Revolt, seat: Seat) -> float:
    """How a seat stands: 1 when it has won, 0 when it is lost, a half when nobody is ahead.

    The scale bends slowly, so that whoever is ahead still takes sensible risks.
    """
    if state.ending != ONGOING or not state.alive[seat]:
        return judge_end(state, seat)
    return judge_with(state, seat, Outlook(state, seat))


def judge_like(state: Revolt, seat: Seat, outlook: Outlook) -> float:
    """The same, with the outlook of a position before it, if that still holds."""
    if state.ending != ONGOING or not state.alive[seat]:
        return judge_end(state, seat)
    return judge_with(state, seat, outlook_after(state, outlook))


def judge_end(state: Revolt, seat: Seat) -> float:
    """What an end is worth: a shared first place is worth its share."""
    if state.ending == ONGOING or state.places[seat] != 1:
        return 0.0
    return 1.0 / state.places.count(1)


def judge_with(state: Revolt, seat: Seat, outlook: Outlook) -> float:
    """The lead over the rivals, between 0 and 1."""
    mine = points(state, seat, income_of(state, seat)) + hopes(state, seat, outlook)
    mine -= capital_fear(state, seat, outlook.pressures) + region_fear(state, seat, outlook.fronts)
    lead = mine - outlook.alarm
    return 0.5 + 0.5 * lead / (LEAD + abs(lead))

"""How good a position is for a seat: what greedy and search bots stand on.

Every seat has points for what it has; the seat judged also counts its outlook: what its troops and
ships can reach, and what threatens its capital and regions. What matters is the lead over the
rivals, of whom one about to win weighs more than all others together.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ziggurat.games.revolt.dangers import capital_fear, region_fear
from ziggurat.games.revolt.outlook import Outlook, hopes
from ziggurat.games.revolt.points import count_incomes, points
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ONGOING
from ziggurat.kernel.state import Seat

ALARM: Final = 12.0
"""Points by which a rival who is ahead of the others counts e times as much as they do."""
LEAD: Final = 60.0
"""Points ahead that are half way from an even game to a won one."""


def judge(game: Revolt, seat: Seat) -> float:
    """How a seat stands: 1 when it has won, 0 when it is lost, a half when nobody is ahead.

    The scale bends slowly, so that whoever is ahead still takes sensible risks.
    """
    if game.ending != ONGOING or not game.alive[seat]:
        return judge_end(game, seat)
    return judge_with(game, seat, Outlook(game, seat))


def judge_like(game: Revolt, seat: Seat, outlook: Outlook) -> float:
    """The same, with the outlook of a position before it, if that still holds."""
    if game.ending != ONGOING or not game.alive[seat]:
        return judge_end(game, seat)
    if not outlook.holds_for(game):
        outlook = Outlook(game, seat)
    return judge_with(game, seat, outlook)


def judge_end(game: Revolt, seat: Seat) -> float:
    """What an end is worth: a shared first place is worth its share."""
    if game.ending == ONGOING or game.places[seat] != 1:
        return 0.0
    return 1.0 / game.places.count(1)


def judge_with(game: Revolt, seat: Seat, outlook: Outlook) -> float:
    """The lead over the rivals, between 0 and 1."""
    mine = points(game, seat, count_incomes(game)) + hopes(game, seat, outlook)
    mine -= capital_fear(game, seat, outlook.pressures) + region_fear(game, seat, outlook.fronts)
    lead = mine - together(outlook.scores)
    return 0.5 + 0.5 * lead / (LEAD + abs(lead))


def together(scores: list[float]) -> float:
    """The points of all rivals drawn together into those of one who stands for them."""
    most = max(scores)
    weight = 0.0
    for score in scores:
        weight += exp((score - most) / ALARM)
    return most + ALARM * log(weight / len(scores))

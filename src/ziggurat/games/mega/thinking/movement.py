"""What a player does next in his movement: gather for cities, spread, sail, or be done.

Nothing is remembered between two answers: the plan is made anew each time, and the march of which
only the origin has been named so far comes out again as the first step of the plan.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_03_movement.journeys import STAYING, going
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo
from ziggurat.games.mega.rules.phase_03_movement.movement import DONE, MARCH
from ziggurat.games.mega.rules.phase_03_movement.protection import room_to_enter
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY
from ziggurat.games.mega.thinking.attacks import next_attack
from ziggurat.games.mega.thinking.city_projects import Muster, Step
from ziggurat.games.mega.thinking.land import worth_of
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.games.mega.thinking.ships import next_voyage
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

LEAST: Final = 0.25
"""A march that gains less is not worth the trouble."""
VIRGIN: Final = 0.4
"""How much better it is to settle where nobody is than to fill up."""
SITE: Final = 0.3
ABROAD: Final = 1.0
"""How much worse land is that belongs to somebody else's region."""
DESERTED: Final = 0.8
"""What it costs to leave land to nobody."""
FRONTIER: Final = 0.08
"""What each empty area next to new land is worth."""
REFILLED: Final = 0.3
"""What leaving an area costs, for each token, that neighbours fill up again."""


def next_step(muster: Muster) -> Step | None:
    """The next march: towards a city first, then to where tokens live better."""
    muster.plan_cities()
    return muster.step or best_spread(muster)


def best_spread(muster: Muster) -> Step | None:
    """The march that helps most to live: surplus first, into empty land rather than full."""
    best: Step | None = None
    most = LEAST
    for area, origins in muster.near.items():
        free = muster.rooms[area] - muster.tokens.get(area, 0)
        if free <= 0 or area in muster.built:
            continue
        free = min(free, room_to_enter(muster.state, muster.player, area))
        charm = charm_of(muster, area)
        for origin in origins:
            if not muster.fresh[origin]:
                continue
            for count in range(1, min(free, muster.fresh[origin]) + 1):
                gain = charm + gain_of(muster, origin, area, count)
                if gain > most:
                    most = gain
                    best = Step(origin, area, count)
    return best


def charm_of(muster: Muster, area: int) -> float:
    """What makes it better to go to an area beside the tokens that live there."""
    if muster.tokens.get(area, 0):
        return 0.0
    state = muster.state
    charm = VIRGIN + SITE * state.lookup.site[area]
    if not state.is_home(muster.player, area):
        charm -= ABROAD
    for other in state.lookup.land[area]:
        if not state.present[other] and state.city[other] == NOBODY:
            charm += FRONTIER
    return charm


def gain_of(muster: Muster, origin: int, area: int, count: int) -> float:
    """What so many tokens gain by going from one area to another."""
    there, room = muster.tokens.get(area, 0), muster.rooms[area]
    gain = worth_of(there + count, room) - worth_of(there, room)
    own = muster.tokens[origin]
    room = 0 if origin in muster.built else muster.rooms[origin]
    if own == count and room:
        gain -= DESERTED
    loss = worth_of(own, room) - worth_of(own - count, room)
    if loss > 0.0:
        missing = min(own, room) - (own - count)
        refilled = min(missing, spare_around(muster, origin))
        if refilled:
            loss = worth_of(own, room) - worth_of(own - count + refilled, room)
            loss += REFILLED * refilled
    return gain - loss


def spare_around(muster: Muster, area: int) -> int:
    """How many tokens next to an area have no room where they are and could fill it up."""
    spare = 0
    for origin in muster.near.get(area, []):
        surplus = muster.tokens[origin] - muster.rooms[origin]
        if surplus > 0 and origin not in muster.built:
            spare += min(surplus, muster.fresh[origin])
    return spare


# --- answers


def choose_move(state: Mega, seat: int, manner: Manner) -> Answer:
    """What to do next in a movement."""
    muster = Muster(state, seat, manner)
    step = next_step(muster) or next_attack(muster)
    if step is not None:
        return (MARCH, step.origin)
    return next_voyage(muster) or (DONE,)


def choose_march(state: Mega, seat: int, manner: Manner) -> Answer:
    """Where the tokens go whose origin has been named."""
    decision = state.decision()
    if not isinstance(decision, MarchTo):
        raise Broken("nobody marches now")
    muster = Muster(state, seat, manner)
    step = next_step(muster) or next_attack(muster)
    if step is None or step.origin != decision.area:
        step = from_here(muster, decision.area)
    if step is None:
        return STAYING
    return going(step.area, step.count)


def from_here(muster: Muster, origin: int) -> Step | None:
    """The best march from an area somebody else has named."""
    for area in muster.near:
        muster.near[area] = [other for other in muster.near[area] if other == origin]
    return best_spread(muster)

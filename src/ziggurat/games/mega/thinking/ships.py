"""Ships: built, maintained and sailed where tokens would starve and another coast has room."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_03_movement.journeys import STAYING, going
from ziggurat.games.mega.rules.phase_03_movement.shipyard import (
    PayForShip,
    own_ships,
    shipyard_refusal,
    ways_to_build,
)
from ziggurat.games.mega.rules.phase_03_movement.upkeep import PayUpkeep
from ziggurat.games.mega.rules.phase_03_movement.voyages import (
    SailTo,
    passengers,
    ports,
    room_aboard,
    steps_left,
    steps_to,
    waters,
)
from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    is_open_to_cities,
    tokens_required,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD, SHIPS
from ziggurat.games.mega.thinking.city_projects import Muster, cities_asked
from ziggurat.games.mega.thinking.land import room_for, worth_of
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

SAIL: Final = 1
BUILD: Final = 2
MAINTAIN: Final = 3
"""Actions of a movement, as `rules.movement` counts them."""
CITY: Final = 9.0
"""What it is worth to bring the last tokens a city needs."""
WORTHWHILE: Final = 1.5
"""A voyage that gains less is not made."""
FOR_A_SHIP: Final = 3.0
FOR_UPKEEP: Final = 2.0
"""What a voyage has to gain for a ship to be built, or kept."""
NEW_LAND: Final = 0.7
FAR_LAND: Final = -0.2
"""How much better or worse it is to settle on an empty coast of one's own region, or of another."""


WIDE: Final = 0.2
"""What each token that could live on a new coast counts: more may follow."""
DISTANT: Final = 0.1
"""What each step to a new coast counts against it: the ship is far away afterwards."""


class Voyage:
    """A ship's next stop and the tokens it takes there."""

    __slots__ = ("area", "count", "gain")

    area: int
    count: int
    gain: float

    def __init__(self, area: int, count: int, gain: float) -> None:
        self.area = area
        self.count = count
        self.gain = gain


def next_voyage(muster: Muster) -> Answer | None:
    """The next action with a ship; None if there is nothing to gain at sea."""
    state, player = muster.state, muster.player
    idle = NOTHING
    for ship in own_ships(state, player):
        if state.ship_at[ship] == NOTHING:
            continue
        if state.ship_status[ship] == SHIP_OLD:
            idle = ship
        elif best_voyage(muster, ship) is not None:
            return (SAIL, ship - SHIPS * player)
    if idle != NOTHING and can_keep(muster):
        for ship in own_ships(state, player):
            is_old = state.ship_at[ship] != NOTHING and state.ship_status[ship] == SHIP_OLD
            if is_old:
                voyage = best_voyage(muster, ship)
                if voyage is not None and voyage.gain >= FOR_UPKEEP:
                    return (MAINTAIN, ship - SHIPS * player)
    return next_launch(muster)


def can_keep(muster: Muster) -> bool:
    """Whether there is treasury for a ship's upkeep, or a token that has no room anywhere."""
    state, player = muster.state, muster.player
    if state.treasury[player] >= state.lookup.numbers.ships.maintenance:
        return True
    return most_crowded(muster) != NOTHING


def most_crowded(muster: Muster) -> int:
    """Where most tokens have no room and no city is to be built, or `NOTHING`."""
    best = NOTHING
    most = 0
    for area, tokens in muster.tokens.items():
        surplus = tokens - muster.rooms[area]
        if surplus > most and area not in muster.built:
            best, most = area, surplus
    return best


def next_launch(muster: Muster) -> Answer | None:
    """Build a ship where tokens have no room and another coast has, or None."""
    state, player = muster.state, muster.player
    if shipyard_refusal(state, player):
        return None
    best = NOTHING
    most = FOR_A_SHIP
    for area in state.areas_of[player]:
        if not state.lookup.coastal[area] or not state.fresh[area] or area in muster.built:
            continue
        paid = tokens_paid(muster, area)
        if paid < 0:
            continue
        aboard = min(state.fresh[area] - paid, room_aboard(state, player))
        voyage = voyage_from(muster, area, aboard, range_of(state, player))
        if voyage is not None and voyage.gain > most:
            most = voyage.gain
            best = area
    return None if best == NOTHING else (BUILD, best)


def tokens_paid(muster: Muster, area: int) -> int:
    """How many tokens of an area a ship there would cost; -1 if they are not to spare (ME-M6).

    Islanders without treasury build with tokens that have no room.
    """
    price = muster.state.lookup.numbers.ships.build_treasury
    if muster.state.treasury[muster.player] >= price:
        return 0
    spare = min(muster.fresh[area], muster.tokens[area] - muster.rooms[area])
    return price if spare >= price else -1


def range_of(state: Mega, player: int) -> int:
    """How far a new ship of a player sails."""
    ships = state.lookup.numbers.ships
    return max(ships.steps, steps_left(state, player, SHIPS * player))


def best_voyage(muster: Muster, ship: int) -> Voyage | None:
    """Where a ship does most good now, with tokens from where it lies or by fetching some."""
    state, player = muster.state, muster.player
    area = state.ship_at[ship]
    left = steps_left(state, player, ship)
    if left <= 0:
        return None
    aboard = min(room_aboard(state, player), passengers(state, ship))
    if area in muster.built:
        aboard = min(aboard, state.ship_cargo[ship] + muster.fresh[area])
    best = voyage_from(muster, area, aboard, left)
    if state.ship_cargo[ship]:
        return best
    for port in ports(state, player, ship):
        if port in muster.built or not muster.fresh.get(port, 0):
            continue
        further = left - steps_to(state, player, area, port)
        count = min(room_aboard(state, player), muster.fresh[port])
        voyage = voyage_from(muster, port, count, further)
        if voyage is not None and (best is None or voyage.gain > best.gain + 1.0):
            best = Voyage(port, 0, voyage.gain)
    return best


def voyage_from(muster: Muster, origin: int, aboard: int, left: int) -> Voyage | None:
    """The best coast that tokens of an area can be taken to, and how many; None if none is."""
    if aboard <= 0:
        return None
    state, player = muster.state, muster.player
    reached = waters(state, player, origin)
    own = muster.tokens[origin]
    room = 0 if origin in muster.built else muster.rooms[origin]
    best: Voyage | None = None
    most = WORTHWHILE
    for place in range(0, len(reached), 2):
        area = reached[place]
        if reached[place + 1] > left or area in muster.built or state.closed[area]:
            continue
        there = state.at(area, player)
        gap = room_for(state, player, area) - there
        if state.city[area] != NOBODY:
            continue
        charm = NEW_LAND if state.is_home(player, area) else FAR_LAND
        charm += WIDE * state.lookup.limit[area] - DISTANT * reached[place + 1]
        missing = city_gap(muster, area, there)
        if gap <= 0 and not 0 < missing <= aboard:
            continue
        for count in range(1, aboard + 1):
            loss = worth_of(own, room) - worth_of(own - count, room)
            if missing > 0 and count == missing:
                gain = CITY - loss
            elif count <= gap:
                gain = worth_of(there + count, there + gap) - worth_of(there, there + gap) - loss
                gain += 0.0 if there else charm
            else:
                continue
            if gain > most:
                most = gain
                best = Voyage(area, count, gain)
    return best


def city_gap(muster: Muster, area: int, there: int) -> int:
    """How many tokens an area lacks for a city that could be supported; 0 if it is none."""
    state, player = muster.state, muster.player
    if not state.lookup.site[area] or not is_open_to_cities(state, area):
        return 0
    if state.present[area] & ~(1 << player) or state.city_stock[player] <= len(muster.built):
        return 0
    cities = state.city_count[player] + len(muster.built) + 1
    needed = tokens_required(state, area)
    left = state.on_board[player] - needed * (1 + len(muster.built))
    enough = support_rate(state, player) * cities
    if cities > cities_asked(state, player):
        enough = max(enough, muster.manner.reserve)
    return max(0, needed - there) if left >= enough else 0


# --- answers


def choose_port(state: Mega, seat: int, manner: Manner) -> Answer:
    """Where a ship sails and with how many tokens."""
    decision = state.decision()
    if not isinstance(decision, SailTo):
        raise Broken("nobody sails now")
    muster = Muster(state, seat, manner)
    muster.plan_cities()
    voyage = best_voyage(muster, decision.ship)
    if voyage is None:
        return STAYING
    return going(voyage.area, voyage.count)


def pay_for_ship(state: Mega, seat: int) -> Answer:
    """Treasury; without enough of it two tokens of where the ship is built."""
    decision = state.decision()
    if not isinstance(decision, PayForShip):
        raise Broken("nobody builds a ship now")
    ways = ways_to_build(state, seat, decision.area)
    if state.treasury[seat] < state.lookup.numbers.ships.build_treasury and decision.area in ways:
        return (decision.area,)
    return decision.default(state, seat)


def pay_upkeep(state: Mega, seat: int, manner: Manner) -> Answer:
    """Treasury; without any, a token that has no room."""
    decision = state.decision()
    if not isinstance(decision, PayUpkeep):
        raise Broken("nobody maintains a ship now")
    muster = Muster(state, seat, manner)
    muster.plan_cities()
    crowded = most_crowded(muster)
    if state.treasury[seat] < state.lookup.numbers.ships.maintenance and crowded != NOTHING:
        return (crowded,)
    return decision.default(state, seat)

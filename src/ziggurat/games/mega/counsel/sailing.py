"""Ships: built, maintained and sailed where tokens would starve and another coast has room."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.land import room_for, worth_of
from ziggurat.games.mega.counsel.projects import RESERVE, Muster, cities_asked
from ziggurat.games.mega.rules.checks import support_rate
from ziggurat.games.mega.rules.city_building import is_open_to_cities, tokens_required
from ziggurat.games.mega.rules.journeys import STAYING, going
from ziggurat.games.mega.rules.sailing import (
    SailTo,
    passengers,
    ports,
    room_aboard,
    steps_left,
    steps_to,
    waters,
)
from ziggurat.games.mega.rules.ships import (
    PayForShip,
    own_ships,
    shipyard_refusal,
    ways_to_build,
)
from ziggurat.games.mega.rules.upkeep import PayUpkeep
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD, SHIPS
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
"""How much better or worse it is to settle on an empty coast of the own region, or of another."""


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
    game, player = muster.game, muster.player
    idle = NOTHING
    for ship in own_ships(game, player):
        if game.ship_at[ship] == NOTHING:
            continue
        if game.ship_status[ship] == SHIP_OLD:
            idle = ship
        elif best_voyage(muster, ship) is not None:
            return (SAIL, ship - SHIPS * player)
    if idle != NOTHING and can_keep(muster):
        for ship in own_ships(game, player):
            is_old = game.ship_at[ship] != NOTHING and game.ship_status[ship] == SHIP_OLD
            if is_old:
                voyage = best_voyage(muster, ship)
                if voyage is not None and voyage.gain >= FOR_UPKEEP:
                    return (MAINTAIN, ship - SHIPS * player)
    return next_launch(muster)


def can_keep(muster: Muster) -> bool:
    """Whether there is treasury for a ship's upkeep, or a token that has no room anywhere."""
    game, player = muster.game, muster.player
    if game.treasury[player] >= game.tables.figures.ship_upkeep:
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
    game, player = muster.game, muster.player
    if shipyard_refusal(game, player):
        return None
    best = NOTHING
    most = FOR_A_SHIP
    for area in game.areas_of[player]:
        if not game.tables.coastal[area] or not game.fresh[area] or area in muster.built:
            continue
        paid = tokens_paid(muster, area)
        if paid < 0:
            continue
        aboard = min(game.fresh[area] - paid, room_aboard(game, player))
        voyage = voyage_from(muster, area, aboard, range_of(game, player))
        if voyage is not None and voyage.gain > most:
            most = voyage.gain
            best = area
    return None if best == NOTHING else (BUILD, best)


def tokens_paid(muster: Muster, area: int) -> int:
    """How many tokens of an area a ship there would cost; -1 if they are not to spare (ME-M6).

    Islanders without treasury build with tokens that have no room.
    """
    price = muster.game.tables.figures.ship_price
    if muster.game.treasury[muster.player] >= price:
        return 0
    spare = min(muster.fresh[area], muster.tokens[area] - muster.rooms[area])
    return price if spare >= price else -1


def range_of(game: Mega, player: int) -> int:
    """How far a new ship of a player sails."""
    figures = game.tables.figures
    return max(figures.ship_steps, steps_left(game, player, SHIPS * player))


def best_voyage(muster: Muster, ship: int) -> Voyage | None:
    """Where a ship does most good now, with tokens from where it lies or by fetching some."""
    game, player = muster.game, muster.player
    area = game.ship_at[ship]
    left = steps_left(game, player, ship)
    if left <= 0:
        return None
    aboard = min(room_aboard(game, player), passengers(game, ship))
    if area in muster.built:
        aboard = min(aboard, game.ship_cargo[ship] + muster.fresh[area])
    best = voyage_from(muster, area, aboard, left)
    if game.ship_cargo[ship]:
        return best
    for port in ports(game, player, ship):
        if port in muster.built or not muster.fresh.get(port, 0):
            continue
        further = left - steps_to(game, player, area, port)
        count = min(room_aboard(game, player), muster.fresh[port])
        voyage = voyage_from(muster, port, count, further)
        if voyage is not None and (best is None or voyage.gain > best.gain + 1.0):
            best = Voyage(port, 0, voyage.gain)
    return best


def voyage_from(muster: Muster, origin: int, aboard: int, left: int) -> Voyage | None:
    """The best coast that tokens of an area can be taken to, and how many; None if none is."""
    if aboard <= 0:
        return None
    game, player = muster.game, muster.player
    reached = waters(game, player, origin)
    own = muster.tokens[origin]
    room = 0 if origin in muster.built else muster.rooms[origin]
    best: Voyage | None = None
    most = WORTHWHILE
    for place in range(0, len(reached), 2):
        area = reached[place]
        if reached[place + 1] > left or area in muster.built or game.closed[area]:
            continue
        there = game.at(area, player)
        gap = room_for(game, player, area) - there
        if game.city[area] != NOBODY:
            continue
        charm = NEW_LAND if game.is_home(player, area) else FAR_LAND
        charm += WIDE * game.tables.limit[area] - DISTANT * reached[place + 1]
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
    game, player = muster.game, muster.player
    if not game.tables.site[area] or not is_open_to_cities(game, area):
        return 0
    if game.present[area] & ~(1 << player) or game.city_stock[player] <= len(muster.built):
        return 0
    cities = game.city_count[player] + len(muster.built) + 1
    needed = tokens_required(game, area)
    left = game.on_board[player] - needed * (1 + len(muster.built))
    enough = support_rate(game, player) * cities
    if cities > cities_asked(game, player):
        enough = max(enough, RESERVE)
    return max(0, needed - there) if left >= enough else 0


# --- answers


def choose_port(game: Mega, seat: int) -> Answer:
    """Where a ship sails and with how many tokens."""
    decision = game.decision()
    if not isinstance(decision, SailTo):
        raise Broken("nobody sails now")
    muster = Muster(game, seat)
    muster.plan_cities()
    voyage = best_voyage(muster, decision.ship)
    if voyage is None:
        return STAYING
    return going(voyage.area, voyage.count)


def pay_for_ship(game: Mega, seat: int) -> Answer:
    """Treasury; without enough of it two tokens of where the ship is built."""
    decision = game.decision()
    if not isinstance(decision, PayForShip):
        raise Broken("nobody builds a ship now")
    ways = ways_to_build(game, seat, decision.area)
    if game.treasury[seat] < game.tables.figures.ship_price and decision.area in ways:
        return (decision.area,)
    return decision.default(game, seat)


def pay_upkeep(game: Mega, seat: int) -> Answer:
    """Treasury; without any, a token that has no room."""
    decision = game.decision()
    if not isinstance(decision, PayUpkeep):
        raise Broken("nobody maintains a ship now")
    muster = Muster(game, seat)
    muster.plan_cities()
    crowded = most_crowded(muster)
    if game.treasury[seat] < game.tables.figures.ship_upkeep and crowded != NOTHING:
        return (crowded,)
    return decision.default(game, seat)

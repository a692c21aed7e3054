"""Ships: sailing, meeting and fighting (ER-25 to ER-32)."""

from typing import ClassVar

from ziggurat.games.revolt.events import Roll, Sailed, ShipsFought, ShipSunk
from ziggurat.games.revolt.rules.telling import berth_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import FRESH, IMPROVED_SAILS, NOBODY, TRIREME
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    distinct_ships,
    is_first_ship_of,
    read_berth,
    read_ship,
    split_pair,
    write_ship,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def ship_has_action(state: Revolt, ship: int) -> bool:
    """One action a turn, two with Improved Sails (ER-26b)."""
    used = state.ship_used[ship]
    return used == 0 or (used == 1 and state.has_tech(state.ship_owner[ship], IMPROVED_SAILS))


def ready_ships(state: Revolt, seat: Seat) -> list[int]:
    """The ships that can act, the oldest of each kind of alike ones."""
    return distinct_ships(state, [s for s in state.ships_of[seat] if ship_has_action(state, s)])


def ship_refusal(state: Revolt, seat: Seat, ship: int) -> Refusal | None:
    """Why a ship cannot act at all."""
    if not is_first_ship_of(state, seat, ship):
        return Refusal("ER-26b", "You have no such ship there.")
    if ship_has_action(state, ship):
        return None
    if state.ship_used[ship] == FRESH:
        return Refusal("ER-10a", "The ship is new, and sails from your next turn on.")
    return Refusal("ER-26b", "The ship has no action left this turn.")


def fleet_closed(state: Revolt, seat: Seat) -> Refusal | None:
    """Why none of the seat's ships can act, as a menu says it; empty when one can."""
    used = [state.ship_used[ship] for ship in state.ships_of[seat]]
    if not used:
        return Refusal("ER-26", "you have no ship")
    if ready_ships(state, seat):
        return None
    if min(used) == FRESH:
        return Refusal("ER-10a", "your ships are new, and sail from your next turn on")
    return Refusal("ER-26b", "no ship of yours has an action left this turn")


# --- contact and fighting


def foreign_ships(state: Revolt, seat: Seat, berth: int) -> list[int]:
    """Ships of others at a berth, one of each kind, in turn order of their owners."""
    if not state.ships_at[berth]:
        return []
    found: list[int] = []
    for rival in state.rivals_after(seat):
        there = [ship for ship in state.ships_of[rival] if state.ship_at[ship] == berth]
        found.extend(distinct_ships(state, there))
    return found


def ship_dice(state: Revolt, ship: int) -> int:
    """Dice of a ship against ships (ER-32, Trireme)."""
    return 2 if state.has_tech(state.ship_owner[ship], TRIREME) else 1


def fight(state: Revolt, attacker: int, defender: int, clause: str) -> int:
    """Two ships fight until one is sunk with all aboard; the survivor (ER-32)."""
    attack = state.roll(ship_dice(state, attacker))
    defence = state.roll(ship_dice(state, defender))
    rolls = [Roll(attack, defence)]
    while max(attack) == max(defence):
        highest = max(attack)
        attack = [state.dice.die() if pips == highest else pips for pips in attack]
        defence = [state.dice.die() if pips == highest else pips for pips in defence]
        rolls.append(Roll(attack, defence))
    survivor, loser = (attacker, defender) if max(attack) > max(defence) else (defender, attacker)
    owner = state.ship_owner
    where = berth_told(state, state.ship_at[defender])
    state.tell(clause, ShipsFought(owner[attacker], owner[defender], where, rolls))
    state.tell("ER-32", ShipSunk(owner[loser], bool(state.crew(loser))))
    state.remove_ship(loser)
    return survivor


def interceptor(state: Revolt, seat: Seat, berth: int) -> int:
    """The foreign ship at a berth that attacks the newcomer by standing order, or `NOBODY`.

    Owners come in turn order; each uses a ship without cargo before one with, then the newest
    (ER-31b, ER-31e).
    """
    if not state.ships_at[berth]:
        return NOBODY
    for rival in state.rivals_after(seat):
        if state.intercept[rival]:
            ships = [ship for ship in state.ships_of[rival] if state.ship_at[ship] == berth]
            empty = [ship for ship in ships if not state.crew(ship)]
            if ships:
                return (empty or ships)[-1]
    return NOBODY


def arrive(state: Revolt, ship: int, berth: int, target: int) -> bool:
    """Bring a ship to a berth and fight there if anybody wants to; whether it may go on.

    The mover's own attack goes first; there is at most one fight a step (ER-31a to ER-31c).
    """
    seat = state.ship_owner[ship]
    state.move_ship(ship, berth)
    if target != NOBODY and state.ship_at[target] == berth:
        fight(state, ship, target, "ER-31")
        return False
    hunter = interceptor(state, seat, berth)
    if hunter != NOBODY:
        fight(state, hunter, ship, "ER-31b")
        return False
    return True


# --- sailing


class Sail(Verb[Revolt]):
    """Sail a step: to a linked coast, along a route, onto it or off it (ER-30).

    The answer is the ship, where it goes, the route it passes along (or none), and the foreign
    ship it attacks on the way (or none).
    """

    __slots__ = ()

    name: ClassVar[str] = "sail"
    title: ClassVar[str] = "Sail"
    weight: ClassVar[int] = 24

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        for ship in ready_ships(state, seat):
            for berth, route in steps_from(state, state.ship_at[ship]):
                found.append((ship, berth, route, NOBODY))
                if route != NOBODY and state.ships_at[route]:
                    for target in foreign_ships(state, seat, route):
                        found.append((ship, berth, route, target))
                if state.ships_at[berth]:
                    for target in foreign_ships(state, seat, berth):
                        found.append((ship, berth, route, target))
        return found

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 4:
            return Refusal("ER-30", "Name a ship and where it sails.")
        ship, berth, route, target = answer
        refusal = ship_refusal(state, seat, ship)
        if refusal:
            return refusal
        if (berth, route) not in steps_from(state, state.ship_at[ship]):
            return Refusal("ER-30a", "That is not one step along a coast or a route.")
        if target == NOBODY:
            return None
        on_the_way = foreign_ships(state, seat, route) if route != NOBODY else []
        if target not in on_the_way and target not in foreign_ships(state, seat, berth):
            return Refusal("ER-31a", "There is no such ship to attack on that way.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        return fleet_closed(state, seat)

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        ship, berth, route, target = answer
        ids = state.lookup.berth_id
        by = f" by {ids[route]}" if route != NOBODY else ""
        return f"{write_ship(state, ship)}>{ids[berth]}{by}{write_target(state, target)}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        way, _, victim = text.partition(" against ")
        way, _, by = way.partition(" by ")
        origin, goal = split_pair(way, "sail roma>campania.w, or sail lilybaeum>carthago by r12")
        route = read_berth(state, by) if by else NOBODY
        target = read_target(state, victim) if victim else NOBODY
        return (read_ship(state, seat, origin), read_berth(state, goal), route, target)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        ship, berth, route, target = answer
        by = f" along {names.berth(state, route)}" if route != NOBODY else ""
        fights = f", attacking {label_target(state, target)}" if target != NOBODY else ""
        here = names.berth(state, state.ship_at[ship])
        crew = " with troops" if state.crew(ship) else ""
        return f"ship{crew} from {here} to {names.berth(state, berth)}{by}{fights}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        ship, berth, route, target = answer
        berths = [state.ship_at[ship]] + ([route] if route != NOBODY else []) + [berth]
        things = [names.thing(names.berth(state, each)) for each in berths]
        return things if target == NOBODY else [*things, f"seat:{state.ship_owner[target]}"]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        ship, berth, route, target = answer
        if state.is_heard:
            here, there = berth_told(state, state.ship_at[ship]), berth_told(state, berth)
            state.tell("ER-30", Sailed(seat, here, there))
        state.ship_used[ship] += 1
        if route == NOBODY or arrive(state, ship, route, target):
            arrive(state, ship, berth, target)
        return None


def steps_from(state: Revolt, berth: int) -> list[tuple[int, int]]:
    """The steps from a berth, as berth reached and route passed along (ER-30a)."""
    lookup = state.lookup
    if berth >= lookup.coast_count:
        return [(lookup.route_a[berth], NOBODY), (lookup.route_b[berth], NOBODY)]
    found: list[tuple[int, int]] = [(coast, NOBODY) for coast in lookup.links[berth]]
    for route in lookup.routes_at[berth]:
        other = lookup.route_b[route] if lookup.route_a[route] == berth else lookup.route_a[route]
        found.append((other, route))
        found.append((route, NOBODY))
    return found


def write_target(state: Revolt, target: int) -> str:
    """A foreign ship in notation: its nation, its berth, and its rank there."""
    if target == NOBODY:
        return ""
    nation = state.lookup.nation_id[state.nation[state.ship_owner[target]]]
    return f" against {nation}@{write_ship(state, target)}"


def read_target(state: Revolt, text: str) -> int:
    """A foreign ship such as `carthage@r12`."""
    nation, _, ship = text.strip().lower().partition("@")
    for seat in range(state.seat_count):
        if state.lookup.nation_id[state.nation[seat]] == nation:
            return read_ship(state, seat, ship)
    raise Invalid(f"'{text.strip()}' is not a ship; write it like carthage@r12.")


def label_target(state: Revolt, target: int) -> str:
    """Name a foreign ship."""
    loaded = "loaded ship" if state.crew(target) else "ship"
    return f"a {loaded} of {names.seat(state.ship_owner[target])}"


class Ram(Verb[Revolt]):
    """Attack a foreign ship that lies beside yours (ER-31d)."""

    __slots__ = ()

    name: ClassVar[str] = "ram"
    title: ClassVar[str] = "Attack a ship alongside"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        return [
            (ship, target)
            for ship in ready_ships(state, seat)
            for target in foreign_ships(state, seat, state.ship_at[ship])
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2:
            return Refusal("ER-31d", "Name your ship and the ship it attacks.")
        ship, target = answer
        refusal = ship_refusal(state, seat, ship)
        if refusal:
            return refusal
        if target not in foreign_ships(state, seat, state.ship_at[ship]):
            return Refusal("ER-31d", "No such foreign ship lies beside yours.")
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        alone = Refusal("ER-31d", "no foreign ship lies beside a ship of yours that can act")
        return fleet_closed(state, seat) or alone

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return f"{write_ship(state, answer[0])}{write_target(state, answer[1])}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        ship, _, target = text.partition(" against ")
        return (read_ship(state, seat, ship), read_target(state, target))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        where = names.berth(state, state.ship_at[answer[0]])
        return f"ship at {where} against {label_target(state, answer[1])}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        berth = names.thing(names.berth(state, state.ship_at[answer[0]]))
        return [berth, f"seat:{state.ship_owner[answer[1]]}"]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        state.ship_used[answer[0]] += 1
        fight(state, answer[0], answer[1], "ER-31d")
        return None

"""Ships sail and carry tokens (ME-M10 to ME-M14).

A ship stops where it takes tokens on or puts them down. Tokens aboard stand in the area where it
has stopped, as if they had stepped ashore, and may go on with that ship alone (ME-M12.1, ME-M13);
so taking on and putting down is nothing but saying how many go on.
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega.events.movement import Sailed
from ziggurat.games.mega.pieces import shift
from ziggurat.games.mega.rules.phase_03_movement.actions import ShipAction
from ziggurat.games.mega.rules.phase_03_movement.journeys import AREA, COUNT, STAYING, Journey
from ziggurat.games.mega.rules.phase_03_movement.protection import entry_refusal, room_to_enter
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ASTRONAVIGATION,
    CLOTH_MAKING,
    NAVAL_WARFARE,
    SHIP_OLD,
    SHIPS,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat


def steps_left(state: Mega, player: int, ship: int) -> int:
    """How many steps a ship can still sail this turn (ME-M10)."""
    ships = state.lookup.numbers.ships
    steps = ships.steps_cloth_making if state.has(player, CLOTH_MAKING) else ships.steps
    return steps - state.ship_steps[ship]


def room_aboard(state: Mega, player: int) -> int:
    """How many tokens a ship of a player carries (ME-M12)."""
    ships = state.lookup.numbers.ships
    return ships.tokens_naval_warfare if state.has(player, NAVAL_WARFARE) else ships.tokens


def passengers(state: Mega, ship: int) -> int:
    """How many tokens where a ship lies could sail with it: those aboard, and those not moved."""
    return state.ship_cargo[ship] + state.fresh[state.ship_at[ship]]


def waters(state: Mega, player: int, area: int) -> list[int]:
    """Where ships of a player can sail from an area: area, steps, ... (ME-M10, ME-M11)."""
    mode = 1 if state.has(player, ASTRONAVIGATION) else 0
    return state.lookup.voyages[mode * state.lookup.area_count + area]


def steps_to(state: Mega, player: int, origin: int, area: int) -> int:
    """How many steps a ship of a player sails from one area to another; 0 if it cannot."""
    reached = waters(state, player, origin)
    for place in range(0, len(reached), 2):
        if reached[place] == area:
            return reached[place + 1]
    return 0


def ports(state: Mega, player: int, ship: int) -> list[int]:
    """The areas a ship can reach and stop in (ME-M22)."""
    left = steps_left(state, player, ship)
    reached = waters(state, player, state.ship_at[ship])
    return [
        reached[place]
        for place in range(0, len(reached), 2)
        if reached[place + 1] <= left and not state.closed[reached[place]]
    ]


def sail(state: Mega, player: int, ship: int, area: int, count: int) -> None:
    """Sail a ship to an area with so many tokens, those first that are aboard already."""
    origin = state.ship_at[ship]
    state.fresh[origin] -= max(0, count - state.ship_cargo[ship])
    shift(state, origin, area, player, count)
    state.ship_steps[ship] += steps_to(state, player, origin, area)
    state.ship_at[ship] = area
    state.ship_cargo[ship] = count
    ids = state.lookup.area_id
    state.tell("ME-M12", Sailed(player, ship, ids[origin], ids[area], count))


class Sail(ShipAction):
    """Sail a ship."""

    __slots__ = ()

    name: ClassVar[str] = "sail"
    title: ClassVar[str] = "Sail"
    weight: ClassVar[int] = 6
    phrase: ClassVar[str] = "sail"

    def ship_refusal(self, state: Mega, seat: Seat, ship: int) -> Refusal | None:
        if state.ship_status[ship] == SHIP_OLD:
            return Refusal("ME-M7", "A ship of an earlier turn is maintained before it is used.")
        if ports(state, seat, ship):
            return None
        return Refusal("ME-M10", "That ship has sailed as far as it can.")

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        return Refusal("ME-M7", "You have no ship built or maintained this turn that can sail on.")

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return SailTo(seat, SHIPS * seat + answer[0])


class Voyage(Journey):
    """Where a ship can sail, and with how many tokens."""

    __slots__ = ("player", "ship")

    title: ClassVar[str] = "Sail"

    player: int
    ship: int

    def __init__(self, state: Mega, player: int, ship: int) -> None:
        targets = ports(state, player, ship)
        most = min(room_aboard(state, player), passengers(state, ship))
        mosts = [min(most, room_to_enter(state, player, area)) for area in targets]
        super().__init__(state, state.ship_at[ship], targets, mosts, 0)
        self.player = player
        self.ship = ship

    def reason(self, area: int, count: int) -> Refusal | None:
        state, player, ship = self.state, self.player, self.ship
        start, end = names.area(state, self.origin), names.area(state, area)
        if state.closed[area]:
            return Refusal("ME-M22", f"{end} is out of play.")
        if area not in self.targets:
            left = steps_left(state, player, ship)
            if steps_to(state, player, self.origin, area) > left:
                return Refusal(
                    "ME-M10", f"{end} is more than {names.counted(left, 'step')} away from {start}."
                )
            return Refusal("ME-M11", f"Your ship cannot reach {end} from {start} along the coasts.")
        if count > passengers(state, ship):
            able = names.tokens(passengers(state, ship))
            return Refusal(
                "ME-M12", f"This ship can take {able} from {start}; no others can still move."
            )
        if count > room_aboard(state, player):
            return Refusal(
                "ME-M12", f"Your ships carry at most {names.tokens(room_aboard(state, player))}."
            )
        return entry_refusal(state, player, area, count)

    def label(self, answer: Answer) -> str:
        if answer == STAYING:
            return "stay"
        area, tokens = answer[AREA], names.tokens(answer[COUNT])
        far = names.counted(steps_to(self.state, self.player, self.origin, area), "step")
        return f"to {names.area(self.state, area)} with {tokens}, {far}"


class SailTo(Choice[Mega]):
    """Where does the ship sail, and with how many tokens? (ME-M10, ME-M12)."""

    kind = "sail"

    ship: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        where = names.area(state, state.ship_at[self.ship])
        able = min(room_aboard(state, seat), passengers(state, self.ship))
        left = names.counted(steps_left(state, seat, self.ship), "step")
        return (
            f"Your ship in {where} can take {names.tokens(able)} and has {left} left: "
            "where to, and with how many?"
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        return Voyage(state, seat, self.ship)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return STAYING

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer != STAYING:
            sail(state, seat, self.ship, answer[AREA], answer[COUNT])
        return None

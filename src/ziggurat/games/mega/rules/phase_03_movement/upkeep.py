"""Ships of earlier turns are maintained, scrapped, or lost (ME-M7 to ME-M9)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega.events.movement import ShipLost, ShipMaintained, ShipScrapped
from ziggurat.games.mega.pieces import pay, sink
from ziggurat.games.mega.rules.phase_03_movement.actions import ShipAction
from ziggurat.games.mega.rules.phase_03_movement.shipyard import (
    ALL_TREASURY,
    own_ships,
    spend_token,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING, SHIP_MAINTAINED, SHIP_OLD, SHIPS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat


def ways_to_maintain(state: Mega, player: int) -> list[int]:
    """How a ship can be maintained: from treasury, or with a token of an area (ME-M7)."""
    upkeep, treasury = state.lookup.numbers.ships.maintenance, state.treasury[player]
    ways: list[int] = []
    if treasury >= upkeep:
        ways.append(state.lookup.area_count + ALL_TREASURY)
    if treasury >= upkeep - 1:
        ways += state.areas_of[player]
    return ways


def maintain_ship(state: Mega, player: int, ship: int, way: int) -> None:
    """Pay for a ship of an earlier turn, so that it may be used and stays (ME-M7)."""
    upkeep = state.lookup.numbers.ships.maintenance
    if way == state.lookup.area_count + ALL_TREASURY:
        treasury, spent = upkeep, None
    else:
        treasury, spent = upkeep - 1, state.lookup.area_id[way]
        spend_token(state, player, way)
    pay(state, player, treasury)
    state.ship_status[ship] = SHIP_MAINTAINED
    where = state.lookup.area_id[state.ship_at[ship]]
    state.tell("ME-M7", ShipMaintained(player, ship, where, treasury, spent))


class Maintain(ShipAction):
    """Maintain a ship of an earlier turn."""

    __slots__ = ()

    name: ClassVar[str] = "maintain"
    title: ClassVar[str] = "Maintain a ship"
    weight: ClassVar[int] = 3
    phrase: ClassVar[str] = "maintain"

    def ship_refusal(self, state: Mega, seat: Seat, ship: int) -> Refusal | None:
        if state.ship_status[ship] != SHIP_OLD:
            return Refusal("ME-M7", "That ship is maintained, or was built this turn.")
        if not ways_to_maintain(state, seat):
            return Refusal("ME-M7", "You have neither treasury nor tokens to maintain a ship.")
        return None

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        return Refusal(
            "ME-M7", "You have no ship of an earlier turn to maintain, or nothing to pay with."
        )

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        ship = SHIPS * seat + answer[0]
        ways = ways_to_maintain(state, seat)
        if len(ways) > 1:
            return PayUpkeep(seat, ship)
        maintain_ship(state, seat, ship, ways[0])
        return None


class PayUpkeep(Choice[Mega]):
    """What do you maintain the ship with? (ME-M7)."""

    kind = "pay-upkeep"

    ship: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        where = names.area(state, state.ship_at[self.ship])
        return f"What do you maintain the ship in {where} with: treasury, or a token of an area?"

    def options(self, state: Mega, seat: Seat) -> Options:
        numbers = state.lookup.area_count
        ways = ways_to_maintain(state, seat)
        items: list[Item] = []
        if numbers + ALL_TREASURY in ways:
            words = f"{state.lookup.numbers.ships.maintenance} treasury"
            items.append(Item(numbers + ALL_TREASURY, "treasury", words))
        items += area_items(state, [way for way in ways if way < numbers])
        return OneOf(items, "ME-M7")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (ways_to_maintain(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        maintain_ship(state, seat, self.ship, answer[0])
        return None


class Scrap(ShipAction):
    """Give up a ship of an earlier turn, to build it anew (ME-M8)."""

    __slots__ = ()

    name: ClassVar[str] = "scrap"
    title: ClassVar[str] = "Scrap a ship"
    weight: ClassVar[int] = 1
    phrase: ClassVar[str] = "scrap"

    def ship_refusal(self, state: Mega, seat: Seat, ship: int) -> Refusal | None:
        if state.ship_status[ship] == SHIP_OLD:
            return None
        return Refusal("ME-M8", "A ship built or maintained this turn may not be scrapped.")

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        return Refusal("ME-M8", "You have no ship of an earlier turn that is not maintained.")

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        ship = SHIPS * seat + answer[0]
        where = state.lookup.area_id[state.ship_at[ship]]
        state.tell("ME-M8", ShipScrapped(seat, ship, where))
        sink(state, ship)
        return None


def lose_ships(state: Mega, player: int) -> None:
    """Ships that were neither built nor maintained are destroyed; the others grow old (ME-M9)."""
    for ship in own_ships(state, player):
        if state.ship_at[ship] == NOTHING:
            continue
        if state.ship_status[ship] == SHIP_OLD:
            where = state.lookup.area_id[state.ship_at[ship]]
            state.tell("ME-M9", ShipLost(player, ship, where))
            sink(state, ship)
        state.ship_status[ship] = SHIP_OLD
        state.ship_steps[ship] = 0
        state.ship_cargo[ship] = 0

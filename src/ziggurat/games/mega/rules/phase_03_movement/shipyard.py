"""Ships are built (ME-M5, ME-M6)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.mega.events.movement import ShipBuilt
from ziggurat.games.mega.pieces import launch, lift, pay, ships_in
from ziggurat.games.mega.rules.phase_03_movement.actions import AreaAction
from ziggurat.games.mega.rules.telling import areas_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING, SHIP_BUILT, SHIPS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat

# A way to pay is a number: an area to take a token from, or one of these added to their number.
ALL_TREASURY: Final = 0
TOKEN_AND_TREASURY: Final = 1


def own_ships(state: Mega, player: int) -> range:
    """The numbers of a player's ships, on the board or not."""
    return range(SHIPS * player, SHIPS * player + SHIPS)


def spend_token(state: Mega, player: int, area: int) -> None:
    """Take a token off the board to pay with it: one that has moved, if there is one (ME-M6.1)."""
    lift(state, area, player, 1)
    left = state.at(area, player)
    state.fresh[area] = min(state.fresh[area], left)
    moved = left - state.fresh[area]
    for ship in ships_in(state, player, area):
        state.ship_cargo[ship] = min(state.ship_cargo[ship], moved)
        moved -= state.ship_cargo[ship]


def ways_to_build(state: Mega, player: int, area: int) -> list[int]:
    """How a ship in an area can be paid for (ME-M6), in the order in which defaults take them.

    The area itself means two tokens of it, another area one token of each.
    """
    price, treasury = state.lookup.numbers.ships.build_treasury, state.treasury[player]
    here = state.at(area, player)
    ways: list[int] = []
    if treasury >= price:
        ways.append(state.lookup.area_count + ALL_TREASURY)
    if treasury >= price - 1 and here:
        ways.append(state.lookup.area_count + TOKEN_AND_TREASURY)
    if price > 1 and treasury >= price - 2 and here:
        ways += [other for other in state.areas_of[player] if other != area or here > 1]
    return ways


def can_build_in(state: Mega, player: int, area: int) -> bool:
    """Whether a player has the place and the means for a ship in an area where he has tokens."""
    if not state.lookup.coastal[area]:
        return False
    price, treasury = state.lookup.numbers.ships.build_treasury, state.treasury[player]
    return treasury >= price - 1 or (
        price > 1 and treasury >= price - 2 and state.on_board[player] > 1
    )


def shipyard_refusal(state: Mega, player: int) -> Refusal | None:
    """Why a player can build no further ship anywhere (ME-M5)."""
    ships = own_ships(state, player)
    if NOTHING not in state.ship_at[ships.start : ships.stop]:
        return Refusal("ME-M5", f"All your {SHIPS} ships are on the board.")
    most = state.lookup.numbers.ships.built_per_turn
    if sum(1 for ship in ships if state.ship_status[ship] == SHIP_BUILT) >= most:
        return Refusal(
            "ME-M5", f"You have built {names.counted(most, 'ship')} this turn; no more are allowed."
        )
    return None


def build_ship(state: Mega, player: int, area: int, way: int) -> None:
    """Pay for a ship and put it into an area (ME-M6)."""
    price, numbers = state.lookup.numbers.ships.build_treasury, state.lookup.area_count
    if way == numbers + ALL_TREASURY:
        spent: list[int] = []
    elif way == numbers + TOKEN_AND_TREASURY:
        spent = [area]
    else:
        spent = [area, way]
    treasury = price - len(spent)
    pay(state, player, treasury)
    for origin in spent:
        spend_token(state, player, origin)
    ship = launch(state, player, area, SHIP_BUILT)
    where = state.lookup.area_id[area]
    state.tell("ME-M6", ShipBuilt(player, ship, where, treasury, areas_told(state, spent)))


RELUCTANCE: Final = 8
"""One in so many ships that random play could pay with tokens alone is built."""


class Build(AreaAction):
    """Build a ship."""

    __slots__ = ()

    name: ClassVar[str] = "build"
    title: ClassVar[str] = "Build a ship"
    weight: ClassVar[int] = 1
    phrase: ClassVar[str] = "build a ship in"

    def areas(self, state: Mega, seat: Seat) -> list[int]:
        if shipyard_refusal(state, seat):
            return []
        return [area for area in state.areas_of[seat] if can_build_in(state, seat, area)]

    def area_refusal(self, state: Mega, seat: Seat, area: int) -> Refusal | None:
        refusal = shipyard_refusal(state, seat)
        if refusal:
            return refusal
        where = names.area(state, area)
        if not state.at(area, seat):
            return Refusal("ME-M5", f"You have no tokens in {where}.")
        if not state.lookup.coastal[area]:
            return Refusal("ME-M5", f"{where} is not a coastal area.")
        if can_build_in(state, seat, area):
            return None
        price = state.lookup.numbers.ships.build_treasury
        return Refusal(
            "ME-M6", f"A ship costs {price} treasury, or tokens in their place; you lack them."
        )

    def closed(self, state: Mega, seat: Seat) -> Refusal | None:
        refusal = shipyard_refusal(state, seat)
        return refusal or Refusal(
            "ME-M5", "You have no tokens on a coast, or cannot pay for a ship."
        )

    def pick(self, state: Mega, seat: Seat, dice: Dice) -> Answer | None:
        # Random play hardly ever pays with tokens: it would starve.
        price = state.lookup.numbers.ships.build_treasury
        if state.treasury[seat] < price and dice.below(RELUCTANCE):
            return None
        return super().pick(state, seat, dice)

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        ways = ways_to_build(state, seat, answer[0])
        if len(ways) > 1:
            return PayForShip(seat, answer[0])
        build_ship(state, seat, answer[0], ways[0])
        return None


class PayForShip(Choice[Mega]):
    """What do you pay for the ship? (ME-M6)."""

    kind = "pay-ship"

    area: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        where = names.area(state, self.area)
        return (
            f"What do you pay for the ship in {where}? An area means a token of it beside one of "
            f"{where}."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        price, numbers = state.lookup.numbers.ships.build_treasury, state.lookup.area_count
        ways = ways_to_build(state, seat, self.area)
        items: list[Item] = []
        if numbers + ALL_TREASURY in ways:
            items.append(Item(numbers + ALL_TREASURY, "treasury", f"{price} treasury"))
        if numbers + TOKEN_AND_TREASURY in ways:
            words = f"{price - 1} treasury and a token there"
            items.append(Item(numbers + TOKEN_AND_TREASURY, "mixed", words))
        items += area_items(state, [way for way in ways if way < numbers])
        return OneOf(items, "ME-M6")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (ways_to_build(state, seat, self.area)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        build_ship(state, seat, self.area, answer[0])
        return None

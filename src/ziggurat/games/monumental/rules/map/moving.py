"""Moving units through one's own land (MO-5.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.pieces import Unit, UnitMoved
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.conquest.defence import free_soldiers, may_warlord_leave, realm
from ziggurat.games.monumental.rules.resources.prices import (
    payment_in_words,
    price_in,
    price_refusal,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GOLD, MILITARY
from ziggurat.games.monumental.words.notation import read_tile, tile_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat

WARLORD: Final = "warlord"
STOP: Final = -1
"""The answer of somebody who moves no further."""


def has_military(state: Monumental, player: int, price: int) -> bool:
    """Whether so much Military can be paid; Gold may stand for it (MO-3.4)."""
    return state.amount(player, MILITARY) + state.amount(player, GOLD) >= price


def can_pay_march(state: Monumental, player: int) -> bool:
    """Whether moving a unit can be paid (MO-5.6.1)."""
    return has_military(state, player, state.lookup.setup.costs.unit_move.military)


def movers(state: Monumental, player: int) -> list[Answer]:
    """The units that can move: the tile, and 1 for the Warlord (MO-5.6)."""
    found: list[Answer] = []
    control = state.control
    for tile in range(state.lookup.tile_count):
        if control[tile] == player and state.units_at(tile):
            soldiers = free_soldiers(state, player, tile, warlord_goes=False) > 0
            warlord = state.warlord[player] == tile and may_warlord_leave(state, player)
            if (soldiers or warlord) and has_way(state, player, tile):
                if soldiers:
                    found.append((tile, 0))
                if warlord:
                    found.append((tile, 1))
    return found


def has_way(state: Monumental, player: int, tile: int) -> bool:
    """Whether another tile of the player lies next to this one."""
    return any(state.control[neighbour] == player for neighbour in state.lookup.unit_ways[tile])


def destinations(state: Monumental, player: int, tile: int) -> list[int]:
    """Where a unit on a tile can go (MO-5.6.1)."""
    return [goal for goal in realm(state, player, tile) if goal != tile]


def mover_refusal(state: Monumental, player: int, answer: Answer) -> Refusal | None:
    """Why a unit cannot move."""
    if len(answer) != 2 or answer[1] not in (0, 1):
        return Refusal("MO-5.6.1", "Name the tile of a unit, and the Warlord if it is to go.")
    tile, is_warlord = answer
    if not 0 <= tile < state.lookup.tile_count or state.control[tile] != player:
        return Refusal("MO-5.6.1", "You have no units there.")
    if (state.warlord[player] != tile) if is_warlord else (state.soldiers[tile] == 0):
        return Refusal("MO-5.6.1", "That unit does not stand there.")
    if is_warlord:
        may_leave = may_warlord_leave(state, player)
    else:
        may_leave = free_soldiers(state, player, tile, warlord_goes=False) > 0
    if not may_leave:
        return Refusal("MO-5.6.2", "A Province is never left without a unit or an Outpost.")
    if not has_way(state, player, tile):
        return Refusal("MO-5.6.1", "No other tile of yours can be reached from there.")
    return None


def mover_text(state: Monumental, answer: Answer) -> str:
    """The notation of a unit: its tile, and the Warlord by name."""
    label = state.lookup.tile_label[answer[0]]
    return f"{WARLORD}@{label}" if answer[1] else label


def read_mover(state: Monumental, text: str) -> Answer:
    """The unit meant by a notation."""
    who, at, where = text.strip().partition("@")
    if at and who.strip().lower() == WARLORD:
        return (read_tile(state, where), 1)
    return (read_tile(state, text), 0)


def mover_things(player: int, label: str, is_warlord: int) -> list[str]:
    """The unit as a thing on the board; the tile itself may mean something else."""
    return [f"warlord:{player}" if is_warlord else f"unit:{label}"]


def mover_label(state: Monumental, answer: Answer) -> str:
    """The unit in words."""
    unit = "the Warlord" if answer[1] else "a Soldier"
    return f"{unit} of {state.lookup.tile_label[answer[0]]}"


class March(Action):
    """Move a unit through your own land for Military (MO-5.6.1)."""

    __slots__ = ()

    name: ClassVar[str] = "march"
    title: ClassVar[str] = "Move a unit"
    weight: ClassVar[int] = 4

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        return movers(state, seat) if can_pay_march(state, seat) else []

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        refusal = mover_refusal(state, seat, answer)
        price = price_in(MILITARY, state.lookup.setup.costs.unit_move.military)
        return refusal or price_refusal(state, seat, price, "MO-5.6.1", "Moving a unit")

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if not can_pay_march(state, seat):
            price = state.lookup.setup.costs.unit_move.military
            return Refusal("MO-5.6.1", f"moving a unit costs {price} Military")
        return Refusal("MO-5.6.2", "no unit can leave its tile for another of yours")

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return mover_text(state, answer)

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return read_mover(state, text)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        price = price_in(MILITARY, state.lookup.setup.costs.unit_move.military)
        return f"move {mover_label(state, answer)} for {payment_in_words(state, seat, price)}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return mover_things(seat, state.lookup.tile_label[answer[0]], answer[1])

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind, _, name = thing.partition(":")
        labels = state.lookup.tile_label
        if thing == f"warlord:{seat}":
            return [(state.warlord[seat], 1)]
        if kind not in ("unit", "tile") or name not in labels:
            return []
        tile = labels.index(name)
        return [(tile, 0)] if state.control[tile] == seat and state.soldiers[tile] else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return lead(state, seat, answer, paid=1, left=0)


def lead(state: Monumental, player: int, mover: Answer, *, paid: int, left: int) -> Frame | None:
    """Ask where the unit goes, unless there is only one way."""
    goals = destinations(state, player, mover[0])
    if len(goals) == 1:
        move_unit(state, player, mover, goals[0], paid=paid)
        return free_marches(state, player, left)
    return MarchTo(player, mover[0], mover[1], paid, left)


class MarchTo(Question):
    """Where does the unit go? (MO-5.6.1)."""

    kind = "march-to"

    tile: int
    is_warlord: int
    paid: int
    """Whether the move is paid for, or free."""
    left: int
    """Free moves that may follow."""

    def prompt(self, state: Monumental, seat: Seat) -> str:
        unit = mover_label(state, (self.tile, self.is_warlord))
        return f"Where do you move {unit}?"

    def is_open(self, state: Monumental) -> bool:
        if self.paid and not can_pay_march(state, self.seat):
            return False
        return not mover_refusal(state, self.seat, (self.tile, self.is_warlord))

    def offer(self, state: Monumental, seat: Seat) -> Options:
        goals = destinations(state, seat, self.tile)
        return OneOf([tile_item(state, goal) for goal in goals], "MO-5.6.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (destinations(state, seat, self.tile)[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        move_unit(state, seat, (self.tile, self.is_warlord), answer[0], paid=self.paid)
        return free_marches(state, seat, self.left)


def move_unit(state: Monumental, player: int, mover: Answer, goal: int, *, paid: int) -> None:
    """Pay for the move of a unit and make it."""
    tile, is_warlord = mover
    if paid:
        state.pay(player, price_in(MILITARY, state.lookup.setup.costs.unit_move.military))
    if is_warlord:
        state.warlord[player] = goal
    else:
        state.soldiers[tile] -= 1
        state.soldiers[goal] += 1
    labels = state.lookup.tile_label
    unit: Unit = "warlord" if is_warlord else "soldier"
    state.tell("MO-5.6.1", UnitMoved(player, unit, labels[tile], labels[goal]))


def free_marches(state: Monumental, player: int, count: int) -> Frame | None:
    """Let a player make up to so many unit moves free of charge (EF-7 `move_units`)."""
    if count < 1 or state.is_automa(player) or not movers(state, player):
        return None
    return FreeMarch(player, count)


class FreeMarch(Question):
    """Which unit moves free of charge, if any? (MO-5.6.1)."""

    kind = "free-march"

    left: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        moves = "1 unit move" if self.left == 1 else f"{self.left} unit moves"
        return f"You may make {moves} free of charge. Which unit moves?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [self.item(state, mover) for mover in movers(state, seat)]
        return OneOf([Item(STOP, "stop", "move no unit"), *items], "MO-5.6.1")

    def item(self, state: Monumental, mover: Answer) -> Item:
        """A unit to move; its key is its tile, doubled, and 1 for the Warlord."""
        things = mover_things(self.seat, state.lookup.tile_label[mover[0]], mover[1])
        key = 2 * mover[0] + mover[1]
        return Item(key, mover_text(state, mover), mover_label(state, mover), things)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (STOP,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == STOP:
            return None
        mover = (answer[0] // 2, answer[0] % 2)
        return lead(state, seat, mover, paid=0, left=self.left - 1)

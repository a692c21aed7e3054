"""Upkeep: what is kept has to be paid for each turn (ER-26, ER-39, ER-43, ER-54, ER-64)."""

from __future__ import annotations

from ziggurat.games.revolt.events import UpkeepPaid
from ziggurat.games.revolt.rules.sacrifice import CLAUSES, WORDS, Sacrifice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    FORTIFICATION,
    GOLD,
    GRANARIES,
    MERCENARY,
    MILITARY_INTEGRATION,
    PRICED,
    RESOURCES,
    SETTLEMENT,
    SHIP,
)
from ziggurat.kernel.algebra import Amount, OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def due(state: Revolt, seat: Seat, thing: int) -> int:
    """Cards the upkeep of one kind of thing asks for, counted now (ER-64a)."""
    if thing == SETTLEMENT and state.has_tech(seat, GRANARIES):
        return 0
    if thing == MERCENARY and state.has_tech(seat, MILITARY_INTEGRATION):
        return 0
    lookup = state.lookup
    if state.has_capital(seat):
        free = lookup.upkeep_free[state.nation[seat]][thing]
    else:
        free = lookup.plain_free[thing]
    return max(0, count_things(state, seat, thing) - free)


def owes_upkeep(state: Revolt, seat: Seat) -> bool:
    """Whether any upkeep is due now. What is given up for one kind never makes another due."""
    return any(due(state, seat, thing) for thing in (SETTLEMENT, SHIP, MERCENARY, FORTIFICATION))


def count_things(state: Revolt, seat: Seat, thing: int) -> int:
    """How many things of a kind the seat has."""
    if thing == SETTLEMENT:
        return state.settlements[seat]
    if thing == SHIP:
        return len(state.ships_of[seat])
    if thing == FORTIFICATION:
        return state.forts[seat]
    return len(state.troops_of[seat]) - state.count_armies(seat)


class Upkeep(Procedure):
    """The upkeep of a turn: settlements, ships, then mercenaries and fortifications (ER-64a)."""

    kind = "upkeep"

    seat: Seat
    swapped: int = 0
    """Whether fortifications come before mercenaries."""


def keep_settlements(state: Revolt, upkeep: Upkeep) -> Frame | None:
    """Food for every settlement after the sixth (ER-39)."""
    return keep(state, upkeep.seat, SETTLEMENT)


def keep_ships(state: Revolt, upkeep: Upkeep) -> Frame | None:
    """Wood for every ship after the second (ER-26)."""
    return keep(state, upkeep.seat, SHIP)


def order_gold(state: Revolt, upkeep: Upkeep) -> Frame | None:
    """The player may swap mercenaries and fortifications, if gold is short (ER-64a)."""
    seat = upkeep.seat
    men, walls = due(state, seat, MERCENARY), due(state, seat, FORTIFICATION)
    if men and walls and state.hand[seat * 3 + GOLD] < men + walls:
        return GoldOrder(seat)
    return None


def keep_first(state: Revolt, upkeep: Upkeep) -> Frame | None:
    """Gold for the mercenaries, or for the fortifications if they were put first (ER-54)."""
    return keep(state, upkeep.seat, FORTIFICATION if upkeep.swapped else MERCENARY)


def keep_second(state: Revolt, upkeep: Upkeep) -> Frame | None:
    """Gold for every fortification after the third, or for the mercenaries (ER-43)."""
    return keep(state, upkeep.seat, MERCENARY if upkeep.swapped else FORTIFICATION)


def keep(state: Revolt, seat: Seat, thing: int) -> Frame | None:
    """Ask for the upkeep of one kind; without a card for it there is nothing to ask."""
    owed = due(state, seat, thing)
    if not owed:
        return None
    if not state.hand[seat * 3 + state.lookup.upkeep_resource[thing]]:
        return Sacrifice(seat, thing, owed)
    return Pay(seat, thing)


Upkeep.steps = (keep_settlements, keep_ships, order_gold, keep_first, keep_second)


class GoldOrder(Choice[Revolt]):
    """Whose upkeep comes first when gold is short? (ER-64a)."""

    kind = "gold_order"

    def prompt(self, state: Revolt, seat: Seat) -> str:
        return "Your gold does not reach for all upkeep. Who is paid first?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        return OneOf([Item(0, "mercenaries"), Item(1, "fortifications")], "ER-64a")

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        upkeep = state.stack[-1]
        assert isinstance(upkeep, Upkeep)
        upkeep.swapped = answer[0]
        return None


class Pay(Choice[Revolt]):
    """How much of the upkeep is paid? What is not paid for is given up (ER-64, ER-64c)."""

    kind = "pay"

    thing: int

    def prompt(self, state: Revolt, seat: Seat) -> str:
        owed = due(state, seat, self.thing)
        resource = RESOURCES[state.lookup.upkeep_resource[self.thing]]
        things = WORDS[self.thing]
        lost = "for each one not paid, one of them is given up"
        return f"Upkeep of your {things}: {owed} {resource}; {lost}. How much do you pay?"

    def most(self, state: Revolt, seat: Seat) -> int:
        """What can be paid at all."""
        have = state.hand[seat * 3 + state.lookup.upkeep_resource[self.thing]]
        return min(have, due(state, seat, self.thing))

    def options(self, state: Revolt, seat: Seat) -> Options:
        resource = RESOURCES[state.lookup.upkeep_resource[self.thing]]
        return Amount(0, self.most(state, seat), resource, "ER-64")

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (self.most(state, seat),)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        paid = answer[0]
        missing = due(state, seat, self.thing) - paid
        resource = state.lookup.upkeep_resource[self.thing]
        state.gain(seat, resource, -paid)
        if paid:
            told = UpkeepPaid(seat, paid, RESOURCES[resource], PRICED[self.thing])
            state.tell(CLAUSES[self.thing], told)
        return Sacrifice(seat, self.thing, missing) if missing else None

"""Upkeep, and what is given up for want of it or of support (ER-13, ER-39, ER-43, ER-54, ER-64)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.revolt import names
from ziggurat.games.revolt.notation import (
    distinct_ships,
    distinct_troops,
    oldest_like,
    oldest_ship_like,
    write_ship,
    write_troop,
)
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    FORTIFICATION,
    GOLD,
    GRANARIES,
    MERCENARY,
    MILITARY_INTEGRATION,
    RESOURCES,
    SETTLEMENT,
    SHIP,
)
from ziggurat.kernel.algebra import Amount, OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

WORDS = ("armies", "ships", "settlements", "fortifications", "mercenaries")
CLAUSES = ("ER-13a", "ER-26", "ER-39", "ER-43", "ER-54")


def due(game: Revolt, seat: Seat, thing: int) -> int:
    """Cards the upkeep of one kind of thing asks for, counted now (ER-64a)."""
    if thing == SETTLEMENT and game.has_tech(seat, GRANARIES):
        return 0
    if thing == MERCENARY and game.has_tech(seat, MILITARY_INTEGRATION):
        return 0
    tables = game.tables
    if game.has_capital(seat):
        free = tables.upkeep_free[game.nation[seat]][thing]
    else:
        free = tables.plain_free[thing]
    return max(0, count_things(game, seat, thing) - free)


def count_things(game: Revolt, seat: Seat, thing: int) -> int:
    """How many things of a kind the seat has."""
    if thing == SETTLEMENT:
        return game.settlements[seat]
    if thing == SHIP:
        return len(game.ships_of[seat])
    if thing == FORTIFICATION:
        return game.forts[seat]
    return len(game.troops_of[seat]) - game.count_armies(seat)


class Upkeep(Procedure):
    """The upkeep of a turn: settlements, ships, then mercenaries and fortifications (ER-64a)."""

    __slots__ = ("seat", "swapped")

    kind: ClassVar[str] = "upkeep"
    fields: ClassVar[tuple[str, ...]] = ("seat", "swapped")

    seat: Seat
    swapped: int
    """Whether fortifications come before mercenaries."""

    def __init__(self, seat: Seat, swapped: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.swapped = swapped

    def copy(self) -> Upkeep:
        twin = Upkeep(self.seat, self.swapped)
        twin.step = self.step
        return twin


def keep_settlements(game: Revolt, upkeep: Upkeep) -> Frame | None:
    """Food for every settlement after the sixth (ER-39)."""
    return keep(game, upkeep.seat, SETTLEMENT)


def keep_ships(game: Revolt, upkeep: Upkeep) -> Frame | None:
    """Wood for every ship after the second (ER-26)."""
    return keep(game, upkeep.seat, SHIP)


def order_gold(game: Revolt, upkeep: Upkeep) -> Frame | None:
    """The player may swap mercenaries and fortifications, if gold is short (ER-64a)."""
    seat = upkeep.seat
    men, walls = due(game, seat, MERCENARY), due(game, seat, FORTIFICATION)
    if men and walls and game.hand[seat * 3 + GOLD] < men + walls:
        return GoldOrder(seat)
    return None


def keep_first(game: Revolt, upkeep: Upkeep) -> Frame | None:
    """Gold for the mercenaries, or for the fortifications if they were put first (ER-54)."""
    return keep(game, upkeep.seat, FORTIFICATION if upkeep.swapped else MERCENARY)


def keep_second(game: Revolt, upkeep: Upkeep) -> Frame | None:
    """Gold for every fortification after the third, or for the mercenaries (ER-43)."""
    return keep(game, upkeep.seat, MERCENARY if upkeep.swapped else FORTIFICATION)


def keep(game: Revolt, seat: Seat, thing: int) -> Frame | None:
    """Ask for the upkeep of one kind; without a card for it there is nothing to ask."""
    owed = due(game, seat, thing)
    if not owed:
        return None
    if not game.hand[seat * 3 + game.tables.upkeep_resource[thing]]:
        return Sacrifice(seat, thing, owed)
    return Pay(seat, thing)


Upkeep.steps = (keep_settlements, keep_ships, order_gold, keep_first, keep_second)


class GoldOrder(Choice[Revolt]):
    """Whose upkeep comes first when gold is short? (ER-64a)."""

    __slots__ = ()

    kind: ClassVar[str] = "gold_order"

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

    __slots__ = ("thing",)

    kind: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("seat", "thing")

    thing: int

    def __init__(self, seat: Seat, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> Pay:
        return Pay(self.seat, self.thing)

    def prompt(self, state: Revolt, seat: Seat) -> str:
        owed = due(state, seat, self.thing)
        resource = RESOURCES[state.tables.upkeep_resource[self.thing]]
        things = WORDS[self.thing]
        return f"Upkeep of your {things}: {owed} {resource}. How much do you pay?"

    def most(self, game: Revolt, seat: Seat) -> int:
        """What can be paid at all."""
        have = game.hand[seat * 3 + game.tables.upkeep_resource[self.thing]]
        return min(have, due(game, seat, self.thing))

    def options(self, state: Revolt, seat: Seat) -> Options:
        resource = RESOURCES[state.tables.upkeep_resource[self.thing]]
        return Amount(0, self.most(state, seat), resource, "ER-64")

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (self.most(state, seat),)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        paid = answer[0]
        missing = due(state, seat, self.thing) - paid
        resource = state.tables.upkeep_resource[self.thing]
        state.gain(seat, resource, -paid)
        if state.events is not None and paid:
            text = f"pays {paid} {RESOURCES[resource]} for {WORDS[self.thing]}."
            state.tell(CLAUSES[self.thing], f"{names.seat(seat)} {text}")
        return Sacrifice(seat, self.thing, missing) if missing else None


class Sacrifice(Procedure):
    """Things of one kind are given up, one after the other (ER-64b, ER-13a)."""

    __slots__ = ("missing", "seat", "thing")

    kind: ClassVar[str] = "sacrifice"
    fields: ClassVar[tuple[str, ...]] = ("seat", "thing", "missing")

    seat: Seat
    thing: int
    missing: int
    """How many are still to go."""

    def __init__(self, seat: Seat, thing: int, missing: int) -> None:
        self.step = 0
        self.seat = seat
        self.thing = thing
        self.missing = missing

    def copy(self) -> Sacrifice:
        twin = Sacrifice(self.seat, self.thing, self.missing)
        twin.step = self.step
        return twin


def give_up_one(game: Revolt, sacrifice: Sacrifice) -> Frame | None:
    """The player chooses which one goes, if there is a difference."""
    if not sacrifice.missing:
        return None
    sacrifice.missing -= 1
    candidates = losable(game, sacrifice.seat, sacrifice.thing)
    if len(candidates) > 1:
        return GiveUp(sacrifice.seat, sacrifice.thing)
    if candidates:
        lose(game, sacrifice.seat, sacrifice.thing, candidates[0])
    return None


def until_none_is_missing(game: Revolt, sacrifice: Sacrifice) -> Frame | None:
    """Go on while more has to go."""
    if sacrifice.missing:
        sacrifice.begin_again()
    return None


Sacrifice.steps = (give_up_one, until_none_is_missing)


def losable(game: Revolt, seat: Seat, thing: int) -> list[int]:
    """The things of a kind that differ, oldest first: troops, ships or regions."""
    if thing == SHIP:
        return distinct_ships(game, game.ships_of[seat])
    if thing == SETTLEMENT:
        return by_age(game, seat, game.settled)
    if thing == FORTIFICATION:
        return by_age(game, seat, game.fortified)
    return distinct_troops(game, troops_of_kind(game, seat, thing))


def troops_of_kind(game: Revolt, seat: Seat, thing: int) -> list[int]:
    """The seat's armies or its mercenaries, oldest first."""
    is_army = thing == ARMY
    return [t for t in game.troops_of[seat] if (game.troop_kind[t] == 0) == is_army]


def by_age(game: Revolt, seat: Seat, built: list[int]) -> list[int]:
    """The seat's regions where something was built, oldest work first."""
    aged = sorted((when, region) for region, when in enumerate(built) if when)
    return [region for _, region in aged if game.control[region] == seat]


def lose(game: Revolt, seat: Seat, thing: int, which: int) -> None:
    """Take a thing off the table, and say so."""
    if game.events is not None:
        clause = "ER-13" if thing == ARMY else "ER-64"
        game.tell(clause, f"{names.seat(seat)} gives up the {name_of(game, thing, which)}.")
    if thing == SHIP:
        game.remove_ship(which)
    elif thing == SETTLEMENT:
        game.raze(which)
    elif thing == FORTIFICATION:
        game.dismantle(which)
    else:
        game.remove_troop(which)


def name_of(game: Revolt, thing: int, which: int) -> str:
    """Name a thing that may be given up."""
    if thing == SHIP:
        crew = " with all aboard" if game.crew(which) else ""
        return f"ship at {names.berth(game, game.ship_at[which])}{crew}"
    if thing == SETTLEMENT:
        return f"settlement in {names.region(game, which)}"
    if thing == FORTIFICATION:
        return f"fortification in {names.region(game, which)}"
    return names.troop(game, which)


class GiveUp(Choice[Revolt]):
    """Which one is given up? (ER-64b, ER-13a)."""

    __slots__ = ("thing",)

    kind: ClassVar[str] = "give_up"
    fields: ClassVar[tuple[str, ...]] = ("seat", "thing")

    thing: int

    def __init__(self, seat: Seat, thing: int) -> None:
        self.seat = seat
        self.thing = thing

    def copy(self) -> GiveUp:
        return GiveUp(self.seat, self.thing)

    def prompt(self, state: Revolt, seat: Seat) -> str:
        if self.thing == ARMY:
            return "You have more armies than you can support. Which one is destroyed?"
        return f"The upkeep of your {WORDS[self.thing]} is not paid. Which one do you give up?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        things = losable(state, seat, self.thing)
        return OneOf([self.item(state, which) for which in things], CLAUSES[self.thing])

    def item(self, game: Revolt, which: int) -> Item:
        label = name_of(game, self.thing, which)
        if self.thing == SHIP:
            thing = names.thing(names.berth(game, game.ship_at[which]))
            return Item(which, write_ship(game, which), label, [thing])
        if self.thing in (SETTLEMENT, FORTIFICATION):
            region = names.thing(names.region(game, which))
            return Item(which, game.tables.region_id[which], label, [region])
        return Item(which, write_troop(game, which), label, [])

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (newest(state, seat, self.thing),)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        lose(state, seat, self.thing, answer[0])
        return None


def newest(game: Revolt, seat: Seat, thing: int) -> int:
    """What goes when nobody chooses: the newest, by the name it has in answers (ER-13c, ER-64b)."""
    if thing == SHIP:
        return oldest_ship_like(game, game.ships_of[seat][-1])
    if thing in (SETTLEMENT, FORTIFICATION):
        return losable(game, seat, thing)[-1]
    return oldest_like(game, troops_of_kind(game, seat, thing)[-1])

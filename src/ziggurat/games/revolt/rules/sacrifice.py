"""What is given up for want of upkeep or of support (ER-13, ER-64b)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.events import ArmyGivenUp, MercenaryGivenUp, ShipGivenUp, WorkGivenUp
from ziggurat.games.revolt.rules.armies import upheld
from ziggurat.games.revolt.rules.telling import berth_told, troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ARMY, FORTIFICATION, MERCENARY, PRICED, SETTLEMENT, SHIP
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    distinct_ships,
    distinct_troops,
    newest_like,
    newest_ship_like,
    oldest_like,
    oldest_ship_like,
    write_ship,
    write_troop,
)
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

WORDS: Final[dict[int, str]] = {
    ARMY: "armies",
    SHIP: "ships",
    SETTLEMENT: "settlements",
    FORTIFICATION: "fortifications",
    MERCENARY: "mercenaries",
}
CLAUSES: Final[dict[int, str]] = {
    ARMY: "ER-13a",
    SHIP: "ER-26",
    SETTLEMENT: "ER-39",
    FORTIFICATION: "ER-43",
    MERCENARY: "ER-54",
}


class Sacrifice(Procedure):
    """Things of one kind are given up, one after the other (ER-64b, ER-13a)."""

    kind = "sacrifice"

    seat: Seat
    thing: int
    missing: int
    """How many are still to go."""


def shed_surplus(state: Revolt, seat: Seat) -> Frame | None:
    """The armies the seat cannot support are destroyed, of its choice (ER-13a)."""
    surplus = state.count_armies(seat) - upheld(state, seat)
    return Sacrifice(seat, ARMY, surplus) if surplus > 0 else None


def give_up_one(state: Revolt, sacrifice: Sacrifice) -> Frame | None:
    """The player chooses which one goes, if there is a difference."""
    if not sacrifice.missing:
        return None
    sacrifice.missing -= 1
    candidates = losable(state, sacrifice.seat, sacrifice.thing)
    if len(candidates) > 1:
        return GiveUp(sacrifice.seat, sacrifice.thing)
    if candidates:
        lose(state, sacrifice.seat, sacrifice.thing, candidates[0])
    return None


def until_none_is_missing(state: Revolt, sacrifice: Sacrifice) -> Frame | None:
    """Go on while more has to go."""
    if sacrifice.missing:
        sacrifice.begin_again()
    return None


Sacrifice.steps = (give_up_one, until_none_is_missing)


def losable(state: Revolt, seat: Seat, thing: int) -> list[int]:
    """The things of a kind that differ, oldest first: troops, ships or regions."""
    if thing == SHIP:
        return distinct_ships(state, state.ships_of[seat])
    if thing == SETTLEMENT:
        return by_age(state, seat, state.settled)
    if thing == FORTIFICATION:
        return by_age(state, seat, state.fortified)
    return distinct_troops(state, troops_of_kind(state, seat, thing))


def troops_of_kind(state: Revolt, seat: Seat, thing: int) -> list[int]:
    """The seat's armies or its mercenaries, oldest first."""
    is_army = thing == ARMY
    return [t for t in state.troops_of[seat] if (state.troop_kind[t] == 0) == is_army]


def by_age(state: Revolt, seat: Seat, built: list[int]) -> list[int]:
    """The seat's regions where something was built, oldest work first."""
    aged = sorted((when, region) for region, when in enumerate(built) if when)
    return [region for _, region in aged if state.control[region] == seat]


def lose(state: Revolt, seat: Seat, thing: int, which: int) -> None:
    """Take a thing off the table, of alike ones the newest, and say so (ER-13c, ER-64b)."""
    if state.is_heard:
        tell_loss(state, seat, thing, which)
    if thing == SHIP:
        state.remove_ship(newest_ship_like(state, which))
    elif thing == SETTLEMENT:
        state.raze(which)
    elif thing == FORTIFICATION:
        state.dismantle(which)
    else:
        state.remove_troop(newest_like(state, which))


def tell_loss(state: Revolt, seat: Seat, thing: int, which: int) -> None:
    """Say what is given up, and why it has to be."""
    if thing == ARMY:
        have, most = state.count_armies(seat), upheld(state, seat)
        state.tell("ER-13", ArmyGivenUp(seat, troop_told(state, which), have, most))
    elif thing == SHIP:
        berth = berth_told(state, state.ship_at[which])
        state.tell("ER-64", ShipGivenUp(seat, berth, bool(state.crew(which))))
    elif thing in (SETTLEMENT, FORTIFICATION):
        state.tell("ER-64", WorkGivenUp(seat, PRICED[thing], state.lookup.region_id[which]))
    else:
        state.tell("ER-64", MercenaryGivenUp(seat, troop_told(state, which)))


def name_of(state: Revolt, thing: int, which: int) -> str:
    """Name a thing that may be given up."""
    if thing == SHIP:
        crew = " with all aboard" if state.crew(which) else ""
        return f"ship at {names.berth(state, state.ship_at[which])}{crew}"
    if thing == SETTLEMENT:
        return f"settlement in {names.region(state, which)}"
    if thing == FORTIFICATION:
        return f"fortification in {names.region(state, which)}"
    return names.troop(state, which)


class GiveUp(Choice[Revolt]):
    """Which one is given up? (ER-64b, ER-13a)."""

    kind = "give_up"

    thing: int

    def prompt(self, state: Revolt, seat: Seat) -> str:
        if self.thing == ARMY:
            have, most = state.count_armies(seat), upheld(state, seat)
            return f"You have {names.armies(have)} and can support {most}. Which one is destroyed?"
        return f"The upkeep of your {WORDS[self.thing]} is not paid. Which one do you give up?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        things = losable(state, seat, self.thing)
        return OneOf([self.item(state, which) for which in things], CLAUSES[self.thing])

    def item(self, state: Revolt, which: int) -> Item:
        label = name_of(state, self.thing, which)
        if self.thing == SHIP:
            thing = names.thing(names.berth(state, state.ship_at[which]))
            return Item(which, write_ship(state, which), label, [thing])
        if self.thing in (SETTLEMENT, FORTIFICATION):
            region = names.thing(names.region(state, which))
            return Item(which, state.lookup.region_id[which], label, [region])
        return Item(which, write_troop(state, which), label, [])

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (newest(state, seat, self.thing),)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        lose(state, seat, self.thing, answer[0])
        return None


def newest(state: Revolt, seat: Seat, thing: int) -> int:
    """What goes when nobody chooses: the newest, by the name it has in answers (ER-13c, ER-64b)."""
    if thing == SHIP:
        return oldest_ship_like(state, state.ships_of[seat][-1])
    if thing in (SETTLEMENT, FORTIFICATION):
        return losable(state, seat, thing)[-1]
    return oldest_like(state, troops_of_kind(state, seat, thing)[-1])

"""What the actions of a movement have in common: they are about an area, a ship, or nothing."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING, SHIPS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_pointed_at, read_area
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer, read_number
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat


class Action(Verb[Mega]):
    """One kind of action of a movement."""

    __slots__ = ()

    def pick(self, state: Mega, seat: Seat, dice: Dice) -> Answer | None:
        """One of the choices at random, or None if there are none."""
        choices = self.choices(state, seat)
        return choices[dice.below(len(choices))] if choices else None


class AreaAction(Action):
    """An action in, or from, an area."""

    __slots__ = ()

    phrase: ClassVar[str] = ""
    """What is done, in words that end before the area."""

    def areas(self, state: Mega, seat: Seat) -> list[int]:
        """The areas in which the seat may do it now."""
        raise NotImplementedError

    def area_refusal(self, state: Mega, seat: Seat, area: int) -> Refusal | None:
        """Why the seat may not do it in an area; empty when it may."""
        raise NotImplementedError

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        return [(area,) for area in self.areas(state, seat)]

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < state.lookup.area_count:
            return Refusal("ME-M2", "There is no such area in play.")
        return self.area_refusal(state, seat, answer[0])

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return state.lookup.area_id[answer[0]]

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        return (read_area(state, text),)

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return f"{self.phrase} {names.area(state, answer[0])}"

    def things(self, state: Mega, seat: Seat, answer: Answer) -> list[str]:
        return [f"area:{state.lookup.area_id[answer[0]]}"]

    def meant(self, state: Mega, seat: Seat, thing: str) -> list[Answer]:
        area = area_pointed_at(state, thing)
        return [] if area == NOTHING else [(area,)]


class ShipAction(Action):
    """An action with one of the seat's own ships, which people count from 1 to 4."""

    __slots__ = ()

    phrase: ClassVar[str] = ""
    """What is done, in words that end before the ship."""

    def ship_refusal(self, state: Mega, seat: Seat, ship: int) -> Refusal | None:
        """Why the seat may not do it with a ship of its own on the board; empty when it may."""
        raise NotImplementedError

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        first = SHIPS * seat
        return [
            (ship - first,)
            for ship in range(first, first + SHIPS)
            if state.ship_at[ship] != NOTHING and not self.ship_refusal(state, seat, ship)
        ]

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < SHIPS:
            return Refusal("ME-M5", f"Your ships are numbered from 1 to {SHIPS}.")
        ship = SHIPS * seat + answer[0]
        if state.ship_at[ship] == NOTHING:
            return Refusal("ME-M5", f"Your ship {answer[0] + 1} is not on the board.")
        return self.ship_refusal(state, seat, ship)

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return str(answer[0] + 1)

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        return (read_number(text) - 1,)

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        area = state.ship_at[SHIPS * seat + answer[0]]
        return f"{self.phrase} ship {answer[0] + 1} in {names.area(state, area)}"

    def things(self, state: Mega, seat: Seat, answer: Answer) -> list[str]:
        return [f"ship:{SHIPS * seat + answer[0]}"]

    def meant(self, state: Mega, seat: Seat, thing: str) -> list[Answer]:
        own = [f"ship:{ship}" for ship in range(SHIPS * seat, SHIPS * seat + SHIPS)]
        return [(own.index(thing),)] if thing in own else []


class Wordless(Action):
    """An action whose name says it all, and which is always possible."""

    __slots__ = ()

    def choices(self, state: Mega, seat: Seat) -> list[Answer]:
        return [()]

    def refusal(self, state: Mega, seat: Seat, answer: Answer) -> Refusal | None:
        return Refusal("ME-M4", f"Nothing follows '{self.name}'.") if answer else None

    def write(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return ""

    def read(self, state: Mega, seat: Seat, text: str) -> Answer:
        if text:
            raise Invalid(f"Nothing follows '{self.name}'.")
        return ()

    def label(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return self.title.lower()

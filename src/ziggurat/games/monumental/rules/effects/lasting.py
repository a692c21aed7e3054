"""Operations that never fire but hold while their card is in force (EF-7)."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.effects.counting import in_force, meets
from ziggurat.games.monumental.rules.effects.estimates import OFF_PRICE
from ziggurat.games.monumental.rules.effects.run import Run
from ziggurat.games.monumental.rules.resources.prices import plain_amount
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ALL_USES,
    DISCOUNTS,
    HALF,
    HOLDS,
    NOBODY,
    NOTHING,
    RESOURCES,
    STATIC,
)
from ziggurat.kernel.state import Frame
from ziggurat.kernel.wording import counted

PURPOSES: Final[dict[str, str]] = {
    "building": "Buildings",
    "knowledge": "Knowledge",
    "wonder_complete": "completing a Wonder",
    "wonder": "a Wonder",
    "reserve": "a card of your reserve",
    "policy": "a Cultural Policy",
    "conquest": "a conquest",
    "development": "a card of the display",
}
PROTECTED: Final[dict[str, str]] = {
    "all": "your Provinces",
    "wonder": "your Provinces with a Wonder",
    "warlord": "the Province of your Warlord",
}
T = TypeVar("T", bound=Operation)


class Discount(Operation):
    """Payments of a kind are cheaper: always, or until the turn ends or the uses are used up."""

    bit: ClassVar[int] = HOLDS
    printed: texts.Discount
    entry: list[int]
    """As in `Monumental.discounts`: what for, amount, uses."""

    def prepare(self) -> None:
        amount, uses = self.printed.amount, self.printed.uses
        self.entry = [
            DISCOUNTS.index(self.printed.kind),
            HALF if amount is None else amount,
            ALL_USES if uses == "all" else uses,
        ]

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        state.discounts[run.player] = state.discounts[run.player] + self.entry
        return None

    def words(self) -> str:
        cheaper = "half price" if self.printed.half else f"{self.printed.amount} less"
        return f"pay {cheaper} for {PURPOSES[self.printed.kind]}"

    def worth(self) -> float:
        if self.printed.amount is None:
            return 1.1
        return OFF_PRICE * self.printed.amount * (1.5 if self.printed.uses == "all" else 1.0)


class FewerUnits(Operation):
    """The next conquest of this turn, or every one, may move fewer units in."""

    bit: ClassVar[int] = HOLDS + 1
    printed: texts.FewerUnits

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        state.fewer_units[run.player] += self.printed.amount
        return None

    def words(self) -> str:
        return f"move {counted(self.printed.amount, 'unit')} fewer into a conquered Province"

    def worth(self) -> float:
        return 0.12 * self.printed.amount


class WarlordAlone(Operation):
    """The Warlord may be the only unit that moves into a conquered Province."""

    bit: ClassVar[int] = HOLDS + 2
    printed: texts.WarlordAlone

    def words(self) -> str:
        return "conquer with the Warlord alone"

    def worth(self) -> float:
        return 0.35


class Defense(Operation):
    """Some Provinces are harder to take."""

    bit: ClassVar[int] = HOLDS + 3
    printed: texts.Defense

    def protects(self, state: Monumental, defender: int, tile: int) -> bool:
        """Whether a Province is among those the bonus is for."""
        if self.printed.scope == "wonder":
            return state.wonder_at[tile] != NOTHING
        if self.printed.scope == "warlord":
            return state.warlord[defender] == tile
        return True

    def words(self) -> str:
        return f"{self.printed.amount} more Defence for {PROTECTED[self.printed.scope]}"

    def worth(self) -> float:
        return 0.25 * self.printed.amount


class Keep(Operation):
    """Basic resources are not lost at the end of the turn."""

    bit: ClassVar[int] = HOLDS + 4
    printed: texts.Keep

    def words(self) -> str:
        return f"keep up to {plain_amount(RESOURCES.index(self.printed.what), self.printed.max)}"

    def worth(self) -> float:
        return 0.12 * self.printed.max


def lasting(state: Monumental, player: int, sort: type[T]) -> list[T]:
    """The operations of one sort that hold for a player now."""
    found: list[T] = []
    lookup, bit = state.lookup, sort.bit
    if not state.reacting[player] >> bit & 1:
        return found
    for kind in in_force(state, player, bit):
        for number in lookup.kind_records[kind]:
            record = lookup.records[number]
            if record.trigger == STATIC and meets(
                state, player, record.printed.condition, NOTHING, NOBODY
            ):
                for operation in record.program.operations:
                    if isinstance(operation, sort):
                        found.append(operation)
    return found

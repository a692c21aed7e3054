"""What effects let a player choose: a branch, further cards to activate or to use (EF-7)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.actions.asking import FromProgram, Question
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.city import activate_places
from ziggurat.games.monumental.rules.effects.counting import passes
from ziggurat.games.monumental.rules.effects.effects import Run, run_program
from ziggurat.games.monumental.rules.effects.estimates import ANOTHER_CARD
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BUILDING, COLUMNS, FROM_DISPLAY, KNOWLEDGE, PLACES
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_item
from ziggurat.kernel.algebra import OneOf, SomeOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.wording import counted

# --- one of several programs


class Choose(Operation):
    """Carry out exactly one of several programs; what would do nothing is no choice."""

    printed: texts.Choose

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        branches = self.open_branches(state, run.player, run.own_kind(state))
        if not branches:
            return None
        if len(branches) == 1:
            program = self.inner[branches[0]]
            return run_program(state, run.player, program, run.subject, run.other, run.record)
        return ChooseBranch(
            run.player, run.program, run.place - 1, run.subject, run.other, run.record
        )

    def open_branches(self, state: Monumental, player: int, own_kind: int) -> list[int]:
        """The branches that would do something, by their place."""
        return [
            place
            for place, program in enumerate(self.inner)
            if program.is_useful(state, player, own_kind)
        ]

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(self.open_branches(state, player, own_kind)) > 0

    def words(self) -> str:
        return "either " + " or ".join([program.words() for program in self.inner])

    def worth(self) -> float:
        return max([program.worth() for program in self.inner])


class ChooseBranch(FromProgram):
    """Which of these do you choose? (EF-7 `choose`)."""

    kind = "choose-branch"

    def operation(self, state: Monumental) -> Choose:
        operation = super().operation(state)
        assert isinstance(operation, Choose)
        return operation

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: which do you choose?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        operation = self.operation(state)
        branches = operation.open_branches(state, seat, self.own_kind(state))
        return OneOf(
            [Item(place, str(place + 1), operation.inner[place].words()) for place in branches],
            "MO-5.10.1",
        )

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.operation(state).open_branches(state, seat, self.own_kind(state))[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        program = self.operation(state).inner[answer[0]]
        return run_program(state, seat, program, self.subject, self.other, self.record)


# --- activating further cards of the city


class ActivateCity(Operation):
    """Activate further cards of the city; which, is asked where there are more (MO-9.6)."""

    printed: texts.ActivateCity

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        amount, idle = self.printed.amount, idle_places(state, run.player)
        if amount == "all" or amount >= len(idle):
            return activate_places(state, run.player, idle) if idle else None
        return ActivateMore(run.player, amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(idle_places(state, player)) > 0

    def words(self) -> str:
        amount = self.printed.amount
        return f"activate {amount} further {'card' if amount == 1 else 'cards'} of your city"

    def worth(self) -> float:
        amount = self.printed.amount
        return ANOTHER_CARD * (4 if amount == "all" else amount)


def idle_places(state: Monumental, player: int) -> list[int]:
    """Places of the city with cards that were not activated this turn (MO-9.6)."""
    activated = state.activated[player]
    first = player * PLACES
    return [
        place for place in range(PLACES) if state.city[first + place] and not activated >> place & 1
    ]


class ActivateMore(Question):
    """Which further cards of your city do you activate? (MO-9.6)."""

    kind = "activate-more"

    amount: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        cards = "card" if self.amount == 1 else "cards"
        who = names.player(state, seat)
        return f"{who}: which {self.amount} further {cards} of your city do you activate?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [place_item(state, seat, place) for place in idle_places(state, seat)]
        amount = min(self.amount, len(items))
        return SomeOf(items, amount, amount, "MO-9.6")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(idle_places(state, seat)[: self.amount])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return activate_places(state, seat, list(answer))


def place_item(state: Monumental, player: int, place: int) -> Item:
    """A place of the city to choose: `r2c3`."""
    lookup = state.lookup
    cards = [lookup.kind_name[kind] for kind in reversed(state.city[player * PLACES + place])]
    notation = f"r{place // COLUMNS + 1}c{place % COLUMNS + 1}"
    return Item(place, notation, " with ".join(cards), [f"place:{place}"])


# --- using cards of the display or the reserve


class ActivateElsewhere(Operation):
    """Use cards of the display or the reserve as if they were in the city (EF-7)."""

    printed: texts.ActivateDisplay | texts.ActivateReserve
    where: ClassVar[str]

    def cards(self, state: Monumental, player: int, own_kind: int) -> list[int]:
        """The cards that can be used where they lie, in order."""
        raise NotImplementedError

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        kinds = self.cards(state, run.player, run.own_kind(state))
        if len(kinds) <= self.printed.amount:
            return use_at_once(state, run.player, kinds)
        return UseElsewhere(
            run.player, run.program, run.place - 1, run.subject, run.other, run.record
        )

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(self.cards(state, player, own_kind)) > 0

    def words(self) -> str:
        return f"use {counted(self.printed.amount, 'card')} of {self.where}"


class ActivateDisplay(ActivateElsewhere):
    """Use cards of the display."""

    printed: texts.ActivateDisplay
    where: ClassVar[str] = "the display"

    def cards(self, state: Monumental, player: int, own_kind: int) -> list[int]:
        return sorted(
            [
                kind
                for kind in state.display
                if passes(state, self.printed.filter, kind, FROM_DISPLAY, own_kind)
            ]
        )

    def worth(self) -> float:
        return 1.0 * self.printed.amount


class ActivateReserve(ActivateElsewhere):
    """Use Buildings and Knowledge of the reserve."""

    printed: texts.ActivateReserve
    where: ClassVar[str] = "your reserve"

    def cards(self, state: Monumental, player: int, own_kind: int) -> list[int]:
        types = state.lookup.kind_type
        return sorted(
            [kind for kind in state.reserve[player] if types[kind] in (BUILDING, KNOWLEDGE)]
        )

    def worth(self) -> float:
        return 0.9 * self.printed.amount


class UseElsewhere(FromProgram):
    """Which card of the display, or of your reserve, do you use? (EF-7)."""

    kind = "use-elsewhere"

    def operation(self, state: Monumental) -> ActivateElsewhere:
        operation = super().operation(state)
        assert isinstance(operation, ActivateElsewhere)
        return operation

    def kinds(self, state: Monumental) -> list[int]:
        """The cards to choose from."""
        return self.operation(state).cards(state, self.seat, self.own_kind(state))

    def prompt(self, state: Monumental, seat: Seat) -> str:
        where = self.operation(state).where
        return f"{names.player(state, seat)}: which card of {where} do you use?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [card_item(state, kind, kind) for kind in self.kinds(state)]
        amount = min(self.operation(state).printed.amount, len(items))
        return SomeOf(items, amount, amount, "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(self.kinds(state)[: self.operation(state).printed.amount])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return use_at_once(state, seat, list(answer))

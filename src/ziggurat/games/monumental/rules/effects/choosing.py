"""What effects let a player choose: a branch, further cards to activate or to use (EF-7)."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.actions.asking import FromProgram, Question
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.city import activate_places
from ziggurat.games.monumental.rules.effects.effects import Run, run_program
from ziggurat.games.monumental.rules.effects.phrases import words_of_program
from ziggurat.games.monumental.rules.effects.usefulness import (
    idle_places,
    program_helps,
    reserved_works,
    shown_cards,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import COLUMNS, DO_ACTIVATE_DISPLAY, PLACES, UNLIMITED
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_item
from ziggurat.kernel.algebra import OneOf, SomeOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat

# --- one of several programs


def choose(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Carry out exactly one of several programs; what would do nothing is no choice."""
    branches = open_branches(state, run.player, operation, run.own_kind(state))
    if not branches:
        return None
    if len(branches) == 1:
        program = operation.programs[branches[0]]
        return run_program(state, run.player, program, run.subject, run.other, run.record)
    return ChooseBranch(run.player, run.program, run.place - 1, run.subject, run.other, run.record)


def open_branches(state: Monumental, player: int, operation: Operation, own_kind: int) -> list[int]:
    """The branches that would do something, by their place."""
    return [
        place
        for place, program in enumerate(operation.programs)
        if program_helps(state, player, program, own_kind)
    ]


class ChooseBranch(FromProgram):
    """Which of these do you choose? (EF-7 `choose`)."""

    kind = "choose-branch"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: which do you choose?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        operation = self.operation(state)
        branches = open_branches(state, seat, operation, self.own_kind(state))
        return OneOf(
            [
                Item(
                    place,
                    str(place + 1),
                    words_of_program(state.lookup, operation.programs[place]),
                )
                for place in branches
            ],
            "MO-5.10.1",
        )

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (open_branches(state, seat, self.operation(state), self.own_kind(state))[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        program = self.operation(state).programs[answer[0]]
        return run_program(state, seat, program, self.subject, self.other, self.record)


# --- activating further cards of the city


def activate_city(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Activate further cards of the city; which, is asked where there are more (MO-9.6)."""
    idle = idle_places(state, run.player)
    if operation.amount == UNLIMITED or operation.amount >= len(idle):
        return activate_places(state, run.player, idle) if idle else None
    return ActivateMore(run.player, operation.amount)


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


def use_elsewhere(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Use cards of the display or the reserve as if they were in the city (EF-7)."""
    kinds = usable_elsewhere(state, run.player, operation, run.own_kind(state))
    if len(kinds) <= operation.amount:
        return use_at_once(state, run.player, kinds)
    return UseElsewhere(run.player, run.program, run.place - 1, run.subject, run.other, run.record)


def usable_elsewhere(
    state: Monumental, player: int, operation: Operation, own_kind: int
) -> list[int]:
    """The cards that can be used where they lie, in order."""
    if operation.code == DO_ACTIVATE_DISPLAY:
        return sorted(shown_cards(state, operation, own_kind))
    return sorted(reserved_works(state, player))


class UseElsewhere(FromProgram):
    """Which card of the display, or of your reserve, do you use? (EF-7)."""

    kind = "use-elsewhere"

    def kinds(self, state: Monumental) -> list[int]:
        """The cards to choose from."""
        return usable_elsewhere(state, self.seat, self.operation(state), self.own_kind(state))

    def prompt(self, state: Monumental, seat: Seat) -> str:
        is_shown = self.operation(state).code == DO_ACTIVATE_DISPLAY
        where = "the display" if is_shown else "your reserve"
        return f"{names.player(state, seat)}: which card of {where} do you use?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [card_item(state, kind, kind) for kind in self.kinds(state)]
        amount = min(self.operation(state).amount, len(items))
        return SomeOf(items, amount, amount, "MO-5.10.1")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(self.kinds(state)[: self.operation(state).amount])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return use_at_once(state, seat, list(answer))

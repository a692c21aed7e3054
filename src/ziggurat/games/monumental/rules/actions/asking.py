"""Questions to a player, who may use held tokens before answering in their own turn.

Using a token leaves the question on the stack and puts it again afterwards. Questions inside of a
payment are no `Question`s: what is being paid is one moment.
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.resources.tokens import holds_tokens, is_own_turn
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.asides import Asides, in_menu, is_aside
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Question(Choice[Monumental]):
    """A question before which tokens may be used in one's own turn (MO-3.3, MO-5.8.5, AE-2.1.8)."""

    tokens: ClassVar[tuple[Action, ...]] = ()
    """The uses of tokens, which `using` gives: it rests on all that effects do."""

    def offer(self, state: Monumental, seat: Seat) -> Options:
        """What may be answered, tokens apart."""
        raise NotImplementedError

    def is_open(self, state: Monumental) -> bool:
        """Whether it can still be put after a token was used; else it falls away."""
        return not self.offer(state, self.seat).is_empty()

    def is_short(self, state: Monumental) -> bool:
        """Whether it is put only because a token might bring what is missing."""
        return False

    def options(self, state: Monumental, seat: Seat) -> Options:
        offer = self.offer(state, seat)
        if holds_tokens(state, seat) and is_own_turn(state, seat):
            return Asides(offer, state, seat, self.tokens)
        return offer

    def accept(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if is_aside(answer):
            state.stack.append(Interlude())
            number, *rest = in_menu(answer)
            return self.tokens[number].do(state, seat, tuple(rest))
        state.stack.pop()
        return self.take(state, seat, answer)


class Interlude(Procedure):
    """A token is used while the question below waits."""

    kind = "interlude"


def put_again(state: Monumental, interlude: Interlude) -> Frame | None:
    """The question is put again, unless what the token did leaves nothing to answer."""
    question = state.stack[-2]
    assert isinstance(question, Question)
    if not question.is_open(state):
        del state.stack[-2]
    return None


Interlude.steps = (put_again,)


class FromProgram(Question):
    """A question about one operation of a program under way."""

    program: int
    place: int
    subject: int
    other: int
    record: int

    def operation(self, state: Monumental) -> Operation:
        """What is being carried out."""
        return state.lookup.programs[self.program].operations[self.place]

    def own_kind(self, state: Monumental) -> int:
        """The card that carries the effect, or `NOTHING`."""
        return NOTHING if self.record == NOTHING else state.lookup.records[self.record].kind

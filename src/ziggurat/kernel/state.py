"""A position: plain data, and the stack of frames that says where in the rules we are.

A chapter of the rulebook is a `Procedure`: an ordered tuple of steps and the index of the next
one. A question to players is a `Decision`: a `Choice` (one seat, one answer), a `Sealed` question
(several seats, one answer each, unseen until all are in) or an `Open` floor (several seats, any
number of answers until all are done). All of them lie on the stack inside the state, so a game
can be copied, saved and taken up again in the middle of anything.

States and frames are plain typed classes that mypyc turns into native ones. They hold numbers,
strings and lists of them, never closures, generators or references to other frames. A class
declares its fields by annotating them; `ziggurat.kernel.declaring` tells what follows from that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from ziggurat.kernel.declaring import (
    Shared,
    Slotted,
    declare_frame,
    declare_state,
    field,
    frame_of,
    state_of,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Unforeseen
from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.options import Answer, Options

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

NOTHING_SHOWN: Final = -1
"""The `reveals` of a copy in which something is tried: it stops where something would be shown."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=Slotted):
    """What is on the table, and the stack of frames.

    A game derives its own state and annotates the fields. `Fixed` ones are set by the constructor,
    which takes nothing but them and the dice; `Index` ones are kept for speed; all others are saved
    in the order of their declaration. The game is over when the stack is empty.
    """

    saved: ClassVar[tuple[str, ...]] = ()
    """The attributes that make the position, in the order they are written."""
    given: ClassVar[tuple[str, ...]] = ()
    """The arguments of the constructor."""
    declared: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The fields that are not fixed, and how each is copied."""
    written: ClassVar[str] = ""
    """What was written from the declaration."""

    dice: Dice
    stack: list[Frame]
    reveals: int
    """Raised whenever something hidden is shown: a barrier that undo does not cross."""
    events: list[Told] | None
    """What has happened since somebody last collected it; None when nobody listens."""
    lent: bool
    """Whether a copy may have the same `Lent` lists."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_state(cls)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.stack = []
        self.reveals = 0
        self.events = None
        self.lent = False

    def copy(self) -> Self:
        """An equal position that shares nothing that changes; nobody listens to it."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: what the constructor is given, and all that changes."""
        values: dict[str, object] = {"stack": self.stack, "reveals": self.reveals, "events": None}
        for name, _ in self.declared:
            values[name] = getattr(self, name)
        return state_of, (type(self), [getattr(self, name) for name in self.given], values)

    def copy_stack_into(self, twin: State) -> None:
        """The part of `copy` that every game needs."""
        twin.stack = [frame.copy() for frame in self.stack]
        twin.reveals = self.reveals
        twin.events = None
        self.lent = twin.lent = True

    @property
    def is_over(self) -> bool:
        return not self.stack

    def decision(self) -> Decision[Any]:
        """The question the game waits for."""
        frame = self.stack[-1] if self.stack else None
        if not isinstance(frame, Decision):
            raise Broken("the game does not wait for an answer")
        return frame

    def reveal(self) -> None:
        """Say that something hidden is shown, just before it is: a trial ends here."""
        self.require_foresight()
        self.reveals += 1

    def require_foresight(self) -> None:
        """Say that what follows depends on something hidden, shown or not: a trial ends here."""
        if self.reveals == NOTHING_SHOWN:
            raise Unforeseen("what follows depends on something hidden")

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens: only for events whose data is work to gather."""
        return self.events is not None

    def tell(self, clause: str, event: Event) -> None:
        """Log something everybody may know."""
        if self.events is not None:
            self.events.append(Told(clause, event))

    def tell_some(
        self, clause: str, audience: list[Seat], event: Event, otherwise: Event | None
    ) -> None:
        """Log something only some seats may know, and what the others learn of it, if anything."""
        if self.events is not None:
            self.events.append(Told(clause, event, audience, otherwise))


@dataclass_transform(eq_default=False, field_specifiers=(field,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(metaclass=Slotted):
    """One level of the stack: its annotated fields, its kind and its behaviour."""

    kind: ClassVar[str] = ""
    """The name under which the frame is saved; never changed once released."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The constructor's arguments, in the order in which they are saved."""
    declared: ClassVar[tuple[tuple[str, str, str, str, bool, bool], ...]] = ()
    """Every field, as `declaring.Field` tells it."""
    written: ClassVar[str] = ""
    """What was written from the declaration."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declare_frame(cls)

    def values(self) -> list[object]:
        """The values of the fields, lists copied."""
        values: list[object] = []
        for name in self.fields:
            value: object = getattr(self, name)
            values.append(list(value) if isinstance(value, list) else value)
        return values

    @classmethod
    def arguments(cls, values: list[Any]) -> list[Any]:
        """What the constructor takes in place of saved values: the way back from `values`."""
        return values

    def copy(self) -> Self:
        """An equal frame that shares nothing that changes."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: the fields, and what is saved apart from them."""
        apart: dict[str, object] = {}
        for name, _, _, _, is_argument, _ in self.declared:
            if not is_argument:
                apart[name] = getattr(self, name)
        return frame_of, (type(self), self.values(), apart)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A chapter of the rules: its steps, carried out in order.

    A step is `step(state, procedure) -> Frame | None`: it changes the state and may return a frame
    to enter before the next step. Reading the tuple of steps tells the course of play. The steps
    of a released version are never reordered, because saved games point into the tuple.
    """

    steps: ClassVar[tuple[Callable[..., Frame | None], ...]] = ()

    step: int = field(init=False, default=0)
    """The index of the next step."""

    def proceed(self, state: State) -> Frame | None:
        """Carry out the next step and tell what it enters; after the last one, leave the stack.

        In the native build the steps are written out here, so that they are called as functions.
        """
        index = self.step
        if index >= len(self.steps):
            state.stack.pop()
            return None
        self.step = index + 1
        return self.steps[index](state, self)

    def begin_again(self) -> None:
        """Go on with the first step."""
        self.step = 0

    def repeat(self) -> None:
        """Come back to the step that is being carried out."""
        self.step -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A question to players.

    `default` must be legal, harmless and dull: clocks, absent players and stuck bots depend on it.
    """

    def prompt(self, state: S, seat: Seat) -> str:
        """What the player reads; names things in brackets as log events do."""
        raise NotImplementedError

    def seats(self, state: S) -> list[Seat]:
        """Who may answer now, never nobody."""
        raise NotImplementedError

    def any_seat(self, state: S, dice: Dice) -> Seat:
        """Somebody who may answer now, at random."""
        seats = self.seats(state)
        return seats[0] if len(seats) == 1 else seats[dice.below(len(seats))]

    def options(self, state: S, seat: Seat) -> Options:
        """What is legal for a seat that may answer."""
        raise NotImplementedError

    def default(self, state: S, seat: Seat) -> Answer:
        """The answer of somebody who does not answer."""
        raise NotImplementedError

    def take(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        """Carry out a legal answer; may return a frame to enter."""
        raise NotImplementedError

    def accept(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        """Take an answer and leave the stack when the question is settled."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """One seat answers once."""

    seat: Seat

    def seats(self, state: S) -> list[Seat]:
        return [self.seat]

    def any_seat(self, state: S, dice: Dice) -> Seat:
        return self.seat

    def accept(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        state.stack.pop()
        return self.take(state, seat, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """Several seats answer once each, unseen; `resolve` opens all answers together.

    `take` is not used: nothing happens to the table before the last answer is in.
    """

    asked: Shared[Seat]
    """The seats that are asked, in the order in which the rules resolve them."""
    answers: list[Shared[int] | None] = field(default_factory=list, kw_only=True)
    """What each asked seat answered, in the order of `asked`; None where it is missing."""

    def __post_init__(self) -> None:
        if not self.answers:
            self.answers = [None] * len(self.asked)

    def seats(self, state: S) -> list[Seat]:
        return [seat for seat, answer in zip(self.asked, self.answers) if answer is None]

    def accept(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        self.answers[self.asked.index(seat)] = list(answer)
        if None in self.answers:
            return None
        state.stack.pop()
        state.reveal()
        return self.resolve(state)

    def resolve(self, state: S) -> Frame | None:
        """Carry out all the answers, which are open to everybody from now on."""
        raise NotImplementedError

    def blank_others(self, state: S, seat: Seat | None) -> None:
        """Put their defaults in place of the answers others have given; None has none of its own.

        For the frame of an imagined position: whoever imagines it knows that the others have
        answered, and not what. The state is the imagined one, in which the defaults are legal.
        """
        for place, asked in enumerate(self.asked):
            if asked != seat and self.answers[place] is not None:
                self.answers[place] = list(self.default(state, asked))

    def ask_again(self, seat: Seat) -> None:
        """Forget what others have answered, in an imagined position, so that they can be asked.

        Whoever plays on from here answers for them as he thinks they would.
        """
        for place, asked in enumerate(self.asked):
            if asked != seat:
                self.answers[place] = None

    def answer_of(self, seat: Seat) -> Answer:
        """What a seat answered, once everybody has."""
        answer = self.answers[self.asked.index(seat)]
        if answer is None:
            raise Broken(f"seat {seat} has not answered the sealed question yet")
        return tuple(answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Decision[S]):
    """Several seats act freely until all are done: a trading floor.

    An answer that `is_done` says ends the seat's part; when every seat is done, `close` follows.
    The default must be such an answer, so that time running out closes the floor.
    """

    present: Shared[Seat]
    done: list[Seat]

    def seats(self, state: S) -> list[Seat]:
        return [seat for seat in self.present if seat not in self.done]

    def is_done(self, answer: Answer) -> bool:
        """Whether this answer ends the seat's part in the floor."""
        raise NotImplementedError

    def accept(self, state: S, seat: Seat, answer: Answer) -> Frame | None:
        if not self.is_done(answer):
            return self.take(state, seat, answer)
        self.done.append(seat)
        if len(self.done) < len(self.present):
            return None
        state.stack.pop()
        return self.close(state)

    def call_back(self, seat: Seat) -> None:
        """Let a seat that was done act again, because something new concerns it.

        Whoever calls seats back sees to it that the floor still ends: an answer may do so only
        so often.
        """
        if seat in self.done:
            self.done.remove(seat)

    def close(self, state: S) -> Frame | None:
        """What follows when everybody is done."""
        return None


def changed(values: list[int], index: int, value: int) -> list[int]:
    """A list like another but for one value, to be put in the stead of a `Shared` one."""
    fresh = values[:]
    fresh[index] = value
    return fresh

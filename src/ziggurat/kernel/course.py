"""The course of play: taking answers and carrying out steps up to the next question."""

from collections.abc import Iterator
from typing import cast

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Decision, Frame, Procedure, Seat, State


def advance(state: State) -> None:
    """Carry out steps until somebody has to answer or the game is over."""
    stack = cast("list[object]", state.stack)  # natively, what is a frame is not looked at again
    while stack:
        frame = stack[-1]
        if not isinstance(frame, Procedure):
            return
        # One procedure after the other is at work for several steps; a step that ends the game
        # takes it off the stack.
        while stack and stack[-1] is frame:
            following = frame.proceed(state)
            if following is not None:
                stack.append(following)
                break


def steps_after(
    state: State, decision: "Decision[State]", seat: Seat, answer: Answer
) -> Iterator[None]:
    """Carry out an answer as `carry_out` does, but stop after each step for somebody to look."""
    following = decision.accept(state, seat, answer)
    if following is not None:
        state.stack.append(following)
    yield
    while state.stack and isinstance(state.stack[-1], Procedure):
        frame = state.stack[-1]
        if frame.step >= len(frame.steps):
            state.stack.pop()
            continue
        frame.step += 1
        entered: Frame | None = frame.steps[frame.step - 1](state, frame)
        if entered is not None:
            state.stack.append(entered)
        yield


def submit(state: State, seat: Seat, answer: Answer) -> None:
    """Take a seat's answer and play on to the next question.

    Raises `Illegal`, and changes nothing, when the seat is not asked or the answer not allowed.
    """
    if not state.stack:
        raise Illegal("", "The game is over.")
    decision = state.decision()
    if seat not in decision.seats(state):
        raise Illegal("", "It is not your turn to answer.")
    options = decision.options(state, seat)
    if not options.contains(answer):
        raise options.refuse(answer)
    carry_out(state, decision, seat, answer)


def carry_out(state: State, decision: "Decision[State]", seat: Seat, answer: Answer) -> None:
    """Carry out an answer that is known to be legal."""
    following = decision.accept(state, seat, answer)
    if following is not None:
        state.stack.append(following)
    advance(state)


def play_at_random(state: State, dice: Dice, limit: int) -> int:
    """Answer every question at random until the game or `limit` ends; the number of answers.

    The choices come from `dice`, the game's own rolls from its own stream.
    """
    count = 0
    while state.stack and count < limit:
        frame = state.stack[-1]
        if not isinstance(frame, Decision):
            raise Broken("the game does not wait for an answer")
        seat: Seat = frame.any_seat(state, dice)
        answer = frame.options(state, seat).sample(dice)
        carry_out(state, frame, seat, answer)
        count += 1
    return count

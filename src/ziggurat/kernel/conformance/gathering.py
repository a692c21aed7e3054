"""Laws about questions to several seats at once: open floors and sealed answers."""

from __future__ import annotations

from typing import Any

from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.state import Frame, Open, Sealed, Seat, State

LONGEST_FLOOR = 10_000
"""Answers after which random play must have left an open floor; `Game.longest` limits the game."""


def check_floor(trial: Trial) -> None:
    """An open floor that was just entered ends under random play, and when all give defaults."""
    decision = trial.decision()
    depth = len(trial.state.stack)
    if not isinstance(decision, Open):
        if depth <= trial.floor[0]:
            trial.floor = (0, "")
        return
    if trial.floor == (depth, decision.kind):
        return
    trial.floor = (depth, decision.kind)
    with trial.law(Law.FLOOR):
        require_end_by_chance(trial)
        require_end_by_default(trial)


def require_end_by_chance(trial: Trial) -> None:
    """Random play leaves the floor some time."""
    twin = trial.state.copy()
    floor = twin.stack[-1]
    for _ in range(LONGEST_FLOOR):
        decision = twin.decision()
        seats = decision.seats(twin)
        seat = seats[trial.spare.below(len(seats))]
        carry_out(twin, decision, seat, decision.options(twin, seat).sample(trial.spare))
        if not is_on_stack(floor, twin):
            return
    raise trial.fail(Law.FLOOR, f"it does not end in {LONGEST_FLOOR} answers at random.")


def require_end_by_default(trial: Trial) -> None:
    """Everybody gives the default once, and the floor is closed."""
    twin = trial.state.copy()
    floor = twin.decision()
    for seat in floor.seats(twin):
        is_waiting = is_on_stack(floor, twin) and seat in floor.seats(twin)
        what = f"the defaults of others ended the part of seat {seat}."
        trial.require(Law.FLOOR, holds=is_waiting, otherwise=what)
        carry_out(twin, floor, seat, floor.default(twin, seat))
    what = "everybody gave the default, and it goes on."
    trial.require(Law.FLOOR, holds=not is_on_stack(floor, twin), otherwise=what)


def is_on_stack(frame: Frame, state: State) -> bool:
    """Whether this very frame, not one like it, is still to be left."""
    return any(each is frame for each in state.stack)


def check_sealed(trial: Trial) -> None:
    """What was answered unseen does not show in any position others imagine."""
    decision = trial.decision()
    if not isinstance(decision, Sealed) or len(decision.seats(trial.state)) == len(decision.asked):
        return
    for seat in (*trial.few(list(range(trial.seats))), None):
        with trial.law(Law.SEALED):
            check_unseen(trial, seat)


def check_unseen(trial: Trial, seat: Seat | None) -> None:
    """Whatever the others answered, a seat imagines the same, and answers that are legal there."""
    who = "a spectator" if seat is None else f"seat {seat}"
    twin = trial.state.copy()
    answer_otherwise(trial, twin, seat)
    purpose = trial.spare.below(1 << 30)
    imagined: State = trial.game.imagine(trial.state, seat, trial.spare.fork(purpose))
    other: State = trial.game.imagine(twin, seat, trial.spare.fork(purpose))
    is_same = trial.bytes_of(imagined) == trial.bytes_of(other)
    what = f"what {who} imagines depends on answers it has not seen."
    trial.require(Law.SEALED, holds=is_same, otherwise=what)
    for asked, answer in given_by_others(imagined, seat):
        sealed_of(imagined).answers[sealed_of(imagined).asked.index(asked)] = None
        options = imagined.decision().options(imagined, asked)
        refusal = options.refusal(tuple(answer))
        what = f"{who} imagines that seat {asked} answered {answer}, which is refused: {refusal}"
        trial.require(Law.SEALED, holds=options.contains(tuple(answer)), otherwise=what)


def answer_otherwise(trial: Trial, state: State, seat: Seat | None) -> None:
    """Let the others have given random answers in place of their own."""
    sealed = sealed_of(state)
    for asked, _ in given_by_others(state, seat):
        place = sealed.asked.index(asked)
        sealed.answers[place] = None  # only whoever may answer has options
        sealed.answers[place] = list(sealed.options(state, asked).sample(trial.spare))


def given_by_others(state: State, seat: Seat | None) -> list[tuple[Seat, list[int]]]:
    """Who else has answered the sealed question, and what."""
    sealed = sealed_of(state)
    rows = zip(sealed.asked, sealed.answers, strict=True)
    return [(asked, answer) for asked, answer in rows if asked != seat and answer is not None]


def sealed_of(state: State) -> Sealed[Any]:
    """The sealed question a position waits for."""
    frame = state.stack[-1]
    assert isinstance(frame, Sealed)
    return frame

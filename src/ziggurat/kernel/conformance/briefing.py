"""Laws about what a seat is told with its question: the briefing, and what answers would change."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.conformance.answering import SAMPLES
from ziggurat.kernel.conformance.tables import check_type
from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.state import Seat, State
from ziggurat.kernel.trying import Attempt


def check_briefing(trial: Trial, state: State, seat: Seat) -> None:
    """What is told is the same in every position the seat imagines, and asking changes nothing.

    That goes for the briefing, for what an answer would bring, and for why a click does nothing.
    """
    with trial.law(Law.BRIEFING):
        before = trial.snapshot(state)
        dice = trial.briefed.fork(trial.briefed.below(1 << 30))
        imagined: State = trial.game.imagine(state, seat, dice)
        what = f"the briefing of seat {seat} tells what it cannot see."
        is_same = told(trial, state, seat) == told(trial, imagined, seat)
        trial.require(Law.BRIEFING, holds=is_same, otherwise=what)
        check_answers(trial, state, imagined, seat)
        is_quiet = trial.snapshot(state) == before
        what = f"the position changed while seat {seat} was briefed."
        trial.require(Law.BRIEFING, holds=is_quiet, otherwise=what)


def told(trial: Trial, state: State, seat: Seat) -> bytes:
    """The briefing as it is sent."""
    briefing, declared = trial.game.briefing(state, seat), trial.game.briefing_type
    check_declared(trial, briefing, declared)
    return msgspec.json.encode(briefing)


def check_answers(trial: Trial, state: State, imagined: State, seat: Seat) -> None:
    """What comes of an answer is foreseen and reckoned alike, and what is held has a name."""
    for thing in trial.game.holdings(state, seat):
        trial.game.thing_name(state, thing)
    options = state.decision().options(state, seat)
    things = dict.fromkeys([f"seat:{other}" for other in range(trial.seats)])
    for answer in some_of(trial, options):
        things |= dict.fromkeys(options.things(answer))
        real, other = (tried(trial, each, seat, answer) for each in (state, imagined))
        what = f"trying {answer} shows seat {seat} what it cannot see: {real} and {other}."
        trial.require(Law.BRIEFING, holds=real == other, otherwise=what)
        first, second = (reckoned(trial, each, seat, answer) for each in (state, imagined))
        what = f"the reckoning of {answer} tells seat {seat} what it cannot see."
        trial.require(Law.BRIEFING, holds=first == second, otherwise=what)
    for thing in things:
        denied, elsewhere = (denials(each, seat, thing) for each in (state, imagined))
        what = f"why {thing} is not to be had tells seat {seat} what it cannot see: {denied}."
        trial.require(Law.BRIEFING, holds=denied == elsewhere, otherwise=what)


def denials(state: State, seat: Seat, thing: str) -> list[tuple[str, str, str]]:
    """Why nothing can be done with a thing."""
    found = why_not(state.decision().options(state, seat), thing)
    return [(verb, refusal.clause, refusal.sentence) for verb, refusal in found]


def reckoned(trial: Trial, state: State, seat: Seat, answer: Answer) -> bytes:
    """The reckoning of an answer as it is sent."""
    reckoning, declared = trial.game.reckon(state, seat, answer), trial.game.reckoning_type
    check_declared(trial, reckoning, declared)
    return msgspec.json.encode(reckoning)


def check_declared(
    trial: Trial, told: msgspec.Struct | None, declared: type[msgspec.Struct] | None
) -> None:
    """What is told is of the type the game says it is."""
    if told is not None:
        what = f"a {type(told).__name__} is given; nothing of the kind is declared."
        trial.require(Law.SHAPE, holds=declared is not None, otherwise=what)
        check_type(trial, told, declared or type(told))


def some_of(trial: Trial, options: Options) -> list[Answer]:
    """A few answers, each once."""
    return list(dict.fromkeys(options.sample(trial.briefed) for _ in range(SAMPLES)))


def tried(trial: Trial, state: State, seat: Seat, answer: Answer) -> list[bytes]:
    """What follows an answer as far as can be foreseen: what the seat has, hears and is asked."""
    attempt = Attempt(state)
    attempt.state.events = []
    then = attempt.give(seat, answer)
    heard = [told.seen_by(seat) for told in attempt.state.events]
    asked = attempt.state.decision().prompt(attempt.state, seat) if then == "asked" else ""
    found = (then, trial.game.holdings(attempt.state, seat), heard, asked)
    return [msgspec.json.encode(each) for each in found]

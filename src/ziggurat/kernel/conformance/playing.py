"""Playing a game at random and checking every law on the way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ziggurat.kernel import record
from ziggurat.kernel.conformance.answering import (
    check_answers,
    check_asked,
    check_notation,
    check_question,
    check_question_thoroughly,
    check_turn,
)
from ziggurat.kernel.conformance.briefing import check_briefing
from ziggurat.kernel.conformance.events import check_kinds, check_log, check_secrets
from ziggurat.kernel.conformance.foreseeing import check_foresight, check_turn_number
from ziggurat.kernel.conformance.gathering import check_floor, check_sealed
from ziggurat.kernel.conformance.reading import READINGS, check_reading
from ziggurat.kernel.conformance.tables import (
    check_kept_copies,
    check_position,
    check_table,
    imagine,
    view_bytes,
)
from ziggurat.kernel.conformance.telling import adds_up, check_candidates, check_scene, check_told
from ziggurat.kernel.conformance.trial import Law, Report, Trial
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.game import Game, Outcome, Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer
from ziggurat.kernel.saving import digest
from ziggurat.kernel.state import Seat, State


def check_game(
    game: Game[Any],
    seats: int,
    *,
    settings: Settings | None = None,
    seed: int = 1,
    positions: int = 0,
    every: int = 10,
    closely: int = 6,
) -> Report:
    """Play one game at random and check all laws; `Nonconforming` when one is broken.

    `positions` stops after so many answers; 0 plays to the end. Costly laws are checked at every
    `every`-th position; of more seats than `closely`, for as many of them at random.
    """
    trial = Trial(game, seats, settings or {}, seed, closely)
    check_scene(trial)
    check_kinds(trial)
    check_log(trial, 0)
    longest = game.longest(seats, trial.match.settings)
    while not trial.match.is_over and (not positions or len(trial.answers) < positions):
        what = f"it goes on after {longest} answers."
        trial.require(Law.LENGTH, holds=len(trial.answers) < longest, otherwise=what)
        step(trial, is_thorough=len(trial.answers) % every == 0)
    check_outcome(trial)
    check_kept_copies(trial)
    check_same_seed(trial)
    check_record(trial)
    return trial.report()


def step(trial: Trial, *, is_thorough: bool) -> None:
    """Check the position reached and give one random answer."""
    asked = check_asked(trial)
    check_table(trial, trial.state)
    check_outcome(trial)
    check_turn_number(trial)
    seat = asked[trial.dice.below(len(asked))]
    if is_thorough:
        look_closely(trial, asked)
    else:
        check_question(trial, seat)
    check_floor(trial)
    kind = trial.decision().kind
    if kind not in trial.read or (is_thorough and trial.read[kind] < READINGS):
        trial.read[kind] += 1
        check_reading(trial, seat)
    with trial.law(Law.SAMPLE):
        answer = trial.options(seat).sample(trial.dice)
    check_notation(trial, trial.options(seat), [answer])
    give(trial, seat, answer, is_thorough=is_thorough)


def look_closely(trial: Trial, asked: list[Seat]) -> None:
    """Check the costly laws; those come first that later ones rely on."""
    trial.thorough += 1
    looked_at = trial.few(asked)
    for seat in looked_at:
        check_question_thoroughly(trial, seat)
    check_position(trial)
    check_sealed(trial)
    check_told(trial, looked_at)
    check_turn(trial, asked)
    for seat in looked_at:
        check_answers(trial, seat)
        check_candidates(trial, seat)
        check_foresight(trial, seat)


def give(trial: Trial, seat: Seat, answer: Answer, *, is_thorough: bool) -> None:
    """Give an answer; at a thorough check, take it back and give it again."""
    before = trial.state.copy()
    logged = len(trial.match.log)
    view = trial.game.view(trial.state, seat) if is_thorough else None
    seen = msgspec.json.encode(view)
    with trial.law(Law.LISTING):
        trial.match.submit(seat, answer)
    what = f"a view given before {answer} has changed with the position."
    trial.require(Law.SHAPE, holds=msgspec.json.encode(view) == seen, otherwise=what)
    check_log(trial, logged)
    if is_thorough or trial.state.reveals != before.reveals:
        check_secrets(trial, seat, answer, before)
    if is_thorough:
        check_undo(trial, seat, answer, before)
        check_briefing(trial, before, seat)
    trial.answers.append((seat, answer))
    trial.digests.append(trial.match.digest())


def check_undo(trial: Trial, seat: Seat, answer: Answer, before: State) -> None:
    """What can be taken back is restored exactly and has shown nobody anything."""
    match = trial.match
    with trial.law(Law.UNDO):
        is_barred = barrier(before) != barrier(trial.state)
        what = f"after {answer} undo is {'open' if is_barred else 'closed'} to seat {seat}."
        trial.require(Law.UNDO, holds=match.can_undo(seat) != is_barred, otherwise=what)
        if is_barred:
            return
        for viewer in (*range(trial.seats), None):
            check_nothing_shown(trial, seat, answer, before, viewer)
        after = match.digest()
        match.undo(seat)
        is_restored = trial.snapshot(trial.state) == trial.snapshot(before)
        what = f"undoing {answer} of seat {seat} does not restore the position."
        trial.require(Law.UNDO, holds=is_restored, otherwise=what)
        match.submit(seat, answer)
        what = f"giving {answer} again after undo leads to another position."
        trial.require(Law.UNDO, holds=match.digest() == after, otherwise=what)


def barrier(state: State) -> tuple[int, int]:
    """What undo does not cross."""
    return state.dice.counter, state.reveals


def check_nothing_shown(
    trial: Trial, seat: Seat, answer: Answer, before: State, viewer: Seat | None
) -> None:
    """An answer that can be taken back must not have told a viewer what it could not see.

    If it has, the viewer sees something else after the same answer in a position it imagines.
    """
    imagined = imagine(trial, before, viewer)
    decision = imagined.decision()
    if not decision.options(imagined, seat).contains(answer):
        return  # only the seat itself knows that it can give this answer
    carry_out(imagined, decision, seat, answer)
    is_same = view_bytes(trial, imagined, viewer) == view_bytes(trial, trial.state, viewer)
    who = "a spectator" if viewer is None else f"seat {viewer}"
    what = f"{answer} of seat {seat} shows {who} something hidden and can be taken back."
    trial.require(Law.UNDO, holds=is_same, otherwise=what)


def check_outcome(trial: Trial) -> None:
    """There is no outcome before the end, and a complete one then."""
    with trial.law(Law.OUTCOME):
        outcome = trial.game.outcome(trial.state)
        is_timely = (outcome is not None) == trial.match.is_over
        what = "there is an outcome while the game goes on." if outcome else "there is no outcome."
        trial.require(Law.OUTCOME, holds=is_timely, otherwise=what)
        if outcome is not None:
            require_sound(trial, outcome)


def require_sound(trial: Trial, outcome: Outcome) -> None:
    """Raise when an outcome does not add up."""
    is_known = outcome.reason in trial.game.endings
    what = f"'{outcome.reason}' is not among the game's endings."
    trial.require(Law.OUTCOME, holds=is_known, otherwise=what)
    is_known = not outcome.clause or outcome.clause in trial.clauses
    what = f"the end rests on {outcome.clause}, which is not in the rules."
    trial.require(Law.OUTCOME, holds=is_known, otherwise=what)
    is_complete = len(outcome.places) == len(outcome.scores) == trial.seats
    trial.require(Law.OUTCOME, holds=is_complete, otherwise="not every seat has place and score.")
    places = [*outcome.places, *(rival.place for rival in outcome.rivals)]
    shared = Counter(places)
    right = [1 + sum(shared[better] for better in range(1, place)) for place in places]
    what = f"the places are {places}; each is 1 more than the number of better players."
    trial.require(Law.OUTCOME, holds=places == right, otherwise=what)
    for score in [*outcome.scores, *(rival.score for rival in outcome.rivals)]:
        what = f"the parts {score.parts} do not add up to {score.total}."
        trial.require(Law.OUTCOME, holds=adds_up(score), otherwise=what)
    for viewer in (*range(trial.seats), None):
        view_bytes(trial, trial.state, viewer)
    for seat in range(trial.seats):
        require_over(trial, seat)


def require_over(trial: Trial, seat: Seat) -> None:
    """Raise when a game that is over still takes answers."""
    try:
        trial.match.submit(seat, ())
    except Illegal:
        return
    raise trial.fail(Law.OUTCOME, f"seat {seat} can answer after the end.")


def check_same_seed(trial: Trial) -> None:
    """The same seed and answers lead through the same positions."""
    with trial.law(Law.SEED):
        seed = seed_from_number(trial.seed)
        twin: State = trial.game.setup(trial.seats, trial.match.settings, seed)
        for number, name in enumerate(trial.digests):
            what = f"with the same seed and answers another position comes after {number} moves."
            is_same = digest(trial.bytes_of(twin)) == name
            trial.require(Law.SEED, holds=is_same, otherwise=what)
            if number < len(trial.answers):
                carry_out(twin, twin.decision(), *trial.answers[number])


def check_record(trial: Trial) -> None:
    """A record of the game reads back, replays, and is written the same again."""
    with trial.law(Law.RECORD):
        text = record.write(trial.match)
        replayed: Match[Any] = record.replay(record.read(text), trial.game)
        is_same = replayed.digest() == trial.digests[-1] and record.write(replayed) == text
        what = "the record of a replayed record differs."
        trial.require(Law.RECORD, holds=is_same, otherwise=what)

"""Laws about what is told beside view and options: scores, chances, remarks, all about a thing."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.conformance.answering import MOST, check_words, offer
from ziggurat.kernel.conformance.tables import check_type, imagine
from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.game import Score
from ziggurat.kernel.state import Seat, State
from ziggurat.kernel.views import parts_of


def check_scene(trial: Trial) -> None:
    """What never changes can be sent, and does not change."""
    with trial.law(Law.TELLING):
        scene, again = (trial.game.scene(trial.seats, trial.match.settings) for _ in range(2))
        check_type(trial, scene, trial.game.scene_type)
        is_same = msgspec.json.encode(again) == msgspec.json.encode(scene)
        trial.require(Law.TELLING, holds=is_same, otherwise="two scenes of one table differ.")


def check_told(trial: Trial, asked: list[Seat]) -> None:
    """All laws of this module at the position reached; telling changes nothing."""
    before = trial.snapshot(trial.state)
    check_open(trial)
    check_scores(trial)
    for seat in asked:
        check_concession(trial, seat)
        check_answers_told(trial, seat)
    is_quiet = trial.snapshot(trial.state) == before
    what = "the position changed while scores, chances or facts were asked for."
    trial.require(Law.QUIET, holds=is_quiet, otherwise=what)


def check_open(trial: Trial) -> None:
    """Where nothing is hidden, every seat sees what a spectator sees."""
    if not trial.game.is_open:
        return
    with trial.law(Law.OPEN):
        seen = public_bytes(trial, None)
        for seat in range(trial.seats):
            what = f"the game is open, but seat {seat} sees something else than a spectator."
            trial.require(Law.OPEN, holds=public_bytes(trial, seat) == seen, otherwise=what)


def public_bytes(trial: Trial, seat: Seat | None) -> bytes:
    """A view but for whose it is."""
    parts = parts_of(trial.game.view(trial.state, seat))
    parts.pop("seat", None)
    return msgspec.json.encode(parts)


def check_scores(trial: Trial) -> None:
    """Scores are complete, add up, and are the same for somebody who knows no secret."""
    with trial.law(Law.SCORES):
        scores = trial.game.scores(trial.state)
        what = f"{len(scores)} of {trial.seats} seats have a score."
        trial.require(Law.SCORES, holds=len(scores) in (0, trial.seats), otherwise=what)
        for score in scores:
            what = f"the parts {score.parts} do not add up to {score.total}."
            trial.require(Law.SCORES, holds=adds_up(score), otherwise=what)
        is_public = trial.game.scores(imagine(trial, trial.state, None)) == scores
        what = "the scores tell what a spectator cannot know."
        trial.require(Law.SCORES, holds=is_public, otherwise=what)


def adds_up(score: Score) -> bool:
    """Whether a total is the sum of its parts, where parts are told."""
    return not score.parts or sum(score.parts.values()) == score.total


def check_candidates(trial: Trial, seat: Seat) -> None:
    """The answers proposed to bots are legal, each once, and there are some."""
    with trial.law(Law.CANDIDATES):
        position = imagine(trial, trial.state, seat)
        proposed = trial.game.candidates(position, seat, trial.spare)
        what = f"{len(proposed)} answers are proposed to seat {seat}, or one of them twice."
        is_some = bool(proposed) and len(set(proposed)) == len(proposed)
        trial.require(Law.CANDIDATES, holds=is_some, otherwise=what)
        options = trial.options(seat)
        for answer in proposed[:MOST]:
            what = f"{answer} is proposed to seat {seat}, but refused: {options.refusal(answer)}"
            trial.require(Law.CANDIDATES, holds=options.contains(answer), otherwise=what)


def check_concession(trial: Trial, seat: Seat) -> None:
    """The answer that gives up is legal."""
    with trial.law(Law.CONCESSION):
        answer = trial.game.concession(trial.state, seat)
        holds = answer is None or trial.options(seat).contains(answer)
        what = f"seat {seat} gives up by {answer}, which is refused."
        trial.require(Law.CONCESSION, holds=holds, otherwise=what)


def check_answers_told(trial: Trial, seat: Seat) -> None:
    """There are words for every answer a seat is offered, and for everything they are about."""
    position = imagine(trial, trial.state, seat)
    options = position.decision().options(position, seat)
    things: dict[str, None] = {}
    for answer in offer(trial, options):
        with trial.law(Law.TELLING):
            for words in (trial.game.remark, trial.game.purpose):
                said = words(position, seat, answer)
                what = f"the {words.__name__} of {answer} reads {said!r}."
                is_plain = "[" not in said and "]" not in said
                trial.require(Law.TELLING, holds=is_plain, otherwise=what)
            chance = trial.game.chance(position, seat, answer)
            what = f"the chance of {answer} is {chance}."
            holds = chance is None or 0 <= chance <= 1
            trial.require(Law.TELLING, holds=holds, otherwise=what)
            things |= dict.fromkeys(options.things(answer))
    for thing in things:
        for viewer in (seat, None):
            check_about(trial, position, viewer, thing)


def check_about(trial: Trial, state: State, viewer: Seat | None, thing: str) -> None:
    """Everything there is to know about a thing has a name and a value."""
    with trial.law(Law.TELLING):
        for name, value in trial.game.about(state, viewer, thing):
            check_words(trial, name, f"a fact about {thing}")
            check_words(trial, value, f"'{name}' of {thing}")

"""Laws about what search stands on: outcomes, keys, turns, policies, values, sealed questions."""

from __future__ import annotations

from math import isclose, isfinite
from typing import Any

from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Sealed, Seat, State
from ziggurat.kernel.thinking import Branch

FOLLOWED = 3
"""So many of the answers proposed are followed to their outcomes."""
THROWS = 12
"""So often dice are thrown to see whether what comes is among the outcomes."""


def check_foresight(trial: Trial, seat: Seat) -> None:
    """All laws of this module for a seat that is asked."""
    position = imagined(trial, seat)
    before = trial.snapshot(position)
    check_key(trial, position, seat)
    check_value(trial, position, seat)
    check_policy(trial, position, seat)
    check_again(trial, position, seat)
    for answer in few_candidates(trial, position, seat):
        check_outcomes(trial, position, seat, answer)
    is_quiet = trial.snapshot(position) == before
    what = f"the position changed while seat {seat} looked ahead."
    trial.require(Law.QUIET, holds=is_quiet, otherwise=what)


def imagined(trial: Trial, seat: Seat) -> State:
    """A position of a seat's own to look ahead in."""
    position: State = trial.game.imagine(trial.state, seat, stream(trial))
    return position


def stream(trial: Trial) -> Dice:
    """Dice nobody has thrown yet."""
    return trial.foreseen.fork(trial.foreseen.below(1 << 30))


def few_candidates(trial: Trial, position: State, seat: Seat) -> list[Answer]:
    """Some of the answers a bot would think of."""
    answers = trial.game.candidates(position, seat, stream(trial))
    places = list(range(len(answers)))
    trial.foreseen.shuffle(places)
    return [answers[place] for place in places[:FOLLOWED]]


def check_turn_number(trial: Trial) -> None:
    """The number of the turn never falls."""
    with trial.law(Law.TURNS):
        turn = trial.game.turn(trial.state)
        what = f"turn {turn} comes after turn {trial.turn}."
        trial.require(Law.TURNS, holds=turn >= trial.turn, otherwise=what)
        trial.turn = turn


def check_key(trial: Trial, position: State, seat: Seat) -> None:
    """A key does not depend on dice, and two positions that share one are worth the same."""
    with trial.law(Law.KEY):
        key = trial.game.key(position)
        twin = position.copy()
        twin.dice = stream(trial)
        is_same = trial.game.key(twin) == key
        trial.require(Law.KEY, holds=is_same, otherwise="a copy with other dice has another key.")
        worth = (
            trial.game.turn(position),
            position.decision().kind,
            position.decision().options(position, seat).count(),
            trial.game.judge(position, seat),
        )
        known = trial.keys.setdefault((seat, key), worth)
        what = f"two positions with one key are not alike to seat {seat}: {known} and {worth}."
        trial.require(Law.KEY, holds=known == worth, otherwise=what)


def check_value(trial: Trial, position: State, seat: Seat) -> None:
    """A value is a chance, and features are as many as their names."""
    with trial.law(Law.VALUE):
        game = trial.game
        features = game.features(position, seat)
        named = len(game.feature_names)
        what = f"{len(features)} features are counted, and {named} have names."
        trial.require(Law.VALUE, holds=len(features) == named, otherwise=what)
        what = f"the features {features} are no numbers to learn from."
        trial.require(Law.VALUE, holds=all(map(isfinite, features)), otherwise=what)
        value = game.value(position, seat)
        what = f"a position is worth {value} to seat {seat}."
        trial.require(Law.VALUE, holds=0.0 <= value <= 1.0, otherwise=what)


def check_policy(trial: Trial, position: State, seat: Seat) -> None:
    """The answer for playing on is legal, and the same where chance is the same."""
    with trial.law(Law.POLICY):
        purpose = trial.foreseen.below(1 << 30)
        answers = [
            trial.game.policy(position, seat, trial.foreseen.fork(purpose)) for _ in range(2)
        ]
        what = f"seat {seat} plays on by {answers[0]}, then by {answers[1]}."
        trial.require(Law.POLICY, holds=answers[0] == answers[1], otherwise=what)
        options = position.decision().options(position, seat)
        what = f"seat {seat} plays on by {answers[0]}: {options.refusal(answers[0])}"
        trial.require(Law.POLICY, holds=options.contains(answers[0]), otherwise=what)


def check_outcomes(trial: Trial, position: State, seat: Seat, answer: Answer) -> None:
    """Chances sum to 1; what play leads to is among the outcomes where their odds are known."""
    with trial.law(Law.OUTCOMES):
        branches: list[Branch[State]] = trial.game.outcomes(position, seat, answer, stream(trial))
        chances = [branch.chance for branch in branches]
        is_whole = all(0.0 < each <= 1.0 for each in chances) and isclose(sum(chances), 1.0)
        what = f"the outcomes of {answer} have the chances {chances}."
        trial.require(Law.OUTCOMES, holds=is_whole, otherwise=what)
        turn = trial.game.turn(position)
        is_later = all(trial.game.turn(branch.state) >= turn for branch in branches)
        trial.require(Law.TURNS, holds=is_later, otherwise=f"{answer} leads back to a turn before.")
        require_real(trial, position, seat, answer, branches)
        require_apart(trial, position, branches)


def require_real(
    trial: Trial, position: State, seat: Seat, answer: Answer, branches: list[Branch[State]]
) -> None:
    """Where nothing is left to chance the outcome is the one; else play meets one in a few throws.

    A game may leave out what is asked on the way, such as a tie, so not every throw must.
    """
    keys = [trial.game.key(branch.state) for branch in branches]
    for _ in range(THROWS):
        dice = stream(trial)
        twin = thrown(position, seat, answer, dice.copy())
        key = trial.game.key(twin)
        if key in keys:
            return
        if len(branches) == 1 and twin.dice.counter != dice.counter:
            return  # one sample of many
        if trial.game.key(thrown(position, seat, answer, dice.copy())) != key:
            return  # not even rules agree with themselves: that is the law SEED's
    what = f"{answer} never leads to one of its {len(branches)} outcomes."
    raise trial.fail(Law.OUTCOMES, what)


def thrown(position: State, seat: Seat, answer: Answer, dice: Dice) -> State:
    """A copy in which an answer was carried out with these dice."""
    twin = position.copy()
    twin.dice = dice
    carry_out(twin, twin.decision(), seat, answer)
    return twin


def require_apart(trial: Trial, position: State, branches: list[Branch[State]]) -> None:
    """Playing on from an outcome leaves the position alone."""
    before = trial.snapshot(position)
    for branch in branches:
        twin = branch.state
        if not twin.is_over:
            decision = twin.decision()
            asked = decision.seats(twin)[0]
            answer = decision.options(twin, asked).sample(stream(trial))
            carry_out(twin, decision, asked, answer)
    is_apart = trial.snapshot(position) == before
    what = "playing on from an outcome changes the position it came from."
    trial.require(Law.OUTCOMES, holds=is_apart, otherwise=what)


def check_again(trial: Trial, position: State, seat: Seat) -> None:
    """Who has answered a sealed question can be asked again in an imagined position."""
    if not isinstance(position.decision(), Sealed):
        return
    with trial.law(Law.AGAIN):
        twin = position.copy()
        sealed: Sealed[Any] = sealed_question(twin)
        own = sealed.answers[sealed.asked.index(seat)]
        sealed.ask_again(seat)
        is_kept = sealed.answers[sealed.asked.index(seat)] == own
        others = [each for each in sealed.asked if each != seat]
        is_asked = is_kept and set(others) <= set(sealed.seats(twin))
        what = f"asked again for seat {seat}, {sealed.seats(twin)} of {sealed.asked} are asked."
        trial.require(Law.AGAIN, holds=is_asked, otherwise=what)
        for each in sealed.seats(twin):
            options = sealed.options(twin, each)
            answer = trial.game.policy(twin, each, stream(trial))
            what = f"seat {each}, asked again, plays {answer}: {options.refusal(answer)}"
            trial.require(Law.AGAIN, holds=options.contains(answer), otherwise=what)
            carry_out(twin, sealed, each, answer)


def sealed_question(state: State) -> Sealed[Any]:
    """The sealed question a position waits for."""
    decision = state.decision()
    assert isinstance(decision, Sealed)
    return decision

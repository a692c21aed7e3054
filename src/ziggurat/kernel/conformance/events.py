"""Laws about events: declared, put into words, sent, and told to nobody who may not know them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.kernel.conformance.answering import check_words
from ziggurat.kernel.conformance.tables import view_bytes
from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.course import steps_after
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.events import Event, Told
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Choice, Decision, Sealed, Seat, State


def check_kinds(trial: Trial) -> None:
    """Every kind of event a game declares has words, and a name of its own."""
    for kind in trial.game.events:
        what = f"there is no sentence for {kind.__name__}."
        trial.require(Law.EVENTS, holds=kind in trial.game.sentences, otherwise=what)
    names = [kind.__struct_config__.tag for kind in trial.game.events]
    what = "two kinds of events have one name."
    trial.require(Law.EVENTS, holds=len(set(names)) == len(names), otherwise=what)


def check_log(trial: Trial, first: int) -> None:
    """What was logged from one line on can be sent, and read by everybody it is for."""
    for logged in trial.match.log[first:]:
        told = logged.told
        check_event(trial, told.event, "a log line", clause=told.clause)
        if told.otherwise is not None:
            check_event(trial, told.otherwise, "a log line for others")


def check_event(trial: Trial, event: Event, what: str, *, clause: str = "") -> None:
    """An event is of a declared kind, has words, and is the same after it was sent."""
    with trial.law(Law.EVENTS):
        kind = type(event)
        is_declared = kind in trial.game.events
        otherwise = f"{kind.__name__} is not declared."
        trial.require(Law.EVENTS, holds=is_declared, otherwise=otherwise)
        arrived = msgspec.json.decode(msgspec.json.encode(event), type=kind)
        is_same = arrived == event
        trial.require(Law.EVENTS, holds=is_same, otherwise=f"{event} arrives as {arrived}.")
    with trial.law(Law.WORDS):
        words = trial.game.words_of(trial.match.state, event)
    check_words(trial, words, what, clause=clause)


def check_secrets(trial: Trial, seat: Seat, answer: Answer, before: State) -> None:
    """What an answer tells somebody is the same in every position that looks the same.

    Whatever a viewer cannot see is dealt anew and the same answer given under the same dice. As
    long as the viewer sees the same after each step, nothing hidden was shown, and it must have
    been told the same, byte for byte.
    """
    for viewer in (*trial.few(list(range(trial.seats))), None):
        with trial.law(Law.SECRETS):
            other = imagined_elsewhere(trial, before, viewer)
            same = None if other is None else same_answer(before, other, seat, answer)
            if other is None or same is None:
                continue
            here = told_by_steps(before.copy(), seat, answer, viewer)
            elsewhere = told_by_steps(other.copy(), seat, same, viewer)
            # Views are costly: what is seen matters only where something else is told.
            if all(real == imagined for (real, _), (imagined, _) in zip(here, elsewhere)):
                continue
            who = "a spectator" if viewer is None else f"seat {viewer}"
            what = f"{answer} of seat {seat} tells {who} what it cannot see"
            here = told_by_steps(before.copy(), seat, answer, viewer)
            elsewhere = told_by_steps(other, seat, same, viewer)
            for (real, shown), (imagined, as_shown) in zip(here, elsewhere):
                seen, as_seen = (seen_between(trial, s, viewer) for s in (shown, as_shown))
                if seen != as_seen:
                    break
                otherwise = f"{what}{departure(real, imagined)}"
                trial.require(Law.SECRETS, holds=real == imagined, otherwise=otherwise)


def imagined_elsewhere(trial: Trial, before: State, viewer: Seat | None) -> State | None:
    """A position a viewer imagines, under the dice of the real one; None if it cannot be had."""
    purpose = trial.elsewhere.below(1 << 30)
    other: State = trial.game.imagine(before, viewer, trial.elsewhere.fork(purpose))
    if not unseal(before, other):
        return None
    other.dice = before.dice.copy()
    return other


class Look(Choice[State]):
    """A question that lets somebody look at a position between two steps: views want one."""

    kind = "look"


def told_by_steps(
    state: State, seat: Seat, answer: Answer, viewer: Seat | None
) -> Iterator[tuple[list[bytes], State]]:
    """What each step after an answer tells a viewer, and the position after it."""
    state.events = []
    for _ in steps_after(state, state.decision(), seat, answer):
        yield sent(state.events, viewer), state
        state.events = []


def seen_between(trial: Trial, state: State, viewer: Seat | None) -> bytes:
    """What a viewer sees after a step, whether or not somebody is asked then."""
    if not state.stack or isinstance(state.stack[-1], Decision):
        return view_bytes(trial, state, viewer)
    state.stack.append(Look(0))
    seen = view_bytes(trial, state, viewer)
    state.stack.pop()
    return seen


def unseal(before: State, other: State) -> bool:
    """Give an imagined sealed question the real answers, which may be opened now, if it can be."""
    real, imagined = before.decision(), other.decision()
    if not isinstance(real, Sealed) or not isinstance(imagined, Sealed):
        return True
    imagined.answers = [None] * len(imagined.asked)
    opened: list[list[int] | None] = []
    for seat, answer in zip(real.asked, real.answers):
        same = None if answer is None else same_answer(before, other, seat, tuple(answer))
        if same is None and answer is not None:
            return False
        opened.append(None if same is None else list(same))
    imagined.answers = opened
    return True


def same_answer(before: State, other: State, seat: Seat, answer: Answer) -> Answer | None:
    """What means the same in another position, by its notation; None where it cannot be said."""
    text = before.decision().options(before, seat).write(answer)
    options = other.decision().options(other, seat)
    try:
        same = options.read(text)
    except (Invalid, Illegal):
        return None
    return same if options.contains(same) else None


def sent(told: list[Told], viewer: Seat | None) -> list[bytes]:
    """What a viewer is sent of the log."""
    seen = [(each.clause, each.seen_by(viewer)) for each in told]
    return [msgspec.json.encode(each) for each in seen if each[1] is not None]


def departure(real: list[bytes], imagined: list[bytes]) -> str:
    """The first event of two logs that differs, for the message."""
    for ours, theirs in zip(real, imagined):
        if ours != theirs:
            return f": {ours.decode():.200} here and {theirs.decode():.200} elsewhere."
    return f": {len(real)} events here and {len(imagined)} elsewhere."

"""Laws about a position itself: saving, copying, what is kept for speed, and what a seat sees."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.kernel import saving
from ziggurat.kernel.conformance.trial import Law, Trial, plain_bytes
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import LISTABLE, Answer
from ziggurat.kernel.state import Seat, State

AHEAD = 6
"""How many answers copies are played on."""

COMPARED = 4
"""How many samples stand for options that cannot be listed when two questions are compared."""


def check_position(trial: Trial) -> None:
    """All laws of this module at the position reached."""
    check_copy(trial)
    check_index(trial)
    check_saving(trial)
    for seat in (*trial.few(list(range(trial.seats))), None):
        check_view(trial, seat)


def check_table(trial: Trial, state: State) -> None:
    """The game's own laws."""
    with trial.law(Law.TABLE):
        trial.game.check(state)


def check_index(trial: Trial) -> None:
    """What is kept for speed equals a recount."""
    with trial.law(Law.INDEX):
        twin = trial.state.copy()
        trial.game.reindex(twin)
        require_same_facts(trial, Law.INDEX, twin, "after a recount")
        is_same = trial.bytes_of(twin) == trial.bytes_of(trial.state)
        trial.require(Law.INDEX, holds=is_same, otherwise="a recount changes what is saved.")


def check_copy(trial: Trial) -> None:
    """A copy is equal; played on, it leaves the original alone."""
    with trial.law(Law.COPY):
        before = trial.snapshot(trial.state)
        twin = trial.state.copy()
        is_equal = trial.bytes_of(twin) == before[0]
        trial.require(Law.COPY, holds=is_equal, otherwise="a copy is not equal to its original.")
        require_same_facts(trial, Law.COPY, twin, "in a copy")
        trial.kept.append((len(trial.answers), trial.state.copy(), before[0]))
        play_on(trial, [twin], Law.COPY)
        is_alone = trial.snapshot(trial.state) == before
        trial.require(Law.COPY, holds=is_alone, otherwise="playing a copy on changes the original.")


def check_kept_copies(trial: Trial) -> None:
    """Copies made on the way have not changed while the original was played on."""
    with trial.law(Law.COPY):
        for moves, twin, before in trial.kept:
            what = f"a copy made after {moves} moves has changed while the original went on."
            trial.require(Law.COPY, holds=trial.bytes_of(twin) == before, otherwise=what)


def check_saving(trial: Trial) -> None:
    """A loaded position is equal and plays on identically."""
    with trial.law(Law.SAVING):
        data = trial.bytes_of(trial.state)
        loaded = saving.load(trial.game, data)
        is_equal = trial.bytes_of(loaded) == data
        trial.require(Law.SAVING, holds=is_equal, otherwise="loading gives another position.")
        require_same_facts(trial, Law.SAVING, loaded, "after loading")
        for seat in trial.few(trial.decision().seats(trial.state)):
            is_same = question(loaded, seat) == question(trial.state, seat)
            what = f"after loading, seat {seat} is asked or offered something else."
            trial.require(Law.ORDER, holds=is_same, otherwise=what)
        play_on(trial, [trial.state.copy(), loaded], Law.SAVING)


def play_on(trial: Trial, states: list[State], law: Law) -> None:
    """Give equal positions the same random answers; they must stay equal."""
    first = states[0]
    for _ in range(AHEAD):
        if first.is_over:
            return
        seats = first.decision().seats(first)
        if not seats:
            return  # the game itself will come to such a question and fail there
        seat = seats[trial.spare.below(len(seats))]
        options = first.decision().options(first, seat)
        if not options.count():
            return
        with trial.law(Law.LISTING):
            answer = options.sample(trial.spare)
            for state in states:
                carry_out(state, state.decision(), seat, answer)
        if len(states) > 1:
            is_same = all(trial.bytes_of(state) == trial.bytes_of(first) for state in states[1:])
            what = f"after {seat} {answer} the positions are no longer equal."
            trial.require(law, holds=is_same, otherwise=what)


def require_same_facts(trial: Trial, law: Law, other: State, when: str) -> None:
    """Raise when an attribute that is not saved differs."""
    for name in trial.beside:
        ours, theirs = getattr(trial.state, name, None), getattr(other, name, None)
        what = f"'{name}' is {theirs!r:.200} {when}; the game has {ours!r:.200}."
        trial.require(law, holds=plain_bytes(theirs) == plain_bytes(ours), otherwise=what)


def check_view(trial: Trial, seat: Seat | None) -> None:
    """What a seat sees and may do is the same in a position it imagines."""
    with trial.law(Law.VIEW):
        before = trial.bytes_of(trial.state)
        view = trial.game.view(trial.state, seat)
        check_type(trial, view, trial.game.view_type)
        seen = msgspec.json.encode(view)
        who = "a spectator" if seat is None else f"seat {seat}"
        seed = trial.state.dice.seed
        trial.require(
            Law.VIEW,
            holds=seed.hex().encode() not in seen and msgspec.json.encode(list(seed)) not in seen,
            otherwise=f"the view of {who} holds the secret seed.",
        )
        imagined = imagine(trial, trial.state, seat)
        is_quiet = trial.bytes_of(trial.state) == before
        trial.require(Law.VIEW, holds=is_quiet, otherwise=f"imagining for {who} changes the game.")
        count_redealt(trial, imagined)
        again = view_bytes(trial, imagined, seat)
        what = f"{who} can tell an imagined position from the real one{difference(seen, again)}"
        trial.require(Law.VIEW, holds=again == seen, otherwise=what)
        trial.game.check(imagined)
        check_same_question(trial, imagined, seat, who)
    with trial.law(Law.BLIND):
        check_blind(trial, imagined, seat, who)


def imagine(trial: Trial, state: State, seat: Seat | None) -> State:
    """A position as a seat imagines it, with a stream of its own."""
    imagined: State = trial.game.imagine(state, seat, trial.spare.fork(trial.spare.below(1 << 30)))
    is_secret = imagined.dice.seed != state.dice.seed
    what = "an imagined position rolls the real dice: whoever thinks in it knows the future."
    trial.require(Law.VIEW, holds=is_secret, otherwise=what)
    return imagined


def check_blind(trial: Trial, other: State, seat: Seat | None, who: str) -> None:
    """From two worlds that look the same to a seat, the same dice imagine the same position.

    Then nobody can tell by what he imagines, however often, which of the worlds is the real one:
    it is one of many, and not the one that the others come from.
    """
    purpose = trial.spare.below(1 << 30)
    first: State = trial.game.imagine(trial.state, seat, trial.spare.fork(purpose))
    second: State = trial.game.imagine(other, seat, trial.spare.fork(purpose))
    is_same = trial.snapshot(first) == trial.snapshot(second)
    what = f"what {who} imagines depends on what it cannot see{departure(first, second)}"
    trial.require(Law.BLIND, holds=is_same, otherwise=what)


def departure(first: State, second: State) -> str:
    """The first part of two positions that differs, for the message."""
    for name in first.saved:
        ours, theirs = getattr(first, name), getattr(second, name)
        if ours != theirs:
            return f": '{name}' is {ours!r:.80} from the real one and {theirs!r:.80} from another."
    return ": frames, dice or indexes differ."


def count_redealt(trial: Trial, imagined: State) -> None:
    """Note whether anything was dealt anew."""
    trial.imagined += 1
    trial.redealt += table_of(imagined) != table_of(trial.state)


def table_of(state: State) -> tuple[list[Any], list[list[object]]]:
    """What lies on the table and the stack, without the dice."""
    return [getattr(state, name) for name in state.saved], [f.values() for f in state.stack]


def view_bytes(trial: Trial, state: State, seat: Seat | None) -> bytes:
    """A seat's view as it is sent."""
    return msgspec.json.encode(trial.game.view(state, seat))


def check_type(trial: Trial, shown: msgspec.Struct, declared: type[msgspec.Struct]) -> None:
    """What is shown is a struct of the type declared, and every field in it of the field's."""
    what = (
        f"a {type(shown).__name__} is shown; declared is {declared.__module__}.{declared.__name__}."
    )
    trial.require(Law.SHAPE, holds=type(shown) is declared, otherwise=what)
    with trial.law(Law.SHAPE):
        sent = msgspec.json.encode(shown)
        again = msgspec.json.encode(msgspec.json.decode(sent, type=declared))
        # A whole number is a float, too; so what is compared is not the bytes.
        is_whole = msgspec.json.decode(again) == msgspec.json.decode(sent)
        what = f"a {declared.__name__} that was sent reads back as another."
        trial.require(Law.SHAPE, holds=is_whole, otherwise=what)


def difference(seen: bytes, again: bytes) -> str:
    """The first entry of two views that differs, for the message."""
    ours, theirs = msgspec.json.decode(seen), msgspec.json.decode(again)
    for name in [*ours, *theirs]:
        if ours.get(name) != theirs.get(name):
            return f": '{name}' is {ours.get(name)!r:.80} and {theirs.get(name)!r:.80}."
    return ": the entries come in another order."


def check_same_question(trial: Trial, imagined: State, seat: Seat | None, who: str) -> None:
    """The question is the same too: options must not tell what the view hides."""
    real, other = trial.decision(), imagined.decision()
    asked = real.seats(trial.state)
    is_same = other.kind == real.kind and other.seats(imagined) == asked
    what = f"{who} imagines that other seats are asked, or something else."
    trial.require(Law.VIEW, holds=is_same, otherwise=what)
    if seat is not None and seat in asked:
        is_same = question(trial.state, seat) == question(imagined, seat)
        what = f"the prompt or options of {who} depend on what it cannot see."
        trial.require(Law.VIEW, holds=is_same, otherwise=what)


def question(state: State, seat: Seat) -> tuple[str, int, list[Answer]]:
    """The question as a seat meets it.

    Where the answers cannot be listed, the default and what the same dice draw stand for them.
    """
    decision = state.decision()
    options = decision.options(state, seat)
    count = options.count()
    if count <= LISTABLE:
        return decision.prompt(state, seat), count, options.answers()
    dice = Dice(b"some answers")
    shown = [decision.default(state, seat), *(options.sample(dice) for _ in range(COMPARED))]
    return decision.prompt(state, seat), count, shown

"""Several effects at once: in which order they come, and whether they are wanted (EF-2)."""

from __future__ import annotations

from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.effects.counting import meets, records_for
from ziggurat.games.monumental.rules.effects.run import run_record
from ziggurat.games.monumental.rules.resources.tokens import may_afford
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat


class Sequence(Procedure):
    """Several effects of a player, one after another, in the order the player likes."""

    kind = "sequence"

    player: int
    records: list[int]
    """Those still to come."""
    subject: int
    other: int


def next_effect(state: Monumental, sequence: Sequence) -> Frame | None:
    """Mere gains come by themselves; among other effects the player picks the next one."""
    records = [
        record
        for record in sequence.records
        if can_happen(state, sequence.player, record, sequence.subject, sequence.other)
    ]
    sequence.records = records
    if not records:
        return None
    sequence.begin_again()
    for record in records:
        if is_mere_gain(state, record):
            return take_next(state, sequence, record)
    if len(records) == 1 or state.is_automa(sequence.player):
        return take_next(state, sequence, records[0])
    return WhichFirst(sequence.player)


Sequence.steps = (next_effect,)


def is_plain(state: Monumental, record: int) -> bool:
    """Whether an effect only adds to the supply, and asks for nothing."""
    effect = state.lookup.records[record]
    return not effect.price and effect.program.is_plain


def is_mere_gain(state: Monumental, record: int) -> bool:
    """Whether an effect gains what is printed, so that coming first never hurts.

    A gain for every so many of something may be worth more after another effect.
    """
    if not is_plain(state, record):
        return False
    program = state.lookup.records[record].program
    return all(operation.fixed_gain() for operation in program.operations)


def take_next(state: Monumental, sequence: Sequence, record: int) -> Frame | None:
    """Carry out one of the effects, or ask whether it is wanted."""
    sequence.records.remove(record)
    if state.lookup.records[record].printed.may and not is_plain(state, record):
        return MayUse(sequence.player, record, sequence.subject, sequence.other)
    return run_record(state, sequence.player, record, sequence.subject, sequence.other)


def can_happen(state: Monumental, player: int, record: int, subject: int, other: int) -> bool:
    """Whether a pending effect still works: its condition holds and its price can be paid.

    An effect once a turn may have worked since it was set off. One that may be declined is left
    out when it would do nothing.
    """
    effect = state.lookup.records[record]
    if effect.printed.limit == "turn" and record in state.used[player]:
        return False
    if not meets(state, player, effect.printed.condition, subject, other):
        return False
    if effect.price and not state.can_pay(player, effect.price):
        return effect.printed.may and may_afford(state, player, effect.price)
    return not effect.printed.may or effect.program.is_useful(state, player, effect.kind)


def effect_item(state: Monumental, record: int) -> Item:
    """An effect to choose; a card's second one is written with a 2 behind its name."""
    lookup = state.lookup
    kind = lookup.records[record].kind
    place = lookup.kind_records[kind].index(record)
    notation = lookup.kind_id[kind] + (f".{place + 1}" if place else "")
    label = f"{lookup.kind_name[kind]}: {lookup.kind_text[kind]}"
    return Item(record, notation, label, [f"card:{lookup.kind_id[kind]}"])


class WhichFirst(Question):
    """Which of several effects comes first? (MO-4.1.6, MO-8.3)."""

    kind = "which-first"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: which effect comes first?"

    def is_open(self, state: Monumental) -> bool:
        """Never: the effects that wait are looked at again, and what is left is asked for anew."""
        return False

    def offer(self, state: Monumental, seat: Seat) -> Options:
        records = sorted(waiting(state).records)
        return OneOf([effect_item(state, record) for record in records], "MO-4.1.6")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (waiting(state).records[0],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return take_next(state, waiting(state), answer[0])


def waiting(state: Monumental) -> Sequence:
    """The effects that wait, on top of the stack or just below their own question."""
    for frame in reversed(state.stack):
        if isinstance(frame, Sequence):
            return frame
    raise AssertionError("no effects wait for one another")


class MayUse(Question):
    """Do you use this effect? (EF-2)."""

    kind = "may-use"

    record: int
    subject: int
    other: int

    def prompt(self, state: Monumental, seat: Seat) -> str:
        kind = state.lookup.records[self.record].kind
        who, what = names.player(state, seat), names.card(state, kind)
        return f"{who}: do you use {what}? {state.lookup.kind_text[kind]}"

    def is_open(self, state: Monumental) -> bool:
        return can_happen(state, self.seat, self.record, self.subject, self.other)

    def is_short(self, state: Monumental) -> bool:
        price = state.lookup.records[self.record].price
        return bool(price) and not state.can_pay(self.seat, price)

    def offer(self, state: Monumental, seat: Seat) -> Options:
        kind = state.lookup.records[self.record].kind
        items = [Item(0, "no", "do not use it")]
        if not self.is_short(state):
            things = [f"card:{state.lookup.kind_id[kind]}"]
            items.append(Item(1, "yes", f"use {state.lookup.kind_name[kind]}", things))
        return OneOf(items)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if not answer[0]:
            return None
        return run_record(state, seat, self.record, self.subject, self.other)


def run_records(
    state: Monumental,
    player: int,
    records: list[int],
    subject: int = NOTHING,
    other: int = NOTHING,
) -> Frame | None:
    """Carry out several effects of a player; plain ones need no frame."""
    for record in records:
        if not is_plain(state, record):
            return Sequence(player, records[:], subject, other)
    for record in records:
        if can_happen(state, player, record, subject, other):
            run_record(state, player, record, subject, other)
    return None


def run_kind(
    state: Monumental,
    player: int,
    kind: int,
    trigger: int,
    subject: int = NOTHING,
    other: int = NOTHING,
) -> Frame | None:
    """What something printed does at a trigger of its own: `complete`, `develop`, `visit`, ..."""
    return run_records(state, player, records_for(state, kind, trigger), subject, other)

"""Carrying out one effect: its price, its program, and the gains in it (EF-2, EF-7).

What operations do is told by their classes, all of which `operations` knows; it gives `Gains` its
steps, too.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.games.monumental.events.effects import EffectUsed, Gained
from ziggurat.games.monumental.lookup.effects import Program, Record
from ziggurat.games.monumental.rules.resources.paying import ShareGain, spend
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ANY,
    GAINS,
    GOLD,
    NOTHING,
    ON_ACTIVATE,
    ON_ATTACK,
    ON_COMPLETE,
    ON_CONQUER,
    ON_CONQUER_WITH_WARLORD,
    ON_DEFEAT,
    ON_DEVELOP,
    ON_RETURN,
    ON_VISIT,
    SPACES,
    SUPPLY,
    TRADE,
)
from ziggurat.kernel.state import Frame, Procedure

CLAUSES: Final[dict[int, str]] = {
    ON_ACTIVATE: "MO-4.1.6",
    ON_COMPLETE: "MO-5.4.1",
    ON_DEVELOP: "MO-8.3",
    ON_RETURN: "MO-12.5",
    ON_CONQUER: "MO-7.5.10",
    ON_CONQUER_WITH_WARLORD: "MO-7.9",
    ON_VISIT: "AE-2.2.9",
    ON_ATTACK: "MO-13.4",
    ON_DEFEAT: "MO-13.6",
}
"""What an effect rests on by its trigger; on MO-5.10.1 otherwise."""


def clause_of(record: Record) -> str:
    """The clause the log names for an effect."""
    return CLAUSES.get(record.trigger, "MO-5.10.1")


# --- carrying out


class Run(Procedure):
    """A program, carried out operation by operation (EF-7)."""

    kind = "run"

    player: int
    program: int
    place: int
    """Which operation comes next."""
    subject: int
    """What set the effect off: a Province, a card."""
    other: int
    """What belongs to the subject: the previous owner, where a card came from."""
    record: int
    """The effect it belongs to, or `NOTHING`."""

    def own_kind(self, state: Monumental) -> int:
        """The card that carries the effect, or `NOTHING`."""
        return NOTHING if self.record == NOTHING else state.lookup.records[self.record].kind


def pay_price(state: Monumental, run: Run) -> Frame | None:
    """Pay what the effect asks for (EF-2.2)."""
    if run.record == NOTHING or not state.lookup.records[run.record].price:
        return None
    return spend(state, run.player, state.lookup.records[run.record].price)


def carry_out(state: Monumental, run: Run) -> Frame | None:
    """Carry out operations up to the first that needs a frame of its own, then come back."""
    operations = state.lookup.programs[run.program].operations
    while run.place < len(operations):
        operation = operations[run.place]
        run.place += 1
        following = operation.carry_out(state, run)
        if following is not None:
            run.step = CARRYING_OUT
            return following
    return None


Run.steps = (pay_price, carry_out)
CARRYING_OUT: Final = 1
"""The step of `Run` in which operations are carried out; before it comes the price."""


def run_record(
    state: Monumental, player: int, record: int, subject: int = NOTHING, other: int = NOTHING
) -> Frame | None:
    """Use an effect that can be used: pay its price, mark it, carry it out."""
    effect = state.lookup.records[record]
    mark_used(state, player, record)
    if state.is_heard:
        card = state.lookup.kind_id[effect.kind]
        state.tell(clause_of(effect), EffectUsed(player, card, effect.printed.when))
    if effect.program.is_plain and (not effect.price or not effect.price[ANY]):
        if effect.price:
            state.pay(player, effect.price)
        gain_plainly(state, player, effect.program)
        return None
    return Run(player, effect.program.number, 0, subject, other, record)


def mark_used(state: Monumental, player: int, record: int) -> None:
    """An effect that works once a turn has worked; one of a token is gone with it."""
    limit = state.lookup.records[record].printed.limit
    if limit in ("none", "game") or record in state.used[player]:
        return
    state.used[player] = [*state.used[player], record]


def run_program(
    state: Monumental,
    player: int,
    program: Program,
    subject: int = NOTHING,
    other: int = NOTHING,
    record: int = NOTHING,
) -> Frame | None:
    """Carry out a program free of charge."""
    if program.is_plain:
        gain_plainly(state, player, program)
        return None
    run = Run(player, program.number, 0, subject, other, record)
    run.step = CARRYING_OUT
    return run


def gain_plainly(state: Monumental, player: int, program: Program) -> None:
    """Carry out a program that only adds to the supply."""
    gained = [0] * GAINS
    for operation in program.operations:
        gains = operation.plain_gain(state, player)
        for resource in range(SUPPLY):
            gained[resource] += gains[resource]
    add(state, player, gained)


def add(state: Monumental, player: int, gained: list[int]) -> None:
    """Put resources into a supply; an Automa has none but Gold (MO-14.1)."""
    only_gold = state.is_automa(player)
    for resource in range(SUPPLY):
        if gained[resource] and (resource == GOLD or not only_gold):
            state.gain(player, resource, gained[resource])
    if state.is_heard and any(gained[:SUPPLY]):
        told = Amounts(gold=gained[GOLD]) if only_gold else amounts_told(gained[:SUPPLY])
        state.tell("MO-3.1", Gained(player, told))


# --- gains with a choice in them


class Gains(Procedure):
    """What of a gain takes more than adding: basic resources to choose, spaces on the track."""

    kind = "gains"

    player: int
    amount: int
    """Basic resources of the player's choice."""
    spaces: int


def share_gain(state: Monumental, gains: Gains) -> Frame | None:
    """Ask which basic resources are gained."""
    return ShareGain(gains.player, gains.amount) if gains.amount else None


def gold_for_spaces(state: Monumental, gains: list[int]) -> list[int]:
    """A gain with as much Gold as spaces where there is no Trade track (EF-8)."""
    if not gains[SPACES] or state.has(TRADE):
        return gains
    gained = gains[:]
    gained[GOLD] += gained[SPACES]
    gained[SPACES] = 0
    return gained


def gain(state: Monumental, player: int, gains: list[int]) -> Frame | None:
    """A printed gain of `GAINS` numbers, `any` and spaces on the Trade track included."""
    gained = gold_for_spaces(state, gains)
    add(state, player, gained)
    amount = 0 if state.is_automa(player) else gained[ANY]
    if gained[SPACES]:
        return Gains(player, amount, gained[SPACES])
    return ShareGain(player, amount) if amount else None

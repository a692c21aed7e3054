"""The interpreter of effects: what reacts to something, and what a player can use (EF-2, EF-3).

The door to effects for all chapters of the rules; it rests on none of them. `running` carries out
one effect, `sequence` several; what an operation does is told by its class (`operations`).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects.counting import (
    count,
    in_force,
    is_in_force,
    meets,
    passes,
    records_for,
)
from ziggurat.games.monumental.rules.effects.run import (
    Gains,
    Run,
    gain,
    mark_used,
    run_program,
    run_record,
)
from ziggurat.games.monumental.rules.effects.sequence import (
    MayUse,
    Sequence,
    WhichFirst,
    can_happen,
    effect_item,
    run_kind,
    run_records,
)
from ziggurat.games.monumental.rules.resources.paying import spend
from ziggurat.games.monumental.rules.resources.prices import price_refusal
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    GAINS,
    KNOWLEDGE_ACTIVE_COUNT,
    NOTHING,
    ON_ACTIVATE,
    ON_USE,
)
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure

__all__ = [
    "Activation",
    "Gains",
    "MayUse",
    "Run",
    "Sequence",
    "WhichFirst",
    "activate_kinds",
    "can_happen",
    "count",
    "effect_item",
    "fire",
    "gain",
    "in_force",
    "meets",
    "obstacle",
    "passes",
    "record_refusal",
    "records_for",
    "run_kind",
    "run_program",
    "run_record",
    "run_records",
    "set_off",
    "spend",
    "usable",
]

# --- what reacts


def fire(
    state: Monumental, player: int, trigger: int, subject: int = NOTHING, other: int = NOTHING
) -> Frame | None:
    """Let everything of a player's that is in force react to something that has happened."""
    pending = set_off(state, player, trigger, subject, other)
    return run_records(state, player, pending, subject, other) if pending else None


def set_off(state: Monumental, player: int, trigger: int, subject: int, other: int) -> list[int]:
    """The effects that something has set off, to be carried out; first occasions are over."""
    pending: list[int] = []
    if player >= state.seat_count:
        return pending
    for kind in in_force(state, player, trigger):
        for record in records_for(state, kind, trigger):
            if reacts(state, player, record, subject, other):
                pending.append(record)
    miss_first_occasions(state, player, trigger, subject, other)
    return pending


def reacts(state: Monumental, player: int, record: int, subject: int, other: int) -> bool:
    """Whether an effect in force reacts to its trigger now."""
    effect = state.lookup.records[record]
    if effect.printed.limit != "none" and record in state.used[player]:
        return False
    if not passes(state, effect.printed.filter, subject, other, effect.kind):
        return False
    return meets(state, player, effect.printed.condition, subject, other)


def miss_first_occasions(
    state: Monumental, player: int, trigger: int, subject: int, other: int
) -> None:
    """Effects of the first occasion in a turn wait no longer, whether they worked or not (EF-2).

    That holds for cards not in force yet, too: what happened before a policy was developed was
    the first occasion all the same.
    """
    for record in state.lookup.first_records[trigger]:
        effect = state.lookup.records[record]
        if passes(state, effect.printed.filter, subject, other, effect.kind):
            mark_used(state, player, record)


# --- effects a player uses


def usable(state: Monumental, player: int) -> list[int]:
    """The effects a player can use now (MO-5.10.1), in the order of their cards."""
    used = state.used[player]
    return [
        record
        for kind in in_force(state, player, ON_USE)
        for record in records_for(state, kind, ON_USE)
        if record not in used and not obstacle(state, player, record)
    ]


def record_refusal(state: Monumental, player: int, record: int) -> Refusal | None:
    """Why a player cannot use an effect now; empty when the player can."""
    records = state.lookup.records
    if not 0 <= record < len(records) or records[record].trigger != ON_USE:
        return Refusal("MO-5.10.1", "There is no such effect to use.")
    kind = records[record].kind
    if not is_in_force(state, player, kind, ON_USE):
        return Refusal(
            "MO-5.10.1", f"{state.lookup.kind_name[kind]} is not active for you this turn."
        )
    return obstacle(state, player, record)


def obstacle(state: Monumental, player: int, record: int) -> Refusal | None:
    """What keeps a player from using an effect that is in force or on a token of the player's."""
    effect = state.lookup.records[record]
    name = state.lookup.kind_name[effect.kind]
    if record in state.used[player]:
        span = "round" if state.continuous else "turn"
        return Refusal("MO-5.10.1", f"You have used {name} this {span} already.")
    if not meets(state, player, effect.printed.condition, NOTHING, NOTHING):
        return Refusal(
            "MO-5.10.2",
            f"The condition of {name} is not met: {state.lookup.kind_text[effect.kind]}",
        )
    if effect.price and not state.can_pay(player, effect.price):
        return price_refusal(state, player, effect.price, "MO-3.5", name)
    if not effect.program.is_useful(state, player, effect.kind):
        return Refusal("MO-5.10.1", f"{name} would do nothing now.")
    return None


# --- activating cards


class Activation(Procedure):
    """What activated cards give beyond plain resources, and their `activate` effects."""

    kind = "activation"

    player: int
    gains: list[int]
    records: list[int]


def gain_yields(state: Monumental, activation: Activation) -> Frame | None:
    """The yields of all cards together (MO-4.1.3)."""
    return gain(state, activation.player, activation.gains)


def run_activated(state: Monumental, activation: Activation) -> Frame | None:
    """The `activate` effects one after another, place by place (MO-4.1.6)."""
    while activation.records:
        following = run_records(state, activation.player, [activation.records.pop(0)])
        if following is not None:
            activation.step = RUNNING
            return following
    return None


Activation.steps = (gain_yields, run_activated)
RUNNING: Final = 1
"""The step of `Activation` in which `activate` effects are carried out."""


def activate_kinds(state: Monumental, player: int, kinds: list[int]) -> Frame | None:
    """Activate cards: their yields are gained, their texts work from now on (MO-4.1.3)."""
    lookup = state.lookup
    yields = [0] * GAINS
    records: list[int] = []
    for kind in kinds:
        printed = lookup.kind_yield[kind]
        for resource in range(GAINS):
            yields[resource] += printed[resource]
        state.join_force(player, kind)
        if lookup.kind_reacts[kind] >> ON_ACTIVATE & 1:
            records += records_for(state, kind, ON_ACTIVATE)
    state.active[player] = state.active[player] + kinds
    state.note(player, KNOWLEDGE_ACTIVE_COUNT)
    if records:
        return Activation(player, yields, records)
    return gain(state, player, yields)

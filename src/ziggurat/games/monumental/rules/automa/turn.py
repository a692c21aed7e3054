"""The Automa's turn: cards are turned up and carried out step by step (MO-14, AE-8)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.amounts import Amounts
from ziggurat.games.monumental.events.automa import (
    AutomaSearchFailed,
    AutomaStepMadeUpFor,
    AutomaStepSkipped,
    SkipReason,
)
from ziggurat.games.monumental.events.effects import Paid
from ziggurat.games.monumental.lookup.lookup import AutomaStep
from ziggurat.games.monumental.rules.automa.conditions import applies
from ziggurat.games.monumental.rules.automa.deck import (
    SPECIALISED,
    UNSPECIALISED,
    AutomaTurn,
    CardInPlay,
    remove_card,
    turn_up,
)
from ziggurat.games.monumental.rules.automa.deeds import can_do, do
from ziggurat.games.monumental.rules.cards.quests import check_quests
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    AUTOMA_TYPES,
    GOLD,
    NOTHING,
    STEP_DRAW_SPECIALISED,
    STEP_DRAW_UNTIL,
    STEP_FIRST_THAT_APPLIES,
    STEP_REMOVE_CARD,
)
from ziggurat.kernel.state import Frame

__all__ = ["AutomaTurn"]

# --- the turn


def carry_out_card(state: Monumental, turn: AutomaTurn) -> Frame | None:
    """Turn up a card and carry it out."""
    turn.cards_left -= 1
    return CardInPlay(turn.player, turn_up(state, turn.player))


def until_cards_are_done(state: Monumental, turn: AutomaTurn) -> Frame | None:
    """Go on while there are cards to carry out; Quests are revealed after each (AE-7.3)."""
    check_quests(state)
    if turn.cards_left > 0:
        turn.begin_again()
    return None


AutomaTurn.steps = (carry_out_card, until_cards_are_done)


# --- a card


def carry_out_step(state: Monumental, card: CardInPlay) -> Frame | None:
    """Carry out the next deed of a step, unless there is a reason to leave the step out."""
    step = state.lookup.automa_card[card.card][card.at]
    if card.part:
        return do_part(state, card, step.branches[card.part - 1])
    skip = reason_to_skip(state, card, step)
    if skip is not None:
        card.was_done = 0
        card.part = len(step.branches)
        clause, reason = skip
        tell_skipped(state, card, clause, reason)
        return None
    if step.code == STEP_REMOVE_CARD:
        remove_card(state, card.card)
        return None
    if step.code == STEP_FIRST_THAT_APPLIES:
        card.part = len(step.branches)
        return attempt(state, card, first_that_applies(state, card.player, step))
    card.was_done = 0
    state.lose(card.player, GOLD, step.cost)
    if step.cost:
        state.tell("MO-14.5", Paid(card.player, Amounts(gold=step.cost)))
    return attempt(state, card, step)


def tell_skipped(state: Monumental, card: CardInPlay, clause: str, reason: SkipReason) -> None:
    """Say why a step is left out; several in a row that are left out for their type, only once."""
    steps, player = state.lookup.automa_card[card.card], card.player
    step, before = steps[card.at], steps[card.at - 1]
    if clause in TYPE_CLAUSES and card.at > 0 and before.if_type == step.if_type:
        return
    own_type = AUTOMA_TYPES[type_of(state, player)]
    card_id = state.lookup.automa_id[card.card]
    state.tell(clause, AutomaStepSkipped(player, card_id, card.at, reason, own_type))


TYPE_CLAUSES: Final = ("MO-14.4", "MO-14.13")
"""What steps are left out by because of their type."""


def reason_to_skip(
    state: Monumental, card: CardInPlay, step: AutomaStep
) -> tuple[str, SkipReason] | None:
    """The clause by which a step is left out without compensation, and why; None if it is not."""
    player, is_special = card.player, step.if_type != NOTHING
    if card.extent == UNSPECIALISED and is_special:
        return "MO-14.13", "only_unspecialised"
    if card.extent == SPECIALISED and not is_special:
        return "MO-14.13", "only_specialised"
    if is_special and card.extent != SPECIALISED and step.if_type != type_of(state, player):
        return "MO-14.4", "other_type"
    if not applies(state, player, step.only_if):
        return "AE-8.3.3", "condition"
    if step.code == STEP_REMOVE_CARD and not card.was_done:
        return "AE-8.1.5", "nothing_built"
    if step.cost > state.amount(player, GOLD):
        return "MO-14.5", "too_little_gold"
    if step.cost and not is_possible(state, player, step):
        return "MO-14.5", "impossible"
    return None


def type_of(state: Monumental, player: int) -> int:
    """An Automa's type, which its civilization decides (MO-14.4)."""
    return state.lookup.automa_type[state.civilization[player]]


def first_that_applies(state: Monumental, player: int, step: AutomaStep) -> AutomaStep:
    """The first alternative whose condition holds; the last one always does."""
    for branch in step.branches[:-1]:
        if applies(state, player, branch.only_if):
            return branch
    return step.branches[-1]


def attempt(state: Monumental, card: CardInPlay, step: AutomaStep) -> Frame | None:
    """Begin a step that costs nothing more, or make up for one that is impossible."""
    if is_possible(state, card.player, step):
        return do_part(state, card, step)
    card.part = len(state.lookup.automa_card[card.card][card.at].branches)
    make_up_for(state, card, step)
    return None


def is_possible(state: Monumental, player: int, step: AutomaStep) -> bool:
    """Whether any part of a step can be done (MO-14.5)."""
    return can_do(state, player, step) or any(can_do(state, player, s) for s in step.branches)


def do_part(state: Monumental, card: CardInPlay, step: AutomaStep) -> Frame | None:
    """Carry out one part of a step, if that part can be done."""
    if not can_do(state, card.player, step):
        return None
    card.was_done = 1
    return do(state, card.player, step)


def make_up_for(state: Monumental, card: CardInPlay, step: AutomaStep) -> None:
    """Gold for an impossible step; none for a search of the deck that finds nothing (MO-14.13)."""
    player, card_id = card.player, state.lookup.automa_id[card.card]
    if step.code in SEARCHES:
        state.tell("MO-14.13", AutomaSearchFailed(player, card_id))
        return
    gold = state.lookup.automa.numbers.impossible_free_step_gold
    state.gain(player, GOLD, gold)
    printed = state.lookup.automa_card[card.card][card.at]
    branch = None if step is printed else printed.branches.index(step)
    state.tell("MO-14.5", AutomaStepMadeUpFor(player, card_id, card.at, branch, gold))


SEARCHES: Final = (STEP_DRAW_UNTIL, STEP_DRAW_SPECIALISED)
"""Steps that look through the deck for a card."""


def go_on(state: Monumental, card: CardInPlay) -> Frame | None:
    """The next deed of the step, the next step, or the card once more from the top."""
    steps = state.lookup.automa_card[card.card]
    if card.part < len(steps[card.at].branches):
        card.part += 1
    else:
        card.part = 0
        card.at += 1
        if card.at == len(steps):
            card.at = 0
            card.times -= 1
    if card.times > 0:
        card.begin_again()
    return None


CardInPlay.steps = (carry_out_step, go_on)

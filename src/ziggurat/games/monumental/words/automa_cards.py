"""What Automa cards say, in words: the log tells every card that is turned up (MO-14, AE-8)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.lookup import AutomaStep, Lookup
from ziggurat.games.monumental.terms import (
    ALL_OF_THEM,
    ALWAYS,
    AUTOMA_TYPES,
    FEWER_POLICIES,
    FEWER_PROVINCES,
    FEWEST_POLICIES,
    FEWEST_PROVINCES,
    FEWEST_WONDERS,
    HIGHEST,
    KNOWLEDGE,
    LAST_ON_TRADE_TRACK,
    NOTHING,
    STEP_CIVILIZATION,
    STEP_CONQUER,
    STEP_DRAW,
    STEP_DRAW_REPEAT,
    STEP_DRAW_SPECIALISED,
    STEP_DRAW_UNTIL,
    STEP_EXPLORERS,
    STEP_FIRST_THAT_APPLIES,
    STEP_GOLD,
    STEP_GOLD_PER,
    STEP_GOLD_PER_POLICY,
    STEP_HERO,
    STEP_POLICY,
    STEP_REMOVE_CARD,
    STEP_RESERVE_DRAW,
    STEP_SHUFFLE,
    STEP_TAKE,
    STEP_TRADE,
    STEP_TRADING_POST,
    STEP_UNREST,
    STEP_WONDER,
    WONDER,
)
from ziggurat.kernel.wording import counted

PLAIN: Final[dict[int, str]] = {
    STEP_WONDER: "complete its Wonder, or else begin the cheapest Wonder of the display",
    STEP_GOLD_PER: "gain 1 Gold for each Coastal Province",
    STEP_UNREST: "make each human player put 1 Unrest on the deck and 1 on the discard pile",
    STEP_TRADING_POST: "build a Trading Post where its furthest Explorer stands",
    STEP_REMOVE_CARD: "take this card out of the deck",
    STEP_HERO: "take a Hero",
    STEP_SHUFFLE: "shuffle the whole Automa deck",
    STEP_DRAW_SPECIALISED: "turn up cards until one has specialised steps, and take only these",
    STEP_CIVILIZATION: "carry out the card of its own civilization",
}
"""Steps without a number in their words."""

CONDITIONS: Final[dict[int, str]] = {
    FEWEST_WONDERS: "if it has fewer Wonders than every human player",
    FEWEST_POLICIES: "if it has fewer policies than every human player",
    LAST_ON_TRADE_TRACK: "if it is behind every human player on the Trade track",
    FEWEST_PROVINCES: "if it has fewer Provinces than every human player",
    FEWER_PROVINCES: "if it has fewer Provinces than a human player",
    FEWER_POLICIES: "if it has fewer policies than a human player",
}


def words_of_card(lookup: Lookup, card: str) -> list[str]:
    """Everything a card says, step by step."""
    return [words_of_step(step) for step in steps_of(lookup, card)]


def steps_of(lookup: Lookup, card: str) -> list[AutomaStep]:
    """The steps of a card, by its id."""
    return lookup.automa_card[lookup.automa_id.index(card)]


def words_of_step(step: AutomaStep) -> str:
    """A step with its type, its condition and its price."""
    words = words_of_deed(step)
    if step.code != STEP_FIRST_THAT_APPLIES:
        for part in step.branches:
            words += " and " + words_of_deed(part)
    if step.cost:
        words += f" for {step.cost} Gold"
    if step.only_if != ALWAYS:
        words = f"{CONDITIONS[step.only_if]}, {words}"
    if step.if_type != NOTHING:
        words = f"{AUTOMA_TYPES[step.if_type]} only: {words}"
    return words


def words_of_deed(step: AutomaStep) -> str:
    """What is done, without what it hangs on."""
    code, amount = step.code, step.amount
    if code in PLAIN:
        return PLAIN[code]
    if code == STEP_FIRST_THAT_APPLIES:
        return ", or else ".join(words_of_step(branch) for branch in step.branches)
    if code == STEP_CONQUER:
        return words_of_conquest(amount, step.pick)
    if code == STEP_TAKE:
        return words_of_taking(step.what, step.pick)
    if code == STEP_RESERVE_DRAW:
        return words_of_reserve(amount, step.what)
    if code == STEP_DRAW_UNTIL:
        wanted = AUTOMA_TYPES[step.what]
        return f"turn up cards until one has a step marked {wanted}, and carry that one out"
    return words_with_amount(code, amount)


def words_with_amount(code: int, amount: int) -> str:
    """Steps that are little more than a number."""
    if code == STEP_POLICY:
        return "develop a policy" if amount == 1 else f"develop {amount} policies"
    if code == STEP_GOLD:
        return f"gain {amount} Gold"
    if code == STEP_GOLD_PER_POLICY:
        return f"gain {amount} Gold for each of its policies"
    if code == STEP_EXPLORERS:
        return f"move both Explorers {counted(amount, 'space')}"
    if code == STEP_TRADE:
        return f"move {counted(amount, 'space')} on the Trade track"
    if code == STEP_DRAW_REPEAT:
        return f"turn up another card and take its unspecialised steps {amount} times over"
    assert code == STEP_DRAW, f"no words for step {code}"
    return "turn up another card" if amount == 1 else f"turn up {amount} more cards"


def words_of_conquest(amount: int, pick: int) -> str:
    """Conquering Provinces of lowest or highest Defence."""
    rank = "highest" if pick == HIGHEST else "lowest"
    if amount == 1:
        return f"conquer the neighbouring Province of {rank} Defence"
    return f"conquer {amount} neighbouring Provinces, those of {rank} Defence first"


def words_of_taking(what: int, pick: int) -> str:
    """Taking cards of the display."""
    if pick == ALL_OF_THEM:
        return f"take all {plural_of(what)} of the display"
    rank = "most expensive" if pick == HIGHEST else "cheapest"
    return f"take the {rank} {singular_of(what)} of the display"


def words_of_reserve(amount: int, what: int) -> str:
    """Drawing from the Reserve."""
    drawn = f"draw {counted(amount, 'card')} of the Reserve"
    if what == NOTHING:
        return f"{drawn} and keep {'it' if amount == 1 else 'them'}"
    return f"{drawn} and keep the {plural_of(what)} among them"


def singular_of(what: int) -> str:
    """One card of a type."""
    if what == KNOWLEDGE:
        return "Knowledge card"
    return "Wonder" if what == WONDER else "Building"


def plural_of(what: int) -> str:
    """Several cards of a type."""
    return singular_of(what) + "s"

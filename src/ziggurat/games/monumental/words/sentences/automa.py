"""Automas and their cards, in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import automa as events
from ziggurat.games.monumental.terms import AUTOMA_TYPES, NOTHING
from ziggurat.games.monumental.words.automa_cards import steps_of, words_of_card, words_of_deed
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, cards, gold

BY_TYPE = {
    "other_type": "its type is {type}",
    "only_unspecialised": "only the unspecialised ones are carried out",
    "only_specialised": "only the specialised ones are carried out",
}
"""Why all steps of a type are left out."""
REASONS = {
    "condition": "the condition does not hold",
    "nothing_built": "nothing was built",
    "too_little_gold": "it has too little Gold for the {cost} this costs",
    "impossible": "that is impossible",
}
"""Why one step is."""


@SENTENCES.add
def automa_card_turned_up(event: events.AutomaCardTurnedUp, cast: Cast) -> str:
    steps = "; ".join(words_of_card(cast.lookup, event.card))
    return f"{turns_up(event, cast)} {steps}."


def turns_up(event: events.AutomaCardTurnedUp, cast: Cast) -> str:
    """What stands before the steps of the card."""
    return f"{cast.player(event.seat)} turns up a card:"


@SENTENCES.add
def automa_card_passed_over(event: events.AutomaCardPassedOver, cast: Cast) -> str:
    return "That card is put on the discard pile; another one follows."


@SENTENCES.add
def automa_search_failed(event: events.AutomaSearchFailed, cast: Cast) -> str:
    return f"{cast.player(event.seat)} finds no such card in the whole Automa deck."


@SENTENCES.add
def automa_deck_shuffled(event: events.AutomaDeckShuffled, cast: Cast) -> str:
    return "The Automa deck is shuffled."


@SENTENCES.add
def automa_card_removed(event: events.AutomaCardRemoved, cast: Cast) -> str:
    return "The card leaves the Automa deck for good."


@SENTENCES.add
def automa_step_skipped(event: events.AutomaStepSkipped, cast: Cast) -> str:
    who, step = cast.player(event.seat), steps_of(cast.lookup, event.card)[event.step]
    if event.reason in BY_TYPE:
        sort = "unspecialised" if step.if_type == NOTHING else AUTOMA_TYPES[step.if_type]
        reason = BY_TYPE[event.reason].format(type=event.automa_type)
        return f"{who} leaves out the {sort} steps: {reason}."
    reason = REASONS[event.reason].format(cost=step.cost)
    return f"{who} does not {words_of_deed(step)}: {reason}."


@SENTENCES.add
def automa_step_made_up_for(event: events.AutomaStepMadeUpFor, cast: Cast) -> str:
    step = steps_of(cast.lookup, event.card)[event.step]
    deed = words_of_deed(step if event.branch is None else step.branches[event.branch])
    return f"{cast.player(event.seat)} cannot {deed}: it gains {gold(event.gold)} instead."


@SENTENCES.add
def automa_card_taken(event: events.AutomaCardTaken, cast: Cast) -> str:
    return f"{cast.player(event.seat)} takes [card:{event.card}]."


@SENTENCES.add
def automa_wonder_begun(event: events.AutomaWonderBegun, cast: Cast) -> str:
    return f"{cast.player(event.seat)} begins [card:{event.wonder}]."


@SENTENCES.add
def automa_reserve_drawn(event: events.AutomaReserveDrawn, cast: Cast) -> str:
    drawn, kept = cards(event.drawn), cards(event.kept)
    return f"{cast.player(event.seat)} draws {drawn} of the Reserve and keeps {kept}."


@SENTENCES.add
def automa_markets_reset(event: events.AutomaMarketsReset, cast: Cast) -> str:
    what = "it puts them back, and its Explorers go home"
    return f"{cast.player(event.seat)} has a token of every market: {what}."

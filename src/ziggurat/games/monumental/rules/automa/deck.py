"""The Automa deck: building it, turning up cards, and the cards in play (MO-14.2, AE-8.2)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.automa import (
    AutomaCardPassedOver,
    AutomaCardRemoved,
    AutomaCardTurnedUp,
    AutomaDeckShuffled,
)
from ziggurat.games.monumental.lookup.lookup import AutomaStep, Lookup
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    HEROES,
    NOTHING,
    STEP_HERO,
    STEP_TRADE,
    STEP_TRADING_POST,
    TRADE,
)
from ziggurat.kernel.game import Settings
from ziggurat.kernel.state import Procedure

WHOLE_CARD: Final = 0
"""Every step the Automa's type allows."""
UNSPECIALISED: Final = 1
"""Only steps without a type."""
SPECIALISED: Final = 2
"""Only steps with a type, whatever it is."""


# --- building it


def automa_deck_for(state: Monumental, settings: Settings) -> None:
    """Shuffle the deck all Automas of the table share (MO-14.2, AE-8.2, AE-8.3.1).

    A lone Automa has its civilization's card in it; for several the Multi-Automa card stands in,
    and their own cards lie by their Warlords.
    """
    lookup = state.lookup
    deck = cards_in_use(state, "action")
    advanced = cards_in_use(state, "advanced")
    state.advanced_unseen = advanced[:]
    state.dice.shuffle(advanced)
    deck += advanced[: int(settings["advanced"])]
    if state.player_count - state.seat_count == 1:
        deck.append(card_of_civilization(lookup, state.civilization[state.seat_count]))
    else:
        deck += cards_in_use(state, "multi")
    state.dice.shuffle(deck)
    state.automa_deck = deck
    state.automa_discard = []


def cards_in_use(state: Monumental, group: str) -> list[int]:
    """The cards of a group, without those about a module that is not in use (AE-8.2.1)."""
    lookup = state.lookup
    return [
        card
        for card in range(len(lookup.automa_id))
        if lookup.automa_group[card] == group and is_of_use(state, lookup.automa_card[card])
    ]


def is_of_use(state: Monumental, steps: list[AutomaStep]) -> bool:
    """Whether the modules are there that a card is about: its unspecialised steps need them."""
    needed = {STEP_HERO: HEROES, STEP_TRADE: TRADE, STEP_TRADING_POST: TRADE}
    codes = [step.code for step in steps if step.if_type == NOTHING]
    return all(state.has(needed[code]) for code in codes if code in needed)


def card_of_civilization(lookup: Lookup, civilization: int) -> int:
    """The Automa card of a civilization."""
    return lookup.automa_civ.index(civilization)


# --- turning up cards


def turn_up(state: Monumental, player: int) -> int:
    """Draw the next card, which goes on the discard pile, and tell what it says (MO-14.3)."""
    if not state.automa_deck:
        shuffle_all(state)
    card = state.automa_deck[-1]
    state.automa_deck = state.automa_deck[:-1]
    state.automa_discard = [*state.automa_discard, card]
    if card in state.advanced_unseen:
        state.advanced_unseen = without(state.advanced_unseen, card)
    state.reveal()
    state.tell("MO-14.3", AutomaCardTurnedUp(player, state.lookup.automa_id[card]))
    return card


def turn_up_until(state: Monumental, player: int, wanted: int) -> int:
    """Turn up cards until one has a step of a type, or of any type for `NOTHING` (MO-14.13)."""
    while True:
        card = turn_up(state, player)
        if is_specialised(state.lookup.automa_card[card], wanted):
            return card
        state.tell("MO-14.13", AutomaCardPassedOver(player, state.lookup.automa_id[card]))


def has_specialised(state: Monumental, wanted: int) -> bool:
    """Whether `turn_up_until` would find a card."""
    cards = state.lookup.automa_card
    piles = state.automa_deck + state.automa_discard
    return any(is_specialised(cards[card], wanted) for card in piles)


def is_specialised(steps: list[AutomaStep], wanted: int) -> bool:
    """Whether a card has a step of a type, or of any type for `NOTHING`."""
    types = [step.if_type for step in steps if step.if_type != NOTHING]
    return wanted in types if wanted != NOTHING else bool(types)


def shuffle_all(state: Monumental) -> None:
    """Draw pile, discard pile and the card in play become a new draw pile (MO-14.12)."""
    deck = state.automa_deck + state.automa_discard
    state.dice.shuffle(deck)
    state.automa_deck = deck
    state.automa_discard = []
    state.reveal()
    state.tell("MO-14.12", AutomaDeckShuffled())


def remove_card(state: Monumental, card: int) -> None:
    """Take a card out of the deck for the rest of the game (AE-8.1.5)."""
    if card in state.automa_discard:
        state.automa_discard = without(state.automa_discard, card)
    elif card in state.automa_deck:
        state.automa_deck = without(state.automa_deck, card)
    else:
        return
    state.tell("AE-8.1.5", AutomaCardRemoved(state.lookup.automa_id[card]))


# --- cards in play; `automa` gives both of them their steps


class AutomaTurn(Procedure):
    """An Automa carries out cards, one after the other (MO-14.3)."""

    kind = "automa-turn"

    player: int
    cards_left: int


class CardInPlay(Procedure):
    """An Automa card, carried out step by step from top to bottom."""

    kind = "automa-card"

    player: int
    card: int
    extent: int = WHOLE_CARD
    """`WHOLE_CARD`, `UNSPECIALISED` or `SPECIALISED`."""
    times: int = 1
    """How often it is still carried out from the top, this time included."""
    at: int = 0
    """The step that comes next."""
    part: int = 0
    """Deeds of that step which have been dealt with."""
    was_done: int = 0
    """Whether the last deed was possible and carried out."""

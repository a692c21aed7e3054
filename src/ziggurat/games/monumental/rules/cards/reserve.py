"""The Reserve: drawing cards of the current Era or an earlier one (AE-3.2)."""

from __future__ import annotations

from ziggurat.games.monumental.events.cards import CardReserved
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.actions.repeating import Repeating
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ERA_NAMES,
    ON_RESERVED,
    RENAISSANCE,
    RESERVE,
    RESERVE_COUNT,
    RESERVE_ERAS,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat


def open_decks(state: Monumental) -> list[int]:
    """The decks to Reserve from now: of the current or an earlier Era, not empty (AE-3.2.3).

    In the Renaissance these are I and II (AE-3.2.5), after Era III all three (AE-3.2.6).
    """
    if not state.has(RESERVE):
        return []
    return [
        deck
        for deck in range(len(RESERVE_ERAS))
        if RESERVE_ERAS[deck] <= state.era and state.reserve_decks[deck]
    ]


def reserve_cards(state: Monumental, player: int, count: int) -> Frame | None:
    """Reserve cards, one after another; the player chooses each deck (AE-3.2.2)."""
    if count < 1 or not open_decks(state):
        return None
    return reserve_one(state, player) if count == 1 else Reserving(player, count)


def reserve_one(state: Monumental, player: int) -> Frame | None:
    """Reserve a card; ask for the deck where there is a choice."""
    decks = open_decks(state)
    if not decks:
        return None
    return reserve_from(state, player, decks[0]) if len(decks) == 1 else ChooseReserve(player)


def reserve_from(state: Monumental, player: int, deck: int) -> Frame | None:
    """Reserve the top card of a deck, which must have one; what reacts to it reacts (AE-3.2.2)."""
    draw_reserved(state, player, deck)
    return effects.fire(state, player, ON_RESERVED)


def draw_reserved(state: Monumental, player: int, deck: int) -> None:
    """Lay the top card of a Reserve deck face up next to the player's Warlord."""
    decks = state.reserve_decks[:]
    card = decks[deck][-1]
    decks[deck] = decks[deck][:-1]
    state.reserve_decks = decks
    state.reserve[player] = [*state.reserve[player], card]
    state.note(player, RESERVE_COUNT)
    state.reveal()
    state.tell("AE-3.2.2", CardReserved(player, state.lookup.kind_id[card]))


class Reserving(Repeating):
    """Several cards are Reserved one after another."""

    kind = "reserving"


def reserve_next(state: Monumental, reserving: Reserving) -> Frame | None:
    """One of the cards."""
    reserving.left -= 1
    return reserve_one(state, reserving.player)


def until_reserved(state: Monumental, reserving: Reserving) -> Frame | None:
    """Go on until all are Reserved."""
    if reserving.left:
        reserving.begin_again()
    return None


Reserving.steps = (reserve_next, until_reserved)


class ChooseReserve(Question):
    """From which Reserve deck do you draw? (AE-3.2.2)."""

    kind = "choose-reserve"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"{names.player(state, seat)}: from which Reserve deck do you draw a card?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [deck_item(state, deck) for deck in open_decks(state)]
        clause = "AE-3.2.5" if state.era == RENAISSANCE else "AE-3.2.2"
        return OneOf(items, clause)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (open_decks(state)[-1],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return reserve_from(state, seat, answer[0])


def deck_item(state: Monumental, deck: int) -> Item:
    """A Reserve deck to choose; written by its number, 1 to 3."""
    left = len(state.reserve_decks[deck])
    words = f"{ERA_NAMES[RESERVE_ERAS[deck]]}, {left} {'card' if left == 1 else 'cards'} left"
    return Item(deck, str(deck + 1), words, [f"deck:{deck + 1}"])

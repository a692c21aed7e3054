"""The city in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import city as events
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, cards

PILES = {"city": "city", "deck": "deck", "discard": "discard pile", "reserve": "reserve"}
"""Where cards of a player lie, as a sentence calls it."""


@SENTENCES.add
def city_activated(event: events.CityActivated, cast: Cast) -> str:
    return f"{cast.player(event.seat)} activates {cards(event.cards)}."


@SENTENCES.add
def progress_made(event: events.ProgressMade, cast: Cast) -> str:
    return f"{cast.player(event.seat)} makes scientific progress."


@SENTENCES.add
def card_drawn(event: events.CardDrawn, cast: Cast) -> str:
    return f"{cast.player(event.seat)} draws [card:{event.card}]."


@SENTENCES.add
def city_replenished(event: events.CityReplenished, cast: Cast) -> str:
    return f"{cast.player(event.seat)} replenishes the city with {cards(event.cards)}."


@SENTENCES.add
def card_archived(event: events.CardArchived, cast: Cast) -> str:
    who, pile = cast.player(event.seat), PILES[event.origin]
    return f"{who} archives [card:{event.card}] from the {pile}."


@SENTENCES.add
def unrest_taken(event: events.UnrestTaken, cast: Cast) -> str:
    return f"{cast.player(event.seat)} takes {event.count} Unrest on the {PILES[event.pile]}."


@SENTENCES.add
def unrest_returned(event: events.UnrestReturned, cast: Cast) -> str:
    return f"An Unrest of {cast.player(event.seat)} goes back to the stack."

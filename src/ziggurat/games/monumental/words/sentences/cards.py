"""Cards that come and go, in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import cards as events
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, amount, cards, sums

ORIGINS = {"display": "display", "basic": "stacks", "reserve": "reserve"}
"""Where cards are acquired from, as a sentence calls it."""


@SENTENCES.add
def display_dealt(event: events.DisplayDealt, cast: Cast) -> str:
    return f"New in the display: {cards(event.cards)}."


@SENTENCES.add
def display_discarded(event: events.DisplayDiscarded, cast: Cast) -> str:
    verb = "leaves" if len(event.cards) == 1 else "leave"
    return f"{cards(event.cards)} {verb} the display."


@SENTENCES.add
def heroes_offered(event: events.HeroesOffered, cast: Cast) -> str:
    return f"Heroes to acquire: {cards(event.heroes)}."


@SENTENCES.add
def projects_offered(event: events.ProjectsOffered, cast: Cast) -> str:
    return f"Projects to contribute to: {cards(event.projects)}."


@SENTENCES.add
def card_acquired(event: events.CardAcquired, cast: Cast) -> str:
    who, what = cast.player(event.seat), f"[card:{event.card}]"
    if event.paid is None:
        return f"{who} acquires {what} for free."
    if event.by_effect:
        return f"{who} acquires {what} for {sums(event.paid)}."
    return f"{who} pays {sums(event.paid)} for {what} from the {ORIGINS[event.origin]}."


@SENTENCES.add
def card_reserved(event: events.CardReserved, cast: Cast) -> str:
    return f"{cast.player(event.seat)} Reserves [card:{event.card}]."


@SENTENCES.add
def card_given(event: events.CardGiven, cast: Cast) -> str:
    who, whom = cast.player(event.seat), cast.player(event.receiver)
    return f"{who} gives [card:{event.card}] to {whom}."


@SENTENCES.add
def wonder_paid_for(event: events.WonderPaidFor, cast: Cast) -> str:
    who = cast.player(event.seat)
    return f"{who} pays {sums(event.paid)} to complete [card:{event.wonder}]."


@SENTENCES.add
def wonder_completed(event: events.WonderCompleted, cast: Cast) -> str:
    who, what = cast.player(event.seat), f"[card:{event.wonder}]"
    return f"{who} completes {what}; its token is in [tile:{event.tile}]."


@SENTENCES.add
def hero_acquired(event: events.HeroAcquired, cast: Cast) -> str:
    verb = "takes" if event.paid is None else "acquires"
    return f"{cast.player(event.seat)} {verb} [card:{event.hero}]."


@SENTENCES.add
def hero_returned(event: events.HeroReturned, cast: Cast) -> str:
    return f"{cast.player(event.seat)} returns [card:{event.hero}]."


@SENTENCES.add
def hero_in_row(event: events.HeroInRow, cast: Cast) -> str:
    return f"[card:{event.hero}] can be acquired again."


@SENTENCES.add
def policy_developed(event: events.PolicyDeveloped, cast: Cast) -> str:
    price = "" if event.paid is None else f" for {sums(event.paid)}"
    return f"{cast.player(event.seat)} develops [card:{event.policy}]{price}."


@SENTENCES.add
def contributed(event: events.Contributed, cast: Cast) -> str:
    who, paid = cast.player(event.seat), amount(event.resource, event.amount)
    lies = f", which makes {event.total}" if event.total > event.amount else ""
    return f"{who} contributes {paid} to [card:{event.project}]{lies}."

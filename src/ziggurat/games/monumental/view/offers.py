"""Everything in sight that can be paid for: what it costs a seat, and why it is not to be had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.cards.acquiring import (
    OWN_DECK,
    Acquire,
    AcquireReserved,
    BuyBasic,
    Progress,
    is_constructed,
    offered,
    progress_price,
)
from ziggurat.games.monumental.rules.cards.heroes import HireHero
from ziggurat.games.monumental.rules.cards.policies import Develop, undeveloped
from ziggurat.games.monumental.rules.cards.projects import Contribute, least
from ziggurat.games.monumental.rules.cards.wonders import Complete
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.resources.prices import payment, price_in, shortfall
from ziggurat.games.monumental.rules.trade.trade import Invest, invest_price, next_space
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import CULTURE, NOTHING, SUPPLY, TRADE
from ziggurat.games.monumental.view.briefing_structs import NO_AMOUNTS, Amounts, Offer, amounts
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat

CARD_VERBS: Final = (Acquire(), BuyBasic(), AcquireReserved())
HIRE: Final = HireHero()
DEVELOP: Final = Develop()
COMPLETE: Final = Complete()
CONTRIBUTE: Final = Contribute()
PROGRESS: Final = Progress()
INVEST: Final = Invest()


class Bill(NamedTuple):
    """What a price means to a seat."""

    price: Amounts
    pay: Amounts
    left: Amounts
    short: Amounts


def bill_of(state: Monumental, seat: Seat, price: list[int]) -> Bill:
    """What is paid and left where a price can be paid, else what is missing."""
    if not state.can_pay(seat, price):
        lacks = amounts(shortfall(state, seat, price))
        return Bill(amounts(price), NO_AMOUNTS, NO_AMOUNTS, lacks)
    paid = payment(state, seat, price)
    supply = state.supply[seat * SUPPLY : (seat + 1) * SUPPLY]
    left = [have - take for have, take in zip(supply, paid)]
    return Bill(amounts(price), amounts(paid), amounts(left), NO_AMOUNTS)


def written(state: Monumental, seat: Seat, verb: Action, answer: Answer) -> str:
    """An action in notation."""
    return f"{verb.name} {verb.write(state, seat, answer)}".rstrip()


def offers_of(state: Monumental, seat: Seat) -> tuple[Offer, ...]:
    """Everything in sight that has a price."""
    return (
        *cards_offered(state, seat),
        *works_offered(state, seat),
        *heroes_offered(state, seat),
        *steps_offered(state, seat),
    )


def cards_offered(state: Monumental, seat: Seat) -> Iterator[Offer]:
    """The display, the Basic Buildings and the seat's reserve."""
    printed = state.lookup.kind_price
    for verb in CARD_VERBS:
        for kind in offered(state, seat, verb.origin):
            price = statics.price_of(state, seat, kind, verb.origin)
            card = card_offered(state, seat, verb, (kind,), kind, printed[kind], price)
            goes_to = "site" if is_constructed(state, kind) else "deck"
            yield msgspec.structs.replace(card, goes_to=goes_to)


def works_offered(state: Monumental, seat: Seat) -> Iterator[Offer]:
    """The Wonder under construction, the policies, the projects."""
    lookup, wonder = state.lookup, state.construction[seat]
    if wonder != NOTHING:
        price, refusal = (
            statics.price_to_complete(state, seat, wonder),
            COMPLETE.unready(state, seat),
        )
        printed, thing = lookup.price_complete[wonder], f"card:{lookup.kind_id[wonder]}"
        yield offer(thing, COMPLETE, "", printed, bill_of(state, seat, price), refusal)
    full = price_in(CULTURE, statics.printed_policy_price(state, seat))
    price = price_in(CULTURE, statics.policy_price(state, seat))
    for policy in undeveloped(state, seat):
        yield card_offered(state, seat, DEVELOP, (policy,), policy, full, price)
    for project, kind in enumerate(state.projects):
        price = price_in(lookup.contribution[kind], least(state, seat, project))
        yield card_offered(state, seat, CONTRIBUTE, (project,), kind, price, price)


def heroes_offered(state: Monumental, seat: Seat) -> Iterator[Offer]:
    """The Heroes of the row."""
    for hero in state.hero_row:
        price = state.lookup.kind_price[hero]
        yield card_offered(state, seat, HIRE, (hero,), hero, price, price)


def steps_offered(state: Monumental, seat: Seat) -> Iterator[Offer]:
    """A card of one's deck, and a step on the Trade track."""
    price = progress_price(state)
    refusal = PROGRESS.closed(state, seat)
    answer = "" if refusal else PROGRESS.name
    yield offer(OWN_DECK, PROGRESS, answer, price, bill_of(state, seat, price), refusal)
    if state.has(TRADE):
        price, refusal = invest_price(state), INVEST.closed(state, seat)
        thing, answer = f"track:{next_space(state, seat)}", "" if refusal else INVEST.name
        yield offer(thing, INVEST, answer, price, bill_of(state, seat, price), refusal)


def card_offered(
    state: Monumental,
    seat: Seat,
    verb: Action,
    answer: Answer,
    kind: int,
    printed: list[int],
    price: list[int],
) -> Offer:
    """A card that one answer gets."""
    refusal = verb.refusal(state, seat, answer)
    text = "" if refusal else written(state, seat, verb, answer)
    thing = f"card:{state.lookup.kind_id[kind]}"
    return offer(thing, verb, text, printed, bill_of(state, seat, price), refusal)


def offer(
    thing: str, verb: Action, answer: str, printed: list[int], bill: Bill, refusal: Refusal | None
) -> Offer:
    """What is told of something that lies to be had."""
    return Offer(
        thing=thing,
        verb=verb.name,
        answer=answer,
        price=bill.price,
        printed=None if bill.price == Amounts(*printed) else Amounts(*printed),
        pay=bill.pay,
        left=bill.left,
        short=bill.short,
        refusal="" if refusal is None else refusal.sentence,
        clause="" if refusal is None else refusal.clause,
    )

"""Trade cards, offers and the market in words."""

from __future__ import annotations

from ziggurat.games.mega.events import trade as events
from ziggurat.games.mega.events.parts import MarketCard
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined


@SENTENCES.add
def cards_drawn(event: events.CardsDrawn, lookup: Lookup) -> str:
    if event.cards is not None:
        return f"[seat:{event.seat}] draws {phrases.each_card(lookup, event.cards)}."
    if event.stacks == 1:
        return f"[seat:{event.seat}] draws a card from stack 1."
    return f"[seat:{event.seat}] draws from the stacks 1 to {event.stacks}."


@SENTENCES.add
def card_taken(event: events.CardTaken, lookup: Lookup) -> str:
    what = "a card of" if event.card is None else f"{phrases.card(lookup, event.card)} from"
    price = f"{event.treasury} treasury" if event.treasury else "nothing"
    return f"[seat:{event.seat}] takes {what} [stack:{event.stack}] for {price}."


@SENTENCES.add
def water_bought(event: events.WaterBought, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] buys [card:water] for {event.treasury} treasury."


# --- the trading floor


@SENTENCES.add
def offer_made(event: events.OfferMade, lookup: Lookup) -> str:
    to = "everybody" if event.to is None else f"[seat:{event.to}]"
    named = phrases.pair(*[phrases.card(lookup, name) for name in event.named])
    talk = phrases.talk(phrases.cards(lookup, event.talk), is_clean=event.is_clean)
    wanted = phrases.pair(*[phrases.card(lookup, name) for name in event.wanted])
    words = phrases.offer(event.gives, named, talk, event.wants, wanted)
    return f"[seat:{event.seat}] offers {to} {words} ([offer:{event.offer}])."


@SENTENCES.add
def offer_ended(event: events.OfferEnded, lookup: Lookup) -> str:
    return f"The offer of [seat:{event.seat}] ends ([offer:{event.offer}])."


@SENTENCES.add
def cards_traded(event: events.CardsTraded, lookup: Lookup) -> str:
    maker, taker = f"[seat:{event.seat}]", f"[seat:{event.taker}]"
    if event.cards_given is None or event.cards_received is None:
        return f"{maker} and {taker} trade {event.gave} cards for {event.received}."
    given = phrases.cards(lookup, event.cards_given)
    received = phrases.cards(lookup, event.cards_received)
    return f"{maker} gives {taker} {given} for {received}."


@SENTENCES.add
def trade_ended(event: events.TradeEnded, lookup: Lookup) -> str:
    return "Nobody wants to trade any more."


# --- the market


@SENTENCES.add
def market_laid_out(event: events.MarketLaidOut, lookup: Lookup) -> str:
    hidden = names.counted(len(event.stacks), "face-down card")
    return f"The market is laid out: Water and {hidden}."


@SENTENCES.add
def market_traded(event: events.MarketTraded, lookup: Lookup) -> str:
    put = joined([market_card(lookup, each) for each in event.put])
    taken = joined([market_card(lookup, each) for each in event.taken])
    return f"[seat:{event.seat}] puts down {put} and takes {taken}."


def market_card(lookup: Lookup, each: MarketCard) -> str:
    """A card of the market, as far as it is seen."""
    if each.card is None:
        return f"a face-down card of [stack:{each.stack}]"
    return phrases.card(lookup, each.card)


@SENTENCES.add
def market_passed(event: events.MarketPassed, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] passes."


@SENTENCES.add
def market_shown(event: events.MarketShown, lookup: Lookup) -> str:
    return f"On the market lie {phrases.each_card(lookup, event.cards) or 'no cards'}."


@SENTENCES.add
def calamity_left_over(event: events.CalamityLeftOver, lookup: Lookup) -> str:
    if event.seat is None:
        return f"[calamity:{event.calamity}] came from a stack and strikes nobody."
    return f"[calamity:{event.calamity}] falls back to [seat:{event.seat}], who put it there."


# --- discarding


@SENTENCES.add
def calamities_counted(event: events.CalamitiesCounted, lookup: Lookup) -> str:
    number = names.counted(event.calamities, "calamity", "calamities")
    return f"[seat:{event.seat}] holds {number}."


@SENTENCES.add
def calamity_discarded(event: events.CalamityDiscarded, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] discards [calamity:{event.calamity}]."


@SENTENCES.add
def cards_discarded(event: events.CardsDiscarded, lookup: Lookup) -> str:
    why = f"[calamity:{event.calamity}]: " if event.calamity else ""
    return f"{why}[seat:{event.seat}] discards {phrases.goods(event.cards)}."

"""Phase 7: the trading floor, open to all at once (ME-R3 to ME-R11)."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.mega.events.trade import CardsTraded, OfferEnded, OfferMade, TradeEnded
from ziggurat.games.mega.hands import hand_over
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import draw_order
from ziggurat.games.mega.rules.phase_07_trade.floor_options import ACCEPT, DONE, OFFER, FloorOptions
from ziggurat.games.mega.rules.phase_07_trade.market import has_market, open_market
from ziggurat.games.mega.rules.phase_07_trade.offer_forms import (
    accept_rest,
    can_offer,
    offer_rest,
    read_offer,
)
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    EVERYBODY,
    STANDING,
    Offer,
    acceptable,
    holds_cards,
    is_visible,
    saved_offer,
)
from ziggurat.games.mega.rules.phase_07_trade.own_cards import codes_chosen, own_codes
from ziggurat.games.mega.rules.phase_07_trade.partners import TO_ALL, may_trade
from ziggurat.games.mega.rules.telling import cards_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.kernel.events import Event
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Open, Seat

OFFERS: Final = 2
"""The place of the offers among what is saved of a floor."""
PARTIES: Final = 2
"""A trade has exactly two parties (ME-R3)."""


def trade(state: Mega) -> Frame | None:
    """Open the floor, or the market with 3 or 4 players; nothing if nobody can trade."""
    if has_market(state):
        return open_market(state, draw_order(state))
    present = state.in_play()
    done = [player for player in present if not may_trade(state, player)]
    if len(present) - len(done) < PARTIES:
        return None
    return Floor(present, done, [], [0] * state.player_count, 0)


class Floor(Open[Mega]):
    """The trading floor: offers, acceptances, until all are done (ME-R11)."""

    kind = "floor"

    offers: list[Offer]
    """The standing offers, oldest first."""
    made: list[int]
    """By player: the offers he has made in this phase."""
    serial: int
    """The number of the last offer."""

    def values(self) -> list[object]:
        values = super().values()
        values[OFFERS] = [offer.numbers() for offer in self.offers]
        return values

    @classmethod
    def arguments(cls, values: list[Any]) -> list[Any]:
        if len(values) <= OFFERS:
            return values
        offers = [saved_offer(each) for each in values[OFFERS]]
        return [*values[:OFFERS], offers, *values[OFFERS + 1 :]]

    def prompt(self, state: Mega, seat: Seat) -> str:
        left = state.offers_allowed - self.made[seat]
        number = names.counted(left, "more offer") if left else "no more offers"
        return f"What do you trade? You may make {number}."

    def options(self, state: Mega, seat: Seat) -> Options:
        partners = partners_of(state, self, seat)
        return FloorOptions(state, seat, self.offers, partners, offer_closed(state, self, seat))

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (DONE,)

    def is_done(self, answer: Answer) -> bool:
        return answer == (DONE,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == OFFER:
            self.make(state, seat, answer[1:])
        elif answer[0] == ACCEPT:
            self.close_deal(state, seat, answer[1:])
        else:
            self.withdraw(state, seat, answer[1])
        return None

    def close(self, state: Mega) -> Frame | None:
        state.tell("ME-R9", TradeEnded())
        return None

    # --- what answers do

    def make(self, state: Mega, maker: Seat, rest: Answer) -> None:
        """Put up an offer; who gets one for himself alone is called back (ME-R11.5)."""
        self.serial += 1
        self.made[maker] += 1
        offer = read_offer(state, maker, self.serial, rest)
        own = [each for each in self.offers if each.maker == maker]
        if len(own) >= STANDING:
            self.drop(state, own[0], "ME-R11.6")
        self.offers = [*self.offers, offer]
        state.reveal()  # it tells truly of two cards
        tell_offer(state, offer)
        if offer.to != EVERYBODY:
            self.call_back(offer.to)

    def close_deal(self, state: Mega, taker: Seat, rest: Answer) -> None:
        """Cards change hands at the same time, unseen by others (ME-R7)."""
        offer = find_offer(self.offers, rest[1])
        maker = offer.maker
        given = offer.cards
        paid = codes_chosen(own_codes(state, taker), rest[3:])
        state.reveal()
        for code in given:
            hand_over(state, maker, taker, code)
        for code in paid:
            hand_over(state, taker, maker, code)
        tell_deal(state, offer, taker, paid)
        self.offers = [each for each in self.offers if each is not offer]
        for each in self.offers[:]:
            if each.maker in (maker, taker) and not holds_cards(state, each):
                self.drop(state, each, "ME-R11.3")

    def withdraw(self, state: Mega, maker: Seat, serial: int) -> None:
        """Take back an offer of one's own (ME-R11.3)."""
        self.drop(state, find_offer(self.offers, serial), "ME-R11.3")

    def drop(self, state: Mega, offer: Offer, clause: str) -> None:
        """An offer stands no longer."""
        self.offers = [each for each in self.offers if each is not offer]
        tell_those(state, offer, clause, OfferEnded(offer.maker, told_to(offer), offer.serial))


# --- asking about the floor


def floor_of(state: Mega) -> Floor | None:
    """The trading floor, while it is open."""
    for frame in state.stack:
        if isinstance(frame, Floor):
            return frame
    return None


def find_offer(offers: list[Offer], serial: int) -> Offer:
    """The standing offer of a number, which must exist."""
    return offers[[offer.serial for offer in offers].index(serial)]


def offers_seen(state: Mega, seat: Seat | None) -> list[Offer]:
    """The standing offers whose words a seat may read; their cards are their makers' secret."""
    floor = floor_of(state)
    return [] if floor is None else [each for each in floor.offers if is_visible(each, seat)]


def offers_for(state: Mega, seat: Seat) -> list[Offer]:
    """The standing offers a seat can accept: made to it or all, and it holds what they want."""
    floor = floor_of(state)
    if floor is None:
        return []
    return [offer for offer in floor.offers if acceptable(state, offer, seat)]


def partners_of(state: Mega, floor: Floor, seat: Seat) -> list[Seat]:
    """The players to whom alone a seat may make an offer."""
    return [each for each in floor.present if each != seat and may_trade(state, each)]


def offer_closed(state: Mega, floor: Floor, seat: Seat) -> Refusal | None:
    """Why a seat cannot make an offer; empty when it can."""
    if floor.made[seat] >= state.offers_allowed:
        made = names.counted(floor.made[seat], "offer")
        return Refusal("ME-R11.4", f"You have made {made} in this phase; no more are allowed.")
    if not can_offer(state, seat):
        least = state.lookup.numbers.trade.least_cards
        return Refusal(
            "ME-R3",
            f"You do not hold {least} cards that may be traded, two commodities among them.",
        )
    return None


# --- answers as bots make them


def make_offer_answer(
    state: Mega,
    seat: Seat,
    cards: list[int],
    named: list[int],
    wants: int,
    wanted: list[int],
    to: int = EVERYBODY,
    talk: list[int] | None = None,
) -> Answer:
    """The answer that offers cards, by their codes, for others; legality the options tell."""
    addressee = TO_ALL if to == EVERYBODY else to
    rest = offer_rest(state, seat, addressee, cards, named, wants, wanted, talk or [])
    return (OFFER, *rest)


def accept_answer(state: Mega, seat: Seat, offer: Offer, cards: list[int]) -> Answer:
    """The answer that accepts an offer with cards, by their codes; legality the options tell."""
    return (ACCEPT, *accept_rest(state, seat, offer, cards))


# --- the log


def tell_those(state: Mega, offer: Offer, clause: str, event: Event) -> None:
    """Log something about an offer to those who see it."""
    if offer.to == EVERYBODY:
        state.tell(clause, event)
    else:
        state.tell_some(clause, [offer.maker, offer.to], event, None)


def told_to(offer: Offer) -> Seat | None:
    """For whom alone an offer is."""
    return None if offer.to == EVERYBODY else offer.to


def tell_offer(state: Mega, offer: Offer) -> None:
    """Log a new offer: what it says, never the cards themselves."""
    if state.is_heard:
        said = OfferMade(
            offer.maker,
            told_to(offer),
            offer.serial,
            offer.gives,
            cards_told(state, offer.named),
            cards_told(state, offer.said()),
            offer.is_clean(),
            offer.wants,
            cards_told(state, offer.wanted),
        )
        tell_those(state, offer, "ME-R11.1", said)


def tell_deal(state: Mega, offer: Offer, taker: int, paid: list[int]) -> None:
    """Log a trade: its cards to the two parties, its numbers to the others (ME-R7)."""
    if state.is_heard:
        maker, gives = offer.maker, len(offer.cards)
        seen = CardsTraded(
            maker,
            taker,
            gives,
            len(paid),
            cards_told(state, sorted(offer.cards)),
            cards_told(state, sorted(paid)),
            cards_told(state, offer.named),
            cards_told(state, offer.wanted),
        )
        unseen = CardsTraded(maker, taker, gives, len(paid), None, None)
        state.tell_some("ME-R7", [maker, taker], seen, unseen)

"""Market cities: exchanging cards with the bank (ER-49)."""

from typing import ClassVar

from ziggurat.games.revolt.events import Exchanged
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import MARKET, NOBODY, RESOURCES
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import look_up, read_region, split_pair
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def open_markets(state: Revolt, seat: Seat) -> list[int]:
    """City cards of the seat with which it may still exchange this turn."""
    lookup = state.lookup
    return [
        card
        for card, region in enumerate(lookup.card_region)
        if region != NOBODY
        and state.control[region] == seat
        and lookup.card_kind[card] == MARKET
        and not is_used_up(state, card)
    ]


def is_used_up(state: Revolt, card: int) -> bool:
    """Whether the market has done all its exchanges for this turn."""
    limit = state.lookup.card_per_turn[card]
    return limit > 0 and state.exchanged[card] >= limit


class Exchange(Verb[Revolt]):
    """Give cards of one resource and take one of another, at a market city.

    The answer is the city card, the resource given, and the resource taken.
    """

    __slots__ = ()

    name: ClassVar[str] = "exchange"
    title: ClassVar[str] = "Exchange cards at a market"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        lookup, hand = state.lookup, state.hand
        return [
            (card, give, take)
            for card in open_markets(state, seat)
            for give in lookup.card_give[card]
            if hand[seat * 3 + give] >= lookup.card_rate[card]
            for take in lookup.card_take[card]
            if take != give
        ]

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        lookup = state.lookup
        if len(answer) != 3 or not 0 <= answer[0] < lookup.card_count:
            return Refusal("ER-49", "Name a market city and what you give and take.")
        card, give, take = answer
        if lookup.card_kind[card] != MARKET or lookup.card_region[card] == NOBODY:
            return Refusal("ER-49", "That city is no market.")
        if state.control[lookup.card_region[card]] != seat:
            return Refusal("ER-49", "You do not control that market.")
        if is_used_up(state, card):
            return Refusal("ER-49", "That market has done all its exchanges for this turn.")
        if give == take or give not in lookup.card_give[card] or take not in lookup.card_take[card]:
            return Refusal("ER-49", "That market does not make this exchange.")
        rate = lookup.card_rate[card]
        if state.hand[seat * 3 + give] < rate:
            return Refusal(
                "ER-49", f"You need {rate} {RESOURCES[give]}; you have {names.hand(state, seat)}."
            )
        return None

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if open_markets(state, seat):
            return Refusal("ER-49", "your cards do not reach for an exchange")
        return Refusal("ER-49", "you control no market that is still open this turn")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        card, give, take = answer
        city = state.lookup.region_id[state.lookup.card_region[card]]
        return f"{RESOURCES[give]}>{RESOURCES[take]} at {city}"

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        trade, _, city = text.partition(" at ")
        give, take = split_pair(trade, "exchange food>gold at memphis")
        card = state.lookup.card_of[read_region(state, city)]
        kinds = list(RESOURCES)
        return (card, look_up(kinds, give, "resource"), look_up(kinds, take, "resource"))

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        card, give, take = answer
        city = names.region(state, state.lookup.card_region[card])
        rate = state.lookup.card_rate[card]
        return f"{rate} {RESOURCES[give]} for 1 {RESOURCES[take]} at {city}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        city = names.thing(names.region(state, state.lookup.card_region[answer[0]]))
        return [city, f"resource:{RESOURCES[answer[1]]}", f"resource:{RESOURCES[answer[2]]}"]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        card, give, take = answer
        rate = state.lookup.card_rate[card]
        city = state.lookup.region_id[state.lookup.card_region[card]]
        state.tell("ER-49", Exchanged(seat, rate, RESOURCES[give], RESOURCES[take], city))
        state.gain(seat, give, -rate)
        state.gain(seat, take, 1)
        state.count_exchange(card)
        return None

"""Trade cards: drawn, traded and discarded (phases 6 to 8)."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import MarketCard
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat


class CardsDrawn(Event):
    """A card from each of the first stacks, one for each city."""

    seat: Seat
    stacks: int
    cards: list[str] | None


class CardTaken(Event):
    """A card is bought, or taken for nothing."""

    seat: Seat
    stack: int
    treasury: int
    card: str | None


class WaterBought(Event):
    """Water is bought."""

    seat: Seat
    treasury: int


class OfferMade(Event):
    """What an offer says; to everybody, or to one."""

    seat: Seat
    to: Seat | None
    offer: int
    gives: int
    named: list[str]
    talk: list[str]
    is_clean: bool
    """Whether it promises that there is no calamity, true or not."""
    wants: int
    wanted: list[str]


class OfferEnded(Event):
    """An offer stands no longer."""

    seat: Seat
    to: Seat | None
    offer: int


class CardsTraded(Event):
    """An offer is accepted, and cards change hands."""

    seat: Seat
    """Who made the offer."""
    taker: Seat
    gave: int
    received: int
    cards_given: list[str] | None
    cards_received: list[str] | None
    named: list[str] | None = None
    """Which of the cards given the offer had named..."""
    wanted: list[str] | None = None
    """...and which of those received: all others came to light with the trade."""


class TradeEnded(Event):
    """Nobody wants to trade any more."""


class MarketLaidOut(Event):
    """Water, and a face-down card of some stacks."""

    stacks: list[int]


class MarketTraded(Event):
    """Two cards for two of the market."""

    seat: Seat
    put: list[MarketCard]
    taken: list[MarketCard]


class MarketPassed(Event):
    """A player does not trade with the market."""

    seat: Seat


class MarketShown(Event):
    """What lies on the market in the end."""

    cards: list[str]


class CalamityLeftOver(Event):
    """A calamity nobody took from the market strikes whoever put it there, if anybody."""

    seat: Seat | None
    calamity: str


class CalamitiesCounted(Event):
    """How many calamities a player holds."""

    seat: Seat
    calamities: int


class CalamityDiscarded(Event):
    """A calamity that is one too many."""

    seat: Seat
    calamity: str


class CardsDiscarded(Event):
    """Commodity cards go to the discard piles."""

    seat: Seat
    cards: dict[str, int]
    calamity: str | None = None
    """Why; None is the hand limit."""

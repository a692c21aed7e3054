"""What a seat may do on the trading floor: offer, accept, withdraw, or be done (ME-R11)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.offer_forms import (
    AcceptForm,
    OfferForm,
    StandingOffers,
    accept_rest,
    count_acceptances,
    count_offers,
    sample_cards,
    sample_offer,
)
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    Offer,
    acceptable,
    acceptance_refusal,
    is_visible,
    offer_words,
)
from ziggurat.games.mega.rules.phase_07_trade.own_cards import card_denial
from ziggurat.games.mega.rules.phase_07_trade.partners import TO_ALL
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.algebra import Either, OneOf, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Group, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat

OFFER: Final = 0
ACCEPT: Final = 1
WITHDRAW: Final = 2
DONE: Final = 3
"""The branches of the question."""

OFFER_WEIGHT: Final = 3
ACCEPT_WEIGHT: Final = 6
WITHDRAW_WEIGHT: Final = 1
DONE_WEIGHT: Final = 4
"""How readily random play takes each of them: it soon has enough of trading."""


class FloorOptions(Options):
    """The four branches; random play looks at no more of them than it needs."""

    __slots__ = ("closed", "offers", "partners", "seat", "state")

    offers: list[Offer]
    """All the standing offers."""
    partners: list[Seat]
    """To whom alone the seat may make an offer."""
    closed: Refusal | None
    """Why the seat may make no offer; None when it may."""

    def __init__(
        self,
        state: Mega,
        seat: Seat,
        offers: list[Offer],
        partners: list[Seat],
        closed: Refusal | None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.offers = offers
        self.partners = partners
        self.closed = closed

    def within_reach(self) -> list[Offer]:
        """The standing offers the seat can meet."""
        return [offer for offer in self.offers if acceptable(self.state, offer, self.seat)]

    def whole(self) -> Either:
        """All branches with their forms."""
        state, seat = self.state, self.seat
        offer: Options = OneOf([])
        if not self.closed:
            offer = OfferForm(state, seat, self.partners)
        own = [each for each in self.offers if each.maker == seat]
        return Either(
            ["offer", "accept", "withdraw", "done"],
            ["Make an offer", "Accept an offer", "Withdraw an offer", "Done"],
            [
                offer,
                AcceptForm(state, seat, self.within_reach()),
                StandingOffers(
                    [withdrawn_item(state, each) for each in own],
                    "ME-R11.3",
                    "of yours stands no longer.",
                ),
                Word("Done trading"),
            ],
            [OFFER_WEIGHT, ACCEPT_WEIGHT, WITHDRAW_WEIGHT, DONE_WEIGHT],
            [
                self.closed,
                Refusal("ME-R11.1", "You do not hold what any standing offer wants."),
                Refusal("ME-R11.3", "You have no standing offer."),
                None,
            ],
        )

    def unfolded(self) -> Options:
        return self.whole()

    def refusal(self, answer: Answer) -> Refusal | None:
        return None if answer == (DONE,) else self.whole().refusal(answer)

    def count(self) -> int:
        """As the branches together count, without their forms."""
        state, seat = self.state, self.seat
        made = 0 if self.closed else count_offers(state, seat, self.partners)
        own = [each for each in self.offers if each.maker == seat]
        return made + count_acceptances(state, seat, self.within_reach()) + len(own) + 1

    def is_empty(self) -> bool:
        return False

    def answers(self) -> list[Answer]:
        return self.whole().answers()

    def groups(self) -> list[Group]:
        return self.whole().groups()

    def sample(self, dice: Dice) -> Answer:
        """As `Either` draws: by weight among the branches that have answers."""
        state, seat = self.state, self.seat
        offers = self.within_reach()
        own = [offer.serial for offer in self.offers if offer.maker == seat]
        weights = [
            0 if self.closed else OFFER_WEIGHT,
            ACCEPT_WEIGHT if offers else 0,
            WITHDRAW_WEIGHT if own else 0,
            DONE_WEIGHT,
        ]
        place = dice.below(sum(weights))
        if place < weights[OFFER]:
            to = TO_ALL
            if self.partners and dice.below(2):
                to = self.partners[dice.below(len(self.partners))]
            return (OFFER, *sample_offer(state, seat, (to,), dice))
        place -= weights[OFFER]
        if place < weights[ACCEPT]:
            offer = offers[dice.below(len(offers))]
            cards = sample_cards(state, seat, offer, dice)
            return (ACCEPT, *accept_rest(state, seat, offer, cards))
        place -= weights[ACCEPT]
        if place < weights[WITHDRAW]:
            return (WITHDRAW, own[dice.below(len(own))])
        return (DONE,)

    def write(self, answer: Answer) -> str:
        return "done" if answer == (DONE,) else self.whole().write(answer)

    def read(self, text: str) -> Answer:
        return self.whole().read(text)

    def longest(self) -> int:
        return self.whole().longest()

    def label(self, answer: Answer) -> str:
        return self.whole().label(answer)

    def things(self, answer: Answer) -> list[str]:
        return self.whole().things(answer)

    def denial(self, thing: str) -> Refusal | None:
        for offer in self.offers:
            if thing == f"offer:{offer.serial}" and is_visible(offer, self.seat):
                return acceptance_refusal(self.state, offer, self.seat)
        return card_denial(self.state, self.seat, thing)


def withdrawn_item(state: Mega, offer: Offer) -> Item:
    """An offer of one's own to take back."""
    serial = offer.serial
    label = f"Withdraw [offer:{serial}]: {offer_words(state, offer)}"
    return Item(serial, str(serial), label, [f"offer:{serial}"])

"""Calamities that cost commodity cards: Banditry and Corruption (ME-K8M, ME-K8N)."""

from __future__ import annotations

from ziggurat.games.mega.events.calamities import CalamityPaidOff
from ziggurat.games.mega.events.trade import CardsDiscarded
from ziggurat.games.mega.hands import discard, goods_count
from ziggurat.games.mega.pieces import pay
from ziggurat.games.mega.rules.phase_09_calamities.asking import Ordeal, ask, ask_all
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure, printed_figure
from ziggurat.games.mega.rules.telling import goods_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BANDITRY,
    CARDS_DISCARDED,
    CORRUPTION,
    FACE_VALUE_DISCARDED,
    GOODS,
    PRIMARY,
    TREASURY_PER_CARD_SAVED,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import LISTABLE, Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Seat

# --- cards of a hand


def kinds_held(state: Mega, player: int) -> list[int]:
    """The kinds of commodity cards in a hand, in order; Water is the last (ME-R10)."""
    return [kind for kind in range(GOODS) if state.goods[player * GOODS + kind]]


def numbers_held(state: Mega, player: int) -> list[int]:
    """How many cards of each of these kinds."""
    return [state.goods[player * GOODS + kind] for kind in kinds_held(state, player)]


def cards_to_discard(state: Mega, player: int, least: int, most: int, clause: str) -> Bundle:
    """Commodity cards of a hand to choose from."""
    items = [good_item(state, kind) for kind in kinds_held(state, player)]
    return Bundle(items, numbers_held(state, player), least, most, clause)


def cheapest_cards(state: Mega, player: int, count: int) -> Answer:
    """So many of the cheapest cards of a hand, as an answer by kind."""
    kinds = kinds_held(state, player)
    taken = [0] * len(kinds)
    left = count
    for place in places_by_value(state, kinds):
        taken[place] = min(left, state.goods[player * GOODS + kinds[place]])
        left -= taken[place]
    return tuple(taken)


def places_by_value(state: Mega, kinds: list[int]) -> list[int]:
    """The places of a list of kinds, the cheapest kind first."""
    order = sorted((state.lookup.good_value[kind], place) for place, kind in enumerate(kinds))
    return [place for _, place in order]


def discard_cards(state: Mega, player: int, answer: Answer, calamity: int) -> None:
    """Discard commodity cards, given as an answer by kind; everybody sees them (ME-V14.1)."""
    kinds = kinds_held(state, player)
    counts = [0] * GOODS
    for kind, count in zip(kinds, answer):
        counts[kind] = count
        for _ in range(count):
            discard(state, player, kind)
    state.reveal()
    discarded = CardsDiscarded(
        player, goods_told(state, counts), state.lookup.calamity_id[calamity]
    )
    state.tell(state.lookup.calamity_clause[calamity], discarded)


# --- Banditry


def strike_with_bandits(state: Mega, victims: list[int]) -> Frame | None:
    """Two cards each, or treasury for them (ME-K8M)."""
    robbed = [player for player in victims if cards_at_risk(state, player)]
    asked: list[int] = []
    for player in robbed:
        is_forced = len(kinds_held(state, player)) == 1 and not cards_saved(state, player)
        takes_all = cards_at_risk(state, player) == goods_count(state, player)
        is_forced = is_forced or (takes_all and not cards_saved(state, player))
        if not is_forced and not state.leaving[player]:
            asked.append(player)
    return ask_all(state, Bandits(asked, robbed)) if robbed else None


def cards_at_risk(state: Mega, player: int) -> int:
    """How many cards bandits take or are paid for (ME-K6)."""
    return min(printed_figure(state, BANDITRY, CARDS_DISCARDED), goods_count(state, player))


def price_of_rescue(state: Mega) -> int:
    """What saves a card from bandits."""
    return printed_figure(state, BANDITRY, TREASURY_PER_CARD_SAVED)


def cards_saved(state: Mega, player: int) -> int:
    """How many of them the player's treasury can save."""
    return min(cards_at_risk(state, player), state.treasury[player] // price_of_rescue(state))


class Bandits(Ordeal):
    """Which cards do you give up to bandits? For the others you pay (ME-K8M)."""

    kind = "bandits"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what, count = names.calamity(state, BANDITRY), cards_at_risk(state, seat)
        price = price_of_rescue(state)
        cards = names.counted(count, "commodity card")
        words = f"{what}: discard {cards}"
        saved = cards_saved(state, seat)
        return f"{words}; {price} treasury may be paid for each instead." if saved else f"{words}."

    def options(self, state: Mega, seat: Seat) -> Options:
        most = cards_at_risk(state, seat)
        return cards_to_discard(state, seat, most - cards_saved(state, seat), most, "ME-K8M")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return cheapest_cards(state, seat, cards_at_risk(state, seat))

    def resolve(self, state: Mega) -> Frame | None:
        price = price_of_rescue(state)
        for player in self.victims:
            answer = self.fate_of(state, player)
            paid = price * (cards_at_risk(state, player) - sum(answer))
            discard_cards(state, player, answer, BANDITRY)
            pay(state, player, paid)
            if paid:
                bandits = state.lookup.calamity_id[BANDITRY]
                state.tell("ME-K8M", CalamityPaidOff(player, bandits, paid))
        return None


# --- Corruption


def strike_with_corruption(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """Cards of so much face value; all, if there is no more (ME-K8N)."""
    amount = figure(state, victim, CORRUPTION, FACE_VALUE_DISCARDED, PRIMARY)
    if not amount or not goods_count(state, victim):
        return None
    return ask(state, Bribe(victim, amount))


class Levy(Bundle):
    """Cards of at least so much face value, none of them superfluous (ME-K8N.1).

    All cards, Water too, if they are not worth so much (ME-K6).
    """

    __slots__ = ("amount", "takes_all", "values")

    def __init__(self, state: Mega, player: int, amount: int) -> None:
        kinds = kinds_held(state, player)
        items = [good_item(state, kind) for kind in kinds]
        limits = numbers_held(state, player)
        super().__init__(items, limits, 0, sum(limits), "ME-K8N")
        self.values = [state.lookup.good_value[kind] for kind in kinds]
        self.amount = amount
        self.takes_all = self.worth(limits) < amount

    def worth(self, cards: list[int]) -> int:
        """The face value of cards, given by kind."""
        return sum(count * value for count, value in zip(cards, self.values))

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = super().refusal(answer)
        if refusal:
            return refusal
        worth = self.worth(list(answer))
        if self.takes_all:
            is_all = list(answer) == self.limits
            return (
                None
                if is_all
                else Refusal("ME-K6", "You have too little: all your cards are lost.")
            )
        if worth < self.amount:
            return Refusal(
                "ME-K8N", f"These cards are worth {worth}; discard {self.amount} or more."
            )
        for item, value, count in zip(self.items, self.values, answer):
            if count and worth - value >= self.amount:
                return Refusal(
                    "ME-K8N.1", f"{item.label} is superfluous: {worth - value} would be enough."
                )
        return None

    def count(self) -> int:
        """How many answers there are; superfluous ones are left out only where they are listed."""
        ways = super().count()
        return len(self.answers()) if ways <= LISTABLE else ways

    def answers(self) -> list[Answer]:
        return [answer for answer in super().answers() if not self.refusal(answer)]

    def require_listable(self) -> None:
        ways = super().count()
        if ways > LISTABLE:
            raise Broken(f"{ways} ways to take cards are too many to list")

    def is_empty(self) -> bool:
        return False

    def sample(self, dice: Dice) -> Answer:
        hand: list[int] = []
        for place, limit in enumerate(self.limits):
            hand.extend([place] * limit)
        dice.shuffle(hand)
        return self.take_in_order(hand)

    def take_in_order(self, hand: list[int]) -> Answer:
        """Take cards in an order until they are enough, then put back what is superfluous."""
        taken = [0] * len(self.limits)
        worth = 0
        for place in hand:
            if worth >= self.amount:
                break
            taken[place] += 1
            worth += self.values[place]
        for place in hand:
            if taken[place] and worth - self.values[place] >= self.amount:
                taken[place] -= 1
                worth -= self.values[place]
        return tuple(taken)


class Bribe(Choice[Mega]):
    """Which cards do you lose to corruption? (ME-K8N)."""

    kind = "bribe"

    amount: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, CORRUPTION)
        return f"{what}: discard commodity cards of face value {self.amount} or more in all."

    def options(self, state: Mega, seat: Seat) -> Options:
        return Levy(state, seat, self.amount)

    def default(self, state: Mega, seat: Seat) -> Answer:
        levy = Levy(state, seat, self.amount)
        hand: list[int] = []
        for place in places_by_value(state, kinds_held(state, seat)):
            hand.extend([place] * levy.limits[place])
        return levy.take_in_order(hand)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        discard_cards(state, seat, answer, CORRUPTION)
        return None

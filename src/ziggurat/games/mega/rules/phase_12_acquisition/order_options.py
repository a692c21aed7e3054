"""The options of a player who may make his transaction: orders, and the words beside them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.parts import PaidWith
from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
    construction_refusal,
    payable_hopes,
    sacrificable_buildings,
    sacrifice_refusal,
)
from ziggurat.games.mega.rules.phase_12_acquisition.cheapest_payment import (
    best_payment,
    quick_payment,
)
from ziggurat.games.mega.rules.phase_12_acquisition.order_notation import (
    HINT,
    PARTS,
    longest_order,
    read_order,
    write_order,
)
from ziggurat.games.mega.rules.phase_12_acquisition.order_phrases import order_phrases
from ziggurat.games.mega.rules.phase_12_acquisition.orders import (
    HEAD,
    Order,
    order_price,
    order_refusal,
    pack,
    unpack,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    budget,
    is_complete,
    most_in_sight,
    treasury_needed,
)
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import standing_order
from ziggurat.games.mega.rules.phase_12_acquisition.prices import (
    payable_advances,
    price_basket,
    price_of,
)
from ziggurat.games.mega.rules.telling import good_told, goods_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, IN_SUPPLY, NOTHING, TRADE_EMPIRE
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.notation import pointed_at
from ziggurat.kernel.algebra import Either, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import Answer, Options, Phrase, Vast
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import joined

PICKS: Final = 6
"""So many advances random play looks at for one order."""
LOYALTY: Final = 8
"""Once in so many times random play gives up a building it could keep."""


class OrderOptions(Vast):
    """Every complete order a player can pay: sacrifice, advances, building, place, payment."""

    __slots__ = ("hope", "player", "state")

    state: Mega
    player: int
    hope: int
    """1 for a claim, which may name a building others could give up (SB-4.9.1)."""

    def __init__(self, state: Mega, player: int, hope: int) -> None:
        self.state = state
        self.player = player
        self.hope = hope

    def is_empty(self) -> bool:
        if can_order(self.state, self.player):
            return False
        points = budget(self.state, self.player)
        return not (self.hope and payable_hopes(self.state, self.player, points))

    def count(self) -> int:
        return 0 if self.is_empty() else super().count()

    def answers(self) -> list[Answer]:
        return [] if self.is_empty() else super().answers()

    def order(self, answer: Answer) -> Order:
        """The order an answer means; it must mean one."""
        order = unpack(self.state, answer)
        if order is None:
            raise Broken(f"{answer} is no order")
        return order

    def refusal(self, answer: Answer) -> Refusal | None:
        order = unpack(self.state, answer)
        if order is None:
            return Refusal("ME-V1", f"This is not an order. {HINT}")
        return order_refusal(self.state, self.player, order, self.hope)

    def sample(self, dice: Dice) -> Answer:
        if can_order(self.state, self.player):
            return pack(random_order(self.state, self.player, dice))
        return pack(random_hope(self.state, self.player, dice))

    def write(self, answer: Answer) -> str:
        return write_order(self.state, self.order(answer))

    def read(self, text: str) -> Answer:
        return pack(read_order(self.state, self.player, text))

    def longest(self) -> int:
        return longest_order(self.state)

    def label(self, answer: Answer) -> str:
        return order_words(self.state, self.player, self.order(answer))

    def things(self, answer: Answer) -> list[str]:
        lookup = self.state.lookup
        order = self.order(answer)
        things = [f"advance:{lookup.advance_id[each]}" for each in order.advances]
        if order.building != NOTHING:
            things.append(f"building:{lookup.building_id[order.building]}")
            things.append(f"area:{lookup.area_id[order.area]}")
        if order.sacrifice != NOTHING:
            things.append(f"building:{lookup.building_id[order.sacrifice]}")
        cards = order.payment.turned_in()
        things.extend([f"card:{lookup.good_id[kind]}" for kind in range(GOODS) if cards[kind]])
        return things

    def denial(self, thing: str) -> Refusal | None:
        lookup = self.state.lookup
        building = pointed_at(lookup.building_id, "building", thing)
        if building != NOTHING:
            return self.building_denial(building)
        advance = pointed_at(lookup.advance_id, "advance", thing)
        if advance == NOTHING:
            return None
        return self.refusal(self.read(f"buy {lookup.advance_id[advance]}"))

    def building_denial(self, building: int) -> Refusal | None:
        """Why a building can be put up or, if it stands, given up by this player not now."""
        state, player = self.state, self.player
        if state.building_at[building] != IN_SUPPLY and not self.hope:
            return sacrifice_refusal(state, player, building)
        refusal = construction_refusal(state, player, building, NOTHING, self.hope)
        price, points = building_price(state, player), budget(state, player)
        if refusal is None and price > points:
            return Refusal("SB-2.3", f"It costs {price} points; you can raise {points}.")
        return refusal

    def hint(self) -> str:
        return HINT

    def phrases(self) -> list[Phrase]:
        return order_phrases(self.state, self.player, self.hope)


def order_words(state: Mega, player: int, order: Order) -> str:
    """An order in words: what is given up, bought, built and paid."""
    parts: list[str] = []
    if order.sacrifice != NOTHING:
        parts.append(f"give up {names.building(state, order.sacrifice)}")
    if order.advances:
        parts.append(f"buy {names.advances(state, order.advances)}")
    if order.building != NOTHING:
        where = names.area(state, order.area)
        parts.append(f"build {names.building(state, order.building)} in {where}")
    price = order_price(state, player, order)
    paid = payment_words(state, order.payment)
    words = joined(parts) + (f" for {names.counted(price, 'point')}" if price else "")
    return words + (f", paying {paid}" if paid else "")


def payment_words(state: Mega, payment: Payment) -> str:
    """A payment in words; empty for none."""
    return phrases.payment(payment_told(state, payment))


def payment_told(state: Mega, payment: Payment) -> PaidWith:
    """A payment as events tell it."""
    return PaidWith(
        goods_told(state, payment.cards),
        payment.treasury,
        good_told(state, payment.substitute),
        good_told(state, payment.helped),
        good_told(state, payment.bonus),
    )


def can_build(state: Mega, player: int, points: int) -> bool:
    """Whether a player could put up some building for at most so many points."""
    if not state.with_buildings or owned_building(state, player) != NOTHING:
        return False
    price = building_price(state, player)
    if not price or price > points or not available_buildings(state, player):
        return False
    return bool(building_sites(state, player))


def can_order(state: Mega, player: int) -> bool:
    """Whether there is any order at all that a player can pay."""
    return has_order_for(state, player, budget(state, player))


def could_order(state: Mega, player: int) -> bool:
    """Whether, by what everybody sees, a player might have an order or a claim (ME-V1.1)."""
    points = most_in_sight(state, player)
    return has_order_for(state, player, points) or bool(payable_hopes(state, player, points))


def has_order_for(state: Mega, player: int, points: int) -> bool:
    """Whether there is any order at all that so many points pay."""
    if sacrificable_buildings(state, player) or can_build(state, player, points):
        return True
    return bool(payable_advances(state, player, points))


def random_hope(state: Mega, player: int, dice: Dice) -> Order:
    """A claim for a building on the board, at random; there must be one (SB-4.9.1)."""
    hopes = payable_hopes(state, player, budget(state, player))
    sites = building_sites(state, player)
    building, area = hopes[dice.below(len(hopes))], sites[dice.below(len(sites))]
    order = Order([], building, area, NOTHING, Payment([0] * GOODS, 0))
    pick_payment(state, player, order, dice)
    return order


def random_order(state: Mega, player: int, dice: Dice) -> Order:
    """An order a player can pay, at random; there must be one."""
    order = Order([], NOTHING, NOTHING, NOTHING, Payment([0] * GOODS, 0))
    given = sacrificable_buildings(state, player)
    points = budget(state, player)
    cheapest = pick_advances(state, player, order, points, dice)
    if given and (cheapest < 0 or dice.below(LOYALTY) == 0):
        order.sacrifice = given[dice.below(len(given))]
    left = points - price_basket(state, player, order.advances).price
    pick_building(state, player, order, left, dice)
    if order.is_nothing() and cheapest >= 0:
        order.advances = [cheapest]
    pick_payment(state, player, order, dice)
    return order


def pick_advances(state: Mega, player: int, order: Order, points: int, dice: Dice) -> int:
    """Put some advances a player can pay into an order; the first one he could pay, or `NOTHING`.

    Some orders are small, so that something is left for the next turn.
    """
    payable = payable_advances(state, player, points)
    if not payable:
        return NOTHING
    chosen: list[int] = []
    left = points
    for _ in range(dice.below(PICKS + 1)):
        advance = payable[dice.below(len(payable))]
        price = price_of(state, player, advance)
        if advance not in chosen and price <= left:
            chosen.append(advance)
            left -= price
    order.advances = sorted(chosen)
    return payable[dice.below(len(payable))]


def pick_building(state: Mega, player: int, order: Order, points: int, dice: Dice) -> None:
    """Now and then put a building into an order, mostly when nothing else is in it."""
    owned = owned_building(state, player)
    if not state.with_buildings or owned not in (NOTHING, order.sacrifice):
        return
    price = building_price(state, player)
    if not price or price > points or (not order.is_nothing() and dice.below(3)):
        return
    sites = building_sites(state, player)
    supply = [each for each in available_buildings(state, player) if each != order.sacrifice]
    if sites and supply:
        order.building = supply[dice.below(len(supply))]
        order.area = sites[dice.below(len(sites))]


def pick_payment(state: Mega, player: int, order: Order, dice: Dice) -> None:
    """Pay for an order with sets from a random kind on; a sacrifice makes one of them larger.

    Trade Empire may be what makes it possible at all: then the cheapest payment is looked for.
    """
    price = order_price(state, player, order)
    payment = quick_payment(state, player, price, dice.below(GOODS)) if price else None
    if price and (payment is None or (state.has(player, TRADE_EMPIRE) and dice.below(4) == 0)):
        payment = best_payment(state, player, price, order.sacrifice)
    if payment is None:
        return
    order.payment = payment
    if order.sacrifice != NOTHING and payment.bonus == NOTHING and payment.helped == NOTHING:
        open_sets = [
            kind
            for kind, count in enumerate(payment.cards)
            if count and not is_complete(state, player, kind)
        ]
        if open_sets:
            payment.bonus = open_sets[dice.below(len(open_sets))]
            payment.treasury = treasury_needed(state, player, payment, price)


class Ordering(Either):
    """A choice between an order and plain words; an order may be written without its word."""

    __slots__ = ()

    def sample(self, dice: Dice) -> Answer:
        """As `Either` does; but a building is seldom given up for nothing."""
        answer = super().sample(dice)
        if len(answer) > 1 and is_mere_sacrifice(answer[1:]) and dice.below(LOYALTY):
            for word in (SKIP, NO, DONE):
                if word in self.names:
                    return (self.names.index(word),)
        return answer

    def refusal(self, answer: Answer) -> Refusal | None:
        # What is wrong with this very order says more than that there is none to be had.
        if answer and answer[0] == 0:
            return self.branches[0].refusal(answer[1:])
        return super().refusal(answer)

    def read(self, text: str) -> Answer:
        word, _, rest = text.strip().partition(" ")
        if word.lower() in PARTS:
            return (0, *self.branches[0].read(text))
        if word.lower() in (ORDER, CLAIM) and word.lower() not in self.names:
            raise Invalid(WRONG_WORD[self.names[0]].format(rest.strip()[:80] or "..."))
        return super().read(text)


def is_mere_sacrifice(order: Answer) -> bool:
    """Whether an order neither buys nor builds anything."""
    return order[0] == NOTHING and order[HEAD - 1] == 0


ORDER: Final = "order"
CLAIM: Final = "claim"
WAIT: Final = "wait"
SKIP: Final = "pass"
LEAVE: Final = "leave"
NO: Final = "no"
DONE: Final = "done"

WRONG_WORD: Final = {
    ORDER: "It is your place in the order, so there is nothing to claim: order {}",
    CLAIM: "It is not your place in the order, but you may claim priority: claim {}",
}
"""What is said, by the word that would be right, to who writes the other one."""
TITLES: Final = {
    ORDER: "Make the transaction",
    CLAIM: "Claim priority",
    WAIT: "Wait for your place",
    SKIP: "Buy nothing this turn",
    LEAVE: "Leave the game with this turn",
    NO: "Not now",
    DONE: "Wait for your place",
}
WEIGHTS: Final = {ORDER: 8, CLAIM: 1, WAIT: 1, SKIP: 2, LEAVE: 0, NO: 4, DONE: 4}
"""How readily random play takes each; nobody leaves by chance."""
KEEP: Final = "No, keep your order"
CLOSED: Final = Refusal("ME-V6", "Nothing you could pay for is to be had.")


def ordering(state: Mega, player: int, words: list[str]) -> Ordering:
    """The options of a question with these words; `order` or `claim` comes first."""
    keeps = bool(standing_order(state, player))
    titles = [KEEP if word == NO and keeps else TITLES[word] for word in words]
    branches: list[Options] = []
    for word, title in zip(words, titles):
        if word in (ORDER, CLAIM):
            hope = 1 if word == CLAIM and not state.live_claims else 0
            branches.append(OrderOptions(state, player, hope))
        else:
            branches.append(Word(title))
    weights = [WEIGHTS[word] for word in words]
    closed = [CLOSED if word in (ORDER, CLAIM) else None for word in words]
    return Ordering(words, titles, branches, weights, closed)

"""One transaction, step by step: sacrifice, payment, advances and the new building (SB-7.15)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.acquisition import (
    AdvanceDiscounted,
    AdvanceGiven,
    AdvancesAcquired,
    BuildingBuilt,
    BuildingForgone,
    PricePaid,
    Reason,
)
from ziggurat.games.mega.hands import discard
from ziggurat.games.mega.pieces import pay, raise_building
from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
    sacrifice,
)
from ziggurat.games.mega.rules.phase_12_acquisition.cheapest_payment import best_payment
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import payment_told
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, order_price, pack, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    holding_refusal,
    treasury_needed,
)
from ziggurat.games.mega.rules.phase_12_acquisition.prices import grant_advance, price_basket
from ziggurat.games.mega.rules.telling import advances_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Transaction(Procedure):
    """A player's transaction of this turn, ordered and found in order."""

    kind = "transaction"

    player: int
    order: Shared[int]
    """As an answer; replaced when something about it has to change."""


def order_of(state: Mega, transaction: Transaction) -> Order:
    """What was ordered."""
    order = unpack(state, tuple(transaction.order))
    if order is None:
        raise Broken(f"{transaction.order} is no order")
    return order


def give_up_building(state: Mega, transaction: Transaction) -> Frame | None:
    """The sacrifice comes first, with its checks at once (SB-7.5, SB-7.15)."""
    player = transaction.player
    state.has_acted[player] = 1
    building = order_of(state, transaction).sacrifice
    if building == NOTHING:
        return None
    state.has_sacrificed[player] = 1
    return sacrifice(state, player, building)


def settle_building(state: Mega, transaction: Transaction) -> Frame | None:
    """Whether the building ordered is still to be had (SB-7.8, SB-7.14, SB-7.17)."""
    order, player = order_of(state, transaction), transaction.player
    if order.building == NOTHING:
        return None
    available = available_buildings(state, player)
    if order.building in available:
        return None
    if available and building_sites(state, player) and not state.leaving[player]:
        return AnotherBuilding(player)
    go_without(state, transaction, "SB-7.8", "none_left")
    return None


def settle_place(state: Mega, transaction: Transaction) -> Frame | None:
    """Where it will stand, now that the checks after the sacrifice are made (SB-7.15)."""
    order, player = order_of(state, transaction), transaction.player
    if order.building == NOTHING:
        return None
    sites = building_sites(state, player)
    if order.area in sites:
        return None
    if not sites:
        go_without(state, transaction, "SB-2.7", "no_city")
        return None
    if len(sites) == 1 or state.leaving[player]:
        place_at(state, transaction, sites[0])
        return None
    return AnotherPlace(player)


def go_without(state: Mega, transaction: Transaction, clause: str, why: Reason) -> None:
    """The building drops out of the order, and its price out of the sum."""
    order = order_of(state, transaction)
    which = state.lookup.building_id[order.building]
    state.tell(clause, BuildingForgone(transaction.player, which, why))
    order.building = NOTHING
    order.area = NOTHING
    transaction.order = list(pack(order))


def place_at(state: Mega, transaction: Transaction, area: int) -> None:
    """The building will stand elsewhere."""
    order = order_of(state, transaction)
    order.area = area
    transaction.order = list(pack(order))


def pay_price(state: Mega, transaction: Transaction) -> Frame | None:
    """Cards and treasury are turned in; treasury that is not needed is not taken (SB-4.7)."""
    order, player = order_of(state, transaction), transaction.player
    price = order_price(state, player, order)
    payment = order.payment
    if holding_refusal(state, player, payment) or not covers(state, player, payment, price):
        payment = other_payment(state, transaction)
        order = order_of(state, transaction)
        price = order_price(state, player, order)
    payment.treasury = treasury_needed(state, player, payment, price)
    if payment.is_nothing():
        return None
    if state.is_heard:
        state.tell("ME-V6", PricePaid(player, price, payment_told(state, payment)))
    state.reveal()
    pay(state, player, payment.treasury)
    for kind, count in enumerate(payment.turned_in()):
        for _ in range(count):
            discard(state, player, kind)
    return None


def covers(state: Mega, player: int, payment: Payment, price: int) -> bool:
    """Whether a payment is enough."""
    return treasury_needed(state, player, payment, price) <= state.treasury[player]


def other_payment(state: Mega, transaction: Transaction) -> Payment:
    """A payment in place of one that cannot be made; without any, nothing is bought.

    On a real table an order is tested before it is begun. But somebody who imagines the hands of
    others may give a player other cards than those he has said he pays with.
    """
    order, player = order_of(state, transaction), transaction.player
    price = order_price(state, player, order)
    payment = best_payment(state, player, price, order.sacrifice)
    if payment is not None:
        return payment
    order.advances = []
    order.building = NOTHING
    order.area = NOTHING
    order.payment = Payment([0] * GOODS, 0)
    transaction.order = list(pack(order))
    return order.payment


def take_advances(state: Mega, transaction: Transaction) -> Frame | None:
    """The advances bought, with the credits they give from now on (ME-V5)."""
    order, player = order_of(state, transaction), transaction.player
    if not order.advances:
        return None
    if state.is_heard:
        tell_advances(state, player, order.advances)
    for advance in order.advances:
        grant_advance(state, player, advance)
    return None


def tell_advances(state: Mega, player: int, advances: list[int]) -> None:
    """Log what is bought, and what Anatomy and Library do for it."""
    ids, basket = state.lookup.advance_id, price_basket(state, player, advances)
    state.tell("ME-V1", AdvancesAcquired(player, advances_told(state, advances)))
    if basket.gift != NOTHING:
        state.tell("ME-V10", AdvanceGiven(player, ids[basket.gift]))
    if basket.cheaper != NOTHING:
        state.tell("ME-V9", AdvanceDiscounted(player, ids[basket.cheaper]))


def put_up_building(state: Mega, transaction: Transaction) -> Frame | None:
    """The new building stands in its builder's region (SB-2.1)."""
    order, player = order_of(state, transaction), transaction.player
    if order.building == NOTHING:
        return None
    if owned_building(state, player) != NOTHING:
        raise Broken("a player builds a second special building")
    raise_building(state, order.building, player, order.area)
    which, where = state.lookup.building_id[order.building], state.lookup.area_id[order.area]
    state.tell("SB-2.1", BuildingBuilt(player, which, where))
    return None


Transaction.steps = (
    give_up_building,
    settle_building,
    settle_place,
    pay_price,
    take_advances,
    put_up_building,
)
AFTER_SACRIFICE: Final = 1
"""The step that follows the sacrifice."""
AFTER_PAYMENT: Final = 4
"""The step that follows the payment."""


def current_transaction(state: Mega) -> Transaction:
    """The transaction under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, Transaction):
            return frame
    raise Broken("no transaction is under way")


class AnotherBuilding(Choice[Mega]):
    """The building you ordered is gone: which other one, or none? (SB-7.14, SB-7.17)."""

    kind = "another-building"

    def prompt(self, state: Mega, seat: Seat) -> str:
        building = order_of(state, current_transaction(state)).building
        price = names.counted(building_price(state, seat), "point")
        which = names.building(state, building)
        return f"{which} has been taken. Which other building do you put up for {price}?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = [Item(NOTHING, "none", "no building")]
        for building in available_buildings(state, seat):
            name = state.lookup.building_id[building]
            items.append(Item(building, name, f"[building:{name}]", [f"building:{name}"]))
        return OneOf(items, "SB-7.17")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (NOTHING,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        transaction = current_transaction(state)
        if answer[0] == NOTHING:
            go_without(state, transaction, "SB-7.17", "own_wish")
            return None
        order = order_of(state, transaction)
        order.building = answer[0]
        transaction.order = list(pack(order))
        return None


class AnotherPlace(Choice[Mega]):
    """Your city there is gone: in which one do you build? (SB-2.6, SB-7.15)."""

    kind = "another-place"

    def prompt(self, state: Mega, seat: Seat) -> str:
        order = order_of(state, current_transaction(state))
        which = names.building(state, order.building)
        where = names.area(state, order.area)
        return f"You have no city in {where} any more. Where will {which} stand?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, building_sites(state, seat)), "SB-2.6")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (building_sites(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        place_at(state, current_transaction(state), answer[0])
        return None

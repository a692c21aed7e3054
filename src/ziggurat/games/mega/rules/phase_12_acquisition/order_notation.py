"""How an order is written and read: `buy pottery; build giant_stupa at babylon; pay silk*3`.

What is left out is filled in: without `pay` the cheapest payment is found, without `at` the only
possible place is taken.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_sites
from ziggurat.games.mega.rules.phase_12_acquisition.cheapest_payment import best_payment
from ziggurat.games.mega.rules.phase_12_acquisition.orders import Order, order_price
from ziggurat.games.mega.rules.phase_12_acquisition.payments import Payment, hand_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, WATER
from ziggurat.games.mega.words.notation import (
    longest_id,
    read_advance,
    read_area,
    read_building,
    read_good,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import read_number

PARTS: Final = ("buy", "build", "give", "use", "pay")
HINT: Final = (
    "Write what you do, parted by semicolons: buy pottery+masonry; build giant_stupa at babylon; "
    "give nubian_pyramid for silk; use tin as wine; pay silk*3+treasury 4. Leave out what does "
    "not concern you; without 'pay' the cheapest payment is found."
)


def write_order(state: Mega, order: Order) -> str:
    """The notation of an order."""
    lookup = state.lookup
    parts: list[str] = []
    if order.advances:
        parts.append("buy " + "+".join([lookup.advance_id[each] for each in order.advances]))
    if order.building != NOTHING:
        place = lookup.area_id[order.area]
        parts.append(f"build {lookup.building_id[order.building]} at {place}")
    payment = order.payment
    if order.sacrifice != NOTHING:
        bonus = "" if payment.bonus == NOTHING else f" for {lookup.good_id[payment.bonus]}"
        parts.append(f"give {lookup.building_id[order.sacrifice]}{bonus}")
    if payment.substitute != NOTHING:
        helped, other = lookup.good_id[payment.helped], lookup.good_id[payment.substitute]
        parts.append(f"use {other} as {helped}")
    paid = write_payment(state, payment)
    if paid:
        parts.append(f"pay {paid}")
    return "; ".join(parts)


def write_payment(state: Mega, payment: Payment) -> str:
    """Cards and treasury: `silk*3+treasury 4`."""
    parts: list[str] = []
    for kind, count in enumerate(payment.cards):
        if count:
            name = state.lookup.good_id[kind]
            parts.append(name if count == 1 else f"{name}*{count}")
    if payment.treasury:
        parts.append(f"treasury {payment.treasury}")
    return "+".join(parts)


def longest_order(state: Mega) -> int:
    """How long an order could be that buys and pays everything there is."""
    lookup = state.lookup
    building, area = longest_id(lookup.building_id), longest_id(lookup.area_id)
    good = longest_id(lookup.good_id)
    bought = sum([len(name) + 1 for name in lookup.advance_id])
    paid = sum([len(name) + len("*99+") for name in lookup.good_id])
    words = len("buy ; build  at ; give  for ; use  as ; pay treasury 999")
    return words + bought + building + area + building + 3 * good + paid


def read_order(state: Mega, player: int, text: str) -> Order:
    """The order a text means."""
    said = read_parts(text)
    order = Order([], NOTHING, NOTHING, NOTHING, Payment([0] * GOODS, 0))
    if "buy" in said:
        order.advances = sorted({read_advance(state, name) for name in said["buy"].split("+")})
    if "give" in said:
        read_sacrifice(state, order, said["give"])
    if "build" in said:
        read_construction(state, player, order, said["build"])
    if "use" in said:
        read_substitute(state, order, said["use"])
    if "pay" in said:
        read_payment(state, order.payment, said["pay"])
    else:
        fill_in_payment(state, player, order)
    return order


def read_parts(text: str) -> dict[str, str]:
    """What follows each word of a text in parts."""
    said: dict[str, str] = {}
    for part in text.split(";"):
        word, _, rest = part.strip().partition(" ")
        word = word.lower()
        if not word:
            continue
        if word not in PARTS:
            raise Invalid(f"'{word[:40]}' is no part of an order. Parts are: {', '.join(PARTS)}.")
        if word in said:
            raise Invalid(f"'{word}' stands twice; join with + what belongs together.")
        if not rest.strip():
            raise Invalid(f"Say what to {word}. {HINT}")
        said[word] = rest.strip()
    if not said:
        raise Invalid(HINT)
    return said


def read_sacrifice(state: Mega, order: Order, text: str) -> None:
    """`nubian_pyramid for silk`: the building given up, and the set it makes larger."""
    name, _, kind = text.partition(" for ")
    # "give up" reads naturally, too.
    order.sacrifice = read_building(state, name.removeprefix("up "))
    if kind:
        order.payment.bonus = read_good(state, kind)


def read_construction(state: Mega, player: int, order: Order, text: str) -> None:
    """`giant_stupa at babylon`: the building put up, and where."""
    name, _, place = text.partition(" at ")
    order.building = read_building(state, name)
    if place:
        order.area = read_area(state, place)
        return
    sites = building_sites(state, player)
    if len(sites) > 1:
        known = ", ".join([state.lookup.area_id[area] for area in sites])
        raise Invalid(f"Say where: build {name.strip()} at one of {known}.")
    # Without any place the order is refused with the reason, wherever it would stand.
    start = state.lookup.start[state.civilization[player]]
    order.area = sites[0] if sites else start


def read_substitute(state: Mega, order: Order, text: str) -> None:
    """`tin as wine`: the card that stands in, and for which."""
    other, _, helped = text.partition(" as ")
    if not helped:
        raise Invalid("Say which card stands in for which: use tin as wine.")
    order.payment.substitute = read_good(state, other)
    order.payment.helped = read_good(state, helped)


def read_payment(state: Mega, payment: Payment, text: str) -> None:
    """`silk*3+treasury 4`."""
    if text.lower() == "none":
        return
    for part in text.split("+"):
        name = part.strip().lower()
        if name.startswith("treasury"):
            amount = name.removeprefix("treasury").strip(" *=")
            payment.treasury += read_number(amount or "1")
        else:
            kind, _, count = name.partition("*")
            payment.cards[read_good(state, kind)] += read_number(count or "1")


def fill_in_payment(state: Mega, player: int, order: Order) -> None:
    """Find the cheapest payment; where there is none, everything, so that the refusal says so."""
    price = order_price(state, player, order)
    named = order.payment
    found = best_payment(
        state, player, price, order.sacrifice, named.bonus, named.helped, named.substitute
    )
    order.payment = whole_hand(state, player, named) if found is None else found


def whole_hand(state: Mega, player: int, named: Payment) -> Payment:
    """All cards and all treasury, with bonus and substitute as they were named."""
    cards = hand_of(state, player)
    cards[WATER] = 0
    if named.substitute != NOTHING and cards[named.substitute]:
        cards[named.substitute] -= 1
    treasury = state.treasury[player]
    return Payment(cards, treasury, named.bonus, named.helped, named.substitute)

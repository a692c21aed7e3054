"""Armies: how many a player can feed, and where they are created (ER-10 to ER-12, ER-15c)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.revolt.events import ArmyCreated
from ziggurat.games.revolt.rules.prices import price_closed, price_of, price_refusal
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    CONSCRIPTION,
    MUSTER,
    NOBODY,
    REGIONS_PER_ARMY,
    TECH_COUNT,
)
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import read_region
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


def support(state: Revolt, seat: Seat) -> int:
    """How many armies the seat can feed (ER-12b)."""
    armies = state.cities[seat] + state.lands[seat] // REGIONS_PER_ARMY
    if state.has_capital(seat):
        armies += state.lookup.support[state.nation[seat]] - 1
    return armies + state.techs[seat * TECH_COUNT + CONSCRIPTION]


def upheld(state: Revolt, seat: Seat) -> int:
    """How many armies the seat need not destroy (ER-13a).

    Those a lost capital fed stay while it can still be retaken; with the turn of grace all that
    are left over go at once, when that turn ends.
    """
    if state.grace or state.has_capital(seat):
        return support(state, seat)
    return support(state, seat) + state.lookup.support[state.nation[seat]]


def muster_places(state: Revolt, seat: Seat) -> list[int]:
    """Where the seat may create armies: its capital and its training cities (ER-11)."""
    found = [state.capital[seat]] if state.has_capital(seat) else []
    lookup = state.lookup
    for card, region in enumerate(lookup.card_region):
        if lookup.card_kind[card] == MUSTER and region != NOBODY and state.control[region] == seat:
            found.append(region)
    return sorted(found)


def mounting_price(state: Revolt, seat: Seat, region: int) -> list[int]:
    """What horses cost more for an army created there; empty when there are none (ER-15c)."""
    if region == state.capital[seat]:
        return state.lookup.mounted_price[state.nation[seat]]
    card = state.lookup.card_of[region]
    return state.lookup.card_mounted[card] if card != NOBODY else []


def army_price(state: Revolt, seat: Seat, region: int, mounted: int) -> list[int]:
    """The whole price of an army, with its horses if it has any."""
    price = price_of(state, seat, ARMY)
    if not mounted:
        return price
    return [card + more for card, more in zip(price, mounting_price(state, seat, region))]


class Raise(Verb[Revolt]):
    """Create an army, on foot or mounted (ER-10, ER-11, ER-15c)."""

    __slots__ = ()

    name: ClassVar[str] = "army"
    title: ClassVar[str] = "Create an army"

    def choices(self, state: Revolt, seat: Seat) -> list[Answer]:
        if not state.can_pay(seat, price_of(state, seat, ARMY)):
            return []
        if state.count_armies(seat) >= support(state, seat):
            return []
        found: list[Answer] = []
        for region in muster_places(state, seat):
            found.append((region, 0))
            has_horses = bool(mounting_price(state, seat, region))
            if has_horses and state.can_pay(seat, army_price(state, seat, region, 1)):
                found.append((region, 1))
        return found

    def refusal(self, state: Revolt, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 2 or answer[1] not in (0, 1):
            return Refusal("ER-11", "Name the place of the new army.")
        region, mounted = answer
        if region not in muster_places(state, seat):
            return Refusal("ER-11", "Armies are created in your capital and your training cities.")
        if mounted and not mounting_price(state, seat, region):
            return Refusal("ER-15c", "Armies created there are on foot.")
        if state.count_armies(seat) >= support(state, seat):
            return Refusal(
                "ER-10b", f"You can support {support(state, seat)} armies and have as many."
            )
        price = army_price(state, seat, region, mounted)
        return price_refusal(state, seat, price, "ER-10", "The army")

    def closed(self, state: Revolt, seat: Seat) -> Refusal | None:
        if not muster_places(state, seat):
            return Refusal("ER-11a", "you control neither your capital nor a training city")
        if state.count_armies(seat) >= support(state, seat):
            return Refusal("ER-12", f"your support of {support(state, seat)} is used up")
        return price_closed(state, seat, ARMY, "ER-10")

    def write(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return state.lookup.region_id[answer[0]] + (" mounted" if answer[1] else "")

    def read(self, state: Revolt, seat: Seat, text: str) -> Answer:
        place, _, word = text.partition(" ")
        mounted = word.strip().lower()
        if mounted not in ("", "mounted"):
            raise Invalid(f"Write it like army {place}, or army {place} mounted.")
        return (read_region(state, place), 1 if mounted else 0)

    def label(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        price = names.price(army_price(state, seat, answer[0], answer[1]))
        kind = "mounted army" if answer[1] else "army"
        return f"{kind} in {names.region(state, answer[0])} for {price}"

    def things(self, state: Revolt, seat: Seat, answer: Answer) -> list[str]:
        return [names.thing(names.region(state, answer[0]))]

    def do(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        region, mounted = answer
        where = state.lookup.region_id[region]
        state.tell("ER-10", ArmyCreated(seat, where, mounted == 1))
        state.pay(seat, army_price(state, seat, region, mounted))
        state.add_troop(seat, 0, region, mounted=mounted == 1)
        return None

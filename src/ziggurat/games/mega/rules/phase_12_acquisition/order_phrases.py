"""What an order can be put together from, for those who would rather pick than write."""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
    construction_refusal,
    payable_hopes,
    sacrificable_buildings,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget, hand_of
from ziggurat.games.mega.rules.phase_12_acquisition.prices import payable_advances, price_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.options import Item, Phrase


def order_phrases(state: Mega, player: int, hope: int) -> list[Phrase]:
    """What an order can be put together from; the cheapest payment is found without a word."""
    lookup = state.lookup
    buys = [
        Item(
            advance,
            lookup.advance_id[advance],
            names.advance(state, advance),
            [f"advance:{lookup.advance_id[advance]}"],
            names.counted(price_of(state, player, advance), "point"),
        )
        for advance in payable_advances(state, player, budget(state, player))
    ]
    given = sacrificable_buildings(state, player)
    gives = [building_item(state, building) for building in given]
    builds = construction_items(state, player, hope)
    return [
        Phrase("buy", "Buy advances", buys, [1] * len(buys), len(buys)),
        Phrase("build", "Put up a special building", builds, [1] * len(builds), 1),
        Phrase("give", "Give up a special building", gives, [1] * len(gives), 1),
        payment_phrase(state, player),
    ]


def payment_phrase(state: Mega, player: int) -> Phrase:
    """What may be paid with, for whoever does not want the cheapest payment."""
    hand, values = hand_of(state, player), state.lookup.good_value
    kinds = [kind for kind, count in enumerate(hand) if count and values[kind]]
    items = [good_item(state, kind) for kind in kinds]
    limits = [hand[kind] for kind in kinds]
    if state.treasury[player]:
        items.append(Item(GOODS, "treasury", "treasury", ["piece:treasury"]))
        limits.append(state.treasury[player])
    return Phrase("pay", "Pay with these, not with what costs least", items, limits, sum(limits))


def building_item(state: Mega, building: int) -> Item:
    """A special building to be chosen."""
    name = state.lookup.building_id[building]
    return Item(building, name, names.building(state, building), [f"building:{name}"])


def construction_items(state: Mega, player: int, hope: int) -> list[Item]:
    """Every special building a player could pay, at every place it could stand.

    In a claim those come last that others would have to give up.
    """
    lookup, given = state.lookup, replaceable_building(state, player)
    buildings = buildings_within_reach(state, player, given)
    if hope:
        buildings += payable_hopes(state, player, budget(state, player))
    note = names.counted(building_price(state, player), "point")
    if given != NOTHING:
        note += f" if you give up {names.building(state, given)}"
    return [
        Item(
            building * lookup.area_count + area,
            f"{lookup.building_id[building]} at {lookup.area_id[area]}",
            f"{names.building(state, building)} in {names.area(state, area)}",
            [f"building:{lookup.building_id[building]}", f"area:{lookup.area_id[area]}"],
            note,
        )
        for building in buildings
        for area in building_sites(state, player)
    ]


def replaceable_building(state: Mega, player: int) -> int:
    """The building a player owns and may give up to put up another one, or `NOTHING` (SB-7.7)."""
    owned = owned_building(state, player)
    return owned if owned in sacrificable_buildings(state, player) else NOTHING


def buildings_within_reach(state: Mega, player: int, given: int) -> list[int]:
    """What a player could put up and pay, after giving up a building if he has one."""
    if building_price(state, player) > budget(state, player, given):
        return []
    return [
        building
        for building in available_buildings(state, player)
        if not construction_refusal(state, player, building, given, 0)
    ]

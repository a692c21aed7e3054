"""How far Explorers can go now, and what they could do there."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.monumental.rules.actions.possible import finds
from ziggurat.games.monumental.rules.map.expedition import DEEDS
from ziggurat.games.monumental.rules.map.explorers import (
    Deed,
    find_expedition,
    has_acted,
    may_enter,
    tile_of,
)
from ziggurat.games.monumental.rules.map.exploring import Explore, walkers
from ziggurat.games.monumental.rules.resources.prices import price_in
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import EXPLORERS, GOLD, MILITARY
from ziggurat.games.monumental.view.briefing_structs import Walk
from ziggurat.games.monumental.view.offers import bill_of
from ziggurat.kernel.state import Seat


def walks_of(state: Monumental, seat: Seat, step: Explore) -> Iterator[Walk]:
    """The ways of the Explorers that may make a step."""
    most = steps_left(state, seat, step)
    for explorer in walkers(state) if most else ():
        distances = distances_from(state, seat, tile_of(state, seat, explorer), most)
        labels = state.lookup.tile_label
        price = step.price(state)
        farthest = max(distances.values(), default=0)
        bills = [
            bill_of(state, seat, price_in(MILITARY, price * steps))
            for steps in range(1, farthest + 1)
        ]
        yield Walk(
            explorer=explorer,
            steps={labels[tile]: steps for tile, steps in distances.items()},
            pays=tuple([bill.pay for bill in bills]),
            deeds=dict(deeds_on_the_way(state, seat, explorer, distances, price)),
        )


def steps_left(state: Monumental, seat: Seat, step: Explore) -> int:
    """How many steps can be made with what there is; more than there are tiles nobody needs."""
    tiles = state.lookup.tile_count
    expedition = find_expedition(state)
    if not step.is_paid:
        return 0 if expedition is None else min(expedition.free, tiles)
    price = step.price(state)
    means = state.amount(seat, MILITARY) + state.amount(seat, GOLD)
    return min(means // price, tiles) if price else tiles


def distances_from(state: Monumental, seat: Seat, start: int, most: int) -> dict[int, int]:
    """By tile: the steps to it from another one, the nearest tiles first (MO-5.8.1)."""
    ways = state.lookup.explorer_ways
    found = {start: 0}
    edge = [start]
    for steps in range(1, most + 1):
        edge = [
            goal
            for goal in dict.fromkeys(goal for tile in edge for goal in ways[tile])
            if goal not in found and may_enter(state, seat, goal)
        ]
        found.update((goal, steps) for goal in edge)
    del found[start]
    return found


def deeds_on_the_way(
    state: Monumental, seat: Seat, explorer: int, distances: dict[int, int], price: int
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """By tile: what the Explorer could do there once it has paid for its way (MO-5.8.3)."""
    if has_acted(state, seat, explorer):
        return
    twin = state.copy()
    paid = 0
    for tile, steps in distances.items():
        twin.explorers[seat * EXPLORERS + explorer] = tile
        if steps > paid:
            twin.pay(seat, price_in(MILITARY, price * (steps - paid)))
            paid = steps
        if tile == state.capital[seat] or not finds(twin, seat, tile):
            continue
        deeds = [
            verb.name
            for verb in DEEDS
            if isinstance(verb, Deed) and can_do(twin, seat, verb, explorer)
        ]
        if deeds:
            yield state.lookup.tile_label[tile], tuple(deeds)


def can_do(state: Monumental, seat: Seat, deed: Deed, explorer: int) -> bool:
    """Whether nothing keeps an Explorer from doing something where it stands."""
    return any(
        deed.obstacle(state, seat, (explorer, *further)) is None
        for further in deed.further(state, seat, explorer)
    )

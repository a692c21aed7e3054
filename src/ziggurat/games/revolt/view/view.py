"""What a seat may know. All is open in Empire's Revolt (ER-1c) but the dice to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.techs import tech_price
from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import ENDINGS, NOBODY, TECH_COUNT, TECHS
from ziggurat.games.revolt.view.structs import Counts, Holding, Player, Ship, Troop, View
from ziggurat.games.revolt.words.notation import write_place
from ziggurat.kernel.state import Seat

MAPS_KEPT: Final = 32
"""So many maps are not made again while they stand."""


def view_of(state: Revolt, seat: Seat | None) -> View:
    """The table in ids rather than numbers."""
    return View(
        map=state.lookup.map_id,
        seat=seat,
        round=state.round,
        rounds=state.round_limit,
        waiting=bool(state.waiting),
        grace=bool(state.grace),
        quiet_rounds=state.quiet_rounds,
        order=tuple(state.order),
        players=tuple([player_of(state, each) for each in range(state.seat_count)]),
        regions=regions_of(state),
        troops=tuple([troop_of(state, t) for troops in state.troops_of for t in troops]),
        ships=tuple([ship_of(state, ship) for ships in state.ships_of for ship in ships]),
        supply=dict(zip(TECHS, state.supply)),
        exchanged=exchanges_of(state),
        bought_at_island=bool(state.bought_at_island),
        reordered=bool(state.reordered),
        asked=tuple(state.decision().seats(state)) if state.stack else (),
        ending=ENDINGS[state.ending],
        places=tuple(state.places),
    )


def player_of(state: Revolt, seat: Seat) -> Player:
    """All about one player."""
    techs = state.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    return Player(
        nation=state.lookup.nation_id[state.nation[seat]],
        alive=bool(state.alive[seat]),
        capital=state.lookup.region_id[state.capital[seat]],
        has_capital=state.has_capital(seat),
        attack=state.lookup.attack[state.nation[seat]],
        defence=state.lookup.defence[state.nation[seat]],
        hand=Counts(*state.hand[seat * 3 : seat * 3 + 3]),
        income=Counts(*income_of(state, seat)),
        goods=Counts(*state.goods[seat * 3 : seat * 3 + 3]),
        needed=Counts(*needed_by(state, seat)),
        cities=state.cities[seat],
        holding=bool(state.holding[seat]),
        support=support(state, seat),
        armies=state.count_armies(seat),
        techs={TECHS[tech]: count for tech, count in enumerate(techs) if count},
        tech_price=Counts(*tech_price(state, seat)),
        intercept=bool(state.intercept[seat]),
    )


def regions_of(state: Revolt) -> tuple[Holding, ...]:
    """What stands on each region, and whose it is."""
    return holdings(
        state.lookup,
        tuple(state.control),
        tuple(state.settled),
        tuple(state.fortified),
        tuple(state.chipped),
    )


@lru_cache(maxsize=MAPS_KEPT)
def holdings(
    lookup: Lookup,
    control: tuple[int, ...],
    settled: tuple[int, ...],
    fortified: tuple[int, ...],
    chipped: tuple[int, ...],
) -> tuple[Holding, ...]:
    """The same by all it depends on: few answers change it."""
    return tuple(
        [
            Holding(region, None if owner == NOBODY else owner, town != 0, fort != 0, chip != 0)
            for region, owner, town, fort, chip in zip(
                lookup.region_id, control, settled, fortified, chipped
            )
        ]
    )


def troop_of(state: Revolt, troop: int) -> Troop:
    """All about one troop."""
    kind = state.troop_kind[troop]
    deal = state.troop_deal[troop]
    place = state.troop_place[troop]
    deck = place - state.lookup.deck_base
    return Troop(
        id=troop,
        owner=state.troop_owner[troop],
        people=None if kind == 0 else state.lookup.people_id[kind - 1],
        place=write_place(state, place) if deck < 0 else f"ship {deck}",
        mounted=state.is_mounted(troop),
        used=state.troop_used[troop],
        wait=state.troop_wait[troop],
        deal=None if deal == NOBODY else state.lookup.region_id[deal],
        steps=state.troop_steps[troop],
    )


def ship_of(state: Revolt, ship: int) -> Ship:
    """All about one ship."""
    return Ship(
        id=ship,
        owner=state.ship_owner[ship],
        berth=state.lookup.berth_id[state.ship_at[ship]],
        used=state.ship_used[ship],
        supported=bool(state.ship_supported[ship]),
        cargo=len(state.crew(ship)),
        intercepts=bool(state.intercept[state.ship_owner[ship]]),
    )


def exchanges_of(state: Revolt) -> dict[str, int]:
    """Exchanges made this turn, by city card."""
    numbers = state.lookup.card_number
    return {str(numbers[card]): count for card, count in enumerate(state.exchanged) if count}

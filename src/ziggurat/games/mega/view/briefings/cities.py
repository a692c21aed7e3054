"""Taxes, cities and their support: what each choice brings, and why some are not to be had."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.mega.rules.fate_of_units import destroy_city, reduce_city
from ziggurat.games.mega.rules.phase_01_taxes import TaxRate, due, revolting_cities
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    helpers_of,
    is_open_to_cities,
    missing_tokens,
    most_helping,
    most_paid,
    site_refusal,
    tokens_required,
    tokens_to_spare,
)
from ziggurat.games.mega.rules.short_game import FirstCities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.movement import support_of
from ziggurat.games.mega.view.briefings.reasons import reason, words_of
from ziggurat.kernel.state import Seat


def rates_of(state: Mega, seat: Seat, question: TaxRate) -> Iterator[structs.Rate]:
    """Every tax rate somebody could have, and what it would bring this seat (ME-T2, ME-T4)."""
    tax, options = state.lookup.numbers.tax, question.options(state, seat)
    for rate in range(tax.rate - tax.coinage, tax.rate + tax.coinage + tax.monarchy + 1):
        refusal = options.refusal((rate,))
        if refusal is not None:
            words = words_of(state, refusal)
            yield structs.Rate(rate=rate, refusal=words, clause=refusal.clause)
            continue
        gains = due(state, seat, rate)
        yield structs.Rate(
            rate=rate,
            gains=gains,
            stock=state.stock[seat] - gains,
            revolts=revolting_cities(state, seat, rate),
        )


def sites_of(state: Mega, seat: Seat) -> Iterator[structs.Site]:
    """The areas where a seat has tokens and a city could stand, whether or not it can be built."""
    for area in state.areas_of[seat]:
        if is_open_to_cities(state, area):
            yield site_of(state, seat, area)


def site_of(state: Mega, seat: Seat, area: int) -> structs.Site:
    """What a city in an area takes, and what helps to build it (ME-Y1, ME-Y3, ME-Y4)."""
    refusal = site_refusal(state, seat, area)
    helpers = helpers_of(state, seat, area) if missing_tokens(state, seat, area) > 0 else []
    ids = state.lookup.area_id
    return structs.Site(
        area=ids[area],
        has=state.at(area, seat),
        takes=tokens_required(state, area),
        stays=tokens_to_spare(state, seat, area),
        treasury=most_paid(state, seat, area),
        helpers=tuple(structs.TokensAt(ids[each], state.at(each, seat)) for each in helpers),
        help=most_helping(state, seat, area) if helpers else 0,
        **reason(state, refusal),
    )


def reductions_of(
    state: Mega, seat: Seat, areas: list[int], extra: int = 0
) -> Iterator[structs.Reduction]:
    """Cities of which some are reduced, and what the support is after one of them (ME-Y7)."""
    for area in areas:
        twin = state.copy()
        tokens = reduce_city(twin, area)
        support = support_of(twin, seat, extra=extra)
        yield structs.Reduction(state.lookup.area_id[area], tokens, support)


def destructions_of(state: Mega, seat: Seat, areas: list[int]) -> Iterator[structs.Reduction]:
    """The same for cities that are destroyed."""
    for area in areas:
        twin = state.copy()
        destroy_city(twin, area)
        yield structs.Reduction(state.lookup.area_id[area], 0, support_of(twin, seat))


def founding_of(state: Mega, seat: Seat) -> structs.Founding:
    """How many first cities a seat places, and how many of them on sites (ME-Z5)."""
    form = FirstCities(state, seat)
    return structs.Founding(form.count_wanted, form.least_on_sites)

"""What it comes to when cities and tokens find their places: in the short game, and resettled."""

from __future__ import annotations

from ziggurat.games.mega.pieces import found_city, put
from ziggurat.games.mega.rules.fate_of_units import destroy_city
from ziggurat.games.mega.rules.leaving import Resettle, homeless_tokens, resettle
from ziggurat.games.mega.rules.short_game import (
    FirstCities,
    GiveUpCity,
    PlaceCities,
    PlaceTokens,
    areas_for_tokens,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.reckoning_structs import Reckoning, Tally
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


def after_founding(
    state: Mega, seat: Seat, question: PlaceCities, answer: Answer
) -> Reckoning | None:
    """Cities placed of those that must be, and what they will need."""
    form = FirstCities(state, seat)
    areas = {area for part in form.parts(answer) for area in part}
    if len(areas) > state.city_stock[seat]:
        return None
    twin = state.copy()
    for area in sorted(areas):
        found_city(twin, area, seat)
    tally = Tally(total=len(areas), aim=form.count_wanted, unit="cities")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_giving_up(
    state: Mega, seat: Seat, question: GiveUpCity, answer: Answer
) -> Reckoning | None:
    """The units without a city."""
    twin = state.copy()
    destroy_city(twin, answer[0])
    return Reckoning(outlook=outlook_of(twin, seat))


def after_placing(
    state: Mega, seat: Seat, question: PlaceTokens, answer: Answer
) -> Reckoning | None:
    """Tokens placed of those that may be, and the units then."""
    areas, most = areas_for_tokens(state, seat), state.lookup.short_game.tokens
    if len(answer) != len(areas) or min(answer, default=0) < 0 or sum(answer) > most:
        return None
    twin = state.copy()
    for area, count in zip(areas, answer, strict=True):
        put(twin, area, seat, count)
    tally = Tally(total=sum(answer), aim=most, unit="tokens")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_resettling(
    state: Mega, seat: Seat, question: Resettle, answer: Answer
) -> Reckoning | None:
    """Tokens that have found a place, and the units then."""
    if not question.options(state, seat).contains(answer):
        return None
    twin = state.copy()
    twin.events = None
    resettle(twin, seat, question.leaver, list(answer))
    homeless = homeless_tokens(state, seat, question.leaver)
    tally = Tally(total=sum(answer), aim=homeless, unit="tokens")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))

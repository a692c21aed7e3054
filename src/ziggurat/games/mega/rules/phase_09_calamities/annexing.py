"""What the beneficiary annexes, and what he cannot replace (ME-G7, ME-K5N.2, ME-K5N.4)."""

from __future__ import annotations

from ziggurat.games.mega.events.calamities import (
    CityAnnexed,
    CityRazed,
    CityTurnedPirate,
    TokensAnnexed,
    TokensDeserted,
)
from ziggurat.games.mega.rules.fate_of_units import (
    annex_city,
    annex_tokens,
    turn_to_barbarians,
    turn_to_pirates,
)
from ziggurat.games.mega.rules.phase_09_calamities.asking import ask, decider
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CITIES_ANNEXED, NOBODY, PRIMARY, TREACHERY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import SomeOf
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat


def take_city(state: Mega, calamity: int, area: int, taker: int) -> None:
    """A taker annexes a city, or it becomes a pirate city when he has none in stock (ME-K5N.2).

    The owner's tokens beside it are lost (ME-K7).
    """
    clause, what = state.lookup.calamity_clause[calamity], state.lookup.calamity_id[calamity]
    owner, where = state.city[area], state.lookup.area_id[area]
    if taker != NOBODY and state.city_stock[taker] > 0:
        state.tell(clause, CityAnnexed(taker, owner, where, what))
        annex_city(state, area, taker)
        return
    if state.pirates_left:
        state.tell(clause, CityTurnedPirate(owner, where, what))
    else:
        state.tell(clause, CityRazed(owner, where, what))
    turn_to_pirates(state, area)


def take_tokens(state: Mega, calamity: int, area: int, victim: int, taker: int) -> None:
    """A taker annexes the victim's tokens in an area; the rest become barbarians (ME-K5N.2)."""
    count = state.at(area, victim)
    annexed = 0 if taker == NOBODY else min(count, state.stock[taker])
    clause, what = state.lookup.calamity_clause[calamity], state.lookup.calamity_id[calamity]
    where = state.lookup.area_id[area]
    if annexed:
        state.tell(clause, TokensAnnexed(taker, victim, where, annexed, what))
        annex_tokens(state, area, victim, taker, annexed)
    if annexed < count:
        state.tell(clause, TokensDeserted(victim, where, count - annexed, what))
        turn_to_barbarians(state, area, victim, count - annexed)


def take_areas(state: Mega, calamity: int, areas: list[int], victim: int, taker: int) -> None:
    """A taker annexes whole areas, in the order of the map's list (ME-K5N.4)."""
    for area in sorted(areas):
        if state.city[area] == victim:
            take_city(state, calamity, area, taker)
        else:
            take_tokens(state, calamity, area, victim, taker)


# --- Treachery


def strike_with_treachery(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """The beneficiary annexes cities of his choice (ME-K2T)."""
    if not cities_betrayed(state, victim):
        return None
    return ask(state, ChooseBetrayed(decider(victim, beneficiary), victim, beneficiary))


def cities_betrayed(state: Mega, victim: int) -> int:
    """How many cities a victim of Treachery loses."""
    number = figure(state, victim, TREACHERY, CITIES_ANNEXED, PRIMARY)
    return min(number, state.city_count[victim])


class ChooseBetrayed(Choice[Mega]):
    """Which cities of the victim do you annex? (ME-K2T)."""

    kind = "choose-betrayed"

    victim: int
    beneficiary: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what, whose = names.calamity(state, TREACHERY), names.player(state, self.victim)
        number = cities_betrayed(state, self.victim)
        cities = "which city" if number == 1 else f"which {number} cities"
        verb = "is lost" if self.beneficiary == NOBODY else "do you annex"
        return f"{what}: {cities} of {whose} {verb}?"

    def options(self, state: Mega, seat: Seat) -> Options:
        number = cities_betrayed(state, self.victim)
        items = area_items(state, state.cities_of[self.victim])
        return SomeOf(items, number, number, "ME-K2T")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(state.cities_of[self.victim][-cities_betrayed(state, self.victim) :])

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        for area in answer:
            take_city(state, TREACHERY, area, self.beneficiary)
        return None

"""Calamities that cost whole cities: so many are reduced or destroyed, as their owners choose."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.calamities import CitiesLost
from ziggurat.games.mega.rules.fate_of_units import destroy_city, reduce_city
from ziggurat.games.mega.rules.phase_05_cities.checks import check_support
from ziggurat.games.mega.rules.phase_09_calamities.asking import Ordeal, ask, ask_all
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure
from ziggurat.games.mega.rules.phase_09_calamities.places import ANYWHERE, SEA, cities_there
from ziggurat.games.mega.rules.telling import areas_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CITIES_DESELECTED,
    CITIES_KEPT,
    CITIES_REDUCED,
    CITIES_SELECTED,
    CIVIL_DISORDER,
    CYCLONE,
    PRIMARY,
    SECONDARY,
    SLAVE_REVOLT,
    SUPERSTITION,
    SUPPORT_RATE,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf, SomeOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat

REDUCE: Final = 0
DESTROY: Final = 1
"""What becomes of the cities."""


def lose_cities(
    state: Mega, calamity: int, counts: list[int], fate: int, scope: int, place: int
) -> Frame | None:
    """So many cities of each player, 0 for most, are reduced or destroyed; all, if fewer (ME-K6).

    Only those who have more than they lose are asked.
    """
    victims: list[int] = []
    numbers: list[int] = []
    asked: list[int] = []
    for player in state.in_play():
        there = len(cities_there(state, player, scope, place)) if counts[player] else 0
        number = min(counts[player], there)
        if number:
            victims.append(player)
            numbers.append(number)
            if number < there and not state.leaving[player]:
                asked.append(player)
    if not victims:
        return None
    return ask_all(state, CityLosses(asked, victims, calamity, numbers, fate, scope, place))


class CityLosses(Ordeal):
    """Which of your cities do you lose to a calamity? (ME-K6)."""

    kind = "city-losses"
    fields = (
        "calamity", "victims", "numbers", "fate", "scope", "place", "asked", "answers",
    )  # fmt: skip

    calamity: int
    numbers: list[int]
    """How many, by place in `victims`."""
    fate: int
    scope: int
    place: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, self.calamity)
        verb = "reduce" if self.fate == REDUCE else "destroy"
        number = self.number_of(seat)
        return (
            f"{what}: {verb} {number} of your cities."
            if number > 1
            else (f"{what}: {verb} one of your cities.")
        )

    def number_of(self, player: int) -> int:
        """How many cities a victim loses."""
        return self.numbers[self.victims.index(player)]

    def cities(self, state: Mega, player: int) -> list[int]:
        """The cities of which a victim loses some."""
        return cities_there(state, player, self.scope, self.place)

    def options(self, state: Mega, seat: Seat) -> Options:
        number = self.number_of(seat)
        clause = state.lookup.calamity_clause[self.calamity]
        return SomeOf(area_items(state, self.cities(state, seat)), number, number, clause)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(self.cities(state, seat)[-self.number_of(seat) :])

    def resolve(self, state: Mega) -> Frame | None:
        for player in self.victims:
            answer = self.fate_of(state, player)
            lose_named_cities(state, self.calamity, player, list(answer), self.fate)
        return None


def lose_named_cities(state: Mega, calamity: int, player: int, areas: list[int], fate: int) -> None:
    """Reduce or destroy a player's cities, in the order of the map's list (ME-G6)."""
    what, where = state.lookup.calamity_id[calamity], areas_told(state, areas)
    lost = CitiesLost(player, what, where, fate == REDUCE)
    state.tell(state.lookup.calamity_clause[calamity], lost)
    for area in areas:
        if fate == REDUCE:
            reduce_city(state, area)
        else:
            destroy_city(state, area)


# --- for the victim alone


def strike_with_superstition(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """Some cities are reduced (ME-K4T)."""
    counts = [0] * state.player_count
    counts[victim] = figure(state, victim, SUPERSTITION, CITIES_REDUCED, PRIMARY)
    return lose_cities(state, SUPERSTITION, counts, REDUCE, ANYWHERE, 0)


def strike_with_disorder(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """All cities but some are reduced (ME-K7T)."""
    kept = figure(state, victim, CIVIL_DISORDER, CITIES_KEPT, PRIMARY)
    counts = [0] * state.player_count
    counts[victim] = max(0, state.city_count[victim] - kept)
    return lose_cities(state, CIVIL_DISORDER, counts, REDUCE, ANYWHERE, 0)


def strike_with_revolt(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """A check of city support at a higher rate (ME-K3T)."""
    return check_support(
        state, [victim], figure(state, victim, SLAVE_REVOLT, SUPPORT_RATE, PRIMARY)
    )


# --- Cyclone


def strike_with_cyclone(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """The open sea with most of the victim's cities; without any it is cancelled (ME-K6N)."""
    return ask(state, ChooseSea(victim)) if stormiest_seas(state, victim) else None


def stormiest_seas(state: Mega, victim: int) -> list[int]:
    """The open seas with most cities of a victim next to them; none if there are no such cities."""
    cities = [0] * state.lookup.sea_count
    for area in state.cities_of[victim]:
        for sea in state.lookup.seas[area]:
            cities[sea] += 1
    most = max(cities, default=0)
    return [sea for sea, number in enumerate(cities) if number == most] if most else []


def storm(state: Mega, victim: int, sea: int) -> Frame | None:
    """Everybody with cities next to the sea reduces those that are not spared (ME-K6N.1)."""
    return lose_cities(state, CYCLONE, cities_in_storm(state, victim, sea), REDUCE, SEA, sea)


def cities_in_storm(state: Mega, victim: int, sea: int) -> list[int]:
    """By player: how many cities a storm at a sea reduces."""
    counts = [0] * state.player_count
    for player in state.in_play():
        role = PRIMARY if player == victim else SECONDARY
        there = len(cities_there(state, player, SEA, sea))
        selected = min(there, figure(state, player, CYCLONE, CITIES_SELECTED, role))
        spared = figure(state, player, CYCLONE, CITIES_DESELECTED, role)
        counts[player] = max(0, selected - spared)
    return counts


class ChooseSea(Choice[Mega]):
    """At which of several seas with as many of your cities does the storm break? (ME-K6N)."""

    kind = "choose-sea"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"{names.calamity(state, CYCLONE)}: where does the storm break?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf([sea_item(state, sea) for sea in stormiest_seas(state, seat)], "ME-K6N")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (stormiest_seas(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return storm(state, seat, answer[0])


def sea_item(state: Mega, sea: int) -> Item:
    """An open sea to choose, or Western Himalaya where it counts as one (ME-K14)."""
    name = state.lookup.sea_id[sea]
    thing = f"area:{name}" if name in state.lookup.area_id else f"sea:{name}"
    return Item(sea, name, f"[{thing}]", [thing])

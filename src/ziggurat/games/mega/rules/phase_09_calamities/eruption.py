"""Volcanic Eruption or Earthquake (ME-K2N)."""

from __future__ import annotations

from ziggurat.games.mega.events.calamities import CityShaken, VolcanoErupted
from ziggurat.games.mega.pieces import clear_tokens
from ziggurat.games.mega.rules.fate_of_units import destroy_city, reduce_city
from ziggurat.games.mega.rules.phase_09_calamities.asking import ask
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import has_power
from ziggurat.games.mega.rules.phase_09_calamities.places import points_in
from ziggurat.games.mega.rules.telling import areas_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    EARTHQUAKE_ONLY_REDUCES,
    NOBODY,
    PRIMARY,
    VOLCANIC_ERUPTION_EARTHQUAKE,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_item, area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat


def strike_from_below(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """A volcano with a city of the victim at it, or else an earthquake."""
    if not state.city_count[victim]:
        return None
    if worst_volcanoes(state, victim):
        return ask(state, ChooseVolcano(victim))
    return ask(state, ChooseShaken(victim))


# --- eruption


def worst_volcanoes(state: Mega, victim: int) -> list[int]:
    """Of the volcanoes with a city of the victim at them those where he loses most points."""
    lookup = state.lookup
    burning = {lookup.volcano[area] for area in state.cities_of[victim]}
    points: dict[int, int] = {}
    for volcano, areas in enumerate(lookup.volcano_areas):
        if volcano in burning:
            points[volcano] = sum(points_in(state, victim, area) for area in areas)
    most = max(points.values(), default=0)
    return [volcano for volcano in points if points[volcano] == most]


def erupt(state: Mega, victim: int, volcano: int) -> None:
    """All units in the areas a volcano touches are destroyed, whoever owns them (ME-K2N.1)."""
    areas = state.lookup.volcano_areas[volcano]
    name, where = state.lookup.volcano_id[volcano], areas_told(state, areas)
    state.tell("ME-K2N", VolcanoErupted(victim, name, where))
    for area in areas:
        if state.city[area] != NOBODY:
            destroy_city(state, area)
        for player in range(state.player_count + 1):
            clear_tokens(state, area, player)


class ChooseVolcano(Choice[Mega]):
    """Which of several volcanoes with equal losses for you erupts? (ME-K2N.2)."""

    kind = "choose-volcano"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, VOLCANIC_ERUPTION_EARTHQUAKE)
        return f"{what}: which volcano erupts?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = [volcano_item(state, volcano) for volcano in worst_volcanoes(state, seat)]
        return OneOf(items, "ME-K2N.2")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (worst_volcanoes(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        erupt(state, seat, answer[0])
        return None


def volcano_item(state: Mega, volcano: int) -> Item:
    """A volcano to choose."""
    lookup = state.lookup
    things = [f"area:{lookup.area_id[area]}" for area in lookup.volcano_areas[volcano]]
    return Item(volcano, lookup.volcano_id[volcano], lookup.volcano_name[volcano], things)


# --- earthquake


class ChooseShaken(Choice[Mega]):
    """Which of your cities does the earthquake strike? (ME-K2N)."""

    kind = "choose-shaken"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, VOLCANIC_ERUPTION_EARTHQUAKE)
        verb = "reduced" if is_sturdy(state, seat) else "destroyed"
        return f"{what}: which of your cities is {verb}?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, state.cities_of[seat]), "ME-K2N")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (state.cities_of[seat][-1],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return shake(state, seat, answer[0])


def is_sturdy(state: Mega, victim: int) -> bool:
    """Whether an earthquake only reduces the victim's own city."""
    calamity, power = VOLCANIC_ERUPTION_EARTHQUAKE, EARTHQUAKE_ONLY_REDUCES
    return has_power(state, victim, calamity, power, PRIMARY)


def shake(state: Mega, victim: int, area: int) -> Frame | None:
    """The victim's city falls, then he chooses one next to it (ME-K2N)."""
    is_reduced = is_sturdy(state, victim)
    state.tell("ME-K2N", CityShaken(victim, state.lookup.area_id[area], is_reduced))
    if is_reduced:
        reduce_city(state, area)
    else:
        destroy_city(state, area)
    if not shaken_too(state, area):
        return None
    return ask(state, ChooseNeighbour(victim, area))


def shaken_too(state: Mega, area: int) -> list[int]:
    """The cities of players in areas adjacent to an area, in order."""
    unshaken = (NOBODY, state.wild)
    return [other for other in state.lookup.touching[area] if state.city[other] not in unshaken]


class ChooseNeighbour(Choice[Mega]):
    """Which city next to the first one is reduced, whoever owns it? (ME-K2N)."""

    kind = "choose-neighbour"

    area: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, VOLCANIC_ERUPTION_EARTHQUAKE)
        return f"{what}: which city next to {names.area(state, self.area)} is reduced?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items: list[Item] = []
        for area in shaken_too(state, self.area):
            items.append(area_item(state, area, f"city of {names.player(state, state.city[area])}"))
        return OneOf(items, "ME-K2N")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (shaken_too(state, self.area)[-1],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        area = answer[0]
        where = state.lookup.area_id[area]
        state.tell("ME-K2N", CityShaken(state.city[area], where, is_reduced=True))
        reduce_city(state, area)
        return None

"""The city construction phase: everybody builds at once, then surplus and support (ME-Y1 to Y8)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.cities import SiteLost
from ziggurat.games.mega.pieces import lift
from ziggurat.games.mega.rules.phase_05_cities.checks import surplus_and_support
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    build_city,
    build_with_help,
    has_enough,
    helped_sites,
    helpers_of,
    missing_tokens,
    most_helping,
    most_paid,
    plain_sites,
    site_refusal,
    tokens_to_spare,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items, area_pointed_at
from ziggurat.kernel.algebra import Bundle, Either, SomeOf, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Sealed, Seat

READINESS: Final = 3
"""How much more readily random play builds somewhere than nowhere."""
IDLENESS: Final = 8
"""One in so many times random play builds only some of the cities it could, or none."""


def construct_cities(state: Mega) -> Frame | None:
    """Cities are built, and surplus and support are checked (phase 5)."""
    return Construction(0, [])


class Construction(Procedure):
    """City construction: first with help, so that nobody wastes what a plain city would take."""

    kind = "construction"

    declined: int
    """Bit p for a player who builds nothing more with Architecture or Urbanism."""
    garrisons: list[int]
    """New cities beside which tokens have stayed (ME-Y4)."""


def offer_help(state: Mega, construction: Construction) -> Frame | None:
    """Holders of Architecture or Urbanism build one city after the other with them (ME-Y3)."""
    asked = [
        player
        for player in state.in_play()
        if not construction.declined >> player & 1
        and not state.leaving[player]
        and helped_sites(state, player)
    ]
    if not asked:
        return None
    construction.begin_again()
    return BuildWithHelp(asked)


def offer_cities(state: Mega, construction: Construction) -> Frame | None:
    """Everybody builds with the tokens in the areas alone (ME-Y1)."""
    asked = [
        player
        for player in state.in_play()
        if not state.leaving[player] and plain_sites(state, player)
    ]
    return BuildCities(asked) if asked else None


def offer_garrisons(state: Mega, construction: Construction) -> Frame | None:
    """Builders with tokens to spare and room for them say how many stay (ME-Y4)."""
    owners = [state.city[area] for area in construction.garrisons]
    asked = [player for player in state.in_play() if player in owners]
    return Garrison(asked) if asked else None


def check_cities(state: Mega, construction: Construction) -> Frame | None:
    """Surplus goes, and cities without support are reduced (ME-Y5, ME-Y7)."""
    return surplus_and_support(state, state.in_play())


Construction.steps = (offer_help, offer_cities, offer_garrisons, check_cities)


def current_construction(state: Mega) -> Construction:
    """The phase, which lies on top of the stack while answers are carried out."""
    construction = state.stack[-1]
    assert isinstance(construction, Construction)
    return construction


# --- with Architecture and Urbanism


class BuildWithHelp(Sealed[Mega]):
    """Do you build a city with Architecture or Urbanism, and where? (ME-Y3)."""

    kind = "build-with-help"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return (
            "Do you build a city where you have too few tokens? Name the area and the tokens that "
            f"come from areas next to it; the rest is paid from your {state.treasury[seat]} "
            "treasury."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        lookup = state.lookup
        areas = helped_sites(state, seat)
        return Either(
            ["none", *[lookup.area_id[area] for area in areas]],
            ["Build nothing more like that", *[lookup.area_name[area] for area in areas]],
            [
                Word("build nothing more with Architecture or Urbanism"),
                *[help_for(state, seat, area) for area in areas],
            ],
            [1] + [READINESS] * len(areas),
        )

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (0,)

    def resolve(self, state: Mega) -> Frame | None:
        # What an answer means is read before anybody's city changes what could be meant.
        plans: list[tuple[int, int, list[int], list[int]]] = []
        for seat in self.asked:
            answer = self.answer_of(seat)
            if answer[0] == 0:
                current_construction(state).declined |= 1 << seat
            else:
                area = helped_sites(state, seat)[answer[0] - 1]
                helpers = helpers_of(state, seat, area) if len(answer) > 1 else []
                plans.append((seat, area, helpers, list(answer[1:])))
        for seat, area, helpers, counts in plans:
            if not build_with_help(state, seat, area, helpers, counts):
                state.tell("ME-Y1.1", SiteLost(seat, state.lookup.area_id[area]))
        return None


def help_for(state: Mega, player: int, area: int) -> Options:
    """What can come to a city from areas next to it: between what treasury leaves and all."""
    missing = missing_tokens(state, player, area)
    paid = most_paid(state, player, area)
    most = min(missing, most_helping(state, player, area))
    if not most:
        return Word(f"pay {missing} treasury for a city in {names.area(state, area)}")
    helpers = helpers_of(state, player, area)
    limits = [min(most, state.at(other, player)) for other in helpers]
    return Bundle(area_items(state, helpers), limits, max(0, missing - paid), most, "ME-Y3")


# --- with the tokens there


class Sites(SomeOf):
    """The areas in which cities can be built; random play mostly builds in all of them."""

    __slots__ = ("player", "state")

    def __init__(self, state: Mega, player: int) -> None:
        areas = plain_sites(state, player)
        most = min(len(areas), state.city_stock[player])
        super().__init__(area_items(state, areas), 0, most, "ME-Y1")
        self.state = state
        self.player = player

    def denial(self, thing: str) -> Refusal | None:
        area = area_pointed_at(self.state, thing)
        return None if area == NOTHING else site_refusal(self.state, self.player, area)

    def sample(self, dice: Dice) -> Answer:
        if self.most < len(self.items) or dice.below(IDLENESS) == 0:
            return super().sample(dice)
        return tuple([item.key for item in self.items])


class BuildCities(Sealed[Mega]):
    """Where do you build cities? (ME-Y1)."""

    kind = "build-cities"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"Where do you build cities? You have {state.city_stock[seat]} in stock."

    def options(self, state: Mega, seat: Seat) -> Options:
        return Sites(state, seat)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return ()

    def resolve(self, state: Mega) -> Frame | None:
        construction = current_construction(state)
        for seat in self.asked:
            for area in self.answer_of(seat):
                if not has_enough(state, seat, area):
                    state.tell("ME-Y1.1", SiteLost(seat, state.lookup.area_id[area]))
                    continue
                staying = tokens_to_spare(state, seat, area)
                build_city(state, seat, area, staying)
                if staying:
                    construction.garrisons.append(area)
        return None


class Garrison(Sealed[Mega]):
    """How many tokens stay beside your new cities? (ME-Y4)."""

    kind = "garrison"

    def cities(self, state: Mega, seat: Seat) -> list[int]:
        """The new cities of a seat with tokens beside them."""
        garrisons = garrisons_of(state)
        return [area for area in garrisons if state.city[area] == seat]

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "How many of the tokens that were not needed stay beside your new cities?"

    def options(self, state: Mega, seat: Seat) -> Options:
        areas = self.cities(state, seat)
        limits = [state.at(area, seat) for area in areas]
        return Bundle(area_items(state, areas), limits, 0, sum(limits), "ME-Y4")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(state.at(area, seat) for area in self.cities(state, seat))

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            for area, staying in zip(self.cities(state, seat), self.answer_of(seat)):
                lift(state, area, seat, state.at(area, seat) - staying)
        return None


def garrisons_of(state: Mega) -> list[int]:
    """The new cities of the phase beside which tokens have stayed."""
    for frame in reversed(state.stack):
        if isinstance(frame, Construction):
            return sorted(frame.garrisons)
    return []

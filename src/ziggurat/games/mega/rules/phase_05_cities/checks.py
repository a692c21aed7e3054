"""Surplus population and city support, checked whenever a rule asks for it (ME-Y5 to ME-Y8)."""

from __future__ import annotations

from ziggurat.games.mega.events.cities import CityReduced, SurplusRemoved
from ziggurat.games.mega.events.parts import TokensIn
from ziggurat.games.mega.pieces import lift
from ziggurat.games.mega.rules.fate_of_units import reduce_city
from ziggurat.games.mega.rules.limits import limit_of, room_beside_city
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CULTURAL_ASCENDANCY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Sealed, Seat


def surplus_and_support(state: Mega, players: list[int]) -> Frame | None:
    """Everybody named removes his surplus; then their cities must be supported (ME-U2)."""
    for player in players:
        remove_surplus(state, player)
    return check_support(state, players)


def remove_surplus(state: Mega, player: int) -> None:
    """Take a player's tokens above the limits off the board (ME-Y5)."""
    removed: list[TokensIn] = []
    for area in state.areas_of[player]:
        surplus = surplus_in(state, player, area)
        if surplus > 0:
            lift(state, area, player, surplus)
            removed.append(TokensIn(state.lookup.area_id[area], surplus))
    if removed:
        state.tell("ME-Y5", SurplusRemoved(player, removed))


def surplus_in(state: Mega, player: int, area: int) -> int:
    """How many of a player's tokens in an area are too many; 0 or less if none are.

    Where others' units are as well and he has no city, nothing is surplus: either they coexist
    within the printed limit or a conflict settles it (ME-M15).
    """
    own = state.at(area, player)
    if state.city[area] == player:
        return own - room_beside_city(state, player, area)
    # A limit is never below the printed one, and most areas are within that.
    if own <= state.lookup.limit[area] or not state.is_alone(area, player):
        return 0
    return own - limit_of(state, player, area)


def support_rate(state: Mega, player: int) -> int:
    """How many tokens on the board each of a player's cities needs (ME-Y7)."""
    city = state.lookup.numbers.city
    has_ascendancy = state.has(player, CULTURAL_ASCENDANCY)
    return city.support_cultural_ascendancy if has_ascendancy else city.support


def missing_support(state: Mega, player: int, extra: int = 0) -> int:
    """How many tokens on the board a player lacks for his cities; 0 or less if none (ME-Y8)."""
    needed = (support_rate(state, player) + extra) * state.city_count[player]
    return needed - state.on_board[player]


def check_support(state: Mega, players: list[int], extra: int = 0) -> Frame | None:
    """Players reduce cities, one after the other, until all are supported (ME-Y7).

    `extra` raises the rate. Where a player has no choice it is done at once; those who have one
    are asked together for one city each (ME-Y7.1).
    """
    asked: list[int] = []
    for player in players:
        while missing_support(state, player, extra) > 0:
            cities = cities_to_reduce(state, player)
            if len(cities) > 1 and not state.leaving[player]:
                asked.append(player)
                break
            reduce_unsupported(state, player, cities[-1])
    return Support(asked, extra) if asked else None


def cities_to_reduce(state: Mega, player: int) -> list[int]:
    """The cities of which a player short of support gives up one: those built this turn first."""
    built = [area for area in state.cities_of[player] if state.new_city[area]]
    return built or state.cities_of[player]


def reduce_unsupported(state: Mega, player: int, area: int) -> None:
    """Reduce a city that lacks support."""
    placed = reduce_city(state, area)
    state.tell("ME-Y7", CityReduced(player, state.lookup.area_id[area], placed))


class Support(Sealed[Mega]):
    """Which of your cities do you reduce, as your tokens do not support them all? (ME-Y7)."""

    kind = "support"

    extra: int
    """What the support rate is raised by."""

    def prompt(self, state: Mega, seat: Seat) -> str:
        lacking = missing_support(state, seat, self.extra)
        rate = support_rate(state, seat) + self.extra
        built = state.new_city[cities_to_reduce(state, seat)[0]]
        which = "one of the cities you built this turn" if built else "one of your cities"
        return (
            f"Each city needs {names.tokens(rate)} on the board and you lack "
            f"{lacking}: reduce {which}."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, cities_to_reduce(state, seat)), "ME-Y7")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (cities_to_reduce(state, seat)[-1],)

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            reduce_unsupported(state, seat, self.answer_of(seat)[0])
        return check_support(state, self.asked, self.extra)

"""Leaving the game: what becomes of a player's empire, and of others in his region (ME-Q)."""

from __future__ import annotations

from ziggurat.games.mega.events.course import LeavingAnnounced, PlayerLeft, TokensResettled
from ziggurat.games.mega.hands import calamities_of, discard
from ziggurat.games.mega.pieces import (
    arrive,
    clear_tokens,
    depart,
    lift,
    pay,
    raze_city,
    sink,
)
from ziggurat.games.mega.rules.fate_of_units import reduce_city, turn_to_barbarians, turn_to_pirates
from ziggurat.games.mega.rules.phase_02_growth import spread_evenly
from ziggurat.games.mega.rules.phase_05_cities.checks import surplus_and_support
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import return_building_of
from ziggurat.games.mega.rules.scoring import finish
from ziggurat.games.mega.rules.telling import tokens_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    FIRST_CALAMITY,
    GOODS,
    GROUP_COUNT,
    LAST_ONE_LEFT,
    NOBODY,
    NOTHING,
    SHIPS,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat, changed


def announce(state: Mega, player: int) -> None:
    """A player says that he leaves; he does after phase 12 of this turn (ME-Q1.1)."""
    state.leaving[player] = 1
    state.tell("ME-Q1", LeavingAnnounced(player))


def carry_out_departures(state: Mega) -> Frame | None:
    """Before the A.S.T. is altered who announced it leaves, the worst rank first (ME-Q9.1)."""
    leavers = [player for player in state.in_play() if state.leaving[player]]
    if not leavers:
        return None
    leavers.reverse()
    staying = len(state.in_play()) - len(leavers)
    if staying > 1:
        return Departures(leavers)
    # Somebody is left alone, and if all leave at once it is the best in ranking (ME-Q9, ME-Q9.1).
    for player in leavers if staying else leavers[:-1]:
        state.gone[player] = state.turn
    finish(state, LAST_ONE_LEFT)
    return None


class Departures(Procedure):
    """Players leave one after the other; then everybody else checks his empire (ME-Q6)."""

    kind = "departures"

    leavers: list[int]
    """Who has still to leave, in order."""


def next_departure(state: Mega, departures: Departures) -> Frame | None:
    """The next player takes his leave, and others make way in his region."""
    if not departures.leavers:
        return None
    departures.begin_again()
    leaver = departures.leavers.pop(0)
    remaining = [player for player in state.in_play() if player != leaver]
    take_leave(state, leaver)
    return Eviction(leaver, remaining)


def check_empires(state: Mega, departures: Departures) -> Frame | None:
    """Everybody who stays checks surplus and support (ME-Q6)."""
    return surplus_and_support(state, state.in_play())


Departures.steps = (next_departure, check_empires)


# --- who leaves


def take_leave(state: Mega, player: int) -> None:
    """Everything of a player that leaves the table with him (ME-Q2 to ME-Q4, SB-5.6)."""
    state.gone[player] = state.turn
    state.leaving[player] = 0
    state.tell("ME-Q3", PlayerLeft(player))
    give_up_civilization(state, player)
    clear_region(state, player)
    abandon_units(state, player)
    return_building_of(state, player)


def give_up_civilization(state: Mega, player: int) -> None:
    """Discard advances, credits and cards, and put treasury and ships aside (ME-Q2, ME-Q3)."""
    state.advances[player] = 0
    state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT] = [0] * GROUP_COUNT
    if state.hand_size[player]:
        state.reveal()  # everybody sees his cards on the discard piles (ME-V14.1)
    for kind in range(GOODS):
        for _ in range(state.goods[player * GOODS + kind]):
            discard(state, player, kind)
    for card in calamities_of(state, player):
        discard(state, player, FIRST_CALAMITY + card)
    pay(state, player, state.treasury[player])
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if state.ship_at[ship] != NOTHING:
            sink(state, ship)


def clear_region(state: Mega, player: int) -> None:
    """His and nobody's pieces in his region are removed (ME-Q3)."""
    for area in state.lookup.region_areas[state.civilization[player]]:
        clear_tokens(state, area, player)
        clear_tokens(state, area, state.wild)
        if state.city[area] in (player, state.wild):
            raze_city(state, area)


def abandon_units(state: Mega, player: int) -> None:
    """His units outside his region become barbarians and pirates (ME-Q4)."""
    for area in state.areas_of[player]:
        turn_to_barbarians(state, area, player, state.at(area, player))
    for area in state.cities_of[player]:
        turn_to_pirates(state, area)


# --- others in his region


class Eviction(Procedure):
    """Others leave the region of who has left, in ranking order; then it is closed (ME-Q5)."""

    kind = "eviction"

    leaver: int
    players: list[int]
    """Who has still to be looked at, in order."""


def evict_next(state: Mega, eviction: Eviction) -> Frame | None:
    """The next player's ships, cities and tokens out of the region."""
    if not eviction.players:
        return None
    eviction.begin_again()
    player, leaver = eviction.players.pop(0), eviction.leaver
    clear_ships_and_cities(state, player, leaver)
    homeless = homeless_tokens(state, player, leaver)
    if homeless == 0:
        return None
    rooms = rooms_elsewhere(state, player, leaver)
    has_choice = homeless < sum(rooms) and len(rooms) - rooms.count(0) > 1
    if has_choice and not state.leaving[player]:
        return Resettle(player, leaver)
    resettle(state, player, leaver, spread_evenly(rooms, homeless))
    return None


def close_region(state: Mega, eviction: Eviction) -> Frame | None:
    """Nobody is left in the region: it goes out of play (ME-Q3)."""
    for area in state.lookup.region_areas[state.civilization[eviction.leaver]]:
        state.closed = changed(state.closed, area, 1)
    return None


Eviction.steps = (evict_next, close_region)


def clear_ships_and_cities(state: Mega, player: int, leaver: int) -> None:
    """A player's ships in the region of who has left are destroyed, his cities reduced (ME-Q5)."""
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if state.ship_at[ship] != NOTHING and state.is_home(leaver, state.ship_at[ship]):
            sink(state, ship)
    for area in state.cities_of[player]:
        if state.is_home(leaver, area):
            reduce_city(state, area)


def homeless_tokens(state: Mega, player: int, leaver: int) -> int:
    """How many of a player's tokens stand in the region of who has left."""
    count = 0
    for area in state.areas_of[player]:
        if state.is_home(leaver, area):
            count += state.at(area, player)
    return count


def areas_elsewhere(state: Mega, player: int, leaver: int) -> list[int]:
    """The areas with a player's tokens that stay in play."""
    return [area for area in state.areas_of[player] if not state.is_home(leaver, area)]


def rooms_elsewhere(state: Mega, player: int, leaver: int) -> list[int]:
    """By area with a player's tokens that stays in play: how many more can come (ME-Q5).

    All of them where he is alone; what is too much is surplus afterwards (ME-Q6).
    """
    homeless = homeless_tokens(state, player, leaver)
    areas = areas_elsewhere(state, player, leaver)
    return [room_in(state, player, area, homeless) for area in areas]


def room_in(state: Mega, player: int, area: int, homeless: int) -> int:
    """How many of the homeless tokens an area can take without a conflict (ME-M15)."""
    if state.is_alone(area, player):
        return homeless
    if state.city[area] != NOBODY:
        return 0
    columns = state.player_count + 1
    there = sum(state.tokens[area * columns : (area + 1) * columns])
    return max(0, min(homeless, state.lookup.limit[area] - there))


def resettle(state: Mega, player: int, leaver: int, counts: list[int]) -> None:
    """Move homeless tokens to areas elsewhere, in their order; the rest is removed (ME-Q5)."""
    origins = [area for area in state.areas_of[player] if state.is_home(leaver, area)]
    goals = areas_elsewhere(state, player, leaver)
    if state.is_heard:
        left = tokens_told(state, origins, [state.at(area, player) for area in origins])
        reached = tokens_told(state, goals, counts)
        state.tell("ME-Q5", TokensResettled(player, left, reached))
    moving = sum(counts)
    for area in origins:
        there = state.at(area, player)
        leaving = min(there, moving)
        moving -= leaving
        if leaving:
            depart(state, area, player, leaving)
        lift(state, area, player, there - leaving)
    for area, count in zip(goals, counts):
        if count:
            arrive(state, area, player, count)


class Resettle(Choice[Mega]):
    """Where do your tokens in a region that goes out of play go? (ME-Q5.1)."""

    kind = "resettle"

    leaver: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        homeless = names.tokens(homeless_tokens(state, seat, self.leaver))
        whose = names.player(state, self.leaver)
        return (
            f"The region of {whose} goes out of play. Move your {homeless} there to areas where "
            f"you have others; what is above the limits then is lost."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        rooms = rooms_elsewhere(state, seat, self.leaver)
        moving = min(homeless_tokens(state, seat, self.leaver), sum(rooms))
        items = area_items(state, areas_elsewhere(state, seat, self.leaver))
        return Bundle(items, rooms, moving, moving, "ME-Q5")

    def default(self, state: Mega, seat: Seat) -> Answer:
        homeless = homeless_tokens(state, seat, self.leaver)
        return tuple(spread_evenly(rooms_elsewhere(state, seat, self.leaver), homeless))

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        resettle(state, seat, self.leaver, list(answer))
        return None

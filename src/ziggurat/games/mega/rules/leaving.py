"""Leaving the game: what becomes of a player's empire, and of others in his region (ME-Q)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega import names
from ziggurat.games.mega.hands import calamities_of, discard
from ziggurat.games.mega.notation import area_items
from ziggurat.games.mega.pieces import (
    arrive,
    clear_tokens,
    depart,
    lift,
    pay,
    raze_city,
    sink,
)
from ziggurat.games.mega.rules.buildings import return_building_of
from ziggurat.games.mega.rules.checks import surplus_and_support
from ziggurat.games.mega.rules.fates import reduce_city, turn_to_barbarians, turn_to_pirates
from ziggurat.games.mega.rules.growth import spread_evenly
from ziggurat.games.mega.rules.scoring import finish
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
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def announce(game: Mega, player: int) -> None:
    """A player says that he leaves; he does after phase 12 of this turn (ME-Q1.1)."""
    game.leaving[player] = 1
    if game.events is not None:
        game.tell("ME-Q1", f"{names.player(game, player)} leaves the game with this turn.")


def carry_out_departures(game: Mega) -> Frame | None:
    """Before the A.S.T. is altered who announced it leaves, the worst rank first (ME-Q9.1)."""
    leavers = [player for player in game.in_play() if game.leaving[player]]
    if not leavers:
        return None
    leavers.reverse()
    staying = len(game.in_play()) - len(leavers)
    if staying > 1:
        return Departures(leavers)
    # Somebody is left alone, and if all leave at once it is the best in ranking (ME-Q9, ME-Q9.1).
    for player in leavers if staying else leavers[:-1]:
        game.gone[player] = game.turn
    finish(game, LAST_ONE_LEFT)
    return None


class Departures(Procedure):
    """Players leave one after the other; then everybody else checks his empire (ME-Q6)."""

    __slots__ = ("leavers",)

    kind: ClassVar[str] = "departures"
    fields: ClassVar[tuple[str, ...]] = ("leavers",)

    leavers: list[int]
    """Who has still to leave, in order."""

    def __init__(self, leavers: list[int]) -> None:
        self.step = 0
        self.leavers = leavers

    def copy(self) -> Departures:
        twin = Departures(self.leavers[:])
        twin.step = self.step
        return twin


def next_departure(game: Mega, departures: Departures) -> Frame | None:
    """The next player takes his leave, and others make way in his region."""
    if not departures.leavers:
        return None
    departures.begin_again()
    leaver = departures.leavers.pop(0)
    remaining = [player for player in game.in_play() if player != leaver]
    take_leave(game, leaver)
    return Eviction(leaver, remaining)


def check_empires(game: Mega, departures: Departures) -> Frame | None:
    """Everybody who stays checks surplus and support (ME-Q6)."""
    return surplus_and_support(game, game.in_play())


Departures.steps = (next_departure, check_empires)


# --- who leaves


def take_leave(game: Mega, player: int) -> None:
    """Everything of a player that leaves the table with him (ME-Q2 to ME-Q4, SB-5.6)."""
    game.gone[player] = game.turn
    game.leaving[player] = 0
    if game.events is not None:
        game.tell("ME-Q3", f"{names.player(game, player)} leaves; the region goes out of play.")
    give_up_civilization(game, player)
    clear_region(game, player)
    abandon_units(game, player)
    return_building_of(game, player)


def give_up_civilization(game: Mega, player: int) -> None:
    """Discard advances, credits and cards, and put treasury and ships aside (ME-Q2, ME-Q3)."""
    game.advances[player] = 0
    game.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT] = [0] * GROUP_COUNT
    if game.hand_size[player]:
        game.reveal()  # everybody sees his cards on the discard piles (ME-V14.1)
    for kind in range(GOODS):
        for _ in range(game.goods[player * GOODS + kind]):
            discard(game, player, kind)
    for card in calamities_of(game, player):
        discard(game, player, FIRST_CALAMITY + card)
    pay(game, player, game.treasury[player])
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if game.ship_at[ship] != NOTHING:
            sink(game, ship)


def clear_region(game: Mega, player: int) -> None:
    """His and nobody's pieces in his region are removed (ME-Q3)."""
    for area in game.tables.region_areas[game.civilization[player]]:
        clear_tokens(game, area, player)
        clear_tokens(game, area, game.wild)
        if game.city[area] in (player, game.wild):
            raze_city(game, area)


def abandon_units(game: Mega, player: int) -> None:
    """His units outside his region become barbarians and pirates (ME-Q4)."""
    for area in game.areas_of[player]:
        turn_to_barbarians(game, area, player, game.at(area, player))
    for area in game.cities_of[player]:
        turn_to_pirates(game, area)


# --- others in his region


class Eviction(Procedure):
    """Others leave the region of who has left, in ranking order; then it is closed (ME-Q5)."""

    __slots__ = ("leaver", "players")

    kind: ClassVar[str] = "eviction"
    fields: ClassVar[tuple[str, ...]] = ("leaver", "players")

    leaver: int
    players: list[int]
    """Who has still to be looked at, in order."""

    def __init__(self, leaver: int, players: list[int]) -> None:
        self.step = 0
        self.leaver = leaver
        self.players = players

    def copy(self) -> Eviction:
        twin = Eviction(self.leaver, self.players[:])
        twin.step = self.step
        return twin


def evict_next(game: Mega, eviction: Eviction) -> Frame | None:
    """The next player's ships, cities and tokens out of the region."""
    if not eviction.players:
        return None
    eviction.begin_again()
    player, leaver = eviction.players.pop(0), eviction.leaver
    clear_ships_and_cities(game, player, leaver)
    homeless = homeless_tokens(game, player, leaver)
    if homeless == 0:
        return None
    rooms = rooms_elsewhere(game, player, leaver)
    has_choice = homeless < sum(rooms) and len(rooms) - rooms.count(0) > 1
    if has_choice and not game.leaving[player]:
        return Resettle(player, leaver)
    resettle(game, player, leaver, spread_evenly(rooms, homeless))
    return None


def close_region(game: Mega, eviction: Eviction) -> Frame | None:
    """Nobody is left in the region: it goes out of play (ME-Q3)."""
    for area in game.tables.region_areas[game.civilization[eviction.leaver]]:
        game.closed[area] = 1
    return None


Eviction.steps = (evict_next, close_region)


def clear_ships_and_cities(game: Mega, player: int, leaver: int) -> None:
    """A player's ships in the region of who has left are destroyed, his cities reduced (ME-Q5)."""
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if game.ship_at[ship] != NOTHING and game.is_home(leaver, game.ship_at[ship]):
            sink(game, ship)
    for area in game.cities_of[player]:
        if game.is_home(leaver, area):
            reduce_city(game, area)


def homeless_tokens(game: Mega, player: int, leaver: int) -> int:
    """How many of a player's tokens stand in the region of who has left."""
    count = 0
    for area in game.areas_of[player]:
        if game.is_home(leaver, area):
            count += game.at(area, player)
    return count


def areas_elsewhere(game: Mega, player: int, leaver: int) -> list[int]:
    """The areas with a player's tokens that stay in play."""
    return [area for area in game.areas_of[player] if not game.is_home(leaver, area)]


def rooms_elsewhere(game: Mega, player: int, leaver: int) -> list[int]:
    """By area with a player's tokens that stays in play: how many more can come (ME-Q5).

    All of them where he is alone; what is too much is surplus afterwards (ME-Q6).
    """
    homeless = homeless_tokens(game, player, leaver)
    areas = areas_elsewhere(game, player, leaver)
    return [room_in(game, player, area, homeless) for area in areas]


def room_in(game: Mega, player: int, area: int, homeless: int) -> int:
    """How many of the homeless tokens an area can take without a conflict (ME-M15)."""
    if game.is_alone(area, player):
        return homeless
    if game.city[area] != NOBODY:
        return 0
    columns = game.player_count + 1
    there = sum(game.tokens[area * columns : (area + 1) * columns])
    return max(0, min(homeless, game.tables.limit[area] - there))


def resettle(game: Mega, player: int, leaver: int, counts: list[int]) -> None:
    """Move homeless tokens to areas elsewhere, in their order; the rest is removed (ME-Q5)."""
    origins = [area for area in game.areas_of[player] if game.is_home(leaver, area)]
    goals = areas_elsewhere(game, player, leaver)
    moving = sum(counts)
    removed = 0
    for area in origins:
        there = game.at(area, player)
        leaving = min(there, moving)
        moving -= leaving
        if leaving:
            depart(game, area, player, leaving)
        lift(game, area, player, there - leaving)
        removed += there - leaving
    for area, count in zip(goals, counts):
        if count:
            arrive(game, area, player, count)
    tell_of_resettling(game, player, sum(counts), removed)


def tell_of_resettling(game: Mega, player: int, moved: int, removed: int) -> None:
    """Log what became of tokens in areas out of play."""
    if game.events is not None:
        who = names.player(game, player)
        text = f"{who} moves {names.tokens(moved)} out of areas that went out of play"
        game.tell("ME-Q5", f"{text} and loses {removed}." if removed else f"{text}.")


class Resettle(Choice[Mega]):
    """Where do your tokens in a region that goes out of play go? (ME-Q5.1)."""

    __slots__ = ("leaver",)

    kind: ClassVar[str] = "resettle"
    fields: ClassVar[tuple[str, ...]] = ("seat", "leaver")

    leaver: int

    def __init__(self, seat: Seat, leaver: int) -> None:
        super().__init__(seat)
        self.leaver = leaver

    def copy(self) -> Resettle:
        return Resettle(self.seat, self.leaver)

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

"""Where a player gathers tokens for new cities in this movement."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_03_movement.marches import targets_of
from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    is_open_to_cities,
    is_ready,
    tokens_required,
)
from ziggurat.games.mega.rules.phase_13_succession import epoch_at
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ARCHITECTURE, NOBODY, NOTHING, ROADBUILDING, URBANISM
from ziggurat.games.mega.thinking.land import room_for, worth_of
from ziggurat.games.mega.thinking.manner import Manner

LAND: Final = 0.6
"""What a city costs for each token that could have lived in its area."""
ABROAD: Final = 1.5
"""What a city costs outside the home region: it is far from help."""
NEIGHBOURS: Final = 0.5
"""What each foreign area next to a city costs."""
SHORE: Final = 1.5
"""What a city on a coast costs: pirates and storms come there."""
SEA: Final = 1.0
"""What a city next to an open sea costs besides."""
PERIL: Final = 1.0
"""What a city on a flood plain or at a volcano costs."""
BEGUN: Final = 100.0
"""What has been begun is finished first."""
WILD: Final = 3.0
"""What a city in the wilderness costs besides its tokens."""


class Project:
    """A city to be built: where, and how many tokens have to stand there."""

    __slots__ = ("area", "needed")

    area: int
    needed: int

    def __init__(self, area: int, needed: int) -> None:
        self.area = area
        self.needed = needed


class Step:
    """Tokens that march from an area to another."""

    __slots__ = ("area", "count", "origin")

    origin: int
    area: int
    count: int

    def __init__(self, origin: int, area: int, count: int) -> None:
        self.origin = origin
        self.area = area
        self.count = count


class Muster:
    """A player's tokens in the middle of a movement: what may still march, and for what."""

    __slots__ = (
        "built",
        "capacity",
        "fresh",
        "is_helped",
        "manner",
        "near",
        "player",
        "rooms",
        "state",
        "step",
        "tokens",
    )  # fmt: skip

    fresh: dict[int, int]
    """By area of the player: tokens that may still march and have no better use."""
    tokens: dict[int, int]
    """By area of the player: his tokens."""
    rooms: dict[int, int]
    """By area of the player or next to him: how many of his tokens can live there."""
    near: dict[int, list[int]]
    """By area next to the player: his areas from which tokens can march there."""
    capacity: int
    """How many tokens can live where the player is or may go, cities under way not counted."""
    built: list[int]
    """The areas in which cities will be built."""
    is_helped: bool
    """Whether Architecture or Urbanism will help with one of them already."""
    step: Step | None
    """The first march towards a city, if there is one."""

    def __init__(self, state: Mega, player: int, manner: Manner) -> None:
        self.state = state
        self.manner = manner
        self.player = player
        self.fresh = {}
        self.tokens = {}
        self.rooms = {}
        self.near = {}
        self.capacity = 0
        self.built = []
        self.is_helped = False
        self.step = None
        roads = state.has(player, ROADBUILDING)
        for area in state.areas_of[player]:
            self.tokens[area] = state.at(area, player)
            self.fresh[area] = state.fresh[area]
            self.see(area)
            reached = targets_of(state, player, area) if roads else state.lookup.land[area]
            for other in reached:
                self.see(other)
                if not state.fresh[area]:
                    continue
                if other in self.near:
                    self.near[other].append(area)
                else:
                    self.near[other] = [area]

    def see(self, area: int) -> None:
        """Note the room in an area."""
        if area not in self.rooms:
            room = room_for(self.state, self.player, area)
            self.rooms[area] = room
            self.capacity += room

    def plan_cities(self) -> None:
        """Reserve tokens for all the cities that can be built and supported."""
        state, player = self.state, self.player
        stock = state.city_stock[player]
        if not stock:
            return
        left = state.on_board[player]
        capacity = self.capacity
        cities = state.city_count[player]
        rate = support_rate(state, player)
        wanted = cities_asked(state, player)
        for project in self.projects():
            if len(self.built) == stock:
                return
            area = project.area
            needed = project.needed
            if self.is_helped:
                needed = tokens_required(state, area)
            left_then = left - needed
            room_then = capacity - self.rooms[area]
            after = min(left_then, room_then)
            enough = rate * (cities + 1)
            if cities >= wanted:
                enough = max(enough + self.manner.margin, self.manner.reserve)
            if after < enough and not self.is_begun(area):
                continue
            if not self.reserve(area, needed):
                continue
            self.is_helped = self.is_helped or needed < tokens_required(state, area)
            left, capacity = left_then, room_then
            cities += 1
            self.built.append(area)

    def is_begun(self, area: int) -> bool:
        """Whether more tokens have marched to an area than can live there, as for a city."""
        arrived = self.tokens.get(area, 0) - self.fresh.get(area, 0)
        return arrived > self.rooms[area]

    def projects(self) -> list[Project]:
        """The cities that could be built now, the cheapest first."""
        state, player = self.state, self.player
        found: list[tuple[float, int, int]] = []
        for area in self.rooms:
            if not is_open_to_cities(state, area) or state.closed[area]:
                continue
            if state.present[area] & ~(1 << player):
                continue
            needed = tokens_needed(state, player, area, self.tokens)
            supply = self.tokens.get(area, 0)
            if supply < needed:
                for origin in self.near.get(area, []):
                    supply += self.fresh[origin]
            if supply < needed:
                continue
            cost = self.cost_of(area, needed) + place_cost(state, player, area)
            if self.is_begun(area):
                cost -= BEGUN
            found.append((cost, area, needed))
        found.sort()
        return [Project(area, needed) for _, area, needed in found]

    def cost_of(self, area: int, needed: int) -> float:
        """What is given up where tokens for a city come from."""
        missing = needed - self.tokens.get(area, 0)
        cost = 0.0
        for origin in self.near.get(area, []):
            if missing <= 0:
                break
            spare = max(0, self.tokens[origin] - self.rooms[origin])
            given = min(missing, self.fresh[origin])
            cost += max(0, given - spare)
            missing -= given
        return cost

    def reserve(self, area: int, needed: int) -> bool:
        """Set tokens aside for a city; the first that have to march are the next step."""
        missing = needed - self.tokens.get(area, 0)
        if missing > 0:
            supply = 0
            for origin in self.near.get(area, []):
                supply += self.fresh[origin]
            if supply < missing:
                return False
        spare = self.tokens.get(area, 0) - needed
        self.fresh[area] = max(0, min(self.fresh.get(area, 0), spare))
        while missing > 0:
            origin = self.best_origin(area, missing)
            given = min(missing, self.given_by(origin))
            if self.step is None:
                self.step = Step(origin, area, given)
            self.fresh[origin] -= given
            self.tokens[origin] -= given
            self.tokens[area] = self.tokens.get(area, 0) + given
            missing -= given
        return True

    def given_by(self, origin: int) -> int:
        """What an area gives first: what it cannot feed, else all it has."""
        fresh = self.fresh[origin]
        spare = min(fresh, self.tokens[origin] - self.rooms[origin])
        return spare if spare > 0 else fresh

    def best_origin(self, area: int, missing: int) -> int:
        """From where tokens are missed least."""
        best = NOTHING
        least = 0.0
        for origin in self.near[area]:
            if not self.fresh[origin]:
                continue
            given = min(missing, self.given_by(origin))
            tokens, room = self.tokens[origin], self.rooms[origin]
            loss = (worth_of(tokens, room) - worth_of(tokens - given, room)) / given
            if best == NOTHING or loss < least:
                best, least = origin, loss
        return best


def place_cost(state: Mega, player: int, area: int) -> float:
    """What speaks against a city in an area, whoever builds it."""
    lookup = state.lookup
    cost = LAND * lookup.limit[area]
    if not lookup.site[area]:
        cost += WILD
    if not state.is_home(player, area):
        cost += ABROAD
    cost += SHORE * lookup.coastal[area] + SEA * min(1, len(lookup.seas[area]))
    if lookup.white[area] or lookup.volcano[area] != NOTHING:
        cost += PERIL
    for other in lookup.touching[area]:
        if state.present[other] & ~(1 << player) or state.city[other] not in (NOBODY, player):
            cost += NEIGHBOURS
    return cost


def cities_asked(state: Mega, player: int) -> int:
    """How many cities the next step of the A.S.T. asks for (ME-H3)."""
    lookup = state.lookup
    step = state.step[player] + 1
    if step > lookup.last_step:
        return 0
    return lookup.need_cities[epoch_at(state, player, step)]


def tokens_needed(state: Mega, player: int, area: int, tokens: dict[int, int]) -> int:
    """How many tokens have to stand in an area for a city, Architecture and Urbanism helping."""
    required = tokens_required(state, area)
    needed = required
    if is_ready(state, player, ARCHITECTURE):
        needed -= min(required // 2, state.treasury[player])
    if not state.lookup.site[area] and is_ready(state, player, URBANISM):
        near = 0
        for other in state.lookup.land[area]:
            near += tokens.get(other, 0)
        needed -= min(state.lookup.numbers.city.urbanism_tokens, near // 2)
    return max(1, needed)

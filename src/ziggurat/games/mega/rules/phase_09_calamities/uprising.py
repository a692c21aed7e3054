"""Finding whole, connected areas worth so many unit points (ME-K5N.1, ME-K5N.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ziggurat.games.mega.rules.phase_09_calamities.places import occupied, points_in
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY
from ziggurat.kernel.dice import Dice

SEARCHED: Final = 20000
"""So many connected groups of areas the search looks at, first among those the beneficiary can
replace, then among all. What it finds is part of the rules: another number is another game."""
SAMPLED: Final = 240
"""So many groups random play looks at for one of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Empire:
    """A victim's areas as numbers from 0 on: what each is worth and which touch.

    Groups of areas are written as bits.
    """

    __slots__ = ("areas", "cities", "city_stock", "links", "points", "stock", "tokens")

    areas: list[int]
    points: list[int]
    cities: list[int]
    """1 for an area with a city of the victim."""
    tokens: list[int]
    """Tokens a beneficiary would have to replace; those beside a city go with it (ME-K7)."""
    links: list[int]
    """The areas of the empire that touch this one, by land or water."""
    city_stock: int
    stock: int
    """What the beneficiary has in stock."""

    def __init__(self, state: Mega, victim: int, beneficiary: int) -> None:
        self.areas = occupied(state, victim)
        self.points = [points_in(state, victim, area) for area in self.areas]
        self.cities = [int(state.city[area] == victim) for area in self.areas]
        self.tokens = [0 if state.city[a] == victim else state.at(a, victim) for a in self.areas]
        place = {area: number for number, area in enumerate(self.areas)}
        self.links = [0] * len(self.areas)
        for number, area in enumerate(self.areas):
            for other in state.lookup.touching[area]:
                if other in place:
                    self.links[number] |= 1 << place[other]
        self.city_stock = 0 if beneficiary == NOBODY else state.city_stock[beneficiary]
        self.stock = 0 if beneficiary == NOBODY else state.stock[beneficiary]

    def group_of(self, areas: list[int]) -> int:
        """The bits of some areas of the empire."""
        group = 0
        for area in areas:
            group |= 1 << self.areas.index(area)
        return group

    def areas_of(self, group: int) -> list[int]:
        """The areas of a group, in order."""
        return [area for number, area in enumerate(self.areas) if group >> number & 1]

    def points_of(self, group: int) -> int:
        """What a group is worth."""
        return sum(self.points[number] for number in range(len(self.areas)) if group >> number & 1)

    def is_replaceable(self, group: int) -> bool:
        """Whether the beneficiary has enough in stock to replace a group."""
        cities = tokens = 0
        for number in range(len(self.areas)):
            if group >> number & 1:
                cities += self.cities[number]
                tokens += self.tokens[number]
        return cities <= self.city_stock and tokens <= self.stock

    def is_connected(self, group: int) -> bool:
        """Whether one can go from every area of a group to every other inside it."""
        reached = group & -group
        new = reached
        while new:
            number = new.bit_length() - 1
            new &= ~(1 << number)
            further = self.links[number] & group & ~reached
            reached |= further
            new |= further
        return reached == group


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The search for the group nearest to a figure; of two equally near the smaller (ME-K5N.3)."""

    __slots__ = ("best", "empire", "group", "is_replaceable", "left", "target")

    empire: Empire
    target: int
    best: int
    """The points of the nearest group found so far, or -1."""
    group: int
    is_replaceable: bool
    left: int
    """How many groups may still be looked at."""

    def __init__(self, empire: Empire, target: int) -> None:
        self.empire = empire
        self.target = target
        self.best = -1
        self.group = 0
        self.is_replaceable = False
        self.left = 0

    def run(self) -> None:
        """Look for an exact group that can be replaced, then for an exact one."""
        self.look(is_replaceable=True)
        if self.best != self.target:
            self.look(is_replaceable=False)

    def look(self, *, is_replaceable: bool) -> None:
        """Go through the connected groups from each area in turn, as long as the search lasts."""
        self.left = SEARCHED
        for start in range(len(self.empire.areas)):
            self.look_from(start, is_replaceable=is_replaceable)
            if self.best == self.target or not self.left:
                return

    def look_from(self, start: int, *, is_replaceable: bool) -> None:
        """The connected groups with this area and none before it, each once."""
        empire = self.empire
        target = self.target
        seen = (1 << (start + 1)) - 1
        # A group, its points, cities and tokens; what it must not take, and what it may take next.
        first = 1 << start
        groups = [
            (
                first,
                empire.points[start],
                empire.cities[start],
                empire.tokens[start],
                seen,
                empire.links[start] & ~seen,
            )
        ]
        while groups and self.left:
            self.left -= 1
            group, points, cities, tokens, barred, border = groups.pop()
            if is_replaceable and (cities > empire.city_stock or tokens > empire.stock):
                continue
            self.note(group, points, is_replaceable=is_replaceable)
            if points == target:
                return
            if points > target:
                continue
            while border:
                bit = border & -border
                border ^= bit
                barred |= bit
                number = bit.bit_length() - 1
                groups.append(
                    (
                        group | bit,
                        points + empire.points[number],
                        cities + empire.cities[number],
                        tokens + empire.tokens[number],
                        barred,
                        (border | empire.links[number]) & ~barred,
                    )
                )

    def note(self, group: int, points: int, *, is_replaceable: bool) -> None:
        """Keep a group if it is nearer than what was found before."""
        off, best_off = abs(points - self.target), abs(self.best - self.target)
        if self.best < 0 or off < best_off or (off == best_off and points < self.best):
            self.best = points
            self.group = group
            self.is_replaceable = is_replaceable


def random_group(empire: Empire, figure: int, dice: Dice, *, is_replaceable: bool) -> int:
    """A connected group of exactly so many points grown by chance, or 0 if chance finds none."""
    count = len(empire.areas)
    looked = 0
    while looked < SAMPLED:
        number = dice.below(count)
        group = 1 << number
        points = empire.points[number]
        border = empire.links[number]
        while points < figure and border and looked < SAMPLED:
            looked += 1
            choices = [other for other in range(count) if border >> other & 1]
            number = choices[dice.below(len(choices))]
            border &= ~(1 << number)
            if points + empire.points[number] > figure:
                continue
            group |= 1 << number
            points += empire.points[number]
            border |= empire.links[number] & ~group
        looked += 1
        if points == figure and (not is_replaceable or empire.is_replaceable(group)):
            return group
    return 0

"""Repair: single cells change hands until exactly the listed pairs share a border.

The list of borders in the map file rules. Growth comes close; what it misses is mended here, cell
by cell, without ever taking the cell a centre lies in.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable

from ziggurat.atlas.survey.cells import Cells
from ziggurat.atlas.survey.growing import NOBODY

ROUNDS = 60
SAFETY = 1.6
"""Contacts are made so many times longer than needed, since smoothing shortens some."""
FOREIGN_PRICE = 60.0
QUARREL_PRICE = 40.0

Pair = tuple[int, int]


def ordered(a: int, b: int) -> Pair:
    """Return an undirected pair in its one order."""
    return (a, b) if a < b else (b, a)


class Repair:
    """The cells, their owners and the pairs of owners that may and must touch."""

    def __init__(
        self,
        cells: Cells,
        owner: list[int],
        *,
        wanted: Iterable[Pair],
        filler: set[int],
        kept: Iterable[int],
        shortest_km: float,
    ) -> None:
        self._cells = cells
        self._touching = cells.touching
        self._owner = owner
        self._wanted = {ordered(*pair) for pair in wanted}
        self._filler = filler
        self._kept = set(kept)
        self._shortest = shortest_km
        self._held: dict[int, set[int]] = defaultdict(set)
        for cell, one in enumerate(owner):
            self._held[one].add(cell)

    def run(self) -> int:
        """Mend until nothing is left to mend; return the number of rounds it took."""
        for done in range(ROUNDS):
            contacts = self.contacts()
            quarrels = sorted(pair for pair in contacts if not self._may_touch(*pair))
            gaps = self._gaps(contacts)
            if not quarrels and not gaps:
                return done
            for pair in quarrels:
                self._part(*pair)
            for pair in self._gaps(self.contacts()):
                self._join(*pair)
        return ROUNDS

    def contacts(self) -> dict[Pair, float]:
        """Return the pairs of owners that touch, with the length of their contact."""
        found: dict[Pair, float] = defaultdict(float)
        for one, other, length in self._cells.contacts():
            a, b = self._owner[one], self._owner[other]
            if a != b and NOBODY not in (a, b):
                found[ordered(a, b)] += length
        return found

    def _gaps(self, contacts: dict[Pair, float]) -> list[Pair]:
        return sorted(
            pair for pair in self._wanted if contacts.get(pair, 0.0) < self._shortest * SAFETY
        )

    def _may_touch(self, a: int, b: int) -> bool:
        outside = NOBODY in (a, b) or a in self._filler or b in self._filler
        return a == b or outside or ordered(a, b) in self._wanted

    def _cells_of(self, *owners: int) -> list[int]:
        return sorted(cell for owner in owners for cell in self._held[owner])

    def _give(self, cell: int, heir: int) -> None:
        self._held[self._owner[cell]].discard(cell)
        self._held[heir].add(cell)
        self._owner[cell] = heir

    def _owners_around(self, cell: int) -> set[int]:
        return {self._owner[other] for other, _ in self._touching[cell]}

    def _length_with(self, cell: int, owners: tuple[int, ...]) -> float:
        return sum(length for other, length in self._touching[cell] if self._owner[other] in owners)

    def _part(self, a: int, b: int) -> None:
        """End an unlisted contact: give a cell at it to a third that may touch both."""
        best: tuple[tuple[int, float], int, int] | None = None
        for cell in self._cells_of(a, b):
            if cell in self._kept:
                continue
            rival = b if self._owner[cell] == a else a
            around = self._owners_around(cell)
            if rival not in around:
                continue
            for third in sorted(around - {a, b, NOBODY}):
                quarrels = sum(not self._may_touch(third, other) for other in around - {third})
                gain = self._length_with(cell, (rival, third))
                option = ((quarrels, -gain), cell, third)
                best = option if best is None else min(best, option)
        if best is not None:
            self._give(best[1], best[2])

    def _join(self, a: int, b: int) -> None:
        """Make or widen a listed contact."""
        way = self._way(a, b)
        if way is None:
            return
        between = [cell for cell in way if self._owner[cell] not in (a, b)]
        if not between:
            self._widen(a, b)
            return
        half = (len(between) + 1) // 2
        for place, cell in enumerate(between):
            self._give(cell, b if place < half else a)

    def _way(self, a: int, b: int) -> list[int] | None:
        """Return the cheapest chain of cells from b back to a, or None without a land bridge."""
        spent = dict.fromkeys(self._cells_of(a), 0.0)
        came_from: dict[int, int] = {}
        queue = [(0.0, cell) for cell in spent]
        heapq.heapify(queue)
        while queue:
            so_far, cell = heapq.heappop(queue)
            if so_far > spent[cell]:
                continue
            if self._owner[cell] == b:
                return self._unwind(cell, came_from)
            for other, _ in self._touching[cell]:
                if self._is_shut(other, a, b):
                    continue
                price = so_far + self._cells.distance(cell, other) + self._dearness(other, a, b)
                if price < spent.get(other, float("inf")):
                    spent[other] = price
                    came_from[other] = cell
                    heapq.heappush(queue, (price, other))
        return None

    def _unwind(self, cell: int, came_from: dict[int, int]) -> list[int]:
        way = []
        while cell in came_from:
            cell = came_from[cell]
            way.append(cell)
        return way

    def _is_shut(self, cell: int, a: int, b: int) -> bool:
        owner = self._owner[cell]
        return owner == a or (cell in self._kept and owner != b)

    def _dearness(self, cell: int, a: int, b: int) -> float:
        """Cells of others are costly, and those beside owners that must not touch `a` costlier."""
        quarrels = sum(
            self._owner[other] != b and not self._may_touch(a, self._owner[other])
            for other, _ in self._touching[cell]
        )
        owner = self._owner[cell]
        foreign = owner not in (b, NOBODY) and owner not in self._filler
        return QUARREL_PRICE * quarrels + (FOREIGN_PRICE if foreign else 0.0)

    def _widen(self, a: int, b: int) -> None:
        """Lengthen a short contact by one cell that lies beside it."""
        best: tuple[int, float, int, int] | None = None
        beside = {other for cell in self._cells_of(a) for other, _ in self._touching[cell]}
        for cell in beside:
            if self._owner[cell] in (a, b) or cell in self._kept:
                continue
            around = self._owners_around(cell)
            if b not in around:
                continue
            for taker in (a, b):
                quarrels = sum(not self._may_touch(taker, other) for other in around - {taker})
                option = (quarrels, -self._length_with(cell, (a, b)), cell, taker)
                best = option if best is None else min(best, option)
        if best is not None:
            self._give(best[2], best[3])

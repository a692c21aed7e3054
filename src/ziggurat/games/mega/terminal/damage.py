"""Choosing what a calamity takes: a table of what one could lose, and how it is written."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.rules.phase_09_calamities.damage import DESTROY, REDUCE, Damage
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.empire import near, own_units, room_left
from ziggurat.games.mega.terminal.wording import headed_table, printed, units
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.options import Item
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.drafts import YES, Draft, Heard
from ziggurat.terminal.names import find_item, named_counts, number_first
from ziggurat.terminal.selections import Proposal

FATE = re.compile(r"(city|destroy|reduce)[: ](.+)")
"""What becomes of a city, before its name."""


class DamageDraft(Draft):
    """Damage: tokens by area and number, cities destroyed or reduced."""

    def __init__(self, state: Mega, seat: Seat, damage: Damage, proposal: Proposal) -> None:
        self.state = state
        self.seat = seat
        self.damage = damage
        self.proposal = proposal

    @property
    def is_asking(self) -> bool:
        return True

    def help(self) -> list[tuple[str, str]]:
        return [
            ("AREA 2, AREA", "lose two tokens there and one here"),
            ("destroy AREA", "lose a city"),
            ("reduce AREA", "lose a city, and keep tokens in its stead"),
        ]

    def show(self, choices: RenderableType) -> RenderableType:
        state, exposure = self.state, self.damage.exposure
        table = headed_table("You could lose in", "Limit", "You", "Others", "Room", "Near")
        for area in sorted({*exposure.areas, *exposure.cities}):
            table.add_row(
                state.lookup.area_name[area],
                printed(state, area),
                Text(own_units(state, self.seat, area), style="bold"),
                units(state, area, without=self.seat),
                room_left(state, self.seat, area),
                near(state, self.seat, area),
            )
        points = counted(self.damage.amount, "point")
        how = (
            f"Lose {points}: a token is 1, a city {exposure.city_points}. Write AREA 2, or destroy "
            f"AREA, or reduce AREA, parted by commas. Proposed: {self.proposal.words} "
            "(`yes` takes it)."
        )
        return Group(table, Text(how, style="dim"))

    def hear(self, line: str) -> Heard | None:
        wanted = line.strip().lower()
        if wanted in YES:
            return Heard(answer=self.proposal.notation)
        parts: list[str] = []
        for part in wanted.replace(",", "+").split("+"):
            parts += self._read(part.strip())
        return Heard(answer="+".join(parts))

    def _read(self, part: str) -> list[str]:
        """One part in notation."""
        fate = FATE.fullmatch(part)
        if fate is not None:
            word = REDUCE if fate[1] == REDUCE else DESTROY
            return [f"{word}:{find_item(self._items(self.damage.exposure.cities), fate[2]).text}"]
        found = named_counts(self._items(self.damage.exposure.areas), number_first(part))
        return [name if count == 1 else f"{name}*{count}" for name, count in found]

    def _items(self, areas: list[int]) -> list[Item]:
        return area_items(self.state, areas)

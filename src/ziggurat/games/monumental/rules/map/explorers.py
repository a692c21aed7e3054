"""Explorers: where they are, whether they may act, expeditions, and what deeds have in common."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    EXPLORERS,
    EXPLORERS_OUT_COUNT,
    GAINS,
    MILITARY,
    NOTHING,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import tile_pointed_at
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Procedure, Seat


def tile_of(state: Monumental, player: int, explorer: int) -> int:
    """Where an Explorer stands."""
    return state.explorers[player * EXPLORERS + explorer]


def send_home(state: Monumental, player: int, explorer: int) -> None:
    """Put an Explorer back on its Capital."""
    state.explorers[player * EXPLORERS + explorer] = state.capital[player]
    state.note(player, EXPLORERS_OUT_COUNT)


def has_acted(state: Monumental, player: int, explorer: int) -> bool:
    """Whether an Explorer has taken its action this turn (MO-5.8.3)."""
    return state.explorers_acted[player] >> explorer & 1 == 1


def mark_acted(state: Monumental, player: int, explorer: int) -> None:
    """Use up an Explorer's action."""
    state.explorers_acted[player] |= 1 << explorer


def may_enter(state: Monumental, player: int, tile: int) -> bool:
    """Explorers go anywhere but to foreign Capitals (MO-5.8.2)."""
    return state.lookup.terrain[tile] != CAPITAL or tile == state.capital[player]


def is_explorer(answer: Answer, length: int) -> bool:
    """Whether an answer begins with an Explorer and is as long as it should be."""
    return len(answer) == length and 0 <= answer[0] < EXPLORERS


def read_explorer(text: str) -> int:
    """The Explorer meant by `1` or `2`."""
    if text.strip() not in ("1", "2"):
        raise Invalid(f"'{text.strip()}' is no Explorer: they are 1 and 2.")
    return int(text) - 1


def explorer_at(state: Monumental, player: int, explorer: int) -> str:
    """An Explorer in words."""
    return f"Explorer {explorer + 1} at {names.tile(state, tile_of(state, player, explorer))}"


def explorers_pointed_at(state: Monumental, player: int, thing: str) -> list[int]:
    """The Explorers a thing stands for: one of them, or those on a tile."""
    tile = tile_pointed_at(state, thing)
    return [
        explorer
        for explorer in range(EXPLORERS)
        if thing == f"explorer:{explorer}" or tile_of(state, player, explorer) == tile
    ]


class Expedition(Procedure):
    """Explorers under way, until they have done what they can or their player stops them.

    Its steps stand in `expedition`.
    """

    kind = "expedition"

    player: int
    free: int
    """Free steps left."""
    is_paid: int
    """Whether steps may be paid for."""
    ended: int = 0
    has_begun: int = 0
    """Whether anything has been done."""
    moved: int = 0
    """Who has moved: bit e for Explorer e."""
    owing: int = NOTHING
    """The Explorer that has acted before its first step and goes on now, or `NOTHING`."""


def find_expedition(state: Monumental) -> Expedition | None:
    """The expedition under way, perhaps below its own question."""
    for frame in reversed(state.stack):
        if isinstance(frame, Expedition):
            return frame
    return None


def has_moved(state: Monumental, explorer: int) -> bool:
    """Whether an Explorer has made a step in the expedition under way."""
    expedition = find_expedition(state)
    return expedition is not None and expedition.moved >> explorer & 1 == 1


def can_move_after(state: Monumental, player: int, price: list[int]) -> bool:
    """Whether an Explorer could still make a step once a price is paid."""
    expedition = find_expedition(state)
    if expedition is not None and not expedition.is_paid:
        return expedition.free > 0
    together = price[:]
    together[MILITARY] += state.lookup.setup.costs.explorer_step.military
    return state.can_pay(player, together)


class Deed(Action):
    """What one Explorer does where it stands, with its one action of the turn (MO-5.8.3).

    Answers are the Explorer and perhaps something further.
    """

    __slots__ = ()

    length: ClassVar[int] = 1
    """Numbers an answer has."""

    def further(self, state: Monumental, player: int, explorer: int) -> list[Answer]:
        """What may follow the Explorer in an answer."""
        return [()]

    def obstacle(self, state: Monumental, player: int, answer: Answer) -> Refusal | None:
        """Why the Explorer cannot do this where it stands; empty when it can."""
        raise NotImplementedError

    def price(self, state: Monumental, answer: Answer) -> list[int]:
        """What it costs."""
        return [0] * GAINS

    def is_part_of_moving(self, state: Monumental, player: int, answer: Answer) -> bool:
        """Whether the Explorer moves too: in Continuous Play it acts on the way (AE-4.3.3)."""
        if not state.continuous or has_moved(state, answer[0]):
            return True
        return can_move_after(state, player, self.price(state, answer))

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        home, acted = state.capital[seat], state.explorers_acted[seat]
        for explorer in range(EXPLORERS):
            # Nothing to do ever lies on a Capital, where most Explorers spend most turns.
            if state.explorers[seat * EXPLORERS + explorer] == home or acted >> explorer & 1:
                continue
            for further in self.further(state, seat, explorer):
                answer = (explorer, *further)
                if self.obstacle(state, seat, answer):
                    continue
                if self.is_part_of_moving(state, seat, answer):
                    found.append(answer)
        return found

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if not is_explorer(answer, self.length):
            return Refusal("MO-5.8.3", "Name an Explorer, 1 or 2, and what the action needs.")
        if has_acted(state, seat, answer[0]):
            span = "round" if state.continuous else "turn"
            return Refusal("MO-5.8.3", f"This Explorer has acted this {span} already.")
        obstacle = self.obstacle(state, seat, answer)
        if not obstacle and not self.is_part_of_moving(state, seat, answer):
            return Refusal(
                "AE-4.3.3", "An Explorer acts as part of moving; this one cannot make a step."
            )
        return obstacle

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return str(answer[0] + 1)

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_explorer(text),)

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        where = state.lookup.tile_label[tile_of(state, seat, answer[0])]
        return [f"explorer:{answer[0]}", f"tile:{where}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        found: list[Answer] = []
        for explorer in explorers_pointed_at(state, seat, thing):
            if tile_of(state, seat, explorer) != state.capital[seat]:
                for further in self.further(state, seat, explorer):
                    found.append((explorer, *further))
        return found

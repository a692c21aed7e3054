"""Explorers: where they are, whether they have acted, and what their deeds have in common."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.action import Action
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    EXPLORERS,
    EXPLORERS_OUT_COUNT,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


def tile_of(game: Monumental, player: int, explorer: int) -> int:
    """Where an Explorer stands."""
    return game.explorers[player * EXPLORERS + explorer]


def send_home(game: Monumental, player: int, explorer: int) -> None:
    """Put an Explorer back on its Capital."""
    game.explorers[player * EXPLORERS + explorer] = game.capital[player]
    game.note(player, EXPLORERS_OUT_COUNT)


def has_acted(game: Monumental, player: int, explorer: int) -> bool:
    """Whether an Explorer has taken its action this turn (MO-5.8.3)."""
    return game.explorers_acted[player] >> explorer & 1 == 1


def mark_acted(game: Monumental, player: int, explorer: int) -> None:
    """Use up an Explorer's action."""
    game.explorers_acted[player] |= 1 << explorer


def may_enter(game: Monumental, player: int, tile: int) -> bool:
    """Explorers go anywhere but to foreign Capitals (MO-5.8.2)."""
    return game.tables.terrain[tile] != CAPITAL or tile == game.capital[player]


def is_explorer(answer: Answer, length: int) -> bool:
    """Whether an answer begins with an Explorer and is as long as it should be."""
    return len(answer) == length and 0 <= answer[0] < EXPLORERS


def read_explorer(text: str) -> int:
    """The Explorer meant by `1` or `2`."""
    if text.strip() not in ("1", "2"):
        raise Invalid(f"'{text.strip()}' is no Explorer: they are 1 and 2.")
    return int(text) - 1


def explorer_at(game: Monumental, player: int, explorer: int) -> str:
    """An Explorer in words."""
    return f"Explorer {explorer + 1} at {names.tile(game, tile_of(game, player, explorer))}"


class Deed(Action):
    """What one Explorer does where it stands, with its one action of the turn (MO-5.8.3).

    Answers are the Explorer and perhaps something further.
    """

    __slots__ = ()

    length: ClassVar[int] = 1
    """Numbers an answer has."""

    def further(self, game: Monumental, player: int, explorer: int) -> list[Answer]:
        """What may follow the Explorer in an answer."""
        return [()]

    def obstacle(self, game: Monumental, player: int, answer: Answer) -> str:
        """Why the Explorer cannot do this where it stands; empty when it can."""
        raise NotImplementedError

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        found: list[Answer] = []
        home, acted = state.capital[seat], state.explorers_acted[seat]
        for explorer in range(EXPLORERS):
            # Nothing to do ever lies on a Capital, where most Explorers spend most turns.
            if state.explorers[seat * EXPLORERS + explorer] == home or acted >> explorer & 1:
                continue
            for further in self.further(state, seat, explorer):
                if not self.obstacle(state, seat, (explorer, *further)):
                    found.append((explorer, *further))
        return found

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        if not is_explorer(answer, self.length):
            return "MO-5.8.3: Name an Explorer, 1 or 2, and what the action needs."
        if has_acted(state, seat, answer[0]):
            span = "round" if state.continuous else "turn"
            return f"MO-5.8.3: This Explorer has acted this {span} already."
        return self.obstacle(state, seat, answer)

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return str(answer[0] + 1)

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_explorer(text),)

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        where = state.tables.tile_label[tile_of(state, seat, answer[0])]
        return [f"explorer:{answer[0]}", f"tile:{where}"]

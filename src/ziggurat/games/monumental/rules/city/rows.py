"""The rows and columns of a city, and what activating them would give (MO-4.1.1)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects.run import gold_for_spaces
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import COLUMNS, GAINS, PLACES
from ziggurat.games.monumental.words import names
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat

CROSSINGS: Final[tuple[Answer, ...]] = tuple(
    (place // COLUMNS, place % COLUMNS) for place in range(PLACES)
)
"""Every row with every column."""

BESIDE_NUMBERS: Final = ("row", "column", "and", ",")
"""What may stand beside the two numbers."""


def places_of(row: int, column: int) -> list[int]:
    """The five places of a row and a column, each once (MO-4.1.1)."""
    return [
        place for place in range(PLACES) if place // COLUMNS == row or place % COLUMNS == column
    ]


class RowAndColumn(Options):
    """A row and a column, 0 to 2 each; on the board one clicks the place where they cross."""

    __slots__ = ("seat", "state")

    def __init__(self, state: Monumental, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def refusal(self, answer: Answer) -> Refusal | None:
        if len(answer) == 2 and 0 <= answer[0] < 3 and 0 <= answer[1] < 3:
            return None
        return Refusal("MO-4.1.1", "Choose one row and one column, 1 to 3 each.")

    def count(self) -> int:
        return len(CROSSINGS)

    def answers(self) -> list[Answer]:
        return list(CROSSINGS)

    def sample(self, dice: Dice) -> Answer:
        return CROSSINGS[dice.below(len(CROSSINGS))]

    def write(self, answer: Answer) -> str:
        return f"row {answer[0] + 1} column {answer[1] + 1}"

    def read(self, text: str) -> Answer:
        rest = text.lower()
        for word in BESIDE_NUMBERS:
            rest = rest.replace(word, " ")
        numbers = "".join(rest.split())
        if len(numbers) != 2 or not numbers.isdecimal():
            raise Invalid("Write the row and the column, such as row 2 column 1.")
        return (int(numbers[0]) - 1, int(numbers[1]) - 1)

    def label(self, answer: Answer) -> str:
        words = f"row {answer[0] + 1}, column {answer[1] + 1}: "
        return words + outlook_in_words(self.state, self.seat, places_of(answer[0], answer[1]))

    def things(self, answer: Answer) -> list[str]:
        return [f"place:{answer[0] * 3 + answer[1]}"]


class Outlook:
    """What activating some places of a city would give."""

    __slots__ = ("gains", "texts", "unrest")

    gains: list[int]
    """The yields of all cards together."""
    texts: list[int]
    """The cards with a text that works from then on."""
    unrest: int
    """Unrest that leaves."""

    def __init__(self, gains: list[int], texts: list[int], unrest: int) -> None:
        self.gains = gains
        self.texts = texts
        self.unrest = unrest


def outlook(state: Monumental, player: int, places: list[int]) -> Outlook:
    """What activating these places would give: the yields, texts to use, Unrest that leaves."""
    lookup = state.lookup
    gains = [0] * GAINS
    texts: list[int] = []
    unrest = 0
    for place in places:
        for kind in state.city[player * PLACES + place]:
            unrest += kind == lookup.unrest
            if lookup.kind_records[kind]:
                texts.append(kind)
            for resource, count in enumerate(lookup.kind_yield[kind]):
                gains[resource] += count
    return Outlook(gold_for_spaces(state, gains), texts, unrest)


def outlook_in_words(state: Monumental, player: int, places: list[int]) -> str:
    """The same in words."""
    found = outlook(state, player, places)
    words = names.sums(found.gains)
    if found.texts:
        words += f"; {names.cards(state, found.texts)}"
    if found.unrest:
        words += f"; {found.unrest} Unrest {'leaves' if found.unrest == 1 else 'leave'}"
    return words

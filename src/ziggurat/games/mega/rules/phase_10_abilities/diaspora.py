"""Diaspora: up to 5 own tokens are lifted and set down anywhere else (ME-AD-DIASPORA)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.abilities import TokensScattered
from ziggurat.games.mega.pieces import arrive, depart
from ziggurat.games.mega.rules.limits import limit_of, room_beside_city
from ziggurat.games.mega.rules.telling import tokens_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_pointed_at, longest_id, read_area
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer, Vast, read_number
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import joined

CLAUSE: Final = "ME-AD-DIASPORA"
TRIES: Final = 12
"""Areas random play looks at for one token."""


def landing_room(state: Mega, player: int, area: int) -> int:
    """How many of his tokens a player may set down in an area without breaking its limit."""
    if state.closed[area]:
        return 0
    owner = state.city[area]
    if owner == player:
        return room_beside_city(state, player, area) - state.at(area, player)
    if owner != NOBODY:
        return 0
    columns = state.player_count + 1
    there = sum(state.tokens[area * columns : (area + 1) * columns]) if state.present[area] else 0
    return limit_of(state, player, area) - there


class Scatter(Vast):
    """Where tokens are lifted and where they are set down.

    The answer is the number of areas lifted from, those areas and counts, then the areas and
    counts set down; all in order.
    """

    __slots__ = ("player", "state")

    def __init__(self, state: Mega, player: int) -> None:
        self.state = state
        self.player = player

    def is_empty(self) -> bool:
        return not self.some_move()

    def count(self) -> int:
        return 0 if self.is_empty() else super().count()

    def answers(self) -> list[Answer]:
        return [] if self.is_empty() else super().answers()

    def some_move(self) -> Answer:
        """The first token of some area to the first area with room; empty if there is none."""
        state, player = self.state, self.player
        for origin in state.areas_of[player]:
            for area in range(state.lookup.area_count):
                if area != origin and landing_room(state, player, area) > 0:
                    return (1, origin, 1, area, 1)
        return ()

    def refusal(self, answer: Answer) -> Refusal | None:
        lifted, placed = split_moves(answer, self.state.lookup.area_count)
        if not lifted or sum(lifted.values()) != sum(placed.values()):
            return Refusal(CLAUSE, "Lift tokens and set down as many: ur*2+susa>babylon*3.")
        refusal = self.number_refusal(lifted) or self.lifting_refusal(lifted)
        return refusal or self.placing_refusal(lifted, placed)

    def number_refusal(self, lifted: dict[int, int]) -> Refusal | None:
        """Why so many tokens cannot be lifted."""
        most = self.state.lookup.numbers.abilities.diaspora
        return (
            Refusal(CLAUSE, f"At most {most} tokens are moved.")
            if sum(lifted.values()) > most
            else None
        )

    def lifting_refusal(self, lifted: dict[int, int]) -> Refusal | None:
        """Why tokens cannot be lifted."""
        for area, count in lifted.items():
            own = self.state.at(area, self.player)
            if count > own:
                where = names.area(self.state, area)
                return Refusal(CLAUSE, f"You have {names.tokens(own)} in {where}, not {count}.")
        return None

    def placing_refusal(self, lifted: dict[int, int], placed: dict[int, int]) -> Refusal | None:
        """Why tokens cannot be set down."""
        state = self.state
        for area, count in placed.items():
            where = names.area(state, area)
            if area in lifted:
                return Refusal(
                    CLAUSE, f"They have to go elsewhere than to {where}, where they come from."
                )
            room = max(0, landing_room(state, self.player, area))
            if count > room:
                return Refusal(CLAUSE, f"{where} has room for {room} of your tokens, not {count}.")
        return None

    def sample(self, dice: Dice) -> Answer:
        state, player = self.state, self.player
        origins = state.areas_of[player]
        lifted: dict[int, int] = {}
        placed: dict[int, int] = {}
        most = min(state.lookup.numbers.abilities.diaspora, state.on_board[player])
        for _ in range(1 + dice.below(most)):
            origin = origins[dice.below(len(origins))]
            if origin in placed or lifted.get(origin, 0) >= state.at(origin, player):
                continue
            area = self.landing(origin, lifted, placed, dice)
            if area >= 0:
                lifted[origin] = lifted.get(origin, 0) + 1
                placed[area] = placed.get(area, 0) + 1
        return join_moves(lifted, placed) if lifted else self.some_move()

    def landing(
        self, origin: int, lifted: dict[int, int], placed: dict[int, int], dice: Dice
    ) -> int:
        """An area at random with room for one token more, or -1 after some tries."""
        state = self.state
        for _ in range(TRIES):
            area = dice.below(state.lookup.area_count)
            if area == origin or area in lifted:
                continue
            if landing_room(state, self.player, area) > placed.get(area, 0):
                return area
        return -1

    def write(self, answer: Answer) -> str:
        lifted, placed = split_moves(answer, self.state.lookup.area_count)
        return f"{self.write_side(lifted)}>{self.write_side(placed)}"

    def write_side(self, side: dict[int, int]) -> str:
        """`ur*2+susa`."""
        ids = self.state.lookup.area_id
        parts = [f"{ids[area]}*{n}" if n > 1 else ids[area] for area, n in side.items()]
        return "+".join(parts)

    def read(self, text: str) -> Answer:
        origins, arrow, targets = text.partition(">")
        if not arrow:
            raise Invalid(self.hint())
        return join_moves(self.read_side(origins), self.read_side(targets))

    def longest(self) -> int:
        tokens = self.state.lookup.numbers.abilities.diaspora
        return 2 * tokens * (longest_id(self.state.lookup.area_id) + len("*9+"))

    def read_side(self, text: str) -> dict[int, int]:
        """Areas and counts."""
        side: dict[int, int] = {}
        for part in text.split("+"):
            name, _, number = part.partition("*")
            area = read_area(self.state, name)
            side[area] = side.get(area, 0) + read_number(number or "1")
        return side

    def label(self, answer: Answer) -> str:
        lifted, placed = split_moves(answer, self.state.lookup.area_count)
        return f"{self.side_words(lifted)} to {self.side_words(placed)}"

    def side_words(self, side: dict[int, int]) -> str:
        """2 [Ur] and 1 [Susa]."""
        return joined([f"{n} {names.area(self.state, area)}" for area, n in side.items()])

    def things(self, answer: Answer) -> list[str]:
        lifted, placed = split_moves(answer, self.state.lookup.area_count)
        return [f"area:{self.state.lookup.area_id[area]}" for area in [*lifted, *placed]]

    def denial(self, thing: str) -> Refusal | None:
        area = area_pointed_at(self.state, thing)
        if area == NOTHING or area in self.state.areas_of[self.player]:
            return None
        return self.placing_refusal({}, {area: 1})

    def hint(self) -> str:
        return "Write where tokens are lifted and where they are set down: ur*2+susa>babylon*3."


def split_moves(answer: Answer, areas: int) -> tuple[dict[int, int], dict[int, int]]:
    """What is lifted and what is set down, by area; empty when the answer is not in order."""
    if len(answer) % 2 == 0 or not 0 < 2 * answer[0] < len(answer):
        return {}, {}
    middle = 1 + 2 * answer[0]
    return read_pairs(answer[1:middle], areas), read_pairs(answer[middle:], areas)


def read_pairs(numbers: Answer, areas: int) -> dict[int, int]:
    """Counts by area of area, count, area, count, ...; empty when they are not in order."""
    side: dict[int, int] = {}
    least = 0
    for place in range(0, len(numbers), 2):
        area, count = numbers[place], numbers[place + 1]
        if not least <= area < areas or count < 1:
            return {}
        side[area] = count
        least = area + 1
    return side


def join_moves(lifted: dict[int, int], placed: dict[int, int]) -> Answer:
    """The answer of what is lifted and set down."""
    numbers = [len(lifted)]
    for side in (lifted, placed):
        for area in sorted(side):
            numbers.append(area)
            numbers.append(side[area])
    return tuple(numbers)


def scatter(state: Mega, player: int, answer: Answer) -> None:
    """Carry the moves out."""
    lifted, placed = split_moves(answer, state.lookup.area_count)
    for area, count in lifted.items():
        depart(state, area, player, count)
    for area, count in placed.items():
        arrive(state, area, player, count)
    if state.is_heard:
        left = tokens_told(state, list(lifted), list(lifted.values()))
        reached = tokens_told(state, list(placed), list(placed.values()))
        state.tell(CLAUSE, TokensScattered(player, left, reached))

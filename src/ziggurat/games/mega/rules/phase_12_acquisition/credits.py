"""Credits of free choice: Written Record and Monument (ME-V11)."""

from __future__ import annotations

from ziggurat.games.mega.events.acquisition import CreditsTaken
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT, GROUPS
from ziggurat.kernel.algebra import Split
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Sealed, Seat


def ask_free_credits(state: Mega, players: list[int], points: list[int]) -> Frame | None:
    """Players spread credits of free choice, all at the same time; who has left none is not asked.

    `points` are those of each of the players.
    """
    asked: list[int] = []
    owed: list[int] = []
    for player, sum_points in zip(players, points):
        if not sum_points:
            continue
        if state.leaving[player]:
            take_credits(state, player, even_split(state, sum_points))
        else:
            asked.append(player)
            owed.append(sum_points)
    return FreeCredits(asked, owed) if asked else None


def even_split(state: Mega, points: int) -> Answer:
    """So many points, in steps of 5, spread as evenly as can be from the first group on."""
    steps = points // state.lookup.numbers.advances.credit_step
    return tuple([(steps + GROUP_COUNT - 1 - group) // GROUP_COUNT for group in range(GROUP_COUNT)])


def take_credits(state: Mega, player: int, split: Answer) -> None:
    """The split is fixed at this moment for good."""
    step = state.lookup.numbers.advances.credit_step
    taken: dict[str, int] = {}
    for group, count in enumerate(split):
        state.credits[player * GROUP_COUNT + group] += count * step
        if count:
            taken[GROUPS[group]] = count * step
    state.tell("ME-V11", CreditsTaken(player, taken))


class FreeCredits(Sealed[Mega]):
    """To which groups do your credits of free choice go? (ME-V11)."""

    kind = "free-credits"

    points: Shared[int]
    """What each asked seat has to spread."""

    def owed(self, seat: Seat) -> int:
        """What a seat has to spread."""
        return self.points[self.asked.index(seat)]

    def prompt(self, state: Mega, seat: Seat) -> str:
        step = state.lookup.numbers.advances.credit_step
        return (
            f"Spread {self.owed(seat)} points of credits over the five groups, "
            f"{step} to a share: it cannot be changed later."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        step = state.lookup.numbers.advances.credit_step
        steps = self.owed(seat) // step
        items = [
            Item(group, name, name, note=f"{step} points each") for group, name in enumerate(GROUPS)
        ]
        return Split(steps, items, [steps] * GROUP_COUNT, "ME-V11")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return even_split(state, self.owed(seat))

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            take_credits(state, seat, self.answer_of(seat))
        return None

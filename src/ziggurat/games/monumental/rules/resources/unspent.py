"""Basic resources left over: lost when the actions are over, but for what effects keep (MO-3.2)."""

from __future__ import annotations

from ziggurat.games.monumental.events.effects import Lost
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.resources.paying import first_shares
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, BASIC
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import resource_items
from ziggurat.kernel.algebra import Split
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat


def lose_unspent(state: Monumental, player: int) -> Frame | None:
    """Lose basic resources that were not spent; of several kinds to keep the player says which."""
    kept = statics.kept(state, player)
    spare = beyond(state, player, kept)
    if kept[ANY]:
        limits = [min(kept[ANY], amount) for amount in spare]
        if sum(limits) > kept[ANY] and limits.count(0) < len(limits) - 1:
            return KeepSome(player, kept[ANY], spare)
        saved = first_shares(limits, kept[ANY])
        spare = [amount - share for amount, share in zip(spare, saved)]
    lose(state, player, spare)
    return None


def unspent(state: Monumental, player: int) -> list[int]:
    """What a player would lose now of each basic resource, choosing the first of those to keep."""
    kept = statics.kept(state, player)
    spare = beyond(state, player, kept)
    saved = first_shares([min(kept[ANY], amount) for amount in spare], kept[ANY])
    return [amount - share for amount, share in zip(spare, saved)]


def beyond(state: Monumental, player: int, kept: list[int]) -> list[int]:
    """What a player has of each basic resource beyond what is kept of just that one."""
    return [max(0, state.amount(player, which) - kept[which]) for which in BASIC]


def lose(state: Monumental, player: int, lost: list[int]) -> None:
    """Take so much of each basic resource away."""
    for resource in BASIC:
        state.lose(player, resource, lost[resource])
    if state.is_heard and any(lost):
        state.tell("MO-3.2", Lost(player, amounts_told(lost)))


class KeepSome(Choice[Monumental]):
    """Which basic resources do you keep for the next turn? (MO-3.2)."""

    kind = "keep-some"

    amount: int
    spare: list[int]
    """What would be lost of each."""

    def limits(self) -> list[int]:
        """How much of each can be kept."""
        return [min(self.amount, amount) for amount in self.spare]

    def prompt(self, state: Monumental, seat: Seat) -> str:
        who = names.player(state, seat)
        return f"{who}: which {self.amount} basic resources do you keep for your next turn?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        return Split(self.amount, resource_items(), self.limits(), "MO-3.2")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(first_shares(self.limits(), self.amount))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        lose(state, seat, [amount - share for amount, share in zip(self.spare, answer)])
        return None

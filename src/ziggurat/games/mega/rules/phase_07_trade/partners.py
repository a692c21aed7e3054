"""Whom a player can trade with on the floor (ME-R3, ME-R11.5)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import player_item, player_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item
from ziggurat.kernel.refusals import Refusal

TO_ALL: Final = 255
"""The key of everybody among those an offer may be made to."""


def may_trade(state: Mega, player: int) -> bool:
    """Whether a player takes part: he has cards enough and is not about to leave (ME-R11.5).

    Only what everybody knows counts: whether the cards are tradeable is a secret.
    """
    enough = state.hand_size[player] >= state.lookup.numbers.trade.least_cards
    return enough and not state.leaving[player]


class Addressees(OneOf):
    """Everybody, or one player who takes part in trade; who does not is told apart."""

    __slots__ = ("player", "state")

    state: Mega
    player: int

    def __init__(self, state: Mega, player: int, partners: list[int]) -> None:
        super().__init__(
            [Item(TO_ALL, "all", "everybody"), *player_items(state, partners)], "ME-R3"
        )
        self.state = state
        self.player = player

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = super().refusal(answer)
        is_somebody = len(answer) == 1 and 0 <= answer[0] < self.state.player_count
        return self.reason(answer[0]) if refusal and is_somebody else refusal

    def reason(self, partner: int) -> Refusal | None:
        """Why a player gets no offer."""
        state = self.state
        who = names.player(state, partner)
        if partner == self.player:
            return Refusal("ME-R3", "Nobody trades with himself; name another player, or all.")
        if state.gone[partner] or state.leaving[partner]:
            return Refusal("ME-Q1.1", f"{who} leaves the game and trades no more.")
        least = state.lookup.numbers.trade.least_cards
        held = names.counted(state.hand_size[partner], "card")
        return Refusal(
            "ME-R11.5", f"{who} holds {held} and cannot trade: a trade takes {least} at least."
        )

    def read(self, text: str) -> Answer:
        wanted = text.strip().lower()
        for player in self.state.ranking:
            if player_item(self.state, player).text == wanted:
                return (player,)
        return super().read(text)

"""Trade Routes: commodity cards for twice their face value in treasury (ME-AD-TRADE-ROUTES)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.abilities import RoutesUsed
from ziggurat.games.mega.hands import discard
from ziggurat.games.mega.pieces import gain
from ziggurat.games.mega.rules.telling import goods_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Phrase, Vast
from ziggurat.kernel.refusals import Refusal

CLAUSE: Final = "ME-AD-TRADE-ROUTES"
MOST: Final = 4
"""Cards random play discards at most."""


class Routes(Vast):
    """The cards to discard, as many of each kind held as the answer says, kind by kind."""

    __slots__ = ("cards", "counts", "kinds", "player", "state")

    def __init__(self, state: Mega, player: int) -> None:
        hand = state.goods[player * GOODS : (player + 1) * GOODS]
        self.state = state
        self.player = player
        self.kinds = [kind for kind in range(GOODS) if hand[kind]]
        self.counts = [hand[kind] for kind in self.kinds]
        items = [good_item(state, kind) for kind in self.kinds]
        self.cards = Bundle(items, self.counts, 1, sum(self.counts), CLAUSE)

    def tokens_for(self, answer: Answer) -> int:
        """How many tokens move from stock to treasury."""
        values = self.state.lookup.good_value
        points = 0
        for kind, count in zip(self.kinds, answer):
            points += count * values[kind]
        return points * self.state.lookup.numbers.abilities.trade_routes_factor

    def affordable(self) -> list[int]:
        """The places of the kinds of which the stock pays for a card at least."""
        lookup = self.state.lookup
        values, factor = lookup.good_value, lookup.numbers.abilities.trade_routes_factor
        most = self.state.stock[self.player] // factor
        return [place for place, kind in enumerate(self.kinds) if values[kind] <= most]

    def is_empty(self) -> bool:
        return not self.affordable()

    def count(self) -> int:
        return 0 if self.is_empty() else super().count()

    def answers(self) -> list[Answer]:
        return [] if self.is_empty() else super().answers()

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = self.cards.refusal(answer)
        if refusal:
            return refusal
        stock = self.state.stock[self.player]
        needed = self.tokens_for(answer)
        if needed > stock:
            return Refusal(
                CLAUSE, f"This takes {names.tokens(needed)} and your stock holds {stock}."
            )
        return None

    def sample(self, dice: Dice) -> Answer:
        places = self.affordable()
        answer = [0] * len(self.kinds)
        answer[places[dice.below(len(places))]] = 1
        for _ in range(dice.below(MOST)):
            place = places[dice.below(len(places))]
            answer[place] += 1
            if self.refusal(tuple(answer)):
                answer[place] -= 1
        return tuple(answer)

    def write(self, answer: Answer) -> str:
        return self.cards.write(answer)

    def read(self, text: str) -> Answer:
        return self.cards.read(text)

    def longest(self) -> int:
        return self.cards.longest()

    def label(self, answer: Answer) -> str:
        return f"{self.cards.label(answer)} for {self.tokens_for(answer)} treasury"

    def things(self, answer: Answer) -> list[str]:
        return self.cards.things(answer)

    def phrases(self) -> list[Phrase]:
        items, counts = self.cards.items, self.counts
        return [Phrase("", "Cards to discard", items, counts, sum(counts))]

    def hint(self) -> str:
        return "Write the cards to discard: jade*2+salt."


def send_goods(state: Mega, player: int, answer: Answer) -> None:
    """Discard the cards and move the tokens."""
    routes = Routes(state, player)
    tokens = routes.tokens_for(answer)
    cards = [0] * GOODS
    for kind, count in zip(routes.kinds, answer):
        cards[kind] = count
        for _ in range(count):
            discard(state, player, kind)
    state.reveal()
    gain(state, player, tokens)
    state.tell(CLAUSE, RoutesUsed(player, goods_told(state, cards), tokens))

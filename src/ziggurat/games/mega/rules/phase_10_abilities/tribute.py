"""Provincial Empire: neighbours hand over a commodity card of their choice."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.abilities import TributeDemanded, TributeGiven, TributeMissing
from ziggurat.games.mega.hands import hand_over
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Sealed, Seat

CLAUSE: Final = "ME-AD-PROVINCIAL-EMPIRE"


def demand_tribute(state: Mega, player: int, named: list[int]) -> Frame | None:
    """The players named choose their cards at the same time (ME-A1.1)."""
    state.tell(CLAUSE, TributeDemanded(player, named))
    asked: list[int] = []
    for other in named:
        if state.leaving[other]:
            state.reveal()  # nobody else has to answer before the holder sees the card
            hand_in(state, other, player, least_dear(state, other))
        else:
            asked.append(other)
    return Tribute(asked, player) if asked else None


def dear_kinds(state: Mega, player: int) -> list[int]:
    """The kinds in a hand that may be demanded: face value 2 and more."""
    values = state.lookup.good_value
    least = state.lookup.numbers.abilities.provincial_empire_value
    first = player * GOODS
    return [kind for kind in range(GOODS) if state.goods[first + kind] and values[kind] >= least]


def least_dear(state: Mega, player: int) -> int:
    """The kind a player misses least of those that may be demanded, or `NOTHING`."""
    values = state.lookup.good_value
    first = player * GOODS
    found = NOTHING
    least = 0
    for kind in dear_kinds(state, player):
        loss = (2 * state.goods[first + kind] - 1) * values[kind]
        if found == NOTHING or loss < least:
            found, least = kind, loss
    return found


def hand_in(state: Mega, giver: int, taker: int, kind: int) -> None:
    """A card changes hands; only the two see which."""
    if kind == NOTHING:
        state.tell(CLAUSE, TributeMissing(giver, taker))
        return
    hand_over(state, giver, taker, kind)
    given = TributeGiven(giver, taker, state.lookup.good_id[kind])
    state.tell_some(CLAUSE, [giver, taker], given, TributeGiven(giver, taker, None))


class Tribute(Sealed[Mega]):
    """Which card of value 2 or more do you hand over? (ME-AD-PROVINCIAL-EMPIRE)."""

    kind = "tribute"

    holder: int
    """Who gets the cards."""

    def prompt(self, state: Mega, seat: Seat) -> str:
        least = state.lookup.numbers.abilities.provincial_empire_value
        holder = names.player(state, self.holder)
        return f"{holder} demands a commodity card of face value {least} or more. Which one?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = [good_item(state, kind) for kind in dear_kinds(state, seat)]
        # Who has none is asked as well, so that nobody learns of it by who is asked.
        return OneOf(items or [Item(NOTHING, "none", "no card")], CLAUSE)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (least_dear(state, seat),)

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            hand_in(state, seat, self.holder, self.answer_of(seat)[0])
        return None

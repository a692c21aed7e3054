"""Which offer to make on the trading floor, and to whom: one that both sides should gain by.

How likely somebody takes an offer comes from what one can tell of his hand (`known_hands`).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, offers_seen, partners_of
from ziggurat.games.mega.rules.phase_07_trade.offers import EVERYBODY, Offer
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, WATER
from ziggurat.games.mega.thinking.hand_values import (
    can_grow,
    gained,
    hand_of,
    harm_of,
    lost,
    worst_calamity,
)
from ziggurat.games.mega.thinking.known_hands import Glance
from ziggurat.games.mega.thinking.land import leads
from ziggurat.games.mega.thinking.manner import Manner

AUDIENCE: Final = 3
"""An offer is made to everybody as long as so many others still listen."""
LISTENING: Final = 0.6
"""How likely somebody who still listens comes to an offer before it is too late."""
PICKED: Final = 6
"""So many pairs are looked at on either side."""


class Pair:
    """Two cards that could change hands, and what they are worth to the one who proposes it."""

    __slots__ = ("first", "second", "value")

    first: int
    second: int
    value: float

    def __init__(self, first: int, second: int, value: float) -> None:
        self.first = min(first, second)
        self.second = max(first, second)
        self.value = value

    def shares_kind(self, other: Pair) -> bool:
        """Whether some kind goes both ways."""
        kinds = (other.first, other.second)
        return self.first in kinds or self.second in kinds


class Deal:
    """An exchange that is proposed: to a partner, or to everybody."""

    __slots__ = ("given", "partner", "score", "wanted")

    partner: int
    given: Pair
    wanted: Pair
    score: float

    def __init__(self, partner: int, given: Pair, wanted: Pair, score: float) -> None:
        self.partner = partner
        self.given = given
        self.wanted = wanted
        self.score = score


class Proposals:
    """What a seat could propose now, and to whom."""

    __slots__ = (
        "ahead",
        "glance",
        "is_public",
        "listeners",
        "manner",
        "relief",
        "standing",
        "state",
    )

    ahead: list[float]
    """By player: how far he is ahead."""

    listeners: list[int]
    """Who would hear of an offer: all who are not done trading, or one alone out of everybody."""
    is_public: bool
    """Whether an offer would go to everybody."""
    relief: float
    """What it is worth to send a calamity along."""
    standing: list[Offer]
    """One's own offers that stand."""

    def __init__(self, state: Mega, floor: Floor, seat: int, manner: Manner) -> None:
        partners = partners_of(state, floor, seat)
        listening = [other for other in partners if other not in floor.done]
        self.state = state
        self.manner = manner
        self.ahead = leads(state)
        self.is_public = len(listening) >= AUDIENCE
        # Who is done hears only what is offered to him alone (ME-R11.5).
        self.listeners = listening if self.is_public else partners
        self.glance = Glance(state, seat, partners)
        worst = worst_calamity(state, seat)
        self.relief = manner.relief * harm_of(worst) if worst != NOTHING else 0.0
        self.standing = [each for each in offers_seen(state, seat) if each.maker == seat]

    def deal(self, give: Pair, want: Pair) -> Deal | None:
        """The exchange of two pairs, if it makes sense to propose it."""
        gain = want.value - give.value + self.relief
        if gain < self.manner.offered or give.shares_kind(want):
            return None
        best = NOTHING
        most = 0.0
        refused = 1.0
        for partner in self.listeners:
            chance = chance_with(self.state, self.glance, partner, give, want, self.manner)
            refused *= 1.0 - LISTENING * chance
            if chance > most:
                best, most = partner, chance
        if best != NOTHING and not self.is_public:
            # Who is ahead gets little help, but willingly a calamity.
            ahead = self.manner.jealousy * self.ahead[best]
            gain += -ahead if not self.relief else ahead
        to = EVERYBODY if self.is_public else best
        if best == NOTHING or gain <= 0.0 or is_made_already(self.standing, to, want):
            return None
        return Deal(to, give, want, gain * (1.0 - refused if self.is_public else most))


def best_deal(state: Mega, floor: Floor, seat: int, manner: Manner) -> Deal | None:
    """The deal that promises most: what it gains, by how likely somebody takes it."""
    best: Deal | None = None
    for deal in deals(state, floor, seat, manner):
        if best is None or deal.score > best.score:
            best = deal
    return best


def deals(state: Mega, floor: Floor, seat: int, manner: Manner) -> list[Deal]:
    """All deals that make sense to propose."""
    proposals = Proposals(state, floor, seat, manner)
    hand = hand_of(state, seat)
    given = pairs_to_give(state, hand, proposals.glance, proposals.listeners)
    wanted = pairs_to_want(state, hand, proposals.glance, proposals.listeners)
    found: list[Deal] = []
    for want in wanted:
        for give in given:
            deal = proposals.deal(give, want)
            if deal is not None:
                found.append(deal)
    return found


def pairs_to_give(state: Mega, hand: list[int], glance: Glance, partners: list[int]) -> list[Pair]:
    """Pairs of a hand that others seem to want more than it does; their value is the loss."""
    singles: list[tuple[float, int, int]] = []
    ranked: list[tuple[float, int, int, int]] = []
    values = state.lookup.good_value
    for kind in range(WATER):
        if not hand[kind]:
            continue
        most = 0.0
        for partner in partners:
            most = max(most, glance.wished[partner * GOODS + kind])
        loss = lost(state, hand, kind, 1)
        singles.append((loss - (2.0 * most + 1.0) * values[kind], kind, loss))
        if hand[kind] > 1:
            both = lost(state, hand, kind, 2)
            ranked.append((both - (4.0 * most + 4.0) * values[kind], kind, kind, both))
    singles.sort()
    return gathered(singles, ranked)


def pairs_to_want(state: Mega, hand: list[int], glance: Glance, partners: list[int]) -> list[Pair]:
    """Pairs that somebody may hold and a hand would gain most by; their value is the gain."""
    singles: list[tuple[float, int, int]] = []
    ranked: list[tuple[float, int, int, int]] = []
    for kind in range(WATER):
        if not hand[kind] or not can_grow(state, hand, kind):
            continue
        most = 0.0
        chance = 0.0
        for partner in partners:
            most = max(most, glance.expected[partner * GOODS + kind])
            chance = max(chance, glance.chance[partner * GOODS + kind])
        gain = gained(state, hand, kind, 1)
        singles.append((-gain * chance, kind, gain))
        if most >= 1.0:
            both = gained(state, hand, kind, 2)
            ranked.append((-both * min(1.0, most / 2.0), kind, kind, both))
    singles.sort()
    return gathered(singles, ranked)


def gathered(
    singles: list[tuple[float, int, int]], ranked: list[tuple[float, int, int, int]]
) -> list[Pair]:
    """The best pairs: of two different kinds, and of the same."""
    top = singles[: PICKED - 1]
    for place, one in enumerate(top):
        for other in top[place + 1 :]:
            ranked.append((one[0] + other[0], one[1], other[1], one[2] + other[2]))
    ranked.sort()
    return [Pair(first, second, value) for _, first, second, value in ranked[:PICKED]]


def chance_with(
    state: Mega, glance: Glance, partner: int, give: Pair, want: Pair, manner: Manner
) -> float:
    """How likely a player can and will take an offer."""
    row = partner * GOODS
    values = state.lookup.good_value
    first, second = want.first, want.second
    if first == second:
        held = glance.expected[row + first]
        chance = min(1.0, held / 2.0) ** 2
        loss = 4.0 * max(1.0, held - 1.0) * values[first] * glance.missed[row + first]
    else:
        chance = glance.chance[row + first] * glance.chance[row + second]
        loss = 0.0
        for kind in (first, second):
            held = max(1.0, glance.expected[row + kind])
            loss += (2.0 * held - 1.0) * values[kind] * glance.missed[row + kind]
    if chance <= 0.0:
        return 0.0
    if give.first == give.second:
        gain = (4.0 * glance.wished[row + give.first] + 4.0) * values[give.first]
    else:
        gain = (2.0 * glance.wished[row + give.first] + 1.0) * values[give.first]
        gain += (2.0 * glance.wished[row + give.second] + 1.0) * values[give.second]
    keen = 0.5 + (gain - loss - manner.tempting) / (2.0 * manner.keenness)
    return chance * max(0.0, min(1.0, keen))


def is_made_already(standing: list[Offer], to: int, want: Pair) -> bool:
    """Whether one's own standing offer asks the same of the same."""
    for offer in standing:
        is_same = offer.wanted == [want.first, want.second]
        if is_same and offer.to in (EVERYBODY, to):
            return True
    return False

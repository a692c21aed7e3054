"""Trade on the floor: offers that help both sides, and offers of others worth accepting.

Others' hands are those the seat imagines: the backs of their cards are true, and whatever it knows
of them. An offer is made to whom it seems to suit; calamities go along unnamed.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.glancing import Glance
from ziggurat.games.mega.counsel.holdings import (
    can_grow,
    gained,
    hand_of,
    harm_of,
    least_missed,
    lost,
    worst_calamity,
)
from ziggurat.games.mega.rules.floor import (
    Floor,
    accept_answer,
    make_offer_answer,
    offer_closed,
    offers_for,
    offers_seen,
    partners_of,
)
from ziggurat.games.mega.rules.floor_options import DONE
from ziggurat.games.mega.rules.offers import EVERYBODY, GIVES, MAKER, NAMED, TO, WANTED, WANTS
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, WATER
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

OFFERS: Final = 4
"""So many offers are made in a phase; more would be a nuisance."""
AUDIENCE: Final = 3
"""An offer is made to everybody as long as so many others still listen."""
LISTENING: Final = 0.6
"""How likely somebody who still listens comes to an offer before it is too late."""
UNKNOWN: Final = -3
"""What a card is worth that nobody has named: mostly little, now and then a calamity."""
ACCEPTED: Final = 3
"""What a trade has to gain to be accepted."""
OFFERED: Final = 4
"""What an offer has to gain for whoever makes it."""
TEMPTING: Final = 6.0
"""What an offer has to gain for another that he takes it or leaves it."""
KEENNESS: Final = 10.0
"""By how much more he takes it almost surely, by how much less almost never."""
RELIEF: Final = 0.6
"""What it is worth to offer a calamity to somebody who may not take it."""
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


def choose_trade(game: Mega, seat: int) -> Answer:
    """Accept the best standing offer, make one, or be done."""
    floor = game.decision()
    if not isinstance(floor, Floor):
        raise Broken("nobody trades now")
    accepted = best_acceptance(game, seat)
    if accepted is not None:
        return accepted
    if floor.made[seat] < min(OFFERS, game.offers_allowed) and not offer_closed(game, floor, seat):
        deal = best_deal(game, floor, seat)
        if deal is not None:
            return offer_of(game, seat, deal)
    return (DONE,)


# --- accepting


def best_acceptance(game: Mega, seat: int) -> Answer | None:
    """The acceptance that gains most, if any gains enough."""
    most = ACCEPTED
    best: list[int] = []
    cards: list[int] = []
    for offer in offers_for(game, seat):
        hand = hand_of(game, seat)
        gain = UNKNOWN * (offer[GIVES] - 2)
        paid = [offer[WANTED], offer[WANTED + 1]]
        for kind in paid:
            gain -= take_out(game, hand, kind)
        worst = worst_calamity(game, seat)
        while len(paid) < offer[WANTS]:
            if worst != NOTHING and worst not in paid:
                paid.append(worst)
                gain += harm_of(worst)
                continue
            kind = least_missed(game, hand)
            if kind == NOTHING:
                break
            gain -= take_out(game, hand, kind)
            paid.append(kind)
        if len(paid) < offer[WANTS]:
            continue
        for kind in offer[NAMED : NAMED + 2]:
            gain += gained(game, hand, kind, 1)
            hand[kind] += 1
        if gain > most:
            most, best, cards = gain, offer, paid
    return accept_answer(game, seat, best, sorted(cards)) if best else None


def take_out(game: Mega, hand: list[int], kind: int) -> int:
    """Take a card out of a hand; what the hand is worth less."""
    loss = lost(game, hand, kind, 1)
    hand[kind] -= 1
    return loss


# --- offering


def best_deal(game: Mega, floor: Floor, seat: int) -> Deal | None:
    """The deal that promises most: what it gains, by how likely somebody takes it."""
    partners = partners_of(game, floor, seat)
    listening = [other for other in partners if other not in floor.done]
    is_public = len(listening) >= AUDIENCE
    glance = Glance(game, seat, partners)
    mine = hand_of(game, seat)
    worst = worst_calamity(game, seat)
    relief = RELIEF * harm_of(worst) if worst != NOTHING else 0.0
    given = pairs_to_give(game, mine, glance, partners)
    wanted = pairs_to_want(game, mine, glance, partners)
    standing = [offer for offer in offers_seen(game, seat) if offer[MAKER] == seat]
    best: Deal | None = None
    for want in wanted:
        for give in given:
            gain = want.value - give.value + relief
            if gain < OFFERED or give.shares_kind(want):
                continue
            partner, chance = taker_of(
                game, glance, listening if is_public else partners, give, want
            )
            to = EVERYBODY if is_public else partner
            if chance <= 0.0 or is_made_already(standing, to, want):
                continue
            if is_public:
                chance = chance_of_any(game, glance, listening, give, want)
            score = gain * chance
            if best is None or score > best.score:
                best = Deal(to, give, want, score)
    return best


def pairs_to_give(game: Mega, hand: list[int], glance: Glance, partners: list[int]) -> list[Pair]:
    """Pairs of a hand that others seem to want more than it does; their value is the loss."""
    singles: list[tuple[float, int, int]] = []
    ranked: list[tuple[float, int, int, int]] = []
    values = game.tables.good_value
    for kind in range(WATER):
        if not hand[kind]:
            continue
        most = 0.0
        for partner in partners:
            most = max(most, glance.wished[partner * GOODS + kind])
        loss = lost(game, hand, kind, 1)
        singles.append((loss - (2.0 * most + 1.0) * values[kind], kind, loss))
        if hand[kind] > 1:
            both = lost(game, hand, kind, 2)
            ranked.append((both - (4.0 * most + 4.0) * values[kind], kind, kind, both))
    singles.sort()
    return gathered(singles, ranked)


def pairs_to_want(game: Mega, hand: list[int], glance: Glance, partners: list[int]) -> list[Pair]:
    """Pairs that somebody may hold and a hand would gain most by; their value is the gain."""
    singles: list[tuple[float, int, int]] = []
    ranked: list[tuple[float, int, int, int]] = []
    for kind in range(WATER):
        if not hand[kind] or not can_grow(game, hand, kind):
            continue
        most = 0.0
        chance = 0.0
        for partner in partners:
            most = max(most, glance.expected[partner * GOODS + kind])
            chance = max(chance, glance.chance[partner * GOODS + kind])
        gain = gained(game, hand, kind, 1)
        singles.append((-gain * chance, kind, gain))
        if most >= 1.0:
            both = gained(game, hand, kind, 2)
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


def taker_of(
    game: Mega, glance: Glance, partners: list[int], give: Pair, want: Pair
) -> tuple[int, float]:
    """Who takes an offer most likely, and how likely."""
    best = NOTHING
    most = 0.0
    for partner in partners:
        chance = chance_with(game, glance, partner, give, want)
        if chance > most:
            best, most = partner, chance
    return best, most


def chance_of_any(game: Mega, glance: Glance, partners: list[int], give: Pair, want: Pair) -> float:
    """How likely somebody takes an offer made to all who listen."""
    refused = 1.0
    for partner in partners:
        refused *= 1.0 - LISTENING * chance_with(game, glance, partner, give, want)
    return 1.0 - refused


def chance_with(game: Mega, glance: Glance, partner: int, give: Pair, want: Pair) -> float:
    """How likely a player can and will take an offer."""
    row = partner * GOODS
    values = game.tables.good_value
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
    keen = 0.5 + (gain - loss - TEMPTING) / (2.0 * KEENNESS)
    return chance * max(0.0, min(1.0, keen))


def is_made_already(standing: list[list[int]], to: int, want: Pair) -> bool:
    """Whether an own offer that stands asks the same of the same."""
    for offer in standing:
        is_same = offer[WANTED] == want.first and offer[WANTED + 1] == want.second
        if is_same and offer[TO] in (EVERYBODY, to):
            return True
    return False


def offer_of(game: Mega, seat: int, deal: Deal) -> Answer:
    """The offer of a deal: two cards named, and one more that is not missed."""
    hand = hand_of(game, seat)
    named = [deal.given.first, deal.given.second]
    for kind in named:
        hand[kind] -= 1
    cards = named[:]
    least = game.tables.figures.least_traded
    worst = worst_calamity(game, seat)
    if worst != NOTHING:
        cards.append(worst)
    while len(cards) < least:
        kind = least_missed(game, hand)
        if kind == NOTHING:
            return (DONE,)
        hand[kind] -= 1
        cards.append(kind)
    wanted = [deal.wanted.first, deal.wanted.second]
    return make_offer_answer(game, seat, sorted(cards), named, least, wanted, deal.partner)

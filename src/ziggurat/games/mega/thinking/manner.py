"""In what manner rules of thumb are followed: how much counts what.

Greedy has one manner for ever, so that its games stay what they are. Bots that search have another,
found by games against greedy, and vary it where they look for baskets worth comparing.
"""

from __future__ import annotations

from typing import Final


class Manner:
    """The weights of the rules of thumb; points are those of trade cards unless said otherwise."""

    __slots__ = (
        "accepted",
        "building",
        "credits",
        "dread",
        "envy",
        "harmless",
        "hope",
        "jealousy",
        "keenness",
        "margin",
        "offered",
        "offers",
        "point",
        "points",
        "powers",
        "relief",
        "reserve",
        "ripe",
        "seed",
        "tempting",
        "thrift",
        "unknown",
        "urgency",
    )

    offers: int
    """So many offers are made in a phase."""
    offered: float
    """What an offer has to gain for whoever makes it."""
    tempting: float
    """What an offer has to gain for another that he takes it or leaves it."""
    keenness: float
    """By how much more he takes it almost surely, by how much less almost never."""
    jealousy: float
    """How much less a deal is worth for each point a partner is ahead."""
    relief: float
    """What it is worth to offer a calamity to somebody who may not take it, for all of it."""
    accepted: float
    """What a trade has to gain to be accepted."""
    envy: float
    """How much more a trade has to gain for each point its maker is ahead."""
    unknown: float
    """What a card is worth that nobody has named: mostly little, now and then a calamity."""

    hope: float
    """How much more a card is worth than in the hand as it is: it may still be traded."""
    dread: float
    """What the danger of drawing a calamity takes off."""

    thrift: float
    """What points that are kept are worth beside those that are spent."""
    seed: float
    """What points are worth in cards from which sets may still grow."""
    ripe: int
    """A set worth so much is turned in."""
    building: float
    """What a special building is worth besides its victory points, in those."""
    point: float
    """Victory points that a point of trade is worth while there is time to use it."""
    points: float
    """How much the victory points of an advance count."""
    credits: float
    """How many advances a player is taken to buy in a turn: so often credits are of use."""
    powers: float
    """How much the powers of advances count."""
    harmless: float
    """Victory points a turn for each step by which an advance changes a calamity."""
    urgency: float
    """How much the requirements of the A.S.T. count."""

    reserve: int
    """Tokens an empire keeps to grow, unless the A.S.T. asks for cities now."""
    margin: int
    """Tokens kept beyond what cities need, for calamities."""

    def __init__(self) -> None:
        self.offers = 5
        self.offered = 4.0
        self.tempting = 6.0
        self.keenness = 10.0
        self.jealousy = 1.0
        self.relief = 0.6
        self.accepted = 3.0
        self.envy = 2.5
        self.unknown = -3.0
        self.hope = 1.3
        self.dread = 3.0
        self.thrift = 0.5
        self.seed = 4.0
        self.ripe = 90
        self.building = 1.5
        self.point = 0.02
        self.points = 1.0
        self.credits = 2.0
        self.powers = 1.0
        self.harmless = 0.015
        self.urgency = 1.0
        self.reserve = 12
        self.margin = 3


GREEDY: Final = Manner()
"""The manner of greedy: nobody changes it."""


def planning() -> Manner:
    """The manner of bots that search: they trade as often as they may, and for less."""
    manner = Manner()
    manner.offers = 8
    manner.tempting = 4.0
    manner.unknown = -1.0
    manner.accepted = 1.0
    return manner


PLANNING: Final = planning()

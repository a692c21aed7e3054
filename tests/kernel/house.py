"""An auction in which the house plays along: a game with a player that has no seat."""

from __future__ import annotations

from typing import ClassVar

from tests.kernel.auction import Auction, Table
from ziggurat.kernel.game import Outcome, Rival, Score


class HouseAuction(Auction):
    """The auction for one bidder or more; the house keeps what it was paid, and counts it."""

    name: ClassVar[str] = "house"
    seats: ClassVar[range] = range(1, 19)

    def outcome(self, state: Table) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        house = Score(state.house, {"coins": state.house})
        totals = [score.total for score in outcome.scores]
        places = [
            place + (house.total > total)
            for place, total in zip(outcome.places, totals, strict=True)
        ]
        rival = Rival("the house", 1 + sum(total > house.total for total in totals), house)
        return Outcome(places, outcome.reason, outcome.clause, outcome.scores, [rival])

"""Players without a seat: the game plays them itself, and they may come before everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.auction import Table
from tests.kernel.house import HouseAuction
from ziggurat.kernel.conformance import Law, Nonconforming, check_game
from ziggurat.kernel.game import Outcome, Rival, Score
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import read, replay, write


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_game_that_plays_a_rival_keeps_all_laws(seats: int) -> None:
    report = check_game(HouseAuction(), seats, seed=seats, every=4)
    assert report.ended


def test_a_rival_that_no_place_counts_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = HouseAuction.outcome

    def ahead(game: HouseAuction, state: Table) -> Outcome | None:
        outcome = sound(game, state)
        rival = Rival("the house", 1, Score(0, {}))
        if outcome is None:
            return None
        return Outcome([2, 2], outcome.reason, outcome.clause, outcome.scores, [rival, rival])

    monkeypatch.setattr(HouseAuction, "outcome", ahead)
    with pytest.raises(Nonconforming) as broken:
        check_game(HouseAuction(), 2, seed=1)
    assert broken.value.law == Law.OUTCOME


def test_where_only_a_rival_is_first_no_seat_wins() -> None:
    score = Score(3, {})
    outcome = Outcome([2, 3], "over", "", [score, score], [Rival("the house", 1, score)])
    assert outcome.winners() == []
    assert outcome.winning_rivals() == ["the house"]


def a_lone_match() -> Match[Any]:
    """A lone bidder who pays everything to the house for nothing."""
    match: Match[Any] = Match(HouseAuction(), seats=1, seed=b"alone", settings={"lots": 1})
    purse = match.state.purse[0]
    match.answer(0, f"bid: {purse}; manner: bold")
    match.answer(0, "none")
    return match


def test_a_lone_seat_can_come_second_and_the_record_says_so() -> None:
    match = a_lone_match()
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [2]
    text = write(match)
    assert "places: 2" in text
    assert replay(read(text), match.game).outcome() == outcome

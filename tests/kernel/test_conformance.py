"""The conformance suite itself: honest games pass, and every kind of fault meets its own law."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from tests.kernel.faults import FAULTS
from tests.kernel.voyage import Voyage
from ziggurat.kernel.conformance import Law, Nonconforming, check_game
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.game import Game


@pytest.mark.parametrize("seats", [2, 3, 7, 18])
def test_the_auction_keeps_all_laws(seats: int) -> None:
    report = check_game(Auction(), seats, seed=seats, every=4)
    assert report.ended
    assert report.redealt > 0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_bazaar_keeps_all_laws_at_every_single_position(seats: int) -> None:
    report = check_game(Bazaar(), seats, seed=seats, every=1)
    assert report.ended
    assert report.thorough == report.answers
    assert report.redealt > report.imagined * 0.9


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_branches_clashing_forms_and_vast_options_keep_all_laws(seats: int) -> None:
    report = check_game(Voyage(), seats, seed=seats, every=1)
    assert report.ended
    assert report.redealt > 0


def test_of_many_seats_only_some_are_looked_at_each_time() -> None:
    few = check_game(Voyage(), 18, seed=3, every=20, closely=2)
    all_of_them = check_game(Voyage(), 18, seed=3, every=20, closely=18)
    assert few.imagined == few.thorough * 3  # two seats and a spectator
    assert all_of_them.imagined == all_of_them.thorough * 19
    assert few.digests == all_of_them.digests


@pytest.mark.parametrize("coins", [40, 8000])
def test_options_too_many_to_show_or_to_list_keep_the_laws(coins: int) -> None:
    check_game(Auction(), 3, settings={"coins": coins}, seed=5, every=1)


def test_the_same_seed_gives_the_same_report_however_often_the_dear_laws_are_checked() -> None:
    often = check_game(Bazaar(), 3, seed=11, every=2)
    seldom = check_game(Bazaar(), 3, seed=11, every=50)
    assert often.digests == seldom.digests
    assert check_game(Bazaar(), 3, seed=12, every=50).digests != often.digests


def test_a_check_can_stop_early() -> None:
    report = check_game(Bazaar(), 3, positions=7)
    assert report.answers == 7
    assert len(report.digests) == 8
    assert not report.ended


def test_a_failure_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bazaar, "longest", lambda *_: 9)
    with pytest.raises(Nonconforming) as failure:
        check_game(Bazaar(), 3, seed=42)
    message = str(failure.value)
    assert "bazaar breaks the law that random play ends within the declared length" in message
    assert "seats=3, seed=42, days=3, after 9 moves; the last ones:" in message
    assert len(message.splitlines()) == 10  # the sentence, how to reproduce, the last 8 moves
    assert isinstance(failure.value, Broken)


@pytest.mark.parametrize("name", list(FAULTS))
def test_each_fault_is_caught_by_its_own_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, game, break_it = FAULTS[name]
    break_it(monkeypatch)
    with pytest.raises(Nonconforming) as failure:
        check_several(game())
    assert failure.value.law is law, str(failure.value)


def check_several(game: Game[Any]) -> None:
    """Long enough for a fault that does not show in every game."""
    for seed in range(4):
        check_game(game, 4, seed=seed, every=2)


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert {law for law, _, _ in FAULTS.values()} == set(Law)

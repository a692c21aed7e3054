"""Random games in both modes, with all modules and with each alone, keep all laws."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME
from ziggurat.games.monumental.terms import MODULES
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.game import Settings


@pytest.mark.parametrize("continuous", [0, 1])
@pytest.mark.parametrize(("seats", "automas"), [(1, 1), (1, 4), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_the_full_game_keeps_all_laws_in_both_modes(
    seats: int, automas: int, continuous: int
) -> None:
    settings: Settings = {"automas": automas, "continuous": continuous, "renaissance": continuous}
    report = check_game(GAME, seats, settings=settings, seed=seats, every=40)
    assert report.ended
    assert report.redealt > 0


@pytest.mark.parametrize("module", [*MODULES, "none"])
def test_the_game_with_one_module_alone_keeps_all_laws(module: str) -> None:
    settings: Settings = {"continuous": len(module) % 2, **dict.fromkeys(MODULES, 0)}
    if module != "none":
        settings[module] = 1
    assert check_game(GAME, 2, settings=settings, seed=5, every=60).ended

"""What the board is told about pieces: how far Explorers come, and for which Automa one chooses."""

from __future__ import annotations

import pytest

from tests.games.monumental.briefings import briefings, positions, ways_with
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.view.briefing_structs import Amounts, Briefing


@pytest.mark.clause("MO-5.8.1", "MO-5.8.2", "MO-5.8.3")
def test_a_walk_tells_how_far_an_explorer_comes_what_it_pays_and_what_it_can_do_there() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=1, gold=1)
    table.deposits("C3", science=1)
    briefing = GAME.briefing(table.state, table.player("greek"))
    assert isinstance(briefing, Briefing)
    first, second = briefing.walks
    assert (first.explorer, second.explorer, first.steps) == (0, 1, second.steps)
    assert first.steps["C2"] == 1
    assert first.steps["C3"] == 2
    assert "B2" not in first.steps
    assert max(first.steps.values()) == 2
    assert first.pays == (Amounts(military=1), Amounts(military=1, gold=1))
    assert first.deeds["C3"] == ("claim",)


@pytest.mark.clause("MO-5.8.1")
def test_the_nearest_tiles_of_a_walk_are_the_steps_that_can_be_answered() -> None:
    walks = 0
    for kind in ("act", "wander"):
        for state, seat, briefing in briefings(kind):
            near = {
                (f"explorer:{walk.explorer}", f"tile:{tile}")
                for walk in briefing.walks
                for tile, steps in walk.steps.items()
                if steps == 1
            }
            assert near == set(ways_with(state, seat, "explore"))
            walks += len(briefing.walks)
    assert walks


@pytest.mark.clause("MO-14.7")
def test_a_tie_tells_which_automa_it_is_about() -> None:
    ties = 0
    for state, seat in positions():
        if state.decision().kind.startswith("automa-"):
            briefing = GAME.briefing(state, seat)
            assert isinstance(briefing, Briefing)
            assert briefing.tie is not None
            assert state.is_automa(briefing.tie.player)
            ties += 1
    assert ties

"""A game is added by its folder and one line; then terminal, simulation and build know it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.fourth_game import COMMAND, ROOT, add_game, run_there
from tests.games.pebbles.game import GAME
from ziggurat.kernel.conformance import check_game

BUILT = f"""
import sys
sys.path.append({str(ROOT)!r})
from pathlib import Path
from tools.compile import hot_modules
print(*(path.relative_to(sys.argv[1]).as_posix() for path in hot_modules(Path(sys.argv[1]))))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return add_game("pebbles", tmp_path_factory.mktemp("package"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_of_every_game(seats: int) -> None:
    assert check_game(GAME, seats, seed=seats, every=1).ended


def test_it_is_played_in_the_terminal_with_its_own_look(package: Path) -> None:
    typed = "3\n" * 4
    asked = ("play", "pebbles", "--seats", "you,you", "--seed", "1", "--save", "game.zig")
    shown = run_there(package, COMMAND, *asked, typed=typed)
    assert "Heap: oooooooooooo" in shown
    assert "Amber takes 3 of the pebbles; 9 are left." in shown
    assert "The heap is gone." in shown
    assert "Basalt takes" in run_there(package, COMMAND, "replay", "game.zig")


def test_its_rules_are_read_clause_by_clause(package: Path) -> None:
    shown = run_there(package, COMMAND, "rules", "PB-2a")
    assert "Nobody takes more pebbles than are left." in shown
    assert "EX-01" in shown


def test_bots_play_it_in_a_simulation(package: Path) -> None:
    asked = ("simulate", "pebbles", "--seats", "greedy,random", "--games", "6", "--json")
    found = json.loads(run_there(package, COMMAND, *asked))
    assert found["games"] == 6


def test_the_native_build_compiles_its_modules(package: Path) -> None:
    modules = run_there(package, BUILT, str(package)).split()
    assert [each for each in modules if "pebbles" in each] == [
        "ziggurat/games/pebbles/state.py",
        "ziggurat/games/pebbles/rules.py",
    ]
    assert "ziggurat/kernel/state.py" in modules

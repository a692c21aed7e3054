"""What follows from the declarations of frames and states, for every game there is."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.kernel.twins import WAYS
from tools.compile import expanded
from ziggurat.games.registry import GAMES
from ziggurat.kernel import course, saving
from ziggurat.kernel import state as shapes
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Game, Settings, frames_of
from ziggurat.kernel.state import Frame, State

KEPT: dict[str, Any] = yaml.safe_load(
    Path(__file__).with_name("saved_fields.yaml").read_text(encoding="utf-8")
)
IS_NATIVE = not str(shapes.__file__).endswith(".py")
SETTINGS: dict[str, Settings] = {"mega": {"short": 1}}
"""The short game comes to every part of a turn soon."""


def positions(game: Game[Any]) -> list[State]:
    """Some positions of a game, in the middle of this and that."""
    settings = game.complete(SETTINGS.get(game.name, {}))
    state = game.setup(game.seats[1], settings, seed_from_number(7))
    dice = Dice(seed_from_number(8))
    found: list[State] = []
    while not state.is_over and len(found) < 12:
        found.append(state.copy())
        course.play_at_random(state, dice, 37)
    return found


def saved(game: Game[Any], state: State) -> bytes:
    return saving.save(game, state, game.seats[1], game.complete(SETTINGS.get(game.name, {})))


def indexes(state: State) -> list[object]:
    """What a state keeps for speed."""
    return [getattr(state, name) for name, _ in state.declared if name not in state.saved]


@pytest.mark.parametrize("name", GAMES)
def test_released_saves_follow_the_order_of_the_fields(name: str) -> None:
    game, kept = GAMES[name], KEPT[name]
    state = game.setup(game.seats[0], game.complete({}), seed_from_number(1))
    assert list(state.saved) == kept["saved"]
    assert {frame.kind: list(frame.fields) for frame in game.frames} == kept["frames"]


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_of_the_rules_is_known_to_saved_games_under_a_name_of_its_own(
    name: str,
) -> None:
    game = GAMES[name]
    for module in pkgutil.walk_packages(import_module(game.folder).__path__, f"{game.folder}."):
        import_module(module.name)
    assert set(game.frames) == set(frames_of(game.folder))
    kinds = [frame.kind for frame in game.frames]
    assert len(kinds) == len(set(kinds)) > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_position_is_copied_and_pickled_like_any_other_thing(name: str, way: Any) -> None:
    game = GAMES[name]
    for state in positions(game):
        before = saved(game, state)
        state.events = []
        twin = way(state)
        assert type(twin) is type(state)
        assert twin.events is None
        assert saved(game, twin) == before
        assert indexes(twin) == indexes(state)
        game.check(twin)
        course.play_at_random(twin, Dice(seed_from_number(9)), 60)
        assert saved(game, state) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_frame_is_copied_and_pickled_like_any_other_thing(name: str, way: Any) -> None:
    for state in positions(GAMES[name]):
        for frame in state.stack:
            assert saving.save_frame(way(frame)) == saving.save_frame(frame)


def declared_classes() -> list[type[Any]]:
    """The kernel's shapes, and every frame and state of the games."""
    waiting: list[type[Any]] = [Frame, State]
    found: list[type[Any]] = []
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("ziggurat."):
            found.append(kind)
    return found


@pytest.mark.skipif(IS_NATIVE, reason="native classes hold the text as code")
def test_the_build_compiles_what_was_written_from_the_declaration() -> None:
    modules: dict[str, dict[str, str]] = {}
    for kind in declared_classes():
        modules.setdefault(kind.__module__, {})[kind.__name__] = kind.written
    assert len(modules) > 80
    for name, texts in modules.items():
        source = inspect.getsource(sys.modules[name])
        tree = ast.parse(expanded(source, texts))
        kinds = {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}
        for known, text in texts.items():
            body = kinds[known].body
            written = ast.parse(text).body
            assert [*map(ast.dump, body[len(body) - len(written) :])] == [*map(ast.dump, written)]
            assert not kinds[known].keywords
            assert not any("transform" in ast.dump(each) for each in kinds[known].decorator_list)
            assert not [
                each.target
                for each in body
                if isinstance(each, ast.AnnAssign)
                and each.value is not None
                and not ast.unparse(each.annotation).startswith("ClassVar")
            ]

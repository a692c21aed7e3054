"""What the scenes for the plain board say of views: every field they name is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec.inspect as mi
import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.game import Game
from ziggurat.kernel.views import PlainScene


def fields_of(shape: mi.Type) -> Iterator[str]:
    """The names of all fields in a type, however deep."""
    match shape:
        case mi.StructType(fields=fields):
            for field in fields:
                yield field.encode_name
                yield from fields_of(field.type)
        case mi.DictType(value_type=inside) | mi.VarTupleType(item_type=inside):
            yield from fields_of(inside)
        case mi.UnionType(types=types):
            for each in types:
                yield from fields_of(each)


def plain_games() -> list[Game[Any]]:
    return [game for game in GAMES.values() if issubclass(game.scene_type, PlainScene)]


@pytest.mark.parametrize("game", plain_games(), ids=lambda game: game.name)
def test_a_scene_for_the_plain_board_speaks_only_of_fields_the_view_has(game: Game[Any]) -> None:
    scene = game.scene(game.seats[-1], game.complete({}))
    assert isinstance(scene, PlainScene)
    known = set(fields_of(mi.type_info(game.view_type)))
    lists = (scene.first, scene.players, scene.holders, scene.tallies, scene.unsaid)
    tables = (scene.columns, scene.counts, scene.titles)
    named = {scene.side, *(name for names in (*lists, *tables) for name in names)}
    assert named <= known, named - known


@pytest.mark.parametrize("game", plain_games(), ids=lambda game: game.name)
def test_the_map_of_a_table_is_one_of_which_there_is_a_picture(game: Game[Any]) -> None:
    for seats in game.seats:
        scene = game.scene(seats, game.complete({}))
        assert isinstance(scene, PlainScene)
        assert scene.map is not None
        pictured = {pick.name for pick in game.picks(scene.map.setting) if pick.has_picture}
        assert scene.map.pick in pictured

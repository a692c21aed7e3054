"""The scene of a table: what a screen that knows no game needs to name what a view shows."""

from __future__ import annotations

from typing import Any

from tests.games.monumental.proving_ground import map_text
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.view.scene import scene_of
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.views import MapPick

GAME = MonumentalGame()
SCENE = GAME.scene(2, GAME.complete({}))
IN_CARDS = ("city", "deck", "discard", "reserve", "wonders", "policies", "quests", "benefits")


def names_in(value: Any) -> list[str]:
    """All texts in a value, however deep."""
    if isinstance(value, tuple):
        return [name for each in value for name in names_in(each)]
    return [value] if isinstance(value, str) else []


def test_every_card_and_tile_of_a_view_has_a_name_and_can_be_asked_about() -> None:
    match = Match(GAME, seats=2, seed=seed_from_number(1), settings={})
    dice = Dice(b"any game")
    while not match.is_over:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    view = GAME.view(match.state, 0)
    things = SCENE.things
    ids = [
        name
        for player in view.players
        for key in IN_CARDS
        for name in names_in(getattr(player, key))
    ]
    ids += [*view.display, *(tile.id for tile in view.tiles)]
    for name in ids:
        assert (
            GAME.thing_name(match.state, things[name].thing).startswith(things[name].name)
            or things[name].thing == f"tile:{name}"
        )
        assert GAME.about(match.state, 0, things[name].thing)


def test_whatever_is_an_id_but_no_thing_has_words() -> None:
    match = Match(GAME, seats=1, seed=seed_from_number(1), settings={})
    view = GAME.view(match.state, 0)
    words = SCENE.names
    for player in view.players:
        assert words[player.civilization][:1].isupper()
    for tile in view.tiles:
        assert tile.terrain in words
        assert tile.token is None or tile.token in words
    assert set(view.modules) <= set(words)


def test_the_map_that_is_played_on_has_a_picture_unless_somebody_brought_it() -> None:
    assert SCENE.map == MapPick("map", "map_2p_1")
    assert GAME.scene(3, GAME.complete({})).map == MapPick("map", "map_3p_1")
    assert GAME.scene(1, GAME.complete({})).map == MapPick("map", "map_2p_1"), "an Automa plays"
    assert scene_of(lookup_of(map_text())).map is None

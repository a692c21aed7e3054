"""What settings offer to be pointed at: every game takes what it offers, and draws what it says."""

from __future__ import annotations

import pytest

from ziggurat.games.registry import GAMES, find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings

PICKED = [
    (game.name, setting.name)
    for game in GAMES.values()
    for setting in game.settings
    if game.picks(setting.name)
]


def deal(name: str, seats: int, settings: Settings) -> list[str]:
    """The sides of a new game with these settings."""
    game = find_game(name)
    state = game.setup(seats, game.complete(settings), b"picks")
    return [game.seat_name(state, seat) for seat in range(seats)]


def test_every_game_has_sides_and_maps_to_point_at() -> None:
    assert {game for game, _ in PICKED} == set(GAMES)
    by_seat = {(g, s.name) for g in GAMES for s in find_game(g).settings if s.is_by_seat}
    assert by_seat <= set(PICKED)
    assert {game for game, _ in by_seat} == set(GAMES)


@pytest.mark.parametrize(("name", "setting", "seats"), [
    ("revolt", "nations", 6), ("monumental", "civilizations", 4),
])  # fmt: skip
def test_sides_are_dealt_as_they_were_picked(name: str, setting: str, seats: int) -> None:
    picks = find_game(name).picks(setting)[:seats]
    text = ",".join(pick.name for pick in picks)
    assert deal(name, seats, {setting: text}) == [pick.title for pick in picks]


def test_the_civilizations_of_a_setup_are_dealt_as_they_were_picked() -> None:
    east = [pick for pick in find_game("mega").picks("civilizations") if "east" in pick.note]
    text = ",".join(pick.name for pick in east)
    assert sorted(deal("mega", 9, {"civilizations": text})) == sorted(p.title for p in east)


def test_every_shipped_map_can_be_played_on() -> None:
    for pick in find_game("monumental").picks("map"):
        seats = int(pick.note[0]) if pick.name else 3
        assert len(deal("monumental", seats, {"map": pick.name})) == seats


@pytest.mark.parametrize(("name", "setting"), PICKED)
def test_what_has_a_picture_is_drawn_and_nothing_else(name: str, setting: str) -> None:
    game = find_game(name)
    picks = game.picks(setting)
    # One picture of each kind is enough here: all of a kind are drawn by the same function.
    for pick in [pick for pick in picks if pick.has_picture][:1]:
        assert game.picture(setting, pick.name).startswith("<svg")
    for unknown in ("nowhere", *(pick.name for pick in picks if not pick.has_picture)):
        with pytest.raises(Invalid, match="no picture"):
            game.picture(setting, unknown)

"""From positions to pictures: what stands on the map is what the picture shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.maps.picture import draw_map
from ziggurat.games.monumental.maps.position import pieces_from_record, pieces_of
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY
from ziggurat.kernel import course, record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match

GAME = MonumentalGame()


def played(answers: int, seed: int = 1) -> Monumental:
    """A game of three after so many random answers."""
    state = GAME.setup(3, GAME.complete({}), seed_from_number(seed))
    course.play_at_random(state, Dice(seed_from_number(seed)), answers)
    return state


def test_at_the_start_everybody_stands_at_home() -> None:
    state = played(0)
    pieces = pieces_of(state)
    assert pieces.caption == "Round 1"
    assert len(pieces.players) == len(set(pieces.players)) == 3
    for player, tile in enumerate(state.capital):
        home = pieces.tiles[state.lookup.tile_label[tile]]
        assert (home.control, home.soldiers, home.warlord) == (player, 9, True)
        assert home.explorers == (player, player)
    harbors = [one for one in pieces.tiles.values() if "trade_benefit" in (one.tokens or ())]
    assert len(harbors) == 3


@pytest.mark.parametrize("answers", [50, 400])
def test_later_the_picture_shows_what_has_been_conquered(answers: int) -> None:
    state = played(answers)
    pieces = pieces_of(state)
    held = [one for one in pieces.tiles.values() if one.control is not None]
    assert len(held) == sum(owner != NOBODY for owner in state.control)
    assert sum(one.soldiers for one in pieces.tiles.values()) == sum(state.soldiers)
    assert sum(len(one.explorers) for one in pieces.tiles.values()) == 6
    assert sum(one.warlord for one in pieces.tiles.values()) == 3
    picture = draw_map(read_maps()[state.lookup.map_id], pieces)
    assert picture.count('class="held-edge') == len(held)


def test_a_record_gives_the_pieces_of_its_last_position(tmp_path: Path) -> None:
    match = Match(GAME, seats=2, seed=seed_from_number(3))
    dice = Dice(seed_from_number(4))
    while len(match.moves) < 60:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    path = tmp_path / "game.zig"
    path.write_text(record.write(match), encoding="utf-8")
    maps = read_maps()
    assert pieces_from_record(path, maps["map_2p_1"]) == pieces_of(match.state)
    with pytest.raises(Invalid, match=r"was played on the map One Day.*not on Approaching"):
        pieces_from_record(path, maps["map_2p_3"])


def test_a_file_that_is_no_record_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "game.zig"
    path.write_text("no record", encoding="utf-8")
    with pytest.raises(Invalid, match=r"game\.zig"):
        pieces_from_record(path, read_maps()["map_2p_1"])

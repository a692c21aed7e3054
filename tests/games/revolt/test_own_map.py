"""A player's own map plays without a line of code."""

from pathlib import Path

import pytest

from tests.games.revolt.random_play import random_match
from tests.games.revolt.table import GAME
from ziggurat.cli.arguments import read_map
from ziggurat.kernel import record
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

FOUR_CORNERS = """\
# A lake between four capitals, with mountains in the north and a forest in the south.
board:
  id: four-corners
  projection: {name: albers, lat_1: 38, lat_2: 46, lat_0: 42, lon_0: 12}
  frame_km: {west: -900, south: -900, east: 900, north: 900}

regions:
  - {id: roma, name: Roma, kind: capital, nation: rome, centre: [6, 46]}
  - {id: avaricum, name: Avaricum, kind: capital, nation: gaul, centre: [18, 46]}
  - {id: carthago, name: Carthago, kind: capital, nation: carthage, centre: [6, 38]}
  - {id: pella, name: Pella, kind: capital, nation: macedonia, centre: [18, 38]}
  - {id: north, name: Northfield, kind: land, nation: rome, resource: food, centre: [9, 46]}
  - {id: ridge, name: Ridge, kind: land, nation: gaul, resource: gold, centre: [12, 46]}
  - {id: grove, name: Grove, kind: land, nation: gaul, resource: wood, centre: [15, 46]}
  - {id: south, name: Southfield, kind: land, nation: carthage, resource: food, centre: [9, 38]}
  - {id: mine, name: Mine, kind: land, nation: macedonia, resource: gold, centre: [12, 38]}
  - {id: wood, name: Old Wood, kind: land, nation: macedonia, resource: wood, centre: [15, 38]}
  - {id: west, name: Westfield, kind: land, resource: food, centre: [6, 42]}
  - {id: pit, name: Pit, kind: land, resource: gold, centre: [18, 42]}
  - {id: copse, name: Copse, kind: land, resource: wood, centre: [18, 40]}
  - {id: market, name: Market, kind: city, city: 1, centre: [6, 40]}
  - {id: camp, name: Camp, kind: city, city: 2, centre: [18, 44]}
  - {id: gate, name: Gate, kind: city, city: 13, centre: [6, 44]}
  - {id: hills, name: Free Hills, kind: mercenary, mercenaries: illyrii, centre: [12, 44]}
  - {id: isle, name: Isle, kind: tech_island, centre: [12, 42]}

borders:
  - {a: roma, b: north, kind: land}
  - {a: north, b: ridge, kind: mountain, name: High Ridge}
  - {a: ridge, b: grove, kind: land}
  - {a: grove, b: avaricum, kind: land}
  - {a: avaricum, b: camp, kind: land}
  - {a: camp, b: pit, kind: land}
  - {a: pit, b: copse, kind: land}
  - {a: copse, b: pella, kind: land}
  - {a: pella, b: wood, kind: land}
  - {a: wood, b: mine, kind: forest}
  - {a: mine, b: south, kind: land}
  - {a: south, b: carthago, kind: land}
  - {a: carthago, b: market, kind: land}
  - {a: market, b: west, kind: land}
  - {a: west, b: gate, kind: land}
  - {a: gate, b: roma, kind: land}
  - {a: ridge, b: hills, kind: land}
  - {a: hills, b: mine, kind: strait}

coasts:
  - {id: roma, region: roma, sea: lake}
  - {id: avaricum, region: avaricum, sea: lake}
  - {id: carthago, region: carthago, sea: lake}
  - {id: pella, region: pella, sea: lake}
  - {id: market, region: market, sea: lake}
  - {id: hills, region: hills, sea: lake}
  - {id: isle, region: isle, sea: lake}

coast_links:
  - [carthago, market]

trade_routes:
  - {id: a, a: roma, b: isle}
  - {id: b, a: avaricum, b: isle}
  - {id: c, a: carthago, b: isle}
  - {id: d, a: pella, b: isle}
  - {id: e, a: hills, b: isle}

seas:
  - {id: lake, name: Inner Lake, centre: [12, 41]}
"""
ON_IT: Settings = {"map": FOUR_CORNERS, "rounds": 40}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_games_on_an_own_map_keep_all_laws(seats: int) -> None:
    report = check_game(GAME, seats, settings=ON_IT, seed=seats, every=40)
    assert report.answers > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_on_an_own_map_come_to_an_end(seats: int) -> None:
    for seed in range(5):
        match = random_match(seats, seed, ON_IT)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.reason in GAME.endings
        assert match.state.round <= 40


def test_the_names_of_the_own_map_stand_in_views_and_options() -> None:
    match = Match(GAME, seats=2, seed=b"own", settings=ON_IT | {"nations": "rome,gaul"})
    view = GAME.view(match.state, 0)
    assert view.map == "four-corners"
    assert [region.id for region in view.regions][:2] == ["roma", "avaricum"]
    options = match.options(0)
    moves = [options.write(answer) for answer in options.answers()]
    assert {"attack roma>north", "attack roma>gate"} <= set(moves)


def test_more_players_than_capitals_are_refused_with_a_sentence() -> None:
    with pytest.raises(Invalid) as refusal:
        Match(GAME, seats=5, seed=b"own", settings=ON_IT)
    assert str(refusal.value) == "This map has 4 capitals, too few for 5 players."


def test_a_nation_without_a_capital_on_the_map_is_refused_with_those_there_are() -> None:
    with pytest.raises(Invalid, match=r"no nation 'egypt' on this map; there are rome, carthage"):
        Match(GAME, seats=2, seed=b"own", settings=ON_IT | {"nations": "rome,egypt"})


def test_a_wrong_map_is_refused_with_entry_and_reason() -> None:
    wrong = FOUR_CORNERS.replace("{a: grove, b: avaricum, kind", "{a: grave, b: avaricum, kind")
    with pytest.raises(Invalid) as refusal:
        Match(GAME, seats=2, seed=b"own", settings={"map": wrong})
    assert "borders, grave - avaricum: there is no region 'grave'" in str(refusal.value)
    assert "did you mean 'grove'?" in str(refusal.value)


@pytest.mark.clause("ER-14e", "ER-17d", "ER-28")
def test_nobody_lands_in_a_closed_mercenary_region_that_has_a_coast() -> None:
    closed = FOUR_CORNERS.replace("mercenaries: illyrii", "mercenaries: nubae")
    match = Match(
        GAME, seats=2, seed=b"own", settings=ON_IT | {"map": closed, "nations": "rome,gaul"}
    )
    state = match.state
    ship = state.add_ship(0, state.lookup.berth_id.index("hills"))
    state.move_troop(state.troops_of[0][0], state.deck(ship))
    with pytest.raises(Illegal, match="ER-28: There is no land to enter"):
        match.answer(0, "land hills")


@pytest.mark.clause("ER-60")
def test_a_region_called_like_a_word_of_the_notation_is_read_as_the_region() -> None:
    odd = FOUR_CORNERS.replace("north,", "island,")
    match = Match(GAME, seats=2, seed=b"own", settings={"map": odd, "nations": "rome,gaul"})
    state = match.state
    state.take_control(state.lookup.region_id.index("island"), 0)
    state.hand[:3] = [1, 2, 1]
    match.answer(0, "tech irrigation island")
    assert [move.text for move in match.moves] == ["tech irrigation island"]
    assert sum(state.chipped) == 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("id: market, name", "id: Market, name", "regions, Market: an id is written in small"),
        ("id: market, region", "id: market#2, region", "coasts, market#2: an id is written"),
        ("id: a, a: roma", "id: a+, a: roma", "trade_routes, a+: an id is written in small"),
        ("id: a, a: roma", "id: market, a: roma", "trade_routes, market: a coast has this id"),
    ],
)
def test_ids_that_moves_could_not_be_written_with_are_refused(
    old: str, new: str, told: str
) -> None:
    assert old in FOUR_CORNERS
    with pytest.raises(Invalid) as refusal:
        Match(GAME, seats=2, seed=b"own", settings={"map": FOUR_CORNERS.replace(old, new)})
    assert told in str(refusal.value)


def test_a_map_file_is_read_for_the_setting(tmp_path: Path) -> None:
    path = tmp_path / "corners.yaml"
    path.write_text(FOUR_CORNERS, encoding="utf-8")
    assert read_map(GAME, path) == FOUR_CORNERS
    path.write_text(FOUR_CORNERS.replace("resource: food", "resource: fish"), encoding="utf-8")
    with pytest.raises(Invalid, match=r"corners\.yaml"):
        read_map(GAME, path)


def test_the_record_of_a_game_on_an_own_map_carries_the_map_and_replays() -> None:
    match = random_match(3, 7, ON_IT)
    text = record.write(match)
    assert "| board:" in text
    again = record.read(text)
    assert again.settings["map"] == FOUR_CORNERS
    replayed = record.replay(again, GAME)
    assert replayed.digest() == match.digest()
    assert replayed.outcome() == match.outcome()


def test_a_record_with_a_changed_map_is_refused() -> None:
    text = record.write(random_match(2, 3, ON_IT))
    changed = text.replace("kind: mountain, name: High Ridge", "kind: land")
    assert changed != text
    with pytest.raises(Invalid, match="The record is wrong at move 1"):
        record.replay(record.read(changed), GAME)

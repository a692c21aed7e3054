"""Bots of new tables: their levels, characters and names."""

import asyncio
from pathlib import Path

import pytest

from tests.kernel.auction import Auction
from tests.server.tables.moody import Moody
from tests.server.tables.scenes import ME, opened
from ziggurat.bots.registry import LEVELS
from ziggurat.games.registry import GAMES
from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import NewTable, SeatPlan
from ziggurat.server.tables.seated_bots import require_bot, seat_bots, tempered

TABLE = "a table"


GAME = Moody()


def test_bots_of_one_level_are_given_different_characters() -> None:
    given = tempered(GAME, TABLE, dict.fromkeys(range(3), "planner"))
    assert set(given.values()) == {"planner/miser", "planner/crassus", "planner/fool"}


def test_a_character_somebody_has_named_is_not_dealt_once_more() -> None:
    given = tempered(GAME, TABLE, {0: "master/fool", 2: "greedy", 3: "planner"})
    assert given[0] == "master/fool"
    assert {given[2], given[3]} in (
        {"greedy/miser", "planner/crassus"},
        {"greedy/crassus", "planner/miser"},
    )


def test_not_every_table_begins_with_the_same_character() -> None:
    firsts = {tempered(GAME, f"table {number}", {1: "greedy"})[1] for number in range(20)}
    assert len(firsts) == 3


def test_beginners_and_chance_have_no_character_unless_it_is_named() -> None:
    wanted = {0: "novice", 1: "random", 2: "novice/fool"}
    assert tempered(GAME, TABLE, wanted) == wanted


def test_a_game_without_characters_has_plain_bots() -> None:
    assert tempered(Auction(), TABLE, {0: "planner"}) == {0: "planner"}


def test_a_character_is_a_byname_or_the_name_itself_and_no_two_bots_share_one() -> None:
    wanted = {0: "planner/miser", 1: "planner/crassus", 2: "master/crassus", 3: "novice"}
    names = [row.name for row in seat_bots(GAME, TABLE, wanted)]
    assert names[0].endswith(" the Miser")
    assert names[1:3] == ["Crassus", "Crassus II"]
    assert " " not in names[3]
    many = seat_bots(GAME, TABLE, dict.fromkeys(range(18), "greedy/crassus"))
    assert len({row.name for row in many}) == 18


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("planer", "no bot 'planer'"),
        ("planner/boss", "no character 'boss'. Characters are: miser, crassus, fool"),
        ("planner/", "no character ''"),
        ("random/fool", "'random' has no characters"),
        ("os:system", "no bot 'os:system'"),
        ("planner/fool:system", "no character 'fool:system'"),
        ("/fool", "no bot '/fool'"),
    ],
)
def test_what_is_no_bot_or_no_character_is_refused_with_what_there_is(
    bot: str, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        require_bot(GAME, bot, tuple(LEVELS))


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_character_of_a_game_can_sit_down(game: str) -> None:
    played = GAMES[game]
    for level in LEVELS:
        require_bot(played, level, tuple(LEVELS))
        for character in played.characters():
            if LEVELS[level].has_characters:
                require_bot(played, f"{level}/{character.name}", tuple(LEVELS))


def test_a_table_shows_the_level_apart_from_the_character(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            host = await scene.person("ann")
            seats = [ME, SeatPlan("bot", "master/miser")]
            made = await scene.tables.make(host, NewTable(game="moody", seats=seats))
            bot = (await scene.tables.show(made, host)).standing.seats[1]
            assert (bot.bot, bot.character) == ("master", "miser")
            assert bot.name.endswith(" the Miser")
            await scene.tables.start(made, host)
            record = await scene.tables.record(made, is_trusted=True)
            assert f"{bot.name} (master)" in record
            await scene.answer(made, "ann", None)
            await scene.settle()
            assert ("moody", 1, "master/miser") in scene.thinker.asked

    asyncio.run(story())

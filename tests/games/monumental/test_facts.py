"""Names of things, all there is to know about them, and words on answers."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.terms import PLACES
from ziggurat.kernel.errors import Invalid

THREE = ("zulu", "malians", "greek")
ALL = {
    "trade": 1, "future": 1, "reserve": 1, "unrest": 1, "natural_wonders": 1, "heroes": 1,
    "monsters": 1,
}  # fmt: skip


def facts(table: Table, thing: str, seat: int | None = 0) -> dict[str, str]:
    """The facts in words."""
    found = GAME.about(table.state, seat, thing)
    return {GAME.words(table.state, k): GAME.words(table.state, v) for k, v in found}


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("card:granary", "Granary"),
        ("tile:D5", "the Capital of Zululand, D5"),
        ("tile:C2", "Plains C2"),
        ("seat:1", "Mali"),
        ("automa:2", "Greece (Automa)"),
        ("resource:gold", "Gold"),
        ("place:0", "the upper left place of the city"),
        ("place:4", "the middle place of the city"),
        ("explorer:1", "Explorer 2"),
        ("deck:3", "the Reserve deck 3"),
    ],
)
def test_everything_has_a_name(thing: str, name: str) -> None:
    table = Table(*THREE, automas=1)
    assert GAME.thing_name(table.state, thing) == name
    assert facts(table, thing)


@pytest.mark.parametrize(
    "thing",
    [
        "card:atlantis",
        "tile:Z9",
        "seat:2",
        "automa:0",
        "place:9",
        "deck:4",
        "explorer:x",
        "",
        "a:b",
    ],
)
def test_what_there_is_not_is_refused(thing: str) -> None:
    table = Table(*THREE, automas=1)
    with pytest.raises(Invalid, match="There is nothing called"):
        GAME.about(table.state, 0, thing)


def test_every_printed_thing_and_every_tile_can_be_told_about() -> None:
    table = Table(*THREE, **ALL)
    things = [f"card:{name}" for name in table.state.lookup.kind_id]
    things += [f"tile:{label}" for label in table.state.lookup.tile_label]
    things += [f"place:{place}" for place in range(PLACES)]
    for thing in things:
        for seat in (0, None):
            assert all(facts(table, thing, seat).values()), thing


def test_a_card_tells_its_price_yield_text_and_place() -> None:
    table = Table(*THREE)
    table.display("temple", "granary")
    table.supply("zulu", production=4)
    told = facts(table, "card:granary")
    assert told["Costs"] == "4 Production"
    assert told["Gives"] == "3 Production"
    assert told["For you"] == "4 Production: you can pay it"
    assert told["Lies"] == "in the display, 2 from the far end"
    table.supply("zulu")
    assert facts(table, "card:granary")["For you"] == "4 Production: more than you have"


def test_a_wonder_under_construction_tells_what_completing_it_costs() -> None:
    table = Table(*THREE)
    table.display("granary")
    table.builds("zulu", "colossus")
    told = facts(table, "card:colossus")
    assert told["To complete"] == "4 Production"
    assert told["To complete for you"].startswith("4 Production")


def test_a_tile_tells_its_defence_part_by_part_and_what_it_would_cost() -> None:
    table = Table(*THREE)
    table.holds("malians", "C4", 2)
    table.wonder_at("C4", "colossus")
    told = facts(table, "tile:C4")
    assert told["Held by"] == "Mali"
    assert told["Pieces"] == "2 Soldiers"
    assert told["Defence"] == "5: Oasis 1, units 2, Wonder 2"
    assert told["For you"] == "5 Military to conquer"
    assert facts(table, "tile:D1")["For you"].endswith("not next to a tile of yours (MO-7.2)")


@pytest.mark.clause("AE-7.2", "AE-2.1.7")
def test_facts_tell_a_seat_its_own_secrets_and_no_others() -> None:
    table = Table(*THREE, trade=1, quests=1)
    table.quests("zulu", "q_scholar")
    table.benefits("zulu", "tb_timber")
    own, other = facts(table, "seat:0", 0), facts(table, "seat:0", 1)
    assert own["Quests"] == "Scholar"
    assert own["Trade Benefits"] == "Timber Shipment"
    assert other["Quests"] == "1 secret"
    assert other["Trade Benefits"] == "1"
    assert "Zululand: Trade Benefits" not in facts(table, "card:tb_timber", 1).get("Lies", "")


def test_a_player_tells_how_every_point_was_made() -> None:
    table = Table(*THREE)
    table.policies("zulu", "cattle_wealth")
    told = facts(table, "seat:0")["Points now"]
    assert told == "9: Knowledge 1, Policies 2, most Knowledge 3, most Policies 3"


# --- words on answers


def words(table: Table, civilization: str, move: str) -> tuple[str, str]:
    """The remark on an answer and its purpose."""
    answer = table.options(civilization).read(move)
    seat = table.player(civilization)
    return GAME.remark(table.state, seat, answer), GAME.purpose(table.state, seat, answer)


def test_an_acquisition_is_remarked_by_the_cards_text() -> None:
    table = Table(*THREE)
    table.display("granary", "writing", "colossus")
    table.acts("zulu")
    assert words(table, "zulu", "acquire granary") == ("Gain 3 Production.", "for a stronger city")
    assert words(table, "zulu", "acquire writing")[1] == "for a point, and for the most Knowledge"
    assert words(table, "zulu", "acquire colossus")[1] == "to build a Wonder"


def test_a_conquest_is_remarked_by_what_lies_there() -> None:
    table = Table(*THREE, natural_wonders=1, trade=1)
    table.acts("zulu")
    assert words(table, "zulu", "conquer C4")[0] == "Barbarians to plunder"
    assert words(table, "zulu", "conquer C5")[0] == "Barbarians to plunder, a Trade Benefit"
    table.holds("malians", "C4")
    assert words(table, "zulu", "conquer C4")[0] == "held by Mali"


def test_investing_is_remarked_when_it_reaches_a_benefit() -> None:
    table = Table(*THREE, trade=1)
    table.acts("zulu")
    assert words(table, "zulu", "invest")[0] == ""
    table.trade("zulu", 2)
    assert words(table, "zulu", "invest")[0] == "reaches a space with a Trade Benefit"


def test_ending_a_turn_is_remarked_by_what_is_lost() -> None:
    table = Table(*THREE)
    table.acts("zulu")
    assert words(table, "zulu", "end") == ("", "nothing better is left to do")
    table.supply("zulu", production=2, science=1, gold=3)
    assert words(table, "zulu", "end")[0] == "you lose 2 Production and 1 Science"

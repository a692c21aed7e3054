"""Words players read and write: printed names, prices as they are paid, tiles named once."""

from __future__ import annotations

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import GAME, Table
from tests.games.monumental.test_acquiring import market
from tests.games.monumental.test_terrain import foothills
from ziggurat.games.monumental.words.notation import read_kind, read_tile
from ziggurat.kernel.errors import Invalid


def label(table: Table, civilization: str, move: str) -> str:
    """What the button of an answer says."""
    options = table.options(civilization)
    return GAME.words(table.state, options.label(options.read(move)))


def test_every_card_and_token_is_read_by_its_id_and_by_its_printed_name() -> None:
    state = Table("zulu", "malians").state
    lookup = state.lookup
    for kind, name in enumerate(lookup.kind_name):
        assert read_kind(state, lookup.kind_id[kind]) == kind
        assert lookup.kind_name[read_kind(state, f" {name.upper()} ")] == name


@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        ("acquire abu simbel", "MO-5.1.1", "Abu Simbel is no card of the display."),
        ("basic Abu Simbel", "MO-5.2.1", "Abu Simbel is no Basic Building with cards left"),
        ("reserved Great Mosque of Djenne", "AE-3.2.4", "is no card of your reserve."),
        ("develop abu simbel", "MO-8.1", "Abu Simbel is no Cultural Policy of your own"),
        ("hire Hannibal Barca", "MO-12.7", "The Heroes module is not in use."),
        ("benefit Gold Dust", "AE-2.1.8", "Gold Dust is no Trade Benefit you have to use."),
        ("goods arms market", "MO-5.8.5", "Arms Market is no Market token you have to use."),
    ],
)
def test_a_printed_name_gets_the_true_reason(move: str, clause: str, reason: str) -> None:
    table = market("granary", production=9)
    assert reason in table.refuses("zulu", move, clause)


def test_a_tile_may_be_written_with_its_terrain_before_its_label() -> None:
    table = ground("greek", "egyptian")
    state = table.state
    foothills_tile = read_tile(state, "B4")
    assert read_tile(state, "Foothills b4") == foothills_tile
    name = GAME.thing_name(state, "tile:D5")
    assert name.startswith("the Capital of")
    assert read_tile(state, name) == read_tile(state, "d5")
    with pytest.raises(Invalid, match="no tile of this map"):
        read_tile(state, "Harbor B4")
    assert table.options("greek").read("conquer foothills B4 with the Warlord") == (
        table.options("greek").read("conquer b4 with warlord")
    )


@pytest.mark.clause("MO-3.4")
def test_a_price_tells_the_gold_that_stands_for_what_is_missing() -> None:
    table = market("irrigation", "granary", science=1, gold=3, production=4)
    assert (
        label(table, "zulu", "acquire irrigation")
        == "Irrigation for 3 Science (1 Science and 2 Gold)"
    )
    assert label(table, "zulu", "acquire granary") == "Granary for 4 Production"
    assert label(table, "zulu", "progress").endswith("for 2 Science (1 Science and 1 Gold)")
    table.does("zulu", "acquire irrigation")
    assert "pays 1 Science and 2 Gold for Irrigation" in table.told()
    assert table.has("zulu") == "4P 1G"


@pytest.mark.clause("AE-5.1.3")
def test_foothills_are_named_once() -> None:
    table = foothills(attacker_gold=2, defender_gold=2)
    assert "Foothills B4" in table.prompt("egyptian")
    assert "Foothills Foothills" not in table.prompt("egyptian")
    table.does("egyptian", "1")
    assert table.prompt("greek").startswith("The attack on Foothills B4 costs you 1 Gold too.")


@pytest.mark.clause("AE-5.1.3")
def test_a_toll_of_nothing_is_told_as_nothing() -> None:
    table = foothills(attacker_gold=2, defender_gold=2)
    table.does("egyptian", "0")
    assert "pays nothing for the Foothills." in table.told()


@pytest.mark.clause("MO-4.1.1")
@pytest.mark.parametrize(
    ("cards", "words"), [("unrest", "1 Unrest leaves"), ("unrest unrest", "2 Unrest leave")]
)
def test_unrest_that_leaves_is_counted_right(cards: str, words: str) -> None:
    table = Table("zulu", "malians", unrest=1)
    table.city(
        "zulu", f"{cards} {'fort ' * (3 - len(cards.split()))}", "fort fort fort", "fort " * 3
    )
    table.turn_of("zulu")
    assert words in label(table, "zulu", "row 1 column 1")

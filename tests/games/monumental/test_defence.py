"""What a Province is worth in Defence, and what can be attacked at all (MO-6, MO-1)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.conquest.defence import is_province, parts_of_defence


def no_tokens() -> Table:
    """The ground between Greeks and Egyptians without Exploration tokens."""
    table = ground("greek", "egyptian")
    for label in ("A5", "B1", "B3", "D3"):
        table.token(label)
    return table


@pytest.mark.clause("MO-6.1", "MO-6.2", "MO-6.5", "MO-6.5.1")
@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("B1", 1),
        ("C2", 1),
        ("C4", 1),
        ("C3", 1),
        ("A5", 1),
        ("A1", 2),
        ("A2", 2),
        ("B5", 2),
        ("B4", 2),
        ("A3", 3),
        ("B6", 4),
    ],
)
def test_a_bare_province_defends_with_its_terrain(label: str, value: int) -> None:
    assert no_tokens().defence(label) == value


@pytest.mark.clause("MO-6.5.2", "MO-1.4", "MO-1.3")
def test_each_soldier_and_the_warlord_add_one() -> None:
    table = no_tokens()
    assert table.soldiers("B2") == 9
    table.holds("greek", "B1", 2, warlord=True)
    assert table.defence("B1") == 1 + 3


@pytest.mark.clause("MO-1.4")
def test_explorers_are_no_military() -> None:
    table = no_tokens()
    table.holds("greek", "B1", 1)
    table.explorers("greek", "B1", "B1")
    assert table.defence("B1") == 1 + 1


@pytest.mark.clause("MO-6.5.2")
def test_the_warlord_of_another_place_adds_nothing() -> None:
    table = no_tokens()
    table.holds("greek", "B1", 1)
    assert table.warlord_at("greek") == "B2"
    assert table.defence("B1") == 1 + 1


@pytest.mark.clause("MO-6.5.3", "MO-5.7.3")
def test_an_outpost_adds_three() -> None:
    table = no_tokens()
    table.holds("greek", "B1", 1, outpost=True)
    assert table.defence("B1") == 1 + 1 + 3


@pytest.mark.clause("MO-6.5.4", "MO-5.4.4")
def test_a_wonder_token_adds_two_for_whoever_holds_it() -> None:
    table = no_tokens()
    table.wonder_at("B1", "great_library")
    table.holds("egyptian", "B1", 1)
    assert table.defence("B1") == 1 + 1 + 2


@pytest.mark.clause("MO-6.5.5", "AE-6.2")
def test_only_a_face_up_natural_wonder_adds_two() -> None:
    table = ground("greek", "egyptian", natural_wonders=1)
    table.natural("C1", "kilimanjaro")
    assert table.defence("C1") == 3
    table.natural("C1", "kilimanjaro", shown=True)
    assert table.defence("C1") == 3 + 2


@pytest.mark.clause("MO-6.5.6")
@pytest.mark.parametrize(("token", "points"), [("barb_a", 1), ("mtok_impundulu", 1), ("city_a", 2)])
def test_an_exploration_token_adds_what_its_back_shows(token: str, points: int) -> None:
    table = no_tokens()
    table.token("B1", token)
    assert table.defence("B1") == 1 + points


@pytest.mark.clause("MO-6.5.7", "MO-13.5")
def test_each_monster_adds_two() -> None:
    table = no_tokens()
    table.monster("B1", "impundulu")
    assert table.defence("B1") == 1 + 2
    table.monster("B1", "grootslang")
    assert table.defence("B1") == 1 + 4


@pytest.mark.clause("MO-6.5.8")
def test_cards_of_the_defender_add_to_it_and_cards_of_others_do_not() -> None:
    table = ground("greek", "egyptian", heroes=1)
    table.holds("greek", "B1", 1)
    table.hero("egyptian", "amanirenas")
    assert table.defence("B1") == 1 + 1
    table.hero("greek", "amanirenas")
    assert table.defence("B1") == 1 + 1 + 1


@pytest.mark.clause("MO-6.5")
def test_the_parts_of_the_defence_add_up_to_it() -> None:
    table = ground("greek", "egyptian", heroes=1)
    table.holds("greek", "B1", 2, warlord=True, outpost=True)
    table.hero("greek", "amanirenas")
    table.monster("B1", "grootslang")
    parts = parts_of_defence(table.state, table.tile("B1"))
    assert parts == [
        ("Plains", 1),
        ("units", 3),
        ("Outpost", 3),
        ("Monsters", 2),
        ("cards of the defender", 1),
    ]
    assert table.defence("B1") == sum(points for _, points in parts)


@pytest.mark.clause("MO-6.5.9", "AE-9.1")
def test_the_defence_is_never_less_than_one() -> None:
    table = no_tokens()
    value = table.state.lookup.value
    tile = table.tile("B1")
    before = value[tile]
    value[tile] = 0
    try:
        assert table.defence("B1") == 1
    finally:
        value[tile] = before


@pytest.mark.clause("MO-1.9")
def test_capitals_and_water_are_no_provinces() -> None:
    table = no_tokens()
    provinces = [
        label
        for tile, label in enumerate(table.state.lookup.tile_label)
        if is_province(table.state, tile)
    ]
    assert len(provinces) == 30 - 3
    assert not {"B2", "D5", "A4"} & set(provinces)


@pytest.mark.clause("MO-6.3")
def test_water_can_be_neither_conquered_nor_entered_by_units() -> None:
    table = no_tokens()
    table.holds("greek", "B3", 1)
    table.supply("greek", military=20)
    assert table.refuses("greek", "conquer A4", "MO-6.3")
    assert "A4" not in table.neighbours("B3")


@pytest.mark.clause("MO-6.4", "AE-5.1.6")
def test_harbors_coasts_and_provinces_beside_water_are_coastal() -> None:
    table = no_tokens()
    lookup = table.state.lookup
    coastal = {label for label, is_so in zip(lookup.tile_label, lookup.coastal) if is_so}
    assert coastal == {"A3", "A5", "A6", "B3", "B4", "C2"}


@pytest.mark.clause("MO-6.6")
def test_capitals_cannot_be_attacked() -> None:
    table = no_tokens()
    table.holds("greek", "D4", 1)
    table.supply("greek", military=20)
    assert table.refuses("greek", "conquer D5", "MO-6.6")


@pytest.mark.clause("MO-6.6")
def test_a_volcano_bears_no_outpost() -> None:
    table = no_tokens()
    table.holds("greek", "B6", 3)
    assert table.refuses("greek", "outpost B6", "MO-6.6")

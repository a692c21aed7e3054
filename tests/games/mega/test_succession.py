"""Phase 13: the A.S.T. and the end of the game (ME-H1 to ME-H9, ME-H13, ME-W3, ME-W4)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.rules.phase_13_succession import (
    epoch_at,
    meets_requirement,
    missing_for_step,
)
from ziggurat.games.mega.rules.scoring import ending_clause, score_of
from ziggurat.games.mega.terms import (
    BY_LIMIT,
    BY_SUCCESSION,
    EARLY_BRONZE_AGE,
    EARLY_IRON_AGE,
    LATE_BRONZE_AGE,
    LATE_IRON_AGE,
    MIDDLE_BRONZE_AGE,
    ONGOING,
    STONE_AGE,
    SUCCESSION,
)


def step_of(table: Table, civilization: str) -> int:
    """Where a marker stands."""
    return table.state.step[table.player(civilization)]


def costs(table: Table, civilization: str) -> list[int]:
    """What a civilization's advances cost, as printed."""
    lookup = table.state.lookup
    return [
        lookup.advance_cost[lookup.advance_id.index(name)]
        for name in table.advances_of(civilization)
    ]


def cheap_advances(table: Table, count: int) -> list[str]:
    """So many advances that cost less than 100."""
    lookup = table.state.lookup
    cheap = [name for name, cost in zip(lookup.advance_id, lookup.advance_cost) if cost < 100]
    assert len(cheap) >= count
    return cheap[:count]


def empire(civilization: str, step: int, cities: int, *advances: str, expert: int = 0) -> Table:
    """A civilization on a step with so many cities and these advances."""
    table = Table(*FIVE, expert=expert)
    table.step(civilization, step)
    table.cities(civilization, cities)
    table.advances(civilization, *advances)
    return table


def moved(table: Table, civilization: str) -> int:
    """Play the phase; how far the marker moved."""
    before = step_of(table, civilization)
    table.phase(SUCCESSION)
    return step_of(table, civilization) - before


# --- markers


@pytest.mark.clause("ME-H1", "ME-H2", "ME-H3")
def test_everybody_moves_one_step_in_the_stone_age_whatever_he_has() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    table.cities("saba", 9)
    table.phase(SUCCESSION)
    assert table.state.step == [1, 1, 1, 1, 1]
    lines = [line for line in table.told().splitlines() if "goes on" in line]
    assert [line.split()[0].lower() for line in lines] == list(FIVE)


@pytest.mark.clause("ME-H3", "ME-H5")
def test_ex_65_a_row_with_a_longer_early_bronze_age_asks_for_less() -> None:
    table = empire("babylon", 7, 3, "mysticism", "pottery")
    assert moved(table, "babylon") == 0
    table = Table(players=9, board="west")
    table.step("celt", 7)
    table.cities("celt", 3)
    table.advances("celt", "mysticism", "pottery")
    assert moved(table, "celt") == 1


@pytest.mark.clause("ME-H3")
@pytest.mark.parametrize(
    ("step", "cities", "advances"),
    [
        (4, 2, ()),
        (7, 3, ("mysticism", "pottery", "music")),
        (10, 3, ("law", "agriculture", "medicine")),
        (13, 4, ("library", "mathematics")),
        (14, 5, ("library", "mathematics", "roadbuilding")),
    ],
)
def test_with_the_basic_table_each_epoch_asks_for_its_cities_and_advances(
    step: int, cities: int, advances: tuple[str, ...]
) -> None:
    assert moved(empire("babylon", step, cities, *advances), "babylon") == 1
    assert moved(empire("babylon", step, cities - 1, *advances), "babylon") == 0
    if advances:
        assert moved(empire("babylon", step, cities, *advances[1:]), "babylon") == 0


@pytest.mark.clause("ME-H3", "ME-H4")
def test_printed_costs_decide_whether_an_advance_counts() -> None:
    table = empire("babylon", 10, 3, "law", "agriculture", "medicine", "coinage")
    assert sorted(costs(table, "babylon")) == [90, 120, 140, 150]
    assert meets_requirement(table.state, 1)
    table.advances("babylon", "law", "agriculture", "coinage", "mysticism")
    assert not meets_requirement(table.state, 1)
    table.credits("babylon", science=90)
    assert not meets_requirement(table.state, 1)


@pytest.mark.clause("ME-H3")
def test_the_requirement_holds_inside_an_epoch_as_well() -> None:
    assert moved(empire("babylon", 5, 2), "babylon") == 1
    assert moved(empire("babylon", 6, 1), "babylon") == 0


@pytest.mark.clause("ME-H3")
@pytest.mark.parametrize(
    ("step", "cities", "cheap", "dear"),
    [
        (4, 3, 0, ()),
        (7, 3, 5, ()),
        (10, 4, 12, ()),
        (13, 5, 10, ("library", "mathematics", "roadbuilding", "public_works", "military", "law")),
        (
            14,
            6,
            17,
            (
                "library",
                "mathematics",
                "roadbuilding",
                "public_works",
                "monotheism",
                "diaspora",
                "law",
            ),
        ),
    ],
)
def test_with_the_expert_table_each_epoch_asks_for_more(
    step: int, cities: int, cheap: int, dear: tuple[str, ...]
) -> None:
    table = Table(*FIVE, expert=1)
    held = (*cheap_advances(table, cheap), *dear)
    assert moved(empire("babylon", step, cities, *held, expert=1), "babylon") == 1
    assert moved(empire("babylon", step, cities - 1, *held, expert=1), "babylon") == 0
    if cheap:
        assert moved(empire("babylon", step, cities, *held[1:], expert=1), "babylon") == 0
    if dear:
        assert moved(empire("babylon", step, cities, *held[:-1], expert=1), "babylon") == 0


@pytest.mark.clause("ME-H4", "ME-AD-WONDER-OF-THE-WORLD", "ME-H8")
def test_ex_66_wonder_of_the_world_counts_as_a_city_and_the_game_ends() -> None:
    table = empire("babylon", 14, 4, "wonder_of_the_world", "library", "mathematics")
    assert min(costs(table, "babylon")) >= 200
    assert moved(table, "babylon") == 1
    assert table.state.is_over
    assert table.state.ending == BY_SUCCESSION


@pytest.mark.clause("ME-H5")
@pytest.mark.parametrize(
    ("expert", "long_stone_age", "others"),
    [(0, ("minoa", "saba"), (5, 8)), (1, ("minoa", "saba", "kushan", "iberia"), (5, 8))],
)
def test_rows_differ_in_where_epochs_begin(
    expert: int, long_stone_age: tuple[str, ...], others: tuple[int, int]
) -> None:
    lookup = lookup_of(18, "east", expert, 0)
    longer = ("celt", "carthage", "iberia", "parthia")
    for number, name in enumerate(lookup.civ_id):
        row = lookup.epoch[number]
        early, middle = others
        if name in long_stone_age:
            early = 6
        if not expert and name in (*long_stone_age, *longer):
            middle = 9
        firsts = [row.index(epoch) for epoch in range(EARLY_BRONZE_AGE, LATE_IRON_AGE + 1)]
        assert firsts == [early, middle, 11, 14, 15], name
        assert row == sorted(row)
        assert len(row) == lookup.last_step + 1 == (17 if expert else 16)


@pytest.mark.clause("ME-H5")
def test_the_epoch_of_a_step_is_that_of_ones_own_row() -> None:
    table = Table(*FIVE)
    saba, babylon = table.player("saba"), table.player("babylon")
    assert [epoch_at(table.state, saba, step) for step in (0, 5, 6, 8, 9)] == [
        STONE_AGE,
        STONE_AGE,
        EARLY_BRONZE_AGE,
        EARLY_BRONZE_AGE,
        MIDDLE_BRONZE_AGE,
    ]
    assert [epoch_at(table.state, babylon, step) for step in (4, 5, 8, 11, 14, 15)] == [
        STONE_AGE,
        EARLY_BRONZE_AGE,
        MIDDLE_BRONZE_AGE,
        LATE_BRONZE_AGE,
        EARLY_IRON_AGE,
        LATE_IRON_AGE,
    ]


@pytest.mark.clause("ME-H6")
def test_ex_67_with_the_expert_table_a_player_without_cities_falls_back() -> None:
    table = empire("babylon", 6, 0, expert=1)
    assert moved(table, "babylon") == -1
    assert "falls back without cities to step 5" in table.told()
    assert moved(empire("babylon", 2, 0, expert=1), "babylon") == 1
    assert moved(empire("babylon", 4, 0, expert=1), "babylon") == 0, "the last of the Stone Age"


@pytest.mark.clause("ME-H6")
def test_with_the_basic_table_nobody_falls_back() -> None:
    assert moved(empire("babylon", 6, 0), "babylon") == 0


@pytest.mark.clause("ME-H6.1", "ME-AD-WONDER-OF-THE-WORLD")
def test_wonder_of_the_world_keeps_its_holder_from_falling_back() -> None:
    table = empire("babylon", 6, 0, "wonder_of_the_world", expert=1)
    assert moved(table, "babylon") == 0


@pytest.mark.clause("ME-H7")
def test_a_marker_that_went_back_this_turn_may_go_forward_again() -> None:
    table = empire("babylon", 6, 3)
    table.state.step[1] -= 1  # what Regression does in phase 9
    assert moved(table, "babylon") == 1
    assert step_of(table, "babylon") == 6


@pytest.mark.clause("ME-H2", "ME-H9")
def test_no_marker_goes_beyond_the_last_step() -> None:
    table = Table(*FIVE, expert=1)
    table.cities("babylon", 9)
    table.state.advances[1] = (1 << 51) - 1
    table.step("babylon", 15)
    table.state.end_turn = 17
    table.turn(17)
    assert moved(table, "babylon") == 1
    assert moved(table, "babylon") == 0
    assert missing_for_step(table.state, 1) == []


@pytest.mark.clause("ME-H3")
def test_what_is_missing_for_the_next_step_is_told_in_words() -> None:
    table = empire("babylon", 13, 3, "library")
    assert missing_for_step(table.state, 1) == [
        "1 more city",
        "1 more advance costing 200 or more",
    ]
    table = empire("babylon", 13, 3, "library", "pottery", expert=1)
    assert missing_for_step(table.state, 1) == [
        "2 more cities",
        "9 more advances costing less than 100",
        "31 more victory points in advances",
    ]
    assert missing_for_step(table.state, 0) == []


# --- the end


def about_to_enter(*civilizations: str, table: Table) -> Table:
    """These civilizations stand on step 14 with everything that step 15 asks for."""
    for civilization in civilizations:
        table.step(civilization, 14)
        table.cities(civilization, 6)
        table.state.advances[table.player(civilization)] = (1 << 51) - 1
    return table


@pytest.mark.clause("ME-H8")
def test_with_the_basic_table_the_game_ends_at_once_after_all_markers_have_moved() -> None:
    table = about_to_enter("saba", table=Table(*FIVE))
    table.turn(17)
    table.phase(SUCCESSION)
    assert table.state.is_over
    assert table.state.ending == BY_SUCCESSION
    assert ending_clause(table.state) == "ME-H8"
    assert table.state.step == [15, 1, 1, 1, 1], "those ranked behind Saba have moved, too"
    assert table.state.places[0] == 1


@pytest.mark.clause("ME-H9")
def test_ex_68_with_the_expert_table_one_more_turn_is_played() -> None:
    table = about_to_enter("saba", table=Table(*FIVE, expert=1))
    table.turn(17)
    table.phase(SUCCESSION)
    assert table.state.ending == ONGOING
    assert "One more turn is played." in table.told()
    table.turn(18)
    table.phase(SUCCESSION)
    assert table.state.ending == BY_SUCCESSION
    assert ending_clause(table.state) == "ME-H9"
    assert step_of(table, "saba") == 16


@pytest.mark.clause("ME-H9", "ME-W4")
def test_the_game_ends_though_the_marker_moves_back_in_the_last_turn_and_the_bonus_stays() -> None:
    table = about_to_enter("saba", table=Table(*FIVE, expert=1))
    table.turn(17)
    table.phase(SUCCESSION)
    for area in table.cities_of("saba"):
        table.city("nubia", area)
    table.advances("saba")
    table.turn(18)
    table.phase(SUCCESSION)
    assert step_of(table, "saba") == 14
    assert table.state.ending == BY_SUCCESSION
    assert score_of(table.state, 0).parts["Late Iron Age"] == 5


@pytest.mark.clause("ME-W4", "ME-W3")
def test_who_enters_in_the_last_turn_of_the_expert_table_is_too_late_for_the_bonus() -> None:
    table = about_to_enter("saba", table=Table(*FIVE, expert=1))
    table.turn(17)
    table.phase(SUCCESSION)
    about_to_enter("nubia", table=table)
    table.turn(18)
    table.phase(SUCCESSION)
    assert step_of(table, "nubia") == 15
    assert table.state.late_iron == [0]


@pytest.mark.clause("ME-W3")
def test_the_bonus_is_for_a_single_player() -> None:
    table = about_to_enter("nubia", table=Table(*FIVE))
    table.phase(SUCCESSION)
    assert [score_of(table.state, player).parts["Late Iron Age"] for player in range(5)] == [
        0,
        0,
        0,
        5,
        0,
    ]
    table = about_to_enter("nubia", "saba", table=Table(*FIVE))
    table.phase(SUCCESSION)
    assert table.state.late_iron == []


@pytest.mark.clause("ME-W3")
def test_ex_70_with_two_blocks_one_player_of_each_may_have_the_bonus() -> None:
    table = about_to_enter("minoa", "saba", table=Table(players=18))
    table.phase(SUCCESSION)
    both = sorted([table.player("minoa"), table.player("saba")])
    assert table.state.late_iron == both
    table = about_to_enter("minoa", "hellas", table=Table(players=18))
    table.phase(SUCCESSION)
    assert table.state.late_iron == []
    table = about_to_enter("minoa", "hellas", "saba", table=Table(players=18))
    table.phase(SUCCESSION)
    assert table.state.late_iron == []


@pytest.mark.clause("ME-H13", "ME-H13.1")
def test_ex_97_without_a_number_of_turns_the_game_ends_after_turn_thirty() -> None:
    table = Table(*FIVE)
    assert table.state.turn_limit == 30
    table.turn(29)
    table.phase(SUCCESSION)
    assert table.state.ending == ONGOING
    table.turn(30)
    table.phase(SUCCESSION)
    assert table.state.is_over
    assert table.state.ending == BY_LIMIT
    assert ending_clause(table.state) == "ME-H13"
    assert sorted(table.state.places) == [1, 2, 3, 4, 5]
    assert table.state.step == [2, 2, 2, 2, 2], "phase 13 of the last turn is played"


@pytest.mark.clause("ME-H13")
def test_a_number_of_turns_that_was_agreed_on_ends_the_game() -> None:
    table = Table(*FIVE, turns=4)
    table.turn(3)
    table.phase(SUCCESSION)
    assert table.state.ending == ONGOING
    table.turn(4)
    table.phase(SUCCESSION)
    assert table.state.ending == BY_LIMIT


@pytest.mark.clause("ME-H13", "ME-H8")
def test_reaching_the_end_in_the_last_turn_is_an_end_by_succession() -> None:
    table = about_to_enter("nubia", table=Table(*FIVE, turns=17))
    table.turn(17)
    table.phase(SUCCESSION)
    assert table.state.ending == BY_SUCCESSION


@pytest.mark.clause("ME-H10")
def test_cards_go_back_only_if_the_game_goes_on() -> None:
    table = Table(*FIVE)
    table.discard_pile(3, "salt", "salt")
    table.phase(SUCCESSION)
    assert table.discards_of(3) == []
    assert table.stack_of(3) == ["salt", "salt"]
    table = Table(*FIVE, turns=1)
    table.discard_pile(3, "salt")
    table.phase(SUCCESSION)
    assert table.discards_of(3) == ["salt"]

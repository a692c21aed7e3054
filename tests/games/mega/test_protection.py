"""Conflict situations, and what Diplomacy and Cultural Ascendancy forbid (ME-M15 to ME-M23)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_03_movement.protection import (
    entry_refusal,
    in_conflict,
    room_to_enter,
)


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def refusal(table: Table, civilization: str, area: str, count: int = 1) -> str:
    """Why tokens may not enter."""
    player = table.player(civilization)
    return str(entry_refusal(table.state, player, table.area(area), count) or "")


def clause(table: Table, civilization: str, area: str, count: int = 1) -> str:
    """The clause that keeps tokens out, or nothing."""
    return refusal(table, civilization, area, count).partition(":")[0]


# --- conflict situations


@pytest.mark.clause("ME-M15", "ME-M16")
def test_tokens_of_several_players_above_the_limit_are_a_conflict() -> None:
    table = east()
    ur = table.area("ur")
    table.tokens("saba", "ur", 5)
    assert not in_conflict(table.state, ur), "one player alone is none"
    table.tokens("saba", "ur", 1)
    table.tokens("babylon", "ur", 1)
    assert not in_conflict(table.state, ur)
    table.tokens("babylon", "ur", 2)
    assert in_conflict(table.state, ur)
    table.tokens("babylon", "ur", 0)
    table.barbarians("ur", 2)
    assert in_conflict(table.state, ur), "barbarians are included"
    table.tokens("saba", "ur", 0)
    assert not in_conflict(table.state, ur)


@pytest.mark.clause("ME-M15", "ME-M17")
def test_tokens_with_anothers_city_or_a_pirate_city_are_a_conflict() -> None:
    table = east()
    ur = table.area("ur")
    table.city("babylon", "ur")
    table.tokens("babylon", "ur", 3)
    assert not in_conflict(table.state, ur)
    table.tokens("saba", "ur", 1)
    assert in_conflict(table.state, ur)
    table.tokens("saba", "ur", 0)
    table.barbarians("ur", 1)
    assert in_conflict(table.state, ur)
    table.tokens("babylon", "ur", 0)
    table.pirates("ur")
    assert not in_conflict(table.state, ur), "barbarians are at home with pirates"
    table.tokens("babylon", "ur", 1)
    assert in_conflict(table.state, ur)


@pytest.mark.clause("ME-M15.1", "ME-G8")
def test_the_printed_limit_counts_for_conflicts() -> None:
    table = east()
    table.advances("saba", "agriculture")
    table.building("nubian_pyramid", "babylon", "ur")
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 1)
    assert in_conflict(table.state, table.area("ur"))


@pytest.mark.clause("ME-M15")
def test_a_conflict_disappears_when_later_moves_undo_it() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 1)
    table.census(saba=9)
    table.phase(3)
    assert in_conflict(table.state, table.area("ur"))
    table.does("saba", "march ur", "babylon*2")
    assert not in_conflict(table.state, table.area("ur"))


# --- Diplomacy


@pytest.mark.clause("ME-M18", "ME-AD-DIPLOMACY", "ME-AD-MILITARY")
def test_ex_16_diplomacy_keeps_others_out_of_city_areas() -> None:
    table = east()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy")
    table.advances("persia", "military")
    table.advances("nubia", "diplomacy")
    assert clause(table, "saba", "ur") == "ME-M18"
    assert "Diplomacy" in refusal(table, "saba", "ur")
    assert clause(table, "babylon", "ur") == ""
    assert clause(table, "persia", "ur") == ""
    assert clause(table, "nubia", "ur") == ""
    # Persia entered before and stayed.
    table.tokens("persia", "ur", 1)
    assert clause(table, "saba", "ur") == ""


@pytest.mark.clause("ME-M18", "ME-AD-DIPLOMACY")
def test_diplomacy_protects_cities_and_not_tokens() -> None:
    table = east()
    table.advances("babylon", "diplomacy")
    table.tokens("babylon", "ur", 2)
    assert clause(table, "saba", "ur", 5) == ""
    table.city("persia", "susa")
    table.tokens("babylon", "susa", 1)
    assert clause(table, "saba", "susa") == ""


@pytest.mark.clause("ME-M18")
def test_the_menu_of_a_movement_keeps_to_the_protection() -> None:
    table = east()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy")
    table.tokens("saba", "babylon", 3)
    table.census(saba=9)
    table.phase(3)
    table.does("saba", "march babylon")
    assert not [move for move in table.moves("saba") if move.startswith("ur")]
    told = table.refuses("saba", "ur*1", "ME-M18")
    assert "Babylon" in told
    table.does("saba", "stay", "done")


# --- Cultural Ascendancy


@pytest.mark.clause("ME-M19", "ME-AD-CULTURAL-ASCENDANCY", "ME-AD-ADVANCED-MILITARY")
def test_nobody_may_cause_conflict_with_units_of_an_ascendant_culture() -> None:
    table = east()
    table.tokens("babylon", "susa", 1)
    table.advances("babylon", "cultural_ascendancy")
    table.advances("persia", "advanced_military")
    table.advances("nubia", "cultural_ascendancy")
    assert clause(table, "saba", "susa", 2) == "", "within the limit of 3 they coexist"
    assert clause(table, "saba", "susa", 3) == "ME-M19"
    assert room_to_enter(table.state, 0, table.area("susa")) == 2
    assert clause(table, "persia", "susa", 3) == ""
    assert clause(table, "nubia", "susa", 3) == ""
    assert clause(table, "babylon", "susa", 9) == ""
    table.city("babylon", "ur")
    assert clause(table, "saba", "ur") == "ME-M19"
    assert "you may not attack the city" in refusal(table, "saba", "ur")


@pytest.mark.clause("ME-M19")
def test_whoever_holds_the_first_seat_is_protected_like_the_others() -> None:
    table = east()
    table.tokens("saba", "ur", 1)
    table.advances("saba", "cultural_ascendancy")
    assert clause(table, "babylon", "ur", 1) == ""
    assert clause(table, "babylon", "ur", 2) == "ME-M19"


@pytest.mark.clause("ME-M19", "ME-AD-CULTURAL-ASCENDANCY")
def test_where_there_is_conflict_already_anybody_may_join() -> None:
    table = east()
    table.tokens("babylon", "susa", 2)
    table.tokens("nubia", "susa", 2)
    table.advances("babylon", "cultural_ascendancy")
    assert clause(table, "saba", "susa", 5) == ""


@pytest.mark.clause("ME-M19")
def test_a_third_players_conflict_is_forbidden_where_an_ascendant_culture_has_units() -> None:
    table = east()
    table.tokens("babylon", "susa", 1)
    table.tokens("nubia", "susa", 2)
    table.advances("babylon", "cultural_ascendancy")
    assert clause(table, "nubia", "susa") == "ME-M19", "the area is full"
    table.tokens("babylon", "susa", 0)
    assert clause(table, "saba", "susa", 5) == ""


@pytest.mark.clause("ME-M19", "ME-M23")
def test_ex_17_military_does_not_help_against_cultural_ascendancy() -> None:
    table = east()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy", "cultural_ascendancy")
    table.advances("saba", "military")
    assert clause(table, "saba", "ur") == "ME-M19"


@pytest.mark.clause("ME-M23", "ME-AD-ADVANCED-MILITARY")
def test_advanced_military_does_not_help_against_diplomacy() -> None:
    table = east()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy", "cultural_ascendancy")
    table.advances("saba", "advanced_military")
    assert clause(table, "saba", "ur") == "ME-M18"
    table.advances("saba", "advanced_military", "military")
    assert clause(table, "saba", "ur") == ""


@pytest.mark.clause("ME-M20", "ME-AD-DIPLOMACY", "ME-AD-CULTURAL-ASCENDANCY")
def test_barbarians_are_not_bound() -> None:
    table = east()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy", "cultural_ascendancy")
    assert clause(table, "wild", "ur", 15) == ""


@pytest.mark.clause("ME-M20")
def test_protection_does_not_stop_expansion() -> None:
    table = east()
    table.tokens("babylon", "ur", 1)
    table.tokens("saba", "ur", 1)
    table.advances("babylon", "cultural_ascendancy")
    table.phase(2)
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (2, 2)


@pytest.mark.clause("ME-M21", "ME-M19")
def test_own_tokens_may_defend_a_city_before_or_after_the_attackers() -> None:
    table = east()
    table.city("babylon", "ur")
    table.tokens("babylon", "babylon", 3)
    table.tokens("saba", "ur", 2)
    table.census(babylon=9)
    table.phase(3)
    table.does("babylon", "march babylon", "ur*3")
    assert table.at("babylon", "ur") == 3
    assert clause(table, "babylon", "ur") == ""


@pytest.mark.clause("ME-M17")
def test_an_unprotected_city_or_a_pirate_city_may_be_attacked_by_one_token() -> None:
    table = east()
    table.city("babylon", "ur")
    table.pirates("susa")
    assert clause(table, "saba", "ur") == ""
    assert clause(table, "saba", "susa") == ""


@pytest.mark.clause("ME-M22")
def test_an_area_out_of_play_is_closed_to_all() -> None:
    table = east()
    table.closed("ur")
    assert clause(table, "saba", "ur") == "ME-M22"
    assert clause(table, "wild", "ur") == "ME-M22"

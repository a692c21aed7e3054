"""Volcanic Eruption or Earthquake (ME-K2N)."""

import pytest

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table

NAME = "volcanic_eruption_earthquake"


@pytest.mark.clause("ME-K2N", "ME-K12", "ME-G12")
def test_ex_73_an_eruption_destroys_all_units_at_the_volcano() -> None:
    table = five()
    table.city("parthia", "eastern_media", "nisa")
    table.tokens("parthia", "hecatompylos", 2)
    table.city("babylon", "hecatompylos")
    table.tokens("babylon", "hecatompylos", 1)
    strike(table, "parthia", NAME)
    assert is_over(table)
    assert table.cities_of("parthia") == ["nisa"]
    assert table.cities_of("babylon") == []
    assert table.at("parthia", "hecatompylos") == table.at("babylon", "hecatompylos") == 0


@pytest.mark.clause("ME-K2N")
def test_ex_73_without_a_city_at_a_volcano_there_is_an_earthquake() -> None:
    table = five()
    table.city("parthia", "nisa", "merv")
    table.city("babylon", "hecatompylos")
    strike(table, "parthia", NAME)
    assert table.moves("parthia") == ["nisa", "merv"]
    table.does("parthia", "nisa")
    assert table.owner("nisa") is None
    assert table.moves("parthia") == ["hecatompylos", "merv"]
    table.does("parthia", "hecatompylos")
    assert (table.owner("hecatompylos"), table.at("babylon", "hecatompylos")) == (None, 2)
    assert table.cities_of("parthia") == ["merv"]


@pytest.mark.clause("ME-K2N", "ME-AD-ENGINEERING")
def test_engineering_reduces_the_own_city_instead() -> None:
    table = five()
    table.city("parthia", "nisa", "toprak_kala")
    table.advances("parthia", "engineering")
    strike(table, "parthia", NAME)
    table.does("parthia", "nisa")
    assert (table.owner("nisa"), table.at("parthia", "nisa")) == (None, 2)
    # There is no city next to Nisa: that part is void.
    assert is_over(table)


@pytest.mark.clause("ME-K2N")
def test_the_victims_own_city_next_to_it_is_reduced_if_there_is_no_other() -> None:
    table = five()
    table.city("parthia", "nisa", "merv")
    strike(table, "parthia", NAME)
    table.does("parthia", "nisa")
    assert is_over(table)
    assert (table.cities_of("parthia"), table.at("parthia", "merv")) == ([], 1)


@pytest.mark.clause("ME-K2N.1")
def test_without_any_city_nothing_happens() -> None:
    table = five()
    table.tokens("parthia", "eastern_media", 3)
    strike(table, "parthia", NAME)
    assert is_over(table)
    assert table.at("parthia", "eastern_media") == 3


@pytest.mark.clause("ME-K2N.1")
def test_an_eruption_destroys_barbarians_and_pirates_too() -> None:
    table = five()
    table.city("parthia", "eastern_media")
    table.pirates("hecatompylos")
    table.barbarians("hecatompylos", 2)
    strike(table, "parthia", NAME)
    assert (table.owner("hecatompylos"), table.at("wild", "hecatompylos")) == (None, 0)
    assert (table.state.pirates_left, table.state.barbarians_left) == (18, 50)


@pytest.mark.clause("ME-K2N.1")
def test_a_pirate_city_cannot_be_chosen_in_an_earthquake() -> None:
    table = five()
    table.city("parthia", "nisa")
    table.pirates("merv")
    strike(table, "parthia", NAME)
    assert is_over(table)
    assert (table.owner("nisa"), table.owner("merv")) == (None, "wild")


@pytest.mark.clause("ME-K2N")
def test_of_several_volcanoes_that_erupts_which_costs_the_victim_most() -> None:
    table = five()
    table.city("nubia", "danakil", "eastern_media")
    table.tokens("nubia", "barbaria", 1)
    strike(table, "nubia", NAME)
    assert is_over(table)
    assert table.cities_of("nubia") == ["eastern_media"]


@pytest.mark.clause("ME-K2N.2")
def test_of_volcanoes_with_equal_losses_the_victim_chooses() -> None:
    table = five()
    table.city("nubia", "danakil", "eastern_media")
    strike(table, "nubia", NAME)
    assert table.moves("nubia") == ["damavand", "danakil"]
    table.does("nubia", "damavand")
    assert table.cities_of("nubia") == ["danakil"]


@pytest.mark.clause("ME-K2N")
def test_a_volcano_in_one_area_touches_that_area_alone() -> None:
    table = Table(players=5, board="west")
    table.city("minoa", "thera", "knossos")
    strike(table, "minoa", NAME)
    assert table.cities_of("minoa") == ["knossos"]

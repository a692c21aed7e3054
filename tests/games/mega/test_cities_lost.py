"""Superstition, Civil Disorder, Slave Revolt and Cyclone (ME-K4T, ME-K7T, ME-K3T, ME-K6N)."""

import pytest

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import FIVE, Table

SABAEAN = ("aden", "himyar", "opone", "rhapta", "ubar", "yathrib", "zafar")
"""The city sites of Saba in the order of the map."""


def sabaean_cities(count: int, *advances: str) -> Table:
    """Saba has so many cities and these advances."""
    table = five()
    table.city("saba", *SABAEAN[:count])
    table.advances("saba", *advances)
    return table


@pytest.mark.clause("ME-K4T")
def test_ex_45_superstition_with_mysticism_and_universal_doctrine() -> None:
    table = sabaean_cities(5, "mysticism", "universal_doctrine")
    strike(table, "saba", "superstition")
    assert not table.can("saba", "aden+himyar")
    assert "Choose 3 of" in table.refuses("saba", "aden+himyar+opone+ubar", "ME-K4T")
    table.does("saba", "aden+opone+ubar")
    assert table.cities_of("saba") == ["himyar", "rhapta"]
    assert [table.at("saba", area) for area in ("aden", "opone", "ubar")] == [2, 1, 2]


@pytest.mark.clause("ME-K4T", "ME-K6")
def test_superstition_reduces_all_cities_where_there_are_no_more() -> None:
    table = sabaean_cities(3)
    strike(table, "saba", "superstition")
    assert is_over(table)
    assert table.cities_of("saba") == []


@pytest.mark.clause("ME-G6", "ME-G5")
def test_a_stock_that_is_too_small_serves_the_first_cities_of_the_map() -> None:
    table = sabaean_cities(3)
    table.stock("saba", 3)
    strike(table, "saba", "superstition")
    assert [table.at("saba", area) for area in ("aden", "himyar", "opone")] == [2, 1, 0]


@pytest.mark.clause("ME-K7")
def test_a_public_works_token_counts_when_its_city_is_reduced() -> None:
    table = sabaean_cities(3, "public_works")
    table.tokens("saba", "aden", 1)
    strike(table, "saba", "superstition")
    assert table.at("saba", "aden") == 2


@pytest.mark.clause("ME-K7T")
def test_ex_51_civil_disorder() -> None:
    table = sabaean_cities(7, "law", "naval_warfare")
    table.city("saba", "qataban")
    strike(table, "saba", "civil_disorder")
    assert "reduce 5 of your cities" in table.prompt("saba")
    table.defaults("saba")
    assert len(table.cities_of("saba")) == 3
    table = sabaean_cities(3, "naval_warfare")
    strike(table, "saba", "civil_disorder")
    assert "reduce one of your cities" in table.prompt("saba")
    table.does("saba", "himyar")
    assert table.cities_of("saba") == ["aden", "opone"]


@pytest.mark.clause("ME-K7T")
def test_who_has_no_more_cities_than_he_keeps_loses_none() -> None:
    table = sabaean_cities(3)
    strike(table, "saba", "civil_disorder")
    assert is_over(table)
    assert len(table.cities_of("saba")) == 3


@pytest.mark.clause("ME-K3T", "ME-K4")
def test_ex_44_slave_revolt() -> None:
    table = sabaean_cities(6)
    table.tokens("saba", "saba", 20)
    strike(table, "saba", "slave_revolt")
    table.does("saba", "opone")
    assert is_over(table)
    assert len(table.cities_of("saba")) == 5
    assert table.state.on_board[table.player("saba")] == 21
    table = sabaean_cities(6, "mythology", "enlightenment")
    table.tokens("saba", "saba", 12)
    strike(table, "saba", "slave_revolt")
    assert is_over(table)
    assert len(table.cities_of("saba")) == 6


@pytest.mark.clause("ME-K3T", "ME-AD-CULTURAL-ASCENDANCY", "ME-AD-MINING")
@pytest.mark.parametrize(
    ("advances", "needed"),
    [((), 8), (("cultural_ascendancy",), 10), (("mining",), 10), (("mythology",), 6)],
)
def test_the_rate_of_a_slave_revolt(advances: tuple[str, ...], needed: int) -> None:
    table = sabaean_cities(2, *advances)
    table.tokens("saba", "saba", needed)
    strike(table, "saba", "slave_revolt")
    assert is_over(table)
    assert len(table.cities_of("saba")) == 2
    table.tokens("saba", "saba", needed - 1)
    strike(table, "saba", "slave_revolt")
    assert table.asked() == ["saba"]


@pytest.mark.clause("ME-K3T", "ME-Y7.2")
def test_cities_built_this_turn_go_first_in_a_slave_revolt() -> None:
    table = sabaean_cities(2)
    table.new_city("saba", "ubar")
    table.tokens("saba", "saba", 8)
    strike(table, "saba", "slave_revolt")
    assert is_over(table)
    assert table.cities_of("saba") == ["aden", "himyar"]


# --- Cyclone


def at_the_gulf() -> Table:
    """Saba has five cities at the Gulf of Aden and one elsewhere."""
    table = five()
    table.city("saba", "aden", "himyar", "opone", "hadhramawt", "qataban", "rhapta")
    return table


@pytest.mark.clause("ME-K6N", "ME-K6N.1")
def test_ex_49_a_cyclone_with_trade_empire_masonry_and_calendar() -> None:
    table = at_the_gulf()
    table.advances("saba", "trade_empire", "masonry")
    table.city("nubia", "barbaria")
    table.city("persia", "zufar", "socotra")
    table.advances("persia", "calendar")
    strike(table, "saba", "cyclone")
    assert table.asked() == ["saba"]
    assert "reduce 3 of your cities" in table.prompt("saba")
    assert "Choose 3 of" in table.refuses("saba", "aden+himyar+opone+qataban", "ME-K6N")
    table.does("saba", "aden+himyar+opone")
    assert table.cities_of("saba") == ["hadhramawt", "qataban", "rhapta"]
    assert table.cities_of("persia") == ["socotra", "zufar"]
    assert table.cities_of("nubia") == []


@pytest.mark.clause("ME-K6N", "ME-K6N.1")
def test_ex_93_masonry_spares_one_of_two() -> None:
    table = five()
    table.city("saba", "aden", "qataban")
    table.advances("saba", "masonry")
    strike(table, "saba", "cyclone")
    assert table.moves("saba") == ["aden", "qataban"]
    table.does("saba", "qataban")
    assert table.cities_of("saba") == ["aden"]


@pytest.mark.clause("ME-K6N", "ME-K9")
def test_a_cyclone_is_cancelled_without_a_city_at_an_open_sea() -> None:
    table = five()
    table.city("saba", "zafar")
    table.city("persia", "gerrha")
    strike(table, "saba", "cyclone")
    assert is_over(table)
    assert (table.cities_of("saba"), table.cities_of("persia")) == (["zafar"], ["gerrha"])


@pytest.mark.clause("ME-K6N", "ME-K9")
def test_preventing_all_own_losses_does_not_cancel_it_for_others() -> None:
    table = five()
    table.city("saba", "aden", "qataban")
    table.advances("saba", "masonry", "calendar")
    table.city("persia", "zufar", "socotra")
    strike(table, "saba", "cyclone")
    assert is_over(table)
    assert table.cities_of("saba") == ["aden", "qataban"]
    assert table.cities_of("persia") == []


@pytest.mark.clause("ME-K6N")
def test_of_seas_with_as_many_cities_the_victim_chooses() -> None:
    table = five()
    table.city("saba", "himyar")
    table.city("nubia", "adulis")
    strike(table, "saba", "cyclone")
    assert table.moves("saba") == ["gulf_of_aden", "red_sea"]
    table.does("saba", "red_sea")
    assert table.cities_of("saba") == table.cities_of("nubia") == []


@pytest.mark.clause("ME-K6N")
def test_others_lose_at_most_two_cities_and_choose_them() -> None:
    table = five()
    table.city("saba", "aden", "himyar", "opone", "hadhramawt")
    table.city("persia", "qataban", "socotra", "zufar")
    strike(table, "saba", "cyclone")
    assert table.asked() == ["saba", "persia"]
    assert "reduce 2 of your cities" in table.prompt("persia")
    table.does("persia", "qataban+zufar")
    table.does("saba", "aden+himyar+opone")
    assert table.cities_of("persia") == ["socotra"]
    assert table.cities_of("saba") == ["hadhramawt"]


def test_defaults_are_the_last_cities() -> None:
    table = sabaean_cities(5)
    strike(table, "saba", "superstition")
    table.defaults("saba")
    assert table.cities_of("saba") == ["aden", "himyar"]
    assert set(FIVE) == set(table.civilizations)

"""Barbarian Hordes (ME-K5T)."""

import pytest

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table


def hordes(table: Table, victim: str = "babylon", giver: str = "nubia") -> None:
    """The hordes strike a victim; another player leads them."""
    strike(table, victim, "barbarian_hordes", giver=giver)


@pytest.mark.clause("ME-K5T", "ME-K5T.1")
def test_ex_48_fifteen_barbarians_take_a_city_and_move_on() -> None:
    table = five()
    table.city("parthia", "merv", "nisa")
    hordes(table, "parthia")
    assert table.asked() == ["nubia"]
    assert table.moves("nubia") == ["nisa", "merv"]
    table.does("nubia", "merv")
    # 15 against 6, limit 1: ten are left; one stays, nine take Nisa, limit 2, too.
    assert (table.at("wild", "merv"), table.at("parthia", "merv")) == (1, 0)
    assert table.owner("nisa") is None
    assert is_over(table)


@pytest.mark.clause("ME-K5T.1", "ME-AD-ENGINEERING")
def test_ex_48_eight_are_needed_against_engineering() -> None:
    table = five()
    table.city("parthia", "merv", "nisa")
    table.advances("parthia", "engineering", "monarchy")
    hordes(table, "parthia")
    table.does("nubia", "merv")
    # Ten land and meet seven tokens: five are left. One stays, four cannot take Nisa and die.
    assert (table.at("wild", "merv"), table.owner("nisa")) == (1, "parthia")
    assert table.state.barbarians_left == 49


@pytest.mark.clause("ME-K5T", "ME-AD-MONARCHY", "ME-AD-POLITICS", "ME-AD-PROVINCIAL-EMPIRE")
@pytest.mark.parametrize(
    ("advances", "number"),
    [((), 15), (("monarchy",), 10), (("politics",), 20), (("politics", "provincial_empire"), 25)],
)
def test_how_many_barbarians_come(advances: tuple[str, ...], number: int) -> None:
    table = five()
    table.city("babylon", "ur", "mari")
    table.advances("babylon", *advances)
    hordes(table)
    assert f"the horde of {number} barbarians land" in table.prompt("nubia")


@pytest.mark.clause("ME-K5T")
def test_they_land_on_a_wilderness_city_if_there_is_one() -> None:
    table = five()
    table.city("babylon", "ur", "mari", "elam", "sumeria")
    hordes(table)
    assert table.moves("nubia") == ["elam", "sumeria"]


@pytest.mark.clause("ME-K5T", "ME-K5T.3")
def test_the_beneficiary_leads_them_against_units_of_the_victim_in_new_areas() -> None:
    table = five()
    table.city("babylon", "mari")
    table.tokens("babylon", "mesopotamia", 1)
    table.tokens("babylon", "jordan", 2)
    table.tokens("babylon", "nafud", 1)
    table.tokens("persia", "sumeria", 2)
    hordes(table)
    # Ten are left in Mari, limit 2; eight go on.
    assert table.moves("nubia") == ["jordan", "mesopotamia"]
    table.does("nubia", "jordan")
    assert table.at("babylon", "jordan") == 0
    # From Jordan Nafud alone is left: Mari has been fought in, Sumeria holds nobody of Babylon.
    assert is_over(table)
    assert (table.at("wild", "mari"), table.at("wild", "jordan")) == (2, 2)
    assert (table.at("wild", "nafud"), table.at("babylon", "nafud")) == (1, 0)
    assert table.at("babylon", "mesopotamia") == 1
    assert table.at("persia", "sumeria") == 2


@pytest.mark.clause("ME-K5T")
def test_barbarians_above_a_limit_who_find_no_way_on_are_destroyed() -> None:
    table = five()
    table.city("babylon", "mari")
    hordes(table)
    assert is_over(table)
    assert (table.at("wild", "mari"), table.state.barbarians_left) == (2, 48)


@pytest.mark.clause("ME-K5T.1")
def test_tokens_of_other_players_in_the_area_take_part() -> None:
    table = five()
    table.city("babylon", "mari")
    table.tokens("babylon", "jordan", 1)
    table.tokens("persia", "jordan", 1)
    hordes(table)
    assert is_over(table)
    # Eight barbarians meet one token of each, limit 2.
    assert (table.at("babylon", "jordan"), table.at("persia", "jordan")) == (0, 0)
    assert table.at("wild", "jordan") == 2


@pytest.mark.clause("ME-K5T.1", "ME-M20")
def test_neither_diplomacy_nor_cultural_ascendancy_keeps_them_out() -> None:
    table = five()
    table.city("babylon", "mari")
    table.tokens("babylon", "jordan", 2)
    table.advances("babylon", "diplomacy", "cultural_ascendancy")
    hordes(table)
    assert (table.owner("mari"), table.at("babylon", "jordan")) == (None, 0)


@pytest.mark.clause("ME-K5T.1", "ME-K5T.3")
def test_nobody_draws_a_card_or_gains_treasury() -> None:
    table = five()
    table.city("babylon", "mari")
    table.hand("babylon", salt=3)
    hordes(table)
    assert table.cards_of("babylon") == {"salt": 3}
    assert table.in_treasury("nubia") == table.in_treasury("babylon") == 0


@pytest.mark.clause("ME-K5T.1")
def test_they_cross_water_borders_but_no_open_sea() -> None:
    table = five()
    table.city("saba", "opone")
    table.tokens("saba", "socotra", 1)
    table.tokens("saba", "zufar", 1)
    hordes(table, "saba")
    assert (table.at("saba", "socotra"), table.at("wild", "socotra")) == (0, 1)
    assert table.at("saba", "zufar") == 1


@pytest.mark.clause("ME-K5T.2")
def test_barbarians_stay_on_the_board() -> None:
    table = five()
    table.city("babylon", "mari")
    hordes(table)
    table.phase(11)
    assert table.at("wild", "mari") == 2


@pytest.mark.clause("ME-K5T.3")
def test_a_victim_without_cities_is_not_attacked() -> None:
    table = five()
    table.tokens("babylon", "mari", 3)
    hordes(table)
    assert is_over(table)
    assert (table.at("babylon", "mari"), table.state.barbarians_left) == (3, 50)


@pytest.mark.clause("ME-K5T.4", "ME-C3")
def test_a_first_attack_that_fails_destroys_the_barbarians() -> None:
    table = five()
    table.city("babylon", "mari")
    table.barbarians("rhapta", 44)
    hordes(table)
    # Six are all there are: too few for a city.
    assert (table.owner("mari"), table.at("wild", "mari")) == ("babylon", 0)
    assert table.state.barbarians_left == 6


@pytest.mark.clause("ME-K5T.4", "ME-F9")
def test_who_fights_them_has_the_choices_of_conflict() -> None:
    table = five()
    table.city("babylon", "mari")
    table.tokens("babylon", "jordan", 2)
    table.advances("babylon", "advanced_military")
    hordes(table)
    assert table.asked() == ["babylon"]
    table.all_default()
    assert table.owner("mari") is None


@pytest.mark.clause("ME-K5T.1")
def test_tokens_beside_a_city_count_when_they_judge_whether_they_can_take_it() -> None:
    for beside, owner in ((3, None), (4, "parthia")):
        table = five()
        table.city("parthia", "merv", "nisa")
        table.tokens("parthia", "nisa", beside)
        hordes(table, "parthia")
        table.does("nubia", "merv")
        # Nine go on; three tokens beside Nisa leave them seven, four would leave them six.
        assert table.owner("nisa") == owner


@pytest.mark.clause("ME-B7", "ME-K5T")
def test_the_victim_leads_them_where_nobody_benefits() -> None:
    table = five()
    for name in ("saba", "persia", "nubia", "parthia"):
        table.state.gone[table.player(name)] = 2
    table.city("babylon", "mari", "ur")
    strike(table, "babylon", "barbarian_hordes")
    assert table.asked() == ["babylon"]


@pytest.mark.clause("SB-5.2", "SB-5.3", "SB-5.4")
def test_a_building_neither_defends_nor_falls() -> None:
    table = five()
    table.city("babylon", "mari")
    table.building("giant_ziggurat", "babylon", "mari")
    hordes(table)
    assert table.building_at("giant_ziggurat") == "mari"
    # Barbarians have no use for it: the printed limit counts.
    assert table.at("wild", "mari") == 2

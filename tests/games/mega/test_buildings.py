"""Putting up special buildings: price, place, supply, owning and control (SB-2, SB-3, SB-10)."""

import pytest

from tests.games.mega.acquiring import (
    BRONZE,
    IRON,
    LATE_BRONZE,
    building,
    buys_alone,
    eastern,
    everybody_else,
    held,
    ready_to_order,
    standing,
)
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    building_price,
    building_sites,
    could_use_buildings,
    owner_of,
    remove_illegal,
    return_building_of,
    sacrificable_buildings,
)
from ziggurat.games.mega.terms import NOBODY, NOTHING


def builder(civilization: str = "babylon", *cities: str, step: int = BRONZE) -> Table:
    """A civilization with cities and 50 treasury, in the Bronze Age."""
    table = eastern()
    table.step(civilization, step)
    table.city(civilization, *(cities or (table.home(civilization),)))
    table.treasury(civilization, 50)
    return table


@pytest.mark.clause("SB-2.3")
def test_ex_sb01_the_price_follows_the_epoch() -> None:
    table = Table(players=9)
    for step in range(5, 16):
        table.step("babylon", step)
        wanted = 30 if step <= 10 else 40 if step <= 13 else 50
        assert building_price(table.state, table.player("babylon")) == wanted
    table = Table(players=9, board="west")
    table.step("celt", 8)
    assert building_price(table.state, table.player("celt")) == 30


@pytest.mark.clause("SB-2.4")
def test_ex_sb02_no_building_in_the_stone_age() -> None:
    table = builder("saba", step=5)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "build mahram_bilqis", "SB-2.4")
    table.step("saba", 0)
    assert table.refuses("saba", "build mahram_bilqis", "SB-2.4")
    table.step("saba", 6)
    assert table.can("saba", "build mahram_bilqis")


@pytest.mark.clause("SB-2.3", "ME-K9N")
def test_ex_sb03_who_has_gone_back_a_step_pays_the_price_of_that_step() -> None:
    table = builder(step=LATE_BRONZE)
    player = table.player("babylon")
    assert building_price(table.state, player) == 40
    table.step("babylon", 10)
    buys_alone(table, "babylon", "build giant_ziggurat")
    assert table.in_treasury("babylon") == 20


@pytest.mark.clause("SB-2.5", "SB-2.6")
def test_ex_sb04_the_start_area_comes_first() -> None:
    table = builder("persia", "persepolis", "bat", "liyan")
    ready_to_order(table, "persia")
    assert table.refuses("persia", "build apadama_palace at bat", "SB-2.5")
    table.does("persia", "build apadama_palace")
    assert standing(table) == {"apadama_palace": "persepolis"}
    table = builder("persia", "bat", "liyan", "ur")
    ready_to_order(table, "persia")
    assert table.refuses("persia", "build apadama_palace at ur", "SB-2.6")
    table.does("persia", "build apadama_palace at liyan")
    assert standing(table) == {"apadama_palace": "liyan"}


@pytest.mark.clause("SB-2.7")
def test_ex_sb05_nobody_builds_without_a_city_at_home() -> None:
    table = builder("persia", "ur", "susa")
    ready_to_order(table, "persia")
    assert table.refuses("persia", "build apadama_palace", "SB-2.7")


@pytest.mark.clause("SB-2.2", "SB-2.10")
def test_ex_sb06_who_owns_a_building_builds_no_other() -> None:
    table = builder("persia", "persepolis", "ur")
    table.building("giant_ziggurat", "babylon", "ur")
    table.building("apadama_palace", "persia", "persepolis")
    ready_to_order(table, "persia")
    assert controls(table.state, table.player("persia"), building(table, "giant_ziggurat"))
    assert table.refuses("persia", "build mahram_bilqis", "SB-2.2")


@pytest.mark.clause("SB-2.2", "SB-2.10", "SB-3.5")
def test_who_only_controls_buildings_of_others_may_build() -> None:
    table = builder("persia", "persepolis", "ur", "napata")
    table.building("giant_ziggurat", "babylon", "ur")
    table.building("nubian_pyramid", "nubia", "napata")
    player = table.player("persia")
    assert controls(table.state, player, building(table, "giant_ziggurat"))
    assert controls(table.state, player, building(table, "nubian_pyramid"))
    assert owned_building(table.state, player) == NOTHING
    buys_alone(table, "persia", "build apadama_palace")
    assert owned_building(table.state, player) == building(table, "apadama_palace")


@pytest.mark.clause("SB-2.8", "SB-2.11", "SB-3.6")
def test_ex_sb07_anybody_may_take_any_building() -> None:
    table = builder("nubia")
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.treasury("babylon", 50)
    table.log()
    table.phase(12)
    table.does("nubia", "claim build giant_ziggurat")
    table.does("babylon", "wait")
    everybody_else(table, "nubia", "babylon")
    assert "Nubia builds The Giant Ziggurat in Napata" in table.told()
    assert owner_of(table.state, building(table, "giant_ziggurat")) == table.player("nubia")
    assert table.decision() == "purchase"
    assert table.refuses("babylon", "build giant_ziggurat", "SB-2.8")
    table.does("babylon", "build nubian_pyramid")
    assert standing(table) == {"giant_ziggurat": "napata", "nubian_pyramid": "babylon"}


@pytest.mark.clause("SB-1.5", "SB-2.9")
def test_ex_sb08_with_two_blocks_only_ones_own_buildings_can_be_taken() -> None:
    table = Table(players=12)
    for civilization in ("minoa", "assyria"):
        table.step(civilization, 10)
        table.city(civilization, table.home(civilization))
        table.treasury(civilization, 55)
    table.phase(12)
    assert table.refuses("minoa", "build nubian_pyramid", "SB-2.9")
    assert table.refuses("minoa", "claim build nubian_pyramid", "SB-2.9")
    assert table.can("assyria", "build nubian_pyramid")
    assert table.can("assyria", "build gate_of_nineveh")
    assert table.refuses("minoa", "build gate_of_nineveh", "SB-2.9")
    east = available_buildings(table.state, table.player("assyria"))
    west = available_buildings(table.state, table.player("minoa"))
    assert len(east) + len(west) == 12
    assert not set(east) & set(west)


@pytest.mark.clause("SB-2.12")
def test_ex_sb46_nothing_makes_a_building_cheaper_but_mining_doubles_treasury() -> None:
    table = builder(step=LATE_BRONZE)
    table.credits("babylon", crafts=60)
    table.hand("babylon", silk=4, pearls=5)
    buys_alone(table, "babylon", "buy library; build giant_ziggurat; pay silk*4+pearls*4")
    assert held(table, "babylon") == ["library"]
    assert table.in_treasury("babylon") == 50, "220 and 40 by cards worth 288"
    table = builder(step=LATE_BRONZE)
    table.advances("babylon", "mining")
    table.treasury("babylon", 20)
    buys_alone(table, "babylon", "build giant_ziggurat; pay treasury 20")
    assert (table.in_treasury("babylon"), len(standing(table))) == (0, 1)


@pytest.mark.clause("SB-2.12")
def test_the_sum_with_a_building_has_to_be_paid() -> None:
    table = builder(step=LATE_BRONZE)
    table.hand("babylon", silk=4, pearls=4)
    table.treasury("babylon", 0)
    ready_to_order(table, "babylon")
    order = "buy library+monument; build giant_ziggurat"
    sentence = table.refuses("babylon", order, "ME-V6")
    assert str(220 + 180 - 40 + 40) in sentence


@pytest.mark.clause("SB-2.13", "SB-2.1")
def test_ex_sb47_a_building_or_a_sacrifice_alone_is_a_transaction() -> None:
    table = builder()
    buys_alone(table, "babylon", "build giant_ziggurat")
    assert (standing(table), table.in_treasury("babylon")) == ({"giant_ziggurat": "babylon"}, 20)
    table = builder()
    table.building("giant_ziggurat", "babylon", "babylon")
    table.tokens("babylon", "elam", 3)
    buys_alone(table, "babylon", "give giant_ziggurat")
    assert (standing(table), table.in_treasury("babylon")) == ({}, 50)


@pytest.mark.clause("SB-2.1")
def test_a_building_is_paid_by_cards_and_treasury_together_with_advances() -> None:
    table = builder()
    table.hand("babylon", lacquer=4)
    table.treasury("babylon", 21)
    buys_alone(table, "babylon", "buy deism; build giant_ziggurat; pay lacquer*4+treasury 20")
    assert (table.in_treasury("babylon"), table.cards_of("babylon")) == (1, {})
    assert (held(table, "babylon"), len(standing(table))) == (["deism"], 1)


@pytest.mark.clause("SB-2.14")
def test_a_building_is_neither_an_advance_nor_a_city_nor_a_unit() -> None:
    table = builder(step=IRON)
    before = (table.state.credits[:], table.state.city_count[:], table.state.on_board[:])
    buys_alone(table, "babylon", "build giant_ziggurat")
    assert (table.state.credits, table.state.city_count, table.state.on_board) == before
    assert held(table, "babylon") == []
    assert table.in_treasury("babylon") == 0


@pytest.mark.clause("SB-3.1")
def test_a_region_is_that_of_the_civilization_not_what_it_occupies() -> None:
    table = builder("persia", "ur", "babylon", "bat")
    assert building_sites(table.state, table.player("persia")) == [table.area("bat")]


@pytest.mark.clause("SB-3.2", "SB-5.1")
def test_a_building_is_owned_by_whose_region_it_stands_in() -> None:
    table = builder()
    buys_alone(table, "babylon", "build nubian_pyramid")
    number = building(table, "nubian_pyramid")
    table.city("persia", "babylon")
    assert owner_of(table.state, number) == table.player("babylon")
    region = table.state.lookup.region[table.state.building_at[number]]
    assert table.state.ranking[region] == table.player("babylon"), "the map tells the owner"
    table.tokens("babylon", "babylon", 0)
    assert owned_building(table.state, table.player("babylon")) == number
    assert owner_of(table.state, building(table, "giant_ziggurat")) == NOBODY


@pytest.mark.clause("SB-3.3", "SB-3.4", "ME-G20")
def test_a_city_or_the_majority_of_tokens_controls() -> None:
    table = eastern()
    table.building("giant_ziggurat", "babylon", "ur")
    number = building(table, "giant_ziggurat")
    table.tokens("babylon", "ur", 2)
    assert controls(table.state, table.player("babylon"), number), "owns and controls"
    table.barbarians("ur", 2)
    assert not controls(table.state, table.player("babylon"), number), "barbarians are one more"
    table.barbarians("ur", 0)
    table.tokens("persia", "ur", 3)
    assert not controls(table.state, table.player("babylon"), number)
    assert controls(table.state, table.player("persia"), number), "control alone"
    assert sacrificable_buildings(table.state, table.player("persia")) == [number]


@pytest.mark.clause("SB-3.9")
def test_city_and_majority_may_be_two_players_and_both_control() -> None:
    table = eastern()
    table.turn(3)
    table.building("giant_ziggurat", "babylon", "ur")
    number = building(table, "giant_ziggurat")
    table.city("persia", "ur")
    table.tokens("nubia", "ur", 1)
    for civilization in ("persia", "nubia"):
        assert sacrificable_buildings(table.state, table.player(civilization)) == [number]
    table.phase(12)
    table.does("persia", "claim give giant_ziggurat")
    table.does("nubia", "claim give giant_ziggurat")
    everybody_else(table, "persia", "nubia")
    assert table.state.has_sacrificed == [0, 0, 1, 0, 0], "only once, by whoever comes first"
    assert table.state.lost_claim == [0, 0, 0, 1, 0]


@pytest.mark.clause("SB-3.9")
def test_a_pirate_city_takes_control_from_nobody() -> None:
    table = eastern()
    table.building("giant_ziggurat", "babylon", "ur")
    table.pirates("ur")
    table.tokens("nubia", "ur", 1)
    number = building(table, "giant_ziggurat")
    assert controls(table.state, table.player("nubia"), number)
    assert not controls(table.state, table.player("babylon"), number)


@pytest.mark.clause("SB-3.7", "SB-3.8", "SB-6.2")
def test_ex_sb44_a_building_outside_its_builders_region_is_taken_off() -> None:
    table = eastern()
    table.building("giant_ziggurat", "babylon", "gerrha")
    table.tokens("persia", "gerrha", 2)
    table.treasury("babylon", 50)
    table.log()
    table.phase(12)
    assert standing(table) == {}
    assert (table.at("persia", "gerrha"), table.in_treasury("babylon")) == (1, 50)
    assert "stands outside its builder's region" in table.told()
    assert table.decision() == "orders", "nothing else is checked"


@pytest.mark.clause("SB-3.7")
def test_only_the_surplus_in_that_area_goes() -> None:
    table = eastern()
    table.building("giant_ziggurat", "babylon", "gerrha")
    table.building("nubian_pyramid", "nubia", "napata")
    table.tokens("persia", "gerrha", 1)
    table.tokens("persia", "magan", 4)
    table.city("persia", "bat", "liyan")
    remove_illegal(table.state)
    assert standing(table) == {"nubian_pyramid": "napata"}
    assert (table.at("persia", "gerrha"), table.at("persia", "magan")) == (1, 4)
    assert len(table.cities_of("persia")) == 2, "support is not checked"


@pytest.mark.clause("SB-3.8")
def test_the_program_refuses_to_build_outside_the_region() -> None:
    table = builder("persia", "ur", "bat")
    ready_to_order(table, "persia")
    assert table.refuses("persia", "build apadama_palace at ur", "SB-2.6")


@pytest.mark.clause("SB-5.6")
def test_the_building_of_one_who_leaves_is_there_for_all() -> None:
    table = builder()
    table.building("nubian_pyramid", "nubia", "napata")
    return_building_of(table.state, table.player("nubia"))
    return_building_of(table.state, table.player("saba"))
    assert standing(table) == {}
    assert building(table, "nubian_pyramid") in available_buildings(table.state, 1)


@pytest.mark.clause("SB-0.5")
def test_without_the_expansion_nobody_builds_or_sacrifices() -> None:
    table = eastern(buildings=0)
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.treasury("babylon", 50)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "build giant_ziggurat", "SB-0.5")
    assert table.refuses("babylon", "give giant_ziggurat", "SB-0.5")
    assert "claim" not in [group.name for group in table.options("babylon").groups()]


@pytest.mark.clause("SB-4.9.4")
def test_who_could_use_buildings_is_told_by_what_everybody_sees() -> None:
    table = builder()
    player = table.player("babylon")
    assert could_use_buildings(table.state, player)
    table.treasury("babylon", 0)
    assert not could_use_buildings(table.state, player)
    table.hand("babylon", salt=2, timber=2)
    assert could_use_buildings(table.state, player), "which cards they are is his secret"
    table.step("babylon", 2)
    assert not could_use_buildings(table.state, player)
    table.building("nubian_pyramid", "nubia", "napata")
    table.turn(2)
    table.city("babylon", "napata")
    assert could_use_buildings(table.state, player), "he may give one up"


EASTERN = {
    "babylon": "The Giant Ziggurat",
    "dravidia": "The Shore Temple of Mamallapuram",
    "indus": "The Giant Stupa",
    "kushan": "The Bhamala Stupa",
    "maurya": "The Ashokan Pillar",
    "nubia": "The Nubian Pyramid",
    "parthia": "The Archway of Ctesiphon",
    "persia": "The Apadama Palace",
    "saba": "The Mahram Bilqis",
}
WESTERN = {
    "minoa": "The Palace of Knossos",
    "assyria": "The Gate of Nineveh",
    "celt": "The Great Stone Circle",
    "carthage": "The Cothon of Carthage",
    "hatti": "The Lion Gate of Hattusa",
    "rome": "The Great Amphitheatre",
    "iberia": "The Dolmen of Antequera",
    "hellas": "The Parthenon",
    "egypt": "The Great Pyramid",
}


@pytest.mark.clause("SB-10.1", "SB-10.2", "SB-3.6")
def test_every_civilization_has_the_building_of_its_history() -> None:
    lookup = Table(players=18).state.lookup
    assert dict(zip(lookup.civ_id, lookup.building_name)) == EASTERN | WESTERN
    assert all(lookup.building_text)

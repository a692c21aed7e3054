"""Ships: building, maintaining, scrapping, sailing and carrying (ME-M5 to ME-M14)."""

from collections import deque

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.rules.phase_03_movement.voyages import ports
from ziggurat.games.mega.terms import SHIP_MAINTAINED, SHIP_OLD


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def moving(table: Table) -> Table:
    """Saba is the first to move."""
    table.census(saba=50)
    table.phase(3)
    return table


# --- building


@pytest.mark.clause("ME-M5", "ME-G11")
def test_ships_are_built_on_coasts_with_own_tokens() -> None:
    table = east()
    for area in ("saba", "zafar", "babylonia"):
        table.tokens("saba", area, 2)
    table.treasury("saba", 9)
    moving(table)
    # Babylonia's water leads to the Persian Gulf through other coastal water.
    assert table.moves("saba", "build") == ["build babylonia", "build saba"]
    table.refuses("saba", "build zafar", "ME-M5")
    table.refuses("saba", "build ur", "ME-M5")


@pytest.mark.clause("ME-M5", "ME-C1")
def test_nobody_has_more_than_four_ships() -> None:
    table = east()
    table.tokens("saba", "saba", 2)
    table.treasury("saba", 20)
    moving(table)
    for _ in range(4):
        table.does("saba", "build saba", "treasury")
    assert table.ships_of("saba") == ["saba"] * 4
    assert table.in_treasury("saba") == 12
    assert "All your 4 ships" in table.refuses("saba", "build saba", "ME-M5")
    assert table.moves("saba", "build") == []


@pytest.mark.clause("ME-M6")
def test_ex_11_what_a_ship_may_cost() -> None:
    table = east()
    table.tokens("saba", "saba", 3)
    table.tokens("saba", "zafar", 2)
    table.tokens("saba", "aden", 2)
    table.treasury("saba", 1)
    moving(table)
    table.does("saba", "build saba")
    # One treasury and a token there; two tokens there; one there and one elsewhere.
    assert table.moves("saba") == ["mixed", "saba", "aden", "zafar"]
    table.does("saba", "zafar")
    assert (table.at("saba", "saba"), table.at("saba", "zafar"), table.at("saba", "aden")) == (
        2,
        1,
        2,
    )
    table.does("saba", "build saba", "mixed")
    assert (table.at("saba", "saba"), table.in_treasury("saba")) == (1, 0)
    table.does("saba", "build aden", "aden")
    assert table.at("saba", "aden") == 0
    assert table.ships_of("saba") == ["saba", "saba", "aden"]


@pytest.mark.clause("ME-M6")
def test_without_treasury_two_tokens_pay_and_with_enough_the_default_is_treasury() -> None:
    table = east()
    table.tokens("saba", "saba", 3)
    table.tokens("saba", "zafar", 1)
    moving(table)
    table.does("saba", "build saba")
    assert table.moves("saba") == ["saba", "zafar"]
    table.does("saba", "zafar", "done")

    table.treasury("saba", 2)
    moving(table)
    table.does("saba", "build saba")
    assert table.moves("saba") == ["treasury", "mixed", "saba"]
    table.defaults("saba")
    assert (table.at("saba", "saba"), table.in_treasury("saba")) == (2, 0)


@pytest.mark.clause("ME-M6")
def test_a_ship_that_cannot_be_paid_for_is_not_built() -> None:
    table = east()
    table.tokens("saba", "saba", 1)
    moving(table)
    table.refuses("saba", "build saba", "ME-M6")
    table.does("saba", "done")
    table.treasury("saba", 1)
    moving(table)
    table.does("saba", "build saba")
    assert table.ships_of("saba") == ["saba"], "there is one way to pay, and no question"
    assert (table.at("saba", "saba"), table.in_treasury("saba")) == (0, 0)


@pytest.mark.clause("ME-M6", "ME-M6.1")
def test_ex_87_a_ship_may_be_paid_with_the_last_token_of_its_area() -> None:
    table = east()
    table.tokens("saba", "saba", 1)
    table.tokens("saba", "zafar", 1)
    moving(table)
    table.does("saba", "build saba")
    assert (table.at("saba", "saba"), table.at("saba", "zafar")) == (0, 0)
    assert table.ships_of("saba") == ["saba"]


@pytest.mark.clause("ME-M6.1")
def test_tokens_that_have_moved_are_spent_first() -> None:
    table = east()
    table.tokens("saba", "saba", 2)
    table.tokens("saba", "zafar", 3)
    moving(table)
    table.does("saba", "march zafar", "saba*1", "build saba", "saba")
    assert (table.at("saba", "saba"), table.state.fresh[table.area("saba")]) == (1, 1)


@pytest.mark.clause("ME-M6", "ME-M12")
def test_a_ship_may_be_used_at_once() -> None:
    table = east()
    table.tokens("saba", "saba", 3)
    table.treasury("saba", 2)
    moving(table)
    table.does("saba", "build saba", "treasury", "sail 1", "himyar*3")
    assert (table.at("saba", "himyar"), table.ships_of("saba")) == (3, ["himyar"])


# --- maintaining


@pytest.mark.clause("ME-M7", "ME-M9")
def test_ex_12_a_ship_that_is_not_maintained_is_lost() -> None:
    table = east()
    table.tokens("saba", "saba", 2)
    table.ship("saba", "saba")
    table.ship("saba", "aden")
    table.treasury("saba", 1)
    moving(table)
    assert "maintained before it is used" in table.refuses("saba", "sail 1", "ME-M7")
    table.does("saba", "maintain 2", "treasury")
    assert table.in_treasury("saba") == 0
    table.refuses("saba", "maintain 2", "ME-M7")
    table.does("saba", "done")
    assert table.ships_of("saba") == ["aden"]
    assert "is not maintained and lost" in table.told()


@pytest.mark.clause("ME-M7")
def test_a_ship_may_be_maintained_with_a_token_from_anywhere() -> None:
    table = east()
    table.tokens("saba", "ur", 1)
    table.tokens("saba", "nisa", 1)
    table.ship("saba", "saba")
    moving(table)
    table.does("saba", "maintain 1")
    assert table.moves("saba") == ["ur", "nisa"]
    table.does("saba", "nisa")
    assert (table.at("saba", "nisa"), table.at("saba", "ur")) == (0, 1)
    assert (table.in_treasury("saba"), table.in_stock("saba")) == (0, 54)
    assert table.state.ship_status[0] == SHIP_MAINTAINED


@pytest.mark.clause("ME-M7", "ME-M9")
def test_a_maintained_ship_needs_not_move_and_is_old_again_next_turn() -> None:
    table = east()
    table.ship("saba", "saba")
    table.tokens("saba", "zafar", 1)
    table.treasury("saba", 1)
    moving(table)
    table.does("saba", "maintain 1")
    table.defaults("saba")
    assert (table.in_treasury("saba"), table.at("saba", "zafar")) == (0, 1)
    table.does("saba", "sail 1", "himyar*0", "done")
    assert table.ships_of("saba") == ["himyar"]
    assert table.state.ship_status[0] == SHIP_OLD
    assert sum(table.state.ship_steps) == 0
    assert "lost" not in table.told()


@pytest.mark.clause("ME-M9", "ME-Q1.1")
def test_ships_of_somebody_who_is_not_asked_are_lost_too() -> None:
    table = east()
    table.ship("saba", "saba")
    table.state.leaving[0] = 1
    moving(table)
    assert table.ships_of("saba") == []


@pytest.mark.clause("ME-M7")
def test_nobody_maintains_a_ship_with_nothing() -> None:
    table = east()
    table.ship("saba", "saba")
    moving(table)
    table.refuses("saba", "maintain 1", "ME-M7")
    table.refuses("saba", "maintain 2", "ME-M5")
    table.refuses("saba", "maintain 9", "ME-M5")


# --- scrapping


@pytest.mark.clause("ME-M8")
def test_a_ship_is_scrapped_and_built_anew_elsewhere() -> None:
    table = east()
    table.tokens("saba", "saba", 1)
    for _ in range(4):
        table.ship("saba", "rhapta")
    table.treasury("saba", 3)
    moving(table)
    table.refuses("saba", "build saba", "ME-M5")
    table.does("saba", "maintain 1", "treasury")
    table.refuses("saba", "scrap 1", "ME-M8")
    table.does("saba", "scrap 2", "build saba", "treasury")
    assert table.ships_of("saba") == ["rhapta", "saba", "rhapta", "rhapta"]
    table.refuses("saba", "scrap 2", "ME-M8")


# --- sailing


def sailor(area: str, tokens: int, *advances: str) -> Table:
    """Saba has a ship that was maintained and tokens in an area."""
    table = east()
    table.tokens("saba", area, tokens)
    table.ship("saba", area, SHIP_MAINTAINED)
    table.advances("saba", *advances)
    return moving(table)


@pytest.mark.clause("ME-M10", "ME-M11", "ME-AD-CLOTH-MAKING", "ME-AD-ASTRONAVIGATION")
def test_ex_13_five_steps_and_the_open_sea_need_advances() -> None:
    table = sailor("nubian_desert", 1)
    table.does("saba", "sail 1")
    assert table.can("saba", "himyar*1")
    assert "more than 4 steps" in table.refuses("saba", "aden*1", "ME-M10")

    cloth = sailor("nubian_desert", 1, "cloth_making")
    cloth.does("saba", "sail 1")
    assert cloth.can("saba", "aden*1")
    assert not cloth.can("saba", "qataban*1")

    stars = sailor("nubian_desert", 1, "astronavigation")
    stars.does("saba", "sail 1")
    assert stars.can("saba", "aden*1"), "three steps, the first into the Red Sea"
    assert "red_sea" not in stars.state.lookup.area_id, "nothing stops in an open sea"
    plain = sailor("adulis", 1)
    plain.does("saba", "sail 1")
    assert "along the coasts" in plain.refuses("saba", "rhapta*1", "ME-M11")


@pytest.mark.clause("ME-M10")
def test_a_ship_may_stop_and_go_on_as_long_as_it_has_steps() -> None:
    table = sailor("nubian_desert", 2)
    table.does("saba", "sail 1", "adulis*1", "sail 1", "himyar*1")
    assert (table.at("saba", "nubian_desert"), table.at("saba", "himyar")) == (1, 1)
    assert "as far as it can" in table.refuses("saba", "sail 1", "ME-M10")


@pytest.mark.clause("ME-M10", "ME-M11", "ME-M22")
@pytest.mark.parametrize("advances", [(), ("cloth_making",), ("cloth_making", "astronavigation")])
def test_ports_are_those_a_plain_search_finds(advances: tuple[str, ...]) -> None:
    table = east()
    table.advances("saba", *advances)
    world = read_world()
    links = {area.id: set(area.water) for area in world.land}
    links |= {sea.id: set(sea.water) for sea in world.seas}
    seas = {sea.id for sea in world.seas}
    most = 5 if "cloth_making" in advances else 4
    in_play = table.state.lookup.area_id
    for start in in_play:
        if not table.state.lookup.coastal[table.area(start)]:
            continue
        far = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in links[here]:
                is_open = there not in seas or "astronavigation" in advances
                if is_open and there not in far and far[here] < most:
                    far[there] = far[here] + 1
                    queue.append(there)
        ship = table.ship("saba", start, SHIP_MAINTAINED)
        found = {in_play[area] for area in ports(table.state, 0, ship)}
        assert found == set(far) & set(in_play) - {start}, start
        table.state.ship_at[ship] = -1


@pytest.mark.clause("ME-M22")
def test_ships_sail_through_waters_out_of_play_and_stop_nowhere_there() -> None:
    table = east()
    table.tokens("saba", "saba", 2)
    table.ship("saba", "saba", SHIP_MAINTAINED)
    table.closed("himyar")
    moving(table)
    table.does("saba", "sail 1")
    table.refuses("saba", "himyar*0", "ME-M22")
    table.does("saba", "danakil*2")
    assert table.at("saba", "danakil") == 2


# --- carrying


@pytest.mark.clause("ME-M12")
def test_ex_14_tokens_are_taken_on_and_put_down_on_the_way() -> None:
    table = sailor("saba", 5)
    table.tokens("saba", "himyar", 2)
    table.state.fresh[table.area("himyar")] = 2
    table.does("saba", "sail 1", "himyar*5", "sail 1")
    assert "at most 5" in table.refuses("saba", "danakil*6", "ME-M12")
    table.does("saba", "danakil*5")
    assert (table.at("saba", "himyar"), table.at("saba", "danakil")) == (2, 5)


@pytest.mark.clause("ME-M12", "ME-AD-NAVAL-WARFARE")
def test_naval_warfare_carries_six() -> None:
    table = sailor("saba", 8, "naval_warfare")
    table.does("saba", "sail 1")
    assert "at most 6" in table.refuses("saba", "himyar*7", "ME-M12")
    table.does("saba", "himyar*6")
    assert table.at("saba", "himyar") == 6


@pytest.mark.clause("ME-M12")
def test_all_tokens_leave_a_ship_after_its_last_step() -> None:
    table = sailor("saba", 4)
    table.does("saba", "sail 1", "himyar*4", "done")
    assert (table.at("saba", "himyar"), sum(table.state.ship_cargo)) == (4, 0)


@pytest.mark.clause("ME-M2", "ME-M3", "ME-M13")
def test_a_token_goes_by_land_or_by_ship_never_both() -> None:
    table = sailor("saba", 3, "roadbuilding")
    table.does("saba", "sail 1", "himyar*2")
    assert "moved already" in table.refuses("saba", "march himyar", "ME-M2")

    table = sailor("saba", 1, "roadbuilding")
    table.tokens("saba", "marib", 2)
    table.state.fresh[table.area("marib")] = 2
    table.does("saba", "march marib", "saba*2", "sail 1")
    assert "can take 1 token from" in table.refuses("saba", "himyar*2", "ME-M12")


@pytest.mark.clause("ME-M13")
def test_a_token_uses_one_ship_a_turn_and_stays_where_it_was_put_down() -> None:
    table = sailor("saba", 2)
    table.ship("saba", "himyar", SHIP_MAINTAINED)
    table.does("saba", "sail 1", "himyar*2", "sail 2")
    assert "can take no tokens from" in table.refuses("saba", "aden*1", "ME-M12")
    table.does("saba", "stay", "sail 1", "danakil*1", "sail 1")
    # One was put down in Himyar: it has moved, and the ship is gone.
    assert "can take 1 token from" in table.refuses("saba", "himyar*2", "ME-M12")
    table.does("saba", "stay")
    table.refuses("saba", "march himyar", "ME-M2")


@pytest.mark.clause("ME-M6.1", "ME-M12")
def test_tokens_aboard_may_be_spent_and_cannot_sail_on_then() -> None:
    table = sailor("saba", 3)
    table.does("saba", "sail 1", "himyar*3", "build himyar")
    assert table.at("saba", "himyar") == 1
    table.does("saba", "sail 1")
    assert "can take 1 token from" in table.refuses("saba", "aden*2", "ME-M12")


@pytest.mark.clause("ME-M6.1", "ME-M12")
def test_of_tokens_aboard_and_tokens_not_moved_those_aboard_are_spent_first() -> None:
    table = sailor("saba", 3)
    table.tokens("saba", "himyar", 2)
    table.state.fresh[table.area("himyar")] = 2
    table.does("saba", "sail 1", "himyar*3", "build himyar")
    assert table.state.fresh[table.area("himyar")] == 2
    assert table.state.ship_cargo[0] == 1
    table.does("saba", "sail 1", "aden*3")
    assert table.at("saba", "aden") == 3


@pytest.mark.clause("ME-M12", "ME-M4")
def test_a_ship_that_stays_after_all_keeps_its_tokens_aboard() -> None:
    table = sailor("saba", 3)
    table.does("saba", "sail 1", "himyar*3", "sail 1")
    table.defaults("saba")
    assert table.state.ship_cargo[0] == 3
    table.does("saba", "sail 1", "stay", "sail 1", "aden*3")
    assert table.at("saba", "aden") == 3


@pytest.mark.clause("ME-M14")
def test_a_ship_without_tokens_goes_where_tokens_may_not() -> None:
    table = sailor("saba", 2)
    table.city("babylon", "himyar")
    table.advances("babylon", "diplomacy", "cultural_ascendancy")
    table.does("saba", "sail 1")
    table.refuses("saba", "himyar*1", "ME-M18")
    table.does("saba", "himyar*0")
    assert table.ships_of("saba") == ["himyar"]
    table.does("saba", "done")
    table.phase(4)
    assert table.owner("himyar") == "babylon"
    assert "fight" not in table.told()


@pytest.mark.clause("ME-M12", "ME-M12.1", "ME-M19")
def test_ex_88_a_ship_stops_only_where_all_aboard_may_step_ashore() -> None:
    table = sailor("aden", 3)
    table.tokens("babylon", "saba", 1)
    table.advances("babylon", "cultural_ascendancy")
    table.does("saba", "sail 1")
    table.refuses("saba", "saba*3", "ME-M19")
    table.does("saba", "saba*2")
    assert table.at("saba", "saba") == 2


@pytest.mark.clause("ME-M12.1")
def test_tokens_aboard_count_where_their_ship_has_stopped() -> None:
    table = sailor("aden", 2)
    table.tokens("babylon", "saba", 1)
    table.tokens("saba", "marib", 1)
    table.state.fresh[table.area("marib")] = 1
    table.advances("babylon", "cultural_ascendancy")
    table.does("saba", "sail 1", "saba*2", "march marib")
    assert "no more tokens may enter" in table.refuses("saba", "saba*1", "ME-M19")
    table.does("saba", "stay", "sail 1", "himyar*2", "march marib", "saba*1")
    assert table.at("saba", "saba") == 1


@pytest.mark.clause("ME-M12.1")
def test_the_way_between_two_stops_does_not_matter() -> None:
    table = sailor("aden", 2)
    table.city("babylon", "himyar")
    table.advances("babylon", "diplomacy")
    table.does("saba", "sail 1", "danakil*2")
    assert table.at("saba", "danakil") == 2

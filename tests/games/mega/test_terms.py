"""The terms the rules are written in: units, stock and treasury, areas, order and barbarians."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.laws import check_layout
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.pieces import clear_tokens, gain, pay, put, raze_city, sink
from ziggurat.games.mega.rules.fate_of_units import (
    annex_city,
    annex_tokens,
    destroy_city,
    turn_to_barbarians,
    turn_to_pirates,
)
from ziggurat.games.mega.terms import NOTHING
from ziggurat.kernel.errors import Broken


def table() -> Table:
    return Table(*FIVE)


@pytest.mark.clause("ME-G1")
def test_a_token_is_worth_one_point_a_city_five_and_a_ship_nothing() -> None:
    unit_points = table().state.lookup.resolution.unit_points
    assert unit_points.city == 5


@pytest.mark.clause("ME-G1")
def test_ships_are_no_units_and_leave_an_area_to_whoever_is_there() -> None:
    played = table()
    played.tokens("saba", "ur", 2)
    played.ship("babylon", "ur")
    assert played.state.is_alone(played.area("ur"), played.player("saba"))


@pytest.mark.clause("ME-G2")
def test_board_stock_and_treasury_are_55_tokens_whatever_is_done_with_them() -> None:
    played = table()
    state, saba = played.state, played.player("saba")
    put(state, played.area("ur"), saba, 9)
    gain(state, saba, 12)
    pay(state, saba, 5)
    clear_tokens(state, played.area("ur"), saba)
    put(state, played.area("susa"), saba, 4)
    assert (state.on_board[saba], state.stock[saba], state.treasury[saba]) == (4, 44, 7)
    check_layout(state)


@pytest.mark.clause("ME-G2")
def test_a_token_too_many_is_noticed() -> None:
    played = table()
    played.state.treasury[0] += 1
    with pytest.raises(Broken, match="player 0 has 56 tokens"):
        check_layout(played.state)


@pytest.mark.clause("ME-G2", "ME-X4")
def test_tokens_in_treasury_are_not_population() -> None:
    played = table()
    played.tokens("saba", "ur", 2)
    played.treasury("saba", 20)
    assert played.state.on_board[played.player("saba")] == 2


@pytest.mark.clause("ME-G3")
def test_cities_and_ships_are_on_the_board_or_in_stock() -> None:
    played = table()
    played.city("saba", "ur", "susa")
    ship = played.ship("saba", "ur")
    assert played.state.city_stock[0] == 7
    raze_city(played.state, played.area("ur"))
    sink(played.state, ship)
    assert played.state.city_stock[0] == 8
    assert played.state.ship_at[ship] == NOTHING
    check_layout(played.state)


@pytest.mark.clause("ME-G4")
def test_what_is_destroyed_paid_or_gained_goes_from_and_to_stock() -> None:
    played = table()
    state, saba = played.state, played.player("saba")
    played.city("saba", "ur")
    played.tokens("saba", "ur", 1)
    destroy_city(state, played.area("ur"))
    assert (state.city_stock[saba], state.stock[saba]) == (9, 55)
    assert gain(state, saba, 3) == 3
    assert (state.stock[saba], state.treasury[saba]) == (52, 3)
    pay(state, saba, 2)
    assert (state.stock[saba], state.treasury[saba]) == (54, 1)


@pytest.mark.clause("ME-G4")
def test_nobody_gains_more_than_the_stock_holds() -> None:
    played = table()
    played.tokens("saba", "ur", 53)
    assert gain(played.state, played.player("saba"), 5) == 2


@pytest.mark.clause("ME-G7")
def test_what_is_annexed_goes_to_its_owners_stock_and_the_takers_piece_replaces_it() -> None:
    played = table()
    played.city("saba", "ur")
    played.tokens("saba", "susa", 3)
    annex_city(played.state, played.area("ur"), played.player("nubia"))
    annex_tokens(played.state, played.area("susa"), 0, played.player("nubia"), 2)
    assert played.owner("ur") == "nubia"
    assert (played.at("saba", "susa"), played.at("nubia", "susa")) == (1, 2)
    assert (played.state.city_stock[0], played.in_stock("saba")) == (9, 54)
    assert (played.state.city_stock[3], played.in_stock("nubia")) == (8, 53)


@pytest.mark.clause("ME-G9")
def test_a_city_stands_on_a_site_or_in_the_wilderness_and_alone_in_its_area() -> None:
    lookup = table().state.lookup
    sites = sum(lookup.site)
    assert 0 < sites < lookup.area_count
    assert all(lookup.limit[area] for area in range(lookup.area_count) if lookup.site[area])
    played = table()
    played.city("saba", "ur")
    played.city("nubia", "ur")
    assert played.owner("ur") == "nubia"
    assert played.state.city_count[0] == 0


@pytest.mark.clause("ME-G12")
def test_volcanoes_touch_one_area_or_two_and_plains_cover_some() -> None:
    lookup = lookup_of(18, "east", 0, 0, "")
    touched = [len(areas) for areas in lookup.volcano_areas]
    assert set(touched) <= {1, 2}
    assert 2 in touched
    for volcano, areas in enumerate(lookup.volcano_areas):
        assert all(lookup.volcano[area] == volcano for area in areas)
    for plain, areas in enumerate(lookup.plain_areas):
        assert areas
        assert all(lookup.plain[area] == plain for area in areas)


@pytest.mark.clause("ME-G12")
def test_a_white_site_lies_on_a_plain_and_a_black_one_beside_it() -> None:
    lookup = lookup_of(18, "east", 0, 0, "")
    white = [area for area in range(lookup.area_count) if lookup.white[area]]
    assert white
    assert all(lookup.site[area] and lookup.plain[area] != NOTHING for area in white)
    black = [
        area
        for area in range(lookup.area_count)
        if lookup.plain[area] != NOTHING and lookup.site[area] and not lookup.white[area]
    ]
    assert black


@pytest.mark.clause("ME-G13", "SB-3.1")
def test_a_region_stays_whoever_occupies_it() -> None:
    played = table()
    played.city("nubia", "ur")
    played.tokens("nubia", "susa", 5)
    state = played.state
    assert state.is_home(played.player("babylon"), played.area("ur"))
    assert not state.is_home(played.player("nubia"), played.area("ur"))


@pytest.mark.clause("ME-G14", "ME-G15")
def test_position_is_by_steps_and_ranking_settles_ties() -> None:
    played = Table("parthia", "nubia", "persia", "babylon", "saba")
    for civilization, step in {"parthia": 4, "nubia": 2, "persia": 4, "saba": 2}.items():
        played.step(civilization, step)
    names = played.civilizations
    assert [names[p] for p in played.state.in_play()] == [*FIVE]
    assert [names[p] for p in played.state.by_position()] == [
        "persia", "parthia", "saba", "nubia", "babylon",
    ]  # fmt: skip


@pytest.mark.clause("ME-G14")
def test_who_has_left_is_in_no_order() -> None:
    played = table()
    played.state.gone[played.player("persia")] = 2
    assert played.player("persia") not in played.state.in_play()
    assert played.player("persia") not in played.state.by_position()


@pytest.mark.clause("ME-G16")
def test_barbarians_and_pirates_do_not_expand() -> None:
    played = table()
    played.barbarians("ur", 2)
    played.pirates("susa")
    played.tokens("saba", "mari", 2)
    played.phase(2)
    assert played.at("wild", "ur") == 2
    assert played.at("wild", "susa") == 0
    assert played.at("saba", "mari") == 4


@pytest.mark.clause("ME-G16")
def test_barbarians_and_pirates_support_nothing_and_need_no_support() -> None:
    played = table()
    played.pirates("ur", "susa")
    played.phase(11)
    assert played.owner("ur") == played.owner("susa") == "wild"


@pytest.mark.clause("ME-G16")
def test_barbarians_fight_as_one_player_and_without_advances() -> None:
    played = table()
    area = area_of_limit(played, 1)
    played.tokens("saba", area, 3)
    played.advances("saba", "metalworking")
    played.barbarians(area, 3)
    played.phase(4)
    # Whoever has Metalworking removes later, so that the barbarians run out first.
    assert (played.at("wild", area), played.at("saba", area)) == (0, 1)


def area_of_limit(played: Table, limit: int) -> str:
    """The first area on the map with a printed limit and no city site."""
    lookup = played.state.lookup
    return next(
        name
        for area, name in enumerate(lookup.area_id)
        if lookup.limit[area] == limit and not lookup.site[area]
    )


@pytest.mark.clause("ME-G19")
def test_effects_that_are_no_choice_happen_by_themselves() -> None:
    played = table()
    name = area_of_limit(played, 1)
    played.tokens("saba", name, 2)
    played.advances("saba", "agriculture")
    played.phase(11)
    assert played.asked() == []
    assert played.at("saba", name) == 2


@pytest.mark.clause("ME-G19")
def test_effects_worded_as_a_choice_are_asked_for() -> None:
    played = table()
    played.cities("saba", 2)
    played.advances("saba", "coinage")
    played.phase(1)
    assert played.asked() == ["saba"]


# --- components


@pytest.mark.clause("ME-C1", "ME-C2")
def test_the_box_holds_55_tokens_9_cities_and_4_ships_each_and_the_barbarians() -> None:
    state = table().state
    lookup = state.lookup
    assert (lookup.pieces.tokens, lookup.pieces.cities, len(state.ship_at)) == (55, 9, 4 * 5)
    assert (lookup.barbarians.tokens, lookup.barbarians.pirate_cities) == (50, 18)


@pytest.mark.clause("ME-C3")
def test_when_barbarians_run_out_the_rest_is_destroyed() -> None:
    played = table()
    played.barbarians("mari", 48)
    played.tokens("saba", "ur", 5)
    turn_to_barbarians(played.state, played.area("ur"), 0, 5)
    assert (played.at("saba", "ur"), played.at("wild", "ur")) == (0, 2)
    assert played.in_stock("saba") == 55
    check_layout(played.state)


@pytest.mark.clause("ME-C3")
def test_when_pirate_cities_run_out_the_rest_is_destroyed() -> None:
    played = table()
    lookup = played.state.lookup
    places = [name for area, name in enumerate(lookup.area_id) if lookup.limit[area]]
    played.pirates(*places[:18])
    played.city("saba", places[18])
    turn_to_pirates(played.state, played.area(places[18]))
    assert played.owner(places[18]) is None
    assert played.state.city_stock[0] == 9
    check_layout(played.state)


@pytest.mark.clause("ME-C5")
def test_there_are_51_advances_and_everybody_may_hold_all_of_them_once() -> None:
    played = table()
    advances = played.state.lookup.advance_id
    assert len(advances) == 51
    played.advances("saba", *advances)
    played.advances("nubia", *advances)
    assert played.advances_of("saba") == played.advances_of("nubia") == advances
    played.advances("saba", "music", "music")
    assert played.advances_of("saba") == ["music"]

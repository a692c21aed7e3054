"""The laws of the table notice what is wrong with a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.mega.test_setups import dealt
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.hands import take
from ziggurat.games.mega.laws import (
    LAWS,
    check_layout,
    check_play,
    check_regions,
)
from ziggurat.games.mega.pieces import found_city, launch, put, raise_building
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ADVANCE_COUNT,
    FIRST_CALAMITY,
    IN_DISCARD,
    OUT,
    PIRACY,
    SHIP_OLD,
    STACKS,
    TAXES,
    WATER,
)
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import changed

Fault = Callable[[Mega], None]


def a_game() -> Mega:
    return dealt(5, civilizations="saba,babylon,persia,nubia,parthia")


# --- pieces and counts


def forget_tokens_on_the_board(state: Mega) -> None:
    state.on_board[0] += 1


def forget_a_city(state: Mega) -> None:
    state.city_count[1] = 1


def forget_an_area(state: Mega) -> None:
    state.areas_of[0] = []


def forget_where_cities_are(state: Mega) -> None:
    state.cities_of[0] = [3]


def forget_who_is_there(state: Mega) -> None:
    state.own_tokens()
    state.present[state.areas_of[0][0]] = 0


def forget_a_building(state: Mega) -> None:
    state.building_in = changed(state.building_in, 0, 1)


def forget_the_size_of_a_hand(state: Mega) -> None:
    state.hand_size[2] = 4


def give_two_players_a_civilization(state: Mega) -> None:
    state.civilization = [0, 0, 2, 3, 4]


def rank_otherwise(state: Mega) -> None:
    state.ranking = [1, 0, 2, 3, 4]


def lose_a_token(state: Mega) -> None:
    state.stock[0] -= 1


def owe_a_token(state: Mega) -> None:
    state.stock[0], state.treasury[0] = -1, state.stock[0] + 1


def owe_treasury(state: Mega) -> None:
    state.stock[0], state.treasury[0] = state.stock[0] + 1, -1


def have_fewer_than_no_tokens(state: Mega) -> None:
    state.own_tokens()
    state.tokens[5] -= 1
    state.recount()


def make_a_barbarian(state: Mega) -> None:
    state.barbarians_left += 1


def lose_a_city(state: Mega) -> None:
    state.city_stock[3] = 8


def make_a_pirate_city(state: Mega) -> None:
    state.pirates_left = 19


def build_where_nobody_can_live(state: Mega) -> None:
    found_city(state, state.lookup.limit.index(0), 0)


def build_no_city_this_turn(state: Mega) -> None:
    state.new_city = changed(state.new_city, 0, 1)


def carry_more_than_is_there(state: Mega) -> None:
    area = next(a for a in range(state.lookup.area_count) if state.lookup.coastal[a])
    state.ship_cargo[launch(state, 0, area, SHIP_OLD)] = 3


def carry_tokens_in_stock(state: Mega) -> None:
    state.ship_cargo[0] = 1


def lie_on_dry_land(state: Mega) -> None:
    lookup = state.lookup
    areas = range(lookup.area_count)
    launch(state, 0, next(a for a in areas if not lookup.coastal[a] and not lookup.water[a]), 0)


def stay_out_of_play(state: Mega) -> None:
    state.closed[state.areas_of[0][0]] = 1


def leave_tokens_behind(state: Mega) -> None:
    state.gone[0] = 3


def leave_a_building_behind(state: Mega) -> None:
    state.gone[0] = 3
    state.clear_map(state.player_count, state.lookup.area_count)
    state.stock = [55] * 5
    state.city_stock = [9] * 5
    state.barbarians_left, state.pirates_left = 50, 18
    state.recount()
    raise_building(state, 0, 0, state.lookup.start[0])


def own_two_buildings(state: Mega) -> None:
    raise_building(state, 0, 0, state.lookup.start[0])
    raise_building(state, 1, 0, state.lookup.region_areas[0][0])


def build_without_the_expansion(state: Mega) -> None:
    raise_building(state, 0, 0, state.lookup.start[0])
    state.with_buildings = 0


def own_what_is_in_supply(state: Mega) -> None:
    state.builder = changed(state.builder, 2, 1)


def own_nobodys_building(state: Mega) -> None:
    raise_building(state, 0, 0, state.lookup.start[0])
    state.builder[0] = -1


def share_an_area(state: Mega) -> None:
    raise_building(state, 0, 0, state.lookup.start[0])
    raise_building(state, 1, 1, state.lookup.start[0])
    state.recount()


def go_beyond_the_end(state: Mega) -> None:
    state.step[0] = 17


def know_what_there_is_not(state: Mega) -> None:
    state.advances[0] = 1 << ADVANCE_COUNT


def owe_credits(state: Mega) -> None:
    state.credits[7] = -5


# --- cards


def lose_a_commodity(state: Mega) -> None:
    state.stacks[0] = state.stacks[0][1:]


def hold_a_card_twice(state: Mega) -> None:
    take(state, 0, state.stacks[0][-1])


def owe_a_card(state: Mega) -> None:
    state.goods[0] -= 1
    state.stacks[0] = [*state.stacks[0], 0]
    state.recount()


def lose_a_calamity(state: Mega) -> None:
    state.stacks[1] = [code for code in state.stacks[1] if code < FIRST_CALAMITY]


def hold_a_calamity_that_lies_in_a_stack(state: Mega) -> None:
    take(state, 0, FIRST_CALAMITY + PIRACY)


def use_no_piracy(state: Mega) -> None:
    state.calamity_at[PIRACY] = OUT
    state.stacks[8] = [code for code in state.stacks[8] if code != FIRST_CALAMITY + PIRACY]


def use_minor_calamities(state: Mega) -> None:
    state.calamity_at[0] = IN_DISCARD
    state.discards[1] = [FIRST_CALAMITY]


def lay_a_card_into_another_stack(state: Mega) -> None:
    state.stacks[1] = [*state.stacks[1], state.stacks[0][-1]]
    state.stacks[0] = state.stacks[0][:-1]


def lay_water_into_a_stack(state: Mega) -> None:
    state.stacks[0] = [*state.stacks[0], WATER]


def forget_what_is_shown(state: Mega) -> None:
    state.market = [WATER]


def know_what_is_not_so(state: Mega) -> None:
    state.seen[0] = [1, 3]


def know_half_of_something(state: Mega) -> None:
    state.seen[0] = [1]


def hold_too_many_cards(state: Mega) -> None:
    state.phase = TAXES
    for _ in range(9):
        take(state, 0, WATER)


def keep_a_calamity(state: Mega) -> None:
    state.phase = TAXES
    state.stacks[8] = [code for code in state.stacks[8] if code != FIRST_CALAMITY + PIRACY]
    take(state, 0, FIRST_CALAMITY + PIRACY)


FAULTS: tuple[Fault, ...] = (
    forget_tokens_on_the_board,
    forget_a_city,
    forget_an_area,
    forget_where_cities_are,
    forget_who_is_there,
    forget_a_building,
    forget_the_size_of_a_hand,
    give_two_players_a_civilization,
    rank_otherwise,
    lose_a_token,
    owe_a_token,
    owe_treasury,
    have_fewer_than_no_tokens,
    make_a_barbarian,
    lose_a_city,
    make_a_pirate_city,
    build_where_nobody_can_live,
    build_no_city_this_turn,
    carry_more_than_is_there,
    carry_tokens_in_stock,
    lie_on_dry_land,
    stay_out_of_play,
    leave_tokens_behind,
    leave_a_building_behind,
    own_two_buildings,
    build_without_the_expansion,
    own_what_is_in_supply,
    own_nobodys_building,
    share_an_area,
    go_beyond_the_end,
    know_what_there_is_not,
    owe_credits,
    lose_a_commodity,
    hold_a_card_twice,
    owe_a_card,
    lose_a_calamity,
    hold_a_calamity_that_lies_in_a_stack,
    use_no_piracy,
    use_minor_calamities,
    lay_a_card_into_another_stack,
    lay_water_into_a_stack,
    forget_what_is_shown,
    know_what_is_not_so,
    know_half_of_something,
    hold_too_many_cards,
    keep_a_calamity,
)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_noticed(fault: Fault) -> None:
    state = a_game()
    GAME.check(state)
    fault(state)
    with pytest.raises(Broken, match=r"^Mega Empires: "):
        GAME.check(state)


def test_every_law_notices_something() -> None:
    broken = set()
    for fault in FAULTS:
        state = a_game()
        fault(state)
        for law in LAWS:
            try:
                law(state)
            except Broken:
                broken.add(law)
    assert broken == set(LAWS)


def test_the_laws_of_the_layout_do_not_look_at_cards() -> None:
    state = a_game()
    lose_a_commodity(state)
    check_layout(state)


@pytest.mark.clause("ME-P5", "ME-V15")
def test_hands_may_be_larger_with_roadbuilding_and_in_the_phases_of_trade() -> None:
    state = a_game()
    hold_too_many_cards(state)
    with pytest.raises(Broken, match="holds 9 commodities; 8 are allowed"):
        GAME.check(state)
    state.advances[0] = 1 << state.lookup.advance_id.index("roadbuilding")
    GAME.check(state)
    state.advances[0] = 0
    state.phase = 7
    GAME.check(state)


@pytest.mark.clause("SB-3.8")
def test_a_building_abroad_can_be_loaded_but_never_comes_about_by_play() -> None:
    state = a_game()
    raise_building(state, 0, 0, state.lookup.start[1])
    GAME.check(state)
    with pytest.raises(Broken, match="outside its builder's region"):
        check_regions(state)
    with pytest.raises(Broken):
        check_play(state)


@pytest.mark.clause("ME-Q3")
def test_nothing_may_be_left_in_areas_out_of_play() -> None:
    state = a_game()
    area = state.lookup.region_areas[0][-1]
    state.closed = changed(state.closed, area, 1)
    GAME.check(state)
    put(state, area, 2, 1)
    with pytest.raises(Broken, match="out of play"):
        GAME.check(state)
    assert len(state.stacks) == STACKS

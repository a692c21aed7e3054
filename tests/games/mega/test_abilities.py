"""Phase 10: special abilities (ME-A, and the clauses of the seven advances that have one)."""

import pytest

from tests.games.mega.acquiring import eastern
from tests.games.mega.table import FIVE, Table, words
from ziggurat.games.mega.rules.phase_10_abilities.diaspora import Scatter
from ziggurat.games.mega.rules.phase_10_abilities.routes import Routes
from ziggurat.games.mega.rules.phase_10_abilities.targets import areas_by_land, namable_players
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid


def holder(*advances: str, **tokens: int) -> Table:
    """Babylon holds advances and has tokens in areas."""
    table = eastern()
    table.advances("babylon", *advances)
    for area, count in tokens.items():
        table.tokens("babylon", area, count)
    table.log()
    return table


# --- order, once each


@pytest.mark.clause("ME-A1")
def test_players_come_in_position_order_and_use_each_ability_once_in_any_order() -> None:
    table = eastern()
    for civilization in ("saba", "nubia"):
        table.advances(civilization, "politics", "trade_routes")
        table.hand(civilization, salt=1)
    table.step("nubia", 3)
    table.phase(10)
    assert table.asked() == ["nubia"], "he must wait for his turn"
    table.does("nubia", "routes salt")
    table.does("nubia", "politics 5")
    assert table.asked() == ["saba"], "nothing is left to use"
    table.does("saba", "politics 3")
    assert "politics" not in [group.name for group in table.options("saba").groups()]
    table.does("saba", "done")
    assert table.asked() == []
    assert (table.in_treasury("nubia"), table.in_treasury("saba")) == (11, 3)


@pytest.mark.clause("ME-A1")
def test_nobody_is_asked_without_an_ability_or_anything_to_use_it_on() -> None:
    table = holder("fundamentalism", "monotheism", "universal_doctrine", "provincial_empire", ur=2)
    table.advances("saba", "mysticism")
    table.phase(10)
    assert table.asked() == []


def test_who_leaves_is_not_asked() -> None:
    table = holder("politics", ur=2)
    table.state.leaving[1] = 1
    table.phase(10)
    assert table.asked() == []


@pytest.mark.clause("ME-A1")
def test_in_the_next_turn_abilities_can_be_used_again() -> None:
    table = holder("politics", ur=2)
    table.phase(10)
    table.does("babylon", "politics 5")
    table.phase(10)
    assert table.asked() == []
    table.course(13)
    table.state.stack[:] = []
    table.phase(10)
    assert table.asked() == ["babylon"]


# --- Fundamentalism


@pytest.mark.clause("ME-AD-FUNDAMENTALISM", "ME-A2")
def test_fundamentalism_destroys_all_units_of_an_area() -> None:
    table = holder("fundamentalism", ur=2)
    area = table.state.lookup.area_id[table.state.lookup.land[table.area("ur")][0]]
    table.city("persia", area)
    table.tokens("persia", area, 1)
    table.tokens("saba", area, 1)
    table.barbarians(area, 2)
    table.phase(10)
    table.does("babylon", f"fundamentalism {area}")
    assert table.owner(area) is None
    assert (table.at("persia", area), table.at("saba", area), table.at("wild", area)) == (0, 0, 2)
    assert (table.in_stock("persia"), table.in_stock("saba")) == (55, 55)
    assert "by Fundamentalism" in table.told()


@pytest.mark.clause("ME-AD-FUNDAMENTALISM", "ME-AD-PHILOSOPHY", "ME-A3")
@pytest.mark.parametrize("shield", ["fundamentalism", "philosophy"])
def test_who_holds_fundamentalism_or_philosophy_is_untouched(shield: str) -> None:
    table = holder("fundamentalism", ur=2)
    table.advances("persia", shield)
    table.tokens("persia", "babylonia", 1)
    table.tokens("saba", "babylonia", 1)
    table.tokens("persia", "teredon", 1)
    table.step("babylon", 1)
    table.phase(10)
    assert table.refuses("babylon", "fundamentalism teredon", "ME-A1.1")
    table.does("babylon", "fundamentalism babylonia")
    assert (table.at("persia", "babylonia"), table.at("saba", "babylonia")) == (1, 0)


@pytest.mark.clause("ME-AD-FUNDAMENTALISM")
def test_pirate_cities_are_untouched_and_only_areas_by_land_are_reached() -> None:
    table = holder("fundamentalism", ur=2)
    table.pirates("babylonia")
    table.tokens("saba", "saba", 2)
    table.tokens("persia", "teredon", 1)
    table.phase(10)
    assert table.refuses("babylon", "fundamentalism babylonia", "ME-A1.1")
    assert table.refuses("babylon", "fundamentalism saba", "ME-AD-FUNDAMENTALISM")
    reach = areas_by_land(table.state, 1)
    assert reach == sorted(table.state.lookup.land[table.area("ur")])


@pytest.mark.clause("ME-A5", "ME-A2")
def test_the_holders_own_units_stay_and_nothing_is_checked_in_between() -> None:
    table = holder("fundamentalism", "politics", ur=3, teredon=5)
    table.city("babylon", "susa")
    table.tokens("persia", "teredon", 1)
    table.phase(10)
    table.does("babylon", "fundamentalism teredon")
    assert (table.at("babylon", "teredon"), table.at("persia", "teredon")) == (5, 0)
    assert table.at("babylon", "ur") == 3, "surplus waits for phase 11"
    assert table.asked() == ["babylon"]


@pytest.mark.clause("ME-A2", "SB-5.4")
def test_a_building_stays_when_its_city_is_destroyed_or_annexed_by_an_ability() -> None:
    table = holder("fundamentalism", "monotheism", ur=2)
    table.city("persia", "teredon", "babylonia")
    table.building("giant_ziggurat", "babylon", "teredon")
    table.phase(10)
    table.does("babylon", "monotheism teredon")
    table.does("babylon", "fundamentalism babylonia")
    assert table.state.building_at[1] == table.area("teredon")
    assert (table.owner("teredon"), table.owner("babylonia")) == ("babylon", None)


# --- Monotheism


@pytest.mark.clause("ME-AD-MONOTHEISM", "ME-AD-THEOLOGY", "ME-A3")
def test_ex_77_protected_tokens_stay_and_the_stock_must_do_for_the_rest() -> None:
    table = holder("monotheism", ur=2)
    table.tokens("persia", "teredon", 3)
    table.tokens("saba", "teredon", 1)
    table.advances("saba", "theology")
    table.stock("babylon", 2)
    table.phase(10)
    assert table.asked() == [], "there is nothing he could choose"
    table.stock("babylon", 3)
    table.phase(10)
    table.does("babylon", "monotheism teredon")
    assert table.at("babylon", "teredon") == 3
    assert (table.at("persia", "teredon"), table.at("saba", "teredon")) == (0, 1)


@pytest.mark.clause("ME-AD-MONOTHEISM")
def test_an_area_too_large_for_the_stock_says_so() -> None:
    table = holder("monotheism", ur=2)
    table.tokens("persia", "teredon", 3)
    table.tokens("saba", "babylonia", 1)
    table.stock("babylon", 2)
    table.phase(10)
    sentence = table.refuses("babylon", "monotheism teredon", "ME-AD-MONOTHEISM")
    assert "This takes 3 tokens; your stock holds 2" in sentence
    table.city("persia", "babylonia")
    table.city_stock("babylon", 0)
    assert "no city in stock" in table.refuses("babylon", "monotheism babylonia")


@pytest.mark.clause("ME-AD-MONOTHEISM", "ME-A3")
def test_monotheism_does_not_touch_holders_of_monotheism_barbarians_and_pirates() -> None:
    table = holder("monotheism", ur=2)
    table.advances("persia", "monotheism")
    table.tokens("persia", "teredon", 1)
    table.barbarians("teredon", 1)
    table.pirates("babylonia")
    table.tokens("saba", "babylonia", 1)
    table.step("babylon", 1)
    table.phase(10)
    assert table.refuses("babylon", "monotheism teredon", "ME-A1.1")
    table.does("babylon", "monotheism babylonia")
    assert (table.owner("babylonia"), table.at("babylon", "babylonia")) == ("wild", 1)


@pytest.mark.clause("ME-A4")
def test_a_token_beside_a_city_is_annexed_with_it_and_goes_in_phase_11() -> None:
    table = holder("monotheism", ur=2)
    table.advances("persia", "public_works")
    table.city("persia", "teredon")
    table.tokens("persia", "teredon", 1)
    table.tokens("babylon", "babylonia", 4)
    table.phase(10)
    table.does("babylon", "monotheism teredon")
    assert (table.owner("teredon"), table.at("babylon", "teredon")) == ("babylon", 1)
    assert (table.in_stock("persia"), table.state.city_stock[2]) == (55, 9)
    table.phase(11)
    assert table.at("babylon", "teredon") == 0


# --- Politics


@pytest.mark.clause("ME-AD-POLITICS", "ME-A4")
def test_ex_76_a_city_and_a_token_cost_six_and_need_both_in_stock() -> None:
    table = holder("politics", ur=2)
    table.city("persia", "teredon")
    table.tokens("persia", "teredon", 1)
    table.treasury("babylon", 5)
    table.phase(10)
    assert "6 treasury" in table.refuses("babylon", "annex teredon", "ME-AD-POLITICS")
    table.treasury("babylon", 53)
    assert table.in_stock("babylon") == 0
    assert "stock holds 0" in table.refuses("babylon", "annex teredon", "ME-AD-POLITICS")
    table.treasury("babylon", 6)
    table.does("babylon", "annex teredon")
    assert (table.owner("teredon"), table.at("babylon", "teredon")) == ("babylon", 1)
    assert table.in_treasury("babylon") == 0
    assert table.asked() == []


@pytest.mark.clause("ME-AD-POLITICS")
def test_politics_is_one_of_two() -> None:
    table = holder("politics", ur=2)
    table.tokens("persia", "teredon", 1)
    table.treasury("babylon", 1)
    table.phase(10)
    assert table.refuses("babylon", "politics 6", "ME-AD-POLITICS")
    table.does("babylon", "politics 5")
    assert (table.in_treasury("babylon"), table.asked()) == (6, [])


@pytest.mark.clause("ME-AD-POLITICS", "ME-AD-CULTURAL-ASCENDANCY", "ME-A3")
@pytest.mark.parametrize("shield", ["politics", "cultural_ascendancy"])
def test_politics_does_not_touch_its_holders_and_cultural_ascendancy(shield: str) -> None:
    table = holder("politics", ur=2)
    table.advances("persia", shield)
    table.tokens("persia", "teredon", 1)
    table.tokens("saba", "teredon", 1)
    table.barbarians("teredon", 1)
    table.treasury("babylon", 1)
    table.step("babylon", 1)
    table.phase(10)
    table.does("babylon", "annex teredon")
    assert (table.at("persia", "teredon"), table.at("wild", "teredon")) == (1, 1)
    assert (table.at("babylon", "teredon"), table.in_treasury("babylon")) == (1, 0)


# --- Diaspora


@pytest.mark.clause("ME-AD-DIASPORA")
def test_ex_78_no_limit_is_broken() -> None:
    table = holder("diaspora", ur=2, susa=3)
    table.phase(10)
    assert table.refuses("babylon", "diaspora ur*2+susa*3>babylonia*5", "ME-AD-DIASPORA")
    table.does("babylon", "diaspora ur*2+susa*3>babylonia*4+saba")
    assert (table.at("babylon", "babylonia"), table.at("babylon", "saba")) == (4, 1)
    assert (table.at("babylon", "ur"), table.at("babylon", "susa")) == (0, 0)
    assert "5 tokens" in table.told()


@pytest.mark.clause("ME-AD-DIASPORA")
def test_others_in_the_area_count_against_the_limit_and_agriculture_only_alone() -> None:
    table = holder("diaspora", "agriculture", susa=5)
    table.tokens("persia", "jordan", 1)
    table.barbarians("chaldaea", 2)
    table.phase(10)
    assert table.can("babylon", "diaspora susa*3>ur*3")
    assert not table.can("babylon", "diaspora susa*4>ur*4")
    assert table.can("babylon", "diaspora susa>jordan")
    assert not table.can("babylon", "diaspora susa*2>jordan*2")
    assert not table.can("babylon", "diaspora susa>chaldaea")


@pytest.mark.clause("ME-AD-DIASPORA", "ME-AD-PUBLIC-WORKS", "SB-6.6")
def test_city_areas_are_closed_but_for_room_beside_an_own_city() -> None:
    table = holder("diaspora", susa=5)
    table.city("babylon", "ur")
    table.city("persia", "teredon")
    table.pirates("chaldaea")
    table.phase(10)
    for area in ("ur", "teredon", "chaldaea"):
        assert table.refuses("babylon", f"diaspora susa>{area}", "ME-AD-DIASPORA")
    table.building("giant_ziggurat", "babylon", "ur")
    assert table.can("babylon", "diaspora susa>ur")
    assert not table.can("babylon", "diaspora susa*2>ur*2")
    table.advances("babylon", "diaspora", "public_works")
    assert table.can("babylon", "diaspora susa*2>ur*2")


@pytest.mark.clause("ME-AD-DIASPORA")
def test_at_most_five_own_tokens_move_and_somewhere_else() -> None:
    table = holder("diaspora", ur=3, susa=4)
    table.closed("saba")
    table.phase(10)
    assert table.refuses("babylon", "diaspora ur*3+susa*3>babylonia*4+elam*2", "ME-AD-DIASPORA")
    assert table.refuses("babylon", "diaspora ur*4>babylonia*4", "ME-AD-DIASPORA")
    assert table.refuses("babylon", "diaspora ur*3>babylonia*2", "ME-AD-DIASPORA")
    assert table.refuses("babylon", "diaspora ur+susa*2>ur+elam*2", "ME-AD-DIASPORA")
    assert table.refuses("babylon", "diaspora ur>saba", "ME-AD-DIASPORA")
    with pytest.raises(Invalid, match="lifted"):
        table.does("babylon", "diaspora ur")


def test_random_diasporas_are_legal_and_read_back() -> None:
    table = holder("diaspora", ur=2, susa=3, elam=1)
    options = Scatter(table.state, 1)
    dice = Dice(b"scatter")
    answers = {options.sample(dice) for _ in range(60)}
    assert len(answers) > 30
    for answer in answers:
        assert options.refusal(answer) is None
        assert options.read(options.write(answer)) == answer
        assert words(table.state, options.label(answer))
    for wrong in ((), (0,), (1, 2), (1, 0, 1), (2, 0, 1, 0, 1), (1, 0, 0, 1, 0), (9, 0, 1)):
        assert str(options.refusal(wrong)).startswith("ME-AD-DIASPORA")


def test_nobody_is_asked_for_a_diaspora_without_tokens() -> None:
    table = holder("diaspora")
    table.phase(10)
    assert table.asked() == []
    assert Scatter(table.state, 1).count() == 0
    assert Scatter(table.state, 1).answers() == []


# --- Provincial Empire


@pytest.mark.clause("ME-AD-PROVINCIAL-EMPIRE", "ME-A1.1")
def test_ex_79_who_has_no_card_of_value_two_gives_nothing() -> None:
    table = holder("provincial_empire", ur=2)
    table.tokens("persia", "teredon", 1)
    table.tokens("saba", "babylonia", 1)
    table.tokens("nubia", "babylonia", 1)
    table.advances("saba", "public_works")
    table.hand("persia", flax=2, water=1)
    table.hand("nubia", silk=2, stone=1, flax=1)
    table.phase(10)
    assert not table.can("babylon", "empire saba"), "Public Works protect"
    table.does("babylon", "empire persia+nubia")
    assert (table.decision(), sorted(table.asked())) == ("tribute", ["nubia", "persia"])
    assert table.moves("persia") == ["none"]
    assert table.moves("nubia") == ["stone", "silk"], "not Flax"
    table.does("persia", "none")
    table.does("nubia", "stone")
    assert table.cards_of("babylon") == {"stone": 1}
    assert table.cards_of("persia") == {"flax": 2, "water": 1}
    assert table.asked() == []


@pytest.mark.clause("ME-A1.1")
def test_only_the_two_see_the_card() -> None:
    table = holder("provincial_empire", ur=2)
    table.tokens("persia", "teredon", 1)
    table.hand("persia", silk=1)
    table.phase(10)
    table.does("babylon", "empire persia")
    table.log()
    table.does("persia", "silk")
    [event] = [event for event in table.log() if "gives" in event.text]
    assert "silk" in event.words_for(1)
    assert "silk" in event.words_for(2)
    assert "silk" not in event.words_for(0)
    assert "silk" not in event.words_for(None)


@pytest.mark.clause("ME-A1.1", "ME-Q1.1")
def test_a_demand_cannot_be_taken_back_when_the_card_came_at_once() -> None:
    table = holder("provincial_empire", ur=2)
    table.tokens("persia", "teredon", 1)
    table.hand("persia", silk=1)
    table.state.leaving[table.player("persia")] = 1
    table.phase(10)
    before = table.state.reveals
    table.does("babylon", "empire persia")
    assert table.cards_of("babylon") == {"silk": 1}
    assert table.state.reveals > before


@pytest.mark.clause("ME-AD-PROVINCIAL-EMPIRE")
def test_neighbours_by_land_or_water_may_be_named_but_no_holder_of_it() -> None:
    table = holder("provincial_empire", teredon=2)
    by_water = table.state.lookup.water[table.area("teredon")]
    assert by_water, "Teredon lies at the sea"
    table.tokens("nubia", table.state.lookup.area_id[by_water[0]], 1)
    table.city("persia", "ur")
    table.tokens("saba", "saba", 2)
    table.advances("parthia", "provincial_empire")
    table.tokens("parthia", "chaldaea", 1)
    named = [FIVE[player] for player in namable_players(table.state, 1)]
    assert named == ["persia", "nubia"]


@pytest.mark.clause("ME-AD-PROVINCIAL-EMPIRE")
def test_at_most_five_are_named() -> None:
    table = Table(players=9)
    table.advances("babylon", "provincial_empire")
    table.tokens("babylon", "ur", 2)
    others = [civ for civ in table.civilizations if civ != "babylon"]
    for civilization in others:
        table.tokens(civilization, "teredon", 1)
    table.phase(10)
    assert table.can("babylon", "empire " + "+".join(others[:5]))
    assert not table.can("babylon", "empire " + "+".join(others[:6]))


def test_by_default_the_card_least_missed_is_given() -> None:
    table = holder("provincial_empire", ur=2)
    table.tokens("persia", "teredon", 1)
    table.tokens("saba", "teredon", 1)
    table.hand("persia", silk=1, stone=3)
    table.hand("saba", silk=2, salt=1)
    table.state.leaving[0] = 1
    table.phase(10)
    table.does("babylon", "empire saba+persia")
    assert table.asked() == ["persia"], "who leaves is not asked"
    table.defaults("persia")
    assert table.cards_of("babylon") == {"silk": 1, "salt": 1}


# --- Trade Routes


@pytest.mark.clause("ME-AD-TRADE-ROUTES")
def test_ex_75_a_card_brings_exactly_twice_its_value() -> None:
    table = holder("trade_routes")
    table.hand("babylon", jade=1, salt=1)
    table.treasury("babylon", 55 - 13)
    table.phase(10)
    assert table.refuses("babylon", "routes jade", "ME-AD-TRADE-ROUTES")
    table.treasury("babylon", 55 - 14)
    table.does("babylon", "routes jade")
    assert (table.in_treasury("babylon"), table.in_stock("babylon")) == (55, 0)
    assert table.cards_of("babylon") == {"salt": 1}
    assert table.state.discards[6] == [table.code("jade")]


@pytest.mark.clause("ME-AD-TRADE-ROUTES")
def test_any_number_of_cards_may_be_discarded() -> None:
    table = holder("trade_routes")
    table.hand("babylon", jade=1, salt=3, water=1)
    table.phase(10)
    table.does("babylon", "routes jade+salt*2+water")
    assert (table.in_treasury("babylon"), table.cards_of("babylon")) == (26, {"salt": 1})
    assert "26 treasury" in table.told()


def test_whether_a_trader_is_asked_tells_nothing_of_his_hand() -> None:
    table = holder("trade_routes", ur=2)
    table.phase(10)
    assert table.asked() == [], "everybody sees that he has no cards"
    table.hand("babylon", silk=1)
    table.treasury("babylon", 50)
    table.phase(10)
    assert table.asked() == ["babylon"], "though his stock is too small"
    assert table.moves("babylon") == ["done"]
    assert Routes(table.state, 1).answers() == []


def test_random_routes_are_legal() -> None:
    table = holder("trade_routes")
    table.hand("babylon", jade=2, salt=4, silk=3, water=1)
    table.treasury("babylon", 30)
    options = Routes(table.state, 1)
    dice = Dice(b"routes")
    answers = {options.sample(dice) for _ in range(80)}
    assert len(answers) > 10
    for answer in answers:
        assert options.refusal(answer) is None
        assert options.read(options.write(answer)) == answer


# --- Universal Doctrine


@pytest.mark.clause("ME-AD-UNIVERSAL-DOCTRINE")
def test_up_to_five_barbarian_tokens_anywhere_or_one_pirate_city() -> None:
    table = holder("universal_doctrine", ur=2)
    table.barbarians("saba", 4)
    table.barbarians("napata", 3)
    table.pirates("persepolis")
    table.phase(10)
    assert not table.can("babylon", "doctrine saba*3+napata*3")
    table.does("babylon", "doctrine saba*4+napata")
    assert (table.at("babylon", "saba"), table.at("babylon", "napata")) == (4, 1)
    assert (table.at("wild", "saba"), table.at("wild", "napata")) == (0, 2)
    assert table.asked() == [], "not the city as well"
    table = holder("universal_doctrine", ur=2)
    table.pirates("persepolis", "aden")
    table.tokens("persia", "persepolis", 1)
    table.phase(10)
    table.does("babylon", "pirates persepolis")
    assert (table.owner("persepolis"), table.owner("aden")) == ("babylon", "wild")
    assert table.at("persia", "persepolis") == 1


@pytest.mark.clause("ME-AD-UNIVERSAL-DOCTRINE")
def test_pieces_have_to_be_in_stock() -> None:
    table = holder("universal_doctrine", ur=2)
    table.barbarians("saba", 4)
    table.pirates("persepolis")
    table.stock("babylon", 2)
    table.city_stock("babylon", 0)
    table.phase(10)
    assert not table.can("babylon", "doctrine saba*3")
    assert not table.can("babylon", "pirates persepolis")
    closed = {group.name: group.closed for group in table.options("babylon").groups()}
    assert str(closed["pirates"]).startswith("ME-AD-UNIVERSAL-DOCTRINE")
    table.does("babylon", "doctrine saba*2")
    assert table.at("babylon", "saba") == 2

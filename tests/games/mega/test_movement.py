"""Moving over land: who moves when, one step, two with Roadbuilding (ME-M1 to ME-M4)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.rules.phase_02_growth import movement_order
from ziggurat.kernel.algebra import Either, Form
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import PAGE
from ziggurat.kernel.state import changed


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def moving(**areas: int) -> Table:
    """It is Saba's movement, with so many tokens in these areas."""
    table = east()
    for area, count in areas.items():
        table.tokens("saba", area, count)
    table.census(saba=20)
    table.phase(3)
    return table


# --- order


@pytest.mark.clause("ME-M1", "ME-AD-MILITARY")
def test_ex_10_the_census_orders_movement_and_military_moves_last() -> None:
    table = east()
    for civilization in ("saba", "babylon", "persia"):
        table.tokens(civilization, table.home(civilization), 1)
    table.census(saba=20, babylon=25, persia=25)
    table.advances("babylon", "military")
    assert movement_order(table.state)[:2] == [2, 0]
    table.phase(3)
    order = []
    while table.asked():
        order += table.asked()
        table.does(table.asked()[0], "done")
    assert order == ["persia", "saba", "babylon"]


@pytest.mark.clause("ME-M1", "ME-AD-MILITARY")
def test_several_holders_of_military_move_by_census_among_themselves() -> None:
    table = east()
    table.census(saba=9, babylon=12, persia=30, nubia=12, parthia=1)
    for civilization in ("persia", "saba", "nubia"):
        table.advances(civilization, "military")
    assert movement_order(table.state) == [1, 4, 2, 3, 0]


@pytest.mark.clause("ME-M1", "ME-Q1.1")
def test_nobody_is_asked_without_pieces_or_after_announcing_to_leave() -> None:
    table = east()
    table.tokens("saba", "saba", 1)
    table.tokens("babylon", "ur", 1)
    table.state.leaving[0] = 1
    table.phase(3)
    assert table.asked() == ["babylon"]
    table.does("babylon", "done")
    assert not table.asked()


# --- the map


@pytest.mark.clause("ME-G10")
def test_adjacency_is_mutual_and_means_land_or_water() -> None:
    lookup = east().state.lookup
    for links in (lookup.land, lookup.water, lookup.touching):
        for area in range(lookup.area_count):
            assert area not in links[area]
            assert all(area in links[other] for other in links[area])
    for area in range(lookup.area_count):
        assert set(lookup.touching[area]) == set(lookup.land[area]) | set(lookup.water[area])
    table = east()
    ur, susa, babylonia = (table.area(name) for name in ("ur", "susa", "babylonia"))
    assert (susa in lookup.land[ur], susa in lookup.water[ur]) == (False, True)
    assert (babylonia in lookup.land[ur], babylonia in lookup.water[ur]) == (True, True)


@pytest.mark.clause("ME-G11")
def test_coasts_are_waters_that_lead_to_an_open_sea() -> None:
    world = read_world()
    links = {area.id: area.water for area in world.land}
    seas = {sea.id for sea in world.seas}
    reached = {area.id for area in world.land if seas & set(area.water)}
    while True:
        more = {area for area in links if set(links[area]) & reached} - reached
        if not more:
            break
        reached |= more
    assert {area.id for area in world.land if area.coastal} == reached
    inland = [area for area in world.land if area.water and not area.coastal]
    for area in inland:
        assert not set(area.water) & (reached | seas), area.id
    # Open seas are no areas one could be in, and every area in play has a name.
    lookup = Table(players=18).state.lookup
    assert not seas & set(lookup.area_id)
    assert all(lookup.area_name)


# --- the form on a screen


@pytest.mark.clause("ME-M2", "ME-M19")
def test_a_march_is_shown_as_a_form_of_legal_numbers_that_can_be_cancelled() -> None:
    table = moving(ur=3)
    table.tokens("babylon", "teredon", 1)
    table.advances("babylon", "cultural_ascendancy")
    table.does("saba", "march ur")
    shown = table.options("saba").unfolded()
    assert isinstance(shown, Either)
    way, cancel = shown.branches
    assert isinstance(way, Form)
    assert [way.fields[0].write(area) for area in way.fields[0].answers()] == [
        "babylon",
        "babylonia",
        "teredon",
    ], "not where they stand"
    assert way.fields[1].label((1,)) == "1 token"
    for area in way.fields[0].answers():
        least, most = way.span(1, area)
        assert least == 1
        numbers = [way.join([area, (number,)]) for number in range(5)]
        assert [way.contains(number) for number in numbers] == [
            least <= number <= most for number in range(5)
        ]
    assert way.span(1, way.fields[0].read("teredon")) == (1, 1)
    assert (shown.names[1], shown.titles[1], cancel.count()) == ("stay", "Cancel", 1)
    table.does("saba", "go to: babylon; tokens: 2")
    assert table.at("saba", "babylon") == 2


def test_a_form_for_a_march_means_what_its_notation_means() -> None:
    table = moving(ur=3)
    table.does("saba", "march ur")
    options = table.options("saba")
    assert options.unfolded().answers() == options.answers()
    for answer in options.answers():
        assert options.read(options.write(answer)) == answer
        if options.write(answer) != "stay":
            assert options.read(options.unfolded().write(answer)) == answer


# --- one step


@pytest.mark.clause("ME-M2", "ME-G10")
def test_tokens_take_one_step_into_an_area_adjacent_by_land() -> None:
    table = moving(ur=3)
    table.does("saba", "march ur")
    options = table.options("saba")
    # Chaldaea and Susa are adjacent to Ur by water alone, Sumeria is two steps away.
    assert table.moves("saba") == [
        *(f"{area}*{count}" for area in ("babylon", "babylonia", "teredon") for count in (1, 2, 3)),
        "stay",
    ]
    assert options.count() == len(options.answers())
    assert all(options.contains(answer) for answer in options.answers())
    table.refuses("saba", "chaldaea*1", "ME-M2")
    table.refuses("saba", "sumeria*1", "ME-M2")
    table.does("saba", "babylonia*2")
    assert (table.at("saba", "ur"), table.at("saba", "babylonia")) == (1, 2)


@pytest.mark.clause("ME-M2")
def test_a_token_moves_only_once() -> None:
    table = moving(ur=3, babylon=1)
    table.does("saba", "march ur", "babylon*2")
    assert table.moves("saba", "march") == ["march babylon", "march ur"]
    table.does("saba", "march babylon")
    assert "Only 1 token" in table.refuses("saba", "mesopotamia*2", "ME-M2")
    table.does("saba", "mesopotamia*1")
    assert "moved already" in table.refuses("saba", "march babylon", "ME-M2")
    assert "no tokens" in table.refuses("saba", "march susa", "ME-M2")


@pytest.mark.clause("ME-M2")
def test_more_tokens_than_are_there_cannot_move() -> None:
    table = moving(ur=3)
    table.does("saba", "march ur")
    assert "Only 3 tokens" in table.refuses("saba", "babylon*4", "ME-M2")
    table.refuses("saba", "babylon*0", "ME-M2")
    table.refuses("saba", "ur*1", "ME-M2")


@pytest.mark.clause("ME-M2")
def test_the_number_may_be_left_out_and_is_the_largest_then() -> None:
    table = moving(ur=3)
    table.does("saba", "march ur", "babylon")
    assert table.at("saba", "babylon") == 3


@pytest.mark.clause("ME-M2")
def test_a_march_can_be_filled_in_as_a_form() -> None:
    table = moving(ur=3)
    table.does("saba", "march ur", "to: babylon; tokens: 2")
    assert table.at("saba", "babylon") == 2


@pytest.mark.clause("ME-M4")
def test_a_player_may_think_better_of_a_march_and_goes_on_until_he_is_done() -> None:
    table = moving(ur=3)
    before = table.saved()
    table.does("saba", "march ur", "stay")
    assert table.saved() == before
    table.does("saba", "march ur")
    table.defaults("saba")
    assert table.saved() == before
    reveals = table.state.reveals
    table.does("saba", "march ur", "babylon*1", "march ur", "babylonia*1")
    assert table.asked() == ["saba"]
    assert table.state.reveals == reveals, "everything can still be taken back"
    table.does("saba", "done")
    assert not table.asked()
    assert sum(table.state.fresh) == 0


@pytest.mark.clause("ME-M4")
def test_nonsense_is_not_understood() -> None:
    table = moving(ur=3)
    for text in ("dance", "march atlantis", "done now", "sail x", "leave it"):
        with pytest.raises(Invalid):
            table.options("saba").read(text)
    table.does("saba", "march ur")
    for text in ("atlantis*2", "babylon*two", ""):
        with pytest.raises(Invalid):
            table.options("saba").read(text)


@pytest.mark.clause("ME-M22")
def test_an_area_out_of_play_is_not_entered() -> None:
    table = east()
    table.tokens("saba", "ur", 3)
    table.closed("babylon")
    table.phase(3)
    table.does("saba", "march ur")
    table.refuses("saba", "babylon*1", "ME-M22")
    assert table.moves("saba")[0] == "babylonia*1"


@pytest.mark.clause("ME-M2")
def test_tokens_with_nowhere_to_go_are_not_offered() -> None:
    table = moving(socotra=2, ur=1)
    assert table.moves("saba", "march") == ["march ur"]
    assert "no area" in table.refuses("saba", "march socotra", "ME-M2")


# --- two steps


@pytest.mark.clause("ME-M3", "ME-AD-ROADBUILDING")
def test_ex_15_a_token_in_conflict_after_its_first_step_stops() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.tokens("saba", "gerrha", 2)
    table.tokens("babylon", "ad_dahna", 1)
    table.closed("nafud_desert", "arabia_deserta", "western_arabia_felix", "magan")
    table.census(saba=20)
    table.phase(3)
    table.does("saba", "march gerrha")
    # Ad-Dahna has limit 1 and one token; Chaldaea, of limit 2, is free and leads on.
    assert table.can("saba", "ad_dahna*2")
    assert table.can("saba", "sumeria*2")
    table.does("saba", "stay")

    table.tokens("babylon", "chaldaea", 1)
    table.does("saba", "march gerrha")
    assert table.can("saba", "sumeria*2"), "two tokens in Chaldaea are within its limit"
    table.does("saba", "stay")
    table.tokens("babylon", "chaldaea", 2)
    table.does("saba", "march gerrha")
    assert "stopped" in table.refuses("saba", "sumeria*1", "ME-M3")
    assert table.can("saba", "chaldaea*1"), "a conflict at the end of the march is allowed"


@pytest.mark.clause("ME-M3", "ME-M3.1")
def test_ex_86_tokens_that_go_on_together_pass_one_by_one() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.tokens("saba", "ptolemais", 3)
    table.tokens("babylon", "thebes", 1)
    table.closed("nubian_desert")
    table.census(saba=20)
    table.phase(3)
    table.does("saba", "march ptolemais")
    assert table.can("saba", "buhen*3")
    table.does("saba", "stay")
    table.tokens("babylon", "thebes", 2)
    table.does("saba", "march ptolemais")
    assert not table.can("saba", "buhen*1")


@pytest.mark.clause("ME-M3.1", "ME-M19")
def test_one_token_after_the_other_passes_where_one_more_may_enter() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.advances("babylon", "cultural_ascendancy")
    table.tokens("saba", "ptolemais", 3)
    table.tokens("babylon", "thebes", 1)
    table.closed("nubian_desert")
    table.census(saba=20)
    table.phase(3)
    table.does("saba", "march ptolemais")
    assert not table.can("saba", "thebes*2")
    assert table.can("saba", "buhen*3")


@pytest.mark.clause("ME-M3.1", "ME-M18", "ME-M22")
def test_areas_closed_to_the_first_step_cannot_be_passed() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.advances("babylon", "diplomacy")
    table.tokens("saba", "ptolemais", 3)
    table.city("babylon", "thebes")
    table.closed("nubian_desert")
    table.census(saba=20)
    table.phase(3)
    assert table.moves("saba", "march") == []
    table.does("saba", "done")

    table.city("saba", "ptolemais")
    table.state.closed = changed(table.state.closed, table.area("nubian_desert"), 0)
    table.phase(3)
    table.does("saba", "march ptolemais")
    assert table.can("saba", "meroe*1")
    assert not table.can("saba", "thebes*1")


@pytest.mark.clause("ME-M3", "ME-M15")
def test_a_city_of_another_or_one_under_attack_stops_tokens_on_the_road() -> None:
    for owner, attacker in (("babylon", ""), ("wild", ""), ("saba", "babylon"), ("saba", "")):
        table = east()
        table.advances("saba", "roadbuilding")
        table.tokens("saba", "ptolemais", 1)
        table.city(owner, "thebes")
        if attacker:
            table.tokens(attacker, "thebes", 1)
        table.closed("nubian_desert")
        table.census(saba=20)
        table.phase(3)
        table.does("saba", "march ptolemais")
        assert table.can("saba", "thebes*1")
        is_own_in_peace = owner == "saba" and not attacker
        assert table.can("saba", "buhen*1") == is_own_in_peace, (owner, attacker)


@pytest.mark.clause("ME-M3", "ME-AD-ROADBUILDING")
def test_roadbuilding_goes_two_steps_and_no_farther() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.tokens("saba", "ptolemais", 3)
    table.census(saba=20)
    table.phase(3)
    table.does("saba", "march ptolemais")
    assert "more than two steps" in table.refuses("saba", "salima*1", "ME-M3")
    table.does("saba", "buhen*2")
    assert table.at("saba", "buhen") == 2
    assert "moved already" in table.refuses("saba", "march buhen", "ME-M2")


@pytest.mark.clause("ME-M3")
def test_an_area_reached_by_two_ways_is_open_if_one_of_them_is() -> None:
    table = east()
    table.advances("saba", "roadbuilding")
    table.tokens("saba", "ptolemais", 1)
    table.tokens("babylon", "thebes", 2)
    table.census(saba=20)
    table.phase(3)
    table.does("saba", "march ptolemais")
    # Upper Nubia lies behind Thebes and behind the Nubian Desert (limit 0, empty).
    assert table.can("saba", "upper_nubia*1")
    assert not table.can("saba", "buhen*1")


# --- the menu


@pytest.mark.clause("ME-M4")
def test_no_heading_of_the_menu_is_longer_than_a_page() -> None:
    table = Table(players=18)
    state = table.state
    player = state.ranking[0]
    areas = [area for area in range(state.lookup.area_count) if state.lookup.coastal[area]][:55]
    for area in areas:
        table.tokens(table.civilizations[player], state.lookup.area_id[area], 1)
    table.phase(3)
    groups = state.decision().options(state, player).groups()
    assert [group.name for group in groups] == [
        "march",
        "sail",
        "build",
        "maintain",
        "scrap",
        "done",
        "leave",
    ]
    assert max(len(group.answers) for group in groups) == 55 <= PAGE
    assert all(group.answers or group.closed for group in groups)


@pytest.mark.clause("ME-Q1.1")
def test_a_player_may_announce_to_leave_when_he_is_asked_to_move() -> None:
    table = moving(ur=3)
    table.does("saba", "leave")
    assert table.state.leaving[0] == 1
    assert not table.asked()


@pytest.mark.clause("ME-M4", "ME-Q1.1")
def test_random_movement_is_short_and_never_leaves_the_game() -> None:
    dice = Dice(b"wandering")
    answers = 0
    for _ in range(200):
        table = moving(ur=4, babylon=3, susa=4, mari=2, saba=4)
        table.advances("saba", "roadbuilding", "cloth_making", "astronavigation")
        while table.asked():
            options = table.options("saba")
            submit(table.state, 0, options.sample(dice))
            answers += 1
        assert table.state.leaving[0] == 0
    assert 4 < answers / 200 < 25

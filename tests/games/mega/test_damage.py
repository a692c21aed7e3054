"""Damage: unit points lost as the victim likes (ME-G17, ME-G18), by Famine, Epidemic and Flood."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_09_calamities.damage import (
    DESTROYED,
    REDUCED,
    SPARED,
    Damage,
    Exposure,
)
from ziggurat.games.mega.rules.phase_09_calamities.losses import lose
from ziggurat.games.mega.rules.phase_09_calamities.places import ANYWHERE, points_there
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid


def famine(**tokens: int) -> Table:
    """Babylon, alone but for Saba, is struck by a Famine of 10 and has so many tokens."""
    table = five()
    for area, count in tokens.items():
        table.tokens("babylon", area, count)
    return table


def starve(table: Table) -> None:
    """The Famine strikes Babylon, who chooses the three best-ranked others."""
    strike(table, "babylon", "famine")
    table.does("babylon", "saba+persia+nubia")


# --- how damage is met


@pytest.mark.clause("ME-G17", "ME-G18", "ME-K3N")
def test_tokens_count_one_and_cities_five() -> None:
    table = famine(ur=2, babylonia=4)
    table.city("babylon", "babylon", "susa")
    starve(table)
    assert table.asked() == ["babylon"]
    assert "lose 10 unit points" in table.prompt("babylon")
    table.does("babylon", "ur+babylonia*4+city:susa")
    assert (table.at("babylon", "ur"), table.at("babylon", "babylonia")) == (1, 0)
    assert table.cities_of("babylon") == ["babylon"]
    assert is_over(table)


@pytest.mark.clause("ME-G18")
def test_too_little_and_what_is_superfluous_is_refused() -> None:
    table = famine(ur=2, babylonia=4)
    table.city("babylon", "babylon", "susa", "chaldaea")
    starve(table)
    assert "9 of 10" in table.refuses("babylon", "babylonia*4+city:susa", "ME-G18")
    assert "superfluous" in table.refuses("babylon", "ur+city:susa+city:chaldaea", "ME-G18")
    refusal = table.refuses("babylon", "city:susa+city:chaldaea+city:babylon", "ME-G18")
    assert "15 unit points where 10 are enough" in refusal
    assert "You have 2 to lose in Ur, not 3" in table.refuses("babylon", "ur*3", "ME-K3N")


@pytest.mark.clause("ME-G18")
def test_more_than_asked_for_is_allowed_where_no_single_loss_is_superfluous() -> None:
    table = famine(ur=1)
    table.city("babylon", "babylon", "susa", "chaldaea", "mari")
    # Reduced, each city of limit 2 counts 3 and Susa, limit 3, counts 2.
    starve(table)
    table.does("babylon", "city:babylon+reduce:chaldaea+reduce:mari")
    assert table.at("babylon", "chaldaea") == table.at("babylon", "mari") == 2
    assert table.cities_of("babylon") == ["susa"]


@pytest.mark.clause("ME-G18", "ME-G18.1")
def test_ex_82_a_reduced_city_counts_what_is_really_lost() -> None:
    table = Table(players=9)
    table.tokens("babylon", "babylonia", 3)
    table.city("babylon", "ur")
    table.stock("babylon", 0)
    strike(table, "babylon", "tribal_conflict")
    for answer in ("city:ur", "babylonia*2+reduce:ur"):
        assert table.can("babylon", answer), answer
    assert "superfluous" in table.refuses("babylon", "babylonia+city:ur", "ME-G18")
    table.does("babylon", "babylonia*2+reduce:ur")
    assert (table.at("babylon", "ur"), table.at("babylon", "babylonia")) == (2, 1)
    assert table.in_stock("babylon") == 0


@pytest.mark.clause("ME-G18.1", "ME-K7")
def test_tokens_beside_a_destroyed_city_are_lost_with_it_and_counted() -> None:
    table = famine(babylonia=4, ur=1)
    table.city("babylon", "ur", "susa")
    starve(table)
    assert "lost with it" in table.refuses("babylon", "ur+city:ur+babylonia*4", "ME-K7")
    table.does("babylon", "city:ur+babylonia*4")
    assert (table.at("babylon", "ur"), table.cities_of("babylon")) == (0, ["susa"])


@pytest.mark.clause("ME-G18", "ME-G18.1")
def test_a_city_with_tokens_beside_it_is_superfluous_only_if_all_of_that_is() -> None:
    table = famine(ur=3, susa=2)
    table.city("babylon", "ur", "susa", "babylon")
    starve(table)
    # Together they count 15; without Susa 8 would be lost, without Ur 7.
    table.does("babylon", "city:ur+city:susa")
    assert table.cities_of("babylon") == ["babylon"]


@pytest.mark.clause("ME-G18.1", "ME-G5")
def test_a_token_beside_a_reduced_city_is_counted_in_what_replaces_it() -> None:
    table = famine(babylonia=4, ur=1, elam=3)
    table.city("babylon", "ur")
    starve(table)
    # Ur has room for 2 and holds 1: reduced, it loses 4.
    table.does("babylon", "reduce:ur+babylonia*4+elam*2")
    assert table.at("babylon", "ur") == 2


@pytest.mark.clause("ME-G18", "ME-G18.2")
def test_who_has_no_more_than_the_damage_loses_everything_unasked() -> None:
    table = famine(ur=1, babylonia=3)
    table.city("babylon", "ur")
    starve(table)
    assert is_over(table)
    assert table.state.on_board[table.player("babylon")] == 0
    assert table.cities_of("babylon") == []


@pytest.mark.clause("ME-G18.2")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    table = famine(babylonia=12)
    starve(table)
    assert is_over(table)
    assert table.at("babylon", "babylonia") == 2
    # One city alone and damage that a reduction would not meet.
    table = Table(players=9)
    table.city("babylon", "ur")
    table.stock("babylon", 3)
    strike(table, "babylon", "tribal_conflict")
    assert is_over(table)
    assert table.cities_of("babylon") == []


@pytest.mark.clause("ME-G6", "ME-G18.1")
def test_what_was_destroyed_first_replaces_reduced_cities_in_the_order_of_the_map() -> None:
    table = famine(babylonia=4)
    table.city("babylon", "babylon", "mari")
    table.stock("babylon", 0)
    starve(table)
    # Babylon comes first in the list and takes 2 of the 3 tokens that went to stock: 3 + 3 + 4.
    table.does("babylon", "babylonia*3+reduce:babylon+reduce:mari")
    assert (table.at("babylon", "babylon"), table.at("babylon", "mari")) == (2, 1)


def test_what_cannot_be_read_is_said_to_be_so() -> None:
    table = famine(ur=2, babylonia=9)
    table.city("babylon", "susa")
    starve(table)
    options = table.options("babylon")
    for text, words in (
        ("burn:susa", "'burn' is not understood"),
        ("city:ur", "You have no city in [area:ur]"),
        ("elam*2", "You have no tokens in [area:elam]"),
        ("atlantis", "is no area"),
        ("ur*many", "is not a whole number"),
    ):
        with pytest.raises(Invalid) as fault:
            options.read(text)
        assert words in str(fault.value)
    assert str(options.refusal(())).startswith("ME-G18: Say how many")
    assert options.read("none") == (0, 0, 0)
    assert options.write(options.read("BABYLONIA + ur * 2 + reduce: susa")) == (
        "babylonia+ur*2+reduce:susa"
    )
    assert "ur*2" in options.hint()


def test_a_choice_is_shown_in_words_and_by_its_areas() -> None:
    table = famine(ur=2, babylonia=9)
    table.city("babylon", "susa")
    starve(table)
    options = table.options("babylon")
    answer = options.read("ur*2+city:susa+babylonia*3")
    assert options.things(answer) == ["area:babylonia", "area:ur", "area:susa"]
    assert options.label(answer) == (
        "3 tokens in [area:babylonia], 2 tokens in [area:ur] and the city in [area:susa]"
    )


def random_empire(table: Table, dice: Dice) -> None:
    """Tokens and cities of Babylon by chance."""
    for area in table.region("babylon"):
        kind = dice.below(4)
        if kind == 0 and table.state.city_stock[table.player("babylon")]:
            table.city("babylon", area)
        if kind in (0, 1):
            table.tokens("babylon", area, dice.below(4))
    table.stock("babylon", dice.below(table.in_stock("babylon") + 1))


@given(st.integers(0, 10**6), st.integers(1, 25))
@settings(max_examples=60, deadline=None)
def test_default_and_samples_are_legal_and_lose_what_they_say(seed: int, amount: int) -> None:
    table = five()
    dice = Dice(b"damage", seed)
    random_empire(table, dice)
    state, player = table.state, table.player("babylon")
    exposure = Exposure(state, player, ANYWHERE, 0)
    options = Damage(state, exposure, amount, "ME-K3N")
    for answer in (exposure.simplest(amount), *[options.sample(dice) for _ in range(5)]):
        assert options.refusal(answer) is None
        assert options.read(options.write(answer)) == answer
        trial = state.copy()
        lose(trial, 10, player, exposure, answer)
        lost = points_there(state, player, ANYWHERE, 0) - points_there(trial, player, ANYWHERE, 0)
        assert lost == exposure.weigh(answer)[0]
        assert lost == min(exposure.points, lost)
        assert lost >= min(amount, exposure.points)


@given(st.integers(0, 10**6), st.integers(1, 12))
@settings(max_examples=25, deadline=None)
def test_a_small_empire_has_a_choice_exactly_where_two_answers_are_legal(
    seed: int, amount: int
) -> None:
    table = five()
    dice = Dice(b"choices", seed)
    for area in ("ur", "susa", "babylonia"):
        if dice.below(2):
            table.tokens("babylon", area, dice.below(5))
        if dice.below(2):
            table.city("babylon", area)
    exposure = Exposure(table.state, table.player("babylon"), ANYWHERE, 0)
    options = Damage(table.state, exposure, amount, "ME-K3N")
    answers: list[tuple[int, ...]] = [()]
    for most in exposure.tokens:
        answers = [(*answer, count) for answer in answers for count in range(most + 1)]
    for _ in exposure.cities:
        fates = (SPARED, DESTROYED, REDUCED)
        answers = [(*answer, fate) for answer in answers for fate in fates]
    legal = [answer for answer in answers if options.contains(answer)]
    assert legal
    assert exposure.simplest(amount) in legal
    if len(legal) > 1:
        assert exposure.has_choice(amount)


# --- Famine and Epidemic


@pytest.mark.clause("ME-K3N", "ME-K5")
def test_ex_43_what_advances_make_of_a_famine() -> None:
    table = famine(babylonia=20)
    table.tokens("persia", "persis", 9)
    table.tokens("saba", "saba", 9)
    table.advances("babylon", "agriculture", "pottery")
    table.advances("persia", "calendar")
    starve(table)
    assert table.at("babylon", "babylonia") == 10
    assert table.at("persia", "persis") == 9
    assert table.at("saba", "saba") == 4
    table = famine(babylonia=20)
    table.advances("babylon", "pottery", "calendar")
    table.tokens("saba", "saba", 9)
    strike(table, "babylon", "famine")
    assert table.asked() == ["babylon"]
    table.does("babylon", "saba+persia+nubia")
    assert table.at("babylon", "babylonia") == 20
    assert table.at("saba", "saba") == 4


@pytest.mark.clause("ME-K3N")
@pytest.mark.parametrize(("players", "number"), [(4, 1), (5, 3)])
def test_a_famine_strikes_one_other_in_a_small_game_and_three_in_others(
    players: int, number: int
) -> None:
    table = Table(players=players)
    table.tokens("persia", "persis", 20)
    strike(table, "persia", "famine")
    options = table.options("persia")
    others = [name for name in table.civilizations if name != "persia"]
    assert options.contains(options.read("+".join(others[:number])))
    assert not options.contains(options.read("+".join(others[: number + 1])))
    assert not options.contains(options.read("+".join(others[: number - 1]) or "none"))


@pytest.mark.clause("ME-K3N")
def test_who_can_prevent_his_damage_may_be_chosen() -> None:
    table = famine(babylonia=20)
    table.advances("nubia", "calendar")
    table.tokens("nubia", "napata", 9)
    starve(table)
    assert table.at("nubia", "napata") == 9


@pytest.mark.clause("ME-K3", "ME-G17")
def test_all_victims_answer_at_once_and_unseen() -> None:
    table = famine(babylonia=8, ur=8)
    table.tokens("saba", "saba", 4)
    table.tokens("saba", "main", 4)
    starve(table)
    assert table.asked() == ["saba", "babylon"]
    table.does("babylon", "ur*8+babylonia*2")
    assert table.at("babylon", "ur") == 8
    table.does("saba", "main*4+saba")
    assert (table.at("babylon", "ur"), table.at("saba", "saba")) == (0, 3)


@pytest.mark.clause("ME-K6T")
def test_ex_50_what_advances_make_of_an_epidemic() -> None:
    table = famine(babylonia=30)
    table.tokens("saba", "saba", 20)
    table.tokens("persia", "persis", 20)
    table.advances("babylon", "roadbuilding", "trade_empire", "medicine")
    table.advances("saba", "medicine", "anatomy")
    strike(table, "babylon", "epidemic", giver="nubia")
    table.does("babylon", "saba+persia")
    assert table.at("babylon", "babylonia") == 10
    assert table.at("saba", "saba") == 20
    assert table.at("persia", "persis") == 10


@pytest.mark.clause("ME-K6T", "ME-K11")
def test_the_beneficiary_of_an_epidemic_cannot_be_chosen() -> None:
    table = famine(babylonia=30)
    strike(table, "babylon", "epidemic", giver="nubia")
    options = table.options("babylon")
    assert not table.can("babylon", "nubia+saba")
    assert options.count() == 3
    table.does("babylon", "saba+parthia")
    assert is_over(table)


@pytest.mark.clause("ME-K13")
def test_a_chosen_player_need_not_have_anything_to_lose() -> None:
    table = famine(babylonia=30)
    strike(table, "babylon", "famine")
    table.does("babylon", "saba+persia+nubia")
    assert is_over(table)
    assert table.at("babylon", "babylonia") == 20


@pytest.mark.clause("ME-K13")
def test_all_eligible_players_are_chosen_unasked_when_they_are_too_few() -> None:
    table = famine(babylonia=30)
    for name in ("persia", "nubia"):
        table.state.gone[table.player(name)] = 3
    table.tokens("saba", "saba", 9)
    table.tokens("parthia", "nisa", 9)
    strike(table, "babylon", "famine")
    assert is_over(table)
    assert (table.at("saba", "saba"), table.at("parthia", "nisa")) == (4, 4)


def test_who_is_about_to_leave_is_not_asked() -> None:
    table = famine(babylonia=8, ur=8)
    table.state.leaving[table.player("babylon")] = 1
    strike(table, "babylon", "famine")
    assert is_over(table)
    assert table.state.on_board[table.player("babylon")] == 6


# --- Flood


@pytest.mark.clause("ME-K4N", "ME-G12", "ME-K12")
def test_ex_74_a_flood_on_a_plain() -> None:
    table = five()
    table.tokens("babylon", "babylonia", 8)
    table.city("babylon", "ur")
    table.tokens("persia", "sumeria", 3)
    table.city("persia", "susa")
    strike(table, "babylon", "flood")
    assert is_over(table)
    assert (table.at("babylon", "babylonia"), table.cities_of("babylon")) == (0, [])
    assert (table.at("persia", "sumeria"), table.cities_of("persia")) == (0, ["susa"])
    table = five()
    for name in ("babylon", "persia"):
        table.advances(name, "engineering")
    table.tokens("babylon", "babylonia", 8)
    table.city("babylon", "ur")
    table.tokens("persia", "sumeria", 3)
    strike(table, "babylon", "flood")
    assert "lose 10 unit points on the flood plain" in table.prompt("babylon")
    table.does("babylon", "city:ur+babylonia*5")
    assert table.at("persia", "sumeria") == 3


@pytest.mark.clause("ME-G12", "ME-K4N")
def test_wilderness_cities_and_cities_on_white_sites_are_on_the_plain() -> None:
    table = five()
    table.city("babylon", "ur", "sumeria", "susa")
    table.tokens("babylon", "susa", 1)
    strike(table, "babylon", "flood")
    # 11 points lie on the plain, and all are lost; the black site of Susa stays.
    assert is_over(table)
    assert table.cities_of("babylon") == ["susa"]
    assert table.at("babylon", "susa") == 0


@pytest.mark.clause("ME-K4N", "ME-K4N.1")
def test_the_plain_with_most_unit_points_is_flooded() -> None:
    table = five()
    table.city("persia", "lut")
    table.tokens("persia", "sumeria", 4)
    strike(table, "persia", "flood")
    assert table.cities_of("persia") == []
    assert table.at("persia", "sumeria") == 4


@pytest.mark.clause("ME-K4N.1")
def test_of_plains_with_as_many_points_the_victim_chooses() -> None:
    table = five()
    table.city("persia", "lut")
    table.tokens("persia", "sumeria", 5)
    strike(table, "persia", "flood")
    assert table.moves("persia") == ["euphrates_tigris", "lut"]
    table.does("persia", "euphrates_tigris")
    assert (table.cities_of("persia"), table.at("persia", "sumeria")) == (["lut"], 0)


@pytest.mark.clause("ME-K4N")
def test_without_units_on_a_plain_five_damage_strikes_the_coasts() -> None:
    table = five()
    table.tokens("saba", "main", 4)
    table.tokens("saba", "aden", 4)
    table.tokens("saba", "marib", 4)
    strike(table, "saba", "flood")
    assert "in your coastal areas" in table.prompt("saba")
    with pytest.raises(Invalid):
        table.options("saba").read("marib*4")
    table.does("saba", "main*4+aden")
    assert (table.at("saba", "main"), table.at("saba", "aden")) == (0, 3)


@pytest.mark.clause("ME-K4N.1")
def test_without_plain_and_coast_a_flood_does_nothing() -> None:
    table = five()
    table.tokens("saba", "marib", 4)
    strike(table, "saba", "flood")
    assert is_over(table)
    assert table.at("saba", "marib") == 4


@pytest.mark.clause("ME-K4N.1", "ME-K12")
def test_barbarians_and_pirates_on_the_plain_are_not_affected() -> None:
    table = five()
    table.tokens("babylon", "babylonia", 3)
    table.barbarians("sumeria", 3)
    table.pirates("ur")
    strike(table, "babylon", "flood")
    assert table.at("babylon", "babylonia") == 0
    assert (table.at("wild", "sumeria"), table.owner("ur")) == (3, "wild")

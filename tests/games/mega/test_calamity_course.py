"""The order of calamities, their victims and beneficiaries, one block or two (ME-K, ME-B)."""

import pytest

from tests.games.mega.striking import five, give, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.rules.phase_09_calamities.course import STRIKES
from ziggurat.games.mega.terms import CALAMITIES, CALAMITY_KINDS, FAMINE, MINOR_KINDS


@pytest.mark.clause("ME-K2")
def test_major_calamities_come_by_stack_the_non_tradeable_first() -> None:
    major = read_book().major
    order = [(calamity.stack, calamity.tradeable) for calamity in major]
    assert order == sorted(order)
    assert len(major) == len(STRIKES) == CALAMITY_KINDS - MINOR_KINDS


@pytest.mark.clause("ME-K2", "ME-K8")
def test_a_calamity_is_shown_when_it_is_called_and_resolved_before_the_next() -> None:
    table = five()
    table.step("saba", 5)
    table.hand("nubia", silk=3, salt=3)
    give(table, "saba", "regression")
    give(table, "nubia", "corruption")
    table.phase(CALAMITIES)
    # Corruption, stack 8, is called first; Regression is still in hand.
    assert table.asked() == ["nubia"]
    assert table.cards_of("saba") == {"regression": 1}
    assert table.discards_of(8) == ["corruption"]
    table.does("nubia", "silk+salt")
    assert table.cards_of("saba") == {}
    assert table.discards_of(9) == ["silk", "regression"]
    assert is_over(table)


@pytest.mark.clause("ME-K8")
def test_no_calamity_is_left_in_any_hand_after_the_phase() -> None:
    table = five()
    for name in ("famine", "cyclone", "piracy", "tyranny", "treachery"):
        give(table, "saba", name)
    table.phase(CALAMITIES)
    while table.asked():
        table.defaults(table.asked()[0])
    assert all(holder < 0 for holder in table.state.calamity_at)
    piles = [card for stack in range(1, 10) for card in table.discards_of(stack)]
    assert sorted(piles) == ["cyclone", "famine", "piracy", "treachery", "tyranny"]


@pytest.mark.clause("ME-K4")
def test_nothing_is_checked_between_calamities() -> None:
    table = five()
    # Nubia's city lacks support, and Persia's tokens are above the limit beside Babylon's.
    table.city("nubia", "napata")
    table.tokens("persia", "gerrha", 4)
    table.tokens("babylon", "gerrha", 2)
    strike(table, "saba", "superstition")
    assert is_over(table)
    assert (table.cities_of("nubia"), table.at("persia", "gerrha")) == (["napata"], 4)


@pytest.mark.clause("ME-B2", "ME-B3", "ME-B6")
def test_the_default_beneficiary_is_found_from_the_stocks_of_the_moment() -> None:
    table = five()
    table.city("babylon", "ur", "susa")
    table.tokens("babylon", "elam", 40)
    table.cities("saba", 1)
    # Persia is first of three with nine cities in stock; Treachery, before, takes one of them.
    table.tokens("parthia", "nisa", 1)
    give(table, "babylon", "treachery", giver="persia")
    give(table, "babylon", "civil_war")
    table.phase(CALAMITIES)
    table.does("persia", "ur")
    assert "go over to Nubia" in table.prompt("babylon")


@pytest.mark.clause("ME-K3")
def test_the_victim_chooses_others_before_he_takes_his_own_losses() -> None:
    table = five()
    table.tokens("babylon", "elam", 8)
    table.tokens("babylon", "ur", 8)
    strike(table, "babylon", "famine")
    assert table.decision() == "choose-victims"
    assert table.at("babylon", "elam") == 8
    table.does("babylon", "persia+nubia+parthia")
    assert table.decision() == "losses"


# --- two blocks


def twelve() -> Table:
    """Twelve players: two blocks."""
    return Table(players=12)


@pytest.mark.clause("ME-K12")
def test_ex_57_whom_a_victim_can_choose_with_two_blocks() -> None:
    table = twelve()
    table.tokens("rome", table.home("rome"), 20)
    strike(table, "rome", "famine")
    options = table.options("rome")
    named = {part for answer in options.answers() for part in options.write(answer).split("+")}
    assert named == {"minoa", "carthage", "hatti", "hellas", "egypt"}
    table = twelve()
    table.tokens("rome", table.home("rome"), 20)
    strike(table, "rome", "epidemic", giver="saba")
    assert table.can("rome", "minoa+persia")
    assert not table.can("rome", "minoa+saba")


@pytest.mark.clause("ME-K10", "ME-K11")
def test_victims_of_both_copies_and_those_chosen_cannot_be_chosen() -> None:
    table = Table(players=16)
    for name in table.civilizations:
        table.tokens(name, table.home(name), 20)
    # Two western players hold a copy each.
    give(table, "minoa", "famine", block=0)
    give(table, "rome", "famine", block=1)
    table.phase(CALAMITIES)
    # Minoa is better ranked and comes first; Rome, victim of the other copy, cannot be chosen.
    assert table.asked() == ["minoa"]
    assert not table.can("minoa", "rome+celt+hatti")
    table.does("minoa", "celt+carthage+hatti")
    # Of the west three are left whom Rome could choose: all of them are chosen.
    assert is_over(table)
    left = {name: table.at(name, table.home(name)) for name in table.civilizations}
    assert left["minoa"] == left["rome"] == 10
    for name in ("celt", "carthage", "hatti", "iberia", "hellas", "egypt"):
        assert left[name] == 15
    assert all(left[name] == 20 for name in ("saba", "assyria", "persia", "parthia"))


@pytest.mark.clause("ME-K10")
def test_cancelling_one_copy_does_not_cancel_the_other() -> None:
    table = twelve()
    table.city("persia", "maka")
    give(table, "rome", "cyclone")
    give(table, "persia", "cyclone")
    table.phase(CALAMITIES)
    # Rome has no city at a sea; Maka lies at two.
    assert table.asked() == ["persia"]
    table.does("persia", "persian_gulf")
    assert table.cities_of("persia") == []


@pytest.mark.clause("ME-B5")
def test_the_beneficiary_of_a_non_tradeable_calamity_is_of_the_victims_block() -> None:
    table = twelve()
    for name in table.civilizations:
        if name not in ("parthia", "rome", "minoa"):
            table.cities(name, 1)
    table.tokens("rome", table.home("rome"), 30)
    strike(table, "rome", "tyranny")
    assert table.asked() == ["minoa"]
    # Of a tradeable one it may be of either block.
    table = twelve()
    for name in table.civilizations:
        if name != "parthia":
            table.cities(name, 2)
    strike(table, "rome", "treachery")
    assert table.asked() == ["parthia"]


@pytest.mark.clause("ME-B6", "ME-K10", "ME-K11")
def test_ex_84_both_beneficiaries_are_settled_before_the_first_copy_strikes() -> None:
    table = Table(players=16)
    for name in table.civilizations:
        if name != "egypt":
            table.cities(name, 2 if name in ("minoa", "persia") else 1)
    give(table, "minoa", "treachery")
    give(table, "persia", "treachery")
    table.phase(CALAMITIES)
    told = table.told()
    assert "Minoa is struck by Treachery" in told
    assert "Persia is struck by Treachery" in told
    assert table.asked() == ["egypt"]
    table.defaults("egypt")
    # With the city it has annexed Egypt would not be the first any more: it is settled already.
    stocks = [table.state.city_stock[table.player(name)] for name in ("saba", "egypt")]
    assert stocks == [8, 8]
    assert table.state.ranking.index(table.player("saba")) < table.state.ranking.index(
        table.player("egypt")
    )
    assert table.asked() == ["egypt"]
    table.defaults("egypt")
    assert len(table.cities_of("egypt")) == 2
    bits = table.state.struck[9]
    struck = {name for name in table.civilizations if bits >> table.player(name) & 1}
    assert struck == {"minoa", "persia", "egypt"}


@pytest.mark.clause("ME-K11")
def test_a_primary_victim_may_benefit_from_the_other_copy_of_a_tradeable_calamity() -> None:
    table = Table(players=16)
    table.cities("minoa", 3)
    table.cities("persia", 3)
    give(table, "minoa", "treachery", giver="persia")
    give(table, "persia", "treachery", giver="minoa")
    table.phase(CALAMITIES)
    assert table.asked() == ["persia"]
    table.defaults("persia")
    assert table.asked() == ["minoa"]
    table.defaults("minoa")
    assert (len(table.cities_of("minoa")), len(table.cities_of("persia"))) == (3, 3)


@pytest.mark.clause("ME-K12")
def test_damage_that_follows_from_a_place_hits_whoever_is_there() -> None:
    table = twelve()
    table.tokens("babylon", "sumeria", 3)
    table.tokens("rome", "sumeria", 2)
    strike(table, "babylon", "flood")
    assert (table.at("babylon", "sumeria"), table.at("rome", "sumeria")) == (0, 0)


@pytest.mark.clause("ME-K11")
def test_who_has_had_a_part_in_a_famine_is_remembered_for_the_turn() -> None:
    table = five()
    table.tokens("babylon", "elam", 30)
    strike(table, "babylon", "famine")
    table.does("babylon", "persia+nubia+parthia")
    bits = table.state.struck[FAMINE]
    assert [bits >> player & 1 for player in range(5)] == [0, 1, 1, 1, 1]

"""Phase 12: one transaction each, in A.S.T.-position order (ME-V1, ME-V11, ME-V13)."""

import pytest

from tests.games.mega.acquiring import buys_alone, eastern, everybody_else, held
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_12_acquisition.credits import ask_free_credits
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import hide_orders
from ziggurat.games.mega.terms import GROUP_COUNT


def all_rich(table: Table) -> Table:
    """Everybody can buy something for 50."""
    for civilization in FIVE:
        table.treasury(civilization, 50)
    return table


def buyers(table: Table) -> list[str]:
    """Who acquired something, in the order in which it happened."""
    lines = [line for line in table.told().splitlines() if " acquires " in line]
    return [line.split(" acquires ")[0].lower() for line in lines]


@pytest.mark.clause("ME-V1.1")
def test_ex_95_all_answer_at_once_and_who_waits_is_asked_at_his_place() -> None:
    table = Table("kushan", "indus", "parthia", buildings=0)
    for civilization in table.civilizations:
        table.credits(civilization)
        table.treasury(civilization, 50)
    table.log()
    table.phase(12)
    assert table.asked() == ["kushan", "indus", "parthia"]
    table.does("parthia", "buy sculpture")
    table.does("kushan", "buy mysticism")
    assert not held(table, "kushan"), "nobody sees what he ordered before all have answered"
    table.does("indus", "wait")
    assert (table.asked(), table.decision()) == (["indus"], "purchase")
    assert (held(table, "kushan"), held(table, "parthia")) == (["mysticism"], [])
    table.does("indus", "buy urbanism")
    assert table.asked() == []
    assert buyers(table) == ["kushan", "indus", "parthia"]


@pytest.mark.clause("ME-V1", "ME-O3")
def test_orders_are_executed_by_position_and_ties_by_ranking() -> None:
    table = all_rich(eastern())
    table.step("parthia", 4)
    table.step("persia", 4)
    table.step("nubia", 6)
    table.log()
    table.phase(12)
    assert table.asked() == ["nubia", "persia", "parthia", "saba", "babylon"]
    everybody_else(table, answers="buy mysticism")
    assert buyers(table) == ["nubia", "persia", "parthia", "saba", "babylon"]


@pytest.mark.clause("ME-V1", "SB-4.3")
def test_one_transaction_each_and_passing_is_one_too() -> None:
    table = all_rich(eastern())
    table.phase(12)
    table.does("saba", "buy mysticism")
    everybody_else(table, "saba")
    assert table.asked() == [], "nobody is asked again"


@pytest.mark.clause("ME-V1")
def test_any_number_of_advances_in_one_transaction() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=5)
    buys_alone(table, "saba", "buy mysticism+sculpture+urbanism+pottery+masonry")
    assert held(table, "saba") == ["mysticism", "sculpture", "urbanism", "pottery", "masonry"]


def test_who_does_not_answer_waits_and_then_buys_nothing() -> None:
    table = all_rich(eastern())
    table.phase(12)
    for civilization in FIVE:
        table.defaults(civilization)
    for civilization in FIVE:
        assert (table.asked(), table.decision()) == ([civilization], "purchase")
        table.defaults(civilization)
    assert table.asked() == []


@pytest.mark.clause("ME-V11", "ME-AD-WRITTEN-RECORD", "ME-AD-MONUMENT")
def test_credits_of_free_choice_are_spread_in_steps_of_five_and_fixed() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=4)
    table.hand("nubia", silver=4)
    table.phase(12)
    table.does("saba", "buy monument+written_record")
    table.does("nubia", "buy written_record")
    everybody_else(table, "saba", "nubia")
    assert (table.decision(), table.asked()) == ("free-credits", ["saba", "nubia"])
    assert "30 points" in table.prompt("saba")
    assert table.refuses("saba", "arts=4", "ME-V11")
    table.does("saba", "arts=4+science=2")
    table.does("nubia", "civics=1+religion=1")
    first = table.player("saba") * GROUP_COUNT
    assert table.state.credits[first : first + GROUP_COUNT] == [20, 5, 10, 10, 15]
    first = table.player("nubia") * GROUP_COUNT
    assert table.state.credits[first : first + GROUP_COUNT] == [0, 10, 0, 5, 5]
    assert table.asked() == []


@pytest.mark.clause("ME-V5", "ME-V11")
def test_credits_of_free_choice_come_after_everything_is_bought() -> None:
    table = all_rich(eastern())
    table.treasury("saba", 55)
    table.credits("saba", civics=5)
    table.phase(12)
    table.does("saba", "buy written_record")
    everybody_else(table, "saba", answers="buy mysticism")
    assert table.decision() == "free-credits"
    assert held(table, "parthia") == ["mysticism"]
    table.defaults("saba")
    assert table.state.credits[:GROUP_COUNT] == [5, 15, 0, 0, 5]


def test_who_leaves_takes_his_free_credits_by_default() -> None:
    table = eastern()
    table.state.leaving[0] = 1
    table.enters(ask_free_credits(table.state, [0, 1], [20, 0]))
    assert table.state.credits[:GROUP_COUNT] == [5, 5, 5, 5, 0]


@pytest.mark.clause("ME-Q1.1")
def test_a_player_asked_to_buy_may_announce_that_he_leaves() -> None:
    table = all_rich(eastern())
    table.phase(12)
    table.does("saba", "leave")
    table.does("nubia", "wait")
    everybody_else(table)
    table.does("nubia", "leave")
    leaving = table.state.leaving
    assert [civ for civ in FIVE if leaving[table.player(civ)]] == ["saba", "nubia"]
    table.phase(12)
    assert table.asked() == ["babylon", "persia", "parthia"], "his answers are the defaults"


def test_the_whole_table_may_be_leaving() -> None:
    table = all_rich(eastern())
    table.state.leaving = [1] * 5
    table.phase(12)
    assert table.asked() == []


@pytest.mark.clause("ME-V13", "ME-V14.1")
def test_everybody_sees_what_is_acquired_and_what_is_paid() -> None:
    table = eastern()
    table.hand("saba", salt=4)
    table.treasury("saba", 5)
    table.log()
    buys_alone(table, "saba", "buy mysticism")
    told = table.told()
    assert "Saba acquires Mysticism" in told
    assert "4 Salt" in told
    assert "2 treasury" in told


@pytest.mark.clause("ME-V13")
def test_nothing_in_the_phase_takes_advances_or_credits_away() -> None:
    table = all_rich(eastern())
    table.advances("saba", "mysticism", "pottery")
    table.credits("saba", arts=5)
    table.phase(12)
    everybody_else(table, answers="buy sculpture")
    assert held(table, "saba") == ["mysticism", "sculpture", "pottery"]
    assert table.state.credits[0] == 15


def test_others_do_not_know_what_was_ordered_in_advance() -> None:
    table = all_rich(eastern())
    table.phase(12)
    table.does("babylon", "buy sculpture")
    table.does("nubia", "buy urbanism")
    everybody_else(table, "babylon", "nubia", answers="wait")
    assert table.asked() == ["saba"]
    twin = table.state.copy()
    hide_orders(twin, table.player("babylon"))
    wishes = twin.stack[1].values()[3]
    assert isinstance(wishes, list)
    assert [bool(wish) for wish in wishes] == [False, True, False, False, False]
    hide_orders(twin, None)
    wishes = twin.stack[1].values()[3]
    assert isinstance(wishes, list)
    assert not any(wishes)


def test_the_prompts_say_what_a_player_can_spend() -> None:
    table = eastern()
    table.hand("saba", salt=2, timber=2)
    table.treasury("saba", 7)
    table.phase(12)
    assert "31 points" in table.prompt("saba")


@pytest.mark.clause("ME-V1.1")
def test_who_can_acquire_nothing_for_all_that_everybody_sees_is_not_asked() -> None:
    table = eastern()
    table.treasury("saba", 49)
    table.hand("babylon", salt=2, timber=2)
    table.treasury("babylon", 1)
    table.hand("persia", salt=2, timber=2)
    table.treasury("persia", 2)
    table.hand("nubia", salt=2, timber=2)
    table.advances("nubia", "trade_empire")
    table.building("giant_ziggurat", "parthia", "nisa")
    table.city("parthia", "nisa")
    table.turn(4)
    table.phase(12)
    assert table.asked() == ["persia", "nubia", "parthia"]
    everybody_else(table, answers="wait")
    for civilization in ("persia", "nubia", "parthia"):
        assert (table.decision(), table.asked()) == ("purchase", [civilization])
        table.does(civilization, "pass")
    assert table.asked() == []


@pytest.mark.clause("ME-V1.1")
def test_by_who_is_asked_nobody_learns_of_hands() -> None:
    for kinds in ({"salt": 4}, {"salt": 2, "timber": 2}, {"salt": 1, "timber": 3}):
        table = eastern()
        table.hand("saba", (), **kinds)
        table.treasury("saba", 2)
        table.phase(12)
        assert table.asked() == ["saba"]

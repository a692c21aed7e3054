"""Cultural Policies: prices, one-offs again and again, lasting effects (MO-8)."""

import pytest

from tests.games.monumental.table import Table


def reformer(civilization: str = "zulu", *policies: str, **supply: int) -> Table:
    """A player who takes actions, with policies active."""
    other = "malians" if civilization != "malians" else "zulu"
    table = Table(civilization, other)
    table.policies(civilization, *policies)
    table.supply(civilization, **supply)
    table.acts(civilization)
    return table


def answer_all(table: Table, civilization: str) -> None:
    """Answer whatever is asked by default until actions go on."""
    while table.decision() != "act":
        table.defaults(civilization)


@pytest.mark.clause("MO-8.1", "MO-8.2", "MO-8.3")
def test_ex_27_the_first_policy_costs_1_culture_and_gives_its_one_off() -> None:
    table = reformer("zulu", culture=1)
    table.holds("zulu", table.labels("mines")[0])
    table.holds("zulu", table.labels("plains")[0])
    table.holds("zulu", table.labels("plains")[1])
    table.does("zulu", "develop cattle_wealth")
    assert table.has("zulu") == "1G"
    assert table.ids(table.state.policies[0]) == ["cattle_wealth"]
    table.does("zulu", "use cattle_wealth")
    assert table.has("zulu") == "1P 1G"


@pytest.mark.clause("MO-8.3", "MO-8.1", "MO-8.4")
def test_ex_28_the_second_policy_repeats_the_one_off_of_the_first() -> None:
    table = reformer("zulu", culture=3)
    table.holds("zulu", table.neighbours(table.home("zulu"))[0], soldiers=2)
    table.does("zulu", "develop cattle_wealth")
    assert table.has("zulu") == "1G 2C"
    table.does("zulu", "develop horns_of_the_bull")
    assert table.decision() != "act"
    answer_all(table, "zulu")
    assert table.has("zulu") == "2G"


@pytest.mark.clause("MO-8.1")
def test_ex_29_the_third_policy_needs_3_culture() -> None:
    table = reformer("zulu", "cattle_wealth", "horns_of_the_bull", culture=2, gold=9)
    sentence = table.refuses("zulu", "develop impi_regiments", "MO-8.1")
    assert "costs 3 Culture; you have 2 Culture" in sentence
    assert table.moves("zulu", "develop") == []


@pytest.mark.clause("MO-8.1")
def test_five_policies_cost_1_to_5_in_any_order() -> None:
    table = reformer("malians", culture=15)
    lookup = table.state.lookup
    policies = table.ids(lookup.civ_policies[table.state.civilization[0]])[::-1]
    prices = []
    for policy in policies:
        before = table.amount("malians", "culture")
        options = table.options("malians")
        label = options.label(options.read(f"develop {policy}"))
        table.does("malians", f"develop {policy}")
        answer_all(table, "malians")
        prices.append(before - table.amount("malians", "culture"))
        assert label.endswith(f"for {prices[-1]} Culture")
    assert prices == [1, 2, 3, 4, 5]
    assert table.moves("malians", "develop") == []
    closed = {group.name: group.closed for group in table.options("malians").groups()}
    assert str(closed["develop"]) == "MO-8.1: all your policies are active"


@pytest.mark.clause("MO-8.2")
def test_an_active_policy_is_not_developed_again_and_others_policies_never() -> None:
    table = reformer("zulu", "cattle_wealth", culture=9)
    table.refuses("zulu", "develop cattle_wealth", "MO-8.2")
    table.refuses("zulu", "develop tea_ceremony", "MO-8.1")


@pytest.mark.clause("MO-8.5", "MO-3.7")
def test_ex_30_tea_ceremony_makes_the_second_policy_cost_1() -> None:
    table = reformer("japanese", "tea_ceremony", culture=1)
    table.does("japanese", "develop shogunate")
    answer_all(table, "japanese")
    assert table.amount("japanese", "culture") == 0
    assert len(table.state.policies[0]) == 2


@pytest.mark.clause("MO-8.5", "MO-3.7")
def test_no_discount_makes_a_policy_cheaper_than_1_culture() -> None:
    table = reformer("japanese", "tea_ceremony")
    table.state.discounts[0] = [5, 9, 1]
    table.refuses("japanese", "develop shogunate", "MO-8.1")
    table.supply("japanese", culture=1)
    table.does("japanese", "develop shogunate")
    answer_all(table, "japanese")
    assert table.state.discounts[0] == []


@pytest.mark.clause("MO-8.2", "MO-8.3")
def test_a_policy_that_reacts_to_policies_is_in_force_for_its_own_development() -> None:
    table = reformer("chinese", culture=1)
    table.does("chinese", "develop mandate_of_heaven")
    answer_all(table, "chinese")
    assert table.amount("chinese", "gold") == 1
    assert table.basics("chinese") == 2

"""What terrains do: those of African Empires and of Lost Kingdoms (AE-5, MO-15.5)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table


@pytest.mark.clause("AE-5.1", "AE-5.1.1", "AE-5.1.2", "MO-7.5.8")
def test_ex_42_mines() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B4", 3)
    table.supply("greek", production=5, military=2)
    table.does("greek", "conquer B5")
    assert (table.decision(), table.moves("greek")) == ("mine-gold", list("012345"))
    table.does("greek", "3")
    assert table.has("greek") == "2P 3G"


@pytest.mark.clause("AE-5.1.2")
def test_mines_pay_whoever_conquers_them_every_time() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B4", 4)
    table.holds("egyptian", "B5", 1)
    table.supply("greek", production=1, military=3)
    table.does("greek", "conquer B5", "1")
    assert table.has("greek") == "1G"


@pytest.mark.clause("AE-5.1.2")
def test_mines_ask_nothing_of_somebody_without_production() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B4", 3)
    table.supply("greek", military=2, gold=4)
    table.does("greek", "conquer B5")
    assert table.decision() == "act"


def foothills(attacker_gold: int, defender_gold: int) -> Table:
    """Egyptians hold Foothills with a Soldier; Greeks attack them with 3 Military."""
    table = ground("greek", "egyptian")
    table.holds("greek", "B3", 5)
    table.holds("egyptian", "B4", 1)
    table.supply("greek", military=3, gold=attacker_gold)
    table.supply("egyptian", gold=defender_gold)
    assert table.defence("B4") == 3
    table.does("greek", "conquer B4")
    if table.decision() == "muster":
        table.does("greek", "B3=3")
    return table


@pytest.mark.clause("AE-5.1.3", "MO-7.5.4", "MO-7.5.5")
def test_ex_43_foothills_attacker_gives_in() -> None:
    table = foothills(attacker_gold=1, defender_gold=2)
    assert (table.asked(), table.decision()) == (["egyptian"], "toll")
    table.does("egyptian", "2")
    assert (table.decision(), table.asked()) == ("act", ["greek"])
    assert (table.has("greek"), table.has("egyptian")) == ("1G", "")
    assert (table.owner("B4"), table.soldiers("B3"), table.state.conquests[0]) == ("egyptian", 5, 0)


@pytest.mark.clause("AE-5.1.3")
def test_ex_44_foothills_attacker_matches() -> None:
    table = foothills(attacker_gold=2, defender_gold=2)
    table.does("egyptian", "2")
    assert (table.asked(), table.decision()) == (["greek"], "match-toll")
    table.does("greek", "pay")
    assert (table.owner("B4"), table.soldiers("B4")) == ("greek", 3)
    assert (table.has("greek"), table.has("egyptian")) == ("", "")


@pytest.mark.clause("AE-5.1.3", "MO-7.5.5")
def test_foothills_attacker_may_refuse_the_toll_and_fails() -> None:
    table = foothills(attacker_gold=2, defender_gold=2)
    table.does("egyptian", "1")
    table.does("greek", "fail")
    assert (table.owner("B4"), table.has("greek"), table.has("egyptian")) == (
        "egyptian",
        "2G",
        "1G",
    )


@pytest.mark.clause("AE-5.1.3")
def test_foothills_defender_may_pay_nothing() -> None:
    table = foothills(attacker_gold=0, defender_gold=2)
    table.defaults("egyptian")
    assert (table.owner("B4"), table.amount("egyptian", "gold")) == ("greek", 2)


@pytest.mark.clause("AE-5.1.3")
def test_foothills_defender_without_gold_is_not_asked() -> None:
    table = foothills(attacker_gold=0, defender_gold=0)
    assert (table.owner("B4"), table.decision()) == ("greek", "act")


@pytest.mark.clause("AE-5.1.3")
def test_foothills_of_nobody_cost_no_toll() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B3", 3)
    table.supply("greek", military=2)
    table.supply("egyptian", gold=9)
    table.does("greek", "conquer B4", "B3=2")
    assert (table.owner("B4"), table.amount("egyptian", "gold")) == ("greek", 9)


@pytest.mark.clause("AE-5.1.3", "MO-14.17")
def test_an_automa_never_pays_for_its_foothills() -> None:
    table = ground("greek", "egyptian", automas=1)
    table.holds("greek", "B3", 5)
    table.holds("egyptian", "B4", 1)
    table.supply("greek", military=3)
    table.supply("egyptian", gold=9)
    table.does("greek", "conquer B4", "B3=3")
    assert (table.owner("B4"), table.amount("egyptian", "gold")) == ("greek", 9)


@pytest.mark.clause("AE-4.3.11", "AE-5.1.3")
def test_foothills_defender_pays_even_after_passing() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.holds("greek", "B3", 5)
    table.holds("egyptian", "B4", 1)
    table.supply("greek", military=3)
    table.supply("egyptian", gold=2)
    table.state.passed[1] = 1
    table.does("greek", "conquer B4", "B3=3")
    table.does("egyptian", "2")
    assert table.owner("B4") == "egyptian"


@pytest.mark.clause("AE-5.1.5")
def test_ex_100_oasis() -> None:
    table = ground("greek", "egyptian", reserve=1)
    table.reserve_deck(1, "granary", "academy")
    table.holds("greek", "B3", 1)
    table.supply("greek", military=1)
    table.does("greek", "conquer C3")
    assert table.ids(table.state.reserve[0]) == ["granary"]
    table.holds("egyptian", "C4", 3)
    table.supply("egyptian", military=2)
    table.acts("egyptian")
    table.does("egyptian", "conquer C3")
    assert (table.owner("C3"), table.state.reserve[1]) == ("egyptian", [])


@pytest.mark.clause("AE-5.1.5")
def test_an_oasis_gives_nothing_without_the_reserve() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B3", 1)
    table.supply("greek", military=1)
    table.does("greek", "conquer C3")
    assert (table.owner("C3"), table.state.reserve[0]) == ("greek", [])


def harbor() -> Table:
    """Greeks beside the Harbor A5, on which Barbarians and a Trade Benefit lie."""
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "B4", 3)
    table.token("A5", "barb_a")
    table.state.harbor_benefit[table.tile("A5")] = table.kind("tb_ivory")
    table.supply("greek", military=3)
    return table


@pytest.mark.clause("AE-5.1.6", "MO-7.5.7")
def test_ex_62_harbor() -> None:
    table = harbor()
    table.log()
    table.does("greek", "conquer A5", "1")
    assert table.ids(table.state.benefits[0]) == ["tb_ivory"]
    assert "Carved Ivory" not in table.told(), "the others do not see what it is"
    assert table.amount("greek", "gold") == 1
    table.holds("egyptian", "A6", 6)
    table.supply("egyptian", military=3)
    table.acts("egyptian")
    table.does("egyptian", "conquer A5")
    assert (table.owner("A5"), table.state.benefits[1]) == ("egyptian", [])


@pytest.mark.clause("AE-5.2", "AE-5.2.1", "AE-5.2.2")
def test_science_tokens_are_claimed_kept_and_spent() -> None:
    table = ground("greek", "egyptian")
    table.deposits("B3", production=1, science=1)
    table.explorers("greek", "B3", "B2")
    table.does("greek", "claim 1 science")
    assert table.state.tokens[0:2] == [0, 1]
    assert table.state.deposits[2 * table.tile("B3") + 1] == 0
    table.does("greek", "end")
    assert table.state.tokens[0:2] == [0, 1]
    table.acts("greek")
    table.does("greek", "token science")
    assert (table.amount("greek", "science"), table.state.tokens[0:2]) == (1, [0, 0])


@pytest.mark.clause("MO-15.5")
def test_a_pass_demands_gold_besides() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "C2", 2)
    table.supply("greek", military=3)
    assert table.refuses("greek", "conquer D2", "MO-7.3")
    table.supply("greek", military=1, gold=1)
    table.does("greek", "conquer D2", "C2=1")
    assert (table.owner("D2"), table.has("greek")) == ("greek", "")


@pytest.mark.clause("MO-15.5")
def test_a_jungle_demands_a_token() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "C1", 3)
    table.supply("greek", military=2)
    assert table.refuses("greek", "conquer D1", "MO-15.5")
    table.tokens("greek", production=1)
    table.does("greek", "conquer D1", "C1=2")
    assert (table.owner("D1"), table.state.tokens[0:2]) == ("greek", [0, 0])


@pytest.mark.clause("MO-15.5")
def test_which_token_a_jungle_takes_is_the_players_choice() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "C1", 3)
    table.supply("greek", military=2)
    table.tokens("greek", production=2, science=1)
    table.does("greek", "conquer D1", "C1=2")
    assert (table.decision(), table.moves("greek")) == (
        "give-tokens",
        ["science=1", "production=1"],
    )
    table.does("greek", "science=1")
    assert (table.owner("D1"), table.state.tokens[0:2]) == ("greek", [2, 0])


@pytest.mark.clause("MO-15.5")
def test_a_desert_costs_a_soldier_unless_it_is_the_only_piece() -> None:
    table = ground("greek", "egyptian")
    table.supply("egyptian", military=3)
    table.acts("egyptian")
    table.does("egyptian", "conquer C6")
    assert (table.soldiers("C6"), table.soldiers("D5")) == (1, 8)

    other = ground("greek", "egyptian")
    other.token("C6", "barb_a")
    other.supply("egyptian", military=2)
    other.acts("egyptian")
    other.does("egyptian", "conquer C6 with warlord", "1")
    assert (other.soldiers("C6"), other.warlord_at("egyptian")) == (0, "C6")
    assert other.soldiers("D5") == 9


@pytest.mark.clause("MO-15.5")
def test_a_bridge_is_crossed_through_its_open_sides_only() -> None:
    table = ground("greek", "egyptian")
    assert sorted(table.neighbours("E2")) == ["E1", "E3"]
    table.holds("greek", "D2", 3)
    table.supply("greek", military=9)
    assert table.refuses("greek", "conquer E2", "MO-7.2")
    table.explorers("greek", "D2", "E1")
    assert table.refuses("greek", "explore 1>E2", "MO-5.8.1")
    table.does("greek", "explore 2>E2", "explore 2>E3")
    assert table.explorers_at("greek") == ["D2", "E3"]
    table.holds("greek", "E1", 2)
    table.does("greek", "conquer E2", "E1=1")
    assert (table.owner("E2"), table.soldiers("E1"), table.soldiers("D2")) == ("greek", 1, 3)

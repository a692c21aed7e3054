"""Claims of priority and simultaneous sacrifices (SB-4, SB-7.11, SB-7.14, SB-7.17)."""

import pytest

from tests.games.mega.acquiring import (
    BRONZE,
    building,
    eastern,
    everybody_else,
    held,
    standing,
)
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_12_acquisition.claims import Exchange, claimants
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import can_order
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import Acquisition
from ziggurat.games.mega.terms import GOODS
from ziggurat.games.mega.view.certain_cards import known_goods
from ziggurat.games.mega.view.view import view_of
from ziggurat.kernel.dice import Dice


def roomy(table: Table, civilization: str) -> str:
    """An area at home, without a city, where two tokens may stay."""
    home, limits = table.home(civilization), table.state.lookup.limit
    region = table.region(civilization)
    return next(name for name in region if name != home and limits[table.area(name)] >= 2)


def builders(*civilizations: str, live: int = 0) -> Table:
    """Everybody named has a city at home, some tokens and 50 treasury, in the Bronze Age."""
    table = eastern(live=live)
    table.turn(4)
    for civilization in civilizations or FIVE:
        table.step(civilization, BRONZE)
        table.city(civilization, table.home(civilization))
        table.tokens(civilization, roomy(table, civilization), 2)
        table.treasury(civilization, 50)
    table.log()
    return table


def events(table: Table, *words: str) -> list[str]:
    """The civilizations named first in log lines with any of these words, in order."""
    lines = table.told().splitlines()
    return [line.split()[0].lower() for line in lines if any(word in line for word in words)]


@pytest.mark.clause("SB-4.1", "SB-4.4", "SB-4.5", "SB-4.6", "SB-4.9.1", "SB-4.9.2")
def test_ex_sb38_of_two_claims_the_better_position_wins_and_the_other_waits() -> None:
    table = builders("saba", "persia", "nubia")
    table.step("saba", 12)
    table.step("persia", 10)
    table.phase(12)
    table.does("saba", "wait")
    table.does("nubia", "claim build mahram_bilqis")
    table.does("persia", "claim build mahram_bilqis")
    everybody_else(table, "saba", "persia", "nubia")
    assert standing(table) == {"mahram_bilqis": "persepolis"}
    assert table.state.lost_claim[table.player("nubia")] == 1
    assert (table.decision(), table.asked()) == ("purchase", ["saba"]), "the regular order goes on"
    table.does("saba", "buy mysticism")
    assert (table.decision(), table.asked()) == ("purchase", ["nubia"]), "he acts last"
    table.does("nubia", "build nubian_pyramid")
    assert standing(table) == {"mahram_bilqis": "persepolis", "nubian_pyramid": "napata"}


@pytest.mark.clause("SB-4.4", "SB-4.5")
def test_ex_sb39_a_claim_that_cannot_be_paid_is_none_and_the_transaction_stays() -> None:
    table = builders("saba", "nubia")
    table.treasury("nubia", 11)
    table.hand("nubia", silk=1, pearls=1)
    table.phase(12)
    assert table.refuses("nubia", "claim build nubian_pyramid", "ME-V6")
    table.does("nubia", "wait")
    table.does("saba", "wait")
    everybody_else(table)
    table.does("saba", "pass")
    assert table.asked() == ["nubia"], "in his regular place"


@pytest.mark.clause("SB-4.3")
def test_ex_sb40_who_has_acted_by_claim_is_not_asked_again() -> None:
    table = builders("saba", "nubia")
    table.phase(12)
    table.does("nubia", "claim buy mysticism")
    table.does("saba", "wait")
    everybody_else(table)
    table.does("saba", "pass")
    assert table.asked() == []
    assert held(table, "nubia") == ["mysticism"]


@pytest.mark.clause("SB-4.1", "SB-4.8")
def test_ex_sb48_nothing_is_reserved_but_a_claim_goes_first() -> None:
    table = builders("saba", "nubia")
    table.phase(12)
    table.does("nubia", "build mahram_bilqis")
    table.does("saba", "build mahram_bilqis")
    everybody_else(table)
    assert standing(table) == {"mahram_bilqis": "saba"}, "an order reserves nothing"
    table = builders("saba", "nubia")
    table.phase(12)
    table.does("nubia", "claim build mahram_bilqis")
    table.does("saba", "build mahram_bilqis")
    everybody_else(table)
    assert standing(table) == {"mahram_bilqis": "napata"}


@pytest.mark.clause("SB-4.9", "SB-4.9.1", "SB-4.6")
def test_claims_come_first_in_position_order_then_the_others_in_the_same_order() -> None:
    table = builders()
    for step, civilization in enumerate(FIVE):
        table.step(civilization, 6 + step)
    table.phase(12)
    table.does("saba", "claim buy mysticism")
    table.does("nubia", "buy mysticism")
    table.does("babylon", "claim buy mysticism")
    table.does("persia", "buy mysticism")
    table.does("parthia", "wait")
    assert table.asked() == ["parthia"]
    table.does("parthia", "buy mysticism")
    assert events(table, "acquires") == ["babylon", "saba", "parthia", "nubia", "persia"]


@pytest.mark.clause("SB-4.9")
def test_nobody_sees_who_claims_before_all_have_answered() -> None:
    table = builders()
    table.phase(12)
    table.does("nubia", "claim build nubian_pyramid")
    assert "nubia" not in table.asked()
    assert table.told() == ""
    assert standing(table) == {}


@pytest.mark.clause("SB-4.9.2")
def test_a_claim_that_fails_is_dropped_whole_and_may_not_be_repeated() -> None:
    table = builders("saba", "nubia", "persia")
    table.phase(12)
    table.does("saba", "claim build mahram_bilqis")
    table.does("nubia", "claim build mahram_bilqis")
    table.does("persia", "wait")
    everybody_else(table)
    assert table.asked() == ["persia"], "Nubia may not claim again"
    assert table.in_treasury("nubia") == 50
    assert "claim of Nubia cannot be met" in table.told()


@pytest.mark.clause("SB-4.9.3", "SB-7.17")
def test_ex_sb53_an_order_that_can_no_longer_be_met_is_dropped_whole() -> None:
    table = builders("persia", "nubia")
    table.step("nubia", 10)
    table.building("giant_ziggurat", "persia", "persepolis")
    table.tokens("persia", "carmania", 3)
    table.hand("persia", silk=3)
    table.phase(12)
    table.does(
        "persia", "buy mysticism+pottery; give giant_ziggurat for silk; build apadama_palace"
    )
    table.does("nubia", "build apadama_palace")
    everybody_else(table)
    assert standing(table) == {"apadama_palace": "napata", "giant_ziggurat": "persepolis"}
    assert (table.decision(), table.asked()) == ("purchase", ["persia"])
    assert (held(table, "persia"), table.cards_of("persia")) == ([], {"silk": 3})
    assert "order of Persia can no longer be met" in table.told("persia")
    assert table.can("persia", "buy mysticism+pottery; give giant_ziggurat for silk")
    table.does(
        "persia", "buy mysticism+pottery; give giant_ziggurat for silk; build nubian_pyramid"
    )
    assert standing(table) == {"apadama_palace": "napata", "nubian_pyramid": "persepolis"}


@pytest.mark.clause("SB-4.9.4")
def test_when_a_building_has_entered_the_supply_those_concerned_may_claim() -> None:
    table = builders("saba", "persia", "nubia")
    table.step("parthia", BRONZE)
    for civilization in ("babylon", "parthia"):
        table.treasury(civilization, 50)
    table.building("mahram_bilqis", "saba", "saba")
    table.building("apadama_palace", "persia", "persepolis")
    table.phase(12)
    table.does("persia", "claim give apadama_palace")
    for civilization in ("saba", "babylon", "nubia", "parthia"):
        table.does(civilization, "wait")
    assert table.decision() == "claims"
    assert table.asked() == ["saba", "nubia"], "not Babylon (Stone Age) and Parthia (no city)"
    table.does("saba", "claim give mahram_bilqis")
    table.does("nubia", "claim build mahram_bilqis")
    assert standing(table) == {"mahram_bilqis": "napata"}
    assert (table.decision(), table.asked()) == ("purchase", ["parthia"])


@pytest.mark.clause("SB-4.9.4")
def test_nobody_is_asked_when_no_building_moved() -> None:
    table = builders("saba", "nubia")
    table.phase(12)
    table.does("saba", "claim buy mysticism")
    table.does("nubia", "wait")
    everybody_else(table)
    assert (table.decision(), table.asked()) == ("purchase", ["nubia"])


@pytest.mark.clause("SB-4.9.4")
def test_nobody_is_asked_when_a_building_has_only_left_the_supply() -> None:
    table = builders("saba", "persia", "nubia")
    table.phase(12)
    table.does("saba", "claim build mahram_bilqis")
    for civilization in ("persia", "nubia"):
        table.does(civilization, "wait")
    assert (table.decision(), table.asked()) == ("purchase", ["persia"])
    table.does("persia", "build apadama_palace")
    assert (table.decision(), table.asked()) == ("purchase", ["nubia"])


@pytest.mark.clause("SB-4.9.4", "SB-2.9")
def test_only_the_block_whose_supply_has_grown_is_asked_and_told_of_its_own_buildings() -> None:
    table = Table(players=12)
    for civilization in ("minoa", "saba", "persia"):
        table.step(civilization, 10)
        table.city(civilization, table.home(civilization))
        table.treasury(civilization, 55)
    table.building("mahram_bilqis", "saba", "saba")
    table.turn(4)
    table.phase(12)
    table.does("saba", "claim give mahram_bilqis")
    table.does("minoa", "wait")
    table.does("persia", "wait")
    assert (table.decision(), table.asked()) == ("claims", ["persia"])
    prompt = table.prompt("persia")
    assert "Mahram" in prompt
    assert "Knossos" not in prompt, "that one belongs to the other block"


def one_gives_up() -> Table:
    """Nubia has an order standing when Saba has given up the Mahram Bilqis."""
    table = builders("saba", "nubia")
    table.building("mahram_bilqis", "saba", "saba")
    table.phase(12)
    table.does("saba", "claim give mahram_bilqis")
    table.does("nubia", "build nubian_pyramid; pay treasury 30")
    assert (table.decision(), table.asked()) == ("claims", ["nubia"])
    return table


@pytest.mark.clause("SB-4.9.4")
def test_who_has_an_order_standing_may_claim_with_another_one() -> None:
    table = one_gives_up()
    table.does("nubia", "claim build mahram_bilqis")
    assert standing(table) == {"mahram_bilqis": "napata"}
    assert table.asked() == []


@pytest.mark.clause("SB-4.9.4")
def test_who_is_asked_to_claim_reads_which_order_of_his_stands_and_keeps_it_by_no() -> None:
    table = one_gives_up()
    order = "build The Nubian Pyramid in Napata for 30 points, paying 30 treasury"
    assert f"If not, your order stands: {order}." in table.prompt("nubia")
    options = table.options("nubia")
    assert options.label(options.read("no")) == "No, keep your order"
    table.does("nubia", "no")
    assert standing(table) == {"nubian_pyramid": "napata"}
    assert table.asked() == []


@pytest.mark.clause("SB-4.9.4")
def test_a_standing_order_is_in_the_view_of_its_giver_alone() -> None:
    table = one_gives_up()
    player = table.player("nubia")
    own = view_of(table.state, player).standing_order
    assert own is not None
    assert (own.building, own.advances, own.treasury) == ("nubian_pyramid", (), 30)
    for seat in (*[other for other in range(5) if other != player], None):
        assert view_of(table.state, seat).standing_order is None
    table.does("nubia", "no")
    assert view_of(table.state, player).standing_order is None, "it has been carried out"


@pytest.mark.clause("SB-4.9.4")
def test_without_an_order_standing_no_is_just_no() -> None:
    table = builders("saba", "nubia")
    table.building("mahram_bilqis", "saba", "saba")
    table.phase(12)
    table.does("saba", "claim give mahram_bilqis")
    table.does("nubia", "wait")
    assert "your order" not in table.prompt("nubia")
    options = table.options("nubia")
    assert options.label(options.read("no")) == "Not now"


@pytest.mark.clause("SB-4.9.1")
def test_a_claim_may_hope_for_what_another_claim_gives_up() -> None:
    table = builders("saba", "nubia", "persia")
    table.building("mahram_bilqis", "saba", "saba")
    table.phase(12)
    assert table.refuses("nubia", "build mahram_bilqis", "SB-2.8")
    table.does("saba", "claim give mahram_bilqis")
    table.does("nubia", "claim build mahram_bilqis")
    table.does("persia", "claim build mahram_bilqis")
    everybody_else(table)
    assert standing(table) == {"mahram_bilqis": "persepolis"}, "Persia is better ranked"
    assert table.state.lost_claim[table.player("nubia")] == 1


@pytest.mark.clause("SB-4.9.4")
def test_the_regular_order_is_interrupted_when_it_moves_a_building() -> None:
    table = builders("saba", "persia", "nubia")
    table.building("giant_ziggurat", "saba", "saba")
    table.phase(12)
    for civilization in ("saba", "persia", "nubia"):
        table.does(civilization, "wait")
    assert table.asked() == ["saba"]
    table.does("saba", "give giant_ziggurat; build mahram_bilqis")
    assert (table.decision(), table.asked()) == ("claims", ["persia", "nubia"])
    assert "Mahram" not in table.prompt("persia"), "the supply is told as it is now"
    assert "Giant Ziggurat" in table.prompt("persia")
    table.does("nubia", "claim build apadama_palace")
    table.does("persia", "no")
    assert standing(table) == {"mahram_bilqis": "saba", "apadama_palace": "napata"}
    assert (table.decision(), table.asked()) == ("purchase", ["persia"])


def swap() -> Table:
    """Persia owns the Nubian Pyramid and Nubia the Apadama Palace; both want to exchange.

    The supply holds one building more, the Mahram Bilqis; Saba, who may be ahead of both, owns
    nothing. The other buildings stand with Babylon and Parthia.
    """
    table = builders("saba", "persia", "nubia")
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.building("giant_ziggurat", "babylon", "ur")
    table.building("archway_of_ctesiphon", "parthia", "nisa")
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    everybody_else(table)
    return table


@pytest.mark.clause("SB-7.11", "SB-7.14")
def test_ex_sb52_two_exchange_buildings_unless_one_ahead_steps_in() -> None:
    table = swap()
    assert (table.decision(), table.asked()) == ("intervene", ["saba"])
    assert "apadama_palace" not in standing(table)
    assert "nubian_pyramid" not in standing(table)
    assert "Persia and Nubia" in table.prompt("saba")
    table.does("saba", "no")
    assert standing(table)["apadama_palace"] == "persepolis"
    assert standing(table)["nubian_pyramid"] == "napata"
    table = swap()
    table.does("saba", "build apadama_palace")
    assert (table.decision(), table.asked()) == ("another-building", ["persia"])
    assert table.moves("persia") == ["none", "mahram_bilqis"], "not his own Pyramid"
    table.does("persia", "mahram_bilqis")
    assert standing(table)["apadama_palace"] == "saba"
    assert standing(table)["mahram_bilqis"] == "persepolis"
    assert standing(table)["nubian_pyramid"] == "napata"
    assert table.asked() == []


def swap_for_forty() -> Table:
    """As `swap`, but Persia pays 40 with cards worth 36 and 4 treasury."""
    table = builders("saba", "persia", "nubia")
    table.step("persia", 11)
    table.step("saba", 12)
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.building("giant_ziggurat", "babylon", "ur")
    table.building("archway_of_ctesiphon", "parthia", "nisa")
    table.hand("persia", cotton=3)
    table.treasury("persia", 10)
    table.log()
    return table


def exchange_for_forty(table: Table) -> None:
    """Both claim, and Saba, ahead of them, takes what Persia asked for."""
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace; pay cotton*3+treasury 4")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    everybody_else(table)
    table.does("saba", "build apadama_palace")


@pytest.mark.clause("SB-7.8", "SB-7.14", "SB-7.17")
def test_ex_sb26_where_no_building_is_left_cards_are_lost_and_treasury_returns() -> None:
    table = swap_for_forty()
    # The only other building of the supply he gave up this turn, too: against Regression.
    table.state.given_up[table.player("persia")] = 1 << building(table, "mahram_bilqis")
    exchange_for_forty(table)
    assert (table.in_treasury("persia"), table.cards_of("persia")) == (10, {})
    assert "persepolis" not in standing(table).values()
    assert standing(table)["nubian_pyramid"] == "napata"
    assert "Persia goes without The Apadama Palace, as none he may take is left." in table.told()


@pytest.mark.clause("SB-7.8", "SB-7.17")
def test_who_goes_without_by_choice_loses_his_cards_and_keeps_his_treasury() -> None:
    table = swap_for_forty()
    exchange_for_forty(table)
    assert (table.decision(), table.asked()) == ("another-building", ["persia"])
    assert "for 40 points" in table.prompt("persia")
    table.does("persia", "none")
    assert (table.in_treasury("persia"), table.cards_of("persia")) == (10, {})
    assert "persepolis" not in standing(table).values()


@pytest.mark.clause("SB-7.17")
def test_who_names_another_building_pays_as_he_said() -> None:
    table = swap_for_forty()
    exchange_for_forty(table)
    table.does("persia", "mahram_bilqis")
    assert (table.in_treasury("persia"), table.cards_of("persia")) == (6, {})
    assert standing(table)["mahram_bilqis"] == "persepolis"


@pytest.mark.clause("SB-7.14")
def test_who_is_ahead_of_one_of_the_two_goes_before_that_one_only() -> None:
    table = builders("saba", "persia", "nubia")
    table.step("persia", 10)
    table.step("saba", 9)
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "buy mysticism")
    everybody_else(table)
    assert standing(table) == {"apadama_palace": "persepolis"}, "Persia has finished"
    assert (table.decision(), table.asked()) == ("intervene", ["saba"])
    table.does("saba", "build nubian_pyramid")
    assert (table.decision(), table.asked()) == ("another-building", ["nubia"])
    table.does("nubia", "mahram_bilqis")
    assert standing(table)["nubian_pyramid"] == "saba"
    assert table.asked() == []
    assert held(table, "saba") == [], "what he had ordered in advance is forgotten"


@pytest.mark.clause("SB-7.14")
def test_nobody_behind_both_may_step_in() -> None:
    table = builders("saba", "persia", "nubia")
    table.step("saba", 6)
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    everybody_else(table)
    assert standing(table) == {"apadama_palace": "persepolis", "nubian_pyramid": "napata"}
    assert table.asked() == ["saba"]


@pytest.mark.clause("SB-7.14")
def test_claims_that_do_not_exchange_are_carried_out_one_after_the_other() -> None:
    table = builders("persia", "nubia")
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build mahram_bilqis")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    everybody_else(table)
    assert standing(table) == {"mahram_bilqis": "persepolis", "nubian_pyramid": "napata"}
    assert table.asked() == [], "nobody was asked to step in"


@pytest.mark.clause("SB-7.14", "SB-7.5")
def test_both_sacrifices_are_checked_before_anybody_builds() -> None:
    table = builders("saba", "persia", "nubia")
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.tokens("persia", "persepolis", 1)
    table.tokens("nubia", "napata", 1)
    table.phase(12)
    table.does("persia", "claim give nubian_pyramid; build apadama_palace")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    everybody_else(table)
    assert (table.at("persia", "persepolis"), table.at("nubia", "napata")) == (0, 0)
    assert table.decision() == "intervene"


@pytest.mark.clause("SB-4.2")
def test_sacrifice_advances_and_construction_are_one_transaction() -> None:
    table = builders("persia")
    table.building("nubian_pyramid", "persia", "persepolis")
    table.tokens("persia", "persis", 3)
    table.hand("persia", silk=3)
    table.phase(12)
    table.does(
        "persia",
        "claim buy mysticism+pottery; give nubian_pyramid for silk; build apadama_palace; "
        "pay silk*3",
    )
    everybody_else(table)
    assert held(table, "persia") == ["mysticism", "pottery"]
    assert standing(table) == {"apadama_palace": "persepolis"}
    assert table.in_treasury("persia") == 50
    assert table.asked() == []


def test_an_imagined_hand_that_cannot_pay_does_no_harm() -> None:
    table = swap()
    table.treasury("persia", 0)
    table.does("saba", "no")
    assert "persepolis" not in standing(table).values()
    assert table.in_treasury("persia") == 0


def test_nobody_is_asked_to_claim_who_has_acted_failed_or_leaves() -> None:
    table = builders()
    supply = 0
    acquisition = Acquisition([0, 1, 2, 3, 4], [0] * 5, supply, [[]] * 5, [])
    assert claimants(table.state, acquisition) == [0, 1, 2, 3, 4]
    table.state.has_acted[0] = 1
    table.state.lost_claim[1] = 1
    table.state.leaving[2] = 1
    assert claimants(table.state, acquisition) == [3, 4]


@pytest.mark.clause("ME-V1.1", "SB-4.9")
def test_an_order_given_unseen_and_opened_after_anothers_answer_bars_taking_that_back() -> None:
    table = builders()
    table.building("apadama_palace", "babylon", "babylon")
    table.phase(12)
    table.does("babylon", "order give apadama_palace")
    everybody_else(table, "babylon", "saba")
    table.does("saba", "wait")
    assert (table.decision(), table.asked()) == ("purchase", ["saba"])
    before = table.state.reveals
    table.does("saba", "pass")
    assert standing(table) == {}, "the order of Babylon has been carried out"
    assert table.state.reveals > before


@pytest.mark.clause("SB-4.9.1", "SB-7.13")
def test_who_can_do_nothing_else_may_claim_in_hope() -> None:
    table = builders("persia", "babylon")
    table.building("giant_ziggurat", "babylon", "ur")
    table.city("persia", "ur")
    table.step("persia", 10)
    table.treasury("persia", 0)
    for area in table.region("persia")[3:7]:
        table.tokens("persia", area, 1)
    table.treasury("babylon", 40)
    table.phase(12)
    player = table.player("babylon")
    assert not can_order(table.state, player), "nothing is cheap enough, and a building is his"
    table.refuses("babylon", "order build giant_ziggurat", "SB-2.2")
    options = table.options("babylon")
    hopes = {options.write(options.sample(Dice(b"hope", seed))) for seed in range(40)}
    assert "claim build giant_ziggurat at babylon; pay treasury 30" in hopes
    table.does("babylon", "claim build giant_ziggurat")
    table.does("persia", "claim give giant_ziggurat")
    everybody_else(table, "babylon", "persia")
    assert standing(table) == {"giant_ziggurat": "babylon"}
    assert table.in_treasury("babylon") == 10


@pytest.mark.clause("SB-7.14", "SB-4.1")
def test_cards_a_claim_will_pay_with_are_known_and_what_is_left_afterwards_is_not() -> None:
    table = builders("saba", "persia", "nubia")
    table.step("persia", 10)
    table.step("saba", 9)
    table.building("nubian_pyramid", "persia", "persepolis")
    table.building("apadama_palace", "nubia", "napata")
    table.hand("persia", cotton=5)
    table.phase(12)
    cotton, persia = table.code("cotton"), table.player("persia")
    row = persia * GOODS + cotton
    table.does("persia", "claim give nubian_pyramid; build apadama_palace; pay cotton*3")
    table.does("nubia", "claim give apadama_palace; build nubian_pyramid")
    table.does("saba", "wait")
    assert known_goods(table.state, 0) == {}, "claims are sealed until all have answered"
    everybody_else(table)
    assert (table.decision(), table.asked()) == ("intervene", ["saba"])
    assert (table.cards_of("persia"), known_goods(table.state, 0)) == ({"cotton": 2}, {})
    acquisition, exchange = table.state.stack[-3], table.state.stack[-2]
    assert isinstance(acquisition, Acquisition)
    assert isinstance(exchange, Exchange)
    exchange.place = acquisition.order.index(persia)
    table.hand("persia", cotton=5)
    assert known_goods(table.state, 0) == {row: 3}, "before his place he has not paid"

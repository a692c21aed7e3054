"""Phase 12 as an open floor: whoever claims first acts first (SB-4.9.5)."""

import pytest

from tests.games.mega.acquiring import BRONZE, eastern, held, standing
from tests.games.mega.table import FIVE, Table
from ziggurat.kernel.dice import Dice

pytestmark = pytest.mark.clause("SB-4.9.5")


def floor(*civilizations: str) -> Table:
    """Live claims; everybody named can build."""
    table = eastern(live=1)
    table.turn(4)
    for civilization in civilizations or FIVE:
        table.step(civilization, BRONZE)
        table.city(civilization, table.home(civilization))
        table.tokens(civilization, table.region(civilization)[2], 2)
        table.treasury(civilization, 50)
    table.phase(12)
    return table


@pytest.mark.clause("SB-4.1")
def test_a_claim_is_executed_when_it_arrives_whatever_the_position() -> None:
    table = floor()
    assert (table.decision(), table.asked()) == ("live-claims", list(FIVE))
    table.does("parthia", "claim build mahram_bilqis")
    assert standing(table) == {"mahram_bilqis": "nisa"}
    assert table.refuses("saba", "claim build mahram_bilqis", "SB-2.8")
    table.does("saba", "claim build giant_ziggurat")
    assert standing(table) == {"mahram_bilqis": "nisa", "giant_ziggurat": "saba"}
    assert table.asked() == ["babylon", "persia", "nubia"]


def test_the_regular_order_goes_on_when_nobody_claims() -> None:
    table = floor()
    for civilization in FIVE:
        table.defaults(civilization)
    assert (table.decision(), table.asked()) == ("purchase", ["saba"])
    table.does("saba", "buy mysticism")
    assert (table.decision(), table.asked()) == ("purchase", ["babylon"])
    assert held(table, "saba") == ["mysticism"]


def test_when_a_building_enters_the_supply_who_was_done_may_claim_after_all() -> None:
    table = floor()
    table.building("giant_ziggurat", "nubia", "napata")
    table.does("saba", "done")
    table.does("babylon", "claim buy mysticism")
    table.does("persia", "claim build mahram_bilqis")
    assert table.asked() == ["nubia", "parthia"], "nothing new is to be had"
    table.does("nubia", "claim give giant_ziggurat")
    assert table.asked() == ["saba", "parthia"]


def test_who_was_done_after_a_building_had_moved_is_not_asked_about_it_again() -> None:
    table = floor()
    table.does("parthia", "claim build mahram_bilqis")
    for civilization in FIVE[:4]:
        table.does(civilization, "done")
    assert (table.decision(), table.asked()) == ("purchase", ["saba"])
    table.does("saba", "pass")
    assert (table.decision(), table.asked()) == ("purchase", ["babylon"])


def test_the_owner_whose_place_a_claim_frees_may_claim_in_his_turn() -> None:
    table = floor("saba", "persia", "nubia", "parthia")
    table.building("giant_ziggurat", "nubia", table.region("nubia")[3])
    table.city("persia", table.region("nubia")[3])
    table.treasury("persia", 0)
    for area in table.region("persia")[3:7]:
        table.tokens("persia", area, 1)
    table.building("apadama_palace", "saba", "saba")
    for civilization in table.asked():
        table.does(civilization, "done")
    table.does("saba", "give apadama_palace; build mahram_bilqis")
    assert table.asked() == ["persia", "parthia"], "Nubia owns a building and controls none"
    table.does("persia", "claim give giant_ziggurat")
    assert table.asked() == ["parthia"]
    table.does("parthia", "done")
    assert (table.decision(), table.asked()) == ("live-claims", ["nubia", "parthia"])


def test_a_building_given_up_in_the_regular_order_opens_the_floor_again() -> None:
    table = floor("saba", "persia", "nubia")
    table.building("apadama_palace", "saba", "saba")
    for civilization in table.asked():
        table.does(civilization, "done")
    assert table.asked() == ["saba"]
    table.does("saba", "give apadama_palace")
    assert (table.decision(), table.asked()) == ("live-claims", ["persia", "nubia"])
    table.does("nubia", "claim build apadama_palace")
    table.does("persia", "done")
    assert standing(table) == {"apadama_palace": "napata"}
    assert (table.decision(), table.asked()) == ("purchase", ["persia"])


def test_the_last_claim_closes_the_floor() -> None:
    table = floor()
    for civilization in FIVE[:4]:
        table.does(civilization, "pass")
    table.does("parthia", "claim buy mysticism")
    assert table.asked() == []
    assert held(table, "parthia") == ["mysticism"]


def test_passing_and_leaving_end_ones_part() -> None:
    table = floor()
    table.does("saba", "pass")
    table.does("babylon", "leave")
    for civilization in FIVE[2:]:
        table.does(civilization, "done")
    assert (table.decision(), table.asked()) == ("purchase", ["persia"])
    assert table.state.leaving == [0, 1, 0, 0, 0]


def test_a_floor_ends_under_random_play() -> None:
    for seed in range(20):
        table = floor()
        dice = Dice(bytes([seed]))
        answers = 0
        while table.asked():
            asked = table.asked()
            civilization = asked[dice.below(len(asked))]
            options = table.options(civilization)
            table.does(civilization, options.write(options.sample(dice)))
            answers += 1
        assert answers < 60


def test_without_buildings_there_is_no_race() -> None:
    table = Table(*FIVE, live=1, buildings=0)
    table.treasury("saba", 50)
    table.phase(12)
    assert table.decision() == "orders"

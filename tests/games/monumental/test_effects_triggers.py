"""When effects work: every trigger, how often, in which order, and what may be declined."""

import pytest

from tests.games.monumental.effect_bench import bench, enter, greeks_with, on, prints
from tests.games.monumental.proving_ground import ground
from ziggurat.games.monumental.rules.conquest.monsters import Attacks
from ziggurat.games.monumental.terms import NOTHING

# --- triggers


@pytest.mark.clause("MO-4.1.6")
def test_activate_works_at_once_when_the_card_is_activated_or_drawn_and_used() -> None:
    table = bench("zulu", "malians", science=2)
    prints(table, "library", on("activate"))
    table.city("zulu", "library fort -", "fort - -", "- - library")
    table.deck("zulu", "library")
    table.turn_of("zulu")
    table.does("zulu", "row 1, column 1")
    assert table.has("zulu") == "3S 2M 5C"
    table.does("zulu", "progress")
    assert table.has("zulu") == "2S 2M 10C"


@pytest.mark.clause("MO-5.4.1")
def test_complete_works_once_when_the_wonder_is_completed_and_not_when_another_is() -> None:
    table = ground("greek", "egyptian")
    prints(table, "colossus", on("complete"))
    table.supply("greek", production=8)
    table.active("greek", "colossus")
    table.builds("greek", "great_wall")
    table.holds("greek", "B3")
    table.holds("greek", "A1")
    table.does("greek", "complete B3")
    assert table.amount("greek", "culture") == 0
    table.builds("greek", "colossus")
    table.supply("greek", production=8)
    table.does("greek", "complete A1")
    assert table.amount("greek", "culture") == 5


@pytest.mark.clause("MO-8.3")
def test_develop_works_when_the_policy_and_any_later_one_is_developed() -> None:
    table = greeks_with(on("develop"), culture=2)
    table.policies("greek")
    table.does("greek", "develop democracy")
    assert table.has("greek") == "6C"
    table.does("greek", "develop olympic_games")
    assert table.has("greek") == "1G 9C"


@pytest.mark.clause("MO-12.5")
def test_return_works_when_the_hero_is_returned() -> None:
    table = ground("greek", "egyptian", heroes=1)
    prints(table, "hannibal", on("return"))
    table.hero("greek", "hannibal")
    table.does("greek", "return")
    assert table.has("greek") == "5C"
    assert table.state.hero[0] == NOTHING


@pytest.mark.clause("MO-7.5.10")
def test_conquer_works_after_every_conquest() -> None:
    table = greeks_with(on("conquer"), military=3)
    table.does("greek", "conquer B1")
    table.does("greek", "conquer C2")
    assert table.amount("greek", "culture") == 10


@pytest.mark.clause("MO-7.9")
def test_conquer_with_warlord_works_only_if_the_warlord_moved_in() -> None:
    table = greeks_with(on("conquer_with_warlord"), military=3)
    table.does("greek", "conquer B1")
    assert table.amount("greek", "culture") == 0
    table.does("greek", "conquer C2 with warlord")
    assert table.amount("greek", "culture") == 5


def test_acquire_works_after_cards_that_pass_the_filter() -> None:
    table = greeks_with(on("acquire", ", filter: {type: knowledge}"), production=9, science=9)
    table.display("granary", "writing")
    table.does("greek", "acquire granary")
    assert table.amount("greek", "culture") == 0
    table.does("greek", "acquire writing")
    assert table.amount("greek", "culture") == 5


@pytest.mark.parametrize(
    ("origin", "gained"), [("display", [5, 0, 0]), ("basic", [0, 5, 0]), ("reserve", [0, 0, 5])]
)
def test_acquire_can_ask_where_the_card_came_from(origin: str, gained: list[int]) -> None:
    found = []
    for move in ("acquire granary", "basic workshop", "reserved barracks"):
        table = greeks_with(on("acquire", f", filter: {{from: {origin}}}"), production=9)
        table.display("granary")
        table.reserve("greek", "barracks")
        table.does("greek", move)
        found.append(table.amount("greek", "culture"))
    assert found == gained


def test_wonder_completed_works_after_a_wonder_is_completed() -> None:
    table = greeks_with(on("wonder_completed"), production=9)
    table.builds("greek", "great_wall")
    table.holds("greek", "B3")
    table.does("greek", "complete B3")
    assert table.has("greek") == "4P 3M 5C"


def test_policy_developed_works_after_a_policy_is_developed_the_new_one_included() -> None:
    table = greeks_with(on("policy_developed"), culture=1)
    table.policies("greek")
    table.does("greek", "develop democracy")
    assert table.has("greek") == "5C"


def test_trade_benefit_gained_works_once_for_each_token() -> None:
    table = greeks_with(on("trade_benefit_gained"), gold=1)
    table.bag("tb_timber", "tb_ivory")
    table.trade("greek", 2)
    table.does("greek", "invest")
    assert table.has("greek") == "5C"


@pytest.mark.clause("AE-2.1.8")
def test_an_empty_bag_sets_nothing_off() -> None:
    table = greeks_with(on("trade_benefit_gained"), gold=1)
    table.bag()
    table.trade("greek", 2)
    table.does("greek", "invest")
    assert table.has("greek") == ""


def test_reserved_works_after_each_card_reserved() -> None:
    table = greeks_with(on("reserved"))
    table.reserve_deck(1, "granary", "barracks")
    table.active("greek", "temple")
    prints(table, "temple", "{do: [{reserve: 2}]}")
    table.does("greek", "use temple")
    assert table.has("greek") == "10C"


def test_invested_works_after_investing() -> None:
    table = greeks_with(on("invested"), gold=1)
    table.does("greek", "invest")
    assert table.has("greek") == "5C"


@pytest.mark.parametrize("deposit", ["production", "science"])
def test_explorer_claims_works_after_a_resource_token_is_claimed(deposit: str) -> None:
    table = greeks_with(on("explorer_claims"))
    table.explorers("greek", "C3", "B2")
    table.deposits("C3", production=1, science=1)
    table.does("greek", f"claim 1 {deposit}")
    assert table.has("greek") == "5C"


def test_explorer_claims_works_after_a_market_token_is_claimed() -> None:
    table = greeks_with(on("explorer_claims"))
    table.explorers("greek", "C4", "B2")
    table.does("greek", "claim-market 1")
    assert table.has("greek") == "5C"


@pytest.mark.clause("AE-2.2.9")
def test_visit_works_when_a_visitor_has_paid() -> None:
    table = ground("greek", "egyptian", trade=1)
    prints(table, "ex_bricks", on("visit"))
    table.post("egyptian", "C3", "ex_bricks")
    table.explorers("greek", "C3", "B2")
    table.supply("greek", gold=1)
    table.does("greek", "trade 1")
    assert (table.has("greek"), table.has("egyptian")) == ("5C", "1G")


@pytest.mark.clause("MO-13.4")
def test_attack_strikes_who_controls_the_monsters_province() -> None:
    table = ground("greek", "egyptian", monsters=1)
    prints(table, "grootslang", "{when: attack, do: [{lose: {gold: 2, culture: 1}}]}")
    table.holds("greek", "B3")
    table.monster("B3", "grootslang")
    table.supply("greek", gold=1, culture=3)
    enter(table, Attacks([table.kind("grootslang")]))
    assert table.has("greek") == "2C"


@pytest.mark.clause("MO-13.6")
def test_defeat_works_when_the_monster_is_defeated() -> None:
    table = ground("greek", "egyptian", monsters=1)
    prints(table, "grootslang", on("defeat"))
    table.monster("B3", "grootslang")
    table.explorers("greek", "B3", "B2")
    table.supply("greek", military=4)
    table.does("greek", "defeat 1 grootslang")
    assert table.has("greek") == "5C"

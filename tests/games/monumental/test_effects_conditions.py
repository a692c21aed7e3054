"""What effects ask for: conditions, counters and filters."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, happens, prints
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.printed.operations import Filter
from ziggurat.games.monumental.rules.effects.counting import counter_of
from ziggurat.games.monumental.rules.effects.effects import count, passes
from ziggurat.games.monumental.terms import FROM_BASIC, FROM_DISPLAY, FROM_RESERVE, NOTHING


def counted(table: Table, counter: str, civilization: str = "greek") -> int:
    return count(table.state, table.player(civilization), counter_of(counter))


# --- counters


def test_provinces_counts_controlled_ones_without_the_capital() -> None:
    table = ground("greek", "egyptian")
    assert counted(table, "provinces") == 0
    table.holds("greek", "B3")
    table.holds("greek", "C2")
    table.holds("egyptian", "D4")
    assert counted(table, "provinces") == 2
    assert counted(table, "provinces", "egyptian") == 1


@pytest.mark.clause("MO-6.4")
def test_coastal_counts_coasts_harbors_and_whatever_lies_by_the_water() -> None:
    table = ground("greek", "egyptian")
    for label in ("C2", "A5", "B3", "C3"):
        table.holds("greek", label)
    assert counted(table, "coastal") == 3, "B3 lies by the Water at A4, C3 does not"


def test_terrain_counts_controlled_provinces_of_that_terrain() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "A3")
    table.holds("greek", "C1")
    table.holds("greek", "B3")
    assert counted(table, "terrain:mountain") == 2
    assert counted(table, "terrain:plains") == 1
    assert counted(table, "terrain:capital") == 0


def test_wonders_counts_cards_and_wonder_tokens_counts_what_stands_in_own_provinces() -> None:
    table = ground("greek", "egyptian")
    table.wonders("greek", "colossus", "great_wall")
    table.holds("greek", "B3")
    table.holds("egyptian", "D4")
    table.wonder_at("B3", "colossus")
    table.wonder_at("D4", "great_wall")
    assert counted(table, "wonders") == 2
    assert counted(table, "wonder_tokens") == 1
    assert counted(table, "wonder_tokens", "egyptian") == 1


@pytest.mark.clause("MO-11.2")
def test_knowledge_counts_it_wherever_it_is_but_not_the_archived_or_reserved() -> None:
    table = ground("greek", "egyptian")
    table.city("greek", "writing+mine - -", "- - -", "- - -")
    table.deck("greek", "currency")
    table.discard("greek", "irrigation")
    table.drawn("greek", "metal_casting")
    table.reserve("greek", "navigation")
    assert counted(table, "knowledge") == 4


def test_knowledge_active_counts_what_is_active_this_turn() -> None:
    table = ground("greek", "egyptian")
    table.active("greek", "writing", "mine", "currency")
    assert counted(table, "knowledge_active") == 2


def test_policies_and_reserve_count_cards() -> None:
    table = ground("greek", "egyptian", reserve=1)
    table.policies("greek", "democracy", "olympic_games")
    table.reserve("greek", "granary", "castle", "temple")
    assert (counted(table, "policies"), counted(table, "reserve")) == (2, 3)


@pytest.mark.clause("AE-6.3")
def test_natural_wonders_counts_those_face_up_in_own_provinces() -> None:
    table = ground("greek", "egyptian", natural_wonders=1)
    table.holds("greek", "C1")
    table.natural("C1", "kilimanjaro")
    assert counted(table, "natural_wonders") == 0
    table.natural("C1", "kilimanjaro", shown=True)
    assert counted(table, "natural_wonders") == 1
    assert counted(table, "natural_wonders", "egyptian") == 0


def test_outposts_and_trading_posts_count_what_stands_on_the_map() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "B3", 0, outpost=True)
    table.holds("greek", "C2", 0, outpost=True)
    table.holds("egyptian", "D4", 0, outpost=True)
    table.post("greek", "D4", "ex_bricks")
    assert (counted(table, "outposts"), counted(table, "trading_posts")) == (2, 1)
    assert counted(table, "outposts", "egyptian") == 1
    assert counted(table, "trading_posts", "egyptian") == 0


def test_trade_gold_conquests_and_archived_are_read_off() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.trade("greek", 7)
    table.supply("greek", gold=4, culture=2)
    table.state.conquests[0] = 3
    table.state.reform_count[0] = 6
    found = [counted(table, name) for name in ("trade", "gold", "conquests", "archived")]
    assert found == [7, 4, 3, 6]


def test_markets_counts_claimed_tokens_used_or_not() -> None:
    table = ground("greek", "egyptian")
    table.markets("greek", "market_spice", "market_art")
    table.does("greek", "goods market_spice")
    assert counted(table, "markets") == 2


def test_explorers_out_counts_those_outside_the_capital() -> None:
    table = ground("greek", "egyptian")
    assert counted(table, "explorers_out") == 0
    table.explorers("greek", "B3", "B2")
    assert counted(table, "explorers_out") == 1
    table.explorers("greek", "B3", "A4")
    assert counted(table, "explorers_out") == 2


# --- conditions


def greeks_with(condition: str) -> Table:
    """Greeks with an effect in force that has this condition and gives 1 Culture."""
    table = ground("greek", "egyptian", reserve=1)
    prints(table, "temple", f"{{if: {condition}, do: [{{gain: {{culture: 1}}}}]}}")
    table.active("greek", "temple")
    table.token("B1")
    return table


@pytest.mark.clause("MO-5.10.2")
def test_conquered_this_turn_holds_any_time_after_a_conquest() -> None:
    table = greeks_with("{conquered_this_turn: true}")
    sentence = table.refuses("greek", "use temple", "MO-5.10.2")
    assert "The condition of Temple is not met" in sentence
    table.supply("greek", military=1, production=3)
    table.does("greek", "conquer B1", "basic workshop", "use temple")
    assert table.amount("greek", "culture") == 1


@pytest.mark.clause("MO-5.10.2")
def test_acquired_this_turn_asks_for_a_type_or_any_card() -> None:
    of_knowledge = greeks_with("{acquired_this_turn: knowledge}")
    of_any = greeks_with("{acquired_this_turn: any}")
    for table in (of_knowledge, of_any):
        table.supply("greek", production=4, science=4)
        table.display("granary", "writing")
        assert not table.can("greek", "use temple")
        table.does("greek", "acquire granary")
    assert of_any.can("greek", "use temple")
    assert not of_knowledge.can("greek", "use temple")
    of_knowledge.does("greek", "acquire writing")
    assert of_knowledge.can("greek", "use temple")


@pytest.mark.parametrize(
    ("comparison", "allowed"),
    [("at_least: 2", [2, 3]), ("at_most: 1", [0, 1]), ("exactly: 2", [2])],
)
def test_a_counter_is_compared(comparison: str, allowed: list[int]) -> None:
    found = []
    for gold in range(4):
        table = greeks_with(f"{{count: {{of: gold, {comparison}}}}}")
        table.supply("greek", gold=gold)
        if table.can("greek", "use temple"):
            found.append(gold)
    assert found == allowed


def test_all_entries_of_a_condition_must_hold() -> None:
    table = greeks_with("{conquered_this_turn: true, count: {of: gold, at_least: 1}}")
    table.supply("greek", military=1)
    table.does("greek", "conquer B1")
    assert not table.can("greek", "use temple")
    table.supply("greek", gold=1)
    assert table.can("greek", "use temple")


@pytest.mark.parametrize(
    ("quality", "provinces"),
    [
        ("{terrain: mountain}", ["A3", "C1"]),
        ("{coastal: true}", ["A3", "C2"]),
        ("{was: unconquered}", ["A3", "C1", "C2"]),
        ("{was: opponent}", ["B1"]),
    ],
)
def test_the_province_just_conquered_is_asked_for_its_qualities(
    quality: str, provinces: list[str]
) -> None:
    found = []
    for label in ("A3", "C1", "C2", "B1"):
        table = ground("greek", "egyptian")
        prints(
            table,
            "democracy",
            f"{{when: conquer, if: {{province: {quality}}}, do: [{{gain: {{culture: 1}}}}]}}",
        )
        table.policies("greek", "democracy")
        table.holds("egyptian", "B1", 1)
        table.token(label)
        table.supply("greek", military=4)
        table.does("greek", f"conquer {label}")
        if table.amount("greek", "culture"):
            found.append(label)
    assert found == provinces


def test_a_condition_on_a_province_never_holds_without_one() -> None:
    table = greeks_with("{province: {was: unconquered}}")
    table.refuses("greek", "use temple", "MO-5.10.2")


# --- filters


@pytest.mark.parametrize(
    ("wanted", "kept"),
    [
        (Filter(), ["granary", "writing", "colossus", "castle", "workshop"]),
        (Filter(type=("building",)), ["granary", "castle", "workshop"]),
        (Filter(type=("knowledge", "wonder")), ["writing", "colossus"]),
        (Filter(era=2), ["castle"]),
        (Filter(max_cost=3), ["colossus", "workshop"]),
        (Filter(max_cost=0), []),
        (Filter(basic=True), ["workshop"]),
        (Filter(not_self=True), ["writing", "colossus", "castle", "workshop"]),
        (Filter(type=("building",), era=1), ["granary"]),
    ],
)
def test_a_filter_keeps_what_it_asks_for(wanted: Filter, kept: list[str]) -> None:
    table = ground("greek", "egyptian")
    cards = ["granary", "writing", "colossus", "castle", "workshop"]
    own = table.kind("granary")
    found = [c for c in cards if passes(table.state, wanted, table.kind(c), FROM_DISPLAY, own)]
    assert found == kept


def test_a_filter_can_ask_for_the_place_a_card_comes_from() -> None:
    table = ground("greek", "egyptian")
    wanted, kind = Filter(place="reserve"), table.kind("granary")
    places = (FROM_DISPLAY, FROM_BASIC, FROM_RESERVE)
    found = [place for place in places if passes(table.state, wanted, kind, place, NOTHING)]
    assert found == [FROM_RESERVE]


def test_no_filter_keeps_everything() -> None:
    table = bench("zulu", "malians")
    assert passes(table.state, None, table.kind("granary"), FROM_DISPLAY, NOTHING)
    card_with(table, "{when: acquire, do: [{gain: {culture: 1}}]}")
    happens(table, "zulu", "acquire", table.kind("unrest"), FROM_DISPLAY)
    assert table.has("zulu") == "1C"

"""Effects that hold while their card is in force: discounts, Defence, units, what is kept."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, prints
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.terms import (
    ALL_USES,
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    HALF,
    MILITARY,
    OFF_BUILDING,
    OFF_CONQUEST,
    OFF_DEVELOPMENT,
    OFF_KNOWLEDGE,
    OFF_RESERVE,
    OFF_WONDER,
    OFF_WONDER_COMPLETE,
    PRODUCTION,
)

ORIGINS = {"display": FROM_DISPLAY, "basic": FROM_BASIC, "reserve": FROM_RESERVE}


def price(table: Table, card: str, origin: str = "display") -> int:
    """What the first player pays for a card."""
    return sum(statics.price_of(table.state, 0, table.kind(card), ORIGINS[origin]))


def greeks_with(operation: str) -> Table:
    """Greeks with Democracy in force, on which a lasting rule is printed."""
    table = ground("greek", "egyptian", heroes=1, natural_wonders=1, reserve=1)
    prints(table, "democracy", f"{{when: static, do: [{operation}]}}")
    table.policies("greek", "democracy")
    return table


# --- discounts


@pytest.mark.parametrize(
    ("kind", "cheaper"),
    [
        ("building", {"granary", "workshop", "castle in reserve"}),
        ("knowledge", {"writing"}),
        ("wonder", {"colossus", "second stage"}),
        ("wonder_complete", {"second stage"}),
        ("reserve", {"castle in reserve"}),
        ("development", {"granary", "writing", "colossus"}),
        ("policy", set()),
        ("conquest", set()),
    ],
)
def test_a_discount_applies_to_payments_of_its_kind(kind: str, cheaper: set[str]) -> None:
    table = greeks_with(f"{{discount: {{kind: {kind}, amount: 1, uses: all}}}}")
    complete = sum(statics.price_to_complete(table.state, 0, table.kind("colossus")))
    full = {
        "granary": (4, price(table, "granary")),
        "workshop": (3, price(table, "workshop", "basic")),
        "writing": (4, price(table, "writing")),
        "colossus": (3, price(table, "colossus")),
        "second stage": (4, complete),
        "castle in reserve": (5, price(table, "castle", "reserve")),
    }
    assert {name for name, (printed, paid) in full.items() if paid == printed - 1} == cheaper
    assert all(paid == printed for name, (printed, paid) in full.items() if name not in cheaper)


@pytest.mark.clause("MO-8.5", "MO-3.7")
def test_a_policy_never_costs_less_than_one_culture() -> None:
    table = greeks_with("{discount: {kind: policy, amount: 3, uses: all}}")
    prices = []
    own = ["democracy", "olympic_games", "overseas_colonies", "delian_league", "merchant_fleet"]
    for active in range(1, 6):
        table.policies("greek", *own[:active])
        prices.append(statics.policy_price(table.state, 0))
    assert prices == [1, 1, 1, 2, 2]


@pytest.mark.clause("AE-9.1", "MO-3.7")
def test_a_conquest_never_costs_less_than_one() -> None:
    table = greeks_with("{discount: {kind: conquest, amount: 3, uses: all}}")
    assert [statics.conquest_price(table.state, 0, defence) for defence in (1, 3, 5)] == [1, 1, 2]


@pytest.mark.clause("MO-3.7")
def test_a_card_never_costs_less_than_nothing() -> None:
    table = greeks_with("{discount: {kind: building, amount: 9, uses: all}}")
    assert price(table, "granary") == 0
    table.display("granary")
    table.does("greek", "acquire granary")
    assert table.deck_of("greek")[0] == "granary"


def test_amounts_come_off_first_then_the_rest_is_halved_and_rounded_up() -> None:
    table = greeks_with("{discount: {kind: wonder, half: true, uses: all}}")
    assert sum(statics.price_to_complete(table.state, 0, table.kind("great_wall"))) == 3
    table.state.discounts[0] = [OFF_WONDER, 2, 1]
    assert sum(statics.price_to_complete(table.state, 0, table.kind("great_wall"))) == 2
    table.state.discounts[0] = [OFF_WONDER, HALF, 1]
    assert sum(statics.price_to_complete(table.state, 0, table.kind("great_wall"))) == 2


def test_a_discount_lasts_until_its_uses_are_used_up() -> None:
    table = bench("zulu", "malians", production=9)
    card_with(table, "{do: [{discount: {kind: building, amount: 2, uses: 2}}]}")
    table.does("zulu", "use temple")
    table.does("zulu", "basic workshop", "basic workshop", "basic workshop")
    assert table.has("zulu") == "4P"


def test_a_discount_for_all_lasts_the_whole_turn_and_no_longer() -> None:
    table = bench("zulu", "malians", production=9)
    card_with(table, "{do: [{discount: {kind: building, amount: 2, uses: all}}]}")
    table.does("zulu", "use temple", "basic workshop", "basic workshop", "basic workshop")
    assert table.has("zulu") == "6P"
    table.until("zulu")
    assert price(table, "workshop", "basic") == 3


def test_a_payment_of_another_kind_leaves_a_discount_alone() -> None:
    table = bench("zulu", "malians", production=9)
    card_with(table, "{do: [{discount: {kind: reserve, amount: 2}}]}")
    table.reserve("zulu", "granary")
    table.does("zulu", "use temple", "basic workshop", "reserved granary")
    assert table.has("zulu") == "4P"


def test_all_discounts_that_apply_are_used_up_by_one_payment() -> None:
    table = bench("zulu", "malians", production=9)
    table.state.discounts[0] = [
        OFF_BUILDING, 1, 1, OFF_DEVELOPMENT, 1, 1, OFF_KNOWLEDGE, 1, 1, OFF_BUILDING, 1, ALL_USES,
    ]  # fmt: skip
    table.display("granary")
    table.does("zulu", "acquire granary")
    assert table.has("zulu") == "8P"
    assert table.state.discounts[0] == [OFF_KNOWLEDGE, 1, 1, OFF_BUILDING, 1, ALL_USES]


@pytest.mark.clause("MO-3.7")
def test_a_discount_comes_off_basic_resources_before_culture_and_gold() -> None:
    assert statics.lessened([1, 1, 0, 2, 2, 1, 0], 4) == [0, 0, 0, 2, 1, 0, 0]
    assert statics.lessened([1, 0, 0, 0, 0, 0, 0], 4) == [0] * 7


def test_purposes_tell_stages_and_places_apart() -> None:
    table = bench("zulu", "malians")
    wonder, building = table.kind("colossus"), table.kind("granary")
    found = [
        statics.purposes_of(table.state, wonder, FROM_DISPLAY, 0),
        statics.purposes_of(table.state, wonder, FROM_DISPLAY, 1),
        statics.purposes_of(table.state, building, FROM_BASIC, 0),
        statics.purposes_of(table.state, building, FROM_RESERVE, 0),
    ]
    assert found == [
        [OFF_WONDER, OFF_DEVELOPMENT],
        [OFF_WONDER, OFF_WONDER_COMPLETE],
        [OFF_BUILDING],
        [OFF_BUILDING, OFF_RESERVE],
    ]


@pytest.mark.clause("AE-9.1")
def test_a_conquest_uses_up_its_discount_and_its_fewer_units() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=9)
    table.state.discounts[0] = [OFF_CONQUEST, 2, 1]
    table.state.fewer_units[0] = 1
    table.token("A3")
    table.token("C1")
    table.does("greek", "conquer A3", "2")
    assert (table.amount("greek", "military"), table.soldiers("A3")) == (8, 2)
    table.does("greek", "conquer C1")
    table.defaults("greek")
    assert (table.amount("greek", "military"), table.soldiers("C1")) == (5, 3)


# --- Defence


@pytest.mark.clause("MO-6.5.8")
@pytest.mark.parametrize(
    ("scope", "bonus"), [("all", [2, 2, 2]), ("wonder", [2, 0, 0]), ("warlord", [0, 2, 0])]
)
def test_a_bonus_adds_to_the_defence_of_the_provinces_in_its_scope(
    scope: str, bonus: list[int]
) -> None:
    table = greeks_with(f"{{defense: {{scope: {scope}, amount: 2}}}}")
    table.holds("greek", "B1")
    table.holds("greek", "B3", warlord=True)
    table.holds("greek", "C2")
    table.wonder_at("B1", "colossus")
    tiles = [table.tile(label) for label in ("B1", "B3", "C2")]
    assert [statics.defence_bonus(table.state, tile) for tile in tiles] == bonus


@pytest.mark.clause("MO-6.5.8")
def test_a_bonus_is_for_the_players_own_provinces_only() -> None:
    table = greeks_with("{defense: {scope: all, amount: 2}}")
    table.holds("egyptian", "D4")
    assert statics.defence_bonus(table.state, table.tile("D4")) == 0
    assert statics.defence_bonus(table.state, table.tile("D3")) == 0


@pytest.mark.clause("MO-6.5.8")
def test_bonuses_of_a_hero_a_policy_and_a_natural_wonder_add_up() -> None:
    table = greeks_with("{defense: {scope: all, amount: 2}}")
    table.hero("greek", "amanirenas")
    table.natural("C1", "table_mountain", shown=True)
    table.holds("greek", "C1")
    table.holds("greek", "C2")
    assert statics.defence_bonus(table.state, table.tile("C2")) == 4
    assert table.defence("C2") == 1 + 1 + 4


@pytest.mark.clause("MO-14.8")
def test_an_automa_has_no_bonus() -> None:
    table = Table("zulu", "greek", automas=1)
    prints(table, "leonidas", "{when: static, do: [{defense: {scope: all, amount: 2}}]}")
    table.holds("greek", table.neighbours(table.home("greek"))[0])
    tile = table.tile(table.neighbours(table.home("greek"))[0])
    assert statics.defence_bonus(table.state, tile) == 0


# --- units and what is kept


def test_fewer_units_adds_what_lasts_to_what_was_used_this_turn() -> None:
    table = greeks_with("{fewer_units: 1}")
    table.hero("greek", "hannibal")
    table.state.fewer_units[0] = 1
    assert statics.fewer_units(table.state, 0) == 3
    assert statics.fewer_units(table.state, 1) == 0


def test_only_who_has_the_rule_may_send_the_warlord_alone() -> None:
    table = greeks_with("{warlord_alone: true}")
    assert statics.may_send_warlord_alone(table.state, 0)
    assert not statics.may_send_warlord_alone(table.state, 1)


@pytest.mark.clause("MO-3.2")
def test_keep_saves_up_to_so_much_of_a_basic_resource_at_the_end_of_the_turn() -> None:
    table = greeks_with("{keep: {what: production, max: 2}}")
    kept = statics.kept(table.state, 0)
    assert (kept[PRODUCTION], kept[MILITARY]) == (2, 0)
    table.supply("greek", production=5, military=3, gold=1)
    table.does("greek", "end")
    assert table.has("greek") == "2P 1G"


def test_a_lasting_rule_can_have_a_condition() -> None:
    table = ground("greek", "egyptian")
    rule = "{when: static, if: {count: {of: gold, at_least: 3}}, do: [{fewer_units: 1}]}"
    prints(table, "democracy", rule)
    table.policies("greek", "democracy")
    assert statics.fewer_units(table.state, 0) == 0
    table.supply("greek", gold=3)
    assert statics.fewer_units(table.state, 0) == 1

"""Cheating and confused players: everything outside the rules is refused with a sentence."""

from collections.abc import Callable

import pytest

from tests.games.monumental.effect_bench import bench, card_with
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.actions.actions import FREE_VERBS, ROUND_VERBS, TURN_VERBS
from ziggurat.kernel.course import submit
from ziggurat.kernel.errors import Illegal, Invalid, ZigguratError

FULL = dict.fromkeys(
    ("trade", "future", "reserve", "unrest", "natural_wonders", "heroes", "monsters"), 1
)
WRONG_WORDS = (
    "", "x", "0", "-1", "99", "B2", "Z9", "b1 with", "B1 with warlord now", "1>", ">B1", "3>B1",
    "1>Z9", "1 gold", "9 production", "1 production now", "warlord@", "warlord@Z9", "@", "granary",
    "granary.9", "granary.x", "writing.", "unrest", "greek", "leonidas", "1 grootslang",
    "1 granary", "gold", "none", "²", "1²", "é", "1" * 50,
)  # fmt: skip
"""What none of the actions understands, or none can do at this table."""
PRINTED = 0
"""The price is what is printed on the last thing named."""
NUMBERS = (-2, -1, 0, 1, 2, 5, 40, 5000, 10**9)


def poor(*, continuous: int = 0) -> Table:
    """Greeks who have nothing at all, and know it."""
    table = ground("greek", "egyptian", continuous=continuous, **FULL)
    table.city("greek", "- - -", "- - -", "- - -")
    table.deck("greek")
    table.discard("greek")
    return table


@pytest.mark.clause("MO-3.5", "MO-4.2.1")
@pytest.mark.parametrize("continuous", [0, 1])
@pytest.mark.parametrize("word", WRONG_WORDS)
def test_wrong_words_behind_any_action_are_refused_and_change_nothing(
    word: str, continuous: int
) -> None:
    table = poor(continuous=continuous)
    before = table.saved()
    for verb in ROUND_VERBS if continuous else TURN_VERBS:
        if not word and verb.name in ("end", "pass"):
            continue
        with pytest.raises(ZigguratError) as refusal:
            table.does("greek", f"{verb.name} {word}".strip())
        assert isinstance(refusal.value, Illegal | Invalid)
        assert len(str(refusal.value)) > 10
    assert table.saved() == before


@pytest.mark.clause("MO-4.2.1")
@pytest.mark.parametrize("continuous", [0, 1])
def test_answers_made_of_any_numbers_are_legal_or_refused_with_a_clause(continuous: int) -> None:
    table = poor(continuous=continuous)
    table.supply("greek", production=9, science=9, military=9, gold=9, culture=9)
    options = table.options("greek")
    listed = set(options.answers())
    verbs = range(-1, len(ROUND_VERBS if continuous else TURN_VERBS) + 1)
    for verb in verbs:
        for first in NUMBERS:
            for rest in ((), (first,), (0, first), (1, first), (first, 1, first)):
                answer = (verb, *rest)
                assert options.contains(answer) == (answer in listed), answer
                if answer not in listed:
                    assert options.refusal(answer), answer


@pytest.mark.clause("AE-4.3.12")
def test_after_the_turn_action_only_free_actions_are_left() -> None:
    table = ground("greek", "egyptian", continuous=1, **FULL)
    table.supply("greek", production=8, gold=2)
    table.tokens("greek", production=1)
    table.display("granary")
    table.does("greek", "acquire granary")
    assert {verb.name for verb in FREE_VERBS} == {"token", "goods", "benefit", "done"}
    for move in ("acquire granary", "invest", "progress", "pass", "end", "explorers"):
        with pytest.raises(ZigguratError):
            table.does("greek", move)
    table.does("greek", "token production")
    assert table.asked() == ["egyptian"], "nothing free is left"


@pytest.mark.clause("MO-3.5")
@pytest.mark.parametrize(
    ("move", "resource", "price", "clause"),
    [
        ("acquire granary", "production", PRINTED, "MO-5.1.1"),
        ("acquire irrigation", "science", PRINTED, "MO-5.1.1"),
        ("acquire colossus", "production", PRINTED, "MO-5.3.1"),
        ("basic workshop", "production", PRINTED, "MO-5.2.1"),
        ("reserved currency", "science", PRINTED, "AE-3.2.4"),
        ("progress", "science", 2, "MO-5.9.4"),
        ("develop democracy", "culture", 1, "MO-8.1"),
        ("conquer B1", "military", 1, "MO-7.3"),
        ("march B2", "military", 1, "MO-5.6.1"),
        ("explore 1>B1", "military", 1, "MO-5.8.1"),
        ("invest", "gold", 1, "AE-2.2.1"),
        ("defeat 2 grootslang", "military", PRINTED, "MO-13.6"),
        ("contribute global_peacekeeping", "military", 4, "AE-3.1.6"),
        ("trade 2", "gold", 1, "AE-2.2.9"),
    ],
)
def test_one_short_of_a_price_is_too_little(
    move: str, resource: str, price: int, clause: str
) -> None:
    table = ground("greek", "egyptian", **FULL)
    if price == PRINTED:
        kind, lookup = table.kind(move.rsplit(maxsplit=1)[-1]), table.state.lookup
        price = lookup.kind_cost[kind] or lookup.strength[kind]
    table.display("granary", "irrigation", "colossus")
    table.reserve("greek", "currency")
    table.deck("greek", "fort")
    table.token("B1")
    table.holds("greek", "C2", 2)
    table.explorers("greek", "B2", "C4")
    table.monster("C4", "grootslang")
    table.post("egyptian", "C4", "ex_bricks")
    table.project("global_peacekeeping", "egyptian", 3)
    table.bag("tb_timber")
    table.supply("greek", **{resource: price - 1})
    assert table.refuses("greek", move, clause)
    table.supply("greek", **{resource: price})
    table.does("greek", move)


@pytest.mark.clause("MO-8.1", "MO-3.4")
def test_gold_buys_no_policy_and_culture_nothing_else() -> None:
    table = ground("greek", "egyptian")
    table.display("granary")
    table.supply("greek", gold=9)
    assert table.refuses("greek", "develop democracy", "MO-8.1")
    table.supply("greek", culture=9)
    assert table.refuses("greek", "acquire granary", "MO-5.1.1")


@pytest.mark.clause("MO-4.0")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = ground("greek", "egyptian")
    table.supply("egyptian", military=9)
    answer = table.options("greek").read("end")
    with pytest.raises(Illegal):
        submit(table.state, table.player("egyptian"), answer)
    assert table.asked() == ["greek"]


@pytest.mark.clause("MO-5.10.1")
def test_an_effect_is_gone_when_its_card_has_left() -> None:
    table = bench("zulu", "malians", production=4)
    card_with(table, "{do: [{gain: {gold: 1}}]}")
    table.does("zulu", "end")
    table.acts("zulu")
    assert table.refuses("zulu", "use temple", "MO-5.10.1")


@pytest.mark.clause("MO-5.10.1")
def test_nobody_uses_the_cards_of_others() -> None:
    table = ground("greek", "egyptian")
    table.active("egyptian", "marketplace")
    table.policies("egyptian", "corvee_labour")
    table.supply("greek", gold=5)
    assert table.refuses("greek", "use marketplace", "MO-5.10.1")
    assert table.refuses("greek", "develop corvee_labour", "MO-8.1")


@pytest.mark.clause("MO-5.6.2", "MO-7.3")
def test_a_conquest_cannot_empty_a_province_by_any_mustering() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B1", 2)
    table.holds("greek", "B3", 6)
    table.state.soldiers[table.tile("B2")] = 0
    table.state.soldiers[table.tile("B3")] = 7
    table.token("C1")
    table.supply("greek", military=9)
    assert table.defence("C1") == 3
    table.does("greek", "conquer C1")
    assert table.decision() == "muster"
    assert not table.can("greek", "B1=2+B3=1")
    assert not table.can("greek", "B1=1+B3=1")
    assert not table.can("greek", "B2=1+B1=1+B3=1")
    table.does("greek", "B1=1+B3=2")
    assert [table.soldiers(label) for label in ("B1", "B3", "C1")] == [1, 5, 3]


@pytest.mark.clause("MO-5.6.2")
def test_the_warlord_and_the_last_soldier_do_not_both_leave_for_a_conquest() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B1", 1, warlord=True)
    table.holds("greek", "B3", 8)
    table.token("C1")
    table.supply("greek", military=9)
    assert table.defence("C1") == 3
    table.does("greek", "conquer C1 with warlord")
    assert table.decision() == "act", "only the Soldiers of B3 can come along"
    assert (table.soldiers("B3"), table.soldiers("C1")) == (6, 2)
    assert table.soldiers("B1") == 1
    assert table.warlord_at("greek") == "C1"


@pytest.mark.clause("MO-5.8.3")
def test_each_explorer_has_an_action_of_its_own() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.deposits("C3", production=2, science=1)
    table.explorers("greek", "C3", "C3")
    table.does("greek", "claim 1 production")
    assert table.refuses("greek", "claim 1 science", "MO-5.8.3")
    assert table.refuses("greek", "post 1", "MO-5.8.3")
    table.does("greek", "claim 2 science")
    assert table.refuses("greek", "post 2", "MO-5.8.3")
    assert table.state.tokens[:2] == [1, 1]


def no_basics(table: Table) -> None:
    table.state.basics_left = [0, 0, 0]


def no_heroes(table: Table) -> None:
    table.hero_row()


def no_cards(table: Table) -> None:
    table.deck("greek")
    table.discard("greek")


def no_display(table: Table) -> None:
    table.display()
    table.development_deck()


def no_outposts(table: Table) -> None:
    table.holds("greek", "C2", 3)
    table.state.outposts_left[0] = 0
    table.state.outpost[table.tile("B2")] = 2


def nothing(table: Table) -> None:
    """Everything lies where it lies."""


@pytest.mark.clause("MO-1.10")
@pytest.mark.parametrize(
    ("emptied", "move", "clause"),
    [
        (no_basics, "basic workshop", "MO-5.2.1"),
        (no_heroes, "hire hannibal", "MO-12.2"),
        (no_cards, "progress", "MO-5.9.3"),
        (no_display, "acquire granary", "MO-5.1.1"),
        (nothing, "reserved granary", "AE-3.2.4"),
        (nothing, "contribute global_peacekeeping", "AE-3.1.2"),
        (nothing, "complete B1", "MO-5.4.1"),
        (nothing, "return", "MO-12.5"),
        (nothing, "benefit tb_timber", "AE-2.1.8"),
        (nothing, "goods market_spice", "MO-5.8.5"),
        (nothing, "token production", "MO-3.3"),
        (no_outposts, "outpost C2", "MO-1.3"),
    ],
)
def test_what_is_not_there_cannot_be_had(
    emptied: Callable[[Table], None], move: str, clause: str
) -> None:
    table = ground("greek", "egyptian", **FULL)
    table.supply("greek", production=20, science=20, military=20, gold=20, culture=20)
    table.tokens("greek")
    table.state.projects = []
    emptied(table)
    assert table.refuses("greek", move, clause)


@pytest.mark.clause("MO-10.4", "MO-4.4.3")
def test_the_last_turns_go_on_with_an_empty_deck_and_an_empty_display() -> None:
    table = ground("greek", "egyptian")
    table.display("granary")
    table.development_deck()
    table.supply("greek", production=4)
    table.does("greek", "acquire granary", "end")
    assert table.state.display == []
    table.until("greek", "act")
    assert table.refuses("greek", "acquire granary", "MO-5.1.1")


@pytest.mark.clause("MO-10.3")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = ground("greek", "egyptian")
    table.state.is_last_round = 1
    table.acts("egyptian")
    table.does("egyptian", "end")
    assert table.asked() == []
    assert GAME.outcome(table.state) is not None
    with pytest.raises(ZigguratError):
        submit(table.state, 0, (0,))


@pytest.mark.clause("MO-15.1", "AE-4.1.1")
@pytest.mark.parametrize(("continuous", "cards"), [(0, 6), (1, 9)])
def test_five_players_have_a_display_a_deck_and_turns_like_others(
    continuous: int, cards: int
) -> None:
    five = ("zulu", "malians", "aksumites", "greek", "danish")
    table = Table(*five, continuous=continuous)
    assert len(table.state.display) == cards
    table.turn_of("zulu")
    asked: list[str] = []
    while len(asked) < 5:
        if table.decision() == "activate":
            asked.append(table.asked()[0])
        table.defaults(table.asked()[0])
    assert asked == list(five)

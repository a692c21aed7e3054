"""Corruption, and Iconoclasm and Heresy with what Theocracy does (ME-K8N, ME-K8T)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import Levy
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken

# --- Corruption


@pytest.mark.clause("ME-K8N", "ME-K8N.1")
def test_ex_52_corruption_and_what_is_superfluous() -> None:
    table = five()
    table.hand("saba", salt=1, jade=1, silk=1)
    table.advances("saba", "coinage", "law")
    strike(table, "saba", "corruption")
    assert "face value 10 or more" in table.prompt("saba")
    assert sorted(table.moves("saba")) == ["jade+silk", "salt+jade", "salt+silk"]
    refusal = table.refuses("saba", "salt+jade+silk", "ME-K8N.1")
    assert "Salt is superfluous: 16 would be enough" in refusal
    assert "worth 9; discard 10 or more" in table.refuses("saba", "silk", "ME-K8N")
    table.does("saba", "jade+salt")
    assert table.cards_of("saba") == {"silk": 1}
    assert (table.discards_of(3), table.discards_of(7)) == (["salt"], ["jade"])


@pytest.mark.clause("ME-K8N", "ME-AD-WONDER-OF-THE-WORLD", "ME-AD-COINAGE", "ME-AD-LAW")
@pytest.mark.parametrize(
    ("advances", "value"),
    [(("law",), 5), (("coinage",), 15), (("coinage", "wonder_of_the_world"), 20)],
)
def test_how_much_corruption_costs(advances: tuple[str, ...], value: int) -> None:
    table = five()
    table.hand("saba", salt=5, jade=3, silk=3)
    table.advances("saba", *advances)
    strike(table, "saba", "corruption")
    assert f"face value {value} or more" in table.prompt("saba")


@pytest.mark.clause("ME-K8N.1", "ME-K6", "ME-R10")
def test_who_holds_less_loses_all_his_cards_and_water_too() -> None:
    table = five()
    table.hand("saba", salt=2, water=1)
    strike(table, "saba", "corruption")
    assert is_over(table)
    assert table.cards_of("saba") == {}
    # Who holds exactly enough keeps the Water: it would be superfluous.
    table.hand("saba", silk=1, flax=1, water=1)
    strike(table, "saba", "corruption")
    assert is_over(table)
    assert table.cards_of("saba") == {"water": 1}


@pytest.mark.clause("ME-K8N")
def test_corruption_of_an_empty_hand_does_nothing() -> None:
    table = five()
    strike(table, "saba", "corruption")
    assert is_over(table)


@pytest.mark.clause("ME-V14.1", "ME-K8")
def test_everybody_sees_what_is_discarded() -> None:
    table = five()
    table.hand("saba", silk=2, salt=3)
    strike(table, "saba", "corruption")
    table.log()
    table.does("saba", "silk+salt")
    assert "Saba discards 1 Salt and 1 Silk." in table.told("nubia")
    assert table.discards_of(8) == ["corruption"]


@given(st.lists(st.integers(0, 6), min_size=8, max_size=8), st.integers(1, 25), st.integers(0, 999))
@settings(max_examples=25, deadline=None)
def test_samples_and_the_default_of_a_levy_are_legal(
    counts: list[int], amount: int, seed: int
) -> None:
    table = five()
    kinds = ("flax", "salt", "sugar", "lacquer", "bronze", "jade", "silk", "water")
    counts[0] += 1
    table.hand("saba", (), -1, **dict(zip(kinds, counts)))
    levy = Levy(table.state, table.player("saba"), amount)
    dice = Dice(b"levy", seed)
    for _ in range(5):
        answer = levy.sample(dice)
        assert levy.refusal(answer) is None
        assert levy.read(levy.write(answer)) == answer
    if levy.count() <= 5000:
        answers = levy.answers()
        assert len(answers) == levy.count()
        assert all(levy.contains(answer) for answer in answers)
    strike(table, "saba", "corruption")
    if table.asked():
        table.defaults("saba")


def test_a_large_hand_cannot_be_listed() -> None:
    table = five()
    table.hand("saba", flax=6, salt=6, sugar=6, lacquer=6, bronze=6)
    levy = Levy(table.state, table.player("saba"), 30)
    assert levy.count() > 5000
    assert not levy.is_empty()
    with pytest.raises(Broken):
        levy.answers()


# --- Iconoclasm and Heresy


def heretics() -> Table:
    """Everybody has five cities."""
    table = five()
    for name in FIVE:
        table.cities(name, 5)
    return table


def number_of_cities(table: Table) -> list[int]:
    """How many cities everybody has."""
    return [len(table.cities_of(name)) for name in FIVE]


@pytest.mark.clause("ME-K8T")
def test_the_victim_reduces_four_cities_and_two_others_one_each() -> None:
    table = heretics()
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    assert not table.can("saba", "parthia+nubia")
    table.does("saba", "babylon+nubia")
    assert table.asked() == ["saba", "babylon", "nubia"]
    table.all_default()
    assert number_of_cities(table) == [1, 4, 5, 4, 5]


@pytest.mark.clause("ME-K8T", "ME-AD-THEOLOGY", "ME-AD-MONOTHEISM", "ME-AD-PHILOSOPHY")
def test_ex_53_advances_against_heresy() -> None:
    table = heretics()
    table.advances("saba", "theology", "monotheism")
    table.advances("babylon", "philosophy")
    table.advances("nubia", "monotheism")
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    table.does("saba", "babylon+nubia")
    assert table.asked() == ["saba", "nubia"]
    table.all_default()
    assert number_of_cities(table) == [3, 5, 5, 3, 5]


@pytest.mark.clause("ME-K8T", "ME-K9")
def test_heresy_is_cancelled_if_the_victim_has_no_city() -> None:
    table = heretics()
    for area in table.cities_of("saba"):
        table.city("wild", area)
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    assert is_over(table)
    assert number_of_cities(table)[1:] == [5, 5, 5, 5]


@pytest.mark.clause("ME-K8T", "ME-K8T.1", "ME-AD-THEOCRACY")
def test_theocracy_spares_the_holders_own_cities_for_two_cards() -> None:
    table = heretics()
    table.advances("saba", "theocracy")
    table.advances("babylon", "theocracy")
    table.hand("saba", silk=2, water=1)
    table.hand("babylon", salt=2)
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    table.does("saba", "babylon+nubia")
    # Holders of Theocracy are asked before any city is reduced.
    assert (table.decision(), table.asked()) == ("ransom", ["saba", "babylon"])
    assert not table.can("saba", "discard water")
    table.does("saba", "discard silk+water")
    table.does("babylon", "suffer")
    assert table.asked() == ["babylon", "nubia"]
    table.all_default()
    assert number_of_cities(table) == [5, 4, 5, 4, 5]
    assert table.cards_of("saba") == {"silk": 1}
    assert table.cards_of("babylon") == {"salt": 2}


@pytest.mark.clause("ME-K8T")
def test_theocracy_without_two_cards_or_without_need_is_not_asked_about() -> None:
    table = heretics()
    table.advances("saba", "theocracy")
    table.hand("saba", silk=1)
    table.advances("babylon", "theocracy", "theology")
    table.hand("babylon", salt=2)
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    table.does("saba", "babylon+nubia")
    assert table.decision() == "city-losses"


@pytest.mark.clause("ME-K8T.1")
def test_the_default_keeps_the_cards() -> None:
    table = heretics()
    table.advances("saba", "theocracy")
    table.hand("saba", silk=2)
    strike(table, "saba", "iconoclasm_and_heresy", giver="parthia")
    table.does("saba", "babylon+nubia")
    assert "reduce 4 cities, or discard 2 commodity cards" in table.prompt("saba")
    table.defaults("saba")
    assert table.cards_of("saba") == {"silk": 2}

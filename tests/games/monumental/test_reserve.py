"""The Reserve: which deck, empty decks, the Renaissance, Aksum (AE-3.2, AE-10.3, MO-15.4)."""

import pytest

from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.cards.reserve import open_decks, reserve_cards
from ziggurat.kernel.course import advance

DECKS = (("granary", "academy"), ("guild_hall", "university"), ("aviation", "computing"))


def library(era: str = "1", civilization: str = "zulu", reserve: int = 1) -> Table:
    """A player who takes actions, with two cards in each Reserve deck."""
    table = Table(civilization, "malians", reserve=reserve)
    for number, cards in enumerate(DECKS, 1):
        table.reserve_deck(number, *cards)
    table.era(era)
    table.reserve(civilization)
    table.supply(civilization)
    table.acts(civilization)
    return table


def reserve(table: Table, count: int = 1) -> None:
    """The first player Reserves cards by an effect."""
    frame = reserve_cards(table.state, 0, count)
    if frame is not None:
        table.state.stack.append(frame)
        advance(table.state)


def reserved(table: Table) -> list[str]:
    return table.ids(table.state.reserve[0])


@pytest.mark.clause("AE-3.2.1")
def test_the_unused_cards_of_each_era_are_the_reserve_decks() -> None:
    table = Table("zulu", "malians", reserve=1)
    eras = [{table.state.lookup.kind_era[k] for k in deck} for deck in table.state.reserve_decks]
    assert eras == [{1}, {2}, {4}]
    used = set(table.state.display + table.state.development_deck)
    assert not used & {kind for deck in table.state.reserve_decks for kind in deck}


@pytest.mark.clause("AE-3.2.2")
def test_in_era_i_the_top_card_of_deck_i_is_reserved_without_a_question() -> None:
    table = library()
    before = table.state.reveals
    reserve(table)
    assert reserved(table) == ["granary"]
    assert table.decision() == "act"
    assert table.state.reveals == before + 1


@pytest.mark.clause("AE-3.2.2")
def test_later_the_player_chooses_the_deck_of_this_or_an_earlier_era() -> None:
    table = library("2")
    reserve(table)
    assert table.decision() == "choose-reserve"
    assert table.moves("zulu") == ["1", "2"]
    table.does("zulu", "2")
    assert reserved(table) == ["guild_hall"]


@pytest.mark.clause("AE-3.2.2")
def test_several_cards_are_reserved_one_after_another_each_from_a_deck_of_choice() -> None:
    table = library("3")
    reserve(table, 2)
    table.does("zulu", "3")
    assert reserved(table) == ["aviation"]
    table.does("zulu", "1")
    assert reserved(table) == ["aviation", "granary"]
    assert table.decision() == "act"


@pytest.mark.clause("AE-3.2.2", "AE-3.2.3")
def test_ex_63_an_empty_deck_is_not_chosen_and_no_later_one() -> None:
    table = library("2")
    table.reserve_deck(2)
    assert open_decks(table.state) == [0]
    reserve(table)
    assert reserved(table) == ["granary"]
    table.reserve_deck(2, "university")
    reserve(table)
    options = table.options("zulu")
    assert str(options.refusal((2,))).startswith("AE-3.2.2")


@pytest.mark.clause("AE-3.2.3")
def test_when_no_deck_has_a_card_left_nothing_is_reserved() -> None:
    table = library("1")
    table.reserve_deck(1, "granary")
    reserve(table, 3)
    assert reserved(table) == ["granary"]
    assert table.decision() == "act"
    assert reserve_cards(table.state, 0, 1) is None


@pytest.mark.clause("AE-3.2.5", "MO-15.4")
def test_ex_101_in_the_renaissance_deck_i_or_ii_is_used() -> None:
    table = library("R")
    reserve(table)
    assert table.moves("zulu") == ["1", "2"]
    assert str(table.options("zulu").refusal((2,))).startswith("AE-3.2.5")


@pytest.mark.clause("AE-3.2.6")
def test_the_reserve_has_no_limit_and_after_era_iii_all_decks_are_open() -> None:
    table = library("4")
    for _ in range(6):
        reserve(table)
        if table.decision() == "choose-reserve":
            table.defaults("zulu")
    assert len(reserved(table)) == 6


@pytest.mark.clause("AE-3.2.2")
def test_what_reacts_to_reserving_reacts_between_the_cards() -> None:
    table = library(civilization="aksumites")
    table.policies("aksumites", "highland_granaries")
    reserve(table, 2)
    table.does("aksumites", "science=1")
    assert table.decision() == "act"
    assert len(reserved(table)) == 2
    assert table.has("aksumites") == "1S"


def test_without_the_module_nothing_is_reserved() -> None:
    table = library(reserve=0)
    reserve(table)
    assert reserved(table) == []


@pytest.mark.clause("AE-10.3.1")
def test_ex_64_aksum_begins_with_three_reserved_cards_of_era_i() -> None:
    table = Table("zulu", "aksumites", reserve=1)
    state = table.state
    assert len(state.reserve[1]) == 3
    assert {state.lookup.kind_era[kind] for kind in state.reserve[1]} == {1}
    assert state.reserve[0] == []
    kinds = [kind for kind in state.lookup.work_kinds if state.lookup.kind_era[kind] == 1]
    assert not set(state.reserve[1]) & set(state.reserve_decks[0])
    assert set(state.reserve[1]) <= set(kinds)


@pytest.mark.clause("AE-10.3.3")
def test_makeda_reserves_a_card_the_first_time_each_turn_she_conquers() -> None:
    table = library(civilization="aksumites")
    target = table.neighbours(table.home("aksumites"))[0]
    table.token(target)
    table.supply("aksumites", military=9)
    table.does("aksumites", f"conquer {target} with warlord")
    while table.decision() != "act":
        table.defaults("aksumites")
    assert len(table.state.reserve[0]) == 1

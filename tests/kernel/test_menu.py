"""Menus: many verbs in one question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.bazaar import DONE, VERBS, Accept, Bazaar, Done, Offer, Table, Withdraw
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer


def a_floor() -> Table:
    """A floor on the first morning, with an offer of seat 0 standing."""
    table = Bazaar().setup(3, {"days": 2}, b"menu")
    submit(table, 0, the_menu(table, 0).answers()[0])
    return table


def the_menu(table: Table, seat: int) -> Menu:
    return Menu(table, seat, VERBS, urn_of(VERBS))


def test_a_menus_answers_are_the_verbs_number_and_the_verbs_own_answer() -> None:
    table = a_floor()
    listed = the_menu(table, 1).answers()
    assert all(not VERBS[a[0]].refusal(table, 1, a[1:]) for a in listed)
    assert listed == sorted(listed)
    assert the_menu(table, 1).count() == len(listed)
    assert DONE in listed


@pytest.mark.parametrize("answer", [(), (-1,), (5,), (0,), (0, 1), (1, 9), (4, 0), (0, 0, 0)])
def test_a_menu_refuses_what_no_verb_allows(answer: Answer) -> None:
    menu = the_menu(a_floor(), 1)
    assert not menu.contains(answer)
    assert menu.refusal(answer)


def test_a_refusal_of_a_menu_is_the_verbs() -> None:
    table = a_floor()
    assert str(the_menu(table, 0).refuse((0, 0, 1))) == (
        "BZ-2a: You have an offer standing; withdraw it first."
    )


def test_groups_are_the_verbs_and_an_empty_one_says_why() -> None:
    groups = {group.name: group for group in the_menu(a_floor(), 0).groups()}
    assert list(groups) == ["offer", "accept", "withdraw", "buy", "done"]
    assert groups["offer"].answers == []
    assert str(groups["offer"].closed) == "You have offered enough, or have an offer standing."
    assert groups["withdraw"].closed is None


def test_the_notation_is_the_verbs_word_and_its_own_notation() -> None:
    menu = the_menu(a_floor(), 1)
    assert menu.write((0, 0, 2)) == "offer dates>myrrh"
    assert menu.write(DONE) == "done"
    assert menu.read(" Offer  Dates>MYRRH ") == (0, 0, 2)
    assert menu.read("done") == DONE
    assert menu.things((1, 0)) == ["seat:0"]
    assert menu.label((1, 0)) == "Accept the offer of [seat:0]"


@pytest.mark.parametrize(
    "text", ["", "   ", "steal", "offer", "offer dates", "done now", "accept x"]
)
def test_a_notation_no_verb_has_is_not_understood(text: str) -> None:
    with pytest.raises(Invalid):
        the_menu(a_floor(), 1).read(text)


def test_an_unknown_word_is_answered_with_the_words_there_are() -> None:
    with pytest.raises(Invalid, match=r"'steal' is not an action\. Actions are: offer, acc"):
        the_menu(a_floor(), 1).read("steal dates")


def test_random_play_takes_verbs_by_weight_and_skips_those_with_nothing_to_do() -> None:
    menu = the_menu(a_floor(), 0)  # nothing to offer: 0 may withdraw (8), buy (8), be done (2)
    dice = Dice(b"weights")
    drawn = [menu.sample(dice)[0] for _ in range(900)]
    counts = [drawn.count(number) for number in range(len(VERBS))]
    assert counts[0] == 0
    assert 330 < counts[2] < 470
    assert 330 < counts[3] < 470
    assert 60 < counts[4] < 140


def test_sampling_reaches_every_listed_answer_and_no_other() -> None:
    menu = the_menu(a_floor(), 1)
    dice = Dice(b"reach")
    assert {menu.sample(dice) for _ in range(2000)} == set(menu.answers())


def test_a_menu_with_nothing_to_do_is_our_own_fault_and_does_not_search_for_ever() -> None:
    verbs: tuple[Verb[Any], ...] = (Offer(), Offer())
    menu = Menu(a_floor(), 0, verbs, urn_of(verbs))
    with pytest.raises(Broken, match="nothing to do"):
        menu.sample(Dice(b"empty"))


def test_an_urn_holds_each_verb_as_often_as_it_weighs() -> None:
    assert urn_of((Done(), Accept(), Withdraw())) == [0] * 2 + [1] * 12 + [2] * 8

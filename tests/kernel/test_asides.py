"""Asides: what may be done before a question is answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.bazaar import Bazaar, Offer, Table, Withdraw
from ziggurat.kernel.algebra import Amount, OneOf, Split
from ziggurat.kernel.asides import ASIDE, Asides, is_aside
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Item, Options

VERBS: tuple[Verb[Any], ...] = (Offer(), Withdraw())
TOWNS = OneOf([Item(3, "ur", "Ur"), Item(7, "uruk", "Uruk", ["town:uruk"])], "BZ-1")


def table(*, has_offered: bool = True) -> Table:
    """A floor on the first morning; an offer of seat 0 stands, or everything can be offered."""
    floor = Bazaar().setup(3, {"days": 2}, b"asides")
    if has_offered:
        submit(floor, 0, Menu(floor, 0, VERBS, urn_of(VERBS)).answers()[0])
    return floor


def asides(main: Options = TOWNS, *, has_offered: bool = True) -> Asides:
    return Asides(main, table(has_offered=has_offered), 0, VERBS)


def test_answers_to_the_question_are_as_ever_and_asides_follow() -> None:
    options = asides()
    assert options.answers() == [(3,), (7,), (ASIDE + 1,)]
    assert (options.count(), options.is_empty()) == (3, False)
    assert [is_aside(answer) for answer in options.answers()] == [False, False, True]
    assert not is_aside(())


def test_each_answer_is_written_labelled_and_read_by_the_part_it_belongs_to() -> None:
    options = asides()
    assert [options.write(answer) for answer in options.answers()] == ["ur", "uruk", "withdraw"]
    assert [options.read(text) for text in (" Uruk ", "WITHDRAW")] == [(7,), (ASIDE + 1,)]
    assert (options.label((7,)), options.things((7,))) == ("Uruk", ["town:uruk"])
    assert options.label((ASIDE + 1,)) == Withdraw().label(table(), 0, ())
    with pytest.raises(Invalid):
        options.read("babylon")


def test_the_longest_answer_is_found_without_listing_the_question() -> None:
    vast = Split(60, [Item(n, f"town{n}") for n in range(40)], [60] * 40)
    assert asides().longest() == len("withdraw")
    assert asides(vast).longest() == vast.longest() > len("withdraw")


def test_each_answer_is_refused_by_the_part_it_belongs_to() -> None:
    options = asides()
    assert str(options.refusal((4,))).startswith("BZ-1: ")
    assert "offer standing" in str(options.refusal((ASIDE, 0, 1)))
    assert str(options.refusal((ASIDE + 9,))) == "There is no such action."
    assert str(options.refusal(())).startswith("BZ-1: ")


def test_a_list_is_followed_by_the_verbs_that_have_something_to_do() -> None:
    groups = asides().groups()
    assert [(group.name, len(group.answers)) for group in groups] == [("", 2), ("withdraw", 1)]


def test_an_amount_stays_to_be_filled_in_beside_the_verbs() -> None:
    amount = Amount(0, 3, "coins")
    options = asides(amount)
    groups = options.groups()
    assert [(group.name, group.form) for group in groups] == [("", amount), ("withdraw", None)]
    assert options.read("2") == (2,)


def test_random_play_reaches_every_answer_and_asides_seldom() -> None:
    options, dice = asides(), Dice(b"asides")
    drawn = [options.sample(dice) for _ in range(800)]
    assert set(drawn) == set(options.answers())
    assert 140 < sum(is_aside(answer) for answer in drawn) < 260


def test_random_play_answers_where_no_verb_has_anything_to_do() -> None:
    options = Asides(TOWNS, table(), 0, (Offer(),))
    dice = Dice(b"nothing first")
    assert {options.sample(dice) for _ in range(100)} == {(3,), (7,)}
    assert options.groups()[0].answers == [(3,), (7,)]
    assert len(options.groups()) == 1


def test_what_is_unfolded_is_the_question() -> None:
    class Folded(Amount):
        def unfolded(self) -> Options:
            return TOWNS

    unfolded = asides(Folded(0, 1, "coins")).unfolded()
    assert isinstance(unfolded, Asides)
    assert unfolded.main is TOWNS
    plain = asides()
    assert plain.unfolded() is plain

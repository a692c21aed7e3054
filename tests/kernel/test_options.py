"""Options: containing, counting, listing, sampling, notation and refusal agree with one another."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.kernel.algebra import Amount, Form, OneOf, SomeOf, Split
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import LISTABLE, PAGE, Answer, Item, Options, read_number

WARES = ["amber", "cloth", "glass", "spice", "tin"]


@st.composite
def items(draw: st.DrawFn, least: int = 1) -> list[Item]:
    keys = draw(st.lists(st.integers(0, 30), min_size=least, max_size=5, unique=True))
    names = draw(st.permutations(WARES))
    return [
        Item(key, name, name.title(), [f"ware:{name}"])
        for key, name in zip(keys, names, strict=False)
    ]


@st.composite
def some_of(draw: st.DrawFn) -> Options:
    offered = draw(items())
    least = draw(st.integers(0, len(offered)))
    return SomeOf(offered, least, draw(st.integers(least, len(offered) + 1)), "TT-2")


@st.composite
def splits(draw: st.DrawFn) -> Options:
    offered = draw(items())
    limits = [draw(st.integers(0, 4)) for _ in offered]
    return Split(draw(st.integers(0, sum(limits))), offered, limits, "TT-3")


@st.composite
def amounts(draw: st.DrawFn) -> Options:
    low = draw(st.integers(-5, 5))
    return Amount(low, low + draw(st.integers(0, 12)), "gold", "TT-1")


one_of = st.builds(OneOf, items(), st.just("TT-4"))
simple = st.one_of(one_of, amounts(), some_of(), splits())
forms = st.lists(st.one_of(one_of, amounts(), some_of()), min_size=1, max_size=2).map(
    lambda fields: Form([f"field {number}" for number in range(len(fields))], list(fields))
)
any_options = st.one_of(simple, forms)
short_answers = st.lists(st.integers(-2, 31), max_size=5).map(tuple)


@given(any_options)
def test_every_listed_answer_is_contained_and_counted_once(options: Options) -> None:
    listed = options.answers()
    assert listed
    assert len(set(listed)) == len(listed) == options.count()
    assert all(options.contains(answer) and not options.refusal(answer) for answer in listed)
    assert options.answers() == listed


@given(any_options, short_answers)
def test_what_is_not_listed_is_refused_with_a_sentence(options: Options, answer: Answer) -> None:
    is_listed = answer in options.answers()
    assert options.contains(answer) == is_listed
    if not is_listed:
        assert str(options.refuse(answer)).endswith(".")


@given(any_options, st.binary(max_size=4))
def test_samples_are_listed(options: Options, seed: bytes) -> None:
    dice = Dice(seed)
    listed = set(options.answers())
    assert all(options.sample(dice) in listed for _ in range(20))


@given(any_options)
def test_notations_differ_and_read_back(options: Options) -> None:
    written = {options.write(answer): answer for answer in options.answers()}
    assert len(written) == options.count()
    assert all(options.read(text) == answer for text, answer in written.items())
    assert all(options.read(f"  {text.upper()} ") == answer for text, answer in written.items())


@given(any_options)
def test_every_answer_has_a_label_and_things_to_click(options: Options) -> None:
    for answer in options.answers():
        assert options.label(answer)
        assert all(thing.startswith("ware:") for thing in options.things(answer))


@given(any_options, st.text(max_size=12))
def test_any_text_is_read_or_not_understood_but_never_crashes(options: Options, text: str) -> None:
    try:
        answer = options.read(text)
    except Invalid:
        return
    assert isinstance(options.refusal(answer), str)


def frequencies(options: Options, draws: int) -> dict[Answer, int]:
    dice = Dice(b"frequencies")
    found = dict.fromkeys(options.answers(), 0)
    for _ in range(draws):
        found[options.sample(dice)] += 1
    return found


@pytest.mark.parametrize(
    "options",
    [
        OneOf([Item(3, "amber"), Item(5, "cloth"), Item(9, "glass")]),
        Amount(2, 9, "gold"),
        SomeOf([Item(n, name) for n, name in enumerate(WARES)], 1, 3),
        Split(5, [Item(n, name) for n, name in enumerate(WARES[:3])], [1, 4, 3]),
        Form(["a", "b"], [Amount(0, 2, "gold"), SomeOf([Item(0, "tin"), Item(1, "amber")], 0, 2)]),
    ],
    ids=["one of", "amount", "some of", "split", "form"],
)
def test_every_answer_is_sampled_about_equally_often(options: Options) -> None:
    # The draws are fixed; five standard deviations leave room for any fair order of them.
    found = frequencies(options, 400 * options.count())
    assert all(300 < times < 500 for times in found.values()), found


@given(splits())
def test_a_split_lists_exactly_the_ways_to_share_out_the_total(options: Split) -> None:
    ranges = [range(limit + 1) for limit in options.limits]
    assert options.answers() == [p for p in product(*ranges) if sum(p) == options.total]


def test_options_come_in_the_order_of_their_items_or_numbers() -> None:
    wares = [Item(7, "tin"), Item(2, "amber")]
    assert OneOf(wares).answers() == [(7,), (2,)]
    assert SomeOf(wares, 0, 2).answers() == [(), (2,), (7,), (2, 7)]
    assert Amount(-1, 1, "gold").answers() == [(-1,), (0,), (1,)]


def test_a_refusal_names_its_clause_and_what_would_be_right() -> None:
    refusal = Amount(1, 4, "gold", "TT-1").refuse((9,))
    assert (refusal.clause, refusal.reason) == ("TT-1", "Choose between 1 and 4 gold.")
    assert str(refusal) == "TT-1: Choose between 1 and 4 gold."


def test_a_colon_inside_a_sentence_is_not_taken_for_a_clause() -> None:
    share = Split(2, [Item(0, "tin"), Item(1, "amber")], [1, 1]).refuse((2, 0))
    assert (share.clause, share.reason) == (
        "",
        "Share out 2 in all: tin up to 1, amber up to 1.",
    )
    form = Form(["bid", "rate"], [Amount(0, 1, "gold"), Amount(0, 1, "tax")]).refuse(())
    assert (form.clause, form.reason) == ("", "Fill in every field: bid, rate.")


def test_a_form_is_refused_for_the_first_field_that_is_wrong() -> None:
    form = Form(["bid", "rate"], [Amount(0, 1, "gold", "TT-1"), Amount(0, 1, "tax", "TT-2")])
    assert form.refusal((1, 0, 1, 5)) == "TT-2: Choose between 0 and 1 tax."
    assert form.refusal((1, 7, 1, 5)) == "TT-1: Choose between 0 and 1 gold."


@pytest.mark.parametrize("answer", [(1, 0), (-1, 0), (1, 0, 1), (9, 0, 1, 0), (1, 0, 1, 0, 0)])
def test_a_form_refuses_lengths_that_do_not_add_up(answer: Answer) -> None:
    form = Form(["bid", "rate"], [Amount(0, 1, "gold"), Amount(0, 1, "tax")])
    assert form.refusal(answer).startswith("Fill in every field")


@pytest.mark.parametrize(
    "text", ["", "bid: 1", "bid: 1; bid: 0", "bid: 1; rate: 0; bid: 0", "bid: 1; rate", "1; 0"]
)
def test_a_form_is_read_only_when_every_field_is_there_once(text: str) -> None:
    form = Form(["bid", "rate"], [Amount(0, 1, "gold"), Amount(0, 1, "tax")])
    with pytest.raises(Invalid):
        form.read(text)


def test_what_cannot_be_read_is_answered_with_what_could_be() -> None:
    with pytest.raises(Invalid, match="'silk' is not one of: tin, amber"):
        OneOf([Item(0, "tin"), Item(1, "amber")]).read("silk")


@pytest.mark.parametrize("text", ["", "+", "-", "+-3", "--3", "3.5", "1e3", "three", "9" * 5000])
def test_what_is_not_a_whole_number_is_not_understood(text: str) -> None:
    with pytest.raises(Invalid, match="is not a whole number"):
        read_number(text)


@given(st.integers(-(10**17), 10**17))
def test_whole_numbers_are_read_as_people_write_them(number: int) -> None:
    assert read_number(f" {number} ") == number
    assert read_number(f"{number:+}") == number


def test_what_is_too_long_to_list_is_tested_and_sampled_but_not_listed() -> None:
    huge = Form(["a", "b"], [Amount(0, 999, "gold"), Amount(0, 999, "gold")])
    assert huge.count() == 1_000_000 > LISTABLE
    assert huge.contains((1, 999, 1, 0))
    assert not huge.contains((1, 1000, 1, 0))
    assert huge.contains(huge.sample(Dice(b"huge")))
    for options in (huge, Amount(0, LISTABLE, "gold")):
        with pytest.raises(Broken, match="too many to list"):
            options.answers()


def test_a_screen_lists_answers_up_to_a_page_and_lets_longer_ones_be_filled_in() -> None:
    assert [len(group.answers) for group in Amount(1, PAGE, "gold").groups()] == [PAGE]
    assert Amount(0, PAGE, "gold").groups() == []
    wares = [Item(number, f"ware {number}") for number in range(PAGE + 1)]
    assert [len(group.answers) for group in OneOf(wares).groups()] == [PAGE + 1]


def test_an_amount_whose_limits_cross_has_no_answers() -> None:
    nothing = Amount(3, 1, "gold")
    assert (nothing.count(), nothing.answers(), nothing.contains((2,))) == (0, [], False)


def test_a_share_is_told_by_the_labels_of_its_things() -> None:
    options = Split(3, [Item(0, "a1", "from Rome"), Item(1, "b2", "from Capua")], [3, 3])
    assert options.label((2, 1)) == "2 from Rome, 1 from Capua"
    assert options.label((0, 3)) == "3 from Capua"

"""Options: containing, counting, listing, sampling, notation and refusal agree with one another."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.voyage import HARBOURS, Route
from ziggurat.kernel.algebra import Amount, Bundle, Either, Form, OneOf, SomeOf, Split, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.options import LISTABLE, PAGE, Answer, Item, Options, read_number
from ziggurat.kernel.refusals import Refusal

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
def bundles(draw: st.DrawFn) -> Options:
    offered = draw(items())
    limits = [draw(st.integers(0, 3)) for _ in offered]
    least = draw(st.integers(0, sum(limits)))
    return Bundle(offered, limits, least, draw(st.integers(least, sum(limits) + 1)), "TT-5")


@st.composite
def amounts(draw: st.DrawFn) -> Options:
    low = draw(st.integers(-5, 5))
    return Amount(low, low + draw(st.integers(0, 12)), "gold", "TT-1")


one_of = st.builds(OneOf, items(), st.just("TT-4"))
simple = st.one_of(one_of, amounts(), some_of(), splits(), bundles())
forms = st.lists(st.one_of(one_of, amounts(), some_of()), min_size=1, max_size=2).map(
    lambda fields: Form([f"field {number}" for number in range(len(fields))], list(fields))
)


class Rising(Form):
    """Two amounts of which the second is not the smaller one."""

    def clash(self, parts: list[Answer]) -> Refusal | None:
        low, high = parts[0][0], parts[1][0]
        return Refusal("TT-6", f"{high} is less than {low}.") if high < low else None


rising = st.builds(
    lambda low, high: Rising(["low", "high"], [low, high]),
    st.builds(Amount, st.integers(0, 3), st.integers(3, 6), st.just("gold"), st.just("TT-1")),
    st.builds(Amount, st.integers(0, 3), st.integers(3, 6), st.just("gold"), st.just("TT-1")),
)
eithers = st.lists(st.one_of(simple, forms, rising), min_size=1, max_size=3).map(
    lambda branches: Either(
        [f"way{number}" for number in range(len(branches) + 1)],
        [f"Way {number}" for number in range(len(branches) + 1)],
        [*branches, Word("Leave")],
    )
)
any_options = st.one_of(simple, forms, rising, eithers)
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
    assert max(map(len, written)) <= options.longest()
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
    refusal = options.refusal(answer)
    assert options.contains(answer) == (refusal is None)
    assert refusal is None or refusal.sentence


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


@given(bundles())
def test_a_bundle_lists_exactly_the_numbers_of_each_kind_within_its_limits(options: Bundle) -> None:
    ranges = [range(limit + 1) for limit in options.limits]
    within = [p for p in product(*ranges) if options.least <= sum(p) <= options.most]
    assert options.answers() == within
    assert options.is_empty() == (not within)


def test_a_bundle_is_sampled_by_its_total_and_then_as_cards_from_a_hand() -> None:
    wares = [Item(n, name) for n, name in enumerate(WARES[:2])]
    found = frequencies(Bundle(wares, [2, 2], 0, 2), 3000)
    # Totals 0, 1 and 2 are equally likely; one of each is drawn four times in six.
    expected = {
        (0, 0): 1000,
        (0, 1): 500,
        (1, 0): 500,
        (1, 1): 667,
        (0, 2): 167,
        (2, 0): 167,
    }
    assert all(abs(found[answer] - times) < 5 * times**0.5 for answer, times in expected.items())


def test_a_bundle_of_a_large_hand_is_sampled_without_counting_its_answers() -> None:
    class Uncounted(Bundle):
        def count(self) -> int:
            raise AssertionError("counted")

    kinds = [Item(number, f"kind{number}") for number in range(40)]
    hand = Uncounted(kinds, [2] * 20 + [1] * 20, 3, 60)
    dice = Dice(b"a large hand")
    samples = [hand.sample(dice) for _ in range(50)]
    assert all(hand.contains(answer) for answer in samples)
    assert len({sum(answer) for answer in samples}) > 20
    assert not hand.is_empty()


def test_a_bundle_that_asks_for_more_than_there_is_has_no_answers() -> None:
    nothing = Bundle([Item(0, "tin")], [2], 3, 5)
    assert (nothing.is_empty(), nothing.count(), nothing.answers()) == (True, 0, [])


def test_a_bundle_reads_a_kind_named_twice_and_counts_it_twice() -> None:
    hand = Bundle([Item(0, "tin"), Item(1, "amber")], [3, 1], 0, 4)
    assert hand.read("tin + amber + TIN*2") == (3, 1)
    assert hand.write((0, 0)) == "none"
    with pytest.raises(Invalid, match="'silk' is not one of: tin, amber"):
        hand.read("silk*2")


def test_a_bundle_is_refused_for_the_kind_there_is_too_much_of_or_for_its_total() -> None:
    hand = Bundle([Item(0, "tin"), Item(1, "amber"), Item(2, "silk")], [2, 1, 0], 2, 3, "TT-5")
    assert str(hand.refusal((0, 2, 0))) == "TT-5: Choose at most 1 amber, not 2."
    assert str(hand.refusal((1, 0, 0))) == "TT-5: Choose 2 to 3 in all: tin up to 2, amber up to 1."
    assert str(hand.refusal((3, -1, 0))).startswith("TT-5: Choose at most 2 tin")
    assert str(hand.refusal((2, -1, 0))).startswith("TT-5: Choose 2 to 3 in all")
    assert str(hand.refusal((2, 1))).startswith("TT-5: Choose 2 to 3 in all")


def test_a_form_whose_fields_clash_says_so_after_each_field_is_right() -> None:
    form = Rising(["low", "high"], [Amount(0, 3, "gold", "TT-1"), Amount(0, 3, "gold", "TT-1")])
    assert str(form.refusal((1, 2, 1, 1))) == "TT-6: 1 is less than 2."
    assert str(form.refusal((1, 9, 1, 1))) == "TT-1: Choose between 0 and 3 gold."
    assert form.count() == len(form.answers()) == 10


class Never(Form):
    """Fields that never agree."""

    def clash(self, parts: list[Answer]) -> Refusal | None:
        return Refusal("TT-6", "These never agree.")


def test_a_form_whose_fields_never_agree_is_empty() -> None:
    assert Never(["a"], [Amount(0, 3, "gold")]).is_empty()
    assert not Rising(["a", "b"], [Amount(3, 3, "gold"), Amount(0, 3, "gold")]).is_empty()
    assert Form(["a", "b"], [Amount(0, 3, "gold"), OneOf([])]).is_empty()


class Exact(Form):
    """Two amounts that are equal."""

    def clash(self, parts: list[Answer]) -> Refusal | None:
        return None if parts[0] == parts[1] == (69,) else Refusal("TT-6", "These are not the same.")


def test_where_chance_finds_no_fields_that_agree_a_list_is_made_if_it_can_be() -> None:
    wide = Exact(["a", "b"], [Amount(0, 69, "gold"), Amount(0, 69, "gold")])
    assert (wide.count(), wide.is_empty()) == (1, False)
    assert wide.sample(Dice(b"seldom")) == (1, 69, 1, 69)
    wider = Never(["a", "b"], [Amount(0, 90, "gold"), Amount(0, 90, "gold")])
    with pytest.raises(Broken, match=r"the form \(a, b\) needs its own sample"):
        wider.sample(Dice(b"never"))


def towns_and_gold(weights: list[int]) -> Either:
    return Either(
        ["bid", "visit", "ask", "pass"],
        ["Bid", "Visit", "Ask", "Pass"],
        [
            Amount(1, 2, "gold", "TT-1"),
            OneOf([Item(4, "roma", "Rome"), Item(6, "capua")], "TT-4"),
            OneOf([]),
            Word("Say nothing"),
        ],
        weights,
        [None, None, Refusal("TT-7", "There is nobody to ask."), None],
    )


def test_branches_are_drawn_by_their_weight_among_those_that_have_answers() -> None:
    found = frequencies(towns_and_gold([4, 2, 9, 0]), 1200)
    assert abs(found[0, 1] + found[0, 2] - 800) < 85
    assert abs(found[1, 4] + found[1, 6] - 400) < 85
    assert found[3,] == 0


def test_without_a_branch_for_random_play_there_is_nothing_to_draw() -> None:
    with pytest.raises(Broken, match="no branch has an answer"):
        towns_and_gold([0, 0, 5, 0]).sample(Dice(b"nothing"))


def test_a_branch_is_listed_filled_in_or_closed_under_its_heading() -> None:
    bid, visit, ask, leave = towns_and_gold([1, 1, 1, 1]).groups()
    assert (bid.name, bid.title, bid.answers, bid.prefix) == ("bid", "Bid", [], (0,))
    assert isinstance(bid.form, Amount)
    assert bid.is_open
    assert visit.answers == [(1, 4), (1, 6)]
    assert (str(ask.closed), ask.is_open) == ("TT-7: There is nobody to ask.", False)
    assert leave.answers == [(3,)]


def test_a_branch_refuses_for_its_own_reason_and_a_closed_one_says_why() -> None:
    either = towns_and_gold([1, 1, 1, 1])
    assert str(either.refusal((0, 7))) == "TT-1: Choose between 1 and 2 gold."
    assert str(either.refusal((2, 4))) == "TT-7: There is nobody to ask."
    assert str(either.refusal((3, 1))) == "Nothing follows this."
    for answer in ((), (4,), (-1,)):
        assert str(either.refusal(answer)) == "Choose one of bid, visit, ask, pass."


def test_a_branch_is_read_by_its_word() -> None:
    either = towns_and_gold([1, 1, 1, 1])
    assert either.read(" VISIT  Roma") == (1, 4)
    assert either.write((3,)) == "pass"
    assert either.label((1, 4)) == "Rome"
    assert either.label((0, 2)) == "Bid: 2 gold"
    with pytest.raises(Invalid, match=r"'steal' is not an action. Actions are: bid, visit"):
        either.read("steal roma")
    with pytest.raises(Invalid, match="'now' is too much"):
        either.read("pass now")


def test_a_branch_may_be_too_vast_to_list() -> None:
    either = Either(["sail", "stay"], ["Sail", "Stay"], [Route(), Word("Stay")])
    assert either.count() > LISTABLE
    assert not either.is_empty()
    assert either.read("sail tyre>acre") == (0, HARBOURS.index("tyre"), HARBOURS.index("acre"))
    sail, stay = either.groups()
    assert isinstance(sail.form, Route)
    assert stay.answers == [(1,)]
    with pytest.raises(Broken, match="too many to list"):
        either.answers()


def test_vast_options_are_tested_and_sampled_and_never_listed() -> None:
    route = Route()
    assert route.count() > LISTABLE
    assert route.groups() == []
    assert not route.is_empty()
    assert route.contains(route.sample(Dice(b"vast")))
    with pytest.raises(Broken, match="cannot be listed"):
        route.answers()


@given(splits())
def test_a_split_lists_exactly_the_ways_to_share_out_the_total(options: Split) -> None:
    ranges = [range(limit + 1) for limit in options.limits]
    assert options.answers() == [p for p in product(*ranges) if sum(p) == options.total]


def test_options_come_in_the_order_of_their_items_or_numbers() -> None:
    wares = [Item(7, "tin"), Item(2, "amber")]
    assert OneOf(wares).answers() == [(7,), (2,)]
    assert SomeOf(wares, 0, 2).answers() == [(), (2,), (7,), (2, 7)]
    assert Amount(-1, 1, "gold").answers() == [(-1,), (0,), (1,)]


def test_where_only_one_number_will_do_no_range_is_named() -> None:
    wares = [Item(2, "tin"), Item(7, "amber")]
    assert str(SomeOf(wares, 2, 2, "TT-2").refusal((2,))) == "TT-2: Choose 2 of tin, amber."
    assert str(SomeOf(wares, 1, 2, "TT-2").refusal(())) == "TT-2: Choose 1 to 2 of tin, amber."
    assert str(Bundle(wares, [1, 1], 2, 2).refusal((1, 0))).startswith("Choose 2 in all")
    assert str(Amount(3, 3, "gold").refusal((1,))) == "Choose 3 gold."


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
    assert str(form.refusal((1, 0, 1, 5))) == "TT-2: Choose between 0 and 1 tax."
    assert str(form.refusal((1, 7, 1, 5))) == "TT-1: Choose between 0 and 1 gold."


@pytest.mark.parametrize("answer", [(1, 0), (-1, 0), (1, 0, 1), (9, 0, 1, 0), (1, 0, 1, 0, 0)])
def test_a_form_refuses_lengths_that_do_not_add_up(answer: Answer) -> None:
    form = Form(["bid", "rate"], [Amount(0, 1, "gold"), Amount(0, 1, "tax")])
    assert str(form.refusal(answer)).startswith("Fill in every field")


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

"""Why nothing can be done with a thing somebody points at."""

import pytest

from tests.kernel.bazaar import Accept, Bazaar
from ziggurat.kernel.algebra import Bundle, Either, Form, OneOf, SomeOf, Split
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.match import Match
from ziggurat.kernel.menu import Menu
from ziggurat.kernel.options import Item, Options
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.refusals import Refusal

MANY = [Item(n, f"good{n}", "", [f"good:{n}"]) for n in range(10)]
FIGS = OneOf([Item(0, "figs", "", ["good:figs"])], "BZ-7")


def a_menu() -> Menu:
    match = Match(Bazaar(), seats=3, seed=b"pointing")
    return Menu(match.state, 0, (Accept(),), [])


def test_a_verb_says_why_it_cannot_be_done_with_a_thing() -> None:
    ((verb, refusal),) = why_not(a_menu(), "seat:1")
    assert verb == "accept"
    assert refusal.clause == "BZ-2b"


def test_nothing_is_said_of_what_a_verb_has_nothing_to_do_with() -> None:
    assert why_not(a_menu(), "good:dates") == []


def test_what_can_be_chosen_is_not_refused_and_all_else_is() -> None:
    assert why_not(FIGS, "good:figs") == []
    ((verb, refusal),) = why_not(FIGS, "good:dates")
    assert (verb, refusal.clause) == ("", "BZ-7")


@pytest.mark.parametrize(
    "options",
    [
        Split(40, MANY, [40] * len(MANY), "BZ-7"),
        SomeOf(MANY, 0, len(MANY), "BZ-7"),
        Form(["what", "beside"], [FIGS, SomeOf(MANY, 0, 2, "BZ-7")]),
        Either(["one", "many"], ["One", "Many"], [FIGS, SomeOf(MANY, 0, 2, "BZ-7")]),
    ],
)
def test_what_is_filled_in_is_chosen_too(options: Options) -> None:
    assert why_not(options, "good:7") == []
    assert [verb for verb, _ in why_not(options, "good:dates")] == [""]


def test_what_may_come_before_an_answer_speaks_for_itself() -> None:
    menu = a_menu()
    options = Asides(FIGS, menu.state, 0, menu.verbs)
    assert why_not(options, "good:figs") == []
    assert [verb for verb, _ in why_not(options, "seat:1")] == ["", "accept"]


class Stalls(SomeOf):
    """Goods to choose some of, with a word about those that are not there."""

    __slots__ = ()

    def denial(self, thing: str) -> Refusal | None:
        return Refusal("BZ-8", "They come in autumn.") if thing == "good:dates" else None


STALLS = Stalls([Item(0, "figs", "", ["good:figs"])], 0, 1, "BZ-7")


def test_options_that_know_more_say_it_of_what_is_not_among_them() -> None:
    assert why_not(STALLS, "good:figs") == []
    ((_, refusal),) = why_not(STALLS, "good:dates")
    assert refusal.sentence == "They come in autumn."
    ((_, refusal),) = why_not(STALLS, "good:iron")
    assert refusal.clause == "BZ-7"


def test_each_branch_speaks_for_itself_and_what_one_offers_no_other_refuses() -> None:
    either = Either(["take", "look"], ["Take", "Look"], [STALLS, FIGS])
    assert why_not(either, "good:figs") == []
    assert [verb for verb, _ in why_not(either, "good:dates")] == ["take"]


def test_things_in_fields_and_shares_are_not_refused_however_many_answers_there_are() -> None:
    goods = [Item(key, f"g{key}", "", [f"good:{key}"]) for key in range(60)]
    form = Form(["some", "each"], [SomeOf(goods, 0, 30), Bundle(goods, [0, *[9] * 59], 1, 9)])
    assert why_not(form, "good:0") == why_not(form, "good:59") == []
    assert why_not(Bundle(goods, [0, *[9] * 59], 1, 9), "good:0")

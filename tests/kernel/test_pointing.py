"""Why nothing can be done with a thing somebody points at."""

import pytest

from tests.kernel.bazaar import Accept, Bazaar
from ziggurat.kernel.algebra import Either, Form, OneOf, SomeOf, Split
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.match import Match
from ziggurat.kernel.menu import Menu
from ziggurat.kernel.options import Item, Options
from ziggurat.kernel.pointing import why_not

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

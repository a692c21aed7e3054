"""How an answer is filled in that is not picked from a list."""

from __future__ import annotations

from rich.console import Console

from tests.kernel.voyage import Route
from ziggurat.kernel.algebra import Amount, Bundle, Form, OneOf, SomeOf, Split
from ziggurat.kernel.options import Item, Options
from ziggurat.terminal.filling import how_to_fill_in, what_fits

WARES = [Item(0, "salt"), Item(1, "wine", "[ware:wine]")]


def words(text: str) -> str:
    return text.replace("[ware:wine]", "red wine")


def shown(options: Options, default: str = "") -> str:
    console = Console(width=70)
    with console.capture() as capture:
        console.print(how_to_fill_in(options, words, default))
    return capture.get()


def test_every_field_of_a_form_tells_what_fits() -> None:
    fields: list[Options] = [Amount(0, 99, "coins"), Bundle(WARES, [2, 1], 1, 9), OneOf(WARES)]
    told = shown(Form(["price", "goods", "for"], fields))
    assert [" ".join(line.split()) for line in told.splitlines()[:3]] == [
        "price: 0 to 99 coins",
        "goods: 1 to 3 of salt*2+wine",
        "for: salt, wine (red wine)",
    ]
    assert "Write, for example: price: " in told


def test_what_is_written_is_told_with_a_hint_an_example_and_the_default() -> None:
    told = shown(Route(), "acre")
    assert "Harbours in the order of the voyage" in told
    assert "Whoever runs out of time answers: acre" in told


def test_an_amount_is_a_number_between_its_limits() -> None:
    assert shown(Amount(1, 9, "coins"), "1") == "  Write a number: 1 to 9 coins.\n"


def test_shares_and_marks_tell_how_many_there_are() -> None:
    assert what_fits(SomeOf(WARES, 1, 2), words) == "1 to 2 of salt, wine (red wine)"
    assert what_fits(Split(3, WARES, [2, 2]), words) == "3 in all, at most salt=2+wine=2"
    assert what_fits(Bundle(WARES, [2, 2], 4, 4), words) == "4 of salt*2+wine*2"
    assert what_fits(Route(), words).startswith("Harbours in the order")

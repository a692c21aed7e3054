"""Answers put together in several lines, and names written in part."""

import pytest
from rich.console import Console

from ziggurat.kernel.algebra import Amount, Bundle, Form, OneOf, SomeOf, Split
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.terminal.forms import FieldByField, Wish, fill_in
from ziggurat.terminal.names import could_be, tidy
from ziggurat.terminal.selections import Proposal, SelectionDraft

GOODS = [Item(n, name) for n, name in enumerate(("salt", "saffron", "wine", "civil_war"))]
CARDS = Bundle(GOODS, [3, 1, 2, 1], 1, 4, "TE-1")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("salt", "salt"),
        ("sal sal wi", "salt*2+wine"),
        ("2 salt, wine", "salt*2+wine"),
        ("salt*2+wine", "salt*2+wine"),
        ("wine x2 and civil war", "wine*2+civil_war"),
        ("2 sal 2 wine civil", "salt*2+wine*2+civil_war"),
    ],
)
def test_things_are_gathered_as_people_write_them(written: str, meant: str) -> None:
    assert tidy(CARDS, written) == meant


def test_a_beginning_of_two_names_is_not_guessed() -> None:
    with pytest.raises(Invalid, match="'sa' could be: salt, saffron"):
        tidy(CARDS, "sa")
    with pytest.raises(Invalid, match="'gold' is not one of: salt, saffron, wine, civil_war"):
        tidy(CARDS, "salt, gold")


@pytest.mark.parametrize("options", [OneOf(GOODS), SomeOf(GOODS, 1, 2), Split(2, GOODS, [1] * 4)])
def test_every_kind_of_choice_is_read_by_beginnings(options: Options) -> None:
    assert tidy(options, "wi") == "wine"


def test_what_is_filled_in_is_refused_with_the_clause() -> None:
    with pytest.raises(Illegal, match="TE-1"):
        fill_in(CARDS, "3 salt 2 wine")


class Parcel(Form):
    """Cards and how heavy they are: never more than one for each card."""

    def clash(self, parts: list[Answer]) -> Refusal | None:
        return Refusal("TE-2", "too heavy") if parts[1][0] > sum(parts[0]) else None


def parcel() -> FieldByField:
    form = Parcel(["cards", "weight"], [CARDS, Amount(1, 9, "pounds")])

    def guide(name: str, said: dict[str, str]) -> Wish:
        return Wish(f"{name}?", proposal="1" if name == "weight" else "")

    return FieldByField("send", form, ("cards", "weight"), guide)


def test_a_form_is_filled_in_field_by_field_and_a_clash_opens_the_last_again() -> None:
    steps = parcel()
    steps.take("salt wine")
    assert steps.field == "weight"
    with pytest.raises(Illegal, match="TE-2: too heavy"):
        steps.take("3")
    assert steps.field == "weight"
    steps.take("yes")
    assert steps.notation() == "send cards: salt+wine; weight: 1"


def test_yes_means_nothing_where_nothing_is_proposed() -> None:
    with pytest.raises(Invalid, match="'yes' is not one of"):
        parcel().take("yes")


def gathering(options: Bundle | SomeOf, default: str = "") -> SelectionDraft:
    return SelectionDraft(options, Proposal(default, default), lambda item: item.text)


def test_things_of_a_long_list_are_chosen_by_number_by_name_or_as_proposed() -> None:
    several = SomeOf([Item(n, f"town{n}") for n in range(8)], 3, 3)
    for line in ("1 2 8", "town0, town1, town7"):
        heard = gathering(several).hear(line)
        assert heard is not None
        assert heard.answer == "town0+town1+town7"
    with pytest.raises(Invalid, match="There are numbers 1 to 8 here"):
        gathering(several).hear("9")
    heard = gathering(several, "town0+town1+town2").hear("yes")
    assert heard is not None
    assert heard.answer == "town0+town1+town2"


def test_a_total_is_shared_out_in_words_or_in_notation() -> None:
    shares = Split(3, [Item(n, f"town{n}") for n in range(5)], [2] * 5)
    making = SelectionDraft(
        shares, Proposal("town0=2+town1=1", "2 Town, 1 Village"), lambda i: i.text
    )
    for line in ("2 town3, town4", "town3=2+town4=1", "town3*2 town4"):
        heard = making.hear(line)
        assert heard is not None
        assert shares.read(heard.answer) == (0, 0, 0, 2, 1)
    console = Console(width=200)
    with console.capture() as captured:
        console.print(making.show(""))
    found = captured.get()
    assert "3 in all, such as 2 town0, 1 town1, parted" in found
    assert "Proposed: 2 Town, 1 Village (`yes` takes it)." in found


def test_a_short_list_is_left_to_its_numbers() -> None:
    few = SomeOf(GOODS, 1, 1)
    assert not gathering(few).is_asking
    assert gathering(few).hear("nonsense") is None


def test_of_many_readings_only_some_are_told() -> None:
    told = could_be("s", [f"ship {number}" for number in range(9)])
    assert told == "'s' could be: ship 0, ship 1, ship 2, ship 3, ship 4, ship 5 and 3 more."

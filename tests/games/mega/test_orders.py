"""An order as one answer: its notation, its refusals, what is filled in, and random ones."""

import pytest

from tests.games.mega.acquiring import BRONZE, eastern, ready_to_order, western
from tests.games.mega.table import Table, words
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLOSED,
    OrderOptions,
    can_order,
)
from ziggurat.games.mega.rules.phase_12_acquisition.orders import pack, unpack
from ziggurat.games.mega.terms import NOTHING
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import LISTABLE


def rich() -> Table:
    """Babylon with cities, cards, treasury and a building it may give up."""
    table = eastern()
    table.step("babylon", BRONZE)
    table.city("babylon", "ur", "susa", "mari")
    for area in ("elam", "sumeria"):
        table.tokens("babylon", area, 3)
    table.building("nubian_pyramid", "babylon", "ur")
    table.turn(5)
    table.hand("babylon", silk=3, tea=1, salt=4, lacquer=2, water=1)
    table.treasury("babylon", 20)
    table.advances("babylon", "trade_empire")
    return table


def orders_of(table: Table, civilization: str, hope: int = 0) -> OrderOptions:
    return OrderOptions(table.state, table.player(civilization), hope)


WHOLE = (
    "buy pottery+masonry; build giant_ziggurat at susa; give nubian_pyramid for silk; "
    "use tea as salt; pay salt*4+silk*3+treasury 4"
)


def test_a_whole_order_is_written_and_read() -> None:
    options = orders_of(rich(), "babylon")
    answer = options.read(WHOLE)
    assert options.write(answer) == WHOLE
    assert options.refusal(answer) is None


def test_spaces_order_and_capitals_do_not_matter() -> None:
    options = orders_of(rich(), "babylon")
    said = (
        "PAY treasury*4 + Silk*3 + salt*2+salt*2;use Tea as Salt; give up nubian pyramid for silk;"
        "build Giant Ziggurat at SUSA ; buy masonry+Pottery"
    )
    assert options.read(said) == options.read(WHOLE)


def test_without_a_payment_the_cheapest_is_found() -> None:
    table = eastern()
    table.hand("saba", lacquer=4, silk=1)
    table.treasury("saba", 5)
    options = orders_of(table, "saba")
    assert options.write(options.read("buy deism")) == "buy deism; pay lacquer*4"


def test_without_a_place_the_only_possible_one_is_taken() -> None:
    table = rich()
    options = orders_of(table, "babylon")
    with pytest.raises(Invalid, match="at one of mari, susa, ur"):
        options.read("give nubian_pyramid; build giant_ziggurat")
    table.city("babylon", "babylon")
    written = options.write(options.read("give nubian_pyramid; build giant_ziggurat"))
    assert "build giant_ziggurat at babylon" in written


def test_a_named_bonus_is_kept_to_when_the_payment_is_filled_in() -> None:
    table = rich()
    options = orders_of(table, "babylon")
    answer = options.read("buy deism+pottery; give nubian_pyramid for salt")
    order = unpack(table.state, answer)
    assert order is not None
    assert order.payment.bonus in (NOTHING, table.code("salt"))
    assert options.refusal(answer) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Write what you do"),
        ("sell pottery", "no part of an order"),
        ("buy pottery; buy masonry", "stands twice"),
        ("buy", "Say what to buy"),
        ("buy potery", "'potery' is no advance"),
        ("build giant_stupa at ur", "'giant_stupa' is no special building in play"),
        ("build giant_ziggurat at rome", "'rome' is no area in play"),
        ("give nubian_pyramid for gems", "'gems' is no commodity"),
        ("buy pottery; use tea", "stands in"),
        ("buy pottery; pay salt*x", "'x' is not a whole number"),
    ],
)
def test_what_cannot_be_understood_is_said_plainly(text: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        orders_of(rich(), "babylon").read(text)


@pytest.mark.clause("ME-V6")
def test_an_order_that_is_too_dear_says_what_it_costs_and_what_there_is() -> None:
    table = eastern()
    table.hand("saba", salt=2, timber=2)
    table.treasury("saba", 7)
    ready_to_order(table, "saba")
    sentence = table.refuses("saba", "buy library", "ME-V6")
    assert "220" in sentence
    assert "31" in sentence


@pytest.mark.clause("ME-V1")
def test_an_order_of_nothing_is_no_order() -> None:
    table = rich()
    options = orders_of(table, "babylon")
    nothing = (NOTHING,) * 6 + (0, 0)
    assert str(options.refusal(nothing)).startswith("ME-V1")
    for wrong in ((), (1, 2), (NOTHING,) * 6 + (0, 60), (0, NOTHING) + (NOTHING,) * 4 + (0, 0)):
        assert str(options.refusal(wrong)).startswith("ME-V1"), wrong
    for tail in ((1, 51), (2, 4, 4), (0, 3), (0, 3, 0), (0, 3, 1, 2, 1), (0, 99, 1)):
        assert str(options.refusal((NOTHING,) * 6 + (0, *tail))).startswith("ME-V1"), tail


def test_packing_and_unpacking_are_inverse() -> None:
    table = rich()
    options = orders_of(table, "babylon")
    dice = Dice(b"orders")
    for _ in range(50):
        answer = options.sample(dice)
        order = unpack(table.state, answer)
        assert order is not None
        assert pack(order) == answer


def test_random_orders_are_legal_and_read_back_and_differ() -> None:
    table = rich()
    dice = Dice(b"random orders")
    options = orders_of(table, "babylon")
    answers = {options.sample(dice) for _ in range(300)}
    parts = {options.write(answer).split()[0] for answer in answers}
    for answer in answers:
        assert options.refusal(answer) is None
        assert options.read(options.write(answer)) == answer
        assert words(table.state, options.label(answer))
        assert all(words(table.state, f"[{thing}]") for thing in options.things(answer))
    assert parts == {"buy", "build", "give"}
    assert any(unpack(table.state, answer).payment.helped >= 0 for answer in answers)  # type: ignore[union-attr]
    assert any(unpack(table.state, answer).payment.bonus >= 0 for answer in answers)  # type: ignore[union-attr]
    assert len(answers) > 100


@pytest.mark.parametrize("treasury", [0, 30, 49, 50, 55])
def test_random_orders_are_payable_however_poor_a_player_is(treasury: int) -> None:
    table = eastern()
    table.treasury("saba", treasury)
    table.hand("saba", salt=1)
    options = orders_of(table, "saba")
    assert can_order(table.state, 0) == (treasury + 3 >= 50)
    assert options.is_empty() == (options.count() == 0)
    if options.is_empty():
        assert options.answers() == []
        return
    dice = Dice(b"poor")
    for _ in range(40):
        assert options.refusal(options.sample(dice)) is None


def test_whose_hand_can_buy_nothing_is_still_asked_and_told_why() -> None:
    table = eastern()
    table.hand("saba", salt=2, timber=2)
    table.treasury("saba", 2)
    table.phase(12)
    assert "saba" in table.asked(), "by who is asked nobody learns of hands"
    options = table.options("saba")
    closed = {group.name: group.closed for group in options.groups()}
    assert closed["order"] == closed["claim"] == CLOSED
    assert options.count() <= LISTABLE
    assert [options.write(answer) for answer in options.answers()] == ["wait", "pass", "leave"]
    dice = Dice(b"nothing")
    assert {options.write(options.sample(dice)) for _ in range(30)} == {"wait", "pass"}


def test_the_word_order_may_be_left_out() -> None:
    table = western()
    table.treasury("minoa", 55)
    table.phase(12)
    options = table.options("minoa")
    assert options.read("order buy mysticism") == options.read("buy mysticism")
    assert options.write(options.read("buy mysticism")) == ("order buy mysticism; pay treasury 50")
    assert options.read("claim buy mysticism")[0] == 1


def test_who_writes_order_where_only_a_claim_can_go_ahead_is_told_to_claim() -> None:
    table = eastern(live=1)
    table.treasury("saba", 50)
    table.phase(12)
    options = table.options("saba")
    with pytest.raises(Invalid, match="you may claim priority: claim buy mysticism"):
        options.read("order buy mysticism")
    table.does("saba", "done")
    assert table.decision() == "purchase"
    with pytest.raises(Invalid, match="nothing to claim: order buy mysticism"):
        table.options("saba").read("Claim buy mysticism")
    with pytest.raises(Invalid, match="order \\.\\.\\."):
        table.options("saba").read("claim")


def test_the_notation_explains_itself() -> None:
    hint = orders_of(rich(), "babylon").hint()
    assert "buy pottery+masonry" in hint
    assert "pay silk*3+treasury 4" in hint

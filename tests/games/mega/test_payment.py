"""Paying with sets and treasury, and finding the cheapest payment (ME-V6 to ME-V8, SB-7.12)."""

from itertools import product

import pytest

from tests.games.mega.acquiring import (
    advance,
    buys_alone,
    eastern,
    held,
    paid,
    ready_to_order,
    western,
)
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_12_acquisition.cheapest_payment import (
    best_payment,
    quick_payment,
)
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import kept_hand
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    budget,
    card_points,
    hand_of,
    payment_refusal,
    token_points,
    treasury_needed,
)
from ziggurat.games.mega.terms import GOODS, NOTHING
from ziggurat.kernel.dice import Dice


@pytest.mark.clause("ME-V8", "ME-AD-TRADE-EMPIRE")
def test_ex_62_a_dearer_card_stands_in_for_a_missing_one() -> None:
    table = western()
    table.advances("minoa", "trade_empire")
    table.hand("minoa", wine=3, tin=1, fish=1)
    payment = paid(table, wine=3)
    payment.helped, payment.substitute = table.code("wine"), table.code("tin")
    assert card_points(table.state, payment) == 80
    ready_to_order(table, "minoa")
    assert table.refuses("minoa", "buy deism; use fish as wine; pay wine*3", "ME-V8")
    table.does("minoa", "buy deism; use tin as wine; pay wine*3")
    assert table.cards_of("minoa") == {"fish": 1}
    assert held(table, "minoa") == ["deism", "trade_empire"]


@pytest.mark.clause("ME-V6", "ME-V7", "ME-AD-MINING")
def test_ex_63_with_mining_a_token_is_worth_two_and_one_point_may_be_too_much() -> None:
    table = eastern(buildings=0)
    table.advances("saba", "mining")
    table.hand("saba", salt=2, spice=2)
    table.treasury("saba", 20)
    payment = paid(table, 12, spice=2)
    price = 28 + 23
    assert payment_refusal(table.state, 0, payment, price, NOTHING) is None
    payment.treasury = 13
    assert str(payment_refusal(table.state, 0, payment, price, NOTHING)).startswith("ME-V7")
    payment.treasury = 11
    assert str(payment_refusal(table.state, 0, payment, price, NOTHING)).startswith("ME-V6")


@pytest.mark.clause("ME-V7", "SB-4.7")
def test_ex_96_too_much_treasury_is_refused_without_the_expansion() -> None:
    table = eastern(buildings=0)
    table.hand("saba", lacquer=4)
    table.treasury("saba", 5)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy deism; pay lacquer*4+treasury 5", "ME-V7")
    table = eastern()
    table.hand("saba", lacquer=4)
    table.treasury("saba", 5)
    ready_to_order(table, "saba")
    table.does("saba", "buy deism; pay lacquer*4+treasury 5")
    assert table.in_treasury("saba") == 5


@pytest.mark.clause("SB-4.7")
def test_ex_sb41_excess_treasury_returns_and_cards_do_not() -> None:
    table = eastern()
    table.hand("saba", lacquer=4)
    table.treasury("saba", 5)
    buys_alone(table, "saba", "buy deism; pay lacquer*4+treasury 5")
    assert (table.in_treasury("saba"), table.cards_of("saba")) == (5, {})
    assert held(table, "saba") == ["deism"]


@pytest.mark.clause("ME-V6")
def test_sets_are_worth_their_square_and_may_be_turned_in_in_part() -> None:
    table = eastern()
    table.hand("saba", lacquer=4, salt=1)
    table.treasury("saba", 15)
    buys_alone(table, "saba", "buy mysticism; pay lacquer*3+treasury 5")
    assert table.cards_of("saba") == {"lacquer": 1, "salt": 1}
    assert (table.in_treasury("saba"), table.in_stock("saba")) == (10, 45)


@pytest.mark.clause("ME-V6")
def test_nobody_pays_with_what_he_has_not_got() -> None:
    table = eastern()
    table.hand("saba", salt=5)
    table.treasury("saba", 3)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy mysticism; pay salt*6", "ME-V6")
    assert table.refuses("saba", "buy mysticism; pay salt*4+treasury 4", "ME-V6")
    assert "48" in table.refuses("saba", "buy mysticism; pay salt*4", "ME-V6")


@pytest.mark.clause("ME-V7")
def test_no_change_is_given_for_cards() -> None:
    table = eastern()
    table.hand("saba", silk=3)
    buys_alone(table, "saba", "buy mysticism; pay silk*3")
    assert (table.cards_of("saba"), table.in_treasury("saba")) == ({}, 0)


@pytest.mark.clause("ME-V7", "SB-4.7")
def test_nothing_is_paid_for_nothing() -> None:
    table = eastern()
    table.credits("saba", arts=50)
    table.hand("saba", silk=3)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy mysticism; pay silk", "ME-V7")
    table.does("saba", "buy mysticism")
    assert table.cards_of("saba") == {"silk": 3}


@pytest.mark.clause("ME-V5", "ME-AD-MINING")
def test_mining_bought_now_does_not_double_treasury_yet() -> None:
    table = eastern()
    table.treasury("saba", 55)
    table.hand("saba", silk=4, spice=3)
    ready_to_order(table, "saba")
    assert token_points(table.state, 0) == 1
    assert table.refuses("saba", "buy mining; pay silk*4+spice*3+treasury 12", "ME-V6")
    table.does("saba", "buy mining; pay silk*4+spice*3+treasury 23")
    assert (table.in_treasury("saba"), token_points(table.state, 0)) == (55 - 23, 2)


@pytest.mark.clause("ME-V8")
def test_trade_empire_is_needed_and_names_another_kind() -> None:
    table = eastern()
    table.hand("saba", lacquer=4, silver=1, livestock=1)
    table.treasury("saba", 50)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy deism; use silver as lacquer; pay lacquer*3", "ME-V8")
    table.advances("saba", "trade_empire")
    assert table.refuses("saba", "buy deism; use lacquer as lacquer; pay lacquer*3", "ME-V8")
    assert table.refuses("saba", "buy deism; use silver as salt; pay lacquer*3", "ME-V8")
    assert table.can("saba", "buy deism; use livestock as lacquer; pay lacquer*3"), "equal value"


@pytest.mark.clause("ME-V8")
def test_the_substitute_is_a_card_besides_and_worth_nothing_else() -> None:
    table = eastern()
    table.advances("saba", "trade_empire")
    table.hand("saba", lacquer=3, silver=1)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy deism; use silver as lacquer; pay lacquer*3+silver", "ME-V6")


@pytest.mark.clause("ME-V8.1")
def test_who_holds_a_whole_set_cannot_add_to_part_of_it() -> None:
    table = eastern()
    table.advances("saba", "trade_empire")
    table.hand("saba", dye=4, silk=1)
    ready_to_order(table, "saba")
    assert table.refuses("saba", "buy deism; use silk as dye; pay dye*3", "ME-V8.1")


@pytest.mark.clause("ME-V5", "ME-V8")
def test_trade_empire_bought_now_does_not_help_yet() -> None:
    table = eastern()
    table.hand("saba", lacquer=3, silver=1, silk=4, pearls=4)
    ready_to_order(table, "saba")
    order = "buy trade_empire; use silver as lacquer; pay lacquer*3+silk*4+pearls*4"
    assert table.refuses("saba", order, "ME-V8")


# --- finding payments


def worst_loss(table: Table, payment: Payment, player: int = 0) -> int:
    """What a payment costs: cards that could be kept, and treasury."""
    state = table.state
    values = state.lookup.good_value
    hand, kept = hand_of(state, player), kept_hand(state, player)
    loss = payment.treasury * token_points(state, player)
    for kind, count in enumerate(payment.turned_in()):
        left = min(kept[kind], hand[kind] - count)
        loss += (kept[kind] ** 2 - left**2) * values[kind]
    return loss


def brute_best(table: Table, amount: int, sacrificed: int) -> int | None:
    """The least loss over all payments there are."""
    state = table.state
    hand = hand_of(state, 0)
    held_kinds = [kind for kind in range(GOODS) if hand[kind]]
    best: int | None = None
    for counts in product(*[range(hand[kind] + 1) for kind in held_kinds]):
        for bonus in (NOTHING, *held_kinds):
            for helped in (NOTHING, *held_kinds):
                for other in held_kinds if helped != NOTHING else [NOTHING]:
                    payment = Payment([0] * GOODS, 0, bonus, helped, other)
                    for kind, count in zip(held_kinds, counts):
                        payment.cards[kind] = count
                    payment.treasury = treasury_needed(state, 0, payment, amount)
                    if payment_refusal(state, 0, payment, amount, sacrificed):
                        continue
                    loss = worst_loss(table, payment)
                    best = loss if best is None else min(best, loss)
    return best


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("with_empire", [0, 1])
@pytest.mark.parametrize("sacrificed", [NOTHING, 0])
def test_the_cheapest_payment_is_as_cheap_as_any(
    seed: int, with_empire: int, sacrificed: int
) -> None:
    dice = Dice(bytes([seed, with_empire]))
    table = eastern()
    names = ("salt", "cotton", "lacquer", "silver", "dye", "silk", "livestock")
    chosen = {names[dice.below(7)]: 1 + dice.below(3) for _ in range(4)}
    table.hand("saba", (), -1, **chosen)
    table.treasury("saba", dice.below(12))
    if with_empire:
        table.advances("saba", "trade_empire")
    most = budget(table.state, 0, sacrificed)
    for amount in (1 + dice.below(30), 1 + dice.below(most), most, most + 1):
        found = best_payment(table.state, 0, amount, sacrificed)
        best = brute_best(table, amount, sacrificed)
        if found is None:
            assert best is None, (chosen, amount)
            continue
        assert payment_refusal(table.state, 0, found, amount, sacrificed) is None, (chosen, amount)
        assert best is not None
        assert worst_loss(table, found) == best, (chosen, amount, found.cards)


def test_nothing_is_paid_for_a_price_of_nothing_and_nothing_found_beyond_ones_means() -> None:
    table = eastern()
    table.hand("saba", salt=3)
    nothing = best_payment(table.state, 0, 0)
    assert nothing is not None
    assert nothing.is_nothing()
    assert best_payment(table.state, 0, 28) is None
    assert budget(table.state, 0) == 27


def test_between_equals_treasury_is_kept() -> None:
    table = eastern()
    table.hand("saba", salt=3)
    table.treasury("saba", 40)
    found = best_payment(table.state, 0, 27)
    assert found is not None
    assert (found.treasury, found.cards[table.code("salt")]) == (0, 3)


def test_cards_that_the_hand_limit_takes_anyway_are_paid_first() -> None:
    table = eastern()
    table.hand("saba", silk=3, jade=4, salt=2, cotton=1, flax=1)
    table.treasury("saba", 40)
    found = best_payment(table.state, 0, 17)
    assert found is not None
    assert found.treasury == 0
    assert [found.cards[table.code(name)] for name in ("salt", "cotton", "flax")] == [2, 1, 1]


def test_a_quick_payment_pays_and_turns_in_no_set_too_many() -> None:
    table = eastern()
    table.hand("saba", salt=3, cotton=2, lacquer=3, silk=1)
    table.treasury("saba", 5)
    values = table.state.lookup.good_value
    for first in range(GOODS):
        for amount in (1, 20, 60, 97, 97 + 5):
            payment = quick_payment(table.state, 0, amount, first)
            assert payment is not None
            assert payment_refusal(table.state, 0, payment, amount, NOTHING) is None
            points = card_points(table.state, payment)
            for kind, count in enumerate(payment.cards):
                assert not count or points - count * count * values[kind] < amount
    assert quick_payment(table.state, 0, 200, 0) is None


def test_a_large_hand_is_searched_quickly_enough_to_be_asked_often() -> None:
    table = Table(players=18)
    kinds = [kind for kind in range(45) if table.state.lookup.good_cards[kind]][::2]
    table.hand("minoa", (), -1, **{table.card_name(kind): 2 for kind in kinds})
    table.advances("minoa", "trade_empire")
    table.treasury("minoa", 30)
    most = budget(table.state, 0)
    found = best_payment(table.state, 0, most)
    assert found is not None
    assert found.treasury == 30
    assert card_points(table.state, found) == most - 30
    assert advance(table, "trade_empire") == 47

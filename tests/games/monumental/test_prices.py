"""Prices in words, and refusals that say what is missing (MO-3.4, MO-3.5)."""

import pytest

from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.resources.prices import in_words, price_in, price_refusal
from ziggurat.games.monumental.terms import ANY, CULTURE, GAINS, GOLD, MILITARY, PRODUCTION


def test_prices_are_told_in_words() -> None:
    assert in_words([0] * GAINS) == "nothing"
    assert in_words(price_in(PRODUCTION, 4)) == "4 Production"
    assert in_words([2, 1, 0, 3, 0, 0, 0]) == "2 Production, 1 Science and 3 Gold"
    assert in_words(price_in(ANY, 1)) == "1 basic resource of your choice"
    assert in_words(price_in(ANY, 3)) == "3 basic resources of your choice"


@pytest.mark.clause("MO-3.4", "MO-3.5")
def test_a_refusal_names_what_the_player_has_for_the_price_and_gold_where_it_helps() -> None:
    table = Table("zulu", "malians")
    table.supply("zulu", production=1, military=2, gold=1, culture=1)
    state = table.state
    assert price_refusal(state, 0, price_in(MILITARY, 3), "MO-1.1", "It") is None
    assert str(price_refusal(state, 0, price_in(MILITARY, 4), "MO-1.1", "It")) == (
        "MO-1.1: It costs 4 Military; you have 2 Military and 1 Gold."
    )
    assert str(price_refusal(state, 0, price_in(CULTURE, 2), "MO-1.1", "It")) == (
        "MO-1.1: It costs 2 Culture; you have 1 Culture."
    )
    assert str(price_refusal(state, 0, price_in(GOLD, 2), "MO-1.1", "It")) == (
        "MO-1.1: It costs 2 Gold; you have 1 Gold."
    )
    assert str(price_refusal(state, 0, price_in(ANY, 5), "MO-1.1", "It")).endswith(
        "you have 1 Production, 0 Science, 2 Military and 1 Gold."
    )

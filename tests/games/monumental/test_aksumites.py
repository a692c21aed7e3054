"""The Aksumites' Warlord (AE-10.3.3)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import Table


@pytest.mark.clause("AE-10.3.3", "AE-3.2.2", "MO-7.9")
def test_ex_99_makeda_reserves_a_card_the_first_time_she_conquers_in_a_turn() -> None:
    table = Table("aksumites", "malians", "greek", reserve=1)
    table.reserve("aksumites")
    table.reserve_deck(1, "irrigation", "writing", "currency")
    table.supply("aksumites", military=9)
    for label in ("D4", "E5", "E4"):
        table.token(label)
    table.acts("aksumites")
    reserved = []
    for move in ("conquer D4", "conquer E4 with warlord", "conquer E5 with warlord"):
        table.does("aksumites", move)
        while table.decision() != "act":
            table.defaults("aksumites")
        reserved.append(table.ids(table.state.reserve[0]))
    assert reserved == [[], ["irrigation"], ["irrigation"]]

"""Pointing at things: whatever is in an answer can be picked, and all else says why not."""

from __future__ import annotations

import pytest

from tests.games.mega.positions import GAME, asked, positions
from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CONSTRUCTION, MOVEMENT, TRADE, TRADE_CARDS
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.state import Seat

WORDS_ONLY = {"tax-rate", "free-credits", "plunder"}
"""Questions whose answers are about nothing on the board."""
VERB_BY_VERB = {"move", "buy_cards", "use-ability"}
"""Questions in which a thing may be refused for one use and good for another."""


def denials(state: Mega, seat: Seat, thing: str) -> dict[str, str]:
    """By verb: the clause for which nothing can be done with a thing."""
    options = state.decision().options(state, seat)
    return {name: refusal.clause for name, refusal in why_not(options, thing)}


def test_every_thing_of_an_answer_has_a_name_and_is_not_refused() -> None:
    dice = Dice(b"pointing")
    lit = set()
    for state, seat in positions():
        options = state.decision().options(state, seat)
        for _ in range(5):
            answer = options.sample(dice)
            for thing in options.things(answer):
                assert GAME.thing_name(state, thing)
                denied = [name for name, _ in why_not(options, thing)]
                if state.decision().kind in VERB_BY_VERB:
                    assert options.write(answer).split()[0] not in denied
                else:
                    assert not denied, (state.decision().kind, thing)
                lit.add(state.decision().kind)
    kinds = {state.decision().kind for state, _ in positions()}
    assert kinds - lit <= WORDS_ONLY


def test_whatever_is_refused_on_pointing_is_in_no_answer() -> None:
    dice = Dice(b"refused")
    for state, seat in positions():
        options = state.decision().options(state, seat)
        offered = {thing for _ in range(20) for thing in options.things(options.sample(dice))}
        areas = state.lookup.area_id
        for thing in [f"area:{areas[dice.below(len(areas))]}" for _ in range(10)]:
            for _, refusal in why_not(options, thing):
                assert GAME.words(state, refusal.sentence)
                if state.decision().kind not in VERB_BY_VERB:
                    assert thing not in offered, state.decision().kind


@pytest.mark.clause("ME-M2", "ME-M5")
def test_an_area_says_why_nothing_marches_from_it_and_no_ship_is_built() -> None:
    table = Table(*FIVE)
    home, far = table.home("saba"), table.home("parthia")
    table.tokens("saba", home, 2)
    table.phase(MOVEMENT)
    assert denials(table.state, 0, f"area:{far}") == {"march": "ME-M2", "build": "ME-M5"}
    assert "march" not in denials(table.state, 0, f"area:{home}")


@pytest.mark.clause("ME-M2", "ME-M18")
def test_a_target_says_why_tokens_cannot_march_there() -> None:
    clauses = set()
    for state, seat in asked("march"):
        for area in state.lookup.area_id:
            clauses |= set(denials(state, seat, f"area:{area}").values())
    assert {"ME-M2", "ME-M3"} & clauses
    assert clauses & {"ME-M18", "ME-M19"}


@pytest.mark.clause("ME-Y1")
def test_an_area_with_too_few_tokens_says_how_many_a_city_takes() -> None:
    table = Table(*FIVE)
    first, second = table.sites("saba")[:2]
    table.tokens("saba", first, 6)
    table.tokens("saba", second, 5)
    table.phase(CONSTRUCTION)
    options = table.options("saba")
    assert why_not(options, f"area:{first}") == []
    [(_, refusal)] = why_not(options, f"area:{second}")
    assert refusal.clause == "ME-Y1"
    assert "takes 6 tokens; you have 5" in refusal.sentence


@pytest.mark.clause("ME-D3")
def test_a_stack_says_why_no_card_of_it_is_sold() -> None:
    table = Table(*FIVE)
    table.treasury("saba", 20)
    table.cities("saba", 1)
    table.phase(TRADE_CARDS)
    assert denials(table.state, 0, "stack:9") == {"free": "ME-D5"}
    assert denials(table.state, 0, "stack:3") == {"buy": "ME-D3", "free": "ME-D5"}


@pytest.mark.clause("ME-R5", "ME-R11.2")
def test_the_floor_says_why_an_offer_or_a_card_is_out_of_reach() -> None:
    table = Table(*FIVE)
    table.hand("saba", salt=3)
    table.hand("babylon", ("famine",), jade=1, tea=3)
    table.phase(TRADE)
    table.does(
        "saba", "offer to: all; give: salt*3; named: salt*2; talk: none; want: 3; wanted: jade*2"
    )
    options = table.options("babylon")
    [(_, refusal)] = why_not(options, "offer:1")
    assert refusal.clause == "ME-R11.2"
    assert "[card:jade]" in refusal.sentence
    assert denials(table.state, 1, "calamity:famine") == {"": "ME-R5"}
    assert denials(table.state, 1, "card:silk") == {} or "silk" in table.state.lookup.good_id


@pytest.mark.clause("ME-V6", "ME-C5", "SB-2.2", "SB-7.1")
def test_advances_and_buildings_say_why_they_are_not_to_be_had() -> None:
    clauses = set()
    for state, seat in asked("purchase", "orders"):
        points = GAME.briefing(state, seat).buying.points  # type: ignore[union-attr]
        for number, name in enumerate(state.lookup.advance_id):
            told = denials(state, seat, f"advance:{name}")
            is_cheap = price_of(state, seat, number) <= points
            assert (told == {}) == (is_cheap and not state.has(seat, number)), name
            clauses |= set(told.values())
        for name in state.lookup.building_id:
            clauses |= set(denials(state, seat, f"building:{name}").values())
    assert {"ME-V6", "ME-C5"} <= clauses
    assert clauses & {"SB-2.2", "SB-7.1"}

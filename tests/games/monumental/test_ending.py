"""What ending one's actions means, told beforehand: it comes as it was told."""

from __future__ import annotations

import pytest

from tests.games.monumental.briefings import after, briefings, numbers, told
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.events.cards import DisplayDiscarded
from ziggurat.games.monumental.events.city import CityReplenished
from ziggurat.games.monumental.events.course import TurnBegun
from ziggurat.games.monumental.events.effects import Lost
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BASIC, KNOWLEDGE
from ziggurat.games.monumental.view.briefing_structs import Ending
from ziggurat.kernel.state import Seat


def endings(*, continuous: bool) -> list[tuple[Monumental, Seat, Ending, Monumental]]:
    """Positions in which actions can be ended, what is told of it, and what comes of it."""
    found = []
    for state, seat, briefing in briefings("act"):
        if bool(state.continuous) == continuous:
            assert briefing.ending is not None
            then = after(state, seat, briefing.ending.answer)
            found.append((state, seat, briefing.ending, then))
    return found


def is_asked_what_to_keep(then: Monumental) -> bool:
    return not then.is_over and then.decision().kind == "keep-some"


@pytest.mark.clause("MO-3.2")
def test_ending_loses_and_keeps_what_it_says() -> None:
    checked = 0
    for continuous in (False, True):
        for state, seat, ending, then in endings(continuous=continuous):
            if ending.answer == "done" or is_asked_what_to_keep(then):
                continue
            lost = [numbers(each.lost) for each in told(then, Lost) if each.seat == seat]
            assert lost[:1] == ([numbers(ending.lost)] if any(numbers(ending.lost)) else [])
            kept = [state.amount(seat, each) - numbers(ending.lost)[each] for each in BASIC]
            assert numbers(ending.kept)[: len(kept)] == kept
            checked += bool(lost)
    assert checked > 20


@pytest.mark.clause("MO-9.2.1", "MO-9.2.2", "MO-5.9.3")
def test_ending_discards_draws_and_shuffles_as_it_says() -> None:
    drew, shuffled = 0, set()
    for state, seat, ending, then in endings(continuous=False):
        if is_asked_what_to_keep(then):
            continue
        types, number = state.lookup.kind_type, state.lookup.kind_id.index
        fresh = [each.cards for each in told(then, CityReplenished) if each.seat == seat][:1]
        cards = [number(card) for drawn in fresh for card in drawn]
        assert sum(types[card] != KNOWLEDGE for card in cards) == ending.draws
        was_shuffled = len(cards) > len(state.deck[seat])
        assert ending.shuffles == was_shuffled
        shuffled.add(was_shuffled)
        drew += ending.draws > 0
        left = ending.discards + len(state.discard[seat]) + len(state.deck[seat]) - len(cards)
        assert len(then.discard[seat]) + len(then.deck[seat]) >= left, "others may give Unrest"
    assert drew > 20
    assert shuffled == {True, False}


@pytest.mark.clause("MO-4.4.1", "MO-10.4")
def test_the_display_loses_what_the_view_says() -> None:
    gone = 0
    for state, seat, _, then in endings(continuous=False):
        if not is_asked_what_to_keep(then):
            discarded = [each.cards for each in told(then, DisplayDiscarded)][:1]
            leaving = list(GAME.view(state, seat).leaving)
            assert discarded == [leaving] if leaving else state.taken or not leaving
            gone += bool(leaving)
    assert gone > 20


@pytest.mark.clause("AE-4.5.1")
def test_the_display_loses_what_the_view_says_when_the_last_one_passes() -> None:
    gone = 0
    for state, seat, ending, then in endings(continuous=True):
        if ending.answer == "pass" and ending.next is None and not is_asked_what_to_keep(then):
            [discarded, *_] = [*(each.cards for each in told(then, DisplayDiscarded)), []]
            assert discarded == list(GAME.view(state, seat).leaving)
            gone += bool(discarded)
    assert gone


@pytest.mark.clause("MO-4.0", "MO-10.3")
def test_ending_a_turn_passes_it_on_as_told() -> None:
    passed_on = 0
    for _, _, ending, then in endings(continuous=False):
        begun = [each.seat for each in told(then, TurnBegun)]
        if begun:
            assert begun[0] == ending.next
            passed_on += 1
        elif then.is_over:
            assert ending.next is None
    assert passed_on > 20


@pytest.mark.clause("AE-4.3.8", "AE-4.3.9")
def test_passing_in_continuous_play_goes_on_where_it_says() -> None:
    passed_on = ended = 0
    for state, _, ending, then in endings(continuous=True):
        if ending.next is None:
            assert is_asked_what_to_keep(then) or then.is_over or then.decision().kind != "act"
            ended += 1
        elif ending.next < state.seat_count and not is_asked_what_to_keep(then):
            assert then.decision().seats(then) == [ending.next]
            assert then.round == state.round
            passed_on += 1
    assert passed_on > 5
    assert ended

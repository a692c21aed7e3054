"""Undo, and take-backs that others agree to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import DUEL, sit_with_a_bot
from ziggurat.client.table import TableClient

ORDER = "Intercept foreign ships"
"""An answer without dice: it can be undone."""


def sit_down(ada: Person, bob: Person) -> TableClient:
    """A game of Ada and Bob that has just begun."""
    table = ada.client.make_table("revolt", ["me", "open"], settings=DUEL)
    bob.client.table(table.id).sit()
    table.start()
    return table


def test_an_answer_without_dice_is_undone_by_the_player_alone(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    before = ada.offers()
    ada.answers(ORDER)
    assert ada.offers() != before
    ada.undoes()
    ada.is_asked()
    expect(ada.options(ORDER)).to_have_count(1)
    assert ada.offers() == before


@pytest.fixture
def pair(invite: Invite) -> tuple[Person, Person]:
    """Two people who have both ended a turn, so that neither can undo; the first is asked."""
    people = {"Ada": invite("Ada"), "Bob": invite("Bob")}
    table = sit_down(people["Ada"], people["Bob"])
    for person in people.values():
        person.opens_table(table.address)
    first = people["Ada"].sees_who_is_asked(people)
    assert first is not None
    asking = people.pop(first)
    replying = people.popitem()[1]
    asking.answers("End the turn")
    replying.answers("End the turn")
    asking.is_asked()
    expect(asking.page.get_by_role("button", name="Undo")).to_be_disabled()
    return asking, replying


def test_a_take_back_happens_when_the_other_person_agrees(pair: tuple[Person, Person]) -> None:
    asking, replying = pair
    asking.asks_to_take_back("1.")
    for person in pair:
        person.sees("asks to take back the last 2 moves.")
    replying.presses("Agree")
    for person in pair:
        person.sees_moves(0)
    asking.is_asked()
    expect(replying.options()).to_have_count(0)


def test_a_take_back_does_not_happen_when_the_other_person_refuses(
    pair: tuple[Person, Person],
) -> None:
    asking, replying = pair
    asking.presses("Take back")
    # One's own last move is proposed, which was not the last one of all.
    expect(asking.page.get_by_label("Go back to before")).to_have_value("0")
    asking.presses("Ask the others")
    replying.presses("Refuse")
    for person in pair:
        expect(person.page.get_by_text("asks to take back")).to_have_count(0)
        person.sees_moves(2)
    asking.is_asked()

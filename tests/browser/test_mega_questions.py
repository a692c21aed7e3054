"""Every kind of question that Mega Empires asks is answered by clicks alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.mega import Asked, Kind, questions, take_seat
from tests.browser.mega_hand import MegaHand
from tests.browser.mega_tables import LARGE
from tests.browser.panel_hand import NOTE_FIELDS
from tests.browser.person import Person
from tests.browser.site import PHONE, Invite
from ziggurat.games.mega.game import GAME
from ziggurat.kernel import saving
from ziggurat.kernel.options import Options

PARTS = 6
"""So many tests share the kinds, for two to run at once."""
ON_A_PHONE: tuple[Kind, ...] = (
    ("tax-rate", ""),
    ("spread", ""),
    ("move", "march"),
    ("move", "build"),
    ("build-cities", ""),
    ("choose-victims", ""),
    ("drop-cards", ""),
    ("place-cities", ""),
)


def options_at(hand: MegaHand, asked: Asked) -> Options:
    """What may be answered, read by the rules themselves."""
    state = saving.load(GAME, hand.table.position(asked.seat))
    return state.decision().options(state, asked.seat)


def answer_by_clicks(person: Person, kind: Kind, asked: Asked, answers: list[str]) -> None:
    """Sit down where something is asked, and make just these answers of clicks."""
    table = take_seat(person, asked)
    person.opens(table.address)
    hand = MegaHand(person, table)
    options = options_at(hand, asked)
    sent = hand.plays(*answers)
    # What is written in another order, or left to the cheapest payment, may be the same.
    assert sent[1:] == answers[1:], kind
    assert options.read(sent[0]) == options.read(answers[0]), kind


@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_question_is_answered_by_clicks_alone(invite: Invite, part: int) -> None:
    ada = invite("Ada", screen=LARGE)
    ada.page.add_init_script(NOTE_FIELDS)
    for kind, asked in sorted(questions().items())[part::PARTS]:
        answer_by_clicks(ada, kind, asked, asked.given())


@pytest.mark.soak
def test_the_default_of_every_kind_is_answered_by_clicks_alone(invite: Invite) -> None:
    ada = invite("Ada", screen=LARGE)
    ada.page.add_init_script(NOTE_FIELDS)
    for kind, asked in sorted(questions().items()):
        # Questions that are many in one have a default that is met as one of them.
        if kind[1] == "" and [asked.default] != asked.given():
            answer_by_clicks(ada, kind, asked, [asked.default])


def test_a_thumb_answers_on_a_phone(invite: Invite) -> None:
    ada = invite("Ada", screen=PHONE, has_touch=True)
    ada.page.add_init_script(NOTE_FIELDS)
    for kind in ON_A_PHONE:
        asked = questions()[kind]
        answer_by_clicks(ada, kind, asked, asked.given())


def test_losses_are_given_when_they_are_enough_and_not_when_they_are_too_many(
    invite: Invite,
) -> None:
    asked = questions()["losses", ""]
    ada = invite("Ada", screen=LARGE)
    table = take_seat(ada, asked)
    ada.opens(table.address)
    hand = MegaHand(ada, table)
    hand.is_shown(table.question())
    expect(hand.give).to_be_disabled()
    expect(hand.give).to_contain_text("more")
    ada.presses("Tokens first")
    expect(hand.give).to_be_enabled()
    spared = asked.given()[0].split("+")[-1]
    assert spared.startswith("city:")
    hand.presses_on("choice", spared)
    expect(hand.give).to_contain_text("is enough: take")
    expect(hand.give).to_be_disabled()
    ada.presses("Tokens first")
    hand.gives_it()
    hand.is_heard(1)
    assert hand.sent == [asked.default]

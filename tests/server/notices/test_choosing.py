"""Who gets a notice, and what it says."""

import pytest

from tests.server.notices.examples import NOW, SITE, notice, person
from ziggurat.server.models import NoticeChoices
from ziggurat.server.notices.choosing import notices_for
from ziggurat.server.notices.wording import (
    LONGEST_SUBJECT,
    NoticeKind,
    Occasion,
    mail_body,
    webhook_body,
    words_for,
)

HOOK = "https://hooks.example/1"


def occasion(
    kind: NoticeKind, *, title: str = "Tuesday", detail: str = "", by: str = ""
) -> Occasion:
    return Occasion(
        kind=kind, table="table1", title=title, game="Empire's Revolt", detail=detail, by=by
    )


@pytest.mark.parametrize("kind", NoticeKind)
def test_each_chosen_channel_gets_one_notice(kind: NoticeKind) -> None:
    ada = person(mail="ada@example.org", webhook=HOOK)
    notices = notices_for(ada, occasion(kind), now=NOW, is_online=False)
    assert [(each.channel, each.address) for each in notices] == [
        ("mail", "ada@example.org"),
        ("webhook", HOOK),
    ]
    for each in notices:
        assert (each.person, each.table, each.kind) == ("ada", "table1", kind.value)
        assert (each.created_at, each.due_at, each.state) == (NOW, NOW, "waiting")
    assert notices[0].id != notices[1].id


@pytest.mark.parametrize("kind", NoticeKind)
def test_whoever_does_not_want_a_kind_of_notice_gets_none_but_all_others(kind: NoticeKind) -> None:
    ada = person(mail="ada@example.org", **{kind.value: False})
    told = [k for k in NoticeKind if notices_for(ada, occasion(k), now=NOW, is_online=False)]
    assert told == [k for k in NoticeKind if k is not kind]


def test_whoever_gave_no_address_gets_none() -> None:
    assert not notices_for(person(), occasion(NoticeKind.MENTION), now=NOW, is_online=False)


def test_whoever_is_at_the_table_gets_none() -> None:
    ada = person(mail="ada@example.org", webhook=HOOK)
    assert not notices_for(ada, occasion(NoticeKind.YOUR_TURN), now=NOW, is_online=True)


def test_every_kind_of_notice_can_be_chosen() -> None:
    assert {kind.value for kind in NoticeKind} <= set(NoticeChoices.__struct_fields__)


def test_the_end_of_a_game_is_told_with_its_result() -> None:
    words = words_for(occasion(NoticeKind.GAME_OVER, detail="Ada wins as Rome."))
    assert words.subject == "Game over: Tuesday"
    assert words.text == 'The game at "Tuesday" (Empire\'s Revolt) is over.\nAda wins as Rome.'


def test_a_mention_quotes_what_was_said_line_by_line() -> None:
    words = words_for(occasion(NoticeKind.MENTION, by="Bob", detail="@Ada hurry\n-- \nmail"))
    assert words.subject == "Bob mentions you: Tuesday"
    assert words.text.endswith("\n> @Ada hurry\n> --\n> mail")


def test_hostile_titles_and_names_stay_in_their_line() -> None:
    evil = "x\r\nBcc: all@example.org\x00\u2028\x1b[2J"
    for kind in NoticeKind:
        words = words_for(occasion(kind, title=evil, by=evil, detail=evil))
        assert words.subject.isprintable()
        assert all(line.isprintable() for line in words.text.split("\n"))


def test_a_subject_fits_on_a_screen() -> None:
    words = words_for(occasion(NoticeKind.YOUR_TURN, title="x" * 500))
    assert len(words.subject) == LONGEST_SUBJECT


def test_a_mail_tells_where_the_table_is_and_how_to_get_no_more() -> None:
    body = mail_body(notice(), SITE)
    assert body.startswith("It is your turn.\n\nThe table: https://play.example.org/table/table1\n")
    assert "https://play.example.org/me\n" in body


def test_a_webhook_gets_the_notice_in_parts_and_as_a_whole() -> None:
    body = webhook_body(notice("webhook", HOOK), SITE)
    assert body == {
        "kind": "your_turn",
        "table": "table1",
        "title": "Your turn: Tuesday",
        "text": "It is your turn.",
        "url": "https://play.example.org/table/table1",
        "content": "It is your turn.\nhttps://play.example.org/table/table1",
        "allowed_mentions": {"parse": []},
    }

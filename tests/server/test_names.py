"""What people may call themselves and their tables."""

import pytest

from ziggurat.kernel.errors import Invalid
from ziggurat.server.models import NoticeChoices
from ziggurat.server.names import (
    check_password,
    clean_login,
    clean_name,
    clean_notices,
    clean_title,
)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Владимир", "Владимир"),
        ("李小龍", "李小龍"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("O'Neill & Sons", "O'Neill & Sons"),
        ("x" * 40, "x" * 40),
        (
            "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
            "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        ),
        ("\u0936\u094d\u200d\u0930\u0940", "\u0936\u094d\u200d\u0930\u0940"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
    ],
)
def test_a_name_is_kept_in_one_line_and_one_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "hostile",
    [
        "",
        "   ",
        "x" * 41,
        "right\u202eleft",
        "zero\u200bwidth",
        "A\u200dda",
        "Ada\u200d",
        "soft\u00adhyphen",
        "mark\u200f",
        "tag\U000e0041",
        "bell\x07",
        "null\x00",
        "\u3164",
        "a,b",
        "[seat:0|Rome]",
        "pipe|d",
        "z" + "\u0335" * 9,
        "\u0335x",
        "\ud800",
    ],
)
def test_a_name_that_would_do_harm_is_refused(hostile: str) -> None:
    with pytest.raises(Invalid, match=r"^A name "):
        clean_name(hostile)


def test_a_table_may_have_no_title_but_none_that_names_things() -> None:
    assert clean_title("") == ""
    assert clean_title("Friday, at eight") == "Friday, at eight"
    with pytest.raises(Invalid, match="A title cannot have"):
        clean_title("[region:roma]")
    with pytest.raises(Invalid, match="at most 80"):
        clean_title("x" * 81)


def test_accounts_are_named_in_small_letters() -> None:
    assert clean_login(" Ada.Lovelace ") == "ada.lovelace"
    for wrong in ("ab", "-ada", "ada-", "ada lovelace", "ä" * 5, "a" * 41, "ada\n"):
        if wrong.strip() != "ada":
            with pytest.raises(Invalid, match="The name of an account"):
                clean_login(wrong)


def test_passwords_have_a_sensible_length() -> None:
    assert check_password("12345678") == "12345678"
    for wrong in ("1234567", "x" * 201):
        with pytest.raises(Invalid, match="8 to 200"):
            check_password(wrong)


def test_notices_go_to_addresses_that_can_be_sent_to() -> None:
    given = NoticeChoices(mail=" ada@example.org ", webhook="https://example.org/hook?x=1")
    assert clean_notices(given).mail == "ada@example.org"
    for mail in ("ada", "ada@", "a b@example.org", "ada@example.org\r\nBcc: eve@example.org"):
        with pytest.raises(Invalid, match="mail address"):
            clean_notices(NoticeChoices(mail=mail))
    for webhook in ("ftp://example.org", "javascript:alert(1)", "https://", "http://[::1", "x" * 9):
        with pytest.raises(Invalid, match="webhook"):
            clean_notices(NoticeChoices(webhook=webhook))

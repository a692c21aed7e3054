"""Who is asking, and how it is proven."""

import asyncio
from hashlib import sha256

import pytest
from itsdangerous import Signer

from ziggurat.server.identity import LONGEST_TOKEN, NOBODY, Caller, Passwords, Tokens
from ziggurat.server.security import CsrfTokens, read_credentials

SECRET = b"s" * 32


def test_a_token_names_the_person_and_the_session_it_was_made_for() -> None:
    token = Tokens(SECRET).make("ada", "s1")
    assert Tokens(SECRET).read(token) == ("ada", "s1"), "all processes share the secret"


def test_a_token_of_before_sessions_names_the_one_its_person_was_given() -> None:
    token = Signer(SECRET, salt=b"ziggurat.person", digest_method=sha256).sign("ada").decode()
    assert Tokens(SECRET).read(token) == ("ada", "ada")


@pytest.mark.parametrize("forged", ["", "ada", "ada.", "ada.AAAA", ".", "é.x"])
def test_a_forged_token_names_nobody(forged: str) -> None:
    assert Tokens(SECRET).read(forged) is None


def test_a_token_of_another_server_or_with_one_letter_changed_names_nobody() -> None:
    token = Tokens(SECRET).make("ada", "s1")
    assert Tokens(b"t" * 32).read(token) is None
    assert Tokens(SECRET).read(f"eve{token.removeprefix('ada')}") is None


def test_a_bearer_token_counts_before_the_cookie_and_a_bad_one_is_nobody() -> None:
    tokens = Tokens(SECRET)
    ada, bob = tokens.make("ada", "s1"), tokens.make("bob", "s2")
    assert tokens.caller(f"Bearer {ada}", bob) == Caller("ada", "bearer", "s1")
    assert tokens.caller("Bearer nonsense", bob) == Caller(None, "bearer")
    assert tokens.caller("Basic YWRhOmFkYQ==", bob) == Caller(None, "bearer")
    assert tokens.caller("", bob) == Caller("bob", "cookie", "s2")
    assert tokens.caller("", "nonsense") == NOBODY


def headers(**given: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]


def is_proven(method: str, caller: Caller, **given: str) -> bool:
    return CsrfTokens(SECRET).is_proven(method, caller, read_credentials(headers(**given)))


COOKIE_CALLER = Caller("ada", "cookie")


def test_an_unsafe_request_with_a_cookie_repeats_the_token() -> None:
    token = CsrfTokens(SECRET).make()
    cookie = f"ziggurat=x; csrftoken={token}"
    assert is_proven("POST", COOKIE_CALLER, cookie=cookie, x_csrftoken=token)
    assert not is_proven("POST", COOKIE_CALLER, cookie=cookie)
    assert not is_proven("POST", COOKIE_CALLER, cookie="ziggurat=x", x_csrftoken=token)
    other = CsrfTokens(SECRET).make()
    assert not is_proven("DELETE", COOKIE_CALLER, cookie=cookie, x_csrftoken=other)


def test_a_token_somebody_made_up_is_refused_even_when_it_is_repeated() -> None:
    for forged in ("x", "a" * 96, CsrfTokens(b"other" * 8).make()):
        cookie = f"csrftoken={forged}"
        assert not is_proven("POST", COOKIE_CALLER, cookie=cookie, x_csrftoken=forged)


def test_reading_needs_no_proof() -> None:
    assert is_proven("GET", COOKIE_CALLER, cookie="ziggurat=x")


def test_a_bearer_token_needs_no_further_proof() -> None:
    assert is_proven("POST", Caller("ada", "bearer"), cookie="ziggurat=x", origin="https://evil")


def test_a_program_without_cookies_needs_none_and_a_browser_without_cookies_does() -> None:
    assert is_proven("POST", NOBODY)
    assert not is_proven("POST", NOBODY, origin="https://evil.example")
    assert not is_proven("POST", NOBODY, sec_fetch_site="cross-site")


def test_the_right_password_fits_and_no_other() -> None:
    async def check() -> list[bool]:
        passwords = Passwords()
        stored = await passwords.hash("open sesame")
        assert stored.startswith("$argon2id$")
        return [
            await passwords.is_right("open sesame", stored),
            await passwords.is_right("open barley", stored),
            await passwords.is_right("open sesame", None),
            await passwords.is_right("nobody's password", None),
            await passwords.is_right("open sesame", "not a hash"),
        ]

    assert asyncio.run(check()) == [True, False, False, False, False]


def test_a_token_too_long_to_be_ours_is_not_even_remembered() -> None:
    tokens = Tokens(b"secret")
    long = tokens.make("x" * LONGEST_TOKEN, "s1")
    assert tokens.read(long) is None
    assert tokens._read.cache_info().currsize == 0

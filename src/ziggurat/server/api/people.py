"""People: guests by a name and a cookie, accounts by a password, and what they want to be told."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from ziggurat.server import models
from ziggurat.server.api.asking import Asker, Asking, limited
from ziggurat.server.identity import COOKIE, COOKIE_SECONDS
from ziggurat.server.names import (
    LONGEST_PASSWORD,
    check_password,
    clean_login,
    clean_name,
    clean_notices,
    find_login,
)
from ziggurat.server.parts import Parts
from ziggurat.server.refusals import Refused, too_many, unknown_person
from ziggurat.server.security import cookie_header
from ziggurat.server.storage import people
from ziggurat.server.storage.stored import StoredPerson

TAGS = ["people"]


def new_person(name: str, now: float) -> StoredPerson:
    """Somebody nobody has seen before."""
    return StoredPerson(id=secrets.token_urlsafe(12), name=name, created_at=now)


async def as_stored(asker: Asker) -> StoredPerson:
    """Whoever asks, as the database has them: what is remembered may be a little old."""
    stored = await people.find(asker.parts.db, asker.me.id)
    if stored is None:
        raise unknown_person()
    return stored


def signed_in(parts: Parts, person: StoredPerson, *, status: HTTPStatus) -> Response[models.Me]:
    """Tell somebody who they are, and let their browser remember it.

    The token is told when somebody becomes a person or signs in, and not again.
    """
    parts.people.learn(person)
    token = parts.tokens.make(person.id)
    me = models.Me(
        id=person.id,
        name=person.name,
        login=person.login,
        notices=person.notices,
        token=token if status is HTTPStatus.CREATED else "",
    )
    response = Response(me, status_code=status)
    set_cookie(response, parts, token, COOKIE_SECONDS)
    return response


def set_cookie(response: Response[Any], parts: Parts, token: str, seconds: int) -> None:
    """Let the browser keep who it is for some time; 0 seconds make it forget."""
    is_secure = parts.settings.is_secure
    name, value = cookie_header(COOKIE, token, seconds=seconds, is_secure=is_secure, is_hidden=True)
    response.set_header(name.decode(), value.decode())


@post(
    "/api/people",
    operation_id="signUp",
    summary="Become a guest",
    description="All it takes to play is a name. The answer has a token for programs and sets a "
    "cookie for browsers.",
    tags=TAGS,
    guards=[limited("people", by_address=True)],
)
async def sign_up(data: JSONBody[models.NewPerson], asker: Asking) -> Response[models.Me]:
    """Make a guest."""
    person = new_person(clean_name(data.name), asker.parts.clock())
    await people.add(asker.parts.db, person)
    return signed_in(asker.parts, person, status=HTTPStatus.CREATED)


@get("/api/me", operation_id="whoAmI", summary="Who am I?", tags=TAGS)
async def who_am_i(asker: Asking) -> Response[models.Me]:
    """Tell a person who they are, and let their cookie live on."""
    return signed_in(asker.parts, asker.me, status=HTTPStatus.OK)


@patch(
    "/api/me",
    operation_id="changeMe",
    summary="Change my name or my notices",
    description="Tables that have begun keep the name somebody sat down with.",
    tags=TAGS,
)
async def change_me(data: JSONBody[models.ChangedPerson], asker: Asking) -> Response[models.Me]:
    """Change what a person says about themselves."""
    me = await as_stored(asker)
    changed = msgspec.structs.replace(
        me,
        name=me.name if data.name is None else clean_name(data.name),
        notices=me.notices if data.notices is None else clean_notices(data.notices),
    )
    await people.change(asker.parts.db, changed)
    return signed_in(asker.parts, changed, status=HTTPStatus.OK)


@post(
    "/api/accounts",
    operation_id="openAccount",
    summary="Keep who I am",
    description="Gives a guest an account, to come back from another browser. Tables stay theirs.",
    tags=TAGS,
    guards=[limited("sessions", by_address=True)],
)
async def open_account(data: JSONBody[models.Credentials], asker: Asking) -> Response[models.Me]:
    """Make an account of a guest."""
    login, password = clean_login(data.login), check_password(data.password)
    me = await as_stored(asker)
    if me.login is not None:
        raise Refused(HTTPStatus.CONFLICT, f"You have an account already: {me.login}.")
    password_hash = await asker.parts.passwords.hash(password)
    holder = msgspec.structs.replace(me, login=login, password_hash=password_hash)
    await people.change(asker.parts.db, holder)
    return signed_in(asker.parts, holder, status=HTTPStatus.CREATED)


@post(
    "/api/sessions",
    operation_id="signIn",
    summary="Sign in with an account",
    description="The answer has a token for programs and sets a cookie for browsers.",
    tags=TAGS,
    guards=[limited("sessions", by_address=True)],
)
async def sign_in(data: JSONBody[models.Credentials], asker: Asking) -> Response[models.Me]:
    """Recognise the holder of an account."""
    login = find_login(data.login)
    wait = asker.parts.wait("guesses", login or "nobody's")
    if wait:
        raise too_many(wait)
    person = None if login is None else await people.by_login(asker.parts.db, login)
    stored = None if person is None else person.password_hash
    password = data.password[:LONGEST_PASSWORD]
    if not await asker.parts.passwords.is_right(password, stored) or person is None:
        raise Refused(HTTPStatus.UNAUTHORIZED, "There is no account of that name and password.")
    return signed_in(asker.parts, person, status=HTTPStatus.CREATED)


@delete(
    "/api/sessions",
    operation_id="signOut",
    summary="Sign out",
    description="The browser forgets who it was. A guest without an account cannot come back.",
    tags=TAGS,
)
async def sign_out(asker: Asking) -> Response[None]:
    """Take the cookie back."""
    response: Response[None] = Response(None, status_code=HTTPStatus.NO_CONTENT)
    set_cookie(response, asker.parts, "", 0)
    return response


ROUTES = (sign_up, who_am_i, change_me, open_account, sign_in, sign_out)

"""People: guests by a name and a cookie, accounts by a password, and what they want to be told."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Annotated, Any

import msgspec

from ziggurat.server import models
from ziggurat.server.api.asker import Asker
from ziggurat.server.identity import COOKIE, COOKIE_SECONDS
from ziggurat.server.names import (
    LONGEST_PASSWORD,
    check_password,
    clean_login,
    clean_name,
    clean_notices,
    find_login,
)
from ziggurat.server.refusals import Refused, too_many, unknown_person
from ziggurat.server.responses import Response
from ziggurat.server.routing import Given, delete, get, patch, post, put
from ziggurat.server.security import cookie_header
from ziggurat.server.services import Services
from ziggurat.server.storage import people
from ziggurat.server.storage.stored import StoredPerson

TAGS = ["people"]


def new_person(name: str, now: float) -> StoredPerson:
    """Somebody nobody has seen before."""
    return StoredPerson(id=secrets.token_urlsafe(12), name=name, created_at=now)


async def as_stored(asker: Asker) -> StoredPerson:
    """Whoever asks, as the database has them: what is remembered may be a little old."""
    stored = await people.find(asker.services.db, asker.me.id)
    if stored is None:
        raise unknown_person()
    return stored


async def signed_in(services: Services, person: StoredPerson) -> Response[models.Me]:
    """Sign somebody in: tell them who they are and their token, and let their browser keep it.

    The token is told when somebody becomes a person or signs in, and not again.
    """
    token = await services.sessions.begin(person.id)
    return known(services, person, token, is_token_told=True)


def known(
    services: Services, person: StoredPerson, token: str, *, is_token_told: bool = False
) -> Response[models.Me]:
    """Tell somebody who they are, and let their cookie live on."""
    services.people.learn(person)
    me = own_picture(person, token=token if is_token_told else "")
    response = Response(me, status=HTTPStatus.CREATED if is_token_told else HTTPStatus.OK)
    set_cookie(response, services, token, COOKIE_SECONDS)
    return response


def own_picture(person: StoredPerson, *, token: str = "") -> models.Me:
    """What a person is told of themselves."""
    return models.Me(
        id=person.id, name=person.name, login=person.login, notices=person.notices, token=token
    )


def own_token(asker: Asker) -> str:
    """The token somebody has asked with."""
    return asker.services.tokens.make(asker.me.id, asker.caller.session)


def set_cookie(response: Response[Any], services: Services, token: str, seconds: int) -> None:
    """Let the browser keep who it is for some time; 0 seconds make it forget."""
    is_secure = services.settings.is_secure
    response.headers.append(
        cookie_header(COOKIE, token, seconds=seconds, is_secure=is_secure, is_hidden=True)
    )


@post(
    "/api/people",
    name="signUp",
    summary="Become a guest",
    description="All it takes to play is a name. The answer has a token for programs and sets a "
    "cookie for browsers.",
    tags=TAGS,
    limit="people",
    is_limited_by_address=True,
)
async def sign_up(data: models.NewPerson, asker: Asker) -> Response[models.Me]:
    """Make a guest."""
    person = new_person(clean_name(data.name), asker.services.clock())
    await people.add(asker.services.db, person)
    return await signed_in(asker.services, person)


@get("/api/me", name="whoAmI", summary="Who am I?", tags=TAGS)
async def who_am_i(asker: Asker) -> Response[models.Me]:
    """Tell a person who they are, and let their cookie live on."""
    return known(asker.services, asker.me, own_token(asker))


@patch(
    "/api/me",
    name="changeMe",
    summary="Change my name or my notices",
    description="Tables that have begun keep the name somebody sat down with.",
    tags=TAGS,
)
async def change_me(data: models.ChangedPerson, asker: Asker) -> Response[models.Me]:
    """Change what a person says about themselves."""
    me = await as_stored(asker)
    changed = msgspec.structs.replace(
        me,
        name=me.name if data.name is None else clean_name(data.name),
        notices=me.notices if data.notices is None else clean_notices(data.notices),
    )
    await people.change(asker.services.db, changed)
    return known(asker.services, changed, own_token(asker))


@post(
    "/api/accounts",
    name="openAccount",
    summary="Keep who I am",
    description="Gives a guest an account, to come back from another browser. Tables stay theirs.",
    tags=TAGS,
    limit="sessions",
    is_limited_by_address=True,
)
async def open_account(data: models.Credentials, asker: Asker) -> Response[models.Me]:
    """Make an account of a guest."""
    login, password = clean_login(data.login), check_password(data.password)
    me = await as_stored(asker)
    if me.login is not None:
        raise Refused(HTTPStatus.CONFLICT, f"You have an account already: {me.login}.")
    password_hash = await asker.services.passwords.hash(password)
    holder = msgspec.structs.replace(me, login=login, password_hash=password_hash)
    await people.change(asker.services.db, holder)
    return known(asker.services, holder, own_token(asker), is_token_told=True)


@post(
    "/api/sessions",
    name="signIn",
    summary="Sign in with an account",
    description="The answer has a token for programs and sets a cookie for browsers.",
    tags=TAGS,
    limit="sessions",
    is_limited_by_address=True,
)
async def sign_in(data: models.Credentials, asker: Asker) -> Response[models.Me]:
    """Recognise the holder of an account."""
    login = find_login(data.login)
    wait = asker.services.wait("guesses", login or "nobody's")
    if wait:
        raise too_many(wait)
    person = None if login is None else await people.by_login(asker.services.db, login)
    stored = None if person is None else person.password_hash
    password = data.password[:LONGEST_PASSWORD]
    if not await asker.services.passwords.is_right(password, stored) or person is None:
        raise Refused(HTTPStatus.UNAUTHORIZED, "There is no account of that name and password.")
    return await signed_in(asker.services, person)


@get(
    "/api/sessions",
    name="readSession",
    summary="Am I signed in?",
    description="Tells strangers, too. A browser's cookie lives on; one that does not count any "
    "more is taken back.",
    tags=TAGS,
)
async def read_session(asker: Asker) -> Response[models.Session]:
    """Tell whoever asks whether they are somebody."""
    person = asker.person
    response = Response(models.Session(None if person is None else own_picture(person)))
    if person is not None:
        set_cookie(response, asker.services, own_token(asker), COOKIE_SECONDS)
    elif asker.caller.means == "cookie":
        set_cookie(response, asker.services, "", 0)
    return response


@delete(
    "/api/sessions",
    name="signOut",
    summary="Sign out",
    description="The token counts no more, and the browser forgets it; everywhere also those of "
    "other browsers and programs. A guest without an account cannot come back.",
    tags=TAGS,
)
async def sign_out(
    asker: Asker,
    *,
    everywhere: Annotated[
        bool, Given(description="Whether all of one's tokens are to count no more.")
    ] = False,
) -> Response[None]:
    """End a session, or all of a person's, with their live streams; take the cookie back."""
    if asker.person is not None:
        await end_sessions(asker, everywhere=everywhere)
    response: Response[None] = Response(b"", HTTPStatus.NO_CONTENT)
    set_cookie(response, asker.services, "", 0)
    return response


async def end_sessions(asker: Asker, *, everywhere: bool) -> None:
    """End the session somebody asks with, or all they have."""
    services, caller = asker.services, asker.caller
    if everywhere:
        await services.sessions.end_all(asker.me.id)
        services.streams.end_where(lambda each: each.person == caller.person)
    else:
        await services.sessions.end(caller)
        services.streams.end_where(lambda each: each.session == caller.session)


@put(
    "/api/me/password",
    name="changePassword",
    summary="Change my password",
    description="Signs you out everywhere else.",
    tags=TAGS,
    limit="sessions",
    is_limited_by_address=True,
)
async def change_password(data: models.PasswordChange, asker: Asker) -> Response[models.Me]:
    """Give an account another password; whoever knew the old one has to go."""
    services, caller = asker.services, asker.caller
    new = check_password(data.new)
    me = await as_stored(asker)
    if me.login is None:
        raise Refused(HTTPStatus.CONFLICT, "You have no account, and so no password.")
    if not await services.passwords.is_right(data.old[:LONGEST_PASSWORD], me.password_hash):
        raise Refused(HTTPStatus.FORBIDDEN, "That is not your old password.")
    changed = msgspec.structs.replace(me, password_hash=await services.passwords.hash(new))
    await people.change(services.db, changed)
    await services.sessions.end_all(me.id, but=caller.session)
    services.streams.end_where(lambda each: each.person == me.id and each.session != caller.session)
    return known(services, changed, own_token(asker))


ROUTES = (
    sign_up,
    who_am_i,
    change_me,
    change_password,
    open_account,
    sign_in,
    read_session,
    sign_out,
)

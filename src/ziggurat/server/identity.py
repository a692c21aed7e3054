"""Who is asking: a signed cookie for people, a signed token for programs, passwords for accounts.

Cookie and token are the same text: a person's id, a session's and a signature by the secret all
processes of a server share. The signature says who it was made for; whether it still counts is
for `sessions.py` to say.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer

from ziggurat.server.storage import people
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import StoredPerson

COOKIE = "ziggurat"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; every visit renews it."""
BEARER = "bearer "
PARTING = "."
"""Stands between the ids in a token; neither has one."""
REMEMBERED_SECONDS = 10.0
"""How long another process may not notice that somebody changed their name."""
MOST_REMEMBERED = 5000
LONGEST_TOKEN = 200
HASHING_AT_ONCE = 2
"""Each hashing takes 64 MB for a moment."""

Means = Literal["bearer", "cookie", "none"]


class Caller(msgspec.Struct, frozen=True):
    """Who a request says it is from, as far as a signature proves it."""

    person: str | None
    means: Means
    session: str = ""
    """The place where the person was signed in; whether they still are is another question."""


NOBODY = Caller(None, "none")


class Tokens:
    """Signs people's ids and those of their sessions, and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt=b"ziggurat.person", digest_method=sha256)
        self._read = lru_cache(maxsize=MOST_REMEMBERED)(self._unsign)

    def make(self, person: str, session: str) -> str:
        """The token of a person's session."""
        return self._signer.sign(f"{person}{PARTING}{session}").decode()

    def read(self, token: str) -> tuple[str, str] | None:
        """The person and the session a token names; None when nobody here has signed it."""
        # What is longer cannot be ours, and would be remembered nevertheless.
        return self._read(token) if 0 < len(token) <= LONGEST_TOKEN else None

    def caller(self, authorization: str, cookie: str) -> Caller:
        """Who sends these headers. A bad token is nobody, whatever the cookie says."""
        if authorization:
            is_bearer = authorization[: len(BEARER)].lower() == BEARER
            token = authorization[len(BEARER) :].strip() if is_bearer else ""
            person, session = self.read(token) or (None, "")
            return Caller(person, "bearer", session)
        found = self.read(cookie)
        return NOBODY if found is None else Caller(found[0], "cookie", found[1])

    def _unsign(self, token: str) -> tuple[str, str] | None:
        try:
            signed = self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None
        person, parting, session = signed.partition(PARTING)
        # Tokens of before sessions name the person alone; theirs has the same id.
        return person, session if parting else person


class Acquaintances:
    """The people who asked lately, so that not every request reads the database."""

    def __init__(self, db: Database, now: Callable[[], float]) -> None:
        self._db = db
        self._now = now
        self._known: dict[str, tuple[StoredPerson, float]] = {}

    async def find(self, person: str) -> StoredPerson | None:
        """A person by id."""
        known = self._known.get(person)
        if known is not None and self._now() - known[1] < REMEMBERED_SECONDS:
            return known[0]
        found = await people.find(self._db, person)
        if found is None:
            self._known.pop(person, None)
            return None
        self.learn(found)
        return found

    def learn(self, person: StoredPerson) -> None:
        """Remember somebody as they are now."""
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[person.id] = (person, self._now())


class Passwords:
    """Hashes passwords with argon2, off the loop, and never many at once."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(HASHING_AT_ONCE)
        self._stranger: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored instead of a password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Whether a password fits; takes as long where there is no account to fit to."""
        if self._stranger is None:
            self._stranger = await self.hash("nobody's password")
        async with self._room:
            fits = await asyncio.to_thread(self._fits, stored or self._stranger, password)
        return fits and stored is not None

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

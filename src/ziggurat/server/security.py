"""What every answer carries to protect people, and what a request must prove before it counts.

Unsafe requests that rely on a cookie repeat a signed token in a header: another site can make a
browser send the cookie, but cannot read the token (double submit). Requests with a bearer token
need no such proof, since no browser adds that header by itself; nor do first requests of programs,
which carry no cookie and nothing by which browsers say where they come from.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

import msgspec

from ziggurat.server.identity import COOKIE, COOKIE_SECONDS, Caller
from ziggurat.server.responses import RawHeaders
from ziggurat.server.settings import Settings

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = b"x-csrftoken"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_SALT_CHARACTERS = 32

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def protecting_headers(settings: Settings) -> RawHeaders:
    """The headers of every answer."""
    headers = {
        "content-security-policy": CONTENT_POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
    if settings.is_secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Credentials(msgspec.Struct, frozen=True):
    """Those headers of a request that say who sends it, and from where."""

    authorization: str = ""
    cookie: str = ""
    csrf_cookie: str = ""
    csrf_header: str = ""
    has_cookies: bool = False
    is_browser: bool = False
    """Browsers name the page an unsafe request comes from; programs do not."""


def read_credentials(headers: RawHeaders) -> Credentials:
    """What a request's headers say about its sender."""
    authorization = cookies = csrf_header = ""
    is_browser = False
    for name, value in headers:
        if name == b"authorization":
            authorization = value.decode("latin-1")
        elif name == b"cookie":
            cookies += value.decode("latin-1") + ";"
        elif name == CSRF_HEADER:
            csrf_header = value.decode("latin-1")
        elif name in {b"origin", b"sec-fetch-site"}:
            is_browser = True
    if not cookies:
        return Credentials(
            authorization=authorization, csrf_header=csrf_header, is_browser=is_browser
        )
    jar = read_cookies(cookies)
    return Credentials(
        authorization=authorization,
        cookie=jar.get(COOKIE, ""),
        csrf_cookie=jar.get(CSRF_COOKIE, ""),
        csrf_header=csrf_header,
        has_cookies=True,
        is_browser=is_browser,
    )


def read_cookies(text: str) -> dict[str, str]:
    """The cookies of a request by name; the first of a name counts."""
    jar: dict[str, str] = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition("=")
        jar.setdefault(name, value)
    return jar


class CsrfTokens:
    """Makes and checks the tokens of the double submit."""

    def __init__(self, secret: bytes) -> None:
        self._secret = hmac.digest(secret, b"ziggurat.csrf", sha256)

    def make(self) -> str:
        """A new token: a random text and its signature."""
        salt = secrets.token_hex(_SALT_CHARACTERS // 2)
        return salt + self._sign(salt)

    def is_ours(self, token: str) -> bool:
        """Whether this server signed it; a cookie of another one on the same host is not ours."""
        salt, signature = token[:_SALT_CHARACTERS], token[_SALT_CHARACTERS:]
        return hmac.compare_digest(signature.encode(), self._sign(salt).encode())

    def is_proven(self, method: str, caller: Caller, shown: Credentials) -> bool:
        """Whether a request comes from where its sender wanted it to come from."""
        if method in SAFE_METHODS or caller.means == "bearer":
            return True
        if not shown.has_cookies and not shown.is_browser:
            return True
        is_same = hmac.compare_digest(shown.csrf_header.encode(), shown.csrf_cookie.encode())
        return is_same and self.is_ours(shown.csrf_header)

    def _sign(self, salt: str) -> str:
        return hmac.digest(self._secret, salt.encode(), sha256).hex()


def cookie_header(
    name: str, value: str, *, seconds: int, is_secure: bool, is_hidden: bool
) -> tuple[bytes, bytes]:
    """A cookie for the whole site; scripts cannot read a hidden one."""
    parts = [f"{name}={value}", "Path=/", f"Max-Age={seconds}", "SameSite=Lax"]
    if is_hidden:
        parts.append("HttpOnly")
    if is_secure:
        parts.append("Secure")
    return b"set-cookie", "; ".join(parts).encode()


def csrf_cookie(token: str, settings: Settings) -> tuple[bytes, bytes]:
    """The cookie the client's script reads to prove where it comes from."""
    return cookie_header(
        CSRF_COOKIE,
        token,
        seconds=COOKIE_SECONDS,
        is_secure=settings.is_secure,
        is_hidden=False,
    )

"""Where the database is: the forms in which a host may say it."""

from pathlib import Path

import msgspec
import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ziggurat.kernel.errors import Invalid

PATIENCE = {
    "connect_timeout": 15,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 60_000,
}
"""How long a server that says nothing is waited for, as PostgreSQL's own library takes it: seconds,
and for what was sent and never received, milliseconds. By itself it would wait for ever."""
FORMS = "Give a file, such as club.db or sqlite:///club.db, or postgresql://user@host/name."


class FileAddress(msgspec.Struct, frozen=True):
    """An SQLite file."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)


class ServerAddress(msgspec.Struct, frozen=True):
    """A PostgreSQL database."""

    url: URL

    def __str__(self) -> str:
        """The address as it may be shown: without the password."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    def patience(self) -> dict[str, int]:
        """How long its server is waited for, as far as the address does not say so itself."""
        return {name: most for name, most in PATIENCE.items() if name not in self.url.query}

    def conninfo(self) -> str:
        """The address as PostgreSQL's own library takes it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


def default_file() -> Path:
    """The file of somebody who names none: in the user's own data folder."""
    return platformdirs.user_data_path("ziggurat", appauthor=False) / "ziggurat.db"


def read_address(text: str) -> FileAddress | ServerAddress:
    """The database a host names by a path or a URL.

    >>> str(read_address("postgres://anna:secret@localhost/club"))
    'postgresql://anna:***@localhost/club'
    >>> read_address("sqlite:///club.db") == read_address("club.db")
    True
    """
    text = text.strip()
    if "://" not in text:
        return _file(text, named=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # What was given is not repeated: it may hold a password.
        raise Invalid(f"The address of the database cannot be read. {FORMS}") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return _file(url.database or "", named=text)
    if kind in ("postgresql", "postgres"):
        return ServerAddress(url.set(drivername="postgresql+psycopg"))
    raise Invalid(f"There is no way to use a database of the kind '{kind}'. {FORMS}")


def _file(path: str, *, named: str) -> FileAddress:
    if not path or path == ":memory:":
        raise Invalid(f"'{named}' names no file, and what is played must be kept. {FORMS}")
    return FileAddress(Path(path).expanduser())

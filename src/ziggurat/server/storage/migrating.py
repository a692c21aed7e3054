"""Bringing a database up to date: migrations go forwards only and run when a server starts.

A migration is a file in `migrations/versions`. It is written by hand, says what it changes in
tables as they were then, and is never edited once a release has it; `schema.py` says how tables
are now.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ziggurat.kernel.errors import Invalid

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x7A696767
"""Any number will do, if all processes use the same."""


def migrate(connection: Connection) -> None:
    """Bring the database up to date, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Of several processes that start together, one migrates and the others wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    _refuse_newer(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Refuse a database that is not up to date, with what to do about it."""
    _refuse_newer(connection)
    if revision(connection) != head():
        raise Invalid(
            "The database was made by an older version of Ziggurat, or is empty. "
            "Start a server on it once: that brings it up to date."
        )


def revision(connection: Connection) -> str | None:
    """The newest migration the database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str | None:
    """The newest migration there is."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _refuse_newer(connection: Connection) -> None:
    found = revision(connection)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise Invalid(
            f"The database was made by a newer version of Ziggurat (its tables are at '{found}'). "
            "Install that version or a later one."
        )


def _config() -> Config:
    config = Config()
    # A percent sign would be taken for a placeholder.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config

"""The tables of the database. Migrations build them; a test holds both against each other."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    # The login as it is compared: without regard to case.
    Column("login_key", Text, unique=True),
    Column("password_hash", Text),
    Column("notices", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column(
        "person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("until", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("host", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("seed", Text, nullable=False),
    Column("start", LargeBinary),
    Column("origin", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("sides", Text, nullable=False, server_default="[]"),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    CheckConstraint("status IN ('lobby', 'running', 'over')", name="status"),
    Index(None, "status", "updated_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    # No foreign key: the journal tells what happened, whoever is still there.
    Column("person", String),
    Column("text", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("key", Text),
    # A journal lies together in the file, in its order.
    sqlite_with_rowid=False,
)
Index(
    "uq_entries_table_id_key",
    entries.c.table_id,
    entries.c.key,
    unique=True,
    # Most entries have no key: they cost the index nothing.
    sqlite_where=text("key IS NOT NULL"),
    postgresql_where=text("key IS NOT NULL"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", String, ForeignKey("people.id"), index=True),
    Column("bot", Text, nullable=False),
    Column("link", Text, unique=True),
    Column("name", Text, nullable=False),
    CheckConstraint("kind IN ('open', 'link', 'person', 'bot')", name="kind"),
)

notepads = Table(
    "notepads",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

put_away = Table(
    "put_away",
    metadata,
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    # No foreign key: a notice that was sent stays true when its table is gone.
    Column("table_id", String, nullable=False),
    Column("kind", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("due_at", Double, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("error", Text, nullable=False),
    CheckConstraint("channel IN ('mail', 'webhook')", name="channel"),
    CheckConstraint("state IN ('waiting', 'sent', 'failed')", name="state"),
    Index(None, "state", "due_at"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    # No foreign key: taking many leases must not fail because one table was deleted meanwhile.
    Column("table_id", String, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
)

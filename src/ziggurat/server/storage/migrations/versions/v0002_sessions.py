"""Sessions: what a token names, so that it can be ended.

Tokens of before name their person alone. Each of these people gets one session of the same id,
which ends as others do.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LASTING_SECONDS = 90 * 24 * 3600


def upgrade() -> None:
    """Make the table, and sessions for those who are signed in."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    everybody = sa.text(
        "INSERT INTO sessions (id, person, until) SELECT id, id, :until FROM people"
    )
    op.get_bind().execute(everybody, {"until": time.time() + LASTING_SECONDS})

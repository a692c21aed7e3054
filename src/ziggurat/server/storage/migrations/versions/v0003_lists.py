"""What lists of tables tell: which sides are played, and which tables somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the sides, unknown for tables until something happens there, and what is put away."""
    op.add_column("tables", sa.Column("sides", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "put_away",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_put_away_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_put_away_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_put_away")),
    )

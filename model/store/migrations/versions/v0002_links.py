"""Links by which devices join a table, and what the host's desk remembers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("desk", sa.Text))
    op.create_table(
        "links",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("issue", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "holder", name="pk_links"),
        sa.UniqueConstraint("hash", name="uq_links_hash"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id", ondelete="CASCADE"),
    )

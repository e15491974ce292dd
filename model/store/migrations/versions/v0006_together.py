"""Many hosts on one database: what lies beside the log is counted, covers opened are kept, hosts and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("beside", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("tables", sa.Column("seen", sa.Integer))
    op.create_table(
        "looks",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("depth", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "depth", name="pk_looks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_looks_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "hosts",
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("host", name="pk_hosts"),
    )
    op.create_table(
        "present",
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("screens", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("host", "table_id", name="pk_present"),
        sa.ForeignKeyConstraint(["host"], ["hosts.host"], name="fk_present_host", ondelete="CASCADE"),
    )

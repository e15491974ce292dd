"""What each entry made happen, kept beside it: so that it stands when the rules are others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("log", sa.Column("events", sa.Text))

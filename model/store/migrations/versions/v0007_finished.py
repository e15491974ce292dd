"""Whether a game has been played to its end, so that a list of many tables need open none of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished", sa.Boolean))

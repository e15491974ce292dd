"""Kits become copies in versions: those there are the first version of each, and done."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BEFORE = sa.table("kits", *(sa.column(name) for name in ("id", "game", "name", "body", "created")))


def upgrade() -> None:
    kept = op.get_bind().execute(sa.select(BEFORE)).all()
    op.drop_table("kits")  # made anew: SQLite changes no key, and two tables cannot have keys of the same name
    copies = op.create_table(
        "kits",
        sa.Column("copy_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("changed", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("copy_id", "version", name="pk_kits"),
    )
    op.bulk_insert(copies, [_first(*row) for row in kept])


def _first(copy_id: str, game: str, name: str, body: str, created: str) -> dict[str, object]:
    texts = {"copy_id": copy_id, "game": game, "name": name, "body": body}
    return {**texts, "version": 1, "done": True, "created": created, "changed": created, "used": created}

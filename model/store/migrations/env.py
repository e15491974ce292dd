"""Alembic asks here what to migrate: the connection `upgrade` holds, inside its transaction."""

from alembic import context

from model.store.schema import Row

context.configure(connection=context.config.attributes["connection"], target_metadata=Row.metadata)
with context.begin_transaction():
    context.run_migrations()

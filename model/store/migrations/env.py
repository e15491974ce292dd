"""Alembic asks here what to migrate: the connection `upgrade` holds, inside its transaction."""

from alembic import context

from model.store.schema import Row

if hasattr(context, "config"):  # alembic runs this; whoever only imports it changes nothing
    context.configure(connection=context.config.attributes["connection"], target_metadata=Row.metadata)
    with context.begin_transaction():
        context.run_migrations()

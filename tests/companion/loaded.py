"""All that a command may need, loaded once: the processes of `warm.py` are born with it."""

import alembic.command
import alembic.runtime.migration

import companion.alone
import companion.cli
import companion.house
import companion.records
import companion.replaying
import companion.serve
import companion.shelf
import companion.window
from model.language import texts

__all__ = ["alembic", "companion"]
texts("en")  # read from its files but once

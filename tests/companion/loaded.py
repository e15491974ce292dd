"""All that a command may need, loaded once: the processes of `warm.py` are born with it."""

import sqlite3

import alembic.command
import alembic.runtime.migration
import typer.rich_utils

import companion.alone
import companion.cli
import companion.house
import companion.records
import companion.replaying
import companion.serve
import companion.shelf
import companion.window
from model.games import GAMES
from model.language import LANGUAGES, texts
from printables.sheets import sheet

__all__ = ["alembic", "companion", "sqlite3", "typer"]
for lang in LANGUAGES:
    texts(lang)  # read from its files but once
for game in GAMES:
    sheet(game, "reference")  # the sheets of a game, and the letters they are set in

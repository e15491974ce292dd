"""Tikal (Kiesling / Kramer): the rules TK1 to TK6."""

from model.games.tikal.game import Tikal

GAME = Tikal()

"""Tikal II: The Lost Temple (Kramer / Kiesling): the rules T2.1 to T2.10."""

from model.games.tikal2.game import Tikal2

GAME = Tikal2()

"""Lost Temple (Bruno Faidutti): the rules LT1 to LT7."""

from model.games.lost_temple.game import LostTemple

GAME = LostTemple()

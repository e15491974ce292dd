"""Pebbles, a game made for tests: small, but with all that the frame has to carry."""

from tests.toy.game import GAME as GAME

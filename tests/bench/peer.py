"""The peer: python-chess, `is_legal` + `push` on random games."""

from random import Random

import chess

from tests.bench.measure import best


def chess_moves_per_second(games: int = 30, longest: int = 160) -> float:
    rng = Random(7)
    played = [_random_game(rng, longest) for _ in range(games)]
    return best(lambda: sum(_replayed(moves) for moves in played))


def _random_game(rng: Random, longest: int) -> list[chess.Move]:
    board, moves = chess.Board(), []
    while not board.is_game_over() and len(moves) < longest:
        moves.append(rng.choice(list(board.legal_moves)))
        board.push(moves[-1])
    return moves


def _replayed(moves: list[chess.Move]) -> int:
    board = chess.Board()
    for move in moves:
        if not board.is_legal(move):
            raise AssertionError(move)
        board.push(move)
    return len(moves)

"""Describing a copy of Lost Temple: the track like a melody, the nine start cards, the tokens if the app deals them."""

from model.games.lost_temple.entering import cards_progress, tokens_progress, track_done, track_progress
from screens.copies.lost_temple.cards import Cards
from screens.copies.lost_temple.tokens import Tokens
from screens.copies.lost_temple.typing import Typing
from screens.copies.step import Raw, Step


def _all(raw: Raw) -> bool:
    have, of = cards_progress(raw)
    return have == of


def _counted(raw: Raw) -> bool:
    have, of = tokens_progress(raw)
    return have == of


STEPS = (
    Step(
        "track",
        "copy-lt-track",
        "lost-temple/great-temple",
        track_done,
        track_progress,
        Typing,
        minutes=3,
        paths=("kit.length", "kit.finish", "kit.temples", "kit.villages", "kit.jungle", "kit.chance"),
        keys_below=True,
    ),
    Step(
        "cards",
        "copy-lt-cards",
        "lost-temple/card-back",
        _all,
        cards_progress,
        Cards,
        minutes=1.5,
        paths=("kit.start",),
        keys_below=True,
    ),
    Step(
        "tokens",
        "copy-lt-tokens",
        "lost-temple/token-hidden",
        _counted,
        tokens_progress,
        Tokens,
        minutes=0.5,
        paths=("kit.tokens",),
        optional=True,
    ),
)

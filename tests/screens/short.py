"""A kit with a short track: whole games that do not take long."""

from typing import Any

from model.games.samples import sample_kit

SHORT: dict[str, Any] = {
    **sample_kit("lost-temple"),
    "name": "Short track",
    "sample": False,
    "finish": {"2-5": 30, "6-8": 22},
    "temples": [6, 12, 18, 22, 26, 30],
    "villages": [4, 9, 16, 24],
    "jungle": [13, 20, 27],
    "chance": [3, 7, 11, 15, 17, 19, 21, 23, 25, 28],
}

"""The same program with another sample: what it tells without a kit must be the same."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from model.games.samples import sample_kit
from tests.e2e.hosting import ROOT

ROOMS = ("companion", "model", "printables", "screens", "tests")
GAME = "lost-temple"
OTHER = {
    **sample_kit(GAME),
    "name": "Other track",
    "colours": list(reversed(sample_kit(GAME)["colours"])),
    "finish": {"2-5": 63, "6-8": 41},
    "temples": [5, 14, 21, 28, 35, 41, 47, 56, 63],
    "villages": [2, 10, 19, 26, 33, 39, 45, 52, 60],
    "jungle": [16, 30, 49],
    "chance": [4, 8, 12, 17, 20, 24, 29, 34, 37, 43, 48],
    "start": {
        name: {**card, "space": 10 - number, "gems": 5 - number % 3}
        for number, (name, card) in enumerate(sample_kit(GAME)["start"].items())
    },
    "tokens": {"idol": 2, "gems": 4, "back": 2, "pay": 2, "machete": 4, "forward": 2, "lose-machete": 2},
}
"""As invented as ours, and otherwise throughout."""


def with_another_sample(folder: Path) -> Path:
    """The program's rooms, and beside them a copy of its assets with the other sample."""
    for room in ROOMS:
        (folder / room).symlink_to(ROOT / room)
    shutil.copytree(ROOT / "assets", folder / "assets", ignore=shutil.ignore_patterns("screenshots"))
    (folder / "assets" / "kits" / f"{GAME}.json").write_text(json.dumps(OTHER), encoding="utf-8")
    return folder

"""The same program with other samples: what it tells without a kit must be the same."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from model.games import GAMES
from tests.e2e.hosting import ROOT
from tests.printables.own import other_sample

ROOMS = ("companion", "model", "printables", "screens", "tests")


def with_other_samples(folder: Path) -> Path:
    """The program's rooms, and beside them a copy of its assets with the other samples."""
    for room in ROOMS:
        (folder / room).symlink_to(ROOT / room)
    shutil.copytree(ROOT / "assets", folder / "assets", ignore=shutil.ignore_patterns("screenshots"))
    for game in GAMES:
        (folder / "assets" / "kits" / f"{game}.json").write_text(json.dumps(other_sample(game)), encoding="utf-8")
    return folder

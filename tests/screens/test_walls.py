"""Screens never see the state: what a snapshot is made from is for the table's own room."""

import re
from pathlib import Path

import screens

WHOLE_TRUTH = re.compile(r"\b(?:snapshot|shown|live)\.(?:play|_play)\b|\.truth\(")


def test_no_screen_asks_for_the_whole_truth() -> None:
    files = list(Path(screens.__path__[0]).rglob("*.py"))
    assert len(files) > 50
    assert [file.name for file in files if WHOLE_TRUTH.search(file.read_text(encoding="utf-8"))] == []

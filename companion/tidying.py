"""How often Python looks for rubbish: seldom, because most of what there is was loaded at the start and stays."""

import gc

YOUNG = 50_000
"""New objects after which it looks; loading makes half a million, a drawing of eight phones some thousands. What is old
is looked through when phones have left: host/sweep.py."""


def seldom() -> None:
    gc.set_threshold(YOUNG, 20, 20)

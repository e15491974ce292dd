"""A copy may contradict the rulebook as much as it likes: it is shown with its contradictions, or refused in words."""

import contextlib
from typing import Any

import pytest

from model.games import GAMES
from model.kernel.flaws import Flawed
from printables import sheet
from printables.preview import page_count
from tests.printables.own import own

FIXED = ("game", "name", "colours")


def with_numbers(value: Any, number: int) -> Any:
    """The same with every number another."""
    if isinstance(value, dict):
        return {key: with_numbers(one, number) for key, one in value.items()}
    if isinstance(value, list):
        return [with_numbers(one, number) for one in value]
    return number if type(value) is int else value


def repeated(value: Any, number: int) -> Any:
    """The same with every list so long."""
    if isinstance(value, dict):
        return {key: repeated(one, number) for key, one in value.items()}
    return [repeated(one, number) for one in value] * number if isinstance(value, list) else value


@pytest.mark.parametrize("number", [0, -1, 7, 10**39])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_no_copy_has(game, number):
    kit = own(game)
    for part in kit:
        if part not in FIXED:
            printed_or_refused(game, {**kit, part: with_numbers(kit[part], number)})
    printed_or_refused(game, {**with_numbers(kit, number)})


@pytest.mark.parametrize("number", [0, 2, 9])
@pytest.mark.parametrize("game", GAMES)
def test_lists_of_another_length(game, number):
    kit = own(game)
    for part in kit:
        if part not in FIXED:
            printed_or_refused(game, {**kit, part: repeated(kit[part], number)})


def printed_or_refused(game, kit):
    with contextlib.suppress(Flawed):
        assert page_count(sheet(game, "kit", kit=kit)) >= 1

"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import companion
import model
import printables
import screens


def modules():
    for package in (model, companion, screens, printables):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations" not in info.name:
                yield info.name


@pytest.mark.parametrize("name", list(modules()))
def test_examples(name):
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0

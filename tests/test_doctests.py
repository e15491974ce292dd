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
    """`doctest.testmod` looks at all files ever read before each docstring, also before those without examples."""
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for found in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name), name):
        if found.examples:
            runner.run(found)
    assert runner.failures == 0

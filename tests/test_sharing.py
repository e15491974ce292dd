"""Workers hear of which group a test is: else each would start hosts, browsers and a PostgreSQL of its own."""

import pytest


def test_a_worker_knows_a_test_by_its_group(request: pytest.FixtureRequest) -> None:
    """pytest-xdist writes it behind the name, where the two understand each other."""
    grouped = hasattr(request.config, "workerinput") and request.config.getvalue("loadgroup")
    assert request.node.nodeid.endswith("@tests/test_sharing.py") == bool(grouped)

"""Where phones find the host."""

import socket

import pytest

from companion.host.address import lan_addresses, ranked
from companion.serve import urls


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([], []),
        (["127.0.0.1", "0.0.0.0", "169.254.3.4"], []),
        (["192.168.1.5", "10.0.0.7", "192.168.1.5"], ["192.168.1.5", "10.0.0.7"]),
        (["203.0.113.9", "172.20.0.3"], ["172.20.0.3", "203.0.113.9"]),
    ],
)
def test_the_order_of_addresses(found: list[str], told: list[str]) -> None:
    assert ranked(found) == told


def test_what_is_found_is_this_machine() -> None:
    for address in lan_addresses():
        with socket.socket() as own:
            own.bind((address, 0))  # only an address of one's own can be bound


def test_one_wished_address_is_the_only_one() -> None:
    assert urls("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert urls("::1", 8550) == ["http://[::1]:8550"]


def test_this_machine_comes_last() -> None:
    assert urls("0.0.0.0", 8550)[-1] == "http://localhost:8550"

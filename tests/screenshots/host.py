"""A host for pictures: its tables are laid out, and it shows the address of an ordinary home."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from companion.house import House
from companion.serve import serve
from model.store import Store

ADDRESS = "http://192.168.1.5:8550"


class PictureHouse(House):
    def addresses(self) -> Sequence[str]:
        return (ADDRESS,)


def main(arguments: Sequence[str]) -> None:
    """The same arguments as `companion.serve`."""
    data = Path(arguments[arguments.index("--data") + 1])
    with Store.open(None, data) as store:
        serve("127.0.0.1", 0, house=PictureHouse(store, data))


if __name__ == "__main__":
    main(sys.argv[1:])

"""How a host is reached: by which names, through which proxies, under which address; and who may read its metrics."""

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

import typer

from companion.files import Unusable
from model.language import Texts

DRAIN = 2.0
"""Seconds in which a proxy that asks `/healthz` every half second has surely noticed."""

AllowHost = Annotated[
    list[str],
    typer.Option(
        "--allow-host",
        help="A name under which phones reach this machine, beside its own; may be given again.",
        envvar="COMPANION_ALLOW_HOST",
    ),
]
Forwarded = Annotated[
    list[str],
    typer.Option(
        "--forwarded",
        help="The address or network of a proxy that says whose requests it passes on; may be given again.",
        envvar="COMPANION_FORWARDED",
    ),
]
Public = Annotated[
    str,
    typer.Option("--public", help="The address phones open, e.g. https://games.example.", envvar="COMPANION_PUBLIC"),
]
Readers = Annotated[
    list[str],
    typer.Option(
        "--metrics",
        help="An address or network that may read /metrics, beside this machine; may be given again.",
        envvar="COMPANION_METRICS",
    ),
]
Drain = Annotated[
    float,
    typer.Option(
        "--drain",
        help="Seconds for a proxy to notice that this host is about to end (SIGTERM, several hosts).",
        min=0,
        max=600,
        envvar="COMPANION_DRAIN",
    ),
]


@dataclass(frozen=True)
class Front:
    """As a person says it; by default nobody stands in front."""

    allowed: Sequence[str] = ()
    forwarded: Sequence[str] = ()
    public: str = ""
    readers: Sequence[str] = ()
    drain: float = DRAIN

    def checked(self, said: Texts) -> "Front":
        """`Unusable` says what is none: a proxy that is mistyped must not be found out by everybody sharing one
        address."""
        for option, given in (("--forwarded", self.forwarded), ("--metrics", self.readers)):
            for one in given:
                if not _network(one):
                    raise Unusable(said.say("command-no-network", option=option, found=one[:40]))
        if self.public and not _address(self.public):
            raise Unusable(said.say("command-no-address", found=self.public[:80]))
        return self

    @property
    def names(self) -> list[str]:
        """Beside the machine's own."""
        return [*self.allowed, *([self.public] if self.public else [])]

    def addresses(self, own: Sequence[str]) -> list[str]:
        """Where phones go, the likely one first; the machine's own last."""
        return [*([self.public.rstrip("/")] if self.public else []), *own]


ALONE = Front()


def _network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _address(text: str) -> bool:
    """
    >>> [_address(one) for one in ("https://games.example", "http://10.0.0.5:8080/", "games.example", "https://a/b")]
    [True, True, False, False]
    """
    try:
        parts = urlsplit(text)
        return (
            parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/") and not parts.query
        )
    except ValueError:
        return False

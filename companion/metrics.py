"""What the host counts, for Prometheus at `/metrics`: how many and how long. No names, no links, no table.

Not for phones: this machine may ask, and the addresses that `--metrics` names.
"""

import ipaddress
import logging
from collections.abc import Callable, Iterable, Sized

from fastapi import FastAPI
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response

from companion.house import House
from model.table.tally import Tally

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class Metrics(Tally):
    """For many threads."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._moves = Counter("companion_moves", "Moves stored.", ["game"], registry=self.registry)
        self._refusals = Counter(
            "companion_refusals",
            "Moves refused: by rules (their game), to who had not seen all (behind), by an ended link (stranger).",
            ["reason"],
            registry=self.registry,
        )
        self._not_kept = Counter(
            "companion_not_kept", "Moves that the database did not take.", ["reason"], registry=self.registry
        )
        self._errors = Counter("companion_errors", "Lines of the log that tell of a fault.", registry=self.registry)
        self._stored = Histogram(
            "companion_stored_seconds",
            "From a move's arrival until it is stored.",
            registry=self.registry,
            buckets=QUICK,
        )
        self._caught_up = Histogram(
            "companion_caught_up_seconds",
            "From another host's word until what it stored is shown here.",
            registry=self.registry,
            buckets=QUICK,
        )

    def accepted(self, game: str, seconds: float) -> None:
        self._moves.labels(game).inc()
        self._stored.observe(seconds)

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def not_kept(self, code: str) -> None:
        self._not_kept.labels(code).inc()

    def caught_up(self, seconds: float) -> None:
        self._caught_up.observe(seconds)

    def counts(self, name: str, what: str, number: Callable[[], float]) -> None:
        """Something that is counted when it is asked for."""
        Gauge(name, what, registry=self.registry).set_function(number)

    def text(self) -> str:
        return generate_latest(self.registry).decode()

    def counts_errors(self) -> logging.Handler:
        """A handler for the log."""
        handler = _Errors(logging.ERROR)
        handler.count = self._errors.inc
        return handler


def measured(house: House, phones: Sized) -> Metrics:
    """The metrics of a host, which counts for them from now on."""
    metrics = Metrics()
    metrics.counts("companion_tables", "Tables in memory.", lambda: len(house.tables.open()))
    metrics.counts("companion_phones", "Phones connected.", lambda: len(phones))
    house.tables.tally = metrics
    _beside_the_terminal(metrics.counts_errors())
    return metrics


def _beside_the_terminal(handler: logging.Handler) -> None:
    """Where nobody else writes the log, Python does, until there is a handler."""
    log = logging.getLogger()
    if not log.handlers and logging.lastResort is not None:
        log.addHandler(logging.lastResort)
    log.addHandler(handler)


class _Errors(logging.Handler):
    count: Callable[[], None]

    def emit(self, record: logging.LogRecord) -> None:
        self.count()


def add_routes(api: FastAPI, metrics: Metrics, readers: Iterable[str]) -> None:
    """`readers`: addresses and networks that may ask beside this machine itself."""
    networks = [ipaddress.ip_network(one, strict=False) for one in readers]

    async def told(request: Request) -> Response:
        if not _may_read(request, networks):
            return Response(status_code=404)
        return Response(metrics.text(), media_type=FORMAT, headers={"Cache-Control": "no-store"})

    api.add_route("/metrics", told)


def _may_read(request: Request, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    """What a proxy on this machine passes on is not this machine's own question."""
    try:
        client = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    passed_on = any(name in request.headers for name in _PASSED_ON)
    return (client.is_loopback and not passed_on) or any(client in one for one in networks)

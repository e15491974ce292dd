"""The web host for a network without internet: `build(main)` gives the ASGI app that phones join."""

from companion.host.app import build

__all__ = ["build"]

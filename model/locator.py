"""Where the texts, kits, fonts and icons lie: inside the installed package, or beside it in a checkout."""

from pathlib import Path

_SHIPPED = Path(__file__).parent / "assets"
_CHECKOUT = Path(__file__).parent.parent / "assets"


def assets() -> Path:
    """The folder of assets; the only place that knows where it is."""
    return _SHIPPED if _SHIPPED.is_dir() else _CHECKOUT

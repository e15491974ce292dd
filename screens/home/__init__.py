"""The home page."""

from screens.home.main import home_main

__all__ = ["home_main"]

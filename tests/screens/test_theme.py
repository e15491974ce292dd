"""Words stay readable on their ground, by day and by night (WCAG: 4.5 to 1)."""

import flet as ft
import pytest

from screens.shared import theme

_PAIRS = [
    ("on_surface", "surface"),
    ("on_surface", "surface_container_low"),
    ("on_surface", "surface_container_high"),
    ("on_surface_variant", "surface"),
    ("on_surface_variant", "surface_container_low"),
    ("primary", "surface_container_low"),
    ("on_primary", "primary"),
    ("on_primary_container", "primary_container"),
    ("on_secondary", "secondary"),
    ("on_secondary_container", "secondary_container"),
    ("on_tertiary", "tertiary"),
    ("on_error", "error"),
]
_HEAD = [(ink, ground) for ink in (theme.LIMESTONE, theme.MOSS, theme.GOLD) for ground in (theme.JUNGLE, theme.CANOPY)]


def _light(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), _PAIRS)
def test_words_are_readable(scheme: ft.ColorScheme, ink: str, ground: str) -> None:
    assert contrast(getattr(scheme, ink), getattr(scheme, ground)) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), [*_HEAD, (theme.EARTH, theme.GOLD)])
def test_the_head_is_readable(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5

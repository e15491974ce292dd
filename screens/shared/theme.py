"""The looks: jungle green, limestone and warm gold, light and dark. Every screen takes its colours here."""

import flet as ft

# The head of a page is jungle by day and by night.
JUNGLE = "#123524"
CANOPY = "#1f5b3a"
LIMESTONE = "#f7efd9"
MOSS = "#cfe3cf"
GOLD = "#e9c46a"
EARTH = "#2c1f05"

RADIUS = 18
GAP = 16
WIDEST = 1160  # beyond this, lines get too long to read
WIDE = 900  # from here on cards stand side by side

LIGHT = ft.ColorScheme(
    primary=CANOPY,
    on_primary="#ffffff",
    primary_container="#d5e8d4",
    on_primary_container="#0d2f1c",
    secondary="#7d5200",
    on_secondary="#ffffff",
    secondary_container="#f5dc9b",
    on_secondary_container="#3a2600",
    tertiary="#8c3f23",
    on_tertiary="#ffffff",
    error="#8c2f1b",
    on_error="#ffffff",
    surface="#f2ecdf",
    on_surface="#1d2a21",
    on_surface_variant="#4a5347",
    surface_container_low="#fcf9f2",
    surface_container="#f7f2e7",
    surface_container_high="#e9e1d0",
    outline="#857d6b",
    outline_variant="#d8cdb6",
    shadow="#2b2417",
)

DARK = ft.ColorScheme(
    primary="#93d5a8",
    on_primary="#05351b",
    primary_container="#234a33",
    on_primary_container="#cdebd5",
    secondary=GOLD,
    on_secondary="#3a2600",
    secondary_container="#57410f",
    on_secondary_container="#ffe7ad",
    tertiary="#f0a585",
    on_tertiary="#48180a",
    error="#ffb4a3",
    on_error="#5c1406",
    surface="#101a14",
    on_surface="#efe8d8",
    on_surface_variant="#bcc6b7",
    surface_container_low="#1a2820",
    surface_container="#203127",
    surface_container_high="#2a3d31",
    outline="#8d9a8d",
    outline_variant="#34483a",
    shadow="#000000",
)


def dress(page: ft.Page) -> None:
    """Give a page our looks; which of the two it shows is `page.theme_mode`."""
    page.theme = ft.Theme(color_scheme=LIGHT, visual_density=ft.VisualDensity.STANDARD)
    page.dark_theme = ft.Theme(color_scheme=DARK, visual_density=ft.VisualDensity.STANDARD)
    page.bgcolor = ft.Colors.SURFACE
    page.padding = 0

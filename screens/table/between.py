"""Room between the parts of a page of which some are most of the time empty: those that are there bring it."""

import flet as ft

BELOW = ft.Margin(0, 0, 0, 12)

"""What people print. `sheet()` makes a PDF, `preview()` a picture of one of its pages."""

from printables.asking import NoSheet, ask_for, sheets_of
from printables.sheets import leaflet, sheet, table_sheet

__all__ = ["NoSheet", "ask_for", "leaflet", "sheet", "sheets_of", "table_sheet"]

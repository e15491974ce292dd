"""Printing: choose a sheet, see it, open or save it."""

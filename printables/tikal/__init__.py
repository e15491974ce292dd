"""Tikal on paper."""

SHEETS = ("setup", "reference", "score", "kit", "kit-form")

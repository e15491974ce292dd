"""Tikal II on paper."""

SHEETS = ("setup", "reference", "score", "kit", "kit-form")

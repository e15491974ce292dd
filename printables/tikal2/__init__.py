"""Tikal II on paper."""

SHEETS = ("setup", "reference", "score")

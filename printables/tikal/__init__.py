"""Tikal on paper."""

SHEETS = ("setup", "reference", "score")

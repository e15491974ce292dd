"""The report of a game: ranking, points by source, the course of it, every point with its reason, the log."""

from printables.report.report import report, report_leaflet

__all__ = ["report", "report_leaflet"]

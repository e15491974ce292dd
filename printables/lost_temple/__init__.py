"""Lost Temple on paper."""

SHEETS = ("setup", "reference", "characters", "score", "kit", "kit-form")
WITHOUT_APP = {"draft": "cards"}
"""What people do who have the box and this paper."""

"""Lost Temple on paper."""

SHEETS = ("setup", "reference", "characters", "score", "kit", "kit-form")

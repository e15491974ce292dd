"""The texts in five languages: `texts("de").say("home-title")`."""

from model.language.catalogue import LANGUAGES, Name, Texts, Why, texts
from model.language.choose import best_language
from model.language.syllables import syllables

__all__ = ["LANGUAGES", "Name", "Texts", "Why", "best_language", "syllables", "texts"]

"""Paper for people who have the box and nothing else says nothing of the app; a table's paper says what to do in it."""

import re

import pytest
from pypdfium2 import PdfDocument

from companion.records import simulated
from model.games import GAMES
from model.language import LANGUAGES, texts
from model.table.stored import play_record
from printables import sheet, table_sheet
from printables.asking import variants
from tests.printables.own import own

APP = re.compile(r"\bapp(li)?\b|\bsovellu", re.IGNORECASE)
"""It in five languages."""
TAP = {"en": "In the app, tap", "de": "Tippt in", "fr": "Dans l’appli", "nl": "Tik in de app", "fi": "Napauttakaa"}
DEAL = {"en": "let the app", "de": "lasst die App", "fr": "laissez l’appli", "nl": "laat de app", "fi": "sovelluksen"}


def read(pdf: bytes) -> str:
    document = PdfDocument(pdf)
    try:
        found = " ".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()
    return " ".join(found.replace("\ufffe", "").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_needs_no_app(game, lang):
    for kit in (None, own(game)):
        assert not APP.search(read(sheet(game, "booklet", players=2, lang=lang, kit=kit)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_drafts_in_the_app_says_so(lang):
    away = texts(lang).say("lost-temple-setup-cards-away").split(":")[0].strip()
    assert away not in read(sheet("lost-temple", "setup", lang=lang))
    assert away in read(sheet("lost-temple", "setup", lang=lang, options={"draft": "app"}))
    assert {} in variants("lost-temple", "setup")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "words"), [("tikal-2", TAP), ("lost-temple", DEAL)])
def test_a_table_is_told_what_to_do_in_the_app(game, words, lang):
    play, _ = play_record(simulated(game, 4, 1, {}))
    assert words[lang] in read(table_sheet(play, "setup", lang=lang))
    assert words[lang] not in read(sheet(game, "setup", lang=lang, kit="sample"))

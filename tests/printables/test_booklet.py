"""The booklet: every sheet a table uses in one document with bookmarks; fronts and backs on the same paper."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from model.games import GAMES
from model.kernel.record import SAMPLE
from model.language import LANGUAGES, texts
from printables import NoSheet, ask_for, leaflet, sheet
from printables.asking import BOOKLET
from printables.booklet import in_booklet
from printables.shared.items import Text
from printables.shared.paper import PAPERS
from printables.shared.text import words_of
from tests.printables.reading import check

NAMES = ("Ada", "Maximiliane von Habsburg-Lothringen", "Ярослав", "w" * 60)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_has_every_sheet_and_a_bookmark_for_each(game, lang):
    players = GAMES[game].players[-1]
    pdf = PdfReader(BytesIO(sheet(game, BOOKLET, players=players, lang=lang)))
    said = texts(lang)
    names = in_booklet(game)
    titles = [said.say(f"print-sheet-{name}") for name in names]
    assert [mark.title for mark in pdf.outline] == [said.say("print-booklet-cover"), *titles]
    assert pdf.metadata.title == f"{said.say(f'word-{game}')} – {said.say('print-sheet-booklet')}, " + said.say(
        "print-players", players=players
    )
    cover = pdf.pages[0].extract_text()
    for mark, title in zip(pdf.outline[1:], titles, strict=True):
        number = pdf.get_destination_page_number(mark) + 1
        assert any(title in line for line in cover.splitlines())
        assert str(number) in cover.split()
    assert said.say("print-how-flip") in " ".join(cover.split())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_begin_on_the_front_of_a_paper(game, paper):
    """Printed on both sides, every sheet of cards is followed by its backs on the same paper."""
    for players in GAMES[game].players:
        made = leaflet(ask_for(game, BOOKLET, players=players, paper=paper))
        assert made.duplex
        at = 1
        for name in in_booklet(game):
            one = leaflet(ask_for(game, name, players=players, paper=paper))
            if one.duplex:
                at += at % 2
                assert len(one.pages) % 2 == 0
            assert made.pages[at].items[1:] == one.pages[0].items
            at += len(one.pages)
        assert at == len(made.pages)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_cover_names_who_plays(game, lang):
    colours = tuple(reversed(ask_for(game, BOOKLET, kit=SAMPLE).setup.kit.colours))[:4]
    ask = ask_for(game, BOOKLET, names=NAMES, colours=colours, lang=lang)
    assert [player.colour for player in ask.setup.players] == list(colours)
    made = leaflet(ask)
    check(made.__class__(made.title, made.lang, made.pages[:1], made.mono, made.duplex))
    sizes = [item.size for item in made.pages[0].items if isinstance(item, Text)]
    assert min(sizes) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_its_player_s_name(game):
    pages = leaflet(ask_for(game, "reference", names=("Ada", "Ben"), lang="de")).pages
    shown = [words_of(item) for page in pages for item in page.items if isinstance(item, Text)]
    assert "Ada" in shown
    assert "Ben" in shown
    check(leaflet(ask_for(game, "reference", names=NAMES, lang="fi")))


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"colours": ("mauve", "red")}, "print-wrong-colour"),
        ({"colours": ("red", "red")}, "print-wrong-colour"),
        ({"colours": ("red", "orange", "black"), "players": 2}, "print-too-many"),
        ({"names": ("Ada", "Ben", "Cleo"), "players": 2}, "print-too-many"),
        ({"names": ("x",) * 5}, "print-too-many"),
        ({"players": 5}, "print-wrong-players"),
    ],
)
def test_what_cannot_be(asked, message):
    with pytest.raises(NoSheet) as refused:
        sheet("tikal", BOOKLET, **asked)
    assert refused.value.message == message

"""What is lacking to come to a place: keys, passages, a room."""

import flet as ft

from model.games.tikal2 import told_pieces
from model.games.tikal2.prospect import Prospect
from model.kernel.tale import say
from model.language import Name
from model.table.called import said
from screens.table.sitting import Sitting
from screens.tikal2.aim import Place
from screens.tikal2.bonuses import room_at


def lacking(sitting: Sitting, prospect: Prospect, place: Place) -> list[ft.Control]:
    if not isinstance(place, str) and room_at(sitting, place) is None:
        return []
    return [ft.Semantics(identifier="lacking", content=sitting.look.text(words(sitting, prospect, place), 15))]


def words(sitting: Sitting, prospect: Prospect, place: Place) -> str:
    """“Out of reach: you need a pink key or one more secret passage.” Far off it takes more than can be said."""
    texts = sitting.look.words
    ways = []
    keys = prospect.keys.get(place, ())
    if keys:
        ways.append(texts.listed([said(texts, one) for one in told_pieces.keys(keys)]))
    outlook = prospect.places.get(place)
    if outlook is not None and outlook.lacks:
        ways.append(said(texts, say("t2-more-passages", count=outlook.lacks)))
    if not ways:
        return sitting.say("t2-lacks-much")
    return sitting.say("t2-lacks", what=Name(texts.listed(ways, either=True)))

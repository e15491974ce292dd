"""Which pictures there are: the way to each screen, and what it is shown on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.screenshots.tables import Scene

Scenes = dict[str, Scene]
Look = tuple[str, str, str]
"""Device, light, language."""
PHONE: Look = ("phone", "light", "en")
DARK: Look = ("phone", "dark", "en")
GERMAN: Look = ("phone", "light", "de")
FINNISH: Look = ("phone", "light", "fi")
TABLET: Look = ("tablet", "light", "en")
LAPTOP: Look = ("laptop", "light", "en")
GERMAN_LAPTOP: Look = ("laptop", "light", "de")
DARK_LAPTOP: Look = ("laptop", "dark", "en")


@dataclass(frozen=True)
class Shot:
    """`taps` one after the other, then `at` is brought to the top of the screen."""

    name: str
    route: Callable[[Scenes], str]
    looks: tuple[Look, ...] = (PHONE,)
    taps: tuple[str, ...] = ()
    shows: str = "page-title"
    at: str = ""


MAIN = (PHONE, DARK, GERMAN)
SHOTS = (
    Shot("home", lambda s: "/", (*MAIN, LAPTOP, DARK_LAPTOP), shows="title"),
    Shot("new", lambda s: "/new/lost-temple", (PHONE, GERMAN, LAPTOP), shows="create"),
    Shot(
        "tables",
        lambda s: s["lobby"].owner,
        (*MAIN, GERMAN_LAPTOP, DARK_LAPTOP),
        taps=("go-tables", "table-*"),
        shows="tables-running",
    ),
    Shot("full", lambda s: "/new/lost-temple", taps=("kit-none", "option-detail-full"), shows="lacking", at="kit-none"),
    Shot("simple", lambda s: s["simple"].host, shows="last-0", at="opening"),
    Shot("invented", lambda s: s["invented"].host, shows="invented"),
    Shot("lobby", lambda s: s["lobby"].host, (PHONE, LAPTOP, GERMAN_LAPTOP), shows="join-code"),
    Shot("join", lambda s: "/join", shows="join-go"),
    Shot("seats", lambda s: s["seats"].join, shows="sit-1"),
    Shot("draft-covered", lambda s: s["draft"].mine, MAIN, shows="hand"),
    Shot("draft-open", lambda s: s["draft"].mine, MAIN, taps=("hand", "card-*"), shows="take"),
    Shot("turn", lambda s: s["thief"].mine, MAIN, taps=("target-scout",), shows="steps-2"),
    Shot("refused", lambda s: s["priest"].mine, (PHONE, GERMAN), taps=("pay",), shows="notice"),
    Shot("chance", lambda s: s["chance"].mine, shows="token-gems"),
    Shot("help", lambda s: s["table"].seat(0), taps=("tab-table", "legend-jungle"), shows="sheet"),
    Shot("log", lambda s: s["table"].seat(0), taps=("tab-log",), shows="log"),
    Shot("desk", lambda s: s["table"].host, (PHONE, LAPTOP), taps=("tab-host",), shows="host-now"),
    Shot("undo", lambda s: s["table"].host, taps=("tab-host", "undo-to-*"), shows="undo-yes", at="undo-to-*"),
    Shot(
        "correct",
        lambda s: s["table"].host,
        taps=("tab-host", "more-seats-0-space", "more-seats-0-space", "less-seats-0-gems"),
        shows="correct",
        at="correcting",
    ),
    Shot("table", lambda s: s["table"].watch, (LAPTOP, DARK_LAPTOP, GERMAN_LAPTOP), shows="track"),
    Shot("table", lambda s: s["table"].seat(0), taps=("tab-table",), shows="track"),
    Shot(
        "differs",
        lambda s: s["table"].host,
        taps=("tab-host", "board-differs"),
        shows="track",
        at="host-now",
    ),
    Shot("copies", lambda s: "/copies/lost-temple", (PHONE, GERMAN), shows="copies-begin"),
    Shot("copy-track", lambda s: f"{s['half'].copy}/track", (*MAIN, LAPTOP), shows="space-34"),
    Shot("copy-wrong", lambda s: s["wrong"].copy, (PHONE, GERMAN), shows="copy-flaws"),
    Shot("copy-cards", lambda s: s["cards"].copy, (PHONE, LAPTOP), shows="card-question"),
    Shot("copy-steps", lambda s: f"{s['half'].copy}/all", shows="step-track"),
    Shot("copy-share", lambda s: f"{s['half'].copy}/share", shows="share-qr"),
    Shot("one-device", lambda s: s["one"].host, (PHONE, GERMAN), shows="passing-take"),
    Shot("end", lambda s: s["end"].seat(1), (*MAIN, LAPTOP), shows="winner"),
    Shot("tikal-turn", lambda s: s["tikal-turn"].mine, MAIN, taps=("hex-a5", "hex-b3"), shows="move-do"),
    Shot("tikal-scoring", lambda s: s["tikal-scoring"].mine, (*MAIN, LAPTOP), shows="board"),
    Shot("tikal-table", lambda s: s["tikal-scoring"].watch, (LAPTOP, DARK_LAPTOP, GERMAN_LAPTOP), shows="board"),
    Shot("tikal-light", lambda s: s["tikal-light"].mine, (PHONE, GERMAN), shows="tally-do"),
    Shot("tikal-end", lambda s: s["tikal-end"].seat(1), (PHONE, LAPTOP), shows="winner"),
    Shot("tikal-2-river", lambda s: s["tikal-2-river"].mine, (*MAIN, TABLET), taps=("site-5",), shows="deliver-0"),
    Shot("tikal-2-tile", lambda s: s["tikal-2-tile"].mine, (PHONE, FINNISH), taps=("room-*",), shows="temple"),
    Shot("tikal-2-turn", lambda s: s["tikal-2-turn"].mine, (*MAIN, FINNISH, LAPTOP), shows="temple"),
    Shot("tikal-2-own", lambda s: s["tikal-2-turn"].mine, taps=("own-things",), shows="own-things-open"),
    Shot("tikal-2-scoring", lambda s: s["tikal-2-scoring"].mine, MAIN, shows="scoring"),
    Shot("tikal-2-table", lambda s: s["tikal-2-scoring"].watch, (LAPTOP, DARK_LAPTOP, GERMAN_LAPTOP), shows="scoring"),
    Shot("tikal-2-light", lambda s: s["tikal-2-light"].mine, (PHONE, GERMAN), taps=("price-4",), shows="enter"),
    Shot("tikal-2-end", lambda s: s["tikal-2-end"].seat(1), (PHONE, LAPTOP), shows="winner"),
    Shot("settings", lambda s: "/settings", (PHONE, DARK, GERMAN), shows="switch-large"),
    Shot("print", lambda s: "/print", shows="page-title"),
)

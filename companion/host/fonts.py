"""Letters that Flutter's own font lacks (other scripts, arrows, stars, dice, emoji): it asks for Noto fonts here, and
gets ours. Emoji are drawn in one ink: a coloured font would be twenty times as large."""

from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse

from model.locator import assets

SYMBOLS = "Symbols.ttf"
WIDE = "DejaVuSans.ttf"
EMOJI = "NotoEmoji.woff2"
SCRIPTS = ("hebrew", "arabic", "armenian", "georgian", "lao", "nko", "tifinagh", "canadianaboriginal")
"""What families of these names are asked for, the wide font has."""

MANIFEST = "/assets/FontManifest.json"
FORMULAS = "packages/flutter_math_fork/"
"""Twenty fonts for mathematics, which we never write."""


def needed(manifest: bytes) -> bytes:
    """Flutter loads every font of its list before it shows anything: only those that a screen may need.

    >>> needed(b'[{"family":"packages/flutter_math_fork/KaTeX_Main"},{"family":"MaterialIcons"}]')
    b'[{"family":"MaterialIcons"}]'
    """
    families = msgspec.json.decode(manifest, type=list[dict[str, Any]])
    return msgspec.json.encode([one for one in families if not str(one.get("family")).startswith(FORMULAS)])


def add_routes(api: FastAPI) -> None:
    api.add_route("/assets/fonts/{family}/{rest:path}", _fallback)


async def _fallback(request: Request) -> Response:
    """A slice of a family is asked for; the whole of ours is given, so that signs made of several join."""
    name = request.path_params["family"].lower()
    if "emoji" in name:
        return FileResponse(assets() / "fonts" / EMOJI, media_type="font/woff2")
    wide = any(script in name for script in SCRIPTS)
    return FileResponse(assets() / "fonts" / (WIDE if wide else SYMBOLS), media_type="font/ttf")

"""Letters that Flutter's own font lacks (other scripts, arrows, stars, dice): it asks for Noto fonts here, and gets
ours. Coloured emoji are not bundled: a box is shown for each."""

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse

from model.locator import assets

SYMBOLS = "Symbols.ttf"
WIDE = "DejaVuSans.ttf"
SCRIPTS = ("hebrew", "arabic", "armenian", "georgian", "lao", "nko", "tifinagh", "canadianaboriginal")
"""What families of these names are asked for, the wide font has."""


def add_routes(api: FastAPI) -> None:
    @api.get("/assets/fonts/{family}/{rest:path}")
    async def fallback(family: str, rest: str) -> Response:
        if "emoji" in family:
            return Response(status_code=404)
        wide = any(script in family.lower() for script in SCRIPTS)
        return FileResponse(assets() / "fonts" / (WIDE if wide else SYMBOLS), media_type="font/ttf")

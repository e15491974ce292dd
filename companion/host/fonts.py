"""Symbols that Flutter's own font lacks (arrows, stars, dice): it asks for Noto fonts here, and gets ours."""

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse

from model.locator import assets

SYMBOLS = "Symbols.ttf"


def add_routes(api: FastAPI) -> None:
    @api.get("/assets/fonts/{family}/{rest:path}")
    async def fallback(family: str, rest: str) -> Response:
        if "emoji" in family:  # coloured emoji are not bundled; the symbols font has the plain ones
            return Response(status_code=404)
        return FileResponse(assets() / "fonts" / SYMBOLS, media_type="font/ttf")

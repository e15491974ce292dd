"""What the host answers: headers on everything, small files, the same page at every address."""

import asyncio
import gzip
import zlib

import flet as ft
import httpx
import pytest
from fastapi import FastAPI

from companion.host import build
from companion.host.files import LEVEL
from companion.host.fonts import MANIFEST
from model.locator import assets


def _main(page: ft.Page) -> None:
    page.add(ft.Text("hello"))


def _routes(api: FastAPI) -> None:
    @api.get("/print/{name}")
    async def sheet(name: str) -> dict[str, str]:
        return {"sheet": name}


class Client:
    """Asks the host without a network."""

    def __init__(self) -> None:
        self._way = httpx.ASGITransport(build(_main, routes=_routes))

    def get(self, path: str, *, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._way, base_url="http://192.168.1.5:8550") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


EVERYTHING = [
    "/",
    "/join/anna",
    "/healthz",
    "/web/reconnect.js",
    "/icons/tikal.svg",
    "/nothing.png",
    "/print/a.pdf",
]


@pytest.mark.parametrize("path", EVERYTHING)
def test_every_answer_keeps_to_itself(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "connect-src 'self' ws://192.168.1.5:8550 blob: data:" in policy
    assert not {"http:", "https:", "*"} & set(policy.replace(";", " ").split())
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "cross-origin-embedder-policy" not in headers  # the client would draw in threads, without locks
    assert "access-control-allow-origin" not in headers


def test_a_forged_host_adds_nothing_to_the_policy(client: Client) -> None:
    headers = client.get("/", host="a.example; script-src *").headers
    assert "a.example" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/join/anna", "/table/7/seat/abc"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_every_address_gives_the_dressed_page(client: Client, path: str, encoding: str) -> None:
    page = client.get(path, **{"accept-encoding": encoding})
    assert page.headers.get("content-encoding", "identity") == encoding
    assert '<script src="/web/reconnect.js">' in page.text
    assert 'src="/icons/temple.svg"' in page.text
    assert "Temple Companion</title>" in page.text
    assert "favicon.png" not in page.text
    assert "loading-animation" not in page.text


def test_a_file_is_squeezed_on_the_wire_and_whole_after(client: Client) -> None:
    answer = client.get("/icons/tikal.svg", **{"accept-encoding": "gzip"})
    whole = (assets() / "icons" / "tikal.svg").read_bytes()
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(whole) / 2
    assert answer.content == whole  # unpacked by the client


@pytest.mark.parametrize("path", ["/", "/icons/tikal.svg", "/main.dart.wasm", "/favicon.png"])
def test_what_is_known_is_not_sent_again(client: Client, path: str) -> None:
    first = client.get(path)
    again = client.get(path, **{"if-none-match": first.headers["etag"]})
    assert first.headers["cache-control"] == ("max-age=3600" if path.startswith("/icons/") else "no-cache")
    assert (again.status_code, again.content) == (304, b"")


def test_asking_only_for_the_head(client: Client) -> None:
    head = client.get("/icons/tikal.svg", method="HEAD")
    assert (head.status_code, head.content) == (200, b"")


def test_health_is_never_from_a_cache(client: Client) -> None:
    health = client.get("/healthz")
    assert (health.status_code, health.headers["cache-control"]) == (200, "no-store")


def test_own_routes_come_before_the_app(client: Client) -> None:
    assert client.get("/print/score.pdf").json() == {"sheet": "score.pdf"}


def test_missing_glyphs_come_from_our_own_font(client: Client) -> None:
    font = client.get("/assets/fonts/notosanssymbols/v43/any.ttf")
    assert font.status_code == 200
    assert font.content == (assets() / "fonts" / "Symbols.ttf").read_bytes()
    for part in ("any.0.woff2", "any.7.woff2"):
        emoji = client.get(f"/assets/fonts/notocoloremoji/v32/{part}")
        assert (emoji.status_code, emoji.headers["content-type"]) == (200, "font/woff2")
        assert emoji.content == (assets() / "fonts" / "NotoEmoji.woff2").read_bytes()
    for family in ("notosanshebrew", "notosansarabic"):
        names = client.get(f"/assets/fonts/{family}/v46/any.woff2")
        assert names.content == (assets() / "fonts" / "DejaVuSans.ttf").read_bytes()


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_fonts_that_nobody_needs_are_not_loaded(client: Client, encoding: str) -> None:
    families = {one["family"] for one in client.get(MANIFEST, **{"accept-encoding": encoding}).json()}
    assert "MaterialIcons" in families
    assert not [family for family in families if "KaTeX" in family]


def test_a_file_that_many_ask_for_at_once_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    monkeypatch.setattr(gzip, "compress", lambda body, level: packed.append(level) or zlib.compress(body, wbits=31))
    whole = (assets() / "icons" / "tikal.svg").read_bytes()

    async def eight() -> list[httpx.Response]:
        way = httpx.ASGITransport(build(_main))
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as client:
            return await asyncio.gather(*(client.get("/icons/tikal.svg") for _ in range(8)))

    assert [answer.content for answer in asyncio.run(eight())] == [whole] * 8
    assert packed == [LEVEL]


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/web/../../pyproject.toml"])
def test_nothing_outside_the_assets(client: Client, path: str) -> None:
    assert "temple-companion" not in client.get(path).text

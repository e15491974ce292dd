"""What the host answers: headers on everything, small files, the same page at every address."""

import gzip
from collections.abc import Iterator

import flet as ft
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from companion.host import build
from model.locator import assets


def _main(page: ft.Page) -> None:
    page.add(ft.Text("hello"))


def _routes(api: FastAPI) -> None:
    @api.get("/print/{name}")
    async def sheet(name: str) -> dict[str, str]:
        return {"sheet": name}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(build(_main, routes=_routes), base_url="http://192.168.1.5:8550") as opened:
        yield opened


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
def test_every_answer_keeps_to_itself(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "connect-src 'self' ws://192.168.1.5:8550 blob: data:" in policy
    assert "http:" not in policy and "https:" not in policy and "*" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in headers


def test_a_forged_host_adds_nothing_to_the_policy(client: TestClient) -> None:
    headers = client.get("/", headers={"host": "a.example; script-src *"}).headers
    assert "a.example" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/join/anna", "/table/7/seat/abc"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_every_address_gives_the_dressed_page(client: TestClient, path: str, encoding: str) -> None:
    page = client.get(path, headers={"accept-encoding": encoding})
    assert page.headers.get("content-encoding", "identity") == encoding
    assert '<script src="/web/reconnect.js">' in page.text
    assert 'src="/icons/temple.svg"' in page.text
    assert "Temple Companion</title>" in page.text
    assert "favicon.png" not in page.text
    assert "loading-animation" not in page.text


def test_a_file_is_squeezed_on_the_wire_and_whole_after(client: TestClient) -> None:
    with client.stream("GET", "/icons/tikal.svg", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    whole = (assets() / "icons" / "tikal.svg").read_bytes()
    assert answer.headers["content-type"] == "image/svg+xml"
    assert int(answer.headers["content-length"]) == len(raw) < len(whole)
    assert gzip.decompress(raw) == whole


@pytest.mark.parametrize("path", ["/", "/icons/tikal.svg", "/main.dart.wasm", "/favicon.png"])
def test_what_is_known_is_not_sent_again(client: TestClient, path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_asking_only_for_the_head(client: TestClient) -> None:
    head = client.head("/icons/tikal.svg")
    assert (head.status_code, head.content) == (200, b"")


def test_health_is_never_from_a_cache(client: TestClient) -> None:
    health = client.get("/healthz")
    assert (health.status_code, health.headers["cache-control"]) == (200, "no-store")


def test_own_routes_come_before_the_app(client: TestClient) -> None:
    assert client.get("/print/score.pdf").json() == {"sheet": "score.pdf"}


def test_missing_glyphs_come_from_our_own_font(client: TestClient) -> None:
    font = client.get("/assets/fonts/notosanssymbols/v43/any.ttf")
    assert font.status_code == 200
    assert font.content == (assets() / "fonts" / "Symbols.ttf").read_bytes()
    assert client.get("/assets/fonts/notocoloremoji/v32/any.ttf").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/web/../../pyproject.toml"]
)
def test_nothing_outside_the_assets(client: TestClient, path: str) -> None:
    assert "temple-companion" not in client.get(path).text

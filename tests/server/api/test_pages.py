"""The browser's client, and what stands in for it where it has not been built."""

from pathlib import Path

import pytest

from tests.server.api.site import Site, visit
from ziggurat.server import pages
from ziggurat.server.pages import Pages


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a client that has been built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("let a = 1;\n" * 1000)
    (tmp_path / "secret.txt").write_text("not for you")
    client = Pages(folder)
    monkeypatch.setattr(pages, "client_pages", lambda: client)
    return folder


@pytest.mark.usefixtures("built")
def test_every_page_of_the_client_is_its_one_page(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        for path in ("/", "/new", "/table/x", "/join/x", "/about", "/me", "/reference"):
            page = await stranger.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "client" in page.text
        again = await stranger.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    visit(tmp_path, test)


@pytest.mark.usefixtures("built")
def test_assets_are_kept_for_ever_and_sent_small(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        asset = await site.stranger().get("/assets/index-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert asset.text == "let a = 1;\n" * 1000
        plain = await site.stranger(**{"Accept-Encoding": "identity"}).get(
            "/assets/index-abc123.js"
        )
        assert "content-encoding" not in plain.headers
        icon = await site.stranger().get("/favicon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml")

    visit(tmp_path, test)


@pytest.mark.usefixtures("built")
def test_a_page_that_does_not_exist_is_the_client_with_its_status(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for path in ("/nothing", "/assets/nothing.js"):
            page = await site.stranger().get(path)
            assert page.status_code == 404
            assert "client" in page.text

    visit(tmp_path, test)


@pytest.mark.parametrize(
    "path",
    ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "assets//x", "..\\secret.txt", ""],
)
def test_no_path_leads_out_of_the_folder(built: Path, path: str) -> None:
    assert Pages(built).find(path) is None


def test_where_the_client_has_not_been_built_the_page_says_how(tmp_path: Path) -> None:
    page = Pages(tmp_path / "nowhere").index().content.decode()
    assert "make web" in page
    assert "<script" not in page
    assert "style=" not in page

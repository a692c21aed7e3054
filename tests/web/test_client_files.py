"""What the built client promises: small, from one place, and at peace with the content policy.

`make web` builds it; `make test` does so first.
"""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "ziggurat" / "server" / "static"
FIRST_LOAD_BYTES = 250_000
"""What a first visit to a table may load, by gzip, without the board of the game."""

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    assert (BUILT / "manifest.json").is_file(), "the client is not built; `make web` builds it"
    found: Manifest = json.loads((BUILT / "manifest.json").read_text(encoding="utf-8"))
    return found


def files_of(manifest: Manifest, entry: str) -> set[str]:
    """The files a browser loads for an entry, with all that it imports at once."""
    part = manifest[entry]
    found = {part["file"], *part.get("css", [])}
    for imported in part.get("imports", []):
        found |= files_of(manifest, imported)
    return found


def packed(name: str) -> int:
    return len(gzip.compress((BUILT / name).read_bytes(), 6, mtime=0))


@pytest.mark.parametrize("page", ["src/pages/Table.svelte", "src/pages/NewTable.svelte"])
def test_a_first_visit_loads_less_than_250_kilobytes(manifest: Manifest, page: str) -> None:
    files = files_of(manifest, "index.html") | files_of(manifest, page)
    assert len(files) > 2
    assert sum(packed(name) for name in files) + packed("index.html") < FIRST_LOAD_BYTES


def test_a_first_visit_does_not_load_the_board_of_any_game(manifest: Manifest) -> None:
    boards = {name for name in manifest if name.endswith("/board/Board.svelte")}
    assert boards
    visit = files_of(manifest, "index.html") | files_of(manifest, "src/pages/Table.svelte")
    assert not visit & {manifest[name]["file"] for name in boards}


def test_the_page_has_no_inline_script_and_no_inline_style() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all("src=" in attributes and not body.strip() for attributes, body in scripts)
    assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:|data:", page)


def test_everything_the_page_names_is_there() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert len(named) > 2
    for address in named:
        assert (BUILT / address.lstrip("/")).is_file(), address


def test_scripts_evaluate_no_texts_and_templates_carry_no_styles() -> None:
    scripts = list((BUILT / "assets").glob("*.js"))
    assert scripts
    for script in scripts:
        text = script.read_text(encoding="utf-8")
        assert not re.search(r"\beval\(|new Function\(|\bimportScripts\(", text), script.name
        assert not re.search(r"<[a-z]+\b[^<>`]* style=", text), script.name


def test_styles_load_nothing_from_elsewhere() -> None:
    styles = list((BUILT / "assets").glob("*.css"))
    assert styles
    for style in styles:
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"@import|@font-face|url\((?!['\"]?(#|/assets/))", text), style.name


def test_the_lock_file_pins_every_package_by_its_digest_and_names_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages: Manifest = json.loads(text)["packages"]
    assert "://" not in text
    assert len(packages) > 100
    assert all("integrity" in package for name, package in packages.items() if name)

"""The README's Python example runs as it stands."""

import re
import subprocess
import sys
from pathlib import Path

from tools import picture

README = Path(__file__).resolve().parent.parent / "README.md"


def example() -> str:
    found = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_example_plays_a_whole_game_and_prints_its_outcome() -> None:
    command = [sys.executable, "-c", example()]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.startswith("Outcome(places=[")
    assert "reason=" in printed


def test_the_example_is_about_five_lines_beside_its_imports() -> None:
    lines = [line for line in example().splitlines() if line and not line.startswith("from ")]
    assert len(lines) <= 5


def test_the_picture_shows_the_game_kept_beside_it() -> None:
    docs = README.parent / "docs"
    assert picture.draw(docs / "board.zig") == (docs / "board.svg").read_text(encoding="utf-8")


def test_every_picture_and_document_the_readme_names_exists() -> None:
    text = README.read_text(encoding="utf-8")
    named = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r"`((?:docs/)?[A-Za-z]+\.md)`", text)
    assert named
    for name in named:
        assert (README.parent / name).is_file(), name

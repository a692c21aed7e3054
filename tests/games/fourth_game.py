"""Adding a game: its folder beside the others, and one line of the registry."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAST_LINE = '    "mega",\n'
COMMAND = "from ziggurat.cli import main; main()"


def add_game(name: str, folder: Path) -> Path:
    """Copy the package into a folder and add a game of `tests/games` to it.

    Returned is what is put on PYTHONPATH for it.
    """
    package = folder / "ziggurat"
    shutil.copytree(ROOT / "src" / "ziggurat", package)
    game = package / "games" / name
    shutil.copytree(
        Path(__file__).parent / name, game, ignore=shutil.ignore_patterns("__pycache__")
    )
    for module in game.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(
            text.replace(f"tests.games.{name}", f"ziggurat.games.{name}"), encoding="utf-8"
        )
    registry = package / "games" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    assert text.count(LAST_LINE) == 1
    registry.write_text(text.replace(LAST_LINE, f'{LAST_LINE}    "{name}",\n'), encoding="utf-8")
    return folder


def run_there(package: Path, program: str, *arguments: str, typed: str = "") -> str:
    """What a program writes that uses the package with the game in it."""
    environment = os.environ | {"PYTHONPATH": str(package), "NO_COLOR": "1", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=package,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout

"""Pages whose examples are run: their code blocks, and whether what is shown is what comes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 300


class Block(msgspec.Struct, frozen=True):
    """A code block of a page."""

    kind: str
    text: str


def blocks_of(page: str) -> list[Block]:
    """The code blocks of a page under docs/, in order."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(kind, content) for kind, content in found]


def environment(**more: str) -> dict[str, str]:
    """What a command of a page finds: our own commands first, nothing of the host's settings."""
    usual = {name: value for name, value in os.environ.items() if "ZIGGURAT" not in name}
    path = f"{Path(sys.executable).parent}{os.pathsep}{usual['PATH']}"
    return {**usual, "PATH": path, "NO_COLOR": "1", "COLUMNS": "100", **more}


def run_in_order(scripts: list[str], folder: Path, **more: str) -> list[str]:
    """What each of some bash blocks prints, run one after the other in one shell."""
    mark = "=== the next block ==="
    lines = ["set -eo pipefail"]
    for script in scripts:
        lines += [f"echo '{mark}'", script]
    done = subprocess.run(
        ["bash", "-c", "\n".join(lines)],
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    printed = done.stdout.split(f"{mark}\n")[1:]
    assert done.returncode == 0, f"block {len(printed)}: {scripts[len(printed) - 1]}\n{done.stderr}"
    return printed


def require_shape(shown: Any, real: Any, where: str = "it") -> None:
    """See that JSON of a page is made like what came, of which it may show a part."""
    assert type(shown) is type(real), f"{where}: {shown!r} is shown, {real!r} came"
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert name in real, f"{where} has no {name!r}: {sorted(real)}"
            require_shape(value, real[name], f"{where}.{name}")
    elif isinstance(shown, list) and shown:
        assert real, f"{where} is empty"
        for value in shown:
            require_one_like(value, real, where)


def require_one_like(shown: Any, real: list[Any], where: str) -> None:
    """See that one of several values is made like the one shown."""
    complaints = []
    for number, value in enumerate(real):
        try:
            require_shape(shown, value, f"{where}[{number}]")
        except AssertionError as error:
            complaints.append(str(error))
        else:
            return
    raise AssertionError("; ".join(complaints))


def require_lines(shown: str, real: str) -> None:
    """See that lines of a page begin what came; numbers may differ."""
    came = real.splitlines()
    for number, line in enumerate(shown.splitlines()):
        pattern = re.sub(r"\d+", r"\\d+", re.escape(line))
        assert number < len(came), f"{line!r} is shown, nothing came"
        assert re.match(pattern, came[number]), f"{line!r} is shown, {came[number]!r} came"

"""Compile kernel and rules with mypyc into build/compiled.

The whole package is copied there and the hot modules are compiled in place, together, so that
they call one another natively. The source tree stays as it is; who puts build/compiled first on
PYTHONPATH runs the native build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

COMPILED = (
    "kernel/dice.py",
    "kernel/events.py",
    "kernel/options.py",
    "kernel/algebra.py",
    "kernel/state.py",
    "kernel/menu.py",
    "kernel/course.py",
    "games/revolt/terms.py",
    "games/revolt/tables.py",
    "games/revolt/state.py",
    "games/revolt/names.py",
    "games/revolt/notation.py",
    "games/revolt/rules/*.py",
    "games/revolt/judge.py",
)

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = {modules!r}
setup(name="ziggurat-native", packages=[], ext_modules=mypycify(modules, opt_level="3"))
"""


def main() -> None:
    """Copy the package and compile its hot modules there."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "ziggurat",
        TARGET / "ziggurat",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    package = TARGET / "ziggurat"
    modules = [
        str(path.relative_to(TARGET))
        for pattern in COMPILED
        for path in sorted(package.glob(pattern))
        if path.name != "__init__.py"
    ]
    (TARGET / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    print(f"Compiling {len(modules)} modules with mypyc; this takes a minute or two.")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=TARGET,
        check=True,
        env=os.environ | {"MYPYPATH": str(TARGET)},
    )
    print(f"The native build lies in {TARGET.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()

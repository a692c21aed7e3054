"""Compile kernel and rules with mypyc into build/compiled.

The whole package is copied there and the hot modules are compiled in place, together, so that
they call one another natively. The source tree stays as it is; who puts build/compiled first on
PYTHONPATH runs the native build. `python tools/compile.py revolt` compiles the kernel and that game
alone, which is enough to measure it and takes a third of the time. With `--trained` everything is
compiled twice: the second time the compiler knows from random play which ways are taken often, and
the build plays about a twentieth faster.

Frames and states are declared by annotations, and `ziggurat.kernel.declaring` writes the rest when
a class is made. A native class needs it in its source, so the same text is put into the copy.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import indent

from ziggurat.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

KERNEL = (
    "dice.py",
    "refusals.py",
    "laws.py",
    "lookup.py",
    "options.py",
    "choosing.py",
    "sharing.py",
    "forms.py",
    "algebra.py",
    "state.py",
    "menu.py",
    "asides.py",
    "course.py",
    "learned.py",
    "recalling.py",
)

# Prints what was written from the declarations in some modules: by module and class, the text.
DECLARATIONS = """\
import importlib, json, sys

written = {}
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    written[name] = {
        kind.__name__: kind.written
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == name and "written" in vars(kind)
    }
print(json.dumps(written))
"""

FUTURE = "from __future__ import annotations\n"
TYPING = "from typing import Any, ClassVar, Self\n"
"""What the written texts speak of."""

PROCEEDING = """
def proceed(self, state: Any) -> Frame | None:
    index = self.step
    self.step = index + 1
{calls}    self.step = index
    state.stack.pop()
    return None
"""

TELLING = ("state.tell(", "state.tell_some(")
HEARD = "if state.events is not None:"

# Plays games at random, with the usual settings and with each switch turned over, and prints where
# the kernel was loaded from and what came of them. Each game goes on with a twin of its position.
PROOF = """\
import copy, pickle

import sys

from ziggurat.games.registry import GAMES
from ziggurat.kernel import course, saving
from ziggurat.kernel.dice import Dice, seed_from_number

positions = b""
for game in (GAMES[name] for name in sys.argv[1:]):
    switches = [each for each in game.settings if (each.least, each.most) == (0, 1)]
    for wish in ({}, *({each.name: 1 - each.default} for each in switches)):
        settings = game.complete(wish)
        for seats in game.seats:
            state = game.setup(seats, settings, seed_from_number(seats))
            dice = Dice(seed_from_number(-seats))
            course.play_at_random(state, dice, 40)
            twin = pickle.loads(pickle.dumps(copy.deepcopy(copy.copy(state))))
            course.play_at_random(twin, dice, 10**6)
            positions += saving.save(game, twin, seats, settings)
print(course.__file__)
print(saving.digest(positions))
"""

# One C file a module: a compiler that sees all of them at once needs gigabytes.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = {modules!r}
extensions = mypycify(modules, opt_level="2", debug_level="0", multi_file=True)
for extension in extensions:
    extension.extra_compile_args += {flags!r}
    extension.extra_link_args += {flags!r}
setup(name="ziggurat-native", packages=[], ext_modules=extensions)
"""

FLAGS = ["-fvisibility=hidden"]
"""Nobody but the build itself calls what is in it, so calls need no detour and can be inlined."""
WATCHED = [f"-fprofile-generate={TARGET / 'profile'}"]
TRAINED = [f"-fprofile-use={TARGET / 'profile'}", "-fprofile-partial-training", "-w"]
"""What was not played, such as thinking, is compiled as ever; there is no warning that it is so."""


def main() -> None:
    """Copy the package, compile its hot modules there, and see that they play the same games."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "ziggurat",
        TARGET / "ziggurat",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    # Interpreted, the very files play that are compiled then: nobody need stop working meanwhile.
    games = [each for each in sys.argv[1:] if each != "--trained"] or list(GAMES)
    _, plain = play(TARGET, games)
    modules = [path.relative_to(TARGET) for path in hot_modules(TARGET, games)]
    write_declarations(modules)
    if "--trained" in sys.argv:
        compile_modules(modules, FLAGS + WATCHED)
        play(TARGET, games)
        compile_modules(modules, FLAGS + TRAINED)
    else:
        compile_modules(modules, FLAGS)
    loaded, native = play(TARGET, games)
    if Path(loaded).suffix == ".py":
        sys.exit(f"The native build is not used: {loaded} was loaded.")
    if plain != native:
        sys.exit(f"The native build plays other games: {native} instead of {plain}.")
    print(
        f"The native build lies in {TARGET.relative_to(ROOT)}; it plays the same games ({native})."
    )


def hot_modules(root: Path, games: Iterable[str] = GAMES) -> list[Path]:
    """The modules to compile below a root: the kernel's, and what each game's manifest names."""
    named = {GAMES[name].folder: GAMES[name].compiled for name in games}
    found = [
        path
        for folder, patterns in {"ziggurat.kernel": KERNEL, **named}.items()
        for pattern in patterns
        for path in sorted((root / folder.replace(".", "/")).glob(pattern))
    ]
    return [path for path in found if path.name != "__init__.py"]


def write_declarations(modules: list[Path]) -> None:
    """Put what follows from declarations into the sources of the copy."""
    names = {".".join(path.with_suffix("").parts): path for path in modules}
    written: dict[str, dict[str, str]] = json.loads(run(DECLARATIONS, TARGET, *names))
    for name, module in names.items():
        path = TARGET / module
        texts = written.get(name, {})
        source = told_when_heard(path.read_text(encoding="utf-8"))
        path.write_text(expanded(source, texts), encoding="utf-8")


def told_when_heard(source: str) -> str:
    """A module that makes its events only when somebody listens.

    Making them takes longer than telling them, and nobody listens to random play and to thinking.
    """
    lines = source.splitlines(keepends=True)
    for each in ast.walk(ast.parse(source)):
        if isinstance(each, ast.Expr) and ast.unparse(each).startswith(TELLING):
            place = each.lineno - 1
            lines[place] = lines[place].replace("state.", f"{HEARD} state.", 1)
    return "".join(lines)


def expanded(source: str, texts: dict[str, str]) -> str:
    """A module with the text of each declared class at the end of that class.

    Defaults of fields stand in the text and go from the class, and so do a metaclass and the
    decorator for type checkers: with either of them mypyc would not make the class a native one.
    """
    source = source.replace("(metaclass=Slotted)", "")
    lines = source.splitlines(keepends=True)
    body = ast.parse(source).body
    kinds = [each for each in body if isinstance(each, ast.ClassDef) and each.name in texts]
    steps = steps_in(body)
    for kind in reversed(kinds):  # from the end, so that the numbers of earlier lines stay true
        text = proceeding(steps.get(kind.name, [])) + texts[kind.name]
        lines.insert(kind.end_lineno or 0, "\n" + indent(text, "    "))
        for field in reversed(kind.body):
            if isinstance(field, ast.AnnAssign) and "ClassVar" not in ast.unparse(field.annotation):
                plain = f"    {ast.unparse(field.target)}: {ast.unparse(field.annotation)}\n"
                lines[field.lineno - 1 : field.end_lineno] = [plain]
        for decorator in reversed(kind.decorator_list):
            if ast.unparse(decorator).startswith("dataclass_transform"):
                del lines[decorator.lineno - 1 : decorator.end_lineno]
    return "".join(lines).replace(FUTURE, FUTURE + TYPING) if kinds else source


def steps_in(body: list[ast.stmt]) -> dict[str, list[str]]:
    """By procedure of a module, the functions that are its steps."""
    found: dict[str, list[str]] = {}
    for each in body:
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Tuple):
            name, _, attribute = ast.unparse(each.targets[0]).partition(".")
            if attribute == "steps":
                found[name] = [ast.unparse(step) for step in each.value.elts]
    return found


def proceeding(steps: list[str]) -> str:
    """`Procedure.proceed` with the steps written out; nothing where there are none."""
    if not steps:
        return ""
    calls = [
        f"    if index == {number}:\n        return {step}(state, self)\n"
        for number, step in enumerate(steps)
    ]
    return PROCEEDING.format(calls="".join(calls))


def compile_modules(modules: list[Path], flags: list[str]) -> None:
    """Turn the hot modules of the copy into native ones, beside their sources."""
    names = [str(path) for path in modules]
    (TARGET / "setup.py").write_text(SETUP.format(modules=names, flags=flags), encoding="utf-8")
    print(f"Compiling {len(names)} modules with mypyc; this takes some minutes.")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"],
        cwd=TARGET,
        check=True,
        env=os.environ | {"MYPYPATH": str(TARGET)},
    )


def play(source: Path, games: list[str]) -> tuple[str, str]:
    """Where the kernel is loaded from, and the digest of some games played there."""
    loaded, digest = run(PROOF, source, *games).split()
    return loaded, digest


def run(program: str, source: Path, *arguments: str) -> str:
    """What a program prints that uses the package in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=os.environ | {"PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


if __name__ == "__main__":
    main()

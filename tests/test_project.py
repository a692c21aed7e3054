"""What the project promises about itself: installation, commands, packaging."""

import ast
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

import ziggurat
from tools import coastline, installing
from ziggurat.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
TARGETS = {
    *("setup", "play", "web", "test", "check", "bench", "load"),
    *("soak", "compiled", "coastline", "programs", "lock", "clean"),
}


def pins(lock: Path) -> dict[tuple[str, str], str]:
    """The version of every package in a lock file, by name and by the machines it is for."""
    found = re.findall(r"(?m)^([a-z0-9._-]+)==([^ ;\\]+)(?: ; ([^\\]+))? \\$", lock.read_text())
    return {(name, condition.strip()): version for name, version, condition in found}


def make(*arguments: str, folder: Path, path: str) -> subprocess.CompletedProcess[str]:
    command = [shutil.which("make") or "make", *arguments]
    environment = {"PATH": path, "HOME": str(folder)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_there_is_a_lock_file_for_each_use() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "lock", "play"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_file_names_no_host_and_no_folder(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"://|^-|^\s*--(?!hash=sha256:)| @ |/[a-z]+/", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_of_a_lock_file_is_pinned_with_hashes(lock: Path) -> None:
    entries = re.split(r"(?m)^(?=[a-z])", lock.read_text())[1:]
    assert len(entries) == len(pins(lock)) > 0
    for entry in entries:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry.partition("\n")[0]


def test_the_same_package_has_the_same_version_in_all_lock_files() -> None:
    bench = pins(ROOT / "requirements" / "bench.txt")
    for lock in ("dev", "play"):
        found = pins(ROOT / "requirements" / f"{lock}.txt")
        assert {pin: bench.get(pin) for pin in found} == found


def test_the_base_install_is_small() -> None:
    # polars alone is 181 MB; the server's packages come with an extra as well.
    needed = metadata.requires("ziggurat") or []
    base = {re.split(r"[^a-z-]", name)[0] for name in needed if "extra ==" not in name}
    assert base == {"msgspec", "mypy-extensions", "pyyaml", "rich", "typer"}
    assert not [name for name, _ in pins(ROOT / "requirements" / "play.txt") if "polars" in name]


def test_the_continuous_check_is_make_test() -> None:
    script = ROOT / ".ci" / "run"
    lines = [line for line in script.read_text().splitlines() if not line.startswith("#")]
    assert lines[-1] == "exec make test"
    assert os.access(script, os.X_OK)


def test_make_alone_lists_every_command() -> None:
    shown = make(folder=ROOT, path=os.environ["PATH"])
    assert shown.returncode == 0, shown.stderr
    assert set(re.findall(r"(?m)^  make ([a-z]+) +\S", shown.stdout)) >= TARGETS


@pytest.mark.parametrize(
    "document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/maps.md"]
)
def test_documents_name_only_commands_that_exist(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z]+)`|(?m:^(?:\$ )?make ([a-z]+)$)", text))
    assert {target for pair in named for target in pair if target} <= TARGETS


@pytest.mark.parametrize("folder", ["kernel", "terminal", "server", "server/tables", "cli"])
def test_the_architecture_names_every_module_of_a_folder_and_no_other(folder: str) -> None:
    assert named_in(f"in `{folder}`") == entries(folder)


def test_the_architecture_names_every_room_of_a_game_and_no_other() -> None:
    shared = named_in("in a game's folder")
    found: set[str] = set()
    for game in GAMES:
        there = entries(f"games/{game}")
        assert named_in(f"only in `games/{game}`") == there - shared
        found |= there
    assert shared <= found


def entries(folder: str) -> set[str]:
    """The modules, texts and folders of a package that are kept in git."""
    package = ROOT / "src" / "ziggurat" / folder
    folders = {f"{path.name}/" for path in package.iterdir() if path.is_dir()}
    files = {path.name for path in package.iterdir() if path.suffix in {".py", ".md"}}
    return (folders | files) - {"__init__.py", "__pycache__/", "static/"}


def named_in(head: str) -> set[str]:
    """The modules, texts and folders a table of the architecture page names."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition(f"| {head} | |\n")[2].partition("\n\n")[0]
    first_cells = re.sub(r"(?m)^(\| [^|]+\|).*$", r"\1", table)
    return set(re.findall(r"`(\w+(?:\.py|\.md|/))`", first_cells))


def test_make_says_so_when_there_is_no_python_it_can_use(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    programs = tmp_path / "programs"
    programs.mkdir()
    too_old = programs / "python3"
    too_old.write_text("#!/bin/sh\nexit 1\n")
    too_old.chmod(0o755)
    shown = make("setup", folder=tmp_path, path=str(programs))
    assert shown.returncode != 0
    assert "Ziggurat needs Python 3.11 or later" in shown.stderr
    assert not (tmp_path / ".venv").exists()


def test_an_installation_tells_how_far_it_is() -> None:
    lines = [
        "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment",
        "Collecting rich==15.0.0 (from -r requirements/play.txt (line 9))",
        "  Downloading rich-15.0.0-py3-none-any.whl (200 kB)",
        "Requirement already satisfied: typer==0.29.0 in .venv",
        "Installing collected packages: mdurl, rich",
        "Successfully installed mdurl-0.1.2 rich-15.0.0",
    ]
    assert list(installing.progress(lines, total=3)) == [
        "1 of 3 packages",
        "2 of 3 packages",
        "3 of 3 packages",
        "2 packages are put in place",
    ]


def test_the_version_comes_from_the_metadata() -> None:
    assert ziggurat.__version__ == metadata.version("ziggurat")


def test_every_package_tells_what_lives_there() -> None:
    packages = sorted((ROOT / "src" / "ziggurat").rglob("__init__.py"))
    assert len(packages) > 5
    for package in packages:
        docstring = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")))
        assert docstring, package.relative_to(ROOT)


def build_wheel(project: Path, target: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    return subprocess.run(command, cwd=project, check=False, capture_output=True, text=True)


def test_a_wheel_without_the_browsers_client_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/wheel.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "ziggurat"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    built = build_wheel(tmp_path, tmp_path / "dist")
    assert built.returncode != 0
    assert "The wheel would lack the browser's client" in built.stderr
    assert "make web" in built.stderr
    assert list(tmp_path.rglob("*.whl")) == []


def test_the_wheel_carries_client_types_rules_and_data(tmp_path: Path) -> None:
    built = build_wheel(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*.whl")
    files = set(zipfile.ZipFile(wheel).namelist())
    games = ROOT / "src" / "ziggurat" / "games"
    wanted = [*games.glob("*/*.md"), *games.glob("*/data/*")]
    assert len({path.parts[-2] for path in wanted if path.name == "rules.md"}) > 1
    assert "ziggurat/py.typed" in files
    assert "ziggurat/server/static/index.html" in files
    for path in wanted:
        assert path.relative_to(ROOT / "src").as_posix() in files
    assert not [name for name in files if name.startswith("tests/")]


def test_a_coastline_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    tarball = tmp_path / "world-atlas.tgz"
    tarball.write_bytes(b"something else")
    with pytest.raises(SystemExit, match="is not the package that is pinned"):
        coastline.verify(tarball)

"""Install the packages of a lock file and show how far it is, in one line.

    python tools/installing.py requirements/play.txt 'what playing needs'

pip itself tells either nothing or several lines a package. What it said is shown if it fails.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install"]
QUIET = ["--progress-bar", "off", "--no-color", "--require-hashes", "-r"]
SEEN = ("Collecting ", "Requirement already satisfied: ", "Ignoring ")
"""How pip begins the line in which it comes to the next package."""
LAST = "Installing collected packages: "


def progress(lines: Iterable[str], total: int) -> Iterator[str]:
    """How far pip is, as often as that changes."""
    seen = 0
    for line in lines:
        if line.startswith(SEEN):
            seen += 1
            yield f"{min(seen, total)} of {total} packages"
        elif line.startswith(LAST):
            yield f"{line.count(',') + 1} packages are put in place"


def main(lock: Path, what: str) -> int:
    """Run pip; its exit status."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    total = sum(line[:1].isalnum() for line in lines)
    print(f"Installing {what}: {total} packages", flush=True)
    said: list[str] = []
    with subprocess.Popen(
        [*PIP, *QUIET, str(lock)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        assert pip.stdout is not None
        for told in progress(listening(pip.stdout, said), total):
            show(f"  {told}")
    show("")
    if pip.returncode != 0:
        sys.stderr.write("".join(said))
    return pip.returncode


def listening(lines: Iterable[str], said: list[str]) -> Iterator[str]:
    """The lines as they come, kept for the case that something goes wrong."""
    for line in lines:
        said.append(line)
        yield line


def show(text: str) -> None:
    """One line at a terminal that is written over by the next; nothing elsewhere."""
    if sys.stdout.isatty():
        print(f"\r\x1b[K{text}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))

"""Write the lock files under requirements/ anew: newest versions, with hashes, for any platform.

The files name no host: whoever installs takes the packages from wherever their pip looks, and the
hashes say whether they are the right ones.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Written by `make lock` from pyproject.toml; not edited by hand.\n"
COMPILE = [
    *("pip", "compile", "--no-config", "--quiet"),
    *("--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-header", "--no-annotate"),
]
# The widest set comes first; the others are held to its versions, so that going from one to
# another changes nothing that is already installed.
LOCKS = {
    "bench": ["pyproject.toml", "--all-extras", "--group", "bench"],
    "dev": ["pyproject.toml", "--all-extras", "--group", "dev"],
    "play": ["pyproject.toml", "--extra", "server", "--group", "build", "--group", "web"],
    "lock": ["--group", "lock"],
}


def compile_lock(name: str, wanted: list[str], constraints: str) -> str:
    """Resolve one set of packages and return the text of its lock file."""
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), *COMPILE, *wanted, "--constraints", "-"]
    run = subprocess.run(
        command, input=constraints, stdout=subprocess.PIPE, check=False, text=True, cwd=ROOT
    )
    if run.returncode != 0:
        sys.exit(f"{name}: no set of versions was found; nothing was written.")
    return HEADER + run.stdout


def main() -> None:
    """Resolve all sets, then write them together."""
    texts: dict[str, str] = {}
    for name, wanted in LOCKS.items():
        pins = [line for line in texts.get("bench", "").splitlines() if "==" in line]
        constraints = "\n".join(pin.rstrip(" \\") for pin in pins)
        texts[name] = compile_lock(name, wanted, constraints)
    for name, text in texts.items():
        (ROOT / "requirements" / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"requirements/{name}.txt: {text.count('==')} packages")


if __name__ == "__main__":
    main()

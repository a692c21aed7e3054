"""Make sure that the programs the tests use are there: find them, or install Debian's."""

import os
import shutil
import subprocess
import sys

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PROGRAMS = {"chromium": CHROMIUM, "curl": ("curl",)}
"""Debian's packages, and the names their program may have."""

Names = tuple[str, ...]


def find_program(names: Names) -> str | None:
    """Where a program lies, if it is there under one of its names."""
    return next(filter(None, map(shutil.which, names)), None)


def find_chromium() -> str:
    """Where Chromium lies; stops with a sentence when there is none."""
    found = find_program(CHROMIUM)
    if found is None:
        raise FileNotFoundError(advice("chromium"))
    return found


def advice(package: str) -> str:
    """What to do about a missing program."""
    names = ", ".join(PROGRAMS[package])
    return f"The tests need {package}; none was found as {names}. `make programs` installs it."


def install(packages: list[str]) -> bool:
    """Install Debian's packages, as the administrator; whether that was possible."""
    apt = shutil.which("apt-get")
    become = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if apt is None or (become and shutil.which("sudo") is None):
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {' and '.join(packages)} for the tests", flush=True)
    wanted = ["install", "-y", "-qq", "--no-install-recommends", *packages]
    for step in (["update", "-qq"], wanted):
        command = [*become, apt, *step]
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            return False
    return True


def main() -> None:
    """Find or install them, or say what is missing."""
    missing = [package for package, names in PROGRAMS.items() if find_program(names) is None]
    if missing and not install(missing):
        names = " and ".join(missing)
        sys.exit(f"The tests need {names}, and this cannot install it here: please do so by hand.")


if __name__ == "__main__":
    main()

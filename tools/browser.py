"""Make sure that there is a Chromium for the browser tests: find one, or install Debian's."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests need Chromium. None was found as "
    + ", ".join(NAMES)
    + ", and it could not be installed here; install it by hand and try again."
)


def find_chromium() -> str | None:
    """Where Chromium lies, if it is there."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> bool:
    """Install Debian's package, as the administrator; whether that was possible."""
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    become = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if become and shutil.which("sudo") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Debian's Chromium for the browser tests", flush=True)
    for step in ("update -qq", "install -y -qq --no-install-recommends chromium"):
        done = subprocess.run(
            [*become, apt, *step.split()], env=environment, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode != 0:
            return False
    return find_chromium() is not None


def main() -> None:
    """Find or install it, or say what is missing."""
    if find_chromium() is None and not install():
        sys.exit(ADVICE)


if __name__ == "__main__":
    main()

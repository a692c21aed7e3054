"""`ziggurat bot`: which there are, and one of this machine at a table of a real server."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.sittings import run
from tests.docs.pages import environment
from tests.server.serving import read_line, read_rest, serving
from ziggurat.bots.registry import LEVELS
from ziggurat.cli import main
from ziggurat.client import Client, TableClient
from ziggurat.games.registry import GAMES

Begin = Callable[..., subprocess.Popen[str]]
ANSWER = re.compile(r"^(\d+)\. (.+) \((.+)\)$", re.MULTILINE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "club.db"), folder / "log", "--pace", "0", "--no-limits") as running:
        yield running.address


@pytest.fixture
def host(address: str, quiet_table: None) -> Iterator[Client]:
    with Client(address) as client:
        client.sign_up("Anna")
        yield client


def join(where: str, *arguments: str) -> str:
    """What the command prints until the game is over."""
    result = run("bot", "join", where, "--identities", "identities.json", *arguments)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Runs the command in processes of their own; none outlives the test."""
    command = [sys.executable, "-c", "from ziggurat.cli import main; main()", "bot", "join"]
    with ExitStack() as stack:

        def begin(where: str, *arguments: str) -> subprocess.Popen[str]:
            process = stack.enter_context(
                subprocess.Popen(
                    [*command, where, "--identities", "identities.json", *arguments],
                    env=environment(PYTHONUNBUFFERED="1"),
                    text=True,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                )
            )
            stack.callback(process.kill)
            return process

        yield begin


def refusal(capsys: pytest.CaptureFixture[str], where: str, *arguments: str) -> str:
    """The one sentence the command is refused with."""
    with pytest.raises(SystemExit) as leaving:
        main(["bot", "join", where, "--identities", "identities.json", *arguments])
    assert leaving.value.code not in (0, None)
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def against_a_bot(host: Client, rounds: int = 3) -> TableClient:
    """A running table of the host against a bot of the server."""
    return host.make_table("revolt", ["me", "random"], settings={"rounds": rounds}, start=True)


def test_a_bot_plays_its_persons_seat_to_the_end_and_says_why(host: Client) -> None:
    table = against_a_bot(host)
    shown = join(table.address, "--token", host.token)
    assert shown.startswith(f"Anna (greedy) sits at {table.address}, seat 1.\n")
    assert re.search(r"The game is over \(\w+\); Anna came in at place [12]\.\n$", shown)
    given = [(int(number), text) for number, text, _ in ANSWER.findall(shown)]
    record = [line.split(" ", 1) for line in table.record().splitlines() if " ; " in line]
    played = [
        (number, text.split(" ; ")[0])
        for number, (seat, text) in enumerate(record, start=1)
        if seat == "0"
    ]
    assert given == played
    assert len(given) >= 3


def test_bots_sit_down_by_a_link_and_at_an_open_seat_and_find_them_again(
    host: Client, begin: Begin
) -> None:
    table = host.make_table("revolt", ["link", "open"], settings={"rounds": 3})
    link = table.show().standing.seats[0].link
    where = f"{host.url}/join/{link}"
    first = begin(where, "--name", "Attila")
    assert read_line(first).startswith("Attila (greedy) sits at")
    assert read_line(first) == "The game has not begun; it waits.\n"
    first.send_signal(signal.SIGINT)
    told = read_rest(first)
    assert first.returncode == 0, told
    assert "Seat 1 stays Attila's" in told
    assert f"bot join {table.address} --bot greedy --name Attila" in told
    again = begin(table.address, "--name", "Attila")
    assert f"sits at {table.address}, seat 1." in read_line(again)
    host.table(table.id).sit()
    table.start()
    # In a process of its own as well: whoever plays here would wait for ever for one that died.
    other = begin(table.address, "--token", host.token, "--bot", "random")
    told = read_rest(again)
    opponent = read_rest(other)
    assert again.returncode == 0, told
    assert "Attila came in at place" in told
    assert "Anna came in at place" in opponent


def test_a_bot_that_fails_plays_defaults_and_the_line_says_so(host: Client) -> None:
    shown = join(
        against_a_bot(host).address,
        "--token",
        host.token,
        "--bot",
        "tests.cli.stubborn_bots:Sulking",
    )
    reasons = {reason for _, _, reason in ANSWER.findall(shown)}
    assert reasons == {"plays the default: sulking failed with RuntimeError: I will not play"}


def test_a_named_seat_is_taken(host: Client, begin: Begin) -> None:
    table = host.make_table("revolt", ["me", "open", "open"], settings={"rounds": 1})
    process = begin(table.address, "--seat", "3")
    assert read_line(process) == f"greedy (greedy) sits at {table.address}, seat 3.\n"
    assert [seat.status for seat in table.show().standing.seats] == ["person", "open", "person"]
    process.send_signal(signal.SIGINT)
    told = read_rest(process)
    assert "Seat 3 stays greedy's" in told


def test_whoever_the_server_has_forgotten_is_made_anew(host: Client) -> None:
    Path("identities.json").write_text(
        f'{{"{host.url}": {{"greedy": "of another server"}}}}', encoding="utf-8"
    )
    table = host.make_table("revolt", ["me", "greedy"], settings={"rounds": 1}, start=True)
    result = run("bot", "join", table.address, "--identities", "identities.json")
    assert str(result.exception) == "There is no open seat at this table."
    assert "of another server" not in Path("identities.json").read_text(encoding="utf-8")


def test_refusals_are_one_sentence(host: Client, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no address of a table" in refusal(capsys, host.url)
    assert "no address of a server" in refusal(capsys, "play.example.org/table/abc")
    assert "There is no such table" in refusal(capsys, f"{host.url}/table/nothing")
    assert "link" in refusal(capsys, f"{host.url}/join/nothing")
    assert "There is no bot 'zeus'" in refusal(capsys, f"{host.url}/table/x", "--bot", "zeus")
    table = host.make_table("revolt", ["me", "open"])
    wrong = refusal(capsys, table.address, "--bot", "planner/zeus")
    assert "no character 'zeus'. Characters are:" in wrong
    full = against_a_bot(host)
    assert "There is no open seat" in refusal(capsys, full.address)
    full.resign()
    assert "is over" in refusal(capsys, full.address)


def test_all_levels_and_characters_are_listed_with_a_line_about_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = run("bot", "list").stdout
    for name, level in LEVELS.items():
        assert re.search(rf"^{name} +{level.about}", shown, re.MULTILINE)
    for game in GAMES.values():
        for character in game.characters():
            line = f"{character.title}. {character.temper}"
            assert re.search(rf"^{character.name} +{re.escape(line)}", shown, re.MULTILINE)


def test_the_characters_of_one_game_are_listed_alone() -> None:
    shown = run("bot", "list", "revolt").stdout
    assert "Characters of Empire's Revolt" in shown
    assert shown.count("Characters of") == 1

"""`ziggurat admin`: what a host sees and does, with the database of a server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.cli.sittings import run
from tests.server.tables.scenes import Now, Scene, opened
from ziggurat.cli import main
from ziggurat.games.registry import find_game
from ziggurat.kernel.filing import read_record, replay_file
from ziggurat.server.storage import people
from ziggurat.server.storage.stored import StoredPerson

SECRET_WORDS = "nobody but Anna and Berta reads this"


class Club:
    """A database with a game that is over and one that goes on."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.db")
        self.over = self.running = self.seed = ""

    async def fill(self, folder: Path) -> None:
        async with opened(folder, now=Now()) as scene:
            self.over = await scene.table("revolt", "Anna", "Berta", settings={"rounds": 1})
            await play_on(scene, self.over, moves=50)
            self.running = await scene.table("revolt", "Anna", "Carla")
            await play_on(scene, self.running, moves=3)
            anna = await scene.person("Anna")
            await scene.tables.say(self.running, anna, SECRET_WORDS)
            db = scene.tables.db
            doris = StoredPerson(id="id-of-doris", name="Doris", login="doris", created_at=0.0)
            await people.add(db, doris)
            async with scene.tables.at(self.running) as place:
                self.seed = place.table.row.seed


async def play_on(scene: Scene, table: str, moves: int) -> None:
    """Give defaults until the game is over, or so often."""
    for _ in range(moves):
        async with scene.tables.at(table) as place:
            asked = sorted(place.table.questions)
            names = [place.table.seats[seat].name for seat in asked]
        if not asked:
            return
        await scene.answer(table, names[0], None)


@pytest.fixture
def club(tmp_path: Path, quiet_table: None, monkeypatch: pytest.MonkeyPatch) -> Club:
    monkeypatch.setenv("COLUMNS", "120")
    club = Club(tmp_path)
    asyncio.run(club.fill(tmp_path))
    monkeypatch.setenv("ZIGGURAT_DATABASE", club.database)
    return club


def admin(*arguments: str, lines: str = "") -> str:
    """What a command shows; it must succeed."""
    result = run("admin", *arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence a command is refused with."""
    with pytest.raises(SystemExit) as leaving:
        main(["admin", *arguments])
    assert leaving.value.code not in (0, None)
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return said.err


def test_tables_are_listed_and_filtered(club: Club) -> None:
    assert {club.over, club.running} <= set(admin("list").split())
    assert admin("list", "--ids", "--status", "over").split() == [club.over]
    assert admin("list", "--ids", "--person", "Carla").split() == [club.running]
    assert admin("list", "--ids", "--game", "chess") == ""
    assert admin("list", "--game", "chess").strip() == "There are no such tables."
    assert len(admin("list", "--ids", "--limit", "1").split()) == 1
    both = admin("list", "--ids", "--idle", "30").split()  # the clock of the tests stood long ago
    assert sorted(both) == sorted([club.over, club.running])


def test_a_table_is_shown_without_its_secrets(club: Club) -> None:
    shown = admin("show", club.running)
    assert re.search(r"status +running", shown)
    assert "Carla" in shown
    assert "(asked)" in shown
    assert "chat" in shown
    assert SECRET_WORDS not in shown
    assert club.seed not in shown


def test_a_finished_game_is_exported_as_a_record_that_replays(club: Club) -> None:
    assert "The record is in" in admin("export", club.over)
    file = Path(f"{club.over}.zig")
    match = replay_file(file, read_record(file), find_game("revolt"))
    assert match.is_over
    assert match.names == ["Anna", "Berta"]


def test_a_running_game_is_exported_with_a_warning_about_its_seed(club: Club) -> None:
    result = run("admin", "export", club.running, "-")
    assert result.exit_code == 0
    assert "secret of its dice" in result.stderr
    assert "secret of its dice" not in result.stdout
    assert f"seed: {club.seed}" in result.stdout


def test_a_file_is_replaced_only_when_asked_for(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("game.zig").write_text("precious", encoding="utf-8")
    assert "exists already" in refusal(capsys, "export", club.over, "game.zig")
    assert Path("game.zig").read_text(encoding="utf-8") == "precious"
    admin("export", club.over, "game.zig", "--overwrite")
    assert read_record(Path("game.zig")).game == "revolt"


def test_what_was_exported_can_be_imported_and_goes_on_by_links(club: Club) -> None:
    admin("export", club.running, "game.zig")
    told = admin("import", "game.zig", "--host", "doris")
    (table,) = re.findall(r"at table (\S+)\.", told)
    assert len(re.findall(r"Seat \d: /join/\S{20,}", told)) == 2
    assert re.search(r"host +Doris", admin("show", table))
    admin("export", table, "again.zig")
    first, second = read_record(Path("game.zig")), read_record(Path("again.zig"))
    assert first.moves == second.moves
    assert len(first.moves) == 3


def test_a_game_that_is_over_needs_no_links(club: Club) -> None:
    admin("export", club.over, "game.zig")
    told = admin("import", "game.zig")
    assert "/join/" not in told
    admin("import", "game.zig")  # the host of such tables is the same person every time
    assert admin("people").count("The host") == 1


def test_a_damaged_record_is_refused_with_its_name(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("export", club.over, "game.zig")
    text = Path("game.zig").read_text(encoding="utf-8")
    Path("game.zig").write_text(text.replace("seats: 2", "seats: 3"), encoding="utf-8")
    before = admin("list", "--ids")
    assert "game.zig: " in refusal(capsys, "import", "game.zig")
    assert "none.zig: cannot be read" in refusal(capsys, "import", "none.zig")
    assert admin("list", "--ids") == before


def test_deleting_asks_first(club: Club) -> None:
    assert "Nothing was deleted" in admin("delete", club.over, lines="n\n")
    assert club.over in admin("list", "--ids")
    assert "is deleted" in admin("delete", club.over, lines="y\n")
    assert club.over not in admin("list", "--ids")
    admin("delete", club.running, "--yes")
    assert admin("list", "--ids") == ""


def test_a_backup_has_everything(club: Club) -> None:
    admin("backup", "copy.db")
    admin("delete", club.over, "--yes")
    kept = admin("list", "--ids", "--database", "copy.db").split()
    assert sorted(kept) == sorted([club.over, club.running])


def test_people_are_listed_with_their_accounts(club: Club) -> None:
    assert {"Anna", "Berta", "Carla", "Doris"} <= set(admin("people").split())
    holders = admin("people", "--accounts")
    assert "doris" in holders
    assert "Anna" not in holders


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("show", "nothing"), "There is no table 'nothing'"),
        (("export", "nothing"), "There is no table 'nothing'"),
        (("delete", "nothing", "--yes"), "There is no table 'nothing'"),
        (("list", "--database", "none.db"), "There is no database none.db"),
        (("list", "--database", "oracle://x/y"), "no way to use a database of the kind 'oracle'"),
        (("backup", "none/copy.db"), "There is no folder none"),
    ],
)
def test_bad_input_gets_one_sentence(
    club: Club, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refusal(capsys, *arguments)
    assert not Path("none.db").exists()


def test_an_import_for_an_unknown_account_is_refused(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("export", club.over, "game.zig")
    assert "There is no account 'zeus'" in refusal(capsys, "import", "game.zig", "--host", "zeus")

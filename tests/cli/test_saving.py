"""Keeping games: leaving, going on, and losing nothing."""

from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.sittings import ROME_BEGINS, kept, moves, resume, run, sit, write_random_game
from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.cli import main, sitting
from ziggurat.cli.boards import find_board
from ziggurat.cli.sitting import Sitting
from ziggurat.games.registry import find_game
from ziggurat.games.revolt.maps.board import mediterranean
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options

pytestmark = pytest.mark.usefixtures("quiet_table")


def leave(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    return leaving.value.code, capsys.readouterr().err


def test_the_end_of_a_pipe_saves_and_tells_how_to_go_on() -> None:
    shown = sit(lines="intercept on\n")
    assert shown.endswith(
        "The game is saved in game.zig.\nGo on with: ziggurat play --resume game.zig\n"
    )
    assert moves("game.zig") == ["intercept on"]


def test_quitting_saves_as_well() -> None:
    shown = sit(lines="intercept on\nquit\nend\n")
    assert "Go on with: ziggurat play --resume game.zig" in shown
    assert moves("game.zig") == ["intercept on"]


def test_a_game_left_and_taken_up_goes_the_way_it_would_have_gone() -> None:
    lines = ["attack roma>campania\n", "end\n", "end\n", "end\n"]
    sit("--seats", "you,greedy", lines="".join(lines), file="whole.zig")
    sit("--seats", "you,greedy", lines=lines[0], file="parts.zig")
    for line in lines[1:]:
        resume("parts.zig", lines=line)
    assert Path("parts.zig").read_bytes() == Path("whole.zig").read_bytes()
    assert kept("parts.zig").digest() == kept("whole.zig").digest()


def test_taking_up_and_leaving_changes_nothing() -> None:
    match = write_random_game("mid.zig", 150)
    resume("mid.zig")
    assert kept("mid.zig").digest() == match.digest()


def test_who_goes_on_reads_only_what_is_new() -> None:
    sit("--seats", "you,greedy", lines="end\n")
    assert "Round 1: Carthage" in resume("game.zig")
    resume("game.zig", lines="intercept on\n")
    assert "Round 1: Carthage" not in resume("game.zig")


def test_a_finished_game_can_only_be_looked_at() -> None:
    sit("--set", "rounds=1", lines="end\n")
    before = Path("game.zig").read_bytes()
    assert "the first place." in resume("game.zig", lines="end\n")
    assert Path("game.zig").read_bytes() == before


def test_other_players_can_take_the_seats_of_a_saved_game() -> None:
    sit(lines="end\n")
    shown = resume("game.zig", "--seats", "random,you", "--save", "other.zig", lines="")
    assert "Carthage: you have" in shown
    assert kept("other.zig").names == ["random", "you"]


def test_a_new_game_never_takes_the_place_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("dear.zig").write_text("a letter", encoding="utf-8")
    status, complaint = leave(capsys, "play", "revolt", "--save", "dear.zig")
    assert status == 2
    assert complaint.startswith("dear.zig: exists already. Go on with it by --resume dear.zig")
    assert Path("dear.zig").read_text(encoding="utf-8") == "a letter"


def test_a_file_is_replaced_when_that_is_asked_for() -> None:
    Path("game.zig").write_text("a letter", encoding="utf-8")
    sit("--overwrite")
    assert moves("game.zig") == []


def test_without_a_name_each_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        assert run("play", "revolt", *ROME_BEGINS).exit_code == 0
    files = sorted(tmp_path.glob("revolt-*.zig"))
    assert len(files) == 3


def test_save_writes_a_copy_and_asks_before_it_replaces_anything() -> None:
    Path("dear.zig").write_text("a letter", encoding="utf-8")
    shown = sit(lines="intercept on\nsave copy.zig\nsave dear.zig\nno\nsave .\nend\n")
    assert "Saved in copy.zig." in shown
    assert moves("copy.zig") == ["intercept on"]
    assert Path("dear.zig").read_text(encoding="utf-8") == "a letter"
    assert "! . is a folder; name a file." in shown
    assert moves("game.zig")[:2] == ["intercept on", "end"]


def test_a_disk_that_refuses_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def write(path: Path, text: str) -> None:
        written.append(text)
        if len(written) == 2:
            raise Invalid(f"{path}: cannot be written: the disk is full.")

    monkeypatch.setattr(sitting, "write_whole", write)
    shown = sit(lines="intercept on\nend\n")
    assert "! game.zig: cannot be written: the disk is full. The game goes on;" in shown
    assert "0 end ;" in written[-1]


def test_nothing_is_left_beside_the_saved_game(tmp_path: Path) -> None:
    sit(lines="intercept on\nquit\n")
    assert [path.name for path in tmp_path.iterdir()] == ["game.zig"]


def test_a_map_of_ones_own_is_played_and_kept_in_the_record(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = mediterranean().read_bytes().decode().replace("name: Roma,", "name: Urbs,")
    Path("own.yaml").write_text(text, encoding="utf-8")
    assert "Urbs capital: army" in sit("--map", "own.yaml")
    Path("own.yaml").unlink()
    shown = resume("game.zig", lines="region roma\nmap x.svg\n")
    assert "Urbs (roma), capital" in shown
    assert "! The outlines of your own map are not known here;" in shown
    assert not Path("x.svg").exists()


class Attacker:
    """Attacks Campania once, then ends every turn."""

    name = "attacker"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        attack = [a for a in options.answers() if options.write(a) == "attack roma>campania"]
        return Decided(attack[0] if attack else options.read("end"))


def test_a_person_is_asked_who_defends_in_the_turn_of_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(
        find_game("revolt"),
        seats=2,
        seed=b"who defends",
        settings={"nations": "rome,carthage"},
        names=[f"{__name__}:Attacker", "you"],
    )
    campania = match.state.lookup.region_id.index("campania")
    match.state.take_control(campania, 1)
    match.state.add_troop(1, 0, campania, mounted=False)
    match.state.add_troop(1, 1, campania, mounted=False)
    console = Console(highlight=False, width=80)
    table = Sitting(match, find_board(match.game), Path("game.zig"), console)
    heard = iter(["2"])
    monkeypatch.setattr(table.listener, "hear", lambda _: next(heard))
    with pytest.raises(StopIteration):
        table.play()
    shown = capsys.readouterr().out
    assert "Rome attacks Campania. Which troop defends?" in shown
    assert "1 army (2 dice)" in shown
    assert match.moves[1].text == "campania#2"
    assert "against" in shown.partition("Which troop defends?")[2]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "There is no game 'chess'. Games are: revolt"),
        ([], "Name a game to play (revolt"),
        (["revolt", "--seats", "you"], "Empire's Revolt is played by 2 to 6 players, not 1."),
        (["revolt", "--seats", "you,,greedy"], "There is no bot ''. Bots are: random, novice"),
        (["revolt", "--seats", "you,bob"], "There is no bot 'bob'. Bots are: random, novice"),
        (["revolt", "--seats", ",".join(["you"] * 7)], "Empire's Revolt is played by 2 to 6"),
        (["revolt", "--set", "speed=9"], "Empire's Revolt has no setting 'speed'."),
        (["revolt", "--set", "rounds"], "'rounds' is not a setting; write it like"),
        (["revolt", "--set", "rounds=many"], "The setting 'rounds' is a number."),
        (["revolt", "--set", "rounds=-1"], "The setting 'rounds' goes from 0 to"),
        (["revolt", "--set", "rounds=1", "--set", "rounds=2"], "The setting 'rounds' is given"),
        (["revolt", "--set", "nations=rome,rome,rome"], "Name 3 different nations"),
        (["revolt", "--map", "none.yaml"], "none.yaml: cannot be read: No such file"),
        (["revolt", "--map", "bad.yaml"], "bad.yaml: "),
        (["revolt", "--map", "."], ".: "),
        (["revolt", "--save", "no/such/folder.zig"], "no/such/folder.zig: cannot be written"),
        (["--resume", "none.zig"], "none.zig: cannot be read: No such file"),
        (["--resume", "."], ".: cannot be read: Is a directory."),
        (["--resume", "letter.zig"], "letter.zig: This is not a record"),
        (["--resume", "noise.zig"], "noise.zig: is not a text file"),
        (["--resume", "letter.zig", "--seed", "1"], "--seed belongs to a new game"),
        (["--resume", "letter.zig", "--set", "rounds=1"], "--set belongs to a new game"),
    ],
)
def test_bad_input_is_refused_in_a_sentence_and_leaves_nothing_behind(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Path("letter.zig").write_text("Dear Hannibal", encoding="utf-8")
    Path("noise.zig").write_bytes(b"\xff\xfe\x00")
    Path("bad.yaml").write_text("regions: [", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    status, found = leave(capsys, "play", *arguments)
    assert status == 2
    assert found.startswith(complaint)
    assert "Traceback" not in found
    assert sorted(tmp_path.iterdir()) == before


def test_a_tampered_record_is_not_gone_on_with_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sit(lines="intercept on\nend\n")
    text = Path("game.zig").read_text(encoding="utf-8").replace("0 end ;", "0 resign ;")
    Path("game.zig").write_text(text, encoding="utf-8")
    status, complaint = leave(capsys, "play", "--resume", "game.zig")
    assert status == 2
    assert complaint.startswith("game.zig: The record is wrong at move 2, seat 0: resign.")
    assert Path("game.zig").read_text(encoding="utf-8") == text


def test_a_record_of_players_who_are_not_here_asks_for_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sit()
    text = Path("game.zig").read_text(encoding="utf-8")
    Path("game.zig").write_text(text.replace("names: you, random", "names: Ann, Bob"), "utf-8")
    status, complaint = leave(capsys, "play", "--resume", "game.zig")
    assert status == 2
    assert "There is no bot 'Ann'." in complaint
    assert "Say by --seats who plays now." in complaint
    assert "Rome" in resume("game.zig", "--seats", "you,random")

"""`ziggurat play`: answering, looking around, taking back."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.sittings import kept, moves, resume, sit, write_random_game
from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.cli import app
from ziggurat.kernel.dice import Dice, commitment
from ziggurat.kernel.options import Options

EVERYTHING = (
    "status\nplayers\nmap\nregion roma\nregion melita\nregion hercynia\nregion venetia\ncards\n"
    "log 400\nhelp\nwhy 17\nwhy sail\nhint\n1\n2\nback\n3\n\n4\nback\nnonsense\nattack x>y\n"
)


pytestmark = pytest.mark.usefixtures("quiet_table")


def test_a_whole_game_ends_with_ranking_reason_and_record() -> None:
    shown = sit("--set", "rounds=3", lines="end\n" * 3)
    assert re.search(r"the first place\. .+ \(ER-(X1|7\d)", shown)
    assert re.search(r"Place +Nation +Player +Points +Made of", shown)
    assert "The record of the game is game.zig." in shown
    assert kept("game.zig").outcome() is not None


def test_the_table_shows_everybody_and_ones_own_chances() -> None:
    shown = sit()
    assert "R Rome" in shown
    assert "C Carthage" in shown
    assert "0/3" in shown
    assert "Campania food 3:1 77%" in shown
    assert "Not now: move," in shown


def test_a_number_opens_a_kind_of_action_and_another_does_it() -> None:
    shown = sit(lines="1\n1\n")
    assert "army in Roma against Campania (3 to 1 dice) 77%" in shown
    assert moves("game.zig") == ["attack roma>campania"]


def test_a_kind_of_action_with_one_answer_is_done_at_once() -> None:
    sit(lines="intercept\n")
    assert moves("game.zig") == ["intercept on"]


def test_enter_alone_only_returns_to_the_menu() -> None:
    shown = sit(lines="\n1\n\n\n")
    assert moves("game.zig") == []
    assert shown.count("What do you do?") == 4


def test_back_returns_from_a_list_to_the_menu() -> None:
    shown = sit(lines="attack\nback\n")
    assert "Enter or `back` returns to the menu." in shown
    assert shown.count("What do you do?") == 2


def test_notation_is_understood_at_any_time_in_any_case() -> None:
    sit(lines="1\nINTERCEPT On\n")
    assert moves("game.zig") == ["intercept on"]


def test_a_beginning_that_means_one_thing_is_enough() -> None:
    sit(lines="att ro>camp\n")
    assert moves("game.zig") == ["attack roma>campania"]


def test_a_beginning_that_means_several_things_is_answered_with_them() -> None:
    shown = sit(lines="s\natt ro\n")
    assert "! 's' could be: sail, ship, settle, status, save." in shown
    assert "'att ro' could be\n" in shown
    assert moves("game.zig") == []


def test_a_beginning_narrows_the_list_to_choose_from() -> None:
    shown = sit(lines="att ro\n2\n")
    assert "(3 to 1 dice) 77%  attack roma>etruria" in shown.partition("'att ro' could be")[2]
    assert moves("game.zig") == ["attack roma>etruria"]


def test_a_number_that_is_not_listed_is_refused() -> None:
    assert "! There is no number 99 here; choose 1 to" in sit(lines="99\n")


def test_what_means_nothing_is_refused_and_points_to_help() -> None:
    shown = sit(lines="xyzzy\n")
    assert "! 'xyzzy' is not an action." in shown
    assert "`help` lists what else" in " ".join(shown.split())


def test_a_refusal_names_its_clause_and_why_shows_it() -> None:
    shown = sit(lines="move roma>campania\nwhy\n")
    assert "! ER-14b: You do not control that region; entering it is an attack." in shown
    assert "ER-14b Actions of troops" in shown
    assert moves("game.zig") == []


def test_why_tells_of_a_clause_and_of_a_closed_action() -> None:
    shown = sit(lines="why er22\nwhy sail\nwhy ER-999\nwhy\n")
    assert "ER-22 Who wins" in shown
    assert "ER-26: You have no ship" in shown
    assert "There is no clause 'ER-999'" in shown
    assert "ER-26" in shown.rpartition("Rome> why\n")[2]


def test_why_before_any_refusal_tells_what_it_is_for() -> None:
    assert "Nothing was refused." in sit(lines="why\n")


def test_a_closed_action_is_refused_with_its_reason() -> None:
    assert "! ER-26: You have no ship." in sit(lines="sail\n")


def test_undo_takes_the_last_answer_back() -> None:
    shown = sit(lines="intercept on\nundo\n")
    assert "Taken back: intercept on." in shown
    assert moves("game.zig") == []


def test_what_is_done_again_after_undo_is_told_again() -> None:
    shown = sit(lines="intercept on\nundo\nintercept on\n")
    assert shown.count("Rome will intercept foreign ships.") == 2


def test_undo_does_not_cross_a_roll() -> None:
    shown = sit(lines="attack roma>campania\nundo\n")
    assert "! There is nothing to take back since the last roll or answer." in shown
    assert moves("game.zig") == ["attack roma>campania"]


def test_giving_up_is_asked_again() -> None:
    shown = sit(lines="resign\nno\nresign\nyes\n")
    assert shown.count("Give up the game, with all you have? (yes or no)") == 2
    assert "Nothing was done." in shown
    assert "Carthage has the first place." in shown
    assert moves("game.zig") == ["resign"]


def test_giving_up_by_its_number_is_asked_again_as_well() -> None:
    listed = re.search(r"(\d+) resign +Give up the game", sit())
    assert listed is not None
    assert "(yes or no)" in sit("--overwrite", lines=f"{listed[1]}\n\n")
    assert moves("game.zig") == []


def test_disbanding_is_asked_again_since_its_number_was_that_of_another_action_before() -> None:
    shown = sit(lines="disband\nno\n")
    assert "Disband the army in Roma, your last troop, and get nothing for it?" in shown
    assert moves("game.zig") == []
    sit("--overwrite", lines="disband\nyes\n")
    assert moves("game.zig") == ["disband roma"]


def test_who_sits_down_is_told_the_goal_once() -> None:
    shown = " ".join(sit(lines="end\nend\n").split())
    goal = "You are Rome. To win, hold 3 food, 3 gold and 3 wood regions (ER-71), or 6 cities"
    assert shown.count(goal) == 1


def test_help_on_the_game_is_a_primer_that_fits_a_screen() -> None:
    primer = sit(lines="help game\n").partition("> help game\n")[2].partition("The game is")[0]
    assert len(primer.splitlines()) < 24
    assert "An army costs 3 food" in primer
    assert [line.split()[0] for line in primer.splitlines() if line[:1] > " "][:2] == [
        "Goal",
        "Turn",
    ]


def test_help_on_an_action_or_a_clause_tells_of_it() -> None:
    shown = sit(lines="help sail\nhelp ER-22\n")
    assert "ER-26: You have no ship" in shown
    assert "ER-22 Who wins" in shown


def test_bots_are_shown_as_they_play() -> None:
    shown = sit(lines="end\n")
    assert "C Round 1: Carthage begins a turn." in shown
    assert "R Round 2: Rome begins a turn." in shown


def test_people_share_the_keyboard_in_turn() -> None:
    shown = sit("--seats", "you,you", lines="end\nend\n")
    prompts = re.findall(r"^(\w+)> ", shown, re.MULTILINE)
    assert prompts == ["Rome", "Carthage"]


def test_bots_alone_are_watched_to_the_end() -> None:
    shown = sit("--seats", "random,random", "--set", "rounds=2")
    assert "R Round 1: Rome begins a turn." in shown
    assert "The last round has been played. (ER-X1)" in shown


def test_the_seed_is_told_when_the_game_is_over_and_is_the_one_committed_to() -> None:
    shown = sit("--seats", "random,random", "--set", "rounds=2")
    committed = re.findall(r"The dice are committed to (\w+)\.", shown)
    revealed = re.findall(r"The seed of the dice was (\w+)\.", shown)
    assert [commitment(bytes.fromhex(seed)) for seed in revealed] == committed
    assert len(committed) == 1
    assert "The seed of the dice" not in sit("--overwrite", lines="end\n")


def test_looking_around_tells_what_it_should() -> None:
    shown = sit(lines="region roma\nregion melita\ncards\nplayers\nmap\nlog\n")
    assert "Roma (roma), capital, home of Rome; held by R Rome" in shown
    assert re.search(r"Campania +food 1 die +by land", shown)
    assert "Coast roma: to campania.w, etruria" in shown
    assert "a ship lying here buys a tech card cheaply" in shown
    assert "All your troops are mounted" in shown
    assert "attacks with 3 dice, defends with 2" in shown
    assert "Around Carthago" in shown
    assert shown.count("R Round 1: Rome begins a turn.") == 2  # as news, and by `log`


def test_a_region_is_found_by_its_beginning_or_told_with_others() -> None:
    shown = sit(lines="region leptis m\nregion ma\nregion atlantis\nregion\n")
    assert "Leptis Magna (leptis), city" in shown
    assert "'ma' could be" in shown
    assert "There is no region 'atlantis'." in shown
    assert "Name a region" in shown


def test_a_hint_names_a_legal_answer_and_a_reason() -> None:
    shown = sit(lines="hint\n")
    found = re.search(r"(?:planner|master) would write: (.+)", shown)
    assert "“" in shown, "it names what it preferred its answer to"
    assert found is not None
    sit("--overwrite", lines=f"{found[1]}\n")
    assert moves("game.zig") == [found[1]]


def test_the_map_is_drawn_into_a_file_and_never_over_another_unasked() -> None:
    shown = sit(lines="map now.svg\nmap now.svg\nno\nmap now.png\n")
    assert Path("now.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "now.svg exists. Replace it? (yes or no) no" in shown
    assert "Nothing was written." in shown
    assert "The picture is an SVG file; write it like: map position.svg" in shown
    assert not Path("now.png").exists()


def test_files_that_cannot_be_are_refused_and_the_game_goes_on() -> None:
    names = ["map .", "map ~nobody-at-all/x.svg", f"save {'x' * 300}", "save no/such/folder"]
    shown = sit(lines="\n".join([*names, "intercept on\n"]))
    assert "! There is no folder ~nobody-at-all." in shown
    assert "! File name too long." in shown
    assert "! no/such/folder: cannot be written: No such file or directory." in shown
    assert moves("game.zig") == ["intercept on"]


def test_an_amount_is_answered_with_itself() -> None:
    write_random_game("mid.zig", 0, question="pay")
    shown = resume("mid.zig", lines="end\n99\n0\nyes\n")
    assert re.search(r"Write a number: 0 to \d+ (food|gold|wood)\.", shown)
    assert "! 'end' is not a whole number." in shown
    assert "! ER-64: Choose between 0 and" in shown
    assert re.search(r"Pay 0 \w+, and give up \d of your \w+\?", shown)
    assert moves("mid.zig")[-1] == "0"


def test_the_table_is_shown_when_the_upkeep_is_paid() -> None:
    write_random_game("mid.zig", 0, question="pay")
    before, _, after = resume("mid.zig", lines="1\n1\n").partition("Write a number")
    assert "Your troops" not in before
    assert "Your troops" in after


@pytest.mark.parametrize("answers", [0, 120, 400])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_line_is_wider_than_eighty_columns(answers: int, seats: int) -> None:
    write_random_game("mid.zig", answers, seats)
    shown = resume("mid.zig", lines=EVERYTHING + "end\n")
    assert [line for line in shown.splitlines() if len(line.rstrip()) > 80] == []


def test_without_colour_there_is_no_escape_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b" not in sit(lines=EVERYTHING)
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[1m" in sit("--overwrite", lines=EVERYTHING)


def test_nothing_coloured_goes_into_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b" not in sit(lines=EVERYTHING)


def test_escape_codes_that_are_typed_are_not_passed_on() -> None:
    assert "\x1b" not in sit(lines="\x1b[2Jstatus\x07\n")


def test_bytes_that_are_no_text_are_refused_like_any_word() -> None:
    result = CliRunner().invoke(app, ["play", "revolt", "--seed", "1"], input=b"\xff\xfe\n")
    assert result.exit_code == 0
    assert "is not an action" in result.stdout


class Stumbling:
    name = "stumbling"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        raise ValueError("lost the thread")


def test_a_bot_that_fails_plays_the_default_and_the_player_is_told() -> None:
    shown = sit("--seats", f"you,{__name__}:Stumbling", lines="end\n")
    assert "! Carthage plays the default: stumbling failed with ValueError" in shown
    assert moves("game.zig") == ["end", "end"]

"""Mega Empires as a `Game`: facts, set-up, and its functions for the upper tiers."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.documents.characters import read_characters
from ziggurat.games.mega.events import KINDS
from ziggurat.games.mega.imagining.imagining import imagine
from ziggurat.games.mega.laws import LAWS
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.picks import picks, picture
from ziggurat.games.mega.rules.scoring import ending_clause, score_of
from ziggurat.games.mega.rules.setup import deal_table
from ziggurat.games.mega.rules.turn import Course
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ENDINGS, ONGOING
from ziggurat.games.mega.thinking.approach import approach
from ziggurat.games.mega.thinking.candidates import candidates
from ziggurat.games.mega.thinking.counsel import advise
from ziggurat.games.mega.thinking.features import FEATURES, features
from ziggurat.games.mega.thinking.judge import judge, value
from ziggurat.games.mega.thinking.promise import expect
from ziggurat.games.mega.thinking.themes import theme
from ziggurat.games.mega.view.briefing import briefing_of
from ziggurat.games.mega.view.briefing_structs import Briefing
from ziggurat.games.mega.view.holdings import holdings_of
from ziggurat.games.mega.view.reckoning import reckon
from ziggurat.games.mega.view.reckoning_structs import Reckoning
from ziggurat.games.mega.view.scene import scene_of
from ziggurat.games.mega.view.scene_structs import Scene
from ziggurat.games.mega.view.structs import View
from ziggurat.games.mega.view.view import view_of
from ziggurat.games.mega.words.facts.naming import civilization_name, name_of
from ziggurat.games.mega.words.facts.things import about
from ziggurat.games.mega.words.remarks import caution, purpose, remark
from ziggurat.games.mega.words.sentences import SENTENCES
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.game import (
    FirstGame,
    Game,
    Outcome,
    Pick,
    Score,
    Setting,
    Settings,
    frames_of,
)
from ziggurat.kernel.laws import Law
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.thinking import Approach, Character, Effort, Lapses

BOARDS = ("east", "west")
ANSWERS_A_TURN = 100
"""More than random play ever needs for a player's part in a turn: 35 at most in 224 games."""


class MegaEmpires(Game[Mega]):
    """Eight thousand years of trade, calamities and advances."""

    name: ClassVar[str] = "mega"
    folder: ClassVar[str] = __package__
    prefixes: ClassVar[tuple[str, ...]] = ("ME", "SB")
    compiled: ClassVar[tuple[str, ...]] = (
        "terms.py",
        "lookup/lookup.py",
        "state.py",
        "pieces.py",
        "sightings.py",
        "hands.py",
        "words/names.py",
        "words/notation.py",
        "words/phrases.py",
        "rules/**/*.py",
        "view/certain_cards.py",
        "imagining/*.py",
        "laws.py",
        "thinking/*.py",
    )
    terminal: ClassVar[str] = "terminal.board:MegaBoard"
    maps: ClassVar[str] = "maps.form:WorldMaps"
    title: ClassVar[str] = "Mega Empires"
    summary: ClassVar[str] = "eight thousand years of trade and calamities, with Special Buildings"
    side: ClassVar[str] = "civilization"
    seats: ClassVar[range] = range(3, 19)
    rules_version: ClassVar[int] = 2
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("board", "which is played on by 3 to 9 players (ME-P1)", "east", choices=BOARDS),
        Setting(
            "civilizations",
            "those that play (ME-P2) in seat order, parted by commas; empty deals them (ME-S2.1)",
            "",
            is_by_seat=True,
        ),
        Setting("expert", "play on the expert A.S.T., which asks for more (ME-S1)", 0, 0, 1),
        Setting("short", "play the short game, on the basic A.S.T. (ME-Z1)", 0, 0, 1),
        Setting("buildings", "play with the Special Buildings (SB-0.5)", 1, 0, 1),
        Setting(
            "live",
            "buildings go to whoever claims first, instead of by sealed claims (SB-4.9.5)",
            0,
            0,
            1,
        ),
        Setting("offers", "how many a player may make in a trade phase (ME-R11.4)", 8, 1, 99),
        Setting("turns", "after so many the game ends at the latest (ME-H13)", 30, 1, 60),
        Setting("map", "the text of a map file; empty is the game's own map", "", is_file=True),
    )
    laws: ClassVar[tuple[Law, ...]] = LAWS
    endings: ClassVar[dict[str, str]] = {
        "succession": "A succession marker has come to the end of the A.S.T.",
        "limit": "The last turn that was agreed on is over.",
        "alone": "All others have left the game.",
    }
    events: ClassVar[tuple[type[Event], ...]] = KINDS
    sentences: ClassVar[Sentences[Lookup]] = SENTENCES
    frames: ClassVar[tuple[type[Frame], ...]] = frames_of(__package__)
    view_type: ClassVar[type[View]] = View
    scene_type: ClassVar[type[Scene]] = Scene
    briefing_type: ClassVar[type[Briefing] | None] = Briefing
    reckoning_type: ClassVar[type[Reckoning] | None] = Reckoning
    has_rules_of_thumb: ClassVar[bool] = True
    lapses: ClassVar[Lapses] = Lapses(overlooked=0.15, misjudged=0.01, absurd=0.15)
    feature_names: ClassVar[tuple[str, ...]] = FEATURES

    def complete(self, settings: Settings) -> Settings:
        complete = super().complete(settings)
        require_sense(complete)
        return complete

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Mega:
        self.require_seats(seats)
        lookup = lookup_of(
            seats,
            str(settings["board"]),
            int(settings["expert"]),
            int(settings["short"]),
            str(settings["map"]),
        )
        state = Mega(lookup, dice)
        state.clear()
        return state

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Mega:
        state = self.blank(seats, settings, Dice(seed))
        deal_table(state, settings)
        state.stack.append(Course())
        return state

    def reindex(self, state: Mega) -> None:
        state.recount()

    def view(self, state: Mega, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: Mega, seat: Seat | None, dice: Dice) -> Mega:
        return imagine(state, seat, dice)

    def outcome(self, state: Mega) -> Outcome | None:
        if state.ending == ONGOING:
            return None
        return Outcome(
            places=state.places,
            reason=ENDINGS[state.ending],
            clause=ending_clause(state),
            scores=self.scores(state),
        )

    def scores(self, state: Mega) -> list[Score]:
        # Everything that scores lies open: cities, advances, markers and buildings.
        return [score_of(state, seat) for seat in range(state.player_count)]

    def rounds(self, state: Mega) -> int:
        return state.turn

    def longest(self, seats: int, settings: Settings) -> int:
        return (int(settings["turns"]) + 1) * seats * ANSWERS_A_TURN

    def seat_name(self, state: Mega, seat: Seat) -> str:
        return civilization_name(state, seat)

    def thing_name(self, state: Mega, thing: str) -> str:
        return name_of(state, thing)

    def words_of(self, state: Mega, event: Event) -> str:
        return SENTENCES.words(event, state.lookup)

    def judge(self, state: Mega, seat: Seat) -> float:
        return judge(state, seat)

    def value(self, state: Mega, seat: Seat) -> float:
        return value(state, seat)

    def policy(self, state: Mega, seat: Seat, dice: Dice) -> Answer:
        return advise(state, seat)

    def candidates(self, state: Mega, seat: Seat, dice: Dice) -> list[Answer]:
        return candidates(state, seat)

    def expect(self, state: Mega, seat: Seat, answers: list[Answer], dice: Dice) -> list[float]:
        return expect(state, seat, answers)

    def turn(self, state: Mega) -> int:
        return state.turn

    def features(self, state: Mega, seat: Seat) -> list[float]:
        return features(state, seat)

    def theme(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return theme(state, seat, answer)

    def characters(self) -> tuple[Character, ...]:
        return read_characters(self.folder)

    def approach(self, state: Mega, seat: Seat, effort: Effort) -> Approach:
        return approach(state, effort)

    def remark(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return self.words(state, remark(state, seat, answer))

    def caution(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return caution(state, seat, answer)

    def purpose(self, state: Mega, seat: Seat, answer: Answer) -> str:
        return self.words(state, purpose(state, seat, answer))

    def first_game(self) -> FirstGame:
        """Five in the East from the Bronze Age on, who trade by few offers."""
        return FirstGame(5, {"short": 1, "offers": 5}, "in the short game with few offers")

    def picks(self, setting: str) -> list[Pick]:
        return picks(setting)

    def picture(self, setting: str, pick: str) -> str:
        return picture(setting, pick)

    def about(self, state: Mega, seat: Seat | None, thing: str) -> Facts:
        return about(state, seat, thing)

    def holdings(self, state: Mega, seat: Seat) -> dict[str, int]:
        return holdings_of(state, seat)

    def briefing(self, state: Mega, seat: Seat) -> Briefing | None:
        return briefing_of(state, seat)

    def reckon(self, state: Mega, seat: Seat, answer: Answer) -> Reckoning | None:
        return reckon(state, seat, answer)

    def scene(self, seats: int, settings: Settings) -> Scene:
        lookup = self.blank(seats, settings, Dice(b"")).lookup
        return scene_of(lookup, str(settings["map"]), is_short=bool(settings["short"]))


GAME = MegaEmpires()


def require_sense(settings: Settings) -> None:
    """Refuse settings that do not go together."""
    if settings["short"] and settings["expert"]:
        raise Invalid("ME-Z1: the short game is played with the basic A.S.T.; leave 'expert' at 0.")
    if settings["live"] and not settings["buildings"]:
        raise Invalid(
            "SB-4.9.5: 'live' is about who comes first to the special buildings; "
            "it needs 'buildings' at 1."
        )

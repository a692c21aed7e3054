"""Monumental as a `Game`: facts, set-up, and its functions for the upper tiers."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.documents.characters import read_characters
from ziggurat.games.monumental.events import KINDS
from ziggurat.games.monumental.imagining.imagining import imagine
from ziggurat.games.monumental.laws import LAWS
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.picks import picks, picture
from ziggurat.games.monumental.rules.rounds import Rounds
from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.rules.setup import deal_table
from ziggurat.games.monumental.rules.turn import Course
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import CARD_CHOICES, ENDINGS, MODULES, MOST_PLAYERS, ONGOING
from ziggurat.games.monumental.thinking.effort import approach
from ziggurat.games.monumental.thinking.features import NAMES, features_of
from ziggurat.games.monumental.thinking.foresight import expect, worth_weighing
from ziggurat.games.monumental.thinking.habits import policy
from ziggurat.games.monumental.thinking.judge import judge, judge_end
from ziggurat.games.monumental.thinking.themes import theme
from ziggurat.games.monumental.thinking.turns import turn_of
from ziggurat.games.monumental.view.briefing import briefing_of
from ziggurat.games.monumental.view.briefing_structs import Briefing
from ziggurat.games.monumental.view.holdings import holdings_of
from ziggurat.games.monumental.view.scene import scene_of
from ziggurat.games.monumental.view.scene_structs import Scene
from ziggurat.games.monumental.view.structs import View
from ziggurat.games.monumental.view.view import view_of
from ziggurat.games.monumental.words.facts.things import about, name_of
from ziggurat.games.monumental.words.remarks import purpose, remark
from ziggurat.games.monumental.words.sentences import SENTENCES, Cast
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.game import (
    FirstGame,
    Game,
    Outcome,
    Pick,
    Rival,
    Score,
    Setting,
    Settings,
    frames_of,
)
from ziggurat.kernel.laws import Law
from ziggurat.kernel.options import LISTABLE, Answer
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.thinking import Approach, Character, Effort, Lapses

DECK_CARDS = 64
"""More cards than any Development deck holds; every turn at least one of them leaves."""
ANSWERS_A_TURN = 250
"""More than random play ever needs for a turn of the normal game, or for a round's part."""


def switch(name: str, what: str, *, is_on: bool = True) -> Setting:
    """A setting that is on or off."""
    return Setting(name, what, int(is_on), 0, 1)


class MonumentalGame(Game[Monumental]):
    """A civilization built from a city of cards."""

    name: ClassVar[str] = "monumental"
    folder: ClassVar[str] = __package__
    prefixes: ClassVar[tuple[str, ...]] = ("MO", "AE")
    compiled: ClassVar[tuple[str, ...]] = (
        "terms.py",
        "lookup/effects.py",
        "lookup/lookup.py",
        "state.py",
        "imagining/imagining.py",
        "words/names.py",
        "words/notation.py",
        "rules/**/*.py",
        "thinking/*.py",
    )
    terminal: ClassVar[str] = "terminal.board:MonumentalBoard"
    maps: ClassVar[str] = "maps.form:HexMaps"
    title: ClassVar[str] = "Monumental"
    summary: ClassVar[str] = "a civilization from a city of cards, with African Empires and Automas"
    side: ClassVar[str] = "civilization"
    seats: ClassVar[range] = range(1, MOST_PLAYERS + 1)
    rules_version: ClassVar[int] = 2
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting(
            "map",
            "the text of a map file, or a map from map_2p_1 to map_4p_3 and map_5p_1 (players, "
            "then level); empty is the first for the players (AE-14)",
            "",
            is_file=True,
        ),
        Setting(
            "civilizations",
            "in seat order, Automas last, of zulu, malians, aksumites, chinese, danish, egyptian, "
            "greek, japanese; empty deals them (MO-1.1)",
            "",
            is_by_seat=True,
        ),
        switch("continuous", "Continuous Play (AE-4)", is_on=False),
        Setting("automas", "players the game plays itself; a lone player meets one", 0, 0, 4),
        Setting("advanced", "advanced Automa cards: the more, the harder (AE-8.2.2)", 0, 0, 8),
        switch("trade", "Trade track, Trading Posts, Trade Benefits (AE-2)"),
        switch("future", "projects of the Future Era (AE-3.1)"),
        switch("reserve", "Reserve decks (AE-3.2)"),
        switch("unrest", "Unrest cards (AE-3.3)"),
        switch("natural_wonders", "Natural Wonders (AE-6)"),
        switch("quests", "Quests (AE-7)"),
        switch("heroes", "Heroes (MO-12)"),
        switch("monsters", "Monsters (MO-13)"),
        switch("renaissance", "Renaissance cards (MO-15.3)", is_on=False),
        Setting("cards", "which the Development deck is made of", "all", choices=CARD_CHOICES),
    )
    laws: ClassVar[tuple[Law, ...]] = LAWS
    feature_names: ClassVar[tuple[str, ...]] = NAMES
    endings: ClassVar[dict[str, str]] = {"last_round": "The last round has been played."}
    frames: ClassVar[tuple[type[Frame], ...]] = frames_of(__package__)
    events: ClassVar[tuple[type[Event], ...]] = KINDS
    sentences: ClassVar[Sentences[Cast]] = SENTENCES
    view_type: ClassVar[type[View]] = View
    scene_type: ClassVar[type[Scene]] = Scene
    briefing_type: ClassVar[type[Briefing]] = Briefing
    lapses: ClassVar[Lapses] = Lapses(overlooked=0.06, misjudged=0.005, absurd=0.05)

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Monumental:
        players = seats + automas_beside(seats, settings)
        lookup = lookup_for(seats, settings)
        if lookup.map_players != players:
            raise Invalid(
                f"The map {lookup.map_name} is for {lookup.map_players} players; "
                f"{seats} seats and {players - seats} Automas are {players}."
            )
        state = Monumental(lookup, seats, players, dice)
        state.clear()
        return state

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Monumental:
        state = self.blank(seats, settings, Dice(seed))
        self.lay_out(state, settings)
        return state

    def lay_out(self, state: Monumental, settings: Settings) -> None:
        """Set a blank table up and begin the first turn or round."""
        deal_table(state, settings)
        state.stack.append(Rounds() if state.continuous else Course(0))

    def reindex(self, state: Monumental) -> None:
        state.recount()

    def view(self, state: Monumental, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: Monumental, seat: Seat | None, dice: Dice) -> Monumental:
        return imagine(state, seat, dice)

    def outcome(self, state: Monumental) -> Outcome | None:
        if state.ending == ONGOING:
            return None
        return Outcome(
            places=state.places[: state.seat_count],
            reason=ENDINGS[state.ending],
            clause="AE-4.6.1" if state.continuous else "MO-10.3",
            scores=self.scores(state),
            rivals=self.rivals(state),
        )

    def rivals(self, state: Monumental) -> list[Rival]:
        """The Automas, once the game has ended."""
        return [
            Rival(self.thing_name(state, f"automa:{player}"), place, self.score(state, player))
            for player, place in enumerate(state.places)
            if state.is_automa(player)
        ]

    def scores(self, state: Monumental) -> list[Score]:
        return [self.score(state, seat) for seat in range(state.seat_count)]

    def score(self, state: Monumental, player: int) -> Score:
        """How a player stands, Automa or not."""
        return score_of(state, player)

    def rounds(self, state: Monumental) -> int:
        return state.round

    def turn(self, state: Monumental) -> int:
        return turn_of(state)

    def policy(self, state: Monumental, seat: Seat, dice: Dice) -> Answer:
        return policy(state, seat)

    def theme(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return theme(state, seat, answer)

    def characters(self) -> tuple[Character, ...]:
        return read_characters(self.folder)

    def approach(self, state: Monumental, seat: Seat, effort: Effort) -> Approach:
        return approach(state, effort)

    def longest(self, seats: int, settings: Settings) -> int:
        players = seats + automas_beside(seats, settings)
        return (DECK_CARDS + 3 * players) * ANSWERS_A_TURN

    def seat_name(self, state: Monumental, seat: Seat) -> str:
        return state.lookup.civ_realm[state.civilization[seat]]

    def thing_name(self, state: Monumental, thing: str) -> str:
        return name_of(state, thing)

    def words_of(self, state: Monumental, event: Event) -> str:
        return SENTENCES.words(event, Cast(state.lookup, state.seat_count))

    def judge(self, state: Monumental, seat: Seat) -> float:
        return judge(state, seat)

    def value(self, state: Monumental, seat: Seat) -> float:
        return judge(state, seat) if state.ending == ONGOING else judge_end(state, seat)

    def features(self, state: Monumental, seat: Seat) -> list[float]:
        return features_of(state, seat)

    def candidates(self, state: Monumental, seat: Seat, dice: Dice) -> list[Answer]:
        """All answers, but tokens only where they come in useful."""
        options = worth_weighing(state, seat)
        if options.count() > LISTABLE:
            return super().candidates(state, seat, dice)
        return options.answers()

    def expect(
        self, state: Monumental, seat: Seat, answers: list[Answer], dice: Dice
    ) -> list[float]:
        return expect(state, seat, answers)

    def remark(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return self.words(state, remark(state, seat, answer))

    def purpose(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return self.words(state, purpose(state, seat, answer))

    def first_game(self) -> FirstGame:
        """City, market and map alone, with two civilizations that have no rules of their own."""
        plain: Settings = {"civilizations": "egyptian,chinese", "cards": "core"}
        return FirstGame(
            2, plain | dict.fromkeys(MODULES, 0), "on a small map and without the modules"
        )

    def picks(self, setting: str) -> list[Pick]:
        return picks(setting)

    def picture(self, setting: str, pick: str) -> str:
        return picture(setting, pick)

    def about(self, state: Monumental, seat: Seat | None, thing: str) -> Facts:
        return about(state, seat, thing)

    def holdings(self, state: Monumental, seat: Seat) -> dict[str, int]:
        return holdings_of(state, seat)

    def briefing(self, state: Monumental, seat: Seat) -> Briefing | None:
        return briefing_of(state, seat)

    def scene(self, seats: int, settings: Settings) -> Scene:
        return scene_of(lookup_for(seats, settings))


GAME = MonumentalGame()


def lookup_for(seats: int, settings: Settings) -> Lookup:
    """The tables of the map that is played on; without a wish it is the first for the players."""
    players = seats + automas_beside(seats, settings)
    return lookup_of(str(settings["map"]).strip() or f"map_{players}p_1")


def automas_beside(seats: int, settings: Settings) -> int:
    """How many Automas play; nobody plays alone, and nobody at a table of six (MO-1.1)."""
    wished = int(settings["automas"])
    automas = max(wished, 1) if seats == 1 else wished
    if seats + automas > MOST_PLAYERS:
        raise Invalid(
            f"Monumental is for {MOST_PLAYERS} players at most, Automas included; "
            f"{seats} seats and {automas} Automas are {seats + automas}."
        )
    return automas

"""Empire's Revolt as a `Game`: facts, set-up, and its functions for the upper tiers."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from ziggurat.atlas.reading import MapText
from ziggurat.documents.characters import read_characters
from ziggurat.documents.learned_values import read_learned
from ziggurat.games.revolt import events
from ziggurat.games.revolt.laws import LAWS
from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.lookup.making import tabulate
from ziggurat.games.revolt.maps.board import read_board, read_sound_board
from ziggurat.games.revolt.picks import picks, picture
from ziggurat.games.revolt.printed.cards import read_cards
from ziggurat.games.revolt.rules.actions import RESIGN, Act
from ziggurat.games.revolt.rules.turn import Course
from ziggurat.games.revolt.rules.victory import clause_of_end, progress
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ENDINGS,
    NOBODY,
    ONGOING,
    PIPS,
    RESOURCES,
    TECHS,
)
from ziggurat.games.revolt.thinking.approaches import approach
from ziggurat.games.revolt.thinking.chances import chance_of_answer
from ziggurat.games.revolt.thinking.features import FEATURES, features
from ziggurat.games.revolt.thinking.foresight import expect, outcomes
from ziggurat.games.revolt.thinking.habits import habit
from ziggurat.games.revolt.thinking.judge import judge
from ziggurat.games.revolt.thinking.proposals import candidates
from ziggurat.games.revolt.thinking.recalling import key, turn_of
from ziggurat.games.revolt.thinking.themes import theme
from ziggurat.games.revolt.thinking.values import value
from ziggurat.games.revolt.view.scene import scene_of
from ziggurat.games.revolt.view.scene_structs import Scene
from ziggurat.games.revolt.view.structs import View
from ziggurat.games.revolt.view.view import view_of
from ziggurat.games.revolt.words.facts import about
from ziggurat.games.revolt.words.purposes import purpose
from ziggurat.games.revolt.words.remarks import caution, remark
from ziggurat.games.revolt.words.sentences import SENTENCES
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event, Sentences, kinds_in
from ziggurat.kernel.game import Game, Outcome, Pick, Score, Setting, Settings, frames_of
from ziggurat.kernel.laws import Law
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Seat
from ziggurat.kernel.things import Facts, nothing_called, number_of
from ziggurat.kernel.thinking import Approach, Branch, Character, Effort, Lapses

ANSWERS_A_TURN = 80
"""More than random play ever needs for a turn, upkeep and defence included."""
LONGEST_UNLIMITED = 1_000_000


@lru_cache(maxsize=8)
def lookup_of(map_text: str) -> Lookup:
    """The tables of a map, or of the Mediterranean when the text is empty."""
    board = read_sound_board(MapText(map_text) if map_text else None)
    return tabulate(board, read_cards()).remember(lookup_of, map_text)


@lru_cache(maxsize=4)
def scene_on(map_text: str) -> Scene:
    """The scene of a map; it takes half a second, so it is kept. Whoever gets it only reads."""
    return scene_of(read_board(MapText(map_text) if map_text else None), read_cards())


class EmpiresRevolt(Game[Revolt]):
    """Dice and conquest in the Mediterranean."""

    name: ClassVar[str] = "revolt"
    folder: ClassVar[str] = __package__
    prefixes: ClassVar[tuple[str, ...]] = ("ER",)
    compiled: ClassVar[tuple[str, ...]] = (
        "terms.py",
        "lookup/lookup.py",
        "state.py",
        "words/names.py",
        "words/notation.py",
        "words/remarks.py",
        "view/view.py",
        "rules/*.py",
        "thinking/odds.py",
        "thinking/reach.py",
        "thinking/points.py",
        "thinking/dangers.py",
        "thinking/outlook.py",
        "thinking/judge.py",
        "thinking/foresight.py",
        "thinking/proposals.py",
        "thinking/recalling.py",
        "thinking/habits.py",
        "thinking/features.py",
        "thinking/values.py",
    )
    terminal: ClassVar[str] = "terminal.board:RevoltBoard"
    maps: ClassVar[str] = "maps.form:RevoltMaps"
    title: ClassVar[str] = "Empire's Revolt"
    summary: ClassVar[str] = "dice and conquest in the Mediterranean of 300 BCE"
    seats: ClassVar[range] = range(2, 7)
    side: ClassVar[str] = "nation"
    rules_version: ClassVar[int] = 2
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("rounds", "the last round (ER-X1); 0 is no limit", 100, 0, 10_000),
        Setting(
            "nations",
            "nations in seat order, e.g. rome,egypt; empty deals them (ER-2)",
            "",
            is_by_seat=True,
        ),
        Setting("waiting", "new troops and ships wait a turn before they act (ER-10a)", 0, 0, 1),
        Setting(
            "grace",
            "armies beyond the support stay until their owner's turn ends (ER-13a)",
            0,
            0,
            1,
        ),
        Setting("map", "the text of a map file; empty is the Mediterranean", "", is_file=True),
    )
    laws: ClassVar[tuple[Law, ...]] = LAWS
    endings: ClassVar[dict[str, str]] = {
        "resources": "All the regions it takes are in one hand.",
        "trade": "Six cities were held for a whole round.",
        "conquest": "Nobody else is left.",
        "rounds": "The last round has been played.",
        "standstill": "No die was rolled for twenty rounds.",
    }
    events: ClassVar[tuple[type[Event], ...]] = kinds_in(events)
    sentences: ClassVar[Sentences[Lookup]] = SENTENCES
    frames: ClassVar[tuple[type[Frame], ...]] = frames_of(__package__)
    view_type: ClassVar[type[View]] = View
    scene_type: ClassVar[type[Scene]] = Scene
    is_open: ClassVar[bool] = True
    feature_names: ClassVar[tuple[str, ...]] = FEATURES
    lapses: ClassVar[Lapses] = Lapses(overlooked=0.2, misjudged=0.022, absurd=0.06)

    def blank(self, seats: int, settings: Settings, dice: Dice) -> Revolt:
        lookup = lookup_of(str(settings["map"]))
        capitals = sum(1 for region in lookup.capital_of if region != NOBODY)
        if seats > capitals:
            raise Invalid(f"This map has {capitals} capitals, too few for {seats} players.")
        state = Revolt(lookup, seats, dice)
        state.clear()
        return state

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Revolt:
        state = self.blank(seats, settings, Dice(seed))
        state.round_limit = int(settings["rounds"])
        state.waiting = int(settings["waiting"])
        state.grace = int(settings["grace"])
        deal_nations(state, str(settings["nations"]))
        for seat in range(seats):
            put_first_pieces(state, seat)
        state.stack.append(Course(0))
        return state

    def reindex(self, state: Revolt) -> None:
        state.recount()

    def view(self, state: Revolt, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: Revolt, seat: Seat | None, dice: Dice) -> Revolt:
        twin = state.copy()
        twin.dice = dice
        return twin

    def outcome(self, state: Revolt) -> Outcome | None:
        if state.ending == ONGOING:
            return None
        return Outcome(
            places=state.places[:],
            reason=ENDINGS[state.ending],
            clause=clause_of_end(state),
            scores=self.scores(state),
        )

    def scores(self, state: Revolt) -> list[Score]:
        return [self.score(state, seat) for seat in range(state.seat_count)]

    def score(self, state: Revolt, seat: Seat) -> Score:
        """How far a seat is on the way to the resource victory, region by region."""
        made = progress(state, seat)
        parts = {f"{RESOURCES[r]} regions": made[r] for r in range(3)}
        return Score(total=sum(made), parts=parts)

    def rounds(self, state: Revolt) -> int:
        return state.round

    def longest(self, seats: int, settings: Settings) -> int:
        rounds = int(settings["rounds"])
        return rounds * seats * ANSWERS_A_TURN if rounds else LONGEST_UNLIMITED

    def seat_name(self, state: Revolt, seat: Seat) -> str:
        return state.lookup.nation_name[state.nation[seat]]

    def thing_name(self, state: Revolt, thing: str) -> str:
        kind, _, name = thing.partition(":")
        lookup = state.lookup
        match kind:
            case "seat" if 0 <= number_of(name) < state.seat_count:
                return self.seat_name(state, int(name))
            case "region" if name in lookup.region_id:
                return lookup.region_name[lookup.region_id.index(name)]
            case "crossing" if name and name in lookup.crossing_id:
                return crossing_name(lookup, name)
            case "coast" | "route" if name in lookup.berth_id:
                where = lookup.berth_name[lookup.berth_id.index(name)]
                return f"the coast of {where}" if kind == "coast" else f"the route {where}"
            case "tech" if name in TECHS:
                return lookup.tech_name[TECHS.index(name)]
            case "resource" if name in RESOURCES:
                return name
            case "die" if name in PIPS:
                return name
        raise nothing_called(thing)

    def words_of(self, state: Revolt, event: Event) -> str:
        return SENTENCES.words(event, state.lookup)

    def judge(self, state: Revolt, seat: Seat) -> float:
        return judge(state, seat)

    def expect(self, state: Revolt, seat: Seat, answers: list[Answer], dice: Dice) -> list[float]:
        return expect(state, seat, answers)

    def candidates(self, state: Revolt, seat: Seat, dice: Dice) -> list[Answer]:
        return candidates(state, seat)

    def outcomes(
        self, state: Revolt, seat: Seat, answer: Answer, dice: Dice
    ) -> list[Branch[Revolt]]:
        return [Branch(*found) for found in outcomes(state, seat, answer, dice)]

    def value(self, state: Revolt, seat: Seat) -> float:
        return value(state, seat, read_learned(self.folder, FEATURES))

    def features(self, state: Revolt, seat: Seat) -> list[float]:
        return features(state, seat)

    def approach(self, state: Revolt, seat: Seat, effort: Effort) -> Approach:
        return approach(state, seat, effort)

    def key(self, state: Revolt) -> object:
        return key(state)

    def turn(self, state: Revolt) -> int:
        return turn_of(state)

    def policy(self, state: Revolt, seat: Seat, dice: Dice) -> Answer:
        return habit(state, seat)

    def theme(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return theme(state, seat, answer)

    def characters(self) -> tuple[Character, ...]:
        return read_characters(self.folder)

    def remark(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return self.words(state, remark(state, seat, answer))

    def caution(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return self.words(state, caution(state, seat, answer))

    def purpose(self, state: Revolt, seat: Seat, answer: Answer) -> str:
        return self.words(state, purpose(state, seat, answer))

    def scene(self, seats: int, settings: Settings) -> Scene:
        return scene_on(str(settings["map"]))

    def picks(self, setting: str) -> list[Pick]:
        return picks(setting)

    def picture(self, setting: str, pick: str) -> str:
        return picture(setting, pick)

    def about(self, state: Revolt, seat: Seat | None, thing: str) -> Facts:
        return about(state, seat, thing)

    def chance(self, state: Revolt, seat: Seat, answer: Answer) -> float | None:
        return chance_of_answer(state, seat, answer)

    def concession(self, state: Revolt, seat: Seat) -> Answer | None:
        is_acting = isinstance(state.decision(), Act) and seat in state.decision().seats(state)
        return RESIGN if is_acting else None


GAME = EmpiresRevolt()


def crossing_name(lookup: Lookup, crossing_id: str) -> str:
    """A crossing by its mountains or forest and the regions on both sides."""
    place = lookup.crossing_id.index(crossing_id)
    near = lookup.region_name[lookup.crossing_a[place]]
    far = lookup.region_name[lookup.crossing_b[place]]
    return f"the {lookup.crossing_name[place]} between {near} and {far}"


def deal_nations(state: Revolt, wish: str) -> None:
    """Shuffle the seats, then deal the capital cards in seat order (ER-1b, ER-1d, ER-2).

    Nations that were wished for are given in seat order, and the first seat begins.
    """
    lookup = state.lookup
    if wish:
        state.nation = read_nations(state, wish)
    else:
        state.dice.shuffle(state.order)
        cards = [n for n, region in enumerate(lookup.capital_of) if region != NOBODY]
        state.dice.shuffle(cards)
        state.nation = cards[: state.seat_count]
    state.capital = [lookup.capital_of[nation] for nation in state.nation]


def read_nations(state: Revolt, wish: str) -> list[int]:
    """The nations named in a setting."""
    lookup = state.lookup
    known = [n for n, region in zip(lookup.nation_id, lookup.capital_of) if region != NOBODY]
    names = [name.strip().lower() for name in wish.split(",")]
    for name in names:
        if name not in known:
            raise Invalid(f"There is no nation '{name}' on this map; there are {', '.join(known)}.")
    if len(names) != state.seat_count or len(set(names)) != len(names):
        count = state.seat_count
        raise Invalid(f"Name {count} different nations for {count} seats, not '{wish}'.")
    return [lookup.nation_id.index(name) for name in names]


def put_first_pieces(state: Revolt, seat: Seat) -> None:
    """Capital, first armies, first ship and first cards (ER-2, ER-6, ER-7)."""
    lookup, nation, capital = state.lookup, state.nation[seat], state.capital[seat]
    state.take_control(capital, seat)
    for _ in range(lookup.start_armies[nation]):
        state.add_troop(seat, 0, capital, mounted=False)
    for _ in range(lookup.start_ships[nation] if lookup.coasts_of[capital] else 0):
        state.add_ship(seat, lookup.coasts_of[capital][0])
    for resource in range(3):
        state.gain(seat, resource, lookup.start_hand[nation][resource])

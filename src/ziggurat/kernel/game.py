"""What a game tells the rest of Ziggurat about itself: this file is the manual of `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from ziggurat.kernel.course import advance
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.laws import Law, check_laws
from ziggurat.kernel.manifest import Manifest
from ziggurat.kernel.options import Answer, read_number
from ziggurat.kernel.state import Frame, Seat, State
from ziggurat.kernel.things import Facts
from ziggurat.kernel.thinking import Thinking
from ziggurat.kernel.views import Briefing, Reckoning, Scene, View
from ziggurat.kernel.wording import renamed, sentence

S = TypeVar("S", bound=State)
Settings = dict[str, int | str]

LONGEST_FILE = 256 * 1024
"""Bytes of a file that somebody has written for a game, such as a map."""
LONGEST_TEXT = 1_000
"""Characters of a setting that is no file."""
TOO_MUCH = 10**12
"""A number that is not told again: it may have thousands of digits."""
USUAL_SEATS = 3
"""Players of a first game, where that many can play."""


class Setting(msgspec.Struct, frozen=True):
    """Something that can be settled before a game begins."""

    name: str
    help: str
    default: int | str
    least: int = 0
    most: int = 0
    """Limits of a number; not used for text."""
    is_file: bool = False
    """Whether the text is that of a whole file, such as a map."""
    choices: tuple[str, ...] = ()
    """The words a text is one of; any text will do where there are none."""
    is_by_seat: bool = False
    """Whether the text names one thing a seat, in seat order and parted by commas."""


class Pick(msgspec.Struct, frozen=True):
    """Something a setting's text may name, for whoever would rather point than write."""

    name: str
    """What stands in the setting; empty for what is taken where it says nothing."""
    title: str
    note: str = ""
    """What there is to know before it is picked, in a few words."""
    colour: str = ""
    """A CSS colour by which it is known on the board."""
    letter: str = ""
    """A sign or two for those who cannot tell colours apart."""
    has_picture: bool = False
    """Whether `Game.picture` draws it."""


class FirstGame(msgspec.Struct, frozen=True):
    """A game for somebody who never played it: it begins at once, against bots."""

    seats: int
    settings: Settings = {}
    """Only those that are not as usual."""
    note: str = ""
    """What is kept from the newcomer, in a few words; empty where nothing is."""


class Score(msgspec.Struct, frozen=True):
    """How a seat stands, and how each point was made."""

    total: int
    parts: dict[str, int]


class Rival(msgspec.Struct, frozen=True):
    """A player without a seat, whom the game itself plays, and how it came out."""

    name: str
    place: int
    score: Score


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    places: list[int]
    """The place of each seat, 1 for the best; equal players share a place.

    Rivals count: where one of them is better than every seat, no seat has place 1.
    """
    reason: str
    """Why it ended: a name of the game's `endings`."""
    clause: str
    """The clause the end rests on."""
    scores: list[Score]
    rivals: list[Rival] = []
    """The players the game played itself; most games have none."""

    def winners(self) -> list[Seat]:
        """The seats that share the first place; nobody where only rivals do."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def winning_rivals(self) -> list[str]:
        """The names of the rivals that share the first place."""
        return [rival.name for rival in self.rivals if rival.place == 1]


def frames_of(package: str) -> tuple[type[Frame], ...]:
    """Every kind of frame that is declared in a package, as far as its modules are imported.

    Rules name the frames they enter, so whoever has imported the first procedure has all of them.
    """
    found: list[type[Frame]] = []
    waiting: list[type[Frame]] = [Frame]
    while waiting:
        frame = waiting.pop()
        waiting += frame.__subclasses__()
        if frame.kind and frame.__module__.startswith(f"{package}."):
            found.append(frame)
    return tuple(found)


class Game(Manifest, Thinking[S], ABC, Generic[S]):
    """One game: facts about it, and the functions the upper tiers need.

    The rules themselves are the frames. `deal` puts the first procedure on the stack, `setup` goes
    on to the first question; from there on `ziggurat.kernel.course.submit` does everything.
    """

    name: ClassVar[str]
    """The word on the command line and in files."""
    title: ClassVar[str]
    summary: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of players the game can be played with."""
    rules_version: ClassVar[int]
    """Raised whenever the same answers would give another game."""
    settings: ClassVar[tuple[Setting, ...]]
    laws: ClassVar[tuple[Law, ...]] = ()
    """What holds in every position: no piece is lost, no count is wrong."""
    endings: ClassVar[dict[str, str]]
    """Every reason an outcome may give, and the sentence that tells it."""
    frames: ClassVar[tuple[type[Frame], ...]]
    """Every kind of frame that can lie on the stack: `frames_of` the game's package."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """Every kind of event that can be told."""
    sentences: ClassVar[Sentences[Any]] = Sentences()
    """The words of each kind."""
    view_type: ClassVar[type[View]]
    """What `view` gives: a struct of the game's own."""
    scene_type: ClassVar[type[Scene]] = Scene
    """What `scene` gives."""
    briefing_type: ClassVar[type[Briefing] | None] = None
    """What `briefing` gives; None where it gives nothing."""
    reckoning_type: ClassVar[type[Reckoning] | None] = None
    """What `reckon` gives; None where it gives nothing."""
    side: ClassVar[str] = "side"
    """What a seat plays, for headings: a nation, a civilization."""
    is_open: ClassVar[bool] = False
    """Whether nothing on the table is hidden from anybody.

    Then every view is a spectator's but for its field `seat`, and may be made once for all.
    """

    @abstractmethod
    def blank(self, seats: int, settings: Settings, dice: Dice) -> S:
        """A state with nothing on the table, for `setup` and for loading."""

    @abstractmethod
    def deal(self, seats: int, settings: Settings, seed: bytes) -> S:
        """The table as a new game begins, the first procedure on the stack and nothing done yet.

        The settings are complete.
        """

    def setup(self, seats: int, settings: Settings, seed: bytes) -> S:
        """A new game, waiting for its first answer."""
        state = self.deal(seats, settings, seed)
        advance(state)
        return state

    @abstractmethod
    def reindex(self, state: S) -> None:
        """Count anew everything in the state that is kept for speed and not saved."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat may know, built field by field from nothing; None is a spectator."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it is going on."""

    @abstractmethod
    def longest(self, seats: int, settings: Settings) -> int:
        """The number of answers after which random play must have ended the game."""

    def check(self, state: S) -> None:
        """Raise `Broken` with the first law of the table that is violated."""
        try:
            check_laws(state, self.laws)
        except Broken as error:
            raise Broken(f"{self.title}: {error}") from error

    @abstractmethod
    def seat_name(self, state: S, seat: Seat) -> str:
        """What a seat is called on this table: its nation or civilization."""

    @abstractmethod
    def thing_name(self, state: S, thing: str) -> str:
        """The name of a thing such as `region:roma`, for logs and prompts."""

    def words_of(self, state: S, event: Event) -> str:
        """An event in words, with things in brackets; made of the event and what never changes."""
        return self.sentences.words(event, None)

    def remark(self, state: S, seat: Seat, answer: Answer) -> str:
        """What there is to know about an answer, in a few words: its stake, what it yields."""
        return ""

    def caution(self, state: S, seat: Seat, answer: Answer) -> str:
        """What to ask before an answer nobody should give by a slip; empty for all others.

        A question for yes or no, such as "Disband the last army?". Terminal and browser ask it.
        """
        return ""

    def purpose(self, state: S, seat: Seat, answer: Answer) -> str:
        """Why somebody would give an answer: a phrase such as "to win a city".

        Bots explain themselves by it, so it is for players and names no figures of a judge.
        """
        return self.remark(state, seat, answer)

    # What follows is for whoever shows the game. Like the view, it is asked of positions a seat
    # imagines, so it cannot tell what the seat does not know; only `scores` is asked of real ones.

    def scene(self, seats: int, settings: Settings) -> Scene:
        """What never changes on such a table, for the board in a browser: map, names, cards.

        The settings are complete.
        """
        return Scene()

    def first_game(self) -> FirstGame:
        """What a newcomer plays first; a game with many modules leaves most of them out here."""
        return FirstGame(min(max(USUAL_SEATS, self.seats[0]), self.seats[-1]))

    def picks(self, setting: str) -> list[Pick]:
        """What a setting may name: nations, shipped maps. Empty where it is simply written."""
        return []

    def picture(self, setting: str, pick: str) -> str:
        """The picture of a pick that has one, as SVG; `Invalid` for all others."""
        raise Invalid(f"There is no picture of '{pick}' for the setting '{setting}'.")

    def scores(self, state: S) -> list[Score]:
        """How every seat stands now, from what everybody may know; empty if that cannot be told."""
        return []

    def about(self, state: S, seat: Seat | None, thing: str) -> Facts:
        """All there is to know about a thing on the board, for a seat; `Invalid` without one."""
        return []

    def chance(self, state: S, seat: Seat, answer: Answer) -> float | None:
        """How likely a legal answer succeeds, where dice decide; None where they do not."""
        return None

    def holdings(self, state: S, seat: Seat) -> dict[str, int]:
        """How much a seat has of each thing that answers take and bring, such as `resource:gold`.

        With a question goes what each of its answers would change of this, found by trying it
        (`ziggurat.kernel.trying`); the position may be in the middle of a step. Empty for a game
        that tells no such thing.
        """
        return {}

    def briefing(self, state: S, seat: Seat) -> Briefing | None:
        """What the board wants to know of the question a seat is asked, beside its answers."""
        return None

    def reckon(self, state: S, seat: Seat, answer: Answer) -> Reckoning | None:
        """What an answer comes to that was read from its notation, allowed or not.

        People ask while they put it together, so sums are told before they are right. What cannot
        be summed up has no reckoning.
        """
        return None

    def concession(self, state: S, seat: Seat) -> Answer | None:
        """The legal answer by which a seat that is asked gives up the game; None without one."""
        return None

    def complete(self, settings: Settings) -> Settings:
        """The settings with defaults filled in; `Invalid` for unknown names and bad values."""
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                names = ", ".join(known) or "none"
                raise Invalid(f"{self.title} has no setting '{name}'. Settings are: {names}.")
        return {
            name: checked(known[name], settings.get(name, known[name].default)) for name in known
        }

    def has_files(self, settings: Settings) -> bool:
        """Whether somebody brings a file along, such as a map; dealing is what reads it."""
        return any(setting.is_file and settings.get(setting.name) for setting in self.settings)

    def require_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Invalid(f"{self.title} is played by {least} to {most} players, not {seats}.")

    def words(self, state: S, text: str) -> str:
        """A text with the names of the things it names in brackets."""
        return renamed(text, lambda thing: self.thing_name(state, thing))

    def sentence(self, state: S, text: str) -> str:
        """A line of the log or a prompt, which begins with a capital whatever it names first."""
        return sentence(self.words(state, text))

    def told(self, state: S, event: Event) -> str:
        """A line of the log as people read it."""
        return self.sentence(state, self.words_of(state, event))

    def words_of_refusal(self, state: S, text: str) -> str:
        """The same for a text that may quote a guest: brackets that name nothing stay."""
        pieces = text.split("[")
        named = [pieces[0]]
        for piece in pieces[1:]:
            thing, _, rest = piece.partition("]")
            try:
                named.append(self.thing_name(state, thing) + rest)
            except Invalid:
                named.append(f"[{piece}")
        return "".join(named)


def checked(setting: Setting, value: int | str) -> int | str:
    """A setting's value, or `Invalid` with what would be right."""
    if setting.choices:
        return chosen(setting, str(value))
    if isinstance(setting.default, str):
        return checked_text(setting, str(value))
    if isinstance(value, str):
        try:
            value = read_number(value)
        except Invalid as error:
            raise Invalid(f"The setting '{setting.name}' is a number. {error}") from error
    if not setting.least <= value <= setting.most:
        limits = f"{setting.least} to {setting.most}"
        shown = str(value) if abs(value) < TOO_MUCH else "that"
        raise Invalid(f"The setting '{setting.name}' goes from {limits}; {shown} is outside.")
    return value


def checked_text(setting: Setting, text: str) -> str:
    """A setting that is a text, or a whole file, of which nothing is read yet."""
    if setting.is_file and len(text.encode(errors="replace")) > LONGEST_FILE:
        raise Invalid(f"The setting '{setting.name}' is longer than {LONGEST_FILE // 1024} KiB.")
    if not setting.is_file and len(text) > LONGEST_TEXT:
        raise Invalid(f"The setting '{setting.name}' has at most {LONGEST_TEXT:,} characters.")
    # Files of another system end their lines otherwise; the setting is the same.
    return text.replace("\r\n", "\n").replace("\r", "\n")


def chosen(setting: Setting, text: str) -> str:
    """The one of a setting's words that is meant, however it is spelt."""
    word = text.strip().lower()
    if word not in setting.choices:
        known = ", ".join(setting.choices)
        raise Invalid(f"The setting '{setting.name}' is one of {known}; not '{text.strip()[:40]}'.")
    return word

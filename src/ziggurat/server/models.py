"""What the API takes and gives. These structs are the schema that clients are generated from.

Texts of the log and of prompts name things in brackets, as `[region:roma|Roma]`: the thing, then
the name to show. Whoever shows them may make links of them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ziggurat.kernel.game import FirstGame, Settings
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Then

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_CHAT = 1000
LONGEST_NOTEPAD = 20_000

# ---- people ---------------------------------------------------------------------------------


class NoticeChoices(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wants to be told of, and where."""

    mail: str = ""
    """An address; empty is no mail."""
    webhook: str = ""
    """An address that takes a POST; empty is none."""
    your_turn: bool = True
    game_over: bool = True
    mention: bool = True
    sound: bool = True
    """Whether the page rings."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is asking."""

    id: str
    name: str
    login: str | None
    """The name of the account; None for a guest."""
    notices: NoticeChoices
    token: str = ""
    """What a program sends as `Authorization: Bearer ...`; given once, when it is made."""


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play, by the name others shall see."""

    name: str


class ChangedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes; None leaves it as it is."""

    name: str | None = None
    notices: NoticeChoices | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and password."""

    login: str
    password: str


class PasswordChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A password for another."""

    old: str
    new: str


class Session(msgspec.Struct, frozen=True):
    """Whether somebody is signed in, and who."""

    me: Me | None
    """None for a stranger."""


# ---- games ----------------------------------------------------------------------------------


class PickInfo(msgspec.Struct, frozen=True):
    """Something a setting's text may name, for whoever would rather point than write."""

    name: str
    """What stands in the setting; empty for what is taken where it says nothing."""
    title: str
    note: str
    colour: str
    """A CSS colour by which it is known on the board; empty where it has none."""
    letter: str
    picture: str
    """The address of its picture; empty where there is none."""


class SettingInfo(msgspec.Struct, frozen=True):
    """Something that can be settled before a game begins."""

    name: str
    help: str
    default: int | str
    least: int
    most: int
    is_file: bool
    """Whether the text is that of a whole file, such as a map."""
    choices: list[str]
    """The words a text is one of; any text will do where there are none."""
    is_by_seat: bool
    """Whether the text names one thing a seat, in seat order and parted by commas."""
    picks: list[PickInfo]
    """What the text may name; empty where it is simply written."""


class BotInfo(msgspec.Struct, frozen=True):
    """A level of bots, from gentle to strong."""

    name: str
    about: str
    """A line for whoever chooses opponents."""
    has_characters: bool
    """Whether it can play in a character of the game."""
    is_given_one: bool
    """Whether it is given one at a new table where none is named."""


class CharacterInfo(msgspec.Struct, frozen=True):
    """A temper in which bots may play a game."""

    name: str
    title: str
    """What it is called at a table."""
    temper: str
    """A line for whoever chooses opponents."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game there is."""

    name: str
    title: str
    summary: str
    least_seats: int
    most_seats: int
    settings: list[SettingInfo]
    bots: list[BotInfo]
    """The levels of bots that can sit down, from gentle to strong."""
    characters: list[CharacterInfo]
    """The characters they may play in; a bot is named by both, as in `planner/merchant`."""
    first_game: FirstGame
    """What somebody plays who never played it."""
    first_bot: str
    """The level such a newcomer plays against."""


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of the rules; the text is Markdown."""

    id: str
    title: str
    text: str
    chapter: str
    parent: str | None
    is_house: bool
    """Whether it is a decision of ours where the rulebook is silent."""


# ---- making tables ----------------------------------------------------------------------------

SeatKind = Literal["me", "open", "link", "bot"]
SeatStatus = Literal["open", "link", "person", "bot"]
TableStatus = Literal["lobby", "running", "over"]
TableList = Literal["mine", "away", "open", "running", "finished"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: the maker, anybody, whoever has the secret link, or a bot."""

    kind: SeatKind
    bot: str = ""
    """Its level, such as `planner`, or its level and its character, as in `planner/merchant`.

    A bot that is named by its level alone is given one of the game's characters in turn, so that
    two at a table play differently; `random` and `novice` are not.
    """


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    `move`: so many seconds an answer. `bank`: so many in all, and `increment` more an answer.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: list[SeatPlan]
    title: str = ""
    settings: Settings = {}
    clock: ClockPlan = ClockPlan()
    stand_in: str = "greedy"
    """The bot that plays for those who are absent; it has a character only where one is named."""
    is_listed: bool = True
    """Whether strangers see it among the open and running tables."""
    start: bool = False
    """Begin at once; every seat must be taken."""


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: TableStatus
    seats: list[SeatCard]
    asked: list[Seat]
    moves: int
    is_my_turn: bool
    my_seats: list[Seat]
    clock: ClockPlan
    created_at: float
    updated_at: float
    """Seconds since 1970."""
    result: str = ""
    """How it ended, in a few words."""
    origin: str = ""
    """The table it is a what-if copy of."""


class SeatCard(msgspec.Struct, frozen=True):
    """A seat in a list."""

    status: SeatStatus
    name: str
    """The person's name or the bot's; empty where nobody sits."""
    side: str = ""
    """What it plays, such as its nation; empty before the start."""
    bot: str = ""
    """The level of the bot that sits there; empty for everybody else."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What a secret link invites to, for whoever has not taken the seat yet."""

    game: str
    title: str
    """The name of the table; may be empty."""
    host: str
    status: TableStatus
    seat: Seat
    """The seat the link is for."""
    seats: list[SeatCard]
    clock: ClockPlan
    settings: Settings


# ---- a table ----------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: Seat
    status: SeatStatus
    name: str
    bot: str = ""
    """The level of the bot that sits there; empty for everybody else."""
    character: str = ""
    """The character it plays in, if any; its name tells so too."""
    side: str
    """What it is called in the game, such as its nation; empty before the start."""
    is_mine: bool
    is_online: bool
    is_absent: bool
    """Whether a bot plays for a person who does not answer."""
    has_resigned: bool
    deadline: float | None = None
    """When its time runs out, in seconds since 1970; None when no clock runs."""
    bank: float | None = None
    """Seconds left in its bank, as long as its clock stands still."""
    link: str = ""
    """The secret that claims the seat; only for whoever may give it away."""


class ScorePart(msgspec.Struct, frozen=True):
    """Where points come from."""

    name: str
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    """How a seat stands, and how each point was made."""

    total: int
    parts: list[ScorePart]


class Takeback(msgspec.Struct, frozen=True):
    """A wish to go back to an earlier move, put to everybody else."""

    by: Seat
    moves: int
    """How many moves would remain."""
    agreed: list[Seat]
    waiting: list[Seat]
    """The people who have not said yes or no."""


class RivalInfo(msgspec.Struct, frozen=True):
    """A player the game itself played, and how it came out."""

    name: str
    place: int
    score: SeatScore


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How the game ended."""

    places: list[int]
    """Of each seat, 1 for the best; no seat has place 1 where a rival alone is the best."""
    reason: str
    """Its name, such as `conquest`."""
    sentence: str
    """The same for people."""
    clause: str
    scores: list[SeatScore]
    rivals: list[RivalInfo]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The small part of a table that changes with every entry, as one seat sees it."""

    status: TableStatus
    moves: int
    """How many answers stand; fewer than before after something was taken back."""
    seats: list[SeatInfo]
    asked: list[Seat]
    seat: Seat | None
    """The seat this is told to; None for a spectator."""
    question: int | None
    """The number to answer with, when the seat is asked."""
    is_floor: bool = False
    """Whether others may act meanwhile, so that what can be answered may change."""
    can_undo: bool
    own_move: int = 0
    """How many answers stood after the seat's own last one; 0 when that is long ago."""
    takeback: Takeback | None
    scores: list[SeatScore]
    outcome: OutcomeInfo | None
    seed: str
    """The secret of the dice, once the game is over."""
    rematch: str
    """The table where it goes on."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    """The entry it belongs to."""
    moves: int
    """How many answers stood when it was written; lines beyond `Standing.moves` are void."""
    clause: str
    text: str
    is_news: bool = False
    """Whether it tells of the table (somebody left, time ran out) rather than of the game."""
    event: Any = None
    """What happened, as data of the game; null for news of the table."""
    things: list[str] = []
    """The things on the board it names, in order, such as `region:roma`: no players, no dice."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    at: float
    name: str
    seat: Seat | None
    """None for a spectator."""
    text: str


ViewParts = dict[str, Any]
"""What a seat may know, part by part, each under its name; every game has a view of its own."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    id: str
    game: str
    title: str
    host: str
    is_host: bool
    settings: Settings
    clock: ClockPlan
    stand_in: str
    is_listed: bool
    origin: str
    """The table this is a what-if copy of; empty for a table of its own."""
    commitment: str
    """The digest of the dice's secret, published when the game starts."""
    created_at: float
    number: int
    """The newest entry told of here."""
    standing: Standing
    view: ViewParts | None
    """What the seat may know; None before the start."""
    lines: list[Line]
    chat: list[Said]


ChangeKind = Literal[
    "seated",  # somebody sat down, left, or was given a seat
    "started",
    "move",
    "undo",
    "takeback",  # a take-back was asked for, agreed to, refused or carried out
    "resigned",
    "absent",  # a bot began to play for somebody
    "returned",
    "rematch",
    "chat",
    "presence",  # somebody came or went; has no number of its own
]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's journal, as one seat is told it: an event of the live stream."""

    number: int
    kind: ChangeKind
    at: float
    standing: Standing | None
    """None where later entries are already on their way: the last one of them tells."""
    lines: list[Line]
    said: Said | None
    view: ViewParts | None
    """The parts of the view that changed, by their names; all of them when `is_whole`."""
    is_whole: bool = False


# ---- questions and answers --------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True):
    """One answer that can be given."""

    answer: str
    """Its notation: what is sent back."""
    label: str
    things: list[str]
    """The things on the board one would click for it, in order."""
    remark: str = ""
    chance: float | None = None
    """How likely it succeeds, where dice decide."""
    caution: str = ""
    """What to ask before it is sent, because nobody should give it by a slip."""


class EntryGroup(msgspec.Struct, frozen=True):
    """Answers under one heading; none while there is nothing to do there."""

    name: str
    title: str
    entries: list[Entry]


class Pickable(msgspec.Struct, frozen=True):
    """A thing in a field: its notation, its words, and what it is on the board."""

    text: str
    label: str
    things: list[str]
    most: int = 1
    """How much of it a split or a bundle can hold."""
    note: str = ""
    """What its words do not say; empty where they say all."""


class Listed(msgspec.Struct, frozen=True, tag_field="kind", tag="list"):
    """One of these answers."""

    groups: list[EntryGroup]


class Span(msgspec.Struct, frozen=True):
    """All whole numbers from one to another."""

    least: int
    most: int


class Amounts(msgspec.Struct, frozen=True, tag_field="kind", tag="amount"):
    """A whole number; its notation is the number."""

    least: int
    most: int
    unit: str
    one: str = ""
    """What a single one is called, where that is another word."""
    spans: dict[str, Span] = {}
    """By the answer to the field before it: what goes with that, where it is less."""
    thing: str = ""
    """What on the board it is so many of, where it is something that lies there."""


class Marks(msgspec.Struct, frozen=True, tag_field="kind", tag="some"):
    """Some of these, written `a+b`, or `none`."""

    items: list[Pickable]
    least: int
    most: int


class Shares(msgspec.Struct, frozen=True, tag_field="kind", tag="split"):
    """A total shared out, written `a=2+b=1`, or `none`."""

    items: list[Pickable]
    total: int


class Bundles(msgspec.Struct, frozen=True, tag_field="kind", tag="bundle"):
    """So many of each, `least` to `most` in all, written `a*2+b`, or `none`."""

    items: list[Pickable]
    least: int
    most: int


class Field(msgspec.Struct, frozen=True):
    """A field of a form."""

    name: str
    title: str
    options: Listed | Amounts | Marks | Shares | Bundles | Written


class Fields(msgspec.Struct, frozen=True, tag_field="kind", tag="form"):
    """Several fields, written `name: value; name: value`."""

    fields: list[Field]


class Phrase(msgspec.Struct, frozen=True):
    """A word and what may follow it, `word a+b*2`; phrases are parted by `; `."""

    word: str
    """Empty where there is but one phrase, and nothing stands before it."""
    title: str
    items: list[Pickable]
    most: int
    """How many may be taken in all."""


class Written(msgspec.Struct, frozen=True, tag_field="kind", tag="written"):
    """Too many to list and of no known shape: the answer is written."""

    example: str
    hint: str
    """How it is written, in a sentence; empty where the example says it all."""
    phrases: list[Phrase]
    """What most answers can be put together from."""


class Branch(msgspec.Struct, frozen=True):
    """One kind of answer among several."""

    name: str
    """What its notation begins with; empty where it begins with nothing."""
    title: str
    options: Listed | Amounts | Marks | Shares | Bundles | Fields | Written | None
    """What follows the name, after a space; nothing at all where that is empty.

    None while there is nothing to do here.
    """


class Branches(msgspec.Struct, frozen=True, tag_field="kind", tag="either"):
    """One of several kinds of answer, written `name rest`."""

    branches: list[Branch]


class Prospect(msgspec.Struct, frozen=True):
    """What an answer would change for the seat, up to where chance or something hidden decides."""

    changes: dict[str, int]
    """By thing, such as `resource:gold`: how much more of it the seat would have, or less."""
    then: Then
    """What follows: the seat is `asked` again, or only `others` are; what comes is `unknown`, or
    the game is `over`."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked, and what it may answer."""

    number: int
    seat: Seat
    kind: str
    """What sort of question it is, in a word of the game's own."""
    prompt: str
    default: str
    """The answer of somebody whose time runs out."""
    options: Listed | Amounts | Marks | Shares | Bundles | Fields | Branches | Written
    concession: str
    """The answer by which the seat gives up the game at once; empty where none does."""
    holdings: dict[str, int] = {}
    """By thing: how much the seat has of what answers take and bring, in games that tell it."""
    prospects: dict[str, Prospect] = {}
    """By notation: what each of the answers that are listed would change of it. Those that change
    nothing and only lead to another question are left out."""
    briefing: Any = None
    """What the board of the game is told beside the answers, as data of the game; null for most."""


class Closed(msgspec.Struct, frozen=True):
    """Why there is nothing to do under a heading, or in a branch, of a question."""

    name: str
    sentence: str
    clause: str
    """The clause it rests on."""


class Quoting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answers to try, each to what is asked after the one before."""

    question: int
    answers: list[str]
    """In notation."""
    seat: Seat | None = None
    """For somebody who holds several seats."""


class QuotedLine(msgspec.Struct, frozen=True):
    """What the log would tell."""

    clause: str
    text: str
    event: Any
    """The same as data of the game."""


class Quote(msgspec.Struct, frozen=True, kw_only=True):
    """What would come of some answers, as far as can be foreseen. Nothing was changed."""

    taken: int
    """How many of the answers could be given; those after a refusal, or after what nobody can
    foresee, were not tried."""
    refusal: Refusal | None
    """Why the next answer is not allowed; null when all are, or when nobody can foresee that."""
    changes: dict[str, int]
    """By thing: how much more of it the seat would have, or less."""
    left: dict[str, int]
    """By thing: how much of it the seat would have then."""
    then: Then
    """What follows, as in a `Prospect`."""
    prompt: str
    """What the seat would be asked next; empty where it is not, or where that is unknown."""
    lines: list[QuotedLine]
    reckoning: Any = None
    """What the last answer comes to that could be understood, allowed or not, as data of the game;
    null for most."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would answer in one's place."""

    question: int
    answer: str
    """In notation."""
    reason: str
    """Why, in a sentence or two; empty where it gives none."""
    bot: str
    """The level that was asked: the strongest that comes to an end while somebody waits."""


class Answering(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a question."""

    question: int
    answer: str | None
    """In notation; None gives the default."""
    seat: Seat | None = None
    """For somebody who holds several seats."""
    key: str = ""
    """The same key is never carried out twice: a retry is safe."""


class Answered(msgspec.Struct, frozen=True):
    """An answer was stored."""

    number: int
    """The entry it became."""
    moves: int
    question: Question | None = None
    """What the same seat is asked next, if that was wanted and it is asked."""


class Stored(msgspec.Struct, frozen=True):
    """Something was stored at a table."""

    number: int
    """The entry it became; listeners are told it with this number."""


# ---- the rest of a table ----------------------------------------------------------------------


class SittingDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which open seat somebody takes; None is the first."""

    seat: Seat | None = None


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a person who may hold several seats: which one is meant."""

    seat: Seat | None = None


class TakebackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to go back until so many moves remain."""

    moves: int
    seat: Seat | None = None


class TakebackReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody agrees to a take-back."""

    agree: bool
    seat: Seat | None = None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which move on something shall be tried; None is now."""

    moves: int | None = None


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at a table."""

    text: str


class Notepad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's own notes on a table."""

    text: str


class Fact(msgspec.Struct, frozen=True):
    """Something there is to know about a thing."""

    name: str
    value: str


class About(msgspec.Struct, frozen=True):
    """All about a thing on the board."""

    thing: str
    title: str
    facts: list[Fact]


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move, as the asking seat may know it."""

    moves: int
    asked: list[Seat]
    lines: list[Line]
    view: ViewParts
    """The parts of the view that differ from the frame before; all of them in the first one."""
    scores: list[int]


class Replay(msgspec.Struct, frozen=True):
    """Part of a game to step through."""

    total: int
    """How many moves the game has."""
    frames: list[ReplayFrame]


class ScoreChart(msgspec.Struct, frozen=True):
    """How everybody stood after each move that changed something."""

    moves: list[int]
    totals: list[list[int]]
    """For each of those moves the total of every seat."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done."""

    sentence: str
    clause: str = ""
    question: int | None = None
    """The question that stands now, where a stale one was answered."""


class Health(msgspec.Struct, frozen=True):
    """Whether a server does its work."""

    status: Literal["ok", "closing", "failing"]
    database: Literal["ok", "failing"]
    version: str

"""Laws about questions: who is asked, what is offered, and what is refused."""

from __future__ import annotations

from ziggurat.kernel.conformance.tables import check_table
from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.course import submit
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.options import LISTABLE, PAGE, Answer, Group, Options
from ziggurat.kernel.state import Decision, Open, Seat

GROUPS = 30
"""A menu has at most this many headings."""

SAMPLES = 12
"""Samples drawn from each options at a thorough check."""

MOST = 150
"""Answers of one question that are carried out; of a longer list, so many at random."""

PROBES = 16
"""Answers outside the options tried at a thorough check."""


def check_asked(trial: Trial) -> list[Seat]:
    """Somebody may answer; the seats asked."""
    with trial.law(Law.ASKED):
        asked = trial.decision().seats(trial.state)
        trial.require(Law.ASKED, holds=bool(asked), otherwise="nobody is asked.")
        is_known = len(set(asked)) == len(asked) and set(asked) <= set(range(trial.seats))
        trial.require(Law.ASKED, holds=is_known, otherwise=f"the seats asked are {asked}.")
        is_declared = type(trial.decision()) in trial.game.frames
        what = f"the frame '{trial.decision().kind}' is not among the game's frames."
        trial.require(Law.ASKED, holds=is_declared, otherwise=what)
    return asked


def check_question(trial: Trial, seat: Seat, *, samples: int = 1) -> None:
    """The laws that cost little, for one seat."""
    options = trial.options(seat)
    listed = check_order(trial, seat, options)
    check_default(trial, seat, options)
    check_sample(trial, options, listed, samples)
    check_page(trial, options, listed)
    check_words(trial, trial.decision().prompt(trial.state, seat), "the prompt")
    check_notation(trial, options, [trial.decision().default(trial.state, seat)])


def check_question_thoroughly(trial: Trial, seat: Seat) -> None:
    """The same with more samples and for every answer; and asking changes nothing."""
    before = trial.snapshot(trial.state)
    check_question(trial, seat, samples=SAMPLES)
    options = trial.options(seat)
    check_notation(trial, options, offer(trial, options))
    is_quiet = trial.snapshot(trial.state) == before
    what = "the position changed while options, prompt or notation were asked for."
    trial.require(Law.QUIET, holds=is_quiet, otherwise=what)


def check_answers(trial: Trial, seat: Seat) -> None:
    """What is offered to a seat is accepted, and nothing else."""
    options = trial.options(seat)
    offered = offer(trial, options)
    check_listing(trial, seat, options, offered)
    check_refusal(trial, seat, options, offered)


def offer(trial: Trial, options: Options) -> list[Answer]:
    """The listed answers; where there are very many, some at random."""
    if options.count() > LISTABLE:
        return list(dict.fromkeys(options.sample(trial.spare) for _ in range(SAMPLES)))
    listed = options.answers()
    if len(listed) <= MOST:
        return listed
    places = list(range(len(listed)))
    trial.spare.shuffle(places)
    return [listed[place] for place in sorted(places[:MOST])]


def check_order(trial: Trial, seat: Seat, options: Options) -> list[Answer]:
    """Two listings are equal, nothing is listed twice, and the count is right; the listing.

    Nothing is listed, and nothing returned, where there are too many answers.
    """
    with trial.law(Law.ORDER):
        count = options.count()
        trial.require(Law.ASKED, holds=count > 0, otherwise=f"seat {seat} has no legal answer.")
        if count > LISTABLE:
            return []
        listed = options.answers()
        is_stable = trial.options(seat).answers() == listed
        trial.require(Law.ORDER, holds=is_stable, otherwise="two listings differ.")
        is_once = len(set(listed)) == len(listed)
        trial.require(Law.ORDER, holds=is_once, otherwise="an answer is listed twice.")
        what = f"count says {count}, {len(listed)} answers are listed."
        trial.require(Law.ORDER, holds=len(listed) == count, otherwise=what)
    return listed


def check_default(trial: Trial, seat: Seat, options: Options) -> None:
    """The default is among the options."""
    with trial.law(Law.DEFAULT):
        default = trial.decision().default(trial.state, seat)
        what = f"the default {default} of seat {seat} is refused: {options.refusal(default)}"
        trial.require(Law.DEFAULT, holds=options.contains(default), otherwise=what)
        decision = trial.decision()
        holds = not isinstance(decision, Open) or decision.is_done(default)
        what = f"the default {default} of seat {seat} does not end its part in the open floor."
        trial.require(Law.DEFAULT, holds=holds, otherwise=what)


def check_sample(trial: Trial, options: Options, listed: list[Answer], count: int) -> None:
    """Samples are legal and listed."""
    with trial.law(Law.SAMPLE):
        for _ in range(count):
            answer = options.sample(trial.spare)
            is_legal = options.contains(answer) and (not listed or answer in listed)
            what = f"the sample {answer} is not among the options."
            trial.require(Law.SAMPLE, holds=is_legal, otherwise=what)


def check_page(trial: Trial, options: Options, listed: list[Answer]) -> None:
    """What is shown is all there is, and no list is longer than a page."""
    with trial.law(Law.PAGE):
        groups = options.groups()
        if not groups:
            return
        trial.require(Law.PAGE, holds=len(groups) <= GROUPS, otherwise=f"{len(groups)} headings.")
        for group in groups:
            what = f"'{group.name}' lists {len(group.answers)} answers; a page holds {PAGE}."
            trial.require(Law.PAGE, holds=len(group.answers) <= PAGE, otherwise=what)
        if not listed:
            return
        is_all = [answer for group in groups for answer in answers_under(group)] == listed
        trial.require(Law.PAGE, holds=is_all, otherwise="the groups do not hold all the answers.")


def answers_under(group: Group) -> list[Answer]:
    """All the answers under a heading, those that are filled in too."""
    if group.form is None:
        return group.answers
    return [(*group.prefix, *rest) for rest in group.form.answers()]


def check_notation(trial: Trial, options: Options, answers: list[Answer]) -> None:
    """Each answer's notation reads back to it alone, and its button says something."""
    written: dict[str, Answer] = {}
    with trial.law(Law.READING):
        longest = options.longest()
    for answer in answers:
        with trial.law(Law.NOTATION):
            text = options.write(answer)
            is_line = text == text.strip() and text.isprintable() and text and " ; " not in text
            what = f"{text!r} for {answer} is not one plain line."
            trial.require(Law.NOTATION, holds=bool(is_line), otherwise=what)
            other = written.setdefault(text, answer)
            what = f"'{text}' means both {other} and {answer}."
            trial.require(Law.NOTATION, holds=other == answer, otherwise=what)
            what = f"'{text}' is longer than the longest answer, of {longest} characters."
            trial.require(Law.READING, holds=len(text) <= longest, otherwise=what)
            again = options.read(text)
            what = f"'{text}' for {answer} is read as {again}."
            trial.require(Law.NOTATION, holds=again == answer, otherwise=what)
        check_words(trial, options.label(answer), f"the label of '{text}'")
        for thing in options.things(answer):
            check_words(trial, f"[{thing}]", f"a thing of '{text}'")


def check_words(trial: Trial, text: str, what: str, *, clause: str = "") -> None:
    """A text for people is not empty, names only known things and cites only known clauses."""
    with trial.law(Law.WORDS):
        words = trial.game.words(trial.match.state, text)
        is_told = bool(words.strip()) and "[" not in words and "]" not in words
        trial.require(Law.WORDS, holds=is_told, otherwise=f"{what} reads {words!r}.")
        is_clause = not clause or clause in trial.clauses
        otherwise = f"{what} rests on {clause}, which is not in the rules."
        trial.require(Law.WORDS, holds=is_clause, otherwise=otherwise)


def check_listing(trial: Trial, seat: Seat, options: Options, offered: list[Answer]) -> None:
    """Each answer offered is contained and can be carried out."""
    for answer in offered:
        with trial.law(Law.LISTING):
            refusal = options.refusal(answer)
            what = f"{answer} is listed but refused: {refusal}"
            holds = options.contains(answer) and not refusal
            trial.require(Law.LISTING, holds=holds, otherwise=what)
            twin = trial.state.copy()
            submit(twin, seat, answer)
            waits = twin.is_over or isinstance(twin.stack[-1], Decision)
            what = f"after {answer} the game neither waits nor is over."
            trial.require(Law.LISTING, holds=waits, otherwise=what)
        check_table(trial, twin)


def check_refusal(trial: Trial, seat: Seat, options: Options, offered: list[Answer]) -> None:
    """Answers outside the options are refused, with words, and change nothing."""
    is_listed = options.count() <= LISTABLE
    known = set(options.answers() if is_listed else offered)
    before = trial.snapshot(trial.state)
    for answer in probes(trial, offered):
        if answer in known or (not is_listed and options.contains(answer)):
            continue
        what = f"{answer} is not listed, but the options contain it."
        with trial.law(Law.REFUSAL):
            trial.require(Law.REFUSAL, holds=not options.contains(answer), otherwise=what)
        require_refused(trial, Law.REFUSAL, seat, answer, before)


def require_refused(
    trial: Trial, law: Law, seat: Seat, answer: Answer, before: tuple[bytes, bytes]
) -> None:
    """Submit an answer that must be refused and leave everything as it was."""
    with trial.law(law):
        try:
            submit(trial.state, seat, answer)
        except Illegal as refusal:
            check_words(trial, refusal.reason, "a refusal", clause=refusal.clause)
        else:
            raise trial.fail(law, f"{answer} of seat {seat} was accepted.")
        is_same = trial.snapshot(trial.state) == before
        what = f"refusing {answer} of seat {seat} changed the position."
        trial.require(law, holds=is_same, otherwise=what)


def check_turn(trial: Trial, asked: list[Seat]) -> None:
    """Seats that are not asked, and seats there are none, are refused."""
    before = trial.snapshot(trial.state)
    answer = trial.decision().default(trial.state, asked[0])
    others = trial.few([seat for seat in range(trial.seats) if seat not in asked])
    for seat in (-1, *others, trial.seats):
        require_refused(trial, Law.TURN, seat, answer, before)


def probes(trial: Trial, offered: list[Answer]) -> list[Answer]:
    """Answers that are near to legal ones, and some that are not."""
    found: list[Answer] = [(), (-1,), (0, 0, 0, 0, 0, 0, 0), (10**9,)]
    for _ in range(PROBES):
        near = offered[trial.spare.below(len(offered))]
        other = offered[trial.spare.below(len(offered))]
        found.append(disturb(trial, near, other))
    return found


def disturb(trial: Trial, near: Answer, other: Answer) -> Answer:
    """A legal answer with something wrong about it; by chance it may be legal again."""
    dice = trial.spare
    if not near:
        return tuple(dice.below(9) - 1 for _ in range(1 + dice.below(3)))
    place = dice.below(len(near))
    match dice.below(6):
        case 0:
            return (*near, dice.below(9) - 1)
        case 1:
            return near[:place]
        case 2:
            return (*near[:place], near[place] + 1, *near[place + 1 :])
        case 3:
            return (*near[:place], near[place] - 1, *near[place + 1 :])
        case 4:
            return (*near[:place], dice.below(300) - 20, *near[place + 1 :])
        case _:
            return near[:place] + other[place:]

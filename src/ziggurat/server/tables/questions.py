"""What may be answered, from the kernel's options to what the API gives.

Everything here is asked of a position the seat imagines, never of the real one.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.kernel.algebra import Amount, Bundle, Either, Form, OneOf, SomeOf, Split
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer, Group, Item, Options, Phrase, Vast
from ziggurat.kernel.pointing import why_not
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Attempt
from ziggurat.kernel.wording import sentence
from ziggurat.server import models
from ziggurat.server.tables.wording import as_sentence, with_names

DescribedField = (
    models.Listed | models.Amounts | models.Marks | models.Shares | models.Bundles | models.Written
)
DescribedBranch = DescribedField | models.Fields
Described = DescribedBranch | models.Branches


MOST_PROSPECTS = 150
"""So many answers of a question are tried at most."""

ANSWER = "Answer"
"""The heading of the question itself where something else may be done first."""


class Describer:
    """Describes the options of one question.

    The position is one the seat imagines; it is of the game's own kind, which stays open here.
    """

    def __init__(self, game: Game[Any], position: Any, seat: Seat) -> None:
        self.game = game
        self.position = position
        self.seat = seat

    def words(self, text: str) -> str:
        """A text of the kernel with names beside things."""
        return with_names(self.game, self.position, text)

    def label(self, text: str) -> str:
        """A text for a button: names only."""
        # Most texts name nothing, and there are dozens of them in a question.
        return self.game.words(self.position, text) if "[" in text else text

    def facts(self, seat: Seat | None, thing: str) -> list[models.Fact]:
        """All about a thing that a seat, or a spectator, may know."""
        told = self.game.about(self.position, seat, thing)
        return [models.Fact(self.label(name), self.words(value)) for name, value in told]

    def describe(self, options: Options) -> Described:
        """The options of the question itself."""
        options = options.unfolded()
        if isinstance(options, Asides):
            return self._describe_asides(options)
        if isinstance(options, Either):
            return models.Branches([self._branch(options, n) for n in range(len(options.names))])
        return self._describe_whole(options, ())

    def _describe_asides(self, options: Asides) -> Described:
        """The question itself, and beside it what may be done first."""
        main = self.describe(options.main)
        groups = [self._group(options, group, ()) for group in options.aside_groups()]
        if not groups:
            return main
        if isinstance(main, models.Listed):
            return models.Listed([*main.groups, *groups])
        asides = [self._aside(group) for group in groups]
        if isinstance(main, models.Branches):
            return models.Branches([*main.branches, *asides])
        return models.Branches([models.Branch("", ANSWER, main), *asides])

    def _aside(self, group: models.EntryGroup) -> models.Branch:
        """What may be done first as a branch, whose answers are written behind its name."""
        entries = [
            msgspec.structs.replace(entry, answer=entry.answer.removeprefix(group.name).strip())
            for entry in group.entries
        ]
        listed = models.Listed([models.EntryGroup("", "", entries)])
        return models.Branch(group.name, group.title, listed)

    def closed(self, options: Options) -> list[models.Closed]:
        """Why there is nothing to do under some headings of the question itself."""
        options = options.unfolded()
        if isinstance(options, Asides):
            return self.closed(options.main)
        reasons = [(group.name, group.closed) for group in options.groups()]
        return [
            models.Closed(name, sentence(self.label(why.sentence)), why.clause)
            for name, why in reasons
            if why is not None
        ]

    def denials(self, options: Options, thing: str) -> list[models.Closed]:
        """Why nothing can be done with a thing, heading by heading."""
        return [
            models.Closed(name, sentence(self.label(why.sentence)), why.clause)
            for name, why in why_not(options, thing)
        ]

    def _describe_whole(self, options: Options, prefix: Answer) -> DescribedBranch:
        """Options whose answers, behind the prefix, are whole ones."""
        if not isinstance(options, Form):
            return self._shape(options, prefix)
        return models.Fields(
            [
                models.Field(name, self.label(options.title(number)), self._field(options, number))
                for number, name in enumerate(options.names)
            ]
        )

    def _branch(self, either: Either, number: int) -> models.Branch:
        name, title = either.names[number], self.label(either.titles[number])
        branch = either.branches[number]
        if branch.is_empty():
            return models.Branch(name, title, None)
        return models.Branch(name, title, self._describe_whole(branch, (number,)))

    def _field(self, form: Form, number: int) -> DescribedField:
        """A field of a form; an amount comes with what goes with each answer of the one before."""
        field = form.fields[number]
        if not isinstance(field, Amount):
            return self.describe_field(field)
        before = form.fields[number - 1] if number else None
        spans: dict[str, models.Span] = {}
        if isinstance(before, OneOf):
            for answer in before.answers():
                least, most = form.span(number, answer)
                if (least, most) != (field.low, field.high):
                    spans[before.write(answer)] = models.Span(least, most)
        return self._amounts(field, spans)

    def _amounts(self, amount: Amount, spans: dict[str, models.Span]) -> models.Amounts:
        one = "" if amount.one == amount.unit else amount.one
        return models.Amounts(amount.low, amount.high, amount.unit, one, spans, amount.thing)

    def describe_field(self, options: Options) -> DescribedField:
        """The options of one field of a form; remarks and chances belong to whole answers."""
        return self._shape(options, None)

    def _shape(self, options: Options, prefix: Answer | None) -> DescribedField:
        match options:
            case Amount():
                return self._amounts(options, {})
            case SomeOf():
                items = [self._pickable(item) for item in options.items]
                return models.Marks(items, options.least, options.most)
            case Split():
                shares = zip(options.items, options.limits, strict=True)
                limited = [self._pickable(item, most=most) for item, most in shares]
                return models.Shares(limited, options.total)
            case Bundle():
                kinds = zip(options.items, options.limits, strict=True)
                held = [self._pickable(item, most=most) for item, most in kinds if most]
                return models.Bundles(held, options.least, min(options.most, options.largest()))
        groups = options.headings()
        if groups and all(group.form is None for group in groups):
            return models.Listed([self._group(options, group, prefix) for group in groups])
        # The example must not tell anything: it is one of a position that is imagined anyway.
        example = options.sample(Dice(b"an example"))
        phrases = options.phrases() if isinstance(options, Vast) else []
        return models.Written(
            options.write(example),
            self.label(options.hint()),
            [self._phrase(phrase) for phrase in phrases if phrase.items],
        )

    def _phrase(self, phrase: Phrase) -> models.Phrase:
        limited = zip(phrase.items, phrase.limits, strict=True)
        items = [self._pickable(item, most=most) for item, most in limited]
        return models.Phrase(phrase.word, self.label(phrase.title), items, phrase.most)

    def _group(self, options: Options, group: Group, prefix: Answer | None) -> models.EntryGroup:
        entries = [self._entry(options, answer, prefix) for answer in group.answers]
        return models.EntryGroup(group.name, self.label(group.title), entries)

    def _entry(self, options: Options, answer: Answer, prefix: Answer | None) -> models.Entry:
        """One answer; without a prefix it is a part, of which the game has nothing to say."""
        remark, chance, caution = "", None, ""
        if prefix is not None:
            whole = (*prefix, *answer)
            remark = self.game.remark(self.position, self.seat, whole)
            chance = self.game.chance(self.position, self.seat, whole)
            caution = self.game.caution(self.position, self.seat, whole)
        return models.Entry(
            answer=options.write(answer),
            label=self.label(options.label(answer)),
            things=options.things(answer),
            remark=self.label(remark),
            chance=chance,
            caution=self.label(caution),
        )

    def _pickable(self, item: Item, most: int = 1) -> models.Pickable:
        label, note = self.label(item.label), self.label(item.note)
        return models.Pickable(item.text, label, item.things, most, note)


def prospects(
    game: Game[Any], position: Any, seat: Seat, options: Options, before: dict[str, int]
) -> dict[str, models.Prospect]:
    """What each answer that is listed would change of what the seat has, found by trying it."""
    if not before:
        return {}
    found = {
        options.write(answer): _prospect(game, position, seat, answer, before)
        for answer in _listed(options)[:MOST_PROSPECTS]
    }
    return {text: each for text, each in found.items() if each.changes or each.then != "asked"}


def _listed(options: Options) -> list[Answer]:
    """The answers people choose from, or fill in where there are few ways to."""
    found: list[Answer] = []
    for group in options.headings():
        found += group.answers
        # Beside an aside the question itself keeps the numbers its answers have alone.
        if isinstance(options, Asides) and group.form is not None:
            found += group.form.answers() if group.form.count() <= MOST_PROSPECTS else []
    return found


def _prospect(
    game: Game[Any], position: Any, seat: Seat, answer: Answer, before: dict[str, int]
) -> models.Prospect:
    attempt = Attempt(position)
    then = attempt.give(seat, answer)
    return models.Prospect(changes_to(before, game.holdings(attempt.state, seat)), then)


def changes_to(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less."""
    things = dict.fromkeys([*before, *after])
    differences = {thing: after.get(thing, 0) - before.get(thing, 0) for thing in things}
    return {thing: amount for thing, amount in differences.items() if amount}


def ask(game: Game[Any], position: Any, seat: Seat, number: int) -> models.Question:
    """The question a position the seat imagines puts to it."""
    describer = Describer(game, position, seat)
    decision = position.decision()
    options = decision.options(position, seat)
    conceding = game.concession(position, seat)
    held = game.holdings(position, seat)
    return models.Question(
        number=number,
        seat=seat,
        kind=decision.kind,
        prompt=as_sentence(game, position, decision.prompt(position, seat)),
        default=options.write(decision.default(position, seat)),
        options=describer.describe(options),
        concession="" if conceding is None else options.write(conceding),
        holdings=held,
        prospects=prospects(game, position, seat, options, held),
        briefing=game.briefing(position, seat),
    )

"""Writing an answer that gathers several things as people write it: `2 salt, wine`."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.algebra import Bundle, Form, SomeOf, Split
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.options import Item
from ziggurat.terminal.drafts import YES, Draft, Heard
from ziggurat.terminal.names import tidy

NUMBER = re.compile(r"(?<!\S)\d+(?=[\s,+]|$)|(?<=[,+])\d+(?=[\s,+]|$)")
"""A number that stands alone."""
FEW = 12
"""So many answers are listed as they are; of more the things are listed that they name."""
Tell = Callable[[Item], str]
"""What there is to know of a thing; its name first."""


class Proposal(msgspec.Struct, frozen=True):
    """What is answered for somebody who does not."""

    notation: str
    words: str
    """The same for people."""


class SelectionDraft(Draft):
    """Lists the things and understands names in part, spaces, commas and counts in front.

    Where each thing can be chosen once, its number in the list will do.
    """

    def __init__(self, options: Bundle | SomeOf | Split, proposal: Proposal, tell: Tell) -> None:
        self.options = options
        self.proposal = proposal
        self.tell = tell
        self.is_long = options.count() > FEW

    @property
    def is_asking(self) -> bool:
        return self.is_long

    def show(self, choices: RenderableType) -> RenderableType:
        if not self.is_long:
            return choices
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True, justify="right", width=4)
        for number, item in enumerate(self.options.items, start=1):
            table.add_row(self._sign(number), Text(self.tell(item)))
        how = f"Write {self._amount()}, parted by commas."
        how += f" Proposed: {self.proposal.words} (`yes` takes it)."
        return Group(table, Text(how, style="dim"))

    def _sign(self, number: int) -> str:
        """What stands before a thing: its number, or how many of it there may be."""
        if isinstance(self.options, SomeOf):
            return str(number)
        return f"{self.options.limits[number - 1]} x"

    def _amount(self) -> str:
        options = self.options
        if isinstance(options, Split):
            return f"{options.total} in all, such as {_shared_out(options)}"
        most = options.largest() if isinstance(options, Bundle) else options.most
        least = options.least
        count = str(most) if least >= most else f"{max(0, least)} to {most}"
        sort = (
            " by number or name"
            if isinstance(options, SomeOf)
            else f", such as {_example(options)}"
        )
        return f"{count} of them{sort}"

    def hear(self, line: str) -> Heard | None:
        if self.is_long and line.strip().lower() in YES:
            return Heard(answer=self.proposal.notation)
        try:
            is_numbered = isinstance(self.options, SomeOf)
            named = by_number(self.options.items, line) if is_numbered else line
            return Heard(answer=tidy(self.options, named))
        except Invalid:
            if self.is_long:
                raise
            return None  # it may begin one of the answers that are listed


def by_number(items: list[Item], line: str) -> str:
    """A line with the names of things in place of their numbers."""

    def name(found: re.Match[str]) -> str:
        number = int(found[0][:4])
        if not 1 <= number <= len(items):
            raise Invalid(f"There are numbers 1 to {len(items)} here.")
        return f",{items[number - 1].text},"

    return NUMBER.sub(name, line)


def _example(options: Bundle) -> str:
    """How some of the things are written, with a count where there are several."""
    parts = [
        f"2 {item.text}" if limit > 1 else item.text
        for item, limit in zip(options.items, options.limits)
        if limit
    ]
    return ", ".join(parts[:2])


def _shared_out(split: Split) -> str:
    """How a total is written that is shared out: as much as there may be of each thing in turn."""
    left = split.total
    parts: list[str] = []
    for item, limit in zip(split.items, split.limits):
        count = min(limit, left)
        left -= count
        if count:
            parts.append(f"{count} {item.text}")
    return ", ".join(parts)


def _range(field: SomeOf) -> str:
    """How many are to be chosen."""
    return f"{field.least} to {field.most}" if field.least < field.most else str(field.most)


class FieldsDraft(Draft):
    """A form whose fields each gather things of their own: every name finds its field.

    The fields must all be `SomeOf`, and no thing may be in two of them.
    """

    def __init__(self, form: Form, proposal: Proposal, tell: Tell) -> None:
        self.form = form
        self.proposal = proposal
        self.tell = tell
        self.fields = [field for field in form.fields if isinstance(field, SomeOf)]
        self.items = [item for field in self.fields for item in field.items]

    @property
    def is_asking(self) -> bool:
        return True

    def show(self, choices: RenderableType) -> RenderableType:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True, justify="right", width=4)
        number = 0
        for name, field in zip(self.form.names, self.fields, strict=True):
            table.add_row("", Text(f"{name.capitalize()}, {_range(field)} of", style="bold"))
            for item in field.items:
                number += 1
                table.add_row(str(number), Text(self.tell(item)))
        how = "Write numbers or names, parted by commas. Proposed:"
        return Group(table, Text(f"{how} {self.proposal.words} (`yes` takes it).", style="dim"))

    def hear(self, line: str) -> Heard | None:
        if line.strip().lower() in YES:
            return Heard(answer=self.proposal.notation)
        if ":" in line:
            return None
        chosen = tidy(SomeOf(self.items, 0, len(self.items)), by_number(self.items, line))
        names = set(chosen.split("+"))
        parts: list[str] = []
        for name, field in zip(self.form.names, self.fields, strict=True):
            own = [item.text for item in field.items if item.text in names]
            if not field.least <= len(own) <= field.most:
                raise Illegal(
                    field.clause, f"Of the {name} choose {_range(field)}, not {len(own)}."
                )
            parts.append(f"{name}: {'+'.join(own) or 'none'}")
        return Heard(answer="; ".join(parts))

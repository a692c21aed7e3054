"""Filling in a form field by field: each is asked for with what fits, and with a proposal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.kernel.algebra import Form
from ziggurat.kernel.options import Answer, Options
from ziggurat.terminal.drafts import YES
from ziggurat.terminal.names import tidy


class Wish(msgspec.Struct, frozen=True):
    """How a field is asked for."""

    question: str
    fits: str = ""
    """What can be written; empty when the question says it."""
    proposal: str = ""
    """What `yes` stands for; empty for nothing."""


Guide = Callable[[str, dict[str, str]], Wish]
"""How the field of a name is asked for, given what the fields before it were filled in with."""


class FieldByField:
    """A form that is being filled in, one field after the other."""

    def __init__(self, verb: str, form: Form, order: tuple[str, ...], guide: Guide) -> None:
        self.verb = verb
        self.form = form
        self.order = order
        """The fields in the order they are asked for."""
        self.guide = guide
        self.said: dict[str, str] = {}

    @property
    def field(self) -> str:
        """The field that is asked for now; empty when all are filled in."""
        return next((name for name in self.order if name not in self.said), "")

    def options_of(self, name: str) -> Options:
        """What may be written into a field."""
        return self.form.fields[self.form.names.index(name)]

    def ask(self) -> RenderableType:
        """The question for the field that comes next."""
        wish = self.guide(self.field, self.said)
        lines = [Text(wish.question, style="bold")]
        if wish.fits:
            lines.append(Text(f"  {wish.fits}"))
        if wish.proposal:
            lines.append(
                Text.assemble(f"  Proposed: {wish.proposal}", (" (`yes` takes it)", "dim"))
            )
        return Group(*lines)

    def take(self, line: str) -> None:
        """Fill in the field that is asked for; a field that is refused stays open."""
        name = self.field
        wish = self.guide(name, self.said)
        text = wish.proposal if wish.proposal and line.strip().lower() in YES else line
        self.said[name] = fill_in(self.options_of(name), text)
        if not self.field:
            self._require_agreement(name)

    def _require_agreement(self, last: str) -> None:
        """Refuse fields that do not go together; the last one is asked for again."""
        parts = [self.options_of(name).read(self.said[name]) for name in self.form.names]
        refusal = self.form.refusal(self.form.join(parts))
        if refusal:
            del self.said[last]
            raise refusal.error()

    def notation(self) -> str:
        """The whole answer; all fields must be filled in."""
        fields = "; ".join(f"{name}: {self.said[name]}" for name in self.form.names)
        return f"{self.verb} {fields}"


def fill_in(options: Options, text: str) -> str:
    """What a person wrote for some options, in notation; refused when it is not among them."""
    notation = tidy(options, text)
    answer: Answer = options.read(notation)
    refusal = options.refusal(answer)
    if refusal:
        raise refusal.error()
    return notation

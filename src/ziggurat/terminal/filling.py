"""Telling how an answer is written that is filled in rather than picked from a list."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.kernel.algebra import Amount, Bundle, Form, OneOf, SomeOf, Split
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Item, Options
from ziggurat.kernel.wording import between

Words = Callable[[str], str]
"""Puts names in place of the things a text names."""


def how_to_fill_in(options: Options, words: Words, default: str = "") -> RenderableType:
    """What can be written, field by field, with an example and what is given without an answer."""
    if isinstance(options, Amount):
        return _indented(f"Write a number: {what_fits(options, words)}.")
    example = options.write(options.sample(Dice(b"an example")))
    lines: list[RenderableType] = []
    if isinstance(options, Form):
        lines.append(_fields(options, words))
    elif isinstance(options, Bundle | SomeOf | Split):
        lines.append(_indented(what_fits(options, words)))
    elif options.hint():
        lines.append(_indented(words(options.hint())))
    lines.append(_indented(f"Too many to list. Write, for example: {example}"))
    if default:
        lines.append(_indented(f"Whoever runs out of time answers: {default}", style="dim"))
    return Lines(*lines)


def _indented(sentence: str, style: str = "") -> RenderableType:
    return Padding(Text(sentence, style=style), (0, 0, 0, 2), expand=False)


def what_fits(options: Options, words: Words) -> str:
    """What can be written for an answer or a field, in a few words.

    >>> what_fits(Bundle([Item(0, "salt"), Item(1, "wine")], [2, 1], 1, 9), str)
    '1 to 3 of salt*2+wine'
    """
    match options:
        case Amount():
            return f"{between(options.low, options.high)} {options.unit}"
        case OneOf():
            return ", ".join(_named(item, words) for item in options.items)
        case SomeOf():
            names = ", ".join(_named(item, words) for item in options.items)
            return f"{between(options.least, options.most)} of {names}"
        case Bundle():
            limits = options.write(tuple(options.limits))
            return f"{between(max(0, options.least), options.largest())} of {limits}"
        case Split():
            limits = options.write(tuple(options.limits))
            return f"{options.total} in all, at most {limits}"
    example = options.write(options.sample(Dice(b"an example")))
    return words(options.hint()) or f"for example {example}"


def _fields(form: Form, words: Words) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for name, field in zip(form.names, form.fields, strict=True):
        table.add_row(f"{name}:", Text(what_fits(field, words)))
    return Padding(table, (0, 0, 0, 2))


def _named(item: Item, words: Words) -> str:
    """An item as it is written, with its name where that is another."""
    name = words(item.label)
    return item.text if name.lower() == item.text.lower() else f"{item.text} ({name})"

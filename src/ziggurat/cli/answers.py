"""What a person means by an answer: notation, written out or only begun."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import LISTABLE, Answer, Group, Options


def find_answers(options: Options, text: str) -> list[Answer]:
    """The answer a notation means, or all those it begins; `Invalid` when it means nothing.

    What is written out need not be legal: the options say why it is not.

    >>> from ziggurat.kernel.algebra import OneOf

    >>> from ziggurat.kernel.options import Item
    >>> towns = OneOf([Item(1, "roma"), Item(2, "rhegium"), Item(3, "capua")])
    >>> find_answers(towns, "CAP"), find_answers(towns, "r")
    ([(3,)], [(1,), (2,)])
    """
    try:
        return [options.read(text)]
    except Invalid:
        begun = find_begun(options, text)
        if not begun:
            raise
        return begun


def listed(options: Options) -> list[Answer]:
    """All answers that can be listed: of some kinds of action none may be."""
    if options.count() <= LISTABLE:
        return options.answers()
    return [answer for group in options.groups() for answer in group.answers]


def find_begun(options: Options, text: str) -> list[Answer]:
    """The answers whose notation begins so, word by word; whole ones before longer ones."""
    typed = split_words(text)
    if not typed:
        return []
    found: list[Answer] = []
    longer: list[Answer] = []
    for answer in listed(options):
        words = split_words(options.write(answer))
        if all(word.startswith(start) for start, word in zip(typed, words)):
            if len(words) == len(typed):
                found.append(answer)
            elif len(words) > len(typed):
                longer.append(answer)
    return found or longer


def find_named(options: Options, text: str, label: Callable[[Answer], str]) -> list[Answer]:
    """The answers whose label begins so, with or without the word their notation begins with.

    >>> from ziggurat.kernel.algebra import OneOf

    >>> from ziggurat.kernel.options import Item
    >>> towns = OneOf([Item(1, "pc", "Porta Capena"), Item(2, "pa", "Porta Appia")])
    >>> find_named(towns, "porta cap", towns.label), find_named(towns, "pa por", towns.label)
    ([(1,)], [(2,)])
    """
    typed = split_words(text)
    if not typed:
        return []
    found = []
    for answer in listed(options):
        words = split_words(label(answer))
        verb = split_words(options.write(answer))[:1]
        if begins(words, typed) or begins([*verb, *words], typed):
            found.append(answer)
    return found


def begins(words: list[str], typed: list[str]) -> bool:
    """Whether words begin with what was typed, word by word."""
    return len(typed) <= len(words) and all(
        word.startswith(start) for start, word in zip(typed, words)
    )


def split_words(notation: str) -> list[str]:
    """The words of a notation; an arrow is only a gap between two.

    >>> split_words("Attack roma>campania with roma")
    ['attack', 'roma', 'campania', 'with', 'roma']
    """
    return notation.lower().replace(">", " ").split()


def find_group(groups: list[Group], name: str) -> Group | None:
    """The group of a menu with exactly this name."""
    for group in groups:
        if group.name and group.name == name.lower():
            return group
    return None

"""Why nothing can be done with a thing somebody points at."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.kernel.algebra import Bundle, Either, Form, OneOf, SomeOf, Split
from ziggurat.kernel.asides import Asides
from ziggurat.kernel.menu import Menu
from ziggurat.kernel.options import Item, Options, Vast
from ziggurat.kernel.refusals import Refusal

Denial: TypeAlias = tuple[str, Refusal]
"""The name of a verb, empty for a question without verbs, and why it is not to be had."""


def why_not(options: Options, thing: str) -> list[Denial]:
    """Why a thing cannot be answered with, verb by verb; nothing is said of what can be done."""
    shown = options.unfolded()
    if isinstance(shown, Menu):
        return _in_menu(shown, thing)
    if isinstance(shown, Asides):
        asides = _in_menu(shown.menu, thing)
        is_offered = any(thing in shown.things(aside) for aside in shown.asides())
        return asides if is_offered else [*why_not(shown.main, thing), *asides]
    if _is_offered(shown, thing):
        return []
    found = _denials(options, thing) or _denials(shown, thing)
    if found or _is_vague(shown):
        return found
    return [("", Refusal(_clause_of(shown), "That is nothing you can choose now."))]


def _denials(options: Options, thing: str) -> list[Denial]:
    """What options that are no menu have to say of a thing, branch by branch."""
    if isinstance(options, Either):
        said = [(name, part.denial(thing)) for name, part in zip(options.names, options.branches)]
    else:
        said = [("", options.denial(thing))]
    return [(name, denial) for name, denial in said if denial is not None]


def _is_vague(options: Options) -> bool:
    """Whether nobody can tell from the options which things may be in an answer."""
    if isinstance(options, Either):
        return any(_is_vague(part) for part in options.branches if not part.is_empty())
    return isinstance(options, Vast) and not options.phrases()


def _clause_of(options: Options) -> str:
    """The clause that says what can be chosen."""
    if isinstance(options, (OneOf, SomeOf, Split, Bundle)):
        return options.clause
    refusal = options.refusal(())
    return "" if refusal is None else refusal.clause


def _is_offered(options: Options, thing: str) -> bool:
    """Whether a thing is among those an answer is made of, picked or filled in."""
    if isinstance(options, (OneOf, SomeOf)):
        return _is_among(options.items, thing)
    if isinstance(options, (Split, Bundle)):
        rows = zip(options.items, options.limits, strict=True)
        return _is_among([item for item, most in rows if most], thing)
    if isinstance(options, Form):
        return any(_is_offered(field, thing) for field in options.fields)
    if isinstance(options, Either):
        return any(_is_offered(branch, thing) for branch in options.branches)
    if isinstance(options, Vast):
        return any(_is_among(phrase.items, thing) for phrase in options.phrases())
    listed = [answer for group in options.headings() for answer in group.answers]
    return any(thing in options.things(answer) for answer in listed)


def _is_among(items: list[Item], thing: str) -> bool:
    return any(thing in item.things for item in items)


def _in_menu(menu: Menu, thing: str) -> list[Denial]:
    found: list[Denial] = []
    for verb in menu.verbs:
        answers = verb.meant(menu.state, menu.seat, thing)
        refusals = [verb.refusal(menu.state, menu.seat, answer) for answer in answers]
        denied = [refusal for refusal in refusals if refusal is not None]
        if denied and len(denied) == len(refusals):
            found.append((verb.name, denied[0]))
    return found or menu.suspended(thing)

"""Why nothing can be done with a thing somebody points at."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.kernel.asides import Asides
from ziggurat.kernel.menu import Menu
from ziggurat.kernel.options import Options
from ziggurat.kernel.refusals import Refusal

Denial: TypeAlias = tuple[str, Refusal]
"""The name of a verb, empty for a question without verbs, and why it is not to be had."""


def why_not(options: Options, thing: str) -> list[Denial]:
    """Why a thing cannot be answered with, verb by verb; nothing is said of what can be done."""
    if isinstance(options, Menu):
        return _in_menu(options, thing)
    if isinstance(options, Asides):
        asides = _in_menu(options.menu, thing)
        is_offered = any(thing in options.things(aside) for aside in options.asides())
        return asides if is_offered else [*why_not(options.main, thing), *asides]
    listed = [answer for group in options.headings() for answer in group.answers]
    if any(thing in options.things(answer) for answer in listed):
        return []
    refusal = options.refusal(())
    clause = "" if refusal is None else refusal.clause
    return [("", Refusal(clause, "That is nothing you can choose now."))]


def _in_menu(menu: Menu, thing: str) -> list[Denial]:
    found: list[Denial] = []
    for verb in menu.verbs:
        answers = verb.meant(menu.state, menu.seat, thing)
        refusals = [verb.refusal(menu.state, menu.seat, answer) for answer in answers]
        denied = [refusal for refusal in refusals if refusal is not None]
        if denied and len(denied) == len(refusals):
            found.append((verb.name, denied[0]))
    return found

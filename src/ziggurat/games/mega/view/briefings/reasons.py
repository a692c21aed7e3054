"""Refusals of the rules as a board shows them: with names in place of things."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.briefing_structs import Barred
from ziggurat.games.mega.words.facts.naming import name_of
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import renamed, sentence


def words_of(state: Mega, refusal: Refusal) -> str:
    """The sentence of a refusal."""
    return sentence(renamed(refusal.sentence, lambda thing: name_of(state, thing)))


def reason(state: Mega, refusal: Refusal | None) -> dict[str, str]:
    """A refusal as the fields `refusal` and `clause` of a struct; none where there is none."""
    if refusal is None:
        return {}
    return {"refusal": words_of(state, refusal), "clause": refusal.clause}


def barred(state: Mega, thing: str, refusal: Refusal) -> Barred:
    """A thing that cannot be picked."""
    return Barred(thing, words_of(state, refusal), refusal.clause)

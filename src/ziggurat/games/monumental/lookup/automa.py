"""The Automa's cards as the rules read them: from the structs of the data to `AutomaStep`s."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.lookup import AutomaStep, Lookup
from ziggurat.games.monumental.printed.automa import AutomaCard, AutomaCards, Step, Take, deeds_of
from ziggurat.games.monumental.terms import (
    ALWAYS,
    APPLIES,
    AUTOMA_STEPS,
    AUTOMA_TYPES,
    COASTAL_COUNT,
    LOWEST,
    NOTHING,
    PICKS,
    STEP_TAKE,
    TYPES,
)


def tabulate_automa(lookup: Lookup, cards: AutomaCards) -> None:
    """Lay out the cards of the Automa; the civilizations' ids must be there."""
    groups: list[tuple[str, tuple[AutomaCard, ...]]] = [
        ("action", cards.core_action_cards),
        ("action", cards.african_empires_action_cards),
        ("advanced", cards.core_advanced_cards),
        ("advanced", cards.african_empires_advanced_cards),
        ("civilization", cards.core_civilization_cards),
        ("civilization", cards.african_empires_civilization_cards),
        ("multi", cards.multi_automa_card),
    ]
    deck = [(group, card) for group, members in groups for card in members]
    lookup.automa_id = [card.id for _, card in deck]
    lookup.automa_group = [group for group, _ in deck]
    lookup.automa_civ = [civilization_of(lookup, card) for _, card in deck]
    lookup.automa_card = [[step_of(step) for step in card.steps] for _, card in deck]


def civilization_of(lookup: Lookup, card: AutomaCard) -> int:
    """The civilization a card belongs to, or `NOTHING`."""
    return NOTHING if card.civilization is None else lookup.civ_id.index(card.civilization)


def step_of(step: Step) -> AutomaStep:
    """One step of the data. What else belongs to it is carried out after its first deed."""
    deeds = deeds_of(step)
    first = deed_of(step, deeds[0])
    first.cost = step.cost
    first.if_type = NOTHING if step.if_type is None else AUTOMA_TYPES.index(step.if_type)
    first.only_if = ALWAYS if step.only_if is None else APPLIES.index(step.only_if)
    first.branches = first.branches + [deed_of(step, deed) for deed in deeds[1:]]
    if step.then_take is not None:
        first.branches = [*first.branches, take_of(step.then_take)]
    return first


def deed_of(step: Step, deed: str) -> AutomaStep:
    """One deed of a step, without what it hangs on."""
    code = AUTOMA_STEPS.index(deed)
    if deed == "conquer" and step.conquer is not None:
        return plain(code, step.conquer.amount, PICKS.index(step.conquer.pick))
    if deed == "take" and step.take is not None:
        return take_of(step.take)
    if deed == "reserve_draw" and step.reserve_draw is not None:
        gain = step.reserve_draw.gain
        what = NOTHING if gain == "any" else TYPES.index(gain)
        return plain(code, step.reserve_draw.amount, what=what)
    if deed == "gold_per":
        return plain(code, 1, what=COASTAL_COUNT)
    if deed == "draw_until_type" and step.draw_until_type is not None:
        return plain(code, 1, what=AUTOMA_TYPES.index(step.draw_until_type))
    if deed == "first_that_applies":
        return plain(code, 1, branches=alternatives_of(step))
    value = getattr(step, deed)
    return plain(code, value if isinstance(value, int) else 1)


def alternatives_of(step: Step) -> list[AutomaStep]:
    """The branches of `first_that_applies`, each with its condition."""
    branches: list[AutomaStep] = []
    for each in step.first_that_applies or ():
        branch = step_of(each.step)
        branch.only_if = APPLIES.index(each.when)
        branches.append(branch)
    return branches


def take_of(take: Take) -> AutomaStep:
    """Taking a card from the display."""
    return plain(STEP_TAKE, 1, PICKS.index(take.pick), TYPES.index(take.type))


def plain(
    code: int,
    amount: int,
    pick: int = LOWEST,
    what: int = NOTHING,
    branches: list[AutomaStep] | None = None,
) -> AutomaStep:
    """A step that costs nothing and that every Automa carries out."""
    return AutomaStep(code, int(amount), pick, what, 0, NOTHING, ALWAYS, branches or [])

"""What the board is told with a question beside its answers; the rules know all of it."""

from __future__ import annotations

from typing import Any

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.automa.ties import Tie
from ziggurat.games.monumental.rules.city.city import (
    Activate,
)
from ziggurat.games.monumental.rules.conquest.mustering import Muster, Strength
from ziggurat.games.monumental.rules.conquest.war_costs import GiveTokens
from ziggurat.games.monumental.rules.effects.counting import COUNTER_NUMBERS, count
from ziggurat.games.monumental.rules.effects.effects import MayUse, Run
from ziggurat.games.monumental.rules.map.expedition import Wander, current_expedition, verbs_of
from ziggurat.games.monumental.rules.map.exploring import Explore
from ziggurat.games.monumental.rules.map.moving import MarchTo, mover_things
from ziggurat.games.monumental.rules.rounds import following as following_in_round
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY, NOTHING
from ziggurat.games.monumental.view.activations import activations_of
from ziggurat.games.monumental.view.briefing_structs import (
    Briefing,
    Source,
    Walk,
)
from ziggurat.games.monumental.view.briefing_structs import Tie as TieTold
from ziggurat.games.monumental.view.choices import choices_of, source_of
from ziggurat.games.monumental.view.conquests import about_campaign, conquests_of
from ziggurat.games.monumental.view.ending import ending_of
from ziggurat.games.monumental.view.offers import offers_of
from ziggurat.games.monumental.view.walks import walks_of
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.state import Decision, Seat


def briefing_of(state: Monumental, seat: Seat) -> Briefing | None:
    """What goes with the question a seat is asked; nothing with most."""
    question = state.decision()
    if isinstance(question, Act):
        return about_actions(state, seat, question)
    if isinstance(question, Activate):
        return Briefing(activations=activations_of(state, seat), counters=counters_of(state, seat))
    if isinstance(question, (Strength, Muster, GiveTokens)):
        return about_campaign(state, seat)
    if isinstance(question, (MarchTo, Wander, Tie)):
        return about_pieces(state, seat, question)
    return about_effects(state, seat, question)


def about_actions(state: Monumental, seat: Seat, question: Act) -> Briefing:
    """All that can be bought and conquered, and what ending the actions means.

    Behind the turn action of Continuous Play nothing can be had any more.
    """
    verbs = question.verbs(state)
    free = [verb.name for verb in verbs if verb.is_free] if state.continuous else []
    is_alone = state.continuous and following_in_round(state, seat) == NOBODY
    return Briefing(
        offers=() if question.acted else offers_of(state, seat),
        conquests=() if question.acted else tuple(conquests_of(state, seat)),
        walks=about_walks(state, seat, verbs),
        ending=ending_of(state, seat, verbs[-1]),
        free=tuple(free),
        acted=bool(question.acted),
        alone=bool(is_alone),
        choices=choices_of(state, seat, question),
        counters=counters_of(state, seat),
    )


def about_pieces(state: Monumental, seat: Seat, question: MarchTo | Wander | Tie) -> Briefing:
    """Who goes where on the map: one's own pieces, or an Automa's."""
    if isinstance(question, MarchTo):
        label = state.lookup.tile_label[question.tile]
        return Briefing(moving=mover_things(seat, label, question.is_warlord)[0])
    if isinstance(question, Wander):
        walks = about_walks(state, seat, verbs_of(current_expedition(state)))
        return Briefing(walks=walks, source=effect_asking(state))
    return Briefing(tie=TieTold(question.player, question.reason, question.clause))


def about_walks(state: Monumental, seat: Seat, verbs: tuple[Verb[Any], ...]) -> tuple[Walk, ...]:
    """Where Explorers can go, if making a step is among the actions."""
    steps = [verb for verb in verbs if isinstance(verb, Explore)]
    return tuple([walk for step in steps for walk in walks_of(state, seat, step)])


def about_effects(state: Monumental, seat: Seat, question: Decision[Monumental]) -> Briefing | None:
    """The effect a question comes from, and those its answers stand for."""
    source = effect_asking(state)
    choices = choices_of(state, seat, question)
    return Briefing(source=source, choices=choices) if source or choices else None


def effect_asking(state: Monumental) -> Source | None:
    """The effect that is being carried out or offered; none when the rules themselves ask."""
    for frame in reversed(state.stack):
        if isinstance(frame, (MayUse, Run)) and frame.record != NOTHING:
            return source_of(state, frame.record)
    return None


def counters_of(state: Monumental, seat: Seat) -> dict[str, int]:
    """What conditions and `gain_per` would find counted (EF-6)."""
    shown = {name: count(state, seat, number) for name, number in COUNTER_NUMBERS.items()}
    return {name: number for name, number in shown.items() if number}

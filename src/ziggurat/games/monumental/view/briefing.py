"""What the board is told with a question beside its answers; the rules know all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.actions.actions import CARD_VERBS, Act, Done, Pass
from ziggurat.games.monumental.rules.automa.ties import Tie
from ziggurat.games.monumental.rules.city.city import (
    Activate,
    covering,
    discard_activated,
    uncovered,
)
from ziggurat.games.monumental.rules.city.rows import CROSSINGS, RowAndColumn, outlook, places_of
from ziggurat.games.monumental.rules.conquest.campaign import current_conquest
from ziggurat.games.monumental.rules.conquest.conquest import Conquer
from ziggurat.games.monumental.rules.conquest.defence import defence_of, reach, targets
from ziggurat.games.monumental.rules.conquest.mustering import Muster, Strength, least_units
from ziggurat.games.monumental.rules.conquest.war_costs import GiveTokens, full_price
from ziggurat.games.monumental.rules.effects.counting import COUNTER_NUMBERS, count
from ziggurat.games.monumental.rules.effects.effects import MayUse, Run, usable
from ziggurat.games.monumental.rules.map.expedition import Wander, current_expedition, verbs_of
from ziggurat.games.monumental.rules.map.exploring import Explore
from ziggurat.games.monumental.rules.map.moving import MarchTo, mover_things
from ziggurat.games.monumental.rules.resources.unspent import unspent
from ziggurat.games.monumental.rules.rounds import following as following_in_round
from ziggurat.games.monumental.rules.turn import following
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BASIC, NOBODY, NOTHING
from ziggurat.games.monumental.view.briefing_structs import (
    Activation,
    Attack,
    Briefing,
    Campaign,
    Ending,
    Source,
    Walk,
    amounts,
)
from ziggurat.games.monumental.view.briefing_structs import Tie as TieTold
from ziggurat.games.monumental.view.choices import choices_of, source_of
from ziggurat.games.monumental.view.offers import bill_of, offers_of, written
from ziggurat.games.monumental.view.walks import walks_of
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.state import Decision, Seat
from ziggurat.kernel.trying import Attempt

CONQUER: Final = Conquer()


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


# --- conquests


def conquests_of(state: Monumental, seat: Seat) -> Iterator[Attack]:
    """Every Province next to the seat's own, whether it can be had or not (MO-7.2)."""
    for tile in targets(state, seat):
        yield attack_on(state, seat, tile)


def attack_on(state: Monumental, seat: Seat, tile: int) -> Attack:
    """What conquering a Province takes, and why it is refused."""
    defence = defence_of(state, tile)
    bill = bill_of(state, seat, full_price(state, seat, tile, defence))
    plain, warlord = (CONQUER.refusal(state, seat, (tile, company)) for company in (0, 1))
    refusal = plain if warlord is not None else None
    can_come, with_warlord = reach(state, seat, tile)
    return Attack(
        tile=state.lookup.tile_label[tile],
        defence=defence,
        price=bill.price,
        pay=bill.pay,
        left=bill.left,
        short=bill.short,
        tokens=state.lookup.entry_token[tile],
        units=least_units(state, seat, defence),
        can_come=can_come,
        with_warlord=with_warlord,
        plain="" if plain else written(state, seat, CONQUER, (tile, 0)),
        warlord="" if warlord else written(state, seat, CONQUER, (tile, 1)),
        refusal="" if refusal is None else refusal.sentence,
        clause="" if refusal is None else refusal.clause,
    )


def about_campaign(state: Monumental, seat: Seat) -> Briefing:
    """The conquest whose units or tokens are being named."""
    conquest = current_conquest(state)
    label = state.lookup.tile_label[conquest.tile]
    campaign = Campaign(label, conquest.with_warlord == 1, conquest.units)
    return Briefing(campaign=campaign, conquests=(attack_on(state, seat, conquest.tile),))


# --- activating


def activations_of(state: Monumental, seat: Seat) -> tuple[Activation, ...]:
    """The nine crossings; each is tried as far as can be foreseen to tell what it brings near."""
    options = RowAndColumn(state, seat)
    found: list[Activation] = []
    for answer in CROSSINGS:
        places = places_of(answer[0], answer[1])
        given = outlook(state, seat, places)
        attempt = Attempt(state)
        attempt.give(seat, answer)
        after = attempt.state
        found.append(
            Activation(
                answer=options.write(answer),
                row=answer[0],
                column=answer[1],
                places=tuple(places),
                gain=amounts(given.gains),
                texts=tuple([state.lookup.kind_id[kind] for kind in given.texts]),
                usable=cards_to_use(after, seat),
                unrest=given.unrest,
                reach=things_to_have(after, seat),
            )
        )
    return tuple(found)


def cards_to_use(state: Monumental, seat: Seat) -> tuple[str, ...]:
    """What has an effect that could be used now, each once."""
    records, ids = state.lookup.records, state.lookup.kind_id
    return tuple(dict.fromkeys([ids[records[record].kind] for record in usable(state, seat)]))


def things_to_have(state: Monumental, seat: Seat) -> tuple[str, ...]:
    """The cards and Provinces that could be had now, each once."""
    things: dict[str, None] = {}
    for verb in CARD_VERBS:
        for answer in verb.choices(state, seat) if verb.name in HAVING else []:
            things[verb.things(state, seat, answer)[0]] = None
    return tuple(things)


HAVING: Final = (
    *("acquire", "basic", "reserved", "complete", "develop", "hire", "contribute", "conquer"),
)
"""Actions by which something is bought or conquered."""


# --- ending


def ending_of(state: Monumental, seat: Seat, verb: Action) -> Ending:
    """What the last action of a turn, or of a round, leads to; ending a turn of many costs nothing.

    Cities are replenished when the round is over in Continuous Play, which others may still delay.
    """
    if isinstance(verb, Done):
        return Ending(answer=verb.name, next=player_or_none(following_in_round(state, NOBODY)))
    lost = unspent(state, seat)
    kept = [state.amount(seat, resource) - lost[resource] for resource in BASIC]
    twin = state.copy()
    discard_activated(twin, seat)
    discard = twin.discard[seat]
    places, in_deck = len(uncovered(twin, seat)), covering(state, state.deck[seat])
    after = following_in_round(state, seat) if isinstance(verb, Pass) else following(state)
    return Ending(
        answer=verb.name,
        lost=amounts(lost),
        kept=amounts(kept),
        discards=len(discard) - len(state.discard[seat]),
        draws=min(places, in_deck + covering(state, discard)),
        shuffles=in_deck < places and len(discard) > 0,
        next=player_or_none(after),
    )


def player_or_none(player: int) -> int | None:
    """A player, if there is one."""
    return None if player == NOBODY else player

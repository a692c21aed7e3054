"""The nine ways to activate a city: what each gives, and what it brings into reach."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import CARD_VERBS
from ziggurat.games.monumental.rules.city.rows import CROSSINGS, RowAndColumn, outlook, places_of
from ziggurat.games.monumental.rules.effects.effects import usable
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.view.briefing_structs import Activation, amounts
from ziggurat.kernel.state import Seat
from ziggurat.kernel.trying import Attempt

HAVING: Final = (
    *("acquire", "basic", "reserved", "complete", "develop", "hire", "contribute", "conquer"),
)
"""Actions by which something is bought or conquered."""


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

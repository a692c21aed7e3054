"""Completing Wonders: the second cost, the token on the map, the effects (MO-5.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.cards import WonderCompleted, WonderPaidFor
from ziggurat.games.monumental.events.effects import GoldGained
from ziggurat.games.monumental.rules.actions.action import Action
from ziggurat.games.monumental.rules.effects import effects, statics
from ziggurat.games.monumental.rules.resources.prices import (
    payment,
    payment_in_words,
    price_refusal,
)
from ziggurat.games.monumental.rules.telling import amounts_told
from ziggurat.games.monumental.state import Monumental, without
from ziggurat.games.monumental.terms import (
    FROM_DISPLAY,
    GOLD,
    NOBODY,
    NOTHING,
    ON_COMPLETE,
    ON_WONDER_COMPLETED,
    SAVANNAH,
    WONDER_TOKENS_COUNT,
    WONDERS_COUNT,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import card_pointed_at, read_tile, tile_pointed_at
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Procedure, Seat

SAVANNAH_GOLD: Final = 2
"""What placing a Wonder on a Savannah gives (AE-5.1.4)."""


def site_refusal(state: Monumental, player: int, tile: int) -> Refusal | None:
    """Why a player's Wonder token cannot stand on a tile (MO-5.4.2, AE-6.5, AE-6.6)."""
    lookup = state.lookup
    label = lookup.tile_label[tile]
    if state.control[tile] != player or tile == state.capital[player]:
        return Refusal("MO-5.4.2", f"The token goes on a Province you control; {label} is none.")
    if not lookup.structures[tile]:
        return Refusal("MO-5.4.2", f"The terrain of {label} allows no structures.")
    if state.wonder_at[tile] != NOTHING:
        return Refusal("AE-6.5", f"A Wonder stands in {label} already.")
    if state.natural[tile] != NOTHING:
        clause = "AE-6.5" if state.natural_shown[tile] else "AE-6.6"
        return Refusal(clause, f"Nothing is built in {label}, where a Natural Wonder lies.")
    if state.outpost[tile]:
        return Refusal("MO-5.4.2", f"An Outpost stands in {label}.")
    if state.post[tile] != NOBODY:
        return Refusal("MO-5.4.2", f"A Trading Post stands in {label}.")
    return None


def can_hold_wonder(state: Monumental, player: int, tile: int) -> bool:
    """Whether a player's Wonder token may stand on a tile; `site_refusal` says why not."""
    return (
        state.control[tile] == player
        and tile != state.capital[player]
        and state.lookup.structures[tile] != 0
        and state.wonder_at[tile] == NOTHING
        and state.natural[tile] == NOTHING
        and state.outpost[tile] == 0
        and state.post[tile] == NOBODY
    )


def wonder_sites(state: Monumental, player: int) -> list[int]:
    """The Provinces on which a player's Wonder token may stand (MO-5.4.2)."""
    if not state.provinces[player]:
        return []
    tiles = range(state.lookup.tile_count)
    return [tile for tile in tiles if can_hold_wonder(state, player, tile)]


class Complete(Action):
    """Complete the Wonder under construction (MO-5.4.1). The answer is the token's tile."""

    __slots__ = ()

    name: ClassVar[str] = "complete"
    title: ClassVar[str] = "Complete your Wonder"
    weight: ClassVar[int] = 12

    def choices(self, state: Monumental, seat: Seat) -> list[Answer]:
        kind = state.construction[seat]
        if kind == NOTHING:
            return []
        if not state.can_pay(seat, statics.price_to_complete(state, seat, kind)):
            return []
        return [(tile,) for tile in wonder_sites(state, seat)]

    def refusal(self, state: Monumental, seat: Seat, answer: Answer) -> Refusal | None:
        if len(answer) != 1 or not 0 <= answer[0] < state.lookup.tile_count:
            return Refusal("MO-5.4.2", "Name the Province on which the token shall stand.")
        refusal = self.unready(state, seat)
        if refusal or can_hold_wonder(state, seat, answer[0]):
            return refusal
        return site_refusal(state, seat, answer[0])

    def unready(self, state: Monumental, seat: Seat) -> Refusal | None:
        """Why no Wonder can be completed wherever its token went."""
        kind = state.construction[seat]
        if kind == NOTHING:
            return Refusal("MO-5.4.1", "You have no Wonder under construction.")
        if not wonder_sites(state, seat):
            return Refusal("MO-5.4.3", "You control no Province on which a Wonder can stand.")
        price = statics.price_to_complete(state, seat, kind)
        what = f"Completing the {state.lookup.kind_name[kind]}"
        return price_refusal(state, seat, price, "MO-5.4.1", what)

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        return self.unready(state, seat)

    def write(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        return state.lookup.tile_label[answer[0]]

    def read(self, state: Monumental, seat: Seat, text: str) -> Answer:
        return (read_tile(state, text),)

    def label(self, state: Monumental, seat: Seat, answer: Answer) -> str:
        kind = state.construction[seat]
        price = payment_in_words(state, seat, statics.price_to_complete(state, seat, kind))
        where = names.tile(state, answer[0])
        return f"{state.lookup.kind_name[kind]} for {price}, token on {where}"

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        wonder = state.lookup.kind_id[state.construction[seat]]
        return [f"card:{wonder}", f"tile:{state.lookup.tile_label[answer[0]]}"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        kind = state.construction[seat]
        if kind == NOTHING:
            return []
        if card_pointed_at(state, thing) == kind:
            return [(tile,) for tile, owner in enumerate(state.control) if owner == seat]
        tile = tile_pointed_at(state, thing)
        return [] if tile == NOTHING else [(tile,)]

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Completion(seat, answer[0])


class Completion(Procedure):
    """A player pays the second cost of a Wonder and puts its token up (MO-5.4.1)."""

    kind = "completion"

    player: int
    tile: int


def pay_second_cost(state: Monumental, completion: Completion) -> Frame | None:
    """Pay the second cost, less what discounts take off."""
    player = completion.player
    kind = state.construction[player]
    price = statics.price_to_complete(state, player, kind)
    statics.use_up_discounts(state, player, statics.purposes_of(state, kind, FROM_DISPLAY, 1))
    if state.is_heard:
        paid = amounts_told(payment(state, player, price))
        state.tell("MO-5.4.1", WonderPaidFor(player, state.lookup.kind_id[kind], paid))
    return effects.spend(state, player, price)


def put_up_token(state: Monumental, completion: Completion) -> Frame | None:
    """The Wonder stands."""
    return complete_wonder(state, completion.player, completion.tile)


Completion.steps = (pay_second_cost, put_up_token)


def complete_wonder(state: Monumental, player: int, tile: int) -> Frame | None:
    """Everything after payment: token, Savannah, its effect, the card on the deck (MO-5.4).

    While the effect is carried out the card lies next to the city, so that nothing draws it. An
    Automa keeps the card by its side and gains nothing (MO-14.6, MO-14.9). Its Capital takes
    any number of tokens (MO-14.7); the first one marks it.
    """
    kind = state.construction[player]
    state.construction[player] = NOTHING
    if state.wonder_at[tile] == NOTHING:
        state.wonder_at[tile] = kind
    state.wonders[player] = [*state.wonders[player], kind]
    state.note(player, WONDERS_COUNT)
    state.note(player, WONDER_TOKENS_COUNT)
    wonder, where = state.lookup.kind_id[kind], state.lookup.tile_label[tile]
    state.tell("MO-5.4.2", WonderCompleted(player, wonder, where))
    if state.is_automa(player):
        return None
    state.drawn[player] = [*state.drawn[player], kind]
    maybe_gain_savannah_gold(state, player, tile)
    return Marvel(player, kind)


def maybe_gain_savannah_gold(state: Monumental, player: int, tile: int) -> None:
    """Whoever places a Wonder on a Savannah gains 2 Gold (AE-5.1.4)."""
    if state.lookup.terrain[tile] != SAVANNAH:
        return
    state.gain(player, GOLD, SAVANNAH_GOLD)
    state.tell("AE-5.1.4", GoldGained(player, SAVANNAH_GOLD, "savannah"))


class Marvel(Procedure):
    """What a completed Wonder brings: its own effect, then what reacts to it (MO-5.4.1)."""

    kind = "marvel"

    player: int
    wonder: int


def gain_complete_effect(state: Monumental, marvel: Marvel) -> Frame | None:
    """The Wonder's own `complete` effect."""
    return effects.run_kind(state, marvel.player, marvel.wonder, ON_COMPLETE)


def put_away_card(state: Monumental, marvel: Marvel) -> Frame | None:
    """The card goes on top of the deck only now: its own effect never draws it (MO-5.4.1)."""
    player, wonder = marvel.player, marvel.wonder
    state.drawn[player] = without(state.drawn[player], wonder)
    state.put_on_deck(player, wonder)
    return None


def react_to_wonder(state: Monumental, marvel: Marvel) -> Frame | None:
    """What reacts to completing a Wonder."""
    return effects.fire(state, marvel.player, ON_WONDER_COMPLETED)


Marvel.steps = (gain_complete_effect, put_away_card, react_to_wonder)

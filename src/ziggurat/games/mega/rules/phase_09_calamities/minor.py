"""The minor calamities: they strike their holders alone, and advances change nothing (ME-K1)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.calamities import CalamityPaidOff, TreasuryLost
from ziggurat.games.mega.pieces import pay
from ziggurat.games.mega.rules.phase_09_calamities.asking import Ordeal, ask_all
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import strike_with_bandits
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import (
    DESTROY,
    REDUCE,
    lose_cities,
    lose_named_cities,
)
from ziggurat.games.mega.rules.phase_09_calamities.losses import take_damage
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import printed_figure
from ziggurat.games.mega.rules.phase_09_calamities.places import ANYWHERE, COAST
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BANDITRY,
    CITIES_DESTROYED,
    CITIES_REDUCED,
    CITY_IN_FLAMES,
    CITY_RIOTS,
    COASTAL_CITIES_DESTROYED,
    COASTAL_DAMAGE,
    COASTAL_MIGRATION,
    DAMAGE,
    MINOR_UPRISING,
    TEMPEST,
    TREASURY_LOST,
    TREASURY_TO_PREVENT,
    TRIBAL_CONFLICT,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat

PAY: Final = -1
"""The answer that pays for a burning city."""


class Minor(Procedure):
    """A minor calamity for all its holders: units or cards first, then treasury."""

    kind = "minor"

    calamity: int
    victims: list[int]


def take_toll(state: Mega, minor: Minor) -> Frame | None:
    """What the calamity costs besides treasury."""
    calamity, victims = minor.calamity, minor.victims
    if calamity == TEMPEST:
        return take_damage(state, calamity, shares(state, minor, COASTAL_DAMAGE), COAST, 0)
    if calamity == TRIBAL_CONFLICT:
        return take_damage(state, calamity, shares(state, minor, DAMAGE), ANYWHERE, 0)
    if calamity == CITY_RIOTS:
        counts = shares(state, minor, CITIES_REDUCED)
        return lose_cities(state, calamity, counts, REDUCE, ANYWHERE, 0)
    if calamity == MINOR_UPRISING:
        counts = shares(state, minor, CITIES_DESTROYED)
        return lose_cities(state, calamity, counts, DESTROY, ANYWHERE, 0)
    if calamity == COASTAL_MIGRATION:
        counts = shares(state, minor, COASTAL_CITIES_DESTROYED)
        return lose_cities(state, calamity, counts, DESTROY, COAST, 0)
    if calamity == CITY_IN_FLAMES:
        return strike_with_fire(state, victims)
    return strike_with_bandits(state, victims) if calamity == BANDITRY else None


def shares(state: Mega, minor: Minor, figure: int) -> list[int]:
    """A figure for each victim, by player."""
    amounts = [0] * state.player_count
    for player in minor.victims:
        amounts[player] = printed_figure(state, minor.calamity, figure)
    return amounts


def lose_treasury(state: Mega, minor: Minor) -> Frame | None:
    """Treasury as far as it reaches (ME-K6)."""
    amount = printed_figure(state, minor.calamity, TREASURY_LOST)
    for player in minor.victims:
        lost = min(amount, state.treasury[player])
        pay(state, player, lost)
        if amount:
            what = state.lookup.calamity_id[minor.calamity]
            clause = state.lookup.calamity_clause[minor.calamity]
            state.tell(clause, TreasuryLost(player, what, lost))
    return None


Minor.steps = (take_toll, lose_treasury)


# --- City in Flames


def strike_with_fire(state: Mega, victims: list[int]) -> Frame | None:
    """A city each, or treasury (ME-K5M)."""
    burnt = [player for player in victims if state.city_count[player]]
    asked: list[int] = []
    for player in burnt:
        has_choice = state.city_count[player] > 1 or can_pay(state, player)
        if has_choice and not state.leaving[player]:
            asked.append(player)
    return ask_all(state, Flames(asked, burnt)) if burnt else None


def price_of_fire(state: Mega) -> int:
    """What saves a burning city."""
    return printed_figure(state, CITY_IN_FLAMES, TREASURY_TO_PREVENT)


def can_pay(state: Mega, player: int) -> bool:
    """Whether a player's treasury saves his city."""
    return state.treasury[player] >= price_of_fire(state)


class Flames(Ordeal):
    """Which city burns down, or do you pay? (ME-K5M)."""

    kind = "flames"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, CITY_IN_FLAMES)
        price = price_of_fire(state)
        instead = f", or pay {price} treasury" if can_pay(state, seat) else ""
        return f"{what}: destroy one of your cities{instead}."

    def options(self, state: Mega, seat: Seat) -> Options:
        items = [area_item(state, area) for area in state.cities_of[seat]]
        if can_pay(state, seat):
            price = price_of_fire(state)
            items.append(Item(PAY, "pay", f"pay {price} treasury"))
        return OneOf(items, "ME-K5M")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (PAY,) if can_pay(state, seat) else (state.cities_of[seat][-1],)

    def resolve(self, state: Mega) -> Frame | None:
        price = price_of_fire(state)
        for player in self.victims:
            answer = self.fate_of(state, player)
            if answer[0] != PAY:
                lose_named_cities(state, CITY_IN_FLAMES, player, list(answer), DESTROY)
                continue
            pay(state, player, price)
            what = state.lookup.calamity_id[CITY_IN_FLAMES]
            state.tell("ME-K5M", CalamityPaidOff(player, what, price))
        return None

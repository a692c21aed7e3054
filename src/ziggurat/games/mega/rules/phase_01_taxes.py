"""Phase 1: tax collection, and the cities that revolt against it (ME-T)."""

from __future__ import annotations

from ziggurat.games.mega.events.movement import CitiesRevolted, TaxCollected
from ziggurat.games.mega.pieces import gain
from ziggurat.games.mega.rules.beneficiary import beneficiary
from ziggurat.games.mega.rules.fate_of_units import annex_city, destroy_city
from ziggurat.games.mega.rules.telling import areas_told, side_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import COINAGE, DEMOCRACY, MONARCHY, NOBODY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Amount, SomeOf
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Sealed, Seat


def collect_taxes(state: Mega) -> Frame | None:
    """Whoever can choose a rate does so; then everybody collects, and cities revolt (ME-T1)."""
    asked = [
        player
        for player in state.in_play()
        if not state.leaving[player] and rate_matters(state, player)
    ]
    return TaxRate(asked) if asked else collect(state, usual_rates(state))


# --- rates


def least_rate(state: Mega, player: int) -> int:
    """The lowest tax rate a player may choose (ME-T2)."""
    tax = state.lookup.numbers.tax
    return tax.rate - (tax.coinage if state.has(player, COINAGE) else 0)


def highest_rate(state: Mega, player: int) -> int:
    """The highest tax rate a player may choose (ME-T2)."""
    tax = state.lookup.numbers.tax
    rate = tax.rate
    if state.has(player, COINAGE):
        rate += tax.coinage
    if state.has(player, MONARCHY):
        rate += tax.monarchy
    return rate


def rate_matters(state: Mega, player: int) -> bool:
    """Whether the rate a player chooses makes any difference to what comes of it."""
    if state.city_count[player] == 0:
        return False
    least, highest = least_rate(state, player), highest_rate(state, player)
    # With too small a stock for the lowest rate everything is collected whatever the rate, and
    # the number of revolts grows with the rate: the two ends tell whether anything changes.
    return due(state, player, least) != due(state, player, highest) or revolting_cities(
        state, player, least
    ) != revolting_cities(state, player, highest)


def due(state: Mega, player: int, rate: int) -> int:
    """What a player collects at a rate (ME-T1, ME-T4)."""
    return min(rate * state.city_count[player], state.stock[player])


def revolting_cities(state: Mega, player: int, rate: int) -> int:
    """How many of a player's cities revolt if he collects at a rate (ME-T4, ME-T10)."""
    if state.has(player, DEMOCRACY):
        return 0
    return max(0, state.city_count[player] - state.stock[player] // rate)


def usual_rate(state: Mega, player: int) -> int:
    """The rate of a player who does not choose: the normal one, or lower to avoid a revolt."""
    rate = state.lookup.numbers.tax.rate
    while rate > least_rate(state, player) and revolting_cities(state, player, rate):
        rate -= 1
    return rate


def usual_rates(state: Mega) -> list[int]:
    """By player: the rate nobody has to choose."""
    return [usual_rate(state, player) for player in range(state.player_count)]


class TaxRate(Sealed[Mega]):
    """At which rate do you collect tax? For holders of Coinage or Monarchy (ME-T2, ME-T3)."""

    kind = "tax-rate"

    def prompt(self, state: Mega, seat: Seat) -> str:
        cities, stock = state.city_count[seat], state.stock[seat]
        return (
            f"At which rate do you tax your {names.counted(cities, 'city', 'cities')}? "
            f"You have {names.tokens(stock)} in stock; cities not fully taxed revolt."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        least, most = least_rate(state, seat), highest_rate(state, seat)
        return Amount(least, most, "tokens a city", "ME-T2", "token a city")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (usual_rate(state, seat),)

    def resolve(self, state: Mega) -> Frame | None:
        rates = usual_rates(state)
        for seat in self.asked:
            rates[seat] = self.answer_of(seat)[0]
        return collect(state, rates)


# --- collecting


def collect(state: Mega, rates: list[int]) -> Frame | None:
    """Everybody collects at his rate; revolts are resolved afterwards (ME-T1, ME-T5)."""
    victims: list[int] = []
    counts: list[int] = []
    for player in state.in_play():
        if state.city_count[player] == 0:
            continue
        revolting = revolting_cities(state, player, rates[player])
        gained = gain(state, player, rates[player] * state.city_count[player])
        state.tell("ME-T1", TaxCollected(player, gained, rates[player]))
        if revolting:
            victims.append(player)
            counts.append(revolting)
    return Revolts(victims, counts, 0) if victims else None


# --- revolts


class Revolts(Procedure):
    """The cities of several players revolt, one victim after the other (ME-T5)."""

    kind = "revolts"

    victims: Shared[int]
    """In A.S.T.-ranking order; none of them can benefit (ME-T7)."""
    counts: list[int]
    """By victim: cities that are still to change hands."""
    place: int
    """Which victim it is."""


def next_beneficiary(state: Mega, revolts: Revolts) -> Frame | None:
    """Find who takes what is left of a revolt; without anybody it is destroyed (ME-T6, ME-T8)."""
    if revolts.place == len(revolts.victims):
        return None
    revolts.begin_again()
    victim, left = revolts.victims[revolts.place], revolts.counts[revolts.place]
    if left == 0:
        revolts.place += 1
        return None
    taker = beneficiary(state, victim, able_to_take(state, revolts.victims))
    count = left if taker == NOBODY else min(left, state.city_stock[taker])
    revolts.counts[revolts.place] -= count
    chooser = victim if taker == NOBODY else taker
    if count == state.city_count[victim] or state.leaving[chooser]:
        lose_cities(state, victim, taker, state.cities_of[victim][-count:])
        return None
    return ChooseRevolting(chooser, victim, taker, count)


Revolts.steps = (next_beneficiary,)


def able_to_take(state: Mega, victims: list[int]) -> list[int]:
    """Who can annex a revolting city: players with a city in stock and no revolt of their own."""
    return [
        player
        for player in state.in_play()
        if player not in victims and state.city_stock[player] > 0
    ]


def lose_cities(state: Mega, victim: int, taker: int, areas: list[int]) -> None:
    """A victim's cities go over to the taker, or are destroyed if there is none (ME-T6, ME-T8)."""
    for area in areas:
        if taker == NOBODY:
            destroy_city(state, area)
        else:
            annex_city(state, area, taker)
    clause = "ME-T8" if taker == NOBODY else "ME-T6"
    revolted = CitiesRevolted(victim, areas_told(state, areas), side_told(state, taker))
    state.tell(clause, revolted)


class ChooseRevolting(Choice[Mega]):
    """Which cities revolt? Chosen by the beneficiary, or by the victim if there is none (ME-T6)."""

    kind = "revolting"

    victim: int
    taker: int
    """The beneficiary, or `NOBODY`: then the cities are destroyed (ME-T8)."""
    count: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        cities = "a city" if self.count == 1 else f"{self.count} cities"
        if self.taker == NOBODY:
            return f"You lose {cities} to a revolt that nobody can take over: which?"
        return f"Choose {cities} of {names.player(state, self.victim)}: the revolt is for you."

    def options(self, state: Mega, seat: Seat) -> Options:
        items = area_items(state, state.cities_of[self.victim])
        return SomeOf(items, self.count, self.count, "ME-T6")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(state.cities_of[self.victim][-self.count :])

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        lose_cities(state, self.victim, self.taker, list(answer))
        return None

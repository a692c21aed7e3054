"""The events of Empire's Revolt in words; they read the event and the tables, never a position."""

from __future__ import annotations

from ziggurat.games.revolt import events
from ziggurat.games.revolt.events import Cards, Roll, Troop
from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.rules.sacrifice import WORDS
from ziggurat.games.revolt.terms import PRICED, TECHS
from ziggurat.games.revolt.words import names
from ziggurat.kernel.events import Sentences

SENTENCES: Sentences[Lookup] = Sentences()

HOW = {"resources": "by resources", "trade": "by trade", "conquest": "as the last one left"}


# --- parts of sentences


def kind_of(troop: Troop, lookup: Lookup) -> str:
    """An army or a mercenary, with its horses."""
    people = troop.people
    name = "army" if people is None else lookup.people_name[lookup.people_id.index(people)]
    return f"mounted {name}" if troop.mounted else name


def place_of(place: str) -> str:
    """Where a troop stands."""
    is_aboard = place.startswith(("coast:", "route:"))
    return f"a ship at [{place}]" if is_aboard else f"[{place}]"


def troop_of(troop: Troop, lookup: Lookup) -> str:
    """A troop by its kind and place."""
    return f"{kind_of(troop, lookup)} in {place_of(troop.place)}"


def ship_of(place: str, *, crewed: bool) -> str:
    """A ship by its place."""
    return f"ship at [{place}]{' with all aboard' if crewed else ''}"


def price_of(cards: Cards) -> str:
    """Cards in words: `1 food and 2 gold`."""
    return names.price([cards.food, cards.gold, cards.wood])


def rolls_of(rolls: list[Roll]) -> str:
    """The dice of both sides, as often as they were rolled."""
    return ", again ".join(
        f"{names.dice(roll.attack)} against {names.dice(roll.defence)}" for roll in rolls
    )


# --- the course of a turn


@SENTENCES.add
def turn_begun(event: events.TurnBegun, lookup: Lookup) -> str:
    return f"Round {event.round}: [seat:{event.seat}] begins a turn."


@SENTENCES.add
def capital_missing(event: events.CapitalMissing, lookup: Lookup) -> str:
    capital = f"[region:{event.capital}]"
    return f"[seat:{event.seat}] must take {capital}, its capital, back this turn, or is defeated."


@SENTENCES.add
def collected(event: events.Collected, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] collects {price_of(event.cards)}."


@SENTENCES.add
def upkeep_paid(event: events.UpkeepPaid, lookup: Lookup) -> str:
    things = WORDS[PRICED.index(event.piece)]
    return f"[seat:{event.seat}] pays {event.amount} {event.resource} for {things}."


@SENTENCES.add
def cities_held(event: events.CitiesHeld, lookup: Lookup) -> str:
    cities = f"{event.cities} cities"
    return f"[seat:{event.seat}] holds {cities}, and wins if they are kept until the next turn."


# --- on land


@SENTENCES.add
def marched(event: events.Marched, lookup: Lookup) -> str:
    troop = troop_of(event.troop, lookup)
    return f"[seat:{event.seat}] moves the {troop} to [region:{event.region}]."


@SENTENCES.add
def entered_crossing(event: events.EnteredCrossing, lookup: Lookup) -> str:
    troop = troop_of(event.troop, lookup)
    return f"[seat:{event.seat}] sends the {troop} into [crossing:{event.crossing}]."


@SENTENCES.add
def attacked(event: events.Attacked, lookup: Lookup) -> str:
    where, troop = place_of(event.place), troop_of(event.troop, lookup)
    return f"[seat:{event.seat}] attacks {where} with the {troop}: {rolls_of(event.rolls)}."


@SENTENCES.add
def tie_rolled(event: events.TieRolled, lookup: Lookup) -> str:
    return f"A tie is rolled again: {rolls_of(event.rolls)}."


@SENTENCES.add
def attack_failed(event: events.AttackFailed, lookup: Lookup) -> str:
    fate = "is destroyed" if event.destroyed else "stays there"
    return f"The attack fails; the {troop_of(event.troop, lookup)} {fate}."


@SENTENCES.add
def defender_killed(event: events.DefenderKilled, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] loses the {troop_of(event.troop, lookup)}."


@SENTENCES.add
def region_taken(event: events.RegionTaken, lookup: Lookup) -> str:
    whose = "" if event.loser is None else f" from [seat:{event.loser}]"
    return f"[seat:{event.seat}] takes [region:{event.region}]{whose}."


@SENTENCES.add
def capital_lost(event: events.CapitalLost, lookup: Lookup) -> str:
    threat = "and is defeated unless it takes it back in its next turn"
    return f"[seat:{event.seat}] has lost its capital, {threat}."


@SENTENCES.add
def capital_retaken(event: events.CapitalRetaken, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] has its capital back, and with it the ability of its card."


# --- at sea


@SENTENCES.add
def boarded(event: events.Boarded, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] puts the {troop_of(event.troop, lookup)} aboard a ship."


@SENTENCES.add
def landed(event: events.Landed, lookup: Lookup) -> str:
    troop = kind_of(event.troop, lookup)
    return f"[seat:{event.seat}] lands the {troop} in [region:{event.region}]."


@SENTENCES.add
def sailed(event: events.Sailed, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] sails from [{event.origin}] to [{event.target}]."


@SENTENCES.add
def interception_ordered(event: events.InterceptionOrdered, lookup: Lookup) -> str:
    order = "will intercept foreign ships" if event.intercepts else "lets foreign ships pass"
    return f"[seat:{event.seat}] {order}."


@SENTENCES.add
def ships_fought(event: events.ShipsFought, lookup: Lookup) -> str:
    who, whom = f"[seat:{event.seat}]", f"[seat:{event.defender}]"
    where, rolls = f"[{event.place}]", rolls_of(event.rolls)
    return f"A ship of {who} attacks a ship of {whom} at {where}: {rolls}."


@SENTENCES.add
def ship_sunk(event: events.ShipSunk, lookup: Lookup) -> str:
    crew = " with all aboard" if event.crewed else ""
    return f"The ship of [seat:{event.seat}] is sunk{crew}."


# --- what is bought


@SENTENCES.add
def army_created(event: events.ArmyCreated, lookup: Lookup) -> str:
    army = "a mounted army" if event.mounted else "an army"
    return f"[seat:{event.seat}] creates {army} in [region:{event.region}]."


@SENTENCES.add
def ship_built(event: events.ShipBuilt, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] builds a ship at [{event.place}]."


@SENTENCES.add
def settled(event: events.Settled, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] settles [region:{event.region}]."


@SENTENCES.add
def fortified(event: events.Fortified, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] fortifies [region:{event.region}]."


@SENTENCES.add
def tech_bought(event: events.TechBought, lookup: Lookup) -> str:
    tech = lookup.tech_name[TECHS.index(event.tech)]
    where = "" if event.region is None else f" on [region:{event.region}]"
    return f"[seat:{event.seat}] buys {tech}{where} for {price_of(event.price)}."


@SENTENCES.add
def mercenaries_sent_for(event: events.MercenariesSentFor, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] sends for mercenaries from [region:{event.region}]."


@SENTENCES.add
def mercenary_hired(event: events.MercenaryHired, lookup: Lookup) -> str:
    people = lookup.people_name[lookup.people_id.index(event.people)]
    return f"[seat:{event.seat}] hires {people} in [region:{event.region}]."


@SENTENCES.add
def exchanged(event: events.Exchanged, lookup: Lookup) -> str:
    cards = f"{event.amount} {event.give} for 1 {event.take}"
    return f"[seat:{event.seat}] exchanges {cards} at [region:{event.region}]."


# --- what is given up


@SENTENCES.add
def troop_disbanded(event: events.TroopDisbanded, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] disbands the {troop_of(event.troop, lookup)}."


@SENTENCES.add
def ship_disbanded(event: events.ShipDisbanded, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] disbands the {ship_of(event.place, crewed=event.crewed)}."


@SENTENCES.add
def army_given_up(event: events.ArmyGivenUp, lookup: Lookup) -> str:
    what = f"[seat:{event.seat}] gives up the {troop_of(event.troop, lookup)}"
    return f"{what}: it has {names.armies(event.armies)} and can support {event.supported}."


def unpaid(seat: int, thing: str) -> str:
    """Something is given up for want of upkeep."""
    return f"[seat:{seat}] gives up the {thing}: its upkeep is not paid."


@SENTENCES.add
def mercenary_given_up(event: events.MercenaryGivenUp, lookup: Lookup) -> str:
    return unpaid(event.seat, troop_of(event.troop, lookup))


@SENTENCES.add
def ship_given_up(event: events.ShipGivenUp, lookup: Lookup) -> str:
    return unpaid(event.seat, ship_of(event.place, crewed=event.crewed))


@SENTENCES.add
def work_given_up(event: events.WorkGivenUp, lookup: Lookup) -> str:
    return unpaid(event.seat, f"{event.work} in [region:{event.region}]")


# --- the end


@SENTENCES.add
def defeated(event: events.Defeated, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] is defeated."


@SENTENCES.add
def won(event: events.Won, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] wins {HOW[event.how]}."


@SENTENCES.add
def ended_undecided(event: events.EndedUndecided, lookup: Lookup) -> str:
    limit = f"Round {event.limit}, the last one, is over"
    why = limit if event.why == "rounds" else "No die was rolled for twenty rounds"
    first = " and ".join(f"[seat:{seat}]" for seat in event.ahead)
    return f"{why}: the game ends without a victory. Ahead: {first}."

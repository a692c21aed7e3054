"""Fights and attacks in words."""

from __future__ import annotations

from ziggurat.games.mega.events import conflict as events
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.state import Seat


@SENTENCES.add
def fight_begun(event: events.FightBegun, lookup: Lookup) -> str:
    return f"{phrases.forces(event.forces)} fight in [area:{event.area}]."


@SENTENCES.add
def fight_ended(event: events.FightEnded, lookup: Lookup) -> str:
    return f"Left in [area:{event.area}]: {phrases.forces(event.forces) or 'nobody'}."


@SENTENCES.add
def ship_given_up(event: events.ShipGivenUp, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] gives up a ship in [area:{event.area}]."


@SENTENCES.add
def reserve_spent(event: events.ReserveSpent, lookup: Lookup) -> str:
    origin, area = f"[area:{event.origin}]", f"[area:{event.area}]"
    return f"[seat:{event.seat}] removes a token from {origin} for the fight in {area}."


# --- attacks on cities


@SENTENCES.add
def attack_advanced(event: events.AttackAdvanced, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] has his attack in [area:{event.area}] resolved first."


@SENTENCES.add
def attack_failed(event: events.AttackFailed, lookup: Lookup) -> str:
    attack = f"The attack of {names.side(event.seat)} on the city in [area:{event.area}]"
    return f"{attack} fails: {event.tokens} of {event.needed} tokens needed."


@SENTENCES.add
def city_stormed(event: events.CityStormed, lookup: Lookup) -> str:
    defence = names.counted(event.defenders, "token defends", "tokens defend")
    return f"{does(event.seat, 'storm')} {city_of(event.owner, event.area)}; {defence} it."


@SENTENCES.add
def city_taken(event: events.CityTaken, lookup: Lookup) -> str:
    return f"{does(event.seat, 'take')} {city_of(event.owner, event.area)}."


def does(seat: Seat | None, verb: str) -> str:
    """Who does something, as a sentence begins: `[seat:2] takes`, `The barbarians take`."""
    return f"The barbarians {verb}" if seat is None else f"[seat:{seat}] {verb}s"


def city_of(owner: Seat | None, area: str) -> str:
    """A city that is attacked."""
    whose = "the pirates" if owner is None else f"[seat:{owner}]"
    return f"the city of {whose} in [area:{area}]"


@SENTENCES.add
def card_captured(event: events.CardCaptured, lookup: Lookup) -> str:
    what = "a trade card" if event.card is None else phrases.card(lookup, event.card)
    return f"[seat:{event.seat}] draws {what} from the hand of [seat:{event.owner}]."


@SENTENCES.add
def plundered(event: events.Plundered, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] gains {event.treasury} treasury."

"""Taxes, census and movement in words."""

from __future__ import annotations

from ziggurat.games.mega.events import movement as events
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined


@SENTENCES.add
def tax_collected(event: events.TaxCollected, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] collects {event.treasury} at a tax rate of {event.rate}."


@SENTENCES.add
def cities_revolted(event: events.CitiesRevolted, lookup: Lookup) -> str:
    lost = f"[seat:{event.seat}] loses {phrases.cities(event.areas)} to a revolt"
    if event.taker is None:
        return f"{lost} without a taker."
    return f"{lost}; [seat:{event.taker}] takes over."


@SENTENCES.add
def census_taken(event: events.CensusTaken, lookup: Lookup) -> str:
    counts = [f"{names.side(part.seat)} {part.tokens}" for part in event.counted]
    return f"The census counts {joined(counts)}."


# --- movement


@SENTENCES.add
def marched(event: events.Marched, lookup: Lookup) -> str:
    tokens = names.tokens(event.tokens)
    return f"[seat:{event.seat}] moves {tokens} from [area:{event.origin}] to [area:{event.area}]."


@SENTENCES.add
def sailed(event: events.Sailed, lookup: Lookup) -> str:
    way = f"from [area:{event.origin}] to [area:{event.area}]"
    return f"[seat:{event.seat}] sails {way} with {names.tokens(event.tokens)}."


@SENTENCES.add
def ship_built(event: events.ShipBuilt, lookup: Lookup) -> str:
    paid = price_of_ship(event)
    return f"[seat:{event.seat}] builds a ship in [area:{event.area}] for {paid}."


def price_of_ship(event: events.ShipBuilt) -> str:
    """What is paid for a ship: the first token comes from where it is built."""
    if not event.spent:
        return f"{event.treasury} treasury"
    if len(event.spent) == 1:
        return f"{event.treasury} treasury and a token there"
    second = event.spent[1]
    return (
        "two tokens there" if second == event.area else f"a token there and one in [area:{second}]"
    )


@SENTENCES.add
def ship_maintained(event: events.ShipMaintained, lookup: Lookup) -> str:
    token = f"a token in [area:{event.spent}]"
    paid = f"{event.treasury} treasury" if event.spent is None else token
    return f"[seat:{event.seat}] maintains the ship in [area:{event.area}] for {paid}."


@SENTENCES.add
def ship_scrapped(event: events.ShipScrapped, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] scraps the ship in [area:{event.area}]."


@SENTENCES.add
def ship_lost(event: events.ShipLost, lookup: Lookup) -> str:
    return f"The ship of [seat:{event.seat}] in [area:{event.area}] is not maintained and lost."

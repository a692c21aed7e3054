"""Cities, surplus and support in words."""

from __future__ import annotations

from ziggurat.games.mega.events import cities as events
from ziggurat.games.mega.events.parts import all_tokens
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined


@SENTENCES.add
def city_paid_for(event: events.CityPaidFor, lookup: Lookup) -> str:
    coming = all_tokens(event.helpers)
    means = [f"pays {event.treasury} treasury"] if event.treasury else []
    means += [f"takes {names.tokens(coming)} from areas next to it"] if coming else []
    return f"For a city in [area:{event.area}] [seat:{event.seat}] {joined(means)}."


@SENTENCES.add
def city_built(event: events.CityBuilt, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] builds a city in [area:{event.area}]."


@SENTENCES.add
def site_lost(event: events.SiteLost, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] cannot build in [area:{event.area}] any more and pays nothing."


@SENTENCES.add
def surplus_removed(event: events.SurplusRemoved, lookup: Lookup) -> str:
    removed = all_tokens(event.removed)
    are = "is" if removed == 1 else "are"
    return f"[seat:{event.seat}] removes {names.tokens(removed)} that {are} surplus."


@SENTENCES.add
def city_reduced(event: events.CityReduced, lookup: Lookup) -> str:
    tokens = names.tokens(event.tokens)
    return f"[seat:{event.seat}] reduces the city in [area:{event.area}] to {tokens}."

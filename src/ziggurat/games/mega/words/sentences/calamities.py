"""Calamities in words."""

from __future__ import annotations

from ziggurat.games.mega.events import calamities as events
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined


@SENTENCES.add
def calamity_struck(event: events.CalamityStruck, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] is struck by [calamity:{event.calamity}]."


@SENTENCES.add
def beneficiary_found(event: events.BeneficiaryFound, lookup: Lookup) -> str:
    what, whose = f"[calamity:{event.calamity}]", f"[seat:{event.victim}]"
    return f"[seat:{event.seat}] benefits from {what} of {whose}."


@SENTENCES.add
def victims_chosen(event: events.VictimsChosen, lookup: Lookup) -> str:
    chooses = f"[seat:{event.seat}] chooses {phrases.sides(event.victims)}"
    return f"[calamity:{event.calamity}]: {chooses} as further victims."


# --- losses


@SENTENCES.add
def units_lost(event: events.UnitsLost, lookup: Lookup) -> str:
    parts = [phrases.tokens_lost(each.tokens, f"[area:{each.area}]") for each in event.tokens]
    parts += [
        phrases.city_lost(f"[area:{each.area}]", is_reduced=each.is_reduced)
        for each in event.cities
    ]
    return f"[calamity:{event.calamity}]: [seat:{event.seat}] loses {joined(parts) or 'nothing'}."


@SENTENCES.add
def cities_lost(event: events.CitiesLost, lookup: Lookup) -> str:
    verb = "reduces" if event.is_reduced else "destroys"
    return f"[calamity:{event.calamity}]: [seat:{event.seat}] {verb} {phrases.cities(event.areas)}."


@SENTENCES.add
def treasury_lost(event: events.TreasuryLost, lookup: Lookup) -> str:
    lost = f"{event.treasury or 'no'} treasury"
    return f"[calamity:{event.calamity}]: [seat:{event.seat}] loses {lost}."


@SENTENCES.add
def calamity_paid_off(event: events.CalamityPaidOff, lookup: Lookup) -> str:
    pays = f"[seat:{event.seat}] pays {event.treasury} treasury"
    if event.calamity == "banditry":
        return f"{pays} to the bandits."
    return f"[calamity:{event.calamity}]: {pays}."


# --- units that go over to others


@SENTENCES.add
def city_annexed(event: events.CityAnnexed, lookup: Lookup) -> str:
    if event.owner is None:
        return f"[seat:{event.seat}] annexes the pirate city in [area:{event.area}]."
    return f"[seat:{event.seat}] annexes the city of [seat:{event.owner}] in [area:{event.area}]."


@SENTENCES.add
def city_turned_pirate(event: events.CityTurnedPirate, lookup: Lookup) -> str:
    return f"The city of [seat:{event.seat}] in [area:{event.area}] becomes a pirate city."


@SENTENCES.add
def city_razed(event: events.CityRazed, lookup: Lookup) -> str:
    city = f"The city of [seat:{event.seat}] in [area:{event.area}]"
    return f"{city} is destroyed: there are no more pirates."


@SENTENCES.add
def tokens_annexed(event: events.TokensAnnexed, lookup: Lookup) -> str:
    tokens = f"{names.tokens(event.tokens)} of [seat:{event.owner}]"
    return f"[seat:{event.seat}] annexes {tokens} in [area:{event.area}]."


@SENTENCES.add
def tokens_deserted(event: events.TokensDeserted, lookup: Lookup) -> str:
    tokens = f"{names.tokens(event.tokens)} of [seat:{event.seat}] in [area:{event.area}]"
    return f"{tokens} go over to the barbarians."


# --- single calamities


@SENTENCES.add
def horde_landed(event: events.HordeLanded, lookup: Lookup) -> str:
    landing = names.counted(event.barbarians, "barbarian lands", "barbarians land")
    return f"{landing} on the city of [seat:{event.seat}] in [area:{event.area}]."


@SENTENCES.add
def horde_moved(event: events.HordeMoved, lookup: Lookup) -> str:
    going = names.counted(event.barbarians, "barbarian goes", "barbarians go")
    return f"{going} from [area:{event.origin}] to [area:{event.area}]."


@SENTENCES.add
def horde_perished(event: events.HordePerished, lookup: Lookup) -> str:
    perishing = names.counted(event.barbarians, "barbarian perishes", "barbarians perish")
    return f"{perishing} in [area:{event.area}], finding no way on."


@SENTENCES.add
def volcano_erupted(event: events.VolcanoErupted, lookup: Lookup) -> str:
    name = lookup.volcano_name[lookup.volcano_id.index(event.volcano)]
    return f"{name} erupts and destroys all units in {phrases.areas(event.areas)}."


@SENTENCES.add
def city_shaken(event: events.CityShaken, lookup: Lookup) -> str:
    fate = "reduced" if event.is_reduced else "destroyed"
    return f"Earthquake: the city of [seat:{event.seat}] in [area:{event.area}] is {fate}."


@SENTENCES.add
def regressed(event: events.Regressed, lookup: Lookup) -> str:
    steps = names.counted(event.steps, "step")
    goes = f"goes back {steps}" if event.steps else "does not go back"
    return f"The marker of [seat:{event.seat}] {goes}."

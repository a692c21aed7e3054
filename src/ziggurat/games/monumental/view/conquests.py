"""Provinces that could be conquered: what each takes, and why it is not to be had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.monumental.rules.conquest.campaign import current_conquest
from ziggurat.games.monumental.rules.conquest.conquest import Conquer
from ziggurat.games.monumental.rules.conquest.defence import defence_of, reach, targets
from ziggurat.games.monumental.rules.conquest.mustering import least_units
from ziggurat.games.monumental.rules.conquest.war_costs import full_price
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.view.briefing_structs import Attack, Briefing, Campaign
from ziggurat.games.monumental.view.offers import bill_of, written
from ziggurat.kernel.state import Seat

CONQUER: Final = Conquer()


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

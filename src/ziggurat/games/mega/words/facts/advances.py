"""All about advances and special buildings."""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_price, building_sites
from ziggurat.games.mega.rules.phase_12_acquisition.prices import price_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIGURES,
    GROUPS,
    IN_SUPPLY,
    NOTHING,
    POWERS,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.facts.cards import ROLE_WORDS
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.wording import joined


def about_advance(state: Mega, seat: Seat | None, advance: int) -> Facts:
    """Cost, credits and effect of an advance, and who holds it."""
    lookup = state.lookup
    groups = [GROUPS[group] for group in lookup.advance_groups[advance]]
    facts: Facts = [
        ("Group", joined(groups)),
        ("Cost", str(lookup.advance_cost[advance])),
        ("Victory points", str(lookup.advance_vp[advance])),
        ("Effect", f"{lookup.advance_text[advance]} ({lookup.advance_clause[advance]})"),
        ("Credits", credit_words(state, advance)),
    ]
    if calamity_words(state, advance):
        facts.append(("In calamities", calamity_words(state, advance)))
    if lookup.chain_from[advance] != NOTHING:
        giver = lookup.chain_from[advance]
        words = f"{names.advance(state, giver)} (ME-V12)"
        facts.append((f"{lookup.chain_credit[giver]} cheaper with", words))
    if seat is not None:
        held = state.has(seat, advance)
        words = "you hold it" if held else str(price_of(state, seat, advance))
        facts.append(("Your price", words))
    holders = [player for player in state.ranking if state.has(player, advance)]
    facts.append(("Held by", names.players(state, holders)))
    return facts


def credit_words(state: Mega, advance: int) -> str:
    """What an advance makes cheaper."""
    lookup = state.lookup
    parts = [
        f"{credit} {GROUPS[group]}"
        for group, credit in enumerate(lookup.advance_credits[advance])
        if credit
    ]
    if lookup.free_credits[advance]:
        parts.append(f"{lookup.free_credits[advance]} of your choice (ME-V11)")
    if lookup.chain_to[advance] != NOTHING:
        to = names.advance(state, lookup.chain_to[advance])
        parts.append(f"{lookup.chain_credit[advance]} for {to}")
    return joined(parts) or "none"


def calamity_words(state: Mega, advance: int) -> str:
    """How an advance changes calamities for its owner: `Famine damage -5`; empty if not at all."""
    found: list[str] = []
    for calamity in range(CALAMITY_KINDS):
        modifiers = state.lookup.modifiers[calamity]
        for place in range(0, len(modifiers), 4):
            if modifiers[place] == advance:
                found.append(change_words(state, calamity, modifiers[place : place + 4]))
        powers = state.lookup.powers[calamity]
        for place in range(0, len(powers), 3):
            if powers[place] == advance:
                power = POWERS[powers[place + 2]].replace("_", " ")
                found.append(f"{names.calamity(state, calamity)}: {power}")
    return "; ".join(found)


def change_words(state: Mega, calamity: int, modifier: list[int]) -> str:
    """What a modifier changes: calamity, figure, delta, and the role if it is only one."""
    _, role, figure, delta = modifier
    what = FIGURES[figure].replace("_", " ")
    words = f"{names.calamity(state, calamity)}: {what} {delta:+d}"
    return f"{words} {ROLE_WORDS[role]}" if role in ROLE_WORDS else words


def about_building(state: Mega, seat: Seat | None, building: int) -> Facts:
    """Whose a special building is, where it stands, and what it would cost."""
    lookup = state.lookup
    facts: Facts = [
        ("Associated with", names.player(state, state.ranking[building])),
        ("About it", lookup.building_text[building]),
    ]
    area = state.building_at[building]
    if not state.with_buildings:
        return [*facts, ("Use", "this table plays without special buildings (SB-0.5)")]
    if area == IN_SUPPLY:
        return [*facts, ("Place", "in the supply"), *purchase(state, seat, building)]
    inside = [player for player in state.ranking if controls(state, player, building)]
    return [
        *facts,
        ("Place", names.area(state, area)),
        ("Owner", f"{names.player(state, state.builder[building])} (SB-3.2)"),
        ("Controlled by", f"{names.players(state, inside)} (SB-3.3)"),
    ]


def purchase(state: Mega, seat: Seat | None, building: int) -> Facts:
    """What a building of the supply costs a seat, and where it could stand."""
    if seat is None:
        return []
    if state.lookup.civ_block[building] != state.block(seat):
        return [("Your price", "it belongs to the other block (SB-2.9)")]
    if owned_building(state, seat) != NOTHING:
        return [("Your price", "you own a special building already (SB-2.2)")]
    price = building_price(state, seat)
    if not price:
        return [("Your price", "none can be bought in the Stone Age (SB-2.4)")]
    sites = building_sites(state, seat)
    where = (
        f", to stand in {names.areas(state, sites)}" if sites else ", but you have no city for it"
    )
    return [("Your price", names.counted(price, "trade point") + where)]

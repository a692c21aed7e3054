"""All about advances and special buildings."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.facts import Facts
from ziggurat.games.mega.facts.cards import ROLE_WORDS
from ziggurat.games.mega.rules.buildings import building_price, building_sites
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.prices import price_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIGURES,
    GROUPS,
    IN_SUPPLY,
    NOTHING,
    POWERS,
)
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import joined


def about_advance(game: Mega, seat: Seat | None, advance: int) -> Facts:
    """Cost, credits and effect of an advance, and who holds it."""
    tables = game.tables
    groups = [GROUPS[group] for group in tables.advance_groups[advance]]
    facts: Facts = [
        ("Group", joined(groups)),
        ("Cost", str(tables.advance_cost[advance])),
        ("Victory points", str(tables.advance_vp[advance])),
        ("Effect", f"{tables.advance_text[advance]} ({tables.advance_clause[advance]})"),
        ("Credits", credit_words(game, advance)),
    ]
    if calamity_words(game, advance):
        facts.append(("In calamities", calamity_words(game, advance)))
    if tables.chain_from[advance] != NOTHING:
        giver = tables.chain_from[advance]
        words = f"{names.advance(game, giver)} (ME-V12)"
        facts.append((f"{tables.chain_credit[giver]} cheaper with", words))
    if seat is not None:
        held = game.has(seat, advance)
        words = "you hold it" if held else str(price_of(game, seat, advance))
        facts.append(("Your price", words))
    holders = [player for player in game.ranking if game.has(player, advance)]
    facts.append(("Held by", names.players(game, holders)))
    return facts


def credit_words(game: Mega, advance: int) -> str:
    """What an advance makes cheaper."""
    tables = game.tables
    parts = [
        f"{credit} {GROUPS[group]}"
        for group, credit in enumerate(tables.advance_credits[advance])
        if credit
    ]
    if tables.free_credits[advance]:
        parts.append(f"{tables.free_credits[advance]} of your choice (ME-V11)")
    if tables.chain_to[advance] != NOTHING:
        to = names.advance(game, tables.chain_to[advance])
        parts.append(f"{tables.chain_credit[advance]} for {to}")
    return joined(parts) or "none"


def calamity_words(game: Mega, advance: int) -> str:
    """How an advance changes calamities for its owner: `Famine damage -5`; empty if not at all."""
    found: list[str] = []
    for calamity in range(CALAMITY_KINDS):
        modifiers = game.tables.modifiers[calamity]
        for place in range(0, len(modifiers), 4):
            if modifiers[place] == advance:
                found.append(change_words(game, calamity, modifiers[place : place + 4]))
        powers = game.tables.powers[calamity]
        for place in range(0, len(powers), 3):
            if powers[place] == advance:
                power = POWERS[powers[place + 2]].replace("_", " ")
                found.append(f"{names.calamity(game, calamity)}: {power}")
    return "; ".join(found)


def change_words(game: Mega, calamity: int, modifier: list[int]) -> str:
    """What a modifier changes: calamity, figure, delta, and the role if it is only one."""
    _, role, figure, delta = modifier
    what = FIGURES[figure].replace("_", " ")
    words = f"{names.calamity(game, calamity)}: {what} {delta:+d}"
    return f"{words} {ROLE_WORDS[role]}" if role in ROLE_WORDS else words


def about_building(game: Mega, seat: Seat | None, building: int) -> Facts:
    """Whose a special building is, where it stands, and what it would cost."""
    tables = game.tables
    facts: Facts = [
        ("Associated with", names.player(game, game.ranking[building])),
        ("About it", tables.building_text[building]),
    ]
    area = game.building_at[building]
    if not game.with_buildings:
        return [*facts, ("Use", "this table plays without special buildings (SB-0.5)")]
    if area == IN_SUPPLY:
        return [*facts, ("Place", "in the supply"), *purchase(game, seat, building)]
    inside = [player for player in game.ranking if controls(game, player, building)]
    return [
        *facts,
        ("Place", names.area(game, area)),
        ("Owner", f"{names.player(game, game.builder[building])} (SB-3.2)"),
        ("Controlled by", f"{names.players(game, inside)} (SB-3.3)"),
    ]


def purchase(game: Mega, seat: Seat | None, building: int) -> Facts:
    """What a building of the supply costs a seat, and where it could stand."""
    if seat is None:
        return []
    if game.tables.civ_block[building] != game.block(seat):
        return [("Your price", "it belongs to the other block (SB-2.9)")]
    if owned_building(game, seat) != NOTHING:
        return [("Your price", "you own a special building already (SB-2.2)")]
    price = building_price(game, seat)
    if not price:
        return [("Your price", "none can be bought in the Stone Age (SB-2.4)")]
    sites = building_sites(game, seat)
    where = (
        f", to stand in {names.areas(game, sites)}" if sites else ", but you have no city for it"
    )
    return [("Your price", names.counted(price, "trade point") + where)]

"""Abilities and advances: what can be used, the means there are, and what buildings bring."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.mega.rules.phase_07_trade.values import worth
from ziggurat.games.mega.rules.phase_10_abilities.diaspora import landing_room
from ziggurat.games.mega.rules.phase_10_abilities.using import CLOSED, USES, options_of
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    building_price,
    building_sites,
    construction_refusal,
    could_use_buildings,
    is_of_block,
    sacrifice_refusal,
)
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    budget,
    card_points,
    hand_of,
    is_complete,
    token_points,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import DIASPORA, GOODS, GROUP_COUNT, GROUPS, IN_SUPPLY, NOTHING
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.reasons import barred, reason
from ziggurat.games.mega.view.standing import own_prices
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Seat


def abilities_of(state: Mega, seat: Seat) -> Iterator[structs.Ability]:
    """Every use of an ability the seat holds, used ones among them (ME-A1)."""
    for word, advance, title in USES:
        if state.has(seat, advance):
            refusal = ability_refusal(state, seat, word, advance)
            yield structs.Ability(
                name=word,
                advance=state.lookup.advance_id[advance],
                title=title,
                **reason(state, refusal),
            )


def ability_refusal(state: Mega, seat: Seat, word: str, advance: int) -> Refusal | None:
    """Why an ability that is held cannot be used now."""
    if state.abilities_used[seat] >> advance & 1:
        return Refusal("ME-A1", f"You have used {names.advance(state, advance)} this turn.")
    if options_of(state, seat, word).is_empty():
        return Refusal(state.lookup.advance_clause[advance], CLOSED[word])
    return None


def scattering_of(state: Mega, seat: Seat) -> structs.Scattering | None:
    """What Diaspora can move, while it can be used."""
    if not state.has(seat, DIASPORA) or ability_refusal(state, seat, "diaspora", DIASPORA):
        return None
    ids = state.lookup.area_id
    rooms = {name: landing_room(state, seat, area) for area, name in enumerate(ids)}
    return structs.Scattering(
        most=state.lookup.numbers.abilities.diaspora,
        tokens={ids[area]: state.at(area, seat) for area in state.areas_of[seat]},
        room={name: room for name, room in rooms.items() if room > 0},
    )


def savings_of(state: Mega, seat: Seat) -> dict[str, structs.Saving]:
    """By group: what one more share of credits would take off all prices (ME-V11)."""
    step, before = state.lookup.numbers.advances.credit_step, own_prices(state, seat)
    found: dict[str, structs.Saving] = {}
    for group, name in enumerate(GROUPS):
        twin = state.copy()
        twin.credits[seat * GROUP_COUNT + group] += step
        after = own_prices(twin, seat)
        saved = [price - after[advance] for advance, price in before.items()]
        found[name] = structs.Saving(sum(saved), len(saved) - saved.count(0))
    return found


def buildings_gone(state: Mega, seat: Seat) -> Iterator[structs.Barred]:
    """The buildings that cannot take the place of one that was ordered, and why (SB-7.17)."""
    for building, name in enumerate(state.lookup.building_id):
        if is_of_block(state, seat, building):
            refusal = construction_refusal(state, seat, building, NOTHING, 0)
            if refusal is not None:
                yield barred(state, f"building:{name}", refusal)


def buying_of(state: Mega, seat: Seat, *, is_claim: bool) -> structs.Buying:
    """What a seat has to spend, and the special buildings it could put up or give up."""
    means = structs.Buying(
        points=budget(state, seat),
        token_points=token_points(state, seat),
        hand_limit=hand_limit(state, seat),
    )
    if not state.with_buildings:
        return means
    return structs.Buying(
        points=means.points,
        token_points=means.token_points,
        hand_limit=means.hand_limit,
        building_price=building_price(state, seat),
        sites=tuple(state.lookup.area_id[area] for area in building_sites(state, seat)),
        buildings=tuple(buildings_offered(state, seat, is_claim=is_claim)),
        sacrifices=tuple(sacrifices_of(state, seat)),
        rivals=tuple(rivals_of(state, seat)),
    )


def buildings_offered(
    state: Mega, seat: Seat, *, is_claim: bool
) -> Iterator[structs.BuildingOffer]:
    """The buildings of the seat's block, and why it cannot put one up (SB-2)."""
    for building, name in enumerate(state.lookup.building_id):
        if is_of_block(state, seat, building):
            refusal = construction_refusal(state, seat, building, NOTHING, int(is_claim))
            yield structs.BuildingOffer(
                building=name,
                **reason(state, refusal),
            )


def sacrifices_of(state: Mega, seat: Seat) -> Iterator[structs.Sacrifice]:
    """The buildings on the board, and what giving one up would bring (SB-7.1, SB-7.2)."""
    gains = bonuses_of(state, seat)
    for building, area in enumerate(state.building_at):
        if area == IN_SUPPLY:
            continue
        refusal = sacrifice_refusal(state, seat, building)
        name = state.lookup.building_id[building]
        yield structs.Sacrifice(
            building=name, gains={} if refusal else gains, **reason(state, refusal)
        )


def bonuses_of(state: Mega, seat: Seat) -> dict[str, int]:
    """By good: what a whole set is worth more that counts as a card larger (SB-7.2, SB-7.4)."""
    found: dict[str, int] = {}
    for kind, count in enumerate(hand_of(state, seat)):
        if count and not is_complete(state, seat, kind):
            cards = [0] * GOODS
            cards[kind] = count
            more = card_points(state, Payment(cards, 0, bonus=kind))
            found[state.lookup.good_id[kind]] = more - worth(state, kind, count)
    return found


def rivals_of(state: Mega, seat: Seat) -> Iterator[int]:
    """Others of the block who could claim a building, for all that everybody sees (SB-4.9)."""
    for player in state.by_position():
        if (
            player != seat
            and state.block(player) == state.block(seat)
            and not state.has_acted[player]
            and not state.lost_claim[player]
            and not state.leaving[player]
            and could_use_buildings(state, player)
        ):
            yield player

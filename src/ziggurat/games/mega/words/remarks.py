"""Answers in words: what is at stake in them, and why somebody would give them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.limits import limit_of
from ziggurat.games.mega.rules.phase_01_taxes import TaxRate, due, revolting_cities
from ziggurat.games.mega.rules.phase_03_movement.journeys import AREA, COUNT, STAYING
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo
from ziggurat.games.mega.rules.phase_03_movement.movement import ACTIONS, Move
from ziggurat.games.mega.rules.phase_03_movement.protection import causes_conflict
from ziggurat.games.mega.rules.phase_03_movement.shipyard import own_ships
from ziggurat.games.mega.rules.phase_05_cities.checks import Support, missing_support, support_rate
from ziggurat.games.mega.rules.phase_05_cities.construction import BuildCities, BuildWithHelp
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import (
    AT_ONCE,
    AT_ONCE_OR_FIRST,
    IN_PLACE,
    Orders,
    Purchase,
)
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import WORDS as CLAIM_WORDS
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import CLAIM, LEAVE, ORDER
from ziggurat.games.mega.rules.phase_12_acquisition.orders import unpack
from ziggurat.games.mega.rules.phase_13_succession import missing_for_step
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD
from ziggurat.games.mega.words import names
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

MOVES: Final = {
    "build": "2 treasury, or tokens in their place (ME-M6)",
    "maintain": "1 treasury or a token (ME-M7)",
    "scrap": "to be built anew elsewhere (ME-M8)",
    "leave": "your part ends with this turn, without points (ME-Q1)",
}
"""What there is to know of actions of a movement wherever they are taken."""

MOVE_PURPOSES: Final = {
    "march": "to live, fight or build elsewhere",
    "sail": "to reach another coast",
    "build": "to reach another coast",
    "maintain": "to keep the ship",
    "scrap": "to have the ship elsewhere",
    "done": "nothing better is left to move",
}

PURPOSES: Final = {
    "resettle": "to keep as many tokens as there is room for",
    "place-cities": "for sites that cities are cheap to build on again",
    "place-tokens": "to live where tokens can grow",
    "revolting": "for the best city",
    "support": "because the cities lack support",
    "spread": "to grow where it matters",
    "sail": "to live on another coast",
    "pay-ship": "it is missed least",
    "pay-upkeep": "it is missed least",
    "removal": "it is missed least",
    "order-fights": "the order changes little",
    "order-attacks": "to save the city that is worth most",
    "wait": "for tokens to replace the city with",
    "plunder": "for treasury",
    "garrison": "to guard the city",
    "buy_cards": "for a better set",
    "market_trade": "for a better set",
    "losses": "they are missed least",
    "city-losses": "they are missed least",
    "choose-sea": "to lose what is missed least",
    "choose-volcano": "to lose what is missed least",
    "choose-plain": "to lose what is missed least",
    "choose-shaken": "it is missed least",
    "flames": "to lose what is missed least",
    "select-areas": "they are missed least",
    "give-up-city": "it is missed least",
    "choose-neighbour": "against those who are ahead",
    "choose-victims": "against those who are ahead",
    "choose-betrayed": "for the best city",
    "pick-harbours": "where it counts most",
    "land-horde": "where it counts most",
    "lead-horde": "where it counts most",
    "bandits": "they are missed least",
    "bribe": "they are missed least",
    "tribute": "it is missed least",
    "ransom": "to lose what is missed least",
    "retreat": "to keep what is worth more",
    "use-ability": "for what it brings",
    "free-credits": "where most is still to be bought",
    "claims": "it has time",
    "live-claims": "to come before the others",
    "intervene": "to come before the exchange",
    "another-place": "where the building is safest",
    "another-building": "for its points",
    "drop-cards": "to keep the most valuable sets",
}
"""What answers are for whose aim is always the same, by the kind of question."""

IDLE: Final = {
    "buy_cards": ("done", "to keep the treasury"),
    "market_trade": ("pass", "no trade promises more"),
    "use-ability": ("done", "none brings more now"),
    "live-claims": ("done", "it has time"),
    "intervene": ("no", "it has time"),
    "wait": ("no", "nothing is gained by it"),
}
"""How nothing more is done, and why, by the kind of question."""


def remark(state: Mega, seat: Seat, answer: Answer) -> str:
    """A few words on an answer; things stand in brackets as the log wants them."""
    decision = state.decision()
    match decision:
        case Move():
            return on_action(state, seat, ACTIONS[answer[0]].name)
        case MarchTo():
            return "" if answer == STAYING else on_march(state, seat, answer[AREA], answer[COUNT])
        case TaxRate():
            return on_tax(state, seat, answer[0])
        case BuildCities():
            return on_cities(state, seat, list(answer))
        case Support():
            missing = missing_support(state, seat, decision.extra)
            return f"its tokens count at once; you lack {missing} (ME-Y7)"
        case Orders() | Purchase():
            return on_order(state, seat, ordered(state, answer))
    return ""


def on_action(state: Mega, seat: Seat, action: str) -> str:
    """What an action of a movement costs, or what is lost by the end of it."""
    if action != "done":
        return MOVES.get(action, "")
    ships = [ship for ship in own_ships(state, seat) if state.ship_at[ship] != NOTHING]
    old = sum(1 for ship in ships if state.ship_status[ship] == SHIP_OLD)
    if not old:
        return ""
    lost = "a ship that is" if old == 1 else f"{old} ships that are"
    return f"you lose {lost} not maintained (ME-M9)"


def on_march(state: Mega, seat: Seat, area: int, count: int) -> str:
    """Whom tokens meet where they go, and how many of them could stay."""
    if not count:
        return ""
    owner = state.city[area]
    if owner not in (NOBODY, seat):
        whose = "pirates" if owner == state.wild else names.player(state, owner)
        return f"attacks the city of {whose} (ME-M17)"
    if causes_conflict(state, seat, area, count):
        return "causes conflict (ME-M15)"
    over = state.at(area, seat) + count - limit_of(state, seat, area)
    if owner == NOBODY and over > 0:
        return f"{over} above the limit there"
    return ""


def on_tax(state: Mega, seat: Seat, rate: int) -> str:
    """What a tax rate brings, and which revolt it provokes."""
    gained, revolting = due(state, seat, rate), revolting_cities(state, seat, rate)
    words = f"{gained} treasury"
    if revolting:
        words += f", and {revolting} {'city revolts' if revolting == 1 else 'cities revolt'}"
    return words


def on_cities(state: Mega, seat: Seat, areas: list[int]) -> str:
    """Whether new cities would have the support they need."""
    if not areas:
        return ""
    spent = sum(state.at(area, seat) for area in areas)
    cities = state.city_count[seat] + len(areas)
    lacking = support_rate(state, seat) * cities - (state.on_board[seat] - spent)
    return f"you would lack {names.tokens(lacking)} of support (ME-Y7)" if lacking > 0 else ""


def caution(state: Mega, seat: Seat, answer: Answer) -> str:
    """What to ask before a player announces to leave."""
    match state.decision():
        case Move():
            word = ACTIONS[answer[0]].name
        case LiveClaims():
            word = CLAIM_WORDS[answer[0]]
        case Orders() | Purchase():
            word = purchase_word(state, answer)
        case _:
            return ""
    return "Leave the game with this turn, without any points?" if word == LEAVE else ""


def purchase_word(state: Mega, answer: Answer) -> str:
    """The word an answer in phase 12 begins with."""
    if isinstance(state.decision(), Purchase):
        return IN_PLACE[answer[0]]
    return (AT_ONCE_OR_FIRST if state.with_buildings else AT_ONCE)[answer[0]]


def ordered(state: Mega, answer: Answer) -> list[int]:
    """The advances of an order or claim; none of any other answer."""
    if purchase_word(state, answer) not in (ORDER, CLAIM):
        return []
    order = unpack(state, answer[1:])
    return [] if order is None else order.advances


def on_order(state: Mega, seat: Seat, advances: list[int]) -> str:
    """The victory points of what is bought."""
    points = sum(state.lookup.advance_vp[advance] for advance in advances)
    if not points:
        return ""
    return names.counted(points, "victory point")


def purpose(state: Mega, seat: Seat, answer: Answer) -> str:
    """Why somebody would give an answer."""
    decision = state.decision()
    match decision:
        case Move():
            return MOVE_PURPOSES.get(ACTIONS[answer[0]].name, "")
        case MarchTo():
            return "" if answer == STAYING else for_march(state, seat, answer[AREA], answer[COUNT])
        case TaxRate():
            return "for treasury" if answer[0] > 1 else "to keep tokens in stock"
        case BuildCities():
            return "for cards and points" if answer else "to keep the tokens"
        case BuildWithHelp():
            return "for cards and points" if answer[0] else "to keep the tokens"
        case Orders() | Purchase():
            return for_order(state, seat, answer)
        case Floor():
            return "no trade promises more" if decision.is_done(answer) else "for a better set"
    return usual_purpose(state, seat, answer)


def usual_purpose(state: Mega, seat: Seat, answer: Answer) -> str:
    """Why somebody would answer a question whose answers all have one aim, or be done with it."""
    decision = state.decision()
    if isinstance(decision, SelectAreas) and seat != decision.victim:
        return "for what they are worth"
    word, reason = IDLE.get(decision.kind, ("", ""))
    if word and decision.options(state, seat).write(answer) == word:
        return reason
    return PURPOSES.get(decision.kind, "")


def for_march(state: Mega, seat: Seat, area: int, count: int) -> str:
    """What tokens are to do where they go."""
    if not count:
        return ""
    if state.city[area] not in (NOBODY, seat):
        return "to take the city"
    if causes_conflict(state, seat, area, count):
        return "to drive others out"
    there = state.at(area, seat) + count
    if state.lookup.site[area] and state.city[area] == NOBODY:
        needed = state.lookup.numbers.city.tokens_on_site
        return "to build a city" if there >= needed else "towards a city"
    return "to live there"


def for_order(state: Mega, seat: Seat, answer: Answer) -> str:
    """What something is acquired for, or nothing at all."""
    if len(answer) == 1:
        return "to save up for more"
    if not ordered(state, answer):
        return "for its points"
    lacking = missing_for_step(state, seat)
    return "towards the next step of the A.S.T." if lacking else "for points and credits"

"""Tokens attack a city: its fall or theirs, the fight that follows, and the spoils (ME-F12 to F18).

Barbarians attack and are attacked by the same rules; pirate cities are theirs (ME-G16, ME-F16).
"""

from __future__ import annotations

from ziggurat.games.mega.events.conflict import (
    AttackFailed,
    CardCaptured,
    CityStormed,
    CityTaken,
    Plundered,
)
from ziggurat.games.mega.hands import calamities_of, hand_over
from ziggurat.games.mega.pieces import clear_tokens, gain, put, raze_city, ships_in, sink
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight
from ziggurat.games.mega.rules.telling import card_told, side_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ENGINEERING, FIRST_CALAMITY, GOODS, NAVAL_WARFARE, NOBODY
from ziggurat.kernel.algebra import Amount
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def attacker_of(state: Mega, area: int) -> int:
    """Who has tokens in an area with another's city, or `NOBODY`; the best-ranked of several."""
    owner = state.city[area]
    if owner == NOBODY or state.present[area] & ~(1 << owner) == 0:
        return NOBODY
    for player in state.ranking:
        if player != owner and state.present[area] >> player & 1:
            return player
    return state.wild


def advantage(state: Mega, attacker: int, defender: int) -> int:
    """By how many tokens Engineering makes an attack harder, or easier below 0 (ME-F12)."""
    harder = defender != state.wild and state.has(defender, ENGINEERING)
    easier = attacker != state.wild and state.has(attacker, ENGINEERING)
    return (int(harder) - int(easier)) * state.lookup.numbers.city_attack.engineering


def tokens_needed(state: Mega, attacker: int, defender: int) -> int:
    """How many tokens a successful attack takes (ME-F12)."""
    return state.lookup.numbers.city_attack.tokens + advantage(state, attacker, defender)


def tokens_replacing(state: Mega, attacker: int, defender: int) -> int:
    """How many tokens replace the city of a defender whose stock suffices (ME-F12, ME-F14)."""
    return state.lookup.numbers.city_attack.replaced_by + advantage(state, attacker, defender)


class Attack(Procedure):
    """The attack on one city, from the tokens beside it to the spoils."""

    kind = "attack"

    area: int
    attacker: int
    spoils: int
    """Whether a successful attacker draws a card and gains treasury."""
    defender: int


def attack(state: Mega, area: int, attacker: int, spoils: int) -> Frame | None:
    """Resolve the attack on the city of an area, by a player or the barbarians.

    Tokens of others that are there fight first. Without `spoils` nobody draws or gains anything.
    """
    if state.city[area] in (NOBODY, attacker):
        return None
    return Attack(area, attacker, spoils, state.city[area])


def fight_beside_city(state: Mega, attack: Attack) -> Frame | None:
    """Tokens fight each other before anybody attacks the city (ME-M21, ME-F1)."""
    return fight(state, attack.area)


def storm(state: Mega, attack: Attack) -> Frame | None:
    """The city falls, or the attack fails and all is over."""
    attacker, defender, area = attack.attacker, attack.defender, attack.area
    count = state.at(area, attacker)
    if count and count >= tokens_needed(state, attacker, defender):
        replace_city(state, attack)
        return None
    attack.step = len(attack.steps)
    if count:
        fail(state, attack)
    return None


def fail(state: Mega, attack: Attack) -> None:
    """All attacking tokens are destroyed, with Naval Warfare the ships there as well (ME-F13)."""
    attacker, area = attack.attacker, attack.area
    lost = clear_tokens(state, area, attacker)
    if attacker != state.wild and state.has(attacker, NAVAL_WARFARE):
        for ship in ships_in(state, attacker, area):
            sink(state, ship)
    if state.is_heard:
        who, whose = side_told(state, attacker), side_told(state, attack.defender)
        needed = tokens_needed(state, attacker, attack.defender)
        failed = AttackFailed(who, whose, state.lookup.area_id[area], lost, needed)
        state.tell("ME-F13", failed)


def replace_city(state: Mega, attack: Attack) -> None:
    """The city goes to stock; tokens of its owner take its place (ME-F14, ME-F16)."""
    attacker, defender, area = attack.attacker, attack.defender, attack.area
    raze_city(state, area)
    stock = state.barbarians_left if defender == state.wild else state.stock[defender]
    placed = min(stock, tokens_replacing(state, attacker, defender))
    put(state, area, defender, placed)
    who, whose = side_told(state, attacker), side_told(state, defender)
    stormed = CityStormed(who, whose, state.lookup.area_id[area], placed)
    state.tell(fall_clause(state, attack), stormed)


def fall_clause(state: Mega, attack: Attack) -> str:
    """The clause by which a city, or a pirate city, falls."""
    return "ME-F16" if attack.defender == state.wild else "ME-F14"


def fight_for_area(state: Mega, attack: Attack) -> Frame | None:
    """A token conflict is fought with what has replaced the city (ME-F14)."""
    return fight(state, attack.area)


def tell_of_fall(state: Mega, attack: Attack) -> Frame | None:
    """Log that the city is taken, where nobody is left to defend it."""
    attacker, defender, area = attack.attacker, attack.defender, attack.area
    if state.at(area, attacker) and not state.at(area, defender):
        who, whose = side_told(state, attacker), side_told(state, defender)
        taken = CityTaken(who, whose, state.lookup.area_id[area])
        state.tell(fall_clause(state, attack), taken)
    return None


def draw_spoils(state: Mega, attack: Attack) -> Frame | None:
    """The attacker draws a card at random from the defender's hand (ME-F14.1, ME-F18)."""
    attacker, defender = attack.attacker, attack.defender
    if not attack.spoils or state.wild in (attacker, defender) or not state.hand_size[defender]:
        return None
    code = card_in_hand(state, defender, state.dice.below(state.hand_size[defender]))
    state.reveal()
    hand_over(state, defender, attacker, code)
    drawn = CardCaptured(attacker, defender, card_told(state, code))
    unseen = CardCaptured(attacker, defender, None)
    state.tell_some("ME-F17", [attacker, defender], drawn, unseen)
    return None


def card_in_hand(state: Mega, player: int, place: int) -> int:
    """The code of the card at a place of a hand, commodities first."""
    for kind in range(GOODS):
        place -= state.goods[player * GOODS + kind]
        if place < 0:
            return kind
    calamities = calamities_of(state, player)
    if place >= len(calamities):
        raise Broken(f"the hand of player {player} has fewer cards than counted")
    return FIRST_CALAMITY + calamities[place]


def gain_spoils(state: Mega, attack: Attack) -> Frame | None:
    """The attacker may gain treasury from his own stock (ME-F14, ME-F18)."""
    attacker = attack.attacker
    if not attack.spoils or attacker == state.wild or not most_plunder(state, attacker):
        return None
    if state.leaving[attacker]:
        return take_plunder(state, attacker, most_plunder(state, attacker))
    return Plunder(attacker)


Attack.steps = (
    fight_beside_city,
    storm,
    fight_for_area,
    tell_of_fall,
    draw_spoils,
    gain_spoils,
)


def most_plunder(state: Mega, player: int) -> int:
    """How much treasury a player can gain by a successful attack."""
    return min(state.lookup.numbers.city_attack.treasury, state.stock[player])


def take_plunder(state: Mega, player: int, amount: int) -> Frame | None:
    """Gain treasury after a successful attack."""
    gain(state, player, amount)
    if amount:
        state.tell("ME-F14", Plundered(player, amount))
    return None


class Plunder(Choice[Mega]):
    """How much treasury do you gain? (ME-F14)."""

    kind = "plunder"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Your attack has succeeded: how many tokens go from your stock to your treasury?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return Amount(0, most_plunder(state, seat), "treasury", "ME-F14")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (most_plunder(state, seat),)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return take_plunder(state, seat, answer[0])

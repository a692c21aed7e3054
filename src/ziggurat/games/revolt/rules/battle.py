"""Attacking and defending with troops (ER-16 to ER-24)."""

from __future__ import annotations

from ziggurat.games.revolt.events import (
    Attacked,
    AttackFailed,
    CapitalLost,
    CapitalRetaken,
    DefenderKilled,
    RegionTaken,
    Roll,
    TieRolled,
)
from ziggurat.games.revolt.rules.sacrifice import shed_surplus
from ziggurat.games.revolt.rules.strength import attack_dice, best_defender, region_dice, troop_dice
from ziggurat.games.revolt.rules.telling import place_told, troop_told
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, REARMAMENT
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.notation import (
    distinct_troops,
    newest_like,
    oldest_like,
    write_troop,
)
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import field
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Battle(Procedure):
    """One troop attacks a region, or the troops in a region or crossing."""

    kind = "battle"

    troop: int
    place: int
    """What is attacked: a region or a crossing."""
    ship: int
    """The ship that adds its die, or `NOBODY`."""
    defender: int = NOBODY
    """The troop that defends, or `NOBODY` when the region itself does."""
    attack: list[int] = field(default_factory=list)
    """The attacker's dice as they lie."""
    defence: list[int] = field(default_factory=list)


def name_defender(state: Revolt, battle: Battle) -> Frame | None:
    """The defender chooses which of several troops fights (ER-24b)."""
    troops = state.troops_in(battle.place)
    if not troops:
        return None
    battle.defender = best_defender(state, troops)
    if len(distinct_troops(state, troops)) > 1:
        return Defend(state.troop_owner[troops[0]])
    return None


class Defend(Choice[Revolt]):
    """Which of your troops shall fight? (ER-24b)."""

    kind = "defend"

    def prompt(self, state: Revolt, seat: Seat) -> str:
        battle = current_battle(state)
        attacker = names.seat(state.troop_owner[battle.troop])
        return f"{attacker} attacks {names.place(state, battle.place)}. Which troop defends?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        troops = distinct_troops(state, state.troops_in(current_battle(state).place))
        return OneOf([self.item(state, troop) for troop in troops], "ER-24b")

    def item(self, state: Revolt, troop: int) -> Item:
        label = f"{names.troop_kind(state, troop)} ({troop_dice(state, troop)} dice)"
        return Item(
            troop,
            write_troop(state, troop),
            label,
            [names.thing(names.place(state, state.troop_place[troop]))],
        )

    def default(self, state: Revolt, seat: Seat) -> Answer:
        troops = state.troops_in(current_battle(state).place)
        return (oldest_like(state, best_defender(state, troops)),)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        current_battle(state).defender = newest_like(state, answer[0])
        return None


def current_battle(state: Revolt) -> Battle:
    """The battle on top of the stack, perhaps below its own question."""
    for frame in reversed(state.stack):
        if isinstance(frame, Battle):
            return frame
    raise AssertionError("no battle is being fought")


def count_defence(state: Revolt, battle: Battle) -> int:
    """Dice the defender rolls."""
    if battle.defender != NOBODY:
        return troop_dice(state, battle.defender)
    return region_dice(state, battle.place, state.troop_owner[battle.troop])


def roll_dice(state: Revolt, battle: Battle) -> Frame | None:
    """Both sides roll, the attacker first (ER-17, ER-1d)."""
    against = count_defence(state, battle)
    battle.attack = state.roll(attack_dice(state, battle.troop, ship=battle.ship, against=against))
    battle.defence = state.roll(against)
    if state.is_heard:
        seat, troop = state.troop_owner[battle.troop], troop_told(state, battle.troop)
        place = place_told(state, battle.place)
        state.tell("ER-17", Attacked(seat, troop, place, [rolled(battle)]))
    return None


def settle_tie(state: Revolt, battle: Battle) -> Frame | None:
    """Ties are rolled again, until one side is higher (ER-22)."""
    if max(battle.attack) != max(battle.defence):
        return None
    battle.repeat()  # after the reroll the dice are compared anew
    seat = state.troop_owner[battle.troop]
    if state.has_tech(seat, REARMAMENT) and min(battle.attack) < max(battle.attack):
        return Rearm(seat)
    reroll_tied(state, battle, everything=False)
    return None


class Rearm(Choice[Revolt]):
    """Reroll all your dice, or only the tied ones? (Rearmament, ER-58c)."""

    kind = "rearm"

    def prompt(self, state: Revolt, seat: Seat) -> str:
        battle = current_battle(state)
        mine, theirs = names.dice(battle.attack), names.dice(battle.defence)
        return f"A tie: your {mine} against {theirs}. Reroll all your dice, or only the tied ones?"

    def options(self, state: Revolt, seat: Seat) -> Options:
        return OneOf(
            [Item(0, "tied", "reroll only the tied dice"), Item(1, "all", "reroll all your dice")],
            "ER-58c",
        )

    def default(self, state: Revolt, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Revolt, seat: Seat, answer: Answer) -> Frame | None:
        reroll_tied(state, current_battle(state), everything=answer[0] == 1)
        return None


def reroll_tied(state: Revolt, battle: Battle, *, everything: bool) -> None:
    """Each side rolls again the dice that show the tied number (ER-22a)."""
    highest = max(battle.attack)
    for index, pips in enumerate(battle.attack):
        if everything or pips == highest:
            battle.attack[index] = state.dice.die()
    for index, pips in enumerate(battle.defence):
        if pips == highest:
            battle.defence[index] = state.dice.die()
    state.tell("ER-22a", TieRolled([rolled(battle)]))


def rolled(battle: Battle) -> Roll:
    """The dice as they lie."""
    return Roll(battle.attack[:], battle.defence[:])


def conclude(state: Revolt, battle: Battle) -> Frame | None:
    """The side with the highest number wins (ER-22); a region lost may cost armies (ER-13a)."""
    state.use_action(battle.troop)
    if max(battle.attack) < max(battle.defence):
        lose_attack(state, battle.troop)
    elif battle.defender != NOBODY:
        kill_defender(state, battle.defender)
    else:
        loser = state.control[battle.place]
        take_region(state, battle.troop, battle.place)
        if loser != NOBODY and not state.grace:
            return shed_surplus(state, loser)
    return None


def lose_attack(state: Revolt, troop: int) -> None:
    """The attacker is destroyed, unless it attacked out of its capital (ER-8, ER-17c)."""
    seat = state.troop_owner[troop]
    is_safe = state.troop_place[troop] == state.capital[seat] and state.has_capital(seat)
    if state.is_heard:
        failed = AttackFailed(seat, troop_told(state, troop), not is_safe)
        state.tell("ER-8" if is_safe else "ER-17c", failed)
    if not is_safe:
        state.remove_troop(troop)


def kill_defender(state: Revolt, troop: int) -> None:
    """The defending troop dies; the attacker stays where it attacked from (ER-24)."""
    if state.is_heard:
        killed = DefenderKilled(state.troop_owner[troop], troop_told(state, troop))
        state.tell("ER-24", killed)
    state.remove_troop(troop)


def take_region(state: Revolt, troop: int, region: int) -> None:
    """The troop moves in; the region and all that stands on it change hands (ER-23, ER-45)."""
    seat = state.troop_owner[troop]
    loser = state.control[region]
    whose = loser if loser != NOBODY else None
    state.tell("ER-23", RegionTaken(seat, state.lookup.region_id[region], whose))
    tell_of_capital(state, region, seat, loser)
    state.move_troop(troop, region)
    state.take_control(region, seat)


def tell_of_capital(state: Revolt, region: int, winner: Seat, loser: Seat) -> None:
    """Say what it means that a player's own capital is lost or retaken (ER-70, ER-2a)."""
    if loser != NOBODY and region == state.capital[loser]:
        state.tell("ER-70", CapitalLost(loser))
    elif region == state.capital[winner]:
        state.tell("ER-2a", CapitalRetaken(winner))


Battle.steps = (name_defender, roll_dice, settle_tie, conclude)

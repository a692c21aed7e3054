"""A table for rule tests: positions are laid out in the game's words, dice fall as scripted.

A test reads like this:

    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.turn_of("rome")
    table.dice(2, 5, 3, 4)
    table.does("rome", "attack campania>apulia")
"""

from __future__ import annotations

import pytest

from tests.games.hearing import Heard, hear
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.strength import region_dice, troop_dice
from ziggurat.games.revolt.rules.turn import Course
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, RESOURCES, SPENT, TECHS
from ziggurat.games.revolt.words.notation import read_berth, read_crossing, read_region
from ziggurat.kernel.course import advance, submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Illegal, ZigguratError
from ziggurat.kernel.options import Options
from ziggurat.kernel.saving import save

GAME = EmpiresRevolt()

SIX = ("egypt", "rome", "carthage", "macedonia", "persia", "gaul")
"""With six players nobody wins by resources while a test lays out its regions."""
EIGHT_LANDS = (
    "delta",
    "arsinoites",
    "thebais",
    "troglodytica",
    "cyprus",
    "marmarica",
    "sinai",
    "judaea",
)


def shown(dice: list[int]) -> str:
    """Dice as they lie: `2 5 3`."""
    return " ".join(str(pips) for pips in dice)


class ScriptedDice(Dice):
    """Dice that fall as the test says; a roll the script does not foresee fails the test."""

    def __init__(self, pips: list[int]) -> None:
        super().__init__(b"scripted")
        self.pips = pips

    def below(self, limit: int) -> int:
        assert self.pips, "a die was rolled that the test did not foresee"
        self.counter += 1
        return self.pips.pop(0) - 1

    def die(self) -> int:
        return self.below(6) + 1

    def roll(self, count: int) -> list[int]:
        return [self.die() for _ in range(count)]

    def copy(self) -> ScriptedDice:
        return ScriptedDice(self.pips[:])


class Table:
    """A game with the given nations in seat order; the first one's first turn has begun."""

    def __init__(self, *nations: str, rounds: int = 0, waiting: int = 0, grace: int = 0) -> None:
        wished = {"rounds": rounds, "waiting": waiting, "grace": grace}
        self.settings = GAME.complete({"nations": ",".join(nations), **wished})
        self.nations = list(nations)
        self.state: Revolt = GAME.setup(len(nations), self.settings, b"table")
        self.state.dice = ScriptedDice([])
        self.state.events = []

    # --- laying out a position

    def seat(self, nation: str) -> int:
        return self.nations.index(nation)

    def region(self, name: str) -> int:
        return read_region(self.state, name)

    def holds(self, nation: str, *regions: str) -> None:
        """The nation controls these regions."""
        for region in regions:
            self.state.take_control(self.region(region), self.seat(nation))

    def independent(self, *regions: str) -> None:
        for region in regions:
            self.state.take_control(self.region(region), NOBODY)

    def settled(self, *regions: str) -> None:
        for region in regions:
            self.state.settle(self.region(region))

    def fortified(self, *regions: str) -> None:
        """A settlement with a fortification stands there."""
        for region in regions:
            if not self.state.settled[self.region(region)]:
                self.state.settle(self.region(region))
            self.state.fortify(self.region(region))

    def chip(self, *regions: str) -> None:
        for region in regions:
            self.state.put_chip(self.region(region))

    def army(self, nation: str, place: str, *, mounted: bool = False, ready: bool = True) -> int:
        """An army in a region (`roma`), a crossing (`a/b`) or aboard the ship at `@coast`."""
        return self._troop(nation, 0, place, mounted=mounted, ready=ready)

    def mercenary(self, nation: str, people: str, place: str, *, ready: bool = True) -> int:
        number = self.state.lookup.people_id.index(people)
        mounted = self.state.lookup.people_mounted[number] == 1
        return self._troop(nation, 1 + number, place, mounted=mounted, ready=ready)

    def _troop(self, nation: str, kind: int, place: str, *, mounted: bool, ready: bool) -> int:
        state, seat = self.state, self.seat(nation)
        troop = state.add_troop(seat, kind, state.capital[seat], mounted=mounted)
        if place.startswith("@"):
            berth = read_berth(state, place[1:])
            ship = next(s for s in state.ships_of[seat] if state.ship_at[s] == berth)
            state.move_troop(troop, state.deck(ship))
        else:
            goal = read_crossing(state, place) if "/" in place else self.region(place)
            state.move_troop(troop, goal)
        state.troop_used[troop] = 0 if ready else SPENT
        return troop

    def no_troops(self, nation: str) -> None:
        for troop in self.state.troops_of[self.seat(nation)][:]:
            self.state.remove_troop(troop)

    def ship(self, nation: str, berth: str, *, ready: bool = True) -> int:
        ship = self.state.add_ship(self.seat(nation), read_berth(self.state, berth))
        self.state.ship_used[ship] = 0 if ready else SPENT
        return ship

    def intercepts(self, *nations: str) -> None:
        """These nations have ordered to attack ships that come near."""
        for nation in nations:
            self.state.order_to_intercept(self.seat(nation), 1)
        self.state.reordered = 0

    def hand(self, nation: str, food: int, gold: int, wood: int) -> None:
        first = self.seat(nation) * 3
        self.state.hand[first : first + 3] = [food, gold, wood]

    def tech(self, nation: str, *cards: str) -> None:
        for card in cards:
            self.state.take_tech(self.seat(nation), TECHS.index(card), 1)

    def turn_of(self, nation: str, *dice: int) -> None:
        """Begin a turn of the nation now, from its very beginning: victory check, collecting."""
        self.dice(*dice)
        self.state.stack.clear()
        self.state.stack.append(Course(self.state.order.index(self.seat(nation))))
        advance(self.state)

    def acts(self, nation: str) -> None:
        """It is the nation's turn and it acts; nothing is collected, everything stays ready."""
        self._keeping_pieces(nation)

    def _keeping_pieces(self, nation: str) -> None:
        state, seat = self.state, self.seat(nation)
        used, ships = state.troop_used[:], state.ship_used[:]
        hand = state.hand[:]
        self.turn_of(nation)
        state.troop_used[:], state.ship_used[:] = used, ships
        state.hand[:] = hand
        assert state.decision().seats(state) == [seat]

    def dice(self, *pips: int) -> None:
        """The next dice, in the order in which they are rolled (ER-1d)."""
        self.state.dice = ScriptedDice(list(pips))

    # --- playing

    def does(self, nation: str, *moves: str) -> None:
        """The nation answers, in notation."""
        for move in moves:
            seat = self.seat(nation)
            submit(self.state, seat, self.options(nation).read(move))
        GAME.check(self.state)

    def options(self, nation: str) -> Options:
        return self.state.decision().options(self.state, self.seat(nation))

    def defaults(self, nation: str) -> None:
        """The nation does not answer: the default is taken."""
        seat = self.seat(nation)
        submit(self.state, seat, self.state.decision().default(self.state, seat))

    def refuses(self, nation: str, move: str) -> str:
        """The answer is refused and changes nothing; the sentence, which begins with a clause."""
        before = save(GAME, self.state, len(self.nations), self.settings)
        with pytest.raises(ZigguratError) as refusal:
            self.does(nation, move)
        assert isinstance(refusal.value, Illegal), refusal.value
        assert save(GAME, self.state, len(self.nations), self.settings) == before
        return str(refusal.value)

    def clause_against(self, nation: str, move: str) -> str:
        """The clause on which the refusal of an answer rests."""
        return self.refuses(nation, move).partition(":")[0]

    def until_next_turn_of(self, nation: str) -> None:
        """Everybody answers by default, and so ends the turn, until the nation acts again."""
        self.defaults(self.asked()[0])
        while self.asked() and (self.asked() != [nation] or self.decision() != "act"):
            self.defaults(self.asked()[0])

    def can(self, nation: str, move: str) -> bool:
        """Whether the answer is legal; what cannot even be named is not."""
        options = self.options(nation)
        try:
            return options.contains(options.read(move))
        except ZigguratError:
            return False

    def moves(self, nation: str, verb: str = "") -> list[str]:
        """The legal answers in notation that begin with a verb."""
        options = self.options(nation)
        texts = [options.write(answer) for answer in options.answers()]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def closed(self, nation: str, verb: str) -> str:
        """Why there is nothing to do with a verb now, as the menu says it."""
        group = next(group for group in self.options(nation).groups() if group.name == verb)
        assert not group.answers
        return str(group.closed or "")

    def label(self, nation: str, move: str) -> str:
        """A legal answer in words."""
        options = self.options(nation)
        return GAME.words(self.state, options.label(options.read(move)))

    def prompt(self, nation: str) -> str:
        """What the nation is asked."""
        return GAME.words(self.state, self.state.decision().prompt(self.state, self.seat(nation)))

    def told(self, clause: str) -> list[str]:
        """The lines of the log that rest on a clause, since it was last looked at."""
        return [GAME.words(self.state, e.text) for e in self.log() if e.clause == clause]

    def asked(self) -> list[str]:
        """The nations that may answer now."""
        if self.state.is_over:
            return []
        return [self.nations[seat] for seat in self.state.decision().seats(self.state)]

    def decision(self) -> str:
        """The kind of question that is asked."""
        return self.state.decision().kind

    # --- looking

    def owner(self, region: str) -> str | None:
        seat = self.state.control[self.region(region)]
        return None if seat == NOBODY else self.nations[seat]

    def cards(self, nation: str) -> str:
        """A hand as the examples write it: food/gold/wood."""
        first = self.seat(nation) * 3
        return "/".join(str(count) for count in self.state.hand[first : first + 3])

    def troops(self, place: str) -> int:
        """How many troops stand in a region or crossing."""
        state = self.state
        number = read_crossing(state, place) if "/" in place else self.region(place)
        return len(state.troops_in(number))

    def mounted(self, place: str) -> int:
        """How many of the troops in a region or crossing have horses."""
        state = self.state
        number = read_crossing(state, place) if "/" in place else self.region(place)
        return sum(state.is_mounted(troop) for troop in state.troops_in(number))

    def aboard(self, nation: str, berth: str) -> int:
        """How many troops are aboard the nation's ships at a coast or route."""
        state, where = self.state, read_berth(self.state, berth)
        ships = [s for s in state.ships_of[self.seat(nation)] if state.ship_at[s] == where]
        return sum(len(state.crew(ship)) for ship in ships)

    def works(self, region: str) -> list[str]:
        """What is built in a region: settlement, fortification, chip."""
        state, number = self.state, self.region(region)
        built = {
            "settlement": state.settled[number],
            "fortification": state.fortified[number],
            "chip": state.chipped[number],
        }
        return [work for work, stands in built.items() if stands]

    def is_in(self, nation: str) -> bool:
        """Whether the nation is still in the game."""
        return self.state.alive[self.seat(nation)] == 1

    def armies(self, nation: str) -> int:
        return self.state.count_armies(self.seat(nation))

    def troop_total(self, nation: str) -> int:
        return len(self.state.troops_of[self.seat(nation)])

    def ships(self, nation: str) -> list[str]:
        """The berths of the nation's ships."""
        state = self.state
        return [state.lookup.berth_id[state.ship_at[s]] for s in state.ships_of[self.seat(nation)]]

    def support(self, nation: str) -> int:
        return support(self.state, self.seat(nation))

    def region_dice(self, region: str, attacker: str) -> int:
        return region_dice(self.state, self.region(region), self.seat(attacker))

    def troop_dice(self, troop: int) -> int:
        return troop_dice(self.state, troop)

    def left(self) -> list[int]:
        """Scripted dice that were not rolled."""
        assert isinstance(self.state.dice, ScriptedDice)
        return self.state.dice.pips

    def result(self) -> tuple[str, list[str]]:
        """Why the game ended, and who is first; fails while it goes on."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome.reason, [self.nations[seat] for seat in outcome.winners()]

    def outcome_clause(self) -> str:
        """The clause the end of the game rests on."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome.clause

    def log(self) -> list[Heard]:
        """What was told since the table was set, and forget it."""
        return hear(GAME, self.state)

    def rolls(self) -> list[str]:
        """The dice of fights told since the table was set or last asked: `2 5 3 against 4`."""
        found = [roll for heard in self.log() for roll in getattr(heard.told.event, "rolls", [])]
        return [f"{shown(roll.attack)} against {shown(roll.defence)}" for roll in found]

    def resource_total(self, nation: str, resource: str) -> int:
        return self.state.hand[self.seat(nation) * 3 + RESOURCES.index(resource)]

"""Regression: the succession marker goes back, unless something is given for it (ME-K9N, SB-8)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.calamities import Regressed
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import DESTROY, lose_named_cities
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure, has_power
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import sacrifice
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import DESTROY_TWO_CITIES, NOTHING, PRIMARY, REGRESSION, STEPS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Either, OneOf, SomeOf, Word
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

BACK: Final = 0
BUILDING: Final = 1
CITIES: Final = 2
"""The branches of the question."""
PAIR: Final = 2
"""Cities destroyed to prevent one step."""


class Regress(Procedure):
    """The victim's steps back, one by one."""

    kind = "regress"

    victim: int
    left: int
    """Steps he has not been asked about."""
    back: int = 0
    """Steps he goes back."""
    building: int = NOTHING
    """The special building he gives up, or `NOTHING`."""


def strike_with_regression(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """What Fundamentalism and Library leave; never below step 0 (ME-K9N.1, ME-K9N.2)."""
    steps = figure(state, victim, REGRESSION, STEPS, PRIMARY)
    steps = min(steps, state.step[victim])
    return Regress(victim, steps) if steps else None


def answer_each_step(state: Mega, regress: Regress) -> Frame | None:
    """Ask about one step after the other as long as one of them can be prevented."""
    while regress.left:
        regress.left -= 1
        if can_prevent(state, regress):
            regress.begin_again()
            return Retreat(regress.victim)
        regress.back += 1
    return None


def can_prevent(state: Mega, regress: Regress) -> bool:
    """Whether the victim has anything to give for a step."""
    if state.leaving[regress.victim]:
        return False
    has_building = building_to_give(state, regress) != NOTHING
    return has_building or bool(city_pairs(state, regress.victim))


def move_marker(state: Mega, regress: Regress) -> Frame | None:
    """The marker goes back by the steps that were not prevented."""
    state.step[regress.victim] -= regress.back
    state.tell("ME-K9N", Regressed(regress.victim, regress.back))
    return None


def give_up_building(state: Mega, regress: Regress) -> Frame | None:
    """The building returns to the supply, and the victim alone is checked (SB-8.4, SB-8.5)."""
    if regress.building == NOTHING:
        return None
    return sacrifice(state, regress.victim, regress.building)


Regress.steps = (answer_each_step, move_marker, give_up_building)


# --- what can be given


def building_to_give(state: Mega, regress: Regress) -> int:
    """The special building the victim owns and controls, or `NOTHING` (SB-8.1, SB-8.3)."""
    building = owned_building(state, regress.victim)
    if building == NOTHING or regress.building != NOTHING:
        return NOTHING
    return building if controls(state, regress.victim, building) else NOTHING


def city_pairs(state: Mega, victim: int) -> list[tuple[int, int]]:
    """The two cities that may be destroyed for a step: inland ones first (ME-K9N, ME-K9N.3)."""
    if not has_power(state, victim, REGRESSION, DESTROY_TWO_CITIES, PRIMARY):
        return []
    cities = state.cities_of[victim]
    inland = [area for area in cities if not state.lookup.coastal[area]]
    if len(inland) >= PAIR:
        cities = inland
    pairs = [(one, other) for one in cities for other in cities if one < other]
    if len(inland) == 1:
        return [pair for pair in pairs if inland[0] in pair]
    return pairs


class TwoCities(SomeOf):
    """Two cities to destroy; not every two of them may go together."""

    __slots__ = ("pairs",)

    def __init__(self, state: Mega, pairs: list[tuple[int, int]]) -> None:
        cities = sorted({area for pair in pairs for area in pair})
        super().__init__(area_items(state, cities), PAIR, PAIR, "ME-K9N.3")
        self.pairs = pairs

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = super().refusal(answer)
        if refusal is None and answer not in self.pairs:
            words = "Cities that are not on a coast are destroyed first."
            return Refusal("ME-K9N.3", words)
        return refusal

    def count(self) -> int:
        return len(self.pairs)

    def answers(self) -> list[Answer]:
        return [(one, other) for one, other in self.pairs]

    def sample(self, dice: Dice) -> Answer:
        return self.pairs[dice.below(len(self.pairs))]


class Retreat(Choice[Mega]):
    """Does your marker go back a step, or what do you give for it? (ME-K9N.2)."""

    kind = "retreat"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what, regress = names.calamity(state, REGRESSION), current_regress(state)
        further = f" ({regress.left} more will follow)" if regress.left else ""
        return f"{what}: does your marker go back one step{further}?"

    def options(self, state: Mega, seat: Seat) -> Options:
        regress = current_regress(state)
        building = building_to_give(state, regress)
        items: list[Item] = []
        if building != NOTHING:
            name = state.lookup.building_id[building]
            items.append(Item(building, name, f"[building:{name}]", [f"building:{name}"]))
        return Either(
            ["back", "give", "destroy"],
            ["Go back one step", "Give up your special building", "Destroy two cities"],
            [
                Word("Go back one step"),
                OneOf(items, "SB-8.1"),
                TwoCities(state, city_pairs(state, seat)),
            ],
            None,
            [
                None,
                Refusal("SB-8.1", "You own no building that you control."),
                self.why_no_cities(state, seat),
            ],
        )

    def why_no_cities(self, state: Mega, seat: Seat) -> Refusal | None:
        """Why no cities can be destroyed for a step."""
        if has_power(state, seat, REGRESSION, DESTROY_TWO_CITIES, PRIMARY):
            return Refusal("ME-K9N.3", "You have fewer than two cities.")
        return Refusal("ME-K9N", "It takes Enlightenment to give cities for a step.")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (BACK,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        regress = current_regress(state)
        if answer[0] == BACK:
            regress.back += 1
        elif answer[0] == BUILDING:
            regress.building = answer[1]
            further = state.lookup.building_rules.regression_steps_prevented - 1
            regress.left = max(0, regress.left - further)
        else:
            lose_named_cities(state, REGRESSION, seat, list(answer[1:]), DESTROY)
        return None


def current_regress(state: Mega) -> Regress:
    """The regression a question or an answer is about."""
    for frame in reversed(state.stack):
        if isinstance(frame, Regress):
            return frame
    raise Broken("a question about regression, but there is none")

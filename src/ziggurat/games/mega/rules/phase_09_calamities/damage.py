"""Damage: unit points a victim loses as he likes where a calamity strikes (ME-G17, ME-G18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ziggurat.games.mega.rules.limits import limit_of
from ziggurat.games.mega.rules.phase_09_calamities.places import cities_there, tokens_there
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.notation import read_area
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Answer, Item, Phrase, Vast, read_number
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import joined

SPARED: Final = 0
DESTROYED: Final = 1
REDUCED: Final = 2
"""What becomes of a city in an answer."""
DESTROY: Final = "city"
REDUCE: Final = "reduce"
"""How cities are written: `city:nineveh` is destroyed, `reduce:susa` reduced."""
TRIES: Final = 8
"""So many random answers are put together before random play takes the default."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Exposure:
    """What a player has where a calamity strikes, and what the loss of it counts."""

    __slots__ = ("areas", "beside", "cities", "city_points", "points", "rooms", "stock", "tokens")

    areas: list[int]
    """The areas with his tokens, in order."""
    tokens: list[int]
    """How many there are, by place in `areas`."""
    cities: list[int]
    """The areas with his cities, in order."""
    beside: list[int]
    """By city: its area's place in `areas`, or -1 without tokens beside it."""
    rooms: list[int]
    """By city: the population limit of its area for him, which a reduction fills up."""
    stock: int
    city_points: int
    points: int
    """Everything he has there."""

    def __init__(self, state: Mega, player: int, scope: int, place: int) -> None:
        self.areas = tokens_there(state, player, scope, place)
        self.tokens = [state.at(area, player) for area in self.areas]
        self.cities = cities_there(state, player, scope, place)
        self.beside = [self.areas.index(area) if area in self.areas else -1 for area in self.cities]
        self.rooms = [limit_of(state, player, area) for area in self.cities]
        self.stock = state.stock[player]
        self.city_points = state.lookup.resolution.unit_points.city
        self.points = sum(self.tokens) + self.city_points * len(self.cities)

    def weigh(self, answer: Answer) -> tuple[int, int]:
        """The points an answer loses, and the least that a single loss of it counts (ME-G18).

        Tokens go first, then cities with the tokens beside them, and what has gone to stock by
        then can replace the cities reduced (ME-G18.1, ME-K7).
        """
        held = len(self.areas)
        total = 0
        for count in answer[:held]:
            total += count
        least = 1 if total else self.points
        stock = self.stock + total
        for city, fate in enumerate(answer[held:]):
            if fate == DESTROYED:
                beside = self.tokens_beside(city)
                total += self.city_points + beside
                stock += beside
                least = min(least, self.city_points + beside)
        for city, fate in enumerate(answer[held:]):
            if fate == REDUCED:
                stays = self.tokens_beside(city)
                if stays:
                    stays -= answer[self.beside[city]]
                placed = max(0, min(self.rooms[city] - stays, stock))
                stock -= placed
                total += self.city_points - placed
                least = min(least, self.city_points - placed)
        return total, least

    def is_possible(self, answer: Answer) -> bool:
        """Whether there is all that an answer loses, be it enough or too much."""
        held = len(self.areas)
        is_whole = len(answer) == held + len(self.cities)
        if not is_whole or any(not SPARED <= fate <= REDUCED for fate in answer[held:]):
            return False
        return all(0 <= count <= there for count, there in zip(answer, self.tokens))

    def tokens_beside(self, city: int) -> int:
        """His tokens in the area of a city, given its place in `cities`."""
        return self.tokens[self.beside[city]] if self.beside[city] >= 0 else 0

    def everything(self) -> Answer:
        """The answer that loses all there is."""
        losses = self.tokens[:]
        for place in self.beside:
            if place >= 0:
                losses[place] = 0
        return (*losses, *[DESTROYED] * len(self.cities))

    def has_choice(self, amount: int) -> bool:
        """Whether so much damage can be met in more than one way, as far as is seen at once."""
        if self.points <= amount:
            return False
        if not self.cities:
            return len(self.areas) > 1
        if self.areas or len(self.cities) > 1:
            return True
        return self.weigh((REDUCED,))[0] >= amount

    def simplest(self, amount: int) -> Answer:
        """Tokens before cities, from the largest areas, and the last cities if need be."""
        if self.points <= amount:
            return self.everything()
        losses = [0] * (len(self.areas) + len(self.cities))
        left = amount
        order = sorted(range(len(self.areas)), key=self.tokens.__getitem__, reverse=True)
        for place in order:
            losses[place] = min(left, self.tokens[place])
            left -= losses[place]
        city = len(self.cities)
        while left > 0:
            city -= 1
            losses[len(self.areas) + city] = DESTROYED
            left -= self.city_points
            if self.beside[city] >= 0:
                losses[self.beside[city]] = 0
        # What is superfluous now are tokens that need not have gone.
        for place in reversed(order):
            spared = min(-left, losses[place])
            losses[place] -= spared
            left += spared
        return tuple(losses)


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Vast):
    """So much damage, met by tokens lost, cities destroyed and cities reduced.

    The answer has a number for each area with tokens, how many are lost there, and then one for
    each city: spared, destroyed or reduced.
    """

    __slots__ = ("amount", "clause", "exposure", "state")

    def __init__(self, state: Mega, exposure: Exposure, amount: int, clause: str) -> None:
        self.state = state
        self.exposure = exposure
        self.amount = amount
        self.clause = clause

    # --- what is legal

    def refusal(self, answer: Answer) -> Refusal | None:
        exposure = self.exposure
        held = len(exposure.areas)
        is_whole = len(answer) == held + len(exposure.cities)
        if not is_whole or any(not SPARED <= fate <= REDUCED for fate in answer[held:]):
            return Refusal(
                "ME-G18", f"Say how many tokens you lose where, and which cities. {self.hint()}"
            )
        for place, count in enumerate(answer[:held]):
            if not 0 <= count <= exposure.tokens[place]:
                where, there = self.name(exposure.areas[place]), exposure.tokens[place]
                return Refusal(self.clause, f"You have {there} to lose in {where}, not {count}.")
        for city, fate in enumerate(answer[held:]):
            beside = exposure.beside[city]
            if fate == DESTROYED and beside >= 0 and answer[beside]:
                where = self.name(exposure.cities[city])
                return Refusal(
                    "ME-K7", f"Tokens beside the city in {where} are lost with it: name it alone."
                )
        return self.sum_refusal(answer)

    def sum_refusal(self, answer: Answer) -> Refusal | None:
        """Why losses that are possible each for itself are not the damage asked for (ME-G18)."""
        total, least = self.exposure.weigh(answer)
        if self.exposure.points <= self.amount:
            if answer == self.exposure.everything():
                return None
            return Refusal(
                "ME-G18", "You have no more there than must be lost: everything is lost."
            )
        if total < self.amount:
            return Refusal("ME-G18", f"That loses {total} of {self.amount} unit points.")
        if total - least >= self.amount:
            return Refusal(
                "ME-G18",
                f"That loses {total} unit points where {self.amount} are enough, and a "
                f"loss of {least} among them is superfluous.",
            )
        return None

    def sample(self, dice: Dice) -> Answer:
        """Some cities at random, then tokens drawn one by one for what is left."""
        exposure = self.exposure
        if exposure.points > self.amount:
            for _ in range(TRIES):
                answer = self.put_together(dice)
                total, least = exposure.weigh(answer)
                if total >= self.amount > total - least:
                    return answer
        return exposure.simplest(self.amount)

    def put_together(self, dice: Dice) -> Answer:
        """An answer that often is legal."""
        exposure = self.exposure
        held = len(exposure.areas)
        losses = [0] * (held + len(exposure.cities))
        needed = -(-self.amount // exposure.city_points)
        wanted = min(len(exposure.cities), dice.below(needed + 1))
        cities = list(range(len(exposure.cities)))
        for _ in range(wanted):
            city = cities.pop(dice.below(len(cities)))
            losses[held + city] = DESTROYED if dice.below(2) else REDUCED
        left = self.amount - exposure.weigh(tuple(losses))[0]
        bag: list[int] = []
        for place, count in enumerate(exposure.tokens):
            bag.extend([place] * count)
        for city, place in enumerate(exposure.beside):
            if place >= 0 and losses[held + city] == DESTROYED:
                bag = [other for other in bag if other != place]
        size = len(bag)
        while left > 0 and size:
            drawn = dice.below(size)
            losses[bag[drawn]] += 1
            size -= 1
            bag[drawn] = bag[size]
            left -= 1
        return tuple(losses)

    # --- how it is written

    def write(self, answer: Answer) -> str:
        exposure = self.exposure
        written: list[str] = []
        for place, area in enumerate(exposure.areas):
            count = answer[place]
            if count:
                written.append(self.id_of(area) if count == 1 else f"{self.id_of(area)}*{count}")
        for city, area in enumerate(exposure.cities):
            fate = answer[len(exposure.areas) + city]
            if fate:
                word = DESTROY if fate == DESTROYED else REDUCE
                written.append(f"{word}:{self.id_of(area)}")
        return "+".join(written) or "none"

    def read(self, text: str) -> Answer:
        exposure = self.exposure
        losses = [0] * (len(exposure.areas) + len(exposure.cities))
        if text.strip().lower() == "none":
            return tuple(losses)
        for part in text.split("+"):
            word, colon, name = part.partition(":")
            if colon:
                self.read_city(word.strip().lower(), name, losses)
            else:
                self.read_tokens(part, losses)
        return tuple(losses)

    def longest(self) -> int:
        exposure = self.exposure
        lengths = [len(self.id_of(area)) + len("*99+") for area in exposure.areas]
        lengths += [len(self.id_of(area)) + len(f"{REDUCE}:+") for area in exposure.cities]
        return max(len("none"), sum(lengths))

    def read_city(self, word: str, name: str, losses: list[int]) -> None:
        """Read `city:nineveh` or `reduce:susa`."""
        if word not in (DESTROY, REDUCE):
            raise Invalid(f"'{word[:40]}' is not understood. {self.hint()}")
        area = read_area(self.state, name)
        if area not in self.exposure.cities:
            raise Invalid(f"You have no city in {self.name(area)} that could be lost to this.")
        place = len(self.exposure.areas) + self.exposure.cities.index(area)
        losses[place] = DESTROYED if word == DESTROY else REDUCED

    def read_tokens(self, part: str, losses: list[int]) -> None:
        """Read `ur*2`."""
        name, _, number = part.partition("*")
        area = read_area(self.state, name)
        if area not in self.exposure.areas:
            raise Invalid(f"You have no tokens in {self.name(area)} that could be lost to this.")
        losses[self.exposure.areas.index(area)] += read_number(number or "1")

    def hint(self) -> str:
        return (
            "Write ur*2 for 2 tokens in Ur, city:ur to destroy the city there, reduce:ur to "
            "reduce it, joined by +."
        )

    def phrases(self) -> list[Phrase]:
        exposure = self.exposure
        items: list[Item] = []
        for area, count in zip(exposure.areas, exposure.tokens):
            items.append(self.item_of(area, self.id_of(area), names.tokens(count)))
        for area in exposure.cities:
            items.append(self.item_of(area, f"{DESTROY}:{self.id_of(area)}", "destroy the city"))
            items.append(self.item_of(area, f"{REDUCE}:{self.id_of(area)}", "reduce the city"))
        limits = [*exposure.tokens, *[1] * (2 * len(exposure.cities))]
        return [Phrase("", "What is lost", items, limits, sum(limits))]

    def item_of(self, area: int, text: str, note: str) -> Item:
        """A loss in an area to be chosen."""
        return Item(area, text, self.name(area), [f"area:{self.id_of(area)}"], note)

    def label(self, answer: Answer) -> str:
        return losses_in_words(self.state, self.exposure, answer)

    def things(self, answer: Answer) -> list[str]:
        areas = [*self.exposure.areas, *self.exposure.cities]
        return [f"area:{self.id_of(area)}" for area, loss in zip(areas, answer) if loss]

    def name(self, area: int) -> str:
        """An area in a refusal."""
        return names.area(self.state, area)

    def id_of(self, area: int) -> str:
        """An area in notation."""
        return self.state.lookup.area_id[area]


def losses_in_words(state: Mega, exposure: Exposure, answer: Answer) -> str:
    """What an answer loses: 2 tokens in Ur, the city in Susa (reduced)."""
    held = len(exposure.areas)
    parts: list[str] = []
    for area, count in zip(exposure.areas, answer):
        if count:
            parts.append(phrases.tokens_lost(count, names.area(state, area)))
    for area, fate in zip(exposure.cities, answer[held:]):
        if fate:
            where = names.area(state, area)
            parts.append(phrases.city_lost(where, is_reduced=fate == REDUCED))
    return joined(parts) or "nothing"

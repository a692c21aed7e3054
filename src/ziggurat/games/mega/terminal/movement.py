"""Moving in one line, `march napata meroe 2`, and choosing where tokens go from a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.rules.phase_03_movement.journeys import Journey
from ziggurat.games.mega.rules.phase_03_movement.protection import causes_conflict
from ziggurat.games.mega.rules.phase_03_movement.voyages import Voyage, steps_to
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.empire import free_in, near
from ziggurat.games.mega.terminal.wording import headed_table, in_words, printed, units
from ziggurat.games.mega.terms import NOBODY
from ziggurat.games.mega.words.notation import area_items
from ziggurat.games.mega.words.remarks import on_march
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item
from ziggurat.kernel.state import Seat
from ziggurat.terminal.drafts import Draft, Heard
from ziggurat.terminal.names import find_item, near_items

MARCH = "march"
SAIL = "sail"
STAY = "stay"
DONE = "done"


class MovementDraft(Draft):
    """The menu of a movement: a march or voyage may be written with where it goes."""

    def __init__(self, state: Mega, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def help(self) -> list[tuple[str, str]]:
        return [
            ("march FROM TO 2", "where from, where to, how many; without a number all"),
            ("sail 1 TO 5", "which ship, where to, how many aboard"),
        ]

    def hear(self, line: str) -> Heard | None:
        words = line.lower().replace(">", " ").replace("*", " ").split()
        if len(words) < 3 or words[0] not in (MARCH, SAIL):
            return None
        if words[0] == SAIL:
            return Heard(answer=f"{SAIL} {words[1]}", then=" ".join(words[2:]))
        origin, rest = self.split(words[1:])
        if not rest:
            return None
        return Heard(answer=f"{MARCH} {origin.text}", then=" ".join(rest))

    def split(self, words: list[str]) -> tuple[Item, list[str]]:
        """The area that a line begins with, and the words behind it: the longest name that fits."""
        items = area_items(self.state, self.state.areas_of[self.seat])
        for length in range(len(words), 0, -1):
            near = near_items(items, " ".join(words[:length]))
            if len(near) == 1:
                return near[0], words[length:]
        return find_item(items, words[0]), words[1:]


class JourneyDraft(Draft):
    """Where tokens go, and how many: a table of areas, answered by number or name."""

    def __init__(self, state: Mega, seat: Seat, journey: Journey) -> None:
        self.state = state
        self.seat = seat
        self.journey = journey

    @property
    def is_asking(self) -> bool:
        return True

    def help(self) -> list[tuple[str, str]]:
        return [("2 3", "to the second area of the list, 3 tokens; without a number all that may")]

    def show(self, choices: RenderableType) -> RenderableType:
        state, journey = self.state, self.journey
        table = headed_table("", "To", "Limit", "Units", "Room", "Most", "", right=("Room", "Most"))
        table.columns[0].justify = "right"
        table.columns[6].no_wrap = False
        for number, (area, most) in enumerate(zip(journey.targets, journey.mosts), start=1):
            free = free_in(state, self.seat, area)
            table.add_row(
                Text(str(number), style="bold"),
                state.lookup.area_name[area],
                printed(state, area),
                units(state, area),
                str(free) if free else "",
                str(most),
                Text(self.remark(area, most), style="dim"),
            )
        how = "Write number or name and how many, such as `1 2`; without a number all; or `stay`."
        return Group(table, Text(how, style="dim"))

    def remark(self, area: int, most: int) -> str:
        """What there is to know of going there."""
        state = self.state
        words: list[str] = []
        if isinstance(self.journey, Voyage):
            steps = steps_to(state, self.seat, self.journey.origin, area)
            words.append("1 step" if steps == 1 else f"{steps} steps")
        if state.city[area] not in (NOBODY, self.seat) or causes_conflict(
            state, self.seat, area, most
        ):
            words.append(in_words(state, on_march(state, self.seat, area, most)))
        around = near(state, self.seat, area).plain
        return "; ".join([*words, f"near {around}"] if around else words)

    def hear(self, line: str) -> Heard | None:
        words = line.lower().replace(">", " ").replace("*", " ").split()
        if words == [STAY]:
            return Heard(answer=STAY)
        if ":" in line or not words:
            return None
        if words[0] in (MARCH, SAIL, DONE):
            raise Invalid(f"Say first where these tokens go; `{STAY}` leaves them where they are.")
        count = words.pop() if len(words) > 1 and words[-1].isdecimal() else ""
        area = self.target(" ".join(words))
        return Heard(answer=f"{area}*{count}" if count else area)

    def target(self, text: str) -> str:
        """The area of a number in the table, or of a name; others are refused by the rules."""
        state, journey = self.state, self.journey
        if text.isdecimal():
            number = int(text[:4])
            if not 1 <= number <= len(journey.targets):
                raise Invalid(
                    f"There is no number {number} here; choose 1 to {len(journey.targets)}."
                )
            return state.lookup.area_id[journey.targets[number - 1]]
        items = area_items(state, journey.targets)
        # An area out of reach is refused by the rules; what is none at all, by what can be reached.
        is_elsewhere = not near_items(items, text) and near_items(state.lookup.area_items, text)
        return find_item(state.lookup.area_items if is_elsewhere else items, text).text

"""Using an ability that needs more than a pick: Diaspora and Trade Routes, step by step."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.rules.phase_10_abilities.diaspora import Scatter, landing_room
from ziggurat.games.mega.rules.phase_10_abilities.routes import Routes
from ziggurat.games.mega.rules.phase_10_abilities.using import AbilityMenu
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.empire import near
from ziggurat.games.mega.terminal.wording import headed_table, printed, units
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.options import Item
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted
from ziggurat.terminal.drafts import Draft, Heard
from ziggurat.terminal.names import named_counts, number_first, tidy

SCATTER = "diaspora"
ROUTES = "routes"
FEW = 12
"""So many areas are proposed to set tokens down in; any other with room will do."""


class AbilityDraft(Draft):
    """The menu of abilities: those two are asked for in steps, or written in one line."""

    def __init__(self, state: Mega, seat: Seat, menu: AbilityMenu) -> None:
        self.state = state
        self.seat = seat
        self.branches = dict(zip(menu.names, menu.branches, strict=True))
        self.opened = ""
        """The ability that is asked about now."""
        self.lifted = ""
        """What Diaspora lifts, in notation, once that is said."""

    @property
    def is_asking(self) -> bool:
        return bool(self.opened)

    def help(self) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        if SCATTER in self.branches:
            lines.append(("diaspora AREA 2, AREA > AREA 3", "lift tokens, and set them down"))
        if ROUTES in self.branches:
            lines.append(("routes 2 CARD, CARD", "discard these cards for treasury"))
        return lines

    def stop(self) -> None:
        self.opened = self.lifted = ""

    def hear(self, line: str) -> Heard | None:
        word, _, rest = line.strip().lower().partition(" ")
        branch = self.branches.get(word)
        if branch is not None and not branch.is_empty() and word in (SCATTER, ROUTES):
            self.stop()
            self.opened = word
            return self._fill_in(rest.strip()) if rest else Heard(show=self._ask())
        return self._fill_in(line.strip().lower()) if self.opened else None

    def _fill_in(self, text: str) -> Heard:
        """Take in what is said of the ability that is asked about."""
        branch = self.branches[self.opened]
        if isinstance(branch, Routes):
            return self._complete(branch, tidy(branch.cards, text))
        assert isinstance(branch, Scatter)
        origins, arrow, targets = text.partition(">")
        if not self.lifted:
            self._lift(branch, origins)
            if not arrow:
                return Heard(show=self._ask())
            text = targets
        return self._complete(branch, f"{self.lifted}>{self._sides(self._everywhere(), text)}")

    def _lift(self, branch: Scatter, text: str) -> None:
        """Remember what is lifted, if it can be."""
        lifted = self._sides(self._own(), text)
        sides = branch.read_side(lifted)
        refusal = branch.lifting_refusal(sides) or branch.number_refusal(sides)
        if refusal:
            raise refusal.error()
        self.lifted = lifted

    def _complete(self, branch: Scatter | Routes, notation: str) -> Heard:
        """The answer; a refused one is asked for again where it was said."""
        refusal = branch.refusal(branch.read(notation))
        if refusal:
            raise refusal.error()
        return Heard(answer=f"{self.opened} {notation}")

    def _sides(self, items: list[Item], text: str) -> str:
        """Areas and numbers in notation."""
        counts: dict[str, int] = {}
        for part in text.replace(",", "+").split("+"):
            for name, count in named_counts(items, number_first(part)):
                counts[name] = counts.get(name, 0) + count
        return "+".join(f"{name}*{n}" if n > 1 else name for name, n in counts.items())

    def _own(self) -> list[Item]:
        return area_items(self.state, self.state.areas_of[self.seat])

    def _everywhere(self) -> list[Item]:
        return self.state.lookup.area_items

    # --- what is shown

    def _ask(self) -> RenderableType:
        branch = self.branches[self.opened]
        if isinstance(branch, Routes):
            return self._ask_cards(branch)
        if isinstance(branch, Scatter) and self.lifted:
            return self._ask_targets(branch)
        return self._ask_origins()

    def _ask_cards(self, routes: Routes) -> RenderableType:
        state = self.state
        table = headed_table("Card", "You have", "Treasury for each", right=("You have",))
        factor = state.lookup.numbers.abilities.trade_routes_factor
        for kind, count in zip(routes.kinds, routes.counts):
            each = state.lookup.good_value[kind] * factor
            table.add_row(state.lookup.good_name[kind], str(count), str(each))
        stock = counted(state.stock[self.seat], "token")
        how = (
            f"Which cards do you discard? Your stock of {stock} pays for them. Write 2 "
            f"{routes.cards.items[0].text}, or several parted by commas; Enter goes back."
        )
        return Group(table, Text(how, style="dim"))

    def _ask_origins(self) -> RenderableType:
        state = self.state
        table = headed_table("From", "Limit", "Units", "Near")
        for area in state.areas_of[self.seat]:
            if state.at(area, self.seat):
                name, limit = state.lookup.area_name[area], printed(state, area)
                table.add_row(name, limit, units(state, area), near(state, self.seat, area))
        most = state.lookup.numbers.abilities.diaspora
        how = (
            f"Which tokens do you lift, {most} at most? Write AREA 2, or several parted by "
            "commas; Enter goes back."
        )
        return Group(table, Text(how, style="dim"))

    def _ask_targets(self, scatter: Scatter) -> RenderableType:
        state = self.state
        table = headed_table("To", "Limit", "Units", "Room", "Near", right=("Room",))
        lifted = scatter.read_side(self.lifted)
        for area in self._proposed(lifted):
            table.add_row(
                state.lookup.area_name[area],
                printed(state, area),
                units(state, area),
                str(landing_room(state, self.seat, area)),
                near(state, self.seat, area),
            )
        how = (
            f"Where do you set down {counted(sum(lifted.values()), 'token')}? Any area with room "
            "will do (`area NAME`, `region CIV`); these have most. Write AREA 2, or several "
            "parted by commas; Enter goes back."
        )
        return Group(table, Text(how, style="dim"))

    def _proposed(self, lifted: dict[int, int]) -> list[int]:
        """Areas with room: city sites first, then those with most of it."""
        state = self.state
        rooms = {
            area: landing_room(state, self.seat, area)
            for area in range(state.lookup.area_count)
            if area not in lifted
        }
        found = [area for area, room in rooms.items() if room > 0]
        found.sort(key=lambda area: (not state.lookup.site[area], -rooms[area]))
        return found[:FEW]

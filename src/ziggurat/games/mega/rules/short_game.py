"""The short game: how it begins, in the middle of the Bronze Age (ME-Z)."""

from __future__ import annotations

from ziggurat.games.mega.events.course import (
    CitiesPlaced,
    CityGivenUp,
    MarkersPlaced,
    ThemeDealt,
    ThemeRevealed,
    TokensPlaced,
)
from ziggurat.games.mega.pieces import found_city, gain, put
from ziggurat.games.mega.rules.fate_of_units import destroy_city
from ziggurat.games.mega.rules.limits import room
from ziggurat.games.mega.rules.phase_02_growth import spread_evenly
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import (
    draw_for_cities,
    draw_order,
)
from ziggurat.games.mega.rules.phase_12_acquisition.credits import ask_free_credits
from ziggurat.games.mega.rules.phase_12_acquisition.prices import (
    free_credits_between,
    grant_advance,
)
from ziggurat.games.mega.rules.telling import advances_told, areas_told, tokens_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Bundle, Form, OneOf, SomeOf
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Sealed, Seat


def begin_short_game(state: Mega) -> Frame | None:
    """The players set up their empires; phase 1 of the first turn follows (ME-Z4 to ME-Z9)."""
    return ShortGame(0)


class ShortGame(Procedure):
    """Setting up the short game: secret theme sets, cities, advances, cards and tokens."""

    kind = "short game"

    place: int
    """How many players have placed what all of them place in A.S.T.-ranking order."""

    def next_player(self, state: Mega) -> int:
        """Whose turn it is to place something; the step that asks him comes again."""
        player = state.ranking[self.place]
        self.place += 1
        if self.place < state.player_count:
            self.repeat()
        else:
            self.place = 0
        return player


# --- theme sets


def deal_themes(state: Mega, setup: ShortGame) -> Frame | None:
    """Everybody is dealt a theme set and looks at it secretly (ME-Z4)."""
    themes = state.lookup.themes_used[:]
    state.dice.shuffle(themes)
    state.themes = themes
    state.reveal()
    for player in state.ranking:
        dealt = ThemeDealt(player, state.lookup.theme_id[themes[player]])
        state.tell_some("ME-Z4", [player], dealt, ThemeDealt(player, None))
    return None


def known_theme(state: Mega, seat: Seat | None) -> str:
    """The theme set a seat may know of: its own; empty where there is none (ME-Z4)."""
    if seat is None or not state.themes:
        return ""
    return state.lookup.theme_id[state.themes[seat]]


def deal_hidden_themes(state: Mega, seat: Seat | None, dice: Dice) -> None:
    """Deal the theme sets anew that a seat does not know, for a position it imagines."""
    others = [player for player in range(len(state.themes)) if player != seat]
    hidden = sorted([state.themes[player] for player in others])
    dice.shuffle(hidden)
    themes = state.themes[:]
    for player, theme in zip(others, hidden):
        themes[player] = theme
    state.themes = themes


def reveal_themes(state: Mega, setup: ShortGame) -> Frame | None:
    """All reveal their sets, take the advances and credits, and pay with a city (ME-Z5, ME-Z6).

    The sets are put away before anybody is asked for a city: from here on they are known.
    """
    lookup, themes = state.lookup, state.themes
    state.themes = []
    state.reveal()
    for player in state.ranking:
        theme = themes[player]
        for advance in lookup.theme_advances[theme]:
            grant_advance(state, player, advance)
        gains = advances_told(state, lookup.theme_advances[theme])
        state.tell("ME-Z5", ThemeRevealed(player, lookup.theme_id[theme], gains))
    losers = [player for player in state.ranking if lookup.theme_costs_city[themes[player]]]
    return GiveUpCity(losers) if losers else None


def take_free_credits(state: Mega, setup: ShortGame) -> Frame | None:
    """Who has revealed Written Record spreads its credits of free choice (ME-Z2.1)."""
    points = [free_credits_between(state, 0, state.advances[player]) for player in state.ranking]
    return ask_free_credits(state, state.ranking, points)


class GiveUpCity(Sealed[Mega]):
    """Which of your cities does your theme set cost? (ME-Z6)."""

    kind = "give-up-city"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Your theme set costs a city: which of yours is destroyed?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, state.cities_of[seat]), "ME-Z6")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (state.cities_of[seat][-1],)

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            area = self.answer_of(seat)[0]
            destroy_city(state, area)
            state.tell("ME-Z6", CityGivenUp(seat, state.lookup.area_id[area]))
        return None


# --- the first cities


class FirstCities(Form):
    """Areas for the first cities: most of them with city sites (ME-Z5)."""

    __slots__ = ("count_wanted", "least_on_sites")

    count_wanted: int
    """How many cities have to be placed: fewer than usual only in a region without enough room."""
    least_on_sites: int
    """How many of them on city sites."""

    def __init__(self, state: Mega, player: int) -> None:
        short_game = state.lookup.short_game
        sites, wild = areas_for_cities(state, player)
        spare = min(short_game.cities - short_game.cities_on_sites, len(wild))
        self.count_wanted = min(short_game.cities, len(sites) + spare)
        self.least_on_sites = min(self.count_wanted - spare, len(sites))
        most = min(self.count_wanted, len(sites))
        super().__init__(
            ["sites", "wilderness"],
            [
                SomeOf(area_items(state, sites), self.least_on_sites, most, "ME-Z5"),
                SomeOf(area_items(state, wild), self.count_wanted - most, spare, "ME-Z5"),
            ],
        )

    def clash(self, parts: list[Answer]) -> Refusal | None:
        if len(parts[0]) + len(parts[1]) == self.count_wanted:
            return None
        wanted = names.counted(self.count_wanted, "city", "cities")
        return Refusal("ME-Z5", f"Place {wanted} in all, not fewer and not more.")


def areas_for_cities(state: Mega, player: int) -> tuple[list[int], list[int]]:
    """The areas of a player's region that may hold a city, with and without a city site."""
    lookup = state.lookup
    region = lookup.region_areas[state.civilization[player]]
    fit = [area for area in region if lookup.limit[area]]
    return (
        [area for area in fit if lookup.site[area]],
        [area for area in fit if not lookup.site[area]],
    )


def place_cities(state: Mega, setup: ShortGame) -> Frame | None:
    """In A.S.T.-ranking order everybody places his cities (ME-Z5)."""
    return PlaceCities(setup.next_player(state))


class PlaceCities(Choice[Mega]):
    """Where do your first cities stand? (ME-Z5)."""

    kind = "place-cities"

    def prompt(self, state: Mega, seat: Seat) -> str:
        short_game = state.lookup.short_game
        theme = state.lookup.theme_name[state.themes[seat]]
        return (
            f"Your theme set is {theme}. Place {short_game.cities} cities in your region, at "
            f"least {short_game.cities_on_sites} of them on city sites."
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        return FirstCities(state, seat)

    def default(self, state: Mega, seat: Seat) -> Answer:
        form = FirstCities(state, seat)
        sites, wild = areas_for_cities(state, seat)
        chosen = sites[: form.count_wanted]
        rest = wild[: form.count_wanted - len(chosen)]
        return form.join([tuple(chosen), tuple(rest)])

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        parts = FirstCities(state, seat).parts(answer)
        areas = sorted([*parts[0], *parts[1]])
        for area in areas:
            found_city(state, area, seat)
        state.tell("ME-Z5", CitiesPlaced(seat, areas_told(state, areas)))
        return None


# --- cards, tokens, treasury and markers


def draw_first_cards(state: Mega, setup: ShortGame) -> Frame | None:
    """Everybody draws trade cards as by his cities; nothing can be bought (ME-Z7)."""
    draw_for_cities(state, draw_order(state))
    return None


def place_tokens(state: Mega, setup: ShortGame) -> Frame | None:
    """In A.S.T.-ranking order everybody places his first tokens (ME-Z8)."""
    return PlaceTokens(setup.next_player(state))


class PlaceTokens(Choice[Mega]):
    """Where do your first tokens stand? (ME-Z8)."""

    kind = "place-tokens"

    def prompt(self, state: Mega, seat: Seat) -> str:
        most = state.lookup.short_game.tokens
        return f"Place up to {names.tokens(most)} in your region, within the limits."

    def options(self, state: Mega, seat: Seat) -> Options:
        most = state.lookup.short_game.tokens
        areas = areas_for_tokens(state, seat)
        return Bundle(area_items(state, areas), rooms(state, seat), 0, most, "ME-Z8")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(spread_evenly(rooms(state, seat), state.lookup.short_game.tokens))

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        areas = areas_for_tokens(state, seat)
        for area, count in zip(areas, answer):
            put(state, area, seat, count)
        state.tell("ME-Z8", TokensPlaced(seat, tokens_told(state, areas, list(answer))))
        return None


def areas_for_tokens(state: Mega, player: int) -> list[int]:
    """The areas of a player's region that have room for his tokens."""
    region = state.lookup.region_areas[state.civilization[player]]
    return [area for area in region if room(state, player, area) > 0]


def rooms(state: Mega, player: int) -> list[int]:
    """By area for tokens: how many it has room for (ME-Z8)."""
    return [room(state, player, area) for area in areas_for_tokens(state, player)]


def fill_treasuries(state: Mega, setup: ShortGame) -> Frame | None:
    """Tokens go to treasury, and all markers to their first step (ME-Z8, ME-Z9)."""
    short_game = state.lookup.short_game
    for player in state.ranking:
        gain(state, player, short_game.treasury)
        state.step[player] = short_game.starting_step
    state.tell("ME-Z9", MarkersPlaced(short_game.starting_step))
    return None


ShortGame.steps = (
    deal_themes,
    place_cities,
    reveal_themes,
    take_free_credits,
    draw_first_cards,
    place_tokens,
    fill_treasuries,
)

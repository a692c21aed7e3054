"""The course of the game in words."""

from __future__ import annotations

from ziggurat.games.mega.events import course as events
from ziggurat.games.mega.events.parts import all_tokens
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.terms import EPOCHS
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES


@SENTENCES.add
def game_begun(event: events.GameBegun, lookup: Lookup) -> str:
    return f"The A.S.T.-ranking is {phrases.sides(event.ranking)}."


@SENTENCES.add
def turn_begun(event: events.TurnBegun, lookup: Lookup) -> str:
    return f"Turn {event.turn} begins."


@SENTENCES.add
def marker_moved(event: events.MarkerMoved, lookup: Lookup) -> str:
    goes = "goes on" if event.is_forward else "falls back without cities"
    epoch = lookup.epoch_name[EPOCHS.index(event.epoch)]
    return f"[seat:{event.seat}] {goes} to step {event.step} of the A.S.T. ({epoch})."


@SENTENCES.add
def bonus_gained(event: events.BonusGained, lookup: Lookup) -> str:
    points = names.counted(event.points, "point")
    return f"{phrases.sides(event.seats)}: {points} for entering the Late Iron Age first."


@SENTENCES.add
def turn_added(event: events.TurnAdded, lookup: Lookup) -> str:
    return "One more turn is played."


@SENTENCES.add
def place_taken(event: events.PlaceTaken, lookup: Lookup) -> str:
    points = names.counted(event.points, "point")
    return f"[seat:{event.seat}] comes out at place {event.place} with {points}."


# --- leaving


@SENTENCES.add
def leaving_announced(event: events.LeavingAnnounced, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] leaves the game with this turn."


@SENTENCES.add
def player_left(event: events.PlayerLeft, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] leaves; the region goes out of play."


@SENTENCES.add
def tokens_resettled(event: events.TokensResettled, lookup: Lookup) -> str:
    moved = all_tokens(event.reached)
    lost = all_tokens(event.left) - moved
    end = f" and loses {lost}" if lost else ""
    moving = names.tokens(moved)
    return f"[seat:{event.seat}] moves {moving} out of areas that went out of play{end}."


# --- the short game


@SENTENCES.add
def theme_dealt(event: events.ThemeDealt, lookup: Lookup) -> str:
    if event.theme is None:
        return f"[seat:{event.seat}] is dealt a theme set."
    return f"[seat:{event.seat}] is dealt the theme set {theme_name(lookup, event.theme)}."


@SENTENCES.add
def theme_revealed(event: events.ThemeRevealed, lookup: Lookup) -> str:
    name, gains = theme_name(lookup, event.theme), phrases.advances(event.advances)
    return f"[seat:{event.seat}] reveals {name} and takes {gains}."


def theme_name(lookup: Lookup, theme: str) -> str:
    """A theme set by its name; it is no thing that can be looked up."""
    return lookup.theme_name[lookup.theme_id.index(theme)]


@SENTENCES.add
def city_given_up(event: events.CityGivenUp, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] gives up the city in [area:{event.area}]."


@SENTENCES.add
def cities_placed(event: events.CitiesPlaced, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] places cities in {phrases.areas(event.areas)}."


@SENTENCES.add
def tokens_placed(event: events.TokensPlaced, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] places {names.tokens(all_tokens(event.placed))}."


@SENTENCES.add
def markers_placed(event: events.MarkersPlaced, lookup: Lookup) -> str:
    return f"All markers start on step {event.step} of the A.S.T."

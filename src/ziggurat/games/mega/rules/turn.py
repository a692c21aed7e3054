"""The course of play: thirteen phases a turn, turn after turn (ME-O1 to ME-O3)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.course import GameBegun, TurnBegun
from ziggurat.games.mega.rules.leaving import carry_out_departures
from ziggurat.games.mega.rules.phase_01_taxes import collect_taxes
from ziggurat.games.mega.rules.phase_02_growth import expand
from ziggurat.games.mega.rules.phase_03_movement.movement import move_all
from ziggurat.games.mega.rules.phase_04_conflict.conflict import resolve_conflicts
from ziggurat.games.mega.rules.phase_05_cities.construction import construct_cities
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import draw_cards
from ziggurat.games.mega.rules.phase_07_trade.floor import trade
from ziggurat.games.mega.rules.phase_08_selection import select_calamities
from ziggurat.games.mega.rules.phase_09_calamities.course import resolve_calamities
from ziggurat.games.mega.rules.phase_10_abilities.using import use_abilities
from ziggurat.games.mega.rules.phase_11_second_check import check_again
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import acquire_advances
from ziggurat.games.mega.rules.phase_13_succession import alter_ast
from ziggurat.games.mega.rules.short_game import begin_short_game
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ABILITIES,
    ACQUISITION,
    CALAMITIES,
    CALAMITY_KINDS,
    CONFLICT,
    CONSTRUCTION,
    EXPANSION,
    MOVEMENT,
    SECOND_CHECK,
    SELECTION,
    SHIP_OLD,
    SHIPS,
    SUCCESSION,
    TAXES,
    TRADE,
    TRADE_CARDS,
)
from ziggurat.kernel.state import Frame, Procedure


class Course(Procedure):
    """The whole game: the setup's own questions, then turn after turn."""

    kind = "course"


def open_game(state: Mega, course: Course) -> Frame | None:
    """Tell who plays what; the short game is set up by its players (ME-S2, ME-Z1)."""
    state.tell("ME-G14", GameBegun(state.ranking))
    return begin_short_game(state) if state.is_short else None


def take_turn(state: Mega, course: Course) -> Frame | None:
    """The turn marker moves on, and a whole turn is played (ME-H12)."""
    state.turn += 1
    clear_turn(state)
    course.step = TAKE_TURN
    return Turn()


def clear_turn(state: Mega) -> None:
    """Forget what counted for the last turn alone."""
    players, areas = state.player_count, state.lookup.area_count
    state.new_city = [0] * areas
    state.fresh = [0] * areas
    state.ship_status = [SHIP_OLD] * (SHIPS * players)
    state.ship_steps = [0] * (SHIPS * players)
    state.ship_cargo = [0] * (SHIPS * players)
    state.given_up = [0] * players
    state.has_sacrificed = [0] * players
    state.has_acted = [0] * players
    state.lost_claim = [0] * players
    state.struck = [0] * CALAMITY_KINDS
    state.abilities_used = [0] * players


Course.steps = (open_game, take_turn)
TAKE_TURN: Final = 1


class Turn(Procedure):
    """One turn; each step is a phase (ME-O1)."""

    kind = "turn"


def tax_collection(state: Mega, turn: Turn) -> Frame | None:
    """Phase 1."""
    state.tell("ME-O1", TurnBegun(state.turn))
    state.phase = TAXES
    return collect_taxes(state)


def expansion(state: Mega, turn: Turn) -> Frame | None:
    """Phase 2: population expansion and census."""
    state.phase = EXPANSION
    return expand(state)


def movement(state: Mega, turn: Turn) -> Frame | None:
    """Phase 3."""
    state.phase = MOVEMENT
    return move_all(state)


def conflict(state: Mega, turn: Turn) -> Frame | None:
    """Phase 4."""
    state.phase = CONFLICT
    return resolve_conflicts(state)


def city_construction(state: Mega, turn: Turn) -> Frame | None:
    """Phase 5, with surplus and support."""
    state.phase = CONSTRUCTION
    return construct_cities(state)


def trade_cards(state: Mega, turn: Turn) -> Frame | None:
    """Phase 6: trade cards acquisition."""
    state.phase = TRADE_CARDS
    return draw_cards(state)


def trading(state: Mega, turn: Turn) -> Frame | None:
    """Phase 7."""
    state.phase = TRADE
    return trade(state)


def calamity_selection(state: Mega, turn: Turn) -> Frame | None:
    """Phase 8."""
    state.phase = SELECTION
    return select_calamities(state)


def calamity_resolution(state: Mega, turn: Turn) -> Frame | None:
    """Phase 9."""
    state.phase = CALAMITIES
    return resolve_calamities(state)


def special_abilities(state: Mega, turn: Turn) -> Frame | None:
    """Phase 10."""
    state.phase = ABILITIES
    return use_abilities(state)


def surplus_and_support_again(state: Mega, turn: Turn) -> Frame | None:
    """Phase 11."""
    state.phase = SECOND_CHECK
    return check_again(state)


def acquisition(state: Mega, turn: Turn) -> Frame | None:
    """Phase 12: civilization advances, special buildings and the hand limit."""
    state.phase = ACQUISITION
    return acquire_advances(state)


def departures(state: Mega, turn: Turn) -> Frame | None:
    """Phase 13 begins: who has announced it leaves before markers move (ME-Q1)."""
    state.phase = SUCCESSION
    return carry_out_departures(state)


def ast_alteration(state: Mega, turn: Turn) -> Frame | None:
    """The rest of phase 13, with the end of the game."""
    return alter_ast(state)


Turn.steps = (
    tax_collection,
    expansion,
    movement,
    conflict,
    city_construction,
    trade_cards,
    trading,
    calamity_selection,
    calamity_resolution,
    special_abilities,
    surplus_and_support_again,
    acquisition,
    departures,
    ast_alteration,
)


def course_from(phase: int) -> list[Frame]:
    """The stack of a course that goes on with a phase of the turn under way."""
    course, turn = Course(), Turn()
    course.step, turn.step = TAKE_TURN, phase - 1
    return [course, turn]

"""The figures of the data files, as the rules read them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.figures import Figures
from ziggurat.games.monumental.printed.automa import AutomaNumbers
from ziggurat.games.monumental.printed.cards import Cards, Track
from ziggurat.games.monumental.printed.numbers import DeckTable, Scoring, Setup, TerrainRules

DECK_ERAS: Final = ("1", "2", "3")


def figures_of(cards: Cards) -> Figures:
    """All figures of the cards' files."""
    figures = Figures()
    add_table(figures, cards.setup)
    add_prices(figures, cards.setup)
    add_track(figures, cards.track)
    add_defence(figures, cards.terrain_rules)
    add_points(figures, cards.setup.scoring)
    add_automa(figures, cards.automa.numbers)
    special = [people.special_setup for people in cards.civilizations]
    figures.starting_reserve = [setup.reserve_from_era_1 for setup in special]
    figures.hidden_forces = [setup.hidden_forces_tokens for setup in special]
    figures.zulu_die = list(cards.zulu.die.faces)
    return figures


def add_table(figures: Figures, setup: Setup) -> None:
    """What lies on the table, and what everybody begins with."""
    figures.deck_guideline = guideline(setup.development_deck.players_2_to_4)
    figures.deck_guideline_five = guideline(setup.development_deck.players_5)
    figures.display_rows = setup.display.normal.rows
    figures.display_columns = setup.display.normal.columns
    sizes = {int(players): cards for players, cards in setup.display.continuous.items()}
    figures.display_of_rounds = [sizes.get(players, 0) for players in range(max(sizes) + 1)]
    figures.soldiers = setup.player.soldiers
    figures.outposts = setup.player.outposts
    figures.trading_posts = setup.player.trading_posts
    figures.starting_gold = setup.player.starting_gold
    figures.starting_culture = setup.player.starting_culture


def guideline(table: DeckTable) -> list[list[int]]:
    """Buildings, Knowledge and Wonders by Era."""
    return [
        [table[era].building, table[era].knowledge, table[era].wonder]
        for era in DECK_ERAS
        if era in table
    ]


def add_prices(figures: Figures, setup: Setup) -> None:
    """What actions with a fixed price cost."""
    figures.policy_prices = list(setup.policy_costs)
    figures.progress_price = setup.costs.scientific_progress.science
    figures.invest_price = setup.costs.invest.gold
    figures.visit_price = setup.costs.trade_visit.gold
    figures.march_price = setup.costs.unit_move.military
    figures.explorer_price = setup.costs.explorer_step.military


def add_track(figures: Figures, track: Track) -> None:
    """The Trade track."""
    figures.last_space = track.last_space
    figures.benefit_spaces = list(track.benefit_spaces)
    figures.track_spaces = track.points.per_spaces
    figures.track_points = track.points.points
    figures.leader_points = track.leader_bonus


def add_defence(figures: Figures, defence: TerrainRules) -> None:
    """What adds to the Defence of a Province."""
    figures.soldier_defence = defence.soldier
    figures.warlord_defence = defence.warlord
    figures.outpost_defence = defence.outpost
    figures.wonder_defence = defence.wonder
    figures.natural_wonder_defence = defence.natural_wonder_face_up
    figures.barbarian_defence = defence.barbarian_token
    figures.free_city_defence = defence.free_city_token
    figures.monster_defence = defence.monster
    figures.least_defence = defence.minimum


def add_points(figures: Figures, scoring: Scoring) -> None:
    """What counts how much at the end, the Trade track apart."""
    figures.province_points = scoring.province
    figures.knowledge_points = scoring.knowledge
    figures.wonder_points = scoring.wonder
    figures.policy_points = scoring.policy
    figures.majority_points = scoring.majority_bonus
    figures.natural_wonder_points = scoring.natural_wonder
    figures.quest_points = scoring.quest
    figures.project_points = scoring.project
    figures.monster_points = scoring.monster


def add_automa(figures: Figures, numbers: AutomaNumbers) -> None:
    """The numbers of the Automa's rules."""
    figures.automa_starting_gold = numbers.starting_gold
    figures.automa_cards_a_turn = numbers.cards_per_turn
    figures.automa_gold_instead = numbers.impossible_free_step_gold
    figures.automa_benefit_gold = numbers.trade_benefit_gold
    figures.automa_tokens_a_gold = numbers.tokens_per_gold
    figures.automa_gold_a_point = numbers.gold_per_point

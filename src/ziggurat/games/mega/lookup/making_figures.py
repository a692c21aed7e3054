"""The figures of the data files, as the rules read them."""

from __future__ import annotations

from ziggurat.games.mega.lookup.figures import Figures
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.numbers import Numbers


def figures_of(book: Book) -> Figures:
    """All figures of the files."""
    figures = Figures()
    add_pieces(figures, book)
    add_realm(figures, book.numbers)
    add_ships(figures, book.numbers)
    add_cities(figures, book.numbers)
    add_trade(figures, book.numbers)
    add_advances(figures, book.numbers)
    add_calamities(figures, book)
    add_buildings(figures, book)
    add_victory(figures, book)
    add_short_game(figures, book)
    return figures


def add_pieces(figures: Figures, book: Book) -> None:
    """What there is of pieces."""
    figures.tokens = book.pieces.tokens
    figures.cities = book.pieces.cities
    figures.barbarians = book.wild.tokens
    figures.pirates = book.wild.pirate_cities


def add_realm(figures: Figures, numbers: Numbers) -> None:
    """Taxes and expansion."""
    figures.tax = numbers.tax.rate
    figures.coinage = numbers.tax.coinage
    figures.monarchy = numbers.tax.monarchy
    figures.grow_one = numbers.expansion.one_token
    figures.grow_more = numbers.expansion.more_tokens


def add_ships(figures: Figures, numbers: Numbers) -> None:
    """Ships."""
    ships = numbers.ships
    figures.ship_price = ships.build_treasury
    figures.ships_a_turn = ships.built_per_turn
    figures.ship_upkeep = ships.maintenance
    figures.ship_steps = ships.steps
    figures.ship_steps_cloth = ships.steps_cloth_making
    figures.ship_room = ships.tokens
    figures.ship_room_naval = ships.tokens_naval_warfare


def add_cities(figures: Figures, numbers: Numbers) -> None:
    """Attacking, building and supporting cities; population limits."""
    attack = numbers.city_attack
    figures.attackers = attack.tokens
    figures.replaced_by = attack.replaced_by
    figures.engineering = attack.engineering
    figures.plunder = attack.treasury
    city = numbers.city
    figures.on_site = city.tokens_on_site
    figures.in_wilderness = city.tokens_in_wilderness
    figures.urbanism = city.urbanism_tokens
    figures.support = city.support
    figures.support_ascendancy = city.support_cultural_ascendancy
    figures.public_works = city.public_works_tokens
    figures.agriculture_limits = list(numbers.agriculture.printed_limits)
    figures.agriculture = numbers.agriculture.bonus


def add_trade(figures: Figures, numbers: Numbers) -> None:
    """The trading floor and the market."""
    figures.least_traded = numbers.trade.least_cards
    figures.water_price = numbers.market.water_cost
    figures.market_rounds = numbers.market.rounds
    figures.market_cards = numbers.market.cards


def add_advances(figures: Figures, numbers: Numbers) -> None:
    """Acquiring advances, and special abilities."""
    advances = numbers.advances
    figures.library = advances.library_discount
    figures.anatomy_below = advances.anatomy_cost_below
    figures.mining = advances.mining_points
    figures.credit_step = advances.credit_step
    figures.hand_limit_roadbuilding = advances.hand_limit_roadbuilding
    abilities = numbers.abilities
    figures.diaspora = abilities.diaspora
    figures.empire_players = abilities.provincial_empire_players
    figures.empire_value = abilities.provincial_empire_value
    figures.politics = abilities.politics_treasury
    figures.routes_factor = abilities.trade_routes_factor
    figures.doctrine = abilities.universal_doctrine_tokens


def add_calamities(figures: Figures, book: Book) -> None:
    """What holds for all calamities."""
    figures.most_calamities = book.resolution.limits_per_player.total
    figures.most_major = book.resolution.limits_per_player.major
    figures.city_points = book.resolution.unit_points.city


def add_buildings(figures: Figures, book: Book) -> None:
    """Special buildings."""
    rules = book.building_rules
    figures.building_price = [rules.cost_by_epoch.get(epoch, 0) for epoch in book.ast.epochs]
    figures.building_tokens = rules.city_extra_tokens
    figures.building_limits = list(rules.limit_bonus.printed_limits)
    figures.building_limit = rules.limit_bonus.bonus
    figures.building_cards = rules.extra_cards_of_a_set
    figures.building_steps = rules.regression_steps_prevented
    figures.building_points = rules.victory_points.owner
    figures.building_own_points = rules.victory_points.own_building_controlled


def add_victory(figures: Figures, book: Book) -> None:
    """Victory points, those of advances and buildings apart."""
    figures.city_vp = book.numbers.victory.city
    figures.step_vp = book.ast.vp_per_step
    figures.late_iron_vp = book.ast.late_iron_bonus.vp


def add_short_game(figures: Figures, book: Book) -> None:
    """The short game."""
    short = book.short_game
    figures.short_step = short.starting_step
    figures.short_cities = short.cities
    figures.short_on_sites = short.cities_on_sites
    figures.short_tokens = short.tokens
    figures.short_treasury = short.treasury

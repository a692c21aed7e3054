"""The numbers of `figures.yaml`: by subject, and in each by name."""

from __future__ import annotations

from ziggurat.games.mega.printed.cards import Count, Printed, Unit
from ziggurat.games.mega.printed.civilizations import ExtraCard, Raised


class Tax(Printed, frozen=True, kw_only=True):
    """The tax rate and by how much advances change it (ME-T2)."""

    rate: Unit
    coinage: Count
    monarchy: Count


class Growth(Printed, frozen=True, kw_only=True):
    """What grows where one token stands, and where more do (ME-X1)."""

    one_token: Count
    more_tokens: Count


class ShipNumbers(Printed, frozen=True, kw_only=True):
    """Building and sailing ships (ME-M5 to ME-M12)."""

    build_treasury: Count
    built_per_turn: Count
    maintenance: Count
    steps: Count
    steps_cloth_making: Count
    tokens: Count
    tokens_naval_warfare: Count


class AttackNumbers(Printed, frozen=True, kw_only=True):
    """Attacking cities (ME-F12, ME-F14)."""

    tokens: Count
    replaced_by: Count
    engineering: Count
    treasury: Count


class CityNumbers(Printed, frozen=True, kw_only=True):
    """Building and supporting cities (ME-Y1 to ME-Y8)."""

    tokens_on_site: Count
    tokens_in_wilderness: Count
    urbanism_tokens: Count
    support: Count
    support_cultural_ascendancy: Count
    public_works_tokens: Count


class TradeNumbers(Printed, frozen=True, kw_only=True):
    """The trading floor (ME-R3)."""

    least_cards: Count


class AdvanceNumbers(Printed, frozen=True, kw_only=True):
    """Acquiring advances (ME-V6 to ME-V14)."""

    library_discount: Count
    anatomy_cost_below: Count
    mining_points: Unit
    credit_step: Unit
    hand_limit_roadbuilding: Count


class AbilityNumbers(Printed, frozen=True, kw_only=True):
    """Special abilities."""

    diaspora: Count
    provincial_empire_players: Count
    provincial_empire_value: Count
    politics_treasury: Count
    trade_routes_factor: Unit
    universal_doctrine_tokens: Count


class MarketNumbers(Printed, frozen=True, kw_only=True):
    """The market of the small game (ME-N2 to ME-N4)."""

    water_cost: Count
    rounds: Count
    cards: Count


class VictoryNumbers(Printed, frozen=True, kw_only=True):
    """Victory points that no other file has."""

    city: Count


class Numbers(Printed, frozen=True, kw_only=True):
    """The whole file."""

    tax: Tax
    expansion: Growth
    ships: ShipNumbers
    city_attack: AttackNumbers
    city: CityNumbers
    agriculture: Raised
    extra_cards: tuple[ExtraCard, ...]
    trade: TradeNumbers
    advances: AdvanceNumbers
    abilities: AbilityNumbers
    market: MarketNumbers
    victory: VictoryNumbers

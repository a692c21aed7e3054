"""The numbers of Mega Empires that belong to no card, as `data/figures.yaml` gives them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Figures:
    """Numbers named in clauses; `tabulating` fills them in from the data."""

    # Pieces (ME-C1, ME-C2).
    tokens: int
    cities: int
    barbarians: int
    pirates: int
    # Taxes and expansion (ME-T2, ME-X1).
    tax: int
    coinage: int
    monarchy: int
    grow_one: int
    grow_more: int
    # Ships (ME-M5 to ME-M12).
    ship_price: int
    ships_a_turn: int
    ship_upkeep: int
    ship_steps: int
    ship_steps_cloth: int
    ship_room: int
    ship_room_naval: int
    # City attacks (ME-F12, ME-F14).
    attackers: int
    replaced_by: int
    engineering: int
    plunder: int
    # Cities (ME-Y1 to ME-Y8).
    on_site: int
    in_wilderness: int
    urbanism: int
    support: int
    support_ascendancy: int
    public_works: int
    agriculture_limits: list[int]
    agriculture: int
    # Trade (ME-R3, ME-N2 to ME-N4).
    least_traded: int
    water_price: int
    market_rounds: int
    market_cards: int
    # Advances (ME-V6 to ME-V14) and special abilities.
    library: int
    anatomy_below: int
    mining: int
    credit_step: int
    hand_limit_roadbuilding: int
    diaspora: int
    empire_players: int
    empire_value: int
    politics: int
    routes_factor: int
    doctrine: int
    # Calamities (ME-L3).
    most_calamities: int
    most_major: int
    city_points: int
    """Unit points of a city (ME-G1); a token has one."""
    # Special buildings (SB-2.3, SB-6, SB-7.2, SB-8.1, SB-9).
    building_price: list[int]
    """By epoch; 0 where none can be bought (SB-2.4)."""
    building_tokens: int
    building_limits: list[int]
    building_limit: int
    building_cards: int
    building_steps: int
    building_points: int
    building_own_points: int
    # Victory (ME-W1, ME-W3).
    city_vp: int
    step_vp: int
    late_iron_vp: int
    # The short game (ME-Z5, ME-Z8, ME-Z9).
    short_step: int
    short_cities: int
    short_on_sites: int
    short_tokens: int
    short_treasury: int

"""Every kind of frame that can lie on the stack; saved games know them by their `kind`."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.leaving import Departures, Eviction, Resettle
from ziggurat.games.mega.rules.phase_01_taxes import ChooseRevolting, Revolts, TaxRate
from ziggurat.games.mega.rules.phase_02_growth import Spread
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo
from ziggurat.games.mega.rules.phase_03_movement.movement import Move, Movement
from ziggurat.games.mega.rules.phase_03_movement.shipyard import PayForShip
from ziggurat.games.mega.rules.phase_03_movement.upkeep import PayUpkeep
from ziggurat.games.mega.rules.phase_03_movement.voyages import SailTo
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import Attack, Plunder
from ziggurat.games.mega.rules.phase_04_conflict.conflict import (
    Conflicts,
    OrderAttacks,
    OrderFights,
    Siege,
    Wait,
)
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import Fight, Removal
from ziggurat.games.mega.rules.phase_05_cities.checks import Support
from ziggurat.games.mega.rules.phase_05_cities.construction import (
    BuildCities,
    BuildWithHelp,
    Construction,
    Garrison,
)
from ziggurat.games.mega.rules.phase_06_trade_cards.buying import BuyCards
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import Purchases
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_07_trade.market import MarketRounds, MarketTrade
from ziggurat.games.mega.rules.phase_09_calamities.annexing import ChooseBetrayed
from ziggurat.games.mega.rules.phase_09_calamities.barbarians import Horde, LandHorde, LeadHorde
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import Bandits, Bribe
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import ChooseSea, CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.phase_09_calamities.course import Calamities, Copies
from ziggurat.games.mega.rules.phase_09_calamities.eruption import (
    ChooseNeighbour,
    ChooseShaken,
    ChooseVolcano,
)
from ziggurat.games.mega.rules.phase_09_calamities.heresy import Heresy, Ransom
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_09_calamities.minor import Flames, Minor
from ziggurat.games.mega.rules.phase_09_calamities.piracy import PickHarbours, Raid
from ziggurat.games.mega.rules.phase_09_calamities.regression import Regress, Retreat
from ziggurat.games.mega.rules.phase_09_calamities.shared_damage import ChoosePlain, Scourge
from ziggurat.games.mega.rules.phase_09_calamities.victims import ChooseVictims
from ziggurat.games.mega.rules.phase_10_abilities.tribute import Tribute
from ziggurat.games.mega.rules.phase_10_abilities.using import Abilities, UseAbility
from ziggurat.games.mega.rules.phase_11_second_check import SecondCheck
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import Orders, Purchase
from ziggurat.games.mega.rules.phase_12_acquisition.claims import Claims, Exchange, Intervene
from ziggurat.games.mega.rules.phase_12_acquisition.credits import FreeCredits
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import DropCards
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import Acquisition
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import (
    AnotherBuilding,
    AnotherPlace,
    Transaction,
)
from ziggurat.games.mega.rules.short_game import GiveUpCity, PlaceCities, PlaceTokens, ShortGame
from ziggurat.games.mega.rules.turn import Course, Turn
from ziggurat.kernel.state import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    # the course of play
    Departures,
    Eviction,
    SecondCheck,
    ShortGame,
    Course,
    Turn,
    Resettle,
    PlaceCities,
    PlaceTokens,
    GiveUpCity,
    # taxes, growth and checks
    Revolts,
    ChooseRevolting,
    Support,
    Spread,
    TaxRate,
    # movement
    Movement,
    MarchTo,
    SailTo,
    PayForShip,
    PayUpkeep,
    Move,
    # conflict and cities
    Fight,
    Attack,
    Conflicts,
    Siege,
    Construction,
    Removal,
    Plunder,
    OrderFights,
    OrderAttacks,
    Wait,
    BuildWithHelp,
    BuildCities,
    Garrison,
    # trade cards and trade
    MarketRounds,
    Purchases,
    MarketTrade,
    BuyCards,
    Floor,
    # calamities
    Horde,
    Heresy,
    Raid,
    Scourge,
    Minor,
    Regress,
    Calamities,
    Copies,
    ChooseBetrayed,
    LandHorde,
    LeadHorde,
    Bribe,
    ChooseSea,
    SelectAreas,
    ChooseVolcano,
    ChooseShaken,
    ChooseNeighbour,
    ChooseVictims,
    PickHarbours,
    Retreat,
    ChoosePlain,
    Bandits,
    CityLosses,
    Ransom,
    Losses,
    Flames,
    # special abilities and advances
    Abilities,
    Acquisition,
    Transaction,
    Exchange,
    UseAbility,
    AnotherBuilding,
    AnotherPlace,
    Intervene,
    Purchase,
    Tribute,
    DropCards,
    Claims,
    FreeCredits,
    Orders,
    LiveClaims,
)

"""Every kind of frame that can lie on the stack; saved games know them by their `kind`."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.abilities.tribute import Tribute
from ziggurat.games.mega.rules.abilities.using import Abilities, UseAbility
from ziggurat.games.mega.rules.acquisition import Orders, Purchase
from ziggurat.games.mega.rules.attacks import Attack, Plunder
from ziggurat.games.mega.rules.buying import BuyCards
from ziggurat.games.mega.rules.calamities.annexing import ChooseBetrayed
from ziggurat.games.mega.rules.calamities.barbarians import Horde, LandHorde, LeadHorde
from ziggurat.games.mega.rules.calamities.cards_lost import Bandits, Bribe
from ziggurat.games.mega.rules.calamities.cities_lost import ChooseSea, CityLosses
from ziggurat.games.mega.rules.calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.calamities.course import Calamities, Copies
from ziggurat.games.mega.rules.calamities.eruption import (
    ChooseNeighbour,
    ChooseShaken,
    ChooseVolcano,
)
from ziggurat.games.mega.rules.calamities.heresy import Heresy, Ransom
from ziggurat.games.mega.rules.calamities.losses import Losses
from ziggurat.games.mega.rules.calamities.minor import Flames, Minor
from ziggurat.games.mega.rules.calamities.piracy import PickHarbours, Raid
from ziggurat.games.mega.rules.calamities.regression import Regress, Retreat
from ziggurat.games.mega.rules.calamities.suffering import ChoosePlain, Scourge
from ziggurat.games.mega.rules.calamities.victims import ChooseVictims
from ziggurat.games.mega.rules.checks import Support
from ziggurat.games.mega.rules.claims import Claims, Exchange, Intervene
from ziggurat.games.mega.rules.conflict import Conflicts, OrderAttacks, OrderFights, Siege, Wait
from ziggurat.games.mega.rules.construction import (
    BuildCities,
    BuildWithHelp,
    Construction,
    Garrison,
)
from ziggurat.games.mega.rules.credits import FreeCredits
from ziggurat.games.mega.rules.drawing import Purchases
from ziggurat.games.mega.rules.floor import Floor
from ziggurat.games.mega.rules.growth import Spread
from ziggurat.games.mega.rules.hand_limit import DropCards
from ziggurat.games.mega.rules.leaving import Departures, Eviction, Resettle
from ziggurat.games.mega.rules.live_claims import LiveClaims
from ziggurat.games.mega.rules.marching import MarchTo
from ziggurat.games.mega.rules.market import MarketRounds, MarketTrade
from ziggurat.games.mega.rules.movement import Move, Movement
from ziggurat.games.mega.rules.precedence import Acquisition
from ziggurat.games.mega.rules.sailing import SailTo
from ziggurat.games.mega.rules.second_check import SecondCheck
from ziggurat.games.mega.rules.ships import PayForShip
from ziggurat.games.mega.rules.short_game import GiveUpCity, PlaceCities, PlaceTokens, ShortGame
from ziggurat.games.mega.rules.taxes import ChooseRevolting, Revolts, TaxRate
from ziggurat.games.mega.rules.token_fights import Fight, Removal
from ziggurat.games.mega.rules.transactions import AnotherBuilding, AnotherPlace, Transaction
from ziggurat.games.mega.rules.turn import Course, Turn
from ziggurat.games.mega.rules.upkeep import PayUpkeep
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

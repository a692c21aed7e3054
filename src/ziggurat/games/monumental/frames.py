"""Every kind of frame that can lie on the stack; saved games know them by their `kind`."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import Act, Actions
from ziggurat.games.monumental.rules.actions.asking import Interlude
from ziggurat.games.monumental.rules.automa.turn import AUTOMA_FRAMES
from ziggurat.games.monumental.rules.cards.acquiring import Purchase, UseBought
from ziggurat.games.monumental.rules.cards.heroes import Return
from ziggurat.games.monumental.rules.cards.policies import Reform
from ziggurat.games.monumental.rules.cards.projects import Contribution
from ziggurat.games.monumental.rules.cards.quests import KeepQuests
from ziggurat.games.monumental.rules.cards.reserve import ChooseReserve, Reserving
from ziggurat.games.monumental.rules.cards.wonders import Completion, Marvel
from ziggurat.games.monumental.rules.city.archiving import ArchiveCard, Archiving
from ziggurat.games.monumental.rules.city.at_once import AtOnce, UseAtOnce
from ziggurat.games.monumental.rules.city.city import Activate, Drawing
from ziggurat.games.monumental.rules.conquest.campaign import Conquest
from ziggurat.games.monumental.rules.conquest.monsters import Attacks
from ziggurat.games.monumental.rules.conquest.mustering import Muster, Strength
from ziggurat.games.monumental.rules.conquest.resistance import MatchToll, PayHiddenForces, Toll
from ziggurat.games.monumental.rules.conquest.spoils import MineGold, PlaceHidden, TakeSpoils
from ziggurat.games.monumental.rules.conquest.war_costs import GiveTokens
from ziggurat.games.monumental.rules.effects.cheaper_cards import AcquireNow, Bargain
from ziggurat.games.monumental.rules.effects.choosing import (
    ActivateMore,
    ChooseBranch,
    UseElsewhere,
)
from ziggurat.games.monumental.rules.effects.effects import Activation
from ziggurat.games.monumental.rules.effects.opponents import (
    GiveReserved,
    Giving,
    WhichOpponent,
    WhoReceives,
)
from ziggurat.games.monumental.rules.effects.running import Gains, Run
from ziggurat.games.monumental.rules.effects.sequence import MayUse, Sequence, WhichFirst
from ziggurat.games.monumental.rules.map.expedition import ActAgain, Wander
from ziggurat.games.monumental.rules.map.explorers import Expedition
from ziggurat.games.monumental.rules.map.moving import FreeMarch, MarchTo
from ziggurat.games.monumental.rules.resources.converting import ConvertAmount, ConvertWhich
from ziggurat.games.monumental.rules.resources.paying import PayAny, ShareGain
from ziggurat.games.monumental.rules.resources.unspent import KeepSome
from ziggurat.games.monumental.rules.rounds import Activations, Rounds, TurnActions
from ziggurat.games.monumental.rules.trade.posts import PostBuilding, Trading
from ziggurat.games.monumental.rules.trade.trade import BenefitDraw, Investment
from ziggurat.games.monumental.rules.turn import Course, Turn
from ziggurat.kernel.state import Frame

FRAMES: Final[tuple[type[Frame], ...]] = (
    # the course of play
    Course,
    Turn,
    Rounds,
    Activations,
    TurnActions,
    Actions,
    Act,
    Interlude,
    KeepQuests,
    # the city and its cards
    Activate,
    Activation,
    Drawing,
    AtOnce,
    UseAtOnce,
    Purchase,
    UseBought,
    AcquireNow,
    Bargain,
    ArchiveCard,
    Archiving,
    ChooseReserve,
    Reserving,
    Completion,
    Marvel,
    Reform,
    Contribution,
    Return,
    KeepSome,
    # effects
    Run,
    Sequence,
    Gains,
    MayUse,
    WhichFirst,
    ChooseBranch,
    ActivateMore,
    UseElsewhere,
    ConvertAmount,
    ConvertWhich,
    PayAny,
    ShareGain,
    Giving,
    GiveReserved,
    WhichOpponent,
    WhoReceives,
    # conquest and units
    Conquest,
    Muster,
    Strength,
    GiveTokens,
    PayHiddenForces,
    Toll,
    MatchToll,
    TakeSpoils,
    MineGold,
    PlaceHidden,
    MarchTo,
    FreeMarch,
    # Explorers, trade and Monsters
    Expedition,
    Wander,
    ActAgain,
    PostBuilding,
    Trading,
    BenefitDraw,
    Investment,
    Attacks,
    *AUTOMA_FRAMES,
)

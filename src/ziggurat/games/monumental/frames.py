"""Every kind of frame that can lie on the stack; saved games know them by their `kind`."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.acquiring import Purchase, UseBought
from ziggurat.games.monumental.rules.actions import Act, Actions
from ziggurat.games.monumental.rules.archiving import ArchiveCard, Archiving
from ziggurat.games.monumental.rules.asking import Interlude
from ziggurat.games.monumental.rules.at_once import AtOnce, UseAtOnce
from ziggurat.games.monumental.rules.automa.turn import AUTOMA_FRAMES
from ziggurat.games.monumental.rules.bargaining import AcquireNow, Bargain
from ziggurat.games.monumental.rules.campaign import Conquest
from ziggurat.games.monumental.rules.choosing import ActivateMore, ChooseBranch, UseElsewhere
from ziggurat.games.monumental.rules.city import Activate, Drawing
from ziggurat.games.monumental.rules.converting import ConvertAmount, ConvertWhich
from ziggurat.games.monumental.rules.effects import Activation
from ziggurat.games.monumental.rules.expedition import ActAgain, Wander
from ziggurat.games.monumental.rules.explorers import Expedition
from ziggurat.games.monumental.rules.heroes import Return
from ziggurat.games.monumental.rules.monsters import Attacks
from ziggurat.games.monumental.rules.moving import FreeMarch, MarchTo
from ziggurat.games.monumental.rules.mustering import Muster, Strength
from ziggurat.games.monumental.rules.opponents import (
    GiveReserved,
    Giving,
    WhichOpponent,
    WhoReceives,
)
from ziggurat.games.monumental.rules.paying import PayAny, ShareGain
from ziggurat.games.monumental.rules.policies import Reform
from ziggurat.games.monumental.rules.posts import PostBuilding, Trading
from ziggurat.games.monumental.rules.projects import Contribution
from ziggurat.games.monumental.rules.quests import KeepQuests
from ziggurat.games.monumental.rules.reserving import ChooseReserve, Reserving
from ziggurat.games.monumental.rules.resistance import MatchToll, PayHiddenForces, Toll
from ziggurat.games.monumental.rules.rounds import Activations, Rounds, TurnActions
from ziggurat.games.monumental.rules.running import Gains, Run
from ziggurat.games.monumental.rules.sequence import MayUse, Sequence, WhichFirst
from ziggurat.games.monumental.rules.spoils import MineGold, PlaceHidden, TakeSpoils
from ziggurat.games.monumental.rules.trade import BenefitDraw, Investment
from ziggurat.games.monumental.rules.turn import Course, Turn
from ziggurat.games.monumental.rules.unspent import KeepSome
from ziggurat.games.monumental.rules.war_costs import GiveTokens
from ziggurat.games.monumental.rules.wonders import Completion, Marvel
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

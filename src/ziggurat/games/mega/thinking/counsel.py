"""Which rule of thumb answers which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.thinking.abilities import use_ability
from ziggurat.games.mega.thinking.calamities import (
    choose_betrayed,
    choose_fire,
    choose_harbours,
    choose_losses,
    choose_lost_cities,
    choose_neighbour,
    choose_ransom,
    choose_retreat,
    choose_shaken,
    choose_victims,
    give_to_bandits,
    land_horde,
    lead_horde,
    pay_bribe,
)
from ziggurat.games.mega.thinking.cities import (
    build_cities,
    build_with_help,
    choose_rate,
    choose_revolting,
    give_up_city,
)
from ziggurat.games.mega.thinking.manner import GREEDY, Manner
from ziggurat.games.mega.thinking.movement import choose_march, choose_move
from ziggurat.games.mega.thinking.purchases import (
    another_building,
    choose_credits,
    choose_order,
    choose_purchase,
)
from ziggurat.games.mega.thinking.ships import choose_port, pay_for_ship, pay_upkeep
from ziggurat.games.mega.thinking.trade_cards import buy_card, choose_bargain, pay_tribute
from ziggurat.games.mega.thinking.trading import choose_trade
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

Adviser = Callable[[Mega, Seat], Answer]
Mannered = Callable[[Mega, Seat, Manner], Answer]

MANNERED: Final[dict[str, Mannered]] = {
    "move": choose_move,
    "march": choose_march,
    "sail": choose_port,
    "pay-upkeep": pay_upkeep,
    "buy_cards": buy_card,
    "floor": choose_trade,
    "market_trade": choose_bargain,
    "orders": choose_order,
    "purchase": choose_purchase,
}
"""By kind of question: who answers it in one manner or another."""

ADVISERS: Final[dict[str, Adviser]] = {
    "pay-ship": pay_for_ship,
    "build-cities": build_cities,
    "build-with-help": build_with_help,
    "support": give_up_city,
    "give-up-city": give_up_city,
    "tax-rate": choose_rate,
    "revolting": choose_revolting,
    "tribute": pay_tribute,
    "free-credits": choose_credits,
    "another-building": another_building,
    "losses": choose_losses,
    "city-losses": choose_lost_cities,
    "choose-shaken": choose_shaken,
    "choose-neighbour": choose_neighbour,
    "flames": choose_fire,
    "choose-victims": choose_victims,
    "choose-betrayed": choose_betrayed,
    "pick-harbours": choose_harbours,
    "land-horde": land_horde,
    "lead-horde": lead_horde,
    "bandits": give_to_bandits,
    "bribe": pay_bribe,
    "ransom": choose_ransom,
    "retreat": choose_retreat,
    "use-ability": use_ability,
}
"""By kind of question: who answers it. All others are answered by their default."""


def advise(state: Mega, seat: Seat, manner: Manner = GREEDY) -> Answer:
    """The answer a rule of thumb gives; the default where there is none."""
    decision = state.decision()
    mannered = MANNERED.get(decision.kind)
    if mannered is not None:
        return mannered(state, seat, manner)
    adviser = ADVISERS.get(decision.kind)
    return decision.default(state, seat) if adviser is None else adviser(state, seat)

"""Advances, trade cards, calamities and special buildings as numbers."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.setups import Setup, index_or_nothing
from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import Calamity, Role
from ziggurat.games.mega.terms import (
    EITHER_ROLE,
    FIGURES,
    GROUPS,
    NOTHING,
    POWERS,
    PRIMARY,
    SECONDARY,
    STACKS,
)

ROLES: Final[dict[Role, int]] = {"primary": PRIMARY, "secondary": SECONDARY, "any": EITHER_ROLE}


def tabulate_advances(lookup: Lookup, book: Book) -> None:
    """Costs, credits and chains."""
    advances = book.advances
    lookup.advance_id = [each.id for each in advances]
    lookup.advance_name = [each.name for each in advances]
    lookup.advance_text = [each.effect for each in advances]
    lookup.advance_clause = [each.clause for each in advances]
    lookup.advance_cost = [each.cost for each in advances]
    lookup.advance_vp = [each.vp for each in advances]
    lookup.advance_groups = [[GROUPS.index(group) for group in each.groups] for each in advances]
    lookup.advance_credits = [[each.credits.get(group, 0) for group in GROUPS] for each in advances]
    lookup.free_credits = [each.free_credits for each in advances]
    chains = [next(iter(each.credits_to.items()), (None, 0)) for each in advances]
    lookup.chain_to = [index_or_nothing(lookup.advance_id, to) for to, _ in chains]
    lookup.chain_credit = [credit for _, credit in chains]
    lookup.most_chain_credit = max(lookup.chain_credit)
    lookup.chain_from = [NOTHING] * len(advances)
    for number, to in enumerate(lookup.chain_to):
        if to != NOTHING:
            lookup.chain_from[to] = number
    lookup.is_ability = [int(each.special_ability) for each in advances]
    lookup.shields = [
        [number for number, each in enumerate(advances) if ability.id in each.protects_against]
        for ability in advances
    ]


def tabulate_goods(lookup: Lookup, book: Book, setup: Setup) -> None:
    """Commodities: what there is of them in this setup, and what sets are worth (ME-R1)."""
    goods = book.commodities
    blocks = range(len(setup.decks))
    lookup.good_id = [*(each.id for each in goods), book.water.id]
    lookup.good_name = [*(each.name for each in goods), book.water.name]
    lookup.good_value = [*(each.value for each in goods), book.water.value]
    lookup.good_stack = [*(each.stack - 1 for each in goods), NOTHING]
    shares = [[setup.cards_in(each, block) for block in blocks] for each in goods]
    lookup.good_cards = [*(sum(share) for share in shares), 0]
    lookup.good_blocks = [sum(1 << block for block in blocks if share[block]) for share in shares]
    lookup.good_blocks.append(0)
    lookup.goods_in = [[] for _ in range(STACKS * len(setup.decks))]
    for kind, (each, share) in enumerate(zip(goods, shares)):
        for block in blocks:
            if share[block]:
                pile = lookup.goods_in[STACKS * block + each.stack - 1]
                pile += [kind, each.set, share[block]]
    lookup.set_value = [
        [number * number * value for number in range(cards + 2)]
        for value, cards in zip(lookup.good_value, lookup.good_cards)
    ]
    lookup.extra_cards = [
        part
        for extra in book.numbers.extra_cards
        for part in (
            extra.stack - 1,
            extra.cost,
            index_or_nothing(lookup.advance_id, extra.advance),
        )
    ]


def tabulate_calamities(lookup: Lookup, book: Book, setup: Setup) -> None:
    """Calamities with their figures, and what advances change in them."""
    kinds = book.calamities()
    is_small_east = setup.is_small and setup.board == "east"
    lookup.calamity_id = [kind.id for kind in kinds]
    lookup.calamity_name = [(is_small_east and kind.name_small_east) or kind.name for kind in kinds]
    lookup.calamity_text = [
        f"{kind.effect.strip()} With 3 or 4 players on the East map {kind.small_east}."
        if is_small_east and kind.small_east
        else kind.effect.strip()
        for kind in kinds
    ]
    lookup.calamity_clause = [kind.clause for kind in kinds]
    lookup.calamity_stack = [kind.stack - 1 for kind in kinds]
    lookup.calamity_tradeable = [int(kind.tradeable) for kind in kinds]
    lookup.calamity_to_trader = [int(kind.beneficiary == "trader") for kind in kinds]
    lookup.calamity_benefits = [int(kind.beneficiary != "none") for kind in kinds]
    lookup.calamity_figure = [kind.figures.get(figure, 0) for kind in kinds for figure in FIGURES]
    lookup.calamity_chosen = [chosen(kind, setup) for kind in kinds]
    lookup.modifiers = [[] for _ in kinds]
    lookup.powers = [[] for _ in kinds]
    for number, advance in enumerate(book.advances):
        for modifier in advance.calamities:
            calamity = lookup.calamity_id.index(modifier.calamity)
            role = ROLES[modifier.role]
            if modifier.figure is not None:
                figure = FIGURES.index(modifier.figure)
                lookup.modifiers[calamity] += [number, role, figure, modifier.delta]
            if modifier.power is not None:
                lookup.powers[calamity] += [number, role, POWERS.index(modifier.power)]


def chosen(kind: Calamity, setup: Setup) -> int:
    """Return how many others the victim of a calamity chooses."""
    secondary = kind.secondary
    if setup.is_small and secondary.chosen_small is not None:
        return secondary.chosen_small
    return secondary.chosen


def tabulate_buildings(lookup: Lookup, book: Book, setup: Setup) -> None:
    """The special buildings of the civilizations in play (SB-1.2)."""
    building = {each.civilization: each for each in book.buildings}
    costs = book.building_rules.cost_by_epoch
    lookup.building_cost = [costs.get(epoch, 0) for epoch in book.ast.epochs]
    ours = [building[each.id] for each in setup.civilizations]
    lookup.building_id = [each.id for each in ours]
    lookup.building_name = [each.name for each in ours]
    lookup.building_text = [each.about for each in ours]

"""How an Automa conquers Provinces (MO-14.8, MO-14.9)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.events.conquest import (
    DrivenOut,
    NaturalWonderDiscovered,
    ProvinceConquered,
)
from ziggurat.games.monumental.events.effects import GoldGained, GoldSource
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.conquest.campaign import Conquest, drive_out
from ziggurat.games.monumental.rules.conquest.defence import defence_of, may_warlord_leave, targets
from ziggurat.games.monumental.rules.conquest.monsters import put_by, reveal_monster
from ziggurat.games.monumental.rules.conquest.resistance import face_toll, meet_hidden_forces
from ziggurat.games.monumental.rules.telling import player_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GOLD, HIGHEST, NOBODY, NOTHING
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, Seat


def open_targets(state: Monumental, player: int) -> list[int]:
    """The Provinces an Automa can conquer now; none without a piece in its Capital (MO-14.8).

    Where only an Outpost is left to send, Provinces in which none may stand are left out (AE-6.5).
    """
    if state.soldiers[state.capital[player]]:
        return targets(state, player)
    if not state.outposts_left[player]:
        return []
    return [tile for tile in targets(state, player) if takes_outpost(state, tile)]


def takes_outpost(state: Monumental, tile: int) -> bool:
    """Whether an Outpost may stand in a Province that is about to be conquered (MO-5.7.2)."""
    is_taken = state.wonder_at[tile] != NOTHING or state.natural[tile] != NOTHING
    return state.lookup.structures[tile] != 0 and not is_taken


def best_targets(state: Monumental, player: int, pick: int) -> list[int]:
    """Lowest or highest Defence, then lowest terrain value (MO-14.8); several in a tie."""
    sign = -1 if pick == HIGHEST else 1
    best: list[int] = []
    best_rank = (0, 0)
    for tile in open_targets(state, player):
        rank = (sign * defence_of(state, tile), state.lookup.value[tile])
        if not best or rank < best_rank:
            best, best_rank = [tile], rank
        elif rank == best_rank:
            best.append(tile)
    return best


class Campaign(Procedure):
    """Several conquests of an Automa one after another, each newly chosen (MO-14.8)."""

    kind = "automa-campaign"

    player: int
    pick: int
    left: int


def conquer_next(state: Monumental, campaign: Campaign) -> Frame | None:
    """Conquer the Province the rules name, or ask where they name several."""
    best = best_targets(state, campaign.player, campaign.pick)
    campaign.left -= 1
    if not best:
        campaign.left = 0
        return None
    if len(best) > 1:
        return ConquestTie(chooser_for(state, campaign.player), campaign.player, best)
    return Assault(campaign.player, best[0], 0)


def until_all_conquered(state: Monumental, campaign: Campaign) -> Frame | None:
    """Go on while there are conquests left."""
    if campaign.left > 0:
        campaign.begin_again()
    return None


Campaign.steps = (conquer_next, until_all_conquered)


class ConquestTie(Tie):
    """Which of several equal Provinces does the Automa conquer? (MO-14.8)."""

    kind = "automa-conquers"
    clause: ClassVar[str] = "MO-14.8"
    question: ClassVar[str] = "which Province does it conquer?"
    reason: ClassVar[str] = "Its rules find these Provinces equally good."

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Assault(self.player, answer[0], 0)


class Assault(Conquest):
    """An Automa conquers a Province: free of charge, but for what may stop it (MO-14.8)."""

    kind = "automa-conquest"


def take_province(state: Monumental, assault: Assault) -> Frame | None:
    """Nothing has stopped it."""
    conquer(state, assault.player, assault.tile)
    return None


Assault.steps = (meet_hidden_forces, face_toll, take_province)


def conquer(state: Monumental, player: int, tile: int) -> None:
    """An Automa takes a Province; no card reacts."""
    owner, where = state.control[tile], state.lookup.tile_label[tile]
    state.tell("MO-14.8", ProvinceConquered(player, where, player_told(owner)))
    if owner != NOBODY:
        drive_out(state, tile)
        state.tell("MO-7.7", DrivenOut(owner, where))
    move_in(state, player, tile)
    take_spoils(state, player, tile)
    state.explored[tile] = 1


def move_in(state: Monumental, player: int, tile: int) -> None:
    """The Warlord and a Soldier, or else an Outpost, hold the Province from now on (MO-14.8).

    A Warlord who is the last piece of another Province stays there (MO-5.6.2).
    """
    leaves = may_warlord_leave(state, player)
    state.take_control(tile, player)
    home = state.capital[player]
    if state.soldiers[home]:
        state.soldiers[home] -= 1
        state.soldiers[tile] = 1
    else:
        state.outposts_left[player] -= 1
        state.outpost[tile] = 1
    if leaves:
        state.warlord[player] = tile


def take_spoils(state: Monumental, player: int, tile: int) -> None:
    """What a Province not conquered before gives an Automa (MO-14.9, AE-6.3, AE-8.1.3)."""
    if state.explored[tile]:
        return
    take_token(state, player, tile)
    if state.harbor_benefit[tile] != NOTHING:
        lay_aside(state, player, state.harbor_benefit[tile])
        state.harbor_benefit[tile] = NOTHING
        gold = state.lookup.automa.numbers.trade_benefit_gold
        gain_gold(state, player, gold, "AE-8.1.3", "harbor")
    if state.natural[tile] != NOTHING and not state.natural_shown[tile]:
        state.natural_shown[tile] = 1
        state.reveal()
        where, wonder = state.lookup.tile_label[tile], state.lookup.kind_id[state.natural[tile]]
        state.tell("AE-6.3", NaturalWonderDiscovered(player, where, wonder))


def take_token(state: Monumental, player: int, tile: int) -> None:
    """The Exploration token gives its Gold; a Monster's lets the Monster loose (MO-13.2)."""
    token = state.token[tile]
    if token == NOTHING:
        return
    state.reveal()
    state.token[tile] = NOTHING
    put_by(state, player, token)
    gold, shown = state.lookup.token_gold[token], state.lookup.kind_id[token]
    gain_gold(state, player, gold, "MO-14.9", "exploration_token", shown)
    monster = state.lookup.monster_of[token]
    if monster != NOTHING:
        reveal_monster(state, tile, monster)


def lay_aside(state: Monumental, player: int, benefit: int) -> None:
    """A Harbor's Trade Benefit is shown and out of the game from now on (MO-14.9)."""
    state.reveal()
    state.benefits_used[player] = [*state.benefits_used[player], benefit]


def gain_gold(
    state: Monumental,
    player: int,
    gold: int,
    clause: str,
    source: GoldSource,
    token: str | None = None,
) -> None:
    """An Automa gains Gold from something."""
    state.gain(player, GOLD, gold)
    state.tell(clause, GoldGained(player, gold, source, token))

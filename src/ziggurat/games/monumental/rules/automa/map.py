"""How an Automa conquers Provinces (MO-14.8, MO-14.9)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.campaign import Conquest, drive_out
from ziggurat.games.monumental.rules.defence import defence_of, may_warlord_leave, targets
from ziggurat.games.monumental.rules.monsters import put_by, reveal_monster
from ziggurat.games.monumental.rules.resistance import face_toll, meet_hidden_forces
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GOLD, HIGHEST, NOBODY, NOTHING
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, Seat


def open_targets(game: Monumental, player: int) -> list[int]:
    """The Provinces an Automa can conquer now; none without a piece in its Capital (MO-14.8).

    Where only an Outpost is left to send, Provinces in which none may stand are left out (AE-6.5).
    """
    if game.soldiers[game.capital[player]]:
        return targets(game, player)
    if not game.outposts_left[player]:
        return []
    return [tile for tile in targets(game, player) if takes_outpost(game, tile)]


def takes_outpost(game: Monumental, tile: int) -> bool:
    """Whether an Outpost may stand in a Province that is about to be conquered (MO-5.7.2)."""
    is_taken = game.wonder_at[tile] != NOTHING or game.natural[tile] != NOTHING
    return game.tables.structures[tile] != 0 and not is_taken


def best_targets(game: Monumental, player: int, pick: int) -> list[int]:
    """Lowest or highest Defence, then lowest terrain value (MO-14.8); several in a tie."""
    sign = -1 if pick == HIGHEST else 1
    best: list[int] = []
    best_rank = (0, 0)
    for tile in open_targets(game, player):
        rank = (sign * defence_of(game, tile), game.tables.value[tile])
        if not best or rank < best_rank:
            best, best_rank = [tile], rank
        elif rank == best_rank:
            best.append(tile)
    return best


class Campaign(Procedure):
    """Several conquests of an Automa one after another, each newly chosen (MO-14.8)."""

    __slots__ = ("left", "pick", "player")

    kind: ClassVar[str] = "automa-campaign"
    fields: ClassVar[tuple[str, ...]] = ("player", "pick", "left")

    player: int
    pick: int
    left: int

    def __init__(self, player: int, pick: int, left: int) -> None:
        self.step = 0
        self.player = player
        self.pick = pick
        self.left = left

    def copy(self) -> Campaign:
        twin = Campaign(self.player, self.pick, self.left)
        twin.step = self.step
        return twin


def conquer_next(game: Monumental, campaign: Campaign) -> Frame | None:
    """Conquer the Province the rules name, or ask where they name several."""
    best = best_targets(game, campaign.player, campaign.pick)
    campaign.left -= 1
    if not best:
        campaign.left = 0
        return None
    if len(best) > 1:
        return ConquestTie(chooser_for(game, campaign.player), campaign.player, best)
    return Assault(campaign.player, best[0], 0)


def until_all_conquered(game: Monumental, campaign: Campaign) -> Frame | None:
    """Go on while there are conquests left."""
    if campaign.left > 0:
        campaign.begin_again()
    return None


Campaign.steps = (conquer_next, until_all_conquered)


class ConquestTie(Tie):
    """Which of several equal Provinces does the Automa conquer? (MO-14.8)."""

    __slots__ = ()

    kind: ClassVar[str] = "automa-conquers"
    clause: ClassVar[str] = "MO-14.8"
    question: ClassVar[str] = "which Province does it conquer?"

    def copy(self) -> ConquestTie:
        return ConquestTie(self.seat, self.player, self.tiles[:])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Assault(self.player, answer[0], 0)


class Assault(Conquest):
    """An Automa conquers a Province: free of charge, but for what may stop it (MO-14.8)."""

    __slots__ = ()

    kind: ClassVar[str] = "automa-conquest"

    def copy(self) -> Assault:
        twin = Assault(self.player, self.tile, 0)
        twin.step = self.step
        return twin


def take_province(game: Monumental, assault: Assault) -> Frame | None:
    """Nothing has stopped it."""
    conquer(game, assault.player, assault.tile)
    return None


Assault.steps = (meet_hidden_forces, face_toll, take_province)


def conquer(game: Monumental, player: int, tile: int) -> None:
    """An Automa takes a Province; no card reacts."""
    if game.events is not None:
        game.tell("MO-14.8", f"{names.player(game, player)} conquers {names.tile(game, tile)}.")
    owner = game.control[tile]
    if owner != NOBODY:
        drive_out(game, tile)
        if game.events is not None:
            whose = names.player(game, owner)
            game.tell("MO-7.7", f"The pieces of {whose} go back to their Capital.")
    move_in(game, player, tile)
    take_spoils(game, player, tile)
    game.explored[tile] = 1


def move_in(game: Monumental, player: int, tile: int) -> None:
    """The Warlord and a Soldier, or else an Outpost, hold the Province from now on (MO-14.8).

    A Warlord who is the last piece of another Province stays there (MO-5.6.2).
    """
    leaves = may_warlord_leave(game, player)
    game.take_control(tile, player)
    home = game.capital[player]
    if game.soldiers[home]:
        game.soldiers[home] -= 1
        game.soldiers[tile] = 1
    else:
        game.outposts_left[player] -= 1
        game.outpost[tile] = 1
    if leaves:
        game.warlord[player] = tile


def take_spoils(game: Monumental, player: int, tile: int) -> None:
    """What a Province not conquered before gives an Automa (MO-14.9, AE-6.3, AE-8.1.3)."""
    if game.explored[tile]:
        return
    take_token(game, player, tile)
    if game.harbor_benefit[tile] != NOTHING:
        lay_aside(game, player, game.harbor_benefit[tile])
        game.harbor_benefit[tile] = NOTHING
        gain_gold(game, player, game.tables.figures.automa_benefit_gold, "AE-8.1.3", "the Harbor")
    if game.natural[tile] != NOTHING and not game.natural_shown[tile]:
        game.natural_shown[tile] = 1
        game.reveal()
        if game.events is not None:
            game.tell("AE-6.3", f"{names.card(game, game.natural[tile])} is discovered.")


def take_token(game: Monumental, player: int, tile: int) -> None:
    """The Exploration token gives its Gold; a Monster's lets the Monster loose (MO-13.2)."""
    token = game.token[tile]
    if token == NOTHING:
        return
    game.reveal()
    game.token[tile] = NOTHING
    put_by(game, player, token)
    gain_gold(game, player, game.tables.token_gold[token], "MO-14.9", names.card(game, token))
    monster = game.tables.monster_of[token]
    if monster != NOTHING:
        reveal_monster(game, tile, monster)


def lay_aside(game: Monumental, player: int, benefit: int) -> None:
    """A Harbor's Trade Benefit is shown and out of the game from now on (MO-14.9)."""
    game.reveal()
    game.benefits_used[player] = [*game.benefits_used[player], benefit]


def gain_gold(game: Monumental, player: int, gold: int, clause: str, source: str) -> None:
    """An Automa gains Gold from something."""
    game.gain(player, GOLD, gold)
    if game.events is not None:
        who = names.player(game, player)
        game.tell(clause, f"{who} gains {names.amount(GOLD, gold)} from {source}.")

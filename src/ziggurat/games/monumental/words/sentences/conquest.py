"""Conquests and Monsters in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import conquest as events
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, amount, gold, sums
from ziggurat.kernel.wording import counted

# --- attacking


@SENTENCES.add
def tokens_discarded(event: events.TokensDiscarded, cast: Cast) -> str:
    tokens = counted(event.count, f"{event.resource.capitalize()} token")
    return f"{cast.player(event.seat)} discards {tokens}."


@SENTENCES.add
def province_attacked(event: events.ProvinceAttacked, cast: Cast) -> str:
    who, where = cast.player(event.seat), f"[tile:{event.tile}]"
    return f"{who} attacks {where} and pays {sums(event.paid)}."


@SENTENCES.add
def hidden_forces_met(event: events.HiddenForcesMet, cast: Cast) -> str:
    who, cost = cast.player(event.seat), amount(event.resource, event.amount)
    return f"Hidden Forces wait at [tile:{event.tile}]: {who} must pay {cost} more."


@SENTENCES.add
def toll_paid(event: events.TollPaid, cast: Cast) -> str:
    toll = gold(event.gold) if event.gold else "nothing"
    return f"{cast.player(event.seat)} pays {toll} for the Foothills."


@SENTENCES.add
def attack_failed(event: events.AttackFailed, cast: Cast) -> str:
    return f"The attack of {cast.player(event.seat)} on [tile:{event.tile}] fails."


@SENTENCES.add
def attack_called_off(event: events.AttackCalledOff, cast: Cast) -> str:
    return f"{cast.player(event.seat)} cannot attack [tile:{event.tile}] any more."


@SENTENCES.add
def province_conquered(event: events.ProvinceConquered, cast: Cast) -> str:
    return f"{cast.player(event.seat)} conquers [tile:{event.tile}]."


@SENTENCES.add
def driven_out(event: events.DrivenOut, cast: Cast) -> str:
    return f"The pieces of {cast.player(event.seat)} go back to their Capital."


# --- spoils


@SENTENCES.add
def exploration_token_taken(event: events.ExplorationTokenTaken, cast: Cast) -> str:
    return f"{cast.player(event.seat)} reveals [card:{event.token}]."


@SENTENCES.add
def natural_wonder_discovered(event: events.NaturalWonderDiscovered, cast: Cast) -> str:
    what = f"[card:{event.wonder}]"
    if cast.is_automa(event.seat):
        return f"{what} is discovered."
    return f"{cast.player(event.seat)} discovers {what} at [tile:{event.tile}]."


@SENTENCES.add
def mines_worked(event: events.MinesWorked, cast: Cast) -> str:
    turned = f"{amount('production', event.amount)} into {gold(event.amount)}"
    return f"{cast.player(event.seat)} turns {turned}."


@SENTENCES.add
def desert_suffered(event: events.DesertSuffered, cast: Cast) -> str:
    return f"A Soldier of {cast.player(event.seat)} goes home from [tile:{event.tile}]."


@SENTENCES.add
def hidden_forces_left(event: events.HiddenForcesLeft, cast: Cast) -> str:
    return f"{cast.player(event.seat)} leaves Hidden Forces at [tile:{event.tile}]."


# --- Monsters


@SENTENCES.add
def monster_appeared(event: events.MonsterAppeared, cast: Cast) -> str:
    return f"[card:{event.monster}] appears at [tile:{event.tile}]."


@SENTENCES.add
def monster_attacked(event: events.MonsterAttacked, cast: Cast) -> str:
    whom = cast.player(event.seat)
    return f"[card:{event.monster}] attacks {whom} at [tile:{event.tile}]."


@SENTENCES.add
def unit_sent_back(event: events.UnitSentBack, cast: Cast) -> str:
    unit = "The Warlord" if event.unit == "warlord" else "A Soldier"
    who, where = cast.player(event.seat), f"[tile:{event.tile}]"
    return f"{unit} of {who} goes back from {where} to the Capital."


@SENTENCES.add
def monster_moved(event: events.MonsterMoved, cast: Cast) -> str:
    return f"[card:{event.monster}] moves to [tile:{event.tile}]."


@SENTENCES.add
def monster_defeated(event: events.MonsterDefeated, cast: Cast) -> str:
    return f"{cast.player(event.seat)} defeats [card:{event.monster}]."

"""The course of the game in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import course as events
from ziggurat.games.monumental.terms import ERA_NAMES, ERAS
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, cards
from ziggurat.kernel.wording import sentence


@SENTENCES.add
def game_begun(event: events.GameBegun, cast: Cast) -> str:
    where = sentence(f"The map is {cast.lookup.map_name}")
    return f"{where} {cast.player(event.order[0])} begins."


@SENTENCES.add
def reserve_dealt(event: events.ReserveDealt, cast: Cast) -> str:
    return f"{cast.player(event.seat)} has reserved {cards(event.cards)}."


@SENTENCES.add
def round_begun(event: events.RoundBegun, cast: Cast) -> str:
    return f"Round {event.round} begins; {cast.player(event.seat)} is the starting player."


@SENTENCES.add
def turn_begun(event: events.TurnBegun, cast: Cast) -> str:
    return f"Round {event.round}: {cast.player(event.seat)} has the turn."


@SENTENCES.add
def passed(event: events.Passed, cast: Cast) -> str:
    return f"{cast.player(event.seat)} passes."


@SENTENCES.add
def era_begun(event: events.EraBegun, cast: Cast) -> str:
    return sentence(f"{ERA_NAMES[ERAS.index(event.era)]} begins")


@SENTENCES.add
def end_announced(event: events.EndAnnounced, cast: Cast) -> str:
    return "The Last Round card is revealed: the end is near."


@SENTENCES.add
def last_round_begun(event: events.LastRoundBegun, cast: Cast) -> str:
    return f"Round {event.round} is the last one."


@SENTENCES.add
def quests_kept(event: events.QuestsKept, cast: Cast) -> str:
    return f"{cast.player(event.seat)} keeps the Quests {cards(event.quests)}."


@SENTENCES.add
def quests_kept_unseen(event: events.QuestsKeptUnseen, cast: Cast) -> str:
    return f"{cast.player(event.seat)} keeps two Quests."


@SENTENCES.add
def quest_met(event: events.QuestMet, cast: Cast) -> str:
    return f"{cast.player(event.seat)} reveals a Quest that is met: [card:{event.quest}]."


@SENTENCES.add
def ranked(event: events.Ranked, cast: Cast) -> str:
    who = cast.player(event.seat)
    return f"{who} comes out at place {event.place} with {event.points} points."

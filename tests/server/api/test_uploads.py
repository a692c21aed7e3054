"""Maps and records that nobody writes in good faith: a short sentence each, and nothing breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.atlas.hostile import HOSTILE, LONGEST_REFUSAL, record_on
from tests.games.revolt.test_board import ISLES
from tests.server.api.site import Site, new_table, read, refusal, visit
from ziggurat.kernel.dice import commitment
from ziggurat.server.settings import TABLE_BYTES
from ziggurat.server.tables.replays import MOST_MOVES
from ziggurat.server.thinking.thinker import Unfinished

SEATS = {"revolt": 2, "monumental": 2, "mega": 3}


def plan_on(map_text: str, game: str = "revolt") -> dict[str, Any]:
    seats = [{"kind": "me"}] * SEATS[game]
    return {"game": game, "seats": seats, "settings": {"map": map_text}}


def test_a_map_nobody_writes_in_good_faith_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for text, sentence in HOSTILE.values():
            answer = await ada.post("/api/tables", json=plan_on(text))
            assert sentence in refusal(answer, 400).sentence
            assert len(answer.content) < LONGEST_REFUSAL
        assert (await ada.get("/api/tables?list=mine")).json() == []

    visit(tmp_path, test)


@pytest.mark.parametrize("game", ["monumental", "mega"])
def test_no_game_reads_what_nobody_writes_in_good_faith(tmp_path: Path, game: str) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for text, _ in HOSTILE.values():
            for list_name in ("regions", "tiles", "land_areas"):
                plan = plan_on(text.replace("regions", list_name), game)
                answer = await ada.post("/api/tables", json=plan)
                refusal(answer, 400)
                assert len(answer.content) < LONGEST_REFUSAL

    visit(tmp_path, test)


def test_a_record_with_such_a_map_is_refused_in_the_same_sentence(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for text, sentence in HOSTILE.values():
            answer = await ada.post("/api/tables/import", content=record_on(text).encode())
            assert sentence in refusal(answer, 400).sentence
            assert len(answer.content) < LONGEST_REFUSAL

    visit(tmp_path, test)


def test_a_record_has_no_more_moves_than_can_be_played_again(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        moves = "0 end ; 123456789012\n" * (MOST_MOVES + 1)
        head = f"names: a, b\ndice: {commitment(b'x')}\nseed: {b'x'.hex()}\n"
        text = f"Ziggurat record 1\ngame: revolt\nrules: 1\nseats: 2\n{head}--- moves\n{moves}"
        told = refusal(await ada.post("/api/tables/import", content=text.encode()), 400).sentence
        assert told == f"The record has {MOST_MOVES + 1:,} moves; at most {MOST_MOVES:,} are read."

    visit(tmp_path, test)


def test_a_map_may_be_longer_than_other_requests(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        long = f"# {'x' * 200_000}\n{ISLES}"
        made = await new_table(ada, "me", "me", settings={"map": long}, start=True)
        assert read(await ada.get(f"/api/tables/{made.id}/scene"), dict[str, Any])["regions"]
        refusal(await ada.post("/api/tables", content=b"x" * (TABLE_BYTES + 1)), 413)

    visit(tmp_path, test)


def test_settings_that_are_no_files_have_a_length(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for settings, sentence in (
            ({"nations": "x" * 5_000}, "The setting 'nations' has at most 1,000 characters."),
            ({"rounds": 10**50}, "The setting 'rounds' goes from 0 to 10000; that is outside."),
        ):
            plan = plan_on("") | {"settings": settings}
            assert refusal(await ada.post("/api/tables", json=plan), 400).sentence == sentence

    visit(tmp_path, test)


def test_what_is_drawn_for_too_long_is_a_refusal(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        made = await new_table(ada, "me", "me")

        async def tire(*_: object) -> None:
            raise Unfinished("took longer than 20 s")

        site.services.tables.thinker.read = tire  # type: ignore[method-assign, assignment]
        told = refusal(await ada.get(f"/api/tables/{made.id}/scene"), 400).sentence
        assert told == "Drawing the board of this table took longer than 20 s."

    visit(tmp_path, test)

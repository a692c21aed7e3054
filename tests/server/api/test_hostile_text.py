"""Texts no person writes are refused in a sentence, whatever the database makes of them."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.api.site import Site, new_table, refusal, visit
from tests.server.postgres import PostgresServer

NUL = "a\0b"


@pytest.fixture(params=["file", "server"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "file":
        return str(tmp_path / "hostile.db")
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_a_text_with_the_character_of_number_0_is_refused(tmp_path: Path, database: str) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "me", start=True)
        path = f"/api/tables/{table.id}"
        stranger = site.stranger()
        assert (
            refusal(await ada.get("/api/tables/a%00b"), 404).sentence == "There is no such table."
        )
        refusal(await ada.get("/api/tables/a%00b/question"), 404)
        refusal(await ada.post("/api/links/a%00b"), 404)
        refusal(await ada.put(f"{path}/notepad", json={"text": NUL}), 400)
        refusal(await ada.patch("/api/me", json={"notices": {"mail": f"{NUL}@c.org"}}), 400)
        refusal(await ada.post("/api/accounts", json=credentials(NUL)), 400)
        refusal(await stranger.post("/api/sessions", json=credentials(NUL)), 401)
        wish = {"question": table.standing.question, "answer": None, "key": NUL}
        refusal(await ada.post(f"{path}/answers", json=wish), 400)
        assert (await ada.get(path)).json()["standing"]["moves"] == 0

    visit(tmp_path, test, database=database)


def credentials(login: str) -> dict[str, Any]:
    return {"login": login, "password": "nobody's password"}

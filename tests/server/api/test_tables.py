"""Tables over the API: finding, making, sitting down, leaving, starting."""

from pathlib import Path

from tests.server.api.site import Site, new_table, read, refusal, visit
from ziggurat.server.models import ClauseInfo, GameInfo, Invitation, Table, TableCard


def test_games_tell_what_can_be_settled_and_who_can_play(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        games = read(await site.stranger().get("/api/games"), list[GameInfo])
        [revolt] = [game for game in games if game.name == "revolt"]
        assert (revolt.least_seats, revolt.most_seats) == (2, 6)
        levels = {bot.name: bot for bot in revolt.bots}
        assert list(levels) == ["random", "novice", "greedy", "planner", "master"]
        assert all(level.about for level in levels.values())
        assert (levels["random"].has_characters, levels["master"].has_characters) == (False, True)
        for game in games:
            assert all(each.title and each.temper for each in game.characters), game.name
        assert all(setting.help for setting in revolt.settings)
        assert revolt.first_game.seats == 3
        [monumental] = [game for game in games if game.name == "monumental"]
        assert monumental.first_game.settings["monsters"] == 0

    visit(tmp_path, test)


def test_what_a_setting_may_pick_is_told_with_pictures_of_maps(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        games = {each.name: each for each in read(await stranger.get("/api/games"), list[GameInfo])}
        settings = {setting.name: setting for setting in games["revolt"].settings}
        nations = {pick.name: pick for pick in settings["nations"].picks}
        assert settings["nations"].is_by_seat
        assert (nations["gaul"].title, nations["gaul"].letter) == ("Gaul", "G")
        [maps] = [each.picks for each in games["monumental"].settings if each.name == "map"]
        [lakes] = [pick for pick in maps if pick.name == "map_3p_2"]
        drawn = await stranger.get(lakes.picture)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        kept = {"if-none-match": drawn.headers["etag"]}
        assert (await stranger.get(lakes.picture, headers=kept)).status_code == 304
        for wrong in ("revolt/picture?setting=map&pick=atlantis", "chess/picture?setting=&pick="):
            refusal(await stranger.get(f"/api/games/{wrong}"), 404)

    visit(tmp_path, test)


def test_rules_are_the_clauses_of_the_game(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        answer = await stranger.get("/api/games/revolt/rules")
        clauses = read(answer, list[ClauseInfo])
        assert "ER-1" in {clause.id for clause in clauses}
        assert answer.headers["content-encoding"] == "gzip"
        refused = refusal(await stranger.get("/api/games/chess/rules"), 404)
        assert "revolt" in refused.sentence

    visit(tmp_path, test)


def test_a_table_is_made_found_and_shown(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, stranger = await site.person(), site.stranger()
        made = await new_table(ada, "me", "open", title=" Friday  night ")
        assert (made.title, made.is_host, made.standing.status) == ("Friday night", True, "lobby")
        assert made.standing.seat == 0
        for which, client, count in (
            ("open", stranger, 1),
            ("mine", ada, 1),
            ("mine", stranger, 0),
            ("running", stranger, 0),
            ("finished", stranger, 0),
        ):
            answer = await client.get("/api/tables", params={"list": which})
            cards = read(answer, list[TableCard])
            assert [card.id for card in cards] == [made.id] * count, which
        seen = read(await stranger.get(f"/api/tables/{made.id}"), Table)
        assert (seen.is_host, seen.standing.seat) == (False, None)

    visit(tmp_path, test)


def test_unlisted_tables_are_found_by_their_address_alone(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, stranger = await site.person(), site.stranger()
        made = await new_table(ada, "me", "open", is_listed=False)
        assert read(await stranger.get("/api/tables?list=open"), list[TableCard]) == []
        assert read(await stranger.get(f"/api/tables/{made.id}"), Table).id == made.id

    visit(tmp_path, test)


def test_plans_that_cannot_be_played_are_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        me = {"kind": "me"}
        wrong = [
            {"game": "chess", "seats": [me, me]},
            {"game": "revolt", "seats": [me]},
            {"game": "revolt", "seats": [me] * 9},
            {"game": "revolt", "seats": [me, {"kind": "bot", "bot": "deep thought"}]},
            {"game": "revolt", "seats": [me, {"kind": "bot", "bot": "os:system"}]},
            {"game": "revolt", "seats": [me, {"kind": "bot", "bot": "planner/nobody"}]},
            {"game": "revolt", "seats": [me, {"kind": "bot", "bot": "planner/os:system"}]},
            {"game": "revolt", "seats": [me, {"kind": "king"}]},
            {"game": "revolt", "seats": [me, me], "settings": {"colour": 1}},
            {"game": "revolt", "seats": [me, me], "stand_in": "nobody"},
            {"game": "revolt", "seats": [me, me], "title": "x\u202e"},
            {"game": "revolt", "seats": [me, me], "clock": {"kind": "move", "seconds": -5}},
            {"game": "revolt", "seats": [me, me], "surprise": 1},
            {"game": "revolt"},
            [],
            7,
        ]
        for plan in wrong:
            answer = await ada.post("/api/tables", json=plan)
            assert answer.status_code in {400, 422}, (plan, answer.text)
            refusal(answer, answer.status_code)
        assert read(await ada.get("/api/tables?list=mine"), list[TableCard]) == []

    visit(tmp_path, test)


def test_refusals_of_bad_fields_name_the_field(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        answer = await ada.post("/api/tables", json={"game": "revolt", "seats": [{"kind": "x"}]})
        assert "seats[0].kind" in refusal(answer, 400).sentence
        answer = await ada.post("/api/tables", content=b"{", headers={"content-type": "text/json"})
        assert "JSON" in refusal(answer, 400).sentence
        assert "list" in refusal(await ada.get("/api/tables"), 400).sentence
        assert "seat" in refusal(await ada.get("/api/tables/x?seat=y"), 400).sentence

    visit(tmp_path, test)


def test_people_sit_down_leave_and_begin(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob, eve = [await site.person(name) for name in ("Ada", "Bob", "Eve")]
        path = f"/api/tables/{(await new_table(ada, 'me', 'open')).id}"
        refusal(await ada.post(f"{path}/start"), 422)
        sat = read(await bob.post(f"{path}/seats", json={"seat": 1}), Table, 201)
        assert sat.standing.seat == 1
        assert eve_refused(refusal(await eve.post(f"{path}/seats", json={}), 422).sentence)
        refusal(await eve.delete(f"{path}/seats/1"), 403)
        left = read(await bob.delete(f"{path}/seats/1"), Table)
        assert left.standing.seats[1].status == "open"
        read(await eve.post(f"{path}/seats", json={}), Table, 201)
        refusal(await eve.post(f"{path}/start"), 403)
        begun = read(await ada.post(f"{path}/start"), Table)
        assert begun.standing.status == "running"
        assert begun.view is not None

    def eve_refused(sentence: str) -> bool:
        return "seat" in sentence

    visit(tmp_path, test)


def test_a_secret_link_gives_the_seat_to_whoever_has_it(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob, eve = [await site.person(name) for name in ("Ada", "Bob", "Eve")]
        made = await new_table(ada, "me", "link")
        link = made.standing.seats[1].link
        assert len(link) >= 32
        seen = read(await eve.get(f"/api/tables/{made.id}"), Table)
        assert seen.standing.seats[1].link == ""
        claimed = read(await bob.post(f"/api/links/{link}"), Table, 201)
        assert (claimed.id, claimed.standing.seat) == (made.id, 1)
        refusal(await eve.post(f"/api/links/{link}"), 404)
        refusal(await eve.post("/api/links/guess"), 404)
        refusal(await site.stranger().post(f"/api/links/{link}"), 401)

    visit(tmp_path, test)


def test_an_invitation_tells_what_it_is_for_and_is_not_used_up_by_looking(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob = [await site.person(name) for name in ("Ada", "Bob")]
        clock = {"kind": "move", "seconds": 60}
        made = await new_table(ada, "me", "link", title="Friday night", clock=clock)
        path = f"/api/links/{made.standing.seats[1].link}"
        for _ in range(2):
            told = read(await site.stranger().get(path), Invitation)
        assert (told.game, told.title, told.host) == ("revolt", "Friday night", "Ada")
        assert (told.status, told.seat, told.clock.seconds) == ("lobby", 1, 60)
        assert [(seat.status, seat.name) for seat in told.seats] == [
            ("person", "Ada"),
            ("link", ""),
        ]
        read(await bob.post(path), Table, 201)
        refusal(await site.stranger().get(path), 404)
        refusal(await site.stranger().get("/api/links/guess"), 404)

    visit(tmp_path, test)


def test_a_table_put_away_is_in_a_list_of_its_own_until_it_is_brought_back(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob = [await site.person(name) for name in ("Ada", "Bob")]
        made = await new_table(ada, "me", "random", start=True, settings={"nations": "gaul,rome"})

        async def listed(which: str) -> list[TableCard]:
            return read(await ada.get(f"/api/tables?list={which}"), list[TableCard])

        [card] = await listed("mine")
        assert [seat.side for seat in card.seats] == ["Gaul", "Rome"]
        for _ in range(2):
            assert (await ada.put(f"/api/tables/{made.id}/away")).status_code == 204
        assert await listed("mine") == []
        assert [card.id for card in await listed("away")] == [made.id]
        assert read(await bob.get("/api/tables?list=away"), list[TableCard]) == []
        assert (await ada.delete(f"/api/tables/{made.id}/away")).status_code == 204
        assert [card.id for card in await listed("mine")] == [made.id]
        refusal(await ada.put("/api/tables/nowhere/away"), 404)
        refusal(await site.stranger().put(f"/api/tables/{made.id}/away"), 401)

    visit(tmp_path, test)


def test_what_does_not_exist_is_missing(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for path in ("", "/question", "/scene", "/replay", "/chart", "/record", "/notepad"):
            refusal(await ada.get(f"/api/tables/nowhere{path}"), 404)
        refusal(await ada.post("/api/tables/nowhere/undo", json={}), 404)
        refusal(await ada.get("/api/nothing"), 404)
        refusal(await ada.put("/api/tables"), 405)

    visit(tmp_path, test)

"""What protects people: proofs, headers, limits, sizes."""

import re
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.api.site import Site, new_table, read, refusal, visit
from ziggurat.server import application
from ziggurat.server.limits import LIMITS, Buckets
from ziggurat.server.models import Health, Table
from ziggurat.server.settings import BODY_BYTES, RECORD_BYTES


def test_a_browser_proves_where_its_request_comes_from(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        browser = await site.browser()
        plan = {"game": "revolt", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await browser.post("/api/tables", json=plan)).status_code == 201
        del browser.headers["x-csrftoken"]
        assert "x-csrftoken" in refusal(await browser.post("/api/tables", json=plan), 403).sentence
        browser.headers["x-csrftoken"] = "f" * 96
        refusal(await browser.post("/api/tables", json=plan), 403)

    visit(tmp_path, test)


def test_another_site_cannot_sign_anybody_up_in_their_browser(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = await site.stranger(**headers).post("/api/people", json={"name": "Eve"})
            refusal(answer, 403)
            assert "ziggurat=" not in answer.headers.get("set-cookie", "")

    visit(tmp_path, test)


def test_a_proof_of_another_server_is_replaced_and_not_kept_for_ever(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        browser = site.stranger(Origin="http://ziggurat.test")
        browser.cookies.set("csrftoken", "0" * 96, domain="ziggurat.test")
        [cookie] = (await browser.get("/")).headers.get_list("set-cookie")
        assert cookie.startswith("csrftoken=")
        assert "HttpOnly" not in cookie, "the client's script repeats it"

    visit(tmp_path, test)


def test_every_answer_carries_the_protecting_headers(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        answers = [
            await stranger.get(path)
            for path in (
                "/",
                "/new",
                "/table/x",
                "/api/games",
                "/api/me",
                "/api/nothing",
                "/assets/nothing.js",
                "/schema",
                "/schema/openapi.json",
                "/health",
                "/metrics",
                "/no/such/page",
            )
        ]
        answers.append(await stranger.post("/api/people", content=b"x" * (BODY_BYTES + 1)))
        answers.append(await site.stranger(Origin="https://evil.example").post("/api/people"))
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert policy.startswith("default-src 'none';")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in answer.headers["permissions-policy"]
            assert "strict-transport-security" not in answer.headers

    visit(tmp_path, test)


def test_what_the_api_says_is_kept_by_nobody(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        for path in ("/api/me", "/api/tables?list=mine", "/api/nothing"):
            assert (await ada.get(path)).headers["cache-control"] == "no-store"

    visit(tmp_path, test)


def test_bodies_have_a_size_and_records_a_larger_one(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        long = {"name": "x" * BODY_BYTES}
        refusal(await ada.post("/api/people", json=long), 413)
        refusal(await ada.post("/api/tables/import", content=b"x" * (BODY_BYTES + 1)), 400)
        refusal(await ada.post("/api/tables/import", content=b"x" * (RECORD_BYTES + 1)), 413)

        async def endless() -> object:
            for _ in range(100):
                yield b"x" * 4096

        refusal(await ada.post("/api/people", content=endless()), 413)  # type: ignore[arg-type]

    visit(tmp_path, test)


@pytest.mark.parametrize("deep", ["[" * 30_000, "{a: " * 10_000, "- " * 20_000])
def test_a_map_nested_without_end_is_refused_in_a_sentence(tmp_path: Path, deep: str) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        plan = {"game": "revolt", "seats": seats, "settings": {"map": deep}, "start": True}
        assert (
            "nested too deeply" in refusal(await ada.post("/api/tables", json=plan), 400).sentence
        )

    visit(tmp_path, test)


def test_too_many_requests_are_turned_away_with_the_time_to_wait(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        site.services._buckets = Buckets(lambda: 0.0)
        ada, bob = await site.person(), await site.person("Bob")
        answers = [await ada.get("/api/me") for _ in range(130)]
        turned = [answer for answer in answers if answer.status_code == 429]
        assert turned
        assert int(turned[0].headers["retry-after"]) >= 1
        assert "too often" in refusal(turned[0], 429).sentence
        assert (await bob.get("/api/me")).status_code == 200
        assert (await site.stranger().get("/health")).status_code == 200

    visit(tmp_path, test, limits=True)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people", {"name": "Ada"}),
        ("/api/sessions", {"login": "ada", "password": "wrong password"}),
    ],
)
def test_passwords_and_people_are_limited_by_address(
    tmp_path: Path, path: str, body: dict[str, str]
) -> None:
    async def test(site: Site) -> None:
        statuses = [(await site.stranger().post(path, json=body)).status_code for _ in range(22)]
        assert statuses[0] != 429
        assert statuses[-1] == 429

    visit(tmp_path, test, limits=True)


def test_wrong_passwords_from_one_address_lock_nobody_out_at_another(tmp_path: Path) -> None:
    right = {"login": "ada", "password": "difference engine"}
    wrong = {"login": "ada", "password": "analytical engine"}

    async def test(site: Site) -> None:
        ada = await site.person()
        assert (await ada.post("/api/accounts", json=right)).status_code == 201
        eve, at_home = site.stranger("192.0.2.6"), site.stranger("192.0.2.1")
        tried = [(await eve.post("/api/sessions", json=wrong)).status_code for _ in range(30)]
        assert (tried[0], tried[-1]) == (401, 429)
        assert (await eve.post("/api/sessions", json=right)).status_code == 429
        assert (await at_home.post("/api/sessions", json=right)).status_code == 201

    visit(tmp_path, test, limits=True)


def test_guesses_at_one_account_are_bounded_however_many_addresses_they_come_from(
    tmp_path: Path,
) -> None:
    many = LIMITS["guesses"].burst
    assert many >= 10 * LIMITS["sessions"].burst
    assert LIMITS["guesses"].rate >= 10 * LIMITS["sessions"].rate

    async def test(site: Site) -> None:
        waits = [site.services.wait("guesses", "ada") for _ in range(many)]
        assert not any(waits)
        guess = {"login": "ada", "password": "analytical engine"}
        refusal(await site.stranger("192.0.2.99").post("/api/sessions", json=guess), 429)

    visit(tmp_path, test, limits=True)


def test_making_tables_and_chatting_are_limited_by_person(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        table = await new_table(ada, "me", "open")
        plan = {"game": "revolt", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [(await ada.post("/api/tables", json=plan)).status_code for _ in range(25)]
        assert made[-1] == 429
        chat = f"/api/tables/{table.id}/chat"
        said = [(await ada.post(chat, json={"text": "hi"})).status_code for _ in range(15)]
        assert (said[0], said[-1]) == (201, 429)

    visit(tmp_path, test, limits=True)


def test_a_fault_of_ours_is_told_without_its_insides(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        made = await new_table(ada, "me", "open")

        async def broken(*_: object) -> Table:
            raise KeyError("a secret inside")

        site.services.tables.show = broken  # type: ignore[method-assign, assignment]
        refused = refusal(await ada.get(f"/api/tables/{made.id}"), 500)
        assert re.fullmatch(
            r"Something went wrong on our side\. Reference: [0-9a-f]{8}\.", refused.sentence
        )

    visit(tmp_path, test)


def test_the_log_names_routes_and_ids_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[dict[str, object]] = []

    class Paper:
        def info(self, event: str, **fields: object) -> None:
            lines.append({"event": event, **fields})

    monkeypatch.setattr(application, "log", Paper())

    async def test(site: Site) -> None:
        ada, bob = await site.person("Ada"), await site.person("Bob")
        made = await new_table(ada, "me", "link")
        link = made.standing.seats[1].link
        await bob.post(f"/api/links/{link}")
        await bob.get(f"/join/{link}")
        await bob.get("/api/made/up/address?secret=hush")
        written = str(lines)
        assert made.id in written or "/api/tables" in written
        assert "/api/links/{secret}" in written
        token = ada.headers["Authorization"].removeprefix("Bearer ")
        for secret in (link, token, token.rpartition(".")[2], "hush", "made/up"):
            assert secret not in written

    visit(tmp_path, test)


def test_health_and_figures_are_told(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        health = read(await stranger.get("/health"), Health)
        assert (health.status, health.database) == ("ok", "ok")
        ada = await site.person()
        await new_table(ada, "me", "open")
        figures = (await stranger.get("/metrics")).text
        wanted = 'ziggurat_requests_total{method="POST",route="/api/tables",status="201"} 1.0'
        assert wanted in figures
        for name in ("listeners", "moves_stored", "tables_in_memory", "bots_thinking", "batches"):
            assert f"ziggurat_{name}" in figures
        site.services.stop()
        closing = await stranger.get("/health")
        assert (closing.status_code, closing.json()["status"]) == (503, "closing")

    visit(tmp_path, test, metrics="local")


def test_figures_are_for_nobody_unless_the_host_says_so(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        assert "--metrics" in refusal(await site.stranger().get("/metrics"), 404).sentence

    visit(tmp_path, test)


def test_local_figures_are_for_this_machine_and_not_for_whom_a_proxy_asks(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
            assert (await site.stranger(here).get("/metrics")).status_code == 200
        for elsewhere in ("192.0.2.1", "192.168.0.2", "2001:db8::1", "nowhere"):
            refusal(await site.stranger(elsewhere).get("/metrics"), 404)
        for header in ("Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"):
            refusal(await site.stranger(**{header: "127.0.0.1"}).get("/metrics"), 404)

    visit(tmp_path, test, metrics="local")


def test_figures_for_everybody_are_told_to_everybody(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        assert (await site.stranger("192.0.2.1").get("/metrics")).status_code == 200

    visit(tmp_path, test, metrics="everybody")


def test_figures_do_not_grow_with_addresses_others_make_up(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        for number in range(5):
            await stranger.get(f"/api/made/up/{number}")
        figures = (await stranger.get("/metrics")).text
        assert "made/up" not in figures
        assert 'route="elsewhere",status="404"} 5.0' in figures

    visit(tmp_path, test, metrics="local")


def test_a_database_that_fails_makes_the_server_unhealthy(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        async def failing(*_: object) -> object:
            raise OSError("the disk is gone")

        site.services.db.read = failing  # type: ignore[method-assign, assignment]
        answer: httpx.Response = await site.stranger().get("/health")
        assert (answer.status_code, answer.json()["database"]) == (503, "failing")

    visit(tmp_path, test)


def test_a_database_out_of_reach_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(site: Site) -> None:
        async def fail(work: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk is full"))

        monkeypatch.setattr(site.services.db, "change", fail)
        said = await site.stranger().post("/api/people", json={"name": "Ada"})
        assert "database" in refusal(said, 503).sentence
        assert said.headers["retry-after"] == "1"

    visit(tmp_path, test)

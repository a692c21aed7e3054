"""The description of the API, for programs and for people."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.site import Site, visit
from ziggurat.games.registry import GAMES
from ziggurat.kernel.game import Game
from ziggurat.server.reference import reference_page
from ziggurat.server.schema import describe_api, describe_models, model_structs

CONTRACT = """
POST /api/people, GET /api/me, PATCH /api/me, POST /api/accounts, POST /api/sessions,
DELETE /api/sessions, GET /api/sessions, PUT /api/me/password,
GET /api/games, GET /api/games/{game}/rules, GET /api/tables,
POST /api/tables, GET /api/tables/{table}, POST /api/tables/import, POST /api/tables/{table}/seats,
DELETE /api/tables/{table}/seats/{seat}, POST /api/links/{secret}, POST /api/tables/{table}/start,
GET /api/tables/{table}/question, GET /api/tables/{table}/question/closed,
GET /api/tables/{table}/question/refusal, POST /api/tables/{table}/question/quote,
GET /api/tables/{table}/question/advice,
POST /api/tables/{table}/answers, POST /api/tables/{table}/undo,
POST /api/tables/{table}/takebacks, POST /api/tables/{table}/takebacks/reply,
POST /api/tables/{table}/resignation, POST /api/tables/{table}/return,
POST /api/tables/{table}/rematch, POST /api/tables/{table}/what-if, POST /api/tables/{table}/chat,
GET /api/tables/{table}/notepad, PUT /api/tables/{table}/notepad, GET /api/tables/{table}/scene,
GET /api/tables/{table}/things/{thing}, GET /api/tables/{table}/replay,
GET /api/tables/{table}/chart, GET /api/tables/{table}/position, GET /api/tables/{table}/record,
GET /api/tables/{table}/events, GET /health, GET /api/games/{game}/picture, GET /api/links/{secret},
PUT /api/tables/{table}/away, DELETE /api/tables/{table}/away
"""


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(json.dumps(describe_api()))
    return described


def operations(document: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_route_is_described(document: dict[str, Any]) -> None:
    assert {name for name, _ in operations(document)} == {
        " ".join(each.split()) for each in CONTRACT.split(",")
    }


def test_every_operation_has_a_name_of_its_own_and_says_what_it_does(
    document: dict[str, Any],
) -> None:
    names = [operation["operationId"] for _, operation in operations(document)]
    assert len(set(names)) == len(names)
    tags = {tag["name"] for tag in document["tags"]}
    for name, operation in operations(document):
        assert operation["summary"], name
        assert set(operation["tags"]) <= tags, name
        assert "4XX" in operation["responses"], name


def test_path_parameters_are_those_of_the_path(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        named = set(re.findall(r"{(\w+)}", name))
        given = {p["name"] for p in operation.get("parameters", []) if p["in"] == "path"}
        assert given == named, name


def test_all_references_lead_somewhere(document: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def test_every_struct_is_described_with_its_fields() -> None:
    described = describe_models()
    for struct in model_structs():
        schema = described[struct.__name__]
        assert schema["description"], struct
        assert set(struct.__struct_fields__) <= set(schema["properties"]), struct
    assert "Change" in described, "it flows over the live stream alone"


def test_views_and_scenes_are_described_game_by_game(document: dict[str, Any]) -> None:
    described = document["components"]["schemas"]
    for name, game in GAMES.items():
        view = described[f"{name.capitalize()}View"]
        assert set(view["properties"]) == set(game.view_type.__struct_encode_fields__)
    views = [{"$ref": f"#/components/schemas/{name.capitalize()}View"} for name in GAMES]
    assert described["Table"]["properties"]["view"]["anyOf"] == [*views, {"type": "null"}]
    scene = document["paths"]["/api/tables/{table}/scene"]["get"]["responses"]["200"]
    assert scene["content"]["application/json"]["schema"]["anyOf"] == [
        {"$ref": "#/components/schemas/RevoltScene"},
        {"$ref": "#/components/schemas/MonumentalScene"},
        {"$ref": "#/components/schemas/MegaScene"},
    ]


def test_parts_of_a_view_refer_to_those_of_their_own_game(document: dict[str, Any]) -> None:
    described = document["components"]["schemas"]
    for name in GAMES:
        players = described[f"{name.capitalize()}View"]["properties"]["players"]
        assert players["items"] == {"$ref": f"#/components/schemas/{name.capitalize()}View.Player"}
    assert described["RevoltScene.Region"]["properties"]["kind"] == {
        "$ref": "#/components/schemas/RevoltScene.RegionKind"
    }


def test_a_scene_may_be_made_of_structs_of_other_modules_and_of_its_bases(
    document: dict[str, Any],
) -> None:
    described = document["components"]["schemas"]
    operation = described["MonumentalScene.Gain"]
    assert operation["properties"]["op"] == {"enum": ["gain"]}
    assert set(operation["required"]) == {"op", "resources"}
    assert "default" not in described["MonumentalScene.Resources"]["properties"]["gold"]
    inherited = described["MonumentalScene"]["properties"]["things"]
    assert (
        inherited["description"] == described["PlainScene"]["properties"]["things"]["description"]
    )


def test_fields_that_are_left_out_where_they_say_nothing_are_not_required(
    document: dict[str, Any],
) -> None:
    described = document["components"]["schemas"]
    assert (
        "required" not in described["MegaView.Area"] or not described["MegaView.Area"]["required"]
    )
    assert "default" not in described["MegaView.Area"]["properties"]["city"]
    assert "from" in described["MegaView.Calamity"]["required"]


def test_what_is_sent_is_required_and_what_is_asked_for_may_have_defaults() -> None:
    described = describe_models()
    assert set(described["SeatInfo"]["required"]) == set(described["SeatInfo"]["properties"])
    assert described["NewTable"]["required"] == ["game", "seats"]
    assert described["Answering"]["required"] == ["question", "answer"]


def test_options_are_told_apart_by_their_kind() -> None:
    described = describe_models()
    options = described["Question"]["properties"]["options"]
    assert options["discriminator"]["propertyName"] == "kind"
    kinds = {"list", "amount", "some", "split", "bundle", "form", "either", "written"}
    assert set(options["discriminator"]["mapping"]) == kinds
    assert described["Listed"]["properties"]["kind"]["enum"] == ["list"]
    assert "kind" in described["Listed"]["required"]


def test_words_under_fields_are_their_descriptions() -> None:
    bank = describe_models()["SeatInfo"]["properties"]["bank"]
    assert bank["description"].startswith("Seconds left in its bank")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_kind_of_event_is_described_and_told_apart_by_its_kind(game: Game[Any]) -> None:
    described = describe_models()
    name = f"{game.name.capitalize()}Event"
    kinds = {kind.__struct_config__.tag for kind in game.events}
    assert set(described[name]["discriminator"]["mapping"]) == kinds
    for kind in game.events:
        schema = described[f"{name}.{kind.__name__}"]
        assert schema["description"], kind
        assert set(schema["required"]) == {"kind", *kind.__struct_fields__}, kind
    event = described["Line"]["properties"]["event"]
    assert {"$ref": f"#/components/schemas/{name}"} in event["anyOf"]


def test_words_under_the_fields_of_an_event_are_their_descriptions() -> None:
    sunk = describe_models()["RevoltEvent.ShipSunk"]["properties"]
    assert sunk["crewed"]["description"] == "Whether troops are lost with it."


def test_bodies_and_answers_that_are_not_json_say_so(document: dict[str, Any]) -> None:
    paths = document["paths"]
    events = paths["/api/tables/{table}/events"]["get"]["responses"]["200"]["content"]
    assert list(events) == ["text/event-stream"]
    record = paths["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"]
    assert list(record) == ["text/plain"]
    imported = paths["/api/tables/import"]["post"]["requestBody"]["content"]
    assert list(imported) == ["text/plain"]


def test_the_description_is_printed_without_a_server() -> None:
    command = [sys.executable, "-m", "ziggurat.server.schema"]
    printed = subprocess.run(command, capture_output=True, check=True).stdout
    assert json.loads(printed) == describe_api()


class Parsed(HTMLParser):
    """What a page loads, links to and offers to be linked to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.anchors: list[str] = []
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        assert "style" not in given
        assert not [name for name in given if name.startswith("on")]
        if "id" in given:
            self.anchors.append(given["id"])
        if tag in {"script", "img", "iframe"} or (tag == "link"):
            self.loaded.append(given.get("src") or given.get("href", ""))
        elif "href" in given:
            self.links.append(given["href"])


def test_the_reference_tells_what_stands_for_what_where_there_are_no_fields() -> None:
    def shown(**schema: Any) -> str:
        return reference_page(describe_api() | {"components": {"schemas": {"Thing": schema}}})

    assert "list: integer, string</article>" in shown(
        type="array", prefixItems=[{"type": "integer"}, {"type": "string"}], items=False
    )
    assert "<code>land</code> or <code>city</code></article>" in shown(enum=["land", "city"])


def test_the_reference_loads_its_style_and_nothing_else(document: dict[str, Any]) -> None:
    page = Parsed(reference_page(document))
    assert page.loaded == ["data:,", "/schema/reference.css"]
    assert "script" not in page.tags
    assert "style" not in page.tags


def test_the_reference_has_every_operation_and_struct_and_no_dead_link(
    document: dict[str, Any],
) -> None:
    page = Parsed(reference_page(document))
    for _, operation in operations(document):
        assert operation["operationId"] in page.anchors
    for name in document["components"]["schemas"]:
        assert f"struct-{name}" in page.anchors
    assert len(set(page.anchors)) == len(page.anchors)
    inside = {link.removeprefix("#") for link in page.links if link.startswith("#")}
    assert inside <= set(page.anchors)


def test_the_description_is_served_for_programs_and_people(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        assert (await stranger.get("/schema/openapi.json")).json()["openapi"].startswith("3.1")
        page = await stranger.get("/schema")
        assert page.headers["content-type"].startswith("text/html")
        style = await stranger.get("/schema/reference.css")
        assert "prefers-color-scheme: dark" in style.text

    visit(tmp_path, test)

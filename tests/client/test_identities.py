"""Who a program was at a server."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from ziggurat.client.addresses import Address, read_address
from ziggurat.client.identities import recall, remember
from ziggurat.kernel.errors import Invalid


def test_a_token_is_found_again_by_server_and_name(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "identities.json"
    assert recall(file, "http://one", "greedy") == ""
    remember(file, "http://one", "greedy", "first")
    remember(file, "http://two", "greedy", "second")
    remember(file, "http://one", "Anna", "third")
    assert recall(file, "http://one", "greedy") == "first"
    assert recall(file, "http://two", "greedy") == "second"
    assert recall(file, "http://one", "Anna") == "third"
    assert recall(file, "http://two", "Anna") == ""


def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    file = tmp_path / "identities.json"
    remember(file, "http://one", "greedy", "first")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("content", [b"", b"[]", b'{"http://one": 1}', b"\xff"])
def test_a_damaged_file_is_named_and_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "identities.json"
    file.write_bytes(content)
    with pytest.raises(Invalid, match=r"identities\.json: is no file of identities"):
        remember(file, "http://one", "greedy", "first")
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://127.0.0.1:8000/table/a-b_c", Address("http://127.0.0.1:8000", table="a-b_c")),
        ("https://x.org/table/abc/", Address("https://x.org", table="abc")),
        ("https://x.org/table/abc?seat=1#log", Address("https://x.org", table="abc")),
        (" https://x.org/join/s3cret ", Address("https://x.org", link="s3cret")),
    ],
)
def test_an_address_leads_to_a_table_or_a_seat(text: str, address: Address) -> None:
    assert read_address(text) == address


@pytest.mark.parametrize(
    "text", ["https://x.org", "https://x.org/new", "https://x.org/table/", "x.org/table/abc"]
)
def test_an_address_of_something_else_is_refused_with_the_right_forms(text: str) -> None:
    with pytest.raises(Invalid, match=r"(table/\.\.\.|no address of a server)"):
        read_address(text)

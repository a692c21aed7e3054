"""How a host may name the database."""

from pathlib import Path

import pytest

from ziggurat.kernel.errors import Invalid
from ziggurat.server.storage.addresses import (
    FileAddress,
    ServerAddress,
    default_file,
    read_address,
)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("club.db", "club.db"),
        (" club.db\n", "club.db"),
        ("/srv/club.db", "/srv/club.db"),
        ("sqlite:///club.db", "club.db"),
        ("sqlite:////srv/club.db", "/srv/club.db"),
    ],
)
def test_a_file_is_named_by_its_path_or_as_a_url(text: str, path: str) -> None:
    assert read_address(text) == FileAddress(Path(path))


def test_a_tilde_is_the_home_folder() -> None:
    assert read_address("~/club.db") == FileAddress(Path.home() / "club.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_server_is_named_by_the_url_postgresql_itself_takes(scheme: str) -> None:
    address = read_address(f"{scheme}://anna:secret@db.example.org:5433/club")
    assert isinstance(address, ServerAddress)
    assert address.conninfo() == "postgresql://anna:secret@db.example.org:5433/club"


def test_a_password_is_not_shown() -> None:
    assert "secret" not in str(read_address("postgresql://anna:secret@db.example.org/club"))


def test_a_server_that_says_nothing_is_not_waited_for_for_ever_and_the_host_may_say_how_long() -> (
    None
):
    address = read_address("postgresql://db.example.org/club?connect_timeout=3")
    assert isinstance(address, ServerAddress)
    patience = address.patience()
    assert "connect_timeout" not in patience
    assert patience["tcp_user_timeout"] == 60_000
    assert address.conninfo() == "postgresql://db.example.org/club?connect_timeout=3"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "names no file"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "must be kept"),
        ("mysql://localhost/club", "of the kind 'mysql'"),
        ("postgresql://anna:secret@host:port/club", "cannot be read"),
    ],
)
def test_another_address_is_refused_with_what_would_be_right(text: str, why: str) -> None:
    with pytest.raises(Invalid, match=why) as refused:
        read_address(text)
    assert "postgresql://" in str(refused.value)
    assert "secret" not in str(refused.value)


def test_whoever_names_none_gets_a_file_in_the_data_folder() -> None:
    assert default_file().is_absolute()
    assert default_file().parts[-2:] == ("ziggurat", "ziggurat.db")

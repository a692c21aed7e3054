"""Every test that asks for a `url` runs on both kinds of database."""

from pathlib import Path

import pytest

from tests.server.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def shared_url(postgres: PostgresServer) -> str:
    """The address of an empty database that several processes can use."""
    return postgres.new_database()

"""Where the commands are tried: an empty folder and a plain screen of eighty columns."""

from pathlib import Path

import pytest


@pytest.fixture
def quiet_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, eighty columns, no colours."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

"""Files on disk: read with errors that name the file, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from ziggurat.kernel.errors import Invalid, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import Record, read, replay


def read_record(path: Path) -> Record:
    """The record in a file; `Invalid` names the file and what is wrong with it."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Invalid(f"{path}: is not a text file, so it is no record.") from error
    except OSError as error:
        raise Invalid(f"{path}: cannot be read: {error.strerror or error}.") from error
    except ZigguratError as error:
        raise Invalid(f"{path}: {error}") from error


def replay_file(path: Path, record: Record, game: Game[Any]) -> Match[Any]:
    """The match a file's record leads to, verified; `Invalid` names the file."""
    try:
        return replay(record, game)
    except ZigguratError as error:
        raise Invalid(f"{path}: {error}") from error


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file beside its place and put it there in one step, so that it is never half."""
    if path.is_dir():
        raise Invalid(f"{path}: is a folder; name a file to write.")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        draft = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
            draft.chmod(_usual_mode())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise Invalid(f"{path}: cannot be written: {error.strerror or error}.") from error


def _usual_mode() -> int:
    """What a new file may be used for; a temporary file is only its owner's."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask

"""Who a program was at a server, kept in a file: it comes back as the same person."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from ziggurat.kernel.errors import Invalid

Tokens = dict[str, dict[str, str]]
"""By the server's address and the person's name."""


def default_file() -> Path:
    """In the user's own data folder."""
    return platformdirs.user_data_path("ziggurat", appauthor=False) / "identities.json"


def recall(file: Path, url: str, name: str) -> str:
    """The token of a person at a server; empty when there is none."""
    return _read(file).get(url, {}).get(name, "")


def remember(file: Path, url: str, name: str, token: str) -> None:
    """Keep a token for the next time; only the user may read the file, for it opens seats."""
    tokens = _read(file)
    tokens.setdefault(url, {})[name] = token
    content = msgspec.json.format(msgspec.json.encode(tokens), indent=2)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        with os.fdopen(handle, "wb") as written:
            written.write(content + b"\n")
        Path(draft).replace(file)
    except OSError as error:
        raise Invalid(f"{file}: cannot be written: {error.strerror or error}.") from error


def _read(file: Path) -> Tokens:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Tokens)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise Invalid(f"{file}: cannot be read: {error.strerror or error}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        told = f"{file}: is no file of identities: {error}. Move it away to begin a new one."
        raise Invalid(told) from error

"""Files are written whole or not at all, and faults name the file."""

from pathlib import Path

import pytest

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import read_record, write_whole


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.zig"
    write_whole(path, "first\n")
    write_whole(path, "second\n")
    assert path.read_bytes() == b"second\n"
    assert [each.name for each in tmp_path.iterdir()] == ["game.zig"]


def test_what_was_there_stays_when_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.zig"
    path.write_text("dear", encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Invalid, match=r"game\.zig: cannot be written: No space left on device\."):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "dear"
    assert [each.name for each in tmp_path.iterdir()] == ["game.zig"]


def test_a_written_file_can_be_read_as_any_other_new_file(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    write_whole(tmp_path / "game.zig", "")
    assert (tmp_path / "game.zig").stat().st_mode == usual.stat().st_mode


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"x\.zig: cannot be written: No such file or directory\."):
        write_whole(tmp_path / "none" / "x.zig", "")


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="is a folder; name a file to write"):
        write_whole(tmp_path, b"")
    assert tmp_path.is_dir()


def test_a_record_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    noise = tmp_path / "noise.zig"
    noise.write_bytes(b"\xff\xfe")
    for path, reason in ((noise, "not a text file"), (tmp_path / "none.zig", "No such file")):
        with pytest.raises(Invalid, match=rf"{path.name}: .*{reason}"):
            read_record(path)

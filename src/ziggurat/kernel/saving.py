"""Saving a position: plain builtins with a schema number and a rules version, and its digest."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from ziggurat.kernel.declaring import frame_of
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid, ZigguratError
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.state import Frame, Procedure, State

SCHEMA = 1
"""The form of saved positions; raised when a field of the kernel's own changes."""

LONGEST_STREAM = 1 << 62
"""No game draws as many bytes from its dice."""

CONTRADICTIONS = (
    ZigguratError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What rules may raise when they meet a position that no game leads to."""

S = TypeVar("S", bound=State)


class SavedFrame(msgspec.Struct, forbid_unknown_fields=True):
    """One frame of the stack."""

    kind: str
    values: list[Any]  # the frame's fields: whatever plain values its class declares
    step: int = 0


class SavedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is kept in files and databases."""

    schema: int
    game: str
    rules: int
    seats: int
    settings: Settings
    seed: str
    counter: int
    reveals: int
    table: dict[str, Any]  # the state's attributes: whatever plain values its class declares
    stack: list[SavedFrame]


def save(game: Game[S], state: S, seats: int, settings: Settings) -> bytes:
    """The position as JSON; equal positions give equal bytes."""
    saved = SavedPosition(
        schema=SCHEMA,
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        settings=settings,
        seed=state.dice.seed.hex(),
        counter=state.dice.counter,
        reveals=state.reveals,
        table={name: getattr(state, name) for name in state.saved},
        stack=[save_frame(frame) for frame in state.stack],
    )
    return msgspec.json.encode(saved)


def save_frame(frame: Frame) -> SavedFrame:
    """One frame as plain values."""
    step = frame.step if isinstance(frame, Procedure) else 0
    return SavedFrame(kind=frame.kind, values=frame.values(), step=step)


def load(game: Game[S], data: bytes) -> S:
    """The position again; `Invalid` says what is wrong with the data."""
    return restore(game, read(data))


def read(data: bytes) -> SavedPosition:
    """What a saved position says, before anything is made of it."""
    try:
        return msgspec.json.decode(data, type=SavedPosition)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid(f"The saved position is damaged: {error}.") from error


def restore(game: Game[S], saved: SavedPosition) -> S:
    """The position a save tells of; `Invalid` when the game knows no such position."""
    require_known(game, saved)
    state = game.blank(saved.seats, game.complete(saved.settings), read_dice(saved))
    state.reveals = saved.reveals
    restore_table(state, saved.table)
    state.stack = [load_frame(game, frame) for frame in saved.stack]
    try:
        game.reindex(state)
        game.check(state)
        require_question(state, saved.seats)
        game.view(state, None)
    except CONTRADICTIONS as error:
        raise Invalid(f"The saved position contradicts itself: {error}") from error
    return state


def require_question(state: State, seats: int) -> None:
    """Stop when the position neither waits for an answer it understands nor is over."""
    if state.is_over:
        return
    decision = state.decision()
    asked = decision.seats(state)
    if not asked or not set(asked) <= set(range(seats)):
        raise Broken(f"it asks the seats {asked}")
    for seat in asked:
        decision.prompt(state, seat)
        options = decision.options(state, seat)
        if not options.count() or not options.contains(decision.default(state, seat)):
            raise Broken(f"seat {seat} has no legal answer")


def require_known(game: Game[S], saved: SavedPosition) -> None:
    """Refuse what another program, game or version has saved."""
    if saved.schema != SCHEMA:
        raise Invalid(
            f"The position was saved in form {saved.schema}; this program reads {SCHEMA}."
        )
    if saved.game != game.name:
        raise Invalid(f"The position is of the game '{saved.game}', not '{game.name}'.")
    if saved.rules != game.rules_version:
        theirs, ours = saved.rules, game.rules_version
        raise Invalid(f"The position follows rules version {theirs}; this program plays {ours}.")
    game.require_seats(saved.seats)


def read_dice(saved: SavedPosition) -> Dice:
    """The stream of dice where it stood."""
    if not 0 <= saved.counter < LONGEST_STREAM:
        raise Invalid(f"The saved position is damaged: its dice stand at {saved.counter}.")
    try:
        return Dice(bytes.fromhex(saved.seed), saved.counter)
    except ValueError as error:
        raise Invalid("The saved position is damaged: its seed is not hexadecimal.") from error


def restore_table(state: State, table: dict[str, Any]) -> None:
    """Put everything saved back on a blank table, whose values say what form it must have."""
    if sorted(table) != sorted(state.saved):
        raise Invalid("The saved position is damaged: parts of the table are missing or unknown.")
    for name, value in table.items():
        if not is_alike(value, getattr(state, name)):
            raise Invalid(f"The saved position is damaged: '{name}' has not the form it should.")
        setattr(state, name, value)


def is_alike(value: object, model: object) -> bool:
    """Whether a value is made like a model: numbers, texts, and lists of them."""
    if isinstance(model, list):
        if not isinstance(value, list):
            return False
        return all(is_alike(item, model[0] if model else 0) for item in value)
    return type(value) is type(model)


def load_frame(game: Game[S], saved: SavedFrame) -> Frame:
    """One frame from its plain values."""
    for kind in game.frames:
        if kind.kind == saved.kind:
            try:
                frame: Frame = frame_of(kind, saved.values, {})
            except TypeError as error:
                raise Invalid(f"The saved position is damaged in '{saved.kind}'.") from error
            if isinstance(frame, Procedure):
                if not 0 <= saved.step <= len(frame.steps):
                    where = f"'{saved.kind}' has no step {saved.step}"
                    raise Invalid(f"The saved position is damaged: {where}.")
                frame.step = saved.step
            return frame
    raise Invalid(f"The saved position is damaged: '{saved.kind}' is not a part of {game.title}.")


def digest(data: bytes) -> str:
    """The short name of a saved position: equal positions, equal names."""
    return blake2b(data, digest_size=16).hexdigest()

"""A frame and a state are declared once: by the annotations of their fields.

```python
class Battle(Procedure):
    kind = "battle"

    troop: int
    queue: Shared[int]
    defence: list[int] = field(default_factory=list)
```

Constructor, `copy` and what is saved in which order follow from the fields. They are written as
text and run when the class is made (`__init_subclass__` of `Frame` and `State`); the text stays on
the class as `written`. `tools/compile.py` puts the very same text into the class before mypyc
compiles it, so both builds run the same methods, as fast as if somebody had written them by hand.

What a class writes itself is left alone: `copy`, `__init__`, and `fields` or `saved` where released
saves have another order than the declaration. What else is to be done when a frame is made stands
in `__post_init__`, as in a dataclass.

This module is never compiled: a native class has neither annotations nor a dictionary to work on.
"""

from __future__ import annotations

import inspect
import linecache
import sys
from collections.abc import Callable, Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin

T = TypeVar("T")

SHARED, LENT, FIXED, INDEX = "shared", "lent", "fixed", "index"

Shared: TypeAlias = Annotated[list[T], SHARED]
"""A list that is replaced and never changed in place, so that copies share it."""
Lent: TypeAlias = Annotated[list[T], LENT]
"""A long list of a state that copies share until a verb changes it: it looks at `lent` first."""
Fixed: TypeAlias = Annotated[T, FIXED]
"""What the constructor of a state sets for good: the same in every copy, and not saved."""
Index: TypeAlias = Annotated[T, INDEX]
"""What a state keeps for speed: copied like all else, but counted anew instead of saved."""


# --- what a declaration says


class Default(NamedTuple):
    """What a field of a frame is when the constructor is not told."""

    text: str
    is_argument: bool = True
    is_keyword: bool = False


def field(
    *,
    default: object = None,
    default_factory: Callable[[], list[Any]] | None = None,
    init: bool = True,
    kw_only: bool = False,
) -> Any:  # it stands where a value of the field's type is expected, as in a dataclass
    """More about a field of a frame than its type; the words mean what they do in a dataclass.

    With `init=False` a field is not among `fields` either: it is saved in another way, or not.
    """
    return Default("[]" if default_factory else repr(default), init, kw_only)


class Field(NamedTuple):
    """A field of a frame, in the words of the text that is written from it."""

    name: str
    type: str
    copied: str
    """How a copy of its value is written, such as `{}[:]`."""
    default: str
    """Empty where the constructor must be told."""
    is_argument: bool
    is_keyword: bool

    def parameter(self) -> str:
        """The field in the head of the constructor."""
        if self.default == "[]":
            return f"{self.name}: {self.type} | None = None"
        return f"{self.name}: {self.type} = {self.default}".removesuffix(" = ")

    def first_value(self) -> str:
        """What the constructor makes of it."""
        if self.is_argument and self.default == "[]":
            return f"[] if {self.name} is None else {self.name}"
        return self.name if self.is_argument else self.default

    def argument(self) -> str:
        """What `copy` hands to the constructor."""
        value = self.copied.format(f"self.{self.name}")
        return f"{self.name}={value}" if self.is_keyword else value


def is_field(hint: Any) -> bool:
    """Whether an annotation declares a field, not something of the class."""
    return not str(hint).startswith(("ClassVar", "typing.ClassVar"))


def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The fields a class adds to those of its bases, and their types."""
    names = dict(vars(sys.modules[kind.__module__]))
    return {
        name: eval(hint, names) if isinstance(hint, str) else hint  # noqa: S307 - our own sources
        for name, hint in inspect.get_annotations(kind).items()
        if is_field(hint)
    }


def is_marked(hint: Any, mark: str) -> bool:
    """Whether a type is `Shared`, `Lent`, `Fixed` or `Index`."""
    return get_origin(hint) is Annotated and mark in hint.__metadata__


def spelling(hint: Any) -> str:
    """A type in words that mean the same in every module."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return spelling(inner[0])
    if origin in (Union, UnionType):
        return " | ".join(map(spelling, inner))
    if origin is not None:
        return f"{origin.__name__}[{', '.join(map(spelling, inner))}]"
    return "None" if hint is NoneType else str(hint.__name__)


def copying(hint: Any) -> str:
    """How a value of a type is copied: as it is, or sliced, or sliced with the lists in it."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_marked(hint, SHARED) or is_marked(hint, LENT):
        return "{}"
    if origin is Annotated:
        return copying(inner[0])
    within = {copying(each) for each in inner if each is not ...} - {"{}"}
    if origin is list and within <= {"{}[:]"}:
        return "[each[:] for each in {}]" if within else "{}[:]"
    if within or origin in (dict, set):
        raise TypeError(f"{spelling(hint)} is not copied; make it of lists, or Shared ones")
    return "{}"


class Slotted(type):
    """Gives a class slots for its fields, and keeps their defaults apart, as slots demand.

    Slots are quicker, and nobody sets an attribute that is not declared. The build takes this from
    the classes it compiles: a native class has its attributes in fixed places anyway.
    """

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **rest: Any
    ) -> Slotted:
        hints = namespace.get("__annotations__", {})
        fields = [each for each, hint in hints.items() if is_field(hint)]
        namespace["defaults"] = {each: namespace.pop(each) for each in fields if each in namespace}
        namespace["__slots__"] = fields
        return super().__new__(cls, name, bases, namespace, **rest)


# --- frames


def declare_frame(frame: type[Any]) -> None:
    """Give a class of frames what follows from its fields; in the native build it has it."""
    if "declared" in vars(frame):
        return
    hints = hints_of(frame)
    defaults = vars(frame).get("defaults", vars(frame))  # below native frames nothing is slotted
    fields = {row[0]: Field(*row) for row in frame.declared}
    for name, hint in hints.items():
        default = defaults.get(name, Default(""))
        if not isinstance(default, Default):
            default = Default(repr(default))
        fields[name] = Field(name, spelling(hint), copying(hint), *default)
    parts = frame_parts(frame, list(fields.values()))
    if not hints and "__post_init__" not in vars(frame):
        del parts["fields"], parts["__init__"]  # those of the base will do
    complete(frame, parts)


def frame_parts(frame: type[Any], fields: list[Field]) -> dict[str, list[str]]:
    """What follows from the fields of a frame, as somebody would write it."""
    placed = [each for each in fields if each.is_argument and not each.is_keyword]
    named = [each for each in fields if each.is_argument and each.is_keyword]
    apart = [each for each in fields if not each.is_argument]
    parameters = ["self", *(each.parameter() for each in placed)]
    parameters += ["*", *(each.parameter() for each in named)] if named else []
    body = [f"self.{each.name} = {each.first_value()}" for each in placed + named + apart]
    if hasattr(frame, "__post_init__"):
        body.append("self.__post_init__()")
    late = [f"twin.{each.name} = {each.argument()}" for each in apart]
    arguments = ", ".join(each.argument() for each in placed + named)
    return {
        "declared": constant("declared", tuple(map(tuple, fields))),
        "fields": constant("fields", tuple(each.name for each in placed + named)),
        "__init__": method(f"__init__({', '.join(parameters)}) -> None", body or ["pass"]),
        "copy": copy_method(frame, arguments, late),
    }


def frame_of(kind: type[Any], values: list[Any], apart: dict[str, Any]) -> Any:
    """A frame made of the values of its `fields`, in order, and of what is saved apart."""
    if len(values) > len(kind.fields):
        raise TypeError(f"{kind.__name__} has {len(kind.fields)} fields, not {len(values)}")
    frame = kind(**dict(zip(kind.fields, kind.arguments(values), strict=False)))
    for name, value in apart.items():
        setattr(frame, name, value)
    return frame


# --- states


def declare_state(state: type[Any]) -> None:
    """Give a class of states what follows from its fields; in the native build it has it."""
    hints = hints_of(state)
    if "declared" in vars(state) or not hints:
        return
    given = state.given
    if "__init__" in vars(state):
        given = tuple(inspect.signature(state.__init__).parameters)[1:]
    for name in given:
        if name != "dice" and not (name in hints or hasattr(state, name)):
            raise TypeError(f"{state.__name__} is made with '{name}', which is none of its fields")
    kept = {name: hint for name, hint in hints.items() if not is_marked(hint, FIXED)}
    copies = dict(state.declared) | {name: copying(hint) for name, hint in kept.items()}
    saved = [name for name, hint in kept.items() if not is_marked(hint, INDEX)]
    arguments = ", ".join(f"self.{name}" + ".copy()" * (name == "dice") for name in given)
    late = [f"twin.{name} = {how.format(f'self.{name}')}" for name, how in copies.items()]
    complete(
        state,
        {
            "declared": constant("declared", tuple(copies.items())),
            "given": constant("given", given),
            "saved": constant("saved", (*state.saved, *saved)),
            "copy": copy_method(state, arguments, ["self.copy_stack_into(twin)", *late]),
        },
    )


def state_of(kind: type[Any], given: list[Any], values: dict[str, Any]) -> Any:
    """A state made of what its constructor is given and of the values of everything else."""
    state = kind(*given)
    for name, value in values.items():
        setattr(state, name, value)
    return state


# --- writing


def constant(name: str, value: tuple[Any, ...]) -> list[str]:
    """A tuple that belongs to the class, whatever its length."""
    return [f"{name}: ClassVar[tuple[Any, ...]] = {value!r}"]


def method(head: str, body: Iterable[str]) -> list[str]:
    """A method in lines."""
    return ["", f"def {head}:", *(f"    {line}" for line in body)]


def copy_method(kind: type[Any], arguments: str, late: list[str]) -> list[str]:
    """The method that makes a twin with the constructor and sets what the constructor does not."""
    twin = f"{kind.__name__}({arguments})"
    returned = "  # type: ignore[return-value]"
    if not late:
        return method("copy(self) -> Self", [f"return {twin}{returned}"])
    return method("copy(self) -> Self", [f"twin = {twin}", *late, f"return twin{returned}"])


def complete(kind: type[Any], parts: dict[str, list[str]]) -> None:
    """Put into a class what it has not written itself."""
    missing = [lines for name, lines in parts.items() if name not in vars(kind)]
    written = [f"{line}\n" for lines in missing for line in lines]
    kind.written = "".join(written)
    source = f"<{kind.__module__}.{kind.__qualname__}>"
    linecache.cache[source] = (len(kind.written), None, written, source)  # for tracebacks
    names = {"__name__": kind.__module__, kind.__name__: kind}
    found: dict[str, Any] = {}
    exec(compile(kind.written, source, "exec"), names, found)  # noqa: S102 - the text above
    del found["__annotations__"]
    for name, value in found.items():
        if inspect.isfunction(value):
            value.__qualname__ = f"{kind.__qualname__}.{name}"
        setattr(kind, name, value)

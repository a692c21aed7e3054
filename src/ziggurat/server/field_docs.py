"""The words that stand under the fields of structs in a module's source."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from types import ModuleType


@cache
def field_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """The words under the fields of every struct of a module, by struct and field."""
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: dict(_documented(node)) for node in tree.body if isinstance(node, ast.ClassDef)
    }


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, words in zip(node.body, node.body[1:], strict=False):
        match field, words:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)

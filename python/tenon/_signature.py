# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What programs take and give, and what is known of their calls."""

from __future__ import annotations

from typing import NamedTuple, Optional, Tuple

import numpy as np

from . import _arrays, _ffi


class Tensor(NamedTuple):
    """An argument or a result of an entry."""

    name: str  #: as the program has it, or ""
    type: str  #: the element type as MLIR has it: "f32", "bf16", "i1", "complex<f32>"
    shape: Tuple[Optional[int], ...]  #: None is a dynamic dimension
    bound: bool = False  #: whether the argument is given once, by ``bind``
    donated: Optional[int] = None  #: the result that may take the argument's memory

    @property
    def dtype(self) -> np.dtype:
        """NumPy's type; ImportError where that needs ml_dtypes, which is missing."""
        return _arrays.dtype_of(_arrays.codes[self.type])

    def __str__(self) -> str:
        text = "x".join(["?" if size is None else str(size) for size in self.shape] + [self.type])
        if self.name:
            text += f" '{self.name}'"
        if self.bound:
            text += ", bound"
        if self.donated is not None:
            text += f", donated to result {self.donated}"
        return text


class EntrySignature(NamedTuple):
    """What an entry takes and gives."""

    name: str
    arguments: Tuple[Tensor, ...]
    results: Tuple[Tensor, ...]

    def __str__(self) -> str:
        lines = [self.name]
        lines += [f"  argument {i}: {part}" for i, part in enumerate(self.arguments)]
        lines += [f"  result {i}: {part}" for i, part in enumerate(self.results)]
        return "\n".join(lines)


class Times(NamedTuple):
    """Microseconds of a call: the least, the median, and what nine in ten do not
    exceed."""

    least: float
    median: float
    p90: float
    calls: int


class Counts(NamedTuple):
    """What became of an entry's calls: programs for the sizes of their arguments
    that were there, that were compiled, that went, as there were too many, and that
    are kept; calls of code for any sizes, with ``fallback``; bytes of temporaries of a
    call; milliseconds that the last one took to compile."""

    hits: int
    misses: int
    dropped: int
    kept: int
    general: int
    arena_bytes: int
    compile_milliseconds: float


def tensor_of(signature: _ffi.Signature) -> Tensor:
    """The description of an argument or result that the library has."""
    dims = tuple(signature.dims[: signature.rank]) if signature.rank else ()
    return Tensor(
        signature.name.decode("utf-8", "replace"),
        _arrays.names[signature.type],
        tuple(None if size < 0 else size for size in dims),
        bool(signature.bound),
        signature.alias if signature.alias >= 0 else None,
    )

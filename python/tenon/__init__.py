# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tenon compiles tensor programs, and runs them.

>>> import numpy as np, tenon
>>> m = tenon.compile('''
... func.func @main(%x: tensor<?xf32> loc("x")) -> tensor<?xf32> {
...   %0 = stablehlo.add %x, %x : tensor<?xf32>
...   return %0 : tensor<?xf32>
... }''')
>>> m(np.float32([1, 2, 3]))
array([2., 4., 6.], dtype=float32)
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

from . import _ffi
from ._ffi import (
    CheckError,
    CompileError,
    Diagnostic,
    InputError,
    InternalError,
    RunError,
    TenonError,
)
from ._compiler import Compiler, default_compiler
from ._entry import Entry
from ._jax import jit
from ._module import Module
from ._signature import Counts, EntrySignature, Tensor, Times

__version__: str = _ffi.lib.tenon_version().decode()

__all__ = [
    "CheckError",
    "CompileError",
    "Compiler",
    "Counts",
    "Diagnostic",
    "Entry",
    "EntrySignature",
    "InputError",
    "InternalError",
    "Module",
    "RunError",
    "TenonError",
    "Tensor",
    "Times",
    "compile",
    "jit",
    "load",
]


def compile(  # noqa: A001 (the name says what it does)
    program: Union[str, bytes, "os.PathLike[str]"],
    *,
    bind: Optional[Mapping[Union[str, int], Any]] = None,
    flags: Sequence[str] = (),
    **options: Any,
) -> Module:
    """Compiles a program.

    ``program`` is the path of a file, text (a string with a function), or bytes: MLIR
    as text or bytecode, in StableHLO, CHLO, VHLO, TOSA, linalg or ``ten``, or what
    jax.export's ``serialize()`` returned.

    ``bind`` gives arguments their values once, by name or number: weights, which are
    folded, converted and packed now, and are no arguments of calls any more.

    ``options`` are flags of tensor-run that are about how a program is compiled and
    run: ``fp="strict"``, ``threads=4``, ``device="cuda"``, ``entry="step"``,
    ``cache_dir=...``, ``dynamic=True``, ``specializations=32``, ...; those that are no
    names of Python go to ``flags``.

    Arguments of dynamic sizes are compiled for the sizes of each call, and the programs
    kept. Raises InputError for what is not a valid program, with its diagnostics, and
    CompileError where it cannot be compiled.
    """
    return default_compiler().compile(program, bind=bind, flags=flags, **options)


def load(path: Union[str, "os.PathLike[str]"], **options: Any) -> Module:
    """Loads a .so or .o file that :meth:`Module.save` or tensor-compile wrote.

    Its bound arguments are given by :meth:`Module.bind`. Raises InputError where it was
    compiled for another processor or by another version."""
    return default_compiler().compile(Path(path), **options)

# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From programs to what can be called."""

from __future__ import annotations

import os
import threading
from ctypes import byref, c_void_p
from typing import Any, Mapping, Optional, Sequence, Tuple, Union

from . import _ffi
from ._module import Module

# By a name of this module, which is there until the last object has gone.
_free_compiler = _ffi.lib.tenon_compiler_free


def _flags(options: Mapping[str, Any]) -> Tuple[str, ...]:
    """Keyword arguments as flags: fp="strict" is --fp=strict, dynamic=True --dynamic."""
    flags = []
    for name, value in options.items():
        if value is None or value is False:
            continue
        flag = "--" + name.replace("_", "-")
        flags.append(flag if value is True else f"{flag}={value}")
    return tuple(flags)


class Compiler:
    """Options, and the threads that programs share. Keyword arguments are flags of
    tensor-run: ``Compiler(fp="strict", threads=4)``; others go to ``flags``."""

    def __init__(self, flags: Sequence[str] = (), **options: Any):
        self._handle: Optional[int] = None
        made = c_void_p()
        _ffi.check(_ffi.lib.tenon_compiler_create, *_ffi.flag_list((*flags, *_flags(options))), byref(made))
        self._handle = made.value

    def compile(
        self,
        program: Union[str, bytes, "os.PathLike[str]"],
        *,
        bind: Optional[Mapping[Union[str, int], Any]] = None,
        flags: Sequence[str] = (),
        **options: Any,
    ) -> Module:
        """See :func:`tenon.compile`."""
        if bind and not {"bind"} & {flag.lstrip("-").split("=")[0] for flag in flags}:
            flags = (*flags, *(f"--bind={name}" for name in bind))
        array, count = _ffi.flag_list((*flags, *_flags(options)))
        made = c_void_p()
        if isinstance(program, (bytes, bytearray, memoryview)) or (isinstance(program, str) and _is_text(program)):
            data = program.encode() if isinstance(program, str) else bytes(program)
            _ffi.check(
                _ffi.lib.tenon_executable_compile, self._handle, b"program", data, len(data), array, count, byref(made)
            )
        else:
            _ffi.check(_ffi.lib.tenon_executable_open, self._handle, os.fsencode(program), array, count, byref(made))
        assert made.value is not None
        module = Module(made.value)
        if bind:
            module.bind(bind)
        return module

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            _free_compiler(self._handle)
            self._handle = None


def _is_text(program: str) -> bool:
    """Whether a string is a program, and not a path: no path to one has lines, or the
    brackets of a function."""
    return "\n" in program or ("{" in program and "}" in program and not os.path.exists(program))


_default: Optional[Compiler] = None
_lock = threading.Lock()


def default_compiler() -> Compiler:
    """The compiler with default options, made when it is first asked for."""
    global _default
    with _lock:
        if _default is None:
            _default = Compiler()
        return _default

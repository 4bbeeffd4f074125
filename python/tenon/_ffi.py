# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The library's C interface, tenon/compiler.h, by ctypes.

ctypes lets go of the interpreter lock for the time of a call.
"""

from __future__ import annotations

import ctypes
import os
import pathlib
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_void_p
from typing import Iterable, List, NamedTuple, Optional


class Input(Structure):
    """struct tenon_input"""

    _fields_ = [("data", c_void_p), ("dims", c_void_p), ("rank", c_int32), ("type", c_int32)]


class Output(Structure):
    """struct tenon_output"""

    _fields_ = [
        ("data", c_void_p),
        ("bytes", c_int64),
        ("dims", POINTER(c_int64)),
        ("buffer", c_void_p),
        ("rank", c_int32),
        ("type", c_int32),
    ]


class Signature(Structure):
    """struct ten_signature"""

    _fields_ = [
        ("name", c_char_p),
        ("type", c_int32),
        ("rank", c_int32),
        ("dims", POINTER(c_int64)),
        ("alias", c_int32),
        ("bound", c_int32),
    ]


class CDiagnostic(Structure):
    """struct tenon_diagnostic"""

    _fields_ = [
        ("severity", c_int32),
        ("file", c_char_p),
        ("line", c_int64),
        ("column", c_int64),
        ("text", c_char_p),
    ]


class CCounts(Structure):
    """struct tenon_counts"""

    _fields_ = [
        ("hits", c_int64),
        ("misses", c_int64),
        ("dropped", c_int64),
        ("kept", c_int64),
        ("general", c_int64),
        ("arena_bytes", c_int64),
        ("compile_milliseconds", c_double),
    ]


class CTimes(Structure):
    """struct tenon_times"""

    _fields_ = [("least", c_double), ("median", c_double), ("p90", c_double), ("calls", c_int64)]


def _candidates() -> Iterable[str]:
    """Where the library may be, the most particular first."""
    if "TENON_LIBRARY" in os.environ:
        yield os.environ["TENON_LIBRARY"]
        return
    here = pathlib.Path(__file__).resolve().parent
    yield str(here / "lib" / "libTenon.so.0")  # in an installed package
    yield str(here.parent.parent / "build" / "release" / "lib" / "libTenon.so.0")  # in a checkout
    yield "libTenon.so.0"  # where the system has its libraries


def _load() -> ctypes.CDLL:
    reasons = []
    for path in _candidates():
        if os.sep in path and not os.path.exists(path):
            reasons.append(f"{path}: no such file")
            continue
        try:
            return ctypes.CDLL(path)
        except OSError as error:
            reasons.append(str(error))
    raise ImportError(
        "libTenon is not found: build it with 'scripts/build release', install it where the system finds "
        "libraries, or set TENON_LIBRARY to its path\n  " + "\n  ".join(reasons)
    )


lib = _load()

_handle, _error, _flags = c_void_p, POINTER(c_void_p), POINTER(c_char_p)
_inputs = (POINTER(Input), c_int32)
for _name, _result, _arguments in [
    ("tenon_version", c_char_p, []),
    ("tenon_error_code", c_int32, [c_void_p]),
    ("tenon_error_message", c_char_p, [c_void_p]),
    ("tenon_error_num_diagnostics", c_int32, [c_void_p]),
    ("tenon_error_diagnostic", c_int32, [c_void_p, c_int32, POINTER(CDiagnostic)]),
    ("tenon_error_free", None, [c_void_p]),
    ("tenon_text_free", None, [c_void_p]),
    ("tenon_type_name", c_char_p, [c_int32]),
    ("tenon_type_bytes", c_int64, [c_int32]),
    ("tenon_compiler_create", c_int32, [_flags, c_int32, POINTER(_handle), _error]),
    ("tenon_compiler_free", None, [_handle]),
    (
        "tenon_executable_compile",
        c_int32,
        [_handle, c_char_p, c_char_p, c_size_t, _flags, c_int32, POINTER(_handle), _error],
    ),
    ("tenon_executable_open", c_int32, [_handle, c_char_p, _flags, c_int32, POINTER(_handle), _error]),
    ("tenon_executable_free", None, [_handle]),
    ("tenon_executable_num_entries", c_int32, [_handle]),
    ("tenon_executable_entry_name", c_char_p, [_handle, c_int32]),
    ("tenon_executable_num_arguments", c_int32, [_handle, c_int32]),
    ("tenon_executable_num_results", c_int32, [_handle, c_int32]),
    ("tenon_executable_argument", POINTER(Signature), [_handle, c_int32, c_int32]),
    ("tenon_executable_result", POINTER(Signature), [_handle, c_int32, c_int32]),
    ("tenon_executable_bind", c_int32, [_handle, c_int32, *_inputs, c_int32, _error]),
    ("tenon_executable_prepare", c_int32, [_handle, c_int32, *_inputs, _error]),
    ("tenon_executable_counts", c_int32, [_handle, c_int32, POINTER(CCounts)]),
    ("tenon_executable_benchmark", c_int32, [_handle, c_int32, *_inputs, c_int64, POINTER(CTimes), _error]),
    ("tenon_executable_explain", c_int32, [_handle, c_int32, *_inputs, c_int64, POINTER(c_void_p), _error]),
    ("tenon_executable_report", c_int32, [_handle, c_int32, *_inputs, c_int64, POINTER(c_void_p), _error]),
    ("tenon_executable_save", c_int32, [_handle, c_char_p, _error]),
    ("tenon_buffer_release", None, [c_void_p]),
]:
    _function = getattr(lib, _name)
    _function.restype, _function.argtypes = _result, _arguments

# Without argument types: the caller has made C's values once, for all calls.
run = lib.tenon_executable_run
run.restype = c_int32
release_buffer = lib.tenon_buffer_release


class Diagnostic(NamedTuple):
    """A message about a place in a program; lines and columns count from 1, and
    are 0 with an empty ``file`` where the place is not known."""

    severity: str  #: "error", "warning" or "note"
    file: str
    line: int
    column: int
    text: str


class TenonError(Exception):
    """A call failed. ``str()`` is the whole message, with the lines of the program
    that it is about; ``diagnostics`` has the messages one by one."""

    def __init__(self, message: str, diagnostics: Optional[List[Diagnostic]] = None):
        super().__init__(message)
        self.diagnostics: List[Diagnostic] = diagnostics or []


class InputError(TenonError, ValueError):
    """An argument, a file, a program or an option is not as it has to be."""


class CompileError(TenonError):
    """The program is valid, but cannot be compiled."""


class CheckError(TenonError, AssertionError):
    """A check in the program failed as it ran, or one of ``verify``."""


class RunError(TenonError, RuntimeError):
    """Out of memory, or a library or a device failed."""


class InternalError(TenonError):
    """A fault of Tenon's."""


_errors = {1: CheckError, 2: InputError, 3: CompileError, 4: RunError, 5: InternalError}
_severities = ("error", "warning", "note")


def _text(value: Optional[bytes]) -> str:
    return (value or b"").decode("utf-8", "replace")


def raise_error(error: c_void_p) -> None:
    """Raises what the library reported, and frees it."""
    try:
        diagnostics = []
        diagnostic = CDiagnostic()
        for i in range(lib.tenon_error_num_diagnostics(error)):
            lib.tenon_error_diagnostic(error, i, byref(diagnostic))
            diagnostics.append(
                Diagnostic(
                    _severities[diagnostic.severity],
                    _text(diagnostic.file),
                    diagnostic.line,
                    diagnostic.column,
                    _text(diagnostic.text),
                )
            )
        kind = _errors.get(lib.tenon_error_code(error), InternalError)
        made = kind(_text(lib.tenon_error_message(error)), diagnostics)
    finally:
        lib.tenon_error_free(error)
    raise made


def check(function, *arguments) -> None:
    """Calls a function whose last argument is the error, and raises that."""
    error = c_void_p()
    if function(*arguments, byref(error)):
        raise_error(error)


def take_text(function, *arguments) -> str:
    """The text that a function makes, its last argument but the error."""
    pointer = c_void_p()
    check(function, *arguments, byref(pointer))
    try:
        return _text(ctypes.string_at(pointer))
    finally:
        lib.tenon_text_free(pointer)


def flag_list(flags: Iterable[str]):
    """Flags as C's array, and their number."""
    encoded = [flag.encode() for flag in flags]
    return (c_char_p * max(len(encoded), 1))(*encoded), len(encoded)

# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that can be called."""

from __future__ import annotations

import html
import os
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Union

import numpy as np

from . import _ffi
from ._entry import Entry, Results
from ._signature import Counts, EntrySignature, Times, tensor_of

# By a name of this module, which is there until the last object has gone.
_free_executable = _ffi.lib.tenon_executable_free


class Module:
    """A compiled program.

    ``m(x, y)``, ``m(x=..., y=...)``: calls entry 0, which is ``main`` where there is
    one; arguments are in the program's order or by its names, without those that are
    bound. They are NumPy arrays, objects with ``__dlpack__``, or numbers and lists;
    types, ranks and sizes are checked and not converted. Returns an array of NumPy,
    or a tuple of them where there are several results. Any number of threads may call
    it at the same time; the interpreter lock is released.

    ``m["step"](x)`` calls another entry. Raises :class:`TenonError`.
    """

    def __init__(self, handle: int):
        self._handle: int = handle
        self._bound: Dict[int, List[Any]] = {}
        lib = _ffi.lib
        self._entries: Dict[str, Entry] = {}
        for number in range(lib.tenon_executable_num_entries(handle)):
            name = lib.tenon_executable_entry_name(handle, number).decode("utf-8", "replace")
            signature = EntrySignature(
                name,
                tuple(
                    tensor_of(lib.tenon_executable_argument(handle, number, i).contents)
                    for i in range(lib.tenon_executable_num_arguments(handle, number))
                ),
                tuple(
                    tensor_of(lib.tenon_executable_result(handle, number, i).contents)
                    for i in range(lib.tenon_executable_num_results(handle, number))
                ),
            )
            self._entries[name] = Entry(self, number, signature)
        self._main = next(iter(self._entries.values()))

    def __call__(self, *args: Any, **kwargs: Any) -> Results:
        return self._main(*args, **kwargs)

    def run(
        self,
        args: Sequence[Any],
        kwargs: Optional[Mapping[str, Any]] = None,
        out: Optional[Sequence[Optional[np.ndarray]]] = None,
    ) -> Results:
        """:meth:`Entry.run` of entry 0: calls it, with results where ``out`` has arrays."""
        return self._main.run(args, kwargs, out)

    def bind(self, values: Union[Sequence[Any], Mapping[Union[str, int], Any]]) -> None:
        """:meth:`Entry.bind` of entry 0: gives the bound arguments."""
        self._main.bind(values)

    def prepare(self, *args: Any, **kwargs: Any) -> None:
        """:meth:`Entry.prepare` of entry 0: compiles for the shapes of these arguments."""
        self._main.prepare(*args, **kwargs)

    def benchmark(self, *args: Any, calls: int = 0, **kwargs: Any) -> Times:
        """:meth:`Entry.benchmark` of entry 0: times calls, without Python."""
        return self._main.benchmark(*args, calls=calls, **kwargs)

    def explain(self, *args: Any, calls: int = 0, **kwargs: Any) -> str:
        """:meth:`Entry.explain` of entry 0: what compiling does, and with ``calls`` where
        the time of one goes."""
        return self._main.explain(*args, calls=calls, **kwargs)

    def report(
        self, path: Union[str, "os.PathLike[str]", None] = None, *args: Any, calls: int = 0, **kwargs: Any
    ) -> str:
        """:meth:`Entry.report` of entry 0: the same as a page of HTML."""
        return self._main.report(path, *args, calls=calls, **kwargs)

    @property
    def signature(self) -> EntrySignature:
        """Of entry 0."""
        return self._main.signature

    @property
    def counts(self) -> Counts:
        """Of entry 0."""
        return self._main.counts

    @property
    def entries(self) -> Mapping[str, Entry]:
        """All entries by their names."""
        return dict(self._entries)

    def __getitem__(self, name: str) -> Entry:
        if name not in self._entries:
            raise KeyError(f"no entry '{name}'; there are: {', '.join(self._entries)}")
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Compiles all entries ahead of time, for any sizes where they are dynamic, to
        a shared library (.so, where a linker is installed) or an object file (.o),
        which :func:`tenon.load` runs, and C programs with tenon/runtime.h."""
        _ffi.check(_ffi.lib.tenon_executable_save, self._handle, os.fsencode(path))

    def __repr__(self) -> str:
        return "<tenon module\n" + "\n".join(str(entry.signature) for entry in self._entries.values()) + ">"

    def _repr_html_(self) -> str:
        try:
            page = self._main.report()
        except _ffi.TenonError:
            return f"<pre>{html.escape(repr(self))}</pre>"
        return f'<iframe srcdoc="{html.escape(page)}" style="width: 100%; height: 40em; border: 0"></iframe>'

    def __del__(self) -> None:
        if getattr(self, "_handle", 0):
            _free_executable(self._handle)
            self._handle = 0

# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that can be called."""

from __future__ import annotations

import ctypes
import math
import os
from ctypes import byref, c_int32, c_int64, c_void_p
from typing import TYPE_CHECKING, Any, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np

from . import _arrays, _ffi

try:
    from . import _fastcall
except ImportError:  # not built
    _fastcall = None  # type: ignore[assignment]
from ._ffi import InputError
from ._signature import Counts, EntrySignature, Tensor, Times

if TYPE_CHECKING:
    from ._module import Module

#: Results of at least so many bytes are in memory of the library's, which is
#: aligned, in large pages, and used again.
_LARGE_RESULT = 1 << 20

_run, _empty, _ndarray = _ffi.run, np.empty, np.ndarray
_addressof, _from_buffer = ctypes.addressof, ctypes.c_char.from_buffer

Results = Union[np.ndarray, Tuple[np.ndarray, ...]]


class _Slot:
    """One argument in the memory of a call, which is written where it changes."""

    __slots__ = ("input", "shape", "code", "dtype", "dims", "number", "what", "declared")

    def __init__(self, number: int, tensor: Tensor, place: _ffi.Input):
        rank = len(tensor.shape)
        self.number, self.input = number, place
        self.what = f"argument {number}" + (f" ('{tensor.name}')" if tensor.name else "")
        self.declared = _arrays.codes[tensor.type]
        self.shape: Optional[Tuple[int, ...]] = None
        self.code = -1
        self.dtype: Optional[np.dtype] = None  # of the array of NumPy that was described, if it was one
        self.dims = (c_int64 * max(rank, 1))()

    def describe(self, shape: Tuple[int, ...], code: int) -> None:
        if len(shape) > len(self.dims):
            self.dims = (c_int64 * len(shape))()
        self.dims[: len(shape)] = list(shape)
        self.input.dims, self.input.rank, self.input.type = ctypes.addressof(self.dims), len(shape), code
        self.shape, self.code, self.dtype = shape, code, None

    def fill(self, value: Any) -> Any:
        """Points to an argument; returns what keeps its memory."""
        view = _arrays.view(value, self.declared, self.what)
        if view.shape != self.shape or view.code != self.code:
            self.describe(view.shape, view.code)
        if view.owner is value:
            self.dtype = value.dtype
        self.input.data = view.pointer
        return view


class _Frame:
    """The memory of one call of an entry, which the next one uses again."""

    __slots__ = ("inputs", "slots", "outputs", "places", "error", "arguments")

    def __init__(self, handle: int, entry: int, signature: EntrySignature):
        self.inputs = (_ffi.Input * max(len(signature.arguments), 1))()
        self.slots = [
            _Slot(i, tensor, self.inputs[i]) for i, tensor in enumerate(signature.arguments) if not tensor.bound
        ]
        self.outputs = (_ffi.Output * max(len(signature.results), 1))()
        self.places = [self.outputs[i] for i in range(len(signature.results))]
        self.error = c_void_p()
        # All that the call takes, made once.
        self.arguments = (
            c_void_p(handle),
            c_int32(entry),
            self.inputs,
            c_int32(len(signature.arguments)),
            self.outputs,
            c_int32(len(signature.results)),
            byref(self.error),
        )


class Entry:
    """A function of a module. Call it as the module; see :class:`Module`."""

    def __init__(self, module: "Module", number: int, signature: EntrySignature):
        self._module, self._number, self.signature = module, number, signature
        self._free: List[_Frame] = []
        self._unbound = [i for i, tensor in enumerate(signature.arguments) if not tensor.bound]
        self._positions = {
            signature.arguments[argument].name: position
            for position, argument in enumerate(self._unbound)
            if signature.arguments[argument].name
        }
        self._count = len(self._unbound)
        self._makers = [self._maker(tensor) for tensor in signature.results]
        self._makes_buffers = None in self._makers
        self._fast = self._fast_call()

    def _fast_call(self) -> Any:
        """The same call in C, which returns NotImplemented for what is not usual; None
        where there is none."""
        if _fastcall is None or self._makes_buffers:
            return None
        arguments = []
        for tensor in self.signature.arguments:
            if tensor.bound:
                arguments.append((0, ""))
                continue
            try:
                dtype = tensor.dtype
            except ImportError:
                return None
            if dtype.char not in "?bBhHiIlLefd":
                return None
            arguments.append((_arrays.codes[tensor.type], dtype.char))
        function = ctypes.cast(_run, c_void_p).value
        try:
            return _fastcall.Call(function, self._module._handle, self._number, arguments, list(self._makers), np.empty)
        except ValueError:  # many arguments
            return None

    @staticmethod
    def _maker(tensor: Tensor) -> Optional[Tuple[Tuple[int, ...], np.dtype]]:
        """Shape and type of a result that NumPy's memory is made for."""
        if None in tensor.shape:
            return None
        try:
            dtype = tensor.dtype
        except ImportError:
            return None
        if math.prod(tensor.shape) * dtype.itemsize >= _LARGE_RESULT:  # type: ignore[arg-type]
            return None
        return tuple(tensor.shape), dtype  # type: ignore[arg-type]

    def _order(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Sequence[Any]:
        """Arguments in the program's order, without bound ones."""
        count = len(self._unbound)
        if not kwargs and len(args) == count:
            return args
        missing = object()
        ordered = list(args) + [missing] * (count - len(args))
        if len(ordered) > count:
            names = ", ".join([f"'{name}'" for name in self._positions][:8])
            listed = f" ({names}{', ...' if len(self._positions) > 8 else ''})" if names else ""
            raise InputError(f"'{self.signature.name}' expects {self._wanted()}{listed}, got {len(args)}")
        for name, value in kwargs.items():
            position = self._positions.get(name)
            if position is None:
                known = ", ".join(f"'{other}'" for other in self._positions) or "none"
                raise InputError(f"'{self.signature.name}' has no argument '{name}'; its names are: {known}")
            if ordered[position] is not missing:
                raise InputError(f"'{self.signature.name}' got two values for argument '{name}'")
            ordered[position] = value
        absent = [i for i, value in enumerate(ordered) if value is missing]
        if absent:
            tensors = [self.signature.arguments[self._unbound[i]] for i in absent]
            without = ", ".join(t.name or f"number {self._unbound[i]}" for t, i in zip(tensors, absent))
            raise InputError(f"'{self.signature.name}' expects {self._wanted()}; without: {without}")
        return ordered

    def _wanted(self) -> str:
        count = len(self._unbound)
        return f"{count} argument" + ("" if count == 1 else "s")

    @staticmethod
    def _fill(frame: _Frame, values: Sequence[Any]) -> List[Any]:
        """Writes the arguments into a frame; returns what keeps their memory."""
        return [slot.fill(value) for slot, value in zip(frame.slots, values)]

    def __call__(self, *args: Any, **kwargs: Any) -> Results:
        if self._fast is not None and not kwargs:
            result = self._fast(*args)
            if result is not NotImplemented:
                return result
        if kwargs or len(args) != self._count:
            args = tuple(self._order(args, kwargs))
        # What follows is most of the time of a small program.
        try:
            frame = self._free.pop()
        except IndexError:
            frame = _Frame(self._module._handle, self._number, self.signature)
        owners = []
        for slot, value in zip(frame.slots, args):
            if (
                type(value) is _ndarray
                and value.dtype is slot.dtype
                and value.shape == slot.shape
                and value.flags.c_contiguous
            ):
                try:
                    slot.input.data = _addressof(_from_buffer(value))  # type: ignore[arg-type]
                    continue
                except (TypeError, ValueError, BufferError):
                    pass
            owners.append(slot.fill(value))
        results: List[Any] = []
        for place, maker in zip(frame.places, self._makers):
            if maker is None:
                place.data = place.dims = None
                results.append(None)
                continue
            array = _empty(*maker)
            place.data = _arrays.pointer_of(array)
            place.bytes = array.nbytes
            results.append(array)
        if _run(*frame.arguments):
            _ffi.raise_error(frame.error)
        if self._makes_buffers:
            self._take_buffers(frame, results)
        self._free.append(frame)
        return results[0] if len(results) == 1 else tuple(results)

    @staticmethod
    def _take_buffers(frame: _Frame, results: List[Any]) -> None:
        for i, array in enumerate(results):
            if array is None:
                results[i] = _arrays.from_buffer(frame.places[i])

    def run(
        self,
        args: Sequence[Any],
        kwargs: Optional[Mapping[str, Any]] = None,
        out: Optional[Sequence[Optional[np.ndarray]]] = None,
    ) -> Results:
        """Calls the entry with results where ``out`` has arrays: dense, of the
        result's type, and large enough shape for shape. An array that is an argument
        which is donated to that result may be one. None is a new array."""
        if out is None:
            return self(*args, **(kwargs or {}))
        self._check_out(out)
        frame = _Frame(self._module._handle, self._number, self.signature)
        owners = self._fill(frame, self._order(args, kwargs or {}))
        results: List[Any] = list(out)
        for place, array in zip(frame.places, out):
            if array is not None:
                place.data, place.bytes = _arrays.pointer_of(array), array.nbytes
        if _run(*frame.arguments):
            _ffi.raise_error(frame.error)
        del owners
        self._take_buffers(frame, results)
        return results[0] if len(results) == 1 else tuple(results)

    def _check_out(self, out: Sequence[Optional[np.ndarray]]) -> None:
        if len(out) != len(self._makers):
            raise InputError(f"'{self.signature.name}' has {len(self._makers)} results, got {len(out)} arrays for them")
        for i, (array, tensor) in enumerate(zip(out, self.signature.results)):
            if array is None:
                continue
            if None in tensor.shape:
                raise InputError(f"result {i} has dynamic sizes: expects None in 'out', the library makes an array")
            if (
                not isinstance(array, np.ndarray)
                or array.shape != tensor.shape
                or array.dtype != tensor.dtype
                or not array.flags.c_contiguous
                or not array.flags.writeable
            ):
                raise InputError(f"result {i} expects a dense array that can be written, {tensor}, in 'out'")

    def _inputs(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Tuple[_Frame, List[Any]]:
        frame = _Frame(self._module._handle, self._number, self.signature)
        return frame, self._fill(frame, self._order(args, kwargs))

    def bind(self, values: Union[Sequence[Any], Mapping[Union[str, int], Any]]) -> None:
        """Gives the bound arguments: all of them in order, or by name or number.
        They are folded, converted and packed now. Before the first call; again to
        replace them. The arrays of an entry with dynamic sizes are kept, and must not
        be changed."""
        numbers = [i for i, tensor in enumerate(self.signature.arguments) if tensor.bound]
        if isinstance(values, Mapping):
            values = self._in_order(values, numbers)
        if len(values) != len(numbers):
            raise InputError(f"'{self.signature.name}' expects {len(numbers)} bound arguments, got {len(values)}")
        inputs = (_ffi.Input * max(len(numbers), 1))()
        owners: List[Any] = []
        for place, number, value in zip(inputs, numbers, values):
            slot = _Slot(number, self.signature.arguments[number], place)
            owners += [slot.fill(value), slot]
        _ffi.check(_ffi.lib.tenon_executable_bind, self._module._handle, self._number, inputs, len(numbers), 1)
        self._module._bound[self._number] = owners

    def _in_order(self, values: Mapping[Union[str, int], Any], numbers: Sequence[int]) -> List[Any]:
        left = dict(values)
        ordered: List[Any] = []
        for number in numbers:
            name = self.signature.arguments[number].name
            if number in left:
                ordered.append(left.pop(number))
            elif name in left:
                ordered.append(left.pop(name))
            else:
                raise InputError(f"no value for bound argument {number}" + (f" ('{name}')" if name else ""))
        if left:
            raise InputError("no bound argument is called " + ", ".join(repr(name) for name in left))
        return ordered

    def prepare(self, *args: Any, **kwargs: Any) -> None:
        """Compiles for the shapes of these arguments, so that a call need not."""
        frame, _owners = self._inputs(args, kwargs)
        bound = self._module._bound.get(self._number, [])
        for slot in bound[1::2]:
            frame.inputs[slot.number] = slot.input
        _ffi.check(
            _ffi.lib.tenon_executable_prepare,
            self._module._handle,
            self._number,
            frame.inputs,
            len(self.signature.arguments),
        )

    def benchmark(self, *args: Any, calls: int = 0, **kwargs: Any) -> Times:
        """Warms up and times so many calls, without Python; 0 is about a second."""
        frame, _owners = self._inputs(args, kwargs)
        times = _ffi.CTimes()
        _ffi.check(
            _ffi.lib.tenon_executable_benchmark,
            self._module._handle,
            self._number,
            frame.inputs,
            len(self.signature.arguments),
            calls,
            byref(times),
        )
        return Times(times.least, times.median, times.p90, times.calls)

    def explain(self, *args: Any, calls: int = 0, **kwargs: Any) -> str:
        """What became kernels, what was decided and why, and what compiling takes: the
        program is compiled again for it, for the shapes of the arguments, if there
        are any. With ``calls``, so many are measured, kernel by kernel."""
        return self._explain(_ffi.lib.tenon_executable_explain, args, kwargs, calls)

    def report(
        self, path: Union[str, "os.PathLike[str]", None] = None, *args: Any, calls: int = 0, **kwargs: Any
    ) -> str:
        """The same as a page of HTML with pictures, which is returned, and written to
        ``path`` where that is given."""
        page = self._explain(_ffi.lib.tenon_executable_report, args, kwargs, calls)
        if path is not None:
            with open(path, "w", encoding="utf-8") as file:
                file.write(page)
        return page

    def _explain(self, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any], calls: int) -> str:
        count = 0
        frame = _Frame(self._module._handle, self._number, self.signature)
        if args or kwargs or calls > 0:
            frame, _owners = self._inputs(args, kwargs)
            count = len(self.signature.arguments)
        return _ffi.take_text(function, self._module._handle, self._number, frame.inputs, count, calls)

    @property
    def counts(self) -> Counts:
        """Hits and misses of programs for sizes, and memory."""
        counts = _ffi.CCounts()
        _ffi.lib.tenon_executable_counts(self._module._handle, self._number, byref(counts))
        return Counts(*(getattr(counts, name) for name in Counts._fields))

    def __repr__(self) -> str:
        return f"<tenon entry {self.signature}>"

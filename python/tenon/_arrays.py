# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of Python as the library has them, without copies where there can be none.

A NumPy array is taken as it is. An object with ``__dlpack__`` (PyTorch, JAX, CuPy on
the CPU, ...) is read through that protocol, in its own memory; others become NumPy
arrays. What is not dense and row-major is copied.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, Structure, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from typing import Any, Dict, Optional, Tuple

import numpy as np

from . import _ffi
from ._ffi import InputError

# NumPy's names of the element types that it has itself, by MLIR's.
_NUMPY = {
    "f64": "float64",
    "f32": "float32",
    "f16": "float16",
    "i1": "bool",
    "i8": "int8",
    "i16": "int16",
    "i32": "int32",
    "i64": "int64",
    "ui8": "uint8",
    "ui16": "uint16",
    "ui32": "uint32",
    "ui64": "uint64",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
    "index": "int64",
}
# Those of ml_dtypes.
_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E3M4": "float8_e3m4",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
    "f4E2M1FN": "float4_e2m1fn",
    "i2": "int2",
    "i4": "int4",
    "ui2": "uint2",
    "ui4": "uint4",
}

#: The number of an element type, by its name, and the name by the number.
codes: Dict[str, int] = {}
names: Dict[int, str] = {}
for _code in range(1, 256):
    _name = _ffi.lib.tenon_type_name(_code)
    if _name is None:
        break
    codes[_name.decode()] = _code
    names[_code] = _name.decode()

#: The number of an element type, by NumPy's type; of those that are known so far.
code_of: Dict[np.dtype, int] = {np.dtype(n): codes[m] for m, n in _NUMPY.items() if m != "index"}
_dtypes: Dict[int, np.dtype] = {codes[m]: np.dtype(n) for m, n in _NUMPY.items()}


def _add_ml_dtypes() -> bool:
    try:
        import ml_dtypes
    except ImportError:
        return False
    for name, attribute in _ML_DTYPES.items():
        made = getattr(ml_dtypes, attribute, None)
        if made is not None:
            code_of[np.dtype(made)] = codes[name]
            _dtypes[codes[name]] = np.dtype(made)
    return True


def dtype_of(code: int) -> np.dtype:
    """NumPy's type for an element type.

    Raises ImportError where that is one of the package ml_dtypes, which is not
    installed."""
    found = _dtypes.get(code)
    if found is None:
        if not _add_ml_dtypes():
            raise ImportError(f"arrays of {names[code]} need the package ml_dtypes: pip install ml_dtypes")
        found = _dtypes.get(code)
    if found is None:
        raise ImportError(f"arrays of {names[code]} need a newer ml_dtypes: pip install --upgrade ml_dtypes")
    return found


def code_of_dtype(dtype: np.dtype) -> Optional[int]:
    """The element type of NumPy's type, or None."""
    code = code_of.get(dtype)
    if code is None and dtype.kind == "V":
        # Types of ml_dtypes are of kind 'V' too; the package has them then.
        _add_ml_dtypes()
        code = code_of.get(dtype)
    if code is None and dtype.kind not in "VO":
        _add_ml_dtypes()
        code = code_of.get(dtype)
    return code


def pointer_of(array: np.ndarray) -> int:
    """The address of a dense array's elements."""
    try:
        return _addressof(_from_buffer(array))  # type: ignore[arg-type]
    except (TypeError, ValueError, BufferError):
        # Read only, empty, or of a type that buffers do not have.
        return array.ctypes.data


_addressof, _from_buffer = ctypes.addressof, ctypes.c_char.from_buffer

# ---------------------------------------------------------------------------
# DLPack
# ---------------------------------------------------------------------------


class _Tensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


_DLPACK_CPU = (1, 3)  # memory of the host, and such as a GPU reads as well
# By code and bits.
_DLPACK_TYPES = {
    **{(0, bits): f"i{bits}" for bits in (8, 16, 32, 64)},
    **{(1, bits): f"ui{bits}" for bits in (8, 16, 32, 64)},
    **{(2, bits): f"f{bits}" for bits in (16, 32, 64)},
    (4, 16): "bf16",
    (5, 64): "complex<f32>",
    (5, 128): "complex<f64>",
    (6, 8): "i1",
    (7, 8): "f8E3M4",
    (8, 8): "f8E4M3",
    (9, 8): "f8E4M3B11FNUZ",
    (10, 8): "f8E4M3FN",
    (11, 8): "f8E4M3FNUZ",
    (12, 8): "f8E5M2",
    (13, 8): "f8E5M2FNUZ",
    (14, 8): "f8E8M0FNU",
}

_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = c_void_p, [ctypes.py_object, c_char_p]


class View:
    """An array in memory that ``owner`` keeps: what a call reads."""

    __slots__ = ("owner", "pointer", "shape", "code")

    def __init__(self, owner: Any, pointer: int, shape: Tuple[int, ...], code: int):
        self.owner, self.pointer, self.shape, self.code = owner, pointer, shape, code


def _is_dense(shape: Tuple[int, ...], strides) -> bool:
    if not strides or 0 in shape:
        return True
    expected = 1
    for size, stride in zip(reversed(shape), reversed(strides[: len(shape)])):
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True


def _from_dlpack(value: Any, what: str) -> Optional[View]:
    """The view of an object with ``__dlpack__``; None where a copy is needed."""
    device = value.__dlpack_device__()
    if int(device[0]) not in _DLPACK_CPU:
        raise InputError(f"{what} expects an array in the host's memory, got one of DLPack's device {device}")
    try:
        capsule = value.__dlpack__()
    except (BufferError, RuntimeError, TypeError, NotImplementedError):
        # A tensor that requires a gradient, one of a type without DLPack, ...
        return None
    # The capsule is not taken over: it frees its tensor as it goes.
    tensor = ctypes.cast(_capsule_pointer(capsule, b"dltensor"), POINTER(_Tensor)).contents
    shape = tuple(tensor.shape[: tensor.ndim]) if tensor.ndim else ()
    name = _DLPACK_TYPES.get((tensor.code, tensor.bits)) if tensor.lanes == 1 else None
    if name is None or not _is_dense(shape, tensor.strides):
        return None
    return View((value, capsule), (tensor.data or 0) + tensor.byte_offset, shape, codes[name])


def _copy_of(value: Any) -> Any:
    """An array of NumPy with what DLPack has in another layout; without the protocol,
    whatever NumPy makes of the object."""
    try:
        return np.from_dlpack(value)
    except (BufferError, RuntimeError, TypeError, NotImplementedError):
        return np.asarray(value)


def view(value: Any, code: int, what: str) -> View:
    """What a call reads of an argument; ``code`` is the declared element type, for
    numbers and lists of Python, which have none."""
    if not isinstance(value, np.ndarray):
        if hasattr(value, "__dlpack__") and not isinstance(value, np.generic):
            found = _from_dlpack(value, what)
            if found is not None:
                return found
            value = _copy_of(value)
        if isinstance(value, (bool, int, float, complex, list, tuple)):
            value = _from_python(value, code, what)
        else:
            value = np.asarray(value)
    if not value.dtype.isnative:
        value = value.astype(value.dtype.newbyteorder("="))
    given = code_of_dtype(value.dtype)
    if given is None:
        raise InputError(f"{what} expects {names[code]}, got an array of {value.dtype}")
    if given == codes["i64"] and code == codes["index"]:
        given = code
    if not value.flags.c_contiguous:
        value = np.ascontiguousarray(value).reshape(value.shape)
    return View(value, pointer_of(value), value.shape, given)


def _from_python(value: Any, code: int, what: str) -> np.ndarray:
    made = np.asarray(value)
    wanted = dtype_of(code)
    if made.dtype == object or (made.dtype.kind in "US"):
        raise InputError(f"{what} expects {names[code]}, got {type(value).__name__}")
    # Of numbers, nothing that the type cannot hold is cut off silently.
    if made.size and wanted.kind in "iu" and made.dtype.kind in "iub":
        info = np.iinfo(wanted)
        if int(made.min()) < info.min or int(made.max()) > info.max:
            raise InputError(f"{what} expects {names[code]}, got numbers outside of its range")
    elif made.dtype.kind in "fc" and wanted.kind in "iub":
        raise InputError(f"{what} expects {names[code]}, got numbers with fractions")
    elif made.dtype.kind == "c" and wanted.kind != "c":
        raise InputError(f"{what} expects {names[code]}, got complex numbers")
    return made.astype(wanted)


# ---------------------------------------------------------------------------
# Results
# ---------------------------------------------------------------------------


class _Memory:
    """Memory of the library's, which an array of NumPy refers to."""

    __slots__ = ("__array_interface__", "_buffer", "__weakref__")

    def __init__(self, pointer: int, num_bytes: int, buffer: int):
        self._buffer = buffer
        self.__array_interface__ = {"version": 3, "shape": (num_bytes,), "typestr": "|u1", "data": (pointer, False)}

    def __del__(self):
        _ffi.release_buffer(self._buffer)


def from_buffer(output: _ffi.Output) -> np.ndarray:
    """A result in memory of the library's, which lives as long as the array and
    what is made of it."""
    shape = tuple(output.dims[: output.rank]) if output.rank else ()
    memory = _Memory(output.data, output.bytes, output.buffer)
    dtype = dtype_of(output.type)
    return np.asarray(memory).view(dtype).reshape(shape)

"""Modules of cases: functions in the ten dialect with stored inputs and outputs."""

import ml_dtypes
import numpy as np

FLOATS = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
    "f8E4M3": ml_dtypes.float8_e4m3, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz, "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2, "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E3M4": ml_dtypes.float8_e3m4}
POWERS = {"f8E8M0FNU": ml_dtypes.float8_e8m0fnu}
TINY = {
    "f4E2M1FN": ml_dtypes.float4_e2m1fn, "f6E2M3FN": ml_dtypes.float6_e2m3fn, "f6E3M2FN": ml_dtypes.float6_e3m2fn}
INTS = {
    "i2": ml_dtypes.int2, "i4": ml_dtypes.int4, "i8": np.int8, "i16": np.int16, "i32": np.int32,
    "i64": np.int64, "ui2": ml_dtypes.uint2, "ui4": ml_dtypes.uint4, "ui8": np.uint8,
    "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64}
COMPLEX = {"complex<f32>": np.complex64, "complex<f64>": np.complex128}
TYPES = {**FLOATS, **POWERS, **TINY, **INTS, **COMPLEX, "i1": np.bool_, "index": np.int64}


def width(elem):
    if elem.startswith("complex"):
        return 2 * width(elem[8:-1])
    if elem == "bf16":
        return 16
    digits = ""
    for c in elem.lstrip("uif"):
        if not c.isdigit():
            break
        digits += c
    return int(digits)


def bounds(elem):
    """Smallest and largest value of an integer type."""
    w = width(elem)
    return (0, 2**w - 1) if elem.startswith("u") else (-(2 ** (w - 1)), 2 ** (w - 1) - 1)


def wrap(value, elem):
    low, _ = bounds(elem)
    return (int(value) - low) % 2 ** width(elem) + low


def tensor(elem, shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + elem + ">"


class Array:
    """A NumPy array with the name of its element type."""

    def __init__(self, elem, values, shape=None):
        values = np.asarray(values)
        self.elem, self.array = elem, values.astype(TYPES[elem])
        if shape is not None:
            self.array = self.array.reshape(shape)

    @property
    def type(self):
        return tensor(self.elem, self.array.shape)

    def stored(self):
        a = self.array
        if self.elem in ("i2", "i4"):
            return a.astype(np.int8)
        if self.elem in ("ui2", "ui4"):
            return a.astype(np.uint8)
        if a.dtype.type.__module__ != "numpy":
            return np.ascontiguousarray(a).view(np.uint16 if a.itemsize == 2 else np.uint8).reshape(a.shape)
        return a


class Module:
    def __init__(self, name):
        self.name, self.text, self.arrays, self.known, self.count = name, [], {}, {}, 0

    def keep(self, array):
        stored = np.ascontiguousarray(array.stored()).reshape(array.array.shape)
        key = (stored.dtype.str, stored.shape, stored.tobytes())
        if key not in self.known:
            self.known[key] = f"a{len(self.known)}"
            self.arrays[self.known[key]] = stored
        return self.known[key]

    def case(self, name, inputs, body, outputs, ulp=0, relative=0, types=None):
        """`body` computes %r (or %r#0, ...) of the outputs' types from %0, %1, ..."""
        name = name.replace("<", "_").replace(">", "")
        quote = lambda arrays: "[" + ", ".join(f'"{self.keep(a)}"' for a in arrays) + "]"
        attributes = f"inputs = {quote(inputs)}, outputs = {quote(outputs)}"
        if ulp:
            attributes += f", ulp = {ulp} : i64"
        if relative:
            attributes += f", relative = {relative:e} : f64"
        types = types or [a.type for a in inputs]
        arguments = ", ".join(f"%{i}: {t}" for i, t in enumerate(types))
        results = [f"%r#{i}" for i in range(len(outputs))] if len(outputs) > 1 else ["%r"]
        outs = ", ".join(a.type for a in outputs)
        self.text.append(
            f"func.func @case_{name}({arguments}) -> ({outs}) attributes {{{attributes}}} {{\n"
            + "".join(f"  {line}\n" for line in body.strip().splitlines())
            + f"  return {', '.join(results)} : {outs}\n}}\n")
        self.count += 1

    def add(self, text):
        self.text.append(text)

    def write(self, folder):
        with open(f"{folder}/{self.name}.mlir", "w") as f:
            f.write("// Made by make_cases.py. The arrays are in the archive beside it.\n" + "".join(self.text))
        np.savez_compressed(f"{folder}/{self.name}.npz", **self.arrays)
        print(f"{self.name}: {self.count} cases")

#!/usr/bin/env python3
"""Makes test/Runtime/data/: what NumPy, ml_dtypes and safetensors write, and
values that they compute. Needs these three packages."""
import io
import os
import struct
import zipfile

import ml_dtypes
import numpy as np
from safetensors.numpy import save_file

out = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
os.makedirs(out, exist_ok=True)
path = lambda name: os.path.join(out, name)

# --- Floats: every decoding of 8 bits or less, and encodings around halves.
formats = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
}


def fnv1a(values):
    """The hash of an array's bytes that FloatTest.cpp computes."""
    hash = 0xCBF29CE484222325
    for byte in values.tobytes():
        hash = (hash ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return hash


np.seterr(all="ignore")
arrays, hashes = {}, []
for name, dtype in formats.items():
    size = np.dtype(dtype).itemsize
    unsigned = np.uint16 if size == 2 else np.uint8
    count = 2 ** int(name[1]) if name[1] in "46" else 256**size
    values = np.arange(count).astype(unsigned).view(dtype).astype(np.float32)
    # NaNs differ in sign and payload between writers: compare them as one.
    plain = np.where(np.isnan(values), np.float32(0), values)
    hashes.append(f'    {{"{name}", {fnv1a(plain):#x}, {int(np.isnan(values).sum())}}},')
    finite = np.unique(values[np.isfinite(values)].astype(np.float64))
    if size == 2:
        finite = finite[:: len(finite) // 200]
        step = 2.0**-11 if name == "f16" else 2.0**-8
        half = finite * (1 + step)
    else:
        half = (finite[1:] + finite[:-1]) / 2
    edge = np.array([finite.max() * f for f in (1.01, 1.03, 1.06, 1.12, 1.3, 4)])
    # In float: from double ml_dtypes rounds twice.
    half = half.astype(np.float32)
    up, down = np.float32(np.inf), np.float32(-np.inf)
    points = np.concatenate([finite, half, np.nextafter(half, up), np.nextafter(half, down), edge, -edge])
    points = points.astype(np.float32).astype(np.float64)
    if name == "f8E8M0FNU":  # Zero and negatives are ours to define; subnormals it rounds otherwise than LLVM.
        points = points[points >= 2.0**-126]
    arrays[name + ".in"] = points
    arrays[name + ".out"] = points.astype(dtype).view(unsigned)
with zipfile.ZipFile(path("float_encode.npz"), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as z:
    for name, array in arrays.items():
        buffer = io.BytesIO()
        np.save(buffer, array)
        z.writestr(zipfile.ZipInfo(name + ".npy"), buffer.getvalue(), zipfile.ZIP_DEFLATED)
with open(path("float_decode.inc"), "w") as f:
    f.write("\n".join(hashes) + "\n")

# --- Archives and tensors.
a = np.arange(6, dtype=np.float32).reshape(2, 3)
b = np.arange(5, dtype=np.int64) - 2
np.savez(path("stored.npz"), a=a, b=b)
np.savez_compressed(path("deflated.npz"), a=a, b=b, zeros=np.zeros((100, 1000)))
with zipfile.ZipFile(path("zip64.npz"), "w") as z:
    with z.open("a.npy", "w", force_zip64=True) as f:
        np.save(f, a)
save_file({"a": a, "b": b, "h": a.astype(ml_dtypes.bfloat16), "flag": np.array([True, False])},
          path("small.safetensors"), metadata={"made by": "make_data.py \u00e9"})

# --- .npy files of other writers.
np.save(path("fortran.npy"), np.asfortranarray(np.arange(24, dtype=np.int32).reshape(2, 3, 4)))
np.save(path("big_endian.npy"), a.astype(">f4"))
np.save(path("big_endian_complex.npy"), (a + 2j * a).astype(">c8"))
np.save(path("bf16_void.npy"), a.astype(ml_dtypes.bfloat16))
np.save(path("i4_void.npy"), np.array([-8, -1, 0, 7]).astype(ml_dtypes.int4))
np.save(path("bool.npy"), np.array([True, False, True]))
for version in ((2, 0), (3, 0)):
    with open(path(f"version{version[0]}.npy"), "wb") as f:
        np.lib.format.write_array(f, a, version=version)

# --- Transforms.
arrays = {}
for n in (1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 15, 16, 17, 30, 31, 37, 49, 64, 74, 97, 100, 121, 127, 210, 256, 258):
    k = np.arange(n)
    # Numbers that C++ computes as well, exactly.
    x = ((k * 37 + 11) % 64 - 32) / 32 + 1j * (((k * 53 + 5) % 128 - 64) / 64)
    arrays[f"fft{n}"] = np.fft.fft(x)
    arrays[f"rfft{n}"] = np.fft.rfft(x.real)
    h = n // 2 + 1
    arrays[f"irfft{n}"] = np.fft.irfft(x[:h] if n > 1 else x, n)
with zipfile.ZipFile(path("fft.npz"), "w") as z:
    for name, array in arrays.items():
        buffer = io.BytesIO()
        np.save(buffer, array)
        z.writestr(zipfile.ZipInfo(name + ".npy"), buffer.getvalue(), zipfile.ZIP_DEFLATED)

# --- Printing.
lines = []
def printed(type, array):
    lines.append(f'    {{"{type}", R"({np.array2string(array, separator=" ")})"}},')
printed("2x3xf32=1,2,3,4,5,6.5", np.array([[1, 2, 3], [4, 5, 6.5]], np.float32))
printed("4xf32=0.1,1e10,-3,nan", np.array([0.1, 1e10, -3, np.nan], np.float32))
printed("3xf64=0.1,0.2,0.30000000000000004", np.array([0.1, 0.2, 0.1 + 0.2]))
printed("3xf32=inf,-inf,1.5", np.array([np.inf, -np.inf, 1.5], np.float32))
printed("3xi8=-128,0,127", np.array([-128, 0, 127], np.int8))
printed("2xi1=true,false", np.array([True, False]))
printed("2x2x2xi32=1,2,3,4,5,6,7,8", np.arange(1, 9, dtype=np.int32).reshape(2, 2, 2))
printed("2000xi32=7", np.full(2000, 7, np.int32))
printed("50x50xf32=0.5", np.full((50, 50), 0.5, np.float32))
printed("40xf32=0.25", np.full(40, 0.25, np.float32))
printed("f32=3.5", np.array(3.5, np.float32))
printed("0x3xf32=", np.zeros((0, 3), np.float32))
printed("2xcomplex<f32>=(1,2),(-1.5,-0.25)", np.array([1 + 2j, -1.5 - 0.25j], np.complex64))
printed("3xf16=0.1,0.2,0.3", np.array([0.1, 0.2, 0.3], np.float16))
printed("2xf32=1e-5,1", np.array([1e-5, 1], np.float32))
printed("3xf32=123456.789,1000,-2", np.array([123456.789, 1000, -2], np.float32))
with open(path("print.inc"), "w") as f:
    f.write("\n".join(lines) + "\n")

# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs on floats of 4 and 6 bits by Tenon's plugin, and compares their bits
with ml_dtypes and NumPy.

XLA's conversions of these types on CPUs lose what is out of range, so they are no
reference. The last line is `N passed, N failed`.
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)
counts = {True: 0, False: 0}


def check(name, got, want):
    got, want = np.asarray(got), np.asarray(want)
    same = got.dtype == want.dtype and got.shape == want.shape and got.tobytes() == want.tobytes()
    counts[same] += 1
    if not same:
        print(f"FAILED {name}: {got.dtype}{got.shape} for {want.dtype}{want.shape}: {got.ravel()[:8]} for {want.ravel()[:8]}")


def check_conversions(name, kind, values):
    """From and to other types: by way of f32, which has all numbers of these."""
    numbers = np.linspace(-40, 40, 4001, dtype=np.float32)
    numbers = np.concatenate([numbers, np.float32([np.inf, -np.inf, 0.0, -0.0, 1e30, -1e30, 2**-5, 2**-4])])
    for source in (np.float64, np.float32, np.float16, ml_dtypes.bfloat16, np.int8, np.int64, np.uint8):
        given = numbers[np.isfinite(numbers) & (np.abs(numbers) < 100)] if np.dtype(source).kind in "iu" else numbers
        if source is np.float16:
            given = np.clip(given, -1000, 1000)
        given = np.maximum(given, 0).astype(source) if source is np.uint8 else given.astype(source)
        check(f"{np.dtype(source).name} to {name}", jax.jit(lambda a: a.astype(kind))(given), given.astype(np.float32).astype(kind))
    # Just beside half: two roundings, by way of f32, would differ.
    tie = np.float64([0.3125, 0.1875, 2.25, 1.0625])
    beside = np.concatenate([np.nextafter(tie, 100), np.nextafter(tie, -100)])
    exact = values.astype(np.float64)
    exact = exact[np.argsort(exact)]
    for value, got in zip(beside, np.asarray(jax.jit(lambda a: a.astype(kind))(beside))):
        check(f"f64 {value!r} to {name}", float(got), float(exact[np.argmin(np.abs(exact - value))]))
    for target in (np.float64, np.float32, np.float16, ml_dtypes.bfloat16, ml_dtypes.float8_e5m2, np.int8, np.int32, np.bool_):
        check(f"{name} to {np.dtype(target).name}", jax.jit(lambda a: a.astype(target))(values), values.astype(np.float32).astype(target))


def check_arithmetic(name, kind, numbers):
    """All pairs, computed in f32 and rounded once."""
    a, b = np.meshgrid(numbers, numbers)
    small = a.astype(kind), b.astype(kind)
    for operation in ("add", "subtract", "multiply", "maximum", "minimum"):
        want = getattr(np, operation)(a, b).astype(kind).astype(np.float32)
        got = np.asarray(jax.jit(getattr(jnp, operation))(*small)).astype(np.float32)
        # Zeros have either sign in a maximum of both.
        check(f"{name} {operation}", got + np.float32(0), want + np.float32(0))
    for operation in ("less", "less_equal", "equal", "not_equal"):
        check(f"{name} {operation}", jax.jit(getattr(jnp, operation))(*small), getattr(np, operation)(a, b))
    values = numbers.astype(kind)
    check(f"{name} negative", jax.jit(jnp.negative)(values), (-numbers).astype(kind))
    check(f"{name} abs", jax.jit(jnp.abs)(values), np.abs(numbers).astype(kind))
    check(f"{name} max", jax.jit(jnp.max)(values), numbers.max().astype(kind))
    check(f"{name} argmin", jax.jit(jnp.argmin)(values), np.argmin(numbers))
    got = np.asarray(jax.jit(jnp.sort)(values[::-1])).astype(np.float32)
    check(f"{name} sort", got + np.float32(0), np.sort(numbers) + np.float32(0))
    left, right = numbers[:8].reshape(2, 4), numbers[4:12].reshape(4, 2)
    product = jax.jit(lambda x, y: lax.dot(x, y, preferred_element_type=jnp.float32))
    check(f"{name} dot", product(left.astype(kind), right.astype(kind)), left @ right)


def check_movement(name, kind, values):
    bits = len(values).bit_length() - 1
    numbers = values.astype(np.float32)
    check(f"{name} there and back", jax.device_put(values), values)
    check(f"{name} zeros", jnp.zeros(5, kind), np.zeros(5, kind))
    check(f"{name} full", jax.jit(lambda: jnp.full((2, 3), 1.5, kind))(), np.full((2, 3), 1.5, kind))
    check(f"{name} constant", jax.jit(lambda: jnp.asarray(values)[::2])(), values[::2])
    check(f"{name} transpose", jax.jit(lambda a: a.reshape(4, -1)[::-1].T)(values), values.reshape(4, -1)[::-1].T)
    check(f"{name} take", jax.jit(lambda a, i: a[i])(values, np.array([3, 1, 7])), values[[3, 1, 7]])
    check(f"{name} set", jax.jit(lambda a: a.at[2].set(a[5])[1:4])(values), values[[1, 5, 3]])
    check(f"{name} loop", jax.jit(lambda a: lax.fori_loop(0, 3, lambda _, v: v[::-1], a))(values), values[::-1])
    slope = jax.grad(lambda a: jnp.sum(a.astype(kind).astype(np.float32) ** 2))(numbers)
    check(f"{name} grad", slope, (2 * numbers).astype(kind).astype(np.float32))
    shape = jax.ShapeDtypeStruct(values.shape, values.dtype)
    reverse = jax.jit(lambda a: jax.pure_callback(lambda v: np.asarray(v)[::-1], shape, a))
    check(f"{name} callback", reverse(values), values[::-1])
    exported = jax.export.export(jax.jit(lambda a: a.astype(jnp.float32) * 2), platforms=["cpu"])(shape)
    check(f"{name} export", exported.call(values), numbers * 2)
    if bits == 4:
        words = np.arange(256, dtype=np.uint8)
        halves = np.stack([words & 15, words >> 4], -1).view(kind)
        check(f"{name} of bytes", jax.jit(lambda a: lax.bitcast_convert_type(a, kind))(words), halves)
        check(f"{name} to bytes", jax.jit(lambda a: lax.bitcast_convert_type(a, np.uint8))(halves), words)


def client_has(values):
    """JAX 0.10 has the types of 6 bits in Python and not in its client."""
    try:
        jax.jit(lambda a: a[::-1])(values)
    except jax.errors.JaxRuntimeError as error:
        if "Invalid XLA PrimitiveType" not in str(error):
            raise
        return False
    return True


def main():
    for name in ("float4_e2m1fn", "float6_e2m3fn", "float6_e3m2fn"):
        kind = getattr(ml_dtypes, name)
        values = np.arange(2 ** int(name[5]), dtype=np.uint8).view(kind)
        if not client_has(values):
            print(f"skipped: {name}: the client of JAX {jax.__version__} has no such type")
            continue
        check_conversions(name, kind, values)
        check_arithmetic(name, kind, values.astype(np.float32))
        check_movement(name, kind, values)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] != 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""long-sums.py TENSOR-RUN FOLDER: sums of f32 beside NumPy's pairwise ones.

Rows of 10^3 to 10^7 numbers: equal, uniform, normal, and of alternating signs. The root mean square of the errors of all
rows of a kind is at most twice NumPy's, and of the few rows of a length three times. All numbers of threads give the same
bits. A sum is also computed together with what follows it: half of it is as exact.
"""

import itertools
import subprocess
import sys

import numpy as np

run, folder = sys.argv[1], sys.argv[2]
generator = np.random.default_rng(7)
failed = 0
means = {}
for count in (1000, 2047, 2048, 4096, 40960, 65537, 1000003, 10000000):
    rows = 48 if count < 1000000 else 12 if count < 10000000 else 4
    equal = np.exp(generator.uniform(-9, 9, rows)).astype(np.float32)
    uniform = generator.random((rows, count), dtype=np.float32)
    kinds = {
        "equal": np.repeat(equal[:, None], count, axis=1),
        "uniform": uniform,
        "normal": generator.standard_normal((rows, count), dtype=np.float32),
        "alternating": np.where(np.arange(count) % 2, -1, 1).astype(np.float32) * (1 + uniform),
    }
    shape, sums = f"tensor<{rows}x{count}xf32>", f"tensor<{rows}xf32>"
    followed = {"sums": ("  return %0", 1)}
    if count < 100000:
        half = f"  %c = ten.constant dense<0.5> : {sums}\n  %1 = ten.mul %0, %c : {sums}\n  return %1"
        followed["halves"] = (half, 2)
    for program, (rest, _) in followed.items():
        with open(f"{folder}/{program}.mlir", "w", encoding="utf-8") as file:
            file.write(
                f"func.func @main(%x: {shape}) -> {sums} {{\n"
                f"  %0 = ten.reduce add %x dims = [1] : {shape} -> {sums}\n{rest} : {sums}\n}}\n"
            )
    for name, program in itertools.product(kinds, followed):
        values = kinds[name]
        name = f"{name} {program}"
        np.save(f"{folder}/rows.npy", values)
        made = {}
        for threads in (1, 2):
            command = [run, f"{folder}/{program}.mlir", f"--input={folder}/rows.npy", f"--output={folder}/sums.npy"]
            subprocess.run(command + [f"--threads={threads}"], check=True)
            made[threads] = np.load(f"{folder}/sums.npy") * np.float32(followed[program][1])
        if made[1].tobytes() != made[2].tobytes():
            failed += 1
            print(f"{count} {name}: other bits on two threads")
        wide = values.astype(np.longdouble)
        exact = wide.sum(axis=1)
        sizes = np.sqrt((wide * wide).sum(axis=1))
        # Of equal numbers sums of powers of two are exact: a row's error counts in units of its sum.
        scale = np.abs(exact) if name.startswith(("equal", "uniform")) else sizes
        ours, theirs = (np.sqrt(np.mean(((sums - exact) / scale) ** 2)) for sums in (made[1], values.sum(axis=1)))
        rounding = np.finfo(np.float32).eps / 4
        means.setdefault(name, []).append((ours, theirs))
        print(f"{count} {name}: {ours / rounding:.2f}, NumPy {theirs / rounding:.2f} quarters of an epsilon")
        if ours > 3 * max(theirs, rounding):
            failed += 1
            print(f"{count} {name}: too far off")
# Equal rows of two dimensions that stay apart, as each has its own columns: by themselves, and with what follows.
for outer, inner in ((4000, 200), (300, 90), (40, 1500)):
    value = np.float32(0.2098762)
    shape = f"tensor<3x{outer}x{inner}xf32>"
    for rest in ("%0", "%2"):
        with open(f"{folder}/columns.mlir", "w", encoding="utf-8") as file:
            file.write(
                f"func.func @main(%x: {shape}, %c: tensor<{inner}xf32>) -> tensor<3xf32> {{\n"
                f"  %b = ten.broadcast %c dims = [2] : tensor<{inner}xf32> -> {shape}\n"
                f"  %s = ten.add %x, %b : {shape}\n"
                f"  %0 = ten.reduce add %s dims = [1, 2] : {shape} -> tensor<3xf32>\n"
                f"  %1 = ten.constant dense<1.0> : tensor<3xf32>\n"
                f"  %2 = ten.max %0, %1 : tensor<3xf32>\n"
                f"  return {rest} : tensor<3xf32>\n}}\n"
            )
        np.save(f"{folder}/rows.npy", np.full((3, outer, inner), value))
        np.save(f"{folder}/columns.npy", np.zeros(inner, np.float32))
        command = [run, f"{folder}/columns.mlir", f"--input={folder}/rows.npy", f"--input={folder}/columns.npy"]
        subprocess.run(command + [f"--output={folder}/sums.npy"], check=True)
        exact = np.float64(value) * outer * inner
        off = np.abs(np.load(f"{folder}/sums.npy") - exact).max() / exact / (np.finfo(np.float32).eps / 4)
        print(f"{outer} rows of {inner}, {rest}: {off:.2f} quarters of an epsilon")
        if off > 16:
            failed += 1
            print(f"{outer} rows of {inner}: too far off")
for name, errors in means.items():
    ours, theirs = np.sqrt(np.mean(np.square(errors), axis=0))
    print(f"{name}: {ours / theirs:.2f} of NumPy's error")
    if ours > 2 * theirs:
        failed += 1
        print(f"{name}: too far off")
print(f"{failed} failed")
sys.exit(failed != 0)

#!/usr/bin/env python3
"""long-sums.py TENSOR-RUN FOLDER: sums of f32 beside NumPy's pairwise ones.

Rows of 10^3 to 10^7 numbers: equal, uniform, normal, and of alternating signs. The root mean square of the errors of all
rows of a kind is at most twice NumPy's, and of the few rows of a length three times. All numbers of threads give the same
bits.
"""

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
    shape = f"tensor<{rows}x{count}xf32>"
    with open(f"{folder}/sums.mlir", "w", encoding="utf-8") as program:
        program.write(
            f"func.func @main(%x: {shape}) -> tensor<{rows}xf32> {{\n"
            f"  %0 = ten.reduce add %x dims = [1] : {shape} -> tensor<{rows}xf32>\n"
            f"  return %0 : tensor<{rows}xf32>\n}}\n"
        )
    for name, values in kinds.items():
        np.save(f"{folder}/rows.npy", values)
        made = {}
        for threads in (1, 2):
            command = [run, f"{folder}/sums.mlir", f"--input={folder}/rows.npy", f"--output={folder}/sums.npy"]
            subprocess.run(command + [f"--threads={threads}"], check=True)
            made[threads] = np.load(f"{folder}/sums.npy")
        if made[1].tobytes() != made[2].tobytes():
            failed += 1
            print(f"{count} {name}: other bits on two threads")
        wide = values.astype(np.longdouble)
        exact = wide.sum(axis=1)
        sizes = np.sqrt((wide * wide).sum(axis=1))
        # Of equal numbers sums of powers of two are exact: a row's error counts in units of its sum.
        scale = np.abs(exact) if name in ("equal", "uniform") else sizes
        ours, theirs = (np.sqrt(np.mean(((sums - exact) / scale) ** 2)) for sums in (made[1], values.sum(axis=1)))
        rounding = np.finfo(np.float32).eps / 4
        means.setdefault(name, []).append((ours, theirs))
        print(f"{count} {name}: {ours / rounding:.2f}, NumPy {theirs / rounding:.2f} quarters of an epsilon")
        if ours > 3 * max(theirs, rounding):
            failed += 1
            print(f"{count} {name}: too far off")
for name, errors in means.items():
    ours, theirs = np.sqrt(np.mean(np.square(errors), axis=0))
    print(f"{name}: {ours / theirs:.2f} of NumPy's error")
    if ours > 2 * theirs:
        failed += 1
        print(f"{name}: too far off")
print(f"{failed} failed")
sys.exit(failed != 0)

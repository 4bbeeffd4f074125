"""Compares the bits of rows of attention with a causal mask over numbers of rows,
and their results with the interpreter's.
Usage: rows-of-causal-attention.py TENSOR-RUN [FLAG...]"""

import os
import random
import subprocess
import sys
import tempfile

import numpy as np


def program(batch, rows, columns, depth, values, offset):
    q, k, v, s, r = (
        f"tensor<{batch}x{shape}xf32>"
        for shape in (f"{rows}x{depth}", f"{columns}x{depth}", f"{columns}x{values}", f"{rows}x{columns}", f"{rows}x{values}")
    )
    row, index = f"tensor<{batch}x{rows}xf32>", f"tensor<{batch}x{rows}x{columns}xi32>"
    return f"""func.func @main(%q: {q}, %k: {k}, %v: {v}) -> {r} {{
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : {q}, {k} -> {s}
  %low = ten.constant dense<-1.0e+09> : {s}
  %offset = ten.constant dense<{offset}> : {index}
  %i = ten.iota dim = 1 : {index}
  %last = ten.add %i, %offset : {index}
  %j = ten.iota dim = 2 : {index}
  %seen = ten.compare ge %last, %j : {index}
  %x = ten.select %seen, %s, %low : {s}
  %m = ten.reduce max %x dims = [2] : {s} -> {row}
  %mb = ten.broadcast %m dims = [0, 1] : {row} -> {s}
  %d = ten.sub %x, %mb : {s}
  %e = ten.exp %d : {s}
  %z = ten.reduce add %e dims = [2] : {s} -> {row}
  %zb = ten.broadcast %z dims = [0, 1] : {row} -> {s}
  %p = ten.div %e, %zb : {s}
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : {s}, {v} -> {r}
  return %o : {r}
}}
"""


def run(folder, text, arrays, flags):
    paths = [os.path.join(folder, f"{number}.npy") for number in range(len(arrays))]
    for path, array in zip(paths, arrays):
        np.save(path, array)
    source, result = os.path.join(folder, "p.mlir"), os.path.join(folder, "r.npy")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    command = [sys.argv[1], source, *sys.argv[2:], *flags, f"--output={result}"]
    subprocess.run(command + [f"--input={path}" for path in paths], check=True, stdout=subprocess.DEVNULL)
    return np.load(result)


def check(batch, rows, more, columns, depth, values, offset, seed=0):
    """`more` rows than these, if any, must have the same bits."""
    numbers = np.random.default_rng(seed)
    shapes = ((max(rows, more), depth), (columns, depth), (columns, values))
    q, k, v = (numbers.normal(size=(batch, *shape)).astype(np.float32) for shape in shapes)
    sizes = (columns, depth, values, offset)
    with tempfile.TemporaryDirectory() as folder:
        few = run(folder, program(batch, rows, *sizes), [q[:, :rows], k, v], ["--verify"])
        if not more:
            return True
        many = run(folder, program(batch, more, *sizes), [q, k, v], [])
    same = few.tobytes() == many[:, :rows].tobytes()
    print(f"{batch}x{rows} of {more} rows, {sizes}: " + ("same" if same else "differs"))
    return same


def main():
    # The last block has one row, whose vectors are not whole. Elements that are
    # computed one by one have other bits in few draws.
    good = all([check(1, 193, 256, 200, 70, 80, 0, seed) for seed in range(1, 9)])
    # Blocks of other rows see other numbers of columns, also behind 512 of them.
    good &= check(1, 170, 232, 320, 64, 8, 0) and check(1, 600, 1030, 1100, 16, 8, 0)
    draw = random.Random(0)
    for _ in range(8):
        rows = draw.randint(33, 260)
        good &= check(
            draw.choice([1, 2]),
            rows,
            rows + draw.randint(1, 100),
            draw.choice([draw.randint(200, 300), 256, 320]),
            draw.choice([16, 33, 64, 70]),
            draw.choice([8, 33, 64, 80]),
            draw.choice([0, 0, 5, -3]),
        )
    print("all the same" if good else "some differ")


main()

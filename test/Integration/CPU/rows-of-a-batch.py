"""Compares the bits of a result's first row over numbers of rows: of products with
a matrix in either layout, of attention, and with sizes that only the run knows.
Usage: rows-of-a-batch.py TENSOR-RUN [FLAG...]"""

import os
import subprocess
import sys
import tempfile

import numpy as np

ROWS = (1, 2, 3, 7, 33)
random = np.random.RandomState(0)


def product(rows, k, n, is_transposed, element):
    x = f"tensor<{rows}x{k}x{element}>"
    w = f"tensor<{n}x{k}x{element}>" if is_transposed else f"tensor<{k}x{n}x{element}>"
    r = f"tensor<{rows}x{n}x{element}>"
    return f"""func.func @main(%x: {x}, %w: {w}) -> {r} {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [{int(is_transposed)}] : ({x}, {w}) -> {r}
  return %0 : {r}
}}"""


def attention(m, h, t, d):
    q, k, s, r = (
        f"tensor<{shape}xf32>" for shape in (f"{m}x{h}x{d}", f"{t}x{h}x{d}", f"{h}x{m}x{t}", f"{h}x{m}x{d}")
    )
    row = f"tensor<{h}x{m}xf32>"
    return f"""func.func @main(%q: {q}, %k: {k}, %v: {k}) -> {q} {{
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [1] x [1], contracting_dims = [2] x [2] : ({q}, {k}) -> {s}
  %m = stablehlo.reduce(%s init: %lowest) applies stablehlo.maximum across dimensions = [2] : ({s}, tensor<f32>) -> {row}
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : ({row}) -> {s}
  %c = stablehlo.subtract %s, %mb : {s}
  %e = stablehlo.exponential %c : {s}
  %n = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : ({s}, tensor<f32>) -> {row}
  %nb = stablehlo.broadcast_in_dim %n, dims = [0, 1] : ({row}) -> {s}
  %p = stablehlo.divide %e, %nb : {s}
  %r = stablehlo.dot_general %p, %v, batching_dims = [0] x [1], contracting_dims = [2] x [0] : ({s}, {k}) -> {r}
  %t = stablehlo.transpose %r, dims = [1, 0, 2] : ({r}) -> {q}
  return %t : {q}
}}"""


def product_of_any_size(is_transposed, element):
    x = f"tensor<?x?x{element}>"
    return f"""func.func @main(%x: {x}, %w: {x}) -> {x} {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [{int(is_transposed)}] : ({x}, {x}) -> {x}
  return %0 : {x}
}}"""


def first_row(folder, text, arrays, flags):
    paths = []
    for number, array in enumerate(arrays):
        paths.append(os.path.join(folder, f"{number}.npy"))
        np.save(paths[-1], array)
    program, result = os.path.join(folder, "p.mlir"), os.path.join(folder, "r.npy")
    with open(program, "w", encoding="utf-8") as file:
        file.write(text)
    command = [sys.argv[1], program, *sys.argv[2:], *flags, f"--output={result}"]
    subprocess.run(command + [f"--input={path}" for path in paths], check=True)
    return np.load(result)[0].tobytes()


def check(name, text_of, arrays, *flags):
    """`text_of` gives the program for a number of rows, which the first array has."""
    with tempfile.TemporaryDirectory() as folder:
        bits = [first_row(folder, text_of(m), [arrays[0][:m], *arrays[1:]], flags) for m in ROWS]
    different = [m for m, row in zip(ROWS, bits) if row != bits[0]]
    print(f"{name}: " + (f"differs for {different} rows" if different else "same"))
    return not different


def main():
    good = True
    sizes = [(300, 77), (1500, 64), (1000, 1), (17, 5), (100, 3), (100, 7), (3, 3), (4, 2), (2, 6), (5, 1), (8, 1), (9, 1), (15, 1)]
    for element, kind in (("f32", np.float32), ("f64", np.float64)):
        for k, n in sizes:
            for is_transposed in (False, True):
                x = random.randn(33, k).astype(kind)
                w = random.randn(*((n, k) if is_transposed else (k, n))).astype(kind)
                text_of = lambda m: product(m, k, n, is_transposed, element)
                good &= check(f"{element} {k}x{n} {is_transposed}", text_of, [x, w])
    for k, n in sizes[:2]:
        x, w = random.randn(33, k).astype(np.float32), random.randn(n, k).astype(np.float32)
        good &= check(f"dynamic {k}x{n}", lambda m: product("?", k, n, True, "f32"), [x, w], "--dynamic")
    # In place, in blocks of which some are not whole, and of either size.
    for k, n in ((40, 50), (300, 401), (1025, 70)):
        for element, kind in (("f32", np.float32), ("f64", np.float64)):
            for is_transposed in (False, True):
                x = random.randn(33, k).astype(kind)
                w = random.randn(*((n, k) if is_transposed else (k, n))).astype(kind)
                text = product_of_any_size(is_transposed, element)
                good &= check(f"any size {element} {k}x{n} {is_transposed}", lambda m: text, [x, w], "--dynamic")
    for h, t, d in ((2, 40, 16), (1, 200, 64), (2, 300, 32), (1, 77, 16)):
        q, k, v = (random.randn(rows, h, d).astype(np.float32) for rows in (33, t, t))
        good &= check(f"attention {h}x{t}x{d}", lambda m: attention(m, h, t, d), [q, k, v])
    print("all the same" if good else "some differ")


main()

"""Compares the bits of a result's rows over numbers of rows: of products with
a matrix in either layout, also one that the program computes, of computed rows with
few columns, of short sums, of attention, and with sizes that only the run knows.
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


def computed(rows, k, n, is_transposed, kind):
    """Rows times a matrix that the program computes from its second argument."""
    x, r = f"tensor<{rows}x{k}xf32>", f"tensor<{rows}x{n}xf32>"
    sizes = (n, k) if is_transposed else (k, n)
    w, v, s = (f"tensor<{shape}>" for shape in (f"{sizes[0]}x{sizes[1]}xf32", f"{sizes[0]}x{sizes[1]}xi8", f"{sizes[0]}xf32"))
    scales = f"%s = stablehlo.slice %w [0:{sizes[0]}, 0:1] : ({w}) -> tensor<{sizes[0]}x1xf32>\n  %sv = stablehlo.reshape %s : (tensor<{sizes[0]}x1xf32>) -> {s}"
    parts = {
        "exp": f"%m = stablehlo.exponential %w : {w}",
        "scaled": f"{scales}\n  %b = stablehlo.broadcast_in_dim %sv, dims = [0] : ({s}) -> {w}\n  %m = stablehlo.multiply %w, %b : {w}",
        "bytes": f"%q = stablehlo.convert %w : ({w}) -> {v}\n  %f = stablehlo.convert %q : ({v}) -> {w}\n  %t = stablehlo.tanh %w : {w}\n  %m = stablehlo.multiply %f, %t : {w}",
        "gathered": f'%i = stablehlo.iota dim = 0 : tensor<{sizes[0]}x1xi32>\n  %j = stablehlo.multiply %i, %i : tensor<{sizes[0]}x1xi32>\n'
        f'  %m = "stablehlo.gather"(%w, %j) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {sizes[1]}>}}> : ({w}, tensor<{sizes[0]}x1xi32>) -> {w}',
    }
    if kind == "groups":
        many, few = f"tensor<{sizes[0]}x{sizes[1] // 24}x24xf32>", f"tensor<{sizes[0]}x{sizes[1] // 24}xf32>"
        parts[kind] = (
            f"%g = stablehlo.reshape %w : ({w}) -> {many}\n  %s = stablehlo.slice %w [0:{sizes[0]}, 0:{sizes[1] // 24}] : ({w}) -> {few}\n"
            f"  %b = stablehlo.broadcast_in_dim %s, dims = [0, 1] : ({few}) -> {many}\n  %p = stablehlo.multiply %g, %b : {many}\n  %m = stablehlo.reshape %p : ({many}) -> {w}"
        )
    return f"""func.func @main(%x: {x}, %w: {w}) -> {r} {{
  {parts[kind]}
  %0 = stablehlo.dot_general %x, %m, contracting_dims = [1] x [{int(is_transposed)}] : ({x}, {w}) -> {r}
  return %0 : {r}
}}"""


def sum_of_pairs(rows, k, d, n, element):
    """Distances (sums of absolute differences) of points of d coordinates: their sum, or their products with n columns."""
    x, y, pairs, z, w = (
        f"tensor<{shape}x{element}>" for shape in (f"{rows}x{d}", f"{k}x{d}", f"{rows}x{k}x{d}", f"{rows}x{k}", f"{k}x{n}")
    )
    r = f"tensor<{rows}x{n}x{element}>" if n else f"tensor<{rows}x{element}>"
    result = (
        f"stablehlo.dot_general %q, %w, contracting_dims = [1] x [0] : ({z}, {w}) -> {r}" if n else
        f"stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : ({z}, tensor<{element}>) -> {r}"
    )
    return f"""func.func @main(%x: {x}, %y: {y}{f", %w: {w}" if n else ""}) -> {r} {{
  %zero = stablehlo.constant dense<0.0> : tensor<{element}>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 2] : ({x}) -> {pairs}
  %yb = stablehlo.broadcast_in_dim %y, dims = [1, 2] : ({y}) -> {pairs}
  %d = stablehlo.subtract %xb, %yb : {pairs}
  %a = stablehlo.abs %d : {pairs}
  %q = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [2] : ({pairs}, tensor<{element}>) -> {z}
  %0 = {result}
  return %0 : {r}
}}"""


def computed_rows(rows, k, n):
    """Rows that the program computes, of pairs of points, times few columns."""
    x, y, pairs, z, w, r = (
        f"tensor<{shape}xf32>" for shape in (f"{rows}x3", f"{k}x3", f"{rows}x{k}x3", f"{rows}x{k}", f"{k}x{n}", f"{rows}x{n}")
    )
    return f"""func.func @main(%x: {x}, %y: {y}, %w: {w}) -> {r} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %xb = stablehlo.broadcast_in_dim %x, dims = [0, 2] : ({x}) -> {pairs}
  %yb = stablehlo.broadcast_in_dim %y, dims = [1, 2] : ({y}) -> {pairs}
  %d = stablehlo.subtract %xb, %yb : {pairs}
  %s = stablehlo.multiply %d, %d : {pairs}
  %q = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [2] : ({pairs}, tensor<f32>) -> {z}
  %g = stablehlo.negate %q : {z}
  %e = stablehlo.exponential %g : {z}
  %0 = stablehlo.dot_general %e, %w, contracting_dims = [1] x [0] : ({z}, {w}) -> {r}
  return %0 : {r}
}}"""


def sum_of_squares(rows, k):
    x, r = f"tensor<{rows}x{k}xf32>", f"tensor<{rows}xf32>"
    return f"""func.func @main(%x: {x}) -> {r} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.multiply %x, %x : {x}
  %0 = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : ({x}, tensor<f32>) -> {r}
  return %0 : {r}
}}"""


def product_of_any_size(is_transposed, element):
    x = f"tensor<?x?x{element}>"
    return f"""func.func @main(%x: {x}, %w: {x}) -> {x} {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [{int(is_transposed)}] : ({x}, {x}) -> {x}
  return %0 : {x}
}}"""


def rows_of(folder, text, arrays, flags):
    paths = []
    for number, array in enumerate(arrays):
        paths.append(os.path.join(folder, f"{number}.npy"))
        np.save(paths[-1], array)
    program, result = os.path.join(folder, "p.mlir"), os.path.join(folder, "r.npy")
    with open(program, "w", encoding="utf-8") as file:
        file.write(text)
    command = [sys.argv[1], program, *sys.argv[2:], *flags, f"--output={result}"]
    subprocess.run(command + [f"--input={path}" for path in paths], check=True)
    return np.load(result)


def check(name, text_of, arrays, *flags, most=None):
    """`text_of` gives the program for a number of rows, which the first array has; `most` is one more number."""
    numbers = ROWS + ((most,) if most else ())
    with tempfile.TemporaryDirectory() as folder:
        made = [rows_of(folder, text_of(m), [arrays[0][:m], *arrays[1:]], flags) for m in numbers]
    different = [m for m, rows in zip(numbers, made) if rows.tobytes() != made[-1][:m].tobytes()]
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
    # Draws sizes of matrices in and beside blocks, and with sums that are long.
    for kind in ("exp", "scaled", "bytes", "gathered", "groups"):
        for is_transposed in (False, True):
            if kind == "groups" and not is_transposed:
                continue
            k, n = random.choice((48, 312, 1032, 1536)), random.choice((16, 35, 64, 130))
            x = random.randn(33, k).astype(np.float32)
            w = random.randn(*((n, k) if is_transposed else (k, n))).astype(np.float32)
            good &= check(f"{kind} {k}x{n} {is_transposed}", lambda m: computed(m, k, n, is_transposed, kind), [x, w])
    for k, n in ((100, 8), (1100, 3), (40, 2)):
        x, y, w = (random.randn(*shape).astype(np.float32) for shape in ((33, 3), (k, 3), (k, n)))
        good &= check(f"pairs {k}x{n}", lambda m: computed_rows(m, k, n), [x, y, w])
    for k, d, n, element in ((300, 3, 1, "f64"), (100, 2, 0, "f64"), (1100, 4, 3, "f32"), (100, 3, 0, "f32"), (300, 20, 0, "f32"), (64, 3, 1, "f32")):
        kind = np.float64 if element == "f64" else np.float32
        arrays = [random.randn(*shape).astype(kind) for shape in ((100, d), (k, d), (k, n))[: 3 if n else 2]]
        good &= check(f"distances {element} {k} {d} {n}", lambda m: sum_of_pairs(m, k, d, n, element), arrays, most=100)
    for k in (2, 3, 4, 5, 7, 9, 15):
        x = random.randn(33, k).astype(np.float32)
        good &= check(f"squares {k}", lambda m: sum_of_squares(m, k), [x])
    for h, t, d in ((2, 40, 16), (1, 200, 64), (2, 300, 32), (1, 77, 16)):
        q, k, v = (random.randn(rows, h, d).astype(np.float32) for rows in (33, t, t))
        good &= check(f"attention {h}x{t}x{d}", lambda m: attention(m, h, t, d), [q, k, v])
    print("all the same" if good else "some differ")


main()

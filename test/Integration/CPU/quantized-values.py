"""Contractions with quantized weights, in every spelling, against the interpreter.

    quantized-values.py TENSOR-RUN FOLDER

Weights are bound, and not; a row's bits depend on neither, nor on threads, nor on
how many rows there are. Rows that are rounded to 16 or 8 bits give results near them.
"""
import pathlib
import random
import re
import struct
import subprocess
import sys

RUN, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])


def tensor(element, *dims):
    return f"tensor<{''.join(f'{d}x' for d in dims)}{element}>"


class Program:
    """Text of a function whose values get numbers."""

    def __init__(self):
        self.lines, self.arguments, self.inputs, self.count = [], [], [], 0

    def argument(self, element, *dims, kind="uniform"):
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(element, *dims)}")
        self.inputs.append(f"--input={''.join(f'{d}x' for d in dims)}{element}={kind}:{len(self.inputs) + 1}")
        return name, element, list(dims)

    def op(self, text, element, dims):
        self.count += 1
        self.lines.append(f"  %{self.count} = {text}")
        return f"%{self.count}", element, list(dims)

    def unary(self, op, x, element, dims=None):
        dims = x[2] if dims is None else dims
        return self.op(f"stablehlo.{op} {x[0]} : ({tensor(x[1], *x[2])}) -> {tensor(element, *dims)}", element, dims)

    def convert(self, x, element):
        return x if x[1] == element else self.unary("convert", x, element)

    def reshape(self, x, *dims):
        return self.unary("reshape", x, x[1], dims)

    def binary(self, op, x, y):
        return self.op(f"stablehlo.{op} {x[0]}, {y[0]} : {tensor(x[1], *x[2])}", x[1], x[2])

    def splat(self, value, like):
        return self.op(f"stablehlo.constant dense<{value}> : {tensor(like[1], *like[2])}", like[1], like[2])

    def broadcast(self, x, dims, to):
        return self.op(f"stablehlo.broadcast_in_dim {x[0]}, dims = {dims} : ({tensor(x[1], *x[2])}) -> {tensor(x[1], *to)}", x[1], to)

    def transpose(self, x, perm):
        to = [x[2][i] for i in perm]
        return self.op(f"stablehlo.transpose {x[0]}, dims = {perm} : ({tensor(x[1], *x[2])}) -> {tensor(x[1], *to)}", x[1], to)

    def concat(self, parts, dim):
        to = list(parts[0][2])
        to[dim] = sum(p[2][dim] for p in parts)
        types = ", ".join(tensor(p[1], *p[2]) for p in parts)
        return self.op(f"stablehlo.concatenate {', '.join(p[0] for p in parts)}, dim = {dim} : ({types}) -> {tensor(parts[0][1], *to)}",
                       parts[0][1], to)

    def dot(self, x, w, left, right):
        to = [d for i, d in enumerate(x[2]) if i != left] + [d for i, d in enumerate(w[2]) if i != right]
        return self.op(f"stablehlo.dot_general {x[0]}, {w[0]}, contracting_dims = [{left}] x [{right}] : "
                       f"({tensor(x[1], *x[2])}, {tensor(w[1], *w[2])}) -> {tensor('f32', *to)}", "f32", to)

    def text(self, result):
        return (f"func.func @main({', '.join(self.arguments)}) -> {tensor(result[1], *result[2])} {{\n" + "\n".join(self.lines) +
                f"\n  return {result[0]} : {tensor(result[1], *result[2])}\n}}\n")


def grouped(p, values, scale, group, zero=None, compute="f32"):
    """[n, k] values times a scale a group, plus a minimum."""
    n, k = values[2]
    w = p.reshape(p.convert(values, compute), n, k // group, group)
    if scale:
        w = p.binary("multiply", w, p.broadcast(p.convert(scale, compute), [0, 1], w[2]))
    if zero:
        w = p.binary("add", w, p.broadcast(p.convert(zero, compute), [0, 1], w[2]))
    return p.reshape(w, n, k)


def integers(p, n, k, group, element="i4", scale="f16", compute="f32"):
    q = p.argument(element, n, k)
    s = p.argument(scale, n, k // group, kind="normal")
    return grouped(p, q, s, group, compute=compute)


def nibbles(p, n, k, group):
    """Two in a byte, a group's first half in the low ones."""
    q = p.reshape(p.argument("ui8", n, k // 2), n, k // group, group // 2)
    low = p.convert(p.binary("and", q, p.splat(15, q)), "i8")
    high = p.convert(p.binary("shift_right_logical", q, p.splat(4, q)), "i8")
    both = p.concat([p.binary("subtract", low, p.splat(8, low)), p.binary("subtract", high, p.splat(8, high))], 2)
    return grouped(p, p.reshape(both, n, k), p.argument("f16", n, k // group, kind="normal"), group)


def blocks(p, n, k, group=32):
    """Blocks of 18 bytes: an f16 and 16 bytes of nibbles."""
    # A scale of any bits may be infinite: its bytes are made of small ones.
    raw = p.reshape(p.argument("ui8", n, k // group * 18), n, k // group, 18)
    def part(low, high):
        return p.op(f"stablehlo.slice {raw[0]} [0:{n}, 0:{k // group}, {low}:{high}] : ({tensor('ui8', *raw[2])}) -> "
                    f"{tensor('ui8', n, k // group, high - low)}", "ui8", [n, k // group, high - low])
    bits = part(0, 2)
    bits = p.binary("and", bits, p.splat(59, bits))
    scale = p.unary("bitcast_convert", bits, "f16", [n, k // group])
    q = part(2, 18)
    low, high = p.binary("and", q, p.splat(15, q)), p.binary("shift_right_logical", q, p.splat(4, q))
    values = p.convert(p.concat([low, high], 2), "i8")
    values = p.binary("subtract", values, p.splat(8, values))
    return grouped(p, p.reshape(values, n, k), scale, group)


def words(p, n, k, group):
    """Eight in a word, with a minimum."""
    q = p.argument("ui32", n, k // 8)
    wide = p.broadcast(q, [0, 1], [n, k // 8, 8])
    number = p.op("stablehlo.iota dim = 0 : tensor<8xui32>", "ui32", [8])
    by = p.broadcast(p.binary("multiply", number, p.splat(4, number)), [2], wide[2])
    codes = p.binary("shift_right_logical", wide, by)
    codes = p.reshape(p.binary("and", codes, p.splat(15, codes)), n, k)
    return grouped(p, codes, p.argument("f16", n, k // group, kind="normal"), group, p.argument("f16", n, k // group, kind="normal"))


def zero_points(p, n, k, group):
    """Integers around a zero point of integers for each group."""
    q = p.reshape(p.convert(p.argument("ui4", n, k), "i32"), n, k // group, group)
    z = p.broadcast(p.convert(p.argument("ui4", n, k // group), "i32"), [0, 1], q[2])
    w = p.convert(p.binary("subtract", q, z), "f32")
    s = p.broadcast(p.argument("f32", n, k // group, kind="normal"), [0, 1], q[2])
    return p.reshape(p.binary("multiply", w, s), n, k)


def columns(p, n, k, group):
    """[k, n], in groups along the sums, with a scale."""
    q = p.reshape(p.convert(p.argument("i4", k, n), "f32"), k // group, group, n)
    s = p.broadcast(p.argument("bf16", k // group, n, kind="normal"), [0, 2], q[2])
    s = p.convert(s, "f32")
    return p.transpose(p.reshape(p.binary("multiply", q, s), k, n), [1, 0])


def constant_columns(p, n, k, group):
    """Integers that the program has, [k, n], with a scale for each column."""
    del group
    text = random.Random(n * k).randbytes(n * k).hex()
    q = p.op(f'stablehlo.constant dense<"0x{text}"> : {tensor("i8", k, n)}', "i8", [k, n])
    q = p.convert(q, "f32")
    s = p.broadcast(p.argument("f32", n, kind="normal"), [1], q[2])
    return p.transpose(p.binary("multiply", q, s), [1, 0])


def per_channel(p, n, k, group):
    """A scale for each row, and none for a group."""
    q = p.convert(p.argument("i8", n, k), "f32")
    return p.binary("multiply", q, p.broadcast(p.argument("f32", n, kind="normal"), [0], q[2]))


def table(p, n, k, group, element="f32"):
    """Places in a table of 16 numbers, of which two are in a byte."""
    q = p.argument("ui8", n, k // 2)
    low, high = p.binary("and", q, p.splat(15, q)), p.binary("shift_right_logical", q, p.splat(4, q))
    both = p.concat([p.reshape(low, n, k // 2, 1), p.reshape(high, n, k // 2, 1)], 2)
    places = p.reshape(p.convert(both, "i32"), n, k, 1)
    numbers = "-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113"
    if element == "f32":
        numbers = ", ".join(f"{int(x) / 128}" for x in numbers.split(", "))
    t = p.op(f"stablehlo.constant dense<[{numbers}]> : {tensor(element, 16)}", element, [16])
    taken = p.op(f'"stablehlo.gather"({t[0]}, {places[0]}) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], '
                 f"start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}}> : ({tensor(element, 16)}, "
                 f"{tensor('i32', n, k, 1)}) -> {tensor(element, n, k)}", element, [n, k])
    return grouped(p, taken, p.argument("f16", n, k // group, kind="normal"), group)


def small_floats(p, n, k, group):
    """f4E2M1FN with a power of two for each group, as MXFP4 has them."""
    return grouped(p, p.argument("f4E2M1FN", n, k), p.argument("f32", n, k // group, kind="normal"), group)


def floats(p, n, k, group, element):
    """Floats of 8 bits with a scale for each group."""
    return grouped(p, p.argument(element, n, k, kind="normal"), p.argument("f32", n, k // group, kind="normal"), group)


def square_blocks(p, n, k, group):
    """A scale for each block of rows and sums."""
    q = p.reshape(p.convert(p.argument("i4", n, k), "f32"), 2, n // 2, k // group, group)
    s = p.broadcast(p.argument("f32", 2, k // group, kind="normal"), [0, 2], q[2])
    return p.reshape(p.binary("multiply", q, s), n, k)


def centered(p, n, k, group):
    """Numbers less a zero point of f32, with a scale and a minimum for each row."""
    q = p.convert(p.argument("ui8", n, k), "f32")
    q = p.binary("subtract", q, p.splat(127.5, q))
    q = p.binary("multiply", q, p.broadcast(p.argument("f32", n, kind="normal"), [0], q[2]))
    return p.binary("add", q, p.broadcast(p.argument("f32", n, kind="normal"), [0], q[2]))


def scales_of_scales(p, n, k, group):
    """A scale of integers for each group, one of f32 for each row; a minimum of two as well."""
    q = p.reshape(p.convert(p.argument("ui4", n, k), "f32"), n, k // group, group)
    s = p.broadcast(p.convert(p.argument("i8", n, k // group), "f32"), [0, 1], q[2])
    d = p.broadcast(p.argument("f32", n, kind="normal"), [0], q[2])
    q = p.binary("multiply", p.binary("multiply", q, s), p.binary("multiply", d, p.splat(0.03125, d)))
    m = p.broadcast(p.convert(p.argument("i4", n, k // group), "f32"), [0, 1], q[2])
    return p.reshape(p.binary("subtract", q, p.binary("multiply", m, d)), n, k)


def small_scales(p, n, k, group):
    """f4E2M1FN with scales of f8 for groups and one for all, as NVFP4 has them."""
    del group
    q = p.reshape(p.convert(p.argument("f4E2M1FN", n, k), "f32"), n, k // 16, 16)
    s = p.broadcast(p.convert(p.argument("f8E4M3FN", n, k // 16, kind="normal"), "f32"), [0, 1], q[2])
    q = p.binary("multiply", q, s)
    return p.reshape(p.binary("multiply", q, p.broadcast(p.argument("f32", kind="normal"), [], q[2])), n, k)


def places(p, n, k, group, element="i4"):
    """A scale for each row, and one for each place along the sums."""
    del group
    q = p.convert(p.argument(element, n, k), "f32")
    q = p.binary("multiply", q, p.broadcast(p.argument("f32", n, kind="normal"), [0], q[2]))
    return p.binary("multiply", q, p.broadcast(p.convert(p.argument("f16", k, kind="normal"), "f32"), [1], q[2]))


SPELLINGS = {
    "scales_of_scales": scales_of_scales,
    "small_scales": small_scales,
    "places": places,
    "byte_places": lambda p, n, k, g: places(p, n, k, g, "i8"),
    "f8E4M3FN": lambda p, n, k, g: floats(p, n, k, g, "f8E4M3FN"),
    "f8E5M2": lambda p, n, k, g: floats(p, n, k, g, "f8E5M2"),
    "i4": integers,
    "ui4": lambda p, n, k, g: integers(p, n, k, g, "ui4", "bf16"),
    "i8": lambda p, n, k, g: integers(p, n, k, g, "i8", "f32"),
    "ui8": lambda p, n, k, g: integers(p, n, k, g, "ui8"),
    "i2": lambda p, n, k, g: integers(p, n, k, g, "i2"),
    "ui2": lambda p, n, k, g: integers(p, n, k, g, "ui2", "f32"),
    "bf16": lambda p, n, k, g: integers(p, n, k, g, "i4", "bf16", "bf16"),
    "f16": lambda p, n, k, g: integers(p, n, k, g, "i8", "f16", "f16"),
    "nibbles": nibbles,
    "blocks": blocks,
    "words": words,
    "zero_points": zero_points,
    "columns": columns,
    "per_channel": per_channel,
    "constant_columns": constant_columns,
    "table": table,
    "integer_table": lambda p, n, k, g: table(p, n, k, g, "i8"),
    "small_floats": small_floats,
    "square_blocks": square_blocks,
    "centered": centered,
}

# Rows, columns, sums, group.
SHAPES = {
    "one": (1, 256, 512, 32),
    "few": (5, 64, 1024, 64),
    "odd": (3, 130, 288, 32),
    "many": (29, 68, 384, 128),
    "long_groups": (2, 64, 1024, 256),
}


# The others in two shapes each.
EVERYWHERE = ("i4", "words", "per_channel")


def make(spelling, shape):
    if spelling not in EVERYWHERE and shape not in ("one", "odd"):
        return None
    rows, n, k, group = SHAPES[shape]
    if spelling == "blocks" and group != 32:
        return None
    p = Program()
    x = p.argument("f32", rows, k, kind="normal")
    w = SPELLINGS[spelling](p, n, k, group)
    return p.text(p.dot(x, p.convert(w, "f32"), 1, 1)), p.inputs, len(p.arguments)


def batches(rows, n, k, group):
    """Three matrices, each with rows of its own."""
    p = Program()
    x = p.argument("f32", 3, rows, k, kind="normal")
    q = p.reshape(p.convert(p.argument("i4", 3, n, k), "f32"), 3, n, k // group, group)
    s = p.broadcast(p.argument("f32", 3, n, k // group, kind="normal"), [0, 1, 2], q[2])
    w = p.reshape(p.binary("multiply", q, s), 3, n, k)
    to = [3, rows, n]
    y = p.op(f"stablehlo.dot_general {x[0]}, {w[0]}, batching_dims = [0] x [0], contracting_dims = [2] x [2] : "
             f"({tensor('f32', *x[2])}, {tensor('f32', *w[2])}) -> {tensor('f32', *to)}", "f32", to)
    return p.text(y), p.inputs, len(p.arguments)


def groups(rows, n, k, group, special=False):
    """Sums of groups that are scaled and added; some scales are infinite if `special`."""
    p = Program()
    count = k // group
    x = p.argument("f32", count, rows, group, kind="normal")
    q = p.convert(p.argument("i4", count, group, n), "f32")
    s = p.argument("f16", count, n, kind="normal")
    to = [count, rows, n]
    y = p.op(f"stablehlo.dot_general {x[0]}, {q[0]}, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
             f"({tensor('f32', *x[2])}, {tensor('f32', *q[2])}) -> {tensor('f32', *to)}", "f32", to)
    s = p.convert(s, "f32")
    if special:
        # Infinite for one of ten, so that four of ten columns are finite.
        s = p.unary("round_nearest_even", p.binary("multiply", s, p.splat("4.0", s)), "f32")
        s = p.binary("divide", p.splat("1.0", s), s)
    y = p.binary("multiply", y, p.broadcast(s, [0, 2], to))
    zero = p.op("stablehlo.constant dense<0.0> : tensor<f32>", "f32", [])
    y = p.op(f"stablehlo.reduce({y[0]} init: {zero[0]}) applies stablehlo.add across dimensions = [0] : "
             f"({tensor('f32', *to)}, tensor<f32>) -> {tensor('f32', rows, n)}", "f32", [rows, n])
    return p.text(y), p.inputs, len(p.arguments)


def sub_channels(rows, n, k, group):
    """A quantized type with a scale and a zero point for each row and group."""
    numbers = random.Random(1)
    scales = ", ".join("{" + ", ".join(f"{numbers.randint(1, 9) / 16}:{numbers.randint(-4, 4)}" for _ in range(k // group)) + "}"
                       for _ in range(n))
    p = Program()
    x = p.argument("f32", rows, k, kind="normal")
    w = p.argument(f"!quant.uniform<i8:f32:{{0:1, 1:{group}}}, {{{scales}}}>", n, k)
    p.inputs[-1] = f"--input={n}x{k}xi8=uniform:2"
    return p.text(p.dot(x, w, 1, 1)), p.inputs


def largest(path):
    """The largest magnitude in a .npy file of f32."""
    data = path.read_bytes()
    start = 10 + struct.unpack("<H", data[8:10])[0]
    assert re.search(rb"'<f4'", data[:start])
    return max(abs(x) for x in struct.unpack(f"<{(len(data) - start) // 4}f", data[start:]))


def main():
    failed = 0

    def run(*command, remarks=()):
        """Runs a program, which must succeed and make the remarks."""
        nonlocal failed
        command = [*map(str, command), *(["--explain"] if remarks else [])]
        done = subprocess.run([RUN, *command], capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        missing = [remark for remark in remarks if remark not in said]
        if done.returncode or missing:
            failed += 1
            print(*command, said.strip()[-600:] if done.returncode else f"no remark {missing}")

    kept = "kept quantized:"
    for spelling in SPELLINGS:
        for shape in SHAPES:
            made = make(spelling, shape)
            if not made:
                continue
            text, inputs, count = made
            file, expected, bits = (FOLDER / f"{spelling}-{shape}{end}" for end in (".mlir", ".npy", ".bits.npy"))
            file.write_text(text)
            run(file, *inputs, "--device=interpreter", f"--output={expected}")
            bind = f"--bind=1-{count - 1}"
            run(file, *inputs, bind, f"--output={bits}")
            # Sums of up to a thousand products of any size.
            near = [f"--expect={expected}", "--rtol=1e-4", "--atol=2e-2"]
            run(file, *inputs, bind, *near, remarks=[kept])
            if shape == "odd":
                run(file, *inputs, bind, *near, "--target-cpu=x86-64-v3")
                run(file, *inputs, *near, "--target-cpu=x86-64", "--fp=strict")
                run(file, *inputs, bind, *near, "--fp=fast")
            else:
                run(file, *inputs, bind, f"--expect={bits}", "--threads=2")
            run(file, *inputs, f"--expect={bits}")
            for width, part in ((16, 1e-4), (8, 3e-2)):
                rounded = [f"--quantized-activations={width}", bind]
                close = [f"--expect={expected}", f"--atol={part * largest(expected)}"]
                run(file, *inputs, *rounded, *close, f"--output={bits}", "--threads=1")
                run(file, *inputs, *rounded, f"--expect={bits}", "--threads=2")
                for cpu in ("x86-64-v3", "x86-64"):
                    run(file, *inputs, *rounded, *close, f"--target-cpu={cpu}")
    text, inputs, _ = batches(2, 128, 256, 32)
    file, expected = FOLDER / "batches.mlir", FOLDER / "batches.npy"
    file.write_text(text)
    run(file, *inputs, "--device=interpreter", f"--output={expected}")
    run(file, *inputs, "--bind=1,2", f"--expect={expected}", "--rtol=1e-4", "--atol=2e-2")
    for name, rows, special in (("groups", 1, False), ("group-rows", 5, False), ("infinite", 2, True)):
        text, inputs, _ = groups(rows, 128, 512, 64, special)
        file, expected = FOLDER / f"{name}.mlir", FOLDER / f"{name}.npy"
        file.write_text(text)
        run(file, *inputs, "--device=interpreter", f"--output={expected}")
        for flags in ([], ["--bind=1,2"], ["--bind=1,2", "--threads=2"], ["--bind=1,2", "--target-cpu=x86-64-v3"]):
            run(file, *inputs, *flags, f"--expect={expected}", "--rtol=1e-4", "--atol=2e-2")
        # In both branches, from the same panels.
        run(file, *inputs, "--bind=1,2", remarks=["packed at load: an operand of", kept])
    text, inputs = sub_channels(3, 128, 256, 32)
    file, expected = FOLDER / "sub_channels.mlir", FOLDER / "sub_channels.npy"
    file.write_text(text)
    run(file, *inputs, "--device=interpreter", f"--output={expected}")
    run(file, *inputs, "--bind=1", f"--expect={expected}", "--rtol=1e-4", "--atol=2e-2", remarks=[kept])
    sys.exit(failed != 0)


main()

"""Convolutions and contractions of two dequantized operands, against the interpreter.

    integer-products.py TENSOR-RUN FOLDER [FIRST COUNT]

With scales that are powers of two results are equal, also under --fp=strict; with others they are near. Each
program must be recognized, and its result must not depend on threads or on whether weights are bound.
"""
import pathlib
import random
import subprocess
import sys

RUN, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
FIRST, COUNT = (int(x) for x in sys.argv[3:5]) if len(sys.argv) > 4 else (0, 40)


def tensor(element, dims):
    return f"tensor<{''.join(f'{d}x' for d in dims)}{element}>"


class Program:
    def __init__(self):
        self.lines, self.count = [], 0

    def op(self, text, element, dims):
        self.count += 1
        self.lines.append(f"  %{self.count} = {text}")
        return f"%{self.count}", element, list(dims)

    def constant(self, values, element, dims):
        return self.op(f"ten.constant dense<{values}> : {tensor(element, dims)}", element, dims)

    def convert(self, x, element):
        return self.op(f"ten.convert {x[0]} : {tensor(x[1], x[2])} -> {tensor(element, x[2])}", element, x[2])

    def binary(self, name, x, y):
        return self.op(f"ten.{name} {x[0]}, {y[0]} : {tensor(x[1], x[2])}", x[1], x[2])

    def broadcast(self, x, dims, to):
        return self.op(f"ten.broadcast {x[0]} dims = {dims} : {tensor(x[1], x[2])} -> {tensor(x[1], to)}", x[1], to)


def scale(rng, exact):
    return 2.0 ** rng.randint(-9, 2) if exact else rng.uniform(0.001, 0.1)


def dequantize(p, rng, codes, zeros, scales, dim):
    """(codes - zeros) * scales, with zeros as integers or as floats; lists are along `dim`."""
    def spread(values, element):
        if isinstance(values, list):
            return p.broadcast(p.constant(values, element, [len(values)]), [dim], codes[2])
        return p.constant(values, element, codes[2])
    early = rng.random() < 0.5 and zeros is not None
    if early:
        wide = rng.choice(["i16", "i32", "i64"])
        codes = p.binary("sub", p.convert(codes, wide), spread(zeros, wide))
    x = p.convert(codes, "f32")
    if zeros is not None and not early:
        x = p.binary("sub", x, spread([float(z) for z in zeros] if isinstance(zeros, list) else float(zeros), "f32"))
    return p.binary("mul", x, spread(scales, "f32"))


def quantize(p, x, step, zero, element):
    low, high = (0, 255) if element == "ui8" else (-128, 127)
    x = p.op(f"ten.round_even {p.binary('div', x, p.constant(step, 'f32', x[2]))[0]} : {tensor('f32', x[2])}", "f32", x[2])
    x = p.binary("add", x, p.constant(float(zero), "f32", x[2]))
    x = p.binary("max", x, p.constant(float(low), "f32", x[2]))
    x = p.binary("min", x, p.constant(float(high), "f32", x[2]))
    return p.convert(x, element)


def activations(p, rng, codes, exact):
    zero = None if rng.random() < 0.3 else rng.randint(0, 255) if codes[1] == "ui8" else rng.randint(-128, 127)
    return dequantize(p, rng, codes, zero, scale(rng, exact), 0), zero or 0


def weights(p, rng, codes, exact, dim):
    zero = 128 if codes[1] == "ui8" else None if rng.random() < 0.6 else 0
    if zero is not None and rng.random() < 0.5:
        zero = [zero] * codes[2][dim]
    scales = [scale(rng, exact) for _ in range(codes[2][dim])] if rng.random() < 0.7 else scale(rng, exact)
    return dequantize(p, rng, codes, zero, scales, dim)


def convolution(p, rng, x, w):
    """x is [b, f, places] or [b, places, f], w in one of three orders; returns the sums and their feature dimension."""
    spatial = len(x[2]) - 2
    places = [str(i) for i in range(spatial)]
    first = x[3]
    image = ["b", "f"] + places if first else ["b"] + places + ["f"]
    strides = [rng.choice([1, 1, 2]) for _ in places]
    dilation = [rng.choice([1, 1, 2]) for _ in places]
    pads = [rng.choice([0, 1, 2]) for _ in range(2 * spatial)]
    at = [image.index(d) for d in places]
    window = [w[2][w[3].index(d)] for d in places]
    if rng.random() < 0.4:
        # As an operation of its own, of which the convolution leaves out a part.
        low, high = [0] * len(image), [0] * len(image)
        to = list(x[2])
        for i, dim in enumerate(at):
            low[dim], high[dim] = pads[2 * i], pads[2 * i + 1]
            to[dim] += low[dim] + high[dim]
        zero = p.constant(0.0, "f32", [])
        none = [0] * len(image)
        x = p.op(f"ten.pad {x[0]}, {zero[0]} low = {low} high = {high} interior = {none} : {tensor('f32', x[2])} -> {tensor('f32', to)}",
                 "f32", to)
        pads = [0] * len(pads)
    dims = list(x[2])
    dims[image.index("f")] = w[2][w[3].index("o")]
    for i, dim in enumerate(at):
        size = x[2][dim] + pads[2 * i] + pads[2 * i + 1] - (window[i] - 1) * dilation[i] - 1
        dims[dim] = size // strides[i] + 1
    text = f"ten.conv {x[0]}, {w[0]} dims = [{', '.join(image)}] x [{', '.join(w[3])}] -> [{', '.join(image)}] strides = {strides}"
    text += f" pad = {pads} kernel_dilation = {dilation} : {tensor('f32', x[2])}, {tensor('f32', w[2])} -> {tensor('f32', dims)}"
    return p.op(text, "f32", dims), image.index("f")


def network(seed, exact, bound):
    """One or two layers. Returns the program, its inputs, and the numbers of weights."""
    rng, p = random.Random(seed), Program()
    arguments, inputs, numbers = [], [], []

    def argument(element, dims):
        name = f"%a{len(arguments)}"
        arguments.append(f"{name}: {tensor(element, dims)}")
        inputs.append(f"--input={''.join(f'{d}x' for d in dims)}{element}=uniform:{len(inputs) + seed}")
        return name, element, list(dims)

    def filters(dims):
        element = rng.choice(["i8", "i8", "ui8"])
        if bound:
            numbers.append(len(arguments))
            return argument(element, dims)
        count = 1
        for d in dims:
            count *= d
        raw = bytes(rng.randrange(256) for _ in range(count)).hex().upper()
        return p.constant(f'"0x{raw}"', element, dims)

    if rng.random() < 0.35:
        rows, k, n = rng.choice([1, 3, 17, 40]), rng.choice([32, 37, 64, 130]), rng.choice([16, 33, 48])
        isLeft, turned = rng.random() < 0.4, rng.random() < 0.5
        x, _ = activations(p, rng, argument(rng.choice(["i8", "ui8"]), [rows, k] if turned or not isLeft else [k, rows]), exact)
        dims = [n, k] if rng.random() < 0.5 else [k, n]
        w = weights(p, rng, filters(dims), exact, dims.index(n) if n != k else 0)
        ofX, ofW = (1 if x[2][1] == k and x[2][0] == rows else 0), dims.index(k)
        a, b, i, j, to = (w, x, ofW, ofX, [n, rows]) if isLeft else (x, w, ofX, ofW, [rows, n])
        y = p.op(f"ten.contract {a[0]}, {b[0]} contracting = [{i}] x [{j}] : {tensor('f32', a[2])}, {tensor('f32', b[2])} -> "
                 f"{tensor('f32', to)}", "f32", to)
    else:
        spatial, first, f = rng.choice([1, 2, 2, 2]), rng.random() < 0.6, rng.choice([8, 13, 32])
        places = [rng.randint(6, 12) for _ in range(spatial)]
        batch = rng.choice([1, 1, 2])
        element = rng.choice(["i8", "ui8"])
        codes = argument(element, [batch, f] + places if first else [batch] + places + [f])
        x, _ = activations(p, rng, codes, exact)
        for layer in range(rng.choice([1, 2])):
            o = rng.choice([16, 24, 33])
            window = [rng.choice([1, 3, 3]) for _ in places]
            if not layer or f * window[0] * window[-1] < 24:
                window = [3] * spatial
            names = [str(i) for i in range(spatial)]
            order = rng.choice([["o", "i"] + names, names + ["i", "o"], ["i"] + names + ["o"]])
            sizes = dict(zip(names, window), o=o, i=f)
            w = weights(p, rng, filters([sizes[d] for d in order]), exact, order.index("o"))
            y, feature = convolution(p, rng, (*x, first), (*w, order))
            if layer or min(d for i, d in enumerate(y[2]) if i not in (0, feature)) < 5:
                break
            # Bias, rectifier, and the next layer's activations.
            bias = p.broadcast(p.constant([rng.choice([-1.0, 0.5, 2.0]) for _ in range(o)], "f32", [o]), [feature], y[2])
            y = p.binary("max", p.binary("add", y, bias), p.constant(0.0, "f32", y[2]))
            element = rng.choice(["i8", "ui8"])
            codes = quantize(p, y, 2.0 ** rng.randint(-2, 3), 0 if element == "ui8" else -128, element)
            x = dequantize(p, rng, codes, 0 if element == "ui8" else -128, scale(rng, exact), 0)
            f = o
            if not exact:
                # A step of the integers may differ where the program's number is halfway between two.
                y = x
                break
    text = (f"func.func @main({', '.join(arguments)}) -> {tensor(y[1], y[2])} {{\n" + "\n".join(p.lines) +
            f"\n  return {y[0]} : {tensor(y[1], y[2])}\n}}\n")
    return text, inputs, numbers, y


def run(file, *flags):
    return subprocess.run([RUN, str(file), *flags], capture_output=True, text=True)


def main():
    for seed in range(FIRST, FIRST + COUNT):
        exact, bound = seed % 3 != 0, seed % 2 == 0
        text, inputs, numbers, _ = network(seed, exact, bound)
        file = FOLDER / f"{seed}.mlir"
        file.write_text(text)
        wanted = FOLDER / f"{seed}.npy"
        made = run(file, "--device=interpreter", *inputs, f"--output={wanted}")
        assert made.returncode == 0, (seed, made.stderr)
        layers = text.count("ten.conv ") + text.count("ten.contract ")
        bind = [f"--bind={','.join(map(str, numbers))}"] if bound else []
        settings = [bind, [*bind, "--threads=1"], []]
        if exact:
            settings += [[*bind, "--fp=strict"], [*bind, "--target-cpu=x86-64-v3"], [*bind, "--target-cpu=x86-64-v2"]]
        for flags in settings:
            near = [] if exact else ["--verify"]
            expect = [f"--expect={wanted}"] if exact else []
            done = run(file, *inputs, *flags, *expect, *near, "--explain")
            output = done.stdout + done.stderr
            assert done.returncode == 0, (seed, flags, output[-3000:])
            found = output.count("products of integers, " + ("equal" if exact else "which"))
            # Of weights that each call gets, few rows stay.
            isEach = bound and not any(flag.startswith("--bind") for flag in flags)
            assert found == layers or (isEach and "has few rows" in output), (seed, flags, found, layers, [line for line in output.splitlines() if "products of" in line])


main()

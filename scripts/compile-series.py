#!/usr/bin/env python3
"""Writes a program of a family and a length as StableHLO text.

compile-series.py FAMILY N: the program on stdout
compile-series.py --list:   the families, one a line

Twice the length is twice the program: scripts/check-compile-time compares what
the lengths take to compile. The families differ in the part of the compiler
that they make work: one long host function, one long kernel, many kernels of
one kind, many arguments, many regions.
"""

import sys


class Program:
    """Lines of @main; every operation has a name of its own."""

    def __init__(self):
        self.arguments, self.lines, self.count, self.functions = [], [], 0, []

    def argument(self, type):
        self.arguments.append(f"%a{len(self.arguments)}: {type}")
        return f"%a{len(self.arguments) - 1}"

    def op(self, text, type):
        self.count += 1
        self.lines.append(f"    %v{self.count} = {text}")
        return f"%v{self.count}", type

    def unary(self, name, x):
        return self.op(f"stablehlo.{name} {x[0]} : {x[1]}", x[1])

    def binary(self, name, x, y):
        return self.op(f"stablehlo.{name} {x[0]}, {y[0]} : {x[1]}", x[1])

    def constant(self, value, type):
        return self.op(f"stablehlo.constant dense<{value}> : {type}", type)

    def reshape(self, x, type):
        return self.op(f"stablehlo.reshape {x[0]} : ({x[1]}) -> {type}", type)

    def broadcast(self, x, dims, type):
        return self.op(
            f"stablehlo.broadcast_in_dim {x[0]}, dims = {dims} : ({x[1]}) -> {type}", type)

    def reduce(self, name, x, dims, type, start):
        zero = self.constant(start, "tensor<f32>")
        return self.op(
            f"stablehlo.reduce({x[0]} init: {zero[0]}) applies stablehlo.{name} across "
            f"dimensions = {dims} : ({x[1]}, tensor<f32>) -> {type}", type)

    def dot(self, x, y, batch, contracted, type):
        batching = f"batching_dims = {batch[0]} x {batch[1]}, " if batch[0] else ""
        return self.op(
            f"stablehlo.dot_general {x[0]}, {y[0]}, {batching}contracting_dims = "
            f"{contracted[0]} x {contracted[1]} : ({x[1]}, {y[1]}) -> {type}", type)

    def slice(self, x, ranges, type):
        return self.op(f"stablehlo.slice {x[0]} [{', '.join(ranges)}] : ({x[1]}) -> {type}", type)

    def text(self, results):
        types = ", ".join(type for _, type in results)
        return "\n".join(
            ["module {",
             f"  func.func public @main({', '.join(self.arguments)}) -> ({types}) {{"]
            + self.lines
            + [f"    return {', '.join(name for name, _ in results)} : {types}", "  }", "}"])


def tensor(*sizes, element="f32"):
    return f"tensor<{'x'.join(map(str, sizes + (element,)))}>"


def layers(n):
    """A transformer: a long host function of few kernels."""
    p, rows, width, heads = Program(), 16, 32, 2
    head = width // heads
    x = p.argument(tensor(rows, width)), tensor(rows, width)
    column, square = tensor(rows), tensor(rows, width)

    def weight(*sizes):
        return p.argument(tensor(*sizes)), tensor(*sizes)

    for _ in range(n):
        q, k, v = (p.reshape(p.dot(x, weight(width, width), ([], []), ([1], [0]), square),
                             tensor(rows, heads, head)) for _ in range(3))
        scores = tensor(heads, rows, rows)
        s = p.dot(q, k, ([1], [1]), ([2], [2]), scores)
        most = p.reduce("maximum", s, [2], tensor(heads, rows), "0xFF800000")
        s = p.unary("exponential", p.binary("subtract", s, p.broadcast(most, [0, 1], scores)))
        total = p.reduce("add", s, [2], tensor(heads, rows), "0.0")
        s = p.binary("divide", s, p.broadcast(total, [0, 1], scores))
        a = p.dot(s, v, ([0], [1]), ([2], [0]), tensor(heads, rows, head))
        a = p.op(f"stablehlo.transpose {a[0]}, dims = [1, 0, 2] : ({a[1]}) -> "
                 f"{tensor(rows, heads, head)}", tensor(rows, heads, head))
        a = p.dot(p.reshape(a, square), weight(width, width), ([], []), ([1], [0]), square)
        x = p.binary("add", x, a)
        mean = p.binary("divide", p.reduce("add", x, [1], column, "0.0"),
                        p.constant(float(width), column))
        y = p.binary("subtract", x, p.broadcast(mean, [0], square))
        h = p.dot(y, weight(width, 2 * width), ([], []), ([1], [0]), tensor(rows, 2 * width))
        h = p.unary("tanh", h)
        x = p.binary("add", x, p.dot(h, weight(2 * width, width), ([], []), ([1], [0]), square))
    return p.text([x])


def functions(n):
    """A recurrence of scalars: one long kernel."""
    p = Program()
    x, w = (p.argument("tensor<f32>"), "tensor<f32>"), (p.argument(tensor(n)), tensor(n))
    for i in range(n):
        k = p.reshape(p.slice(w, [f"{i}:{i + 1}"], tensor(1)), "tensor<f32>")
        x = p.binary("add", p.binary("multiply", p.unary("sine", x), k), x)
    return p.text([x])


def chains(n):
    """A long chain of products and sums over an array: one long loop body."""
    p = Program()
    x, w = (p.argument(tensor(64)), tensor(64)), (p.argument(tensor(64)), tensor(64))
    for i in range(n):
        x = p.binary("add", p.binary("multiply", x, w), p.constant(f"{i + 1}.5", tensor(64)))
        x = p.binary("maximum" if i % 2 else "minimum", x, w)
    return p.text([x])


def convolutions(n):
    """Small convolutions, each of another dilation and size."""
    p, results = Program(), []
    for i in range(n):
        size, dilation = 20 + i, 1 + i % 7
        x = p.argument(tensor(1, size, 8))
        w = p.argument(tensor(2, 8, 8))
        results.append(p.op(
            f"stablehlo.convolution({x}, {w}) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], "
            f"window = {{stride = [1], pad = [[{dilation}, 0]], rhs_dilate = [{dilation}]}} "
            f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : "
            f"({tensor(1, size, 8)}, {tensor(2, 8, 8)}) -> {tensor(1, size, 8)}",
            tensor(1, size, 8)))
    return p.text(results)


def transforms(n):
    """FFTs of another number of rows each, all in several blocks, and of few lengths."""
    p, results = Program(), []
    for i in range(n):
        length = (16, 24, 60, 64)[i % 4]
        type = tensor(49 + i, length, element="complex<f32>")
        results.append(p.op(
            f"stablehlo.fft {p.argument(type)}, type = FFT, length = [{length}] : "
            f"({type}) -> {type}", type))
    return p.text(results)


def reductions(n):
    """Sums, each of another size."""
    p, results = Program(), []
    for i in range(n):
        type = tensor(5 + i, 40)
        results.append(p.reduce("add", (p.argument(type), type), [i % 2],
                                tensor(5 + i if i % 2 else 40), "0.0"))
    return p.text(results)


def scans(n):
    """Linear recurrences by associative scans of 16 steps, each of another width."""
    p, results = Program(), []

    def combine(x, y):
        return (p.binary("multiply", x[0], y[0]),
                p.binary("add", p.binary("multiply", y[0], x[1]), y[1]))

    def part(x, start, limit, stride, width):
        type = tensor(len(range(start, limit, stride)), width)
        return p.slice(x, [f"{start}:{limit}:{stride}", f"0:{width}"], type)

    def pad(x, low, high, length, width):
        type, zero = tensor(length, width), p.constant("0.0", "tensor<f32>")
        return p.op(f"stablehlo.pad {x[0]}, {zero[0]}, low = [{low}, 0], high = [{high}, 0], "
                    f"interior = [1, 0] : ({x[1]}, tensor<f32>) -> {type}", type)

    def scan(elements, length, width):
        if length < 2:
            return elements
        even = [part(e, 0, length - 1, 2, width) for e in elements]
        odd = [part(e, 1, length, 2, width) for e in elements]
        half = length // 2
        odds = scan(combine(even, odd), half, width)
        if half == 1:
            evens = [part(e, 0, 1, 1, width) for e in elements]
        else:
            type = tensor(half, width)
            rest = combine([part(e, 0, half - 1, 1, width) for e in odds],
                           [part(e, 2, length, 2, width) for e in elements])
            evens = [p.op(f"stablehlo.concatenate {first[0]}, {r[0]}, dim = 0 : "
                          f"({first[1]}, {r[1]}) -> {type}", type)
                     for first, r in zip([part(e, 0, 1, 1, width) for e in elements], rest)]
        return [p.binary("add", pad(a, 0, 1, length, width), pad(b, 1, 0, length, width))
                for a, b in zip(evens, odds)]

    for i in range(n):
        type = tensor(16, 40 + i)
        results.append(scan([(p.argument(type), type) for _ in range(2)], 16, 40 + i)[1])
    return p.text(results)


def arguments(n):
    """Pairs of arguments, a result for each."""
    p = Program()
    type = tensor(4)
    return p.text([p.binary("add", (p.argument(type), type), (p.argument(type), type))
                   for _ in range(n)])


def loops(n):
    """Loops in loops, one pair after the other."""
    p = Program()
    x, i32 = (p.argument(tensor(8)), tensor(8)), "tensor<i32>"
    for i in range(n):
        zero, one, limit = (p.constant(k, i32) for k in (0, 1, 3 + i % 3))

        def loop(x, name, body):
            p.lines.append(f"    %{name}:2 = stablehlo.while(%{name}_i = {zero[0]}, %{name}_x = "
                           f"{x}) : {i32}, {tensor(8)} cond {{")
            p.lines.append(f"    %{name}_c = stablehlo.compare LT, %{name}_i, {limit[0]} : "
                           f"({i32}, {i32}) -> tensor<i1>")
            p.lines.append(f"    stablehlo.return %{name}_c : tensor<i1>\n    }} do {{")
            y = body((f"%{name}_x", tensor(8)))
            p.lines.append(f"    %{name}_n = stablehlo.add %{name}_i, {one[0]} : {i32}")
            p.lines.append(f"    stablehlo.return %{name}_n, {y[0]} : {i32}, {tensor(8)}\n    }}")
            return f"%{name}#1", tensor(8)

        x = loop(x[0], f"o{i}", lambda outer: loop(
            outer[0], f"n{i}", lambda inner: p.binary("add", p.unary("tanh", inner), x)))
    return p.text([x])


FAMILIES = [layers, functions, chains, convolutions, transforms, reductions, scans, arguments, loops]

if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        print("\n".join(family.__name__ for family in FAMILIES))
    elif len(sys.argv) == 3 and sys.argv[2].isdigit():
        print({family.__name__: family for family in FAMILIES}[sys.argv[1]](int(sys.argv[2])))
    else:
        sys.exit(__doc__)

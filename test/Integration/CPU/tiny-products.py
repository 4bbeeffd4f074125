# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares products of a few elements with the interpreter.

tiny-products.py TENSOR-RUN FOLDER: products of 1 to 5 rows, columns and elements of a
sum, with turned operands, batches, converted elements and an epilogue, in loops too,
drawn at random; one program has several of them.
"""

import random
import subprocess
import sys

random.seed(5)
CPUS = ["native", "x86-64-v2", "x86-64-v3"]


def product(number):
    """Returns the lines of one product, and the types of its arguments and result."""
    rows, width, depth = (random.randint(1, 5) for _ in range(3))
    accumulator = random.choice(["f32", "f64", "f64"])
    element = random.choice(["f16", "bf16", "f32"]) if accumulator == "f32" else "f64"
    batch = random.choice([0, 0, 1, 3])
    left, right = random.choice([0, 1]), random.choice([0, 1])
    lhs = [depth, rows] if left else [rows, depth]
    rhs = [width, depth] if right else [depth, width]
    out = [rows, width]
    dims = f"contracting = [{0 if left else 1}] x [{1 if right else 0}]"
    if batch:
        lhs, rhs, out = [batch] + lhs, [batch] + rhs, [batch] + out
        dims = f"batch = [0] x [0] contracting = [{1 if left else 2}] x [{2 if right else 1}]"
    name = lambda sizes, type: "tensor<" + "x".join(map(str, sizes)) + f"x{type}>"
    a, b, c = name(lhs, element), name(rhs, element), name(out, accumulator)
    p = f"p{number}"
    lines = [f"  %{p} = ten.contract %a{number}, %b{number} {dims} : {a}, {b} -> {c}"]
    if random.choice([0, 1]):
        lines.append(f"  %{p}e = ten.tanh %{p} : {c}")
        p += "e"
    sizes = lambda shape, type: "x".join(map(str, shape)) + f"x{type}=normal:{random.randint(1, 99)}"
    return lines, (a, b, c), (sizes(lhs, element), sizes(rhs, element)), p


def loop():
    """Returns a loop whose state is a matrix and a row that it multiplies."""
    n, type = random.randint(1, 5), random.choice(["f32", "f64"])
    m, r = f"tensor<{n}x{n}x{type}>", f"tensor<{n}x{type}>"
    turned = random.choice([0, 1])
    return f"""func.func @main(%m: {m}, %x: {r}) -> ({m}, {r}) {{
  %zero = ten.constant dense<0> : tensor<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %m, %y = %x) -> ({m}, {r}) {{
    %1 = ten.contract %s, %m contracting = [1] x [{turned}] : {m}, {m} -> {m}
    %2 = ten.tanh %1 : {m}
    %3 = ten.contract %2, %y contracting = [1] x [0] : {m}, {r} -> {r}
    %4 = ten.sin %3 : {r}
    scf.yield %2, %4 : {m}, {r}
  }}
  return %0#0, %0#1 : {m}, {r}
}}
""", [f"{n}x{n}x{type}=normal:3", f"{n}x{type}=normal:4"]


def straight():
    lines, arguments, types, inputs, results = [], [], [], [], []
    for number in range(12):
        body, (a, b, c), values, result = product(number)
        lines += body
        arguments += [f"%a{number}: {a}", f"%b{number}: {b}"]
        inputs += values
        types.append(c)
        results.append(f"%{result}")
    return (
        f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{\n"
        + "\n".join(lines)
        + f"\n  return {', '.join(results)} : {', '.join(types)}\n}}\n"
    ), inputs


def main():
    run, folder = sys.argv[1:3]
    for program in range(16):
        text, inputs = straight() if program % 4 else loop()
        path = f"{folder}/p{program}.mlir"
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        arguments = [f"--input={value}" for value in inputs]
        for cpu in CPUS:
            flags = [] if cpu == "native" else [f"--target-cpu={cpu}"]
            subprocess.run([run, path, "--verify", *flags, *arguments], check=True, stdout=subprocess.DEVNULL)
    print("16 programs")


if __name__ == "__main__":
    main()

"""Draws products and compares the bits of a result's rows over numbers of rows: of
narrow floats and f32, with a matrix in either layout, bound or not, computed by the
program or not, also with numbers so small that their products are subnormal, with
infinities and NaN. All NaN are equal.
Usage: rows-of-narrow-products.py TENSOR-RUN COUNT SEED [FLAG...]"""

import os
import random
import subprocess
import sys
import tempfile

import numpy as np

ROWS = (64, 1, 2, 3, 7, 8, 15, 16, 17, 33)
# So many of them, without the first, are compared for a case; one row always.
MOST_ROWS = 5
SIZES = (1, 2, 3, 5, 7, 15, 16, 17, 31, 32, 33, 40, 64, 70, 100, 129, 256, 300, 401, 530)
LARGE = ((1024, 512), (4096, 256), (512, 1030), (1030, 770), (2000, 333), (64, 5000))


def bits_of(values, element):
    """The array as the element type stores it; bf16 are elements of two bytes."""
    if element == "bf16":
        bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
        bits = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
        return bits.astype(np.uint16).view("V2")
    return values.astype({"f16": np.float16, "f32": np.float32, "i8": np.int8}[element])


def draw_numbers(draw, shape, element, kind):
    numbers = np.random.RandomState(draw.randrange(1 << 30)).randn(*shape)
    if element == "i8":
        return bits_of(np.round(numbers * 40), element)
    if kind == "tiny":
        # Sums of bf16 at the border of subnormal numbers, and f16 that are subnormal.
        numbers *= 1e-19 if element == "bf16" else 1e-6
    if kind == "mixed":
        numbers *= np.exp2(np.random.RandomState(draw.randrange(1 << 30)).randint(-66, 2, shape))
    if kind == "special":
        # A few of them: in some rows and columns of the result.
        random_place = np.random.RandomState(draw.randrange(1 << 30))
        for number in (np.inf, -np.inf, np.nan, -0.0, 0.0, 1e-39, 6e-8):
            if random_place.rand() < 0.4:
                numbers[tuple(random_place.randint(0, size) for size in shape)] = number
    return bits_of(numbers, element)


def draw_case(draw):
    case = {"element": draw.choice(["bf16", "bf16", "f16", "f16", "f32"])}
    case["result"] = draw.choice([case["element"], "f32"])
    case["turned"] = draw.random() < 0.5
    case["form"] = draw.choice(["plain", "plain", "plain", "bias", "batch", "transposed", "mixed", "codes", "scaled"])
    case["bind"] = draw.random() < 0.4
    case["dynamic"] = case["form"] in ("plain", "bias") and draw.random() < 0.15
    large = draw.random() < 0.25 and case["form"] != "batch"
    case["k"], case["n"] = draw.choice(LARGE) if large else (draw.choice(SIZES), draw.choice(SIZES))
    case["numbers"] = draw.choice(["normal", "normal", "tiny", "mixed", "special"])
    return case


def program(case, rows):
    """The text of the program, the shape and the type of each argument."""
    k, n, element, result, form = (case[name] for name in ("k", "n", "element", "result", "form"))
    batch, turned = (form == "batch"), case["turned"]
    lead = "3x" if batch else ""
    count = "?" if case["dynamic"] else rows
    outer = (n, k) if turned else (k, n)
    other = "f32" if form == "mixed" else element
    x, w, r = f"tensor<{lead}{count}x{k}x{element}>", f"tensor<{lead}{outer[0]}x{outer[1]}x{other}>", f"tensor<{lead}{count}x{n}x{result}>"
    lines, arguments = [], [("w", (3, *outer) if batch else outer, other)]
    if form == "transposed":
        # A transpose that the program does; the argument has the other layout.
        stored = f"tensor<{outer[1]}x{outer[0]}x{other}>"
        lines.append(f"%m = stablehlo.transpose %w, dims = [1, 0] : ({stored}) -> {w}")
        arguments = [("w", outer[::-1], other)]
    elif form in ("codes", "scaled"):
        stored = f"tensor<{outer[0]}x{outer[1]}xi8>" if form == "codes" else w
        one = f"tensor<{n}x{element}>"
        source = "%w"
        if form == "codes":
            lines.append(f"%c = stablehlo.convert %w : ({stored}) -> {w}")
            source = "%c"
        lines.append(f"%sb = stablehlo.broadcast_in_dim %s, dims = [{0 if turned else 1}] : ({one}) -> {w}")
        lines.append(f"%m = stablehlo.multiply {source}, %sb : {w}")
        arguments = [("w", outer, "i8" if form == "codes" else other), ("s", (n,), element)]
    matrix = "%m" if any(line.startswith("%m ") for line in lines) else "%w"
    dims = "batching_dims = [0] x [0], " if batch else ""
    contracted = f"contracting_dims = [{1 + batch}] x [{int(turned) + batch}]"
    lines.append(f"%p = stablehlo.dot_general %x, {matrix}, {dims}{contracted} : ({x}, {w}) -> {r}")
    value = "%p"
    if form == "bias" and not case["dynamic"]:
        lines.append(f"%bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<{n}x{result}>) -> {r}")
        lines.append(f"%q = stablehlo.add %p, %bb : {r}")
        value = "%q"
        arguments.append(("b", (n,), result))
    types = {"f32": "f32", "f16": "f16", "bf16": "bf16", "i8": "i8"}
    text = ", ".join(
        [f"%x: {x}"] + [f"%{name}: tensor<{'x'.join(map(str, shape))}x{types[kind]}>" for name, shape, kind in arguments]
    )
    body = "\n  ".join(lines)
    return f"func.func @main({text}) -> {r} {{\n  {body}\n  return {value} : {r}\n}}", arguments


def is_exception(case, rows):
    """Whether so few rows may have other bits (docs/Limitations.md)."""
    return case["form"] in ("codes", "scaled") and rows <= 8


def compared(result):
    """The bits of a result, with one pattern for all NaN."""
    bits = np.ascontiguousarray(result)
    if bits.dtype == np.float32:
        bits, largest = bits.view(np.uint32), 0x7F800000
    else:
        largest = 0x7C00 if bits.dtype == np.float16 else 0x7F80
        bits = bits.view(np.uint16)
    bits = bits.copy()
    bits[(bits & (0x7FFFFFFF if largest > 0xFFFF else 0x7FFF)) > largest] = largest | 1
    return bits


def run(folder, case, rows, arrays, flags):
    text, _ = program(case, rows)
    path, result = os.path.join(folder, "p.mlir"), os.path.join(folder, "r.npy")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    names = []
    for number, array in enumerate(arrays):
        names.append(os.path.join(folder, f"{number}.npy"))
        if number == 0:
            array = np.ascontiguousarray(array[..., :rows, :])
            np.save(names[0], array)
    command = [sys.argv[1], path, *flags, f"--output={result}"] + [f"--input={name}" for name in names]
    if case["bind"]:
        command.append("--bind=" + ",".join(str(number) for number in range(1, len(arrays))))
    if case["dynamic"]:
        command.append("--dynamic")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{command}\n{text}\n{done.stderr}")
    return np.load(result)


def check(folder, case, draw, flags):
    _, arguments = program(case, ROWS[0])
    lead = (3,) if case["form"] == "batch" else ()
    arrays = [draw_numbers(draw, (*lead, ROWS[0], case["k"]), case["element"], case["numbers"])]
    arrays += [draw_numbers(draw, shape, kind, case["numbers"]) for _, shape, kind in arguments]
    for number, array in enumerate(arrays):
        np.save(os.path.join(folder, f"{number}.npy"), array)
    whole = run(folder, case, ROWS[0], arrays, flags)
    different = []
    for rows in [1, *sorted(draw.sample(ROWS[2:], MOST_ROWS - 1))]:
        if is_exception(case, rows):
            continue
        made = run(folder, case, rows, arrays, flags)
        if not np.array_equal(compared(made), compared(whole[..., :rows, :])):
            different.append(rows)
    return different


def main():
    count, seed, flags = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    failed = 0
    for number in range(seed, seed + count):
        draw = random.Random(number)
        case = draw_case(draw)
        with tempfile.TemporaryDirectory() as folder:
            different = check(folder, case, draw, flags)
        if different:
            failed += 1
            print(f"{number}: {case} differs for {different} rows", flush=True)
    print(f"{count - failed} passed, {failed} failed")


main()

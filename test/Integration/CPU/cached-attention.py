"""Attention over the first places of a cache, as decode steps write it, against the interpreter.

    cached-attention.py TENSOR-RUN FOLDER

The shortest part of the cache that has all places is read: lengths are below, at and behind the borders of parts.
Hidden places may have anything: NaN, infinity, and, where the mask is not low enough, weights.
"""
import array
import math
import pathlib
import random
import struct
import subprocess
import sys

RUN, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
PLACES, GROUPS, EACH, HEAD = 1024, 2, 3, 64


def program(cache="f32", mask="le", hidden="-1.0e30", order="pgh", batch=0, repeated=False, window=False, groups=GROUPS, each=EACH):
    """Queries of `each` heads for each of `groups` heads of keys and values."""
    dims = {"p": PLACES, "g": groups, "h": HEAD}
    lines = []

    def op(name, text):
        lines.append(f"  %{name} = {text}")

    def shape(letters):
        sizes = {**dims, "e": each, "b": batch}
        return "x".join(str(sizes[c]) for c in letters)
    b = "b" if batch else ""
    stored, logits = b + order, b + "gep"
    for name in ("k", "v"):
        source = f"%{name}_cache"
        if cache == "i8":
            op(f"{name}1", f"ten.convert {source} : tensor<{shape(stored)}xi8> -> tensor<{shape(stored)}xf32>")
            op(f"{name}0", f"ten.constant dense<0.01> : tensor<{PLACES}xf32>")
            op(f"{name}s", f"ten.mul %scale, %{name}0 : tensor<{PLACES}xf32>")
            op(f"{name}2", f"ten.broadcast %{name}s dims = [{stored.index('p')}] : tensor<{PLACES}xf32> -> tensor<{shape(stored)}xf32>")
            op(name, f"ten.mul %{name}1, %{name}2 : tensor<{shape(stored)}xf32>")
        elif cache != "f32":
            op(name, f"ten.convert {source} : tensor<{shape(stored)}x{cache}> -> tensor<{shape(stored)}xf32>")
        else:
            op(name, f"ten.mul {source}, %one : tensor<{shape(stored)}xf32>")
    if repeated:
        # One head of keys for each of the queries.
        long = stored.replace("g", "ge")
        for name in ("k", "v"):
            at = [long.index(c) for c in stored]
            op(f"{name}r", f"ten.broadcast %{name} dims = {at} : tensor<{shape(stored)}xf32> -> tensor<{shape(long)}xf32>")
    else:
        long = stored
    keys, values = ("%kr", "%vr") if repeated else ("%k", "%v")
    query = b + "geh"
    shared = [c for c in query if c in long and c in logits]
    left = [query.index(c) for c in shared]
    right = [long.index(c) for c in shared]
    made = "".join(shared) + "".join(c for c in query if c not in shared and c != "h") + "p"
    op("s0", f"ten.contract %q, {keys} batch = {left} x {right} contracting = [{query.index('h')}] x [{long.index('h')}] : "
             f"tensor<{shape(query)}xf32>, tensor<{shape(long)}xf32> -> tensor<{shape(made)}xf32>")
    perm = [made.index(c) for c in logits]
    op("s", f"ten.transpose %s0 perm = {perm} : tensor<{shape(made)}xf32> -> tensor<{shape(logits)}xf32>")
    all_ = shape(logits)
    at = logits.index("p")
    op("i", f"ten.iota dim = 0 : tensor<{PLACES}xi32>")
    op("place", f"ten.broadcast %i dims = [{at}] : tensor<{PLACES}xi32> -> tensor<{all_}xi32>")
    op("length", f"ten.broadcast %n dims = [{0 if batch else ''}] : tensor<{f'{batch}x' if batch else ''}i32> -> tensor<{all_}xi32>")
    a, c = ("%length", "%place") if mask in ("gt", "ge") else ("%place", "%length")
    op("seen0", f"ten.compare {mask} {a}, {c} : tensor<{all_}xi32>")
    if window:
        op("first", f"ten.constant dense<7> : tensor<{all_}xi32>")
        op("late", f"ten.compare ge %place, %first : tensor<{all_}xi32>")
        op("seen", f"ten.and %late, %seen0 : tensor<{all_}xi1>")
    else:
        op("seen", f"ten.and %seen0, %seen0 : tensor<{all_}xi1>")
    op("low", f"ten.constant dense<{hidden}> : tensor<{all_}xf32>")
    op("logits", f"ten.select %seen, %s, %low : tensor<{all_}xf32>")
    row = shape(logits[:-1])
    kept = list(range(len(logits) - 1))
    op("largest", f"ten.reduce max %logits dims = [{at}] : tensor<{all_}xf32> -> tensor<{row}xf32>")
    op("m", f"ten.broadcast %largest dims = {kept} : tensor<{row}xf32> -> tensor<{all_}xf32>")
    op("less", f"ten.sub %logits, %m : tensor<{all_}xf32>")
    op("e", f"ten.exp %less : tensor<{all_}xf32>")
    op("sum", f"ten.reduce add %e dims = [{at}] : tensor<{all_}xf32> -> tensor<{row}xf32>")
    op("d", f"ten.broadcast %sum dims = {kept} : tensor<{row}xf32> -> tensor<{all_}xf32>")
    op("w", f"ten.div %e, %d : tensor<{all_}xf32>")
    shared = [c for c in logits if c in long and c != "p"]
    result = "".join(shared) + "".join(c for c in logits if c not in shared and c != "p") + "h"
    op("r", f"ten.contract %w, {values} batch = {[logits.index(c) for c in shared]} x {[long.index(c) for c in shared]} "
            f"contracting = [{at}] x [{long.index('p')}] : tensor<{all_}xf32>, tensor<{shape(long)}xf32> -> tensor<{shape(result)}xf32>")
    element = cache
    first = [f"%q: tensor<{shape(query)}xf32>", f"%k_cache: tensor<{shape(stored)}x{element}>",
             f"%v_cache: tensor<{shape(stored)}x{element}>", f"%n: tensor<{f'{batch}x' if batch else ''}i32>"]
    if cache == "i8":
        first.append(f"%scale: tensor<{PLACES}xf32>")
    if cache == "f32":
        lines.insert(0, f"  %one = ten.constant dense<1.0> : tensor<{shape(stored)}xf32>")
    text = f"func.func @main({', '.join(first)}) -> tensor<{shape(result)}xf32> {{\n" + "\n".join(lines)
    text += f"\n  return %r : tensor<{shape(result)}xf32>\n}}\n"
    inputs = [f"--input={shape(query)}xf32=normal:1", f"--input={shape(stored)}x{element}=normal:2" if element != "i8"
              else f"--input={shape(stored)}xi8=uniform:2",
              f"--input={shape(stored)}x{element}=normal:3" if element != "i8" else f"--input={shape(stored)}xi8=uniform:3"]
    more = [f"--input={PLACES}xf32=uniform:4"] if cache == "i8" else []
    return text, inputs, more


VARIANTS = {
    "plain": {},
    "lt": {"mask": "lt"},
    "gt": {"mask": "gt", "hidden": "0xFF800000"},
    "ge": {"mask": "ge", "hidden": "-1.0e9"},
    "f16": {"cache": "f16"},
    "bf16": {"cache": "bf16", "order": "gph"},
    "i8": {"cache": "i8"},
    "heads_first": {"order": "gph"},
    "transposed": {"order": "ghp"},
    "batch": {"batch": 2, "order": "gph"},
    "batch_places": {"batch": 2},
    "repeated": {"repeated": True},
    "window": {"window": True},
    # Caches that exceed L2: a block of places is multiplied for all heads.
    "large": {"groups": 4, "each": 8},
    "large_i8": {"groups": 8, "each": 2, "cache": "i8"},
    "large_bf16": {"groups": 8, "each": 7, "cache": "bf16"},
    "large_f16": {"groups": 8, "each": 2, "cache": "f16"},
}


def write(path, numbers, shape):
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {tuple(shape)}, }}"
    header += " " * (63 - (len(header) + 10) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + array.array("f", numbers).tobytes())


def main():
    failed = 0

    def run(*command):
        nonlocal failed
        done = subprocess.run([RUN, *map(str, command)], capture_output=True, text=True, check=False)
        if done.returncode:
            failed += 1
            print(*command, (done.stdout + done.stderr).strip()[-600:])
        return done.stdout + done.stderr

    def compare(file, inputs, near=("--rtol=1e-4", "--atol=1e-4"), flags=()):
        expected = FOLDER / "expected.npy"
        run(file, *inputs, "--device=interpreter", f"--output={expected}")
        run(file, *inputs, f"--expect={expected}", *near, *flags)

    def check(condition, what):
        nonlocal failed
        if not condition:
            failed += 1
            print(what)

    for name, options in VARIANTS.items():
        text, inputs, more = program(**options)
        file = FOLDER / f"{name}.mlir"
        file.write_text(text)
        batch = options.get("batch", 0)
        for length in (0, 1, 127, 128, 129, 256, 500, 600, 767, 768, 769, PLACES - 1) if name == "plain" else (600,) if "large" in name else (40, 128, 600):
            lengths = f"{batch}xi32={length // 3},{length}" if batch else f"i32={length}"
            compare(file, [*inputs, f"--input={lengths}", *more])
        lengths = f"{batch}xi32=5,60" if batch else "i32=60"
        out = run(file, *inputs, f"--input={lengths}", *more, "--explain")
        check("attention reads the places up to the largest length" in out, f"{name}: not limited")
        if name in ("plain", "i8"):
            compare(file, [*inputs, f"--input={lengths}", *more], flags=("--fp=strict",))
            compare(file, [*inputs, f"--input={lengths}", *more], flags=("--fp=fast", "--threads=2"))

    # The same bits as with all places, for each number of threads.
    for name in ("plain", "large", "large_bf16"):
        file, inputs = FOLDER / f"{name}.mlir", program(**VARIANTS[name])[1]
        run(file, *inputs, "--input=i32=40", "--threads=1", f"--output={FOLDER / 'bits.npy'}")
        for threads in (2, 3):
            run(file, *inputs, "--input=i32=40", f"--threads={threads}", f"--expect={FOLDER / 'bits.npy'}")

    # What hidden places have.
    random.seed(1)
    for name, groups in (("plain", GROUPS), ("large", 4)):
        inputs = program(**VARIANTS[name])[1]
        count = PLACES * groups * HEAD
        for which in ("k", "v"):
            for special in (math.nan, math.inf) if name == "plain" else (math.nan,):
                for place in (3, 500) if name == "plain" else (500,):
                    numbers = [random.uniform(-1, 1) for _ in range(count)]
                    numbers[place * groups * HEAD + 5] = special
                    write(FOLDER / "special.npy", numbers, (PLACES, groups, HEAD))
                    given = list(inputs)
                    given[1 if which == "k" else 2] = f"--input={FOLDER / 'special.npy'}"
                    compare(FOLDER / f"{name}.mlir", [*given, "--input=i32=60"])
    # A mask that does not hide: weights of hidden places are not 0.
    text, inputs, _ = program(hidden="-20.0")
    (FOLDER / "weak.mlir").write_text(text)
    for length in (2, 60, 200):
        compare(FOLDER / "weak.mlir", [*inputs, f"--input=i32={length}"])
    # No place is seen.
    compare(FOLDER / "plain.mlir", [*program()[1], "--input=i32=-1"])
    compare(FOLDER / "gt.mlir", [*program()[1], "--input=i32=0"])
    sys.exit(failed != 0)


main()

"""Draws transposes of all widths of elements and rows, alone and with a map, and compares them with the interpreter.

transposes.py TENSOR-RUN FOLDER SEED COUNT
"""
import random
import subprocess
import sys


def shape(sizes, element):
    return "tensor<" + "x".join(map(str, sizes)) + f"x{element}>"


def program(draw):
    element = draw.choice(["f32", "f32", "f64", "f16", "bf16", "i8", "i32", "i64"])
    sides = [draw.choice([1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 31]), draw.choice([64, 300, 777, 1024, 2001])]
    if draw.random() < 0.4:
        sides = [draw.choice([33, 100, 128, 257]), draw.choice([64, 100, 129])]
    draw.shuffle(sides)
    rows, columns = sides
    batch = draw.choice([[], [], [3]])
    known, turned = batch + [rows, columns], batch + [columns, rows]
    isDynamic = draw.random() < 0.3
    if isDynamic:
        at = len(batch) + draw.randrange(2)
        known[at] = "?"
        turned[2 * len(batch) + 1 - at] = "?"
    permutation = [*range(len(batch)), len(batch) + 1, len(batch)]
    from_, to = shape(known, element), shape(turned, element)
    kind = draw.choice(["alone", "alone", "scaled", "added", "both"])
    lines = [f"  %0 = ten.transpose %x perm = {permutation} : {from_} -> {to}"]
    arguments = [f"%x: {from_}"]
    inputs = [f"--input={'x'.join(map(str, batch + [rows, columns]))}x{element}=uniform:1"]
    result = "%0"
    if kind in ("added", "both"):
        arguments.append(f"%y: {to}")
        inputs.append(f"--input={'x'.join(map(str, batch + [columns, rows]))}x{element}=uniform:2")
        lines.append(f"  %1 = ten.add %0, %y : {to}")
        result = "%1"
    if kind in ("scaled", "both"):
        lines.append(f"  %2 = ten.neg {result} : {to}")
        result = "%2"
    text = f"func.func @main({', '.join(arguments)}) -> {to} {{\n" + "\n".join(lines) + f"\n  return {result} : {to}\n}}\n"
    return text, inputs + (["--dynamic"] if isDynamic else [])


def main():
    run, folder, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    failed = 0
    for number in range(count):
        draw = random.Random(seed + number)
        text, flags = program(draw)
        flags.append(draw.choice(["--target-cpu=native", "--target-cpu=native", "--target-cpu=x86-64-v3"]))
        flags.append(draw.choice(["--threads=1", "--threads=2"]))
        path = f"{folder}/transpose.mlir"
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([run, path, *flags, "--verify"], capture_output=True, text=True, check=False)
        if done.returncode or "agree with the interpreter, bit for bit" not in done.stdout + done.stderr:
            failed += 1
            print(f"seed {seed + number}: {' '.join(flags)}\n{text}{done.stdout[-300:]}{done.stderr[-500:]}")
    print(f"{count - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())

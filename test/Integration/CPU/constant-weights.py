"""Writes a program whose weights are constants: products of f32, of bytes and of codes, and a convolution.

The compiler packs them; results are those of the same weights as arguments, bit for bit."""
import random
import struct
import sys

random.seed(1)


def raw(count, kind):
    if kind == "f32":
        return struct.pack(f"<{count}f", *[random.randint(-40, 40) / 8 for _ in range(count)])
    return bytes(random.randint(0, 255) for _ in range(count))


def shape(kind, *sizes):
    return "tensor<" + "x".join(map(str, sizes)) + "x" + kind + ">"


WEIGHTS = {"w": ("f32", (96, 200)), "b": ("i8", (128, 150)), "c": ("f32", (3, 3, 20, 70)), "t": ("f32", (130, 96))}
TYPES = {name: shape(kind, *sizes) for name, (kind, sizes) in WEIGHTS.items()}
X = {"x": shape("f32", int(sys.argv[2]), 96), "u": shape("ui8", int(sys.argv[2]), 128), "i": shape("f32", 1, 9, 9, 20)}
RESULTS = (shape("f32", int(sys.argv[2]), 200), shape("i32", int(sys.argv[2]), 150), shape("f32", 1, 7, 7, 70),
           shape("f32", int(sys.argv[2]), 130))


def body():
    return f"""  %0 = ten.contract %x, %w contracting = [1] x [0] : {X["x"]}, {TYPES["w"]} -> {RESULTS[0]}
  %1 = ten.contract %u, %b contracting = [1] x [0] : {X["u"]}, {TYPES["b"]} -> {RESULTS[1]}
  %2 = ten.conv %i, %c dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] : {X["i"]}, {TYPES["c"]} -> {RESULTS[2]}
  %3 = ten.contract %x, %t contracting = [1] x [1] : {X["x"]}, {TYPES["t"]} -> {RESULTS[3]}
"""


def product(sizes):
    count = 1
    for size in sizes:
        count *= size
    return count


def main():
    data = {name: raw(product(sizes), kind) for name, (kind, sizes) in WEIGHTS.items()}
    constants = "".join(f'  %{name} = ten.constant dense<"0x{data[name].hex().upper()}"> : {TYPES[name]}\n' for name in WEIGHTS)
    given = ", ".join(f"%{name}: {kind}" for name, kind in X.items())
    results = ", ".join(RESULTS)
    end = f"{body()}  return %0, %1, %2, %3 : {results}\n}}\n"
    with open(f"{sys.argv[1]}/constants.mlir", "w") as out:
        out.write(f"func.func @main({given}) -> ({results}) {{\n{constants}{end}")
    # The weights as arguments that the first function gives.
    names = ", ".join(f"%{name}" for name in WEIGHTS)
    with open(f"{sys.argv[1]}/weights.mlir", "w") as out:
        out.write(f"func.func @main() -> ({', '.join(TYPES.values())}) {{\n{constants}  return {names} : {', '.join(TYPES.values())}\n}}\n")
    more = ", ".join(f"%{name}: {TYPES[name]}" for name in WEIGHTS)
    with open(f"{sys.argv[1]}/arguments.mlir", "w") as out:
        out.write(f"func.func @main({given}, {more}) -> ({results}) {{\n{end}")


main()

"""Writes a program of broadcasting operations of chlo, of shapes drawn at random,
each compared with numbers computed here; half of the operands hide their sizes.

    random_broadcasts.py SEED COUNT > program.mlir
"""
import itertools
import random
import sys

seed, count = map(int, sys.argv[1:])
random.seed(seed)
functions = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "maximum": max,
    "minimum": min,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def size(shape):
    total = 1
    for each in shape:
        total *= each
    return total


def text(shape, element="i32"):
    return "tensor<" + "".join(f"{each}x" for each in shape) + element + ">"


def literal(numbers, shape):
    if not shape:
        return str(numbers[0])
    if size(shape) == 0:
        return ""
    part = size(shape[1:])
    return "[" + ", ".join(literal(numbers[i * part : (i + 1) * part], shape[1:]) for i in range(shape[0])) + "]"


def at(numbers, shape, dims, place):
    index = 0
    for own, dim in zip(shape, dims):
        index = index * own + (0 if own == 1 else place[dim])
    return numbers[index]


print("func.func @main() {")
for case in range(count):
    rank = random.randint(0, 4)
    result = [random.choice((0, 1, 2, 3, 4)) if random.random() < 0.9 else 1 for _ in range(rank)]
    name = random.choice([*functions, "select"])
    ranks = [rank] + [random.randint(0, rank) for _ in range(2 if name == "select" else 1)]
    random.shuffle(ranks)
    named = None
    if name != "select" and min(ranks) < rank and random.random() < 0.3:
        named = sorted(random.sample(range(rank), min(ranks)))
    dims = [named if named is not None and own < rank else list(range(rank - own, rank)) for own in ranks]
    shapes = [[result[dim] if random.random() < 0.7 else 1 for dim in each] for each in dims]
    # Where all operands are 1, so is the result.
    for dim in range(rank):
        sizes = [shape[each.index(dim)] for shape, each in zip(shapes, dims) if dim in each]
        result[dim] = next((each for each in sizes if each != 1), 1)
    operands, numbers = [], []
    isHidden = random.random() < 0.5
    for i, shape in enumerate(shapes):
        isPredicate = name == "select" and i == 0
        values = [random.randint(0, 1) if isPredicate else random.randint(-9, 9) for _ in range(size(shape))]
        numbers.append(values)
        element = "i1" if isPredicate else "i32"
        shown = ["true" if value else "false" for value in values] if isPredicate else values
        print(f"  %c{case}_{i} = stablehlo.constant dense<{literal(shown, shape)}> : {text(shape, element)}")
        kind = text(shape, element)
        operand = f"%c{case}_{i}"
        if isHidden and shape:
            hidden = text(["?" if random.random() < 0.6 else each for each in shape], element)
            print(f'  %h{case}_{i} = "stablehlo.optimization_barrier"({operand}) : ({kind}) -> {hidden}')
            operand, kind = f"%h{case}_{i}", hidden
        operands.append((operand, kind))
    wanted = []
    for place in itertools.product(*map(range, result)):
        each = [at(*one, place) for one in zip(numbers, shapes, dims)]
        wanted.append((each[1] if each[0] else each[2]) if name == "select" else functions[name](*each))
    made = text(["?"] * rank if isHidden else result)
    attribute = f" {{broadcast_dimensions = array<i64{':' if named else ''} {', '.join(map(str, named))}>}}" if named is not None else ""
    print(f"  %r{case} = chlo.broadcast_{name} {', '.join(o for o, _ in operands)}{attribute} : ({', '.join(t for _, t in operands)}) -> {made}")
    print(f'  %s{case} = "stablehlo.optimization_barrier"(%r{case}) : ({made}) -> {text(result)}')
    print(f"  check.expect_eq_const %s{case}, dense<{literal(wanted, result)}> : {text(result)}")
print("  return\n}")

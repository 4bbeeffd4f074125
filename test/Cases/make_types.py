#!/usr/bin/env python3
"""Writes types.mlir: operations that move or combine elements, in every element
type that they admit. There are no stored results: compiled code is compared
with the interpreter, bit for bit. Small integers become elements of each type,
so that no sum depends on its order.

Needs NumPy. Its output is kept beside it.
"""

import os

import numpy as np

INTEGERS = [s + str(n) for s in ("i", "ui") for n in (2, 4, 8, 16, 32, 64)]
FLOATS = ["f64", "f32", "f16", "bf16", "f8E5M2", "f8E5M2FNUZ", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4"]
COMPLEX = ["complex<f32>", "complex<f64>"]
TINY = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN"]
STORED = TINY + ["f8E8M0FNU"]  # what cannot be computed with
NUMBERS = INTEGERS + FLOATS
COMPUTED = NUMBERS + COMPLEX + ["i1"]
ALL = COMPUTED + STORED

text = []


def tensor(shape, elem):
    return "tensor<" + "".join(f"{d}x" for d in shape) + elem + ">"


def case(name, elem, body, result, arguments=("x", "y"), more=()):
    """`body` computes %r of type `result` from %x and %y, of `elem`."""
    shapes = {"x": (3, 4), "y": (3, 4), "i": (2, 1), "k": (), "u": (2, 4)}
    inputs = list(arguments) + list(more)
    parameters = ", ".join(f"%{n}i: {tensor(shapes[n], 'i32')}" if n in arguments else f"%{n}: {tensor(shapes[n], 'i32')}" for n in inputs)
    lines = [f"%{n} = ten.convert %{n}i : {tensor(shapes[n], 'i32')} -> {tensor(shapes[n], elem)}" if elem != "i32" else
             f"%{n} = ten.add %{n}i, %{n}i : {tensor(shapes[n], 'i32')}" for n in arguments]
    results = result if isinstance(result, list) else [result]
    returned = "%r" if len(results) == 1 else ", ".join(f"%r#{i}" for i in range(len(results)))
    clean = elem.replace("<", "_").replace(">", "")
    names = ", ".join(f'"{n}"' for n in inputs)
    text.append(f"func.func @case_{name}_{clean}({parameters}) -> ({', '.join(results)}) attributes {{inputs = [{names}]}} {{\n"
                + "".join(f"  {line}\n" for line in lines + body.strip().splitlines())
                + f"  return {returned} : {', '.join(results)}\n}}\n")


def movement(e):
    x, u = tensor((3, 4), e), tensor((2, 4), e)
    case("broadcast", e, f"%r = ten.broadcast %x dims = [1, 2] : {x} -> {tensor((2, 3, 4), e)}", tensor((2, 3, 4), e), "x")
    case("concat", e, f"%r = ten.concat %x, %y dim = 1 : {x}, {x} -> {tensor((3, 8), e)}", tensor((3, 8), e))
    case("reshape", e, f"%r = ten.reshape %x : {x} -> {tensor((2, 6), e)}", tensor((2, 6), e), "x")
    case("reverse", e, f"%r = ten.reverse %x dims = [0, 1] : {x}", x, "x")
    case("slice", e, f"%r = ten.slice %x start = [1, 0] limit = [3, 4] stride = [1, 3] : {x} -> {tensor((2, 2), e)}", tensor((2, 2), e), "x")
    case("transpose", e, f"%r = ten.transpose %x perm = [1, 0] : {x} -> {tensor((4, 3), e)}", tensor((4, 3), e), "x")
    case("pad", e, f"%z = ten.slice %y start = [0, 0] limit = [1, 1] stride = [1, 1] : {x} -> {tensor((1, 1), e)}\n%s = ten.reshape %z : {tensor((1, 1), e)} -> {tensor((), e)}\n"
         f"%r = ten.pad %x, %s low = [1, -1] high = [0, 2] interior = [1, 0] : {x} -> {tensor((6, 5), e)}", tensor((6, 5), e))
    case("dynamic_slice", e, f"%r = ten.dynamic_slice %x[%k, %k] sizes = [2, 3] : {x}, tensor<i32> -> {tensor((2, 3), e)}", tensor((2, 3), e), "x", "k")
    case("dynamic_update_slice", e, f"%r = ten.dynamic_update_slice %x[%k, %k], %u : {x}, tensor<i32>, {u}", x, "xu", "k")
    case("gather", e, f"%r = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : {x}, tensor<2x1xi32> -> {u}", u, "x", "i")
    case("scatter_set", e, f"%r = ten.scatter set %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : {x}[tensor<2x1xi32>], {u}", x, "xu", "i")
    case("select", e, f"%o = ten.iota dim = 1 : tensor<3x4xi32>\n%j = ten.broadcast %k dims = [] : tensor<i32> -> tensor<3x4xi32>\n%c = ten.compare lt %o, %j : tensor<3x4xi32>\n%r = ten.select %c, %x, %y : {x}", x, "xy", "k")
    case("while", e, f"""%one = ten.constant dense<1> : tensor<i32>
%zero = ten.constant dense<0> : tensor<i32>
%n = ten.constant dense<3> : tensor<i32>
%w:2 = scf.while (%a = %x, %b = %zero) : ({x}, tensor<i32>) -> ({x}, tensor<i32>) {{
  %p = ten.compare lt %b, %n : tensor<i32>
  %q = tensor.extract %p[] : tensor<i1>
  scf.condition(%q) %a, %b : {x}, tensor<i32>
}} do {{
^bb0(%a: {x}, %b: tensor<i32>):
  %d = ten.reverse %a dims = [0] : {x}
  %t = ten.add %b, %one : tensor<i32>
  scf.yield %d, %t : {x}, tensor<i32>
}}
%r = ten.reverse %w#0 dims = [1] : {x}""", x, "x")


def reduction(e):
    x = tensor((3, 4), e)
    kinds = ["add", "mul"] + (["max", "min"] if e not in COMPLEX else []) + (["and", "or", "xor"] if e in INTEGERS or e == "i1" else [])
    for kind in kinds:
        for dim, shape in ((0, (4,)), (1, (3,))):
            case(f"reduce_{kind}_{dim}", e, f"%r = ten.reduce {kind} %x dims = [{dim}] : {x} -> {tensor(shape, e)}", tensor(shape, e), "x")
        case(f"scan_{kind}", e, f"%r = ten.scan {kind} %x dim = 1 : {x} -> {x}", x, "x")
        case(f"window_{kind}", e, f"%r = ten.window_reduce {kind} %x window = [2, 2] strides = [1, 2] pad = [0, 1, 0, 0] : {x} -> {tensor((3, 2), e)}", tensor((3, 2), e), "x")
        if kind in ("add", "mul", "max", "min"):
            case(f"scatter_{kind}", e, f"%r = ten.scatter {kind} %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : {x}[tensor<2x1xi32>], {tensor((2, 4), e)}", x, "xu", "i")


def product(e):
    x = tensor((3, 4), e)
    case("contract", e, f"%r = ten.contract %x, %y contracting = [1] x [1] : {x}, {x} -> {tensor((3, 3), e)}", tensor((3, 3), e))
    case("conv", e, f"%a = ten.reshape %x : {x} -> {tensor((1, 6, 2), e)}\n%b = ten.slice %y start = [0, 0] limit = [2, 4] stride = [1, 1] : {x} -> {tensor((2, 4), e)}\n%c = ten.reshape %b : {tensor((2, 4), e)} -> {tensor((2, 2, 2), e)}\n"
         f"%r = ten.conv %a, %c dims = [b, 0, f] x [0, i, o] -> [b, 0, f] strides = [1] pad = [1, 0] : {tensor((1, 6, 2), e)}, {tensor((2, 2, 2), e)} -> {tensor((1, 6, 2), e)}", tensor((1, 6, 2), e))


def order(e):
    x, s = tensor((3, 4), e), tensor((), e)
    case("sort", e, f"%r = ten.sort %x dim = 1 : {x} {{\n^bb0(%a: {s}, %b: {s}):\n  %c = ten.compare lt %a, %b : {s}\n  ten.yield %c : tensor<i1>\n}}", x, "x")
    case("top_k", e, f"%r:2 = ten.top_k %x k = 2 : {x} -> {tensor((3, 2), e)}, tensor<3x2xi32>", [tensor((3, 2), e), "tensor<3x2xi32>"], "x")


def bits(e):
    """Bit casts from and to narrower, equal and wider integers."""
    width = int(e[1])
    parts, x = width // 2, tensor((3, 4), e)
    case("bitcast_narrow", e, f"%r = ten.bitcast %x : {x} -> {tensor((3, 4, parts), 'i2')}", tensor((3, 4, parts), "i2"), "x")
    case("bitcast_wide", e, f"%n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi2>\n%m = ten.reshape %n : tensor<3x4xi2> -> {tensor((12 // parts, parts), 'i2')}\n"
         f"%r = ten.bitcast %m : {tensor((12 // parts, parts), 'i2')} -> {tensor((12 // parts,), e)}", tensor((12 // parts,), e), "x")
    if width == 4:
        wide = "%f = ten.constant dense<41> : tensor<3x4xi32>\n%p = ten.mul %xi, %f : tensor<3x4xi32>\n%n = ten.convert %p : tensor<3x4xi32> -> tensor<3x4xi8>\n"
        case("bitcast_of_i8", e, f"{wide}%r = ten.bitcast %n : tensor<3x4xi8> -> {tensor((3, 4, 2), e)}", tensor((3, 4, 2), e), "x")
        case("bitcast_of_i4", e, f"%n = ten.convert %xi : tensor<3x4xi32> -> tensor<3x4xi4>\n%r = ten.bitcast %n : tensor<3x4xi4> -> {x}", x, "x")
        case("bitcast_to_i4", e, f"%r = ten.bitcast %x : {x} -> tensor<3x4xi4>", "tensor<3x4xi4>", "x")
    else:
        other = "f6E3M2FN" if e == "f6E2M3FN" else "f6E2M3FN"
        case("bitcast_equal", e, f"%r = ten.bitcast %x : {x} -> {tensor((3, 4), other)}", tensor((3, 4), other), "x")


for elem in ALL:
    movement(elem)
for elem in TINY:
    bits(elem)
for elem in COMPUTED:
    reduction(elem)
    product(elem)
    if elem != "i1":
        case("iota", elem, f"%o = ten.iota dim = 0 : {tensor((3, 4), elem)}\n%r = ten.add %o, %x : {tensor((3, 4), elem)}", tensor((3, 4), elem), "x")
for elem in NUMBERS:
    order(elem)

folder = os.path.dirname(os.path.abspath(__file__))
with open(f"{folder}/types.mlir", "w") as f:
    f.write("// Made by make_types.py. The arrays are in the archive beside it.\n" + "".join(text))
rng = np.random.default_rng(7)
small = lambda *shape: rng.integers(-1, 2, shape).astype(np.int32)
np.savez_compressed(f"{folder}/types.npz", x=small(3, 4), y=small(3, 4), u=small(2, 4), i=np.array([[2], [0]], np.int32), k=np.array(1, np.int32))
print(len(text), "cases")

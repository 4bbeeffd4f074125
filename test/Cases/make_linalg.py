"""Cases of linalg on tensors, and of what stands around it; expected values from NumPy."""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from scipy import special

from cases import Array, Module, tensor

rng = np.random.default_rng(11)


def floats(*shape, elem="f32", low=-2, high=2):
    return Array(elem, rng.uniform(low, high, shape))


def ints(*shape, elem="i32", low=-9, high=10):
    return Array(elem, rng.integers(low, high, shape))


def f32(values):
    return Array("f32", values)


def maps(*texts):
    return "indexing_maps = [" + ", ".join(f"affine_map<{t}>" for t in texts) + "]"


def generic(ins, outs, indexing, iterators, body, result="%r"):
    """A linalg.generic; ins and outs are pairs of a value and its type."""
    kinds = ", ".join(f'"{"parallel" if i == "p" else "reduction"}"' for i in iterators)
    group = lambda name, pairs: f"{name}({', '.join(v for v, _ in pairs)} : {', '.join(t for _, t in pairs)})" if pairs else ""
    element = lambda t: t[7:-1].split("x")[-1] if t.startswith("tensor") else t
    args = ", ".join(f"%{n}: {element(t)}" for n, (_, t) in zip("abcdefg", ins + outs))
    types = ", ".join(t for _, t in outs)
    results = f"({types})" if len(outs) > 1 else types
    count = f":{len(outs)}" if len(outs) > 1 else ""
    return (f"{result}{count} = linalg.generic {{{maps(*indexing)}, iterator_types = [{kinds}]}} "
            f"{group('ins', ins)} {group('outs', outs)} {{\n^bb0({args}):\n{body}\n}} -> {results}")


def elementwise(m):
    x, y = floats(3, 5), floats(3, 5, low=0.5)
    t = x.type
    empty = f"%e = tensor.empty() : {t}\n"
    for name, ins, value in [
            ("add", (x, y), x.array + y.array), ("sub", (x, y), x.array - y.array), ("mul", (x, y), x.array * y.array),
            ("div", (x, y), x.array / y.array), ("max", (x, y), np.maximum(x.array, y.array)),
            ("min", (x, y), np.minimum(x.array, y.array)), ("abs", (x,), np.abs(x.array)), ("ceil", (x,), np.ceil(x.array)),
            ("floor", (x,), np.floor(x.array)), ("negf", (x,), -x.array), ("square", (x,), x.array * x.array)]:
        operands = ", ".join(f"%{i}" for i in range(len(ins)))
        types = ", ".join(t for _ in ins)
        m.case(f"named_{name}", list(ins), empty + f"%r = linalg.{name} ins({operands} : {types}) outs(%e : {t}) -> {t}", [f32(value)])
    for name, value in [("exp", np.exp), ("log", np.log), ("sqrt", np.sqrt), ("rsqrt", lambda v: 1 / np.sqrt(v)),
                        ("tanh", np.tanh), ("reciprocal", lambda v: 1 / v), ("erf", special.erf), ("round", np.round)]:
        m.case(f"named_{name}", [y], empty + f"%r = linalg.{name} ins(%0 : {t}) outs(%e : {t}) -> {t}", [f32(value(y.array.astype(np.float64)))], ulp=4)
    m.case("named_powf", [y, x], empty + f"%r = linalg.powf ins(%0, %1 : {t}, {t}) outs(%e : {t}) -> {t}",
           [f32(y.array.astype(np.float64) ** x.array)], ulp=4)
    a, d = ints(4, 3), ints(4, 3, low=1)
    ti = a.type
    m.case("named_div_unsigned", [a, d], f"%e = tensor.empty() : {ti}\n%r = linalg.div_unsigned ins(%0, %1 : {ti}, {ti}) outs(%e : {ti}) -> {ti}",
           [Array("i32", (a.array.view(np.uint32) // d.array.view(np.uint32)).view(np.int32))])
    c = Array("i1", rng.integers(0, 2, (3, 5)))
    m.case("named_select", [c, x, y], empty + f"%r = linalg.select ins(%0, %1, %2 : {c.type}, {t}, {t}) outs(%e : {t}) -> {t}",
           [f32(np.where(c.array, x.array, y.array))])
    m.case("elementwise_kind", [x, y], empty + f"%r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %1 : {t}, {t}) outs(%e : {t}) -> {t}",
           [f32(x.array + y.array)])
    m.case("copy", [x], empty + f"%c = linalg.copy ins(%0 : {t}) outs(%e : {t}) -> {t}\n%r = linalg.abs ins(%c : {t}) outs(%e : {t}) -> {t}", [f32(np.abs(x.array))])
    m.case("map", [x, y], empty + f"%r = linalg.map {{ arith.mulf }} ins(%0, %1 : {t}, {t}) outs(%e : {t})", [f32(x.array * y.array)])


def bodies(m):
    x, v, col = floats(3, 5), floats(5), floats(3)
    t = x.type
    same = "(i, j) -> (i, j)"
    m.case("bias", [x, v], f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", t), ("%1", v.type)], [("%e", t)], [same, "(i, j) -> (j)", same], "pp",
        "%s = arith.addf %a, %b : f32\n%z = arith.constant 0.0 : f32\n%m = arith.maximumf %s, %z : f32\nlinalg.yield %m : f32"),
        [f32(np.maximum(x.array + v.array, 0))])
    m.case("outer", [col, v], f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", col.type), ("%1", v.type)], [("%e", t)], ["(i, j) -> (i)", "(i, j) -> (j)", same], "pp",
        "%s = arith.mulf %a, %b : f32\nlinalg.yield %s : f32"), [f32(np.outer(col.array, v.array))])
    m.case("transposed_read", [x], "%e = tensor.empty() : tensor<5x3xf32>\n" + generic(
        [("%0", t)], [("%e", "tensor<5x3xf32>")], ["(i, j) -> (j, i)", same], "pp",
        "%s = arith.negf %a : f32\nlinalg.yield %s : f32"), [f32(-x.array.T)])
    y = floats(3, 5)
    m.case("reads_init", [x, y], generic(
        [("%0", t)], [("%1", t)], [same, same], "pp", "%s = arith.subf %b, %a : f32\nlinalg.yield %s : f32"), [f32(y.array - x.array)])
    m.case("scalar_operand", [x, Array("f32", 3.0)], "%s = tensor.extract %1[] : tensor<f32>\n" + f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", t), ("%s", "f32")], [("%e", t)], [same, "(i, j) -> ()", same], "pp",
        "%m = arith.mulf %a, %b : f32\nlinalg.yield %m : f32"), [f32(x.array * 3)])
    m.case("captured_scalar", [x, Array("f32", 3.0)], "%s = tensor.extract %1[] : tensor<f32>\n" + f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", t)], [("%e", t)], [same, same], "pp", "%m = arith.addf %a, %s : f32\nlinalg.yield %m : f32"), [f32(x.array + 3)])
    i, j = np.indices((3, 5))
    m.case("index", [x], f"%e = tensor.empty() : tensor<3x5xi32>\n" + generic(
        [("%0", t)], [("%e", "tensor<3x5xi32>")], [same, same], "pp",
        "%i = linalg.index 0 : index\n%j = linalg.index 1 : index\n%p = arith.muli %i, %j : index\n%k = arith.addi %p, %j : index\n"
        "%n = arith.index_cast %k : index to i32\nlinalg.yield %n : i32"), [Array("i32", i * j + j)])
    m.case("affine_apply", [x], f"%e = tensor.empty() : tensor<3x5xi32>\n" + generic(
        [("%0", t)], [("%e", "tensor<3x5xi32>")], [same, same], "pp",
        "%i = linalg.index 0 : index\n%j = linalg.index 1 : index\n"
        "%k = affine.apply affine_map<(d0, d1) -> ((d0 - d1) mod 3 + (d0 - d1) floordiv 2 + (d0 - d1) ceildiv 2)>(%i, %j)\n"
        "%n = arith.index_cast %k : index to i32\nlinalg.yield %n : i32"),
        [Array("i32", (i - j) % 3 + (i - j) // 2 - ((j - i) // 2))])
    m.case("two_results", [x, y], f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", t), ("%1", t)], [("%e", t), ("%e", t)], [same] * 4, "pp",
        "%s = arith.addf %a, %b : f32\n%p = arith.subf %a, %b : f32\nlinalg.yield %s, %p : f32, f32"),
        [f32(x.array + y.array), f32(x.array - y.array)])
    m.case("branch", [x, y], f"%e = tensor.empty() : {t}\n" + generic(
        [("%0", t), ("%1", t)], [("%e", t)], [same] * 3, "pp",
        "%p = arith.cmpf olt, %a, %b : f32\n%s = scf.if %p -> f32 {\n%n = arith.negf %a : f32\nscf.yield %n : f32\n} else {\n"
        "%n = arith.mulf %a, %b : f32\nscf.yield %n : f32\n}\nlinalg.yield %s : f32"),
        [f32(np.where(x.array < y.array, -x.array, x.array * y.array))])
    table, where = floats(7, 4), ints(3, elem="i64", low=0, high=7)
    m.case("lookup", [table, where], "%e = tensor.empty() : tensor<3x4xf32>\n" + generic(
        [("%1", where.type)], [("%e", "tensor<3x4xf32>")], ["(i, j) -> (i)", same], "pp",
        "%i = arith.index_cast %a : i64 to index\n%j = linalg.index 1 : index\n"
        f"%v = tensor.extract %0[%i, %j] : {table.type}\nlinalg.yield %v : f32"), [f32(table.array[where.array])])
    big = floats(4, 9)
    m.case("strided_read", [big], "%e = tensor.empty() : tensor<4x4xf32>\n%w = tensor.empty() : tensor<4xf32>\n" + generic(
        [("%0", big.type), ("%w", "tensor<4xf32>")], [("%e", "tensor<4x4xf32>")], ["(i, j) -> (i, j * 2 + 1)", "(i, j) -> (j)", same], "pp",
        "%n = arith.negf %a : f32\nlinalg.yield %n : f32"), [f32(-big.array[:, 1:9:2])])
    m.case("constant_read", [big], "%e = tensor.empty() : tensor<4xf32>\n" + generic(
        [("%0", big.type)], [("%e", "tensor<4xf32>")], ["(i) -> (i, 3)", "(i) -> (i)"], "p",
        "%n = arith.negf %a : f32\nlinalg.yield %n : f32"), [f32(-big.array[:, 3])])
    square = floats(4, 4)
    m.case("diagonal", [square], "%e = tensor.empty() : tensor<4xf32>\n" + generic(
        [("%0", square.type)], [("%e", "tensor<4xf32>")], ["(i) -> (i, i)", "(i) -> (i)"], "p",
        "%n = arith.negf %a : f32\nlinalg.yield %n : f32"), [f32(-np.diag(square.array))])
    line = floats(7)
    pairs = floats(6)
    m.case("sums_of_pairs", [pairs], zero((3,)) + generic(
        [("%0", pairs.type)], [("%z", "tensor<3xf32>")], ["(i) -> (i)", "(i) -> (i floordiv 2)"], "r",
        "%n = arith.addf %b, %a : f32\nlinalg.yield %n : f32"), [f32(pairs.array.reshape(3, 2).sum(1))], relative=1e-6)
    m.case("sum_of_loops", [line], "%e = tensor.empty() : tensor<3x5xf32>\n" + generic(
        [("%0", line.type)], [("%e", "tensor<3x5xf32>")], ["(i, j) -> (i + j)", same], "pp",
        "%n = arith.negf %a : f32\nlinalg.yield %n : f32"), [f32(-line.array[i + j])])


def scalars(m):
    """Operations whose meaning depends on signs, NaN or widths."""
    nan, inf = np.nan, np.inf
    x = f32([nan, 1, nan, -0.0, 2, inf, -3, 5])
    y = f32([1, nan, nan, 0.0, 2, -inf, 4, 5])
    line = "(i) -> (i)"

    def case(name, ins, body, out, elem=None, **kw):
        shape = out.type
        m.case(name, ins, f"%o = tensor.empty() : {shape}\n" + generic(
            [(f"%{k}", a.type) for k, a in enumerate(ins)], [("%o", shape)], [line] * (len(ins) + 1), "p", body), [out], **kw)

    number = np.where(np.isnan(x.array), y.array, np.where(np.isnan(y.array), x.array, np.maximum(x.array, y.array)))
    case("maxnumf", [x, y], "%r0 = arith.maxnumf %a, %b : f32\nlinalg.yield %r0 : f32", f32(number))
    # Of zeros it takes the negative one.
    least = np.where((x.array == 0) & (y.array == 0), -0.0, np.minimum(x.array, y.array))
    case("minimumf", [x, y], "%r0 = arith.minimumf %a, %b : f32\nlinalg.yield %r0 : f32", f32(least))
    lt, gt, eq = x.array < y.array, x.array > y.array, x.array == y.array
    uno = np.isnan(x.array) | np.isnan(y.array)
    predicates = {"oeq": eq, "ogt": gt, "oge": gt | eq, "olt": lt, "ole": lt | eq, "one": lt | gt, "ord": ~uno, "ueq": eq | uno, "ugt": gt | uno,
                  "uge": gt | eq | uno, "ult": lt | uno, "ule": lt | eq | uno, "une": ~eq, "uno": uno, "true": eq | True, "false": eq & False}
    for name, value in predicates.items():
        case(f"cmpf_{name}", [x, y], f"%r0 = arith.cmpf {name}, %a, %b : f32\nlinalg.yield %r0 : i1", Array("i1", value))
    a = Array("i8", [-128, -1, 0, 1, 127, -7, 100, 7])
    c = Array("i8", [3, -1, 5, -128, 2, 3, -100, -2])
    ua, uc = a.array.view(np.uint8).astype(np.int64), c.array.view(np.uint8).astype(np.int64)
    sa, sc = a.array.astype(np.int64), c.array.astype(np.int64)
    wrap = lambda v: Array("i8", (np.asarray(v) & 255).astype(np.uint8).view(np.int8))
    for name, value in {"divui": ua // uc, "remui": ua % uc, "maxui": np.maximum(ua, uc), "minui": np.minimum(ua, uc), "maxsi": np.maximum(sa, sc),
                        "ceildivui": -(-ua // uc), "floordivsi": sa // sc, "ceildivsi": -(-sa // sc), "divsi": np.trunc(sa / sc), "remsi": np.fmod(sa, sc),
                        "addi": sa + sc, "muli": sa * sc, "xori": sa ^ sc}.items():
        case(f"i8_{name}", [a, c], f"%r0 = arith.{name} %a, %b : i8\nlinalg.yield %r0 : i8", wrap(np.asarray(value).astype(np.int64)))
    shift = Array("i8", [0, 1, 2, 3, 4, 5, 6, 7])
    for name, value in {"shrui": ua >> shift.array, "shrsi": sa >> shift.array, "shli": sa << shift.array}.items():
        case(f"i8_{name}", [a, shift], f"%r0 = arith.{name} %a, %b : i8\nlinalg.yield %r0 : i8", wrap(value))
    for name, value in {"ult": ua < uc, "uge": ua >= uc, "slt": sa < sc, "sge": sa >= sc}.items():
        case(f"i8_cmpi_{name}", [a, c], f"%r0 = arith.cmpi {name}, %a, %b : i8\nlinalg.yield %r0 : i1", Array("i1", value))
    case("i8_extui", [a], "%r0 = arith.extui %a : i8 to i32\nlinalg.yield %r0 : i32", Array("i32", ua))
    case("i8_extsi", [a], "%r0 = arith.extsi %a : i8 to i32\nlinalg.yield %r0 : i32", Array("i32", sa))
    case("i8_uitofp", [a], "%r0 = arith.uitofp %a : i8 to f32\nlinalg.yield %r0 : f32", f32(ua))
    case("i8_trunci_i1", [a], "%r0 = arith.trunci %a : i8 to i1\nlinalg.yield %r0 : i1", Array("i1", ua & 1))
    positive = f32([0.5, 200.7, 255, 3.9, 0, 17, 128, 129])
    case("fptoui", [positive], "%r0 = arith.fptoui %a : f32 to i8\nlinalg.yield %r0 : i8", wrap(positive.array.astype(np.int64)))
    p, q = Array("i1", [0, 0, 1, 1, 0, 1, 0, 1]), Array("i1", [0, 1, 0, 1, 1, 1, 0, 0])
    bp, bq = p.array.astype(int), q.array.astype(int)
    for name, value in {"addi": bp ^ bq, "subi": bp ^ bq, "muli": bp & bq, "maxsi": bp & bq, "minsi": bp | bq, "maxui": bp | bq, "minui": bp & bq}.items():
        case(f"i1_{name}", [p, q], f"%r0 = arith.{name} %a, %b : i1\nlinalg.yield %r0 : i1", Array("i1", value))
    case("i1_cmpi_slt", [p, q], "%r0 = arith.cmpi slt, %a, %b : i1\nlinalg.yield %r0 : i1", Array("i1", -bp < -bq))
    case("i1_extsi", [p], "%r0 = arith.extsi %a : i1 to i32\nlinalg.yield %r0 : i32", Array("i32", -bp))
    case("i1_sitofp", [p], "%r0 = arith.sitofp %a : i1 to f32\nlinalg.yield %r0 : f32", f32(-bp))
    u = floats(8, low=-0.9, high=0.9)
    w = u.array.astype(np.float64)
    for name, value in {"exp2": np.exp2(w), "log1p": np.log1p(w), "expm1": np.expm1(w), "atan": np.arctan(w), "asin": np.arcsin(w), "acos": np.arccos(w),
                        "sinh": np.sinh(w), "cosh": np.cosh(w), "asinh": np.arcsinh(w), "atanh": np.arctanh(w), "cbrt": np.cbrt(w), "sin": np.sin(w),
                        "trunc": np.trunc(w), "roundeven": np.round(w), "tan": np.tan(w), "erf": special.erf(w)}.items():
        case(f"math_{name}", [u], f"%r0 = math.{name} %a : f32\nlinalg.yield %r0 : f32", f32(value), relative=1e-6)
    for name, value in {"log2": np.log2(np.abs(w)), "log10": np.log10(np.abs(w))}.items():
        case(f"math_{name}", [u], f"%p = math.absf %a : f32\n%r0 = math.{name} %p : f32\nlinalg.yield %r0 : f32", f32(value), relative=1e-6)
    case("math_copysign", [u, y], "%r0 = math.copysign %a, %b : f32\nlinalg.yield %r0 : f32", f32(np.copysign(u.array, y.array)))
    case("math_isnan", [x], "%r0 = math.isnan %a : f32\nlinalg.yield %r0 : i1", Array("i1", np.isnan(x.array)))
    case("math_isinf", [x], "%r0 = math.isinf %a : f32\nlinalg.yield %r0 : i1", Array("i1", np.isinf(x.array)))
    case("math_ctlz", [a], "%r0 = math.ctlz %a : i8\nlinalg.yield %r0 : i8", wrap([8 - int(v).bit_length() for v in ua]))
    case("math_cttz", [a], "%r0 = math.cttz %a : i8\nlinalg.yield %r0 : i8", wrap([(int(v) & -int(v)).bit_length() - 1 if v else 8 for v in ua]))
    case("math_ctpop", [a], "%r0 = math.ctpop %a : i8\nlinalg.yield %r0 : i8", wrap([int(v).bit_count() for v in ua]))
    g, h, k = floats(8), floats(8), floats(8)
    exact = g.array.astype(np.float64) * h.array + k.array
    case("math_fma", [g, h, k], "%r0 = math.fma %a, %b, %c : f32\nlinalg.yield %r0 : f32", f32(exact))
    half = floats(8, elem="bf16")
    case("bf16_rounds", [half], "%s = arith.mulf %a, %a : bf16\n%r0 = arith.addf %s, %a : bf16\nlinalg.yield %r0 : bf16",
         Array("bf16", (half.array * half.array).astype(half.array.dtype) + half.array))


def zero(shape, elem="f32", name="%z"):
    value = "0.0" if elem[0] in "bf" else "0"
    t = tensor(elem, shape)
    return (f"%c{name[1:]} = arith.constant {value} : {elem}\n%e{name[1:]} = tensor.empty() : {t}\n"
            f"{name} = linalg.fill ins(%c{name[1:]} : {elem}) outs(%e{name[1:]} : {t}) -> {t}\n")


def products(m):
    x, y, o = floats(4, 6), floats(6, 5), floats(4, 5)
    tol = dict(relative=1e-6)

    def case(name, op, ins, shape, value, elem="f32", extra="", **kw):
        out = Array(elem, value)
        operands = ", ".join(f"%{i}" for i in range(len(ins)))
        types = ", ".join(a.type for a in ins)
        m.case(name, ins, zero(shape, elem) + f"%r = linalg.{op} {extra} ins({operands} : {types}) outs(%z : {out.type}) -> {out.type}",
               [out], **(kw or tol))

    case("matmul", "matmul", [x, y], (4, 5), x.array @ y.array)
    m.case("matmul_init", [x, y, o], f"%r = linalg.matmul ins(%0, %1 : {x.type}, {y.type}) outs(%2 : {o.type}) -> {o.type}",
           [f32(o.array + x.array @ y.array)], **tol)
    yt = Array("f32", y.array.T)
    case("matmul_transposed", "matmul", [x, yt], (4, 5), x.array @ y.array, extra=maps("(i, j, k) -> (i, k)", "(i, j, k) -> (j, k)", "(i, j, k) -> (i, j)"))
    bx, by = floats(3, 4, 6), floats(3, 6, 5)
    case("batch_matmul", "batch_matmul", [bx, by], (3, 4, 5), bx.array @ by.array)
    case("batch_reduce_matmul", "batch_reduce_matmul", [bx, by], (4, 5), (bx.array @ by.array).sum(0))
    v, w = floats(6), floats(4)
    case("matvec", "matvec", [x, v], (4,), x.array @ v.array)
    case("vecmat", "vecmat", [w, x], (6,), w.array @ x.array)
    v2 = floats(6)
    case("dot", "dot", [v, v2], (), v.array @ v2.array)
    bv = floats(3, 6)
    case("batch_matvec", "batch_matvec", [bx, bv], (3, 4), np.einsum("bik,bk->bi", bx.array, bv.array))
    p, q = ints(4, 6, elem="i8", low=-128, high=128), ints(6, 5, elem="i8", low=-128, high=128)
    wide = lambda a: a.array.astype(np.int32)
    bits = lambda a: a.array.view(np.uint8).astype(np.int32)
    case("matmul_i8", "matmul", [p, q], (4, 5), wide(p) @ wide(q), "i32", ulp=0)
    case("matmul_ui8", "matmul", [p, q], (4, 5), bits(p) @ bits(q), "i32", "{cast = #linalg.type_fn<cast_unsigned>}", ulp=0)
    m.case("quantized_matmul", [p, q, Array("i32", 3), Array("i32", -5)],
           "%a = tensor.extract %2[] : tensor<i32>\n%b = tensor.extract %3[] : tensor<i32>\n" + zero((4, 5), "i32") +
           f"%r = linalg.quantized_matmul ins(%0, %1, %a, %b : {p.type}, {q.type}, i32, i32) outs(%z : tensor<4x5xi32>) -> tensor<4x5xi32>",
           [Array("i32", (wide(p) - 3) @ (wide(q) + 5))])
    hx, hy = floats(4, 6, elem="f16"), floats(6, 5, elem="f16")
    case("matmul_f16_f32", "matmul", [hx, hy], (4, 5), hx.array.astype(np.float32) @ hy.array.astype(np.float32))
    tx, ty = floats(2, 3, 4, 5), floats(6, 3, 7, 5)
    case("mmt4d", "mmt4d", [tx, ty], (2, 6, 4, 7), np.einsum("mkap,nkbp->mnab", tx.array, ty.array))
    case("contract", "contract", [bx, by], (4, 3, 5), np.einsum("bik,bkj->ibj", bx.array, by.array),
         extra=maps("(b, i, j, k) -> (b, i, k)", "(b, i, j, k) -> (b, k, j)", "(b, i, j, k) -> (i, b, j)"))
    m.case("product_of_functions", [x, y], zero((4, 5)) + generic(
        [("%0", x.type), ("%1", y.type)], [("%z", "tensor<4x5xf32>")], ["(i, j, k) -> (i, k)", "(i, j, k) -> (k, j)", "(i, j, k) -> (i, j)"], "ppr",
        "%s = math.exp %a : f32\n%t = math.tanh %b : f32\n%p = arith.mulf %s, %t : f32\n%n = arith.addf %c, %p : f32\nlinalg.yield %n : f32"),
        [f32(np.exp(x.array) @ np.tanh(y.array))], relative=2e-6)
    v3 = floats(6)
    m.case("triple_product", [v, v2, v3], zero(()) + generic(
        [("%0", v.type), ("%1", v.type), ("%2", v.type)], [("%z", "tensor<f32>")], ["(k) -> (k)"] * 3 + ["(k) -> ()"], "r",
        "%s = arith.mulf %a, %b : f32\n%p = arith.mulf %s, %c : f32\n%n = arith.addf %d, %p : f32\nlinalg.yield %n : f32"),
        [f32((v.array.astype(np.float64) * v2.array * v3.array).sum())], relative=1e-4)


def conv(x, k, strides, dilations):
    """x: n, spatial..., c; k: spatial..., c, f."""
    rank = k.ndim - 2
    reach = [(k.shape[i] - 1) * dilations[i] + 1 for i in range(rank)]
    windows = sliding_window_view(x, reach, axis=tuple(range(1, rank + 1)))
    pick = (slice(None),) + tuple(slice(None, None, s) for s in strides) + (slice(None),) + tuple(slice(None, None, d) for d in dilations)
    windows = windows[pick]
    letters = "ijk"[:rank]
    return np.einsum(f"n{letters.upper()}c{letters},{letters}cf->n{letters.upper()}f", windows, k)


def convolutions(m):
    def case(name, op, x, k, value, strides=None, dilations=None, elem="f32", more=""):
        rank = len(strides) if strides else 0
        attrs = f"{{dilations = dense<{list(dilations)}> : tensor<{rank}xi64>, strides = dense<{list(strides)}> : tensor<{rank}xi64>}} " if strides else ""
        out = Array(elem, value)
        m.case(name, [x, k], zero(out.array.shape, elem) + f"%r = linalg.{op} {attrs}ins(%0, %1 : {x.type}, {k.type}) outs(%z : {out.type}) -> {out.type}",
               [out], relative=2e-6 if elem == "f32" else 0)

    line, taps = floats(9), floats(3)
    case("conv_1d", "conv_1d", line, taps, np.correlate(line.array, taps.array, "valid"))
    x, k = floats(2, 8, 9, 3), floats(3, 2, 3, 4)
    plain = conv(x.array, k.array, (1, 1), (1, 1))
    case("conv_2d_nhwc", "conv_2d_nhwc_hwcf", x, k, plain, (1, 1), (1, 1))
    case("conv_2d_strided", "conv_2d_nhwc_hwcf", x, k, conv(x.array, k.array, (2, 3), (1, 2)), (2, 3), (1, 2))
    nchw, fchw = f32(x.array.transpose(0, 3, 1, 2)), f32(k.array.transpose(3, 2, 0, 1))
    case("conv_2d_nchw", "conv_2d_nchw_fchw", nchw, fchw, plain.transpose(0, 3, 1, 2), (1, 1), (1, 1))
    case("conv_2d_fhwc", "conv_2d_nhwc_fhwc", x, f32(k.array.transpose(3, 0, 1, 2)), plain, (1, 1), (1, 1))
    image, filt = floats(6, 7), floats(2, 3)
    case("conv_2d_image", "conv_2d", image, filt, conv(image.array[None, ..., None], filt.array[..., None, None], (1, 1), (1, 1))[0, ..., 0])
    depth = floats(3, 2, 3)
    each = [conv(x.array[..., c:c + 1], depth.array[..., c:c + 1, None], (2, 1), (1, 1)) for c in range(3)]
    case("depthwise", "depthwise_conv_2d_nhwc_hwc", x, depth, np.concatenate(each, -1), (2, 1), (1, 1))
    case("depthwise_nchw", "depthwise_conv_2d_nchw_chw", nchw, f32(depth.array.transpose(2, 0, 1)), np.concatenate(each, -1).transpose(0, 3, 1, 2), (2, 1), (1, 1))
    multi = floats(3, 2, 3, 2)
    many = np.stack([conv(x.array[..., c:c + 1], multi.array[..., c:c + 1, :], (1, 1), (1, 1)) for c in range(3)], -2)
    case("depthwise_multiplier", "depthwise_conv_2d_nhwc_hwcm", x, multi, many, (1, 1), (1, 1))
    gx, gk = floats(2, 2, 3, 6, 5), floats(2, 4, 3, 2, 2)
    grouped = np.stack([conv(gx.array[:, g].transpose(0, 2, 3, 1), gk.array[g].transpose(2, 3, 1, 0), (1, 1), (1, 1)).transpose(0, 3, 1, 2) for g in range(2)], 1)
    case("grouped", "conv_2d_ngchw_gfchw", gx, gk, grouped, (1, 1), (1, 1))
    vx, vk = floats(1, 4, 5, 6, 2), floats(2, 2, 3, 2, 3)
    case("conv_3d", "conv_3d_ndhwc_dhwcf", vx, vk, conv(vx.array, vk.array, (1, 2, 1), (1, 1, 1)), (1, 2, 1), (1, 1, 1))
    p, q = ints(1, 5, 5, 2, elem="i8", low=-128, high=128), ints(2, 2, 2, 3, elem="i8", low=-128, high=128)
    value = conv(p.array.astype(np.int64) - 7, q.array.astype(np.int64) + 2, (1, 1), (1, 1))
    m.case("conv_2d_quantized", [p, q], "%a = arith.constant 7 : i32\n%b = arith.constant -2 : i32\n" + zero(value.shape, "i32") +
           f"%r = linalg.conv_2d_nhwc_hwcf_q ins(%0, %1, %a, %b : {p.type}, {q.type}, i32, i32) outs(%z : tensor<1x4x4x3xi32>) -> tensor<1x4x4x3xi32>",
           [Array("i32", value)])
    both, weights = floats(6, 6), floats(3, 2)
    value = sum(both.array[a:a + 4, a:a + 4] * weights.array[a, l] for a in range(3) for l in range(2))
    m.case("same_offset", [both, weights], zero((4, 4)) + generic(
        [("%0", both.type), ("%1", weights.type)], [("%z", "tensor<4x4xf32>")], ["(i, j, k, l) -> (i + k, j + k)", "(i, j, k, l) -> (k, l)", "(i, j, k, l) -> (i, j)"], "pprr",
        "%p = arith.mulf %a, %b : f32\n%n = arith.addf %p, %c : f32\nlinalg.yield %n : f32"), [f32(value)], relative=2e-6)
    # The windows do not reach the input's last rows.
    case("conv_larger_input", "conv_2d_nhwc_hwcf", x, k, plain[:, :4, :5], (1, 1), (1, 1))


def pooling(m):
    x = floats(2, 7, 8, 3)

    def pool(a, size, strides, dilations, how, axes):
        windows = sliding_window_view(a, [(s - 1) * d + 1 for s, d in zip(size, dilations)], axis=axes)
        pick = [slice(None)] * windows.ndim
        for i, axis in enumerate(axes):
            pick[axis] = slice(None, None, strides[i])
            pick[a.ndim + i] = slice(None, None, dilations[i])
        return how(windows[tuple(pick)], axis=tuple(range(a.ndim, windows.ndim)))

    def case(name, op, x, size, strides, dilations, how, start, axes, elem="f32", relative=0):
        value = Array(elem, pool(x.array, size, strides, dilations, how, axes))
        n, t, w = len(size), value.type, tensor(elem, size)
        m.case(name, [x], f"%c = arith.constant {start} : {elem}\n%e = tensor.empty() : {t}\n%w = tensor.empty() : {w}\n"
               f"%z = linalg.fill ins(%c : {elem}) outs(%e : {t}) -> {t}\n"
               f"%r = linalg.{op} {{dilations = dense<{list(dilations)}> : tensor<{n}xi64>, strides = dense<{list(strides)}> : tensor<{n}xi64>}} "
               f"ins(%0, %w : {x.type}, {w}) outs(%z : {t}) -> {t}", [value], relative=relative)

    case("pool_max", "pooling_nhwc_max", x, (2, 3), (2, 1), (1, 1), np.max, "0xFF800000", (1, 2))
    case("pool_max_dilated", "pooling_nhwc_max", x, (2, 2), (1, 2), (3, 2), np.max, "0xFF800000", (1, 2))
    case("pool_min", "pooling_nhwc_min", x, (3, 2), (1, 2), (1, 1), np.min, "0x7F800000", (1, 2))
    case("pool_sum", "pooling_nhwc_sum", x, (2, 2), (2, 2), (1, 1), np.sum, "0.0", (1, 2), relative=1e-6)
    case("pool_max_nchw", "pooling_nchw_max", f32(x.array.transpose(0, 3, 1, 2)), (2, 2), (1, 1), (1, 1), np.max, "0xFF800000", (2, 3))
    line = floats(2, 9, 3)
    case("pool_1d", "pooling_nwc_max", line, (3,), (2,), (1,), np.max, "0xFF800000", (1,))
    cube = floats(1, 4, 5, 6, 2)
    case("pool_3d", "pooling_ndhwc_sum", cube, (2, 2, 2), (1, 2, 2), (1, 1, 1), np.sum, "0.0", (1, 2, 3), relative=1e-6)
    bits = ints(1, 5, 6, 2, elem="i8", low=-128, high=128)
    as_unsigned = lambda a, axis: np.max(a.view(np.uint8) if a.flags.c_contiguous else np.ascontiguousarray(a).view(np.uint8), axis=axis).astype(np.uint8).view(np.int8)
    case("pool_max_unsigned", "pooling_nhwc_max_unsigned", bits, (2, 2), (1, 1), (1, 1), as_unsigned, "0", (1, 2), elem="i8")


def reductions(m):
    x = floats(3, 4, 5)
    t = x.type
    m.case("reduce_add", [x], zero((3, 5)) + f"%r = linalg.reduce {{ arith.addf }} ins(%0 : {t}) outs(%z : tensor<3x5xf32>) dimensions = [1]",
           [f32(x.array.sum(1))], relative=1e-6)
    start = floats(4)
    m.case("reduce_init", [x, start], f"%r = linalg.reduce {{ arith.maximumf }} ins(%0 : {t}) outs(%1 : tensor<4xf32>) dimensions = [0, 2]",
           [f32(np.maximum(x.array.max((0, 2)), start.array))])
    holes = Array("f32", np.where(rng.random((3, 6)) < 0.4, np.nan, rng.uniform(-9, -1, (3, 6))))
    holes.array[1] = np.nan
    lowest = "0xFF800000"
    m.case("reduce_maxnumf", [holes], f"%c = arith.constant {lowest} : f32\n%e = tensor.empty() : tensor<3xf32>\n"
           "%z = linalg.fill ins(%c : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>\n"
           f"%r = linalg.reduce {{ arith.maxnumf }} ins(%0 : {holes.type}) outs(%z : tensor<3xf32>) dimensions = [1]",
           [f32(np.fmax.reduce(np.concatenate([holes.array, np.full((3, 1), -np.inf)], 1), 1))])
    i = ints(3, 6, elem="i8", low=-128, high=128)
    u = i.array.view(np.uint8)
    for name, value in {"maxui": u.max(1), "minui": u.min(1), "maxsi": i.array.max(1), "andi": np.bitwise_and.reduce(i.array, 1),
                        "muli": np.multiply.reduce(i.array, 1)}.items():
        first = {"maxui": "0", "minui": "-1", "maxsi": "-128", "andi": "-1", "muli": "1"}[name]
        m.case(f"reduce_{name}", [i], f"%c = arith.constant {first} : i8\n%e = tensor.empty() : tensor<3xi8>\n"
               "%z = linalg.fill ins(%c : i8) outs(%e : tensor<3xi8>) -> tensor<3xi8>\n"
               f"%r = linalg.reduce {{ arith.{name} }} ins(%0 : {i.type}) outs(%z : tensor<3xi8>) dimensions = [1]",
               [Array("i8", np.asarray(value).astype(np.uint8).view(np.int8))])
    b = Array("i1", rng.integers(0, 2, (3, 6)))
    m.case("reduce_i1_addi", [b], "%c = arith.constant false\n%e = tensor.empty() : tensor<3xi1>\n"
           "%z = linalg.fill ins(%c : i1) outs(%e : tensor<3xi1>) -> tensor<3xi1>\n"
           f"%r = linalg.reduce {{ arith.addi }} ins(%0 : {b.type}) outs(%z : tensor<3xi1>) dimensions = [1]",
           [Array("i1", b.array.sum(1) % 2)])
    m.case("sum_of_squares", [x], zero((3,)) + generic(
        [("%0", t)], [("%z", "tensor<3xf32>")], ["(i, j, k) -> (i, j, k)", "(i, j, k) -> (i)"], "prr",
        "%s = arith.mulf %a, %a : f32\n%n = arith.addf %s, %b : f32\nlinalg.yield %n : f32"), [f32((x.array ** 2).sum((1, 2)))], relative=1e-6)
    m.case("two_reductions", [x], zero((3,)) + zero((3,), name="%y") + generic(
        [("%0", t)], [("%z", "tensor<3xf32>"), ("%y", "tensor<3xf32>")], ["(i, j, k) -> (i, j, k)"] + ["(i, j, k) -> (i)"] * 2, "prr",
        "%s = arith.mulf %a, %a : f32\n%n = arith.addf %s, %b : f32\n%p = arith.addf %c, %a : f32\nlinalg.yield %n, %p : f32, f32"),
        [f32((x.array ** 2).sum((1, 2))), f32(x.array.sum((1, 2)))], relative=1e-6)
    rows = floats(4, 6)
    rows.array[2, 1] = rows.array[2, 4] = 9
    m.case("argmax", [rows], "%low = arith.constant 0xFF800000 : f32\n%i = arith.constant 0 : i32\n%e = tensor.empty() : tensor<4xf32>\n%g = tensor.empty() : tensor<4xi32>\n"
           "%z = linalg.fill ins(%low : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>\n%y = linalg.fill ins(%i : i32) outs(%g : tensor<4xi32>) -> tensor<4xi32>\n" + generic(
               [("%0", rows.type)], [("%z", "tensor<4xf32>"), ("%y", "tensor<4xi32>")], ["(i, j) -> (i, j)"] + ["(i, j) -> (i)"] * 2, "pr",
               "%j = linalg.index 1 : index\n%k = arith.index_cast %j : index to i32\n%p = arith.cmpf ogt, %a, %b : f32\n"
               "%v = arith.select %p, %a, %b : f32\n%w = arith.select %p, %k, %c : i32\nlinalg.yield %v, %w : f32, i32"),
           [f32(rows.array.max(1)), Array("i32", rows.array.argmax(1))])
    decay = np.zeros(4, np.float32)
    for column in rows.array.T:
        decay = decay * np.float32(0.5) + column
    m.case("recurrence", [rows], zero((4,)) + generic(
        [("%0", rows.type)], [("%z", "tensor<4xf32>")], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr",
        "%h = arith.constant 0.5 : f32\n%s = arith.mulf %b, %h : f32\n%n = arith.addf %s, %a : f32\nlinalg.yield %n : f32"), [f32(decay)], relative=1e-6)
    small, first = ints(3, 5), ints(3)
    state = first.array.astype(np.int64)
    for j in range(5):
        state = state * 2 - small.array[:, j] * j
    m.case("recurrence_index", [small, first], generic(
        [("%0", small.type)], [("%1", first.type)], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr",
        "%two = arith.constant 2 : i32\n%j = linalg.index 1 : index\n%k = arith.index_cast %j : index to i32\n%s = arith.muli %b, %two : i32\n"
        "%p = arith.muli %a, %k : i32\n%n = arith.subi %s, %p : i32\nlinalg.yield %n : i32"), [Array("i32", state)])
    where, scale, start = ints(3, 5, elem="i64", low=0, high=7), Array("f32", 0.25), floats(3)
    table, state = floats(7, 4), start.array.astype(np.float64)
    for j in range(5):
        picked = table.array[where.array[:, j], min(j, 3)]
        state = np.where(picked > state, state * 0.25, state / 2) + picked
    m.case("recurrence_lookup", [where, table, start, scale], "%s = tensor.extract %3[] : tensor<f32>\n%two = arith.constant 2.0 : f32\n" + generic(
        [("%0", where.type)], [("%2", start.type)], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr",
        "%i = arith.index_cast %a : i64 to index\n%j = linalg.index 1 : index\n%three = arith.constant 3 : index\n%k = arith.minsi %j, %three : index\n"
        f"%v = tensor.extract %1[%i, %k] : {table.type}\n%p = arith.cmpf ogt, %v, %b : f32\n%q = scf.if %p -> f32 {{\n%m = arith.mulf %b, %s : f32\nscf.yield %m : f32\n}} else {{\n"
        "%m = arith.divf %b, %two : f32\nscf.yield %m : f32\n}\n%n = arith.addf %q, %v : f32\nlinalg.yield %n : f32"), [f32(state)], relative=2e-6)
    last = rows.array[:, -1]
    m.case("last_one", [rows], zero((4,)) + generic(
        [("%0", rows.type)], [("%z", "tensor<4xf32>")], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr", "linalg.yield %a : f32"), [f32(last)])
    flags = Array("i1", rng.integers(0, 2, (3, 4)))
    parity = np.zeros(3, bool)
    for j in range(4):
        parity = ~parity & flags.array[:, j]
    m.case("recurrence_i1", [flags], "%c = arith.constant false\n%e = tensor.empty() : tensor<3xi1>\n"
           "%z = linalg.fill ins(%c : i1) outs(%e : tensor<3xi1>) -> tensor<3xi1>\n" + generic(
               [("%0", flags.type)], [("%z", "tensor<3xi1>")], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr",
               "%t = arith.constant true\n%s = arith.xori %b, %t : i1\n%n = arith.andi %s, %a : i1\nlinalg.yield %n : i1"), [Array("i1", parity)])
    halves = floats(2, 5, elem="bf16")
    acc = np.zeros(2, halves.array.dtype)
    for j in range(5):
        acc = ((acc * halves.array[:, j]).astype(acc.dtype) + halves.array[:, j]).astype(acc.dtype)
    m.case("recurrence_bf16", [halves], zero((2,), "bf16") + generic(
        [("%0", halves.type)], [("%z", "tensor<2xbf16>")], ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr",
        "%s = arith.mulf %b, %a : bf16\n%n = arith.addf %s, %a : bf16\nlinalg.yield %n : bf16"), [Array("bf16", acc)])
    e = np.exp(x.array.astype(np.float64))
    m.case("softmax", [x], f"%e = tensor.empty() : {t}\n%r = linalg.softmax dimension(2) ins(%0 : {t}) outs(%e : {t}) -> {t}",
           [f32(e / e.sum(2, keepdims=True))], ulp=8)
    m.case("softmax_middle", [x], f"%e = tensor.empty() : {t}\n%r = linalg.softmax dimension(1) ins(%0 : {t}) outs(%e : {t}) -> {t}",
           [f32(e / e.sum(1, keepdims=True))], ulp=8)


def make(folder):
    import make_linalg_tensors
    m = Module("linalg")
    for family in (elementwise, bodies, scalars, products, convolutions, pooling, reductions):
        family(m)
    make_linalg_tensors.add(m)
    m.write(folder)

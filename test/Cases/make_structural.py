"""Cases of operations that move, combine or order elements, against NumPy and JAX."""

import itertools

import jax
import jax.numpy as jnp
import numpy as np
import scipy.linalg
from jax import lax

from cases import *

jax.config.update("jax_enable_x64", True)
rng = np.random.default_rng(1)
SOME = ("f32", "f64", "bf16", "f8E4M3FN", "i8", "i32", "ui16", "i4", "complex<f32>", "i1")


def values(elem, shape):
    if elem == "i1":
        return rng.integers(0, 2, shape).astype(bool)
    if elem in INTS:
        low, high = bounds(elem)
        return rng.integers(max(low, -9), min(high, 9) + 1, shape).astype(np.int64).astype(TYPES[elem])
    if elem in COMPLEX:
        return (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(TYPES[elem])
    return rng.normal(size=shape).astype(np.float32).astype(TYPES[elem])


def dims(numbers):
    return "[" + ", ".join(str(int(n)) for n in numbers) + "]"


def array(a):
    """An Array whose element type follows from NumPy's."""
    a = np.asarray(a)
    return Array({"float32": "f32", "float64": "f64", "int32": "i32", "int64": "i64", "bool": "i1", "uint32": "ui32",
                  "uint64": "ui64", "uint8": "ui8", "uint16": "ui16", "complex64": "complex<f32>", "int8": "i8",
                  "complex128": "complex<f64>", "float16": "f16", "bfloat16": "bf16"}[a.dtype.name], a)


def pad_reference(a, value, low, high, interior):
    for d in range(a.ndim):
        size = a.shape[d]
        total = low[d] + high[d] + (0 if size == 0 else (size - 1) * (interior[d] + 1) + 1)
        shape = list(a.shape)
        shape[d] = total
        result = np.full(shape, value, a.dtype)
        for i in range(size):
            at = low[d] + i * (interior[d] + 1)
            if 0 <= at < total:
                result[(slice(None),) * d + (at,)] = a[(slice(None),) * d + (i,)]
        a = result
    return a


def shapes(m):
    for elem in SOME:
        x = Array(elem, values(elem, (3, 4, 5)))
        a, t = x.array, x.type
        out = lambda v: Array(elem, v)
        m.case(f"transpose_{elem}", [x], f"%r = ten.transpose %0 perm = [2, 0, 1] : {t} -> {tensor(elem, (5, 3, 4))}", [out(a.transpose(2, 0, 1))])
        m.case(f"reshape_{elem}", [x], f"%r = ten.reshape %0 : {t} -> {tensor(elem, (6, 10))}", [out(a.reshape(6, 10))])
        m.case(f"reverse_{elem}", [x], f"%r = ten.reverse %0 dims = [0, 2] : {t}", [out(a[::-1, :, ::-1])])
        m.case(f"slice_{elem}", [x], f"%r = ten.slice %0 start = [1, 0, 1] limit = [3, 4, 5] stride = [1, 3, 2] : {t} -> {tensor(elem, (2, 2, 2))}",
               [out(a[1:3, 0:4:3, 1:5:2])])
        m.case(f"concat_{elem}", [x, x], f"%r = ten.concat %0, %1, %0 dim = 1 : {t}, {t}, {t} -> {tensor(elem, (3, 12, 5))}",
               [out(np.concatenate([a, a, a], 1))])
        b = a[:, :1, 0]
        m.case(f"broadcast_{elem}", [out(b)], f"%r = ten.broadcast %0 dims = [2, 0] : {tensor(elem, (3, 1))} -> {tensor(elem, (4, 2, 3))}",
               [out(np.broadcast_to(b[:, 0], (4, 2, 3)))])
        for n, (low, high, interior) in enumerate((((1, 0, 2), (0, 2, 1), (0, 1, 2)), ((-1, 2, -2), (1, -3, -1), (0, 0, 0)),
                                                   ((-2, -3, 0), (0, -1, -4), (1, 2, 1)), ((-5, 0, 1), (3, 0, 0), (1, 0, 0)))):
            v = values(elem, ())
            want = pad_reference(a, v, low, high, interior)
            m.case(f"pad{n}_{elem}", [x, Array(elem, v)],
                   f"%r = ten.pad %0, %1 low = {dims(low)} high = {dims(high)} interior = {dims(interior)} : {t} -> {tensor(elem, want.shape)}", [out(want)])
        m.case(f"dynamic_slice_{elem}", [x, array(np.int32(-3)), array(np.int32(1)), array(np.int32(99))],
               f"%r = ten.dynamic_slice %0[%1, %2, %3] sizes = [2, 2, 3] : {t}, tensor<i32> -> {tensor(elem, (2, 2, 3))}",
               [out(a[0:2, 1:3, 2:5])])
        u = values(elem, (1, 2, 2))
        want = a.copy()
        want[2:3, 2:4, 1:3] = u
        m.case(f"dynamic_update_slice_{elem}", [x, array(np.int64(7)), array(np.int64(9)), array(np.int64(1)), Array(elem, u)],
               f"%r = ten.dynamic_update_slice %0[%1, %2, %3], %4 : {t}, tensor<i64>, {tensor(elem, u.shape)}", [out(want)])
    for elem in ("i8", "ui4", "f32", "f16", "complex<f64>", "ui64", "bf16"):
        want = np.broadcast_to(np.arange(9).reshape(9, 1), (9, 2))
        m.case(f"iota_{elem}", [], f"%r = ten.iota dim = 0 : {tensor(elem, (9, 2))}", [Array(elem, want)])
    e = Array("f32", np.zeros((0, 3)))
    m.case("empty_concat", [e, e], "%r = ten.concat %0, %1 dim = 1 : tensor<0x3xf32>, tensor<0x3xf32> -> tensor<0x6xf32>", [Array("f32", np.zeros((0, 6)))])
    m.case("empty_pad", [e, array(np.float32(2))], "%r = ten.pad %0, %1 low = [1, 0] high = [1, 0] interior = [3, 0] : tensor<0x3xf32> -> tensor<2x3xf32>", [Array("f32", np.full((2, 3), 2))])


def contractions(m):
    for elem in ("f32", "f64", "f16", "bf16", "i8", "i32", "ui8", "i4", "complex<f32>", "complex<f64>", "f8E5M2", "i1"):
        for n, (ls, rs, lb, rb, lc, rc, spec) in enumerate((
                ((3, 4), (4, 5), (), (), (1,), (0,), "ij,jk->ik"), ((2, 3, 4), (2, 5, 4), (0,), (0,), (2,), (2,), "bij,bkj->bik"),
                ((4, 2, 3), (3, 5, 4), (), (), (0, 2), (2, 0), "aib,bja->ij"), ((4,), (4,), (), (), (0,), (0,), "i,i->"),
                ((2, 3), (2,), (), (), (), (), "ij,k->ijk"), ((3, 0), (0, 2), (), (), (1,), (0,), "ij,jk->ik"))):
            a, b = values(elem, ls), values(elem, rs)
            text = "%r = ten.contract %0, %1"
            if lb:
                text += f" batch = {dims(lb)} x {dims(rb)}"
            if lc:
                text += f" contracting = {dims(lc)} x {dims(rc)}"
            wide = {"i1": np.int64}.get(elem, np.complex128 if elem in COMPLEX else np.int64 if elem in INTS else np.float64)
            exact = np.einsum(spec, a.astype(wide), b.astype(wide))
            types = f" : {tensor(elem, ls)}, {tensor(elem, rs)} -> "
            if elem in INTS:
                results = {elem: np.vectorize(lambda v: wrap(v, elem), otypes=[object])(exact), "i32": exact}
            else:
                results = {elem: exact}
                if elem not in ("f64", "i1", "complex<f64>", "complex<f32>"):
                    results["f32"] = exact
            for result, want in results.items():
                relative = {"f64": 1e-15, "f32": 1e-6, "complex<f32>": 1e-6, "complex<f64>": 1e-15, "f16": 4e-3, "bf16": 3e-2, "f8E5M2": 0.6}.get(result, 0)
                m.case(f"contract{n}_{elem}_{result}", [Array(elem, a), Array(elem, b)], text + types + tensor(result, exact.shape), [Array(result, want)], relative=relative)
            if elem == "bf16":
                m.case(f"contract{n}_accumulate", [Array(elem, a), Array(elem, b)], text + " accumulate f32" + types + tensor(elem, exact.shape), [Array(elem, exact)], ulp=1)


def convolutions(m):
    configurations = [
        dict(strides=(1, 1)), dict(strides=(2, 1), pad=((1, 2), (0, 3))), dict(input_dilation=(2, 3), pad=((2, 2), (1, 0))),
        dict(kernel_dilation=(2, 1), pad=((-1, 1), (0, -1))), dict(feature_groups=2), dict(batch_groups=2), dict(reverse=(True, False)),
        dict(feature_groups=4, pad=((1, 1), (1, 1)), strides=(2, 2), kernel_dilation=(1, 2))]
    for elem, (n, c) in itertools.product(("f32", "f64", "i32", "bf16"), enumerate(configurations)):
        groups, batches = c.get("feature_groups", 1), c.get("batch_groups", 1)
        x, w = values(elem, (2, 7, 6, 4)), values(elem, (3, 2, 4 // groups, 8))
        strides, pad = c.get("strides", (1, 1)), c.get("pad", ((0, 0), (0, 0)))
        kernel = w[::-1] if c.get("reverse") else w
        wide = np.float64 if elem != "i32" else np.int64
        want = lax.conv_general_dilated(
            jnp.asarray(x.astype(wide)), jnp.asarray(kernel.astype(wide)), strides, pad, c.get("input_dilation", (1, 1)),
            c.get("kernel_dilation", (1, 1)), ("NHWC", "HWIO", "NHWC"), groups, batches)
        text = f"strides = {dims(strides)} pad = {dims(itertools.chain(*pad))}"
        for key in ("input_dilation", "kernel_dilation"):
            if key in c:
                text += f" {key} = {dims(c[key])}"
        if "reverse" in c:
            text += " reverse = [true, false]"
        for key in ("feature_groups", "batch_groups"):
            if key in c:
                text += f" {key} = {c[key]}"
        if elem == "bf16":
            text += " accumulate f32"
        relative = {"f32": 1e-6, "f64": 1e-15, "bf16": 1e-2}.get(elem, 0)
        for layout, (order, text_dims) in {"nhwc": ((0, 1, 2, 3), "[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]"),
                                           "nchw": ((0, 3, 1, 2), "[b, f, 0, 1] x [0, 1, i, o] -> [b, f, 0, 1]")}.items():
            xx, ww = x.transpose(order), np.asarray(want).transpose(order)
            m.case(f"conv{n}_{layout}_{elem}", [Array(elem, xx), Array(elem, w)],
                   f"%r = ten.conv %0, %1 dims = {text_dims} {text} : {tensor(elem, xx.shape)}, {tensor(elem, w.shape)} -> {tensor(elem, ww.shape)}",
                   [Array(elem, ww)], relative=relative)
    x, w = values("f32", (1, 3, 9)), values("f32", (2, 3, 4))
    want = lax.conv_general_dilated(jnp.asarray(x, np.float64), jnp.asarray(w, np.float64), (2,), ((1, 0),))
    m.case("conv_1d", [array(x), array(w)], f"%r = ten.conv %0, %1 dims = [b, f, 0] x [o, i, 0] -> [b, f, 0] strides = [2] pad = [1, 0] : {array(x).type}, {array(w).type} -> {tensor('f32', want.shape)}",
           [Array("f32", want)], relative=1e-6)


KINDS = {"add": (np.add, 0), "mul": (np.multiply, 1), "max": (np.maximum, None), "min": (np.minimum, None),
         "and": (np.bitwise_and, None), "or": (np.bitwise_or, None), "xor": (np.bitwise_xor, None)}
ARGMAX = """{
^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
  %gt = ten.compare gt %b, %a : tensor<f32>
  %v = ten.select %gt, %b, %a : tensor<f32>
  %k = ten.select %gt, %j, %i : tensor<i32>
  ten.yield %v, %k : tensor<f32>, tensor<i32>
}"""


def combine(elem, op):
    t = tensor(elem, ())
    return f"{{\n^bb0(%a: {t}, %b: {t}):\n  %s = ten.{op} %a, %b : {t}\n  ten.yield %s : {t}\n}}"


def fold(function, elem, a, axis):
    """In index order, rounding each step to the type."""
    total = None
    for k in range(a.shape[axis]):
        part = np.take(a, k, axis)
        total = part if total is None else function(total, part).astype(a.dtype)
    return total


def reductions(m):
    for elem in ("f32", "f64", "bf16", "f16", "i8", "i32", "ui16", "i4", "i1"):
        for kind, (function, _) in KINDS.items():
            if kind in ("and", "or", "xor") and elem not in INTS and elem != "i1":
                continue
            a = values(elem, (3, 5, 4))
            wide = a.astype(np.int64) if elem in INTS else a
            if elem == "i1" and kind in ("add", "mul"):
                function = {"add": np.logical_or, "mul": np.logical_and}[kind]
            finish = (lambda v: np.vectorize(lambda s: wrap(s, elem), otypes=[object])(v)) if elem in INTS else (lambda v: v)
            x = Array(elem, a)
            for axis in (0, 1, 2):
                shape = tuple(np.delete(a.shape, axis))
                m.case(f"reduce_{kind}_{axis}_{elem}", [x], f"%r = ten.reduce {kind} %0 dims = [{axis}] : {x.type} -> {tensor(elem, shape)}",
                       [Array(elem, finish(fold(function, elem, wide, axis)))])
            both = fold(function, elem, wide.transpose(1, 0, 2).reshape(5, 12), 1)
            m.case(f"reduce_{kind}_02_{elem}", [x], f"%r = ten.reduce {kind} %0 dims = [0, 2] : {x.type} -> {tensor(elem, (5,))}", [Array(elem, finish(both))],
                   # Any tree may be used: each product rounds.
                   **({"ulp": 4} if kind == "mul" and elem == "f32" else {}))
            for reverse, exclusive in ((False, False), (True, False), (False, True)):
                w = wide[:, ::-1] if reverse else wide
                parts = [fold(function, elem, w[:, :k + 1], 1) for k in range(5)]
                if exclusive:
                    identity = fold_identity(elem, kind)
                    parts = [np.full(parts[0].shape, identity, wide.dtype)] + parts[:-1]
                want = np.stack(parts, 1)
                want = want[:, ::-1] if reverse else want
                m.case(f"scan_{kind}_{'r' * reverse}{'x' * exclusive}_{elem}", [x],
                       f"%r = ten.scan {kind} %0 dim = 1{' reverse' * reverse}{' exclusive' * exclusive} : {x.type} -> {x.type}", [Array(elem, finish(want))])
    x = array(values("f32", (6, 9)))
    x.array[2, 4] = 50
    x.array[3, 0] = np.nan
    index = array(np.broadcast_to(np.arange(9, dtype=np.int32), (6, 9)))
    low, zero = array(np.float32(-np.inf)), array(np.int32(-1))
    y = np.where(np.isnan(x.array), -np.inf, x.array)
    m.case("reduce_argmax", [x, index, low, zero],
           f"%r:2 = ten.reduce %0, %1 init(%2, %3) dims = [1] : {x.type}, {index.type} -> tensor<6xf32>, tensor<6xi32> {ARGMAX}",
           [Array("f32", y.max(1)), Array("i32", y.argmax(1))])
    x.array[3, 0] = 1
    init = array(np.float32(10))
    m.case("reduce_region_init", [x, init], f"%r = ten.reduce %0 init(%1) dims = [0] : {x.type} -> tensor<9xf32> {combine('f32', 'add')}",
           [array(np.array([np.add.reduce(np.concatenate([[np.float32(10)], c]).astype(np.float32)) for c in x.array.T]))], relative=1e-6)
    m.case("reduce_empty", [array(np.zeros((3, 0), np.float32))], "%r = ten.reduce max %0 dims = [1] : tensor<3x0xf32> -> tensor<3xf32>", [Array("f32", np.full(3, -np.inf))])
    m.case("reduce_captured", [x, init], f"""%c = ten.constant dense<2.0> : tensor<f32>
%r = ten.reduce %0 init(%c) dims = [0, 1] : {x.type} -> tensor<f32> {{
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %m = ten.min %b, %1 : tensor<f32>
  %s = ten.max %a, %m : tensor<f32>
  ten.yield %s : tensor<f32>
}}""", [array(np.float32(10))])
    for n, c in enumerate((dict(window=(2, 3)), dict(window=(3, 2), strides=(2, 1), pad=((1, 1), (0, 2))),
                           dict(window=(2, 2), base=(2, 3), pad=((0, 1), (1, 0))), dict(window=(2, 3), dilation=(2, 2), pad=((-1, 0), (1, 1))))):
        for kind, function, start in (("add", lax.add, 0.0), ("max", lax.max, -np.inf), ("min", lax.min, np.inf), ("mul", lax.mul, 1.0)):
            a = x.array.astype(np.float32)
            pad, ones = c.get("pad", ((0, 0), (0, 0))), (1, 1)
            want = lax.reduce_window(jnp.asarray(a), np.float32(start), function, c["window"], c.get("strides", ones), pad, c.get("base", ones), c.get("dilation", ones))
            text = f"window = {dims(c['window'])} strides = {dims(c.get('strides', ones))} pad = {dims(itertools.chain(*pad))} base_dilation = {dims(c.get('base', ones))} window_dilation = {dims(c.get('dilation', ones))}"
            m.case(f"window{n}_{kind}", [array(a)], f"%r = ten.window_reduce {kind} %0 {text} : {array(a).type} -> {tensor('f32', want.shape)}", [array(want)], relative=1e-6)
            m.case(f"window{n}_{kind}_region", [array(a), array(np.float32(start))], f"%r = ten.window_reduce %0 init(%1) {text} : {array(a).type} -> {tensor('f32', want.shape)} {combine('f32', kind)}", [array(want)], relative=1e-6)


def fold_identity(elem, kind):
    if kind in ("add", "or", "xor"):
        return 0
    if kind == "mul" or (elem == "i1" and kind in ("min", "and")):
        return 1
    if kind == "and":
        return bounds(elem)[1] if elem.startswith("u") else -1
    if elem == "i1":
        return 0
    if elem in INTS:
        return bounds(elem)[0 if kind == "max" else 1]
    return -np.inf if kind == "max" else np.inf


def indexing(m):
    D = lax.GatherDimensionNumbers
    x = values("f32", (5, 6, 4)).astype(np.float32)
    configurations = [
        ((3, 1), D((1, 2), (0,), (0,)), (1, 6, 4)), ((2, 3, 2), D((2,), (0, 1), (0, 1)), (1, 1, 4)), ((4, 1), D((0, 2), (1,), (1,)), (5, 1, 4)),
        ((12, 2), D((1, 2, 3), (), (2, 0)), (2, 3, 2)), ((5, 3, 1), D((2,), (1,), (1,), (0,), (0,)), (1, 1, 4)), ((1,), D((0, 1, 2), (), (1,)), (5, 2, 4))]
    for n, (shape, d, sizes) in enumerate(configurations):
        # Windows inside, at the edges, partly and wholly outside.
        i = rng.integers(-1 if n == 3 else -3, 6 if n == 3 else 8, shape).astype(np.int32)
        i = np.array([5], np.int32) if n == 5 else i
        want = lax.gather(x, i, d, sizes, mode="clip")
        text = lambda key, v: f" {key} = {dims(v)}" if len(v) else ""
        m.case(f"gather{n}", [array(x), array(i)], "%r = ten.gather %0[%1]" + text("offset_dims", d.offset_dims) + text("collapsed", d.collapsed_slice_dims)
               + text("operand_batching", d.operand_batching_dims) + text("indices_batching", d.start_indices_batching_dims)
               + f" start_index_map = {dims(d.start_index_map)} index_vector_dim = {i.ndim - 1} slice_sizes = {dims(sizes)} : {array(x).type}, {array(i).type} -> {tensor('f32', want.shape)}", [array(want)])
        u = values("f32", want.shape).astype(np.float32)
        s = lax.ScatterDimensionNumbers(d.offset_dims, d.collapsed_slice_dims, d.start_index_map, d.operand_batching_dims, d.start_indices_batching_dims)
        for kind, function in (("add", lax.scatter_add), ("mul", lax.scatter_mul), ("max", lax.scatter_max), ("min", lax.scatter_min), ("set", lax.scatter)):
            want = lax.reshape(function(x, i, u, s, mode="drop"), x.shape)
            head = f"[%1], %2" + text("window_dims", d.offset_dims) + text("inserted", d.collapsed_slice_dims) + text("input_batching", d.operand_batching_dims) + text("indices_batching", d.start_indices_batching_dims)
            tail = f" scatter_dims_to_operand_dims = {dims(d.start_index_map)} index_vector_dim = {i.ndim - 1} : {array(x).type}[{array(i).type}], {array(u).type}"
            m.case(f"scatter{n}_{kind}", [array(x), array(i), array(u)], f"%r = ten.scatter {kind} %0{head}{tail}", [array(want)], relative=1e-6)
            if kind != "set":
                m.case(f"scatter{n}_{kind}_region", [array(x), array(i), array(u)], f"%r = ten.scatter %0{head}{tail} {combine('f32', kind)}", [array(want)], relative=1e-6)
    for elem in SOME:
        a, i = values(elem, (4, 3)), np.array([2, 9, -1], np.int64)
        m.case(f"gather_{elem}", [Array(elem, a), array(i)], f"%r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 3] : {tensor(elem, a.shape)}, tensor<3xi64> -> {tensor(elem, (3, 3))}", [Array(elem, a[[2, 3, 0]])])


def sorts(m):
    for elem in ("f32", "bf16", "i8", "ui16", "i32", "f64"):
        a = values(elem, (4, 13, 2))
        t = tensor(elem, a.shape)
        for axis in range(3):
            m.case(f"sort_{axis}_{elem}", [Array(elem, a)], f"%r = ten.sort %0 dim = {axis} : {t} {{\n^bb0(%a: {tensor(elem, ())}, %b: {tensor(elem, ())}):\n  %c = ten.compare lt %a, %b : {tensor(elem, ())}\n  ten.yield %c : tensor<i1>\n}}",
                   [Array(elem, np.sort(a.astype(np.float64), axis).astype(TYPES[elem]))])
        b = a.transpose(0, 2, 1).reshape(8, 13)
        if elem in ("f32", "f64"):
            b[0, 3], b[1, 2], b[1, 5] = np.nan, np.inf, -np.inf
        wide = b.astype(np.float64)
        order = np.argsort(-np.where(np.isnan(wide), np.inf, wide), axis=1, kind="stable")
        if elem in ("f32", "f64"):
            order[0] = np.concatenate([[3], order[0][order[0] != 3]])
        m.case(f"top_k_{elem}", [Array(elem, b)], f"%r:2 = ten.top_k %0 k = 5 : {tensor(elem, b.shape)} -> {tensor(elem, (8, 5))}, tensor<8x5xi32>",
               [Array(elem, np.take_along_axis(b, order[:, :5], 1)), Array("i32", order[:, :5])])
    k, v = rng.integers(0, 4, 50).astype(np.int32), np.arange(50, dtype=np.float32)
    order = np.argsort(-k, kind="stable")
    m.case("sort_stable_pairs", [array(k), array(v)], "%r:2 = ten.sort %0, %1 dim = 0 stable : tensor<50xi32>, tensor<50xf32> {\n^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):\n  %g = ten.compare gt %a, %b : tensor<i32>\n  ten.yield %g : tensor<i1>\n}", [array(k[order]), array(v[order])])


def algebra(m):
    for elem, tolerance in (("f32", 1e-5), ("f64", 1e-12), ("complex<f32>", 1e-5), ("complex<f64>", 1e-12)):
        dtype = TYPES[elem]
        a = values(elem, (2, 5, 5))
        p = (a @ a.conj().transpose(0, 2, 1) + 3 * np.eye(5)).astype(dtype)
        t = tensor(elem, p.shape)
        full = np.linalg.cholesky(p.astype(np.complex128 if elem in COMPLEX else np.float64))
        m.case(f"cholesky_lower_{elem}", [Array(elem, p)], f"%r = ten.cholesky %0 lower : {t}", [Array(elem, full)], relative=tolerance)
        m.case(f"cholesky_upper_{elem}", [Array(elem, p)], f"%r = ten.cholesky %0 : {t}", [Array(elem, full.conj().transpose(0, 2, 1))], relative=tolerance)
        bad = np.tril(np.full((2, 2), np.nan)).astype(dtype)
        m.case(f"cholesky_bad_{elem}", [Array(elem, [[1, 2], [2, 1]])], f"%r = ten.cholesky %0 lower : {tensor(elem, (2, 2))}", [Array(elem, np.where([[1, 0], [1, 1]], np.nan * (1 + 1j) if elem in COMPLEX else np.nan, 0))] if elem not in COMPLEX else [Array(elem, np.array([[complex(np.nan, 0), 0], [complex(np.nan, 0)] * 2]))])
        a = (a + 4 * np.eye(5)).astype(dtype)
        for transform, right, lower, unit in itertools.product(("none", "transpose", "adjoint"), (False, True), (False, True), (False, True)):
            b = values(elem, (2, 3, 5) if right else (2, 5, 3))
            want = []
            for one, rhs in zip(a, b):
                tri = (np.tril if lower else np.triu)(one).astype(np.complex128 if elem in COMPLEX else np.float64)
                if unit:
                    np.fill_diagonal(tri, 1)
                op = {"none": tri, "transpose": tri.T, "adjoint": tri.conj().T}[transform]
                want.append(np.linalg.solve(op.T, rhs.T).T if right else np.linalg.solve(op, rhs))
            flags = " right" * right + " lower" * lower + " unit" * unit
            m.case(f"solve_{transform}{flags.replace(' ', '_')}_{elem}", [Array(elem, a), Array(elem, b)],
                   f"%r = ten.triangular_solve {transform} %0, %1{flags} : {t}, {tensor(elem, b.shape)}", [Array(elem, np.array(want))], relative=tolerance)


def transforms(m):
    for real, cplx, tolerance in (("f32", "complex<f32>", 1e-6), ("f64", "complex<f64>", 1e-14)):
        for n in (1, 2, 5, 8, 12, 64, 97, 100, 257):
            z, x = values(cplx, (2, n)), values(real, (2, n))
            t = tensor(cplx, z.shape)
            m.case(f"fft_{n}_{cplx}", [Array(cplx, z)], f"%r = ten.fft fft %0 length = [{n}] : {t} -> {t}", [Array(cplx, np.fft.fft(z))], relative=tolerance)
            m.case(f"ifft_{n}_{cplx}", [Array(cplx, z)], f"%r = ten.fft ifft %0 length = [{n}] : {t} -> {t}", [Array(cplx, np.fft.ifft(z))], relative=tolerance)
            h = tensor(cplx, (2, n // 2 + 1))
            m.case(f"rfft_{n}_{real}", [Array(real, x)], f"%r = ten.fft rfft %0 length = [{n}] : {tensor(real, x.shape)} -> {h}", [Array(cplx, np.fft.rfft(x))], relative=tolerance)
            half = values(cplx, (2, n // 2 + 1))
            m.case(f"irfft_{n}_{real}", [Array(cplx, half)], f"%r = ten.fft irfft %0 length = [{n}] : {h} -> {tensor(real, x.shape)}", [Array(real, np.fft.irfft(half, n))], relative=tolerance)
        z, x = values(cplx, (2, 3, 4, 6)), values(real, (2, 3, 4, 6))
        t = tensor(cplx, z.shape)
        m.case(f"fft3_{cplx}", [Array(cplx, z)], f"%r = ten.fft fft %0 length = [3, 4, 6] : {t} -> {t}", [Array(cplx, np.fft.fftn(z, axes=(1, 2, 3)))], relative=tolerance)
        h = tensor(cplx, (2, 3, 4, 4))
        m.case(f"rfft3_{real}", [Array(real, x)], f"%r = ten.fft rfft %0 length = [3, 4, 6] : {tensor(real, x.shape)} -> {h}", [Array(cplx, np.fft.rfftn(x, axes=(1, 2, 3)))], relative=tolerance)
        half = np.fft.rfftn(x, axes=(1, 2, 3))
        m.case(f"irfft3_{real}", [Array(cplx, half)], f"%r = ten.fft irfft %0 length = [3, 4, 6] : {h} -> {tensor(real, x.shape)}", [Array(real, np.fft.irfftn(half.astype(TYPES[cplx]), (3, 4, 6), (1, 2, 3)))], relative=tolerance)


def random_bits(m):
    key = np.array([0x123456789ABCDEF0, 0xFFFFFFFFFFFFFFFE], np.uint64)
    for name, algorithm in (("threefry", lax.RandomAlgorithm.RNG_THREE_FRY), ("philox", lax.RandomAlgorithm.RNG_PHILOX)):
        for dtype in (np.uint8, np.uint16, np.uint32, np.uint64):
            for shape in ((), (1,), (7,), (12,), (3, 5), (5, 4, 3), (3, 2, 2), (0,)):
                state, bits = lax.rng_bit_generator(jnp.asarray(key), shape, dtype, algorithm=algorithm)
                m.case(f"{name}_{np.dtype(dtype).name}_{'x'.join(map(str, shape))}", [array(key)], f"%r:2 = ten.rng_bits {name} %0 : tensor<2xui64> -> {array(bits).type}", [array(state), array(bits)])


def make(folder):
    for function in (shapes, contractions, convolutions, reductions, indexing, sorts, algebra, transforms, random_bits):
        m = Module(function.__name__)
        function(m)
        m.write(folder)

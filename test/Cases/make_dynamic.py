"""Cases of dynamic shape: each operation with unknown sizes, run with several."""

import os

import numpy as np

from cases import Array, Module

F, I, B = "f32", "i32", "i1"
SIZES = [(3, 4), (1, 1), (0, 5), (4, 0), (7, 2)]
BEGIN = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n"


def dyn(elem, *dims):
    """The type with "?" for each dimension that is None."""
    return "tensor<" + "".join("?x" if d is None else f"{d}x" for d in dims) + elem + ">"


T1, T2, T3 = dyn(F, None), dyn(F, None, None), dyn(F, None, None, None)
I1, I2 = dyn(I, None), dyn(I, None, None)


class Cases(Module):
    def case(self, name, inputs, types, body, outputs, results, relative=0):
        quote = lambda arrays: "[" + ", ".join(f'"{self.keep(a)}"' for a in arrays) + "]"
        attributes = f"inputs = {quote(inputs)}, outputs = {quote(outputs)}"
        if relative:
            attributes += f", relative = {relative:e} : f64"
        self.function(name, attributes, types, body, results)

    def fails(self, name, inputs, types, body, results, error):
        quote = "[" + ", ".join(f'"{self.keep(a)}"' for a in inputs) + "]"
        outputs = "[" + ", ".join('"none"' for _ in results) + "]"
        attributes = f'inputs = {quote}, outputs = {outputs}, error = "{error}", status = 4 : i64'
        self.function("fails_" + name, attributes, types, body, results)

    def function(self, name, attributes, types, body, results):
        arguments = ", ".join(f"%{i}: {t}" for i, t in enumerate(types))
        values = [f"%r#{i}" for i in range(len(results))] if len(results) > 1 else ["%r"]
        outs = ", ".join(results)
        self.text.append(
            f"func.func @case_{name}({arguments}) -> ({outs}) attributes {{{attributes}}} {{\n"
            + "".join(f"  {line}\n" for line in (BEGIN + body).strip().splitlines())
            + f"  return {', '.join(values)} : {outs}\n}}\n")
        self.count += 1


def comparator(elem):
    return (f"{{\n^bb0(%a: tensor<{elem}>, %b: tensor<{elem}>):\n"
            f"  %lt = ten.compare lt total %a, %b : tensor<{elem}>\n  ten.yield %lt : tensor<i1>\n}}")


def pointwise(m, rng, n, k):
    s = f"{n}_{k}"
    x, y = (rng.standard_normal((n, k)).astype(np.float32) for _ in range(2))
    p = rng.integers(0, 2, (n, k)).astype(bool)
    ax, ay, ap = Array(F, x), Array(F, y), Array("i1", p)
    m.case(f"add_{s}", [ax, ay], [T2, T2], f"%r = ten.add %0, %1 : {T2}", [Array(F, x + y)], [T2])
    m.case(f"chain_{s}", [ax, ay], [T2, T2], f"""
%a = ten.mul %0, %1 : {T2}
%b = ten.neg %a : {T2}
%r = ten.sub %b, %0 : {T2}""", [Array(F, -(x * y) - x)], [T2])
    m.case(f"select_{s}", [ap, ax, ay], [dyn(B, None, None), T2, T2],
           f"%r = ten.select %0, %1, %2 : {T2}", [Array(F, np.where(p, x, y))], [T2])
    m.case(f"compare_{s}", [ax, ay], [T2, T2], f"%r = ten.compare lt %0, %1 : {T2}",
           [Array("i1", x < y)], [dyn(B, None, None)])
    m.case(f"convert_{s}", [ax], [T2], f"%r = ten.convert %0 : {T2} -> {I2}",
           [Array(I, np.trunc(x).astype(np.int32))], [I2])
    m.case(f"bitcast_{s}", [ax], [T2], f"%r = ten.bitcast %0 : {T2} -> {dyn('ui16', None, None, 2)}",
           [Array("ui16", x.view(np.uint16).reshape(n, k, 2))], [dyn("ui16", None, None, 2)])
    m.case(f"identity_{s}", [ax], [T2], f"%r = ten.add %0, %0 : {T2}", [Array(F, x + x)], [T2])


def shapes(m, rng, n, k):
    s = f"{n}_{k}"
    x, y = (rng.standard_normal((n, k)).astype(np.float32) for _ in range(2))
    v = rng.standard_normal(k).astype(np.float32)
    ax, ay, av = Array(F, x), Array(F, y), Array(F, v)
    sizes = f"%n = tensor.dim %0, %c0 : {T2}\n%k = tensor.dim %0, %c1 : {T2}\n"
    m.case(f"argument_{s}", [ax], [T2], f"""
%yes = arith.constant true
%r:2 = scf.if %yes -> ({T2}, {T2}) {{
  scf.yield %0, %0 : {T2}, {T2}
}} else {{
  %a = ten.neg %0 : {T2}
  scf.yield %0, %a : {T2}, {T2}
}}""", [ax, ax], [T2, T2])
    m.case(f"arguments_{s}", [ax, ay], [T2, T2], f"""
%n = tensor.dim %0, %c0 : {T2}
%some = arith.cmpi sgt, %n, %c1 : index
%r = scf.if %some -> {T2} {{
  scf.yield %0 : {T2}
}} else {{
  scf.yield %1 : {T2}
}}""", [ax if n > 1 else ay], [T2])
    m.case(f"iota_{s}", [ax], [T2], sizes + f"%r = ten.iota dim = 1 sizes(%n, %k) : {I2}",
           [Array(I, np.broadcast_to(np.arange(k), (n, k)))], [I2])
    m.case(f"broadcast_{s}", [ax, av], [T2, T1], sizes + f"""
%b = ten.broadcast %1 dims = [1] sizes(%n, %k) : {T1} -> {T2}
%r = ten.add %0, %b : {T2}""", [Array(F, x + v)], [T2])
    one = rng.standard_normal((1, k)).astype(np.float32)
    m.case(f"broadcast_one_{s}", [ax, Array(F, one)], [T2, T2], sizes + f"""
%b = ten.broadcast %1 dims = [0, 1] sizes(%n, %k) : {T2} -> {T2}
%r = ten.mul %0, %b : {T2}""", [Array(F, x * one)], [T2])
    m.case(f"reshape_{s}", [ax], [T2], sizes + f"""
%nk = arith.muli %n, %k : index
%r = ten.reshape %0 sizes(%nk) : {T2} -> {T1}""", [Array(F, x.reshape(-1))], [T1])
    m.case(f"reshape_swap_{s}", [ax], [T2], sizes + f"""
%a = ten.neg %0 : {T2}
%b = ten.reshape %a sizes(%k, %n) : {T2} -> {T2}
%r = ten.neg %b : {T2}""", [Array(F, x.reshape(k, n))], [T2])
    m.case(f"reshape_one_{s}", [ax], [T2], sizes + f"%r = ten.reshape %0 sizes(%n, %k) : {T2} -> {dyn(F, None, 1, None)}",
           [Array(F, x.reshape(n, 1, k))], [dyn(F, None, 1, None)])
    m.case(f"transpose_{s}", [ax], [T2], f"%r = ten.transpose %0 perm = [1, 0] : {T2} -> {T2}", [Array(F, x.T)], [T2])
    m.case(f"reverse_{s}", [ax], [T2], f"%r = ten.reverse %0 dims = [0, 1] : {T2}", [Array(F, x[::-1, ::-1])], [T2])
    m.case(f"concat_{s}", [ax, ay], [T2, T2], f"%r = ten.concat %0, %1, %0 dim = 0 : {T2}, {T2}, {T2} -> {T2}",
           [Array(F, np.concatenate([x, y, x]))], [T2])
    m.case(f"concat_last_{s}", [ax, ay], [T2, T2], f"""
%a = ten.neg %1 : {T2}
%r = ten.concat %0, %a dim = 1 : {T2}, {T2} -> {T2}""", [Array(F, np.concatenate([x, -y], axis=1))], [T2])
    zero = "%z = ten.constant dense<7.0> : tensor<f32>\n"
    m.case(f"pad_{s}", [ax], [T2], zero + f"%r = ten.pad %0, %z low = [1, 2] high = [0, 3] interior = [0, 0] : {T2} -> {T2}",
           [Array(F, np.pad(x, ((1, 0), (2, 3)), constant_values=7))], [T2])
    wide = np.full((max(2 * n - 1, 0), k), 7, np.float32)
    wide[::2] = x
    m.case(f"pad_interior_{s}", [ax], [T2], zero + f"%r = ten.pad %0, %z low = [0, 0] high = [0, 0] interior = [1, 0] : {T2} -> {T2}",
           [Array(F, wide)], [T2])
    m.case(f"pad_dynamic_{s}", [ax], [T2], zero + sizes + f"%r = ten.pad %0, %z low = [%k, 0] high = [0, %n] interior = [0, 0] : {T2} -> {T2}",
           [Array(F, np.pad(x, ((k, 0), (0, n)), constant_values=7))], [T2])
    m.case(f"slice_{s}", [ax], [T2], sizes + f"""
%h = arith.divsi %n, %c2 : index
%r = ten.slice %0 start = [%h, 0] limit = [%n, %k] stride = [1, 2] : {T2} -> {T2}""", [Array(F, x[n // 2:, ::2])], [T2])
    m.case(f"bounds_{s}", [ax], [T2], sizes + f"""
%a = ten.neg %0 : {T2}
%b = ten.slice %a start = [0, 0] limit = [%n, %k] stride = [1, 1] : {T2} -> {T2}
%r = ten.add %a, %b : {T2}""", [Array(F, -x - x)], [T2])
    m.case(f"cast_{s}", [ax], [T2], f"""
%a = tensor.cast %0 : {T2} to {dyn(F, n, None)}
%b = ten.neg %a : {dyn(F, n, None)}
%r = tensor.cast %b : {dyn(F, n, None)} to {T2}""", [Array(F, -x)], [T2])


def structured(m, rng, n, k):
    s = f"{n}_{k}"
    x = rng.integers(-4, 5, (n, k)).astype(np.float32)
    w = rng.integers(-4, 5, (k, 5)).astype(np.float32)
    ax, aw = Array(F, x), Array(F, w)
    m.case(f"reduce_{s}", [ax], [T2], f"%r = ten.reduce add %0 dims = [1] : {T2} -> {T1}", [Array(F, x.sum(1))], [T1])
    m.case(f"reduce_all_{s}", [ax], [T2], f"%r = ten.reduce add %0 dims = [0, 1] : {T2} -> tensor<f32>", [Array(F, x.sum())], ["tensor<f32>"])
    m.case(f"reduce_first_{s}", [ax], [T2], f"%r = ten.reduce max %0 dims = [0] : {T2} -> {T1}",
           [Array(F, x.max(0, initial=-np.inf))], [T1])
    m.case(f"normalize_{s}", [ax], [T2], f"""
%n = tensor.dim %0, %c0 : {T2}
%k = tensor.dim %0, %c1 : {T2}
%m = ten.reduce max %0 dims = [1] : {T2} -> {T1}
%b = ten.broadcast %m dims = [0] sizes(%n, %k) : {T1} -> {T2}
%r = ten.sub %0, %b : {T2}""", [Array(F, x - x.max(1, initial=-np.inf)[:, None])], [T2])
    m.case(f"scan_{s}", [ax], [T2], f"%r = ten.scan add %0 dim = 1 : {T2} -> {T2}", [Array(F, np.cumsum(x, 1))], [T2])
    m.case(f"contract_{s}", [ax, aw], [T2, T2], f"%r = ten.contract %0, %1 contracting = [1] x [0] : {T2}, {T2} -> {T2}",
           [Array(F, x @ w)], [T2])
    m.case(f"gram_{s}", [ax], [T2], f"""
%a = ten.neg %0 : {T2}
%r = ten.contract %a, %0 contracting = [1] x [1] : {T2}, {T2} -> {T2}""", [Array(F, 0 - x @ x.T)], [T2])
    batch = rng.integers(-3, 4, (2, n, k)).astype(np.float32)
    m.case(f"contract_batch_{s}", [Array(F, batch)], [T3],
           f"%r = ten.contract %0, %0 batch = [0] x [0] contracting = [2] x [2] : {T3}, {T3} -> {T3}",
           [Array(F, np.einsum("bik,bjk->bij", batch, batch))], [T3])
    # One spatial dimension, three taps, padding that keeps the size.
    image = rng.integers(-3, 4, (n, k, 2)).astype(np.float32)
    taps = rng.integers(-3, 4, (3, 2, 4)).astype(np.float32)
    padded = np.pad(image, ((0, 0), (1, 1), (0, 0)))
    conv = sum(padded[:, t:t + k] @ taps[t] for t in range(3)) if k else np.zeros((n, 0, 4), np.float32)
    m.case(f"conv_{s}", [Array(F, image), Array(F, taps)], [T3, T3],
           f"%r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 1] : {T3}, {T3} -> {T3}",
           [Array(F, conv)], [T3])
    count = max((k - 2) // 2 + 1, 0) if k >= 2 else 0
    windows = np.stack([x[:, 2 * i:2 * i + 2].max(1) for i in range(count)], 1) if count else np.zeros((n, 0), np.float32)
    m.case(f"window_{s}", [ax], [T2], f"%r = ten.window_reduce max %0 window = [1, 2] strides = [1, 2] : {T2} -> {T2}",
           [Array(F, windows)], [T2])
    m.case(f"sort_{s}", [ax], [T2], f"%r = ten.sort %0 dim = 1 : {T2} {comparator(F)}", [Array(F, np.sort(x, 1))], [T2])
    if k >= 2:
        order = np.argsort(-x, axis=1, kind="stable")[:, :2]
        m.case(f"top_k_{s}", [ax], [T2], f"%r:2 = ten.top_k %0 k = 2 : {T2} -> {dyn(F, None, 2)}, {dyn(I, None, 2)}",
               [Array(F, np.take_along_axis(x, order, 1)), Array(I, order)], [dyn(F, None, 2), dyn(I, None, 2)])
    half = rng.standard_normal((n, 3, 3))
    spd = (half @ half.transpose(0, 2, 1) + 3 * np.eye(3)).astype(np.float32)
    lower = np.linalg.cholesky(spd.astype(np.float64)) if n else np.zeros((0, 3, 3))
    m.case(f"cholesky_{s}", [Array(F, spd)], [T3], f"%r = ten.cholesky %0 lower : {T3}", [Array(F, lower)], [T3], relative=1e-6)
    right = rng.standard_normal((n, 3, k))
    solved = np.linalg.solve(lower.astype(np.float32).astype(np.float64), right.astype(np.float32)) if n else right
    m.case(f"solve_{s}", [Array(F, lower), Array(F, right)], [T3, T3],
           f"%r = ten.triangular_solve none %0, %1 lower : {T3}, {T3}", [Array(F, solved)], [T3], relative=1e-6)
    line = rng.standard_normal((n, 4)).astype(np.float32)
    m.case(f"fft_{s}", [Array(F, line)], [dyn(F, None, 4)],
           f"%r = ten.fft rfft %0 length = [4] : {dyn(F, None, 4)} -> {dyn('complex<f32>', None, 3)}",
           [Array("complex<f32>", np.fft.rfft(line))], [dyn("complex<f32>", None, 3)], relative=1e-6)


def indexing(m, rng, n, k):
    s = f"{n}_{k}"
    x = rng.standard_normal((n, k)).astype(np.float32)
    ax = Array(F, x)
    if n:
        places = rng.integers(0, n, 4).astype(np.int32)
        m.case(f"gather_{s}", [ax, Array(I, places.reshape(4, 1))], [dyn(F, None, k), I2], f"""
%r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, {k}] : {dyn(F, None, k)}, {I2} -> {dyn(F, None, k)}""",
               [Array(F, x[places])], [dyn(F, None, k)])
        # Boxes whose sizes are values, at places that are clamped.
        starts = np.random.default_rng(n + k).integers(-1, max(n, k) + 2, (4, 2)).astype(np.int32)
        high, wide = (n + 1) // 2, (k + 1) // 2
        corners = zip(np.clip(starts[:, 0], 0, n - high), np.clip(starts[:, 1], 0, k - wide))
        m.case(f"gather_boxes_{s}", [ax, Array(I, starts)], [T2, I2], f"""
%n = tensor.dim %0, %c0 : {T2}
%k = tensor.dim %0, %c1 : {T2}
%high = arith.ceildivsi %n, %c2 : index
%wide = arith.ceildivsi %k, %c2 : index
%r = ten.gather %0[%1] offset_dims = [1, 2] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%high, %wide] : {T2}, {I2} -> {T3}""",
               [Array(F, np.stack([x[r:r + high, c:c + wide] for r, c in corners]))], [T3])
        m.case(f"gather_columns_{s}", [ax, Array(I, starts)], [T2, I2], f"""
%n = tensor.dim %0, %c0 : {T2}
%one = arith.minsi %n, %c1 : index
%r = ten.gather %0[%1] offset_dims = [0] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [%one, %c0] : {T2}, {I2} -> {T2}""",
               [Array(F, np.zeros((0, 4)))], [T2])
    update = rng.integers(-4, 5, (4, k)).astype(np.float32)
    target = rng.integers(-4, 5, (n, k)).astype(np.float32)
    places = rng.integers(-1, n + 2, 4).astype(np.int32)
    added = target.copy()
    for u, p in zip(update, places):
        if 0 <= p < n:
            added[p] += u
    m.case(f"scatter_{s}", [Array(F, target), Array(I, places.reshape(4, 1)), Array(F, update)], [T2, I2, T2], f"""
%r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : {T2}[{I2}], {T2}""",
           [Array(F, added)], [T2])
    if n and k:
        start = rng.integers(0, n + 1)
        at = min(start, n - 1)
        m.case(f"dynamic_slice_{s}", [ax, Array(I, start), Array(I, 0)], [T2, "tensor<i32>", "tensor<i32>"],
               f"%r = ten.dynamic_slice %0[%1, %2] sizes = [1, 1] : {T2}, tensor<i32> -> tensor<1x1xf32>",
               [Array(F, x[at:at + 1, :1])], ["tensor<1x1xf32>"])
        row = rng.standard_normal((1, k)).astype(np.float32)
        changed = x.copy()
        changed[at] = row
        m.case(f"update_slice_{s}", [ax, Array(I, start), Array(I, 0), Array(F, row)], [T2, "tensor<i32>", "tensor<i32>", T2], f"""
%r = ten.dynamic_update_slice %0[%1, %2], %3 : {T2}, tensor<i32>, {T2}""", [Array(F, changed)], [T2])


def loops(m, rng, n, k):
    s = f"{n}_{k}"
    x, y = (rng.integers(-4, 5, (n, k)).astype(np.float32) for _ in range(2))
    ax, ay = Array(F, x), Array(F, y)
    sizes = f"%n = tensor.dim %0, %c0 : {T2}\n%k = tensor.dim %0, %c1 : {T2}\n"
    m.case(f"for_{s}", [ax, ay], [T2, T2], f"""
%c3 = arith.constant 3 : index
%r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0) -> {T2} {{
  %u = ten.add %t, %1 : {T2}
  scf.yield %u : {T2}
}}""", [Array(F, x + 3 * y)], [T2])
    m.case(f"for_swap_{s}", [ax, ay], [T2, T2], f"""
%c3 = arith.constant 3 : index
%r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %0, %u = %1) -> ({T2}, {T2}) {{
  %v = ten.add %t, %u : {T2}
  scf.yield %u, %v : {T2}, {T2}
}}""", [Array(F, x + 2 * y), Array(F, 2 * x + 3 * y)], [T2, T2])
    rows = x.copy()
    for i in range(n):
        rows[i] = 2 * rows[i] + rows[:i + 1].sum(0)
    m.case(f"for_rows_{s}", [ax], [T2], sizes + f"""
%r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> {T2} {{
  %e = arith.addi %i, %c1 : index
  %a = ten.slice %t start = [0, 0] limit = [%e, %k] stride = [1, 1] : {T2} -> {T2}
  %b = ten.reduce add %a dims = [0] : {T2} -> {T1}
  %c = ten.slice %t start = [%i, 0] limit = [%e, %k] stride = [1, 1] : {T2} -> {T2}
  %d = ten.reshape %b sizes(%k) : {T1} -> {dyn(F, 1, None)}
  %f = tensor.cast %d : {dyn(F, 1, None)} to {T2}
  %g = ten.add %c, %f : {T2}
  %h = ten.add %g, %c : {T2}
  %p32 = arith.index_cast %i : index to i32
  %p = tensor.from_elements %p32 : tensor<i32>
  %z = ten.constant dense<0> : tensor<i32>
  %u = ten.dynamic_update_slice %t[%p, %z], %h : {T2}, tensor<i32>, {T2}
  scf.yield %u : {T2}
}}""", [Array(F, rows)], [T2])
    m.case(f"while_grow_{s}", [ax], [T2], f"""
%c20 = arith.constant 9 : index
%r = scf.while (%t = %0) : ({T2}) -> {T2} {{
  %n = tensor.dim %t, %c0 : {T2}
  %small = arith.cmpi slt, %n, %c20 : index
  %some = arith.cmpi sgt, %n, %c0 : index
  %more = arith.andi %small, %some : i1
  scf.condition(%more) %t : {T2}
}} do {{
^bb0(%t: {T2}):
  %u = ten.neg %t : {T2}
  %v = ten.concat %t, %u dim = 0 : {T2}, {T2} -> {T2}
  scf.yield %v : {T2}
}}""", [Array(F, grown(x))], [T2])
    m.case(f"while_{s}", [ax, Array(I, 3)], [T2, "tensor<i32>"], f"""
%stop = tensor.extract %1[] : tensor<i32>
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%w:2 = scf.while (%t = %0, %i = %zero) : ({T2}, i32) -> ({T2}, i32) {{
  %more = arith.cmpi slt, %i, %stop : i32
  scf.condition(%more) %t, %i : {T2}, i32
}} do {{
^bb0(%t: {T2}, %i: i32):
  %u = ten.add %t, %t : {T2}
  %j = arith.addi %i, %one : i32
  scf.yield %u, %j : {T2}, i32
}}
%r = ten.neg %w#0 : {T2}""", [Array(F, -8 * x)], [T2])
    m.case(f"if_{s}", [ax, ay], [T2, T2], sizes + f"""
%big = arith.cmpi sgt, %n, %c1 : index
%r = scf.if %big -> {T2} {{
  %a = ten.concat %0, %1 dim = 0 : {T2}, {T2} -> {T2}
  scf.yield %a : {T2}
}} else {{
  %b = ten.mul %0, %1 : {T2}
  scf.yield %b : {T2}
}}""", [Array(F, np.concatenate([x, y]) if n > 1 else x * y)], [T2])
    count = 2
    m.case(f"data_{s}", [ax, Array("index", count)], [T2, "tensor<index>"], sizes + f"""
%m = tensor.extract %1[] : tensor<index>
%b = ten.broadcast %0 dims = [1, 2] sizes(%m, %n, %k) : {T2} -> {T3}
%r = ten.neg %b : {T3}""", [Array(F, np.broadcast_to(-x, (count, n, k)))], [T3])


def grown(x):
    while 0 < len(x) < 9:
        x = np.concatenate([x, -x])
    return x


def failures(m):
    zeros = lambda *shape: Array(F, np.zeros(shape))
    m.fails("add", [zeros(2, 3), zeros(2, 4)], [T2, T2], f"%r = ten.add %0, %1 : {T2}", [T2], "expects operands of one shape")
    m.fails("concat", [zeros(2, 3), zeros(2, 4)], [T2, T2], f"%r = ten.concat %0, %1 dim = 0 : {T2}, {T2} -> {T2}", [T2],
            "expects inputs that differ in dimension 0 only")
    m.fails("contract", [zeros(2, 3), zeros(2, 4)], [T2, T2],
            f"%r = ten.contract %0, %1 contracting = [1] x [1] : {T2}, {T2} -> {T2}", [T2], "expects paired dimensions of one size")
    m.fails("broadcast", [zeros(3), zeros(2, 4)], [T1, T2], f"""
%n = tensor.dim %1, %c1 : {T2}
%r = ten.broadcast %0 dims = [0] sizes(%n) : {T1} -> {T1}""", [T1], "of the operand to be 1 or")
    m.fails("reshape", [zeros(2, 3), zeros(5)], [T2, T1], f"""
%n = tensor.dim %1, %c0 : {T1}
%r = ten.reshape %0 sizes(%n) : {T2} -> {T1}""", [T1], "elements")
    m.fails("slice", [zeros(2, 3), zeros(5)], [T2, T1], f"""
%n = tensor.dim %1, %c0 : {T1}
%r = ten.slice %0 start = [0, 0] limit = [%n, 1] stride = [1, 1] : {T2} -> {dyn(F, None, 1)}""", [dyn(F, None, 1)],
            "expects 0 <= start <= limit <= ")
    m.fails("slice_loop", [zeros(2, 3), zeros(5)], [T2, T1], f"""
%n = tensor.dim %1, %c0 : {T1}
%r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %1) -> {T1} {{
  %e = arith.addi %i, %c1 : index
  %a = ten.slice %0 start = [%i, 0] limit = [%e, 3] stride = [1, 1] : {T2} -> {dyn(F, 1, 3)}
  %b = ten.reduce add %a dims = [0, 1] : {dyn(F, 1, 3)} -> tensor<f32>
  %c = ten.broadcast %b dims = [] sizes(%n) : tensor<f32> -> {T1}
  scf.yield %c : {T1}
}}""", [T1], "expects 0 <= start <= limit <= ")
    m.fails("pad", [zeros(2, 3)], [T2], f"""
%z = ten.constant dense<0.0> : tensor<f32>
%r = ten.pad %0, %z low = [-1, 0] high = [-2, 0] interior = [0, 0] : {T2} -> {T2}""", [T2],
            "expects padding that leaves a size of at least 0")
    m.fails("top_k", [zeros(2, 3)], [T2], f"%r:2 = ten.top_k %0 k = 4 : {T2} -> {dyn(F, None, 4)}, {dyn(I, None, 4)}",
            [dyn(F, None, 4), dyn(I, None, 4)], "expects a last dimension of at least 4")
    m.fails("cholesky", [zeros(2, 3)], [T2], f"%r = ten.cholesky %0 lower : {T2}", [T2], "expects square matrices")
    m.fails("solve", [zeros(3, 3), zeros(2, 3)], [T2, T2], f"%r = ten.triangular_solve none %0, %1 lower : {T2}, {T2}", [T2],
            "expects square matrices and right-hand sides")
    m.fails("fft", [zeros(2, 3)], [T2], f"%r = ten.fft rfft %0 length = [4] : {T2} -> {dyn('complex<f32>', None, 3)}",
            [dyn("complex<f32>", None, 3)], "expects a size of 4 for 'length' 4")
    m.fails("conv", [zeros(1, 4, 2), zeros(3, 3, 4)], [T3, T3],
            f"%r = ten.conv %0, %1 dims = [b, 0, f] x [0, i, o] -> [b, 0, f] : {T3}, {T3} -> {T3}", [T3], "input features")
    m.fails("gather", [zeros(2, 3), Array(I, np.zeros((4, 1)))], [T2, I2], f"""
%r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 4] : {T2}, {I2} -> {dyn(F, None, 4)}""",
            [dyn(F, None, 4)], "expects a slice of at most")
    for sizes, message in (("%c1, %c4", "at most"), ("%less, %c1", "at least 0"), ("%c2, %c1", "1")):
        m.fails(f"gather_{message.replace(' ', '_')}", [zeros(2, 3), Array(I, np.zeros((4, 1)))], [T2, I2], f"""
%less = arith.subi %c0, %c1 : index
%c4 = arith.addi %c2, %c2 : index
%r = ten.gather %0[%1] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [{sizes}] : {T2}, {I2} -> {T2}""",
                [T2], f"expects a slice of {message}")
    m.fails("scatter", [zeros(2, 3), Array(I, np.zeros((4, 1))), zeros(5, 3)], [T2, I2, T2], f"""
%r = ten.scatter add %0[%1], %2 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : {T2}[{I2}], {T2}""",
            [T2], "expects updates of the indices' shape")
    m.fails("update", [zeros(2), Array(I, 0), zeros(3)], [T1, "tensor<i32>", T1],
            f"%r = ten.dynamic_update_slice %0[%1], %2 : {T1}, tensor<i32>, {T1}", [T1], "expects a size of at most")
    m.fails("cast", [zeros(2)], [T1], f"%r = tensor.cast %0 : {T1} to tensor<3xf32>", ["tensor<3xf32>"], "tensor<3xf32>")
    m.fails("result", [zeros(2, 3)], [T2], f"%r = ten.transpose %0 perm = [1, 0] : {T2} -> tensor<2x2xf32>", ["tensor<2x2xf32>"],
            "to be a tensor<2x2xf32>")
    m.fails("divisor", [zeros(2), zeros(0)], [T1, T1], f"""
%n = tensor.dim %0, %c0 : {T1}
%m = tensor.dim %1, %c0 : {T1}
%q = arith.divsi %n, %m : index
%r = ten.iota dim = 0 sizes(%q) : {I1}""", [I1], "expects a divisor other than 0")


def make(folder):
    m = Cases("dynamic")
    rng = np.random.default_rng(7)
    for n, k in SIZES:
        for family in (pointwise, shapes, structured, indexing, loops):
            family(m, rng, n, k)
    failures(m)
    m.write(folder)


if __name__ == "__main__":
    make(os.path.dirname(os.path.abspath(__file__)))

"""Cases of TOSA; expected values from NumPy."""

import numpy as np
from scipy import special

from cases import Array, Module, tensor
from make_linalg import conv, f32

rng = np.random.default_rng(12)


def floats(*shape, elem="f32", low=-2, high=2):
    return Array(elem, rng.uniform(low, high, shape))


def ints(*shape, elem="i32", low=-9, high=10):
    return Array(elem, rng.integers(low, high, shape))


def run(name, operands, result, attrs="", extra=()):
    """An operation of the first operands, then of `extra`: pairs of a name and its type."""
    names = [f"%{i}" for i in range(len(operands))] + [n for n, _ in extra]
    types = [a if isinstance(a, str) else a.type for a in operands] + [t for _, t in extra]
    return f"%r = tosa.{name} {', '.join(names)} {attrs} : ({', '.join(types)}) -> {result}"


def constant(name, values, elem):
    text = ", ".join(f"{float(v):e}" if elem[0] in "fb" else str(int(v)) for v in np.ravel(values))
    return f'%{name} = "tosa.const"() <{{values = dense<[{text}]> : tensor<{np.size(values)}x{elem}>}}> : () -> tensor<{np.size(values)}x{elem}>\n'


def shape(name, sizes):
    t = f"!tosa.shape<{len(sizes)}>"
    return f"%{name} = tosa.const_shape {{values = dense<[{', '.join(map(str, sizes))}]> : tensor<{len(sizes)}xindex>}} : () -> {t}\n", (f"%{name}", t)


def pointwise(m):
    x, y = floats(3, 5), floats(3, 5, low=0.5)
    row = floats(1, 5)
    for name, ins, value in [("add", (x, y), x.array + y.array), ("sub", (x, row), x.array - row.array), ("maximum", (x, y), np.maximum(x.array, y.array)),
                             ("minimum", (x, y), np.minimum(x.array, y.array)), ("abs", (x,), np.abs(x.array)), ("ceil", (x,), np.ceil(x.array)),
                             ("floor", (x,), np.floor(x.array))]:
        m.case(name, list(ins), run(name, ins, x.type), [f32(value)])
    for name, ins, value in [("exp", (x,), np.exp), ("log", (y,), np.log), ("tanh", (x,), np.tanh), ("erf", (x,), special.erf), ("sin", (x,), np.sin), ("cos", (x,), np.cos),
                             ("sigmoid", (x,), special.expit), ("reciprocal", (y,), lambda v: 1 / v), ("rsqrt", (y,), lambda v: 1 / np.sqrt(v))]:
        m.case(name, list(ins), run(name, ins, x.type), [f32(value(ins[0].array.astype(np.float64)))], relative=1e-6)
    m.case("pow", [y, x], run("pow", (y, x), x.type), [f32(y.array.astype(np.float64) ** x.array)], ulp=4)
    m.case("mul", [x, y], constant("s", [0], "i8") + run("mul", (x, y), x.type, extra=[("%s", "tensor<1xi8>")]), [f32(x.array * y.array)])
    a, b = ints(4, 3, low=-1000, high=1000), ints(4, 3, low=1, high=50)
    m.case("mul_shifted", [a, b], constant("s", [3], "i8") + run("mul", (a, b), a.type, extra=[("%s", "tensor<1xi8>")]),
           [Array("i32", (a.array.astype(np.int64) * b.array + 4) >> 3)])
    m.case("intdiv", [a, b], run("intdiv", (a, b), a.type), [Array("i32", np.trunc(a.array / b.array))])
    m.case("negate", [x], constant("z", [0], "f32") + run("negate", (x,), x.type, extra=[("%z", "tensor<1xf32>")] * 2), [f32(-x.array)])
    m.case("clamp", [x], run("clamp", (x,), x.type, "{min_val = -1.0 : f32, max_val = 0.5 : f32}"), [f32(np.clip(x.array, -1, 0.5))])
    e = ints(4, 3, elem="i8", low=-128, high=128)
    m.case("clamp_i8", [e], run("clamp", (e,), e.type, "{min_val = -7 : i8, max_val = 100 : i8}"), [Array("i8", np.clip(e.array, -7, 100))])
    for name, value in [("bitwise_and", a.array & b.array), ("bitwise_or", a.array | b.array), ("bitwise_xor", a.array ^ b.array)]:
        m.case(name, [a, b], run(name, (a, b), a.type), [Array("i32", value)])
    m.case("bitwise_not", [a], run("bitwise_not", (a,), a.type), [Array("i32", ~a.array)])
    sh = ints(4, 3, low=0, high=6)
    m.case("logical_left_shift", [a, sh], run("logical_left_shift", (a, sh), a.type), [Array("i32", a.array << sh.array)])
    m.case("logical_right_shift", [a, sh], run("logical_right_shift", (a, sh), a.type), [Array("i32", (a.array.view(np.uint32) >> sh.array.astype(np.uint32)).view(np.int32))])
    m.case("arithmetic_right_shift", [a, sh], run("arithmetic_right_shift", (a, sh), a.type, "{round = false}"), [Array("i32", a.array >> sh.array)])
    m.case("clz", [b], run("clz", (b,), b.type), [Array("i32", [[32 - int(v).bit_length() for v in line] for line in b.array])])
    p, q = Array("i1", rng.integers(0, 2, (4, 3))), Array("i1", rng.integers(0, 2, (4, 3)))
    for name, value in [("logical_and", p.array & q.array), ("logical_or", p.array | q.array), ("logical_xor", p.array ^ q.array)]:
        m.case(name, [p, q], run(name, (p, q), p.type), [Array("i1", value)])
    m.case("logical_not", [p], run("logical_not", (p,), p.type), [Array("i1", ~p.array)])
    for name, value in [("greater", x.array > row.array), ("greater_equal", x.array >= row.array), ("equal", x.array == row.array)]:
        m.case(name, [x, row], run(name, (x, row), "tensor<3x5xi1>"), [Array("i1", value)])
    c = Array("i1", rng.integers(0, 2, (3, 5)))
    m.case("select", [c, x, y], run("select", (c, x, y), x.type), [f32(np.where(c.array, x.array, y.array))])
    whole = f32([-1.5, -0.5, 0.5, 1.5, 2.5, 300, -300])
    m.case("cast_f32_i8", [whole], run("cast", (whole,), "tensor<7xi8>"), [Array("i8", np.clip(np.round(whole.array), -128, 127))])
    m.case("cast_i8_f32", [e], run("cast", (e,), tensor("f32", (4, 3))), [f32(e.array)])
    m.case("cast_i1_i32", [p], run("cast", (p,), tensor("i32", (4, 3))), [Array("i32", p.array)])
    m.case("cast_f32_bf16", [x], run("cast", (x,), tensor("bf16", (3, 5))), [Array("bf16", x.array)])
    table = Array("i8", rng.integers(-128, 128, 256))
    m.case("table", [e, table], run("table", (e, table), e.type), [Array("i8", table.array[e.array.astype(int) + 128])])


def reductions(m):
    x = floats(3, 4, 5)
    for name, value in [("sum", np.sum), ("max", np.max), ("min", np.min), ("product", np.prod)]:
        m.case(f"reduce_{name}", [x], run(f"reduce_{name}", (x,), "tensor<3x1x5xf32>", "{axis = 1 : i32}"), [f32(value(x.array, 1, keepdims=True))], relative=1e-6)
    i = ints(3, 6)
    for name, value in [("sum", np.sum), ("max", np.max), ("min", np.min)]:
        m.case(f"reduce_{name}_i32", [i], run(f"reduce_{name}", (i,), "tensor<3x1xi32>", "{axis = 1 : i32}"), [Array("i32", value(i.array, 1, keepdims=True))])
    b = Array("i1", rng.integers(0, 2, (3, 4)))
    m.case("reduce_all", [b], run("reduce_all", (b,), "tensor<1x4xi1>", "{axis = 0 : i32}"), [Array("i1", b.array.all(0, keepdims=True))])
    m.case("reduce_any", [b], run("reduce_any", (b,), "tensor<1x4xi1>", "{axis = 0 : i32}"), [Array("i1", b.array.any(0, keepdims=True))])
    twice = Array("f32", x.array)
    twice.array[1, 2, 3] = twice.array[1, 0, 3] = 7
    m.case("argmax", [twice], run("argmax", (twice,), "tensor<3x5xi32>", "{axis = 1 : i32}"), [Array("i32", twice.array.argmax(1))])


def movement(m):
    x = floats(3, 4)
    t = x.type
    text, value = shape("s", (2, 6))
    m.case("reshape", [x], text + run("reshape", (x,), "tensor<2x6xf32>", extra=[value]), [f32(x.array.reshape(2, 6))])
    m.case("transpose", [x], run("transpose", (x,), "tensor<4x3xf32>", "{perms = array<i32: 1, 0>}"), [f32(x.array.T)])
    y = floats(2, 4)
    m.case("concat", [x, y], run("concat", (x, y), "tensor<5x4xf32>", "{axis = 0 : i32}"), [f32(np.concatenate([x.array, y.array]))])
    (a, start), (b, size) = shape("s", (1, 0)), shape("n", (2, 3))
    m.case("slice", [x], a + b + run("slice", (x,), "tensor<2x3xf32>", extra=[start, size]), [f32(x.array[1:3, 0:3])])
    text, value = shape("s", (1, 0, 2, 1))
    m.case("pad", [x], text + constant("c", [1.5], "f32") + run("pad", (x,), "tensor<4x7xf32>", extra=[value, ("%c", "tensor<1xf32>")]),
           [f32(np.pad(x.array, ((1, 0), (2, 1)), constant_values=1.5))])
    text, value = shape("s", (2, 3))
    m.case("tile", [x], text + run("tile", (x,), "tensor<6x12xf32>", extra=[value]), [f32(np.tile(x.array, (2, 3)))])
    m.case("reverse", [x], run("reverse", (x,), t, "{axis = 1 : i32}"), [f32(x.array[:, ::-1])])
    m.case("identity", [x], f"%i = tosa.identity %0 : ({t}) -> {t}\n%r = tosa.abs %i : ({t}) -> {t}", [f32(np.abs(x.array))])
    m.case("const", [x], constant("c", [1, 2, 3, 4], "f32") + "%s = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>\n"
           "%d = tosa.reshape %c, %s : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>\n" + f"%r = tosa.add %0, %d : ({t}, tensor<1x4xf32>) -> {t}",
           [f32(x.array + np.arange(1, 5))])
    values, at = floats(2, 6, 3), ints(2, 4, low=0, high=6)
    m.case("gather", [values, at], run("gather", (values, at), "tensor<2x4x3xf32>"), [f32(np.take_along_axis(values.array, at.array[..., None], 1))])
    places, new = Array("i32", [[4, 0, 2], [1, 5, 3]]), floats(2, 3, 3)
    put = values.array.copy()
    for n in range(2):
        put[n, places.array[n]] = new.array[n]
    m.case("scatter", [values, places, new], run("scatter", (values, places, new), values.type), [f32(put)])
    image = floats(1, 3, 4, 2)
    (s, scale), (o, offset), (b, border) = shape("s", (2, 1, 2, 1)), shape("o", (0, 0)), shape("b", (1, 1))
    nearest = lambda k, size: np.minimum(k // 2 + (k % 2 * 2 >= 2), size - 1)
    m.case("resize_nearest", [image], s + o + b + run("resize", (image,), "tensor<1x6x8x2xf32>", '{mode = NEAREST_NEIGHBOR}', [scale, offset, border]),
           [f32(image.array[:, nearest(np.arange(6), 3)][:, :, nearest(np.arange(8), 4)])])

    def linear(a, axis):
        size = a.shape[axis]
        k = np.arange(2 * size)
        low, high = np.minimum(k // 2, size - 1), np.minimum(k // 2 + 1, size - 1)
        weight = (k % 2 / 2).reshape([-1 if i == axis else 1 for i in range(a.ndim)])
        return a.take(low, axis) * (1 - weight) + a.take(high, axis) * weight

    m.case("resize_bilinear", [image], s + o + b + run("resize", (image,), "tensor<1x6x8x2xf32>", '{mode = BILINEAR}', [scale, offset, border]),
           [f32(linear(linear(image.array, 1), 2))], relative=1e-6)


def networks(m):
    zero = constant("z", [0], "f32")
    zeros = [("%z", "tensor<1xf32>")] * 2
    a, b = floats(2, 4, 6), floats(2, 6, 5)
    m.case("matmul", [a, b], zero + run("matmul", (a, b), "tensor<2x4x5xf32>", extra=zeros), [f32(a.array @ b.array)], relative=1e-6)
    p, q = ints(1, 4, 6, elem="i8", low=-128, high=128), ints(1, 6, 5, elem="i8", low=-128, high=128)
    m.case("matmul_i8", [p, q], constant("y", [3], "i8") + constant("z", [-5], "i8") + run("matmul", (p, q), "tensor<1x4x5xi32>", extra=[("%y", "tensor<1xi8>"), ("%z", "tensor<1xi8>")]),
           [Array("i32", (p.array.astype(np.int32) - 3) @ (q.array.astype(np.int32) + 5))])
    x, w, bias = floats(2, 7, 8, 3), floats(4, 3, 2, 3), floats(4)
    padded = np.pad(x.array, ((0, 0), (1, 0), (0, 1), (0, 0)))
    k = w.array.transpose(1, 2, 3, 0)
    m.case("conv2d", [x, w, bias], zero + run("conv2d", (x, w, bias), "tensor<2x6x8x4xf32>",
           "{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>}", zeros), [f32(conv(padded, k, (1, 1), (1, 1)) + bias.array)], relative=2e-6)
    m.case("conv2d_strided", [x, w, bias], zero + run("conv2d", (x, w, bias), "tensor<2x2x4x4xf32>",
           "{acc_type = f32, dilation = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}", zeros), [f32(conv(x.array, k, (2, 2), (2, 1)) + bias.array)], relative=2e-6)
    d, db = floats(3, 2, 3, 2), floats(6)
    many = np.concatenate([conv(x.array[..., c:c + 1], d.array[..., c:c + 1, :], (1, 1), (1, 1)) for c in range(3)], -1)
    m.case("depthwise_conv2d", [x, d, db], zero + run("depthwise_conv2d", (x, d, db), "tensor<2x5x7x6xf32>",
           "{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}", zeros), [f32(many + db.array)], relative=2e-6)
    v, vw, vb = floats(1, 4, 5, 6, 2), floats(3, 2, 2, 3, 2), floats(3)
    m.case("conv3d", [v, vw, vb], zero + run("conv3d", (v, vw, vb), "tensor<1x3x4x4x3xf32>",
           "{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}", zeros),
           [f32(conv(v.array, vw.array.transpose(1, 2, 3, 4, 0), (1, 1, 1), (1, 1, 1)) + vb.array)], relative=2e-6)
    t, tw, tb = floats(1, 3, 4, 2), floats(3, 2, 2, 2), floats(3)
    out = np.zeros((1, 6, 8, 3))
    for i in range(3):
        for j in range(4):
            out[:, 2 * i:2 * i + 2, 2 * j:2 * j + 2] += np.einsum("nc,ohwc->nhwo", t.array[:, i, j], tw.array)
    m.case("transpose_conv2d", [t, tw, tb], zero + run("transpose_conv2d", (t, tw, tb), "tensor<1x6x8x3xf32>",
           "{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}", zeros), [f32(out + tb.array)], relative=2e-6)
    ix, iw, ib = ints(1, 5, 5, 2, elem="i8", low=-128, high=128), ints(3, 2, 2, 2, elem="i8", low=-128, high=128), ints(3, low=-1000, high=1000)
    m.case("conv2d_i8", [ix, iw, ib], constant("y", [-7], "i8") + constant("z", [0], "i8") + run("conv2d", (ix, iw, ib), "tensor<1x4x4x3xi32>",
           "{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}", [("%y", "tensor<1xi8>"), ("%z", "tensor<1xi8>")]),
           [Array("i32", conv(ix.array.astype(np.int64) + 7, iw.array.astype(np.int64).transpose(1, 2, 3, 0), (1, 1), (1, 1)) + ib.array)])
    blocks = x.array[:, :6].reshape(2, 3, 2, 4, 2, 3)
    pool = "kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>"
    even = Array("f32", x.array[:, :6])
    m.case("max_pool2d", [even], run("max_pool2d", (even,), "tensor<2x3x4x3xf32>", f"{{{pool}}}"), [f32(blocks.max((2, 4)))])
    m.case("avg_pool2d", [even], zero + run("avg_pool2d", (even,), "tensor<2x3x4x3xf32>", f"{{acc_type = f32, {pool}}}", zeros), [f32(blocks.mean((2, 4)))], relative=1e-6)
    # The padding counts for nothing: neither in sums nor in the divisor.
    edge = np.pad(even.array, ((0, 0), (1, 1), (0, 0), (0, 0)))
    ones = np.pad(np.ones((1, 6, 8, 1)), ((0, 0), (1, 1), (0, 0), (0, 0)))
    total, count = edge.reshape(2, 4, 2, 4, 2, 3).sum((2, 4)), ones.reshape(1, 4, 2, 4, 2, 1).sum((2, 4))
    m.case("avg_pool2d_padded", [even], zero + run("avg_pool2d", (even,), "tensor<2x4x4x3xf32>",
           "{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 2, 2>}", zeros), [f32(total / count)], relative=1e-6)
    i8 = ints(1, 4, 6, 2, elem="i8", low=-128, high=128)
    m.case("max_pool2d_i8", [i8], run("max_pool2d", (i8,), "tensor<1x2x3x2xi8>", f"{{{pool}}}"), [Array("i8", i8.array.reshape(1, 2, 2, 3, 2, 2).max((2, 4)))])
    wide = ints(2, 5, low=-100000, high=100000)
    multiplier, shift = 1342177280, 40
    scaled = (wide.array.astype(object) * multiplier + (1 << (shift - 1))) >> shift
    m.case("rescale", [wide], constant("a", [multiplier], "i32") + constant("b", [shift], "i8") + constant("y", [0], "i32") + constant("z", [11], "i8") +
           run("rescale", (wide,), "tensor<2x5xi8>", "{scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false}",
               [("%a", "tensor<1xi32>"), ("%b", "tensor<1xi8>"), ("%y", "tensor<1xi32>"), ("%z", "tensor<1xi8>")]),
           [Array("i8", np.clip((scaled + 11).astype(np.int64), -128, 127))])


def control(m):
    x, c = floats(3, 4), Array("i1", True)
    t = x.type
    m.case("cond_if", [c, x], f"%r = tosa.cond_if %0 : tensor<i1> -> {t} {{\n%a = tosa.exp %1 : ({t}) -> {t}\ntosa.yield %a : {t}\n}} else {{\ntosa.yield %1 : {t}\n}}",
           [f32(np.exp(x.array))], relative=1e-6)
    text = (f'%one = "tosa.const"() <{{values = dense<1> : tensor<i32>}}> : () -> tensor<i32>\n'
            f'%w:2 = tosa.while_loop (%n = %0, %a = %1) : (tensor<i32>, {t}) -> (tensor<i32>, {t}) {{\n'
            '%four = "tosa.const"() <{values = dense<4> : tensor<i32>}> : () -> tensor<i32>\n'
            "%p = tosa.greater %four, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\ntosa.yield %p : tensor<i1>\n} do {\n"
            f"^bb0(%n: tensor<i32>, %a: {t}):\n%k = tosa.add %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
            f"%d = tosa.add %a, %a : ({t}, {t}) -> {t}\ntosa.yield %k, %d : tensor<i32>, {t}\n}}\n%r = tosa.identity %w#1 : ({t}) -> {t}")
    m.case("while_loop", [Array("i32", 1), x], text, [f32(x.array * 8)])
    real, imag = floats(1, 4, 4), floats(1, 4, 4)
    value = np.fft.fft2(real.array + 1j * imag.array)
    pair = f"({real.type}, {real.type})"
    m.case("fft2d", [real, imag], f"%r:2 = tosa.fft2d %0, %1 {{inverse = false}} : {pair} -> {pair}", [f32(value.real), f32(value.imag)], relative=2e-5)
    half = np.fft.rfft2(real.array)
    m.case("rfft2d", [real], f"%r:2 = tosa.rfft2d %0 : ({real.type}) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)", [f32(half.real), f32(half.imag)], relative=2e-5)
    e = np.exp(x.array.astype(np.float64))
    m.case("softmax", [x], constant("s", [0], "i8") + f"%a = tosa.reduce_max %0 {{axis = 1 : i32}} : ({t}) -> tensor<3x1xf32>\n%b = tosa.sub %0, %a : ({t}, tensor<3x1xf32>) -> {t}\n"
           f"%c = tosa.exp %b : ({t}) -> {t}\n%d = tosa.reduce_sum %c {{axis = 1 : i32}} : ({t}) -> tensor<3x1xf32>\n"
           f"%e = tosa.reciprocal %d : (tensor<3x1xf32>) -> tensor<3x1xf32>\n%r = tosa.mul %c, %e, %s : ({t}, tensor<3x1xf32>, tensor<1xi8>) -> {t}",
           [f32(e / e.sum(1, keepdims=True))], ulp=8)
    row = floats(1, 4)
    m.case("dynamic_add", [x, row], "%s = tosa.add %0, %1 : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>\n%r = tensor.cast %s : tensor<?x4xf32> to tensor<3x4xf32>",
           [f32(x.array + row.array)], types=["tensor<?x4xf32>", row.type])
    m.case("dynamic_reduce", [x], "%s = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<?x4xf32>) -> tensor<?x1xf32>\n%r = tensor.cast %s : tensor<?x1xf32> to tensor<3x1xf32>",
           [f32(x.array.sum(1, keepdims=True))], types=["tensor<?x4xf32>"], relative=1e-6)
    a, b = floats(2, 4, 6), floats(2, 6, 5)
    m.case("dynamic_matmul", [a, b], constant("z", [0], "f32") + "%s = tosa.matmul %0, %1, %z, %z : (tensor<?x4x6xf32>, tensor<?x6x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x5xf32>\n"
           "%r = tensor.cast %s : tensor<?x4x5xf32> to tensor<2x4x5xf32>", [f32(a.array @ b.array)], types=["tensor<?x4x6xf32>", "tensor<?x6x5xf32>"], relative=1e-6)


def make(folder):
    m = Module("tosa")
    for family in (pointwise, reductions, movement, networks, control):
        family(m)
    m.write(folder)

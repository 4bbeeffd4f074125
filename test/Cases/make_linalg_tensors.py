"""Cases of operations of the tensor dialect, arithmetic on tensors, and dynamic shapes."""

import numpy as np

from cases import Array
from make_linalg import conv, f32, floats, generic, ints, zero


def shapes(m):
    x = floats(4, 6)
    t = x.type
    m.case("transpose", [x], f"%e = tensor.empty() : tensor<6x4xf32>\n%r = linalg.transpose ins(%0 : {t}) outs(%e : tensor<6x4xf32>) permutation = [1, 0]", [f32(x.array.T)])
    v = floats(6)
    m.case("broadcast", [v], f"%e = tensor.empty() : {t}\n%r = linalg.broadcast ins(%0 : tensor<6xf32>) outs(%e : {t}) dimensions = [0]",
           [f32(np.broadcast_to(v.array, (4, 6)))])
    m.case("fill", [Array("f32", 2.5)], f"%s = tensor.extract %0[] : tensor<f32>\n%e = tensor.empty() : {t}\n%r = linalg.fill ins(%s : f32) outs(%e : {t}) -> {t}",
           [f32(np.full((4, 6), 2.5))])
    m.case("pack", [x], "%c = arith.constant 7.0 : f32\n%e = tensor.empty() : tensor<2x2x3x4xf32>\n"
           f"%r = linalg.pack %0 padding_value(%c : f32) inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %e : {t} -> tensor<2x2x3x4xf32>",
           [f32(np.pad(x.array, ((0, 2), (0, 2)), constant_values=7).reshape(2, 3, 2, 4).transpose(0, 2, 1, 3))])
    packed = floats(2, 2, 3, 4)
    m.case("unpack", [packed], f"%e = tensor.empty() : tensor<5x7xf32>\n%r = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [3, 4] into %e : {packed.type} -> tensor<5x7xf32>",
           [f32(packed.array.transpose(0, 2, 1, 3).reshape(6, 8)[:5, :7])])
    m.case("pad", [x], f"%c = arith.constant 1.5 : f32\n%r = tensor.pad %0 low[1, 0] high[0, 2] {{\n^bb0(%i: index, %j: index):\ntensor.yield %c : f32\n}} : {t} to tensor<5x8xf32>",
           [f32(np.pad(x.array, ((1, 0), (0, 2)), constant_values=1.5))])
    m.case("pad_constant_inside", [x], f"%r = tensor.pad %0 low[1, 0] high[0, 2] {{\n^bb0(%i: index, %j: index):\n%c = arith.constant 1.5 : f32\ntensor.yield %c : f32\n}} : {t} to tensor<5x8xf32>",
           [f32(np.pad(x.array, ((1, 0), (0, 2)), constant_values=1.5))])
    m.case("extract_slice", [x], f"%r = tensor.extract_slice %0[1, 2] [2, 3] [1, 1] : {t} to tensor<2x3xf32>", [f32(x.array[1:3, 2:5])])
    m.case("extract_slice_strided", [x], f"%r = tensor.extract_slice %0[1, 0] [2, 3] [2, 2] : {t} to tensor<2x3xf32>", [f32(x.array[1:4:2, 0:5:2])])
    m.case("extract_slice_reduced", [x], f"%r = tensor.extract_slice %0[2, 0] [1, 6] [1, 1] : {t} to tensor<6xf32>", [f32(x.array[2])])
    at = Array("index", 2)
    start = "%i = tensor.extract %1[] : tensor<index>\n"
    m.case("extract_slice_offset", [x, at], start + f"%r = tensor.extract_slice %0[%i, 1] [2, 3] [1, 1] : {t} to tensor<2x3xf32>", [f32(x.array[2:4, 1:4])])
    m.case("extract_slice_size", [x, at], start + f"%s = tensor.extract_slice %0[1, 1] [%i, %i] [1, 2] : {t} to tensor<?x?xf32>\n%r = tensor.cast %s : tensor<?x?xf32> to tensor<2x2xf32>",
           [f32(x.array[1:3, 1:4:2])])
    part = floats(2, 3)
    put = x.array.copy()
    put[1:3, 2:5] = part.array
    m.case("insert_slice", [part, x], f"%r = tensor.insert_slice %0 into %1[1, 2] [2, 3] [1, 1] : {part.type} into {t}", [f32(put)])
    put = x.array.copy()
    put[1:4:2, 0:5:2] = part.array
    m.case("insert_slice_strided", [part, x], f"%r = tensor.insert_slice %0 into %1[1, 0] [2, 3] [2, 2] : {part.type} into {t}", [f32(put)])
    put = x.array.copy()
    put[2] = v.array
    m.case("insert_slice_reduced", [v, x], f"%r = tensor.insert_slice %0 into %1[2, 0] [1, 6] [1, 1] : tensor<6xf32> into {t}", [f32(put)])
    put = x.array.copy()
    put[2:4, 1:4] = part.array
    m.case("insert_slice_offset", [x, at, part], start + f"%r = tensor.insert_slice %2 into %0[%i, 1] [2, 3] [1, 1] : {part.type} into {t}", [f32(put)])
    m.case("expand_shape", [x], f"%r = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 6] : {t} into tensor<2x2x6xf32>", [f32(x.array.reshape(2, 2, 6))])
    m.case("collapse_shape", [x], f"%r = tensor.collapse_shape %0 [[0, 1]] : {t} into tensor<24xf32>", [f32(x.array.reshape(24))])
    m.case("reshape", [x], f"%s = arith.constant dense<[3, 8]> : tensor<2xindex>\n%r = tensor.reshape %0(%s) : ({t}, tensor<2xindex>) -> tensor<3x8xf32>",
           [f32(x.array.reshape(3, 8))])
    y = floats(2, 6)
    m.case("concat", [x, y], f"%r = tensor.concat dim(0) %0, %1 : ({t}, {y.type}) -> tensor<6x6xf32>", [f32(np.concatenate([x.array, y.array]))])
    m.case("splat", [Array("f32", 2.5)], "%s = tensor.extract %0[] : tensor<f32>\n%r = tensor.splat %s : tensor<2x3xf32>", [f32(np.full((2, 3), 2.5))])
    i, j = np.indices((3, 4))
    m.case("generate", [x], "%r = tensor.generate {\n^bb0(%i: index, %j: index):\n%k = arith.addi %i, %j : index\n"
           f"%v = tensor.extract %0[%i, %k] : {t}\ntensor.yield %v : f32\n}} : tensor<3x3xf32>", [f32(x.array[i[:, :3], (i + j)[:, :3]])])
    put = x.array.copy()
    put[1, 2] = 9
    m.case("insert", [x], f"%c = arith.constant 9.0 : f32\n%i = arith.constant 1 : index\n%j = arith.constant 2 : index\n%r = tensor.insert %c into %0[%i, %j] : {t}", [f32(put)])
    bits = ints(5, elem="i32")
    m.case("bitcast", [bits], "%r = tensor.bitcast %0 : tensor<5xi32> to tensor<5xui32>", [Array("ui32", bits.array.view(np.uint32))])


def arithmetic(m):
    x, y = floats(3, 4), floats(3, 4)
    t = x.type
    m.case("tensor_addf", [x, y], f"%r = arith.addf %0, %1 : {t}", [f32(x.array + y.array)])
    m.case("tensor_sqrt", [x], f"%s = math.absf %0 : {t}\n%r = math.sqrt %s : {t}", [f32(np.sqrt(np.abs(x.array)))])
    m.case("tensor_cmp_select", [x, y], f"%c = arith.cmpf ogt, %0, %1 : {t}\n%r = arith.select %c, %0, %1 : tensor<3x4xi1>, {t}", [f32(np.maximum(x.array, y.array))])
    m.case("tensor_constant", [x], f"%c = arith.constant dense<2.0> : {t}\n%r = arith.mulf %0, %c : {t}", [f32(x.array * 2)])
    m.case("tensor_select_scalar", [Array("i1", True), x, y], f"%c = tensor.extract %0[] : tensor<i1>\n%r = arith.select %c, %1, %2 : {t}", [x])
    p, q = ints(6, elem="i8", low=-128, high=128), ints(6, elem="i8", low=1, high=128)
    m.case("tensor_divui", [p, q], "%r = arith.divui %0, %1 : tensor<6xi8>", [Array("i8", (p.array.view(np.uint8) // q.array.view(np.uint8)).view(np.int8))])
    m.case("float_scalars", [Array("f32", 3.0), Array("f32", 4.0)],
           "%a = tensor.extract %0[] : tensor<f32>\n%b = tensor.extract %1[] : tensor<f32>\n%c = arith.mulf %a, %b : f32\n%d = math.sqrt %c : f32\n"
           "%r = tensor.from_elements %d : tensor<f32>", [Array("f32", np.sqrt(np.float32(12)))])


def control(m):
    x, y = floats(3, 3), floats(3, 3)
    t = x.type
    state = x.array.astype(np.float64)
    for _ in range(4):
        state = state @ y.array
    m.case("loop", [x, y], "%l = arith.constant 0 : index\n%u = arith.constant 4 : index\n%s = arith.constant 1 : index\n" + zero((3, 3)) +
           f"%r = scf.for %i = %l to %u step %s iter_args(%a = %0) -> ({t}) {{\n"
           f"%n = linalg.matmul ins(%a, %1 : {t}, {t}) outs(%z : {t}) -> {t}\nscf.yield %n : {t}\n}}", [f32(state)], relative=1e-5)
    rows = floats(4, 3)
    m.case("loop_of_slices", [rows], "%l = arith.constant 0 : index\n%u = arith.constant 4 : index\n%s = arith.constant 1 : index\n" + zero((3,)) +
           f"%r = scf.for %i = %l to %u step %s iter_args(%a = %z) -> (tensor<3xf32>) {{\n"
           f"%p = tensor.extract_slice %0[%i, 0] [1, 3] [1, 1] : {rows.type} to tensor<3xf32>\n"
           "%n = arith.addf %a, %p : tensor<3xf32>\nscf.yield %n : tensor<3xf32>\n}", [f32(rows.array.sum(0))], relative=1e-6)


def dynamic(m):
    x, y = floats(4, 6), floats(6, 5)
    any2 = "tensor<?x?xf32>"
    dims = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%f0 = arith.constant 0.0 : f32\n"
    m.case("dynamic_matmul", [x, y], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%n = tensor.dim %1, %c1 : {any2}\n%e = tensor.empty(%m, %n) : {any2}\n"
           f"%z = linalg.fill ins(%f0 : f32) outs(%e : {any2}) -> {any2}\n%p = linalg.matmul ins(%0, %1 : {any2}, {any2}) outs(%z : {any2}) -> {any2}\n"
           f"%r = tensor.cast %p : {any2} to tensor<4x5xf32>", [f32(x.array @ y.array)], relative=1e-6, types=[any2] * 2)
    v = floats(6)
    same, row = "(i, j) -> (i, j)", "(i, j) -> (j)"
    m.case("dynamic_bias", [x, v], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%n = tensor.dim %0, %c1 : {any2}\n%e = tensor.empty(%m, %n) : {any2}\n" + generic(
        [("%0", any2), ("%1", "tensor<?xf32>")], [("%e", any2)], [same, row, same], "pp", "%s = arith.addf %a, %b : f32\nlinalg.yield %s : f32", "%p") +
        f"\n%r = tensor.cast %p : {any2} to {x.type}", [f32(x.array + v.array)], types=[any2, "tensor<?xf32>"])
    m.case("dynamic_mixed", [x, v], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%e = tensor.empty(%m) : tensor<?x6xf32>\n" + generic(
        [("%0", any2), ("%1", "tensor<6xf32>")], [("%e", "tensor<?x6xf32>")], [same, row, same], "pp",
        "%i = linalg.index 0 : index\n%k = arith.index_cast %i : index to i32\n%g = arith.sitofp %k : i32 to f32\n"
        "%q = arith.mulf %b, %g : f32\n%s = arith.addf %a, %q : f32\nlinalg.yield %s : f32", "%p") +
        f"\n%r = tensor.cast %p : tensor<?x6xf32> to {x.type}", [f32(x.array + v.array * np.arange(4, dtype=np.float32)[:, None])], types=[any2, "tensor<6xf32>"])
    m.case("dynamic_reduce", [x], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%e = tensor.empty(%m) : tensor<?xf32>\n"
           "%z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>\n"
           f"%p = linalg.reduce {{ arith.addf }} ins(%0 : {any2}) outs(%z : tensor<?xf32>) dimensions = [1]\n%r = tensor.cast %p : tensor<?xf32> to tensor<4xf32>",
           [f32(x.array.sum(1))], relative=1e-6, types=[any2])
    e = np.exp(x.array.astype(np.float64))
    m.case("dynamic_softmax", [x], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%n = tensor.dim %0, %c1 : {any2}\n%e = tensor.empty(%m, %n) : {any2}\n"
           f"%p = linalg.softmax dimension(1) ins(%0 : {any2}) outs(%e : {any2}) -> {any2}\n%r = tensor.cast %p : {any2} to {x.type}",
           [f32(e / e.sum(1, keepdims=True))], ulp=8, types=[any2])
    decay = np.zeros(4, np.float32)
    for j, column in enumerate(x.array.T):
        decay = decay * np.float32(0.5) + column * np.float32(j)
    m.case("dynamic_recurrence", [x], dims + f"%m = tensor.dim %0, %c0 : {any2}\n%e = tensor.empty(%m) : tensor<?xf32>\n"
           "%z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>\n" + generic(
               [("%0", any2)], [("%z", "tensor<?xf32>")], [same, "(i, j) -> (i)"], "pr",
               "%h = arith.constant 0.5 : f32\n%j = linalg.index 1 : index\n%k = arith.index_cast %j : index to i32\n%g = arith.sitofp %k : i32 to f32\n"
               "%q = arith.mulf %a, %g : f32\n%s = arith.mulf %b, %h : f32\n%n = arith.addf %s, %q : f32\nlinalg.yield %n : f32", "%p") +
           "\n%r = tensor.cast %p : tensor<?xf32> to tensor<4xf32>", [f32(decay)], relative=1e-6, types=[any2])
    image, filt = floats(2, 6, 7, 3), floats(2, 3, 3, 4)
    t, o = "tensor<?x?x?x3xf32>", "tensor<?x5x5x4xf32>"
    m.case("dynamic_conv", [image, filt], dims + f"%n = tensor.dim %0, %c0 : {t}\n%e = tensor.empty(%n) : {o}\n%z = linalg.fill ins(%f0 : f32) outs(%e : {o}) -> {o}\n"
           f"%p = linalg.conv_2d_nhwc_hwcf ins(%0, %1 : {t}, {filt.type}) outs(%z : {o}) -> {o}\n%r = tensor.cast %p : {o} to tensor<2x5x5x4xf32>",
           [f32(conv(image.array, filt.array, (1, 1), (1, 1)))], relative=2e-6, types=[t, filt.type])
    m.case("dynamic_pool", [image], "%c = arith.constant 0xFF800000 : f32\n" + dims + f"%n = tensor.dim %0, %c0 : {t}\n%e = tensor.empty(%n) : tensor<?x3x3x3xf32>\n"
           "%w = tensor.empty() : tensor<2x2xf32>\n%z = linalg.fill ins(%c : f32) outs(%e : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>\n"
           f"%p = linalg.pooling_nhwc_max {{strides = dense<2> : tensor<2xi64>}} ins(%0, %w : {t}, tensor<2x2xf32>) outs(%z : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>\n"
           "%r = tensor.cast %p : tensor<?x3x3x3xf32> to tensor<2x3x3x3xf32>",
           [f32(image.array[:, :6, :6].reshape(2, 3, 2, 3, 2, 3).max((2, 4)))], types=[t])
    two = Array("index", 2)
    m.case("dynamic_slice_front", [x, two], f"%i = tensor.extract %1[] : tensor<index>\n%p = tensor.extract_slice %0[0, 0] [%i, 3] [1, 1] : {any2} to tensor<?x3xf32>\n"
           "%r = tensor.cast %p : tensor<?x3xf32> to tensor<2x3xf32>", [f32(x.array[:2, :3])], types=[any2, "tensor<index>"])
    m.case("dynamic_collapse", [x], f"%r0 = tensor.collapse_shape %0 [[0, 1]] : {any2} into tensor<?xf32>\n%r = tensor.cast %r0 : tensor<?xf32> to tensor<24xf32>",
           [f32(x.array.reshape(24))], types=[any2])
    m.case("dynamic_expand", [x], dims + f"%n = tensor.dim %0, %c1 : {any2}\n%c2 = arith.constant 2 : index\n"
           f"%r0 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, 2, %n] : {any2} into tensor<?x2x?xf32>\n%r = tensor.cast %r0 : tensor<?x2x?xf32> to tensor<2x2x6xf32>",
           [f32(x.array.reshape(2, 2, 6))], types=[any2])
    m.case("dynamic_pad", [x, Array("index", 2)], f"%i = tensor.extract %1[] : tensor<index>\n%c = arith.constant 1.5 : f32\n"
           f"%p = tensor.pad %0 low[%i, 0] high[0, %i] {{\n^bb0(%a: index, %b: index):\ntensor.yield %c : f32\n}} : {any2} to {any2}\n%r = tensor.cast %p : {any2} to tensor<6x8xf32>",
           [f32(np.pad(x.array, ((2, 0), (0, 2)), constant_values=1.5))], types=[any2, "tensor<index>"])
    # Put at the places with odd rows and even columns.
    part = floats(2, 3)
    put = x.array.copy()
    put[1:4:2, 0:5:2] = part.array
    m.case("dynamic_insert_strided", [x, part], dims + "%c2 = arith.constant 2 : index\n"
           f"%p = tensor.insert_slice %1 into %0[%c1, %c0] [2, 3] [%c2, %c2] : tensor<2x3xf32> into {any2}\n%r = tensor.cast %p : {any2} to {x.type}",
           [f32(put)], types=[any2, part.type])


def add(m):
    for family in (shapes, arithmetic, control, dynamic):
        family(m)

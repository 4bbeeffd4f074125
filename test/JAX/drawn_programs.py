# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws small programs of JAX at random, with arguments: elementwise operations, moved elements, exact reductions, sums, products,
convolutions, windows, columns, Fourier transforms and programs of rows.

shared_code.py compares them, soak.py runs them.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

jax.config.update("jax_enable_x64", True)

TYPES = ["f4", "f4", "f4", "f8", "f2", "bfloat16", "i4", "i4", "i8", "i1", "u1", "u2", "u4", "?", "c8", "c16"]
UNARY_REAL = [jnp.exp, jnp.sin, jnp.tanh, jnp.sqrt, jnp.floor, jnp.log1p, jnp.square, lax.rsqrt, jnp.rint]
UNARY = [jnp.abs, jnp.negative, jnp.sign]
BINARY = [jnp.add, jnp.subtract, jnp.multiply, jnp.maximum, jnp.minimum]


def is_float(x):
    return jnp.issubdtype(x.dtype, jnp.floating)


def is_complex(x):
    return jnp.issubdtype(x.dtype, jnp.complexfloating)


def draw_array(random, dtype, shape):
    values = random.uniform(-4, 4, shape)
    if dtype == "?":
        return np.asarray(values > 0)
    if dtype.startswith("c"):
        return (values + 1j * random.uniform(-4, 4, shape)).astype(dtype)
    return np.asarray(jnp.asarray(np.round(values) if dtype[0] in "iu" else values).astype(dtype))


def draw_shape(random):
    # Enough for code that divides its loops among threads.
    if random.randint(25) == 0:
        return (123, 97)
    shape = random.randint(1, 7, random.randint(0, 4))
    if random.randint(20) == 0:
        shape[random.randint(0, 4) :][:1] = 0
    return tuple(int(size) for size in shape)


def draw_pointwise(random, dtype):
    choice = random.randint(8)
    scalar = random.uniform(-2, 2)
    if dtype == jnp.bool_:
        return [jnp.logical_not, lambda x: x & True, lambda x: x.astype(jnp.int32)][random.randint(3)]
    if jnp.issubdtype(dtype, jnp.complexfloating):
        return [jnp.real, jnp.conj, lambda x: x * x, jnp.abs, lambda x: x + 1][random.randint(5)]
    if choice == 0 and jnp.issubdtype(dtype, jnp.floating):
        return UNARY_REAL[random.randint(len(UNARY_REAL))]
    if choice == 1:
        return UNARY[random.randint(len(UNARY))]
    if choice == 2:
        target = TYPES[random.randint(len(TYPES))]
        return lambda x: x.astype(target)
    if choice == 3:
        return lambda x: jnp.where(x > 1, x, x + x)
    if choice == 4:
        factor = jnp.asarray(scalar).astype(dtype)
        products = [
            lambda x: x / factor,
            lambda x: x * factor,
            lambda x: -(x * x),
            lambda x: 2 * x - 1,
            lambda x: factor - x * x,
            lambda x: x[..., ::-1] * x - x if x.ndim else x * factor - x,
            lambda x: jnp.exp(x) - factor,
            lambda x: jnp.where(x > 0, jnp.sin(x - factor), -x),
            lambda x: jnp.maximum(jnp.tanh(x), factor) * x,
            lambda x: (x * factor + 1, jnp.cos(x))[1] / (x * factor + 1),
            lambda x: jnp.log(jnp.abs(jnp.sqrt(jnp.abs(x)) + 1)),
            lambda x: x * x + x * factor,
            lambda x: (x - factor) * factor - x * x,
            lambda x: x * factor + x[::-1] * x if x.ndim else x * factor + x,
            lambda x: jnp.clip(x, 0, 2),
        ]
        return products[random.randint(len(products))]
    operation = BINARY[random.randint(len(BINARY))]
    if choice == 5:
        return lambda x: operation(x, jnp.asarray(scalar).astype(x.dtype))
    if choice == 6 and jnp.issubdtype(dtype, jnp.integer):
        return [lambda x: x << 1, lambda x: x ^ 5, lambda x: x // 3, lambda x: x % 3][random.randint(4)]
    return lambda x: operation(x, x)


def draw_padding(random, rank):
    return [(int(random.randint(-1, 3)), int(random.randint(0, 3)), int(random.randint(0, 2))) for _ in range(rank)]


def draw_movement(random, shape):
    rank = len(shape)
    choice = random.randint(16)
    if rank == 0:
        return lambda x: jnp.broadcast_to(x, (3, 2))
    axis = int(random.randint(rank))
    if choice == 0:
        return lambda x: x.ravel()
    if choice == 1:
        order = tuple(int(i) for i in random.permutation(rank))
        return lambda x: jnp.transpose(x, order)
    if choice == 2:
        return lambda x: jnp.flip(x, axis)
    if choice == 3:
        return lambda x: x[tuple(slice(i % 2 if size > 1 else 0, size, 1 + i % 2) for i, size in enumerate(shape))]
    if choice == 4:
        return lambda x: jnp.concatenate([x, x], axis)
    if choice == 5:
        padding = draw_padding(random, rank)
        # An edge of -1 needs two elements.
        padding = [(low if size > 1 else abs(low), high, inner) for (low, high, inner), size in zip(padding, shape)]
        return lambda x: lax.pad(x, jnp.ones((), x.dtype), padding)
    if choice == 6:
        return lambda x: jnp.broadcast_to(x[None], (2,) + x.shape)
    if choice == 7:
        indices = random.randint(-9, 9, random.randint(1, 4)).astype(np.int32)
        mode = ["clip", "wrap", "fill"][random.randint(3)]
        return lambda x: jnp.take(x, indices, axis, mode=mode)
    if choice == 8:
        starts = [np.int32(random.randint(-3, 9)) for _ in shape]
        sizes = [int(random.randint(min(1, size), size + 1)) for size in shape]
        return lambda x: lax.dynamic_slice(x, starts, sizes)
    if choice == 9:
        starts = [np.int32(random.randint(-3, 9)) for _ in shape]
        return lambda x: lax.dynamic_update_slice(x, x[tuple(slice(0, (size + 1) // 2) for size in shape)], starts)
    if choice == 10:
        return lambda x: x + lax.broadcasted_iota(jnp.int32, x.shape, axis).astype(x.dtype)
    if choice >= 12:
        # Indices repeat and leave the array; values differ.
        count = random.randint(1, 5)
        indices = random.randint(-9, 9, count).astype(["i4", "i8", "i2"][random.randint(3)])
        mode = ["drop", "clip"][random.randint(2)]

        def write(x, axis=axis):
            values = jnp.take(x, np.arange(count) % max(1, x.shape[axis]), axis)
            return x.at[(slice(None),) * axis + (indices,)].set(values, mode=mode)

        return jax.vmap(lambda x: write(x, 0)) if choice > 13 and rank > 1 else write
    return lambda x: x.reshape(x.shape[::-1])


def draw_exact(random, array):
    """Returns an operation that has the same result in any order of evaluation."""
    axis = int(random.randint(array.ndim)) if array.ndim else None
    if axis is None or is_complex(array) or array.dtype == jnp.bool_:
        return lambda x: x[None]
    choice = random.randint(11)
    if choice >= 9:
        place = [jnp.argmax, jnp.argmin][random.randint(2)]
        if not is_float(array):
            return lambda x: place(x, axis)
        # Several are NaN.
        return lambda x: place(jnp.where(jnp.arange(x.shape[axis]).reshape([-1] + [1] * (x.ndim - 1 - axis)) % 3 == choice - 8, jnp.nan, x), axis)
    if choice == 0:
        return lambda x: jnp.sort(x, axis)
    if choice == 1:
        return lambda x: jnp.argsort(x, axis)
    if choice == 2:
        return lambda x: lax.sort([x, lax.broadcasted_iota(jnp.int32, x.shape, axis)], dimension=axis, num_keys=1 + axis % 2)[1]
    if choice == 3:
        scan = [lax.cummax, lax.cummin][random.randint(2)]
        reverse = bool(random.randint(2))
        return lambda x: scan(x, axis, reverse)
    if choice == 4:
        return lambda x: lax.top_k(x, min(2, x.shape[-1]))[axis % 2]
    if choice == 5:
        window = [int(size) for size in random.randint(1, 4, array.ndim)]
        return lambda x: lax.reduce_window(x, x.ravel()[0] if x.size else 0, lax.max, window, window[::-1], "SAME")
    integer = jnp.int32 if is_float(array) else array.dtype
    if choice == 6:
        return lambda x: jnp.cumsum(x.astype(integer), axis, dtype=integer)
    if choice == 7:
        return lambda x: jnp.moveaxis(x, axis, 0).astype(integer).at[np.array([0, 1, 0, 9])].add(jnp.int32(3).astype(integer))
    return lambda x: jnp.tensordot(x.astype(integer), x.astype(integer), (axis, axis)) if x.ndim < 3 else x


def draw_reduction(random, array):
    dims = tuple(int(i) for i in np.flatnonzero(random.randint(0, 2, array.ndim)))
    if array.dtype == np.bool_:
        return lambda x: jnp.any(x, dims)
    if is_complex(array):
        return jnp.real
    if is_float(array):
        return [lambda x: jnp.max(x, dims), lambda x: jnp.min(x, dims)][random.randint(2)]
    return [lambda x: jnp.sum(x, dims), lambda x: jnp.max(x, dims), lambda x: jnp.prod(x, dims)][random.randint(3)]


def draw(random):
    """Returns a function and its argument."""
    argument = draw_array(random, TYPES[random.randint(len(TYPES))], draw_shape(random))
    steps = []
    value = jnp.asarray(argument)
    for _ in range(random.randint(1, 6)):
        kind = random.randint(9)
        if kind < 4:
            step = draw_pointwise(random, value.dtype)
        elif kind < 7:
            step = draw_movement(random, value.shape)
        elif kind < 8:
            step = draw_reduction(random, value)
        else:
            step = draw_exact(random, value)
        steps.append(step)
        try:
            made = jax.eval_shape(step, value)
        except (ValueError, TypeError, IndexError, ZeroDivisionError):
            # Some functions of empty arrays do not exist.
            assert value.size == 0 and steps.pop()
            break
        value = jax.ShapeDtypeStruct(made.shape, made.dtype)
        if value.size > 40000:
            steps.pop()
            break

    def function(x):
        for step in steps:
            x = step(x)
        return x

    return function, argument


def draw_sum(random):
    """Returns a program that adds floats: a product of matrices, or a sum along dimensions."""
    dtype = ["f4", "f4", "f8", "f2", "bfloat16"][random.randint(5)]
    before = [lambda x: x, lambda x: x, lambda x: x * 2.5, lambda x: x[..., ::-1], lambda x: jnp.exp(x), lambda x: x.astype(jnp.float32)][random.randint(6)]
    after = [
        lambda x: x,
        lambda x: x,
        lambda x: x * 0.3,
        lambda x: x + 1,
        lambda x: (x.T, x)[0],
        lambda x: jnp.tanh(x),
        lambda x: x.astype(jnp.float32) - 0.5,
        lambda x: jnp.broadcast_to(x, (3, *x.shape)) + 1,
        lambda x: x - x.ravel()[0],
    ][random.randint(9)]
    size = lambda: int(random.choice([1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 24, 33, 40]))
    if random.randint(2):
        shape = tuple(size() for _ in range(random.randint(1, 4)))
        dims = tuple(int(i) for i in np.flatnonzero(random.randint(0, 2, len(shape))))
        total = [jnp.sum, jnp.sum, jnp.mean, lambda x, d: jnp.sum(x, d) + jnp.max(x, d)][random.randint(4)]
        return lambda x: after(total(before(x), dims)), [draw_array(random, dtype, shape)]
    if random.randint(3) == 0:
        shape = tuple(size() for _ in range(random.randint(1, 3)))
        axis = int(random.randint(len(shape)))
        window = tuple(int(random.randint(1, 4)) for _ in shape)
        indices = random.randint(-1, shape[0] + 1, (random.randint(1, 9), 1)).astype(np.int32)
        combine = [
            lambda x: jnp.cumsum(x, axis),
            lambda x: lax.cumprod(x, axis, reverse=True),
            lambda x: lax.reduce_window(x, np.zeros((), x.dtype), lax.add, window, window[::-1], ["SAME", "VALID"][axis % 2]),
            lambda x: x.at[indices[:, 0]].add(jnp.broadcast_to(x[:1], (len(indices), *shape[1:]))),
            lambda x: x.at[indices[:, 0]].multiply(0.3),
            lambda x: jax.ops.segment_sum(x, np.arange(shape[0]) // 3, 5),
        ][random.randint(6)]
        return lambda x: after(combine(before(x))), [draw_array(random, dtype, shape)]
    if random.randint(4) == 0:
        length = size()
        shape = (size(), length) if random.randint(2) else (length,)
        return lambda a, b: after(jnp.dot(a, b)), [draw_array(random, dtype, shape), draw_array(random, dtype, (length,))]
    batch = random.randint(3) and [int(random.randint(1, 4))] or []
    if random.randint(3) == 0:
        size = lambda: int(random.choice([3, 8, 16, 33, 64, 100, 129, 300]))
    rows, summed, columns = size(), size(), size()
    swapped = random.randint(0, 2, 2)
    shapes = [batch + ([rows, summed][::-1] if swapped[0] else [rows, summed]), batch + ([summed, columns][::-1] if swapped[1] else [summed, columns])]
    first = len(batch)
    dims = (([first + 1 - swapped[0]], [first + swapped[1]]), (list(range(first)), list(range(first))))
    return lambda a, b: after(lax.dot_general(before(a), before(b), dims)), [draw_array(random, dtype, shape) for shape in shapes]


def draw_narrow_product(random):
    """Returns a product of matrices of narrow floats, or of wider ones that are converted from these."""
    size = lambda: int(random.choice([2, 3, 8, 15, 16, 17, 32, 33, 64, 100, 129, 200]))
    rows, summed, columns = size(), size(), size()
    batch = [int(random.randint(1, 4))] if random.randint(3) == 0 else []
    swapped = random.randint(0, 2, 2)
    shapes = [batch + ([rows, summed][::-1] if swapped[0] else [rows, summed]), batch + ([summed, columns][::-1] if swapped[1] else [summed, columns])]
    types = [jnp.bfloat16, jnp.bfloat16, jnp.float16, jnp.float32]
    left = types[random.randint(4)]
    right = left if random.randint(3) else types[random.randint(4)]
    # Products of the smallest numbers may be subnormal.
    scale = 10.0 ** [0, 0, 3, -18][random.randint(4)]
    arguments = [(random.standard_normal(shape) * scale).astype(dtype) for shape, dtype in zip(shapes, (left, right))]
    first = len(batch)
    dims = (([first + 1 - swapped[0]], [first + swapped[1]]), (list(range(first)), list(range(first))))
    widen = [lambda a: a, lambda a: a, lambda a: a.astype(jnp.float32)][random.randint(3)]
    wanted = [None, jnp.float32][random.randint(2)]
    after = [lambda z: z, lambda z: z + 1, lambda z: jnp.maximum(z, 0)][random.randint(3)]
    return lambda a, b: after(lax.dot_general(widen(a), widen(b), dims, preferred_element_type=wanted)), arguments


def draw_filters(random, argument, few):
    """Returns a convolution of an array with filters drawn for it, and the filters."""
    if 0 in argument.shape:
        raise ValueError("no elements")
    spatial = argument.ndim - 2
    images_first = random.randint(3) > 0
    outer = ["N", "C"][random.randint(2)] if not images_first else "N"
    names = "HWD"[:spatial]
    layout = [outer + names + ("C" if outer == "N" else "N"), "NC" + names][int(outer == "N" and random.randint(2))]
    inputs = argument.shape[layout.index("C")]
    groups = int(random.choice([g for g in range(1, inputs + 1) if inputs % g == 0])) if random.randint(3) == 0 else 1
    if random.randint(6) == 0:
        groups = inputs
    many = [1, 2, 3, 4, 7, 8, 9, 16, 17, 24, 31, 33, 48, 64, 70]
    outputs = groups * (1 if random.randint(2) and groups == inputs else int(random.choice(many[:6] if groups > 1 or few else many)))
    of_kernel = [names + "IO", "OI" + names, "O" + names + "I", "I" + names + "O", names + "OI"][random.randint(5)]
    sizes = {"I": inputs // groups, "O": outputs}
    sizes |= {name: int(random.randint(1, 5 if spatial < 3 else 4)) for name in names}
    if random.randint(6) == 0:
        sizes |= {name: 1 for name in names}
    of_result = [layout, "N" + names + "C", "NC" + names, names + "NC"][random.randint(4)]
    draw = lambda most: [int(random.randint(1, most + 1)) for _ in names]
    flags = random.randint(0, 4, 4)
    padding = [["SAME", "VALID"][random.randint(2)], [(int(random.randint(-1, 4)), int(random.randint(-1, 4))) for _ in names]][int(flags[0] < 2)]
    transposed = flags[2] == 0
    if transposed and isinstance(padding, str):
        padding = [(1, 2)] * spatial
    strides = draw(3) if flags[1] == 0 and not (transposed and flags[3]) else None
    options = {
        "window_strides": strides or [1] * spatial,
        "padding": padding,
        "lhs_dilation": draw(3) if transposed else None,
        "rhs_dilation": draw(3) if flags[3] == 0 else None,
        "dimension_numbers": (layout, of_kernel, of_result),
        "feature_group_count": groups,
    }
    kernel = np.array(draw_array(random, argument.dtype.name.replace("float32", "f4").replace("float64", "f8"), tuple(sizes[name] for name in of_kernel)))
    images = argument.shape[layout.index("N")]
    if random.randint(20) == 0 and groups == 1 and outputs % images == 0:
        options |= {"feature_group_count": 1, "batch_group_count": images}
    if random.randint(8) == 0:
        kernel.ravel()[:: max(1, kernel.size // 3)] = [np.inf, np.nan, -np.inf][random.randint(3)]
    if random.randint(8) == 0:
        kernel.ravel()[::2] = -0.0
    flipped = [lambda k: k, lambda k: k, lambda k: k, lambda k: k[::-1], lambda k: k + 1, lambda k: k * 2][random.randint(6)]
    return lambda x, k: lax.conv_general_dilated(x, flipped(k), **options), kernel, of_result


def draw_convolution(random):
    """Returns a program that convolves floats, once or twice."""
    dtype = ["f4", "f4", "f4", "f8"][random.randint(4)]
    spatial = [1, 2, 2, 2, 3][random.randint(5)]
    few = random.randint(3) == 0
    size = lambda most: int(random.randint(1, most + 1))
    shape = [size(5), *([size([40, 16, 8][spatial - 1]) for _ in range(spatial)]), size(70 if not few else 6)]
    if random.randint(2):
        shape.insert(1, shape.pop())
    argument = np.array(draw_array(random, dtype, tuple(shape)))
    if random.randint(10) == 0:
        argument.ravel()[:: max(1, argument.size // 2)] = np.inf
    before = [lambda x: x, lambda x: x, lambda x: x, lambda x: x * 2.5, lambda x: jnp.maximum(x, 0), lambda x: x + 1, lambda x: x[:, ::-1]][random.randint(7)]
    convolve, kernel, layout = draw_filters(random, argument, few)
    bias = draw_array(random, dtype, (1,) + kernel.shape[-1:])

    def add_bias(x):
        axis = layout.index("C")
        shape = [1] * x.ndim
        shape[axis] = x.shape[axis]
        return x + jnp.resize(bias[0], x.shape[axis]).reshape(shape)

    if 0 in jax.eval_shape(convolve, argument, kernel).shape:
        raise ValueError("no windows")
    after = [
        lambda x: x,
        lambda x: x,
        lambda x: x,
        lambda x: jnp.maximum(add_bias(x), 0),
        add_bias,
        lambda x: x * 0.3 + 1,
        lambda x: jnp.tanh(x),
        lambda x: x.T,
        lambda x: x - x.ravel()[0],
        lambda x: jnp.max(x, 0),
        lambda x: x * x - 1,
    ][random.randint(11)]
    if random.randint(5) == 0:
        made = jax.eval_shape(lambda x, k: convolve(before(x), k), argument, kernel)
        second, other, layout = draw_filters(random, made, few)
        between = after
        if jax.eval_shape(between, made).shape == made.shape:
            return lambda x, k, l: second(between(convolve(before(x), k)), l), [argument, kernel, other]
    if random.randint(8) == 0:
        return lambda x: after(convolve(before(x), kernel)), [argument]
    return lambda x, k: after(convolve(before(x), k)), [argument, kernel]


def draw_windows(random):
    """Returns a program that pools floats: averages, sums, maxima or minima of windows."""
    dtype = ["f4", "f4", "f4", "f8", "f2", "bfloat16"][random.randint(6)]
    spatial = [1, 2, 2, 2, 3][random.randint(5)]
    size = lambda most: int(random.randint(1, most + 1))
    channels = int(random.choice([1, 2, 3, 8, 16, 17, 64, 70]))
    shape = [size(3), *(size([300, 40, 12][spatial - 1]) for _ in range(spatial)), channels]
    place = [slice(1, -1), slice(2, None), slice(None)][random.randint(3)]
    if place.start == 2:
        shape.insert(1, shape.pop())
    ranges = len(shape) if place == slice(None) else spatial
    # Few elements, or windows of many, or of all.
    most = [3, 5, 13][random.randint(3)]
    draw = lambda most, one: [1] * ranges if random.randint(3) < one else [size(most) for _ in range(ranges)]
    window, strides, dilation, gaps = draw(most, 0), draw(3, 1), draw(3, 2), draw(2, 2)
    if random.randint(4) == 0:
        strides = window
    padding = ["VALID", "SAME", [(int(random.randint(0, 4)), int(random.randint(0, 4))) for _ in range(ranges)]][random.randint(3)]
    if random.randint(8) == 0:
        window, padding = shape[place], "VALID"
    full = [window, strides, dilation, gaps]
    for values in full:
        made = [1] * len(shape)
        made[place] = values
        values[:] = made
    if not isinstance(padding, str):
        made = [(0, 0)] * len(shape)
        made[place] = padding
        padding = made
    window, strides, dilation, gaps = (tuple(values) for values in full)
    reduce = lambda x, start, combine: lax.reduce_window(x, np.asarray(start, x.dtype), combine, window, strides, padding, gaps, dilation)
    add = lambda x: reduce(x, 0, lax.add)
    pool = [
        add,
        lambda x: add(x) / np.asarray(np.prod(window), x.dtype),
        lambda x: add(x) * np.asarray(1 / 3, x.dtype),
        lambda x: add(x) / add(jnp.ones(x.shape, x.dtype)),
        lambda x: reduce(x, -np.inf, lax.max),
        lambda x: reduce(x, np.inf, lax.min),
        lambda x: (add(x), reduce(x, -np.inf, lax.max)),
    ][random.randint(7)]
    before = [lambda x: x, lambda x: x, lambda x: x, lambda x: x * 2.5, lambda x: jnp.maximum(x + 1, 0), lambda x: x * x, lambda x: -x, lambda x: x[..., ::-1], jnp.exp, lambda x: jnp.moveaxis(x, 1, -1)][
        random.randint(10)
    ]
    after = [lambda x: x, lambda x: x, lambda x: x + 1, lambda x: jnp.maximum(x, 0.5), lambda x: x * x - 1, lambda x: jnp.max(x, -1)][random.randint(6)]
    argument = np.array(draw_array(random, dtype, tuple(shape)))
    if random.randint(4) == 0:
        argument.ravel()[:: max(1, argument.size // 9)] = [np.inf, np.nan, -0.0][random.randint(3)]
        argument.ravel()[1 :: max(1, argument.size // 5)] = 0.0
    return lambda x: jax.tree.map(after, pool(before(x))), [argument]


def draw_columns(random):
    """Returns a program that adds floats along some dimensions, or along long rows, of up to 1.5 million elements."""
    dtype = ["f4", "f4", "f8"][random.randint(3)]
    rank = int(random.randint(1, 5))
    total = 2 ** random.uniform(4, 20.5)
    shares = random.dirichlet(np.ones(rank) * [0.3, 1, 4][random.randint(3)])
    shape = [max(1, int(total**share)) for share in shares]
    if random.randint(2):
        shape = [max(1, size & -(1 << min(5, max(0, size.bit_length() - 2)))) for size in shape]
    if random.randint(2):
        # Columns are beside each other.
        shape[-1] = max(shape[-1], [16, 32, 100, 256][random.randint(4)])
        if random.randint(2) and rank > 1:
            shape[0] = max(1, int(total / np.prod(shape[1:])))
    dims = [int(i) for i in np.flatnonzero(random.randint(0, 2, rank))] or [0]
    if random.randint(3) and rank > 1 and dims[-1] == rank - 1:
        dims = dims[:-1] or [0]
    if random.randint(3) == 0:
        rows = int([1, 1, 2, 5, 70][random.randint(5)])
        length = max(1, int(total / rows))
        # Blocks leave few elements, or none.
        if random.randint(3) == 0 and length > 600:
            length = length // 512 * 512 + int(random.randint(20))
        shape, dims = (rows, length), [1]
    after = [lambda x: x, lambda x: x, lambda x: x * 0.3 + 1, lambda x: jnp.maximum(x, 0), lambda x: (x, x - 1)][random.randint(5)]
    add = [jnp.sum, jnp.sum, jnp.mean][random.randint(3)]
    before = [lambda x: x, lambda x: x, lambda x: x, jnp.transpose, lambda x: x[::-1], lambda x: x * 2.5 + 1, lambda x: jnp.maximum(x, 0), jnp.exp][random.randint(8)]
    return lambda x: after(add(before(x), tuple(dims))), [draw_array(random, dtype, tuple(shape))]


def draw_transform(random):
    """Returns a program with Fourier transforms of one or more dimensions, of real or complex numbers."""
    rank = random.randint(1, 4)
    lengths = [1, 2, 3, 8, 15, 16, 17, 31, 32, 37, 60, 64, 97, 100, 128]
    shape = [int(random.choice(lengths[: 15 if rank < 3 else 9])) for _ in range(rank)]
    if rank < 3 and random.randint(4) == 0:
        shape[-1] = int(random.choice([256, 300, 500, 1000, 1009, 1024, 2048]))
    dtype = ["f4", "f8", "c8", "c16"][random.randint(4)]
    axes = tuple(int(axis) for axis in range(random.randint(rank), rank))
    function = [
        lambda x: jnp.fft.fftn(x, axes=axes),
        lambda x: jnp.fft.ifftn(x, axes=axes),
        lambda x: jnp.fft.irfftn(x, axes=axes),
        lambda x: jnp.fft.fft(x, axis=axes[0]),
        lambda x: jnp.fft.rfftn(x.real, axes=axes),
        lambda x: jnp.fft.irfft(jnp.fft.rfft(x.real) * 2, n=x.shape[-1]),
    ][random.randint(6)]
    after = [lambda y: y, lambda y: abs(y), lambda y: y[..., 0], lambda y: y * y][random.randint(4)]
    return lambda x: after(function(x)), [draw_array(random, dtype, tuple(shape))]


def draw_large(random):
    """Returns a program of arrays that are too large for the interpreter: a product, an order, a window or a reduction."""
    size = lambda: int(random.choice([3, 8, 17, 33, 64, 100, 129, 257]))
    real = ["f4", "f4", "f2", "i4", "u1"][random.randint(5)]
    after = [lambda x: x, lambda x: x * 2, lambda x: jnp.maximum(x, 3)][random.randint(3)]
    kind = random.randint(5)
    if kind < 2:
        dtype = ["f4", "i4"][kind]
        swapped = random.randint(0, 2, 2)
        shapes = [[size(), 4 * size()], [0, size()]]
        shapes[1][0] = shapes[0][1]
        arrays = [draw_array(random, dtype, shape[::-1] if swap else shape) for shape, swap in zip(shapes, swapped)]
        return lambda a, b: after(lax.dot_general(a, b, (([1 - swapped[0]], [swapped[1]]), ([], [])))), arrays
    shape = tuple(size() for _ in range(random.randint(2, 4)))
    while np.prod(shape) > 300_000:
        shape = shape[1:]
    axis = int(random.randint(len(shape)))
    window = tuple(int(min(n, random.randint(1, 4))) for n in shape)
    padding = ["SAME", "VALID"][random.randint(2)]
    function = [
        lambda x: jnp.sort(x, axis),
        lambda x: jnp.argsort(x, axis),
        lambda x: lax.top_k(x, min(7, shape[-1]))[axis % 2],
        lambda x: jnp.argmax(x, axis),
        lambda x: lax.reduce_window(x, np.zeros((), x.dtype), lax.max, window, window, padding),
        lambda x: lax.reduce_window(x, np.zeros((), x.dtype), lax.add, window, window, padding),
        lambda x: jnp.max(x, axis),
        lambda x: jnp.sum(x, axis),
    ][random.randint(8)]
    return lambda x: after(function(x)), [draw_array(random, real, shape)]


def draw_rows(random):
    """Returns a program of elementwise operations and reductions along rows: a norm, a softmax, a variance. Some rows have two dimensions."""
    length = int(random.choice([9, 15, 16, 17, 31, 33, 63, 64, 65, 100, 128, 257, 511, 777, 1023, 1024, 1025, 1030, 2048, 3000, 3082, 20000]))
    leading = [(), (random.randint(1, 30),), (random.randint(1, 6), random.randint(1, 6)), (min(length, 300),)][random.randint(4)]
    if length > 3082:
        leading = leading[:1]
    factor = int(random.choice([2, 16, 40])) if random.randint(4) == 0 else 1
    row, dims = ((factor, max(2, length // factor)), (-2, -1)) if factor > 1 else ((length,), -1)
    shape = (*(int(size) for size in leading), *row)
    dtype = ["f4", "f4", "f8", "f2"][random.randint(4)]
    rows, others = draw_array(random, dtype, shape), draw_array(random, dtype, shape)
    places, single = draw_array(random, dtype, row), draw_array(random, dtype, ())
    each = draw_array(random, dtype, shape[: -len(row)] + (1,) * len(row))
    before = [
        lambda x, y, p, e, s: x,
        lambda x, y, p, e, s: x + y,
        lambda x, y, p, e, s: x * p,
        lambda x, y, p, e, s: x - e,
        lambda x, y, p, e, s: x * s,
        lambda x, y, p, e, s: jnp.where(y > 0, x, -1e3),
        lambda x, y, p, e, s: jnp.abs(x) * 0.3,
        lambda x, y, p, e, s: -(x * y),
    ][random.randint(8)]
    middle = [
        lambda x: jax.nn.softmax(x, dims),
        lambda x: jax.nn.log_softmax(x, dims),
        lambda x: jax.nn.logsumexp(x, dims, keepdims=True),
        lambda x: (x - x.mean(dims, keepdims=True)) * lax.rsqrt(x.var(dims, keepdims=True) + 1e-5),
        lambda x: x * lax.rsqrt((x * x).mean(dims, keepdims=True) + 1e-6),
        lambda x: x / jnp.sqrt((x * x).sum(dims, keepdims=True)),
        lambda x: x.std(dims, keepdims=True),
        lambda x: jnp.exp(x).sum(dims, keepdims=True),
        lambda x: jnp.where(x > 0, x, 0).sum(dims, keepdims=True),
        lambda x: x.max(dims, keepdims=True) * x.sum(dims, keepdims=True),
        lambda x: x.mean(dims, keepdims=True),
        lambda x: x - x.sum(dims).reshape(each.shape) / 7,
        lambda x: (x.sum(dims) * 0.1).reshape(each.shape),
    ][random.randint(13)]
    after = [
        lambda z, y, p: z,
        lambda z, y, p: z[..., 0],
        lambda z, y, p: z * p + 1,
        lambda z, y, p: (z * y).sum(dims),
        lambda z, y, p: (z, z.sum(dims)),
    ][random.randint(5)]
    return lambda x, y, p, e, s: after(middle(before(x, y, p, e, s)), y, p), [rows, others, places, each, single]

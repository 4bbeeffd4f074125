# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares small random programs made of shared code with compiled ones.

Each program is a few operations drawn at random on arrays of random types and
shapes: elementwise, moving elements, exact reductions; or adds floats, convolves them, pools windows, or adds columns. It is compiled
twice, with code that programs share and without; results must have the same bits, but for
those of NaN: a minimum takes any NaN of its operands. The last line is `N passed, N failed`. Usage: shared_code.py [COUNT [SEED]]
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "tenon")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from drawn_programs import draw, draw_columns, draw_convolution, draw_large, draw_narrow_product, draw_rows, draw_sum, draw_transform, draw_windows


def bits(array):
    """Returns the bytes, with one NaN for all."""
    array = np.array(array)
    if array.dtype.kind not in "iub":
        array[np.isnan(array)] = np.nan
    return array.tobytes()


def test_repeated():
    """Calls programs until they are compiled instead of interpreted; returns those with another result then, or that never are."""
    x = np.random.RandomState(0).randint(-9, 9, (6, 40)).astype(np.float32)
    functions = {
        "sort": lambda x: jnp.sort(x * 3, 1),
        "argsort": lambda x: jnp.argsort(x, 0),
        "cumsum": lambda x: jnp.cumsum(x.astype(jnp.int32), 1) + 1,
    }
    wrong = []
    for name, function in functions.items():
        jitted = jax.jit(function)
        want = bits(jax.jit(function, compiler_options={"share_code": "no"})(x))
        if any(bits(jitted(x)) != want for _ in range(1500)):
            wrong.append(name)
    # Steps have an array of indices and a copy of the sorted elements, compiled code only one of them.
    argsort = jax.jit(lambda x: jnp.argsort(x, 0)).lower(x).compile()
    before = (argsort(x), argsort.memory_analysis().temp_size_in_bytes)[1]
    for _ in range(1500):
        argsort(x).block_until_ready()
    if argsort.memory_analysis().temp_size_in_bytes >= before:
        wrong.append("argsort is not compiled, or")
    return wrong


def test_products():
    """Compares sums of products that compiled code contracts or not, as its loops are unrolled and what else uses the product."""
    programs = {
        "outer": lambda a, b: a[:, None] * b[None, :] + a[:, None],
        "repeated": lambda a, b: jnp.broadcast_to(a, (a.size, a.size)) * jnp.broadcast_to(b, (a.size, a.size)) + a[:, None],
        "halves": lambda a, b: jnp.concatenate([a, a]) * 2.5 + jnp.concatenate([b, a]),
        "every second": lambda a, b: (a * b - 1)[::2],
        "transposed": lambda a, b: (a[:, None] * b[None, :] - 1).T,
        "taken": lambda a, b: (a * b - 1)[np.array([0, 0, -1])],
        "two": lambda a, b: (a * b - 2) + a * b,
        "stacked": lambda a, b: jnp.stack([a * b - 1, a * b - 1]),
        "function": lambda a, b: jnp.sin(a * b),
        "largest": lambda a, b: jnp.max(jnp.abs(b - a * a)),
        "two of which one is moved": lambda a, b: lax.rev(lax.rev(a * b, (0,)), (0,)) + b * b,
        "moved beside another": lambda a, b: (a * b).reshape(1, -1)[0] - b * a[::-1],
        "halved beside another": lambda a, b: a / 2 - b * a,
        "negated beside another": lambda a, b: -(a * b) + b * a[::-1],
        "times 1": lambda a, b: a * b * 1.0 + a,
        "minus 0": lambda a, b: (a * b - 0.0) + a,
        "times -1": lambda a, b: a * b * -1.0 + a,
        "maximum of itself": lambda a, b: jnp.maximum(a * b, a * b) + a,
        "times ones": lambda a, b: (a * b) * jnp.ones(a.size, a.dtype) - b,
        "itself": lambda a, b: a * b - b * a,
        "used again": lambda a, b: (a * b - b, a * b),
        "both orders": lambda a, b: (a * b - 1, b * a + 1),
        "reversed": lambda a, b: a[::-1] * b[::-1] + a,
        "columns": lambda a, b: a[:, None] * b[:, None] - a,
        "negated": lambda a, b: b - (-(a * b)),
        "halved": lambda a, b: a / 8 + b,
        "squared": lambda a, b: a**2 + b,
        "chain": lambda a, b: ((a * b + a) * b + b) * a - b,
        "complex": lambda a, b: jnp.real(lax.complex(a, b) * lax.complex(b, a) + lax.complex(a, a)),
        "complex quotient": lambda a, b: jnp.imag(lax.complex(a, b) / lax.complex(b, a)) - a,
        "logistic": lambda a, b: jax.nn.sigmoid(a) * b + a,
        "polynomial": lambda a, b: jnp.polyval(jnp.arange(1, 6).astype(a.dtype), a) - b,
    }
    wrong = []
    random = np.random.RandomState(0)
    for name, function in programs.items():
        for dtype in (np.float32, np.float64):
            for size in (1, 3, 8, 17):
                given = [random.uniform(-2, 2, size).astype(dtype) for _ in range(2)]
                left, right = (jax.jit(function, compiler_options={"share_code": flag})(*given) for flag in ("yes", "no"))
                if any(bits(one) != bits(other) for one, other in zip(*map(jax.tree.leaves, (left, right)))):
                    wrong.append(f"{name} of {size} {dtype.__name__}")
    return wrong


def test_bits(draw, name, count, first, skipped=()):
    """Compares programs that `draw` makes, with shared code and compiled; returns those that differ. Those that raise an exception of `skipped` are no programs."""
    wrong = []
    for seed in range(first, first + count):
        function, arguments = draw(np.random.RandomState(seed))
        try:
            jax.eval_shape(function, *arguments)
        except skipped:
            continue
        shared, alone = (jax.jit(function, compiler_options={"share_code": flag})(*arguments) for flag in ("yes", "no"))
        if any(bits(left) != bits(right) for left, right in zip(jax.tree.leaves(shared), jax.tree.leaves(alone))):
            wrong.append(f"{name} {seed}\n{jax.make_jaxpr(function)(*arguments)}")
    return wrong


def test_underflow():
    """Compares convolutions whose products are -0, but for those of the padding; returns those that differ."""
    wrong = []
    for groups, channels in ((1, 64), (37, 37)):
        sign = np.where(np.arange(channels) % 2 == groups % 2, 1, -1).astype(np.float32) * np.float32(1e-30)
        x = np.broadcast_to(-sign, (1, 8, 9, channels)).copy()
        kernel = np.broadcast_to(sign[:, None] if groups == 1 else sign, (3, 3, channels // groups, 37)).copy()
        function = lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)
        left, right = (jax.jit(function, compiler_options={"share_code": flag})(x, kernel) for flag in ("yes", "no"))
        if bits(left) != bits(right) or not np.signbit(left).any():
            wrong.append(f"convolution of {groups} groups with sums of -0")
    return wrong


def test_steps(draw, name, least, count, first):
    """Compares programs that `draw` makes and that are steps; returns those that differ, or that these are fewer than a part of `least`."""
    wrong = []
    compared = 0
    for seed in range(first, first + count):
        random = np.random.RandomState(seed)
        try:
            function, arguments = draw(random)
            jax.eval_shape(function, *arguments)
        except (IndexError, ValueError, TypeError):
            continue  # Windows without elements, or larger than the array.
        try:
            left = jax.jit(function, compiler_options={"share_code": "only"})(*arguments)
        except jax.errors.JaxRuntimeError:
            continue  # It is compiled, as are those of an order that steps do not have.
        compared += 1
        right = jax.jit(function, compiler_options={"share_code": "no"})(*arguments)
        if any(bits(one) != bits(other) for one, other in zip(*map(jax.tree.leaves, (left, right)))):
            wrong.append(f"{name} {seed}\n{jax.make_jaxpr(function)(*arguments)}")
    if compared < least * count:
        wrong.append(f"{compared} of {count} programs ({name}) are steps, fewer than usual, or")
    return wrong


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    failed = 0
    for seed in range(first, first + count):
        random = np.random.RandomState(seed)
        function, argument = draw(random)
        shared = jax.jit(function, compiler_options={"share_code": "yes"})
        alone = jax.jit(function, compiler_options={"share_code": "no"})
        left, right = np.asarray(shared(argument)), np.asarray(alone(argument))
        if bits(left) != bits(right) or left.dtype != right.dtype:
            failed += 1
            print(f"seed {seed}: {left.dtype}{left.shape} differs\n{jax.make_jaxpr(function)(argument)}\n{left}\n{right}")
    # Windows without elements have no first one.
    sums = test_bits(draw_sum, "sum", 2 * count, first, skipped=(IndexError, ValueError))
    wrong = test_products() + sums + test_bits(draw_large, "large", count // 3, first) + test_underflow()
    for draw_step, kind, share in ((draw_convolution, "convolution", 1 / 4), (draw_windows, "windows", 1 / 3), (draw_columns, "columns", 1 / 3), (draw_transform, "transform", 1 / 3)):
        wrong += test_steps(draw_step, kind, share, count // 2, first)
    wrong += test_bits(draw_rows, "rows", count // 2, first) + test_bits(draw_narrow_product, "narrow product", count // 3, first)
    for name in wrong:
        failed += 1
        print(f"{name}: the result with shared code differs")
    for name in test_repeated():
        failed += 1
        print(f"{name} differs when it is called again and again")
    print(f"{count - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()

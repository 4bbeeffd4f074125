# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures kinds of programs on which compilers fall off a cliff, beside XLA.

Of the first table the time of a call counts, of the second one the processor time of
compiling. Results of the first are compared.

    JAX_PLATFORMS=tenon,cpu PYTHONPATH=python python benchmarks/jax/kinds.py [NAME]
"""

import functools
import re
import sys

from beside import beside

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

RANDOM = np.random.RandomState(1)


def floats(*shape):
    return RANDOM.uniform(-1, 1, shape).astype(np.float32)


# --- Loops that update their state.


def set_elements(y):
    return lax.fori_loop(1, y.size, lambda i, y: y.at[i].set(jnp.sin(y[i - 1]) + y[i]), y)


def set_windows(y):
    return lax.fori_loop(0, 2000, lambda i, y: lax.dynamic_update_slice(y, lax.dynamic_slice(y, (i,), (64,)) * 0.5, (i + 32,)), y)


def set_rows(y):
    return lax.fori_loop(1, y.shape[0], lambda i, y: y.at[i].add(jnp.tanh(y[i - 1])), y)


def swap(y):
    def step(i, y):
        j = (i * 7919) % y.size
        a, b = y[i], y[j]
        return y.at[i].set(b).at[j].set(a)

    return lax.fori_loop(0, 20000, step, y)


def gauss_seidel(u):
    def sweep(_, u):
        def point(k, u):
            i, j = 1 + k // (n - 2), 1 + k % (n - 2)
            return u.at[i, j].set(0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1]))

        return lax.fori_loop(0, (n - 2) ** 2, point, u)

    n = u.shape[0]
    return lax.fori_loop(0, 4, sweep, u)


def edit_distance(a, b):
    def row(i, table):
        def cell(j, table):
            cost = jnp.where(a[i - 1] == b[j - 1], 0, 1)
            least = jnp.minimum(jnp.minimum(table[i - 1, j] + 1, table[i, j - 1] + 1), table[i - 1, j - 1] + cost)
            return table.at[i, j].set(least)

        return lax.fori_loop(1, b.size + 1, cell, table)

    table = jnp.zeros((a.size + 1, b.size + 1), jnp.int32)
    table = table.at[:, 0].set(jnp.arange(a.size + 1)).at[0].set(jnp.arange(b.size + 1))
    return lax.fori_loop(1, a.size + 1, row, table)[-1, -1]


# --- Orders of memory, short rows, pairs, constants.


def pool_of_transposed(x):
    return jnp.mean(jnp.transpose(x, (0, 3, 1, 2)), (2, 3))


def mean_and_variance_of_transposed(x):
    return jnp.mean(x.T, 1), jnp.var(x.T, 1)


def norm_of_short_rows(x):
    y = jnp.tanh(x) * jnp.exp(-x * x)
    return y / (1 + jnp.sum(y, -1, keepdims=True) ** 2)


def norm_between_products(x, w1, w2):
    h = x @ w1
    return jax.nn.softmax(h, -1) @ w2


def bodies(x):
    apart = x[None] - x[:, None]
    distance = jnp.sum(apart * apart, -1) + 0.01
    return jnp.sum(apart * (distance**-1.5)[..., None], 1)


def kernel_sum(x, y):
    distance = jnp.sum((x[:, None] - y[None]) ** 2, -1)
    return jnp.sum(jnp.exp(-distance), 1)


def distances(x, y):
    squares = jnp.sum(x * x, 1)[:, None] + jnp.sum(y * y, 1)[None] - 2 * x @ y.T
    return jnp.min(squares, 1)


def from_constants(x):
    table = jnp.cumsum(jnp.sin(jnp.arange(200000.0)) ** 2)
    return x + jnp.sum(table[:1000])


def ode(x, w, steps=32):
    for _ in range(steps):
        k1 = jnp.tanh(w @ x)
        x = x + 0.05 * jnp.tanh(w @ (x + 0.025 * k1))
    return x


def ode_of_elements(x, steps=32):
    for _ in range(steps):
        k1 = jnp.sin(x)
        x = x + 0.05 * jnp.sin(x + 0.025 * k1)
    return x


# --- Few rows times matrices that the program computes.


def scaled(x, w, s):
    return x @ (w.astype(jnp.float32) * s[:, None]).T


def scaled_in_groups(x, w, s):
    groups = w.astype(jnp.float32).reshape(*s.shape, -1) * s[..., None]
    return x @ groups.reshape(w.shape).T


def keys_of_bytes(q, k, s):
    return jnp.einsum("hrd,hsd->hrs", q, k.astype(jnp.float32) * s[..., None])


def values_of_bytes(p, v, s):
    return jnp.einsum("hrs,shd->hrd", p, v.astype(jnp.float32) * s[..., None])


def bytes_of(*shape):
    return RANDOM.randint(-100, 100, shape).astype(np.int8)


# --- Convolutions.


def conv1d(x, w, dilation):
    return lax.conv_general_dilated(x, w, (1,), [(dilation, 0)], rhs_dilation=(dilation,), dimension_numbers=("NWC", "WIO", "NWC"))


def wavenet(x, *weights, split):
    count = 4 if split else 3
    skips = 0
    for layer in range(len(weights) // count):
        w = weights[count * layer : count * layer + count]
        dilation = 2 ** (layer % 10)
        if split:
            y = jnp.tanh(conv1d(x, w[0], dilation)) * jax.nn.sigmoid(conv1d(x, w[1], dilation))
        else:
            both = conv1d(x, w[0], dilation)
            y = jnp.tanh(both[..., : both.shape[-1] // 2]) * jax.nn.sigmoid(both[..., both.shape[-1] // 2 :])
        skips = skips + conv1d(y, w[-2], 1)[:, :]
        x = x + conv1d(y, w[-1], 1)
    return skips


def wavenet_weights(layers, split, width=32):
    kernel, point = (2, width, width), (2, width, width)
    one = [floats(*kernel), floats(*kernel)] if split else [floats(2, width, 2 * width)]
    return [w * 0.1 for _ in range(layers) for w in (*one, floats(*point), floats(*point))]


def temporal(x, *weights):
    for layer, w in enumerate(weights):
        x = x + jax.nn.relu(conv1d(x, w, 2 ** (layer % 8)))
    return x


def resnet3d(x, *weights):
    conv = functools.partial(lax.conv_general_dilated, padding="SAME", dimension_numbers=("NDHWC", "DHWIO", "NDHWC"))
    x = conv(x, weights[0], (1, 2, 2))
    for i in range(1, len(weights), 2):
        stride = weights[i].shape[-1] // weights[i].shape[-2]
        y = jax.nn.relu(conv(x, weights[i], (stride,) * 3))
        y = conv(y, weights[i + 1], (1, 1, 1))
        if stride > 1:
            x = jnp.concatenate([x[:, ::2, ::2, ::2]] * 2, -1)
        x = jax.nn.relu(x + y)
    return jnp.mean(x, (1, 2, 3))


def resnet3d_weights():
    widths = [16, 16, 32, 64, 128]
    weights = [floats(3, 7, 7, 3, 16) * 0.05]
    for before, after in zip(widths, widths[1:]):
        for _ in range(2):
            weights += [floats(3, 3, 3, before, after) * 0.05, floats(3, 3, 3, after, after) * 0.05]
            before = after
    return weights


# --- Programs for the time of compiling.


def poisson(f, *, real=False):
    forward, backward = (jnp.fft.rfftn, jnp.fft.irfftn) if real else (jnp.fft.fftn, jnp.fft.ifftn)
    axes = [jnp.fft.fftfreq(n) * n for n in f.shape]
    if real:
        axes[-1] = jnp.arange(f.shape[-1] // 2 + 1.0)
    square = sum(k**2 for k in jnp.meshgrid(*axes, indexing="ij"))
    spectrum = forward(f) / jnp.where(square == 0, 1, square)
    return jnp.real(backward(spectrum, f.shape) if real else backward(spectrum))


def block(x, p, heads=4):
    rows, width = x.shape
    q, k, v = ((x @ w).reshape(rows, heads, width // heads) for w in p[:3])
    a = jax.nn.softmax(jnp.einsum("shd,thd->hst", q, k) / 8.0, -1)
    x = x + jnp.einsum("hst,thd->shd", a, v).reshape(rows, width) @ p[3]
    m = x.mean(-1, keepdims=True)
    y = (x - m) * lax.rsqrt(((x - m) ** 2).mean(-1, keepdims=True) + 1e-5)
    return x + jax.nn.gelu(y @ p[4]) @ p[5]


def transformer(x, *ps):
    for i in range(0, len(ps), 6):
        x = block(x, ps[i : i + 6])
    return x


def transformer_arguments(layers, rows=64, width=256):
    one = [np.zeros((width, width), np.float32)] * 4 + [np.zeros((width, 4 * width), np.float32), np.zeros((4 * width, width), np.float32)]
    return [np.zeros((rows, width), np.float32), *one * layers]


def recurrence(x, w, *, steps):
    for i in range(steps):
        x = jnp.sin(x) * w[i] + x
    return x


def complex_scan(a):
    return lax.associative_scan(jnp.multiply, a)


def bodies_in_steps(x, v):
    for _ in range(10):
        v = v + 0.01 * bodies(x)
        x = x + 0.01 * v
    return x


CALLS = [
    ("elements set in a loop, 100,000", set_elements, [floats(100_000)]),
    ("windows set in a loop, of 200,000", set_windows, [floats(200_000)]),
    ("rows set in a loop, 2000x500", set_rows, [floats(2000, 500)]),
    ("elements swapped in a loop, of 200,000", swap, [floats(200_000)]),
    ("Gauss-Seidel, 128x128, 4 sweeps", gauss_seidel, [floats(128, 128)]),
    ("edit distance, 300x300", edit_distance, [RANDOM.randint(0, 4, 300), RANDOM.randint(0, 4, 300)]),
    ("maximum of a transposed array, 2000x1000", lambda x: jnp.max(x.T, 1), [floats(2000, 1000)]),
    ("sum of a transposed array, 2000x1000", lambda x: jnp.sum(x.T, 1), [floats(2000, 1000)]),
    ("mean and variance of a transposed array", mean_and_variance_of_transposed, [floats(2000, 1000)]),
    ("global pool of transposed 8x56x56x64", pool_of_transposed, [floats(8, 56, 56, 64)]),
    *[(f"functions of rows of {n}", norm_of_short_rows, [floats(200_000, n)]) for n in (5, 8, 13)],
    ("norm between products, 64x256", norm_between_products, [floats(64, 256), floats(256, 256), floats(256, 256)]),
    ("forces of 3000 bodies", bodies, [floats(3000, 3)]),
    ("kernel sum of 2000 and 2000 points", kernel_sum, [floats(2000, 3), floats(2000, 3)]),
    ("nearest of 2000 by |x|^2+|y|^2-2xy", distances, [floats(2000, 3), floats(2000, 3)]),
    *[
        (f"{rows} row{'s' if rows > 1 else ''} times {title}", function, [floats(*first, rows, last), *others])
        for rows in (1, 4)
        for title, function, first, last, others in (
            ("the sum of two matrices", lambda x, a, b: x @ (a + b), (), 4096, [floats(4096, 2048), floats(4096, 2048)]),
            ("that sum, transposed", lambda x, a, b: x @ (a + b).T, (), 4096, [floats(2048, 4096), floats(2048, 4096)]),
            ("scaled bf16, transposed", scaled, (), 4096, [floats(2048, 4096).astype(jnp.bfloat16), floats(2048)]),
            ("i8 scaled in groups of 48", scaled_in_groups, (), 4080, [bytes_of(2048, 4080), floats(2048, 85)]),
            ("keys of i8, 32 heads", keys_of_bytes, (32,), 64, [bytes_of(32, 2048, 64), floats(32, 2048)]),
            ("values of i8, 32 heads", values_of_bytes, (32,), 2048, [bytes_of(2048, 32, 64), floats(2048, 32)]),
        )
    ],
    ("sum of a table of constants", from_constants, [floats(16)]),
    ("32 steps of an ODE, elements", ode_of_elements, [floats(64)]),
    ("32 steps of an ODE, 64x64", ode, [floats(64), floats(64, 64)]),
    ("dilated convolution, 1x4000x64, 2 taps", functools.partial(conv1d, dilation=16), [floats(1, 4000, 64), floats(2, 64, 128)]),
    ("WaveNet, 20 layers, filter and gate apart", functools.partial(wavenet, split=True), [floats(1, 4000, 32), *wavenet_weights(20, True)]),
    ("WaveNet, 20 layers, filter and gate in one", functools.partial(wavenet, split=False), [floats(1, 4000, 32), *wavenet_weights(20, False)]),
]

COMPILES = [
    ("sum of two arrays", jnp.add, [floats(512, 512), floats(512, 512)]),
    ("softmax", lambda x: jax.nn.softmax(x, -1), [floats(512, 512)]),
    ("layer norm", lambda x: jax.nn.standardize(x, -1), [floats(512, 512)]),
    ("product", jnp.matmul, [floats(256, 256), floats(256, 256)]),
    ("convolution", lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")), [floats(1, 56, 56, 64), floats(3, 3, 64, 64)]),
    ("sort", jnp.sort, [floats(100_000)]),
    ("FFT", jnp.fft.fft, [floats(64, 4096)]),
    *[(f"transformer of {n} layers", transformer, transformer_arguments(n)) for n in (12, 24, 48, 96)],
    *[(f"{n} sines in a row", functools.partial(recurrence, steps=n), [np.float32(1), floats(400)]) for n in (100, 200, 400)],
    ("Poisson, 256x256", poisson, [floats(256, 256)]),
    ("Poisson, real, 128x128", functools.partial(poisson, real=True), [floats(128, 128)]),
    ("Poisson, 64x64x64", poisson, [floats(64, 64, 64)]),
    ("WaveNet, 20 layers, filter and gate apart", functools.partial(wavenet, split=True), [floats(1, 4000, 32), *wavenet_weights(20, True)]),
    ("WaveNet, 20 layers, filter and gate in one", functools.partial(wavenet, split=False), [floats(1, 4000, 32), *wavenet_weights(20, False)]),
    ("temporal convolutions, 16 layers", temporal, [floats(1, 1000, 32), *[floats(2, 32, 32) * 0.1 for _ in range(16)]]),
    ("3-D ResNet", resnet3d, [floats(1, 8, 56, 56, 3), *resnet3d_weights()]),
    ("256 bodies, 10 steps", bodies_in_steps, [floats(256, 3), floats(256, 3)]),
    ("associative scan of complex numbers", complex_scan, [floats(1000).astype(np.complex64)]),
    ("32 steps of an ODE, elements", ode_of_elements, [floats(64)]),
    ("32 steps of an ODE, 64x64", ode, [floats(64), floats(64, 64)]),
]


def main():
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    print("| call | Tenon | XLA | |\n| --- | ---: | ---: | ---: |")
    for title, function, arguments in CALLS:
        if pattern.search(title):
            (ours, theirs), _ = beside(function, arguments, rtol=2e-3, atol=2e-3)
            print(f"| {title} | {ours:.3f} ms | {theirs:.3f} ms | {ours / theirs:.2f} |", flush=True)
    print("\n| compiling | Tenon | XLA | |\n| --- | ---: | ---: | ---: |")
    for title, function, arguments in COMPILES:
        if pattern.search(title):
            _, (ours, theirs) = beside(function, arguments, rtol=0, seconds=0)
            print(f"| {title} | {ours:.0f} ms | {theirs:.0f} ms | {ours / theirs:.2f} |", flush=True)


if __name__ == "__main__":
    main()

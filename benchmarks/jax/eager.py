# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls two hundred different functions of jnp once, as an interactive user does.

Everything is cold: each call traces, lowers, compiles and runs. The time is that of
the calls, without imports and the start of the platform.

    JAX_PLATFORMS=tenon PYTHONPATH=python python benchmarks/jax/eager.py
    JAX_PLATFORMS=cpu python benchmarks/jax/eager.py
"""

import time

import jax
import jax.numpy as jnp
import numpy as np

RANDOM = np.random.RandomState(0)
X = RANDOM.uniform(0.1, 0.9, (6, 8)).astype(np.float32)
Y = RANDOM.uniform(0.1, 0.9, (6, 8)).astype(np.float32)
S = RANDOM.uniform(0.1, 0.9, (5, 5)).astype(np.float32)
I = RANDOM.randint(1, 9, (6, 8)).astype(np.int32)
J = RANDOM.randint(1, 9, (6, 8)).astype(np.int32)

UNARY = """abs negative exp exp2 expm1 log log2 log10 log1p sqrt cbrt square sin cos tan arcsin arccos arctan
sinh cosh tanh arcsinh arctanh floor ceil rint trunc sign isnan isinf isfinite signbit reciprocal sinc deg2rad
rad2deg nan_to_num i0 fabs spacing""".split()
REDUCE = """sum prod max min mean std var any all argmax argmin cumsum cumprod median ptp nansum nanmean nanmax
count_nonzero average""".split()
SHAPE = """ravel transpose flip fliplr flipud squeeze atleast_3d diff sort argsort unique_counts rot90 triu tril
trace diagonal""".split()
BINARY = """add subtract multiply divide power maximum minimum arctan2 hypot copysign logaddexp logaddexp2 fmod
remainder floor_divide heaviside nextafter less less_equal greater greater_equal equal not_equal fmax fmin
float_power inner outer kron cross allclose isclose array_equal""".split()
INTEGER = """bitwise_and bitwise_or bitwise_xor gcd lcm left_shift right_shift add multiply floor_divide remainder
maximum minimum equal less""".split()
INTEGER_UNARY = "invert abs sum prod max min cumsum sort argsort bitwise_count sign square bincount_ravel".split()
LINEAR = "dot matmul tensordot vdot".split()

CALLS = [(name, lambda f=getattr(jnp, name): f(X)) for name in UNARY + REDUCE]
CALLS += [(name, lambda f=getattr(jnp, name): f(X)) for name in SHAPE if name != "unique_counts"]
CALLS += [
    (name, lambda f=getattr(jnp, name): f(X[:, :3], Y[:, :3]) if f is jnp.cross else f(X, Y)) for name in BINARY if name != "inner"
]
CALLS += [(name + " int", lambda f=getattr(jnp, name): f(I, J)) for name in INTEGER]
CALLS += [(name + " int", lambda f=getattr(jnp, name): f(I)) for name in INTEGER_UNARY if hasattr(jnp, name)]
CALLS += [(name, lambda f=getattr(jnp, name): f(S, S)) for name in LINEAR]
CALLS += [
    ("sum rows", lambda: jnp.sum(X, 1)),
    ("sum columns", lambda: jnp.sum(X, 0)),
    ("max rows", lambda: jnp.max(X, 1)),
    ("mean rows", lambda: jnp.mean(X, 1)),
    ("zeros", lambda: jnp.zeros((3, 4))),
    ("ones", lambda: jnp.ones((3, 4))),
    ("full", lambda: jnp.full((3, 4), 2.5)),
    ("eye", lambda: jnp.eye(5)),
    ("arange", lambda: jnp.arange(12)),
    ("linspace", lambda: jnp.linspace(0, 1, 9)),
    ("reshape", lambda: jnp.reshape(X, (4, 12))),
    ("concatenate", lambda: jnp.concatenate([X, Y])),
    ("stack", lambda: jnp.stack([X, Y])),
    ("hstack", lambda: jnp.hstack([X, Y])),
    ("vstack", lambda: jnp.vstack([X, Y, X])),
    ("split", lambda: jnp.split(X, 2)),
    ("tile", lambda: jnp.tile(X, (2, 1))),
    ("repeat", lambda: jnp.repeat(X, 3, 1)),
    ("roll", lambda: jnp.roll(X, 2)),
    ("pad", lambda: jnp.pad(X, 1)),
    ("pad edge", lambda: jnp.pad(X, 1, mode="edge")),
    ("where", lambda: jnp.where(X > Y, X, Y)),
    ("clip", lambda: jnp.clip(X, 0.2, 0.5)),
    ("take", lambda: jnp.take(X, np.array([1, 2]), 0)),
    ("index", lambda: jnp.asarray(X)[2]),
    ("slice", lambda: jnp.asarray(X)[1:4, ::2]),
    ("gather", lambda: jnp.asarray(X)[np.array([0, 2, 5])]),
    ("set", lambda: jnp.asarray(X).at[2].set(0)),
    ("add at", lambda: jnp.asarray(X).at[np.array([0, 2])].add(1)),
    ("expand", lambda: jnp.expand_dims(X, 1)),
    ("swapaxes", lambda: jnp.swapaxes(X, 0, 1)),
    ("broadcast", lambda: jnp.broadcast_to(X, (3, 6, 8))),
    ("astype int", lambda: jnp.asarray(X).astype(jnp.int32)),
    ("astype bf16", lambda: jnp.asarray(X).astype(jnp.bfloat16)),
    ("einsum", lambda: jnp.einsum("ij,ij->i", X, Y)),
    ("matmul vector", lambda: jnp.asarray(S) @ S[0]),
    ("norm", lambda: jnp.linalg.norm(X)),
    ("det", lambda: jnp.linalg.det(S)),
    ("inv", lambda: jnp.linalg.inv(S)),
    ("solve", lambda: jnp.linalg.solve(S, S[0])),
    ("cholesky", lambda: jnp.linalg.cholesky(S @ S.T + 5 * np.eye(5, dtype=np.float32))),
    ("interp", lambda: jnp.interp(X[0], np.sort(Y[0]), Y[1])),
    ("searchsorted", lambda: jnp.searchsorted(np.sort(Y[0]), X[0])),
    ("histogram", lambda: jnp.histogram(X, bins=4)),
    ("percentile", lambda: jnp.percentile(X, 30)),
    ("cov", lambda: jnp.cov(X)),
    ("corrcoef", lambda: jnp.corrcoef(X)),
    ("polyval", lambda: jnp.polyval(X[0], Y)),
    ("convolve", lambda: jnp.convolve(X[0], Y[0])),
    ("meshgrid", lambda: jnp.meshgrid(X[0], Y[0])),
    ("softmax", lambda: jax.nn.softmax(X)),
    ("relu", lambda: jax.nn.relu(X)),
    ("gelu", lambda: jax.nn.gelu(X)),
    ("one hot", lambda: jax.nn.one_hot(I[0], 10)),
    ("key", lambda: jax.random.key(0)),
    ("uniform", lambda: jax.random.uniform(jax.random.key(1), (3, 4))),
    ("normal", lambda: jax.random.normal(jax.random.key(1), (3, 4))),
    ("permutation", lambda: jax.random.permutation(jax.random.key(1), 9)),
    ("fft", lambda: jnp.fft.fft(X[0])),
]


def main():
    jax.block_until_ready(jax.device_put(X))
    rows = []
    start, cpu = time.perf_counter(), time.process_time()
    for name, call in CALLS:
        before = time.perf_counter()
        jax.block_until_ready(call())
        rows.append((time.perf_counter() - before, name))
    print("longest: " + ", ".join(f"{name} {1e3 * took:.0f} ms" for took, name in sorted(rows, reverse=True)[:8]))
    print(
        f"{len(CALLS)} calls on {jax.default_backend()}: {time.perf_counter() - start:.2f} s, "
        f"{time.process_time() - cpu:.2f} s of processor time"
    )


if __name__ == "__main__":
    main()

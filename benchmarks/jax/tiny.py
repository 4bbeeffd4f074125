# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures how long small programs take to compile, by Tenon and by XLA.

Each program of one to five operations is lowered once for each platform and
compiled several times in turns; the least processor time of all threads counts.

    JAX_PLATFORMS=tenon,cpu PYTHONPATH=python python benchmarks/jax/tiny.py
"""

import os
import re
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

F = np.float32
RANDOM = np.random.RandomState(0)


def real(*shape):
    return RANDOM.uniform(0.1, 2.0, shape).astype(F)


X, Y, V, M = real(8, 16), real(8, 16), real(16), real(16, 16)
I = RANDOM.randint(0, 8, (5,)).astype(np.int32)
N = RANDOM.randint(0, 100, (8, 16)).astype(np.int32)
BIG = real(512, 1024)

PROGRAMS = [
    # Elementwise.
    ("neg", lambda x: -x, X),
    ("add", lambda x, y: x + y, X, Y),
    ("add scalar", lambda x: x + 1, F(3)),
    ("add large", lambda x: x + 1, BIG),
    ("exp", jnp.exp, X),
    ("sin", jnp.sin, X),
    ("tanh", jnp.tanh, X),
    ("power", jnp.power, X, Y),
    ("floor divide", lambda a, b: a // (b + 1), N, N),
    ("where", lambda x, y: jnp.where(x > y, x, y * 2), X, Y),
    ("clip", lambda x: jnp.clip(x, 0.5, 1.0), X),
    ("relu", jax.nn.relu, X),
    ("astype", lambda x: x.astype(np.int32), X),
    ("isnan", jnp.isnan, X),
    ("polynomial", lambda x, y: x * x + 2 * y - 1, X, Y),
    ("broadcast add", lambda x, v: x + v, X, V),
    ("compare", lambda a: a == 3, N),
    ("bitwise", lambda a: (a << 2) ^ a, N),
    ("sqrt abs", lambda x: jnp.sqrt(jnp.abs(x)), X),
    ("cast bf16", lambda x: x.astype(jnp.bfloat16), X),
    # Reductions.
    ("sum", jnp.sum, X),
    ("sum rows", lambda x: jnp.sum(x, 1), X),
    ("sum columns", lambda x: jnp.sum(x, 0), X),
    ("mean", jnp.mean, X),
    ("max", jnp.max, X),
    ("all", lambda x: jnp.all(x > 0), X),
    ("argmax", lambda x: jnp.argmax(x, 1), X),
    ("prod int", jnp.prod, N),
    # Data movement.
    ("reshape", lambda x: x.reshape(16, 8), X),
    ("ravel", jnp.ravel, X),
    ("transpose", jnp.transpose, X),
    ("slice", lambda x: x[2:6, ::2], X),
    ("index", lambda x: x[3], X),
    ("dynamic index", lambda x, i: x[i[0]], X, I),
    ("gather", lambda x, i: x[i], X, I),
    ("take", lambda v, i: jnp.take(v, i, mode="clip"), V, I),
    ("concat", lambda x, y: jnp.concatenate([x, y]), X, Y),
    ("stack", lambda x, y: jnp.stack([x, y], 1), X, Y),
    ("pad", lambda x: jnp.pad(x, 1), X),
    ("flip", lambda x: x[::-1], X),
    ("broadcast", lambda v: jnp.broadcast_to(v, (8, 16)), V),
    ("expand dims", lambda v: v[:, None], V),
    ("tile", lambda v: jnp.tile(v, 3), V),
    ("set", lambda x: x.at[2].set(0.0), X),
    ("dynamic update", lambda x, v, i: lax.dynamic_update_slice(x, v[None], (i[0], 0)), X, V, I),
    ("zeros", lambda: jnp.zeros((4, 4))),
    ("arange", lambda: jnp.arange(10)),
    ("eye", lambda: jnp.eye(4)),
    ("key", lambda s: jax.random.key_data(jax.random.key(s)), np.int32(0)),
    ("dot", jnp.dot, X, M),
]


def measure(function, arguments, rounds=5):
    """Returns the least milliseconds of all threads for compiling a function."""
    best = float("inf")
    for _ in range(rounds):
        # JAX keeps what it compiled by the identity of the function.
        lowered = jax.jit(lambda *given: function(*given)).lower(*arguments)
        start = time.process_time_ns()
        lowered.compile()
        best = min(best, time.process_time_ns() - start)
    return best / 1e6


def main():
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    devices = [jax.devices(name)[0] for name in ("tenon", "cpu")]
    rows = []
    for name, function, *arguments in PROGRAMS:
        if not pattern.search(name):
            continue
        times = []
        for device in devices:
            with jax.default_device(device):
                times.append(measure(function, arguments))
        rows.append((name, times[0], times[1]))
        print(f"{name:16} {times[0]:7.2f} ms {times[1]:7.2f} ms {times[0] / times[1]:5.2f}")
    ours, theirs = (sorted(row[i] for row in rows) for i in (1, 2))
    print(f"{'median':16} {ours[len(ours) // 2]:7.2f} ms {theirs[len(theirs) // 2]:7.2f} ms")
    print(f"{'largest':16} {ours[-1]:7.2f} ms {theirs[-1]:7.2f} ms")
    print(f"{'sum':16} {sum(ours):7.2f} ms {sum(theirs):7.2f} ms {sum(ours) / sum(theirs):5.2f}")


if __name__ == "__main__":
    main()

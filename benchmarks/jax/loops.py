# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures small loops in f64, as ODE and state-space packages write them.

Each loop and its gradient is compiled and called by Tenon and by XLA in turns, in
one process; the least time of a call counts. Results are compared.

    JAX_PLATFORMS=tenon,cpu PYTHONPATH=python python benchmarks/jax/loops.py [NAME]
"""

import re
import sys

from beside import beside

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy.linalg import solve_triangular

jax.config.update("jax_enable_x64", True)
RANDOM = np.random.RandomState(1)


def matrix_scan(a):
    """Products of a 3x3 matrix with a state, 1000 times."""

    def step(x, _):
        x = jnp.tanh(a @ x)
        return x, x[0]

    return jnp.sum(lax.scan(step, jnp.ones(3), None, length=1000)[1])


def kalman(a):
    """A Kalman filter of three states and one observation."""
    observation = jnp.array([[1.0, 0.5, 0.0]])
    noise = 0.1 * jnp.eye(3)

    def step(carry, y):
        mean, cov = carry
        mean, cov = a @ mean, a @ cov @ a.T + noise
        innovation = observation @ cov @ observation.T + 1.0
        gain = cov @ observation.T / innovation
        error = y - observation @ mean
        return (mean + gain @ error, (jnp.eye(3) - gain @ observation) @ cov), jnp.log(innovation) + error**2 / innovation

    data = jnp.sin(jnp.arange(500.0))[:, None]
    return jnp.sum(lax.scan(step, (jnp.zeros(3), jnp.eye(3)), data)[1])


def lorenz(start):
    """4000 steps of Runge and Kutta's method of order 4."""

    def slope(s):
        x, y, z = s
        return jnp.stack([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z])

    def step(s, _):
        h = 0.001
        k1 = slope(s)
        k2 = slope(s + h / 2 * k1)
        k3 = slope(s + h / 2 * k2)
        k4 = slope(s + h * k3)
        return s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), None

    return jnp.sum(lax.scan(step, start, None, length=4000)[0])


def cholesky_scan(a):
    """A Cholesky factorization and two triangular solves in each of 200 steps."""
    spd = a @ a.T + 6 * jnp.eye(6)

    def step(x, _):
        lower = jnp.linalg.cholesky(spd + jnp.outer(x, x))
        y = solve_triangular(lower, jnp.cos(x) + 1, lower=True)
        return solve_triangular(lower.T, y), jnp.sum(jnp.log(jnp.diag(lower)))

    return jnp.sum(lax.scan(step, jnp.ones(6), None, length=200)[1])


MASSES = RANDOM.uniform(0.5, 2, 8)
PLACES = RANDOM.uniform(-3, 3, (8, 3))


def bodies(velocities):
    """Eight bodies under gravity, 500 steps of the leapfrog method."""

    def pull(x):
        apart = x[None] - x[:, None]
        distance = jnp.sum(apart**2, -1) + 0.01
        return jnp.sum(MASSES[None, :, None] * apart * (distance**-1.5)[..., None], 1)

    def step(state, _):
        x, v = state
        v = v + 0.005 * pull(x)
        x = x + 0.005 * v
        return (x, v), None

    x, v = lax.scan(step, (jnp.asarray(PLACES), velocities), None, length=500)[0]
    return jnp.sum(x * x) + jnp.sum(v)


LOOPS = [
    ("3x3 scan", matrix_scan, RANDOM.uniform(-1, 1, (3, 3))),
    ("Kalman filter", kalman, RANDOM.uniform(-0.5, 0.5, (3, 3))),
    ("Lorenz RK4", lorenz, np.array([1.0, 1.0, 1.0])),
    ("Cholesky scan", cholesky_scan, RANDOM.uniform(-1, 1, (6, 6))),
    ("eight bodies", bodies, RANDOM.uniform(-0.5, 0.5, (8, 3))),
]


def main():
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    print("| | call: Tenon | XLA | | compiling: Tenon | XLA | |\n| --- | --- | --- | --- | --- | --- | --- |")
    for name, loop, argument in LOOPS:
        for title, function in ((name, loop), (name + ", gradient", jax.grad(loop))):
            if not pattern.search(title):
                continue
            (ours, theirs), compiling = beside(function, [argument], rtol=1e-6, seconds=1.5)
            print(
                f"| {title} | {ours:.3f} ms | {theirs:.3f} ms | {ours / theirs:.2f} "
                f"| {compiling[0]:.0f} ms | {compiling[1]:.0f} ms | {compiling[0] / compiling[1]:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()

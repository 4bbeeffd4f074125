# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integrates the Lorenz system with adaptive steps of Bogacki and Shampine.

JAX_PLATFORMS=tenon python examples/jax/ode.py

Prints the end of the trajectory, the number of steps, and the derivative of the
end with respect to the start.
"""

import argparse
import time

import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)


def lorenz(y):
    return jnp.array([10 * (y[1] - y[0]), y[0] * (28 - y[2]) - y[1], y[0] * y[1] - 8 / 3 * y[2]])


def attempt(y, h):
    """One step of third order, and its estimated error."""
    k1 = lorenz(y)
    k2 = lorenz(y + h / 2 * k1)
    k3 = lorenz(y + 3 / 4 * h * k2)
    end = y + h / 9 * (2 * k1 + 3 * k2 + 4 * k3)
    k4 = lorenz(end)
    return end, jnp.max(jnp.abs(h * (-5 / 72 * k1 + k2 / 12 + k3 / 9 - k4 / 8)))


def integrate(y, until, tolerance):
    def advance(state):
        y, t, h, steps = state
        h = jnp.minimum(h, until - t)
        end, error = attempt(y, h)
        accepted = error <= tolerance
        factor = jnp.clip(0.9 * (tolerance / jnp.maximum(error, 1e-300)) ** (1 / 3), 0.2, 5.0)
        return jnp.where(accepted, end, y), jnp.where(accepted, t + h, t), h * factor, steps + 1

    state = (y, 0.0, 1e-3, 0)
    return jax.lax.while_loop(lambda s: s[1] < until, advance, state)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--until", type=float, default=5.0)
    parser.add_argument("--tolerance", type=float, default=1e-9)
    arguments = parser.parse_args()
    solve = jax.jit(lambda y: integrate(y, arguments.until, arguments.tolerance))
    start = jnp.array([1.0, 1.0, 1.0])
    jax.block_until_ready(solve(start))
    begin = time.time()
    y, t, _, steps = jax.block_until_ready(solve(start))
    print(f"y({float(t):g}) = {y}, {int(steps)} steps in {1e3 * (time.time() - begin):.2f} ms")
    sensitivity = jax.jit(jax.jacfwd(lambda y: solve(y)[0]))(start)
    print(f"dy/dy(0) =\n{sensitivity}")


if __name__ == "__main__":
    main()

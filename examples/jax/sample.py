# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Samples the posterior of a logistic regression by Hamiltonian Monte Carlo.

JAX_PLATFORMS=tenon python examples/jax/sample.py

Four chains run beside each other. Prints mean and deviation of each weight beside
the one that made the data, and the potential scale reduction of Gelman and Rubin.
"""

import argparse
import time

import jax
import jax.numpy as jnp

TRUTH = jnp.array([1.0, -2.0, 0.5])


def log_density(weights, features, labels):
    scores = features @ weights
    likelihood = jnp.sum(labels * jax.nn.log_sigmoid(scores) + (1 - labels) * jax.nn.log_sigmoid(-scores))
    return likelihood - jnp.sum(weights**2) / 8


def transition(key, weights, density, size=0.05, leaps=20):
    momentum_key, accept_key = jax.random.split(key)
    start = jax.random.normal(momentum_key, weights.shape)
    slope = jax.grad(density)

    def leap(state, _):
        position, momentum = state
        momentum = momentum + size / 2 * slope(position)
        position = position + size * momentum
        return (position, momentum + size / 2 * slope(position)), None

    (position, momentum), _ = jax.lax.scan(leap, (weights, start), length=leaps)
    gain = density(position) - density(weights) + (jnp.sum(start**2) - jnp.sum(momentum**2)) / 2
    accepted = jnp.log(jax.random.uniform(accept_key)) < gain
    return jnp.where(accepted, position, weights), accepted


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=2000)
    arguments = parser.parse_args()
    keys = jax.random.split(jax.random.key(1), 4)
    features = jax.random.normal(keys[0], (500, 3))
    labels = jax.random.bernoulli(keys[1], jax.nn.sigmoid(features @ TRUTH)).astype(jnp.float32)
    density = lambda weights: log_density(weights, features, labels)

    @jax.jit
    @jax.vmap
    def chain(key, weights):
        step = lambda w, k: (lambda new, ok: (new, (new, ok)))(*transition(k, w, density))
        return jax.lax.scan(step, weights, jax.random.split(key, arguments.samples))[1]

    starts = jax.random.normal(keys[2], (4, 3))
    begin = time.time()
    samples, accepted = jax.block_until_ready(chain(jax.random.split(keys[3], 4), starts))
    seconds = time.time() - begin
    kept = samples[:, arguments.samples // 4 :]
    within = jnp.mean(jnp.var(kept, axis=1), axis=0)
    between = jnp.var(jnp.mean(kept, axis=1), axis=0)
    reduction = jnp.sqrt(1 + between / within)
    print(f"{4 * arguments.samples} samples in {seconds:.2f} s, {100 * float(jnp.mean(accepted)):.0f} % accepted")
    for i in range(3):
        column = kept[..., i]
        print(
            f"weight {i}: {float(column.mean()):6.3f} +- {float(column.std()):.3f}, "
            f"made with {float(TRUTH[i]):4.1f}, scale reduction {float(reduction[i]):.3f}"
        )


if __name__ == "__main__":
    main()

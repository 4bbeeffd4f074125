# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains small models of Flax for 200 steps by Tenon and by XLA, beside each other.

Both start from the same parameters and see the same batches. The loss curves are
compared, and the least time of a step, measured in turns, counts. Needs flax and
optax.

    JAX_PLATFORMS=tenon,cpu PYTHONPATH=python python benchmarks/jax/training.py [NAME]
"""

import os
import re
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

RANDOM = np.random.RandomState(3)
STEPS = 200


class Mlp(nn.Module):
    @nn.compact
    def __call__(self, x):
        for width in (256, 256):
            x = nn.relu(nn.Dense(width)(x))
        return nn.Dense(10)(x)


class Cnn(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = x.reshape(-1, 28, 28, 1)
        for channels in (16, 32):
            x = nn.relu(nn.Conv(channels, (3, 3))(x))
            x = nn.max_pool(x, (2, 2), (2, 2))
        return nn.Dense(10)(x.reshape(x.shape[0], -1))


class Transformer(nn.Module):
    @nn.compact
    def __call__(self, tokens):
        x = nn.Embed(64, 64)(tokens) + nn.Embed(32, 64)(jnp.arange(32))
        mask = nn.make_causal_mask(tokens)
        for _ in range(2):
            x = x + nn.MultiHeadDotProductAttention(4)(nn.LayerNorm()(x), mask=mask)
            y = nn.gelu(nn.Dense(256)(nn.LayerNorm()(x)))
            x = x + nn.Dense(64)(y)
        return nn.Dense(64)(nn.LayerNorm()(x))


class Lstm(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.RNN(nn.LSTMCell(64))(x)
        return nn.Dense(1)(x[:, -1])


class Vae(nn.Module):
    @nn.compact
    def __call__(self, x, noise):
        h = nn.relu(nn.Dense(256)(x))
        mean, log = nn.Dense(16)(h), nn.Dense(16)(h)
        z = mean + jnp.exp(0.5 * log) * noise
        return nn.Dense(784)(nn.relu(nn.Dense(256)(z))), mean, log


def classify(model, params, batch):
    x, y = batch
    return optax.softmax_cross_entropy_with_integer_labels(model.apply(params, x), y).mean()


def regress(model, params, batch):
    x, y = batch
    return jnp.mean((model.apply(params, x) - y) ** 2)


def autoencode(model, params, batch):
    out, mean, log = model.apply(params, *batch)
    kl = -0.5 * jnp.mean(jnp.sum(1 + log - mean**2 - jnp.exp(log), -1))
    return jnp.mean(jnp.sum(optax.sigmoid_binary_cross_entropy(out, batch[0]), -1)) + kl


def images():
    y = RANDOM.randint(0, 10, 64)
    return (RANDOM.uniform(0, 0.3, (64, 784)) + 0.7 * (np.arange(784) % 10 == y[:, None])).astype(np.float32), y


def tokens():
    x = (RANDOM.randint(0, 64, (16, 1)) + np.arange(33) * RANDOM.randint(1, 4, (16, 1))) % 64
    return x[:, :-1], x[:, 1:]


def waves():
    t = RANDOM.uniform(0, 6, (32, 1)) + 0.2 * np.arange(41)
    return np.sin(t[:, :40, None]).astype(np.float32), np.sin(t[:, 40:]).astype(np.float32)


def noisy():
    return images()[0], RANDOM.randn(64, 16).astype(np.float32)


MODELS = [
    ("MLP", Mlp(), classify, images, 1),
    ("CNN", Cnn(), classify, images, 1),
    ("transformer", Transformer(), classify, tokens, 1),
    ("LSTM", Lstm(), regress, waves, 1),
    ("VAE", Vae(), autoencode, noisy, 2),
]


def main():
    pattern = re.compile(sys.argv[1] if len(sys.argv) > 1 else "")
    devices = [jax.devices(platform)[0] for platform in ("tenon", "cpu")]
    print("| | last loss: Tenon | XLA | largest difference | step: Tenon | XLA | |\n| --- | --- | --- | --- | --- | --- | --- |")
    for name, model, loss, draw, inputs in MODELS:
        if not pattern.search(name):
            continue
        batches = [draw() for _ in range(8)]
        optimizer = optax.adam(1e-3)
        with jax.default_device(devices[1]):
            params = jax.tree.map(np.asarray, model.init(jax.random.key(0), *batches[0][:inputs]))
            start = jax.tree.map(np.asarray, (params, optimizer.init(params)))

        def step(state, batch):
            params, moments = state
            value, gradient = jax.value_and_grad(lambda p: loss(model, p, batch))(params)
            updates, moments = optimizer.update(gradient, moments)
            return (optax.apply_updates(params, updates), moments), value

        steps = [jax.jit(step) for _ in devices]
        states = [jax.device_put(start, device) for device in devices]
        data = [jax.device_put(batches, device) for device in devices]
        curves, best = [[], []], [float("inf")] * 2
        for i in range(STEPS):
            for k in range(2):
                begin = time.perf_counter()
                states[k], value = steps[k](states[k], data[k][i % len(batches)])
                curves[k].append(float(value))
                if i:
                    best[k] = min(best[k], 1e3 * (time.perf_counter() - begin))
        curves = np.array(curves)
        difference = np.max(np.abs(curves[0] - curves[1]) / (np.abs(curves[1]) + 1e-2))
        print(
            f"| {name} | {curves[0, -1]:.5f} | {curves[1, -1]:.5f} | {difference:.1e} "
            f"| {best[0]:.2f} ms | {best[1]:.2f} ms | {best[0] / best[1]:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

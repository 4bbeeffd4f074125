# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a small transformer on a text, and lets it write on.

JAX_PLATFORMS=tenon python examples/jax/generate.py [--text=FILE]

Without a text it learns the license that it comes with. The model reads bytes; a
decode step updates caches of keys and values in place.
"""

import argparse
import functools
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, LAYERS, CONTEXT = 64, 4, 2, 64


def initial(key):
    def matrix(key, *shape):
        return jax.random.normal(key, shape) / np.sqrt(shape[0])

    keys = iter(jax.random.split(key, 3 + 4 * LAYERS))
    blocks = [
        {
            "qkv": matrix(next(keys), WIDTH, 3 * WIDTH),
            "mix": matrix(next(keys), WIDTH, WIDTH),
            "up": matrix(next(keys), WIDTH, 4 * WIDTH),
            "down": matrix(next(keys), 4 * WIDTH, WIDTH),
        }
        for _ in range(LAYERS)
    ]
    return {
        "bytes": 0.3 * jax.random.normal(next(keys), (256, WIDTH)),
        "places": 0.1 * jax.random.normal(next(keys), (CONTEXT, WIDTH)),
        "blocks": blocks,
    }


def normalize(x):
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)


def heads(x):
    return x.reshape(*x.shape[:-1], HEADS, WIDTH // HEADS)


def forward(weights, tokens):
    """Scores of the next byte behind each of `tokens`, [time, 256]."""
    x = weights["bytes"][tokens] + weights["places"][: len(tokens)]
    for block in weights["blocks"]:
        q, k, v = map(heads, jnp.split(normalize(x) @ block["qkv"], 3, axis=-1))
        mixed = jax.nn.dot_product_attention(q[None], k[None], v[None], is_causal=True)[0]
        x = x + mixed.reshape(x.shape) @ block["mix"]
        x = x + jax.nn.gelu(normalize(x) @ block["up"]) @ block["down"]
    return normalize(x) @ weights["bytes"].T


def loss(weights, windows):
    scores = jax.vmap(forward, (None, 0))(weights, windows[:, :-1])
    picked = jnp.take_along_axis(jax.nn.log_softmax(scores), windows[:, 1:, None], axis=-1)
    return -picked.mean()


@functools.partial(jax.jit, donate_argnums=(0, 1))
def train(weights, moments, number, windows):
    value, gradient = jax.value_and_grad(loss)(weights, windows)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
    second = jax.tree.map(lambda m, g: 0.99 * m + 0.01 * g * g, moments[1], gradient)
    rate = 3e-3 * jnp.sqrt(1 - 0.99**number) / (1 - 0.9**number)
    weights = jax.tree.map(lambda w, m, s: w - rate * m / (jnp.sqrt(s) + 1e-8), weights, first, second)
    return weights, (first, second), value


@functools.partial(jax.jit, donate_argnums=(1,))
def decode(weights, caches, token, place, key):
    """One byte more: the caches, with its key and value, and the next byte."""
    x = weights["bytes"][token] + weights["places"][place]
    new = []
    for block, (keys, values) in zip(weights["blocks"], caches):
        q, k, v = map(heads, jnp.split(normalize(x) @ block["qkv"], 3, axis=-1))
        keys = jax.lax.dynamic_update_slice(keys, k[None], (place, 0, 0))
        values = jax.lax.dynamic_update_slice(values, v[None], (place, 0, 0))
        scores = jnp.einsum("hd,thd->ht", q, keys) / np.sqrt(WIDTH // HEADS)
        scores = jnp.where(jnp.arange(CONTEXT) <= place, scores, -jnp.inf)
        mixed = jnp.einsum("ht,thd->hd", jax.nn.softmax(scores), values)
        x = x + mixed.reshape(WIDTH) @ block["mix"]
        x = x + jax.nn.gelu(normalize(x) @ block["up"]) @ block["down"]
        new.append((keys, values))
    scores = normalize(x) @ weights["bytes"].T
    return new, jax.random.categorical(key, scores / 0.5)


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--text", default=root / "LICENSE")
    parser.add_argument("--steps", type=int, default=400)
    arguments = parser.parse_args()
    text = np.frombuffer(pathlib.Path(arguments.text).read_bytes(), np.uint8).astype(np.int32)
    weights = initial(jax.random.key(0))
    moments = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights))
    random, begin = np.random.RandomState(0), time.time()
    for number in range(1, arguments.steps + 1):
        starts = random.randint(0, len(text) - CONTEXT, 16)
        windows = np.stack([text[s : s + CONTEXT + 1] for s in starts])
        weights, moments, value = train(weights, moments, float(number), windows)
        if number % 100 == 0 or number == arguments.steps:
            print(f"step {number}: loss {float(value):.3f}, {time.time() - begin:.1f} s")

    caches = [(jnp.zeros((CONTEXT, HEADS, WIDTH // HEADS)),) * 2 for _ in range(LAYERS)]
    caches = jax.tree.map(jnp.copy, caches)
    prompt = "the "
    tokens = list(prompt.encode())
    begin = time.time()
    for place in range(CONTEXT - 1):
        caches, token = decode(weights, caches, tokens[place], place, jax.random.key(place))
        if place + 1 >= len(tokens):
            tokens.append(int(token))
    seconds = time.time() - begin
    print(bytes(tokens).decode(errors="replace"))
    print(f"{(CONTEXT - 1) / seconds:.0f} bytes a second, with compiling")


if __name__ == "__main__":
    main()

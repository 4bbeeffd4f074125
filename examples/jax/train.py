# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a small convolutional network to read handwritten digits.

JAX_PLATFORMS=tenon python examples/jax/train.py
"""

import argparse
import pathlib
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np

DATA = pathlib.Path(__file__).resolve().parent.parent / "train-digits"


def initial(key):
    k = jax.random.split(key, 3)
    return {
        "filters": 0.3 * jax.random.normal(k[0], (3, 3, 1, 16)),
        "hidden": 0.1 * jax.random.normal(k[1], (4 * 4 * 16, 64)),
        "out": 0.1 * jax.random.normal(k[2], (64, 10)),
    }


def logits(weights, images):
    x = images.reshape(-1, 8, 8, 1)
    x = jax.lax.conv_general_dilated(
        x, weights["filters"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    x = jax.nn.relu(x)
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = jnp.tanh(x.reshape(len(x), -1) @ weights["hidden"])
    return x @ weights["out"]


def loss(weights, images, labels):
    scores = jax.nn.log_softmax(logits(weights, images))
    return -jnp.mean(jnp.take_along_axis(scores, labels[:, None], axis=1))


def step(weights, momentum, images, labels):
    value, gradient = jax.value_and_grad(loss)(weights, images, labels)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradient)
    weights = jax.tree.map(lambda w, m: w - 0.05 * m, weights, momentum)
    return weights, momentum, value


def show_progress(done, value, seconds):
    if sys.stderr.isatty():
        bar = "#" * int(30 * done)
        print(f"\r[{bar:<30}] loss {value:.3f}, {seconds:.1f} s", end="", file=sys.stderr)


def plot(losses, rows=10, columns=60):
    """Prints the losses as a curve of characters."""
    parts = [float(np.mean(part)) for part in np.array_split(losses, min(columns, len(losses)))]
    top = max(parts)
    for row in range(rows, 0, -1):
        line = "".join("*" if part * rows / top >= row - 0.5 else " " for part in parts)
        print(f"{top * row / rows:6.2f} |{line}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--batch", type=int, default=64)
    arguments = parser.parse_args()
    read = lambda name: np.load(DATA / f"{name}.npy")
    images, labels = read("images").reshape(-1, 64).astype(np.float32), read("labels").astype(np.int32)
    tests, answers = read("test_images").reshape(-1, 64).astype(np.float32), read("test_labels")
    scale = images.max()

    weights = initial(jax.random.key(0))
    momentum = jax.tree.map(jnp.zeros_like, weights)
    train = jax.jit(step, donate_argnums=(0, 1))
    random, losses, start = np.random.RandomState(0), [], time.time()
    for number in range(arguments.steps):
        chosen = random.randint(0, len(images), arguments.batch)
        weights, momentum, value = train(weights, momentum, images[chosen] / scale, labels[chosen])
        losses.append(value)
        if number % 50 == 49:
            show_progress((number + 1) / arguments.steps, float(value), time.time() - start)
    losses = np.array(jax.device_get(losses))
    seconds = time.time() - start
    print(f"\n{arguments.steps} steps in {seconds:.2f} s on {jax.devices()[0]}")
    plot(losses)
    right = jnp.argmax(jax.jit(logits)(weights, tests / scale), axis=1) == answers
    print(f"accuracy: {100 * float(jnp.mean(right)):.2f} %")


if __name__ == "__main__":
    main()

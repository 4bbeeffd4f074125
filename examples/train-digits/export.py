#!/usr/bin/env python3
"""Write the training program as StableHLO, and the data it learns from.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python export.py

All of it is in the repository already. losses.npy and accuracy.npy are what the
same program gives under JAX.
"""
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

STEPS = 200
BATCH = 128
RATE = 3e-3
WIDTHS = (64, 128, 64, 10)


def load():
    data, labels = load_digits(return_X_y=True)
    # The pixels are whole numbers from 0 to 16.
    return train_test_split(data.astype(np.uint8), labels.astype(np.int32), test_size=360, stratify=labels,
                            random_state=1)


def logits(w, x):
    x = x.astype(jnp.float32) / 16
    for i, (weight, bias) in enumerate(w):
        x = x @ weight + bias
        if i + 1 < len(w):
            x = jax.nn.relu(x)
    return x


def loss(w, x, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits(w, x)), y[:, None], axis=1).mean()


def main(images, labels, test_images, test_labels, seed):
    """200 steps of Adam (Kingma and Ba, 2015) from random weights: the loss at each step and the final accuracy."""
    key = jax.random.key(seed)
    keys = jax.random.split(key, len(WIDTHS))
    w = [(jax.random.normal(k, (n, m)) * np.float32(np.sqrt(2 / n)), jnp.zeros(m))
         for k, n, m in zip(keys, WIDTHS, WIDTHS[1:])]
    zeros = jax.tree.map(jnp.zeros_like, w)

    def step(state, t):
        w, m, v = state
        some = jax.random.randint(jax.random.fold_in(keys[-1], t), (BATCH,), 0, len(images))
        value, g = jax.value_and_grad(loss)(w, images[some], labels[some])
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)
        n = t.astype(jnp.float32) + 1
        w = jax.tree.map(lambda w, m, v: w - RATE * (m / (1 - 0.9 ** n)) / (jnp.sqrt(v / (1 - 0.999 ** n)) + 1e-8), w, m, v)
        return (w, m, v), value

    (w, _, _), losses = jax.lax.scan(step, (w, zeros, zeros), jnp.arange(STEPS))
    right = logits(w, test_images).argmax(axis=1) == test_labels
    return losses, right.astype(jnp.float32).mean()


if __name__ == "__main__":
    here = pathlib.Path(__file__).resolve().parent
    images, test_images, labels, test_labels = load()
    arguments = images, labels, test_images, test_labels, np.uint32(1)
    for name, value in zip(("images", "labels", "test_images", "test_labels"), arguments):
        np.save(here / f"{name}.npy", value)
    (here / "train.mlir").write_text(jax.jit(main).lower(*arguments).as_text())
    losses, accuracy = jax.jit(main)(*arguments)
    np.save(here / "losses.npy", losses)
    np.save(here / "accuracy.npy", accuracy)
    print(f"loss {losses[0]:.3f} -> {losses[-1]:.3f}, accuracy {100 * accuracy:.2f} %")

#!/usr/bin/env python3
"""Train the text generator on the LICENSE of this project and write its files.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python train.py

Everything it writes is in the repository already; training takes some minutes.
"""
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file

HIDDEN = 96
PROMPT = 16
LENGTH = 400
STEPS = 3000
BATCH = 32
WINDOW = 96
RATE = 4e-3

# The characters the model knows: a place in this string is a character's number.
# Others are read as a space.
ALPHABET = " \nabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:()\"'/-"


def encode(text):
    return np.array([max(ALPHABET.find(c), 0) for c in text], dtype=np.int32)


def cell(w, state, token):
    """One step of an LSTM (Hochreiter and Schmidhuber, 1997): the next state and the logits of the next character."""
    h, c = state
    gates = w["input"][token] + h @ w["hidden"] + w["bias"]
    i, f, g, o = jnp.split(gates, 4, axis=-1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return (h, c), h @ w["out.weight"] + w["out.bias"]


def generate(prompt, seed, temperature, bias, hidden, inputs, out_bias, out_weight):
    """LENGTH characters that go on from `prompt`, drawn by the Gumbel-max trick."""
    w = {"bias": bias, "hidden": hidden, "input": inputs, "out.bias": out_bias, "out.weight": out_weight}
    zeros = jnp.zeros(HIDDEN)
    state, logits = jax.lax.scan(lambda s, t: cell(w, s, t), (zeros, zeros), prompt)
    key = jax.random.key(seed)

    def step(carry, t):
        state, logits = carry
        noise = jax.random.gumbel(jax.random.fold_in(key, t), logits.shape)
        token = (logits / temperature + noise).argmax().astype(jnp.int32)
        return cell(w, state, token), token
    return jax.lax.scan(step, (state, logits[-1]), jnp.arange(LENGTH))[1]


def train(text):
    n = len(ALPHABET)
    keys = jax.random.split(jax.random.key(1), 4)
    scale = 1 / np.sqrt(HIDDEN)
    w = {"bias": jnp.zeros(4 * HIDDEN).at[HIDDEN:2 * HIDDEN].set(1.0),
         "hidden": jax.random.normal(keys[0], (HIDDEN, 4 * HIDDEN)) * scale,
         "input": jax.random.normal(keys[1], (n, 4 * HIDDEN)) * 0.3,
         "out.bias": jnp.zeros(n),
         "out.weight": jax.random.normal(keys[2], (HIDDEN, n)) * scale}

    def loss(w, rows):
        zeros = jnp.zeros((BATCH, HIDDEN))
        _, logits = jax.lax.scan(lambda s, t: cell(w, s, t), (zeros, zeros), rows[:, :-1].T)
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), rows[:, 1:].T[..., None], axis=-1).mean()

    @jax.jit
    def step(w, m, v, t, rows):
        value, g = jax.value_and_grad(loss)(w, rows)
        norm = jnp.sqrt(sum((x * x).sum() for x in jax.tree.leaves(g)))
        g = jax.tree.map(lambda g: g * jnp.minimum(1, 1 / norm), g)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, v, g)
        rate = RATE * 0.5 * (1 + jnp.cos(jnp.pi * t / STEPS))
        w = jax.tree.map(lambda w, m, v: w - rate * (m / (1 - 0.9 ** t)) / (jnp.sqrt(v / (1 - 0.99 ** t)) + 1e-8), w, m, v)
        return w, m, v, value

    rng = np.random.default_rng(1)
    m = v = jax.tree.map(jnp.zeros_like, w)
    for t in range(1, STEPS + 1):
        starts = rng.integers(0, len(text) - WINDOW, BATCH)
        w, m, v, value = step(w, m, v, float(t), np.stack([text[s:s + WINDOW] for s in starts]))
        if t % 500 == 0:
            print(f"step {t}: {value / np.log(2):.2f} bits a character", flush=True)
    return {name: np.asarray(x) for name, x in w.items()}


def main():
    here = pathlib.Path(__file__).resolve().parent
    w = train(encode((here / "../../LICENSE").read_text()))
    assert list(w) == sorted(w)  # the order of weights.safetensors
    save_file(w, here / "weights.safetensors")
    arguments = encode("Subject to the t"), np.uint32(1), np.float32(0.5), *w.values()
    assert len(arguments[0]) == PROMPT
    np.save(here / "prompt.npy", arguments[0])
    (here / "model.mlir").write_text(jax.jit(generate).lower(*arguments).as_text())
    tokens = np.asarray(jax.jit(generate)(*arguments))
    np.save(here / "tokens.npy", tokens)
    print("".join(ALPHABET[t] for t in tokens))


if __name__ == "__main__":
    main()

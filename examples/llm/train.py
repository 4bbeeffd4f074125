#!/usr/bin/env python3
"""Train the small model on the pages of this project and write its files.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python train.py

It takes some minutes; what it writes is in the repository already: small/prefill.mlir, small/step.mlir and small/weights.gguf.
    venv/bin/python train.py --shape=1b --random --kind=Q4_0 FOLDER
writes a model of 1.1 billion random weights, to measure with.
"""
import argparse
import functools
import pathlib

import jax
import jax.numpy as jnp
import numpy as np

import model

HERE = pathlib.Path(__file__).resolve().parent


def text():
    """The pages as characters of ASCII."""
    pages = sorted((HERE.parent.parent / "docs").glob("*.md"))
    pages = "\n".join(page.read_text() for page in pages)
    return np.array([ord(c) if ord(c) < 128 else 32 for c in pages], np.int32)


def initial(shape, seed=1):
    rng = np.random.default_rng(seed)
    w = {name: (rng.standard_normal(size) * size[1] ** -0.5).astype(np.float32)
         for name, size in {"token_embd": (shape.vocabulary, shape.width), **model.matrices(shape)}.items()}
    w.update({name: np.ones(size, np.float32) for name, size in model.vectors(shape).items()})
    return {name: jnp.asarray(a) for name, a in w.items()}


def loss(shape, w, tokens):
    """The mean of -log p of each token behind the ones before."""
    def one(line):
        x, positions = w["token_embd"][line[:-1]], jnp.arange(line.size - 1)
        for i in range(shape.layers):
            x = model.layer(shape, w, i, x, positions, lambda i, k, v: (k, v))
        logits = model.norm(x, w["output_norm"]) @ w["output"].T
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), line[1:, None], 1).mean()
    return jax.vmap(one)(tokens).mean()


def train(shape, steps, batch=5, rate=3e-3):
    """AdamW (Loshchilov and Hutter, 2019) with a cosine schedule."""
    data, rng, window = text(), np.random.default_rng(0), shape.context
    w = initial(shape)
    moments = (jax.tree.map(jnp.zeros_like, w), jax.tree.map(jnp.zeros_like, w))

    @functools.partial(jax.jit, donate_argnums=(0, 1))
    def update(w, moments, tokens, t):
        value, gradient = jax.value_and_grad(functools.partial(loss, shape))(w, tokens)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
        v = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, moments[1], gradient)
        now = rate * jnp.minimum(t / 50, 1) * (0.55 + 0.45 * jnp.cos(jnp.pi * t / steps))
        w = jax.tree.map(lambda w, m, v: w - now * (m / (1 - 0.9 ** t) / (jnp.sqrt(v / (1 - 0.99 ** t)) + 1e-8)
                                                    + 0.05 * w), w, m, v)
        return w, (m, v), value
    for t in range(1, steps + 1):
        at = rng.integers(0, len(data) - window - 1, batch)
        w, moments, value = update(w, moments, np.stack([data[a:a + window + 1] for a in at]), float(t))
        if t % 100 == 0 or t == 1:
            print(f"step {t}: {float(value):.3f}", flush=True)
    return w


def random_tensors(shape):
    """Codes and scales drawn in place of numbers, one matrix at a time."""
    rng = np.random.default_rng(0)
    tensors = {}
    for name, dims in model.matrices(shape).items():
        blocks = dims[0] * dims[1] // 32
        size = blocks * model.BLOCK[shape.kind]

        def draw(dims=dims, blocks=blocks):
            # Codes whose mean is 0: another makes all keys alike after some layers, and the softmax as sharp as no trained model's.
            raw = np.empty((blocks, model.BLOCK[shape.kind]), np.uint8)
            if shape.kind == "Q8_0":
                raw[:, 2:] = rng.integers(-127, 128, (blocks, 32), dtype=np.int8).view(np.uint8)
            else:
                low, high = rng.integers(1, 16, (2, blocks, 16), dtype=np.uint8)
                raw[:, 2:] = low | high << 4
            scale = np.full((blocks, 1), dims[1] ** -0.5 / (73 if shape.kind == "Q8_0" else 4.3), np.float16)
            raw[:, :2] = scale.view(np.uint8)
            return raw.tobytes()
        tensors[name] = (shape.kind, dims, size, draw)
    dims = (shape.vocabulary, shape.width)
    tensors["token_embd"] = ("F16", dims, 2 * dims[0] * dims[1],
                             lambda: rng.standard_normal(dims, np.float32).astype(np.float16).tobytes())
    for name, size in model.vectors(shape).items():
        tensors[name] = ("F32", (size,), 4 * size, np.ones(size, np.float32).tobytes())
    return tensors


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--shape", default="small", choices=model.SHAPES)
    parser.add_argument("--kind", default="Q8_0", choices=model.BLOCK)
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--programs", action="store_true", help="write the programs alone")
    parser.add_argument("--random", action="store_true", help="random weights instead of trained ones")
    options = parser.parse_args()
    shape = model.dataclasses.replace(model.SHAPES[options.shape], kind=options.kind)
    folder = options.folder or HERE / options.shape
    folder.mkdir(parents=True, exist_ok=True)
    for function in (model.prefill, model.step):
        (folder / f"{function.__name__}.mlir").write_text(model.program(shape, function))
    if options.programs:
        return
    tensors = random_tensors(shape) if options.random else model.stored(shape, train(shape, options.steps))
    model.write_gguf(folder / "weights.gguf", shape, tensors)


if __name__ == "__main__":
    main()

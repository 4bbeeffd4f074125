#!/usr/bin/env python3
"""Write the sentence encoder as StableHLO, and a small one with its answers.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt
    venv/bin/python export.py

Writes model.mlir (all-MiniLM-L6-v2 for BATCH sentences of LENGTH tokens) and
small/ (the same code at a small size with random weights, and the embeddings
that NumPy computes). All of it is in the repository already.
"""
import dataclasses
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from safetensors.numpy import save_file

import reference


@dataclasses.dataclass(frozen=True)
class Sizes:
    batch: int
    length: int
    vocabulary: int
    positions: int
    width: int
    inner: int
    layers: int
    heads: int


MINILM = Sizes(batch=8, length=32, vocabulary=30522, positions=512, width=384, inner=1536, layers=6, heads=12)
SMALL = Sizes(batch=2, length=8, vocabulary=50, positions=16, width=24, inner=48, layers=2, heads=3)


def shapes(s):
    """The tensors of the checkpoint, in the order of their data in the file."""
    result = {
        "embeddings.position_ids": (1, s.positions),
        "embeddings.LayerNorm.bias": (s.width,),
        "embeddings.LayerNorm.weight": (s.width,),
        "embeddings.position_embeddings.weight": (s.positions, s.width),
        "embeddings.token_type_embeddings.weight": (2, s.width),
        "embeddings.word_embeddings.weight": (s.vocabulary, s.width),
    }
    for i in range(s.layers):
        prefix = f"encoder.layer.{i}."
        for name, n, m in (("attention.output.LayerNorm", s.width, None), ("attention.output.dense", s.width, s.width),
                           ("attention.self.key", s.width, s.width), ("attention.self.query", s.width, s.width),
                           ("attention.self.value", s.width, s.width), ("intermediate.dense", s.inner, s.width),
                           ("output.LayerNorm", s.width, None), ("output.dense", s.width, s.inner)):
            result[f"{prefix}{name}.bias"] = (n,)
            result[f"{prefix}{name}.weight"] = (n,) if m is None else (n, m)
    result["pooler.dense.bias"] = (s.width,)
    result["pooler.dense.weight"] = (s.width, s.width)
    return result


def layer_norm(w, name, x):
    mean = x.mean(axis=-1, keepdims=True)
    centered = x - mean
    variance = (centered * centered).mean(axis=-1, keepdims=True)
    return centered * jax.lax.rsqrt(variance + 1e-12) * w[name + ".weight"] + w[name + ".bias"]


def dense(w, name, x):
    return jnp.einsum("bld,nd->bln", x, w[name + ".weight"]) + w[name + ".bias"]


def embed(s, ids, mask, w):
    """Embeddings of length 1, one a sentence. `mask` is 1 at tokens and 0 at padding."""
    x = w["embeddings.word_embeddings.weight"][ids]
    x = x + w["embeddings.position_embeddings.weight"][:s.length] + w["embeddings.token_type_embeddings.weight"][0]
    x = layer_norm(w, "embeddings.LayerNorm", x)
    bias = (1 - mask)[:, None, None, :] * -1e9
    for i in range(s.layers):
        p = f"encoder.layer.{i}."
        heads = (s.batch, s.length, s.heads, s.width // s.heads)
        q, k, v = (dense(w, f"{p}attention.self.{name}", x).reshape(heads) for name in ("query", "key", "value"))
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.float32(np.sqrt(heads[-1])) + bias
        mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v).reshape(x.shape)
        x = layer_norm(w, p + "attention.output.LayerNorm", x + dense(w, p + "attention.output.dense", mixed))
        y = jax.nn.gelu(dense(w, p + "intermediate.dense", x), approximate=False)
        x = layer_norm(w, p + "output.LayerNorm", x + dense(w, p + "output.dense", y))
    total = (x * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
    return total * jax.lax.rsqrt((total * total).sum(axis=-1, keepdims=True))


def text(s):
    names = list(shapes(s))

    def main(ids, mask, *weights):
        return embed(s, ids, mask, dict(zip(names, weights)))
    arguments = [jax.ShapeDtypeStruct((s.batch, s.length), t) for t in (jnp.int32, jnp.float32)]
    with jax.enable_x64(True):  # the checkpoint stores position_ids as i64
        for name, shape in shapes(s).items():
            arguments.append(jax.ShapeDtypeStruct(shape, jnp.int64 if name.endswith("_ids") else jnp.float32))
        return jax.jit(main, keep_unused=True).lower(*arguments).as_text()


def main():
    here = pathlib.Path(__file__).resolve().parent
    (here / "model.mlir").write_text(text(MINILM))

    small = here / "small"
    small.mkdir(exist_ok=True)
    (small / "model.mlir").write_text(text(SMALL))
    rng = np.random.default_rng(1)
    weights = {}
    for name, shape in shapes(SMALL).items():
        if name.endswith("_ids"):
            weights[name] = np.arange(shape[1], dtype=np.int64)[None]
        else:
            center = 1.0 if name.endswith("LayerNorm.weight") else 0.0
            weights[name] = (center + 0.3 * rng.standard_normal(shape)).astype(np.float32)
    save_file(weights, small / "weights.safetensors")
    ids = rng.integers(0, SMALL.vocabulary, (SMALL.batch, SMALL.length), dtype=np.int32)
    mask = np.ones_like(ids, dtype=np.float32)
    mask[1, 5:] = 0
    np.save(small / "ids.npy", ids)
    np.save(small / "mask.npy", mask)
    np.save(small / "embeddings.npy", reference.embed(weights, ids, mask, SMALL.heads))


if __name__ == "__main__":
    main()

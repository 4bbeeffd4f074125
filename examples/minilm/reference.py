#!/usr/bin/env python3
"""The sentence encoder in NumPy: a second implementation to compare with.

    reference.py WEIGHTS.safetensors IDS.npy MASK.npy EMBEDDINGS.npy

Computes the embeddings in f64 from the checkpoint's own tensors and compares
them with EMBEDDINGS.npy, which tensor-run wrote. Exits with 1 when an element
differs by more than 1e-5.
"""
import json
import math
import struct
import sys

import numpy as np

erf = np.vectorize(math.erf, otypes=[np.float64])


def read_safetensors(path):
    with open(path, "rb") as file:
        size, = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(size))
        data = file.read()
    header.pop("__metadata__", None)
    types = {"F32": np.float32, "I64": np.int64}
    return {name: np.frombuffer(data[slice(*entry["data_offsets"])], types[entry["dtype"]]).reshape(entry["shape"])
            for name, entry in header.items()}


def embed(weights, ids, mask, heads):
    w = {name: value.astype(np.float64) for name, value in weights.items() if value.dtype == np.float32}
    layers = 1 + max(int(name.split(".")[2]) for name in w if name.startswith("encoder.layer."))

    def dense(name, x):
        return x @ w[name + ".weight"].T + w[name + ".bias"]

    def norm(name, x):
        scaled = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-12)
        return scaled * w[name + ".weight"] + w[name + ".bias"]

    result = []
    for row, seen in zip(ids, mask):
        row = row[:int(seen.sum())]  # padding takes no part at all
        x = w["embeddings.word_embeddings.weight"][row] + w["embeddings.position_embeddings.weight"][:len(row)]
        x = norm("embeddings.LayerNorm", x + w["embeddings.token_type_embeddings.weight"][0])
        for i in range(layers):
            p = f"encoder.layer.{i}."
            q, k, v = (np.split(dense(f"{p}attention.self.{name}", x), heads, axis=1)
                       for name in ("query", "key", "value"))
            mixed = []
            for qh, kh, vh in zip(q, k, v):
                scores = qh @ kh.T / np.sqrt(qh.shape[1])
                scores = np.exp(scores - scores.max(-1, keepdims=True))
                mixed.append(scores / scores.sum(-1, keepdims=True) @ vh)
            x = norm(p + "attention.output.LayerNorm",
                     x + dense(p + "attention.output.dense", np.concatenate(mixed, axis=1)))
            y = dense(p + "intermediate.dense", x)
            x = norm(p + "output.LayerNorm", x + dense(p + "output.dense", y * (1 + erf(y / np.sqrt(2))) / 2))
        mean = x.mean(axis=0)
        result.append(mean / np.sqrt((mean * mean).sum()))
    return np.array(result, dtype=np.float32)


def main():
    weights, ids, mask, got = sys.argv[1:]
    expected = embed(read_safetensors(weights), np.load(ids), np.load(mask), heads=12)
    difference = np.abs(expected - np.load(got)).max()
    print(f"NumPy in f64 and Tenon differ by at most {difference:.1e}")
    return 0 if difference <= 1e-5 else 1


if __name__ == "__main__":
    sys.exit(main())

"""A transformer of Llama's shape in JAX, and how its weights are stored.

Root mean square norms, rotary embedding, grouped heads, SwiGLU (Touvron et al., 2023). Two functions work on the
same weights and caches: `prefill` reads a prompt, `step` one token more. Matrices are blocks of GGUF's Q8_0 or Q4_0 in
bytes, which the functions decode: the compiler keeps them as they are (docs/Quantized.md).
"""
import dataclasses
import re
import struct

import jax
import jax.numpy as jnp
import numpy as np


@dataclasses.dataclass(frozen=True)
class Shape:
    vocabulary: int = 128  # ASCII
    width: int = 128
    layers: int = 3
    heads: int = 4
    groups: int = 2  # heads of keys and values
    hidden: int = 352
    context: int = 256
    prompt: int = 64  # longest prompt of prefill
    kind: str = "Q8_0"

    @property
    def head(self):
        return self.width // self.heads


SHAPES = {
    "small": Shape(),
    "tiny": Shape(width=64, layers=2, heads=2, groups=1, hidden=160, context=128, prompt=32),
    "1b": Shape(32000, 2048, 22, 32, 4, 5632, 2048, 512),
}


def matrices(shape):
    """The names of all matrices, and their rows and columns."""
    d, kv = shape.width, shape.groups * shape.head
    sizes = {}
    for i in range(shape.layers):
        sizes.update({f"blk.{i}.attn_q": (d, d), f"blk.{i}.attn_k": (kv, d), f"blk.{i}.attn_v": (kv, d),
                      f"blk.{i}.attn_output": (d, d), f"blk.{i}.ffn_gate": (shape.hidden, d),
                      f"blk.{i}.ffn_up": (shape.hidden, d), f"blk.{i}.ffn_down": (d, shape.hidden)})
    sizes["output"] = (shape.vocabulary, d)
    return sizes


def vectors(shape):
    names = [f"blk.{i}.{name}" for i in range(shape.layers) for name in ("attn_norm", "ffn_norm")]
    return {name: shape.width for name in names + ["output_norm"]}


# ---- Blocks ------------------------------------------------------------------

BLOCK = {"Q8_0": 34, "Q4_0": 18}


def encode(matrix, kind):
    """Rows of blocks of 32 numbers: a scale of f16, then codes."""
    blocks = np.asarray(matrix, np.float32).reshape(-1, 32)
    if kind == "Q8_0":
        scale = np.abs(blocks).max(1, keepdims=True) / 127
    else:
        # The number of the largest magnitude becomes -8.
        scale = np.take_along_axis(blocks, np.abs(blocks).argmax(1)[:, None], 1) / -8
    factor = np.divide(1, scale, out=np.zeros_like(scale), where=scale != 0)
    codes = np.rint(blocks * factor)
    if kind == "Q8_0":
        codes = codes.astype(np.int8).view(np.uint8)
    else:
        codes = (np.clip(codes, -8, 7) + 8).astype(np.uint8)
        codes = codes[:, :16] | codes[:, 16:] << 4
    raw = np.concatenate([scale.astype(np.float16).view(np.uint8), codes], 1)
    return raw.reshape(matrix.shape[0], -1)


def decode(raw, kind):
    """The numbers of rows of blocks, in f32."""
    rows = raw.shape[0]
    blocks = raw.reshape(rows, -1, BLOCK[kind])
    scale = jax.lax.bitcast_convert_type(blocks[:, :, :2], jnp.float16).astype(jnp.float32)
    codes = blocks[:, :, 2:]
    if kind == "Q8_0":
        codes = jax.lax.bitcast_convert_type(codes, jnp.int8)
    else:
        codes = jnp.concatenate([codes & 15, codes >> 4], 2).astype(jnp.int8) - 8
    return (codes.astype(jnp.float32) * scale[:, :, None]).reshape(rows, -1)


# ---- Layers ------------------------------------------------------------------


def norm(x, weight):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * weight


def rotate(x, positions):
    """Turns pairs of a head by an angle for the position (Su et al., 2021). x: [tokens, heads, head]"""
    half = x.shape[-1] // 2
    angles = positions[:, None] * 10000.0 ** (-jnp.arange(half) / half)
    cos, sin = jnp.cos(angles)[:, None], jnp.sin(angles)[:, None]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, a * sin + b * cos], -1)


def attend(shape, q, k, v, positions):
    """q: [tokens, heads, head]; k, v: [places, groups, head]. A token sees the places up to its position."""
    each = shape.heads // shape.groups
    q = q.reshape(q.shape[0], shape.groups, each, shape.head)
    scores = jnp.einsum("tgeh,pgh->getp", q, k) * shape.head ** -0.5
    seen = jnp.arange(k.shape[0])[None] <= positions[:, None]
    weights = jax.nn.softmax(jnp.where(seen, scores, -1e30), -1)
    return jnp.einsum("getp,pgh->tgeh", weights, v).reshape(q.shape[0], shape.width)


def layer(shape, w, i, x, positions, cache):
    """One layer for these tokens. `cache` stores keys and values, and returns all that there are."""
    name, tokens = f"blk.{i}.", x.shape[0]
    h = norm(x, w[name + "attn_norm"])
    q = rotate((h @ w[name + "attn_q"].T).reshape(tokens, shape.heads, shape.head), positions)
    k = rotate((h @ w[name + "attn_k"].T).reshape(tokens, shape.groups, shape.head), positions)
    v = (h @ w[name + "attn_v"].T).reshape(tokens, shape.groups, shape.head)
    k, v = cache(i, k, v)
    x = x + attend(shape, q, k, v, positions) @ w[name + "attn_output"].T
    h = norm(x, w[name + "ffn_norm"])
    h = jax.nn.silu(h @ w[name + "ffn_gate"].T) * (h @ w[name + "ffn_up"].T)
    return x + h @ w[name + "ffn_down"].T


def numbers(shape, w):
    return {n: decode(a, shape.kind) if n in matrices(shape) else a for n, a in w.items()}


def run(shape, w, tokens, start, caches):
    """The last layer's norm for tokens at places from `start`, and the caches with them: keys and values of each layer."""
    w = numbers(shape, w)
    caches = list(caches)
    positions = start + jnp.arange(tokens.shape[0])

    def cache(i, k, v):
        for at, new in ((2 * i, k), (2 * i + 1, v)):
            caches[at] = jax.lax.dynamic_update_slice(caches[at], new, (start, 0, 0))
        return caches[2 * i], caches[2 * i + 1]
    x = w["token_embd"][tokens].astype(jnp.float32)
    for i in range(shape.layers):
        x = layer(shape, w, i, x, positions, cache)
    return norm(x, w["output_norm"]), w["output"], caches


def prefill(shape, tokens, count, caches, w):
    """The logits behind the first `count` tokens, which are stored from place 0."""
    x, output, caches = run(shape, w, tokens, 0, caches)
    return jax.lax.dynamic_slice(x, (count - 1, 0), (1, shape.width))[0] @ output.T, *caches


def step(shape, token, position, caches, w):
    """The logits behind one token at this place."""
    x, output, caches = run(shape, w, token[None], position, caches)
    return x[0] @ output.T, *caches


# ---- Files -------------------------------------------------------------------


def arguments(shape):
    """The types of weights, as they are stored, by name."""
    types = {"token_embd": jax.ShapeDtypeStruct((shape.vocabulary, shape.width), jnp.float16)}
    for name, (rows, columns) in matrices(shape).items():
        types[name] = jax.ShapeDtypeStruct((rows, columns // 32 * BLOCK[shape.kind]), jnp.uint8)
    for name, size in vectors(shape).items():
        types[name] = jax.ShapeDtypeStruct((size,), jnp.float32)
    return types


def program(shape, function):
    """The text of `prefill` or `step`, with names of arguments; weights are bound, caches donated."""
    cache = jax.ShapeDtypeStruct((shape.context, shape.groups, shape.head), jnp.float32)
    count = 2 * shape.layers
    number = jax.ShapeDtypeStruct((), jnp.int32)
    tokens = jax.ShapeDtypeStruct((shape.prompt,), jnp.int32)
    names = sorted(arguments(shape))
    first = [tokens, number] if function is prefill else [number, number]
    lowered = jax.jit(lambda a, b, *rest: function(shape, a, b, rest[:count], dict(zip(names, rest[count:]))),
                      donate_argnums=range(2, 2 + count), keep_unused=True).lower(
        *first, *[cache] * count, *[arguments(shape)[n] for n in names])
    text = lowered.as_text()
    names = ["tokens" if function is prefill else "token", "count" if function is prefill else "position",
             *[f"{name}.{i}" for i in range(shape.layers) for name in ("keys", "values")]] + names
    head, rest = text.split(" -> (", 1)
    for i, name in reversed(list(enumerate(names))):
        bound = ", ten.bound" if i >= 2 + count else ""
        head = re.sub(rf"%arg{i}: (tensor<[^>]*>)( {{[^}}]*}})?",
                      lambda m: f"%arg{i}: {m[1]}" + (m[2] if m[2] else " {ten.bound}" if bound else "")
                      + f' loc("{name}")', head, count=1)
    return head + " -> (" + rest


GGUF_TYPE = {"F32": 0, "F16": 1, "Q4_0": 2, "Q8_0": 8}


def write_gguf(path, shape, tensors):
    """Writes tensors {name: (type, dimensions, bytes or a function that gives them)}."""
    def text(value):
        return struct.pack("<Q", len(value)) + value.encode()
    header = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), 1)
    header += text("general.architecture") + struct.pack("<I", 8) + text("llama")
    offset, places = 0, []
    for name, (kind, dims, size, _) in tensors.items():
        header += text(name) + struct.pack(f"<I{len(dims)}QIQ", len(dims), *dims[::-1], GGUF_TYPE[kind], offset)
        places.append(offset)
        offset += (size + 31) // 32 * 32
    header += bytes(-len(header) % 32)
    with open(path, "wb") as file:
        file.write(header)
        for place, (_, _, size, data) in zip(places, tensors.values()):
            file.write(bytes(len(header) + place - file.tell()))
            data = data() if callable(data) else data
            assert len(data) == size
            file.write(data)
        file.write(bytes(-file.tell() % 32))


def stored(shape, w):
    """Numbers as tensors of a file."""
    tensors = {}
    for name, dims in {"token_embd": (shape.vocabulary, shape.width), **matrices(shape)}.items():
        kind = "F16" if name == "token_embd" else shape.kind
        data = (np.asarray(w[name], np.float16) if kind == "F16" else encode(w[name], kind)).tobytes()
        tensors[name] = (kind, dims, len(data), data)
    for name, size in vectors(shape).items():
        tensors[name] = ("F32", (size,), 4 * size, np.asarray(w[name], np.float32).tobytes())
    return tensors

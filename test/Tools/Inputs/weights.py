"""Writes .safetensors and .gguf files for weights.test."""
import json
import pathlib
import struct
import sys

import gguf


def write(path, arrays):
    header, data = {}, b""
    for name, (dims, values) in arrays.items():
        begin = len(data)
        data += struct.pack(f"<{len(values)}f", *values)
        header[name] = {"dtype": "F32", "shape": dims, "data_offsets": [begin, len(data)]}
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


folder = pathlib.Path(sys.argv[1])
w, b = ([3, 2], [1, 2, 1, 2, 2, 4]), ([2], [100, 200])
write(folder / "named.safetensors", {"b": b, "w": w})
write(folder / "wrong.safetensors", {"b": ([3], [1, 2, 3]), "w": w})
write(folder / "mixed.safetensors", {"b": b, "c": w})
write(folder / "other.safetensors", {"p": b, "q": w, "r": b})


def tensor(name, dims, values):
    return name, gguf.F32, dims[::-1], struct.pack(f"<{len(values)}f", *values)


gguf.write_gguf(folder / "named.gguf", [tensor("b", *b), tensor("other", *b), tensor("w", *w)])
gguf.write_gguf(folder / "wrong.gguf", [tensor("w", *w), tensor("b", [3], [1, 2, 3])])
gguf.write_gguf(folder / "other.gguf", [tensor("w", *w)])

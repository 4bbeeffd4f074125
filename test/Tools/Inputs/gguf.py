"""gguf.py FILE.gguf FILE.safetensors: writes small tensors, whose values the test has:
  w  F32 [2, 32]     row r: r, r, ...
  q  Q4_0 [2, 32]    row r: (r + 1) / 2 times -8, -7, ..., 7, -8, ...
  a:b  ui8 [4]       5, 5, 5, 5 (safetensors)"""
import struct
import sys


def text(value):
    return struct.pack("<Q", len(value)) + value.encode()


def tensor(name, kind, dims, offset):
    return text(name) + struct.pack(f"<I{len(dims)}QIQ", len(dims), *dims, kind, offset)


codes = bytes(i | i << 4 for i in range(16))
w = struct.pack("<64f", *[0.0] * 32, *[1.0] * 32)
q = struct.pack("<e", 0.5) + codes + struct.pack("<e", 1.0) + codes
header = b"GGUF" + struct.pack("<IQQ", 3, 2, 1) + text("general.name") + struct.pack("<I", 8) + text("test")
header += tensor("w", 0, [32, 2], 0) + tensor("q", 2, [32, 2], len(w))
with open(sys.argv[1], "wb") as file:
    file.write(header + bytes(-len(header) % 32) + w + q)
header = b'{"a:b":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"c":{"dtype":"U8","shape":[1],"data_offsets":[4,5]}}'
with open(sys.argv[2], "wb") as file:
    file.write(struct.pack("<Q", len(header)) + header + bytes([5, 5, 5, 5, 6]))

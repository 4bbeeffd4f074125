"""gguf.py FILE.gguf FILE.safetensors: writes small tensors, whose values the test has:
  w  F32 [2, 32]     row r: r, r, ...
  q  Q4_0 [2, 32]    row r: (r + 1) / 2 times -8, -7, ..., 7, -8, ...
  a:b  ui8 [4]       5, 5, 5, 5 (safetensors)"""
import struct
import sys

F32, Q4_0 = 0, 2


def text(value):
    return struct.pack("<Q", len(value)) + value.encode()


def write_gguf(path, tensors):
    """Writes tensors, given as (name, kind, dimensions, bytes), the first dimension innermost."""
    header = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), 1) + text("general.name") + struct.pack("<I", 8) + text("test")
    data = b""
    for name, kind, dims, values in tensors:
        header += text(name) + struct.pack(f"<I{len(dims)}QIQ", len(dims), *dims, kind, len(data))
        data += values + bytes(-len(values) % 32)
    with open(path, "wb") as file:
        file.write(header + bytes(-len(header) % 32) + data)


def main():
    codes = bytes(i | i << 4 for i in range(16))
    w = struct.pack("<64f", *[0.0] * 32, *[1.0] * 32)
    q = struct.pack("<e", 0.5) + codes + struct.pack("<e", 1.0) + codes
    write_gguf(sys.argv[1], [("w", F32, [32, 2], w), ("q", Q4_0, [32, 2], q)])
    header = b'{"a:b":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"c":{"dtype":"U8","shape":[1],"data_offsets":[4,5]}}'
    with open(sys.argv[2], "wb") as file:
        file.write(struct.pack("<Q", len(header)) + header + bytes([5, 5, 5, 5, 6]))


if __name__ == "__main__":
    main()

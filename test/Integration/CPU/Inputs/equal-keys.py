"""Writes numbers of which each fifth is a zero and each fifth a NaN, of any sign
and, for NaN, with any other bits."""
import random
import sys

random.seed(1)


def write(name, shape, dtype, width, exponent):
    """`exponent`: where the exponent's bits begin."""
    sign = 1 << (width - 1)
    quiet = sign - (1 << (exponent - 1))
    count = 1
    for size in shape:
        count *= size
    data = b""
    for _ in range(count):
        bits = random.getrandbits(width)
        bits = random.choice([bits & sign, bits | quiet, bits, bits, bits])
        data += bits.to_bytes(width // 8, "little")
    header = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}"
    header = header.ljust(117) + "\n"
    with open(f"{sys.argv[1]}/{name}.npy", "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + data)


write("a", (6000,), "<f4", 32, 23)
write("b", (21, 37), "<f4", 32, 23)
write("c", (400,), "<f8", 64, 52)
write("d", (6, 90), "<V2", 16, 7)
write("e", (29,), "<f4", 32, 23)

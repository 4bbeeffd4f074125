"""Writes kernels of convolutions in which a few weights are not finite."""
import array
import math
import random
import struct
import sys


def save(path, shape, code, values):
    header = f"{{'descr': '<f{array.array(code).itemsize}', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (63 - (len(header) + 10) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        array.array(code, values).tofile(file)


random.seed(7)
for name, shape, code in (("a", (3, 3, 32, 24), "f"), ("b", (3, 2, 16, 20), "d"), ("c", (3, 3, 3, 16, 16), "f")):
    count = math.prod(shape)
    kernel = [random.gauss(0, 1) for _ in range(count)]
    # Of the window's first row, and of its last one, for features of their own.
    for feature, value in enumerate((math.inf, -math.inf, math.nan)):
        kernel[shape[-1] + 2 * feature] = value
        kernel[count - 2 * shape[-1] + 2 * feature + 1] = value
    save(f"{sys.argv[1]}/{name}.npy", shape, code, kernel)

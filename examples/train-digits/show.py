#!/usr/bin/env python3
"""Print the loss every ten steps with a bar, and the accuracy.

    show.py [--minimum=PERCENT] LOSSES.npy ACCURACY.npy

Exits with 1 when the accuracy is below PERCENT (default 95). Plain Python 3, no
packages.
"""
import argparse
import array
import pathlib
import struct
import sys

STEP = 10
COLUMNS = 60


def read_floats(path):
    """The elements of a little-endian f32 .npy file."""
    data = pathlib.Path(path).read_bytes()
    if data[:6] != b"\x93NUMPY" or b"'<f4'" not in data[:128]:
        raise ValueError("expects a .npy file of f32")
    size, = struct.unpack_from("<H", data, 8)
    return array.array("f", data[10 + size:])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("losses", metavar="LOSSES.npy")
    parser.add_argument("accuracy", metavar="ACCURACY.npy")
    parser.add_argument("--minimum", type=float, default=95.0, metavar="PERCENT")
    args = parser.parse_args()
    try:
        losses, (accuracy,) = read_floats(args.losses), read_floats(args.accuracy)
    except (OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    for first in range(0, len(losses), STEP):
        mean = sum(losses[first:first + STEP]) / len(losses[first:first + STEP])
        print(f"step {first:3}  loss {mean:6.3f}  {'#' * round(COLUMNS * min(mean / max(losses), 1))}")
    print(f"\naccuracy on images it has not seen: {100 * accuracy:.2f} %")
    if 100 * accuracy < args.minimum:
        print(f"error: expects at least {args.minimum:g} %", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

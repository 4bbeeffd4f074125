#!/usr/bin/env python3
"""Print how many digits were read right, and draw some with what was read.

    show.py [--minimum=PERCENT] CLASSES.npy

CLASSES.npy holds the class of each image of images.npy, as tensor-run --output
wrote it. Exits with 1 when fewer than PERCENT (default 97) are right. Plain
Python 3, no packages.
"""
import argparse
import array
import ast
import pathlib
import struct
import sys

CODES = {"f4": "f", "f8": "d", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B"}
SHADES = " ░▒▓█"
COLUMNS = 12  # of one digit; a character is about twice as tall as wide
GAP = " "
DRAWN = 6     # digits side by side: 77 columns


def read_npy(path):
    """The dimensions and the elements, flat, of a little-endian .npy file."""
    data = pathlib.Path(path).read_bytes()
    if data[:6] != b"\x93NUMPY" or len(data) < 12:
        raise ValueError("not a .npy file")
    wide = data[6] > 1
    size, = struct.unpack_from("<I" if wide else "<H", data, 8)
    start = (12 if wide else 10) + size
    header = ast.literal_eval(data[start - size:start].decode("latin-1"))
    code = CODES.get(header["descr"][1:])
    if code is None or header["descr"][0] not in "<|" or header["fortran_order"]:
        raise ValueError(f"cannot read elements '{header['descr']}'")
    values = array.array(code, data[start:])
    if sys.byteorder == "big":
        values.byteswap()
    count = 1
    for n in header["shape"]:
        count *= n
    if count != len(values):
        raise ValueError(f"expects {count} elements, got {len(values)}")
    return header["shape"], values


def rows_of(pixels):
    """The 8x8 pixels as 8 lines of COLUMNS characters, interpolated along each line."""
    lines = []
    for y in range(8):
        line = ""
        for column in range(COLUMNS):
            x = min(max((column + 0.5) * 8 / COLUMNS - 0.5, 0.0), 7.0)
            left = min(int(x), 6)
            value = pixels[8 * y + left] * (left + 1 - x) + pixels[8 * y + left + 1] * (x - left)
            line += SHADES[min(max(int(value * len(SHADES)), 0), len(SHADES) - 1)]
        lines.append(line)
    return lines


def draw(which, images, labels, classes):
    digits = [rows_of(images[64 * i:64 * i + 64]) for i in which]
    for lines in zip(*digits):
        print(GAP.join(lines).rstrip())
    captions = [f"read {classes[i]}" if classes[i] == labels[i] else f"{classes[i]}, is {labels[i]}" for i in which]
    print(GAP.join(c.center(COLUMNS) for c in captions).rstrip())


def main():
    sys.stdout.reconfigure(encoding="utf-8")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("classes", metavar="CLASSES.npy")
    parser.add_argument("--minimum", type=float, default=97.0, metavar="PERCENT")
    args = parser.parse_args()
    here = pathlib.Path(__file__).resolve().parent
    arrays = []
    for path in (here / "images.npy", here / "labels.npy", args.classes):
        try:
            arrays.append(read_npy(path))
        except (OSError, ValueError, KeyError, SyntaxError) as error:
            print(f"error: '{path}': {getattr(error, 'strerror', None) or error}", file=sys.stderr)
            return 2
    (_, images), (_, labels), (got, classes) = arrays
    count = len(labels)
    if got != (count,):
        print(f"error: '{args.classes}': expects dimensions ({count},), got {got}", file=sys.stderr)
        return 2

    wrong = [i for i in range(count) if classes[i] != labels[i]]
    # One that was misread, where there is one, among the first that were not.
    right = [i for i in range(count) if classes[i] == labels[i]]
    which = right[:DRAWN - 1] + wrong[:1]
    which += (wrong[1:] + right[DRAWN - 1:])[:DRAWN - len(which)]
    draw(which, images, labels, classes)
    percent = 100 * (count - len(wrong)) / count
    print(f"\naccuracy: {percent:.2f} % ({count - len(wrong)} of {count} images)")
    if percent < args.minimum:
        print(f"error: expects at least {args.minimum:g} %", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Characters to numbers and back.

    show.py --encode=TEXT PROMPT.npy    write the last 16 characters of TEXT
    show.py TOKENS.npy                  print the characters

Plain Python 3, no packages.
"""
import argparse
import array
import pathlib
import struct
import sys

PROMPT = 16
# As in train.py.
ALPHABET = " \nabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:()\"'/-"


def write_npy(path, values):
    header = f"{{'descr': '<i4', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    pathlib.Path(path).write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() +
                                   array.array("i", values).tobytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--encode", metavar="TEXT")
    parser.add_argument("path", metavar="FILE.npy")
    args = parser.parse_args()
    if args.encode is not None:
        text = args.encode.rjust(PROMPT)[-PROMPT:]
        write_npy(args.path, [max(ALPHABET.find(c), 0) for c in text])
        return 0
    data = pathlib.Path(args.path).read_bytes()
    size, = struct.unpack_from("<H", data, 8)
    print("".join(ALPHABET[i] for i in array.array("i", data[10 + size:])))
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Print, for each sentence, the one that means the most similar thing.

    show.py SENTENCES.txt EMBEDDINGS.npy

Plain Python 3, no packages.
"""
import array
import pathlib
import struct
import sys


def main():
    sentences, embeddings = sys.argv[1:]
    texts = [line for line in pathlib.Path(sentences).read_text(encoding="utf-8").splitlines() if line.strip()]
    data = pathlib.Path(embeddings).read_bytes()
    size, = struct.unpack_from("<H", data, 8)
    values = array.array("f", data[10 + size:])
    width = len(values) // len(texts)
    rows = [values[i * width:(i + 1) * width] for i in range(len(texts))]
    for i, text in enumerate(texts):
        similarity = [sum(a * b for a, b in zip(rows[i], row)) if i != j else -1.0 for j, row in enumerate(rows)]
        best = max(range(len(texts)), key=similarity.__getitem__)
        print(f"{similarity[best]:.2f}  {text}\n      {texts[best]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

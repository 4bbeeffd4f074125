#!/usr/bin/env python3
"""Turn sentences into the numbers that the encoder reads.

    tokenize_text.py VOCAB.txt SENTENCES.txt IDS.npy MASK.npy

WordPiece (Schuster and Nakajima, 2012) as BERT uses it: lower case, accents
dropped, words split at punctuation, then the longest pieces of the vocabulary
from the left. One sentence a line; exactly 8, of which 32 tokens are read.
Plain Python 3, no packages.
"""
import array
import pathlib
import struct
import sys
import unicodedata

SENTENCES = 8
LENGTH = 32


def words(text):
    word = ""
    for c in unicodedata.normalize("NFD", text.lower()):
        if unicodedata.category(c) == "Mn":
            continue
        mark = unicodedata.category(c).startswith("P") or (c.isascii() and c.isprintable() and not c.isalnum() and c != " ")
        if (c.isspace() or mark) and word:
            yield word
            word = ""
        if mark:
            yield c
        elif not c.isspace():
            word += c
    if word:
        yield word


def pieces(word, vocabulary):
    result, start = [], 0
    while start < len(word):
        end = len(word)
        while end > start and ("##" if start else "") + word[start:end] not in vocabulary:
            end -= 1
        if end == start:
            return [vocabulary["[UNK]"]]
        result.append(vocabulary[("##" if start else "") + word[start:end]])
        start = end
    return result


def write_npy(path, code, rows):
    values = array.array({"<i4": "i", "<f4": "f"}[code], [x for row in rows for x in row])
    header = f"{{'descr': '{code}', 'fortran_order': False, 'shape': ({len(rows)}, {len(rows[0])}), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    pathlib.Path(path).write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + values.tobytes())


def main():
    vocab, sentences, ids_path, mask_path = sys.argv[1:]
    lines = pathlib.Path(vocab).read_text(encoding="utf-8").split("\n")
    vocabulary = {piece: i for i, piece in enumerate(lines) if piece}
    texts = [line for line in pathlib.Path(sentences).read_text(encoding="utf-8").splitlines() if line.strip()]
    if len(texts) != SENTENCES:
        print(f"error: '{sentences}': expects {SENTENCES} sentences, got {len(texts)}", file=sys.stderr)
        return 2
    ids, mask = [], []
    for text in texts:
        tokens = [t for word in words(text) for t in pieces(word, vocabulary)][:LENGTH - 2]
        tokens = [vocabulary["[CLS]"], *tokens, vocabulary["[SEP]"]]
        mask.append([1.0] * len(tokens) + [0.0] * (LENGTH - len(tokens)))
        ids.append(tokens + [vocabulary["[PAD]"]] * (LENGTH - len(tokens)))
    write_npy(ids_path, "<i4", ids)
    write_npy(mask_path, "<f4", mask)
    return 0


if __name__ == "__main__":
    sys.exit(main())

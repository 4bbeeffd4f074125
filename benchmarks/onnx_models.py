#!/usr/bin/env python3
"""onnx_models.py MODEL.onnx [NAME=1x3x64x64 ...] [MODEL.onnx ...]: imports models of ONNX, runs them by Tenon and by
ONNX Runtime for the same random inputs, and prints a row for each: the worst difference, as a share of the largest
element, and both times, measured in turns. NAME=... gives sizes to an input that leaves them open, or a number to one of
integers without dimensions (sr=16000). For models of packages:

  pip install onnx onnxslim onnxruntime torch-mlir, and magika, silero-vad, rapidocr, ... without their dependencies
  onnx_models.py $(find SITE/magika -name 'model.onnx')"""

import argparse
import os
import pathlib
import sys
import tempfile
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "python"))
import onnxruntime  # noqa: E402
import tenon  # noqa: E402
from tenon.importers import import_onnx  # noqa: E402

KINDS = {"tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(int64)": np.int64, "tensor(int32)": np.int32,
         "tensor(bool)": np.bool_, "tensor(uint8)": np.uint8}


def draw(value, shape, rng):
    kind = KINDS[value.type]
    if np.issubdtype(kind, np.floating):
        return rng.random(shape, dtype=kind)
    return rng.integers(0, 2, shape).astype(kind)


def least(call, seconds):
    """The shortest of the calls that fit into some time."""
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def measure(path, given, threads, rounds):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    rng, feeds, sizes = np.random.default_rng(1), {}, {}
    for value in session.get_inputs():
        shape = [size if isinstance(size, int) and size > 0 else None for size in value.shape]
        text = given.get(value.name)
        if text and not shape:
            feeds[value.name] = np.array(int(text), KINDS[value.type])
            continue
        if text:
            sizes[value.name] = shape = [int(size) for size in text.split("x")]
        if None in shape:
            sys.exit(f"error: '{path}' leaves sizes of '{value.name}' open: {value.shape}; give {value.name}=1x3x64x64")
        feeds[value.name] = draw(value, shape, rng)
    expected = session.run(None, feeds)
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "model.mlir")
        form = import_onnx(path, program, shapes=sizes)
        model = tenon.compile(program, threads=threads)
    arguments = list(feeds.values())
    got = model(*arguments)
    got = got if isinstance(got, tuple) else (got,)
    worst = max(float(np.max(np.abs(a.astype(np.float64) - b)) / max(np.max(np.abs(b)), 1e-30)) for a, b in zip(got, expected) if b.size)
    times = [[], []]
    for _ in range(rounds):
        for own, call in zip(times, (lambda: model(*arguments), lambda: session.run(None, feeds))):
            own.append(least(call, 0.2))
    ours, theirs = (1e3 * min(own) for own in times)
    name = "/".join(pathlib.Path(path).parts[-2:])
    print(f"| {name} ({form}) | {worst:.0e} | {ours:.3g} ms | {theirs:.3g} ms | {ours / theirs:.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("models", nargs="+", help="MODEL.onnx, and NAME=SIZES for the inputs of the one before")
    flags = parser.parse_args()
    models = []
    for text in flags.models:
        if "=" in text and not text.endswith(".onnx"):
            name, _, sizes = text.partition("=")
            models[-1][1][name] = sizes
        else:
            models.append((text, {}))
    print("| model | worst difference | Tenon | ONNX Runtime | |\n| --- | --- | --- | --- | --- |")
    for path, given in models:
        measure(path, given, flags.threads, flags.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""A step of a language model beside the bandwidth of memory, in turns in one process.

    peers/bin/pip install numpy gguf jax
    peers/bin/python examples/llm/train.py --shape=1b --random --kind=Q4_0 FOLDER
    PYTHONPATH=python peers/bin/python benchmarks/decode_step.py FOLDER [--threads 1,2] [--activations exact,16,8] [--place 540] [--rounds 20]

A round times three calls of the step and three sums of as many bytes, by as many threads, and takes the least of each. Printed are
the least times of all rounds, the rates of both, and the median over the rounds of one divided by the other: what other programs
take of the memory they take from both. Counted are the weights and the places of the caches that the step reads.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys

import numpy as np

from quantized import reading

CALLS = 3


def tensors_of(path):
    import gguf
    return {tensor.name: tensor for tensor in gguf.GGUFReader(path).tensors}


def array_of(tensor, argument):
    """The blocks of a tensor as they lie in the file, or its numbers."""
    if tensor.data.shape == tuple(argument.shape):
        return tensor.data
    import gguf
    return gguf.quants.dequantize(tensor.data, tensor.tensor_type)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--activations", default="exact,16,8", help="bits of the rows")
    parser.add_argument("--place", type=int, default=540)
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    cases = [(t, a) for t in options.threads.split(",") for a in options.activations.split(",")]
    if len(cases) > 1:
        # Pools of threads keep the cores that a process has when they start.
        print("| rows | threads | step | GB/s of the step, of sums | |\n| --- | ---: | ---: | --- | ---: |", flush=True)
        for threads, activations in cases:
            subprocess.run([sys.executable, __file__, *sys.argv[1:], f"--threads={threads}", f"--activations={activations}"], check=True)
        return
    import tenon
    threads, activations = int(options.threads), options.activations
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])
    text = (options.folder / "step.mlir").read_text()
    step = tenon.compile(text, threads=threads, **({} if activations == "exact" else {"quantized_activations": activations}))
    weights, random, cache, given, bound = tensors_of(options.folder / "weights.gguf"), np.random.default_rng(0), 0, {}, {}
    for argument in step.signature.arguments:
        if argument.name in weights:
            bound[argument.name] = array_of(weights[argument.name], argument)
        elif argument.name in ("token", "position"):
            given[argument.name] = np.int32(5 if argument.name == "token" else options.place)
        else:
            # As this model makes them.
            given[argument.name] = random.standard_normal(argument.shape, np.float32)
            cache += given[argument.name][:options.place + 1].nbytes
    step.bind(bound)
    size = cache + sum(tensor.data.nbytes for name, tensor in weights.items() if name != "token_embd")
    (read, numbers), times, sums = reading(size, threads), [], []
    for _ in range(options.rounds):
        times.append(step.benchmark(calls=CALLS, **given).least)
        sums.append(read.benchmark(numbers, calls=CALLS).least)
    share = statistics.median(b / a for a, b in zip(times, sums))
    print(f"| {activations} | {threads} | {min(times) / 1e3:.1f} ms | {size / min(times) / 1e3:.1f}, {size / min(sums) / 1e3:.1f} | {share:.2f} |", flush=True)


if __name__ == "__main__":
    main()

# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processor time of compiling the benchmark programs through PJRT, by Tenon and by XLA.

Each of them compiles all programs in a process of its own that JAX has warmed up, three times: the
first time, which compiles code that later programs share, and the least count. `--share-code=no` has
Tenon compile small programs as a whole, too. `--in-turns=30` has one process compile each program so
often by both in turns, and writes the median of the pairs' ratios: for machines that are not quiet.

    PYTHONPATH=python python benchmarks/jax/compile_programs.py [--only REGEX] [--share-code=no]
    PYTHONPATH=python python benchmarks/jax/compile_programs.py --only=REGEX --in-turns=30
"""

import argparse
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "programs"
MODELS = re.compile("resnet|mobilenet|bert|minilm|gpt2|mlp|lstm|gru|train")


def compile_all(only, share_code, turns):
    """Writes, for each program, the milliseconds of each compilation by each device."""
    import jax
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    from jaxlib import xla_client

    jax.jit(lambda x: x + 1)(jax.numpy.ones(3)).block_until_ready()
    devices = [jax.devices("tenon")[0], jax.devices("cpu")[0]] if turns else jax.devices()[:1]
    times = {}
    for file in sorted(PROGRAMS.glob("*.mlir")):
        if not re.search(only, file.stem):
            continue
        text = file.read_text()
        made = [[] for _ in devices]
        for _ in range(turns or 3):
            for device, of_device in zip(devices, made):
                with mlir.make_ir_context(), ir.Location.unknown():
                    module = ir.Module.parse(text)
                    options = compiler.get_compile_options(num_replicas=1, num_partitions=1)
                    if share_code and device.platform != "cpu":
                        options.env_option_overrides = [("share_code", share_code)]
                    start = time.process_time()
                    device.client.compile_and_load(module, xla_client.DeviceList((device,)), options)
                    of_device.append(1e3 * (time.process_time() - start))
        times[file.stem] = made
    print(json.dumps(times))


def worker(platforms, options):
    command = [sys.executable, __file__, "--worker", "--only", options.only]
    if platforms != "cpu" and options.share_code:
        command.append("--share-code=" + options.share_code)
    if options.in_turns:
        command.append("--in-turns={}".format(options.in_turns))
    done = subprocess.run(command, env=os.environ | {"JAX_PLATFORMS": platforms}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=".")
    parser.add_argument("--share-code", default="")
    parser.add_argument("--in-turns", type=int, default=0)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        return compile_all(options.only, options.share_code, options.in_turns)
    if options.in_turns:
        print("| program | Tenon, least, ms | XLA, ms | median of the ratios |\n| --- | ---: | ---: | ---: |")
        for name, (ours, theirs) in worker("tenon,cpu", options).items():
            ratio = statistics.median(one / other for one, other in zip(ours, theirs))
            print("| {} | {:.1f} | {:.1f} | {:.2f} |".format(name, min(ours), min(theirs), ratio))
        return
    tenon, xla = (
        {name: (made[0], min(made)) for name, (made,) in worker(platforms, options).items()}
        for platforms in ("tenon,cpu", "cpu")
    )
    ratios = {name: [ours / theirs for ours, theirs in zip(tenon[name], xla[name])] for name in tenon}
    print("| program | Tenon, first and least, ms | XLA, ms | | |\n| --- | ---: | ---: | ---: | ---: |")
    for name in sorted(ratios, key=lambda name: ratios[name][1], reverse=True):
        times = " | ".join("{:.1f}, {:.1f}".format(*made[name]) for made in (tenon, xla))
        print("| {} | {} | {:.2f} | {:.2f} |".format(name, times, *ratios[name]))
    for kind, chosen in (("models and training", True), ("others", False)):
        of_kind = [ratios[name] for name in ratios if bool(MODELS.match(name)) == chosen]
        if of_kind:
            first, least = (math.exp(sum(map(math.log, column)) / len(column)) for column in zip(*of_kind))
            print(f"{kind}: {first:.2f} the first time, {least:.2f} the least, in the geometric mean of {len(of_kind)}")


if __name__ == "__main__":
    main()

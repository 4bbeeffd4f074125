# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the wall time of files of JAX's own tests, by Tenon and by XLA.

    TENON_JAX_SOURCE=FOLDER PYTHONPATH=$PWD/python python benchmarks/jax/suite.py [--cases=N] [FILE...]

Each file runs in a process of its own, by one platform after the other, so that what else
the machine does falls on both. "Both" sums the tests that passed by both: JAX leaves out some
tests on platforms that it does not know. Without files all that need one device are run.
"""

import argparse
import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "test" / "JAX"))
import jax_files  # noqa: E402

# The files that need one device, and neither a GPU nor a TPU.
FILES = (
    "lax lax_control_flow lax_numpy lax_numpy_operators lax_numpy_indexing lax_numpy_reducers lax_numpy_einsum "
    "lax_numpy_setops lax_numpy_ufuncs lax_numpy_vectorize linalg lax_vmap_op nn fft random lax_autodiff array "
    "jax_jit image dtypes jet ode batching svd custom_root custom_linear_solve debug_nans debugging_primitives "
    "array_interoperability random_impl lax_scipy lax_scipy_special_functions lax_scipy_sparse scipy_stats "
    "scipy_signal scipy_ndimage scipy_optimize scipy_fft scipy_interpolate sparse_bcoo_bcsr sparse sparsify stax "
    "optimizers polynomial generated_fun checkify state custom_api eigh compilation_cache export aot api"
).split()


def run(file, platforms, cases, seconds):
    """Returns (wall seconds, processor seconds, {test: seconds of those that passed}, names of failed tests)."""
    before = os.times()
    start = time.monotonic()
    tests = jax_files.run(f"{file}_test.py", platforms, seconds, cases)
    wall = time.monotonic() - start
    after = os.times()
    if tests is None:
        return wall, 0.0, {}, ["did not end"]
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    if not isinstance(tests, list):
        return wall, processor, {}, [f"no report: the process ended with {tests.returncode}"]
    names = {f"{test.group}.{test.name}": test for test in tests}
    passed = {name: test.seconds for name, test in names.items() if test.outcome == "passed"}
    return wall, processor, passed, [name for name, test in names.items() if test.outcome == "failed"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", default=FILES, help="the name of a file without _test.py")
    parser.add_argument("--cases", type=int, default=1, help="generated cases of each test")
    parser.add_argument("--seconds", type=float, default=1200, help="the longest time of one file")
    options = parser.parse_args()
    print("| file | tests: Tenon | XLA | wall: Tenon | XLA | | of both: Tenon | XLA | | processor: Tenon | XLA | |\n|" + " --- |" * 12)
    sums = [0.0] * 6
    counts = [0, 0]
    failures = []

    def row(name, tests, times):
        cells = [name] + [str(count) for count in tests]
        for tenon, xla in zip(times[::2], times[1::2]):
            cells += [f"{tenon:.1f} s", f"{xla:.1f} s", f"{tenon / max(xla, 1e-9):.2f}"]
        print("| " + " | ".join(cells) + " |", flush=True)

    for file in options.files:
        tenon = run(file, "tenon,cpu", options.cases, options.seconds)
        xla = run(file, "cpu", options.cases, options.seconds)
        common = tenon[2].keys() & xla[2].keys()
        times = [tenon[0], xla[0], sum(tenon[2][test] for test in common), sum(xla[2][test] for test in common), tenon[1], xla[1]]
        tests = [len(tenon[2]), len(xla[2])]
        sums = [a + b for a, b in zip(sums, times)]
        counts = [a + b for a, b in zip(counts, tests)]
        failures += [f"{file}: {test}" for test in tenon[3] if test not in xla[3]]
        row(file, tests, times)
    row("all", counts, sums)
    for failure in failures:
        print(f"fails by Tenon alone: {failure}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

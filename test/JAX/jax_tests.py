# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a sample of JAX's own tests on Tenon, for at most some minutes.

    jax_tests.py [--minutes=8] [FILE...]

JAX's sources are in the folder TENON_JAX_SOURCE. Of generated tests one case runs.
Files that time is too short for are named. What may fail, and why, is in
known-jax-failures.txt; a test there that passes is an error. The last line is
`N passed, N failed`.
"""

import argparse
import fnmatch
import pathlib
import sys
import time

import jax_files

HERE = pathlib.Path(__file__).resolve().parent
# The shortest first: all kinds are seen before the time is over.
SAMPLE = (
    "custom_root custom_linear_solve debug_nans ode optimizers polynomial stax svd jax_jit compilation_cache "
    "array jet image lax_numpy_vectorize lax_numpy_setops fft state lax_scipy_sparse nn random "
    "lax_numpy_indexing lax_autodiff linalg lax_vmap_op lax_control_flow batching lax"
).split()
# Seconds for one file.
LONGEST = 180


def known_failures():
    """Returns pairs of a file and a pattern of tests."""
    pairs = []
    for line in (HERE / "known-jax-failures.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            file, pattern = line.split()[:2]
            pairs.append((file, pattern))
    return pairs


def matches(test, pattern):
    """Returns whether the name of a test fits one of the alternatives of a pattern."""
    return any(fnmatch.fnmatch(test, each) for each in pattern.split("|"))


def run(file, seconds):
    """Returns (passed, failed tests, whether the time was too short)."""
    cases = jax_files.run(file, "tenon,cpu", seconds)
    if cases is None:
        return 0, [], True
    if not isinstance(cases, list):
        print(cases.stdout.decode()[-2000:] + cases.stderr.decode()[-2000:])
        return 0, [f"(ended with {cases.returncode})"], False
    failed = [case for case in cases if case.outcome == "failed"]
    for case in failed:
        print(f"{file} {case.name}: " + case.message[:200].replace("\n", " "))
    return sum(case.outcome == "passed" for case in cases), [case.name for case in failed], False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    known = known_failures()
    passed, failed, left = 0, 0, []
    for name in options.files or SAMPLE:
        file = name + "_test.py"
        seconds = end - time.monotonic()
        if seconds < 10:
            left.append(name)
            continue
        good, bad, cut = run(file, min(seconds, LONGEST))
        if cut:
            left.append(name)
            continue
        new = [test for test in bad if not any(file == f and matches(test, p) for f, p in known)]
        for f, pattern in known:
            if f == file and not any(matches(test, pattern) for test in bad):
                new.append(f"{pattern} (known to fail, but passes)")
        for test in new:
            print(f"FAILED {file} {test}")
        print(f"{file}: {good} passed, {len(bad) - len([t for t in bad if t in new])} known to fail, {len(new)} failed", flush=True)
        passed += good
        failed += len(new)
    if left:
        print("not run to their end, for want of time:", ", ".join(left))
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())

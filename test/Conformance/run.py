# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of test/Conformance/programs and compares with their results.

    run.py --tensor-run=BIN [--device=D] [--only=REGEX] [FLAG...]

Other flags are tensor-run's. Prints a line for each program that fails; the last
line is `N passed, N failed`. Python's standard library alone is needed.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

here = pathlib.Path(__file__).resolve().parent


def run(program, tool, flags, scratch):
    """The error of one program, or None."""
    folder = pathlib.Path(scratch) / program.stem
    with zipfile.ZipFile(program.with_suffix(".npz")) as archive:
        archive.extractall(folder)
        names = archive.namelist()
    with program.open(encoding="utf-8") as text:
        atol = text.readline().split()[-1]
    command = [tool, str(program), f"--atol={atol}", *flags]
    for kind, flag in (("in", "input"), ("out", "expect")):
        count = sum(name.startswith(kind) for name in names)
        command += [f"--{flag}={folder / f'{kind}{i}.npy'}" for i in range(count)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    except subprocess.TimeoutExpired:
        return "does not end within 120 s"
    if done.returncode == 0:
        return None
    return f"exit code {done.returncode}: {(done.stderr or done.stdout).strip()[:300]}"


def main():
    tool, only, flags = "tensor-run", "", []
    for argument in sys.argv[1:]:
        name, _, value = argument.partition("=")
        if name == "--tensor-run":
            tool = value
        elif name == "--only":
            only = value
        else:
            flags.append(argument)
    programs = [p for p in sorted((here / "programs").glob("*.mlir")) if re.search(only, p.stem)]
    failed = 0
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = pool.map(lambda p: run(p, tool, flags, scratch), programs)
        for program, error in zip(programs, errors):
            if error:
                failed += 1
                print(f"FAILED {program.stem}: {error}")
    print(f"{len(programs) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())

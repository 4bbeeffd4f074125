#!/usr/bin/env python3
# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs ONNX's own tests of operators ("node tests"), those that the importer converts.

    pip install onnx torch-mlir       # Python 3.12 or later; onnxslim is used where it is
    test/ONNX/run.py --tensor-run=build/release/bin/tensor-run [--only=REGEX] [--jobs=N]

The tests come from the package onnx: a model of one operator, inputs, and results that
NumPy computed, with a tolerance. Each is imported as `python -m tenon.importers onnx` does,
and run. Three verdicts: `passed`; `refused`, where torch-mlir or ONNX's own checker does not take the
model, or where a value is no array (sequences, optional values, strings); `failed`, where Tenon
refuses the program or computes other numbers. Failures that known-failures.txt lists, each with its reason, count as
neither. The last line is `N passed, N failed`."""

import argparse
import concurrent.futures
import contextlib
import io
import pathlib
import re
import subprocess
import sys
import tempfile
import warnings

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
from tenon.importers import _onnx as importer  # noqa: E402

run_elsewhere, importer._run = importer._run, lambda command: read_here(command)
KNOWN = pathlib.Path(__file__).with_name("known-failures.txt")

#: Types that .npy files do not have are stored as their bits.
BITS = {1: np.uint8, 2: np.uint16}


def read_known():
    """The reasons of known failures, by name."""
    lines = KNOWN.read_text().splitlines() if KNOWN.exists() else []
    return dict(line.split(": ", 1) for line in lines if line and not line.startswith("#"))


def collect(only):
    """The tests by name. Making them prints and warns."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.case.node import collect_testcases

        cases = collect_testcases(None)
    return {case.name: case for case in cases if re.search(only, case.name)}


def to_array(value):
    """A value of a test as an array; None where it is none."""
    import onnx

    if isinstance(value, onnx.TensorProto):
        value = onnx.numpy_helper.to_array(value)
    if value is None or isinstance(value, (list, str, bytes, onnx.SequenceProto, onnx.OptionalProto)):
        return None
    value = np.asarray(value)
    return None if value.dtype.kind in "OSU" else value


def save(path, array):
    if array.dtype.isbuiltin != 1:
        # Types of less than 8 bits take one byte, as in Tenon's arrays.
        array = np.ascontiguousarray(array).view(BITS[array.dtype.itemsize])
    np.save(path, array)
    return str(path)


def without_sign(array):
    """An array of unsigned numbers as signed ones of the same bits; others as they are."""
    return array.view(f"i{array.itemsize}") if array.dtype.kind == "u" else array


def read_here(command):
    """Stands in for importer._run: torch-mlir's reader runs in this process, which saves starting Python for each."""
    if command[1:3] != ["-m", "torch_mlir.tools.import_onnx"]:
        return run_elsewhere(command)
    from torch_mlir.tools.import_onnx import __main__ as reader

    try:
        with contextlib.redirect_stderr(io.StringIO()):
            reader.main(reader.parse_arguments(command[3:]))
    except (Exception, SystemExit) as error:  # whatever it is, the model is not read
        return f"error: {error}"
    return ""


def tolerance(case, arrays):
    """The relative tolerance of the test, and at least two units in the last place of results of 16 bits, of which
    ONNX's own is less than one."""
    units = {"float16": 2.0**-10, "bfloat16": 2.0**-7}
    return max([case.rtol] + [2 * units.get(array.dtype.name, 0) for array in arrays])


def run_forms(case, folder, tensor_run, device):
    """(verdict, reason) of a test."""
    import onnx

    sets = []
    for inputs, outputs in case.data_sets:
        arrays = [[to_array(value) for value in values] for values in (inputs, outputs)]
        if any(value is None for values in arrays for value in values):
            return "refused", "a value is no array"
        sets.append(arrays)
    model, program = folder / "model.onnx", folder / "model.mlir"
    onnx.save(case.model, model)
    try:
        form = importer.import_onnx(model, program)
    except importer.ImportFailed as error:
        return "refused", str(error).splitlines()[0]
    for inputs, outputs in sets:
        if form != "stablehlo":
            # linalg and TOSA have no unsigned types: the same bits.
            inputs, outputs = ([without_sign(array) for array in arrays] for arrays in (inputs, outputs))
        # The function is called as the graph is.
        command = [tensor_run, str(program), f"--entry={case.model.graph.name}", f"--device={device}", "--quiet"]
        command += [f"--input={save(folder / f'in{i}.npy', a)}" for i, a in enumerate(inputs)]
        command += [f"--expect={save(folder / f'out{i}.npy', a)}" for i, a in enumerate(outputs)]
        command += [f"--atol={case.atol}", f"--rtol={tolerance(case, outputs)}"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return "failed", f"{form}: no end after 300 s"
        if done.returncode != 0:
            said = (done.stderr.strip() or done.stdout.strip()).splitlines()
            errors = [line for line in said if "error:" in line] or said or ["no message"]
            return "failed", f"{form}, exit code {done.returncode}: {errors[0]}"
    return "passed", form


def run_case(name, cases, flags):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        verdict = run_forms(cases[name], folder, flags.tensor_run, flags.device)
        if flags.keep and verdict[0] == "failed":
            import shutil

            shutil.copytree(folder, pathlib.Path(flags.keep) / name, dirs_exist_ok=True)
        return (name, *verdict)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tensor-run", default=str(ROOT / "build/release/bin/tensor-run"))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--only", default="", help="a regular expression for names")
    parser.add_argument("--every", type=int, default=1, help="one of so many")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the models, programs and arrays of failures")
    parser.add_argument("--verbose", action="store_true", help="print each verdict with its reason")
    flags = parser.parse_args()
    cases, known = collect(flags.only), read_known()
    counts = dict.fromkeys(("passed", "refused", "known", "failed"), 0)
    with concurrent.futures.ThreadPoolExecutor(flags.jobs) as pool:
        for name, verdict, reason in pool.map(lambda n: run_case(n, cases, flags), sorted(cases)[:: flags.every]):
            if verdict == "failed" and name in known:
                verdict = "known"
            elif verdict == "passed" and name in known:
                print(f"note: '{name}' passes; known-failures.txt lists it")
            counts[verdict] += 1
            if flags.verbose or verdict == "failed":
                print(f"{verdict}: {name}: {reason}", flush=True)
    total = sum(counts.values())
    print(f"{total} tests of ONNX: {counts['refused']} not converted by torch-mlir, {counts['known']} known failures")
    print(f"{counts['passed']} passed, {counts['failed']} failed")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())

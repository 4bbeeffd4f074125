# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ONNX as MLIR: torch-mlir reads the model, and lowers it to a form that Tenon reads."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import List, Sequence, Union

#: What the forms need behind the dialect `torch`, the one with the most
#: information first.
PIPELINES = {
    "stablehlo": "--torch-backend-to-stablehlo-backend-pipeline",
    "tosa": "--torch-backend-to-tosa-backend-pipeline",
    "linalg": "--torch-backend-to-linalg-on-tensors-backend-pipeline",
}
_TO_TORCH = (
    "builtin.module(func.func(convert-torch-onnx-to-torch),torch-lower-to-backend-contract,"
    "canonicalize,func.func(torch-scalarize-shapes))"
)


class ImportFailed(Exception):
    """The model cannot be imported; the message says why, and what to do."""


def _package() -> pathlib.Path:
    """The folder of torch-mlir."""
    found = importlib.util.find_spec("torch_mlir")
    if found is None or not found.submodule_search_locations:
        message = "importing ONNX needs the package torch-mlir, which is not installed:\n  pip install torch-mlir onnx"
        if sys.version_info < (3, 12):
            message += "\nit needs Python 3.12 or later; this is {}.{}".format(*sys.version_info[:2])
        raise ImportFailed(message)
    return pathlib.Path(list(found.submodule_search_locations)[0])


def _run(command: Sequence[str]) -> str:
    """Runs a program; returns what it says where it fails, else nothing."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr or done.stdout or f"exit status {done.returncode}")


def _reason(said: str) -> str:
    """What kept an operation from being lowered, of all that a pass has printed."""
    operators = sorted(set(re.findall(r'"?onnx\.([A-Z]\w*)', said)))
    errors = [line for line in said.splitlines() if "error:" in line]
    text = errors[0] if errors else said.strip().splitlines()[-1] if said.strip() else "no message"
    return text + (f" (ONNX operators there: {', '.join(operators)})" if operators else "")


def import_onnx(
    model: Union[str, "os.PathLike[str]"], output: Union[str, "os.PathLike[str]"], form: str = "auto"
) -> str:
    """Writes an ONNX model as MLIR text; returns the form: "stablehlo", "tosa" or
    "linalg". With "auto" it is the first of these that covers the model.

    Raises ImportFailed where torch-mlir is not installed, or does not cover it."""
    package = _package()
    optimizer = str(package / "_mlir_libs" / "torch-mlir-opt")
    with tempfile.TemporaryDirectory() as folder:
        read, lowered, made = (os.path.join(folder, name) for name in ("read.mlir", "torch.mlir", "made.mlir"))
        said = _run([sys.executable, "-m", "torch_mlir.tools.import_onnx", os.fspath(model), "-o", read])
        if said:
            raise ImportFailed(f"torch-mlir cannot read '{os.fspath(model)}': {_reason(said)}")
        said = _run([optimizer, read, "--pass-pipeline=" + _TO_TORCH, "-o", lowered])
        if said:
            raise ImportFailed(f"torch-mlir does not cover '{os.fspath(model)}': {_reason(said)}")
        failures: List[str] = []
        for name in PIPELINES if form == "auto" else (form,):
            said = _run([optimizer, lowered, PIPELINES[name], "-o", made])
            if not said:
                pathlib.Path(output).write_bytes(pathlib.Path(made).read_bytes())
                return name
            failures.append(f"  as {name}: {_reason(said)}")
    raise ImportFailed(f"torch-mlir does not cover '{os.fspath(model)}':\n" + "\n".join(failures))

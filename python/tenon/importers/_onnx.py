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
from typing import List, Mapping, Optional, Sequence, Tuple, Union

from ._prepare import can_prepare, prepare
from ._weights import input_names, name_arguments, take_weights

#: What the forms need behind the dialect `torch`, the one with the most
#: information first. TOSA is last: nearest neighbours of a resize are rounded
#: there, where ONNX and torch take those below.
PIPELINES = {
    "stablehlo": "--torch-backend-to-stablehlo-backend-pipeline",
    "linalg": "--torch-backend-to-linalg-on-tensors-backend-pipeline",
    "tosa": "--torch-backend-to-tosa-backend-pipeline",
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


def find_reason(said: str) -> str:
    """What kept an operation from being lowered, of all that a pass has printed."""
    operators = sorted(set(re.findall(r'"?onnx\.([A-Z]\w*)', said)))
    errors = [line for line in said.splitlines() if "error:" in line]
    text = errors[0] if errors else said.strip().splitlines()[-1] if said.strip() else "no message"
    return text + (f" (ONNX operators there: {', '.join(operators)})" if operators else "")


def mend(text: bytes) -> bytes:
    """Comparisons of unsigned numbers, which torch-mlir writes as those of signed ones."""
    return re.sub(rb"(stablehlo\.compare [^\n]*), +SIGNED( : \(tensor<(?:[^<>\n]*x)?ui)", rb"\1, UNSIGNED\2", text)


def find_foreign(text: bytes) -> str:
    """An operation of torch-mlir's own in a program that it has lowered, or nothing."""
    found = re.search(rb"\b(?:tm_tensor|torch(?:_c)?)\.\w+", text)
    return found[0].decode() if found else ""


def _lower(package: pathlib.Path, source: str, name: str, form: str, folder: str) -> Tuple[str, bytes]:
    """The form and the text of the model at `source`, which messages call `name`."""
    optimizer = str(package / "_mlir_libs" / "torch-mlir-opt")
    read, lowered, made = (os.path.join(folder, file) for file in ("read.mlir", "torch.mlir", "made.mlir"))
    said = _run([sys.executable, "-m", "torch_mlir.tools.import_onnx", source, "-o", read])
    if said:
        raise ImportFailed(f"torch-mlir cannot read '{name}': {find_reason(said)}")
    said = _run([optimizer, read, "--pass-pipeline=" + _TO_TORCH, "-o", lowered])
    if said:
        raise ImportFailed(f"torch-mlir does not cover '{name}': {find_reason(said)}")
    failures: List[str] = []
    for each in PIPELINES if form == "auto" else (form,):
        said = _run([optimizer, lowered, PIPELINES[each], "-o", made])
        if not said:
            text = pathlib.Path(made).read_bytes()
            foreign = find_foreign(text)
            if not foreign:
                return each, name_arguments(mend(text), input_names(source))
            said = f"error: '{foreign}' is left, which only torch-mlir lowers"
        failures.append(f"  as {each}: {find_reason(said)}")
    raise ImportFailed(f"torch-mlir does not cover '{name}':\n" + "\n".join(failures))


def import_onnx(
    model: Union[str, "os.PathLike[str]"],
    output: Union[str, "os.PathLike[str]"],
    form: str = "auto",
    shapes: Optional[Mapping[str, Sequence[int]]] = None,
    weights: Optional[Union[str, "os.PathLike[str]"]] = None,
) -> str:
    """Writes an ONNX model as MLIR text; returns the form: "stablehlo", "linalg" or
    "tosa". With "auto" it is the first of these that covers the model. `shapes` has
    sizes of inputs, by name, that the model leaves open.

    With `weights`, a .safetensors file, large constants are written there and become
    arguments of the same names, behind the others, to be bound.

    A model that torch-mlir does not cover as it is, or whose inputs get sizes, is
    rewritten before by the packages onnx and, where it is installed, onnxslim.

    Raises ImportFailed where torch-mlir is not installed, or does not cover it."""
    package, name = _package(), os.fspath(model)
    with tempfile.TemporaryDirectory() as folder:
        if weights is not None:
            if not can_prepare():
                raise ImportFailed("writing weights beside the program needs the package onnx:\n  pip install onnx")
            stripped = os.path.join(folder, "stripped.onnx")
            try:
                take_weights(name, stripped, weights)
            except Exception as error:
                raise ImportFailed(f"the weights of '{name}' cannot be written: {error}") from None
            name = stripped
        try:
            if shapes:
                raise ImportFailed("inputs get sizes")
            used, text = _lower(package, name, name, form, folder)
        except ImportFailed as failure:
            if not can_prepare():
                if shapes:
                    raise ImportFailed(
                        "giving sizes to inputs needs the package onnx:\n  pip install onnx"
                    ) from None
                raise
            prepared = os.path.join(folder, "prepared.onnx")
            try:
                prepare(name, prepared, shapes or {})
            except Exception as error:
                raise ImportFailed(f"'{name}' cannot be rewritten: {error}") from (
                    None if shapes else failure
                )
            try:
                used, text = _lower(package, prepared, name, form, folder)
            except ImportFailed as again:
                raise ImportFailed(f"{again}\n{_advice(bool(shapes))}") from None
    pathlib.Path(output).write_bytes(text)
    return used


def _advice(has_shapes: bool) -> str:
    """What may help a model that is not covered."""
    advice = []
    if not has_shapes:
        advice.append("give sizes to inputs that leave them open: --shape=NAME=1x3x64x64")
    if importlib.util.find_spec("onnxslim") is None:
        advice.append("pip install onnxslim, which removes branches and constants")
    return "to try: " + "; ".join(advice) if advice else "nothing else is known to help"

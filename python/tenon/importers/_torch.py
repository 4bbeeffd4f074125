# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that `torch.export.save` wrote, as MLIR: torch-mlir reads them, and lowers them to a form that Tenon reads."""

from __future__ import annotations

import importlib.util
import os
import pathlib
from typing import List, Union

from ._onnx import PIPELINES, ImportFailed, find_foreign, find_reason

#: What torch-mlir calls the forms.
_OUTPUT_TYPES = {"stablehlo": "stablehlo", "linalg": "linalg-on-tensors", "tosa": "tosa"}


def import_torch(
    model: Union[str, "os.PathLike[str]"], output: Union[str, "os.PathLike[str]"], form: str = "auto"
) -> str:
    """Writes an exported program of PyTorch (.pt2) as MLIR text, with its weights as
    constants and the function `main`; returns the form: "stablehlo", "linalg" or "tosa".
    With "auto" it is the first of these that covers the program.

    Raises ImportFailed where torch or torch-mlir is not installed, or does not cover it."""
    missing = [name for name in ("torch", "torch_mlir") if importlib.util.find_spec(name) is None]
    if missing:
        packages = " and ".join(name.replace("_", "-") for name in missing)
        raise ImportFailed(
            f"importing PyTorch needs the packages torch and torch-mlir; {packages} "
            f"{'is' if len(missing) == 1 else 'are'} not installed:\n  pip install torch torch-mlir"
        )
    import torch
    from torch_mlir import fx

    name = os.fspath(model)
    try:
        program = torch.export.load(name)
    except Exception as error:  # it has many
        raise ImportFailed(
            f"torch cannot read '{name}': {error}\nexpects what torch.export.save(torch.export.export(module, args), "
            "'model.pt2') wrote"
        ) from None
    failures: List[str] = []
    for each in PIPELINES if form == "auto" else (form,):
        try:
            module = fx.export_and_import(program, output_type=_OUTPUT_TYPES[each], func_name="main")
            text = str(module).encode()
        except Exception as error:
            failures.append(f"  as {each}: {find_reason(str(error))}")
            continue
        foreign = find_foreign(text)
        if not foreign:
            pathlib.Path(output).write_bytes(text)
            return each
        failures.append(f"  as {each}: error: '{foreign}' is left, which only torch-mlir lowers")
    raise ImportFailed(f"torch-mlir does not cover '{name}':\n" + "\n".join(failures))

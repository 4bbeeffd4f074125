# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that `torch.export.save` wrote, as MLIR: torch-mlir reads them, and lowers them to a form that Tenon reads."""

from __future__ import annotations

import importlib.util
import os
import pathlib
from typing import Any, Dict, List, Optional, Union

from ._onnx import PIPELINES, ImportFailed, find_foreign, find_reason, mend
from ._weights import LEAST_ELEMENTS, name_arguments, write_safetensors

#: What torch-mlir calls the forms.
_OUTPUT_TYPES = {"stablehlo": "stablehlo", "linalg": "linalg-on-tensors", "tosa": "tosa"}

#: Names of safetensors for torch's element types.
_TYPES = {
    "float64": "F64",
    "float32": "F32",
    "float16": "F16",
    "bfloat16": "BF16",
    "int64": "I64",
    "int32": "I32",
    "int16": "I16",
    "int8": "I8",
    "uint8": "U8",
}


def _type_of(tensor: Any) -> Optional[str]:
    """The name of a tensor's element type in safetensors, if it has one."""
    return _TYPES.get(str(tensor.dtype).split(".")[-1])


def _take_weights(program: Any) -> Dict[str, Any]:
    """Makes inputs of the large parameters and buffers, behind the others; returns them by name."""
    from torch.export.graph_signature import InputKind

    places = {node.name: node for node in program.graph.nodes if node.op == "placeholder"}
    last = list(places.values())[-1]
    taken = {}
    for spec in program.graph_signature.input_specs:
        tensor = program.state_dict.get(spec.target) if spec.target else None
        if (
            spec.kind not in (InputKind.PARAMETER, InputKind.BUFFER)
            or tensor is None
            or tensor.numel() < LEAST_ELEMENTS
            or _type_of(tensor) is None
        ):
            continue
        taken[spec.target] = tensor
        place = places[spec.arg.name]
        if place is not last:
            last.append(place)
            last = place
        spec.kind, spec.target = InputKind.USER_INPUT, None
    return taken


def _write_weights(path: Union[str, "os.PathLike[str]"], weights: Dict[str, Any]) -> None:
    import torch

    arrays = []
    for name, tensor in weights.items():
        flat = tensor.detach().cpu().contiguous().reshape(-1)
        data = flat.view(torch.uint8).numpy().tobytes()
        arrays.append((name, _type_of(tensor), tuple(tensor.shape), data))
    write_safetensors(path, arrays)


def _lower(program: Any, form: str, weights: Optional[Dict[str, Any]]) -> bytes:
    """The text of the program in a form; large parameters become arguments where `weights`, which receives them, is
    given."""
    from torch_mlir import fx, ir
    from torch_mlir.dialects import torch as torch_dialect
    from torch_mlir.extras.fx_importer import FxImporter

    class Importer(FxImporter):
        def import_frozen_program(self, prog, **others):
            # torch-mlir looks for all buffers among those that are saved.
            for name in prog.graph_signature.non_persistent_buffers:
                prog.state_dict.setdefault(name, prog.constants[name])
            if weights is not None:
                # Other passes of torch expect parameters to be parameters; this one comes last.
                weights.update(_take_weights(prog))
            return super().import_frozen_program(prog, **others)

    context = ir.Context()
    torch_dialect.register_dialect(context)
    module = fx.export_and_import(
        program, output_type=_OUTPUT_TYPES[form], func_name="main", fx_importer=Importer(context=context)
    )
    return str(module).encode()


def import_torch(
    model: Union[str, "os.PathLike[str]"],
    output: Union[str, "os.PathLike[str]"],
    form: str = "auto",
    weights: Optional[Union[str, "os.PathLike[str]"]] = None,
) -> str:
    """Writes an exported program of PyTorch (.pt2) as MLIR text, with the function `main`;
    returns the form: "stablehlo", "linalg" or "tosa". With "auto" it is the first of these
    that covers the program. Arguments have the names of the program's inputs.

    With `weights`, a .safetensors file, large parameters and buffers are written there and
    become arguments of the same names, behind the others, to be bound; else all are
    constants.

    Raises ImportFailed where torch or torch-mlir is not installed, or does not cover it."""
    missing = [name for name in ("torch", "torch_mlir") if importlib.util.find_spec(name) is None]
    if missing:
        packages = " and ".join(name.replace("_", "-") for name in missing)
        raise ImportFailed(
            f"importing PyTorch needs the packages torch and torch-mlir; {packages} "
            f"{'is' if len(missing) == 1 else 'are'} not installed:\n  pip install torch torch-mlir"
        )
    import torch

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
        taken: Optional[Dict[str, Any]] = None if weights is None else {}
        try:
            names = list(program.graph_signature.user_inputs)
            text = mend(_lower(program, each, taken))
        except Exception as error:
            failures.append(f"  as {each}: {find_reason(str(error))}")
            continue
        foreign = find_foreign(text)
        if not foreign:
            pathlib.Path(output).write_bytes(name_arguments(text, [*names, *(taken or ())]))
            if weights is not None:
                _write_weights(weights, taken or {})
            return each
        failures.append(f"  as {each}: error: '{foreign}' is left, which only torch-mlir lowers")
    raise ImportFailed(f"torch-mlir does not cover '{name}':\n" + "\n".join(failures))

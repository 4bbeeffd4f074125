# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites ONNX models that torch-mlir does not cover as they are: older operators
become those of operator set 17, inputs get sizes, branches whose condition is then a
constant go (by the package onnxslim, where it is installed), and shapes are inferred."""

from __future__ import annotations

import importlib.util
from typing import Mapping, Sequence

#: The operator set that torch-mlir covers best.
_OPERATOR_SET = 17


def can_prepare() -> bool:
    """Whether the package onnx is installed."""
    return importlib.util.find_spec("onnx") is not None


def _set_sizes(model, shapes: Mapping[str, Sequence[int]]) -> None:
    inputs = {value.name: value for value in model.graph.input}
    for name, shape in shapes.items():
        if name not in inputs:
            raise ValueError(f"there is no input '{name}': expects one of {', '.join(map(repr, inputs))}")
        dims = inputs[name].type.tensor_type.shape.dim
        if len(dims) != len(shape):
            raise ValueError(f"input '{name}' has {len(dims)} dimensions, the shape given {len(shape)}")
        for dim, size in zip(dims, shape):
            if dim.dim_value not in (0, size) and dim.dim_value > 0:
                raise ValueError(f"input '{name}' has a dimension of {dim.dim_value}, the shape given {size}")
            dim.Clear()
            dim.dim_value = size
    # They follow from the inputs.
    for value in model.graph.output if shapes else ():
        for dim in value.type.tensor_type.shape.dim:
            dim.Clear()


def prepare(source: str, target: str, shapes: Mapping[str, Sequence[int]]) -> None:
    """Writes the model at `source` as `target`, rewritten; `shapes` has sizes of
    inputs by name. Raises ValueError where an input is not as `shapes` has it."""
    import onnx
    from onnx import shape_inference, version_converter

    model = onnx.load(source)
    _set_sizes(model, shapes)
    version = next((s.version for s in model.opset_import if s.domain in ("", "ai.onnx")), _OPERATOR_SET)
    if version < _OPERATOR_SET:
        try:
            model = version_converter.convert_version(model, _OPERATOR_SET)
        except Exception:  # The converter has many; torch-mlir reads old operators as well.
            pass
    if importlib.util.find_spec("onnxslim") is not None:
        import onnxslim

        model = onnxslim.slim(model)
    onnx.save(shape_inference.infer_shapes(model), target)

# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights of models beside the program: large initializers of ONNX become inputs, and arrays of a .safetensors file;
and the names of inputs, which torch-mlir drops, become those of arguments."""

from __future__ import annotations

import json
import os
import re
from typing import List, Sequence, Tuple, Union

#: Smaller constants stay in the program, where they are folded.
LEAST_ELEMENTS = 1024
#: So do smaller scales and zero points: products of two quantized operands are found by them.
LEAST_PARAMETERS = 65536

#: Names of safetensors for ONNX's element types.
_TYPES = {1: "F32", 2: "U8", 3: "I8", 4: "U16", 5: "I16", 6: "I32", 7: "I64", 10: "F16", 11: "F64", 16: "BF16"}


def write_safetensors(
    path: Union[str, "os.PathLike[str]"], arrays: Sequence[Tuple[str, str, Sequence[int], bytes]]
) -> None:
    """Writes arrays, each with its name, its type in safetensors, its sizes and its bytes in row-major order."""
    header, offset = {}, 0
    for name, kind, shape, data in arrays:
        header[name] = {"dtype": kind, "shape": list(shape), "data_offsets": [offset, offset + len(data)]}
        offset += len(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 64)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.writelines(data for _, _, _, data in arrays)


def take_weights(source: str, target: str, weights: Union[str, "os.PathLike[str]"]) -> List[str]:
    """Writes the large initializers of the model at `source` to the file `weights`, and the model with inputs in their
    place, behind the others, to `target`. Returns the names."""
    import onnx
    from onnx import helper, numpy_helper

    model = onnx.load(source)
    graph = model.graph
    inputs = {value.name for value in graph.input}
    parameters = {
        name
        for node in graph.node
        if node.op_type in ("QuantizeLinear", "DequantizeLinear")
        for name in node.input[1:]
    }
    arrays: List[Tuple[str, str, Sequence[int], bytes]] = []
    for tensor in list(graph.initializer):
        array = numpy_helper.to_array(tensor)
        least = LEAST_PARAMETERS if tensor.name in parameters else LEAST_ELEMENTS
        if array.size < least or tensor.data_type not in _TYPES:
            continue
        arrays.append((tensor.name, _TYPES[tensor.data_type], array.shape, array.tobytes()))
        graph.initializer.remove(tensor)
        # In old models initializers are inputs as well.
        if tensor.name in inputs:
            graph.input.remove(next(value for value in graph.input if value.name == tensor.name))
        graph.input.append(helper.make_tensor_value_info(tensor.name, tensor.data_type, array.shape))
    write_safetensors(weights, arrays)
    onnx.save(model, target)
    return [name for name, _, _, _ in arrays]


def input_names(model: str) -> List[str]:
    """The names of the inputs that are no initializers; none where the package onnx is not installed."""
    try:
        import onnx

        graph = onnx.load(model, load_external_data=False).graph
        constants = {tensor.name for tensor in graph.initializer}
    except Exception:  # the program works without names
        return []
    return [value.name for value in graph.input if value.name not in constants]


def _quote(name: str) -> bytes:
    """A string of MLIR."""
    return b'"' + b"".join(b"\\%02X" % c if c in b'"\\' or c < 32 else bytes([c]) for c in name.encode()) + b'"'


def name_arguments(text: bytes, names: List[str]) -> bytes:
    """The program with names of the arguments of its function, as locations."""
    found = re.search(rb"(func\.func @[\w$.]+)\(([^()]*)\)", text)
    if not found or not names:
        return text
    arguments = found[2].split(b", %")
    if len(arguments) != len(names) or b"loc(" in found[2]:
        return text
    named = [argument + b" loc(" + _quote(name) + b")" for argument, name in zip(arguments, names)]
    return text[: found.start(2)] + b", %".join(named) + text[found.end(2) :]

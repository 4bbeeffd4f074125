# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights of ONNX models beside the program: large initializers become inputs, and arrays of a .safetensors file; and
the names of inputs, which torch-mlir drops, become those of arguments."""

from __future__ import annotations

import json
import os
import re
from typing import List, Union

#: Smaller constants stay in the program, where they are folded.
_LEAST_ELEMENTS = 1024

#: Names of safetensors for ONNX's element types.
_TYPES = {1: "F32", 2: "U8", 3: "I8", 4: "U16", 5: "I16", 6: "I32", 7: "I64", 10: "F16", 11: "F64", 16: "BF16"}


def take_weights(source: str, target: str, weights: Union[str, "os.PathLike[str]"]) -> List[str]:
    """Writes the large initializers of the model at `source` to the file `weights`, and the model with inputs in their
    place, behind the others, to `target`. Returns the names."""
    import onnx
    from onnx import helper, numpy_helper

    model = onnx.load(source)
    graph = model.graph
    inputs = {value.name for value in graph.input}
    header, chunks, offset, names = {}, [], 0, []
    for tensor in list(graph.initializer):
        array = numpy_helper.to_array(tensor)
        if array.size < _LEAST_ELEMENTS or tensor.data_type not in _TYPES:
            continue
        data = array.tobytes()
        header[tensor.name] = {
            "dtype": _TYPES[tensor.data_type],
            "shape": list(array.shape),
            "data_offsets": [offset, offset + len(data)],
        }
        chunks.append(data)
        offset += len(data)
        names.append(tensor.name)
        graph.initializer.remove(tensor)
        # In old models initializers are inputs as well.
        if tensor.name in inputs:
            graph.input.remove(next(value for value in graph.input if value.name == tensor.name))
        graph.input.append(helper.make_tensor_value_info(tensor.name, tensor.data_type, array.shape))
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 64)
    with open(weights, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.writelines(chunks)
    onnx.save(model, target)
    return names


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

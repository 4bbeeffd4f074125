#!/usr/bin/env python3
"""make.py DIGITS MODEL.onnx [IMAGES]: writes the network of the folder DIGITS (examples/digits) as a model of ONNX, with
its weights, for 360 images, or as many as IMAGES, of one channel (NCHW)."""

import json
import pathlib
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def read_safetensors(path):
    """The arrays of a file of f32, by name."""
    data = path.read_bytes()
    size = int.from_bytes(data[:8], "little")
    header, rest = json.loads(data[8 : 8 + size]), data[8 + size :]
    return {
        name: np.frombuffer(rest[slice(*entry["data_offsets"])], np.float32).reshape(entry["shape"])
        for name, entry in header.items()
        if name != "__metadata__"
    }


digits, path = pathlib.Path(sys.argv[1]), sys.argv[2]
images = int(sys.argv[3]) if len(sys.argv) > 3 else 360
weights = read_safetensors(digits / "weights.safetensors")
weights = {name.replace(".", "_"): array for name, array in weights.items()}
for name in ("conv1_weight", "conv2_weight"):
    weights[name] = np.ascontiguousarray(weights[name].transpose(3, 2, 0, 1))  # HWIO to OIHW
constants = [numpy_helper.from_array(array, name) for name, array in weights.items()]
constants.append(numpy_helper.from_array(np.int64([images, 512]), "flat_shape"))

same = {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1]}
nodes = [
    helper.make_node("Conv", ["images", "conv1_weight", "conv1_bias"], ["c1"], **same),
    helper.make_node("Relu", ["c1"], ["r1"]),
    helper.make_node("Conv", ["r1", "conv2_weight", "conv2_bias"], ["c2"], **same),
    helper.make_node("Relu", ["c2"], ["r2"]),
    helper.make_node("MaxPool", ["r2"], ["pool"], kernel_shape=[2, 2], strides=[2, 2]),
    helper.make_node("Transpose", ["pool"], ["nhwc"], perm=[0, 2, 3, 1]),
    helper.make_node("Reshape", ["nhwc", "flat_shape"], ["flat"]),
    helper.make_node("Gemm", ["flat", "dense1_weight", "dense1_bias"], ["d1"]),
    helper.make_node("Relu", ["d1"], ["r3"]),
    helper.make_node("Gemm", ["r3", "dense2_weight", "dense2_bias"], ["logits"]),
]
graph = helper.make_graph(
    nodes,
    "digits",
    [helper.make_tensor_value_info("images", TensorProto.FLOAT, [images, 1, 8, 8])],
    [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [images, 10])],
    constants,
)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
onnx.checker.check_model(model)
onnx.save(model, path)

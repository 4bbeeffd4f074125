#!/usr/bin/env python3
"""A quantized convolutional network in QDQ form: Tenon, ONNX Runtime and OpenVINO, interleaved in one run.

    peers/bin/python benchmarks/quantized_convolutions.py model FOLDER
    python -m tenon.importers onnx FOLDER/net.onnx -o FOLDER/net.mlir
    peers/bin/python benchmarks/quantized_convolutions.py run FOLDER [--threads 1] [--rounds 30]

Six convolutions of random weights of i8, with a scale for each output feature, over an image of 112x112; activations are quantized
to i8 before each. `model` needs numpy and onnx; the importer needs torch-mlir, which may be in another environment; `run` needs the
package `tenon` (or PYTHONPATH=python), onnxruntime and openvino. Printed are the least times of all calls, in microseconds, and the
largest difference from ONNX Runtime's results.
"""
import argparse
import pathlib
import time

import numpy as np

# Input and output features, stride, size of the filter.
LAYERS = ((3, 32, 2, 3), (32, 64, 1, 3), (64, 64, 1, 1), (64, 128, 2, 3), (128, 128, 1, 3), (128, 256, 2, 3))
SIZE = 112


def make_model(folder):
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    rng = np.random.default_rng(0)
    constants, nodes = [], []

    def constant(name, array):
        constants.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def node(kind, inputs, output, **attributes):
        nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    constant("zero", np.int8(0))
    constant("step", np.float32(0.02))
    x = "x"
    for i, (given, made, stride, size) in enumerate(LAYERS):
        count = given * size * size
        constant(f"w{i}", rng.integers(-127, 128, (made, given, size, size)).astype(np.int8))
        constant(f"s{i}", ((rng.random(made) + 0.5) / (127 * count**0.5)).astype(np.float32))
        constant(f"z{i}", np.zeros(made, np.int8))
        constant(f"b{i}", (rng.standard_normal(made) * 0.1).astype(np.float32))
        weights = node("DequantizeLinear", [f"w{i}", f"s{i}", f"z{i}"], f"wf{i}", axis=0)
        x = node("QuantizeLinear", [x, "step", "zero"], f"q{i}")
        x = node("DequantizeLinear", [x, "step", "zero"], f"x{i}")
        x = node("Conv", [x, weights, f"b{i}"], f"c{i}", strides=[stride] * 2, pads=[size // 2] * 4)
        x = node("Relu", [x], f"r{i}")
    node("Flatten", [node("GlobalAveragePool", [x], "p")], "y")
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, SIZE, SIZE])]
    outputs = [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, LAYERS[-1][1]])]
    graph = helper.make_graph(nodes, "main", inputs, outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / "net.onnx"))


def run(folder, threads, rounds):
    import onnxruntime
    import openvino
    import tenon
    x = np.random.default_rng(1).standard_normal((1, 3, SIZE, SIZE)).astype(np.float32)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(folder / "net.onnx"), options, providers=["CPUExecutionProvider"])
    compiled = openvino.Core().compile_model(str(folder / "net.onnx"), "CPU", {"INFERENCE_NUM_THREADS": threads})
    request = compiled.create_infer_request()
    module = tenon.compile((folder / "net.mlir").read_text(), threads=threads)
    calls = {
        "ONNX Runtime": lambda: session.run(None, {"x": x})[0],
        "OpenVINO": lambda: request.infer({"x": x})[0],
        "Tenon": lambda: module(x),
    }
    results = {name: np.asarray(call()).reshape(-1) for name, call in calls.items()}
    least = dict.fromkeys(calls, float("inf"))
    for _ in range(rounds):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            least[name] = min(least[name], time.perf_counter() - start)
    wanted = results["ONNX Runtime"]
    for name, seconds in least.items():
        print(f"{name}: {seconds * 1e6:.0f} us, difference {np.abs(results[name] - wanted).max():.2g} of {np.abs(wanted).max():.2g}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("model", "run"))
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    if options.what == "model":
        make_model(options.folder)
    else:
        run(options.folder, options.threads, options.rounds)


main()

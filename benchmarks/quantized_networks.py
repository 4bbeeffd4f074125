#!/usr/bin/env python3
"""A quantized network in QDQ form: Tenon, ONNX Runtime and OpenVINO, interleaved in one run.

    peers/bin/python benchmarks/quantized_networks.py model FOLDER [--network plain|residual|depthwise|mlp] [--rows 1]
    python -m tenon.importers onnx FOLDER/net.onnx -o FOLDER/net.mlir
    peers/bin/python benchmarks/quantized_networks.py run FOLDER [--threads 1] [--rounds 30]

plain: six convolutions of random weights of i8, with a scale for each output feature, over an image of 112x112; activations are
quantized to i8 before each. residual: a first layer of 7x7, a pool and four residual blocks with ui8; depthwise: two depthwise
convolutions behind. mlp: products of rows with matrices of 1024x4096, 4096x4096 and 4096x1024. `model` needs numpy and onnx; the
importer needs torch-mlir, which may be in another environment; `run` needs the package `tenon` (or PYTHONPATH=python), onnxruntime
and openvino. Printed are the least times of all calls, in microseconds, ten calls of each in every round, and the largest
difference from ONNX Runtime's results.
"""
import argparse
import pathlib
import time

import numpy as np

# Input and output features, stride, size of the filter.
LAYERS = ((3, 32, 2, 3), (32, 64, 1, 3), (64, 64, 1, 1), (64, 128, 2, 3), (128, 128, 1, 3), (128, 256, 2, 3))
SIZE = 112
# Features of the network of products.
FEATURES = (1024, 4096, 4096, 1024)


class Network:
    """Nodes and constants of a model in QDQ form."""

    def __init__(self):
        self.rng = np.random.default_rng(0)
        self.constants, self.nodes = [], []

    def constant(self, name, array):
        from onnx import numpy_helper
        self.constants.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def node(self, kind, inputs, output=None, **attributes):
        from onnx import helper
        output = output or f"{kind}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def quantized(self, x, step="step", zero="zero"):
        return self.node("DequantizeLinear", [self.node("QuantizeLinear", [x, step, zero]), step, zero])

    def convolution(self, x, given, made, size, stride, relu=True, groups=1):
        number, count = len(self.nodes), given // groups * size * size
        weights = self.constant(f"w{number}", self.rng.integers(-127, 128, (made, given // groups, size, size)).astype(np.int8))
        scales = self.constant(f"s{number}", ((self.rng.random(made) + 0.5) / (127 * count**0.5)).astype(np.float32))
        zeros = self.constant(f"z{number}", np.zeros(made, np.int8))
        bias = self.constant(f"b{number}", (self.rng.standard_normal(made) * 0.1).astype(np.float32))
        weights = self.node("DequantizeLinear", [weights, scales, zeros], axis=0)
        x = self.node("Conv", [x, weights, bias], strides=[stride] * 2, pads=[size // 2] * 4, group=groups)
        return self.node("Relu", [x]) if relu else x

    def product(self, x, given, made, relu):
        number = len(self.nodes)
        weights = self.constant(f"w{number}", self.rng.integers(-127, 128, (given, made)).astype(np.int8))
        scales = self.constant(f"s{number}", ((self.rng.random(made) + 0.5) / (127 * given**0.5)).astype(np.float32))
        zeros = self.constant(f"z{number}", np.zeros(made, np.int8))
        bias = self.constant(f"b{number}", (self.rng.standard_normal(made) * 0.1).astype(np.float32))
        weights = self.node("DequantizeLinear", [weights, scales, zeros], axis=1)
        x = self.node("Add", [self.node("MatMul", [x, weights]), bias])
        return self.node("Relu", [x]) if relu else x


def make_plain(net):
    net.constant("step", np.float32(0.02))
    net.constant("zero", np.int8(0))
    x = "x"
    for given, made, stride, size in LAYERS:
        x = net.convolution(net.quantized(x), given, made, size, stride)
    return x, made


def make_residual(net, depthwise):
    """The start of a residual network, unsigned; or with depthwise convolutions behind."""
    net.constant("step", np.float32(0.03))
    net.constant("zero", np.uint8(0))
    net.constant("first", np.float32(0.02))
    net.constant("middle", np.uint8(120))
    x = net.convolution(net.quantized("x", "first", "middle"), 3, 64, 7, 2)
    x = net.node("MaxPool", [net.quantized(x)], kernel_shape=[3, 3], strides=[2, 2], pads=[1] * 4)
    x, given = net.quantized(x), 64
    for made, stride in ((64, 1), (64, 1), (128, 2), (128, 1)):
        y = net.quantized(net.convolution(x, given, made, 3, stride))
        y = net.quantized(net.convolution(y, made, made, 3, 1, relu=False))
        if given != made:
            x = net.quantized(net.convolution(x, given, made, 1, stride, relu=False))
        x, given = net.quantized(net.node("Relu", [net.node("Add", [y, x])])), made
    for _ in range(2 if depthwise else 0):
        x = net.quantized(net.convolution(x, given, given, 3, 1, groups=given))
        x, given = net.quantized(net.convolution(x, given, 2 * given, 1, 1)), 2 * given
    return x, given


def make_products(net):
    net.constant("step", np.float32(0.03))
    net.constant("zero", np.uint8(0))
    net.constant("first", np.float32(0.02))
    net.constant("middle", np.uint8(120))
    x = net.quantized("x", "first", "middle")
    for given, made in zip(FEATURES, FEATURES[1:]):
        is_last = made == FEATURES[-1]
        x = net.product(x, given, made, relu=not is_last)
        x = x if is_last else net.quantized(x)
    return x


def make_model(folder, network, rows):
    import onnx
    from onnx import TensorProto, helper
    net = Network()
    if network == "mlp":
        net.node("Identity", [make_products(net)], "y")
        shape, results = [rows, FEATURES[0]], [rows, FEATURES[-1]]
    else:
        x, features = make_plain(net) if network == "plain" else make_residual(net, network == "depthwise")
        net.node("Flatten", [net.node("GlobalAveragePool", [x])], "y")
        shape, results = [1, 3, SIZE, SIZE], [1, features]
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)]
    outputs = [helper.make_tensor_value_info("y", TensorProto.FLOAT, results)]
    graph = helper.make_graph(net.nodes, "main", inputs, outputs, net.constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / "net.onnx"))


def run(folder, threads, rounds):
    import onnxruntime
    import openvino
    import tenon
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(folder / "net.onnx"), options, providers=["CPUExecutionProvider"])
    x = np.random.default_rng(1).standard_normal(session.get_inputs()[0].shape).astype(np.float32)
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
            # Until the threads of the others, which wait busily for a next call, sleep.
            time.sleep(0.1)
            for _ in range(10):
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
    parser.add_argument("--network", choices=("plain", "residual", "depthwise", "mlp"), default="plain")
    parser.add_argument("--rows", type=int, default=1, help="of the products")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    if options.what == "model":
        make_model(options.folder, options.network, options.rows)
    else:
        run(options.folder, options.threads, options.rounds)


main()

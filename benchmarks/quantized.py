#!/usr/bin/env python3
"""Rows times quantized matrices: Tenon, ONNX Runtime and OpenVINO, interleaved in one run.

    peers/bin/python benchmarks/quantized.py [--rows 1,2,4,8] [--threads 1,2] [--kinds i4,i8] [--matrices 12] [--rounds 20]

Needs numpy, ml_dtypes, the package `tenon` (or PYTHONPATH=python) and, as far as they are installed, onnxruntime with onnx, and
openvino. A product is one of a chain of square matrices with different weights, so that these come from memory. Weights have a
scale of f16 for each group of 32, and are bound; ONNX Runtime has them as MatMulNBits (accuracy level 0, which is exact) or,
for 8 bits, as MatMulNBits of 8 bits; OpenVINO as constants, held to f32 without dynamic quantization. The least time of all
calls, in microseconds for one product, and the largest difference from f64, relative to the largest result.
"""
import argparse
import os
import time

import numpy as np

GROUP = 32


def weights(kind, size, seed):
    """Codes [size, size] and scales [size, size / GROUP] whose products keep the length of a row."""
    rng = np.random.default_rng(seed)
    half = 8 if kind == "i4" else 128
    codes = rng.integers(-half, half, (size, size)).astype(np.int8)
    deviation = half / 3 ** 0.5
    scales = (rng.random((size, size // GROUP), dtype=np.float32) + 0.5) / (deviation * size ** 0.5)
    return codes, scales.astype(np.float16)


def numbers(codes, scales):
    return codes * np.repeat(scales.astype(np.float64), GROUP, 1)


def tenon_chain(kind, rows, size, matrices, threads, flags):
    import ml_dtypes
    import tenon
    groups = size // GROUP
    text = [f"func.func @main(%x0: tensor<{rows}x{size}xf32>"]
    for i in range(len(matrices)):
        text[0] += f", %q{i}: tensor<{size}x{size}x{kind}> {{ten.bound}}, %s{i}: tensor<{size}x{groups}xf16> {{ten.bound}}"
    text[0] += f") -> tensor<{rows}x{size}xf32> {{"
    wide, row = f"tensor<{size}x{groups}x{GROUP}xf32>", f"tensor<{rows}x{size}xf32>"
    for i in range(len(matrices)):
        text += [
            f"  %f{i} = ten.convert %q{i} : tensor<{size}x{size}x{kind}> -> tensor<{size}x{size}xf32>",
            f"  %g{i} = ten.reshape %f{i} : tensor<{size}x{size}xf32> -> {wide}",
            f"  %c{i} = ten.convert %s{i} : tensor<{size}x{groups}xf16> -> tensor<{size}x{groups}xf32>",
            f"  %b{i} = ten.broadcast %c{i} dims = [0, 1] : tensor<{size}x{groups}xf32> -> {wide}",
            f"  %m{i} = ten.mul %g{i}, %b{i} : {wide}",
            f"  %w{i} = ten.reshape %m{i} : {wide} -> tensor<{size}x{size}xf32>",
            f"  %x{i + 1} = ten.contract %x{i}, %w{i} contracting = [1] x [1] : {row}, tensor<{size}x{size}xf32> -> {row}",
        ]
    text += [f"  return %x{len(matrices)} : {row}", "}"]
    module = tenon.compile("\n".join(text), threads=threads, **flags)
    bound = []
    for codes, scales in matrices:
        bound += [codes.astype(ml_dtypes.int4) if kind == "i4" else codes, scales]
    module.bind(bound)
    return module


def onnx_chain(kind, rows, size, matrices, threads):
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
    bits = 4 if kind == "i4" else 8
    nodes, constants = [], []
    for i, (codes, scales) in enumerate(matrices):
        unsigned = (codes.astype(np.int16) + (1 << (bits - 1))).astype(np.uint8)
        if bits == 4:
            unsigned = unsigned[:, 0::2] | unsigned[:, 1::2] << 4
        constants += [numpy_helper.from_array(unsigned.reshape(size, size // GROUP, GROUP * bits // 8), f"w{i}"),
                      numpy_helper.from_array(scales.astype(np.float32).reshape(-1), f"s{i}")]
        nodes.append(helper.make_node("MatMulNBits", [f"x{i}", f"w{i}", f"s{i}"], [f"x{i + 1}"], domain="com.microsoft",
                                      K=size, N=size, bits=bits, block_size=GROUP, accuracy_level=0))
    graph = helper.make_graph(nodes, "chain", [helper.make_tensor_value_info("x0", TensorProto.FLOAT, [rows, size])],
                              [helper.make_tensor_value_info(f"x{len(matrices)}", TensorProto.FLOAT, [rows, size])], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18), helper.make_opsetid("com.microsoft", 1)])
    model.ir_version = 10
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    return lambda x: session.run(None, {"x0": x})[0]


def openvino_chain(kind, rows, size, matrices, threads):
    import openvino
    from openvino import opset13 as op
    x = y = op.parameter([rows, size], np.float32)
    for codes, scales in matrices:
        shape = [size, size // GROUP, GROUP]
        if kind == "i4":
            packed = ((codes[:, 0::2] & 15) | (codes[:, 1::2] & 15) << 4).astype(np.uint8)
            constant = openvino.op.Constant(openvino.Tensor(packed.reshape(-1), openvino.Shape(shape), openvino.Type.i4),
                                            shared_memory=False)
        else:
            constant = op.constant(codes.reshape(shape))
        made = op.multiply(op.convert(constant, np.float16), op.constant(scales.reshape(size, -1, 1)))
        matrix = op.convert(op.reshape(made, np.array([size, size], np.int64), False), np.float32)
        y = op.matmul(y, matrix, False, True)
    config = {"INFERENCE_NUM_THREADS": threads, "DYNAMIC_QUANTIZATION_GROUP_SIZE": 0, "INFERENCE_PRECISION_HINT": "f32",
              "NUM_STREAMS": 1}
    request = openvino.Core().compile_model(openvino.Model([y], [x]), "CPU", config).create_infer_request()
    return lambda x: request.infer([x])[0]


def measure(calls, x, rounds, count):
    """The least microseconds for one of `count` products, in turns."""
    least = {name: float("inf") for name in calls}
    for call in calls.values():
        call(x)
    for _ in range(rounds):
        for name, call in calls.items():
            for _ in range(3):
                start = time.perf_counter()
                call(x)
                least[name] = min(least[name], time.perf_counter() - start)
    return {name: 1e6 * seconds / count for name, seconds in least.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", default="1,2,4,8,16,64,256")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--kinds", default="i4,i8")
    parser.add_argument("--size", type=int, default=4096)
    parser.add_argument("--matrices", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--activations", default="", help="of Tenon: 16 or 8 bits")
    options = parser.parse_args()
    flags = {"quantized_activations": options.activations} if options.activations else {}
    peers = {"ONNX Runtime": onnx_chain, "OpenVINO": openvino_chain}
    print(f"| weights | rows | threads | Tenon | {' | '.join(peers)} | error of each |")
    print("| --- | ---: | ---: | ---: | " + " | ".join(["---:"] * len(peers)) + " | --- |")
    for kind in options.kinds.split(","):
        matrices = [weights(kind, options.size, seed) for seed in range(options.matrices)]
        for threads in map(int, options.threads.split(",")):
            os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:threads]) if threads == 1 else range(os.cpu_count()))
            for rows in map(int, options.rows.split(",")):
                x = np.random.default_rng(99).standard_normal((rows, options.size), dtype=np.float32)
                made = x.astype(np.float64)
                for codes, scales in matrices:
                    made = made @ numbers(codes, scales).T
                calls = {"Tenon": tenon_chain(kind, rows, options.size, matrices, threads, flags)}
                for name, chain in peers.items():
                    try:
                        calls[name] = chain(kind, rows, options.size, matrices, threads)
                    except Exception as error:  # pylint: disable=broad-exception-caught
                        print(f"<!-- {name}: {str(error).splitlines()[0]} -->")
                errors = [f"{np.abs(call(x) - made).max() / np.abs(made).max():.1e}" for call in calls.values()]
                times = measure(calls, x, max(2, options.rounds // max(1, rows // 4)), options.matrices)
                cells = [f"{times[name]:.0f}" if name in times else "" for name in ("Tenon", *peers)]
                print(f"| {kind} | {rows} | {threads} | {' | '.join(cells)} | {', '.join(errors)} |", flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Rows times quantized matrices: Tenon, ONNX Runtime and OpenVINO, interleaved in one run.

    peers/bin/python benchmarks/quantized.py [--rows 1,2,4,8] [--threads 1,2] [--kinds i4,nibbles,q4_0,words,i8] [--matrices 12]
        [--rounds 20] [--activations 16|8] [--cpu-time]

Needs numpy, ml_dtypes, the package `tenon` (or PYTHONPATH=python) and, as far as they are installed, onnxruntime with onnx, and
openvino. A product is one of a chain of square matrices with different weights, so that these come from memory. Weights have a
scale of f16 for each group of 32 (64 in words), and are bound. Kinds are ways to write them: `i4`; `nibbles`, two in a byte; `q4_0`, blocks of 18
bytes as GGUF has them; `words`, eight in a `ui32`, with minimums, as MLX has them (of the
peers' weights only the scales); `i8`. ONNX Runtime has them as MatMulNBits of 4 or 8 bits
(accuracy level 0, which is exact; with --activations level 4, which rounds rows to 8 bits); OpenVINO as constants, held to f32
without dynamic quantization. The least time of all calls, in microseconds for one product, the largest difference from f64, relative
to the largest result, and, for one row, the bytes of codes and scales that Tenon reads a second beside the bandwidth of memory, measured
in between by sums of as many bytes (NumPy, one thread).
"""
import argparse
import os
import re
import subprocess
import sys
import time

import numpy as np

# Elements of one scale: words are as MLX has them.
GROUP = {"i4": 32, "nibbles": 32, "q4_0": 32, "words": 64, "i8": 32}
MOST_SECONDS = 8


def weights(kind, size, seed):
    """Codes [size, size] and scales [size, size / group] whose products keep the length of a row."""
    rng = np.random.default_rng(seed)
    half = 128 if kind == "i8" else 8
    codes = rng.integers(-half, half, (size, size)).astype(np.int8)
    deviation = half / 3 ** 0.5
    scales = (rng.random((size, size // GROUP[kind]), dtype=np.float32) + 0.5) / (deviation * size ** 0.5)
    return codes, scales.astype(np.float16)


def numbers(codes, scales):
    return codes * np.repeat(scales.astype(np.float64), codes.shape[1] // scales.shape[1], 1)


def stored(kind, codes, scales):
    """The weights' arguments as the kind has them."""
    import ml_dtypes
    if kind in ("i4", "i8"):
        return [codes.astype(ml_dtypes.int4) if kind == "i4" else codes, scales]
    size = len(codes)
    unsigned = (codes + 8).astype(np.uint8)
    if kind == "words":
        words = sum(unsigned[:, i::8].astype(np.uint32) << np.uint32(4 * i) for i in range(8))
        return [words, scales, np.float16(-8) * scales]
    halves = unsigned.reshape(size, -1, 2, GROUP[kind] // 2)
    packed = halves[:, :, 0] | halves[:, :, 1] << 4
    if kind == "nibbles":
        return [packed.reshape(size, -1), scales]
    return [np.concatenate([scales.view(np.uint8).reshape(size, -1, 2), packed], -1).reshape(size, -1)]


# Operations that make integers %v, [SIZE, GROUPS, GROUP], of the first argument, and have scales in %s and minimums in %z.
DECODING = {
    "i4": ["%v = stablehlo.reshape %a0 : (tensor<SIZExSIZExi4>) -> tensor<SIZExGROUPSx32xi4>"],
    "i8": ["%v = stablehlo.reshape %a0 : (tensor<SIZExSIZExi8>) -> tensor<SIZExGROUPSx32xi8>"],
    "nibbles": ["%p = stablehlo.reshape %a0 : (tensor<SIZExHALFxui8>) -> tensor<SIZExGROUPSx16xui8>"],
    "q4_0": [
        "%r = stablehlo.reshape %a0 : (tensor<SIZExBYTESxui8>) -> tensor<SIZExGROUPSx18xui8>",
        "%d = stablehlo.slice %r [0:SIZE, 0:GROUPS, 0:2] : (tensor<SIZExGROUPSx18xui8>) -> tensor<SIZExGROUPSx2xui8>",
        "%s = stablehlo.bitcast_convert %d : (tensor<SIZExGROUPSx2xui8>) -> tensor<SIZExGROUPSxf16>",
        "%p = stablehlo.slice %r [0:SIZE, 0:GROUPS, 2:18] : (tensor<SIZExGROUPSx18xui8>) -> tensor<SIZExGROUPSx16xui8>",
    ],
    "words": [
        "%by = stablehlo.constant dense<[0, 4, 8, 12, 16, 20, 24, 28]> : tensor<8xui32>",
        "%shift = stablehlo.broadcast_in_dim %by, dims = [2] : (tensor<8xui32>) -> tensor<SIZExWORDSx8xui32>",
        "%wide = stablehlo.broadcast_in_dim %a0, dims = [0, 1] : (tensor<SIZExWORDSxui32>) -> tensor<SIZExWORDSx8xui32>",
        "%moved = stablehlo.shift_right_logical %wide, %shift : tensor<SIZExWORDSx8xui32>",
        "%mask = stablehlo.constant dense<15> : tensor<SIZExWORDSx8xui32>",
        "%eights = stablehlo.and %moved, %mask : tensor<SIZExWORDSx8xui32>",
        "%v = stablehlo.reshape %eights : (tensor<SIZExWORDSx8xui32>) -> tensor<SIZExGROUPSxGROUPxui32>",
    ],
}
NIBBLES = [
    "%fifteen = stablehlo.constant dense<15> : tensor<SIZExGROUPSx16xui8>",
    "%four = stablehlo.constant dense<4> : tensor<SIZExGROUPSx16xui8>",
    "%low = stablehlo.and %p, %fifteen : tensor<SIZExGROUPSx16xui8>",
    "%high = stablehlo.shift_right_logical %p, %four : tensor<SIZExGROUPSx16xui8>",
    "%both = stablehlo.concatenate %low, %high, dim = 2 : (tensor<SIZExGROUPSx16xui8>, tensor<SIZExGROUPSx16xui8>) -> tensor<SIZExGROUPSx32xui8>",
    "%signed = stablehlo.convert %both : (tensor<SIZExGROUPSx32xui8>) -> tensor<SIZExGROUPSx32xi8>",
    "%eight = stablehlo.constant dense<8> : tensor<SIZExGROUPSx32xi8>",
    "%v = stablehlo.subtract %signed, %eight : tensor<SIZExGROUPSx32xi8>",
]
ELEMENT = {"i4": "i4", "i8": "i8", "nibbles": "i8", "q4_0": "i8", "words": "ui32"}
PRODUCT = [
    "%f = stablehlo.convert %v : (tensor<SIZExGROUPSxGROUPxELEMENT>) -> tensor<SIZExGROUPSxGROUPxf32>",
    "%c = stablehlo.convert %s : (tensor<SIZExGROUPSxf16>) -> tensor<SIZExGROUPSxf32>",
    "%b = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<SIZExGROUPSxf32>) -> tensor<SIZExGROUPSxGROUPxf32>",
    "%m = stablehlo.multiply %f, %b : tensor<SIZExGROUPSxGROUPxf32>",
]
MINIMUMS = [
    "%g = stablehlo.convert %a2 : (tensor<SIZExGROUPSxf16>) -> tensor<SIZExGROUPSxf32>",
    "%h = stablehlo.broadcast_in_dim %g, dims = [0, 1] : (tensor<SIZExGROUPSxf32>) -> tensor<SIZExGROUPSxGROUPxf32>",
    "%n = stablehlo.add %m, %h : tensor<SIZExGROUPSxGROUPxf32>",
]
TYPES = {
    "i4": ["SIZExSIZExi4", "SIZExGROUPSxf16"], "i8": ["SIZExSIZExi8", "SIZExGROUPSxf16"],
    "nibbles": ["SIZExHALFxui8", "SIZExGROUPSxf16"], "q4_0": ["SIZExBYTESxui8"],
    "words": ["SIZExWORDSxui32", "SIZExGROUPSxf16", "SIZExGROUPSxf16"],
}


def chain_text(kind, rows, size, count):
    """A StableHLO program of `count` products whose weights are bound."""
    groups = size // GROUP[kind]
    numbers = {"SIZE": size, "GROUPS": groups, "GROUP": GROUP[kind], "HALF": size // 2, "BYTES": groups * 18, "WORDS": size // 8, "ELEMENT": ELEMENT[kind]}

    def filled(line):
        for name in sorted(numbers, key=len, reverse=True):
            line = line.replace(name, str(numbers[name]))
        return line

    row = f"tensor<{rows}x{size}xf32>"
    arguments, body = [f"%x0: {row}"], []
    for i in range(count):
        arguments += [f"%a{j}_{i}: tensor<{filled(t)}> {{ten.bound}}" for j, t in enumerate(TYPES[kind])]
        lines = DECODING[kind] + (NIBBLES if kind in ("nibbles", "q4_0") else []) + PRODUCT + (MINIMUMS if kind == "words" else [])
        weights = "%n" if kind == "words" else "%m"
        lines = lines + [
            f"%w = stablehlo.reshape {weights} : (tensor<SIZExGROUPSxGROUPxf32>) -> tensor<SIZExSIZExf32>",
            f"%x = stablehlo.dot_general %y, %w, contracting_dims = [1] x [1] : ({row}, tensor<SIZExSIZExf32>) -> {row}",
        ]
        for line in lines:
            line = re.sub(r"%(\w+)", lambda m: f"%x{i}" if m[1] == "y" else f"%x{i + 1}" if m[1] == "x" else f"%{m[1]}_{i}", filled(line))
            if kind != "q4_0":
                line = re.sub(rf"%s_{i}\b", f"%a1_{i}", line)
            body.append("  " + line)
    return f"func.func @main({', '.join(arguments)}) -> {row} {{\n" + "\n".join(body) + f"\n  return %x{count} : {row}\n}}\n"


def tenon_chain(kind, rows, size, matrices, threads, flags):
    import tenon
    module = tenon.compile(chain_text(kind, rows, size, len(matrices)), threads=threads, **flags)
    module.bind([array for codes, scales in matrices for array in stored(kind, codes, scales)])
    return module


def bytes_read(kind, matrices):
    """Codes, scales and minimums."""
    return sum(codes.size // (1 if kind == "i8" else 2) + scales.nbytes * (2 if kind == "words" else 1)
               for codes, scales in matrices)


def reading(count, threads):
    """A module that sums as many bytes, and its argument."""
    import tenon
    count //= 4
    text = f"""func.func @main(%x: tensor<{count}xi32>) -> tensor<i32> {{
  %0 = ten.reduce add %x dims = [0] : tensor<{count}xi32> -> tensor<i32>
  return %0 : tensor<i32>
}}"""
    return tenon.compile(text, threads=threads), np.ones(count, np.int32)


def onnx_chain(kind, rows, size, matrices, threads, level):
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
    bits = 8 if kind == "i8" else 4
    nodes, constants = [], []
    for i, (codes, scales) in enumerate(matrices):
        unsigned = (codes.astype(np.int16) + (1 << (bits - 1))).astype(np.uint8)
        if bits == 4:
            unsigned = unsigned[:, 0::2] | unsigned[:, 1::2] << 4
        constants += [numpy_helper.from_array(unsigned.reshape(size, size // GROUP[kind], GROUP[kind] * bits // 8), f"w{i}"),
                      numpy_helper.from_array(scales.astype(np.float32).reshape(-1), f"s{i}")]
        nodes.append(helper.make_node("MatMulNBits", [f"x{i}", f"w{i}", f"s{i}"], [f"x{i + 1}"], domain="com.microsoft",
                                      K=size, N=size, bits=bits, block_size=GROUP[kind], accuracy_level=level))
    graph = helper.make_graph(nodes, "chain", [helper.make_tensor_value_info("x0", TensorProto.FLOAT, [rows, size])],
                              [helper.make_tensor_value_info(f"x{len(matrices)}", TensorProto.FLOAT, [rows, size])], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18), helper.make_opsetid("com.microsoft", 1)])
    model.ir_version = 10
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    return lambda x: session.run(None, {"x0": x})[0]


def openvino_chain(kind, rows, size, matrices, threads, _):
    import openvino
    from openvino import opset13 as op
    x = y = op.parameter([rows, size], np.float32)
    for codes, scales in matrices:
        shape = [size, size // GROUP[kind], GROUP[kind]]
        if kind != "i8":
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


def measure(calls, x, rounds, count, clock):
    """The least microseconds for one of `count` products, in turns; a slow one's after some seconds of them."""
    least, spent = {name: float("inf") for name in calls}, dict.fromkeys(calls, 0.0)
    for call in calls.values():
        call(x)
    for _ in range(rounds):
        for name, call in calls.items():
            for _ in range(3):
                if spent[name] > MOST_SECONDS:
                    break
                start = clock()
                call(x)
                seconds = clock() - start
                least[name], spent[name] = min(least[name], seconds), spent[name] + seconds
    return {name: 1e6 * seconds / count for name, seconds in least.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", default="1,2,4,8,16,64,256")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--kinds", default="i4,nibbles,q4_0,words,i8")
    parser.add_argument("--size", type=int, default=4096)
    parser.add_argument("--matrices", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--activations", default="", help="of Tenon: 16 or 8 bits")
    parser.add_argument("--cpu-time", action="store_true", help="of the process, for one thread: other programs take no part of it")
    parser.add_argument("--rows-only", action="store_true", help="leaves out the head of the table")
    options = parser.parse_args()
    if "," in options.threads:
        # Pools of threads keep the cores that a process has when they start.
        for i, threads in enumerate(options.threads.split(",")):
            others = sys.argv[1:] + (["--rows-only"] if i else [])
            subprocess.run([sys.executable, __file__, *others, f"--threads={threads}"], check=True)
        return
    threads = int(options.threads)
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])
    clock = time.process_time if options.cpu_time else time.perf_counter
    flags = {"quantized_activations": options.activations} if options.activations else {}
    level = 4 if options.activations else 0
    peers = {f"ONNX Runtime, level {level}": onnx_chain, "OpenVINO": openvino_chain}
    if not options.rows_only:
        print(f"| weights | rows | threads | Tenon | {' | '.join(peers)} | error of each | GB/s of Tenon and of memory |")
        print("| --- | ---: | ---: | ---: | " + " | ".join(["---:"] * len(peers)) + " | --- | --- |")
    for kind in options.kinds.split(","):
        matrices = [weights(kind, options.size, seed) for seed in range(options.matrices)]
        size = bytes_read(kind, matrices)
        for rows in map(int, options.rows.split(",")):
            x = np.random.default_rng(99).standard_normal((rows, options.size), dtype=np.float32)
            made = x.astype(np.float64)
            for codes, scales in matrices:
                made = made @ numbers(codes, scales).T
            calls = {"Tenon": tenon_chain(kind, rows, options.size, matrices, threads, flags)}
            for name, chain in peers.items():
                try:
                    calls[name] = chain(kind, rows, options.size, matrices, threads, level)
                except Exception as error:  # pylint: disable=broad-exception-caught
                    print(f"<!-- {name}: {str(error).splitlines()[0]} -->")
            errors = [f"{np.abs(call(x) - made).max() / np.abs(made).max():.1e}" for call in calls.values()]
            if rows == 1:
                module, ones = reading(size, threads)
                calls["memory"] = lambda x, module=module, ones=ones: module(ones)
            times = measure(calls, x, max(2, options.rounds // max(1, rows // 4)), options.matrices, clock)
            cells = [f"{times[name]:.0f}" if name in times else "" for name in ("Tenon", *peers)]
            rates = [size / options.matrices / times[name] / 1e3 for name in ("Tenon", "memory") if rows == 1]
            cells += [", ".join(errors), ", ".join(f"{rate:.1f}" for rate in rates)]
            print(f"| {kind} | {rows} | {threads} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()

# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""python -m tenon.importers onnx model.onnx -o model.mlir, or torch model.pt2 -o model.mlir"""

import argparse
import sys

from ._onnx import PIPELINES, ImportFailed, import_onnx
from ._torch import import_torch


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tenon.importers", description=__doc__)
    formats = parser.add_subparsers(dest="format", required=True)
    onnx = formats.add_parser("onnx", help="a model in ONNX, by the package torch-mlir")
    torch = formats.add_parser("torch", help="what torch.export.save wrote, by the packages torch and torch-mlir")
    for each in (onnx, torch):
        each.add_argument("model")
        each.add_argument("-o", "--output", required=True, help="the .mlir file to write")
        each.add_argument(
            "--form", choices=("auto", *PIPELINES), default="auto", help="the dialect to write (auto)"
        )
        each.add_argument(
            "--weights", help="model.safetensors: large constants go there, and are arguments of the program"
        )
    onnx.add_argument(
        "--shape",
        action="append",
        default=[],
        metavar="NAME=1x3x64x64",
        help="sizes of an input that the model leaves open; once for each input",
    )
    flags = parser.parse_args()
    shapes = {}
    for text in flags.shape if flags.format == "onnx" else ():
        name, _, sizes = text.rpartition("=")
        if not name or not all(size.isdecimal() for size in sizes.split("x")):
            parser.error(f"expects --shape=NAME=1x3x64x64, got '{text}'")
        shapes[name] = [int(size) for size in sizes.split("x")]
    try:
        if flags.format == "onnx":
            form = import_onnx(flags.model, flags.output, flags.form, shapes, flags.weights)
        else:
            form = import_torch(flags.model, flags.output, flags.form, flags.weights)
    except ImportFailed as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(f"{flags.output}: {form}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

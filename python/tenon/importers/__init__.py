# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of other formats as programs, by the package torch-mlir.

python -m tenon.importers onnx model.onnx -o model.mlir
python -m tenon.importers torch model.pt2 -o model.mlir
"""

from ._onnx import ImportFailed, import_onnx
from ._torch import import_torch

__all__ = ["ImportFailed", "import_onnx", "import_torch"]

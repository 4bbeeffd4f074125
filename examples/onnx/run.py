#!/usr/bin/env python3
"""run.py MODEL.onnx DIGITS: imports a model of ONNX, compiles it, and reads the test images of the folder DIGITS."""

import pathlib
import sys
import tempfile

import numpy as np
import tenon
from tenon.importers import import_onnx

model, digits = sys.argv[1], pathlib.Path(sys.argv[2])
with tempfile.TemporaryDirectory() as folder:
    program = pathlib.Path(folder) / "model.mlir"
    print("imported as", import_onnx(model, program))
    network = tenon.compile(program)
print(network.signature)
images = np.load(digits / "images.npy").transpose(0, 3, 1, 2)  # NHWC to NCHW
logits = network(images)
right = np.sum(np.argmax(logits, axis=1) == np.load(digits / "labels.npy"))
worst = np.max(np.abs(logits - np.load(digits / "logits.npy")))
print(f"{right} of {len(images)} read right, logits differ from NumPy's by at most {worst:.1e}")

#!/usr/bin/env python3
"""Compiles layer.mlir and runs it for two numbers of rows."""

import pathlib

import numpy as np
import tenon

weights = {"w": np.float32([[0.1, 0.5], [0.2, 0.5], [0.3, 0.5]]), "b": np.float32([0, 0.5])}
layer = tenon.compile(pathlib.Path(__file__).with_name("layer.mlir"), bind=weights, threads=1)
print(layer.signature)
for rows in (1, 3):
    x = np.ones((rows, 3), np.float32)
    x[0] = 0
    for number, row in enumerate(layer(x)):
        print(f"row {number}: {row[0]:.4f} {row[1]:.4f}")
print(layer.counts)

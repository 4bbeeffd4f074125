#!/usr/bin/env python3
"""Writes the bytecode files beside this script. Needs jaxlib."""

import os

from jaxlib.mlir.dialects import stablehlo

folder = os.path.dirname(os.path.abspath(__file__))
for name, versions in (("portable", ("0.9.0", "0.14.0", "1.0.0", "1.17.0")), ("recent", ("1.7.0", "1.17.0"))):
    with open(f"{folder}/{name}.mlir") as file:
        text = file.read()
    for version in versions:
        with open(f"{folder}/{name}-{version}.mlirbc", "wb") as file:
            file.write(stablehlo.serialize_portable_artifact_str(text, version))

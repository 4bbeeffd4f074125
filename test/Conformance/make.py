# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the programs of test/Conformance/programs: make.py [FOLDER].

Each function of test/JAX/functions.py is lowered to StableHLO, and called by
XLA's CPU client. NAME.mlir has the program, NAME.npz its arguments (`in0` ...)
and results (`out0` ...). The first line of the program is the tolerance:
`// atol: A`, the function's units in the last place of the largest element.
Needs JAX; the files do not, and are part of the repository.
"""

import os
import pathlib
import re
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / "JAX"))

import functions  # noqa: E402  pylint: disable=wrong-import-position
import jax  # noqa: E402  pylint: disable=wrong-import-position
import numpy as np  # noqa: E402  pylint: disable=wrong-import-position

MOST_BYTES = 64 << 10  # of a case


def tolerance(results, ulps):
    """The absolute tolerance for all results of floats."""
    found = 0.0
    for result in results:
        if not jax.numpy.issubdtype(result.dtype, jax.numpy.inexact):
            continue
        sizes = np.abs(np.asarray(result, dtype=np.complex128))
        finite = sizes[np.isfinite(sizes)]
        if finite.size:
            found = max(found, float(finite.max()) * float(jax.numpy.finfo(result.dtype).eps) * ulps)
    return found


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here / "programs"
    folder.mkdir(parents=True, exist_ok=True)
    for add in [name for name in dir(functions) if name.startswith("add_")]:
        getattr(functions, add)()
    written, names = 0, {}
    for name, function, arguments, ulps in functions.CASES:
        arguments = [np.asarray(a) for a in arguments]
        if any(a.dtype.kind not in "fiubc" for a in arguments):
            continue  # NumPy has no such type
        lowered = jax.jit(function, keep_unused=True).lower(*arguments)
        results = [np.asarray(r) for r in jax.tree.leaves(jax.jit(function)(*arguments))]
        if any(r.dtype.kind not in "fiubc" for r in results):
            continue
        text = f"// atol: {tolerance(results, ulps):.3g}\n{lowered.as_text()}"
        arrays = {f"in{i}": a for i, a in enumerate(arguments)} | {f"out{i}": r for i, r in enumerate(results)}
        if len(text) + sum(a.nbytes for a in arrays.values()) > MOST_BYTES:
            continue
        file = re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_")
        names[file] = names.get(file, 0) + 1
        if names[file] > 1:
            file += f"_{names[file]}"
        (folder / f"{file}.mlir").write_text(text)
        np.savez_compressed(folder / f"{file}.npz", **arrays)
        written += 1
    print(written, "of", len(functions.CASES), "programs")


if __name__ == "__main__":
    main()

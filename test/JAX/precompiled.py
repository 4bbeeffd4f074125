# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs common programs with the code that was compiled with the plugin, without it, and with damaged code.

Of the intact file each program takes its code, for other sizes than it was compiled for too; of a
file that was cut or changed what is used is right. The last line is `N passed, N failed`. Usage:
precompiled.py [DAMAGES [SEED]]
"""

import ctypes
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

PLUGIN = pathlib.Path(
    os.environ.get("TENON_PJRT_LIBRARY") or pathlib.Path(__file__).resolve().parents[2] / "build/release/lib/libtenon_pjrt.so"
)


def run_programs():
    """Returns the number of programs whose results are not NumPy's."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax import lax

    wrong = []

    def expect(name, got, want):
        if not all(np.allclose(a, b, 1e-4, 1e-5) for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want), strict=True)):
            wrong.append(name)

    draw = np.random.RandomState(0)
    for rows, length in ((60, 1200), (300, 70), (7, 33)):
        x = draw.uniform(-2, 2, (rows, length)).astype(np.float32)
        scale, offset = draw.uniform(-1, 1, (2, length)).astype(np.float32)

        @jax.jit
        def layer_norm(x, scale, offset):
            mean = x.mean(-1, keepdims=True)
            variance = ((x - mean) ** 2).mean(-1, keepdims=True)
            return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + offset

        wide = x.astype(np.float64)
        centered = wide - wide.mean(-1, keepdims=True)
        normal = centered / np.sqrt((centered**2).mean(-1, keepdims=True) + 1e-5) * scale + offset
        exponential = np.exp(wide)
        expect("softmax", jax.jit(jax.nn.softmax)(x), exponential / exponential.sum(-1, keepdims=True))
        expect("layer norm", layer_norm(x, scale, offset), normal)
        expect("variance", jax.jit(lambda x: x.var(-1))(x), wide.var(-1))
        expect("maximum", jax.jit(lambda x: x.max(-1))(x), x.max(-1))
        expect("sort", jax.jit(jnp.sort)(x), np.sort(x))
        expect("top-k", jax.jit(lambda x: lax.top_k(x, 10))(x)[0], -np.sort(-x)[:, :10])
        expect("hyperbolic tangent", jax.jit(jnp.tanh)(x), np.tanh(wide))
    a, b = (draw.randint(-128, 128, shape).astype(np.int8) for shape in ((48, 500), (500, 48)))
    product = jax.jit(lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32))(a, b)
    expect("product of bytes", product, a.astype(np.int64) @ b.astype(np.int64))
    return wrong


def run_in_process(folder):
    """Runs the programs with the plugin of a folder; returns how many took their code from the file, or a message."""
    environment = os.environ | {
        "TENON_PJRT_LIBRARY": str(folder / PLUGIN.name),
        "JAX_PLATFORMS": "tenon",
        "TENON_FLAGS": "--share-code=only",
    }
    done = subprocess.run([sys.executable, __file__, "--programs"], env=environment, capture_output=True, text=True)
    last = done.stdout.splitlines()[-1:]
    return int(last[0]) if done.returncode == 0 and last else f"exit code {done.returncode}: {done.stdout[-300:]} {done.stderr[-600:]}"


def main(damages, seed):
    passed = failed = 0

    def check(name, good, detail):
        nonlocal passed, failed
        passed += bool(good)
        failed += not good
        if not good:
            print(f"{name}: {detail}")

    code = PLUGIN.resolve().with_suffix(".code").read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        shutil.copy(PLUGIN, folder / PLUGIN.name)
        file = folder / PLUGIN.with_suffix(".code").name
        found = run_in_process(folder)
        check("without code", found == 0, found)
        file.write_bytes(code)
        whole = run_in_process(folder)
        check("with code", isinstance(whole, int) and whole >= 12, whole)
        draw = random.Random(seed)
        for number in range(damages):
            changed = bytearray(code)
            if number % 2:
                del changed[draw.randrange(len(changed)) :]
            for _ in range(draw.choice((1, 30, 3000))):
                if changed:
                    changed[draw.randrange(len(changed) if draw.random() < 0.5 else min(len(changed), 4000))] = draw.randrange(256)
            file.write_bytes(changed)
            found = run_in_process(folder)
            check(f"damage {number} of seed {seed}", isinstance(found, int) and found <= whole, found)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if sys.argv[1:] == ["--programs"]:
    wrong = run_programs()
    print(*wrong)
    count = ctypes.CDLL(str(PLUGIN)).tenon_num_precompiled
    count.restype = ctypes.c_int64
    print(count())
    sys.exit(bool(wrong))
sys.exit(main(*(int(word) for word in (sys.argv[1:] + ["6", "1"][len(sys.argv) - 1 :]))))

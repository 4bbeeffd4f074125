# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures JAX functions by Tenon and by XLA on the CPU, in turns, in one process."""

import os
import time

os.environ.setdefault("JAX_PLATFORMS", "tenon,cpu")

import jax
import numpy as np


def least(calls, seconds=1.0):
    """Calls the functions in turns; returns the least milliseconds of each."""
    best = [float("inf")] * len(calls)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or float("inf") in best:
        for i, call in enumerate(calls):
            start = time.perf_counter()
            jax.block_until_ready(call())
            best[i] = min(best[i], 1e3 * (time.perf_counter() - start))
    return best


def compile_for(platform, function, arguments):
    """Returns the compiled function with its arguments on the platform's device, and the processor time of compiling in ms."""
    placed = jax.device_put(arguments, jax.devices(platform)[0])
    # JAX keeps what it compiled of the same function.
    lowered = jax.jit(lambda *arrays: function(*arrays)).lower(*placed)
    start = time.process_time()
    compiled = lowered.compile()
    return lambda: compiled(*placed), 1e3 * (time.process_time() - start)


def beside(function, arguments, rtol, atol=0.0, seconds=1.0):
    """Compiles, compares and measures; returns ((Tenon, XLA) ms of a call, (Tenon, XLA) ms of compiling). With `seconds` 0
    nothing is called."""
    ours, our_compiling = compile_for("tenon", function, arguments)
    theirs, their_compiling = compile_for("cpu", function, arguments)
    if not seconds:
        return None, (our_compiling, their_compiling)
    for a, b in zip(jax.tree.leaves(ours()), jax.tree.leaves(theirs()), strict=True):
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=rtol, atol=atol)
    return least([ours, theirs], seconds), (our_compiling, their_compiling)

# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers Tenon with JAX as the platform "tenon".

JAX finds this module by its place in the namespace package `jax_plugins`, or by
the entry point of the package, and calls `initialize()`:

    JAX_PLATFORMS=tenon python train.py

The platform "tenon_cuda", an NVIDIA GPU, is registered where JAX_PLATFORMS names it.

The library is, in this order, the file that TENON_PJRT_LIBRARY names, the one
in `lib` beside this file, the one beside the package `tenon`, or the one in the build tree that this file is in.
Options of the client, such as the number of devices, are flags of tensor-run in
TENON_FLAGS, or `TENON_NUM_DEVICES`.
"""

import importlib.util
import os
import pathlib
import types

from . import callbacks, dlpack, platforms, text

_NAME = "libtenon_pjrt.so"

# Decompositions that JAX computes by LAPACK on a CPU: their rules for lowering
# give custom calls that Tenon has. What is not listed has rules for every
# platform.
_LIKE_CPU = frozenset(
    [
        "eig",
        "eigh",
        "geqp3",
        "geqrf",
        "hessenberg",
        "householder_product",
        "lu",
        "ormqr",
        "schur",
        "svd",
        "tridiagonal",
        "tridiagonal_solve",
    ]
)


def library_path():
    """Returns the path of the plugin's library, as a string.

    Raises FileNotFoundError, with the places that were tried.
    """
    named = os.environ.get("TENON_PJRT_LIBRARY")
    if named:
        return named
    # A wheel with LLVM's libraries has them beside this file.
    tried = [pathlib.Path(__file__).resolve().parent / "lib" / _NAME]
    package = importlib.util.find_spec("tenon")
    if package is not None and package.origin:
        tried.append(pathlib.Path(package.origin).parent / _NAME)
        tried.append(pathlib.Path(package.origin).parent / "lib" / _NAME)
    root = pathlib.Path(__file__).resolve().parents[3]
    tried.append(root / "build" / "release" / "lib" / _NAME)
    for path in tried:
        if path.exists():
            return str(path)
    raise FileNotFoundError(
        f"{_NAME} is in none of {', '.join(map(str, tried))}: build it, or name " "it in TENON_PJRT_LIBRARY"
    )


def _register_rules(mlir):
    """Gives the platforms the rules for lowering that they have in common with CPUs."""
    import jax._src.lax.linalg  # Registers the rules for CPUs.

    platforms.share_rules(mlir, lambda primitive: str(primitive) in _LIKE_CPU)


def _use_programs_for_cpu(mlir):
    """Lets programs that were exported for CPUs run on the platform as well."""
    from jax._src.export import _export

    lower = _export._call_exported_lowering

    def lower_like_cpu(ctx, *arguments, exported):
        if not set(platforms.REGISTERED).isdisjoint(exported.platforms) or "cpu" not in exported.platforms:
            return lower(ctx, *arguments, exported=exported)
        names = tuple("cpu" if name in platforms.REGISTERED else name for name in ctx.module_context.platforms)
        like_cpu = ctx.replace(module_context=ctx.module_context.replace(platforms=names))
        results = lower(like_cpu, *arguments, exported=exported)
        if like_cpu.tokens_out is not None:
            ctx.set_tokens_out(like_cpu.tokens_out)
        return results

    for platform in platforms.REGISTERED:
        mlir.register_lowering(_export.call_exported_p, lower_like_cpu, platform=platform)


def _use_compilation_cache(compilation_cache):
    """Has JAX's persistent cache take executables of the platform as well.

    JAX has a list of the platforms whose executables can be serialized: a client
    of Tenon is answered, and counted, as one of XLA's for the CPU.
    """
    is_cache_used = compilation_cache.is_cache_used
    like_cpu = types.SimpleNamespace(platform="cpu", supports_executable_serialization=True)

    def is_used(backend):
        return is_cache_used(like_cpu if backend.platform in platforms.REGISTERED else backend)

    compilation_cache.is_cache_used = is_used


def initialize():
    """Registers the platform. Called by JAX, before it looks for devices."""
    from jax._src import array, compilation_cache, xla_bridge
    from jax._src.interpreters import mlir

    options = {}
    if "TENON_NUM_DEVICES" in os.environ:
        options["num_devices"] = int(os.environ["TENON_NUM_DEVICES"])
    library = library_path()
    xla_bridge.register_plugin(platforms.CPU, priority=500, library_path=library, options=options)
    if platforms.IS_GPU_NAMED:
        # TENON_CUDA_DEVICE=gpu-sim simulates a GPU.
        device = os.environ.get("TENON_CUDA_DEVICE", "cuda")
        xla_bridge.register_plugin(platforms.GPU, priority=400, library_path=library, options={"device": device})
    # Memory of donated arguments is used again for results.
    for platform in platforms.REGISTERED:
        if platform not in mlir._platforms_with_donation:
            mlir._platforms_with_donation.append(platform)
    _register_rules(mlir)
    _use_programs_for_cpu(mlir)
    _use_compilation_cache(compilation_cache)
    callbacks.install(library)
    dlpack.install(array.ArrayImpl)
    text.install(library)

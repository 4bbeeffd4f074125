# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The names of JAX's platforms that the plugin implements and registers."""

from jax._src import config

CPU = "tenon"
GPU = "tenon_cuda"
# JAX knows no rules for platforms that are not registered.
IS_GPU_NAMED = GPU in (config.jax_platforms.value or "").split(",")
REGISTERED = (CPU, GPU) if IS_GPU_NAMED else (CPU,)


def share_rules(mlir, is_shared):
    """Gives the platforms the rules for lowering of primitives that they have in common with CPUs."""
    rules = mlir._platform_specific_lowerings
    for primitive, rule in list(rules["cpu"].items()):
        if is_shared(primitive):
            for platform in REGISTERED:
                rules[platform].setdefault(primitive, rule)

# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The names of JAX's platforms that the plugin implements."""

CPU = "tenon"
GPU = "tenon_cuda"
ALL = (CPU, GPU)


def share_rules(mlir, is_shared):
    """Gives the platforms the rules for lowering of primitives that they have in common with CPUs."""
    rules = mlir._platform_specific_lowerings
    for primitive, rule in list(rules["cpu"].items()):
        if is_shared(primitive):
            for platform in ALL:
                rules[platform].setdefault(primitive, rule)

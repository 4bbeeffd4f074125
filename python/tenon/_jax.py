# Part of the Tenon project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of JAX, compiled by Tenon. JAX traces and exports them."""

from __future__ import annotations

import functools
import threading
from typing import Any, Callable, Dict, Tuple

from ._compiler import default_compiler
from ._module import Module


def jit(function: Callable[..., Any], *, static_argnums: Tuple[int, ...] = (), **options: Any) -> Callable[..., Any]:
    """A function of JAX arrays, compiled by Tenon.

    JAX traces ``function`` for the shapes and types of each new call and exports it, by
    ``jax.export``; Tenon compiles and runs it. Arguments and results may be trees, as
    JAX's are; arrays of results are NumPy's. ``options`` are those of
    :func:`tenon.compile`. Raises ImportError where JAX is not installed.

        >>> f = tenon.jit(lambda x: jax.nn.softmax(x @ x.T))
        >>> f(np.eye(4, dtype=np.float32))
    """
    try:
        import jax  # type: ignore[import-not-found]
        import jax.export  # type: ignore[import-not-found]
    except ImportError as error:
        raise ImportError("tenon.jit needs JAX: pip install jax") from error
    if isinstance(static_argnums, int):
        static_argnums = (static_argnums,)
    traced = jax.jit(function, static_argnums=static_argnums)
    made: Dict[Any, Tuple[Module, Any, Tuple[int, ...]]] = {}
    lock = threading.Lock()

    def compiled(args: Tuple[Any, ...], kwargs: Dict[str, Any]):
        exported = jax.export.export(traced, platforms=["cpu"])(*args, **kwargs)
        module = default_compiler().compile(exported.mlir_module_serialized, **options)
        return module, exported.out_tree, tuple(exported.module_kept_var_idx)

    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        static = tuple(args[i] for i in static_argnums)
        dynamic = tuple(arg for i, arg in enumerate(args) if i not in static_argnums)
        leaves, tree = jax.tree_util.tree_flatten((dynamic, kwargs))
        shapes = tuple((jax.numpy.shape(leaf), jax.dtypes.result_type(leaf)) for leaf in leaves)
        key = (tree, shapes, static)
        with lock:
            found = made.get(key)
        if found is None:
            found = compiled(args, kwargs)
            with lock:
                made[key] = found
        module, out_tree, kept = found
        results = module(*(_as_typed(leaves[i], shapes[i][1]) for i in kept))
        if not isinstance(results, tuple):
            results = (results,)
        return jax.tree_util.tree_unflatten(out_tree, results)

    return call


def _as_typed(leaf: Any, dtype: Any) -> Any:
    """A leaf as JAX has typed it: numbers of Python, and arrays of 64 bits where it
    has 32."""
    import numpy as np

    if getattr(leaf, "dtype", None) == dtype:
        return leaf
    return np.asarray(leaf).astype(dtype)

#!/usr/bin/env python3
"""Writes exported.bin, what jax.export serializes of a function that names a
mesh and a sharding, and qr.mlirbc, the module of one with a rule of sharding.
Needs jax and flatbuffers; made with JAX 0.12.0.1."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.export
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec

folder = os.path.dirname(os.path.abspath(__file__))
mesh = jax.make_mesh((1,), ("x",), axis_types=(jax.sharding.AxisType.Auto,))


@jax.jit
def scale(x):
    x = jax.lax.with_sharding_constraint(x, NamedSharding(mesh, PartitionSpec("x", None)))
    return {"sum": jnp.sum(x * 2 + 1), "scaled": x * 2}


exported = jax.export.export(scale)(jax.ShapeDtypeStruct((2, 3), "float32"))
with open(f"{folder}/exported.bin", "wb") as file:
    file.write(exported.serialize())
exported = jax.export.export(jax.jit(jnp.linalg.qr))(jax.ShapeDtypeStruct((4, 4), "float32"))
with open(f"{folder}/qr.mlirbc", "wb") as file:
    file.write(exported.mlir_module_serialized)

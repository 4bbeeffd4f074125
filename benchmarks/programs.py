#!/usr/bin/env python3
"""Writes the benchmark programs as StableHLO text, and what describes them. Needs JAX. See README.md.

  programs.py OUTDIR [--inputs] [--only REGEX]   write NAME.mlir and manifest.json (and NAME/{in,out}N.npy)
  programs.py --list                             names, groups, flops and bytes
"""
import argparse
import json
import os
import re
import sys

import numpy as np
import jax
import jax.numpy as jnp

# In the order of the manifest: each adds its programs.
import kernels  # noqa: F401
import models  # noqa: F401
import steps  # noqa: F401
from inputs import merge_manifest
from program import PROGRAMS, SEED


# ---------------------------------------------------------------- writing
def manifest_entry(p, text):
    outs = jax.eval_shape(p.fn, *[a.sds for a in p.args])
    return {"name": p.name, "group": p.group, "file": p.name + ".mlir", "text_bytes": len(text),
            "args": [a.describe() for a in p.args],
            "results": [{"shape": list(o.shape), "dtype": o.dtype.name} for o in jax.tree_util.tree_leaves(outs)],
            **p.costs(), "rtol": p.rtol, "atol": p.atol, "mismatch_fraction": p.mismatch, "donate": p.state}


def select(regex):
    return [p for p in PROGRAMS.values() if re.search(regex, p.name)]


def npy_ready(x):
    """numpy has no bfloat16 of its own: such arrays are written as their uint16 bits."""
    x = np.asarray(x)
    return x.view(np.uint16) if x.dtype == jnp.bfloat16 else x


def save_inputs(p, folder, args=None):
    os.makedirs(folder, exist_ok=True)
    args = p.inputs() if args is None else args
    for i, x in enumerate(args):
        np.save(f"{folder}/in{i}.npy", npy_ready(x))
    return args


def expected(p, args):
    return [np.asarray(x) for x in jax.tree_util.tree_leaves(jax.jit(p.fn)(*args))]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("outdir", nargs="?")
    ap.add_argument("--inputs", action="store_true", help="also write inputs and expected results (about 2 GB in all)")
    ap.add_argument("--only", default="", metavar="REGEX")
    ap.add_argument("--list", action="store_true")
    o = ap.parse_args()
    if o.list or not o.outdir:
        for p in select(o.only):
            c = p.costs()
            print(f"{p.name:28} {p.group:9} {c['flops'] / 1e6:10.2f} Mflop {c['bytes'] / 1e6:9.3f} MB")
        return 0
    os.makedirs(o.outdir, exist_ok=True)
    entries = []
    for p in select(o.only):
        text = p.lower().as_text()
        with open(f"{o.outdir}/{p.name}.mlir", "w") as f:
            f.write(text)
        entries.append(manifest_entry(p, text))
        if o.inputs:
            folder = f"{o.outdir}/{p.name}"
            args = save_inputs(p, folder)
            for i, y in enumerate(expected(p, args)):
                assert y.dtype.kind != "f" or np.isfinite(y).all(), (p.name, i)
                np.save(f"{folder}/out{i}.npy", npy_ready(y))
        print(f"{p.name:28} {len(text) / 1000:8.1f} KB text", flush=True)
    merge_manifest(o.outdir, {"jax": jax.__version__, "seed": SEED}, entries)
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Draws the inputs of benchmark programs, as their manifest describes them. Needs NumPy alone.

  inputs.py OUTDIR [--only REGEX]   write NAME/inN.npy, and manifest.json of those that are there

The numbers are those of programs.py, which writes expected results as well.
"""
import argparse
import importlib.util
import json
import math
import os
import re
import sys
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))


def has_jax():
    """Whether JAX is installed. The folder benchmarks/jax is a package without a file, where JAX is not."""
    spec = importlib.util.find_spec("jax")
    return spec is not None and spec.origin is not None


def read_manifest(folder=f"{HERE}/programs"):
    with open(f"{folder}/manifest.json", encoding="utf-8") as file:
        return json.load(file)


def merge_manifest(folder, head, entries):
    """Describes in `folder` the entries, beside those that it holds already."""
    known = {}
    if os.path.exists(f"{folder}/manifest.json"):
        known = {entry["name"]: entry for entry in read_manifest(folder)["programs"]}
    known.update({entry["name"]: entry for entry in entries})
    with open(f"{folder}/manifest.json", "w", encoding="utf-8") as file:
        json.dump({**head, "programs": list(known.values())}, file, indent=1)
        file.write("\n")


def draw(argument, seed, program, number):
    """The values of one argument; bfloat16 as its bits in uint16."""
    import numpy as np
    rng = np.random.default_rng([seed, zlib.crc32(program.encode()), number])
    shape, kind, dtype = tuple(argument["shape"]), argument["kind"], argument["dtype"]
    if kind == "normal":
        x = rng.standard_normal(shape, dtype=np.float32)
        x = np.float32(argument["std"]) * x + np.float32(argument["mean"])
    elif kind == "uniform":
        x = rng.random(shape, dtype=np.float32)
        x = np.float32(argument["hi"] - argument["lo"]) * x + np.float32(argument["lo"])
    else:
        x = rng.integers(int(argument["lo"]), int(argument["n" if kind == "index" else "hi"]), shape)
    if dtype != "bfloat16":
        return np.asarray(x).astype(dtype)
    bits = np.asarray(x, dtype=np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def prepare(scratch, entries, expected=False):
    """Makes the inputs, and where JAX is there the expected results, that `scratch` lacks."""
    stored = {}
    if os.path.exists(f"{scratch}/manifest.json"):
        stored = {entry["name"]: entry for entry in read_manifest(scratch)["programs"]}

    def lacks(entry):
        return (stored.get(entry["name"]) != entry or not os.path.exists(f"{scratch}/{entry['name']}/in0.npy")
                or (expected and not os.path.exists(f"{scratch}/{entry['name']}/out0.npy")))
    missing = [entry for entry in entries if lacks(entry)]
    if not missing:
        return
    if expected:
        import subprocess
        names = "|".join(re.escape(entry["name"]) for entry in missing)
        subprocess.run([sys.executable, f"{HERE}/programs.py", scratch, "--inputs", f"--only=^({names})$"],
                       check=True, stdout=subprocess.DEVNULL)
        return
    import numpy as np
    manifest = read_manifest()
    for entry in missing:
        folder = f"{scratch}/{entry['name']}"
        os.makedirs(folder, exist_ok=True)
        for i, argument in enumerate(entry["args"]):
            np.save(f"{folder}/in{i}.npy", draw(argument, manifest["seed"], entry["name"], i))
    merge_manifest(scratch, {key: manifest[key] for key in ("jax", "seed")}, missing)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("outdir")
    parser.add_argument("--only", default="", metavar="REGEX")
    arguments = parser.parse_args()
    entries = [entry for entry in read_manifest()["programs"] if re.search(arguments.only, entry["name"])]
    print(f"{len(entries)} programs, {sum(math.prod(a['shape']) for e in entries for a in e['args']) * 4 / 1e6:.0f} MB")
    prepare(arguments.outdir, entries)
    return 0


if __name__ == "__main__":
    sys.exit(main())

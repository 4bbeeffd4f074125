"""Data files of measurements, benchmarks/data/*.json, and the pages that are made from them.

    data.py --pages      writes the tables of docs/Performance.md again, from the data file that the page names
    data.py --check      exits with 1 if the page's tables are not what the data file gives

A data file has the machine, the commit, the versions of the peers, the limits in GFLOP/s and GB/s, and for each
program and "PEER/THREADS" the state, the least time in microseconds, compile time in milliseconds and temporary
memory in bytes. Operations and bytes of the programs are in programs/manifest.json.
"""
import argparse
import json
import os
import re
import subprocess
import sys

from inputs import read_manifest
from tables import DOCS, block, END, START, write_docs

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
FOLDER = os.path.join(HERE, "data")
KEPT = ("status", "min_us", "compile_ms", "temp_bytes")


def commit():
    """The commit that is measured, with '+' if files that git knows were changed."""
    def git(*arguments):
        done = subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True, check=False)
        return done.stdout.strip()
    return git("rev-parse", "--short=9", "HEAD") + ("+" if git("status", "--porcelain", "--untracked-files=no") else "")


def name_of(data):
    """File name: CPU's name, family and model, instruction sets, date."""
    m = data["machine"]
    parts = [m["cpu"], f"{m['family']}-{m['model']}", m["sets"][0], m["date"]]
    return re.sub(r"[^a-z0-9.]+", "-", " ".join(parts).lower()).strip("-") + ".json"


def rounded(value):
    """Four digits, which is more than a measurement has."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


def store(data):
    """Writes the data file of `data`, of measure.py, and returns its path."""
    os.makedirs(FOLDER, exist_ok=True)
    path = os.path.join(FOLDER, name_of(data))
    kept = {key: data[key] for key in ("machine", "commit", "runs", "versions")}
    kept["limits"] = {t: {k: rounded(v) for k, v in limits.items()} for t, limits in data["limits"].items()}
    programs = {name: {peer: {k: rounded(r[k]) for k in KEPT if r.get(k) is not None} for peer, r in peers.items()}
                for name, peers in data["programs"].items()}
    text = json.dumps(kept, indent=1)[:-2] + ',\n "programs": {\n'
    text += ",\n".join(f"  {json.dumps(name)}: {{\n" + ",\n".join(
        f"   {json.dumps(peer)}: {json.dumps(r)}" for peer, r in peers.items()) + "\n  }" for name, peers in programs.items())
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + "\n }\n}\n")
    return path


def load(path):
    """A data file in the form that measure.py has, with the manifest's entries."""
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    data["entries"] = {e["name"]: e for e in read_manifest()["programs"] if e["name"] in data["programs"]}
    data["source"] = os.path.relpath(path, os.path.dirname(DOCS))
    return data


def source_of_page():
    with open(DOCS, encoding="utf-8") as file:
        text = file.read()
    made = text[text.index(START):text.index(END)]
    found = re.search(r"\]\((\.\./benchmarks/data/[^)]+\.json)\)", made)
    if not found:
        raise SystemExit(f"error: '{os.path.relpath(DOCS)}' names no data file")
    return os.path.normpath(os.path.join(os.path.dirname(DOCS), found.group(1))), made


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    path, made = source_of_page()
    data = load(path)
    threads = sorted(map(int, data["limits"]))
    if options.pages:
        write_docs(data, threads)
    if options.check and block(data, threads) != made:
        print(f"'{os.path.relpath(DOCS)}' is not what '{os.path.relpath(path)}' gives: benchmarks/data.py --pages")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compares two builds of Tenon on the benchmark programs, in turns.

    benchmarks/builds.py BEFORE AFTER [--only=REGEX] [--threads=N] [--rounds=N] [--seconds=S] [--json=FILE]

BEFORE and AFTER are build folders, or `tensor-run` files, of two versions on this machine: `git worktree add ../before COMMIT`,
and `scripts/build release tensor-run` there. A round starts each once, in alternating order, pinned to as many cores as it has threads;
printed is the least time of a call in all rounds, and of compiling, with their quotients, and the geometric means of each group.
"""
import argparse
import json
import math
import os
import pathlib
import re
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from inputs import prepare, read_manifest  # noqa: E402
from measure import BUILD, Tenon  # noqa: E402


def measure(entry, scratch, runs, rounds, seconds):
    """Returns the least microseconds and milliseconds of compiling of each run, or says why there are none."""
    prepare(scratch, [entry])
    answers = [run.ask(600, "load", entry, f"{scratch}/{entry['name']}") for run in runs]
    times, compiling = [math.inf] * 2, [math.inf] * 2
    for number in range(rounds):
        for i in (0, 1) if number % 2 == 0 else (1, 0):
            if "error" not in answers[i]:
                answers[i] = runs[i].ask(600, "time", seconds=seconds)
            if "error" not in answers[i]:
                times[i] = min(times[i], answers[i]["min_us"])
                compiling[i] = min(compiling[i], answers[i]["compile_ms"] or math.inf)
    for name, answer in zip(("before", "after"), answers):
        if "error" in answer:
            print(f"{entry['name']}: {name}: {answer['error']}")
            return None
    return times, compiling


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=pathlib.Path)
    parser.add_argument("after", type=pathlib.Path)
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="of calls in a round")
    parser.add_argument("--scratch", default=f"{BUILD}/benchmarks", help="inputs go here")
    parser.add_argument("--json")
    given = parser.parse_args()
    os.makedirs(given.scratch, exist_ok=True)
    paths = [path / "bin" / "tensor-run" if path.is_dir() else path for path in (given.before, given.after)]
    runs = [Tenon(str(path), given.threads, set(range(given.threads))) for path in paths]
    found = {}
    for entry in read_manifest()["programs"]:
        if not re.search(given.only, entry["name"]):
            continue
        made = measure(entry, given.scratch, runs, given.rounds, given.seconds)
        if made is None:
            continue
        (a, b), (c, d) = made
        found[entry["name"]] = {"group": entry["group"], "us": [a, b], "compile_ms": [c, d]}
        print(f"{entry['name']:34} {a:11.1f} {b:11.1f} us {b / a:.3f}   compiling {c:7.1f} {d:7.1f} ms {d / c:.3f}", flush=True)
    if not found:
        sys.exit("no program was measured")
    for group in (*sorted({each["group"] for each in found.values()}), "all"):
        some = [each for each in found.values() if group in ("all", each["group"])]
        quotients = [statistics.geometric_mean([each[what][1] / each[what][0] for each in some]) for what in ("us", "compile_ms")]
        print(f"{group:10} {len(some):3} programs: time {quotients[0]:.4f}, compiling {quotients[1]:.4f}")
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures Tenon and its peers on the benchmark programs, interleaved in one run. See README.md.

Every peer is a worker process per thread count, pinned to as many cores, that keeps one program loaded at a time.
The rounds go through all of them in turn, and a worker that is not being measured is stopped (SIGSTOP), so that
no peer's spinning threads disturb another. The time of a peer is the minimum over all its calls in all rounds.
"""
import argparse
import json
import os
import re
import select
import signal
import subprocess
import sys
import time

import numpy as np

from inputs import HERE, has_jax, prepare, read_manifest
from peers import compare
from data import commit, load, store
from tables import PEERS, cell, machine_facts, median_of_runs, summary, terminal_table, write_docs

BUILD = os.path.join(os.path.dirname(HERE), "build")

IREE_FLAGS = ["--iree-input-type=stablehlo", "--iree-hal-target-device=local",
              "--iree-hal-local-target-device-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=host"]
# Tried in order; where O3 does not compile, the next that does is measured, and "flags" in the JSON says which.
IREE_LEVELS = [["--iree-opt-level=O3"], [],
               ["--iree-opt-level=O3", "--iree-llvmcpu-stack-allocation-limit=1048576",
                "--iree-llvmcpu-fail-on-large-vector=false"]]


class Worker:
    def __init__(self, peer, threads, cpus, scratch):
        env = dict(os.environ)
        n = str(threads)
        env |= {"NPROC": n, "OMP_NUM_THREADS": n, "OPENBLAS_NUM_THREADS": n, "JAX_PLATFORMS": "cpu",
                "TF_CPP_MIN_LOG_LEVEL": "3", "GLOG_minloglevel": "3"}
        self.peer, self.threads = peer, threads
        self.log = open(f"{scratch}/{peer}-{threads}.log", "a")
        self.p = subprocess.Popen([sys.executable, f"{HERE}/peers.py", peer, n],
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, text=True, env=env,
                                  preexec_fn=lambda: os.sched_setaffinity(0, cpus))
        self.stopped = False
        hello = self.read(120)
        if "version" not in hello:
            self.end()
            raise RuntimeError(hello.get("error", "did not start"))
        self.version = hello["version"]
        self.pause()

    def read(self, timeout):
        end = time.time() + timeout
        while True:
            ready, _, _ = select.select([self.p.stdout], [], [], max(0.0, end - time.time()))
            if not ready:
                self.end()
                return {"error": f"no answer in {timeout} s", "dead": True}
            line = self.p.stdout.readline()
            if not line:
                rc = self.p.wait()
                return {"error": f"process ended with {rc}", "dead": True}
            return json.loads(line)

    def pause(self):
        if self.p.poll() is None:
            self.p.send_signal(signal.SIGSTOP)

    def ask(self, timeout, **c):
        if self.p.poll() is not None:
            return {"error": "process is gone", "dead": True}
        self.p.send_signal(signal.SIGCONT)
        try:
            self.p.stdin.write(json.dumps(c) + "\n")
            self.p.stdin.flush()
        except BrokenPipeError:
            return {"error": "process is gone", "dead": True}
        r = self.read(timeout)
        self.pause()
        return r

    def end(self):
        if self.p.poll() is None:
            self.p.send_signal(signal.SIGCONT)
            self.p.kill()
            self.p.wait()


def parse_tenon(text):
    """What tensor-run --benchmark prints: 'time: min M us, median D us', 'compile: C ms', 'arena: A bytes'."""
    t = re.search(r"^time: min ([\d.]+) us, median ([\d.]+) us", text, re.M)
    c = re.search(r"^compile: ([\d.]+) ms", text, re.M)
    m = re.search(r"^arena: (\d+) bytes", text, re.M)
    if not t:
        raise ValueError("no 'time:' line in the output of tensor-run")
    return {"min_us": float(t[1]), "median_us": float(t[2]), "compile_ms": float(c[1]) if c else None,
            "arena_bytes": int(m[1]) if m else None}


class Tenon:
    """tensor-run as a peer: a new process for each round, pinned like the others."""

    def __init__(self, path, threads, cpus, flags=(), bind=True, donate=True):
        self.path, self.threads, self.cpus, self.flags = path, threads, cpus, list(flags)
        self.bind, self.donate = bind, donate
        self.version = "tenon"

    def run(self, *extra, timeout=300):
        p = subprocess.run([self.path, self.file, *self.inputs, f"--threads={self.threads}", *self.flags, *extra],
                           capture_output=True, text=True, timeout=timeout,
                           preexec_fn=lambda: os.sched_setaffinity(0, self.cpus))
        return p.returncode, p.stdout, p.stderr

    def ask(self, timeout, do, entry=None, folder=None, seconds=0.2, **_):
        try:
            if do == "load":
                self.file = f"{HERE}/programs/{entry['file']}"
                self.inputs = [f"--input={folder}/in{i}.npy" for i in range(len(entry["args"]))]
                weights = [str(i) for i, a in enumerate(entry["args"]) if a["weight"]]
                if self.bind and weights and entry["group"] in ("conv", "model"):   # constants for ORT and OpenVINO
                    self.inputs.append("--bind=" + ",".join(weights))
                if self.donate and entry["donate"]:
                    self.inputs.append("--donate=" + ",".join(f"{a}:{r}" for a, r in entry["donate"]))
                expect = [f"--expect={folder}/out{i}.npy" for i in range(len(entry["results"]))
                          if os.path.exists(f"{folder}/out{i}.npy")]
                # tensor-run lets no element differ by more.
                some = bool(expect and entry["mismatch_fraction"])
                made = [f"{folder}/tenon{i}.npy" for i in range(len(entry["results"]))]
                if some:
                    expect = [f"--output={path}" for path in made]
                elif expect:
                    expect += [f"--atol={entry['atol']}", f"--rtol={entry['rtol']}"]
                rc, out, err = self.run(*expect, timeout=timeout)
                if rc not in (0, 1):
                    return {"error": f"exit {rc}: " + (err.strip().splitlines() or [""])[0][:250]}
                check = "ok" if rc == 0 else (out + err).strip().splitlines()[0][:200]
                if some:
                    check = compare(folder, entry, [np.load(path) for path in made])
                rc, out, err = self.run("--benchmark=3", timeout=timeout)
                first = parse_tenon(out)
                self.us = first["median_us"]
                return {"compile_ms": first["compile_ms"], "check": check, "temp_bytes": first["arena_bytes"]}
            if do == "time":
                n = max(2, min(2000, int(1e6 * seconds / max(self.us, 0.1))))
                rc, out, err = self.run(f"--benchmark={n}", timeout=timeout)
                return {**parse_tenon(out), "calls": n} if rc == 0 else {"error": f"exit {rc}: {err[:200]}"}
        except subprocess.TimeoutExpired:
            return {"error": f"no answer in {timeout} s"}
        except ValueError as e:
            return {"error": str(e)}
        return {}

    def end(self):
        pass


def limits(scratch, threads, cpus):
    exe = f"{scratch}/limits"
    for cc in ("clang-22", "gcc", "cc", "clang"):
        try:
            if subprocess.run([cc, "-O3", "-march=native", "-pthread", f"{HERE}/limits.c", "-o", exe]).returncode == 0:
                break
        except FileNotFoundError:
            continue
    else:
        return None
    p = subprocess.run([exe, str(threads)], capture_output=True, text=True,
                       preexec_fn=lambda: os.sched_setaffinity(0, cpus))
    return json.loads(p.stdout) if p.returncode == 0 else None


def larger(a, b):
    return {k: max(v, b[k]) for k, v in a.items()} if a and b else a or b


def iree_compile(python, src, dst, timeout):
    """(milliseconds, flags beyond the common ones, what O3 said) of the first flag set that compiles."""
    exe = os.path.join(os.path.dirname(python), "iree-compile")
    said = None
    for level in IREE_LEVELS:
        t = time.perf_counter()
        try:
            p = subprocess.run([exe, src, *IREE_FLAGS, *level, "-o", dst], capture_output=True, text=True,
                               timeout=timeout)
        except (subprocess.TimeoutExpired, FileNotFoundError) as e:
            return None, None, said or f"iree-compile: {type(e).__name__}"
        if p.returncode == 0:
            return 1e3 * (time.perf_counter() - t), " ".join(level) or "default level", said
        line = next((l for l in p.stderr.splitlines() if "error:" in l), p.stderr.strip()[-200:])
        said = said or "iree-compile: " + re.sub(r"^\S*: ", "", line)[:250]
    return None, None, said


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--only", default="", metavar="REGEX", help="programs whose name matches")
    ap.add_argument("--peers", default=None, help="comma-separated, of " + ",".join(PEERS))
    ap.add_argument("--threads", default="1,2", help="comma-separated (default 1,2)")
    ap.add_argument("--rounds", type=int, default=5)
    ap.add_argument("--seconds", type=float, default=0.12, help="measuring time per peer, thread count and round")
    ap.add_argument("--budget", type=float, default=1e9, metavar="SECONDS", help="start no further program after this")
    ap.add_argument("--timeout", type=float, default=240, help="for one compilation")
    ap.add_argument("--scratch", default=f"{BUILD}/benchmarks", help="inputs and expected results go here (2.2 GB)")
    ap.add_argument("--json", help="results (SCRATCH/results.json); read again with --resume or --show")
    ap.add_argument("--resume", action="store_true", help="keep what --json holds of peers, measure what it lacks")
    ap.add_argument("--show", action="store_true", help="print the tables of --json and stop")
    ap.add_argument("--median", nargs="+", metavar="JSON",
                    help="measure nothing: write the tables of what --json kept of several runs, the median of each time")
    ap.add_argument("--tenon", metavar="PATH", default=f"{BUILD}/release/bin/tensor-run")
    ap.add_argument("--write", action="store_true",
                    help="write the tables of docs/Performance.md; without --only that is done in any case")
    ap.add_argument("--no-bind", action="store_true", help="give Tenon the weights at every call, as XLA and IREE get them")
    ap.add_argument("--no-donate", action="store_true", help="do not donate the caller's state to Tenon")
    ap.add_argument("--tenon-flags", default="", help="more flags for it, space-separated")
    o = ap.parse_args()
    threads = [int(t) for t in o.threads.split(",")]
    o.json = o.json or f"{o.scratch}/results.json"
    os.makedirs(o.scratch, exist_ok=True)
    data = {"runs": 1, "programs": {}, "entries": {}, "limits": {}, "versions": {}}
    if (o.resume or o.show) and os.path.exists(o.json):
        with open(o.json, encoding="utf-8") as file:
            data = json.load(file)
    if o.median:
        data = median_of_runs(o.median)
        threads = sorted(map(int, data["limits"]))
    elif not o.show:
        measure(ap, o, threads, data)
    print(terminal_table(data, threads))
    print("\n" + summary(data, threads))
    if o.write or not (o.only or o.show):
        write_docs(load(store(data)), threads)
    return 0


def measure(ap, o, threads, data):
    start = time.time()
    entries = [e for e in read_manifest()["programs"] if re.search(o.only, e["name"])]
    prepare(o.scratch, entries, expected=has_jax())

    cpus = sorted(os.sched_getaffinity(0))
    sets = {t: set(cpus[-t:]) for t in threads}            # one thread: the last core
    if max(threads) > len(cpus):
        ap.error(f"{max(threads)} threads asked for, {len(cpus)} cores to run on")
    for t in threads:
        data["limits"][str(t)] = larger(limits(o.scratch, t, sets[t]), data["limits"].get(str(t)))
    data["machine"] = machine_facts(len(cpus))
    data["commit"] = commit()

    names = o.peers.split(",") if o.peers else PEERS
    broken = {}

    def new_worker(peer, t):
        if peer == "tenon":
            return Tenon(o.tenon, t, sets[t], o.tenon_flags.split(), not o.no_bind, not o.no_donate)
        if peer in broken:
            return None
        try:
            w = Worker(peer, t, sets[t], o.scratch)
            data["versions"][peer] = w.version
            return w
        except RuntimeError as e:
            broken[peer] = str(e)
            print(f"{peer}: {e}", flush=True)
            return None

    pairs = [(p, t) for p in names + ["tenon"] for t in threads]
    workers = {k: new_worker(*k) for k in pairs}
    left = []
    try:
        for number, e in enumerate(entries):
            if number % 8 == 7:                            # another process may have disturbed the first measurement
                for t in threads:
                    data["limits"][str(t)] = larger(limits(o.scratch, t, sets[t]), data["limits"].get(str(t)))
            if time.time() - start > o.budget:
                left.append(e["name"])
                continue
            folder = f"{o.scratch}/{e['name']}"
            res = data["programs"].setdefault(e["name"], {})
            data["entries"][e["name"]] = e
            vmfb, vm_ms, vm_flags, vm_err = f"{o.scratch}/{e['name']}.vmfb", None, None, None
            live = []
            for k in pairs:
                key = f"{k[0]}/{k[1]}"
                if o.resume and key in res and k[0] != "tenon":
                    continue
                if workers[k] is None:
                    continue
                if k[0] == "iree" and vm_ms is None and vm_err is None:
                    vm_ms, vm_flags, vm_err = iree_compile(sys.executable, f"{HERE}/programs/{e['file']}", vmfb, o.timeout)
                r = {"error": vm_err} if k[0] == "iree" and vm_ms is None else \
                    workers[k].ask(o.timeout, do="load", folder=folder, entry=e, vmfb=vmfb)
                if "error" in r:
                    none = r["error"].startswith("KeyError")
                    if not none:
                        res[key] = {"status": "fail", "detail": r["error"]}
                        print(f"  {e['name']} {key}: {r['error'][:160]}", flush=True)
                    if r.get("dead"):
                        workers[k] = new_worker(*k)
                    continue
                res[key] = {"status": "ok" if r["check"] == "ok" else "mismatch", "min_us": None, "calls": 0,
                            "compile_ms": vm_ms if k[0] == "iree" else r["compile_ms"], "medians": []}
                if r.get("temp_bytes") is not None:
                    res[key]["temp_bytes"] = r["temp_bytes"]
                if k[0] == "iree" and vm_err:
                    res[key].update(flags=vm_flags, o3=vm_err)
                if r["check"] != "ok":
                    res[key]["detail"] = r["check"]
                    print(f"  {e['name']} {key}: {r['check']}", flush=True)
                live.append(k)
            for rnd in range(o.rounds + 1):                # round 0 warms up and is not kept
                for k in list(live):
                    r = workers[k].ask(120, do="time", seconds=o.seconds if rnd else o.seconds / 4)
                    d = res[f"{k[0]}/{k[1]}"]
                    if "error" in r:
                        d.update(status="fail", detail=r["error"])
                        live.remove(k)
                        if r.get("dead"):
                            workers[k] = new_worker(*k)
                    elif rnd:
                        d["min_us"] = min(r["min_us"], d["min_us"] or 1e30)
                        d["medians"].append(round(r["median_us"], 2))
                        d["calls"] += r["calls"]
            for k in live:
                workers[k].ask(60, do="unload")
            line = "  ".join(f"{p}/{t} {cell(res.get(f'{p}/{t}'))}" for p, t in pairs if f"{p}/{t}" in res)
            print(f"[{time.time() - start:5.0f} s] {e['name']:27} {line}", flush=True)
            with open(o.json + ".new", "w") as f:
                json.dump(data, f, indent=1)
            os.replace(o.json + ".new", o.json)
        for t in threads:
            data["limits"][str(t)] = larger(limits(o.scratch, t, sets[t]), data["limits"].get(str(t)))
        with open(o.json, "w") as f:
            json.dump(data, f, indent=1)
    finally:
        for w in workers.values():
            if w is not None:
                w.end()
    if left:
        print(f"not measured, the budget was spent: {', '.join(left)}")


if __name__ == "__main__":
    sys.exit(main())

"""What measure.py measured, as tables: on the terminal, and in docs/Performance.md."""
import json
import math
import os
import platform
import re
import statistics
import subprocess
import textwrap
import time

PEERS = ["xla", "xla-donate", "iree", "ort", "openvino", "numpy"]
DOCS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "docs", "Performance.md")
# What stands in DOCS between these lines is written by benchmarks/run.
START = "<!-- benchmarks/run writes what follows -->"
END = "<!-- benchmarks/run wrote this -->"

SLOW_OPS = 10        # multiply-adds that an exponential, a division, a root and the like are taken to cost


def least_us(e, lim):
    """A lower bound by this machine's measured limits (the 'roofline'): arithmetic or memory, whichever is longer."""
    kinds = {a["dtype"] for a in e["args"]}
    peak = lim.get("bf16" if "bfloat16" in kinds else "i8" if "int8" in kinds else "f32", lim["f32"])
    arith = e["flops_contract"] / peak + (e["flops_elementwise"] + SLOW_OPS * e["transcendentals"]) / (lim["f32"] / 2)
    level = "l2" if e["bytes"] < 0.75e6 * lim["threads"] else "l3" if e["bytes"] < 20e6 else "ram"
    mem = e["bytes_in"] / lim["read_" + level] + e["bytes_out"] / lim["write_" + level]
    return max(arith, mem) / 1e3, "arithmetic" if arith > mem else level


def fmt(us):
    return "-" if us is None else f"{us:.2f}" if us < 10 else f"{us:.1f}" if us < 100 else f"{us:.0f}"


def cell(r):
    if not r or r.get("status") == "none":
        return "-"
    if r["status"] == "fail":
        return "FAIL"
    return fmt(r["min_us"]) + ("" if r["status"] == "ok" else "!")


def terminal_table(data, threads):
    """Markdown. Times in us; '!' a result outside the tolerance, 'FAIL' no result, '-' no form of it for this peer."""
    shown = [p for p in PEERS + ["tenon"] if any(f"{p}/{t}" in r for r in data["programs"].values() for t in threads)]
    lines = []
    for t in threads:
        lim = data["limits"].get(str(t))
        head = ["program"] + shown + ["best", "GFLOP/s", "GB/s", "% of limit", "bound", "xla compile ms"]
        if "tenon" in shown:
            head += ["best peer", "tenon/best"]
        lines += ["", f"{t} thread{'s' if t > 1 else ''}, us", "", "| " + " | ".join(head) + " |",
                  "|---" + "|---:" * (len(head) - 1) + "|"]
        for name, r in data["programs"].items():
            e = data["entries"][name]
            row = [name] + [cell(r.get(f"{p}/{t}")) for p in shown]
            good = {p: r[f"{p}/{t}"]["min_us"] for p in shown
                    if r.get(f"{p}/{t}", {}).get("status") == "ok"}
            if good:
                best = min(good, key=good.get)
                us = good[best]
                row += [best, f"{e['flops'] / us / 1e3:.1f}", f"{e['bytes'] / us / 1e3:.1f}"]
                if lim:
                    low, bound = least_us(e, lim)
                    row += [f"{100 * low / us:.0f}", bound]
                else:
                    row += ["-", "-"]
            else:
                row += ["-"] * 5
            ms = r.get(f"xla/{t}", {}).get("compile_ms")
            row += ["-" if ms is None else f"{ms:.0f}"]
            if "tenon" in shown:
                others = {p: v for p, v in good.items() if p != "tenon"}
                if others:
                    b = min(others, key=others.get)
                    row += [f"{b} {fmt(others[b])}", f"{good['tenon'] / others[b]:.2f}" if "tenon" in good else "-"]
                else:
                    row += ["-", "-"]
            lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def summary(data, threads):
    """How Tenon stands: geometric means of time / peer's time, programs behind the best peer, compile time beside XLA's."""
    lines = []
    for t in threads:
        ratio, behind, missing, compile_, memory = {}, [], [], {}, []
        for name, r in data["programs"].items():
            if data["entries"][name]["group"] == "overhead":          # a call from Python against one in process
                continue
            ok = {k.split("/")[0]: v for k, v in r.items() if k.endswith(f"/{t}") and v.get("status") == "ok"}
            if "tenon" not in ok:
                missing.append(name)
                continue
            us = ok.pop("tenon")["min_us"]
            for p, v in ok.items():
                ratio.setdefault(p, []).append(us / v["min_us"])
            if ok:
                best = us / min(v["min_us"] for v in ok.values())
                ratio.setdefault("best", []).append(best)
                if best > 1.05:
                    behind.append((best, name))
            c, x = r[f"tenon/{t}"].get("compile_ms"), r.get(f"xla/{t}", {}).get("compile_ms")
            if c and x:
                compile_.setdefault("model and training" if data["entries"][name]["group"] in ("model", "training")
                                    else "others", []).append((c / x, c, name))
            a, b = r[f"tenon/{t}"].get("temp_bytes"), r.get(f"xla/{t}", {}).get("temp_bytes")
            if a is not None and b is not None and a > max(b, 4096):
                memory.append((a - b, name))
        mean = lambda v: math.exp(sum(map(math.log, v)) / len(v))
        lines.append(f"{t} thread{'s' * (t > 1)}: time over the peer's, geometric mean: " +
                     ", ".join(f"{p} {mean(v):.2f} ({len(v)})" for p, v in ratio.items()))
        for g, v in compile_.items():
            worst = max(v, key=lambda x: x[1])
            lines.append(f"  compile time, {g}: {mean([x[0] for x in v]):.2f} of XLA's in the geometric mean, "
                         f"longest {worst[1]:.0f} ms ({worst[2]})")
        lines.append(f"  more temporary memory than XLA: {len(memory)} " +
                     ", ".join(f"{n} {size(more)}" for more, n in sorted(memory, reverse=True)[:12]))
        lines.append(f"  behind the best peer by more than 5 %: {len(behind)} " +
                     ", ".join(f"{n} {b:.2f}" for b, n in sorted(behind, reverse=True)))
        lines.append(f"  no result or a wrong one: {len(missing)} " + ", ".join(missing))
    return "\n".join(lines)


def machine_facts(cores):
    """What lscpu says of the machine; no name of it."""
    said = subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout
    facts = dict(re.findall(r"^([^:\n]+):\s+(.*)$", said, re.M))
    flags = facts.get("Flags", "").split()
    sets = [name for name, flag in (("AVX-512", "avx512f"), ("VNNI", "avx512_vnni"), ("BF16", "avx512_bf16"))
            if flag in flags] or [name for name, flag in (("AVX2", "avx2"), ("FMA", "fma")) if flag in flags]
    return {"cpu": facts.get("Model name", platform.machine()), "family": facts.get("CPU family"),
            "model": facts.get("Model"), "cores": cores, "sets": sets or [platform.machine()],
            "caches": {level: facts[f"{level} cache"] for level in ("L1d", "L2", "L3") if f"{level} cache" in facts},
            "virtual": "Hypervisor vendor" in facts, "date": time.strftime("%Y-%m-%d")}


def median_of_runs(paths):
    """Several runs, each of some thread counts, as one whose times and limits are the medians of theirs: memory that other
    guests share is faster in one run than in the next, and so is what reads it."""
    runs = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            runs.append(json.load(file))
    together = {"programs": {}, "entries": {}, "limits": {}, "versions": {}, "machine": runs[0]["machine"],
                "commit": runs[-1].get("commit", "unknown")}
    results, measured = {}, {}
    for run in runs:
        for key in ("entries", "versions"):
            together[key].update(run[key])
        for t, limits in run["limits"].items():
            measured.setdefault(t, []).append(limits)
        for name, peers in run["programs"].items():
            for peer, result in peers.items():
                results.setdefault(name, {}).setdefault(peer, []).append(result)
    for t, found in measured.items():
        together["limits"][t] = {k: statistics.median(limits[k] for limits in found) for k in found[0]}
    counts = set()
    for name, peers in results.items():
        for peer, found in peers.items():
            counts.add(len(found))
            wrong = [r for r in found if r["status"] != "ok"]
            one = dict((wrong or found)[0])                       # what failed once is no result
            if not wrong:
                for key in ("min_us", "compile_ms", "temp_bytes"):
                    values = [r[key] for r in found if r.get(key) is not None]
                    if values:
                        one[key] = statistics.median(values)
            if one.get("temp_bytes") is not None:
                one["temp_bytes"] = round(one["temp_bytes"])
            together["programs"].setdefault(name, {})[peer] = one
    together["runs"] = max(counts, default=1)
    if len(counts) > 1:
        print(f"note: some programs were measured in {min(counts)} runs only")
    return together


def describe_machine(data, threads):
    m = data["machine"]
    lines = [f"Machine: {'a virtual machine with ' if m['virtual'] else ''}{m['cores']} cores of an {m['cpu']} "
             f"(family {m['family']}, model {m['model']}; {', '.join(m['sets'])}), caches "
             + ", ".join(f"{level} {size}" for level, size in m["caches"].items()) + f". Measured on {m['date']}."]
    for t in threads:
        lim = data["limits"].get(str(t))
        if lim:
            lines.append(f"Its limits on {t} thread{'s' * (t > 1)}: {lim['f32']:.0f} GFLOP/s of f32; reading "
                         + ", ".join(f"{lim['read_' + level]:.0f} GB/s ({name})"
                                     for level, name in (("l2", "L2"), ("l3", "L3"), ("ram", "memory"))) + ".")
    names = {"xla": "XLA", "iree": "IREE", "ort": "ONNX Runtime", "openvino": "OpenVINO", "numpy": "NumPy"}
    peers = [f"{name} ({data['versions'][peer]})" if peer == "xla" else f"{name} {data['versions'][peer].split()[-1]}"
             for peer, name in names.items() if peer in data["versions"]]
    lines.append("Peers, interleaved with Tenon: " + (", ".join(peers) or "none") + ".")
    runs = data.get("runs", 1)
    lines.append("One run." if runs == 1 else f"Times are the medians of {runs} runs.")
    if data.get("source"):
        lines.append(f"Commit {data['commit']}; [data]({data['source']}).")
    return textwrap.fill(" ".join(lines), 120, break_on_hyphens=False)


def duration(us):
    return f"{us:.3g} us" if us < 999.5 else f"{us / 1e3:.3g} ms" if us < 999.5e3 else f"{us / 1e6:.3g} s"


def size(count):
    return f"{count} B" if count < 1000 else f"{count / 1e3:.3g} kB" if count < 1e6 else f"{count / 1e6:.3g} MB"


def beside(mine, theirs, form):
    return (form(mine) if mine is not None else "-") + (f" ({form(theirs)})" if theirs is not None else "")


def docs_table(data, t):
    """The programs, the one that is furthest behind its best peer first."""
    rows = []
    for name, r in data["programs"].items():
        mine, xla = r.get(f"tenon/{t}", {}), r.get(f"xla/{t}", {})
        if mine.get("status") != "ok":
            rows.append((math.inf, f"| {name} | no result, or a wrong one | | | | | |"))
            continue
        us, entry, lim = mine["min_us"], data["entries"][name], data["limits"].get(str(t))
        share = f"{100 * least_us(entry, lim)[0] / us:.0f}" if lim else "-"
        others = {p: r[f"{p}/{t}"]["min_us"] for p in PEERS if r.get(f"{p}/{t}", {}).get("status") == "ok"}
        best = min(others, key=others.get) if others else None
        ratio = us / others[best] if best else 0
        rows.append((ratio, f"| {name} | {duration(us)} | {share} | "
                     + (f"{best} {duration(others[best])} | {ratio:.2f}" if best else "- | -")
                     + f" | {beside(mine.get('compile_ms'), xla.get('compile_ms'), lambda ms: f'{ms:.0f}')}"
                     + f" | {beside(mine.get('temp_bytes'), xla.get('temp_bytes'), size)} |"))
    rows.sort(key=lambda row: -row[0])
    return "\n".join(["| program | time | limit, % | best peer | ratio | compile (XLA), ms | arena (XLA's temporaries) |",
                      "| --- | --- | ---: | --- | ---: | ---: | ---: |"] + [line for _, line in rows])


def block(data, threads):
    """What docs/Performance.md has between START and END."""
    parts = [describe_machine(data, threads),
             textwrap.fill("Time is the least of all calls of a run, ratio that over the best peer's, limit the share of this "
                           "machine's limits ([how](../benchmarks/README.md)). In brackets what XLA has.", 120)]
    for t in threads:
        parts += [f"### {t} thread{'s' * (t > 1)}", docs_table(data, t),
                  "\n".join(textwrap.fill("- " + line.strip(), 120, subsequent_indent="  ")
                            for line in summary(data, [t]).splitlines())]
    return START + "\n\n" + "\n\n".join(part for part in parts if part) + "\n\n"


def write_docs(data, threads, path=DOCS):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if START not in text or END not in text[text.index(START):]:
        raise SystemExit(f"error: '{path}' lacks the lines '{START}' and '{END}'")
    before, after = text[:text.index(START)], text[text.index(END, text.index(START)):]
    with open(path, "w", encoding="utf-8") as file:
        file.write(before + block(data, threads) + after)
    print(f"wrote {os.path.relpath(path)}")

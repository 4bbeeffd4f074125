"""Compiles a program stage by stage and looks for operations whose location is
unknown. Prints one line for each stage, and each such operation.

    locations.py TENSOR-OPT FILE
"""
import re
import subprocess
import sys

STAGES = ["tenon-simplify", "tenon-kernels", "tenon-linalg", "tenon-buffers", "tenon-loops", "tenon-llvm"]


def lost(text):
    """The lines of operations with an unknown location, in IR with debug info."""
    unknown = {m.group(1) for m in re.finditer(r"^(#loc\d*) = loc\(unknown\)$", text, re.MULTILINE)}
    # An alias whose parts are unknown too (fused, call site).
    for m in re.finditer(r"^(#loc\d*) = loc\((?:fused|callsite).*\)$", text, re.MULTILINE):
        if "unknown" in m.group(0) or any(f"{name}," in m.group(0) or f"{name})" in m.group(0) or f"{name}]" in m.group(0) for name in unknown):
            unknown.add(m.group(1))
    for line in text.splitlines():
        match = re.search(r"loc\((unknown|#loc\d*)\)$", line)
        if match and not line.startswith("#loc") and (match.group(1) == "unknown" or match.group(1) in unknown):
            yield line


def main():
    opt, path = sys.argv[1:]
    text = open(path, encoding="utf-8").read()
    wrong = 0
    for stage in STAGES:
        done = subprocess.run([opt, "-", f"-{stage}", "--mlir-print-debuginfo"], input=text, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{stage} failed: {done.stderr}")
        text = done.stdout
        lines = list(lost(text))
        operations = len(re.findall(r" loc\(.*\)$", text, re.MULTILINE))
        print(f"{stage}: {operations} locations, {len(lines)} unknown")
        for line in lines:
            print("  " + line.strip()[:150])
        wrong += len(lines)
    sys.exit(1 if wrong else 0)


main()

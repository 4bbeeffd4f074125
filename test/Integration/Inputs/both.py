"""Runs each function of a file on the interpreter and the CPU, prints what the
interpreter said, and fails where the CPU says something else.

    both.py TENSOR-RUN FILE

The line `// INPUT: LITERAL...` before a function gives its arguments.
"""
import re
import subprocess
import sys

run, path = sys.argv[1:]
inputs, different = [], 0
for line in open(path, encoding="utf-8"):
    if line.startswith("// INPUT: "):
        inputs = [f"--input={literal}" for literal in line[10:].split()]
    name = re.match(r"func\.func @(\w+)", line)
    if not name:
        continue
    print(f"== {name.group(1)}", flush=True)
    said = {}
    for device in ("interpreter", "cpu"):
        command = [run, path, f"--entry={name.group(1)}", f"--device={device}", *inputs]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        said[device] = done.stdout + done.stderr
        different += done.returncode != 0
    print(said["interpreter"], end="", flush=True)
    if said["cpu"] != said["interpreter"]:
        different += 1
        print("the CPU says:", said["cpu"], sep="\n", flush=True)
    inputs = []
sys.exit(1 if different else 0)

"""damage.py TENSOR-RUN FILE COPY: runs copies of FILE cut short or with a byte
changed. None may end in a signal, and what fails says why."""

import subprocess
import sys

tool, path, copy = sys.argv[1:]
with open(path, "rb") as file:
    data = file.read()
variants = [data[: len(data) * i // 12] for i in range(12)]
for i in range(24):
    at = 4 + (len(data) - 5) * i // 23
    variants.append(data[:at] + bytes([data[at] ^ (1 << i % 8)]) + data[at + 1 :])
for variant in variants:
    with open(copy, "wb") as file:
        file.write(variant)
    run = subprocess.run([tool, copy, "--device=interpreter"], capture_output=True)
    if run.returncode not in (0, 2, 3, 4, 5) or (run.returncode and not run.stderr):
        sys.exit(f"exit {run.returncode}: {run.stderr.decode(errors='replace')[-500:]}")

"""damage_table.py TENSOR-RUN FILE COPY: runs copies of FILE with other numbers
in its first bytes, where a FlatBuffer has its tables, at random. None may end
in a signal, and what fails says why."""

import random
import subprocess
import sys

tool, path, copy = sys.argv[1:]
with open(path, "rb") as file:
    data = file.read()
random.seed(7)
for _ in range(60):
    variant = bytearray(data)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(0, 260)
        variant[at] = random.choice((0, 1, 4, 127, 128, 255, random.randrange(256)))
    with open(copy, "wb") as file:
        file.write(variant)
    run = subprocess.run([tool, copy, "--device=interpreter", "--input=2x3xf32=1"], capture_output=True, check=False)
    if run.returncode not in (0, 2, 3, 4, 5) or (run.returncode and not run.stderr):
        sys.exit(f"exit {run.returncode}: {run.stderr.decode(errors='replace')[-500:]}")

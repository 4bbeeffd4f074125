"""cache-stress.py TENSOR-RUN FOLDER KILLS: processes that share a code cache, eight at a time, are killed at random
moments, until so many were; then each program runs from the cache, and its results are those without one."""

import pathlib
import random
import subprocess
import sys
import time

run, folder, tries = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
cache = folder / "cache"
folder.mkdir(parents=True, exist_ok=True)
chance = random.Random(1)

programs = []
for n in range(1, 5):
    path = folder / f"p{n}.mlir"
    path.write_text(
        f"func.func @main(%x: tensor<8x{n}0xf32>) -> tensor<8xf32> {{\n"
        f"  %0 = ten.exp %x : tensor<8x{n}0xf32>\n"
        f"  %1 = ten.reduce add %0 dims = [1] : tensor<8x{n}0xf32> -> tensor<8xf32>\n"
        "  return %1 : tensor<8xf32>\n}\n"
    )
    programs.append((path, f"--input=8x{n}0xf32=normal:{n}"))


def command(program, *flags):
    return [run, str(program[0]), program[1], "--threads=1", "--compile-threads=1", *flags]


expected = [subprocess.run(command(p), check=True, capture_output=True).stdout for p in programs]
begin = time.monotonic()
subprocess.run(command(programs[0]), check=True, capture_output=True)
usual = time.monotonic() - begin

killed = wrong = runs = 0
while killed < tries:
    racing = []
    runs += 8
    for _ in range(8):
        number = chance.randrange(len(programs))
        racing.append((number, subprocess.Popen(command(programs[number], f"--cache-dir={cache}"), stdout=subprocess.PIPE)))
    # Compiling eight at a time takes longer; some end by themselves.
    deadline = time.monotonic() + chance.uniform(0, 4 * usual)
    for number, process in racing:
        try:
            output, _ = process.communicate(timeout=max(0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            killed += 1
            continue
        wrong += process.returncode != 0 or output != expected[number]
    # Half of the time from an empty cache.
    if chance.random() < 0.5 and cache.exists():
        for file in cache.iterdir():
            file.unlink()
for number, program in enumerate(programs):
    for _ in range(2):
        done = subprocess.run(command(program, f"--cache-dir={cache}"), capture_output=True)
        wrong += done.returncode != 0 or done.stdout != expected[number]
left = [file.name for file in cache.iterdir() if not file.name.startswith("code-")]
print(f"{killed} of {runs} killed, {wrong} wrong, {len(left)} other files")
sys.exit(wrong != 0)

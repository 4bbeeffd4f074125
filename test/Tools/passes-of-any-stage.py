"""Runs every pass and pipeline of the project on the IR of every stage: none crashes,
whatever it is run on. Usage: passes-of-any-stage.py TENSOR-OPT PROGRAM FOLDER
FOLDER has what `--dump-to` wrote of the program. Each stage is also given with
operations of an unknown dialect, which read the first argument of each function."""

import concurrent.futures
import pathlib
import re
import subprocess
import sys

SECONDS = 60


def with_unknown(text):
    """Adds operations that are not registered, one of them around others."""
    return re.sub(
        r"^( +)func\.func .*?%arg0: (tensor<[^>]*>|memref<[^<>]*>|!llvm\.ptr).*\{\n",
        lambda found: f"{found[0]}{found[1]}  %foo = \"foo.make\"(%arg0) : ({found[2]}) -> {found[2]}\n"
        f"{found[1]}  \"foo.around\"(%foo) ({{\n{found[1]}    \"foo.use\"(%foo) : ({found[2]}) -> ()\n{found[1]}  }}) : ({found[2]}) -> ()\n",
        text, flags=re.M)


def main():
    opt, program, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    listed = subprocess.run([opt, "--help"], capture_output=True, text=True, check=True).stdout
    passes = sorted(set(re.findall(r"^ +--(ten(?:on)?-[a-z0-9-]+) ", listed, re.M)))
    assert len(passes) > 60, passes
    stages = [program, *sorted(folder.glob("0*.mlir"))]
    assert len(stages) > 7, stages
    for stage in stages[:]:
        changed = with_unknown(stage.read_text())
        if changed != stage.read_text():
            stages.append(folder / f"unknown-{stage.stem}.mlir")
            stages[-1].write_text(changed)

    def run(job):
        stage, name = job
        command = [opt, str(stage), f"-{name}", "-allow-unregistered-dialect", "-o", "/dev/null"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return f"{name} on {stage.name}: more than {SECONDS} s"
        ended = done.returncode == 0 or (done.returncode == 1 and "error:" in done.stderr)
        return None if ended else f"{name} on {stage.name}: exit {done.returncode}, {done.stderr[:300]}"

    jobs = [(stage, name) for stage in stages for name in passes]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        bad = [line for line in pool.map(run, jobs) if line]
    print("\n".join(bad))
    print(f"{len(jobs) > 900 and 'many'} runs of {len(stages)} files, {len(bad)} bad")


main()

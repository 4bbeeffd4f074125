"""Prints the pipeline of each stage and gives it back to tensor-opt."""

import subprocess
import sys

tool, *stages = sys.argv[1:]


def opt(*flags):
    return subprocess.run([tool, "-", *flags], input="", capture_output=True, text=True, check=False)


for stage in stages:
    printed = opt(f"-{stage}", "-dump-pass-pipeline").stderr
    pipeline = printed[printed.index("builtin.module") :]
    result = opt(f"-pass-pipeline={pipeline.strip()}", "-dump-pass-pipeline")
    if result.returncode != 0 or result.stderr != printed:
        print(f"{stage}: {result.stderr}\nwanted: {printed}")
        sys.exit(1)
print(len(stages), "pipelines")

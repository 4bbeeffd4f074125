"""Checks in a file of calls that each run copied one argument."""

import sys

calls = dict(line.rsplit(" ", 1) for line in open(sys.argv[1]) if line.strip())
runs = int(calls["cuGraphLaunch"]) + 1
bound = 2
copies = int(calls["cuMemcpyHtoDAsync_v2"])
if copies != bound + runs:
    sys.exit(f"{copies} copies to the device in {runs} runs")

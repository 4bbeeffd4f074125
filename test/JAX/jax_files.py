# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one file of JAX's own tests, from the sources in the folder TENON_JAX_SOURCE."""

import dataclasses
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass
class Case:
    group: str
    name: str
    seconds: float
    outcome: str  # passed, failed or skipped
    message: str


def run(file, platforms, seconds, cases=1):
    """Runs `file` on JAX_PLATFORMS `platforms` with `cases` of each generated test. Returns its tests; None if
    `seconds` were too short; the process, as subprocess returns it, if it ended without a report."""
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.xml")
        environment = dict(os.environ, JAX_PLATFORMS=platforms, JAX_NUM_GENERATED_CASES=str(cases), JAX_ENABLE_CHECKS="0")
        environment["PYTHONPATH"] = os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "pytest", "-q", "--capture=no", "-p", "jax_plugin", "-p", "no:cacheprovider", f"--junitxml={report}", file]
        source = os.environ["TENON_JAX_SOURCE"]
        try:
            ended = subprocess.run(
                command, cwd=os.path.join(source, "tests"), env=environment, timeout=seconds, capture_output=True, check=False
            )
        except subprocess.TimeoutExpired:
            return None
        if not os.path.exists(report):
            return ended
        return [_case(case) for case in xml.parse(report).getroot().iter("testcase")]


def _case(case):
    kinds = {child.tag for child in case}
    outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
    message = next(iter(case)).get("message", "") if outcome == "failed" else ""
    return Case(case.get("classname"), case.get("name"), float(case.get("time")), outcome, message)

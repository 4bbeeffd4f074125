# Part of the Tenon project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the functions of a file that are marked as tests."""

import traceback

TESTS = []


def test(function):
    TESTS.append(function)
    return function


def main():
    """Runs all tests; the last line printed is `N passed, N failed`. Returns the exit status."""
    failed = 0
    for function in TESTS:
        try:
            function()
        except BaseException:  # pylint: disable=broad-except
            failed += 1
            print("FAILED", function.__name__)
            traceback.print_exc()
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return failed != 0

#!/usr/bin/env python3
"""Compares the tables of docs/Flags.md with what `--help` of a tool lists.

    flags-of-page.py PAGE HELP TOOL [STAGE]

HELP is the output of --help. The section `## tensor-TOOL` of PAGE must have a row for
each flag, and no row for another one. With STAGE, the options of that stage of
tensor-opt are compared with the table that begins with `option`. Prints a line for
each difference.
"""
import re
import sys

def named_in(rows, pattern):
    """The names in the first cells of table rows, which are code."""
    names = set()
    for row in rows:
        for code in re.findall(r"`([^`]*)`", row.replace("\\|", "/").split("|")[1]):
            names |= set(re.findall(pattern, code))
    return names


def main():
    page, help_file, tool = sys.argv[1:4]
    section = f"tensor-{tool}"
    stage = sys.argv[4] if len(sys.argv) > 4 else None
    text = open(page, encoding="utf-8").read()
    body = text.split(f"\n## {section}\n")[1].split("\n## ")[0]
    listing = open(help_file, encoding="utf-8").read()
    if stage:
        rows = body.split("| option |")[1].splitlines()[2:]
        written = named_in([row for row in rows if row.startswith("|")], r"^[\w-]+$")
        options = listing.split(f"--{stage} ")[1].split("      --tenon-")[0]
        known = set(re.findall(r"^ {8}--([\w-]+)", options, re.MULTILINE))
    else:
        written = named_in([row for row in body.splitlines() if row.startswith("|")], r"^--?([a-z][\w-]*)")
        known = set(re.findall(r"^  --([\w-]+)", listing, re.MULTILINE))
    for name in sorted(known - written):
        print(f"{section}: error: no row for '{name}'")
    for name in sorted(written - known):
        print(f"{section}: error: a row for '{name}', which --help does not list")
    print(f"{section}: {len(known)} flags")
    return 1 if known != written else 0


if __name__ == "__main__":
    sys.exit(main())

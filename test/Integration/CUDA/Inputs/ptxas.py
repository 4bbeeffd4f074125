#!/usr/bin/env python3
"""In the place of ptxas: what the stand-in driver loads. PTXAS=fails: an error;
PTXAS=nothing: an empty file."""
import os
import sys

if os.environ.get("PTXAS") == "fails":
    sys.exit("ptxas fatal : a line of the log\nanother")
arch = next(argument for argument in sys.argv if argument.startswith("-arch="))[6:].rstrip("af")
source = next(argument for argument in sys.argv[1:] if argument.endswith(".ptx"))
with open(source) as text, open(sys.argv[sys.argv.index("-o") + 1], "w") as image:
    if os.environ.get("PTXAS") != "nothing":
        image.write(f"linked for {arch}\n{text.read()}")

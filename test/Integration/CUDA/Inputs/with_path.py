"""with_path.py FOLDER COMMAND...: runs it with the folder first in $PATH."""
import os
import sys

os.environ["PATH"] = sys.argv[1] + os.pathsep + os.environ["PATH"]
os.execvp(sys.argv[2], sys.argv[2:])

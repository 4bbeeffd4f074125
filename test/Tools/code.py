"""Runs a command, passes on what it says, and fails unless it exits with $CODE."""
import os
import subprocess
import sys

done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
sys.stdout.buffer.write(done.stdout)
if done.returncode != int(os.environ["CODE"]):
    sys.exit(f"expects exit code {os.environ['CODE']}, got {done.returncode}")

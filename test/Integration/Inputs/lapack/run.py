"""run.py TENSOR-RUN [PREFIX...]: every module beside this script (of those names) gives its .outK.npy."""

import glob
import os
import subprocess
import sys

folder = os.path.dirname(os.path.abspath(__file__))
modules = sorted(path for prefix in sys.argv[2:] or [""] for path in glob.glob(f"{folder}/{prefix}*.mlir"))
failed = 0 if modules else 1
for module in modules:
    base = module[: -len(".mlir")]
    expected = sorted(glob.glob(f"{base}.out*.npy"))
    tolerance = "1e-9" if "64_" in base and "complex64" not in base or "128" in base else "2e-4"
    for device in ("cpu", "interpreter"):
        command = [sys.argv[1], module, f"--device={device}", f"--input={base}.in0.npy"]
        command += [f"--expect={path}" for path in expected] + [f"--atol={tolerance}", f"--rtol={tolerance}"]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            failed += 1
            print(os.path.basename(base), device, run.returncode, run.stderr)
sys.exit(failed != 0)

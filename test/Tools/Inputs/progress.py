"""progress.py TENSOR-COMPILE PROGRAM FLAGS...: compiles a program that takes several seconds on a pseudo-terminal."""

import os
import pathlib
import pty
import re
import subprocess
import sys
import time

tool, program, *flags = sys.argv[1:]


def write(kernels):
    """Writes a program of distinct convolutions, each a kernel of its own."""
    lines = ["func.func @main(%x0: tensor<1x24x24x8xf32>) -> tensor<1x24x24x8xf32> {"]
    for i in range(kernels):
        size, out = 8 + i, 9 + i if i + 1 < kernels else 8
        lines.append(
            f"  %w{i} = ten.constant dense<0.01> : tensor<3x3x{size}x{out}xf32>\n"
            f"  %c{i} = ten.conv %x{i}, %w{i} dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]"
            f" : tensor<1x24x24x{size}xf32>, tensor<3x3x{size}x{out}xf32> -> tensor<1x24x24x{out}xf32>\n"
            f"  %x{i + 1} = ten.tanh %c{i} : tensor<1x24x24x{out}xf32>"
        )
    lines.append(f"  return %x{kernels} : tensor<1x24x24x8xf32>\n}}\n")
    pathlib.Path(program).write_text("\n".join(lines))


def on_terminal(*more):
    """What the tool writes to a terminal."""
    main, side = pty.openpty()
    child = subprocess.Popen([tool, program, *flags, *more], stderr=side, stdout=side)
    os.close(side)
    said = b""
    try:
        while part := os.read(main, 4096):
            said += part
    except OSError:  # the terminal's other end is closed
        pass
    os.close(main)
    assert child.wait() == 0, said
    return said.decode()


kernels = 16
while True:
    write(kernels)
    start = time.monotonic()
    done = subprocess.run([tool, program, *flags], capture_output=True, text=True, check=True)
    if time.monotonic() - start > 6 or kernels > 200:
        break
    kernels *= 2
said = on_terminal()
shares = [int(share) for share in re.findall(r"(\d+) % \w", said)]
assert shares and shares == sorted(shares) and shares[-1] <= 100, said
assert said.endswith("\r\x1b[K"), repr(said)
print("terminal: shares rise, the line is erased")
quiet = on_terminal("--quiet")
print("--quiet:", repr(quiet) if quiet else "nothing")
print("no terminal:", repr(done.stderr + done.stdout) if done.stderr + done.stdout else "nothing")

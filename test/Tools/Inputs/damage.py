"""Damages a file at one place after another and runs a command on each, whose
exit code must be one of those given: damage.py FILE COPY CODES COMMAND..."""
import subprocess
import sys

path, copy, codes = sys.argv[1:4]
allowed = {int(code) for code in codes.split(",")}
whole = open(path, "rb").read()
seen = {}
for at in range(4, len(whole), 13):
    for value in (0x00, 0xFE):
        data = bytearray(whole)
        data[at] = value
        with open(copy, "wb") as file:
            file.write(data)
        code = subprocess.run(sys.argv[4:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
        seen[code] = seen.get(code, 0) + 1
        if code not in allowed:
            sys.exit(f"byte {at} = {value:#x}: exit code {code}")
print("exit codes:", ", ".join(f"{code}: {seen[code]}" for code in sorted(seen)))

"""Functions one after the other, of an array or a scalar: many-functions.py [SIZE]"""

import sys

T = f"tensor<{sys.argv[1]}xf32>" if len(sys.argv) > 1 else "tensor<f32>"
print(f"func.func @main(%x: {T}) -> {T} {{")
last = "%x"
for i in range(30):
    print(f"%s{i} = stablehlo.sine {last} : {T}\n%e{i} = stablehlo.add %s{i}, %x : {T}")
    last = f"%e{i}"
print(f"return {last} : {T}\n}}")

"""A chain of 300 products of a matrix: long-host.py line, or loop, three times."""

import sys

T = "tensor<4x4xf32>"


def chain(first):
    lines, x = [], first
    for i in range(300):
        lines += [f"%d{i} = stablehlo.dot {x}, %w : ({T}, {T}) -> {T}", f"%t{i} = stablehlo.tanh %d{i} : {T}"]
        x = f"%t{i}"
    return "\n".join(lines), x


lines, last = chain("%x" if sys.argv[1] == "line" else "%a")
print(f"func.func @main(%x: {T}, %w: {T}) -> {T} {{")
if sys.argv[1] == "loop":
    print(f"""%zero = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%three = stablehlo.constant dense<3> : tensor<i32>
%r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, {T} cond {{
  %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %c : tensor<i1>
}} do {{
{lines}
  %n = stablehlo.add %i, %one : tensor<i32>
  stablehlo.return %n, {last} : tensor<i32>, {T}
}}
return %r#1 : {T}
}}""")
else:
    print(f"{lines}\nreturn {last} : {T}\n}}")

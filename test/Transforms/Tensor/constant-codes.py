"""Writes a product with [k, n] weights of i8, constants, that have a scale for each column."""
print(f"""func.func @main(%x: tensor<1x512xf32>, %s: tensor<512xf32>) -> tensor<1x512xf32> {{
  %q = ten.constant dense<"0x{bytes(i % 251 for i in range(512 * 512)).hex()}"> : tensor<512x512xi8>
  %f = ten.convert %q : tensor<512x512xi8> -> tensor<512x512xf32>
  %b = ten.broadcast %s dims = [1] : tensor<512xf32> -> tensor<512x512xf32>
  %w = ten.mul %f, %b : tensor<512x512xf32>
  %y = ten.contract %x, %w contracting = [1] x [0] : tensor<1x512xf32>, tensor<512x512xf32> -> tensor<1x512xf32>
  return %y : tensor<1x512xf32>
}}""")

// A last block of one product, of operands whose batch is not their first
// dimension.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=22x2x2xf32=normal:1 --input=22x21x2xf32=normal:2 --output=%t/y.npy
// RUN: tensor-run %s --input=22x2x2xf32=normal:1 --input=22x21x2xf32=normal:2 --expect=%t/y.npy --rtol=1e-5 --atol=1e-5

func.func @main(%x: tensor<22x2x2xf32>, %y: tensor<22x21x2xf32>) -> tensor<2x2x21xf32> {
  %0 = ten.kernel contract (%a = %x : tensor<22x2x2xf32>, %b = %y : tensor<22x21x2xf32>) -> tensor<2x2x21xf32>
      schedule = #ten.contract_schedule<lanes = 16, heights = [7], pack_lhs = true, pack_rhs = true, panels = 2, depth = 3> {
    %1 = ten.contract %a, %b batch = [2] x [2] contracting = [0] x [0] : tensor<22x2x2xf32>, tensor<22x21x2xf32> -> tensor<2x2x21xf32>
    ten.yield %1 : tensor<2x2x21xf32>
  }
  return %0 : tensor<2x2x21xf32>
}

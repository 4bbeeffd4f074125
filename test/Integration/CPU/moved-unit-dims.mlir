// A result's dimensions of size 1 move to other places: its memory is read with these by way of one dimension.
// RUN: tensor-run %s --input=2x17x31xbf16=normal:1 --input=17x2x1xbf16=normal:2 --verify
// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1, 2]] output_shape [2, 1, 31] : tensor<62xf32> into tensor<2x1x31xf32>
func.func @main(%a: tensor<2x17x31xbf16>, %b: tensor<17x2x1xbf16>) -> tensor<2x31x1xf32> {
  %0 = ten.kernel contract (%x = %a : tensor<2x17x31xbf16>, %y = %b : tensor<17x2x1xbf16>) -> tensor<2x31x1xf32> schedule = #ten.contract_schedule<lanes = 16, heights = [12], pack_lhs = true, pack_rhs = true, panels = 4, depth = 0> {
    %1 = ten.contract %x, %y batch = [0] x [1] contracting = [1] x [0] : tensor<2x17x31xbf16>, tensor<17x2x1xbf16> -> tensor<2x31x1xf32>
    ten.yield %1 : tensor<2x31x1xf32>
  }
  return %0 : tensor<2x31x1xf32>
}

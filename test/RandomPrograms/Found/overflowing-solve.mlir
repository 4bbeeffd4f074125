// RUN: ten-random-programs %s | FileCheck %s
// CHECK: same

// Numbers that overflow f32 on the way, in one order or in another.
func.func @main(%a: tensor<9x9xf32> {ten.fill = "small 1"}, %b: tensor<9x9xi32> {ten.fill = "uniform 1"}) -> tensor<9x9xf32> {
  %0 = ten.bitcast %b : tensor<9x9xi32> -> tensor<9x9xf32>
  %1 = "stablehlo.triangular_solve"(%a, %0) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
  return %1 : tensor<9x9xf32>
}

// RUN: tensor-opt %s -ten-split-bound -verify-diagnostics

// expected-error @+1 {{argument 1 is bound, and cannot be donated}}
func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32> {ten.bound, ten.donated = 0 : i64}) -> tensor<4xf32> {
  %0 = ten.add %x, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

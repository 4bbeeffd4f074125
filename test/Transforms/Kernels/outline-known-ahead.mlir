// RUN: tensor-opt %s -ten-outline-kernels | FileCheck %s

// What a product in a loop multiplies by is known before the loop: not what the
// loop makes, nor the left side, nor what is small or multiplies few rows.
// CHECK-LABEL: @ahead(
// CHECK: ten.launch @[[LARGE:contract_[0-9]+]](
// CHECK: ten.launch @[[MADE:contract_[0-9]+]](
// CHECK: ten.launch @[[SMALL:contract_[0-9]+]](
// CHECK: ten.launch @[[FEW:contract_[0-9]+]](
// CHECK: func.func private @[[LARGE]](%{{[a-z0-9]+}}: tensor<8x64xf32>, %{{[a-z0-9]+}}: tensor<64x64xf32> {ten.known_ahead},
// CHECK: func.func private @[[MADE]](%{{[a-z0-9]+}}: tensor<64x64xf32>, %{{[a-z0-9]+}}: tensor<64x64xf32>,
// CHECK: func.func private @[[SMALL]](%{{[a-z0-9]+}}: tensor<8x64xf32>, %{{[a-z0-9]+}}: tensor<64x8xf32>,
// CHECK: func.func private @[[FEW]](%{{[a-z0-9]+}}: tensor<2x64xf32>, %{{[a-z0-9]+}}: tensor<64x64xf32>,
func.func @ahead(%x: tensor<8x64xf32>, %w: tensor<64x64xf32>, %small: tensor<64x8xf32>, %few: tensor<2x64xf32>, %n: index) -> (tensor<8x64xf32>, tensor<64x64xf32>, tensor<8x8xf32>, tensor<2x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = ten.constant dense<0.0> : tensor<8x8xf32>
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %w, %c = %e, %d = %few) -> (tensor<8x64xf32>, tensor<64x64xf32>, tensor<8x8xf32>, tensor<2x64xf32>) {
    %1 = ten.kernel contract (%l = %a : tensor<8x64xf32>, %r = %w : tensor<64x64xf32>) -> tensor<8x64xf32> {
      %2 = ten.contract %l, %r contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x64xf32> -> tensor<8x64xf32>
      ten.yield %2 : tensor<8x64xf32>
    }
    %3 = ten.kernel contract (%l = %w : tensor<64x64xf32>, %r = %b : tensor<64x64xf32>) -> tensor<64x64xf32> {
      %4 = ten.contract %l, %r contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
      ten.yield %4 : tensor<64x64xf32>
    }
    %5 = ten.kernel contract (%l = %a : tensor<8x64xf32>, %r = %small : tensor<64x8xf32>) -> tensor<8x8xf32> {
      %6 = ten.contract %l, %r contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x8xf32> -> tensor<8x8xf32>
      ten.yield %6 : tensor<8x8xf32>
    }
    %7 = ten.kernel contract (%l = %d : tensor<2x64xf32>, %r = %w : tensor<64x64xf32>) -> tensor<2x64xf32> {
      %8 = ten.contract %l, %r contracting = [1] x [0] : tensor<2x64xf32>, tensor<64x64xf32> -> tensor<2x64xf32>
      ten.yield %8 : tensor<2x64xf32>
    }
    scf.yield %1, %3, %5, %7 : tensor<8x64xf32>, tensor<64x64xf32>, tensor<8x8xf32>, tensor<2x64xf32>
  }
  return %0#0, %0#1, %0#2, %0#3 : tensor<8x64xf32>, tensor<64x64xf32>, tensor<8x8xf32>, tensor<2x64xf32>
}

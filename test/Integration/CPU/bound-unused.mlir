// Bound arguments that nothing needs are given all the same.
// RUN: tensor-run %s --input=2xf32=1,2 --input=3xf32=5 --bind=1 --expect=2xf32=2,4
// RUN: tensor-run %s --input=2xf32=1,2 --input=3xf32=5 --bind=0-1 --expect=2xf32=2,4
func.func @main(%x: tensor<2xf32>, %w: tensor<3xf32>) -> tensor<2xf32> {
  %0 = ten.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// The mean of a constant row is that constant, and differences from it are 0,
// also where the product of a sum and 1/n could be contracted into them: 1e6
// would multiply what is left.

// RUN: tensor-run %s --input=4x768xf32=5 --expect=4x768xf32=0
// RUN: tensor-run %s --input=4x768xf32=0.5 --expect=4x768xf32=0
// RUN: tensor-run %s --entry=columns --input=3x40xf32=7 --expect=3x40xf32=0
func.func @main(%x: tensor<4x768xf32>) -> tensor<4x768xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0.0013020833333333333> : tensor<4x1xf32>
  %e = stablehlo.constant dense<1.0e-12> : tensor<4x1xf32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x768xf32>, tensor<f32>) -> tensor<4xf32>
  %s1 = stablehlo.reshape %s : (tensor<4xf32>) -> tensor<4x1xf32>
  %m = stablehlo.multiply %s1, %c : tensor<4x1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x768xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4x768xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<4x768xf32>
  %v = stablehlo.reduce(%d2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x768xf32>, tensor<f32>) -> tensor<4xf32>
  %v1 = stablehlo.reshape %v : (tensor<4xf32>) -> tensor<4x1xf32>
  %vm = stablehlo.multiply %v1, %c : tensor<4x1xf32>
  %ve = stablehlo.add %vm, %e : tensor<4x1xf32>
  %r = stablehlo.rsqrt %ve : tensor<4x1xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x768xf32>
  %y = stablehlo.multiply %d, %rb : tensor<4x768xf32>
  return %y : tensor<4x768xf32>
}

// Along columns the product is in the same loop as the differences.
func.func @columns(%x: tensor<3x40xf32>) -> tensor<3x40xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0.33333333333333333> : tensor<40xf32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x40xf32>, tensor<f32>) -> tensor<40xf32>
  %m = stablehlo.multiply %s, %c : tensor<40xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<40xf32>) -> tensor<3x40xf32>
  %d = stablehlo.subtract %x, %mb : tensor<3x40xf32>
  return %d : tensor<3x40xf32>
}

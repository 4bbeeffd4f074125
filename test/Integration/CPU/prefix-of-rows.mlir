// The first elements of each row, as many as the run says: a kernel whose
// operand is larger than its result, and read at the result's places.

// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=2 --expect=2x2xf32=1,2,5,6
// RUN: tensor-run %s --entry=any --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=3 --dynamic --expect=2x3xf32=1,2,3,5,6,7
func.func @main(%x: tensor<2x4xf32>, %n: tensor<i32>) -> tensor<2x?xf32> {
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %limit = stablehlo.concatenate %two, %m, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %x, %zeros, %limit, %ones : (tensor<2x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

func.func @any(%x: tensor<?x?xf32>, %n: tensor<i32>) -> tensor<2x?xf32> {
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %limit = stablehlo.concatenate %two, %m, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %x, %zeros, %limit, %ones : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

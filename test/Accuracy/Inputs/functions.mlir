// All functions of floats, at 65536 places a call; ten-accuracy compares them.
func.func @unary_f32(%x: tensor<65536xf32>) -> (tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>) {
  %0 = ten.exp %x : tensor<65536xf32>
  %1 = ten.expm1 %x : tensor<65536xf32>
  %2 = ten.log %x : tensor<65536xf32>
  %3 = ten.log1p %x : tensor<65536xf32>
  %4 = ten.logistic %x : tensor<65536xf32>
  %5 = ten.sqrt %x : tensor<65536xf32>
  %6 = ten.rsqrt %x : tensor<65536xf32>
  %7 = ten.cbrt %x : tensor<65536xf32>
  %8 = ten.sin %x : tensor<65536xf32>
  %9 = ten.cos %x : tensor<65536xf32>
  %10 = ten.tan %x : tensor<65536xf32>
  %11 = ten.tanh %x : tensor<65536xf32>
  %12 = ten.erf %x : tensor<65536xf32>
  %13 = ten.erfc %x : tensor<65536xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>
}
func.func @binary_f32(%x: tensor<65536xf32>, %y: tensor<65536xf32>) -> (tensor<65536xf32>, tensor<65536xf32>) {
  %0 = ten.pow %x, %y : tensor<65536xf32>
  %1 = ten.atan2 %x, %y : tensor<65536xf32>
  return %0, %1 : tensor<65536xf32>, tensor<65536xf32>
}
func.func @unary_f64(%x: tensor<65536xf64>) -> (tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>) {
  %0 = ten.exp %x : tensor<65536xf64>
  %1 = ten.expm1 %x : tensor<65536xf64>
  %2 = ten.log %x : tensor<65536xf64>
  %3 = ten.log1p %x : tensor<65536xf64>
  %4 = ten.logistic %x : tensor<65536xf64>
  %5 = ten.sqrt %x : tensor<65536xf64>
  %6 = ten.rsqrt %x : tensor<65536xf64>
  %7 = ten.cbrt %x : tensor<65536xf64>
  %8 = ten.sin %x : tensor<65536xf64>
  %9 = ten.cos %x : tensor<65536xf64>
  %10 = ten.tan %x : tensor<65536xf64>
  %11 = ten.tanh %x : tensor<65536xf64>
  %12 = ten.erf %x : tensor<65536xf64>
  %13 = ten.erfc %x : tensor<65536xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>
}
func.func @binary_f64(%x: tensor<65536xf64>, %y: tensor<65536xf64>) -> (tensor<65536xf64>, tensor<65536xf64>) {
  %0 = ten.pow %x, %y : tensor<65536xf64>
  %1 = ten.atan2 %x, %y : tensor<65536xf64>
  return %0, %1 : tensor<65536xf64>, tensor<65536xf64>
}

// All functions of floats, at 65536 places a call; ten-accuracy compares them.
func.func @unary_f32(%x: tensor<65536xf32>) -> (tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>) {
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
  %e0 = ten.constant dense<0.5> : tensor<65536xf32>
  %14 = ten.pow %x, %e0 : tensor<65536xf32>
  %e1 = ten.constant dense<-0.5> : tensor<65536xf32>
  %15 = ten.pow %x, %e1 : tensor<65536xf32>
  %e2 = ten.constant dense<1.5> : tensor<65536xf32>
  %16 = ten.pow %x, %e2 : tensor<65536xf32>
  %e3 = ten.constant dense<-1.5> : tensor<65536xf32>
  %17 = ten.pow %x, %e3 : tensor<65536xf32>
  %e4 = ten.constant dense<-2.0> : tensor<65536xf32>
  %18 = ten.pow %x, %e4 : tensor<65536xf32>
  %e5 = ten.constant dense<-2.5> : tensor<65536xf32>
  %19 = ten.pow %x, %e5 : tensor<65536xf32>
  %e6 = ten.constant dense<4.5> : tensor<65536xf32>
  %20 = ten.pow %x, %e6 : tensor<65536xf32>
  %e7 = ten.constant dense<-7.5> : tensor<65536xf32>
  %21 = ten.pow %x, %e7 : tensor<65536xf32>
  %e8 = ten.constant dense<8.0> : tensor<65536xf32>
  %22 = ten.pow %x, %e8 : tensor<65536xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22 : tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>, tensor<65536xf32>
}
func.func @binary_f32(%x: tensor<65536xf32>, %y: tensor<65536xf32>) -> (tensor<65536xf32>, tensor<65536xf32>) {
  %0 = ten.pow %x, %y : tensor<65536xf32>
  %1 = ten.atan2 %x, %y : tensor<65536xf32>
  return %0, %1 : tensor<65536xf32>, tensor<65536xf32>
}
func.func @unary_f64(%x: tensor<65536xf64>) -> (tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>) {
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
  %e0 = ten.constant dense<0.5> : tensor<65536xf64>
  %14 = ten.pow %x, %e0 : tensor<65536xf64>
  %e1 = ten.constant dense<-0.5> : tensor<65536xf64>
  %15 = ten.pow %x, %e1 : tensor<65536xf64>
  %e2 = ten.constant dense<1.5> : tensor<65536xf64>
  %16 = ten.pow %x, %e2 : tensor<65536xf64>
  %e3 = ten.constant dense<-1.5> : tensor<65536xf64>
  %17 = ten.pow %x, %e3 : tensor<65536xf64>
  %e4 = ten.constant dense<-2.0> : tensor<65536xf64>
  %18 = ten.pow %x, %e4 : tensor<65536xf64>
  %e5 = ten.constant dense<-2.5> : tensor<65536xf64>
  %19 = ten.pow %x, %e5 : tensor<65536xf64>
  %e6 = ten.constant dense<4.5> : tensor<65536xf64>
  %20 = ten.pow %x, %e6 : tensor<65536xf64>
  %e7 = ten.constant dense<-7.5> : tensor<65536xf64>
  %21 = ten.pow %x, %e7 : tensor<65536xf64>
  %e8 = ten.constant dense<8.0> : tensor<65536xf64>
  %22 = ten.pow %x, %e8 : tensor<65536xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22 : tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>, tensor<65536xf64>
}
func.func @binary_f64(%x: tensor<65536xf64>, %y: tensor<65536xf64>) -> (tensor<65536xf64>, tensor<65536xf64>) {
  %0 = ten.pow %x, %y : tensor<65536xf64>
  %1 = ten.atan2 %x, %y : tensor<65536xf64>
  return %0, %1 : tensor<65536xf64>, tensor<65536xf64>
}

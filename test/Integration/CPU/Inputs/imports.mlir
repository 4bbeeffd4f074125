func.func @sorted(%x: tensor<200000xf32>) -> tensor<200000xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<200000xf32>) -> tensor<200000xf32>
  return %0 : tensor<200000xf32>
}

func.func @logarithm(%x: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.log %x : tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

// LAPACK's routines come by the same way.
func.func @eigenvalues(%x: tensor<3x3xf64>) -> tensor<3xf64> {
  %v, %w, %info, %status = ten.library_call syevd(%x) parameters = [86, 76] : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>)
  return %w : tensor<3xf64>
}

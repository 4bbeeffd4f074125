// atol: 0.000145
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @floor_divide(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<5x7xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %8 = stablehlo.sign %arg1 : tensor<5x7xf32>
    %9 = stablehlo.sign %0 : tensor<5x7xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x7xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<5x7xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<5x7xi1>, tensor<5x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<5x7xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<5x7xi1>, tensor<5x7xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<5x7xf32>
    return %17 : tensor<5x7xf32>
  }
  func.func private @_where(%arg0: tensor<5x7xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x7xi1>, tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}

// atol: 2.28e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> (tensor<2x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<4xf32>) -> tensor<3x2x4xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x2x4xf32>) -> tensor<2x3x4xf32>
    return %2 : tensor<2x3x4xf32>
  }
}

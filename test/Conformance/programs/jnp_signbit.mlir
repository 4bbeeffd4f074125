// atol: 0
module @jit_signbit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xi1> {jax.result_info = "result"}) {
    %0 = call @signbit(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xi1>
    return %0 : tensor<5x7xi1>
  }
  func.func private @signbit(%arg0: tensor<5x7xf32>) -> tensor<5x7xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<5x7xf32>) -> tensor<5x7xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<5x7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %5 = stablehlo.convert %4 : tensor<5x7xi1>
    return %5 : tensor<5x7xi1>
  }
}

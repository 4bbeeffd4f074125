// atol: 0.562
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xi32>) -> (tensor<4x9xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x9xi32>) -> tensor<4x9xf16>
    return %0 : tensor<4x9xf16>
  }
}

// atol: 0.000306
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %1) : tensor<i64>, tensor<i64>, tensor<8xf32>, tensor<8xf32>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i64>
      %3 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:3 = func.call @eval_jaxpr(%iterArg_1, %iterArg_2, %iterArg_3) : (tensor<i64>, tensor<8xf32>, tensor<8xf32>) -> (tensor<i64>, tensor<8xf32>, tensor<8xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg, %c_4 : tensor<i64>
      stablehlo.return %4, %3#0, %3#1, %3#2 : tensor<i64>, tensor<i64>, tensor<8xf32>, tensor<8xf32>
    }
    return %2#2, %2#3 : tensor<8xf32>, tensor<8xf32>
  }
  func.func private @eval_jaxpr(%arg0: tensor<i64>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<i64>, tensor<8xf32>, tensor<8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.add %arg1, %arg2 : tensor<8xf32>
    return %0, %arg2, %1 : tensor<i64>, tensor<8xf32>, tensor<8xf32>
  }
}

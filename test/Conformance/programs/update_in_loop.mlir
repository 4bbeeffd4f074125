// atol: 1.78e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i64>, tensor<i64>, tensor<8xf32>
    cond {
      %c_3 = stablehlo.constant dense<7> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @eval_jaxpr(%iterArg_1, %iterArg_2) : (tensor<i64>, tensor<8xf32>) -> (tensor<i64>, tensor<8xf32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
      stablehlo.return %2, %1#0, %1#1 : tensor<i64>, tensor<i64>, tensor<8xf32>
    }
    return %0#2 : tensor<8xf32>
  }
  func.func private @eval_jaxpr(%arg0: tensor<i64>, %arg1: tensor<8xf32>) -> (tensor<i64>, tensor<8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.subtract %arg0, %c_0 : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i64>
    %c_2 = stablehlo.constant dense<8> : tensor<i64>
    %4 = stablehlo.add %3, %c_2 : tensor<i64>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i64>
    %6 = stablehlo.dynamic_slice %arg1, %5, sizes = [1] : (tensor<8xf32>, tensor<i64>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.multiply %7, %cst : tensor<f32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %arg0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.convert %arg0 : tensor<i64>
    %c_4 = stablehlo.constant dense<8> : tensor<i64>
    %11 = stablehlo.add %10, %c_4 : tensor<i64>
    %12 = stablehlo.select %9, %11, %arg0 : tensor<i1>, tensor<i64>
    %13 = stablehlo.dynamic_slice %arg1, %12, sizes = [1] : (tensor<8xf32>, tensor<i64>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.add %8, %14 : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.compare LT, %arg0, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<8> : tensor<i64>
    %17 = stablehlo.add %arg0, %c_6 : tensor<i64>
    %18 = stablehlo.select %16, %17, %arg0 : tensor<i1>, tensor<i64>
    %19 = stablehlo.convert %18 : (tensor<i64>) -> tensor<i32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %21 = "stablehlo.scatter"(%arg1, %20, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<8xf32>, tensor<1xi32>, tensor<f32>) -> tensor<8xf32>
    return %0, %21 : tensor<i64>, tensor<8xf32>
  }
}

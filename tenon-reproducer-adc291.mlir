// run_new %s --input=/tmp/tenon-bench/lstm_100/in0.npy --input=/tmp/tenon-bench/lstm_100/in1.npy --input=/tmp/tenon-bench/lstm_100/in2.npy --input=/tmp/tenon-bench/lstm_100/in3.npy --threads=1 --benchmark=100
module @jit_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<35x20x100xf32>, %arg1: tensor<100x400xf32>, %arg2: tensor<100x400xf32>, %arg3: tensor<400xf32>) -> (tensor<35x20x100xf32> {jax.result_info = "result[0]"}, tensor<20x100xf32> {jax.result_info = "result[1]"}, tensor<20x100xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<35x20x100xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<35x20x100xf32>, tensor<100x400xf32>, tensor<100x400xf32>, tensor<400xf32>, tensor<i32>, tensor<20x100xf32>, tensor<20x100xf32>, tensor<35x20x100xf32>
    cond {
      %c_8 = stablehlo.constant dense<35> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<35x20x100xf32>, tensor<i32>) -> tensor<20x100xf32>
      %4 = stablehlo.dot_general %3, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x100xf32>, tensor<100x400xf32>) -> tensor<20x400xf32>
      %5 = stablehlo.dot_general %iterArg_5, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x100xf32>, tensor<100x400xf32>) -> tensor<20x400xf32>
      %6 = stablehlo.add %4, %5 : tensor<20x400xf32>
      %7 = stablehlo.broadcast_in_dim %iterArg_3, dims = [1] : (tensor<400xf32>) -> tensor<1x400xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x400xf32>) -> tensor<20x400xf32>
      %9 = stablehlo.add %6, %8 : tensor<20x400xf32>
      %10 = stablehlo.slice %9 [0:20, 0:100] : (tensor<20x400xf32>) -> tensor<20x100xf32>
      %11 = stablehlo.slice %9 [0:20, 100:200] : (tensor<20x400xf32>) -> tensor<20x100xf32>
      %12 = stablehlo.slice %9 [0:20, 200:300] : (tensor<20x400xf32>) -> tensor<20x100xf32>
      %13 = stablehlo.slice %9 [0:20, 300:400] : (tensor<20x400xf32>) -> tensor<20x100xf32>
      %14 = stablehlo.negate %11 : tensor<20x100xf32>
      %15 = stablehlo.exponential %14 : tensor<20x100xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %17 = stablehlo.add %16, %15 : tensor<20x100xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %19 = stablehlo.divide %18, %17 : tensor<20x100xf32>
      %20 = stablehlo.multiply %19, %iterArg_6 : tensor<20x100xf32>
      %21 = stablehlo.negate %10 : tensor<20x100xf32>
      %22 = stablehlo.exponential %21 : tensor<20x100xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %24 = stablehlo.add %23, %22 : tensor<20x100xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %26 = stablehlo.divide %25, %24 : tensor<20x100xf32>
      %27 = stablehlo.tanh %12 : tensor<20x100xf32>
      %28 = stablehlo.multiply %26, %27 : tensor<20x100xf32>
      %29 = stablehlo.add %20, %28 : tensor<20x100xf32>
      %30 = stablehlo.negate %13 : tensor<20x100xf32>
      %31 = stablehlo.exponential %30 : tensor<20x100xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %33 = stablehlo.add %32, %31 : tensor<20x100xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<20x100xf32>
      %35 = stablehlo.divide %34, %33 : tensor<20x100xf32>
      %36 = stablehlo.tanh %29 : tensor<20x100xf32>
      %37 = stablehlo.multiply %35, %36 : tensor<20x100xf32>
      %38 = func.call @dynamic_update_index_in_dim(%iterArg_7, %37, %iterArg_4) : (tensor<35x20x100xf32>, tensor<20x100xf32>, tensor<i32>) -> tensor<35x20x100xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %39 = stablehlo.add %iterArg_4, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %39, %37, %29, %38 : tensor<35x20x100xf32>, tensor<100x400xf32>, tensor<100x400xf32>, tensor<400xf32>, tensor<i32>, tensor<20x100xf32>, tensor<20x100xf32>, tensor<35x20x100xf32>
    }
    return %2#7, %2#5, %2#6 : tensor<35x20x100xf32>, tensor<20x100xf32>, tensor<20x100xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<35x20x100xf32>, %arg1: tensor<i32>) -> tensor<20x100xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 20, 100] : (tensor<35x20x100xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x20x100xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x20x100xf32>) -> tensor<20x100xf32>
    return %1 : tensor<20x100xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<35x20x100xf32>, %arg1: tensor<20x100xf32>, %arg2: tensor<i32>) -> tensor<35x20x100xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<20x100xf32>) -> tensor<1x20x100xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<35x20x100xf32>, tensor<1x20x100xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<35x20x100xf32>
    return %1 : tensor<35x20x100xf32>
  }
}

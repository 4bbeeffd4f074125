module @jit_generate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi32>, %arg1: tensor<ui32>, %arg2: tensor<f32>, %arg3: tensor<384xf32>, %arg4: tensor<96x384xf32>, %arg5: tensor<74x384xf32>, %arg6: tensor<74xf32>, %arg7: tensor<96x74xf32>) -> (tensor<400xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x74xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:10 = stablehlo.while(%iterArg = %arg0, %iterArg_5 = %arg5, %iterArg_6 = %arg4, %iterArg_7 = %arg3, %iterArg_8 = %arg7, %iterArg_9 = %arg6, %iterArg_10 = %c, %iterArg_11 = %0, %iterArg_12 = %0, %iterArg_13 = %1) : tensor<16xi32>, tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<i32>, tensor<96xf32>, tensor<96xf32>, tensor<16x74xf32>
    cond {
      %c_14 = stablehlo.constant dense<16> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_10) : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
      %14:3 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12, %13) : (tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<96xf32>, tensor<96xf32>, tensor<i32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<74xf32>)
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_13, %14#2, %iterArg_10) : (tensor<16x74xf32>, tensor<74xf32>, tensor<i32>) -> tensor<16x74xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %16, %14#0, %14#1, %15 : tensor<16xi32>, tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<i32>, tensor<96xf32>, tensor<96xf32>, tensor<16x74xf32>
    }
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %3 = stablehlo.shift_right_logical %arg1, %c_1 : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_2 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %5 = stablehlo.and %arg1, %c_2 : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %7 = stablehlo.concatenate %4, %6, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %8 = stablehlo.slice %2#9 [15:16, 0:74] : (tensor<16x74xf32>) -> tensor<1x74xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x74xf32>) -> tensor<74xf32>
    %10 = stablehlo.iota dim = 0 : tensor<400xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<400xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12:13 = stablehlo.while(%iterArg = %10, %iterArg_5 = %7, %iterArg_6 = %arg2, %iterArg_7 = %arg5, %iterArg_8 = %arg4, %iterArg_9 = %arg3, %iterArg_10 = %arg7, %iterArg_11 = %arg6, %iterArg_12 = %c_4, %iterArg_13 = %2#7, %iterArg_14 = %2#8, %iterArg_15 = %9, %iterArg_16 = %11) : tensor<400xi32>, tensor<2xui32>, tensor<f32>, tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<i32>, tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<400xi32>
    cond {
      %c_17 = stablehlo.constant dense<400> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_12, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_12) : (tensor<400xi32>, tensor<i32>) -> tensor<i32>
      %14:4 = func.call @closed_call_1(%iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_13, %iterArg_14, %iterArg_15, %13) : (tensor<2xui32>, tensor<f32>, tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<i32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<i32>)
      %15 = func.call @dynamic_update_index_in_dim_5(%iterArg_16, %14#3, %iterArg_12) : (tensor<400xi32>, tensor<i32>, tensor<i32>) -> tensor<400xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_12, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %16, %14#0, %14#1, %14#2, %15 : tensor<400xi32>, tensor<2xui32>, tensor<f32>, tensor<74x384xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<96x74xf32>, tensor<74xf32>, tensor<i32>, tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<400xi32>
    }
    return %12#12 : tensor<400xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<74x384xf32>, %arg1: tensor<96x384xf32>, %arg2: tensor<384xf32>, %arg3: tensor<96x74xf32>, %arg4: tensor<74xf32>, %arg5: tensor<96xf32>, %arg6: tensor<96xf32>, %arg7: tensor<i32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<74xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<74> : tensor<i32>
    %1 = stablehlo.add %arg7, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg7 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<384> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [1, 384] : (tensor<74x384xf32>, tensor<i32>, tensor<i32>) -> tensor<1x384xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x384xf32>) -> tensor<384xf32>
    %8 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x384xf32>) -> tensor<384xf32>
    %9 = stablehlo.add %7, %8 : tensor<384xf32>
    %10 = stablehlo.add %9, %arg2 : tensor<384xf32>
    %11 = stablehlo.slice %10 [0:96] : (tensor<384xf32>) -> tensor<96xf32>
    %12 = stablehlo.slice %10 [96:192] : (tensor<384xf32>) -> tensor<96xf32>
    %13 = stablehlo.slice %10 [192:288] : (tensor<384xf32>) -> tensor<96xf32>
    %14 = stablehlo.slice %10 [288:384] : (tensor<384xf32>) -> tensor<96xf32>
    %15 = stablehlo.negate %12 : tensor<96xf32>
    %16 = stablehlo.exponential %15 : tensor<96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %18 = stablehlo.add %17, %16 : tensor<96xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %20 = stablehlo.divide %19, %18 : tensor<96xf32>
    %21 = stablehlo.multiply %20, %arg6 : tensor<96xf32>
    %22 = stablehlo.negate %11 : tensor<96xf32>
    %23 = stablehlo.exponential %22 : tensor<96xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %25 = stablehlo.add %24, %23 : tensor<96xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %27 = stablehlo.divide %26, %25 : tensor<96xf32>
    %28 = stablehlo.tanh %13 : tensor<96xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<96xf32>
    %30 = stablehlo.add %21, %29 : tensor<96xf32>
    %31 = stablehlo.negate %14 : tensor<96xf32>
    %32 = stablehlo.exponential %31 : tensor<96xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %34 = stablehlo.add %33, %32 : tensor<96xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %36 = stablehlo.divide %35, %34 : tensor<96xf32>
    %37 = stablehlo.tanh %30 : tensor<96xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<96xf32>
    %39 = stablehlo.dot_general %38, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x74xf32>) -> tensor<74xf32>
    %40 = stablehlo.add %39, %arg4 : tensor<74xf32>
    return %38, %30, %40 : tensor<96xf32>, tensor<96xf32>, tensor<74xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16x74xf32>, %arg1: tensor<74xf32>, %arg2: tensor<i32>) -> tensor<16x74xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<74xf32>) -> tensor<1x74xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<16x74xf32>, tensor<1x74xf32>, tensor<i32>, tensor<i32>) -> tensor<16x74xf32>
    return %1 : tensor<16x74xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<400xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_1(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<74x384xf32>, %arg3: tensor<96x384xf32>, %arg4: tensor<384xf32>, %arg5: tensor<96x74xf32>, %arg6: tensor<74xf32>, %arg7: tensor<96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<74xf32>, %arg10: tensor<i32>) -> (tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<i32>) {
    %0 = stablehlo.convert %arg10 : (tensor<i32>) -> tensor<ui32>
    %1 = call @_threefry_fold_in(%arg0, %0) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %2 = call @_gumbel(%1) : (tensor<2xui32>) -> tensor<74xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<74xf32>
    %4 = stablehlo.divide %arg9, %3 : tensor<74xf32>
    %5 = stablehlo.add %4, %2 : tensor<74xf32>
    %6 = call @argmax(%5) : (tensor<74xf32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<74> : tensor<i32>
    %8 = stablehlo.add %6, %c_0 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<384> : tensor<i32>
    %11 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.select %10, %11, %c_5 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg2, %9, %12, sizes = [1, 384] : (tensor<74x384xf32>, tensor<i32>, tensor<i32>) -> tensor<1x384xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x384xf32>) -> tensor<384xf32>
    %15 = stablehlo.dot_general %arg7, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x384xf32>) -> tensor<384xf32>
    %16 = stablehlo.add %14, %15 : tensor<384xf32>
    %17 = stablehlo.add %16, %arg4 : tensor<384xf32>
    %18 = stablehlo.slice %17 [0:96] : (tensor<384xf32>) -> tensor<96xf32>
    %19 = stablehlo.slice %17 [96:192] : (tensor<384xf32>) -> tensor<96xf32>
    %20 = stablehlo.slice %17 [192:288] : (tensor<384xf32>) -> tensor<96xf32>
    %21 = stablehlo.slice %17 [288:384] : (tensor<384xf32>) -> tensor<96xf32>
    %22 = stablehlo.negate %19 : tensor<96xf32>
    %23 = stablehlo.exponential %22 : tensor<96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %25 = stablehlo.add %24, %23 : tensor<96xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %27 = stablehlo.divide %26, %25 : tensor<96xf32>
    %28 = stablehlo.multiply %27, %arg8 : tensor<96xf32>
    %29 = stablehlo.negate %18 : tensor<96xf32>
    %30 = stablehlo.exponential %29 : tensor<96xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %32 = stablehlo.add %31, %30 : tensor<96xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %34 = stablehlo.divide %33, %32 : tensor<96xf32>
    %35 = stablehlo.tanh %20 : tensor<96xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<96xf32>
    %37 = stablehlo.add %28, %36 : tensor<96xf32>
    %38 = stablehlo.negate %21 : tensor<96xf32>
    %39 = stablehlo.exponential %38 : tensor<96xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %41 = stablehlo.add %40, %39 : tensor<96xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %43 = stablehlo.divide %42, %41 : tensor<96xf32>
    %44 = stablehlo.tanh %37 : tensor<96xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<96xf32>
    %46 = stablehlo.dot_general %45, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x74xf32>) -> tensor<74xf32>
    %47 = stablehlo.add %46, %arg6 : tensor<74xf32>
    return %45, %37, %47, %6 : tensor<96xf32>, tensor<96xf32>, tensor<74xf32>, tensor<i32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<74xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<74xf32>
    %1 = stablehlo.log %0 : tensor<74xf32>
    %2 = stablehlo.negate %1 : tensor<74xf32>
    %3 = stablehlo.log %2 : tensor<74xf32>
    %4 = stablehlo.negate %3 : tensor<74xf32>
    return %4 : tensor<74xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<74xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<74xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<74xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<74xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<74xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<74xui64>
    %12 = stablehlo.convert %9 : (tensor<74xui64>) -> tensor<74xui32>
    %13 = stablehlo.convert %11 : (tensor<74xui64>) -> tensor<74xui32>
    %14:2 = call @threefry2x32_3(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<74xui32>, tensor<74xui32>) -> (tensor<74xui32>, tensor<74xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<74xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<74xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %19 = stablehlo.or %17, %18 : tensor<74xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<74xui32>) -> tensor<74xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<74xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<74xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<74xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<74xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<74xf32>
    %27 = stablehlo.add %25, %26 : tensor<74xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<74xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<74xf32>
    return %29 : tensor<74xf32>
  }
  func.func private @threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<74xui32>, %arg3: tensor<74xui32>) -> (tensor<74xui32>, tensor<74xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<74xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<74xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<74xui32>, tensor<74xui32>
  }
  func.func private @closed_call_4(%arg0: tensor<i32>, %arg1: tensor<74xui32>, %arg2: tensor<74xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<74xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<74xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<74xui32>
    %9 = stablehlo.or %5, %8 : tensor<74xui32>
    %10 = stablehlo.xor %3, %9 : tensor<74xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<74xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<74xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<74xui32>
    %19 = stablehlo.or %15, %18 : tensor<74xui32>
    %20 = stablehlo.xor %13, %19 : tensor<74xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<74xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<74xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<74xui32>
    %29 = stablehlo.or %25, %28 : tensor<74xui32>
    %30 = stablehlo.xor %23, %29 : tensor<74xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<74xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<74xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<74xui32>
    %39 = stablehlo.or %35, %38 : tensor<74xui32>
    %40 = stablehlo.xor %33, %39 : tensor<74xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %42 = stablehlo.add %33, %41 : tensor<74xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %44 = stablehlo.add %40, %43 : tensor<74xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<74xui32>
    %48 = stablehlo.add %44, %47 : tensor<74xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<74xui32>, tensor<74xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<74xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<74xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<74xf32>, tensor<74xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<400xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<400xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<400xi32>, tensor<1xi32>, tensor<i32>) -> tensor<400xi32>
    return %1 : tensor<400xi32>
  }
}

// atol: 0.00101
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = call @_linspace(%cst, %cst_0) : (tensor<f64>, tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.slice %1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = call @_odeint_wrapper(%0, %1) : (tensor<2xf32>, tensor<4xf64>) -> tensor<4x2xf32>
    return %4 : tensor<4x2xf32>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<4xf64> {
    %0 = stablehlo.convert %arg0 : tensor<f64>
    %1 = stablehlo.convert %arg1 : tensor<f64>
    %2 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    %4 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %6 = stablehlo.divide %4, %5 : tensor<3xf64>
    %7 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.subtract %8, %6 : tensor<3xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<3xf64>
    %12 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<3xf64>
    %15 = stablehlo.add %11, %14 : tensor<3xf64>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<3xf64>, tensor<1xf64>) -> tensor<4xf64>
    return %17 : tensor<4xf64>
  }
  func.func private @_odeint_wrapper(%arg0: tensor<2xf32>, %arg1: tensor<4xf64>) -> tensor<4x2xf32> {
    %cst = stablehlo.constant dense<[2.000000e-01, 3.000000e-01, 8.000000e-01, 0.888888895, 1.000000e+00, 1.000000e+00, 0.000000e+00]> : tensor<7xf32>
    %cst_0 = stablehlo.constant dense<[[2.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-02, 2.250000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.977777779, -3.73333335, 3.55555558, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.95259857, -11.5957937, 9.82289314, -0.290809333, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.84627533, -10.757576, 8.90642261, 0.278409094, -0.273531318, 0.000000e+00, 0.000000e+00], [0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]]> : tensor<6x7xf32>
    %cst_1 = stablehlo.constant dense<[0.0911458358, 0.000000e+00, 0.449236304, 0.651041686, -0.322376192, 0.130952388, 0.000000e+00]> : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<[8.21759284E-4, 0.000000e+00, -0.00283518014, 0.0246527772, -0.0339091979, 0.027936507, -0.0166666675]> : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<[0.100134321, 0.000000e+00, 0.391832173, -0.0298246015, 0.0589326844, -0.0449788868, 0.0239043087]> : tensor<7xf32>
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.slice %arg0 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %3 = stablehlo.negate %2 : tensor<2xf32>
    %4 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %5 = stablehlo.reshape %4 : (tensor<1xf64>) -> tensor<f64>
    %6 = stablehlo.abs %arg0 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.add %9, %8 : tensor<2xf32>
    %11 = stablehlo.divide %arg0, %10 : tensor<2xf32>
    %12 = call @norm(%11) : (tensor<2xf32>) -> tensor<f32>
    %13 = stablehlo.divide %3, %10 : tensor<2xf32>
    %14 = call @norm(%13) : (tensor<2xf32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.compare LT, %12, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.compare LT, %14, %cst_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = stablehlo.or %15, %16 : tensor<i1>
    %cst_8 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %18 = stablehlo.multiply %cst_8, %12 : tensor<f32>
    %19 = stablehlo.divide %18, %14 : tensor<f32>
    %cst_9 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %20 = call @_where(%17, %cst_9, %19) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.multiply %21, %3 : tensor<2xf32>
    %23 = stablehlo.add %arg0, %22 : tensor<2xf32>
    %24 = stablehlo.convert %20 : (tensor<f32>) -> tensor<f64>
    %25 = stablehlo.add %5, %24 : tensor<f64>
    %26 = stablehlo.slice %23 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %27 = stablehlo.negate %26 : tensor<2xf32>
    %28 = stablehlo.subtract %27, %3 : tensor<2xf32>
    %29 = stablehlo.divide %28, %10 : tensor<2xf32>
    %30 = call @norm(%29) : (tensor<2xf32>) -> tensor<f32>
    %31 = stablehlo.divide %30, %20 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %32 = stablehlo.compare LE, %14, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_11 = stablehlo.constant dense<1.000000e-15> : tensor<f32>
    %33 = stablehlo.compare LE, %31, %cst_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %34 = stablehlo.and %32, %33 : tensor<i1>
    %cst_12 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %35 = stablehlo.multiply %20, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %36 = stablehlo.maximum %cst_13, %35 : tensor<f32>
    %37 = stablehlo.maximum %14, %31 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %38 = stablehlo.divide %cst_14, %37 : tensor<f32>
    %cst_15 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %39 = stablehlo.power %38, %cst_15 : tensor<f32>
    %40 = call @_where_0(%34, %36, %39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %41 = stablehlo.multiply %cst_16, %20 : tensor<f32>
    %42 = stablehlo.minimum %41, %40 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = call @clip(%42, %cst_17, %cst_18) : (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>
    %44 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %45 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %46 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %47 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %48 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %49 = stablehlo.concatenate %44, %45, %46, %47, %48, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
    %50 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %51 = stablehlo.reshape %50 : (tensor<1xf64>) -> tensor<f64>
    %52 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %53 = stablehlo.reshape %52 : (tensor<1xf64>) -> tensor<f64>
    %54 = stablehlo.slice %arg1 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %56:14 = stablehlo.while(%iterArg = %54, %iterArg_20 = %cst, %iterArg_21 = %cst_0, %iterArg_22 = %cst_1, %iterArg_23 = %cst_2, %iterArg_24 = %cst_3, %iterArg_25 = %c, %iterArg_26 = %arg0, %iterArg_27 = %3, %iterArg_28 = %51, %iterArg_29 = %43, %iterArg_30 = %53, %iterArg_31 = %49, %iterArg_32 = %55) : tensor<3xf64>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<3x2xf32>
    cond {
      %c_33 = stablehlo.constant dense<3> : tensor<i64>
      %60 = stablehlo.compare LT, %iterArg_25, %c_33, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %60 : tensor<i1>
    } do {
      %60 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_25) : (tensor<3xf64>, tensor<i64>) -> tensor<f64>
      %61:7 = func.call @eval_jaxpr(%iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %60) : (tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<f64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<2xf32>)
      %62 = func.call @dynamic_update_index_in_dim(%iterArg_32, %61#6, %iterArg_25) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<3x2xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i64>
      %63 = stablehlo.add %iterArg_25, %c_33 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %63, %61#0, %61#1, %61#2, %61#3, %61#4, %61#5, %62 : tensor<3xf64>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<3x2xf32>
    }
    %57 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %58 = stablehlo.concatenate %57, %56#13, dim = 0 : (tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %59 = stablehlo.slice %58 [0:4, 0:2] : (tensor<4x2xf32>) -> tensor<4x2xf32>
    return %59 : tensor<4x2xf32>
  }
  func.func private @norm(%arg0: tensor<2xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xf64>, tensor<i64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @eval_jaxpr(%arg0: tensor<7xf32>, %arg1: tensor<6x7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7xf32>, %arg4: tensor<7xf32>, %arg5: tensor<2xf32>, %arg6: tensor<2xf32>, %arg7: tensor<f64>, %arg8: tensor<f32>, %arg9: tensor<f64>, %arg10: tensor<5x2xf32>, %arg11: tensor<f64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:13 = stablehlo.while(%iterArg = %arg11, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %arg3, %iterArg_4 = %arg4, %iterArg_5 = %c, %iterArg_6 = %arg5, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %arg8, %iterArg_10 = %arg9, %iterArg_11 = %arg10) : tensor<f64>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>
    cond {
      %6 = stablehlo.compare LT, %iterArg_8, %iterArg, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %7 = stablehlo.convert %iterArg_5 : (tensor<i64>) -> tensor<f64>
      %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %8 = stablehlo.compare LT, %7, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<false> : tensor<i1>
      %9 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<i1>
      %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = stablehlo.convert %10 : tensor<i1>
      %12 = stablehlo.and %6, %11 : tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.compare GT, %iterArg_9, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.and %12, %13 : tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %8 = "stablehlo.scatter"(%6, %7, %iterArg_7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
        stablehlo.return %arg13 : tensor<f32>
      }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %c_14 = stablehlo.constant dense<0> : tensor<i64>
      %9:8 = stablehlo.while(%iterArg_46 = %iterArg_0, %iterArg_47 = %iterArg_9, %iterArg_48 = %iterArg_8, %iterArg_49 = %iterArg_1, %iterArg_50 = %iterArg_6, %iterArg_51 = %c_14, %iterArg_52 = %c_13, %iterArg_53 = %8) : tensor<7xf32>, tensor<f32>, tensor<f64>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>, tensor<7x2xf32>
      cond {
        %c_54 = stablehlo.constant dense<6> : tensor<i64>
        %118 = stablehlo.compare LT, %iterArg_51, %c_54, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %118 : tensor<i1>
      } do {
        %118:2 = func.call @eval_jaxpr_1(%iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_52, %iterArg_53) : (tensor<7xf32>, tensor<f32>, tensor<f64>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<7x2xf32>) -> (tensor<i64>, tensor<7x2xf32>)
        %c_54 = stablehlo.constant dense<1> : tensor<i64>
        %119 = stablehlo.add %iterArg_51, %c_54 : tensor<i64>
        stablehlo.return %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %119, %118#0, %118#1 : tensor<7xf32>, tensor<f32>, tensor<f64>, tensor<6x7xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>, tensor<7x2xf32>
      }
      %10 = stablehlo.dot_general %iterArg_2, %9#7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %11 = stablehlo.broadcast_in_dim %iterArg_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %12 = stablehlo.multiply %11, %10 : tensor<2xf32>
      %13 = stablehlo.add %12, %iterArg_6 : tensor<2xf32>
      %14 = stablehlo.dot_general %iterArg_3, %9#7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %15 = stablehlo.broadcast_in_dim %iterArg_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %16 = stablehlo.multiply %15, %14 : tensor<2xf32>
      %17 = stablehlo.slice %9#7 [6:7, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %18 = stablehlo.reshape %17 : (tensor<1x2xf32>) -> tensor<2xf32>
      %19 = stablehlo.convert %iterArg_9 : (tensor<f32>) -> tensor<f64>
      %20 = stablehlo.add %iterArg_8, %19 : tensor<f64>
      %21 = stablehlo.abs %iterArg_6 : tensor<2xf32>
      %22 = stablehlo.abs %13 : tensor<2xf32>
      %23 = stablehlo.maximum %21, %22 : tensor<2xf32>
      %cst_15 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %25 = stablehlo.multiply %24, %23 : tensor<2xf32>
      %cst_16 = stablehlo.constant dense<1.400000e-08> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %27 = stablehlo.add %26, %25 : tensor<2xf32>
      %28 = stablehlo.divide %16, %27 : tensor<2xf32>
      %29 = stablehlo.multiply %28, %28 : tensor<2xf32>
      %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.reduce(%29 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %31 = stablehlo.divide %30, %cst_18 : tensor<f32>
      %32 = stablehlo.sqrt %31 : tensor<f32>
      %33 = stablehlo.dot_general %iterArg_4, %9#7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
      %34 = stablehlo.broadcast_in_dim %iterArg_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %35 = stablehlo.multiply %34, %33 : tensor<2xf32>
      %36 = stablehlo.add %iterArg_6, %35 : tensor<2xf32>
      %37 = stablehlo.slice %9#7 [0:1, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x2xf32>) -> tensor<2xf32>
      %39 = stablehlo.slice %9#7 [6:7, 0:2] : (tensor<7x2xf32>) -> tensor<1x2xf32>
      %40 = stablehlo.reshape %39 : (tensor<1x2xf32>) -> tensor<2xf32>
      %cst_19 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
      %41 = stablehlo.multiply %cst_19, %iterArg_9 : tensor<f32>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %43 = stablehlo.multiply %42, %38 : tensor<2xf32>
      %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %44 = stablehlo.multiply %cst_20, %iterArg_9 : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %46 = stablehlo.multiply %45, %40 : tensor<2xf32>
      %47 = stablehlo.add %43, %46 : tensor<2xf32>
      %cst_21 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %49 = stablehlo.multiply %48, %iterArg_6 : tensor<2xf32>
      %50 = stablehlo.subtract %47, %49 : tensor<2xf32>
      %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %52 = stablehlo.multiply %51, %13 : tensor<2xf32>
      %53 = stablehlo.subtract %50, %52 : tensor<2xf32>
      %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %55 = stablehlo.multiply %54, %36 : tensor<2xf32>
      %56 = stablehlo.add %53, %55 : tensor<2xf32>
      %cst_24 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %57 = stablehlo.multiply %cst_24, %iterArg_9 : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %59 = stablehlo.multiply %58, %38 : tensor<2xf32>
      %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %60 = stablehlo.multiply %cst_25, %iterArg_9 : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %62 = stablehlo.multiply %61, %40 : tensor<2xf32>
      %63 = stablehlo.subtract %59, %62 : tensor<2xf32>
      %cst_26 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %65 = stablehlo.multiply %64, %iterArg_6 : tensor<2xf32>
      %66 = stablehlo.add %63, %65 : tensor<2xf32>
      %cst_27 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %68 = stablehlo.multiply %67, %13 : tensor<2xf32>
      %69 = stablehlo.add %66, %68 : tensor<2xf32>
      %cst_28 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %71 = stablehlo.multiply %70, %36 : tensor<2xf32>
      %72 = stablehlo.subtract %69, %71 : tensor<2xf32>
      %cst_29 = stablehlo.constant dense<-4.000000e+00> : tensor<f32>
      %73 = stablehlo.multiply %cst_29, %iterArg_9 : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %75 = stablehlo.multiply %74, %38 : tensor<2xf32>
      %76 = stablehlo.broadcast_in_dim %iterArg_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %77 = stablehlo.multiply %76, %40 : tensor<2xf32>
      %78 = stablehlo.add %75, %77 : tensor<2xf32>
      %cst_30 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %80 = stablehlo.multiply %79, %iterArg_6 : tensor<2xf32>
      %81 = stablehlo.subtract %78, %80 : tensor<2xf32>
      %cst_31 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %83 = stablehlo.multiply %82, %13 : tensor<2xf32>
      %84 = stablehlo.subtract %81, %83 : tensor<2xf32>
      %cst_32 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %86 = stablehlo.multiply %85, %36 : tensor<2xf32>
      %87 = stablehlo.add %84, %86 : tensor<2xf32>
      %88 = stablehlo.broadcast_in_dim %iterArg_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %89 = stablehlo.multiply %88, %38 : tensor<2xf32>
      %90 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %91 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %92 = stablehlo.broadcast_in_dim %87, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %93 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %94 = stablehlo.broadcast_in_dim %iterArg_6, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %95 = stablehlo.concatenate %90, %91, %92, %93, %94, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<5x2xf32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.compare LT, %32, %cst_33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %cst_35 = stablehlo.constant dense<2.000000e-01> : tensor<f64>
      %97 = func.call @_where_2(%96, %cst_34, %cst_35) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %cst_36 = stablehlo.constant dense<-2.000000e-01> : tensor<f32>
      %98 = stablehlo.power %32, %cst_36 : tensor<f32>
      %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %99 = stablehlo.multiply %98, %cst_37 : tensor<f32>
      %100 = stablehlo.convert %97 : (tensor<f64>) -> tensor<f32>
      %101 = stablehlo.maximum %99, %100 : tensor<f32>
      %cst_38 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %102 = stablehlo.minimum %cst_38, %101 : tensor<f32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.compare EQ, %32, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_40 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %104 = stablehlo.multiply %iterArg_9, %cst_40 : tensor<f32>
      %105 = stablehlo.multiply %iterArg_9, %102 : tensor<f32>
      %106 = func.call @_where_0(%103, %104, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %cst_41 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %107 = func.call @clip(%106, %cst_41, %cst_42) : (tensor<f32>, tensor<f64>, tensor<f64>) -> tensor<f32>
      %c_43 = stablehlo.constant dense<1> : tensor<i64>
      %108 = stablehlo.add %iterArg_5, %c_43 : tensor<i64>
      %c_44 = stablehlo.constant dense<1> : tensor<i64>
      %109 = stablehlo.add %iterArg_5, %c_44 : tensor<i64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %110 = stablehlo.compare LE, %32, %cst_45, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %111 = func.call @_where_3(%110, %108, %109) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %112 = func.call @_where_4(%110, %13, %iterArg_6) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %113 = func.call @_where_4(%110, %18, %iterArg_7) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %114 = func.call @_where_5(%110, %20, %iterArg_8) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %115 = func.call @_where_0(%110, %107, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %116 = func.call @_where_5(%110, %iterArg_8, %iterArg_10) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %117 = func.call @_where_6(%110, %95, %iterArg_11) : (tensor<i1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %111, %112, %113, %114, %115, %116, %117 : tensor<f64>, tensor<7xf32>, tensor<6x7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i64>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>
    }
    %1 = stablehlo.subtract %arg11, %0#11 : tensor<f64>
    %2 = stablehlo.subtract %0#9, %0#11 : tensor<f64>
    %3 = stablehlo.divide %1, %2 : tensor<f64>
    %4 = stablehlo.convert %3 : (tensor<f64>) -> tensor<f32>
    %5 = call @polyval(%0#12, %4) : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %5 : tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f32>, tensor<f64>, tensor<5x2xf32>, tensor<2xf32>
  }
  func.func private @eval_jaxpr_1(%arg0: tensor<7xf32>, %arg1: tensor<f32>, %arg2: tensor<f64>, %arg3: tensor<6x7xf32>, %arg4: tensor<2xf32>, %arg5: tensor<i64>, %arg6: tensor<7x2xf32>) -> (tensor<i64>, tensor<7x2xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg5, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.subtract %arg5, %c_0 : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.compare LT, %1, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.convert %1 : tensor<i64>
    %c_2 = stablehlo.constant dense<7> : tensor<i64>
    %4 = stablehlo.add %3, %c_2 : tensor<i64>
    %5 = stablehlo.select %2, %4, %1 : tensor<i1>, tensor<i64>
    %6 = stablehlo.dynamic_slice %arg0, %5, sizes = [1] : (tensor<7xf32>, tensor<i64>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<f32>
    %9 = stablehlo.convert %8 : (tensor<f32>) -> tensor<f64>
    %10 = stablehlo.add %arg2, %9 : tensor<f64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.subtract %arg5, %c_3 : tensor<i64>
    %12 = stablehlo.convert %11 : (tensor<i64>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %12, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %14 = stablehlo.add %12, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %12 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<7> : tensor<i32>
    %17 = stablehlo.add %c_8, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.select %16, %17, %c_10 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg3, %15, %18, sizes = [1, 7] : (tensor<6x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x7xf32>) -> tensor<7xf32>
    %21 = stablehlo.dot_general %20, %arg6, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7x2xf32>) -> tensor<2xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2xf32>
    %24 = stablehlo.add %arg4, %23 : tensor<2xf32>
    %25 = stablehlo.slice %24 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %26 = stablehlo.negate %25 : tensor<2xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %27 = stablehlo.compare LT, %arg5, %c_11, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<7> : tensor<i64>
    %28 = stablehlo.add %arg5, %c_12 : tensor<i64>
    %29 = stablehlo.select %27, %28, %arg5 : tensor<i1>, tensor<i64>
    %30 = stablehlo.convert %29 : (tensor<i64>) -> tensor<i32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.scatter"(%arg6, %31, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      stablehlo.return %arg8 : tensor<f32>
    }) : (tensor<7x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7x2xf32>
    return %0, %32 : tensor<i64>, tensor<7x2xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<5x2xf32>, %arg2: tensor<5x2xf32>) -> tensor<5x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5x2xf32>
    return %0 : tensor<5x2xf32>
  }
  func.func private @polyval(%arg0: tensor<5x2xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [0:0, 0:2] : (tensor<5x2xf32>) -> tensor<0x2xf32>
    %2 = stablehlo.slice %arg0 [0:5, 0:2] : (tensor<5x2xf32>) -> tensor<5x2xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xf32>) -> tensor<2xf32>
    %5 = call @eval_jaxpr_7(%arg1, %0, %4) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %2 [1:2, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2xf32>) -> tensor<2xf32>
    %8 = call @eval_jaxpr_7(%arg1, %5, %7) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %2 [2:3, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xf32>) -> tensor<2xf32>
    %11 = call @eval_jaxpr_7(%arg1, %8, %10) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %12 = stablehlo.slice %2 [3:4, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x2xf32>) -> tensor<2xf32>
    %14 = call @eval_jaxpr_7(%arg1, %11, %13) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %15 = stablehlo.slice %2 [4:5, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x2xf32>) -> tensor<2xf32>
    %17 = call @eval_jaxpr_7(%arg1, %14, %16) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %17 : tensor<2xf32>
  }
  func.func private @eval_jaxpr_7(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<2xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
}

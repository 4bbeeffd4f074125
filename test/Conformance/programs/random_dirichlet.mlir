// atol: 8.07e-13
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<2x4xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = call @_dirichlet(%arg0, %0) : (tensor<2xui32>, tensor<4xf64>) -> tensor<2x4xf64>
    return %1 : tensor<2x4xf64>
  }
  func.func private @_dirichlet(%arg0: tensor<2xui32>, %arg1: tensor<4xf64>) -> tensor<2x4xf64> {
    %0 = call @_gamma(%arg0, %arg1) : (tensor<2xui32>, tensor<4xf64>) -> tensor<2x4xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %3 = stablehlo.maximum %2, %1 : tensor<2xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x4xf64>
    %6 = stablehlo.subtract %0, %5 : tensor<2x4xf64>
    %7 = stablehlo.exponential %6 : tensor<2x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x4xf64>
    %11 = stablehlo.divide %7, %10 : tensor<2x4xf64>
    return %11 : tensor<2x4xf64>
  }
  func.func private @_gamma(%arg0: tensor<2xui32>, %arg1: tensor<4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf64>) -> tensor<2x4xf64>
    %1 = stablehlo.reshape %arg0 : (tensor<2xui32>) -> tensor<1x2xui32>
    %2 = call @_threefry_split(%1) : (tensor<1x2xui32>) -> tensor<1x8x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<1x8x2xui32>) -> tensor<8x2xui32>
    %4 = stablehlo.reshape %0 : (tensor<2x4xf64>) -> tensor<8xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %8 = stablehlo.add %4, %7 : tensor<8xf64>
    %9 = stablehlo.select %6, %4, %8 : tensor<8xi1>, tensor<8xf64>
    %cst_1 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %11 = stablehlo.subtract %9, %10 : tensor<8xf64>
    %12 = stablehlo.sqrt %11 : tensor<8xf64>
    %cst_2 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %14 = stablehlo.divide %13, %12 : tensor<8xf64>
    %15 = call @_threefry_split_0(%3) : (tensor<8x2xui32>) -> tensor<8x2x2xui32>
    %16 = stablehlo.slice %15 [0:8, 0:1, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
    %17 = stablehlo.reshape %16 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %18 = stablehlo.slice %15 [0:8, 1:2, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
    %19 = stablehlo.reshape %18 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %23:6 = stablehlo.while(%iterArg = %11, %iterArg_9 = %14, %iterArg_10 = %17, %iterArg_11 = %20, %iterArg_12 = %21, %iterArg_13 = %22) : tensor<8xf64>, tensor<8xf64>, tensor<8x2xui32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
    cond {
      %39 = stablehlo.multiply %iterArg_11, %iterArg_11 : tensor<8xf64>
      %cst_14 = stablehlo.constant dense<3.310000e-02> : tensor<f64>
      %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %41 = stablehlo.multiply %40, %39 : tensor<8xf64>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %43 = stablehlo.subtract %42, %41 : tensor<8xf64>
      %44 = stablehlo.compare GE, %iterArg_13, %43, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
      %45 = stablehlo.log %iterArg_13 : tensor<8xf64>
      %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %47 = stablehlo.multiply %iterArg_11, %46 : tensor<8xf64>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %49 = stablehlo.subtract %48, %iterArg_12 : tensor<8xf64>
      %50 = stablehlo.log %iterArg_12 : tensor<8xf64>
      %51 = stablehlo.add %49, %50 : tensor<8xf64>
      %52 = stablehlo.multiply %iterArg, %51 : tensor<8xf64>
      %53 = stablehlo.add %47, %52 : tensor<8xf64>
      %54 = stablehlo.compare GE, %45, %53, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
      %55 = stablehlo.and %44, %54 : tensor<8xi1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %56 = stablehlo.reduce(%55 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %56 : tensor<i1>
    } do {
      %39 = func.call @_threefry_split_3(%iterArg_10) : (tensor<8x2xui32>) -> tensor<8x3x2xui32>
      %40 = stablehlo.slice %39 [0:8, 0:1, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
      %41 = stablehlo.reshape %40 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
      %42 = stablehlo.slice %39 [0:8, 1:2, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
      %43 = stablehlo.reshape %42 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
      %44 = stablehlo.slice %39 [0:8, 2:3, 0:2] : (tensor<8x3x2xui32>) -> tensor<8x1x2xui32>
      %45 = stablehlo.reshape %44 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %cst_15 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
      %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %48:4 = stablehlo.while(%iterArg_22 = %iterArg_9, %iterArg_23 = %43, %iterArg_24 = %46, %iterArg_25 = %47) : tensor<8xf64>, tensor<8x2xui32>, tensor<8xf64>, tensor<8xf64>
      cond {
        %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<8xf64>
        %79 = stablehlo.compare LE, %iterArg_25, %78, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
        %c = stablehlo.constant dense<false> : tensor<i1>
        %80 = stablehlo.reduce(%79 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
        stablehlo.return %80 : tensor<i1>
      } do {
        %78 = func.call @_threefry_split_0(%iterArg_23) : (tensor<8x2xui32>) -> tensor<8x2x2xui32>
        %79 = stablehlo.slice %78 [0:8, 0:1, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
        %80 = stablehlo.reshape %79 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
        %81 = stablehlo.slice %78 [0:8, 1:2, 0:2] : (tensor<8x2x2xui32>) -> tensor<8x1x2xui32>
        %82 = stablehlo.reshape %81 : (tensor<8x1x2xui32>) -> tensor<8x2xui32>
        %83 = func.call @_normal(%82) : (tensor<8x2xui32>) -> tensor<8xf64>
        %84 = stablehlo.multiply %83, %iterArg_22 : tensor<8xf64>
        %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
        %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<8xf64>
        %86 = stablehlo.add %85, %84 : tensor<8xf64>
        %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<8xf64>
        %88 = stablehlo.compare LE, %iterArg_25, %87, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
        %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi1>) -> tensor<8x2xi1>
        %90 = stablehlo.select %89, %80, %iterArg_23 : tensor<8x2xi1>, tensor<8x2xui32>
        %91 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi1>) -> tensor<8xi1>
        %92 = stablehlo.select %91, %83, %iterArg_24 : tensor<8xi1>, tensor<8xf64>
        %93 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<8xi1>) -> tensor<8xi1>
        %94 = stablehlo.select %93, %86, %iterArg_25 : tensor<8xi1>, tensor<8xf64>
        stablehlo.return %iterArg_22, %90, %92, %94 : tensor<8xf64>, tensor<8x2xui32>, tensor<8xf64>, tensor<8xf64>
      }
      %49 = stablehlo.multiply %48#2, %48#2 : tensor<8xf64>
      %50 = stablehlo.multiply %48#3, %48#3 : tensor<8xf64>
      %51 = stablehlo.multiply %50, %48#3 : tensor<8xf64>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %52 = func.call @_uniform_8(%45, %cst_16, %cst_17) : (tensor<8x2xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
      %53 = stablehlo.multiply %iterArg_11, %iterArg_11 : tensor<8xf64>
      %cst_18 = stablehlo.constant dense<3.310000e-02> : tensor<f64>
      %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %55 = stablehlo.multiply %54, %53 : tensor<8xf64>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %57 = stablehlo.subtract %56, %55 : tensor<8xf64>
      %58 = stablehlo.compare GE, %iterArg_13, %57, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
      %59 = stablehlo.log %iterArg_13 : tensor<8xf64>
      %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
      %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %61 = stablehlo.multiply %iterArg_11, %60 : tensor<8xf64>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<8xf64>
      %63 = stablehlo.subtract %62, %iterArg_12 : tensor<8xf64>
      %64 = stablehlo.log %iterArg_12 : tensor<8xf64>
      %65 = stablehlo.add %63, %64 : tensor<8xf64>
      %66 = stablehlo.multiply %iterArg, %65 : tensor<8xf64>
      %67 = stablehlo.add %61, %66 : tensor<8xf64>
      %68 = stablehlo.compare GE, %59, %67, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
      %69 = stablehlo.and %58, %68 : tensor<8xi1>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<8xi1>) -> tensor<8x2xi1>
      %71 = stablehlo.select %70, %41, %iterArg_10 : tensor<8x2xi1>, tensor<8x2xui32>
      %72 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<8xi1>) -> tensor<8xi1>
      %73 = stablehlo.select %72, %49, %iterArg_11 : tensor<8xi1>, tensor<8xf64>
      %74 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<8xi1>) -> tensor<8xi1>
      %75 = stablehlo.select %74, %51, %iterArg_12 : tensor<8xi1>, tensor<8xf64>
      %76 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<8xi1>) -> tensor<8xi1>
      %77 = stablehlo.select %76, %52, %iterArg_13 : tensor<8xi1>, tensor<8xf64>
      stablehlo.return %iterArg, %iterArg_9, %71, %73, %75, %77 : tensor<8xf64>, tensor<8xf64>, tensor<8x2xui32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
    }
    %24 = call @_exponential(%19) : (tensor<8x2xui32>) -> tensor<8xf64>
    %25 = stablehlo.negate %24 : tensor<8xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %27 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %28 = stablehlo.or %6, %27 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %30 = stablehlo.divide %29, %4 : tensor<8xf64>
    %31 = stablehlo.multiply %25, %30 : tensor<8xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %33 = stablehlo.select %28, %32, %31 : tensor<8xi1>, tensor<8xf64>
    %34 = stablehlo.log %11 : tensor<8xf64>
    %35 = stablehlo.log %23#4 : tensor<8xf64>
    %36 = stablehlo.add %34, %35 : tensor<8xf64>
    %37 = stablehlo.add %36, %33 : tensor<8xf64>
    %38 = stablehlo.reshape %37 : (tensor<8xf64>) -> tensor<2x4xf64>
    return %38 : tensor<2x4xf64>
  }
  func.func private @_threefry_split(%arg0: tensor<1x2xui32>) -> tensor<1x8x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui32>) -> tensor<1xui32>
    %2 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1x1xui32>) -> tensor<1xui32>
    %4 = stablehlo.iota dim = 0 : tensor<8xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<8xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<8xui64>
    %9 = stablehlo.convert %6 : (tensor<8xui64>) -> tensor<8xui32>
    %10 = stablehlo.convert %8 : (tensor<8xui64>) -> tensor<8xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<8xui32>) -> tensor<1x8xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xui32>) -> tensor<1x8xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xui32>) -> tensor<1x1xui32>
    %15:2 = call @threefry2x32(%13, %14, %11, %12) : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x8xui32>, tensor<1x8xui32>) -> (tensor<1x8xui32>, tensor<1x8xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<1x8xui32>) -> tensor<1x8x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<1x8xui32>) -> tensor<1x8x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<1x8x1xui32>, tensor<1x8x1xui32>) -> tensor<1x8x2xui32>
    return %18 : tensor<1x8x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<1x1xui32>, %arg1: tensor<1x1xui32>, %arg2: tensor<1x8xui32>, %arg3: tensor<1x8xui32>) -> (tensor<1x8xui32>, tensor<1x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<1x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x8xui32>
    %4 = stablehlo.add %arg2, %3 : tensor<1x8xui32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x8xui32>
    %6 = stablehlo.add %arg3, %5 : tensor<1x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @eval_jaxpr(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i64>, tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<1x8xui32>, tensor<1x8xui32>
  }
  func.func private @eval_jaxpr(%arg0: tensor<i64>, %arg1: tensor<1x8xui32>, %arg2: tensor<1x8xui32>, %arg3: tensor<1x1xui32>, %arg4: tensor<1x1xui32>, %arg5: tensor<1x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.add %arg1, %arg2 : tensor<1x8xui32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %11 = stablehlo.shift_left %arg2, %10 : tensor<1x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %12 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %14 = stablehlo.shift_right_logical %arg2, %13 : tensor<1x8xui32>
    %15 = stablehlo.or %11, %14 : tensor<1x8xui32>
    %16 = stablehlo.xor %9, %15 : tensor<1x8xui32>
    %17 = stablehlo.add %9, %16 : tensor<1x8xui32>
    %18 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %19 = stablehlo.shift_left %16, %18 : tensor<1x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %20 = stablehlo.subtract %c_1, %4 : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<1x8xui32>
    %23 = stablehlo.or %19, %22 : tensor<1x8xui32>
    %24 = stablehlo.xor %17, %23 : tensor<1x8xui32>
    %25 = stablehlo.add %17, %24 : tensor<1x8xui32>
    %26 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %27 = stablehlo.shift_left %24, %26 : tensor<1x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %28 = stablehlo.subtract %c_2, %6 : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<1x8xui32>
    %31 = stablehlo.or %27, %30 : tensor<1x8xui32>
    %32 = stablehlo.xor %25, %31 : tensor<1x8xui32>
    %33 = stablehlo.add %25, %32 : tensor<1x8xui32>
    %34 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %35 = stablehlo.shift_left %32, %34 : tensor<1x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %8 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %38 = stablehlo.shift_right_logical %32, %37 : tensor<1x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<1x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<1x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x1xui32>) -> tensor<1x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<1x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<1x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<1x8xui32>, tensor<1x8xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_0(%arg0: tensor<8x2xui32>) -> tensor<8x2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32_1(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<8x2xui32>, tensor<8x2xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<8x2xui32>) -> tensor<8x2x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<8x2xui32>) -> tensor<8x2x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x2x1xui32>, tensor<8x2x1xui32>) -> tensor<8x2x2xui32>
    return %18 : tensor<8x2x2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x2xui32>, %arg3: tensor<1x2xui32>) -> (tensor<8x2xui32>, tensor<8x2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<8x2xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x2xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<8x2xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @eval_jaxpr_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i64>, tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x2xui32>, tensor<8x2xui32>
  }
  func.func private @eval_jaxpr_2(%arg0: tensor<i64>, %arg1: tensor<8x2xui32>, %arg2: tensor<8x2xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.add %arg1, %arg2 : tensor<8x2xui32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %11 = stablehlo.shift_left %arg2, %10 : tensor<8x2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %12 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %14 = stablehlo.shift_right_logical %arg2, %13 : tensor<8x2xui32>
    %15 = stablehlo.or %11, %14 : tensor<8x2xui32>
    %16 = stablehlo.xor %9, %15 : tensor<8x2xui32>
    %17 = stablehlo.add %9, %16 : tensor<8x2xui32>
    %18 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %19 = stablehlo.shift_left %16, %18 : tensor<8x2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %20 = stablehlo.subtract %c_1, %4 : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<8x2xui32>
    %23 = stablehlo.or %19, %22 : tensor<8x2xui32>
    %24 = stablehlo.xor %17, %23 : tensor<8x2xui32>
    %25 = stablehlo.add %17, %24 : tensor<8x2xui32>
    %26 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %27 = stablehlo.shift_left %24, %26 : tensor<8x2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %28 = stablehlo.subtract %c_2, %6 : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<8x2xui32>
    %31 = stablehlo.or %27, %30 : tensor<8x2xui32>
    %32 = stablehlo.xor %25, %31 : tensor<8x2xui32>
    %33 = stablehlo.add %25, %32 : tensor<8x2xui32>
    %34 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %35 = stablehlo.shift_left %32, %34 : tensor<8x2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %8 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %38 = stablehlo.shift_right_logical %32, %37 : tensor<8x2xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x2xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x2xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<8x2xui32>, tensor<8x2xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_threefry_split_3(%arg0: tensor<8x2xui32>) -> tensor<8x3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
    %13 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %14 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    %15:2 = call @threefry2x32_4(%13, %14, %11, %12) : (tensor<8x1xui32>, tensor<8x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<8x3xui32>, tensor<8x3xui32>)
    %16 = stablehlo.broadcast_in_dim %15#0, dims = [0, 1] : (tensor<8x3xui32>) -> tensor<8x3x1xui32>
    %17 = stablehlo.broadcast_in_dim %15#1, dims = [0, 1] : (tensor<8x3xui32>) -> tensor<8x3x1xui32>
    %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<8x3x1xui32>, tensor<8x3x1xui32>) -> tensor<8x3x2xui32>
    return %18 : tensor<8x3x2xui32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<8x1xui32>, %arg1: tensor<8x1xui32>, %arg2: tensor<1x3xui32>, %arg3: tensor<1x3xui32>) -> (tensor<8x3xui32>, tensor<8x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8x1xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<8x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %5 = stablehlo.add %3, %4 : tensor<8x3xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<8x3xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %8 = stablehlo.add %6, %7 : tensor<8x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    } do {
      %10:8 = func.call @eval_jaxpr_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i64>, tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<8x3xui32>, tensor<8x3xui32>
  }
  func.func private @eval_jaxpr_5(%arg0: tensor<i64>, %arg1: tensor<8x3xui32>, %arg2: tensor<8x3xui32>, %arg3: tensor<8x1xui32>, %arg4: tensor<8x1xui32>, %arg5: tensor<8x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.add %arg1, %arg2 : tensor<8x3xui32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %11 = stablehlo.shift_left %arg2, %10 : tensor<8x3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %12 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %14 = stablehlo.shift_right_logical %arg2, %13 : tensor<8x3xui32>
    %15 = stablehlo.or %11, %14 : tensor<8x3xui32>
    %16 = stablehlo.xor %9, %15 : tensor<8x3xui32>
    %17 = stablehlo.add %9, %16 : tensor<8x3xui32>
    %18 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %19 = stablehlo.shift_left %16, %18 : tensor<8x3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %20 = stablehlo.subtract %c_1, %4 : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<8x3xui32>
    %23 = stablehlo.or %19, %22 : tensor<8x3xui32>
    %24 = stablehlo.xor %17, %23 : tensor<8x3xui32>
    %25 = stablehlo.add %17, %24 : tensor<8x3xui32>
    %26 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %27 = stablehlo.shift_left %24, %26 : tensor<8x3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %28 = stablehlo.subtract %c_2, %6 : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<8x3xui32>
    %31 = stablehlo.or %27, %30 : tensor<8x3xui32>
    %32 = stablehlo.xor %25, %31 : tensor<8x3xui32>
    %33 = stablehlo.add %25, %32 : tensor<8x3xui32>
    %34 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %35 = stablehlo.shift_left %32, %34 : tensor<8x3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %8 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %38 = stablehlo.shift_right_logical %32, %37 : tensor<8x3xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<8x1xui32>) -> tensor<8x3xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<8x3xui32>, tensor<8x3xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<8x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_normal(%arg0: tensor<8x2xui32>) -> tensor<8xf64> {
    %0 = call @_normal_real(%arg0) : (tensor<8x2xui32>) -> tensor<8xf64>
    return %0 : tensor<8xf64>
  }
  func.func private @_normal_real(%arg0: tensor<8x2xui32>) -> tensor<8xf64> {
    %cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
    %1 = chlo.erf_inv %0 : tensor<8xf64> -> tensor<8xf64>
    %cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<8xf64>
    return %3 : tensor<8xf64>
  }
  func.func private @_uniform(%arg0: tensor<8x2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<8xf64> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<8x1xui32>) -> tensor<8xui32>
    %2 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %4:2 = call @threefry2x32_6(%1, %3, %c, %c_0) : (tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %5 = stablehlo.convert %4#0 : (tensor<8xui32>) -> tensor<8xui64>
    %6 = stablehlo.convert %4#1 : (tensor<8xui32>) -> tensor<8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %8 = stablehlo.shift_left %5, %7 : tensor<8xui64>
    %9 = stablehlo.or %8, %6 : tensor<8xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<8xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %13 = stablehlo.or %11, %12 : tensor<8xui64>
    %14 = stablehlo.bitcast_convert %13 : (tensor<8xui64>) -> tensor<8xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %16 = stablehlo.subtract %14, %15 : tensor<8xf64>
    %17 = stablehlo.subtract %arg2, %arg1 : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<8xf64>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %21 = stablehlo.add %19, %20 : tensor<8xf64>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %23 = stablehlo.maximum %22, %21 : tensor<8xf64>
    return %23 : tensor<8xf64>
  }
  func.func private @threefry2x32_6(%arg0: tensor<8xui32>, %arg1: tensor<8xui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<8xui32>, tensor<8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<8xui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %2 = stablehlo.xor %0, %1 : tensor<8xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %4 = stablehlo.add %3, %arg0 : tensor<8xui32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %6 = stablehlo.add %5, %arg1 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %7:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %4, %iterArg_6 = %6, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i64>
      %8 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:8 = func.call @eval_jaxpr_7(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      stablehlo.return %9, %8#0, %8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7 : tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %7#2, %7#3 : tensor<8xui32>, tensor<8xui32>
  }
  func.func private @eval_jaxpr_7(%arg0: tensor<i64>, %arg1: tensor<8xui32>, %arg2: tensor<8xui32>, %arg3: tensor<8xui32>, %arg4: tensor<8xui32>, %arg5: tensor<8xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.add %arg1, %arg2 : tensor<8xui32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %11 = stablehlo.shift_left %arg2, %10 : tensor<8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %12 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %14 = stablehlo.shift_right_logical %arg2, %13 : tensor<8xui32>
    %15 = stablehlo.or %11, %14 : tensor<8xui32>
    %16 = stablehlo.xor %9, %15 : tensor<8xui32>
    %17 = stablehlo.add %9, %16 : tensor<8xui32>
    %18 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %19 = stablehlo.shift_left %16, %18 : tensor<8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %20 = stablehlo.subtract %c_1, %4 : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %22 = stablehlo.shift_right_logical %16, %21 : tensor<8xui32>
    %23 = stablehlo.or %19, %22 : tensor<8xui32>
    %24 = stablehlo.xor %17, %23 : tensor<8xui32>
    %25 = stablehlo.add %17, %24 : tensor<8xui32>
    %26 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %27 = stablehlo.shift_left %24, %26 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %28 = stablehlo.subtract %c_2, %6 : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %30 = stablehlo.shift_right_logical %24, %29 : tensor<8xui32>
    %31 = stablehlo.or %27, %30 : tensor<8xui32>
    %32 = stablehlo.xor %25, %31 : tensor<8xui32>
    %33 = stablehlo.add %25, %32 : tensor<8xui32>
    %34 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %35 = stablehlo.shift_left %32, %34 : tensor<8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %8 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %38 = stablehlo.shift_right_logical %32, %37 : tensor<8xui32>
    %39 = stablehlo.or %35, %38 : tensor<8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8xui32>
    %41 = stablehlo.add %33, %arg3 : tensor<8xui32>
    %42 = stablehlo.add %40, %arg4 : tensor<8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %43 = stablehlo.add %arg0, %c_4 : tensor<i64>
    %44 = stablehlo.convert %43 : (tensor<i64>) -> tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<ui32>) -> tensor<8xui32>
    %46 = stablehlo.add %42, %45 : tensor<8xui32>
    return %0, %41, %46, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_uniform_8(%arg0: tensor<8x2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<8xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %3 = stablehlo.reshape %2 : (tensor<8x1xui32>) -> tensor<8xui32>
    %4 = stablehlo.slice %arg0 [0:8, 1:2] : (tensor<8x2xui32>) -> tensor<8x1xui32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xui32>) -> tensor<8xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %6:2 = call @threefry2x32_6(%3, %5, %c, %c_0) : (tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %7 = stablehlo.convert %6#0 : (tensor<8xui32>) -> tensor<8xui64>
    %8 = stablehlo.convert %6#1 : (tensor<8xui32>) -> tensor<8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %10 = stablehlo.shift_left %7, %9 : tensor<8xui64>
    %11 = stablehlo.or %10, %8 : tensor<8xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %13 = stablehlo.shift_right_logical %11, %12 : tensor<8xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<8xui64>
    %15 = stablehlo.or %13, %14 : tensor<8xui64>
    %16 = stablehlo.bitcast_convert %15 : (tensor<8xui64>) -> tensor<8xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %18 = stablehlo.subtract %16, %17 : tensor<8xf64>
    %19 = stablehlo.subtract %1, %0 : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %21 = stablehlo.multiply %18, %20 : tensor<8xf64>
    %22 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %23 = stablehlo.add %21, %22 : tensor<8xf64>
    %24 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %25 = stablehlo.maximum %24, %23 : tensor<8xf64>
    return %25 : tensor<8xf64>
  }
  func.func private @_exponential(%arg0: tensor<8x2xui32>) -> tensor<8xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform_8(%arg0, %cst, %cst_0) : (tensor<8x2xui32>, tensor<f64>, tensor<f64>) -> tensor<8xf64>
    %1 = stablehlo.negate %0 : tensor<8xf64>
    %2 = stablehlo.log_plus_one %1 : tensor<8xf64>
    %3 = stablehlo.negate %2 : tensor<8xf64>
    return %3 : tensor<8xf64>
  }
}

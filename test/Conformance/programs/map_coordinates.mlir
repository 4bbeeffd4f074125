// atol: 4.21e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[5.000000e-01, 1.500000e+00]> : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<[2.500000e+00, 9.100000e+00]> : tensor<2xf64>
    %0 = call @_map_coordinates(%arg0, %cst, %cst_0) : (tensor<4x16xf32>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_map_coordinates(%arg0: tensor<4x16xf32>, %arg1: tensor<2xf64>, %arg2: tensor<2xf64>) -> tensor<2xf32> {
    %0 = stablehlo.floor %arg1 : tensor<2xf64>
    %1 = stablehlo.subtract %arg1, %0 : tensor<2xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<2xf64>
    %4 = stablehlo.convert %0 : (tensor<2xf64>) -> tensor<2xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.add %4, %5 : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.compare GE, %4, %7, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare LT, %4, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.and %8, %10 : tensor<2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %13 = stablehlo.compare GE, %6, %12, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %15 = stablehlo.compare LT, %6, %14, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %16 = stablehlo.and %13, %15 : tensor<2xi1>
    %17 = stablehlo.floor %arg2 : tensor<2xf64>
    %18 = stablehlo.subtract %arg2, %17 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %20 = stablehlo.subtract %19, %18 : tensor<2xf64>
    %21 = stablehlo.convert %17 : (tensor<2xf64>) -> tensor<2xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %23 = stablehlo.add %21, %22 : tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %25 = stablehlo.compare GE, %21, %24, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %27 = stablehlo.compare LT, %21, %26, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %28 = stablehlo.and %25, %27 : tensor<2xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %30 = stablehlo.compare GE, %23, %29, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_9 = stablehlo.constant dense<16> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %32 = stablehlo.compare LT, %23, %31, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %33 = stablehlo.and %30, %32 : tensor<2xi1>
    %34 = stablehlo.and %11, %28 : tensor<2xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %36 = stablehlo.compare LT, %4, %35, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %38 = stablehlo.add %4, %37 : tensor<2xi32>
    %39 = stablehlo.select %36, %38, %4 : tensor<2xi1>, tensor<2xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %41 = stablehlo.compare LT, %21, %40, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_13 = stablehlo.constant dense<16> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %43 = stablehlo.add %21, %42 : tensor<2xi32>
    %44 = stablehlo.select %41, %43, %21 : tensor<2xi1>, tensor<2xi32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %48 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = call @_where(%34, %48, %cst_14) : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %50 = stablehlo.multiply %3, %20 : tensor<2xf64>
    %51 = stablehlo.convert %49 : (tensor<2xf32>) -> tensor<2xf64>
    %52 = stablehlo.multiply %50, %51 : tensor<2xf64>
    %53 = stablehlo.and %11, %33 : tensor<2xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %55 = stablehlo.compare LT, %4, %54, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %57 = stablehlo.add %4, %56 : tensor<2xi32>
    %58 = stablehlo.select %55, %57, %4 : tensor<2xi1>, tensor<2xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %60 = stablehlo.compare LT, %23, %59, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_18 = stablehlo.constant dense<16> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %62 = stablehlo.add %23, %61 : tensor<2xi32>
    %63 = stablehlo.select %60, %62, %23 : tensor<2xi1>, tensor<2xi32>
    %64 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %66 = stablehlo.concatenate %64, %65, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %67 = "stablehlo.gather"(%arg0, %66) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = call @_where(%53, %67, %cst_19) : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %69 = stablehlo.multiply %3, %18 : tensor<2xf64>
    %70 = stablehlo.convert %68 : (tensor<2xf32>) -> tensor<2xf64>
    %71 = stablehlo.multiply %69, %70 : tensor<2xf64>
    %72 = stablehlo.and %16, %28 : tensor<2xi1>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %74 = stablehlo.compare LT, %6, %73, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %76 = stablehlo.add %6, %75 : tensor<2xi32>
    %77 = stablehlo.select %74, %76, %6 : tensor<2xi1>, tensor<2xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %79 = stablehlo.compare LT, %21, %78, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_23 = stablehlo.constant dense<16> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %81 = stablehlo.add %21, %80 : tensor<2xi32>
    %82 = stablehlo.select %79, %81, %21 : tensor<2xi1>, tensor<2xi32>
    %83 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %85 = stablehlo.concatenate %83, %84, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %86 = "stablehlo.gather"(%arg0, %85) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = call @_where(%72, %86, %cst_24) : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %88 = stablehlo.multiply %1, %20 : tensor<2xf64>
    %89 = stablehlo.convert %87 : (tensor<2xf32>) -> tensor<2xf64>
    %90 = stablehlo.multiply %88, %89 : tensor<2xf64>
    %91 = stablehlo.and %16, %33 : tensor<2xi1>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %93 = stablehlo.compare LT, %6, %92, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_26 = stablehlo.constant dense<4> : tensor<i32>
    %94 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %95 = stablehlo.add %6, %94 : tensor<2xi32>
    %96 = stablehlo.select %93, %95, %6 : tensor<2xi1>, tensor<2xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %98 = stablehlo.compare LT, %23, %97, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_28 = stablehlo.constant dense<16> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %100 = stablehlo.add %23, %99 : tensor<2xi32>
    %101 = stablehlo.select %98, %100, %23 : tensor<2xi1>, tensor<2xi32>
    %102 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %104 = stablehlo.concatenate %102, %103, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %105 = "stablehlo.gather"(%arg0, %104) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x16xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = call @_where(%91, %105, %cst_29) : (tensor<2xi1>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %107 = stablehlo.multiply %1, %18 : tensor<2xf64>
    %108 = stablehlo.convert %106 : (tensor<2xf32>) -> tensor<2xf64>
    %109 = stablehlo.multiply %107, %108 : tensor<2xf64>
    %110 = stablehlo.add %52, %71 : tensor<2xf64>
    %111 = stablehlo.add %110, %90 : tensor<2xf64>
    %112 = stablehlo.add %111, %109 : tensor<2xf64>
    %113 = stablehlo.convert %112 : (tensor<2xf64>) -> tensor<2xf32>
    return %113 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2xi1>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}

// atol: 1.39e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xf32>) -> (tensor<11x11xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[[-1.71156168, 1.95103836, -1.05337143, 0.293283492, -0.558460712], [-0.0496435165, 1.9632715, 1.06128311, -1.04649758, 0.815551578], [-0.141839951, -1.04667354, 0.233262718, -1.0650866, 1.24749386], [-0.822322964, -1.60564983, 1.45154548, -1.32263768, 8.332840e-01], [1.47474682, 0.908148407, 1.79918563, -0.917699754, -0.50812912], [0.541573942, -1.5300163, 1.95303559, 0.639992476, 7.189520e-01], [0.334855109, 0.0195592586, -1.22216976, -1.57788563, -0.982224762], [-1.88692904, 0.49407661, -1.27727509, 1.68437338, -1.56224191], [-0.719736576, 1.43660748, 0.48587364, -0.343884468, 0.926078081], [-0.396745682, -1.3737303, 1.91876662, 1.48939347, 0.951695203], [-0.877066493, 0.0282135177, -1.64874661, -1.84734905, 1.78412235]]> : tensor<11x5xf32>
    %0 = stablehlo.iota dim = 0 : tensor<11x11xi64>
    %1 = stablehlo.iota dim = 1 : tensor<11x11xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<11x11xi64>
    %3 = stablehlo.add %0, %2 : tensor<11x11xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
    %5 = stablehlo.convert %4 : (tensor<11x11xi1>) -> tensor<11x11xf32>
    %6 = stablehlo.slice %5 [0:11, 0:11] : (tensor<11x11xf32>) -> tensor<11x11xf32>
    %7 = stablehlo.dot_general %arg0, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11xf32>, tensor<11x5xf32>) -> tensor<5xf32>
    %8 = stablehlo.dot_general %6, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x11xf32>, tensor<11x5xf32>) -> tensor<11x5xf32>
    %9 = stablehlo.tanh %7 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<11x5xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<11x5xf32>
    %13 = stablehlo.add %8, %12 : tensor<11x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.subtract %14, %9 : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<11x5xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<11x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.subtract %19, %9 : tensor<5xf32>
    %21 = stablehlo.negate %18 : tensor<11x5xf32>
    %22 = stablehlo.multiply %9, %9 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %23, %9 : tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<11x5xf32>
    %27 = stablehlo.multiply %18, %26 : tensor<11x5xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.multiply %28, %9 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11x5xf32>
    %31 = stablehlo.multiply %30, %18 : tensor<11x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<11x5xf32>, tensor<f32>) -> tensor<11xf32>
    %34 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %35 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %37 = stablehlo.add %34, %36 : tensor<1x1xi64>
    %38 = stablehlo.compare EQ, %37, %35, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %39 = stablehlo.convert %38 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %40 = stablehlo.slice %39 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x1xf32>) -> tensor<1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %43 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %44 = stablehlo.broadcast_in_dim %31, dims = [0, 2] : (tensor<11x5xf32>) -> tensor<11x1x5xf32>
    %45 = stablehlo.multiply %42, %43 : tensor<1x5xf32>
    %46 = stablehlo.broadcast_in_dim %42, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<11x1x5xf32>
    %48 = stablehlo.multiply %47, %44 : tensor<11x1x5xf32>
    %49 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %50 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (tensor<11x5xf32>) -> tensor<11x1x5xf32>
    %51 = stablehlo.multiply %45, %49 : tensor<1x5xf32>
    %52 = stablehlo.broadcast_in_dim %49, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<11x1x5xf32>
    %54 = stablehlo.multiply %48, %53 : tensor<11x1x5xf32>
    %55 = stablehlo.broadcast_in_dim %45, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<11x1x5xf32>
    %57 = stablehlo.multiply %56, %50 : tensor<11x1x5xf32>
    %58 = stablehlo.add %54, %57 : tensor<11x1x5xf32>
    %59 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %60 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<11x5xf32>) -> tensor<11x1x5xf32>
    %61 = stablehlo.multiply %51, %59 : tensor<1x5xf32>
    %62 = stablehlo.broadcast_in_dim %59, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<11x1x5xf32>
    %64 = stablehlo.multiply %58, %63 : tensor<11x1x5xf32>
    %65 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<11x1x5xf32>
    %67 = stablehlo.multiply %66, %60 : tensor<11x1x5xf32>
    %68 = stablehlo.add %64, %67 : tensor<11x1x5xf32>
    %69 = stablehlo.add %51, %61 : tensor<1x5xf32>
    %70 = stablehlo.add %58, %68 : tensor<11x1x5xf32>
    %71 = stablehlo.dot_general %69, %cst, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5xf32>, tensor<11x5xf32>) -> tensor<1x11xf32>
    %72 = stablehlo.dot_general %70, %cst, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<11x1x5xf32>, tensor<11x5xf32>) -> tensor<11x1x11xf32>
    %73 = stablehlo.slice %71 [0:1, 0:11] : (tensor<1x11xf32>) -> tensor<1x11xf32>
    %74 = stablehlo.slice %72 [0:11, 0:1, 0:11] : (tensor<11x1x11xf32>) -> tensor<11x1x11xf32>
    %75 = stablehlo.reshape %73 : (tensor<1x11xf32>) -> tensor<11xf32>
    %76 = stablehlo.reshape %74 : (tensor<11x1x11xf32>) -> tensor<11x11xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<11x11xf32>) -> tensor<11x11xf32>
    %78 = stablehlo.slice %77 [0:11, 0:11] : (tensor<11x11xf32>) -> tensor<11x11xf32>
    return %78 : tensor<11x11xf32>
  }
}

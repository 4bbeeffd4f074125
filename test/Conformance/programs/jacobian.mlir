// atol: 2.32e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xf32>) -> (tensor<5x11xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[[-1.71156168, 1.95103836, -1.05337143, 0.293283492, -0.558460712], [-0.0496435165, 1.9632715, 1.06128311, -1.04649758, 0.815551578], [-0.141839951, -1.04667354, 0.233262718, -1.0650866, 1.24749386], [-0.822322964, -1.60564983, 1.45154548, -1.32263768, 8.332840e-01], [1.47474682, 0.908148407, 1.79918563, -0.917699754, -0.50812912], [0.541573942, -1.5300163, 1.95303559, 0.639992476, 7.189520e-01], [0.334855109, 0.0195592586, -1.22216976, -1.57788563, -0.982224762], [-1.88692904, 0.49407661, -1.27727509, 1.68437338, -1.56224191], [-0.719736576, 1.43660748, 0.48587364, -0.343884468, 0.926078081], [-0.396745682, -1.3737303, 1.91876662, 1.48939347, 0.951695203], [-0.877066493, 0.0282135177, -1.64874661, -1.84734905, 1.78412235]]> : tensor<11x5xf32>
    %0 = stablehlo.dot_general %arg0, %cst, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11xf32>, tensor<11x5xf32>) -> tensor<5xf32>
    %1 = stablehlo.tanh %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<5xf32>
    %4 = stablehlo.iota dim = 0 : tensor<5x5xi64>
    %5 = stablehlo.iota dim = 1 : tensor<5x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x5xi64>
    %7 = stablehlo.add %4, %6 : tensor<5x5xi64>
    %8 = stablehlo.compare EQ, %7, %5, SIGNED : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %9 = stablehlo.convert %8 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %10 = stablehlo.slice %9 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<5x5xf32>
    %14 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<5x5xf32>
    %17 = stablehlo.add %13, %16 : tensor<5x5xf32>
    %18 = stablehlo.dot_general %17, %cst, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<11x5xf32>) -> tensor<5x11xf32>
    %19 = stablehlo.slice %18 [0:5, 0:11] : (tensor<5x11xf32>) -> tensor<5x11xf32>
    return %19 : tensor<5x11xf32>
  }
}

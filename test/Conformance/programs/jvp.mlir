// atol: 8.12e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x11xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[[-1.71156168, 1.95103836, -1.05337143, 0.293283492, -0.558460712], [-0.0496435165, 1.9632715, 1.06128311, -1.04649758, 0.815551578], [-0.141839951, -1.04667354, 0.233262718, -1.0650866, 1.24749386], [-0.822322964, -1.60564983, 1.45154548, -1.32263768, 8.332840e-01], [1.47474682, 0.908148407, 1.79918563, -0.917699754, -0.50812912], [0.541573942, -1.5300163, 1.95303559, 0.639992476, 7.189520e-01], [0.334855109, 0.0195592586, -1.22216976, -1.57788563, -0.982224762], [-1.88692904, 0.49407661, -1.27727509, 1.68437338, -1.56224191], [-0.719736576, 1.43660748, 0.48587364, -0.343884468, 0.926078081], [-0.396745682, -1.3737303, 1.91876662, 1.48939347, 0.951695203], [-0.877066493, 0.0282135177, -1.64874661, -1.84734905, 1.78412235]]> : tensor<11x5xf32>
    %0 = stablehlo.sine %arg0 : tensor<7x11xf32>
    %1 = stablehlo.cosine %arg0 : tensor<7x11xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<7x11xf32>
    %3 = stablehlo.dot_general %0, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    %4 = stablehlo.dot_general %2, %cst, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x11xf32>, tensor<11x5xf32>) -> tensor<7x5xf32>
    return %3, %4 : tensor<7x5xf32>, tensor<7x5xf32>
  }
}

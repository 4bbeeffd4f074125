// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels | FileCheck %s

// A layer norm, as front ends write it, is one kernel: fusion sees through the
// bodies.
// CHECK-LABEL: func @layer_norm(
// CHECK: ten.launch @normalize_0(%arg0, %arg1, %arg2)
// CHECK-NOT: ten.launch
// CHECK: return
func.func @layer_norm(%x: tensor<8x128x64xf32>, %g: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<8x128x64xf32> {
  %c0 = arith.constant 0.0 : f32
  %n = arith.constant 64.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<8x128xf32>
  %z = linalg.fill ins(%c0 : f32) outs(%e : tensor<8x128xf32>) -> tensor<8x128xf32>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x128x64xf32>) outs(%z : tensor<8x128xf32>) dimensions = [2]
  %v = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %s : tensor<8x128x64xf32>, tensor<8x128xf32>) outs(%z : tensor<8x128xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %mean = arith.divf %m, %n : f32
    %d = arith.subf %a, %mean : f32
    %q = arith.mulf %d, %d : f32
    %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<8x128xf32>
  %f = tensor.empty() : tensor<8x128x64xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %s, %v, %g, %b : tensor<8x128x64xf32>, tensor<8x128xf32>, tensor<8x128xf32>, tensor<64xf32>, tensor<64xf32>) outs(%f : tensor<8x128x64xf32>) {
  ^bb0(%a: f32, %m: f32, %w: f32, %gg: f32, %bb: f32, %o: f32):
    %mean = arith.divf %m, %n : f32
    %var = arith.divf %w, %n : f32
    %ve = arith.addf %var, %eps : f32
    %rs = math.rsqrt %ve : f32
    %d = arith.subf %a, %mean : f32
    %h = arith.mulf %d, %rs : f32
    %i = arith.mulf %h, %gg : f32
    %j = arith.addf %i, %bb : f32
    linalg.yield %j : f32
  } -> tensor<8x128x64xf32>
  return %y : tensor<8x128x64xf32>
}

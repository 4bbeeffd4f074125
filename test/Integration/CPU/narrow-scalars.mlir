// Floats of less than 16 bits that are read as scalars outside of bodies.

// RUN: tensor-run %s --input=3xf32=1,2,20 --input=2x2xf8E5M2=2,3,4,5 --input=index=1 | FileCheck %s
// RUN: tensor-run %s --input=3xf32=1,2,20 --input=2x2xf8E5M2=2,3,4,5 --input=index=1 --device=interpreter | FileCheck %s
// CHECK: tensor 3xf32 [ 10.  20. 200.]

func.func @main(%x: tensor<3xf32>, %scales: tensor<2x2xf8E5M2>, %i: tensor<index>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at = tensor.extract %i[] : tensor<index>
  %fixed = tensor.extract %scales[%c0, %c0] : tensor<2x2xf8E5M2>
  %chosen = tensor.extract %scales[%at, %c1] : tensor<2x2xf8E5M2>
  %a = arith.extf %fixed : f8E5M2 to f32
  %b = arith.extf %chosen : f8E5M2 to f32
  %empty = tensor.empty() : tensor<3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<3xf32>) outs(%empty : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.mulf %in, %a : f32
    %2 = arith.mulf %1, %b : f32
    linalg.yield %2 : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// RUN: tensor-opt %s -ten-attach-target="features='sse2 avx avx2'" -ten-lower-tiles -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-attach-target="features='avx avx512f avx512vl'" -ten-lower-tiles -canonicalize -cse | FileCheck %s --check-prefix=MASKS

// Seven elements of a vector are stored as four, two and one; with registers
// for masks, at once.
// CHECK-LABEL: @columns(
// CHECK: vector.maskedload
// CHECK-NOT: vector.maskedstore
// CHECK-DAG: vector.store %{{.*}} vector<4xf32>
// CHECK-DAG: vector.store %{{.*}} vector<2xf32>
// CHECK-DAG: vector.store %{{.*}} vector<1xf32>
// CHECK: return
// MASKS-LABEL: @columns(
// MASKS: vector.maskedstore
// MASKS: return
func.func @columns(%x: memref<4x5xf32>, %w: memref<5x7xf32>, %out: memref<4x7xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<4x5xf32>, memref<5x7xf32>) outs(%out : memref<4x7xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [6]>} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Whole vectors stay as they are.
// CHECK-LABEL: @whole(
// CHECK: vector.store %{{.*}} vector<8xf32>
// CHECK-NOT: vector.store
// CHECK: return
func.func @whole(%x: memref<1x5xf32>, %w: memref<5x8xf32>, %out: memref<1x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<1x5xf32>, memref<5x8xf32>) outs(%out : memref<1x8xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [6]>} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

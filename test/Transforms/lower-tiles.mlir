// RUN: tensor-opt %s -ten-lower-tiles -canonicalize -cse | FileCheck %s

#lhs = affine_map<(j, i, k) -> (i, k)>
#rhs = affine_map<(j, i, k) -> (k, j)>
#out = affine_map<(j, i, k) -> (i, j)>

// Five rows are 3 + 2; of 12 columns the last vector is half full. The fill
// becomes the sums' start, and what follows is done before they are stored.
// CHECK-LABEL: func @product
// CHECK-SAME: %[[A:.*]]: memref<5x7xf32>, %[[B:.*]]: memref<7x12xf32>, %[[BIAS:.*]]: memref<12xf32>
// CHECK-NOT: linalg
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %[[ZERO]], %{{.*}} = %[[ZERO]], %{{.*}} = %[[ZERO]])
// CHECK-COUNT-3: vector.fma
// CHECK: } {loop_annotation =
// CHECK: arith.addf {{.*}} : vector<8xf32>
// CHECK: vector.store
// CHECK: scf.for %{{.*}} iter_args(%{{.*}}, %{{.*}})
// CHECK-COUNT-2: vector.fma
// CHECK: vector.maskedload
// CHECK: vector.maskedstore
// CHECK-NOT: linalg
// CHECK: return
func.func @product(%a: memref<5x7xf32>, %b: memref<7x12xf32>, %bias: memref<12xf32>, %c: memref<5x12xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<5x12xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x7xf32>, memref<7x12xf32>) outs(%c : memref<5x12xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [3]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%c, %bias : memref<5x12xf32>, memref<12xf32>) outs(%c : memref<5x12xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// Without leave to contract, a product is rounded first.
// CHECK-LABEL: func @strict
// CHECK-NOT: vector.fma
// CHECK: %[[P:.*]] = arith.mulf {{.*}} : vector<8xf32>
// CHECK: arith.addf %{{.*}}, %[[P]] : vector<8xf32>
func.func @strict(%a: memref<5x7xf32>, %b: memref<7x8xf32>, %c: memref<5x8xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x7xf32>, memref<7x8xf32>) outs(%c : memref<5x8xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [3]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %sum, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Sizes that only the run knows: whole tiles, then rows and vectors one by one.
// CHECK-LABEL: func @dynamic
// CHECK: vector.fma
// CHECK: vector.create_mask
// CHECK-NOT: linalg
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [3]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Not a sum: the nest stays.
// CHECK-LABEL: func @largest
// CHECK: linalg.generic
// CHECK-NOT: ten.tile
func.func @largest(%a: memref<5x7xf32>, %b: memref<7x8xf32>, %c: memref<5x8xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x7xf32>, memref<7x8xf32>) outs(%c : memref<5x8xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [3]>} {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.maximumf %old, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// A transpose: squares of vectors, by shuffles.
// CHECK-LABEL: func @transpose
// CHECK-COUNT-4: vector.load
// CHECK-COUNT-8: vector.shuffle
// CHECK-COUNT-4: vector.store
func.func @transpose(%a: memref<16x32xf32>, %c: memref<32x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<16x32xf32>) outs(%c : memref<32x16xf32>) attrs = {ten.tile = 4 : i64} {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  return
}

// Of 28 rows and 8 columns, tiles of 4 rows and two vectors leave none over:
// tiles of 5 and 6 rows and one vector would be twice the code. What depends on
// columns alone is computed once for each vector of the tile.
// CHECK-LABEL: func @even
// CHECK-SAME: %[[SCALE:[a-z0-9]+]]: memref<8xf32>, %{{.*}}: memref<28x8xf32>)
// CHECK: scf.for %{{.*}} = %{{.*}} to %c28 step %c4
// CHECK: scf.for
// CHECK-COUNT-8: vector.fma
// CHECK: } {loop_annotation =
// CHECK-COUNT-2: math.rsqrt
// CHECK-NOT: math.rsqrt
// CHECK-NOT: vector.fma
// CHECK: return
func.func @even(%a: memref<28x7xf32>, %b: memref<7x8xf32>, %scale: memref<8xf32>, %c: memref<28x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<28x8xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<28x7xf32>, memref<7x8xf32>) outs(%c : memref<28x8xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 4, heights = [6, 4]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%c, %scale : memref<28x8xf32>, memref<8xf32>) outs(%c : memref<28x8xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = math.rsqrt %y : f32
    %1 = arith.mulf %x, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

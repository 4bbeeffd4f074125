// RUN: tensor-opt %s -ten-attach-target="features='avx512f amx-tile amx-bf16 amx-int8'" -ten-lower-tiles -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-attach-target="features=avx512f" -ten-lower-tiles | FileCheck %s --check-prefix=OTHER
// OTHER-NOT: amx

#lhs = affine_map<(j, i, k, g) -> (i, k * 2 + g)>
#rhs = affine_map<(j, i, k, g) -> (k, j, g)>
#out = affine_map<(j, i, k, g) -> (i, j)>

// Sums that start from 0 and are stored as they are: 64 rows are two tiles of two
// registers below each other.
// CHECK-LABEL: func @whole
// CHECK: scf.for %[[I:.*]] = %c0 to %c64 step %c32
// CHECK-COUNT-4: amx.tile_zero : !amx.tile<16x16xf32>
// CHECK: %[[S:.*]]:4 = scf.for {{.*}} to %c32 step %c16 iter_args(
// CHECK-COUNT-2: amx.tile_load {{.*}} into !amx.tile<16x32xbf16>
// CHECK-NEXT: amx.tile_mulf
// CHECK-NEXT: arith.addi
// CHECK-NEXT: amx.tile_load
// CHECK-NEXT: amx.tile_mulf
// CHECK: amx.tile_load
// CHECK-COUNT-2: amx.tile_mulf
// CHECK-NOT: amx.tile_mulf
// CHECK: amx.tile_store %{{.*}}, %[[S]]#0, %c32 : memref<?xf32>
// CHECK-COUNT-3: amx.tile_store
func.func @whole(%a: memref<64x64xbf16>, %b: memref<32x32x2xbf16>, %c: memref<64x32xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<64x32xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<32x32x2xbf16>) outs(%c : memref<64x32xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [32, 32], group = 2, matrices = true>} {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<contract> : f32
    linalg.yield %3 : f32
  }
  return
}

// 35 rows are two tiles of 18, the second of which starts one row earlier. Of 40
// columns the last 8 go through memory, where the mask is; sums start from a row.
// CHECK-LABEL: func @edges
// CHECK-DAG: %[[R:.*]] = memref.alloca() : memref<32xi32>
// CHECK: %[[AT:.*]] = arith.minui %{{.*}}, %c17
// CHECK: vector.store %{{.*}}, %[[R]][%c0]
// CHECK: vector.store %{{.*}}, %[[R]][%c16]
// CHECK: amx.tile_load %[[R]][%c0], %c0 : memref<32xi32> into !amx.tile<9x16xi32>
// CHECK: amx.tile_load {{.*}} into !amx.tile<9x64xi8>
// CHECK: amx.tile_muli %{{.*}}, %{{.*}} zext, %{{.*}} : !amx.tile<9x64xi8>, !amx.tile<16x64xi8>, !amx.tile<9x16xi32>
// CHECK: amx.tile_store
// CHECK: arith.minui %{{.*}}, %c17
// CHECK: vector.maskedload
// CHECK: amx.tile_muli
// CHECK: amx.tile_store %{{.*}} : memref<288xi32>
// CHECK: scf.for %{{.*}} = %{{.*}} to %c18 step %c1
// CHECK: vector.load %{{.*}} : memref<288xi32>
// CHECK: vector.maskedstore
func.func @edges(%a: memref<35x64xi8>, %b: memref<16x64x4xi8>, %row: memref<40xi32>, %c: memref<35x40xi32>) {
  %part = memref.subview %b[0, 0, 0] [16, 40, 4] [1, 1, 1] : memref<16x64x4xi8> to memref<16x40x4xi8, strided<[256, 4, 1]>>
  %zero = arith.constant 0 : i32
  linalg.generic {indexing_maps = [affine_map<(j, i) -> (j)>, affine_map<(j, i) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%row : memref<40xi32>) outs(%c : memref<35x40xi32>) {
  ^bb0(%x: i32, %old: i32):
    %0 = arith.subi %zero, %x : i32
    linalg.yield %0 : i32
  }
  linalg.generic {indexing_maps = [affine_map<(j, i, k, g) -> (i, k * 4 + g)>, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %part : memref<35x64xi8>, memref<16x40x4xi8, strided<[256, 4, 1]>>) outs(%c : memref<35x40xi32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [32, 32], group = 4, matrices = true>} {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extui %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %sum, %2 : i32
    linalg.yield %3 : i32
  }
  return
}

// What is in memory is added to: no row may be computed twice, so tiles of 18 rows
// are 9 high.
// CHECK-LABEL: func @adds
// CHECK: scf.for %[[I:.*]] = %c0 to %c18 step %c9
// CHECK: amx.tile_load %{{.*}}, %c32 : memref<?xf32> into !amx.tile<9x16xf32>
func.func @adds(%a: memref<18x32xbf16>, %b: memref<16x32x2xbf16>, %c: memref<18x32xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<18x32xbf16>, memref<16x32x2xbf16>) outs(%c : memref<18x32xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [16, 16], group = 2, matrices = true>} {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<contract> : f32
    linalg.yield %3 : f32
  }
  return
}

// What is done to all sums is done to a row of them after the other.
// CHECK-LABEL: func @epilogue
// CHECK: amx.tile_store %{{.*}} : memref<512xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c16 step %c1
// CHECK-COUNT-2: math.sqrt
// CHECK-NOT: math.sqrt
// CHECK: return
func.func @epilogue(%a: memref<16x32xbf16>, %b: memref<16x32x2xbf16>, %c: memref<16x32xf32>, %d: memref<16x32xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<16x32xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<16x32xbf16>, memref<16x32x2xbf16>) outs(%c : memref<16x32xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [16, 16], group = 2, matrices = true>} {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<contract> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<16x32xf32>) outs(%d : memref<16x32xf32>) {
  ^bb0(%x: f32, %old: f32):
    %0 = math.sqrt %x : f32
    linalg.yield %0 : f32
  }
  return
}

#plain_lhs = affine_map<(j, i, k) -> (i, k)>
#plain_rhs = affine_map<(j, i, k) -> (k, j)>
#plain_out = affine_map<(j, i, k) -> (i, j)>

// With a group of 1, vectors add in the order of matrices: the first and the
// second elements of 16 pairs apart; of 70 products, six are left.
// CHECK-LABEL: func @vectors
// CHECK: %[[ALL:.*]] = scf.for %[[K:.*]] = %c0 to %c64 step %c32 iter_args(%[[C:.*]] =
// CHECK: %[[END:.*]] = arith.addi %[[K]], %c32
// CHECK: %[[H:.*]]:{{[0-9]+}} = scf.for %{{.*}} = %[[K]] to %[[END]] step %c2
// CHECK-COUNT-2: vector.fma
// CHECK: %[[S:.*]] = arith.addf %[[H]]#0, %[[H]]#1
// CHECK: arith.addf %[[C]], %[[S]]
// CHECK: scf.for %{{.*}} = %c64 to %c70 step %c2
// CHECK: vector.fma
// CHECK: scf.for %{{.*}} = %c65 to %c70 step %c2
// CHECK: vector.fma
func.func @vectors(%a: memref<1x70xbf16>, %b: memref<70x16xbf16>, %c: memref<1x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<1x16xf32>)
  linalg.generic {indexing_maps = [#plain_lhs, #plain_rhs, #plain_out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<1x70xbf16>, memref<70x16xbf16>) outs(%c : memref<1x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [1], matrices = true>} {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<contract> : f32
    linalg.yield %3 : f32
  }
  return
}

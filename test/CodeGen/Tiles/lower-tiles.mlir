// RUN: tensor-opt %s -ten-lower-tiles -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-attach-target="features='avx512vnni'" -ten-lower-tiles -canonicalize -cse | FileCheck %s --check-prefix=GROUPS
// RUN: tensor-opt %s -ten-attach-target="features='avx fma'" -ten-lower-tiles -canonicalize -cse -mlir-print-local-scope | FileCheck %s --check-prefix=STEPS

#lhs = affine_map<(j, i, k) -> (i, k)>
#rhs = affine_map<(j, i, k) -> (k, j)>
#out = affine_map<(j, i, k) -> (i, j)>
#same = affine_map<(i, j) -> (i, j)>

// Five rows are 3 + 2; of 12 columns the last vector is half full. The fill
// becomes the sums' start, and what follows is done before they are stored.
// CHECK-LABEL: func @product
// CHECK-SAME: %[[A:.*]]: memref<5x17xf32>, %[[B:.*]]: memref<17x12xf32>, %[[BIAS:.*]]: memref<12xf32>
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
func.func @product(%a: memref<5x17xf32>, %b: memref<17x12xf32>, %bias: memref<12xf32>, %c: memref<5x12xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<5x12xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<5x17xf32>, memref<17x12xf32>) outs(%c : memref<5x12xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [3]>} {
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

// A few products of few sums are written out: as many of a row that is read in
// place take less time than a loop.
// CHECK-LABEL: func @few_products
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK-COUNT-8: vector.fma
// CHECK-NOT: vector.fma
func.func @few_products(%a: memref<1x8xf32>, %b: memref<8x128xf32>, %c: memref<1x128xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<1x8xf32>, memref<8x128xf32>) outs(%c : memref<1x128xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [1]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
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
      ins(%a : memref<16x32xf32>) outs(%c : memref<32x16xf32>) attrs = {ten.copy_lanes = 4 : i64} {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  return
}

// Four columns of eight rows at a time: four numbers of rows 0 and 4, 1 and 5, ...
// are vectors, which are interleaved inside of 128 bits. Other columns are those of
// a square.
// CHECK-LABEL: func @transpose_groups
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c8{{.*}} step %c4
// CHECK-COUNT-2: vector.load {{.*}} vector<4xf32>
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
// CHECK-COUNT-4: vector.store
// CHECK-COUNT-14: vector.shuffle
// CHECK-COUNT-2: vector.store
// CHECK-NOT: vector.store
// CHECK: return
func.func @transpose_groups(%a: memref<8x10xf32>, %c: memref<10x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<8x10xf32>) outs(%c : memref<10x8xf32>) attrs = {ten.copy_lanes = 8 : i64} {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  return
}

// Groups of four bytes: one of the left operand for all columns. The sums start
// from a row. Without the instruction the nest stays as it is.
// CHECK-LABEL: func @groups
// CHECK: linalg.generic
// CHECK: linalg.generic
// GROUPS-LABEL: func @groups
// GROUPS-SAME: %[[A:.*]]: memref<2x64xi8>, %[[B:.*]]: memref<16x16x4xi8>, %[[ROW:.*]]: memref<16xi32>
// GROUPS-NOT: linalg
// GROUPS: %[[FLAT:.*]] = memref.reinterpret_cast %[[ROW]]
// GROUPS: %[[R:.*]] = vector.load %[[FLAT]]
// GROUPS: %[[START:.*]] = arith.subi %{{.*}}, %[[R]] : vector<16xi32>
// GROUPS: %[[S:.*]]:2 = scf.for {{.*}} iter_args(%[[X:.*]] = %[[START]], %[[Y:.*]] = %[[START]])
// GROUPS: %[[V:.*]] = vector.load {{.*}} vector<64xi8>
// GROUPS: %[[G:.*]] = vector.load {{.*}} vector<4xi8>
// GROUPS: vector.bitcast %[[G]] : vector<4xi8> to vector<1xi32>
// GROUPS: %[[FOUR:.*]] = vector.bitcast {{.*}} : vector<16xi32> to vector<64xi8>
// GROUPS: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%[[X]], %[[V]], %[[FOUR]])
// GROUPS: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%[[Y]], %[[V]],
// GROUPS: vector.store %[[S]]#0
func.func @groups(%a: memref<2x64xi8>, %b: memref<16x16x4xi8>, %row: memref<16xi32>, %c: memref<2x16xi32>) {
  %zero = arith.constant 0 : i32
  linalg.generic {indexing_maps = [affine_map<(j, i) -> (j)>, affine_map<(j, i) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%row : memref<16xi32>) outs(%c : memref<2x16xi32>) {
  ^bb0(%x: i32, %old: i32):
    %0 = arith.subi %zero, %x : i32
    linalg.yield %0 : i32
  }
  linalg.generic {indexing_maps = [affine_map<(j, i, k, g) -> (i, k * 4 + g)>, affine_map<(j, i, k, g) -> (k, j, g)>, affine_map<(j, i, k, g) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<2x64xi8>, memref<16x16x4xi8>) outs(%c : memref<2x16xi32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 16, heights = [2], group = 4>} {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extui %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %sum, %2 : i32
    linalg.yield %3 : i32
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

// Of as many images as the run has, each place in an image is known.
// CHECK-LABEL: func @images
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} {
// CHECK: vector.fma
// CHECK: arith.maximumf {{.*}} : vector<8xf32>
// CHECK: vector.store
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @images(%a: memref<?x6x7xf32>, %b: memref<7x8xf32>, %bias: memref<8xf32>, %c: memref<?x6x8xf32>) attributes {ten.kernel = "conv"} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %c, %c0 : memref<?x6x8xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.subview %a[%i, 0, 0] [1, 6, 7] [1, 1, 1] : memref<?x6x7xf32> to memref<6x7xf32, strided<[7, 1], offset: ?>>
    %y = memref.subview %c[%i, 0, 0] [1, 6, 8] [1, 1, 1] : memref<?x6x8xf32> to memref<6x8xf32, strided<[8, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%y : memref<6x8xf32, strided<[8, 1], offset: ?>>)
    linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %b : memref<6x7xf32, strided<[7, 1], offset: ?>>, memref<7x8xf32>) outs(%y : memref<6x8xf32, strided<[8, 1], offset: ?>>) attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [6]>} {
    ^bb0(%p: f32, %q: f32, %sum: f32):
      %product = arith.mulf %p, %q fastmath<contract> : f32
      %next = arith.addf %sum, %product fastmath<reassoc,contract> : f32
      linalg.yield %next : f32
    }
  }
  linalg.generic {indexing_maps = [affine_map<(i, m, n) -> (i, m, n)>, affine_map<(i, m, n) -> (n)>, affine_map<(i, m, n) -> (i, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c, %bias : memref<?x6x8xf32>, memref<8xf32>) outs(%c : memref<?x6x8xf32>) {
  ^bb0(%sum: f32, %more: f32, %old: f32):
    %0 = arith.addf %sum, %more : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  }
  return
}

// A function of each sum is a loop over the tile's rows, whose sums wait on the
// stack; what its columns have in common is computed before.
// CHECK-LABEL: func @function
// CHECK: %[[PLACE:.*]] = memref.alloca() : memref<6x2xvector<8xf32>>
// CHECK-COUNT-12: vector.fma
// CHECK: } {loop_annotation =
// CHECK-COUNT-12: memref.store %{{.*}}, %[[PLACE]]
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c6 step %c1 {
// CHECK-COUNT-2: math.erf
// CHECK-NOT: math.erf
// CHECK: } {loop_annotation =
// CHECK: return
func.func @function(%a: memref<12x7xf32>, %b: memref<7x16xf32>, %c: memref<12x16xf32>, %d: memref<12x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<12x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x7xf32>, memref<7x16xf32>) outs(%c : memref<12x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<12x16xf32>) outs(%d : memref<12x16xf32>) {
  ^bb0(%x: f32, %old: f32):
    %0 = math.erf %x : f32
    linalg.yield %0 : f32
  }
  return
}

// 101 rows are 17 tiles of 6, of which the last starts a row earlier and computes
// a row once more: tiles of 5 rows as well would be twice the code.
// CHECK-LABEL: func @once_more
// CHECK: scf.for %[[I:.*]] = %c0 to %c101 step %c6 {
// CHECK: arith.minui %[[I]], %c95
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: vector.fma
// CHECK: return
func.func @once_more(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %c: memref<101x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<101x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%c : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// What is added to memory is added once: 16 tiles of 6 rows, and one of 5.
// CHECK-LABEL: func @not_once_more
// CHECK-NOT: arith.minui
// CHECK-COUNT-12: vector.fma
// CHECK-COUNT-10: vector.fma
// CHECK: return
func.func @not_once_more(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %c: memref<101x16xf32>) {
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%c : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Nor is what is made of the sums and of what was at the result's place, in
// registers; where an argument may be there, neither.
// CHECK-LABEL: func @in_place
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<101x7xf32>, %[[B:[a-z0-9]+]]: memref<7x16xf32>, %[[C:[a-z0-9]+]]: memref<101x16xf32>)
// CHECK-NOT: arith.minui
// CHECK-NOT: memref.alloc
// CHECK: %[[FLAT:.*]] = memref.{{.*}} %[[C]]
// CHECK-COUNT-12: vector.fma
// CHECK: vector.{{load|transfer_read}} %[[FLAT]]
// CHECK: vector.{{store|transfer_write}} %{{.*}}, %[[FLAT]]
// CHECK-COUNT-10: vector.fma
// CHECK: return
func.func @in_place(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %c: memref<101x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<101x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<101x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%s : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<101x16xf32>, memref<101x16xf32>) outs(%c : memref<101x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// Where the epilogue is a loop over a tile's rows, the last tile repeats sums, and
// the loop leaves out the rows whose results are there.
// CHECK-LABEL: func @in_place_loop
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %{{.*}} step %c6
// CHECK: %[[AT:.*]] = arith.minui %[[ROW]], %{{.*}}
// CHECK: %[[FIRST:.*]] = arith.subi %[[ROW]], %[[AT]]
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: vector.fma
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %c6
// CHECK: math.tanh
// CHECK-NOT: vector.fma
// CHECK: return
func.func @in_place_loop(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %c: memref<101x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<101x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<101x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%s : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %s : memref<101x16xf32>, memref<101x16xf32>) outs(%c : memref<101x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = math.tanh %y : f32
    %1 = arith.addf %x, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: func @may_be_in_place
// CHECK-NOT: arith.minui
// CHECK-COUNT-12: vector.fma
// CHECK-COUNT-10: vector.fma
// CHECK: return
func.func @may_be_in_place(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %d: memref<101x16xf32> {ten.in_place}, %c: memref<101x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<101x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<101x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%s : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%d, %s : memref<101x16xf32>, memref<101x16xf32>) outs(%c : memref<101x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// What is elsewhere may be added again.
// CHECK-LABEL: func @elsewhere
// CHECK: arith.minui
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: vector.fma
// CHECK: return
func.func @elsewhere(%a: memref<101x7xf32>, %b: memref<7x16xf32>, %d: memref<101x16xf32>, %c: memref<101x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = memref.alloc() : memref<101x16xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<101x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<101x7xf32>, memref<7x16xf32>) outs(%s : memref<101x16xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%d, %s : memref<101x16xf32>, memref<101x16xf32>) outs(%c : memref<101x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// A number of rows that only the run knows, but at least a tile: the last tile
// starts so that it ends with them.
// CHECK-LABEL: func @least_rows
// CHECK: %[[END:.*]] = memref.dim
// CHECK: %[[LAST:.*]] = arith.subi %[[END]], %c6
// CHECK: scf.for %[[I:.*]] = %c0 to %[[END]] step %c6 {
// CHECK: arith.minui %[[I]], %[[LAST]]
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: vector.fma
// CHECK: return
func.func @least_rows(%a: memref<?x7xf32>, %b: memref<7x16xf32>, %c: memref<?x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<?x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x7xf32>, memref<7x16xf32>) outs(%c : memref<?x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>, ten.least_rows = 6 : i64} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Four tiles of rows read a panel of 7 rows of 16: each asks for 4 numbers of
// the next one in each step, after what the tiles above it ask for.
// CHECK-LABEL: func @next_block
// CHECK: scf.for %[[I:.*]] = %c0 to %c24 step %c6 {
// CHECK: scf.for %[[K:.*]] = %c0 to %c7 step %c1
// CHECK: %[[TILE:.*]] = arith.divui %[[I]], %c6
// CHECK: %[[BEFORE:.*]] = arith.muli %[[TILE]], %c7
// CHECK: %[[STEP:.*]] = arith.addi %[[BEFORE]], %[[K]]
// CHECK: %[[FROM:.*]] = arith.muli %[[STEP]], %c4
// CHECK: %[[PLACE:.*]] = arith.addi %[[FROM]], %c112
// CHECK: memref.prefetch %{{.*}}[%[[PLACE]]], read, locality<2>, data
// CHECK-NOT: memref.prefetch
// CHECK-COUNT-12: vector.fma
// CHECK-LABEL: func @next_block_of_any_rows
// CHECK-NOT: memref.prefetch
func.func @next_block(%a: memref<24x7xf32>, %whole: memref<14x16xf32>, %c: memref<24x16xf32>) {
  %b = memref.subview %whole[0, 0] [7, 16] [1, 1] : memref<14x16xf32> to memref<7x16xf32, strided<[16, 1]>>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<24x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<24x7xf32>, memref<7x16xf32, strided<[16, 1]>>) outs(%c : memref<24x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>, ten.next_block = 112 : i64} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @next_block_of_any_rows(%a: memref<?x7xf32>, %b: memref<7x16xf32>, %c: memref<?x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<?x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x7xf32>, memref<7x16xf32>) outs(%c : memref<?x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>, ten.next_block = 112 : i64} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Every second element is chosen of two vectors, the last of which ends with the
// last element, in a vector that is not full as well.
// CHECK-LABEL: func @every_second(
// CHECK-NOT: linalg
// CHECK: %[[SUMS:.*]] = vector.load
// CHECK: %[[A:.*]] = vector.load {{.*}} : memref<?xf32>, vector<4xf32>
// CHECK: %[[EVEN:.*]] = vector.shuffle %[[A]], %[[A]] [4, 6, 2, 3] : vector<4xf32>, vector<4xf32>
// CHECK: %[[B:.*]] = vector.load {{.*}} : memref<?xf32>, vector<4xf32>
// CHECK: %[[ALL:.*]] = vector.shuffle %[[EVEN]], %[[B]] [0, 1, 5, 7] : vector<4xf32>, vector<4xf32>
// CHECK: vector.fma %[[ALL]], %{{.*}}, %[[SUMS]]
// CHECK: vector.maskedload
// CHECK: vector.load
// CHECK: vector.shuffle
// CHECK: vector.load
// CHECK: vector.shuffle
// CHECK: vector.maskedstore
// CHECK-NOT: vector.gather
// CHECK: return
func.func @every_second(%a: memref<16xf32>, %w: memref<3xf32>, %c: memref<7xf32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (j * 2 + k)>, affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : memref<16xf32>, memref<3xf32>) outs(%c : memref<7xf32>) attrs = {ten.tile = #ten.tile<row = -1, column = 0, lanes = 4, heights = [1]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Of a number of columns that only the run knows, the last are gathered.
// CHECK-LABEL: func @every_second_dynamic(
// CHECK: vector.shuffle
// CHECK: vector.gather
// CHECK: return
func.func @every_second_dynamic(%a: memref<?xf32>, %w: memref<3xf32>, %c: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (j * 2 + k)>, affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : memref<?xf32>, memref<3xf32>) outs(%c : memref<?xf32>) attrs = {ten.tile = #ten.tile<row = -1, column = 0, lanes = 4, heights = [1]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Further apart, elements are not chosen of vectors.
// CHECK-LABEL: func @every_fifth(
// CHECK: linalg.generic
// CHECK-NOT: ten.tile
// CHECK: return
func.func @every_fifth(%a: memref<40xf32>, %w: memref<3xf32>, %c: memref<7xf32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (j * 5 + k)>, affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : memref<40xf32>, memref<3xf32>) outs(%c : memref<7xf32>) attrs = {ten.tile = #ten.tile<row = -1, column = 0, lanes = 4, heights = [1]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Sums of several nests: what is done to all of them is done where the last
// products are added, in registers.
// CHECK-LABEL: func @last_sums
// CHECK: scf.for
// CHECK-COUNT-12: vector.store
// CHECK: scf.for
// CHECK-COUNT-12: vector.load
// CHECK: vector.fma
// CHECK-COUNT-12: math.absf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @last_sums(%a: memref<24x7xf32>, %b: memref<7x16xf32>, %c: memref<24x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<24x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<24x7xf32>, memref<7x16xf32>) outs(%c : memref<24x16xf32>)
      attrs = {ten.sums = "some", ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<24x7xf32>, memref<7x16xf32>) outs(%c : memref<24x16xf32>)
      attrs = {ten.sums = "last", ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<24x16xf32>) outs(%c : memref<24x16xf32>) {
  ^bb0(%x: f32, %old: f32):
    %0 = math.absf %x : f32
    linalg.yield %0 : f32
  }
  return
}

// But not where something else is read from where the first sums go.
// CHECK-LABEL: func @last_sums_in_place
// CHECK-NOT: arith.addf
// CHECK: linalg.generic
// CHECK: return
func.func @last_sums_in_place(%a: memref<24x7xf32>, %b: memref<7x16xf32>, %d: memref<24x16xf32> {ten.in_place}, %c: memref<24x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<24x16xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<24x7xf32>, memref<7x16xf32>) outs(%c : memref<24x16xf32>)
      attrs = {ten.sums = "some", ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<24x7xf32>, memref<7x16xf32>) outs(%c : memref<24x16xf32>)
      attrs = {ten.sums = "last", ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%c, %d : memref<24x16xf32>, memref<24x16xf32>) outs(%c : memref<24x16xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// Two sums along what is one row of memory are one loop.
#taps = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>
#window = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#place = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-LABEL: func @one_run
// CHECK: scf.for {{.*}} = %c0 to %c96 step %c1
// CHECK-COUNT-12: vector.fma
// CHECK: scf.yield
// Code for several steps is made last; each is done before the next begins.
// STEPS-LABEL: func @one_run
// STEPS: scf.for {{.*}} = %c0 to %c96 step %c1
// STEPS-COUNT-12: vector.fma
// STEPS-NOT: vector.fma
// STEPS: llvm.inline_asm has_side_effects "", "=v,=v,=v,=v,0,1,2,3"
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true, count = 4 : i32>>}
// STEPS: return
func.func @one_run(%a: memref<8x32xf32>, %b: memref<3x32x16xf32>, %c: memref<6x16xf32>) {
  linalg.generic {indexing_maps = [#taps, #window, #place], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : memref<8x32xf32>, memref<3x32x16xf32>) outs(%c : memref<6x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// As many steps as leave none over, and few enough iterations for the end of
// the loop to be foreseen.
#row = affine_map<(d0, d1, d2) -> (d0, d2)>
#panel = affine_map<(d0, d1, d2) -> (d2, d1)>
#sums = affine_map<(d0, d1, d2) -> (d0, d1)>
// STEPS-LABEL: func @steps_of_seven
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true, count = 7 : i32>>}
func.func @steps_of_seven(%a: memref<6x203xf32>, %b: memref<203x16xf32>, %c: memref<6x16xf32>) {
  linalg.generic {indexing_maps = [#row, #panel, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x203xf32>, memref<203x16xf32>) outs(%c : memref<6x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Four of a number that nothing divides, that is too large, or that is not
// known.
// STEPS-LABEL: func @steps_left
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true, count = 4 : i32>>}
func.func @steps_left(%a: memref<6x43xf32>, %b: memref<43x16xf32>, %c: memref<6x16xf32>) {
  linalg.generic {indexing_maps = [#row, #panel, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x43xf32>, memref<43x16xf32>) outs(%c : memref<6x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// STEPS-LABEL: func @any_number
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true, count = 4 : i32>>}
func.func @any_number(%a: memref<6x?xf32>, %b: memref<?x16xf32>, %c: memref<6x16xf32>) {
  linalg.generic {indexing_maps = [#row, #panel, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x?xf32>, memref<?x16xf32>) outs(%c : memref<6x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// The end of a loop of sixteen is foreseen, and integers gain nothing.
// STEPS-LABEL: func @short
// STEPS-NOT: inline_asm
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
func.func @short(%a: memref<6x16xf32>, %b: memref<16x16xf32>, %c: memref<6x16xf32>) {
  linalg.generic {indexing_maps = [#row, #panel, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x16xf32>, memref<16x16xf32>) outs(%c : memref<6x16xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: f32, %y: f32, %sum: f32):
    %0 = arith.mulf %x, %y fastmath<contract> : f32
    %1 = arith.addf %sum, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// STEPS-LABEL: func @integers
// STEPS-NOT: inline_asm
// STEPS: } {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}
func.func @integers(%a: memref<6x64xi32>, %b: memref<64x16xi32>, %c: memref<6x16xi32>) {
  linalg.generic {indexing_maps = [#row, #panel, #sums], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<6x64xi32>, memref<64x16xi32>) outs(%c : memref<6x16xi32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%x: i32, %y: i32, %sum: i32):
    %0 = arith.muli %x, %y : i32
    %1 = arith.addi %sum, %0 : i32
    linalg.yield %1 : i32
  }
  return
}

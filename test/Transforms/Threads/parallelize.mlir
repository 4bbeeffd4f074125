// RUN: tensor-opt %s -ten-parallelize -canonicalize -cse | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>
#none = affine_map<(i, j) -> ()>

// Rows, by chunks that divide them evenly.
// CHECK-LABEL: @map(
// CHECK-SAME: %[[X:.*]]: memref<1024x1024xf32>, %[[Y:.*]]: memref<1024x1024xf32>)
// CHECK: scf.forall (%[[C:.*]]) in (32) {
// CHECK:   %[[FROM:.*]] = arith.muli %[[C]], %c32
// CHECK-DAG: %[[XS:.*]] = memref.subview %[[X]][%[[FROM]], 0] [32, 1024] [1, 1]
// CHECK-DAG: %[[YS:.*]] = memref.subview %[[Y]][%[[FROM]], 0] [32, 1024] [1, 1]
// CHECK:   linalg.generic {{.*}} ins(%[[XS]] : {{.*}}) outs(%[[YS]] : {{.*}})
// CHECK: }
func.func @map(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<1024x1024xf32>) outs(%y : memref<1024x1024xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    %1 = arith.addf %0, %in : f32
    linalg.yield %1 : f32
  }
  return
}

// Little work stays as it is.
// CHECK-LABEL: @small(
// CHECK-NOT: scf.forall
func.func @small(%x: memref<64x64xf32>, %y: memref<64x64xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// Functions of so many elements take 5 us or more, wherever memory is.
// CHECK-LABEL: @functions(
// CHECK: scf.forall (%{{.*}}) in (2)
func.func @functions(%x: memref<40x100xf32>, %y: memref<40x100xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<40x100xf32>) outs(%y : memref<40x100xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    %1 = math.tanh %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.tanh %2 : f32
    linalg.yield %3 : f32
  }
  return
}

// What only moves elements for 18 us, where memory is far away, while products of 12 us are
// divided (see below).
// CHECK-LABEL: @moves(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @moves(%x: memref<4096x16xf32>, %y: memref<4096x16xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4096x16xf32>) outs(%y : memref<4096x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// What is no kernel stays as it is.
// CHECK-LABEL: @host(
// CHECK-NOT: scf.forall
func.func @host(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<1024x1024xf32>) outs(%y : memref<1024x1024xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// 1021 rows are a prime number: sizes are constants in both branches.
// CHECK-LABEL: @uneven(
// CHECK: scf.forall (%[[C:.*]]) in (33) {
// CHECK:   %[[WHOLE:.*]] = arith.cmpi ult, %[[C]], %c32
// CHECK:   scf.if %[[WHOLE]] {
// CHECK:     memref.subview %{{.*}}[%{{.*}}, 0] [31, 1024] [1, 1]
// CHECK:   } else {
// CHECK:     memref.subview %{{.*}}[992, 0] [29, 1024] [1, 1]
func.func @uneven(%x: memref<1021x1024xf32>, %y: memref<1021x1024xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<1021x1024xf32>) outs(%y : memref<1021x1024xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    %1 = arith.addf %0, %in : f32
    linalg.yield %1 : f32
  }
  return
}

// The index of a row counts from the chunk's first.
// CHECK-LABEL: @index(
// CHECK: scf.forall (%[[C:.*]]) in
// CHECK:   %[[FROM:.*]] = arith.muli %[[C]]
// CHECK:   linalg.generic
// CHECK:     %[[I:.*]] = linalg.index 0
// CHECK:     affine.apply #{{.*}}(%[[FROM]])[%[[I]]]
func.func @index(%y: memref<4096x1024xi32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%y : memref<4096x1024xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %0 = arith.index_cast %i : index to i32
    linalg.yield %0 : i32
  }
  return
}

// Parts of a sum, each from 0, then added in order to what was there.
// CHECK-LABEL: @sum(
// CHECK-SAME: %[[X:.*]]: memref<4096x1024xf32>, %[[Y:.*]]: memref<f32>)
// CHECK: linalg.fill ins(%{{.*}}) outs(%[[Y]] : memref<f32>)
// CHECK: %[[PARTS:.*]] = memref.alloc() : memref<[[N:[0-9]+]]x16xf32>
// CHECK: scf.forall (%[[C:.*]]) in ([[N]]) {
// CHECK:   %[[PART:.*]] = memref.subview %[[PARTS]][%[[C]], 0] [1, 1] [1, 1]
// CHECK:   linalg.fill ins(%{{.*}}) outs(%[[PART]]
// CHECK:   linalg.generic {{.*}}outs(%[[PART]]
// CHECK: }
// CHECK: %[[ALL:.*]] = memref.subview %[[PARTS]][0, 0] {{\[}}[[N]], 1] [1, 1]
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[ALL]] : {{.*}}) outs(%[[Y]]
func.func @sum(%x: memref<4096x1024xf32>, %y: memref<f32>) attributes {ten.kernel = "reduce"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<f32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : memref<4096x1024xf32>) outs(%y : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %0 : f32
  }
  return
}

// Floats whose order of addition is not open are not divided.
// CHECK-LABEL: @in_order(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @in_order(%x: memref<4096x1024xf32>, %y: memref<f32>) attributes {ten.kernel = "reduce"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<f32>)
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : memref<4096x1024xf32>) outs(%y : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// A sum that is no combination of the old one with something is not divided.
// CHECK-LABEL: @last(
// CHECK-NOT: scf.forall
func.func @last(%x: memref<4096x1024xf32>, %y: memref<f32>) attributes {ten.kernel = "reduce"} {
  linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : memref<4096x1024xf32>) outs(%y : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.subf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// Sizes that the run knows: so does it decide.
// CHECK-LABEL: @dynamic(
// CHECK: %[[N:.*]] = memref.dim
// CHECK: %[[SMALL:.*]] = arith.cmpi ult, %{{.*}}, %c20000000
// CHECK: %[[CHUNK:.*]] = arith.select %[[SMALL]]
// CHECK: %[[COUNT:.*]] = arith.ceildivui %[[N]], %[[CHUNK]]
// CHECK: scf.forall (%[[C:.*]]) in (%[[COUNT]]) {
// CHECK:   %[[FROM:.*]] = arith.muli %[[C]], %[[CHUNK]]
// CHECK:   %[[LEFT:.*]] = arith.subi %[[N]], %[[FROM]]
// CHECK:   %[[SIZE:.*]] = arith.minui %[[CHUNK]], %[[LEFT]]
// CHECK:   memref.subview %{{.*}}[%[[FROM]], 0] [%[[SIZE]], 1024] [1, 1]
func.func @dynamic(%x: memref<?x1024xf32>, %y: memref<?x1024xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x1024xf32>) outs(%y : memref<?x1024xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// The row from which the sums of a tile start is taken along.
// CHECK-LABEL: @row(
// CHECK-SAME: %[[ROW:.*]]: memref<64xi32>
// CHECK-NOT: linalg.{{fill|generic}}
// CHECK: scf.forall
// CHECK:   %[[PART:.*]] = memref.subview %{{.*}} : memref<4096x64xi32> to
// CHECK:   linalg.generic {{.*}} ins({{.*}}) outs(%[[PART]]
// CHECK:   linalg.generic {{.*}}"reduction"{{.*}} outs(%[[PART]] {{.*}}ten.tile
// CHECK: }
// CHECK-NOT: linalg.{{fill|generic}}
// CHECK: return
func.func @row(%row: memref<64xi32>, %x: memref<4096x256xi32>, %w: memref<256x64xi32>, %y: memref<4096x64xi32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%row : memref<64xi32>) outs(%y : memref<4096x64xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<4096x256xi32>, memref<256x64xi32>) outs(%y : memref<4096x64xi32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 16, heights = [14]>} {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %0 = arith.muli %a, %b : i32
    %1 = arith.addi %out, %0 : i32
    linalg.yield %1 : i32
  }
  return
}

// Rows that an operand's memory runs across stay together, for blocks of both;
// the loop inside is divided as well.
// CHECK-LABEL: @turned(
// CHECK: scf.forall (%{{.*}}) in (24) {
// CHECK-DAG: memref.subview %{{.*}} [16, 33, 4, 16]
// CHECK-DAG: memref.subview %{{.*}} [16, 4, 33, 16]
func.func @turned(%x: memref<16x33x24x64xf32>, %y: memref<64x24x33x16xf32>) attributes {ten.kernel = "map"} {
  linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (l, k, j, i)>, affine_map<(i, j, k, l) -> (i, j, k, l)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : memref<16x33x24x64xf32>) outs(%y : memref<64x24x33x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

#lhs = affine_map<(i, p, j, k) -> (i, k)>
#rhs = affine_map<(i, p, j, k) -> (p, k, j)>
#places = affine_map<(i, p, j, k) -> (i, p * 16 + j)>
#overlap = affine_map<(i, p, j, k) -> (i, p * 8 + j)>

// A few tiles of rows are divided, so that threads keep their rows.
// CHECK-LABEL: @few_rows(
// CHECK: scf.forall (%[[C:.*]]) in (2) {
// CHECK-DAG: memref.subview %{{.*}}[%{{.*}}, 0] [10, 100] [1, 1]
// CHECK-DAG: memref.subview %{{.*}}[%{{.*}}, 0] [10, 416] [1, 1]
func.func @few_rows(%x: memref<20x100xf32>, %w: memref<26x100x16xf32>, %y: memref<20x416xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<20x416xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #places], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<20x100xf32>, memref<26x100x16xf32>) outs(%y : memref<20x416xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// 29 rows make chunks of 12, 12 and 5: the panels of the right side are divided
// instead, each of which has columns of its own.
// CHECK-LABEL: @panels(
// CHECK: scf.forall (%[[C:.*]]) in (2) {
// CHECK-DAG: memref.subview %{{.*}}[%{{.*}}, 0, 0] [13, 100, 16] [1, 1, 1]
// CHECK-DAG: memref.subview %{{.*}}[0, %{{.*}}] [29, 208] [1, 1]
func.func @panels(%x: memref<29x100xf32>, %w: memref<26x100x16xf32>, %y: memref<29x416xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<29x416xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #places], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<29x100xf32>, memref<26x100x16xf32>) outs(%y : memref<29x416xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Rows that divide evenly come before panels, which are used for all of them.
// CHECK-LABEL: @rows_first(
// CHECK: scf.forall (%[[C:.*]]) in (2) {
// CHECK-DAG: memref.subview %{{.*}}[%{{.*}}, 0] [12, 100] [1, 1]
// CHECK-DAG: memref.subview %{{.*}}[%{{.*}}, 0] [12, 416] [1, 1]
func.func @rows_first(%x: memref<24x100xf32>, %w: memref<26x100x16xf32>, %y: memref<24x416xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<24x416xf32>)
  linalg.generic {indexing_maps = [#lhs, #rhs, #places], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<24x100xf32>, memref<26x100x16xf32>) outs(%y : memref<24x416xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Panels whose columns overlap are not divided.
// CHECK-LABEL: @overlapping(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @overlapping(%x: memref<1x4096xf32>, %w: memref<26x4096x16xf32>, %y: memref<1x216xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#lhs, #rhs, #overlap], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<1x4096xf32>, memref<26x4096x16xf32>) outs(%y : memref<1x216xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// No number of whole tiles divides 3136 rows: chunks are whole tiles of 6 rows
// all the same, and the last has fewer rows, at least a tile's.
// CHECK-LABEL: @ragged(
// CHECK: scf.forall (%[[C:.*]]) in (53) {
// CHECK:   %[[FROM:.*]] = arith.muli %[[C]], %c60
// CHECK:   %[[LEFT:.*]] = arith.subi %c3136, %[[FROM]]
// CHECK:   %[[ROWS:.*]] = arith.minui %[[LEFT]], %c60
// CHECK:   linalg.fill
// CHECK:   linalg.generic {{.*}} memref<?x256xf32{{.*}}ten.least_rows = 16 : i64
// CHECK: }
// CHECK-NOT: scf.if
// CHECK: return
func.func @ragged(%x: memref<3136x256xf32>, %w: memref<256x64xf32>, %y: memref<3136x64xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<3136x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<3136x256xf32>, memref<256x64xf32>) outs(%y : memref<3136x64xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b fastmath<contract> : f32
    %1 = arith.addf %out, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// What is added to memory is added once.
// CHECK-LABEL: @not_ragged(
// CHECK: scf.forall (%{{.*}}) in (56) {
// CHECK-NOT: ten.least_rows
// CHECK: return
func.func @not_ragged(%x: memref<3136x256xf32>, %w: memref<256x64xf32>, %y: memref<3136x64xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : memref<3136x256xf32>, memref<256x64xf32>) outs(%y : memref<3136x64xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b fastmath<contract> : f32
    %1 = arith.addf %out, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// One of seven chunks is what the other threads would wait for: sums that are
// added to what is there, of 196 rows, are fourteen chunks.
// CHECK-LABEL: func @even
// CHECK: scf.forall (%{{.*}}) in (14) {
#even_row = affine_map<(d0, d1, d2) -> (d0, d2)>
#even_panel = affine_map<(d0, d1, d2) -> (d2, d1)>
#even_sum = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @even(%x: memref<196x512xf32>, %w: memref<512x64xf32>, %y: memref<196x64xf32>) attributes {ten.kernel = "contract"} {
  linalg.generic {indexing_maps = [#even_row, #even_panel, #even_sum], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<196x512xf32>, memref<512x64xf32>) outs(%y : memref<196x64xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %0 = arith.mulf %a, %b fastmath<contract> : f32
    %1 = arith.addf %s, %0 fastmath<contract> : f32
    linalg.yield %1 : f32
  }
  return
}

// Parts of sums of which each iteration adds several, one after the other.
// CHECK-LABEL: @several(
// CHECK: %[[PARTS:.*]] = memref.alloc() : memref<32x1024xf32>
// CHECK: scf.forall (%{{.*}}) in (32)
// CHECK: linalg.fill
// CHECK: linalg.generic
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[PARTS]]
func.func @several(%x: memref<4096x1024xf32>, %y: memref<1024xf32>) attributes {ten.kernel = "reduce"} {
  %r = memref.alloc() : memref<2048x1024xi8>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (2 * i, j)>, affine_map<(i, j) -> (2 * i + 1, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%r, %x, %x : memref<2048x1024xi8>, memref<4096x1024xf32>, memref<4096x1024xf32>) outs(%y : memref<1024xf32>) {
  ^bb0(%size: i8, %a: f32, %b: f32, %sum: f32):
    %0 = arith.addf %sum, %a fastmath<reassoc> : f32
    %1 = arith.addf %0, %b fastmath<reassoc> : f32
    linalg.yield %1 : f32
  }
  return
}

// Too large for parts: a chunk has a long part of each row.
// CHECK-LABEL: @long_parts(
// CHECK: scf.forall (%{{.*}}) in (8)
// CHECK: memref.subview %{{.*}}[0, %{{.*}}] [100, 7500]
func.func @long_parts(%x: memref<100x60000xf32>, %y: memref<60000xf32>) attributes {ten.kernel = "reduce"} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<100x60000xf32>) outs(%y : memref<60000xf32>) {
  ^bb0(%a: f32, %sum: f32):
    %0 = arith.addf %sum, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// Rows are not divided for more chunks than there are sums of rows.
// CHECK-LABEL: @whole_rows(
// CHECK: scf.forall (%{{.*}}) in (20)
// CHECK: memref.subview %{{.*}}[%{{.*}}, 0, 0] [1, 200, 1000]
func.func @whole_rows(%x: memref<20x200x1000xf32>, %y: memref<20x1000xf32>) attributes {ten.kernel = "reduce"} {
  linalg.generic {indexing_maps = [affine_map<(n, i, j) -> (n, i, j)>, affine_map<(n, i, j) -> (n, j)>], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x : memref<20x200x1000xf32>) outs(%y : memref<20x1000xf32>) {
  ^bb0(%a: f32, %sum: f32):
    %0 = arith.addf %sum, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// Of features in one tile and as many places as the run has, places are divided.
// CHECK-LABEL: func.func @places
// CHECK: %[[H:.*]] = memref.dim %arg2, %c0
// CHECK: scf.forall (%[[CHUNK:.*]]) in
// CHECK:   memref.subview %arg2[%{{.*}}, 0, 0] [%{{.*}}, %{{.*}}, 64]
// CHECK:   linalg.generic
#out = affine_map<(f, h, w, i) -> (h, w, f)>
func.func @places(%x: memref<?x?x64xf32>, %k: memref<64x64xf32>, %y: memref<?x?x64xf32>) attributes {ten.kernel = "conv"} {
  linalg.generic {indexing_maps = [affine_map<(f, h, w, i) -> (h, w, i)>, affine_map<(f, h, w, i) -> (i, f)>, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %k : memref<?x?x64xf32>, memref<64x64xf32>) outs(%y : memref<?x?x64xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 16, heights = [16, 14, 9, 6]>} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

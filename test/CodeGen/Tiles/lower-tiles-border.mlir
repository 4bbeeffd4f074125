// RUN: tensor-opt %s -ten-lower-tiles -canonicalize -cse | FileCheck %s

#weight = affine_map<(c, y, x, ky, kx) -> (ky, kx, c)>
#out = affine_map<(c, y, x, ky, kx) -> (y, x, c)>

// An operand that is 0 around memory. Rows of the tile are all places of a line:
// which of them are outside is known, and a line is inside as a whole or not.
// Then what zeros give is added once: NaN where a weight is not finite, else the
// zero that is their sum.
// CHECK-LABEL: func @line
// CHECK-SAME: %[[X:.*]]: memref<5x6x8xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-DAG: %[[MINUS:.*]] = arith.constant dense<-0.000000e+00> : vector<8xf32>
// CHECK: scf.for %[[Y:.*]] = %c0 to %c5
// CHECK: scf.for %[[KY:.*]] = %c0 to %c3
// CHECK: %[[AT:.*]] = arith.addi %{{.*}}, %[[KY]]
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[AT]], %c5
// CHECK: scf.if %[[INSIDE]]
// CHECK-NOT: maskedload
// CHECK: vector.fma %[[ZERO]], %{{.*}}, %{{.*}} : vector<8xf32>
// CHECK-COUNT-17: vector.fma
// CHECK: } else {
// CHECK: vector.fma %{{.*}}, %{{.*}}, %[[MINUS]]
// CHECK-COUNT-2: vector.fma
// CHECK-COUNT-6: arith.addf
// CHECK-NOT: vector.fma
// CHECK-NOT: linalg
// CHECK: return
func.func @line(%x: memref<5x6x8xf32>, %w: memref<3x3x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %cm1 = arith.constant -1 : index
  linalg.fill ins(%zero : f32) outs(%sums : memref<5x6x8xf32>)
  linalg.generic {indexing_maps = [#weight, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%w : memref<3x3x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%weight: f32, %sum: f32):
    %c = linalg.index 0 : index
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = arith.addi %y, %ky : index
    %1 = arith.addi %0, %cm1 : index
    %2 = arith.cmpi ult, %1, %c5 : index
    %3 = arith.maxsi %1, %c0 : index
    %4 = arith.minsi %3, %c4 : index
    %column = linalg.index 2 : index
    %kx = linalg.index 4 : index
    %5 = arith.addi %column, %kx : index
    %6 = arith.addi %5, %cm1 : index
    %7 = arith.cmpi ult, %6, %c6 : index
    %8 = arith.maxsi %6, %c0 : index
    %9 = arith.minsi %8, %c5 : index
    %10 = arith.andi %2, %7 : i1
    %11 = memref.load %x[%4, %9, %c] : memref<5x6x8xf32>
    %12 = arith.select %10, %11, %zero : f32
    %13 = arith.mulf %12, %weight fastmath<contract> : f32
    %14 = arith.addf %sum, %13 fastmath<contract> : f32
    linalg.yield %14 : f32
  }
  return
}

// Parts of a line: only the first place may be before it, and the last behind.
// CHECK-LABEL: func @parts
// CHECK: scf.if
// CHECK-COUNT-2: vector.maskedload
// CHECK-NOT: vector.maskedload
// CHECK: } else {
// CHECK-NOT: linalg
// CHECK: return
func.func @parts(%x: memref<5x6x8xf32>, %w: memref<3x3x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  linalg.fill ins(%zero : f32) outs(%sums : memref<5x6x8xf32>)
  linalg.generic {indexing_maps = [#weight, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%w : memref<3x3x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [3]>} {
  ^bb0(%weight: f32, %sum: f32):
    %c = linalg.index 0 : index
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = affine.apply affine_map<()[y, k] -> (y + k - 1)>()[%y, %ky]
    %2 = arith.cmpi ult, %0, %c5 : index
    %3 = arith.maxsi %0, %c0 : index
    %4 = arith.minsi %3, %c4 : index
    %column = linalg.index 2 : index
    %kx = linalg.index 4 : index
    %6 = affine.apply affine_map<()[x, k] -> (x + k - 1)>()[%column, %kx]
    %7 = arith.cmpi ult, %6, %c6 : index
    %8 = arith.maxsi %6, %c0 : index
    %9 = arith.minsi %8, %c5 : index
    %10 = arith.andi %2, %7 : i1
    %11 = memref.load %x[%4, %9, %c] : memref<5x6x8xf32>
    %12 = arith.select %10, %11, %zero : f32
    %13 = arith.mulf %12, %weight fastmath<contract> : f32
    %14 = arith.addf %sum, %13 fastmath<contract> : f32
    linalg.yield %14 : f32
  }
  return
}

// Part of an image, at a step of 2: its place is not one of the nest's loops.
// CHECK-LABEL: func @step
// CHECK-SAME: %[[FIRST:[^ :]*]]: index
// CHECK: arith.muli %[[FIRST]], %c2
// CHECK-COUNT-12: vector.fma
// CHECK-NOT: linalg
// CHECK: return
func.func @step(%x: memref<9x8x8xf32>, %w: memref<3x3x8xf32>, %sums: memref<2x4x8xf32>, %first: index) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  linalg.fill ins(%zero : f32) outs(%sums : memref<2x4x8xf32>)
  linalg.generic {indexing_maps = [#weight, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%w : memref<3x3x8xf32>) outs(%sums : memref<2x4x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [4]>} {
  ^bb0(%weight: f32, %sum: f32):
    %c = linalg.index 0 : index
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = affine.apply affine_map<(first)[y, k] -> (first * 2 + y * 2 + k)>(%first)[%y, %ky]
    %2 = arith.cmpi ult, %0, %c9 : index
    %3 = arith.maxsi %0, %c0 : index
    %4 = arith.minsi %3, %c8 : index
    %column = linalg.index 2 : index
    %kx = linalg.index 4 : index
    %6 = affine.apply affine_map<()[x, k] -> (x * 2 + k)>()[%column, %kx]
    %7 = arith.cmpi ult, %6, %c8 : index
    %8 = arith.maxsi %6, %c0 : index
    %9 = arith.minsi %8, %c7 : index
    %10 = arith.andi %2, %7 : i1
    %11 = memref.load %x[%4, %9, %c] : memref<9x8x8xf32>
    %12 = arith.select %10, %11, %zero : f32
    %13 = arith.mulf %12, %weight fastmath<contract> : f32
    %14 = arith.addf %sum, %13 fastmath<contract> : f32
    linalg.yield %14 : f32
  }
  return
}

// What is asked is not whether the place is in memory: no tile.
// CHECK-LABEL: func @other_condition
// CHECK: linalg.generic
func.func @other_condition(%x: memref<6x8xf32>, %w: memref<3x8xf32>, %sums: memref<6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [affine_map<(c, x, k) -> (k, c)>, affine_map<(c, x, k) -> (x, c)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%w : memref<3x8xf32>) outs(%sums : memref<6x8xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%weight: f32, %sum: f32):
    %c = linalg.index 0 : index
    %column = linalg.index 1 : index
    %kx = linalg.index 2 : index
    %6 = affine.apply affine_map<()[x, k] -> (x + k - 1)>()[%column, %kx]
    %7 = arith.cmpi ult, %6, %c4 : index
    %8 = arith.maxsi %6, %c0 : index
    %9 = arith.minsi %8, %c5 : index
    %11 = memref.load %x[%9, %c] : memref<6x8xf32>
    %12 = arith.select %7, %11, %zero : f32
    %13 = arith.mulf %12, %weight fastmath<contract> : f32
    %14 = arith.addf %sum, %13 fastmath<contract> : f32
    linalg.yield %14 : f32
  }
  return
}

// Nor is what is there elsewhere 0.
// CHECK-LABEL: func @other_value
// CHECK: linalg.generic
func.func @other_value(%x: memref<6x8xf32>, %w: memref<3x8xf32>, %sums: memref<6x8xf32>) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  linalg.generic {indexing_maps = [affine_map<(c, x, k) -> (k, c)>, affine_map<(c, x, k) -> (x, c)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%w : memref<3x8xf32>) outs(%sums : memref<6x8xf32>) attrs = {ten.tile = #ten.tile<row = 1, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%weight: f32, %sum: f32):
    %c = linalg.index 0 : index
    %column = linalg.index 1 : index
    %kx = linalg.index 2 : index
    %6 = affine.apply affine_map<()[x, k] -> (x + k - 1)>()[%column, %kx]
    %7 = arith.cmpi ult, %6, %c6 : index
    %8 = arith.maxsi %6, %c0 : index
    %9 = arith.minsi %8, %c5 : index
    %11 = memref.load %x[%9, %c] : memref<6x8xf32>
    %12 = arith.select %7, %11, %one : f32
    %13 = arith.mulf %12, %weight fastmath<contract> : f32
    %14 = arith.addf %sum, %13 fastmath<contract> : f32
    linalg.yield %14 : f32
  }
  return
}

#copy = affine_map<(c, y, x, ky, kx, i) -> (y + ky, x + kx, i)>
#kernel = affine_map<(c, y, x, ky, kx, i) -> (ky, kx, i, c)>
#made = affine_map<(c, y, x, ky, kx, i) -> (y, x, c)>

// A copy that has zeros in its first and its last row, as the body says: a row
// of the window that reads these is not multiplied. The bits of what zeros give
// are gathered once for all rows of the tile: NaN where a weight is not finite;
// else 0 where a product is 0, and -0 where all are.
// CHECK-LABEL: func @zero_rows
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-DAG: %[[NONE:.*]] = arith.constant dense<0> : vector<8xi32>
// CHECK: scf.for %[[Y:.*]] = %c0 to %c5
// CHECK: scf.for %[[KY:.*]] = %c0 to %c3
// CHECK: %[[AT:.*]] = arith.addi %{{.*}}, %[[KY]]
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[AT]], %c5
// CHECK: scf.if %[[INSIDE]]
// CHECK: scf.for
// CHECK-NOT: arith.select
// CHECK-COUNT-6: vector.fma
// CHECK: } else {
// CHECK: scf.for {{.*}}iter_args(%{{.*}} = %[[NONE]])
// CHECK-NOT: vector.fma
// CHECK: %[[PRODUCT:.*]] = arith.mulf %{{.*}}, %[[ZERO]]
// CHECK: %[[NEGATED:.*]] = arith.negf %[[PRODUCT]]
// CHECK: %[[BITS:.*]] = arith.bitcast %[[NEGATED]] : vector<8xf32> to vector<8xi32>
// CHECK: arith.ori %{{.*}}, %[[BITS]]
// CHECK: %[[ALL:.*]] = arith.bitcast
// CHECK: arith.negf %[[ALL]]
// CHECK-COUNT-6: arith.addf
// CHECK-NOT: vector.fma
// CHECK-NOT: linalg
// CHECK: return
func.func @zero_rows(%x: memref<7x8x32xf32>, %w: memref<3x3x32x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c5 = arith.constant 5 : index
  linalg.fill ins(%zero : f32) outs(%sums : memref<5x6x8xf32>)
  linalg.generic {indexing_maps = [#copy, #kernel, #made], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %w : memref<7x8x32xf32>, memref<3x3x32x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%read: f32, %weight: f32, %sum: f32):
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = affine.apply affine_map<()[y, k] -> (y + k - 1)>()[%y, %ky]
    %1 = arith.cmpi ult, %0, %c5 : index
    %2 = arith.select %1, %read, %zero : f32
    %3 = arith.mulf %2, %weight fastmath<contract> : f32
    %4 = arith.addf %sum, %3 fastmath<contract> : f32
    linalg.yield %4 : f32
  }
  return
}

// Rows of a tile that are not all outside, or all inside: no such tiles.
// CHECK-LABEL: func @zero_columns
// CHECK: arith.select
// CHECK: return
func.func @zero_columns(%x: memref<7x8x32xf32>, %w: memref<3x3x32x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c6 = arith.constant 6 : index
  linalg.fill ins(%zero : f32) outs(%sums : memref<5x6x8xf32>)
  linalg.generic {indexing_maps = [#copy, #kernel, #made], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %w : memref<7x8x32xf32>, memref<3x3x32x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%read: f32, %weight: f32, %sum: f32):
    %column = linalg.index 2 : index
    %kx = linalg.index 4 : index
    %0 = affine.apply affine_map<()[y, k] -> (y + k - 1)>()[%column, %kx]
    %1 = arith.cmpi ult, %0, %c6 : index
    %2 = arith.select %1, %read, %zero : f32
    %3 = arith.mulf %2, %weight fastmath<contract> : f32
    %4 = arith.addf %sum, %3 fastmath<contract> : f32
    linalg.yield %4 : f32
  }
  return
}

// What is added where the input is 0 is not 0, or of two inputs one is: no such
// tiles.
// CHECK-LABEL: func @not_a_product
// CHECK: arith.select
// CHECK: return
func.func @not_a_product(%x: memref<7x8x32xf32>, %w: memref<3x3x32x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [#copy, #kernel, #made], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %w : memref<7x8x32xf32>, memref<3x3x32x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%read: f32, %weight: f32, %sum: f32):
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = affine.apply affine_map<()[y, k] -> (y + k - 1)>()[%y, %ky]
    %1 = arith.cmpi ult, %0, %c5 : index
    %2 = arith.select %1, %read, %zero : f32
    %3 = arith.addf %2, %weight : f32
    %4 = arith.addf %sum, %3 fastmath<contract> : f32
    linalg.yield %4 : f32
  }
  return
}
// CHECK-LABEL: func @two_inputs
// CHECK-COUNT-2: arith.select
// CHECK: return
func.func @two_inputs(%x: memref<7x8x32xf32>, %w: memref<3x3x32x8xf32>, %sums: memref<5x6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [#copy, #kernel, #made], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %w : memref<7x8x32xf32>, memref<3x3x32x8xf32>) outs(%sums : memref<5x6x8xf32>) attrs = {ten.tile = #ten.tile<row = 2, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%read: f32, %weight: f32, %sum: f32):
    %y = linalg.index 1 : index
    %ky = linalg.index 3 : index
    %0 = affine.apply affine_map<()[y, k] -> (y + k - 1)>()[%y, %ky]
    %1 = arith.cmpi ult, %0, %c5 : index
    %2 = arith.select %1, %read, %zero : f32
    %5 = arith.select %1, %weight, %zero : f32
    %3 = arith.mulf %2, %5 fastmath<contract> : f32
    %4 = arith.addf %sum, %3 fastmath<contract> : f32
    linalg.yield %4 : f32
  }
  return
}

// Nothing is summed.
// CHECK-LABEL: func @no_sums
// CHECK: arith.select
// CHECK: return
func.func @no_sums(%x: memref<5x8xf32>, %sums: memref<5x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  linalg.generic {indexing_maps = [affine_map<(c, y) -> (y, c)>, affine_map<(c, y) -> (y, c)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<5x8xf32>) outs(%sums : memref<5x8xf32>) attrs = {ten.tile = #ten.tile<row = -1, column = 0, lanes = 8, heights = [6]>} {
  ^bb0(%read: f32, %sum: f32):
    %y = linalg.index 1 : index
    %0 = arith.cmpi ult, %y, %c4 : index
    %1 = arith.select %0, %read, %zero : f32
    %2 = arith.addf %sum, %1 fastmath<contract> : f32
    linalg.yield %2 : f32
  }
  return
}

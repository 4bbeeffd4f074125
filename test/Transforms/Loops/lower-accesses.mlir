// RUN: tensor-opt %s -split-input-file -ten-linalg-to-loops | FileCheck %s --check-prefix=LOOPS
// RUN: tensor-opt %s -split-input-file -ten-fold-accesses | FileCheck %s --check-prefix=FOLD
// RUN: tensor-opt %s -split-input-file -ten-flatten-views | FileCheck %s --check-prefix=FLAT

// Linalg on memrefs becomes loops; arithmetic that could be folded is not looked at.
// LOOPS-LABEL: @double
// LOOPS: arith.addi
// LOOPS: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step
// LOOPS: %[[X:.*]] = memref.load %{{.*}}[%[[I]]]
// LOOPS: memref.store %{{.*}}, %{{.*}}[%[[I]]]
// LOOPS-NOT: linalg
// FOLD-LABEL: @double
// FOLD: linalg.generic
#id = affine_map<(d0) -> (d0)>
func.func @double(%x: memref<8xf32>, %y: memref<8xf32>) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.addi %c1, %c1 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  }
  return %c2 : index
}

// -----

// A load through a view is one of the whole memref.
// FOLD-LABEL: @load_of_view
// FOLD-SAME: %[[X:.*]]: memref<64xf32>, %[[I:.*]]: index, %[[J:.*]]: index
// FOLD: %[[K:.*]] = affine.apply #{{.*}}()[%[[I]], %[[J]]]
// FOLD: memref.load %[[X]][%[[K]]] : memref<64xf32>
// FLAT-LABEL: @load_of_view
// FLAT: memref.extract_strided_metadata
// FLAT: memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [8], strides: [1]
// FLAT-NOT: memref.subview
// LOOPS-LABEL: @load_of_view
// LOOPS: memref.subview
func.func @load_of_view(%x: memref<64xf32>, %i: index, %j: index) -> f32 {
  %v = memref.subview %x[%i] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
  %0 = memref.load %v[%j] : memref<8xf32, strided<[1], offset: ?>>
  return %0 : f32
}

// -----

// Folded through a collapse of contiguous dimensions, an access would divide: it is
// a cast instead. Where one dimension is all, there is nothing to divide.
// FOLD-LABEL: @collapse
// FOLD: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [32], strides: [1]
// FOLD: memref.load %{{.*}}[%{{.*}}] : memref<32xf32
// FOLD-NOT: affine.delinearize_index
// FOLD-LABEL: @unit
// FOLD: memref.load %{{.*}} : memref<1x8xf32>
func.func @collapse(%x: memref<4x8xf32>, %i: index) -> f32 {
  %v = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %0 = memref.load %v[%i] : memref<32xf32>
  return %0 : f32
}
func.func @unit(%x: memref<1x8xf32>, %i: index) -> f32 {
  %v = memref.collapse_shape %x [[0, 1]] : memref<1x8xf32> into memref<8xf32>
  %0 = memref.load %v[%i] : memref<8xf32>
  return %0 : f32
}

// RUN: tensor-opt %s -split-input-file -ten-attach-target=gpu=sm_80 -ten-kernels-to-gpu -canonicalize -cse | FileCheck %s

// The input's pieces are copied as they are, zeros in the padding: 8 numbers
// where there is a place, otherwise none.
#w = affine_map<(b, y, x, i, j, c, o) -> (i, j, c, o)>
#r = affine_map<(b, y, x, i, j, c, o) -> (b, y, x, o)>
func.func private @conv_0(%in: memref<1x14x14x64xf16>, %w: memref<3x3x64x64xf16>, %out: memref<1x14x14x64xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  %zero = arith.constant 0.000000e+00 : f16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %c14 = arith.constant 14 : index
  linalg.fill ins(%cst : f32) outs(%out : memref<1x14x14x64xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x3x64x64xf16>) outs(%out : memref<1x14x14x64xf32>) {
  ^bb0(%weight: f16, %sum: f32):
    %y = linalg.index 1 : index
    %i = linalg.index 3 : index
    %yi = arith.addi %y, %i : index
    %row = arith.subi %yi, %c1 : index
    %hasRow = arith.cmpi ult, %row, %c14 : index
    %rowLow = arith.maxsi %row, %c0 : index
    %safeRow = arith.minsi %rowLow, %c13 : index
    %x = linalg.index 2 : index
    %j = linalg.index 4 : index
    %xj = arith.addi %x, %j : index
    %column = arith.subi %xj, %c1 : index
    %hasColumn = arith.cmpi ult, %column, %c14 : index
    %inside = arith.andi %hasRow, %hasColumn : i1
    %columnLow = arith.maxsi %column, %c0 : index
    %safeColumn = arith.minsi %columnLow, %c13 : index
    %c = linalg.index 5 : index
    %loaded = memref.load %in[%c0, %safeRow, %safeColumn, %c] : memref<1x14x14x64xf16>
    %padded = arith.select %inside, %loaded, %zero : f16
    %0 = arith.extf %padded : f16 to f32
    %1 = arith.extf %weight : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%in: memref<1x14x14x64xf16>, %w: memref<3x3x64x64xf16>, %out: memref<1x14x14x64xf32>) {
  ten.launch @conv_0(%in, %w) into(%out) : (memref<1x14x14x64xf16>, memref<3x3x64x64xf16>) into (memref<1x14x14x64xf32>)
  return
}
// CHECK-LABEL: gpu.func @conv_0
// CHECK: %[[INSIDE:.*]] = arith.andi %{{.*}}, %{{.*}} : i1
// CHECK: %[[PLACE:.*]] = arith.andi
// CHECK: %[[BOTH:.*]] = arith.andi %[[INSIDE]], %[[PLACE]] : i1
// CHECK-NEXT: %[[COUNT:.*]] = arith.select %[[BOTH]], %c8, %c0
// CHECK-NEXT: nvgpu.device_async_copy %arg0[%c0, %{{.*}}, %{{.*}}, %{{.*}}], %{{.*}}, 8, %[[COUNT]]
// CHECK-NOT: memref.load %arg0
// CHECK: nvvm.mma.sync

// -----

// What is not zero in the padding, or depends on the feature, is computed
// element by element; the products go to tensor cores all the same.
#w = affine_map<(b, y, i, c, o) -> (i, c, o)>
#r = affine_map<(b, y, i, c, o) -> (b, y, o)>
func.func private @conv_0(%in: memref<1x40x64xf16>, %w: memref<3x64x64xf16>, %out: memref<1x38x64xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  %one = arith.constant 1.000000e+00 : f16
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  linalg.fill ins(%cst : f32) outs(%out : memref<1x38x64xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x64x64xf16>) outs(%out : memref<1x38x64xf32>) {
  ^bb0(%weight: f16, %sum: f32):
    %y = linalg.index 1 : index
    %i = linalg.index 2 : index
    %row = arith.addi %y, %i : index
    %inside = arith.cmpi ult, %row, %c20 : index
    %c = linalg.index 3 : index
    %loaded = memref.load %in[%c0, %row, %c] : memref<1x40x64xf16>
    %padded = arith.select %inside, %loaded, %one : f16
    %0 = arith.extf %padded : f16 to f32
    %1 = arith.extf %weight : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%in: memref<1x40x64xf16>, %w: memref<3x64x64xf16>, %out: memref<1x38x64xf32>) {
  ten.launch @conv_0(%in, %w) into(%out) : (memref<1x40x64xf16>, memref<3x64x64xf16>) into (memref<1x38x64xf32>)
  return
}
// CHECK-LABEL: gpu.func @conv_0
// CHECK-NOT: nvgpu.device_async_copy %arg0
// CHECK: memref.load %arg0
// CHECK: nvvm.mma.sync

// -----

// Nor is a condition on the number itself one on its place.
#w = affine_map<(y, i, c, o) -> (i, c, o)>
#r = affine_map<(y, i, c, o) -> (y, o)>
func.func private @conv_0(%in: memref<40x64xf16>, %w: memref<3x64x64xf16>, %out: memref<38x64xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  %zero = arith.constant 0.000000e+00 : f16
  linalg.fill ins(%cst : f32) outs(%out : memref<38x64xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x64x64xf16>) outs(%out : memref<38x64xf32>) {
  ^bb0(%weight: f16, %sum: f32):
    %y = linalg.index 0 : index
    %i = linalg.index 1 : index
    %row = arith.addi %y, %i : index
    %c = linalg.index 2 : index
    %loaded = memref.load %in[%row, %c] : memref<40x64xf16>
    %positive = arith.cmpf ogt, %loaded, %zero : f16
    %relu = arith.select %positive, %loaded, %zero : f16
    %0 = arith.extf %relu : f16 to f32
    %1 = arith.extf %weight : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%in: memref<40x64xf16>, %w: memref<3x64x64xf16>, %out: memref<38x64xf32>) {
  ten.launch @conv_0(%in, %w) into(%out) : (memref<40x64xf16>, memref<3x64x64xf16>) into (memref<38x64xf32>)
  return
}
// CHECK-LABEL: gpu.func @conv_0
// CHECK-NOT: nvgpu.device_async_copy %arg0
// CHECK: memref.load %arg0
// CHECK: nvvm.mma.sync

// -----

// Four groups of 32 features: each is one of a batch, its input's features a
// part that begins at a whole piece.
#w = affine_map<(y, i, c, o) -> (i, c, o)>
#r = affine_map<(y, i, c, o) -> (y, o)>
#group = affine_map<()[s0, s1] -> (s0 + (s1 floordiv 32) * 16)>
func.func private @conv_0(%in: memref<40x64xf16>, %w: memref<3x16x128xf16>, %out: memref<38x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<38x128xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x16x128xf16>) outs(%out : memref<38x128xf32>) {
  ^bb0(%weight: f16, %sum: f32):
    %y = linalg.index 0 : index
    %i = linalg.index 1 : index
    %row = arith.addi %y, %i : index
    %c = linalg.index 2 : index
    %o = linalg.index 3 : index
    %feature = affine.apply #group()[%c, %o]
    %loaded = memref.load %in[%row, %feature] : memref<40x64xf16>
    %0 = arith.extf %loaded : f16 to f32
    %1 = arith.extf %weight : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%in: memref<40x64xf16>, %w: memref<3x16x128xf16>, %out: memref<38x128xf32>) {
  ten.launch @conv_0(%in, %w) into(%out) : (memref<40x64xf16>, memref<3x16x128xf16>) into (memref<38x128xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@conv_0 blocks in (%c4,
// CHECK-LABEL: gpu.func @conv_0
// CHECK: nvgpu.device_async_copy %arg0
// CHECK: nvgpu.device_async_copy %arg1
// CHECK: nvvm.mma.sync

// -----

// A loop that a factor knows otherwise than by the group is of the batch: too
// few columns are left.
#w = affine_map<(y, i, c, o) -> (i, c, o)>
#r = affine_map<(y, i, c, o) -> (y, o)>
#both = affine_map<()[s0, s1] -> (s0 + (s1 floordiv 32) * 16 + s1 mod 2)>
func.func private @conv_0(%in: memref<40x66xf16>, %w: memref<3x16x128xf16>, %out: memref<38x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<38x128xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x16x128xf16>) outs(%out : memref<38x128xf32>) {
  ^bb0(%weight: f16, %sum: f32):
    %y = linalg.index 0 : index
    %i = linalg.index 1 : index
    %row = arith.addi %y, %i : index
    %c = linalg.index 2 : index
    %o = linalg.index 3 : index
    %feature = affine.apply #both()[%c, %o]
    %loaded = memref.load %in[%row, %feature] : memref<40x66xf16>
    %0 = arith.extf %loaded : f16 to f32
    %1 = arith.extf %weight : f16 to f32
    %2 = arith.mulf %0, %1 fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%in: memref<40x66xf16>, %w: memref<3x16x128xf16>, %out: memref<38x128xf32>) {
  ten.launch @conv_0(%in, %w) into(%out) : (memref<40x66xf16>, memref<3x16x128xf16>) into (memref<38x128xf32>)
  return
}
// CHECK-LABEL: gpu.func @conv_0
// CHECK-NOT: nvvm.mma.sync
// CHECK: gpu.return

// -----

// An operand that is read from where the sums go is no factor.
#w = affine_map<(y, c, o) -> (c, o)>
#r = affine_map<(y, c, o) -> (y, o)>
func.func private @conv_0(%w: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ten.kernel = "conv"} {
  %c32 = arith.constant 32 : index
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%w : memref<64x64xf32>) outs(%out : memref<64x64xf32>) {
  ^bb0(%weight: f32, %sum: f32):
    %y = linalg.index 0 : index
    %c = linalg.index 1 : index
    %row = arith.remui %y, %c32 : index
    %loaded = memref.load %out[%row, %c] : memref<64x64xf32>
    %2 = arith.mulf %loaded, %weight : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%w: memref<64x64xf32>, %out: memref<64x64xf32>) {
  ten.launch @conv_0(%w) into(%out) : (memref<64x64xf32>) into (memref<64x64xf32>)
  return
}
// CHECK-LABEL: gpu.func @conv_0
// CHECK-NOT: address_space<workgroup>
// CHECK: gpu.return

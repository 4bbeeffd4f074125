// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize | FileCheck %s

// A padded convolution with steps, and a bias: the kernel computes both, and a
// launch behind it the bias alone, where a library has computed the sums and not
// the whole.
#place = affine_map<()[y, i] -> (y * 2 + i - 1)>
#w = affine_map<(b, y, x, i, j, c, o) -> (i, j, c, o)>
#r = affine_map<(b, y, x, i, j, c, o) -> (b, y, x, o)>
#id = affine_map<(b, y, x, o) -> (b, y, x, o)>
#feature = affine_map<(b, y, x, o) -> (o)>
func.func private @conv_0(%in: memref<3x29x30x64xf32>, %w: memref<3x3x64x64xf32>, %bias: memref<64xf32>, %out: memref<3x15x15x64xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  %c0 = arith.constant 0 : index
  %c28 = arith.constant 28 : index
  %c29 = arith.constant 29 : index
  %c30 = arith.constant 30 : index
  linalg.fill ins(%cst : f32) outs(%out : memref<3x15x15x64xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x3x64x64xf32>) outs(%out : memref<3x15x15x64xf32>) {
  ^bb0(%weight: f32, %sum: f32):
    %b = linalg.index 0 : index
    %y = linalg.index 1 : index
    %i = linalg.index 3 : index
    %row = affine.apply #place()[%y, %i]
    %hasRow = arith.cmpi ult, %row, %c29 : index
    %rowLow = arith.maxsi %row, %c0 : index
    %safeRow = arith.minsi %rowLow, %c28 : index
    %x = linalg.index 2 : index
    %j = linalg.index 4 : index
    %column = affine.apply #place()[%x, %j]
    %hasColumn = arith.cmpi ult, %column, %c30 : index
    %inside = arith.andi %hasRow, %hasColumn : i1
    %columnLow = arith.maxsi %column, %c0 : index
    %safeColumn = arith.minsi %columnLow, %c29 : index
    %c = linalg.index 5 : index
    %loaded = memref.load %in[%b, %safeRow, %safeColumn, %c] : memref<3x29x30x64xf32>
    %padded = arith.select %inside, %loaded, %cst : f32
    %2 = arith.mulf %padded, %weight fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  linalg.generic {indexing_maps = [#id, #feature, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%out, %bias : memref<3x15x15x64xf32>, memref<64xf32>) outs(%out : memref<3x15x15x64xf32>) {
  ^bb0(%sum: f32, %more: f32, %o: f32):
    %0 = arith.addf %sum, %more : f32
    linalg.yield %0 : f32
  }
  return
}
func.func @main(%in: memref<3x29x30x64xf32>, %w: memref<3x3x64x64xf32>, %bias: memref<64xf32>, %out: memref<3x15x15x64xf32>) {
  ten.launch @conv_0(%in, %w, %bias) into(%out) : (memref<3x29x30x64xf32>, memref<3x3x64x64xf32>, memref<64xf32>) into (memref<3x15x15x64xf32>)
  return
}
// Spatial dimensions, both types, groups; sizes and strides of the input, the
// kernel, the result; zeros before and behind it, steps, gaps. Of the columns
// the last is not read by a window at an odd place.
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@conv_0 {{.*}} args(%{{.*}} : memref<3x29x30x64xf32>, %{{.*}} : memref<3x3x64x64xf32>, %{{.*}} : memref<3x15x15x64xf32>, %{{.*}} : memref<64xf32>)
// CHECK-SAME: {ten.convolution = {numbers = array<i64: 2, 2, 2, 1,
// CHECK-SAME: 3, 64, 29, 30, 1, 55680, 1, 1920, 64, 1,
// CHECK-SAME: 64, 64, 3, 3, 1, 1, 64, 12288, 4096, 1,
// CHECK-SAME: 3, 64, 15, 15, 1, 14400, 1, 960, 64, 1,
// CHECK-SAME: 1, 1, 0, 1, 0, 0, 2, 2, 1, 1, 1, 1>, operands = array<i64: 0, 1, 2>, whole = array<i64: 2, 3>, whole_type = 2 : i64}}
// CHECK: gpu.launch_func @kernels::@conv_0_1 {{.*}} {ten.after_library}
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.module

// -----

// What is not zero outside, is read reversed, or is computed before it is
// multiplied is no convolution of a library's.
#w = affine_map<(b, y, i, c, o) -> (i, c, o)>
#r = affine_map<(b, y, i, c, o) -> (b, y, o)>
#same = affine_map<(b, y, i, c, o) -> (b, y + i, c)>
#place = affine_map<()[y, i] -> (y + i - 1)>
#back = affine_map<()[y, i] -> (-y - i + 201)>
func.func private @conv_0(%in: memref<4x200x64xf32>, %w: memref<3x64x128xf32>, %out: memref<4x200x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  %one = arith.constant 1.000000e+00 : f32
  %c0 = arith.constant 0 : index
  %c199 = arith.constant 199 : index
  %c200 = arith.constant 200 : index
  linalg.fill ins(%cst : f32) outs(%out : memref<4x200x128xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x64x128xf32>) outs(%out : memref<4x200x128xf32>) {
  ^bb0(%weight: f32, %sum: f32):
    %b = linalg.index 0 : index
    %y = linalg.index 1 : index
    %i = linalg.index 2 : index
    %row = affine.apply #place()[%y, %i]
    %hasRow = arith.cmpi ult, %row, %c200 : index
    %rowLow = arith.maxsi %row, %c0 : index
    %safeRow = arith.minsi %rowLow, %c199 : index
    %c = linalg.index 3 : index
    %loaded = memref.load %in[%b, %safeRow, %c] : memref<4x200x64xf32>
    %padded = arith.select %hasRow, %loaded, %one : f32
    %2 = arith.mulf %padded, %weight fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func private @conv_1(%in: memref<4x202x64xf32>, %w: memref<3x64x128xf32>, %out: memref<4x200x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<4x200x128xf32>)
  linalg.generic {indexing_maps = [#w, #r], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]}
      ins(%w : memref<3x64x128xf32>) outs(%out : memref<4x200x128xf32>) {
  ^bb0(%weight: f32, %sum: f32):
    %b = linalg.index 0 : index
    %y = linalg.index 1 : index
    %i = linalg.index 2 : index
    %row = affine.apply #back()[%y, %i]
    %c = linalg.index 3 : index
    %loaded = memref.load %in[%b, %row, %c] : memref<4x202x64xf32>
    %2 = arith.mulf %loaded, %weight fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func private @conv_2(%in: memref<4x202x64xf32>, %w: memref<3x64x128xf32>, %out: memref<4x200x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<4x200x128xf32>)
  linalg.generic {indexing_maps = [#same, #w, #r], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]}
      ins(%in, %w : memref<4x202x64xf32>, memref<3x64x128xf32>) outs(%out : memref<4x200x128xf32>) {
  ^bb0(%x: f32, %weight: f32, %sum: f32):
    %0 = arith.maximumf %x, %cst : f32
    %2 = arith.mulf %0, %weight fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
// The same without what is computed is one.
func.func private @conv_3(%in: memref<4x202x64xf32>, %w: memref<3x64x128xf32>, %out: memref<4x200x128xf32>) attributes {ten.kernel = "conv"} {
  %cst = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%cst : f32) outs(%out : memref<4x200x128xf32>)
  linalg.generic {indexing_maps = [#same, #w, #r], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel"]}
      ins(%in, %w : memref<4x202x64xf32>, memref<3x64x128xf32>) outs(%out : memref<4x200x128xf32>) {
  ^bb0(%x: f32, %weight: f32, %sum: f32):
    %2 = arith.mulf %x, %weight fastmath<contract> : f32
    %3 = arith.addf %sum, %2 fastmath<reassoc,contract> : f32
    linalg.yield %3 : f32
  }
  return
}
func.func @main(%a: memref<4x200x64xf32>, %b: memref<4x202x64xf32>, %w: memref<3x64x128xf32>, %out: memref<4x200x128xf32>) {
  ten.launch @conv_0(%a, %w) into(%out) : (memref<4x200x64xf32>, memref<3x64x128xf32>) into (memref<4x200x128xf32>)
  ten.launch @conv_1(%b, %w) into(%out) : (memref<4x202x64xf32>, memref<3x64x128xf32>) into (memref<4x200x128xf32>)
  ten.launch @conv_2(%b, %w) into(%out) : (memref<4x202x64xf32>, memref<3x64x128xf32>) into (memref<4x200x128xf32>)
  ten.launch @conv_3(%b, %w) into(%out) : (memref<4x202x64xf32>, memref<3x64x128xf32>) into (memref<4x200x128xf32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@conv_0
// CHECK-NOT: ten.convolution
// CHECK: gpu.launch_func @kernels::@conv_3
// CHECK-SAME: ten.convolution = {numbers = array<i64: 1, 2, 2, 1, 4, 64, 202, 1, 1, 12928, 1, 64, 1, 1,

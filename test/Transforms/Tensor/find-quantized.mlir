// RUN: tensor-opt %s -ten-find-quantized -split-input-file | FileCheck %s
// RUN: tensor-opt %s -ten-find-quantized -split-input-file --remarks-filter=ten-find-quantized --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A scale for each group of 32 along the sums.
// CHECK-LABEL: @integers(
// CHECK-SAME: %[[X:.*]]: tensor<2x256xf32>, %[[Q:.*]]: tensor<128x256xi4>, %[[S:.*]]: tensor<128x8xf16>
// CHECK-NEXT: %[[W:.*]] = ten.dequantize %[[Q]] scale %[[S]] : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
// CHECK-NEXT: %[[Y:.*]] = ten.contract %[[X]], %[[W]] contracting = [1] x [1] accumulate f32
// CHECK-NEXT: return %[[Y]]
// REMARK: weights stay quantized
func.func @integers(%x: tensor<2x256xf32>, %q: tensor<128x256xi4>, %s: tensor<128x8xf16>) -> tensor<2x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.reshape %0 : tensor<128x256xf32> -> tensor<128x8x32xf32>
  %2 = ten.convert %s : tensor<128x8xf16> -> tensor<128x8xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<128x8xf32> -> tensor<128x8x32xf32>
  %4 = ten.mul %1, %3 : tensor<128x8x32xf32>
  %5 = ten.reshape %4 : tensor<128x8x32xf32> -> tensor<128x256xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %6 : tensor<2x128xf32>
}

// -----

// What masks, shifts and a difference leave are numbers of 4 bits.
// CHECK-LABEL: @nibbles(
// CHECK: %[[C:.*]] = ten.concat
// CHECK: %[[I:.*]] = ten.convert %[[C]] : tensor<128x8x32xi8> -> tensor<128x8x32xi4>
// CHECK: %[[Q:.*]] = ten.reshape %[[I]] : tensor<128x8x32xi4> -> tensor<128x256xi4>
// CHECK: ten.dequantize %[[Q]] scale %{{.*}} : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
func.func @nibbles(%x: tensor<1x256xf32>, %p: tensor<128x8x16xui8>, %s: tensor<128x8xf16>) -> tensor<1x128xf32> {
  %c4 = ten.constant dense<4> : tensor<128x8x16xui8>
  %c8 = ten.constant dense<8> : tensor<128x8x16xi8>
  %c15 = ten.constant dense<15> : tensor<128x8x16xui8>
  %0 = ten.and %p, %c15 : tensor<128x8x16xui8>
  %1 = ten.convert %0 : tensor<128x8x16xui8> -> tensor<128x8x16xi8>
  %2 = ten.sub %1, %c8 : tensor<128x8x16xi8>
  %3 = ten.shr_unsigned %p, %c4 : tensor<128x8x16xui8>
  %4 = ten.convert %3 : tensor<128x8x16xui8> -> tensor<128x8x16xi8>
  %5 = ten.sub %4, %c8 : tensor<128x8x16xi8>
  %6 = ten.concat %2, %5 dim = 2 : tensor<128x8x16xi8>, tensor<128x8x16xi8> -> tensor<128x8x32xi8>
  %7 = ten.convert %6 : tensor<128x8x32xi8> -> tensor<128x8x32xf32>
  %8 = ten.convert %s : tensor<128x8xf16> -> tensor<128x8xf32>
  %9 = ten.broadcast %8 dims = [0, 1] : tensor<128x8xf32> -> tensor<128x8x32xf32>
  %10 = ten.mul %7, %9 : tensor<128x8x32xf32>
  %11 = ten.reshape %10 : tensor<128x8x32xf32> -> tensor<128x256xf32>
  %12 = ten.contract %x, %11 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %12 : tensor<1x128xf32>
}

// -----

// A zero point of integers, for groups of a matrix the other way round.
// CHECK-LABEL: @zero_points(
// CHECK: ten.dequantize %{{.*}} zero %{{.*}} scale %{{.*}} plus %{{.*}} : (tensor<128x256xui4>, tensor<128x8xui8>, tensor<128x8xf32>, tensor<1x1xf32>) -> tensor<128x256xf32>
func.func @zero_points(%x: tensor<1x256xf32>, %q: tensor<8x32x128xui4>, %z: tensor<8x128xui4>, %s: tensor<8x128xf32>) -> tensor<1x128xf32> {
  %m = ten.constant dense<0.5> : tensor<256x128xf32>
  %0 = ten.convert %q : tensor<8x32x128xui4> -> tensor<8x32x128xi8>
  %1 = ten.convert %z : tensor<8x128xui4> -> tensor<8x128xi8>
  %2 = ten.broadcast %1 dims = [0, 2] : tensor<8x128xi8> -> tensor<8x32x128xi8>
  %3 = ten.sub %0, %2 : tensor<8x32x128xi8>
  %4 = ten.convert %3 : tensor<8x32x128xi8> -> tensor<8x32x128xf32>
  %5 = ten.broadcast %s dims = [0, 2] : tensor<8x128xf32> -> tensor<8x32x128xf32>
  %6 = ten.mul %5, %4 : tensor<8x32x128xf32>
  %7 = ten.reshape %6 : tensor<8x32x128xf32> -> tensor<256x128xf32>
  %8 = ten.add %7, %m : tensor<256x128xf32>
  %9 = ten.contract %x, %8 contracting = [1] x [0] : tensor<1x256xf32>, tensor<256x128xf32> -> tensor<1x128xf32>
  return %9 : tensor<1x128xf32>
}

// -----

// On the left, narrower numbers, converted to the sums' type.
// CHECK-LABEL: @left(
// CHECK: %[[W:.*]] = ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi8>, tensor<128x1xbf16>) -> tensor<128x256xbf16>
// CHECK: %[[Y:.*]] = ten.contract %{{.*}}, %[[W]] contracting = [1] x [1] accumulate f32 : tensor<3x256xbf16>, tensor<128x256xbf16> -> tensor<3x128xf32>
// CHECK: ten.transpose %[[Y]] perm = [1, 0]
func.func @left(%x: tensor<256x3xbf16>, %q: tensor<128x256xi8>, %s: tensor<128xbf16>) -> tensor<128x3xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xbf16>
  %1 = ten.broadcast %s dims = [0] : tensor<128xbf16> -> tensor<128x256xbf16>
  %2 = ten.mul %0, %1 : tensor<128x256xbf16>
  %3 = ten.contract %2, %x contracting = [1] x [0] : tensor<128x256xbf16>, tensor<256x3xbf16> -> tensor<128x3xf32>
  return %3 : tensor<128x3xf32>
}

// -----

// A number for each place along the sums, the same for all rows of the weights;
// of blocks that are no vectors, as many.
// CHECK-LABEL: @each(
// CHECK: %[[T:.*]] = ten.reshape %{{.*}} : tensor<1x1x32x8xf32> -> tensor<1x256xf32>
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} scale %[[T]] : (tensor<128x256xi8>, tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<128x256xf32>
func.func @each(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<256xf32>, %t: tensor<32xf32>) -> tensor<2x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<256xf32> -> tensor<128x256xf32>
  %2 = ten.mul %0, %1 : tensor<128x256xf32>
  %3 = ten.reshape %2 : tensor<128x256xf32> -> tensor<128x32x8xf32>
  %4 = ten.broadcast %t dims = [1] : tensor<32xf32> -> tensor<128x32x8xf32>
  %5 = ten.mul %3, %4 : tensor<128x32x8xf32>
  %6 = ten.reshape %5 : tensor<128x32x8xf32> -> tensor<128x256xf32>
  %7 = ten.contract %x, %6 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %7 : tensor<2x128xf32>
}

// -----

// Blocks that are no vectors and differ in rows; a number for each element.
// CHECK-LABEL: @blocks_of_8(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: their parameters are for blocks of 8 along the sums, not for 16, 32, 64, ..., and differ in rows
// REMARK: weights of integers are numbers in memory: has a parameter for each element
func.func @blocks_of_8(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<128x32xf32>, %e: tensor<128x256xf32>) -> (tensor<2x128xf32>, tensor<2x128xf32>) {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.reshape %0 : tensor<128x256xf32> -> tensor<128x32x8xf32>
  %2 = ten.broadcast %s dims = [0, 1] : tensor<128x32xf32> -> tensor<128x32x8xf32>
  %3 = ten.mul %1, %2 : tensor<128x32x8xf32>
  %4 = ten.reshape %3 : tensor<128x32x8xf32> -> tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  %6 = ten.mul %0, %e : tensor<128x256xf32>
  %7 = ten.contract %x, %6 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %5, %7 : tensor<2x128xf32>, tensor<2x128xf32>
}

// -----

// Scales of scales: one for each block of 32 in a block of 128, multiplied
// before or one after the other; integers of a product that does not wrap.
// CHECK-LABEL: @scales_of_scales(
// CHECK: %[[S:.*]] = ten.mul %{{.*}}, %{{.*}} : tensor<128x2x4x1xf32>
// CHECK: %[[R:.*]] = ten.reshape %[[S]] : tensor<128x2x4x1xf32> -> tensor<128x8xf32>
// CHECK: ten.dequantize %{{.*}} scale %[[R]] plus %{{.*}} : (tensor<128x256xui4>, tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x256xf32>
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} scale %{{.*}} : (tensor<128x256xui4>, tensor<128x8xi8>, tensor<128x8xf16>) -> tensor<128x256xf32>
func.func @scales_of_scales(%x: tensor<2x256xf32>, %q: tensor<128x256xui4>, %s: tensor<128x2x4xi8>, %d: tensor<128x2xf16>, %m: tensor<128x8xf32>) -> (tensor<2x128xf32>, tensor<2x128xf32>) {
  %0 = ten.convert %q : tensor<128x256xui4> -> tensor<128x256xf32>
  %1 = ten.reshape %0 : tensor<128x256xf32> -> tensor<128x2x4x32xf32>
  %2 = ten.convert %s : tensor<128x2x4xi8> -> tensor<128x2x4xf32>
  %3 = ten.convert %d : tensor<128x2xf16> -> tensor<128x2xf32>
  %4 = ten.broadcast %2 dims = [0, 1, 2] : tensor<128x2x4xf32> -> tensor<128x2x4x32xf32>
  %5 = ten.broadcast %3 dims = [0, 1] : tensor<128x2xf32> -> tensor<128x2x4x32xf32>
  %6 = ten.mul %4, %5 : tensor<128x2x4x32xf32>
  %7 = ten.mul %6, %1 : tensor<128x2x4x32xf32>
  %8 = ten.reshape %m : tensor<128x8xf32> -> tensor<128x2x4xf32>
  %9 = ten.broadcast %8 dims = [0, 1, 2] : tensor<128x2x4xf32> -> tensor<128x2x4x32xf32>
  %10 = ten.add %7, %9 : tensor<128x2x4x32xf32>
  %11 = ten.reshape %10 : tensor<128x2x4x32xf32> -> tensor<128x256xf32>
  %12 = ten.contract %x, %11 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  %13 = ten.convert %q : tensor<128x256xui4> -> tensor<128x256xi32>
  %14 = ten.reshape %13 : tensor<128x256xi32> -> tensor<128x2x4x32xi32>
  %15 = ten.convert %s : tensor<128x2x4xi8> -> tensor<128x2x4xi32>
  %16 = ten.broadcast %15 dims = [0, 1, 2] : tensor<128x2x4xi32> -> tensor<128x2x4x32xi32>
  %17 = ten.mul %14, %16 : tensor<128x2x4x32xi32>
  %18 = ten.convert %17 : tensor<128x2x4x32xi32> -> tensor<128x2x4x32xf32>
  %19 = ten.mul %18, %5 : tensor<128x2x4x32xf32>
  %20 = ten.reshape %19 : tensor<128x2x4x32xf32> -> tensor<128x256xf32>
  %21 = ten.contract %x, %20 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %12, %21 : tensor<2x128xf32>, tensor<2x128xf32>
}

// -----

// Products of integers that may wrap are no products of numbers.
// CHECK-LABEL: @wrapping(
// CHECK-NOT: ten.dequantize
// CHECK: return
func.func @wrapping(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<128xi8>) -> tensor<2x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xi16>
  %1 = ten.convert %s : tensor<128xi8> -> tensor<128xi16>
  %2 = ten.broadcast %1 dims = [0] : tensor<128xi16> -> tensor<128x256xi16>
  %3 = ten.mul %0, %2 : tensor<128x256xi16>
  %4 = ten.mul %3, %2 : tensor<128x256xi16>
  %5 = ten.convert %4 : tensor<128x256xi16> -> tensor<128x256xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %6 : tensor<2x128xf32>
}
// -----

// CHECK-LABEL: @wide(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: they have integers of more than 8 bits
func.func @wide(%x: tensor<2x256xf32>, %q: tensor<128x256xi16>) -> tensor<2x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi16> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %1 : tensor<2x128xf32>
}

// -----

// Steps are computed one after the other, so that each is rounded.
// CHECK-LABEL: @twice(
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} scale %{{.*}} : (tensor<128x256xi8>, tensor<128x1xf32>, tensor<1x1xf32>) -> tensor<128x256xf32>
func.func @twice(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<128xf32>, %t: tensor<f32>) -> tensor<2x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %2 = ten.mul %0, %1 : tensor<128x256xf32>
  %3 = ten.broadcast %t dims = [] : tensor<f32> -> tensor<128x256xf32>
  %4 = ten.mul %2, %3 : tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %5 : tensor<2x128xf32>
}

// -----

// An image of bytes is no matrix of weights.
// CHECK-LABEL: @image(
// CHECK-NOT: ten.dequantize
// CHECK: return
func.func @image(%x: tensor<64x784xui8>, %w: tensor<784x512xf32>) -> tensor<64x512xf32> {
  %c = ten.constant dense<0.00392> : tensor<64x784xf32>
  %0 = ten.convert %x : tensor<64x784xui8> -> tensor<64x784xf32>
  %1 = ten.mul %0, %c : tensor<64x784xf32>
  %2 = ten.contract %1, %w contracting = [1] x [0] : tensor<64x784xf32>, tensor<784x512xf32> -> tensor<64x512xf32>
  return %2 : tensor<64x512xf32>
}

// -----

// Nor is the larger one, where the other is bound.
// CHECK-LABEL: @bound_image(
// CHECK-NOT: ten.dequantize
// CHECK: return
func.func @bound_image(%w: tensor<32x784xf32> {ten.bound}, %x: tensor<64x784xui8>) -> tensor<32x64xf32> {
  %0 = ten.convert %x : tensor<64x784xui8> -> tensor<64x784xf32>
  %1 = ten.contract %w, %0 contracting = [1] x [1] : tensor<32x784xf32>, tensor<64x784xf32> -> tensor<32x64xf32>
  return %1 : tensor<32x64xf32>
}

// -----

// Numbers of a table, as NF4 has them, by codes of which two are in a byte.
// The bounds check of the index is decided by its range.
// CHECK-LABEL: @table(
// CHECK: %[[Q:.*]] = ten.convert %{{.*}} : tensor<128x128x2xui8> -> tensor<128x128x2xui4>
// CHECK: %[[C:.*]] = ten.reshape %[[Q]] : tensor<128x128x2xui4> -> tensor<128x256xui4>
// CHECK: ten.dequantize %[[C]] scale %{{.*}} table = dense<{{.*}}> : tensor<16xf32> : (tensor<128x256xui4>, tensor<128x8xf32>) -> tensor<128x256xf32>
func.func @table(%x: tensor<1x256xf32>, %p: tensor<128x128xui8>, %s: tensor<128x8xf32>) -> tensor<1x128xf32> {
  %t = ten.constant dense<[-1.0, -0.75, -0.5, -0.25, 0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 0.9, 0.95, 0.975, 1.0]> : tensor<16xf32>
  %nan = ten.constant dense<0x7FC00000> : tensor<128x256xf32>
  %c4 = ten.constant dense<4> : tensor<128x128xui8>
  %c15 = ten.constant dense<15> : tensor<128x128xui8>
  %zero = ten.constant dense<0> : tensor<128x256xi32>
  %size = ten.constant dense<16> : tensor<128x256xi32>
  %0 = ten.and %p, %c15 : tensor<128x128xui8>
  %1 = ten.shr_unsigned %p, %c4 : tensor<128x128xui8>
  %2 = ten.reshape %0 : tensor<128x128xui8> -> tensor<128x128x1xui8>
  %3 = ten.reshape %1 : tensor<128x128xui8> -> tensor<128x128x1xui8>
  %4 = ten.concat %2, %3 dim = 2 : tensor<128x128x1xui8>, tensor<128x128x1xui8> -> tensor<128x128x2xui8>
  %5 = ten.reshape %4 : tensor<128x128x2xui8> -> tensor<128x256xui8>
  %6 = ten.convert %5 : tensor<128x256xui8> -> tensor<128x256xi32>
  %7 = ten.compare lt %6, %zero : tensor<128x256xi32>
  %8 = ten.add %6, %size : tensor<128x256xi32>
  %9 = ten.select %7, %8, %6 : tensor<128x256xi32>
  %10 = ten.compare ge %9, %zero : tensor<128x256xi32>
  %11 = ten.gather %t[%9] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<16xf32>, tensor<128x256xi32> -> tensor<128x256xf32>
  %12 = ten.select %10, %11, %nan : tensor<128x256xf32>
  %13 = ten.reshape %12 : tensor<128x256xf32> -> tensor<128x8x32xf32>
  %14 = ten.broadcast %s dims = [0, 1] : tensor<128x8xf32> -> tensor<128x8x32xf32>
  %15 = ten.mul %13, %14 : tensor<128x8x32xf32>
  %16 = ten.reshape %15 : tensor<128x8x32xf32> -> tensor<128x256xf32>
  %17 = ten.contract %x, %16 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %17 : tensor<1x128xf32>
}

// -----

// A table of three numbers: the last one is for all places behind, as a gather
// clamps its indices. The numbers are rounded to the type of the weights.
// CHECK-LABEL: @short_table(
// CHECK: ten.dequantize %{{.*}} table = dense<[1.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00]> : tensor<4xbf16> : (tensor<128x256xui2>) -> tensor<128x256xbf16>
func.func @short_table(%x: tensor<1x256xbf16>, %p: tensor<128x256xui2>) -> tensor<1x128xf32> {
  %t = ten.constant dense<[1.0, 2.0, 4.001]> : tensor<3xf32>
  %0 = ten.convert %p : tensor<128x256xui2> -> tensor<128x256xi64>
  %1 = ten.gather %t[%0] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<3xf32>, tensor<128x256xi64> -> tensor<128x256xf32>
  %2 = ten.convert %1 : tensor<128x256xf32> -> tensor<128x256xbf16>
  %3 = ten.contract %x, %2 contracting = [1] x [1] accumulate f32 : tensor<1x256xbf16>, tensor<128x256xbf16> -> tensor<1x128xf32>
  return %3 : tensor<1x128xf32>
}

// -----

// Codes that may be larger than the table's places stay as wide as they are.
// CHECK-LABEL: @clamped(
// CHECK: ten.dequantize %{{.*}} table = dense<[1.000000e+00, 2.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, {{.*}}]> : tensor<16xf32> : (tensor<128x256xui4>) -> tensor<128x256xf32>
func.func @clamped(%x: tensor<1x256xf32>, %p: tensor<128x256xui4>) -> tensor<1x128xf32> {
  %t = ten.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %0 = ten.gather %t[%p] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<3xf32>, tensor<128x256xui4> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %1 : tensor<1x128xf32>
}

// -----

// A type of sixteen numbers is a table.
// CHECK-LABEL: @small_floats(
// CHECK: %[[C:.*]] = ten.bitcast %{{.*}} : tensor<128x256xf4E2M1FN> -> tensor<128x256xui4>
// CHECK: ten.dequantize %[[C]] table = dense<[0.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 6.000000e+00, -0.000000e+00, -5.000000e-01, -1.000000e+00, -1.500000e+00, -2.000000e+00, -3.000000e+00, -4.000000e+00, -6.000000e+00]> : tensor<16xf32>
func.func @small_floats(%x: tensor<1x256xf32>, %p: tensor<128x256xf4E2M1FN>) -> tensor<1x128xf32> {
  %0 = ten.convert %p : tensor<128x256xf4E2M1FN> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %1 : tensor<1x128xf32>
}

// -----

// Floats of 6 bits are numbers of a type of 8, to which they are converted once.
// CHECK-LABEL: @six_bits(
// CHECK: %[[A:.*]] = ten.convert %{{.*}} : tensor<128x256xf6E2M3FN> -> tensor<128x256xf8E4M3FN>
// CHECK: ten.dequantize %{{.*}} format = f8E4M3FN : (tensor<128x256xui8>) -> tensor<128x256xf32>
// CHECK: %[[B:.*]] = ten.convert %{{.*}} : tensor<128x256xf6E3M2FN> -> tensor<128x256xf8E5M2>
// CHECK: ten.dequantize %{{.*}} format = f8E5M2 : (tensor<128x256xui8>) -> tensor<128x256xf32>
func.func @six_bits(%x: tensor<1x256xf32>, %p: tensor<128x256xf6E2M3FN>, %r: tensor<128x256xf6E3M2FN>) -> (tensor<1x128xf32>, tensor<1x128xf32>) {
  %0 = ten.convert %p : tensor<128x256xf6E2M3FN> -> tensor<128x256xf32>
  %1 = ten.convert %r : tensor<128x256xf6E3M2FN> -> tensor<128x256xf32>
  %2 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %3 = ten.contract %x, %1 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %2, %3 : tensor<1x128xf32>, tensor<1x128xf32>
}

// -----

// Floats of 8 bits, read as their bits; converted exactly to another type first.
// CHECK-LABEL: @bytes_of_floats(
// CHECK: %[[C:.*]] = ten.bitcast %{{.*}} : tensor<128x256xf8E4M3FN> -> tensor<128x256xui8>
// CHECK: ten.dequantize %[[C]] scale %{{.*}} format = f8E4M3FN : (tensor<128x256xui8>, tensor<128x1xf32>) -> tensor<128x256xf32>
// CHECK: ten.dequantize %{{.*}} format = f8E5M2 : (tensor<128x256xui8>) -> tensor<128x256xf32>
func.func @bytes_of_floats(%x: tensor<1x256xf32>, %p: tensor<128x256xf8E4M3FN>, %r: tensor<128x256xf8E5M2>, %s: tensor<128xf32>) -> (tensor<1x128xf32>, tensor<1x128xf32>) {
  %0 = ten.convert %p : tensor<128x256xf8E4M3FN> -> tensor<128x256xbf16>
  %1 = ten.convert %0 : tensor<128x256xbf16> -> tensor<128x256xf32>
  %2 = ten.broadcast %s dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %3 = ten.mul %1, %2 : tensor<128x256xf32>
  %4 = ten.contract %x, %3 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %5 = ten.convert %r : tensor<128x256xf8E5M2> -> tensor<128x256xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4, %6 : tensor<1x128xf32>, tensor<1x128xf32>
}

// -----

// Tables that are no constants, indices that may be larger, numbers that are
// not finite (zeros pad panels), other floats of 8 bits.
// CHECK-LABEL: @no_tables(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: are taken from a table that the program does not have as a constant
// REMARK: weights of integers are numbers in memory: are taken from a table of more than 16 numbers, or by indices of an unknown range
// REMARK: weights of integers are numbers in memory: are taken from a table with numbers that are not finite
// REMARK: weights of integers are numbers in memory: are floats of 8 bits other than f8E4M3FN and f8E5M2
func.func @no_tables(%x: tensor<1x256xf32>, %p: tensor<128x256xui4>, %b: tensor<128x256xui8>, %t: tensor<16xf32>, %f: tensor<128x256xf8E4M3>) -> (tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>) {
  %c = ten.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]> : tensor<17xf32>
  %inf = ten.constant dense<[0.0, 1.0, 0x7F800000, 3.0]> : tensor<4xf32>
  %0 = ten.gather %t[%p] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<16xf32>, tensor<128x256xui4> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %2 = ten.gather %c[%b] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<17xf32>, tensor<128x256xui8> -> tensor<128x256xf32>
  %3 = ten.contract %x, %2 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %4 = ten.gather %inf[%p] collapsed = [0] start_index_map = [0] index_vector_dim = 2 slice_sizes = [1] : tensor<4xf32>, tensor<128x256xui4> -> tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %6 = ten.convert %f : tensor<128x256xf8E4M3> -> tensor<128x256xf32>
  %7 = ten.contract %x, %6 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %1, %3, %5, %7 : tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>
}

// -----

// A matrix for each batch, of bound weights; blocks of rows.
// CHECK-LABEL: @batches(
// CHECK-COUNT-3: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi4>, tensor<128x8xf32>) -> tensor<128x256xf32>
// CHECK-NOT: ten.dequantize
// CHECK: ten.concat %{{.*}} dim = 0 : tensor<1x2x128xf32>, tensor<1x2x128xf32>, tensor<1x2x128xf32> -> tensor<3x2x128xf32>
func.func @batches(%x: tensor<3x2x256xf32>, %q: tensor<3x128x256xi4> {ten.bound}, %s: tensor<3x2x8xf32> {ten.bound}) -> tensor<3x2x128xf32> {
  %0 = ten.convert %q : tensor<3x128x256xi4> -> tensor<3x128x256xf32>
  %1 = ten.reshape %0 : tensor<3x128x256xf32> -> tensor<3x2x64x8x32xf32>
  %2 = ten.broadcast %s dims = [0, 1, 3] : tensor<3x2x8xf32> -> tensor<3x2x64x8x32xf32>
  %3 = ten.mul %1, %2 : tensor<3x2x64x8x32xf32>
  %4 = ten.reshape %3 : tensor<3x2x64x8x32xf32> -> tensor<3x128x256xf32>
  %5 = ten.contract %x, %4 batch = [0] x [0] contracting = [2] x [2] : tensor<3x2x256xf32>, tensor<3x128x256xf32> -> tensor<3x2x128xf32>
  return %5 : tensor<3x2x128xf32>
}

// -----

// A slice divides blocks of 64 into blocks of 32; codes and scales are sliced.
// CHECK-LABEL: @slice(
// CHECK: %[[S:.*]] = ten.slice %{{.*}} start = [128, 1] limit = [256, 7] stride = [1, 1] : tensor<256x8xf32> -> tensor<128x6xf32>
// CHECK: %[[Q:.*]] = ten.slice %{{.*}} start = [128, 32] limit = [256, 224] stride = [1, 1] : tensor<256x256xi4> -> tensor<128x192xi4>
// CHECK: ten.dequantize %[[Q]] scale %[[S]] : (tensor<128x192xi4>, tensor<128x6xf32>) -> tensor<128x192xf32>
func.func @slice(%x: tensor<1x192xf32>, %q: tensor<256x256xi4>, %s: tensor<256x4xf32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<256x256xi4> -> tensor<256x256xf32>
  %1 = ten.reshape %0 : tensor<256x256xf32> -> tensor<256x4x64xf32>
  %2 = ten.broadcast %s dims = [0, 1] : tensor<256x4xf32> -> tensor<256x4x64xf32>
  %3 = ten.mul %1, %2 : tensor<256x4x64xf32>
  %4 = ten.reshape %3 : tensor<256x4x64xf32> -> tensor<256x256xf32>
  %5 = ten.slice %4 start = [128, 32] limit = [256, 224] stride = [1, 1] : tensor<256x256xf32> -> tensor<128x192xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<1x192xf32>, tensor<128x192xf32> -> tensor<1x128xf32>
  return %6 : tensor<1x128xf32>
}

// -----

// Two matrices side by side: codes of 4 and 8 bits, one scale a row and one for
// all rows; the same zero point, which stays one number.
// CHECK-LABEL: @concat(
// CHECK: ten.dequantize %{{.*}} zero %{{.*}} scale %{{.*}} : (tensor<192x256xi8>, tensor<1x1xf32>, tensor<192x1xf32>) -> tensor<192x256xf32>
func.func @concat(%x: tensor<1x256xf32>, %q: tensor<128x256xui4>, %r: tensor<64x256xi8>, %s: tensor<128xf32>, %t: tensor<1x1xf32>) -> tensor<1x192xf32> {
  %z = ten.constant dense<7.0> : tensor<128x256xf32>
  %y = ten.constant dense<7.0> : tensor<64x256xf32>
  %0 = ten.convert %q : tensor<128x256xui4> -> tensor<128x256xf32>
  %1 = ten.sub %0, %z : tensor<128x256xf32>
  %2 = ten.broadcast %s dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %3 = ten.mul %1, %2 : tensor<128x256xf32>
  %4 = ten.convert %r : tensor<64x256xi8> -> tensor<64x256xf32>
  %5 = ten.sub %4, %y : tensor<64x256xf32>
  %6 = ten.broadcast %t dims = [0, 1] : tensor<1x1xf32> -> tensor<64x256xf32>
  %7 = ten.mul %5, %6 : tensor<64x256xf32>
  %8 = ten.concat %3, %7 dim = 0 : tensor<128x256xf32>, tensor<64x256xf32> -> tensor<192x256xf32>
  %9 = ten.contract %x, %8 contracting = [1] x [1] : tensor<1x256xf32>, tensor<192x256xf32> -> tensor<1x192xf32>
  return %9 : tensor<1x192xf32>
}

// -----

// Matrices that are made in different ways.
// CHECK-LABEL: @no_concat(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: are concatenated of some that are made in different ways
func.func @no_concat(%x: tensor<1x256xf32>, %q: tensor<64x256xi8>, %r: tensor<64x256xi8>, %s: tensor<64xf32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<64x256xi8> -> tensor<64x256xf32>
  %1 = ten.broadcast %s dims = [0] : tensor<64xf32> -> tensor<64x256xf32>
  %2 = ten.mul %0, %1 : tensor<64x256xf32>
  %3 = ten.convert %r : tensor<64x256xi8> -> tensor<64x256xf32>
  %4 = ten.concat %2, %3 dim = 0 : tensor<64x256xf32>, tensor<64x256xf32> -> tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %5 : tensor<1x128xf32>
}

// -----

// One matrix of many, taken by an index, or by the rows of a list.
// CHECK-LABEL: @indexed(
// CHECK: %[[S:.*]] = ten.dynamic_slice %{{.*}} sizes = [1, 128, 1] : tensor<4x128x1xf32>
// CHECK: %[[Q:.*]] = ten.dynamic_slice %{{.*}} sizes = [1, 128, 256] : tensor<4x128x256xi8>
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi8>, tensor<128x1xf32>) -> tensor<128x256xf32>
// CHECK: ten.gather %{{.*}} slice_sizes = [1, 1] : tensor<512x1xf32>, tensor<128x1xi32> -> tensor<128x1xf32>
// CHECK: ten.gather %{{.*}} slice_sizes = [1, 256] : tensor<512x256xi8>, tensor<128x1xi32> -> tensor<128x256xi8>
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi8>, tensor<128x1xf32>) -> tensor<128x256xf32>
func.func @indexed(%x: tensor<1x256xf32>, %q: tensor<4x128x256xi8>, %s: tensor<4x128xf32>, %i: tensor<i32>, %l: tensor<128x1xi32>) -> (tensor<1x128xf32>, tensor<1x128xf32>) {
  %0 = ten.convert %q : tensor<4x128x256xi8> -> tensor<4x128x256xf32>
  %1 = ten.broadcast %s dims = [0, 1] : tensor<4x128xf32> -> tensor<4x128x256xf32>
  %2 = ten.mul %0, %1 : tensor<4x128x256xf32>
  %c = ten.constant dense<0> : tensor<i32>
  %3 = ten.dynamic_slice %2[%i, %c, %c] sizes = [1, 128, 256] : tensor<4x128x256xf32>, tensor<i32> -> tensor<1x128x256xf32>
  %4 = ten.reshape %3 : tensor<1x128x256xf32> -> tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %6 = ten.reshape %2 : tensor<4x128x256xf32> -> tensor<512x256xf32>
  %7 = ten.gather %6[%l] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 256] : tensor<512x256xf32>, tensor<128x1xi32> -> tensor<128x256xf32>
  %8 = ten.contract %x, %7 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %5, %8 : tensor<1x128xf32>, tensor<1x128xf32>
}

// -----

// A minimum minus the scaled codes; a quotient.
// CHECK-LABEL: @negated(
// CHECK: %[[S:.*]] = ten.neg %{{.*}} : tensor<128x1xf32>
// CHECK: ten.dequantize %{{.*}} scale %[[S]] plus %{{.*}} : (tensor<128x256xui8>, tensor<128x1xf32>, tensor<128x1xf32>) -> tensor<128x256xf32>
// CHECK: ten.dequantize %{{.*}} divide %{{.*}} scale %{{.*}} : (tensor<128x256xui8>, tensor<128x1xf32>, tensor<1x1xf32>) -> tensor<128x256xf32>
func.func @negated(%x: tensor<1x256xf32>, %q: tensor<128x256xui8>, %s: tensor<128xf32>, %m: tensor<128xf32>) -> (tensor<1x128xf32>, tensor<1x128xf32>) {
  %0 = ten.convert %q : tensor<128x256xui8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %2 = ten.broadcast %m dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %3 = ten.mul %0, %1 : tensor<128x256xf32>
  %4 = ten.sub %2, %3 : tensor<128x256xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %6 = ten.div %0, %1 : tensor<128x256xf32>
  %7 = ten.neg %6 : tensor<128x256xf32>
  %8 = ten.contract %x, %7 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %5, %8 : tensor<1x128xf32>, tensor<1x128xf32>
}

// -----

// A function of a code is a table: a square of codes with a sign, by their bits.
// CHECK-LABEL: @square(
// CHECK: %[[C:.*]] = ten.bitcast %{{.*}} : tensor<128x256xi4> -> tensor<128x256xui4>
// CHECK: ten.dequantize %[[C]] table = dense<[0.000000e+00, 1.000000e+00, 4.000000e+00, 9.000000e+00, 1.600000e+01, 2.500000e+01, 3.600000e+01, 4.900000e+01, 6.400000e+01, 4.900000e+01, 3.600000e+01, 2.500000e+01, 1.600000e+01, 9.000000e+00, 4.000000e+00, 1.000000e+00]> : tensor<16xf32>
func.func @square(%x: tensor<1x256xf32>, %q: tensor<128x256xi4>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.mul %0, %0 : tensor<128x256xf32>
  %2 = ten.contract %x, %1 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %2 : tensor<1x128xf32>
}

// -----

// Of 256 codes that make three numbers, a table of bytes has the place of each.
// CHECK-LABEL: @select(
// CHECK: %[[P:.*]] = ten.gather %{{.*}}[%{{.*}}] {{.*}} : tensor<256xui8>, tensor<128x256xui8> -> tensor<128x256xui8>
// CHECK: %[[C:.*]] = ten.convert %[[P]] : tensor<128x256xui8> -> tensor<128x256xui2>
// CHECK: ten.dequantize %[[C]] table = dense<[5.000000e-01, 1.000000e+00, -1.000000e+00, -1.000000e+00]> : tensor<4xf32>
func.func @select(%x: tensor<1x256xf32>, %q: tensor<128x256xui8>) -> tensor<1x128xf32> {
  %one = ten.constant dense<1> : tensor<128x256xui8>
  %two = ten.constant dense<2> : tensor<128x256xui8>
  %a = ten.constant dense<-1.0> : tensor<128x256xf32>
  %b = ten.constant dense<0.5> : tensor<128x256xf32>
  %c = ten.constant dense<1.0> : tensor<128x256xf32>
  %0 = ten.compare eq %q, %one : tensor<128x256xui8> -> tensor<128x256xi1>
  %1 = ten.compare eq %q, %two : tensor<128x256xui8> -> tensor<128x256xi1>
  %2 = ten.select %0, %b, %a : tensor<128x256xi1>, tensor<128x256xf32>
  %3 = ten.select %1, %c, %2 : tensor<128x256xi1>, tensor<128x256xf32>
  %4 = ten.contract %x, %3 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

// -----

// Computed in f32 and rounded to bf16 once.
// CHECK-LABEL: @rounded(
// CHECK: ten.dequantize %{{.*}} scale %{{.*}} in = f32 : (tensor<128x256xi8>, tensor<128x1xf32>) -> tensor<128x256xbf16>
func.func @rounded(%x: tensor<1x256xbf16>, %q: tensor<128x256xi8>, %s: tensor<128xf32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %2 = ten.mul %0, %1 : tensor<128x256xf32>
  %3 = ten.convert %2 : tensor<128x256xf32> -> tensor<128x256xbf16>
  %4 = ten.contract %x, %3 contracting = [1] x [1] accumulate f32 : tensor<1x256xbf16>, tensor<128x256xbf16> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

// -----

// A dimension of size 1 that slices do not have, and that has no index.
// CHECK-LABEL: @no_gather(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: are gathered by other than whole slices
func.func @no_gather(%x: tensor<1x256xf32>, %q: tensor<512x1x256xi8>, %s: tensor<512xf32>, %l: tensor<128x1xi32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<512x1x256xi8> -> tensor<512x1x256xf32>
  %1 = ten.broadcast %s dims = [0] : tensor<512xf32> -> tensor<512x1x256xf32>
  %2 = ten.mul %0, %1 : tensor<512x1x256xf32>
  %3 = ten.gather %2[%l] offset_dims = [1] collapsed = [0, 1] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 1, 256] : tensor<512x1x256xf32>, tensor<128x1xi32> -> tensor<128x256xf32>
  %4 = ten.contract %x, %3 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

// -----

// Parameters along the sums for each of two blocks of rows: a contraction for
// each of them.
// CHECK-LABEL: @row_blocks(
// CHECK: %[[A:.*]] = ten.dequantize %{{.*}} scale %{{.*}} : (tensor<64x256xi8>, tensor<1x256xf32>) -> tensor<64x256xf32>
// CHECK: ten.contract %{{.*}}, %[[A]]
// CHECK: ten.dequantize %{{.*}} : (tensor<64x256xi8>, tensor<1x256xf32>) -> tensor<64x256xf32>
// CHECK: ten.concat %{{.*}}, %{{.*}} dim = 1
func.func @row_blocks(%x: tensor<1x256xf32>, %q: tensor<128x256xi8> {ten.bound}, %s: tensor<2x256xf32> {ten.bound}) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [0, 2] : tensor<2x256xf32> -> tensor<2x64x256xf32>
  %2 = ten.reshape %1 : tensor<2x64x256xf32> -> tensor<128x256xf32>
  %3 = ten.mul %0, %2 : tensor<128x256xf32>
  %4 = ten.contract %x, %3 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

// -----

// Unbound, each call would take them apart.
// CHECK-LABEL: @row_blocks_unbound(
// CHECK-NOT: ten.dequantize
// REMARK: weights of integers are numbers in memory: their parameters are for blocks of 1 along the sums
func.func @row_blocks_unbound(%x: tensor<1x256xf32>, %q: tensor<128x256xi8>, %s: tensor<2x256xf32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.broadcast %s dims = [0, 2] : tensor<2x256xf32> -> tensor<2x64x256xf32>
  %2 = ten.reshape %1 : tensor<2x64x256xf32> -> tensor<128x256xf32>
  %3 = ten.mul %0, %2 : tensor<128x256xf32>
  %4 = ten.contract %x, %3 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

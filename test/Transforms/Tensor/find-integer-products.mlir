// RUN: tensor-opt %s -ten-find-integer-products -split-input-file | FileCheck %s
// RUN: tensor-opt %s -ten-find-integer-products=fp=strict -split-input-file | FileCheck %s --check-prefix=STRICT
// RUN: tensor-opt %s -ten-find-integer-products -split-input-file --remarks-filter=ten-find-integer-products --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Activations with a sign are moved up by 128, which is the border, and corrected by the weights' sums. A convolution of bytes is
// a contraction of patches.
// CHECK-LABEL: @signed(
// CHECK-SAME: %[[X:.*]]: tensor<1x8x6x6xi8>, %[[W:.*]]: tensor<16x8x3x3xi8>
// CHECK-DAG: %[[BORDER:.*]] = ten.constant dense<128> : tensor<ui8>
// CHECK-DAG: %[[SCALES:.*]] = ten.constant dense<{{.*}}> : tensor<16xf32>
// CHECK-DAG: %[[UP:.*]] = ten.constant dense<128> : tensor<1x6x6x8xi16>
// CHECK-DAG: %[[T:.*]] = ten.transpose %[[X]] perm = [0, 2, 3, 1]
// CHECK-DAG: %[[WIDE:.*]] = ten.convert %[[T]] : tensor<1x6x6x8xi8> -> tensor<1x6x6x8xi16>
// CHECK-DAG: %[[MOVED:.*]] = ten.add %[[WIDE]], %[[UP]]
// CHECK-DAG: %[[BYTES:.*]] = ten.convert %[[MOVED]] : tensor<1x6x6x8xi16> -> tensor<1x6x6x8xui8>
// CHECK: ten.pad %[[BYTES]], %[[BORDER]] low = [0, 1, 1, 0] high = [0, 1, 1, 0]
// CHECK: %[[C:.*]] = ten.contract %{{.*}} : tensor<1x6x6x72xui8>, tensor<72x16xi8> -> tensor<1x6x6x16xi32>
// CHECK: %[[SUMS:.*]] = ten.reduce add %{{.*}} dims = [1, 2, 3] : tensor<16x8x3x3xi32> -> tensor<16xi32>
// CHECK: ten.mul %[[SUMS]],
// CHECK: ten.sub %[[C]],
// CHECK: ten.convert %{{.*}} : tensor<1x6x6x16xi32> -> tensor<1x6x6x16xf32>
// CHECK: ten.transpose %{{.*}} perm = [0, 3, 1, 2]
// Scales that are no powers of two round.
// STRICT-LABEL: @signed(
// STRICT: ten.conv {{.*}} -> tensor<1x16x6x6xf32>
// REMARK: products of integers, which round less often than the program
func.func @signed(%x: tensor<1x8x6x6xi8>, %w: tensor<16x8x3x3xi8>) -> tensor<1x16x6x6xf32> {
  %step = ten.constant dense<0.1> : tensor<1x8x6x6xf32>
  %scales = ten.constant dense<[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6]> : tensor<16xf32>
  %0 = ten.convert %x : tensor<1x8x6x6xi8> -> tensor<1x8x6x6xf32>
  %1 = ten.mul %0, %step : tensor<1x8x6x6xf32>
  %2 = ten.convert %w : tensor<16x8x3x3xi8> -> tensor<16x8x3x3xf32>
  %3 = ten.broadcast %scales dims = [0] : tensor<16xf32> -> tensor<16x8x3x3xf32>
  %4 = ten.mul %2, %3 : tensor<16x8x3x3xf32>
  %5 = ten.conv %1, %4 dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : tensor<1x8x6x6xf32>, tensor<16x8x3x3xf32> -> tensor<1x16x6x6xf32>
  return %5 : tensor<1x16x6x6xf32>
}

// -----

// Unsigned bytes without a zero point need no correction, and powers of two no rounding. Transposes between two such operations cancel.
// CHECK-LABEL: @two_layers(
// CHECK: ten.transpose %{{.*}} perm = [0, 2, 3, 1]
// CHECK: ten.contract {{.*}} tensor<72x16xi8> -> tensor<1x6x6x16xi32>
// CHECK-NOT: ten.transpose {{.*}} tensor<1x16x6x6x
// CHECK-NOT: ten.sub
// CHECK: ten.contract {{.*}} tensor<144x16xi8> -> tensor<1x6x6x16xi32>
// CHECK: ten.transpose %{{.*}} perm = [0, 3, 1, 2]
// CHECK-NOT: ten.transpose
// CHECK: return
// STRICT-LABEL: @two_layers(
// STRICT: ten.contract {{.*}} tensor<72x16xi8> -> tensor<1x6x6x16xi32>
// STRICT: ten.contract {{.*}} tensor<144x16xi8> -> tensor<1x6x6x16xi32>
// REMARK: products of integers, equal to the program's
// REMARK: products of integers, equal to the program's
func.func @two_layers(%x: tensor<1x8x6x6xui8>, %w: tensor<16x8x3x3xi8>, %v: tensor<16x16x3x3xi8>) -> tensor<1x16x6x6xf32> {
  %step = ten.constant dense<0.25> : tensor<1x8x6x6xf32>
  %next = ten.constant dense<0.5> : tensor<1x16x6x6xf32>
  %none = ten.constant dense<0.0> : tensor<1x16x6x6xf32>
  %most = ten.constant dense<255.0> : tensor<1x16x6x6xf32>
  %sw = ten.constant dense<0.125> : tensor<16x8x3x3xf32>
  %sv = ten.constant dense<2.0> : tensor<16x16x3x3xf32>
  %0 = ten.convert %x : tensor<1x8x6x6xui8> -> tensor<1x8x6x6xf32>
  %1 = ten.mul %0, %step : tensor<1x8x6x6xf32>
  %2 = ten.convert %w : tensor<16x8x3x3xi8> -> tensor<16x8x3x3xf32>
  %3 = ten.mul %2, %sw : tensor<16x8x3x3xf32>
  %4 = ten.conv %1, %3 dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : tensor<1x8x6x6xf32>, tensor<16x8x3x3xf32> -> tensor<1x16x6x6xf32>
  %5 = ten.mul %4, %next : tensor<1x16x6x6xf32>
  %6 = ten.round_even %5 : tensor<1x16x6x6xf32>
  %7 = ten.max %6, %none : tensor<1x16x6x6xf32>
  %8 = ten.min %7, %most : tensor<1x16x6x6xf32>
  %9 = ten.convert %8 : tensor<1x16x6x6xf32> -> tensor<1x16x6x6xui8>
  %10 = ten.convert %9 : tensor<1x16x6x6xui8> -> tensor<1x16x6x6xf32>
  %11 = ten.mul %10, %next : tensor<1x16x6x6xf32>
  %12 = ten.convert %v : tensor<16x16x3x3xi8> -> tensor<16x16x3x3xf32>
  %13 = ten.mul %12, %sv : tensor<16x16x3x3xf32>
  %14 = ten.conv %11, %13 dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : tensor<1x16x6x6xf32>, tensor<16x16x3x3xf32> -> tensor<1x16x6x6xf32>
  return %14 : tensor<1x16x6x6xf32>
}

// -----

// Weights on the left, with zero points that leave 8 bits; the padding of an operation of its own is the activations' zero point.
// CHECK-LABEL: @left(
// CHECK-DAG: %[[BORDER:.*]] = ten.constant dense<7> : tensor<ui8>
// CHECK-DAG: ten.pad %{{.*}}, %[[BORDER]]
// CHECK: ten.contract {{.*}} tensor<5x40xui8>, tensor<32x40xi8> -> tensor<5x32xi32>
// CHECK: ten.transpose %{{.*}} perm = [1, 0] : tensor<5x32xf32> -> tensor<32x5xf32>
// REMARK: products of integers, equal to the program's
func.func @left(%w: tensor<32x40xui8> {ten.bound}, %x: tensor<38x5xui8>) -> tensor<32x5xf32> {
  // Of 64 bits, as torch-mlir writes them for unsigned bytes.
  %zw = ten.constant dense<128> : tensor<32x40xi64>
  %zx = ten.constant dense<7.0> : tensor<38x5xf32>
  %none = ten.constant dense<0.0> : tensor<f32>
  %0 = ten.convert %w : tensor<32x40xui8> -> tensor<32x40xi64>
  %1 = ten.sub %0, %zw : tensor<32x40xi64>
  %2 = ten.convert %1 : tensor<32x40xi64> -> tensor<32x40xf32>
  %3 = ten.convert %x : tensor<38x5xui8> -> tensor<38x5xf32>
  %4 = ten.sub %3, %zx : tensor<38x5xf32>
  %5 = ten.pad %4, %none low = [1, 0] high = [1, 0] interior = [0, 0] : tensor<38x5xf32> -> tensor<40x5xf32>
  %6 = ten.contract %2, %5 contracting = [1] x [0] : tensor<32x40xf32>, tensor<40x5xf32> -> tensor<32x5xf32>
  return %6 : tensor<32x5xf32>
}

// -----

// Weights of 9 bits, scales that the run knows, and a scale for each row of activations stay, as do few rows whose zero point asks for
// the sums of weights that each call gets.
// CHECK-LABEL: @others(
// CHECK-COUNT-4: ten.contract {{.*}} -> tensor<5x32xf32>
// REMARK: has weights that do not fit in 8 bits beside their zero points
// REMARK: has scales that are not positive constants of moderate size
// REMARK: has scales that differ in rows
// REMARK: has few rows for weights whose sums each call would compute
func.func @others(%x: tensor<5x40xui8>, %w: tensor<32x40xui8>, %s: tensor<f32>) -> (tensor<5x32xf32>, tensor<5x32xf32>, tensor<5x32xf32>, tensor<5x32xf32>) {
  %zw = ten.constant dense<12> : tensor<32x40xi16>
  %z128 = ten.constant dense<128> : tensor<32x40xi16>
  %rows = ten.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %0 = ten.convert %w : tensor<32x40xui8> -> tensor<32x40xi16>
  %1 = ten.sub %0, %zw : tensor<32x40xi16>
  %2 = ten.convert %1 : tensor<32x40xi16> -> tensor<32x40xf32>
  %3 = ten.convert %x : tensor<5x40xui8> -> tensor<5x40xf32>
  %4 = ten.contract %3, %2 contracting = [1] x [1] : tensor<5x40xf32>, tensor<32x40xf32> -> tensor<5x32xf32>
  %5 = ten.sub %0, %z128 : tensor<32x40xi16>
  %6 = ten.convert %5 : tensor<32x40xi16> -> tensor<32x40xf32>
  %7 = ten.broadcast %s dims = [] : tensor<f32> -> tensor<5x40xf32>
  %8 = ten.mul %3, %7 : tensor<5x40xf32>
  %9 = ten.contract %8, %6 contracting = [1] x [1] : tensor<5x40xf32>, tensor<32x40xf32> -> tensor<5x32xf32>
  %10 = ten.broadcast %rows dims = [0] : tensor<5xf32> -> tensor<5x40xf32>
  %11 = ten.mul %3, %10 : tensor<5x40xf32>
  %12 = ten.contract %11, %6 contracting = [1] x [1] : tensor<5x40xf32>, tensor<32x40xf32> -> tensor<5x32xf32>
  %zx = ten.constant dense<9.0> : tensor<5x40xf32>
  %13 = ten.sub %3, %zx : tensor<5x40xf32>
  %14 = ten.contract %13, %6 contracting = [1] x [1] : tensor<5x40xf32>, tensor<32x40xf32> -> tensor<5x32xf32>
  return %4, %9, %12, %14 : tensor<5x32xf32>, tensor<5x32xf32>, tensor<5x32xf32>, tensor<5x32xf32>
}

// -----

// A convolution of single elements became a contraction with features first: what moves its batch joins the transpose.
// CHECK-LABEL: @single(
// CHECK: %[[C:.*]] = ten.contract {{.*}} -> tensor<1x6x6x16xi32>
// CHECK: %[[F:.*]] = ten.convert %[[C]]
// CHECK: ten.transpose %[[F]] perm = [0, 3, 1, 2] : tensor<1x6x6x16xf32> -> tensor<1x16x6x6xf32>
// CHECK-NOT: ten.reshape {{.*}} -> tensor<1x16x6x6xf32>
// CHECK: return
func.func @single(%x: tensor<1x40x6x6xui8>, %w: tensor<16x40xi8> {ten.bound}) -> tensor<1x16x6x6xf32> {
  %0 = ten.convert %x : tensor<1x40x6x6xui8> -> tensor<1x40x6x6xf32>
  %1 = ten.convert %w : tensor<16x40xi8> -> tensor<16x40xf32>
  %2 = ten.contract %1, %0 contracting = [1] x [1] : tensor<16x40xf32>, tensor<1x40x6x6xf32> -> tensor<16x1x6x6xf32>
  %3 = ten.reshape %2 : tensor<16x1x6x6xf32> -> tensor<1x16x6x6xf32>
  return %3 : tensor<1x16x6x6xf32>
}

// -----

// Batches and groups are named.
// CHECK-LABEL: @apart(
// CHECK-NOT: ui8
// CHECK: return
// REMARK: is of a product with a batch
// REMARK: is of a convolution in groups
func.func @apart(%x: tensor<2x32x64xi8>, %w: tensor<2x64x32xi8>, %y: tensor<1x9x9x32xi8>, %k: tensor<3x3x16x32xi8>) -> (tensor<2x32x32xf32>, tensor<1x7x7x32xf32>) {
  %0 = ten.convert %x : tensor<2x32x64xi8> -> tensor<2x32x64xf32>
  %1 = ten.convert %w : tensor<2x64x32xi8> -> tensor<2x64x32xf32>
  %2 = ten.contract %0, %1 batch = [0] x [0] contracting = [2] x [1] : tensor<2x32x64xf32>, tensor<2x64x32xf32> -> tensor<2x32x32xf32>
  %3 = ten.convert %y : tensor<1x9x9x32xi8> -> tensor<1x9x9x32xf32>
  %4 = ten.convert %k : tensor<3x3x16x32xi8> -> tensor<3x3x16x32xf32>
  %5 = ten.conv %3, %4 dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups = 2 : tensor<1x9x9x32xf32>, tensor<3x3x16x32xf32> -> tensor<1x7x7x32xf32>
  return %2, %5 : tensor<2x32x32xf32>, tensor<1x7x7x32xf32>
}

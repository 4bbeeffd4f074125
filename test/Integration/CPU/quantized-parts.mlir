// Weights that are dequantized first and then cut, put side by side, taken by an
// index, or rounded; functions of a code; one matrix for all batches.
// RUN: tensor-run %s --entry=side_by_side --verify --input=2x256xf32=normal:1 --input=128x256xui4=uniform:2 --input=64x256xi8=uniform:3 --input=128x8xf16=normal:4 --input=64xf32=normal:5 | FileCheck %s
// RUN: tensor-run %s --entry=side_by_side --verify --bind=1-4 --input=2x256xf32=normal:1 --input=128x256xui4=uniform:2 --input=64x256xi8=uniform:3 --input=128x8xf16=normal:4 --input=64xf32=normal:5 | FileCheck %s
// RUN: tensor-run %s --entry=experts --verify --input=1x256xf32=normal:1 --input=4x128x256xi4=uniform:2 --input=4x128x8xf32=normal:3 --input=2xi32=7,-3 | FileCheck %s
// RUN: tensor-run %s --entry=experts --verify --bind=1-2 --explain --input=1x256xf32=normal:1 --input=4x128x256xi4=uniform:2 --input=4x128x8xf32=normal:3 --input=2xi32=3,1 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=functions --verify --input=1x256xf32=normal:1 --input=128x256xui8=uniform:2 --input=128x256xi4=uniform:3 --input=128xf32=uniform:4 | FileCheck %s
// RUN: tensor-run %s --entry=functions --verify --bind=1-3 --explain --input=1x256xf32=normal:1 --input=128x256xui8=uniform:2 --input=128x256xi4=uniform:3 --input=128xf32=uniform:4 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=rounded --verify --input=3x2x256xbf16=normal:1 --input=128x256xui8=uniform:2 --input=128x8xf32=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=rounded --verify --bind=1-2 --explain --input=3x2x256xbf16=normal:1 --input=128x256xui8=uniform:2 --input=128x8xf32=normal:3 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=layers --verify --input=2x256xf32=normal:1 --input=3x256x256xi4=uniform:2 --input=3x256x8xf16=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=layers --verify --bind=1-2 --threads=2 --dump-to=%t.stages --input=2x256xf32=normal:1 --input=3x256x256xi4=uniform:2 --input=3x256x8xf16=normal:3 | FileCheck %s
// RUN: FileCheck %s --check-prefix=STACK < %t.stages/03-tenon-kernels.mlir
// STACK: scf.while
// STACK: ten.launch @contract_{{.*}} : (tensor<3x256x256xi4>, tensor<i32>, tensor<3x256x8xf16>, tensor<2x256xf32>)
// STACK-NOT: tensor<1x256x256xi4>
// STACK: func.func private @contract
// CHECK: verify: {{.*}} agree with the interpreter
// KEPT-NOT: numbers in memory

// A minimum minus scaled codes beside codes minus a zero point: two products;
// the rows of both in one matrix; every second row of that, without the first
// group of columns.
func.func @side_by_side(%x: tensor<2x256xf32>, %q: tensor<128x256xui4>, %r: tensor<64x256xi8>, %s: tensor<128x8xf16>, %t: tensor<64xf32>) -> (tensor<2x192xf32>, tensor<2x96xf32>) {
  %0 = stablehlo.convert %q : (tensor<128x256xui4>) -> tensor<128x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<128x256xf32>) -> tensor<128x8x32xf32>
  %2 = stablehlo.convert %s : (tensor<128x8xf16>) -> tensor<128x8xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<128x8xf32>) -> tensor<128x8x32xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<128x8x32xf32>
  %5 = stablehlo.reshape %4 : (tensor<128x8x32xf32>) -> tensor<128x256xf32>
  %6 = stablehlo.convert %r : (tensor<64x256xi8>) -> tensor<64x256xf32>
  %7 = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<64xf32>) -> tensor<64x256xf32>
  %8 = stablehlo.multiply %6, %7 : tensor<64x256xf32>
  %9 = stablehlo.concatenate %5, %8, dim = 0 : (tensor<128x256xf32>, tensor<64x256xf32>) -> tensor<192x256xf32>
  %10 = stablehlo.dot_general %x, %9, contracting_dims = [1] x [1] : (tensor<2x256xf32>, tensor<192x256xf32>) -> tensor<2x192xf32>
  %m = stablehlo.constant dense<0.5> : tensor<192x256xf32>
  %11 = stablehlo.subtract %m, %9 : tensor<192x256xf32>
  %12 = stablehlo.slice %11 [1:192:2, 32:256] : (tensor<192x256xf32>) -> tensor<96x224xf32>
  %13 = stablehlo.slice %x [0:2, 0:224] : (tensor<2x256xf32>) -> tensor<2x224xf32>
  %14 = stablehlo.dot_general %13, %12, contracting_dims = [1] x [1] : (tensor<2x224xf32>, tensor<96x224xf32>) -> tensor<2x96xf32>
  return %10, %14 : tensor<2x192xf32>, tensor<2x96xf32>
}

// Two experts of four, whose numbers are clamped.
func.func @experts(%x: tensor<1x256xf32>, %q: tensor<4x128x256xi4>, %s: tensor<4x128x8xf32>, %i: tensor<2xi32>) -> tensor<2x128xf32> {
  %0 = stablehlo.convert %q : (tensor<4x128x256xi4>) -> tensor<4x128x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x128x256xf32>) -> tensor<4x128x8x32xf32>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1, 2] : (tensor<4x128x8xf32>) -> tensor<4x128x8x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<4x128x8x32xf32>
  %4 = stablehlo.reshape %3 : (tensor<4x128x8x32xf32>) -> tensor<4x128x256xf32>
  %5 = stablehlo.reshape %i : (tensor<2xi32>) -> tensor<2x1xi32>
  %6 = "stablehlo.gather"(%4, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 128, 256>}> : (tensor<4x128x256xf32>, tensor<2x1xi32>) -> tensor<2x128x256xf32>
  %7 = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<1x256xf32>) -> tensor<2x1x256xf32>
  %8 = stablehlo.dot_general %7, %6, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x1x256xf32>, tensor<2x128x256xf32>) -> tensor<2x1x128xf32>
  %9 = stablehlo.reshape %8 : (tensor<2x1x128xf32>) -> tensor<2x128xf32>
  return %9 : tensor<2x128xf32>
}

// The high four bits of a byte by a quotient that is rounded down; the square of
// codes with a sign; a quotient by a parameter.
func.func @functions(%x: tensor<1x256xf32>, %p: tensor<128x256xui8>, %q: tensor<128x256xi4>, %s: tensor<128xf32>) -> (tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>) {
  %c16 = stablehlo.constant dense<16.0> : tensor<128x256xf32>
  %0 = stablehlo.convert %p : (tensor<128x256xui8>) -> tensor<128x256xf32>
  %1 = stablehlo.divide %0, %c16 : tensor<128x256xf32>
  %2 = stablehlo.floor %1 : tensor<128x256xf32>
  %3 = stablehlo.dot_general %x, %2, contracting_dims = [1] x [1] : (tensor<1x256xf32>, tensor<128x256xf32>) -> tensor<1x128xf32>
  %4 = stablehlo.convert %q : (tensor<128x256xi4>) -> tensor<128x256xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<128x256xf32>
  %6 = stablehlo.dot_general %x, %5, contracting_dims = [1] x [1] : (tensor<1x256xf32>, tensor<128x256xf32>) -> tensor<1x128xf32>
  %7 = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<128xf32>) -> tensor<128x256xf32>
  %8 = stablehlo.divide %4, %7 : tensor<128x256xf32>
  %9 = stablehlo.dot_general %x, %8, contracting_dims = [1] x [1] : (tensor<1x256xf32>, tensor<128x256xf32>) -> tensor<1x128xf32>
  return %3, %6, %9 : tensor<1x128xf32>, tensor<1x128xf32>, tensor<1x128xf32>
}

// Weights of f32 that are rounded to bf16, repeated for each of three batches.
func.func @rounded(%x: tensor<3x2x256xbf16>, %q: tensor<128x256xui8>, %s: tensor<128x8xf32>) -> tensor<3x2x128xf32> {
  %0 = stablehlo.convert %q : (tensor<128x256xui8>) -> tensor<128x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<128x256xf32>) -> tensor<128x8x32xf32>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<128x8xf32>) -> tensor<128x8x32xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<128x8x32xf32>
  %4 = stablehlo.reshape %3 : (tensor<128x8x32xf32>) -> tensor<128x256xf32>
  %5 = stablehlo.convert %4 : (tensor<128x256xf32>) -> tensor<128x256xbf16>
  %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<128x256xbf16>) -> tensor<3x128x256xbf16>
  %7 = stablehlo.dot_general %x, %6, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x2x256xbf16>, tensor<3x128x256xbf16>) -> tensor<3x2x128xf32>
  return %7 : tensor<3x2x128xf32>
}

// Layers of a stack, one after the other: each is read where it lies.
func.func @layers(%x: tensor<2x256xf32>, %q: tensor<3x256x256xi4>, %s: tensor<3x256x8xf16>) -> tensor<2x256xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2x256xf32>
  cond {
    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %0 = stablehlo.dynamic_slice %q, %i, %zero, %zero, sizes = [1, 256, 256] : (tensor<3x256x256xi4>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xi4>
    %1 = stablehlo.dynamic_slice %s, %i, %zero, %zero, sizes = [1, 256, 8] : (tensor<3x256x8xf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x8xf16>
    %2 = stablehlo.convert %0 : (tensor<1x256x256xi4>) -> tensor<1x256x256xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x256x256xf32>) -> tensor<256x8x32xf32>
    %4 = stablehlo.convert %1 : (tensor<1x256x8xf16>) -> tensor<1x256x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x256x8xf32>) -> tensor<256x8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x8xf32>) -> tensor<256x8x32xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<256x8x32xf32>
    %8 = stablehlo.reshape %7 : (tensor<256x8x32xf32>) -> tensor<256x256xf32>
    %9 = stablehlo.dot_general %y, %8, contracting_dims = [1] x [1] : (tensor<2x256xf32>, tensor<256x256xf32>) -> tensor<2x256xf32>
    %10 = stablehlo.tanh %9 : tensor<2x256xf32>
    %11 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %11, %10 : tensor<i32>, tensor<2x256xf32>
  }
  return %r#1 : tensor<2x256xf32>
}

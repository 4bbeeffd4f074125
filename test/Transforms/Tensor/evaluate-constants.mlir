// RUN: tensor-opt %s -ten-evaluate-constants | FileCheck %s

// CHECK-LABEL: @table(
// CHECK-NEXT: %[[C:.*]] = ten.constant dense<[0.000000e+00, 0.841470957, 0.909297406{{.*}}]> : tensor<4xf32>
// CHECK-NEXT: ten.add %{{.*}}, %[[C]]
func.func @table(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.iota dim = 0 : tensor<4xf32>
  %1 = ten.sin %0 : tensor<4xf32>
  %2 = ten.add %x, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// Few elements that are repeated stay few.
// CHECK-LABEL: @repeated(
// CHECK-NEXT: %[[C:.*]] = ten.constant dense<{{.*}}> : tensor<4xf32>
// CHECK-NEXT: ten.broadcast %[[C]]
func.func @repeated(%x: tensor<100x4xf32>) -> tensor<100x4xf32> {
  %0 = ten.iota dim = 0 : tensor<4xf32>
  %1 = ten.exp %0 : tensor<4xf32>
  %2 = ten.broadcast %1 dims = [1] : tensor<4xf32> -> tensor<100x4xf32>
  %3 = ten.mul %x, %2 : tensor<100x4xf32>
  return %3 : tensor<100x4xf32>
}

// Loops whose length is known, and what they carry.
// CHECK-LABEL: @loop(
// CHECK-NEXT: %[[C:.*]] = ten.constant dense<[8.000000e+00, 1.600000e+01]> : tensor<2xf32>
// CHECK-NEXT: ten.add %{{.*}}, %[[C]]
func.func @loop(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c3 = ten.constant dense<3> : tensor<i32>
  %start = ten.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r:2 = scf.while (%i = %c0, %y = %start) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %p = ten.compare lt %i, %c3 : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %i, %y : tensor<i32>, tensor<2xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<2xf32>):
    %j = ten.add %i, %c1 : tensor<i32>
    %z = ten.add %y, %y : tensor<2xf32>
    scf.yield %j, %z : tensor<i32>, tensor<2xf32>
  }
  %s = ten.add %x, %r#1 : tensor<2xf32>
  return %s : tensor<2xf32>
}

// A mask is cheaper to make than to read, what takes long to evaluate stays,
// and so does what would be a large constant.
// CHECK-LABEL: @left(
// CHECK: ten.iota
// CHECK: ten.compare
// CHECK: ten.contract
// CHECK: ten.sin
func.func @left(%x: tensor<64x64xf32>, %y: tensor<2000x2000xf32>, %z: tensor<4000000xf32>) -> (tensor<64x64xf32>, tensor<2000x2000xf32>, tensor<4000000xf32>) {
  %zero = ten.constant dense<0.0> : tensor<64x64xf32>
  %i = ten.iota dim = 0 : tensor<64x64xi32>
  %j = ten.iota dim = 1 : tensor<64x64xi32>
  %m = ten.compare ge %i, %j : tensor<64x64xi32>
  %0 = ten.select %m, %x, %zero : tensor<64x64xi1>, tensor<64x64xf32>
  %a = ten.iota dim = 0 : tensor<2000x2000xf32>
  %1 = ten.contract %a, %a contracting = [1] x [0] : tensor<2000x2000xf32>, tensor<2000x2000xf32> -> tensor<2000x2000xf32>
  %2 = ten.add %y, %1 : tensor<2000x2000xf32>
  %c = ten.iota dim = 0 : tensor<4000000xf32>
  %3 = ten.sin %c : tensor<4000000xf32>
  %4 = ten.add %z, %3 : tensor<4000000xf32>
  return %0, %2, %4 : tensor<64x64xf32>, tensor<2000x2000xf32>, tensor<4000000xf32>
}

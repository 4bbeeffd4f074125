// RUN: tensor-opt %s -convert-linalg-to-ten | FileCheck %s
// RUN: tensor-opt %s -convert-linalg-to-ten -ten-outline-kernels -convert-ten-to-linalg | FileCheck %s --check-prefix=LINALG

// A recurrence is no reduction: it stays, in a kernel, with a body in ten. The
// number of the loop is an input.
// CHECK-LABEL: func @recurrence(
// CHECK: ten.kernel generic (%[[X:.*]] = %arg0 : tensor<4x8xf32>, %[[Z:.*]] = %arg1 : tensor<4xf32>)
// CHECK: %[[J:.*]] = ten.iota dim = 0 : tensor<8xindex>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[X]], %[[J]] : {{.*}}) outs(%[[Z]] :
// CHECK: tensor.from_elements %{{.*}} : tensor<f32>
// CHECK: ten.mul
// CHECK: ten.add
// CHECK: tensor.extract
// CHECK: linalg.yield
// CHECK: ten.yield
// LINALG: func.func private @generic_0(
// LINALG: linalg.copy
// LINALG: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]}
// LINALG: arith.mulf {{.*}} : f32
// LINALG-NOT: ten.
// LINALG: return
func.func @recurrence(%x: tensor<4x8xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %f = arith.sitofp %k : i32 to f32
    %0 = arith.mulf %b, %f : f32
    %1 = arith.addf %0, %a : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Nothing reads what the result was: it needs no value. Booleans are bytes in
// memory.
// CHECK-LABEL: func @last(
// CHECK: ten.kernel generic (%{{.*}} = %arg0 : tensor<4x8xi1>, %{{.*}})
// CHECK: tensor.empty() : tensor<4xi1>
// LINALG: func.func private @generic_1(%{{.*}}: tensor<4x8xi8>, {{.*}}: tensor<4xi8>)
// LINALG-NOT: linalg.copy
// LINALG: return
func.func @last(%x: tensor<4x8xi1>, %z: tensor<4xi1>) -> tensor<4xi1> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xi1>) outs(%z : tensor<4xi1>) {
  ^bb0(%a: i1, %b: i1):
    linalg.yield %a : i1
  } -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// RUN: tensor-opt %s --ten-lower-switches | FileCheck %s

// CHECK-LABEL: func @two
// CHECK-SAME: (%[[I:.*]]: index, %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>, %[[Z:.*]]: tensor<2xf32>)
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[I]], %c3
// CHECK: scf.if %[[FIRST]]
// CHECK-NEXT: scf.yield %[[X]]
// CHECK-NEXT: } else {
// CHECK: scf.if
// CHECK-NEXT: scf.yield %[[Y]]
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[Z]]
func.func @two(%i: index, %x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  %0 = scf.index_switch %i -> tensor<2xf32>
  case 3 {
    scf.yield %x : tensor<2xf32>
  }
  case 7 {
    scf.yield %y : tensor<2xf32>
  }
  default {
    scf.yield %z : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @none
// CHECK-NOT: scf
// CHECK: return %{{.*}} : tensor<2xf32>
func.func @none(%i: index, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = scf.index_switch %i -> tensor<2xf32>
  default {
    scf.yield %x : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

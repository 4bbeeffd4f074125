// RUN: tensor-opt %s -ten-merge -cse --remarks-filter-passed=ten-merge --remark-format=emitRemark 2>&1 | FileCheck %s

// An optimizer's step: the moment is a result, and what the other reads.
// CHECK: merged: two map kernels that share elements
// CHECK-LABEL: @step(
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<8xf32>, %[[G:[a-z0-9]+]]: tensor<8xf32>, %[[P:[a-z0-9]+]]: tensor<8xf32>)
// CHECK: %[[R:.*]]:2 = ten.kernel map (%{{.*}} = %[[M]] : tensor<8xf32>, %{{.*}} = %[[G]] : tensor<8xf32>, %{{.*}} = %[[P]] : tensor<8xf32>)
// CHECK-NEXT: %[[NEW:.*]] = ten.add
// CHECK-NEXT: %[[STEP:.*]] = ten.sub %{{.*}}, %[[NEW]]
// CHECK-NEXT: ten.yield %[[NEW]], %[[STEP]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @step(%m: tensor<8xf32>, %g: tensor<8xf32>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = ten.kernel map (%a = %m : tensor<8xf32>, %b = %g : tensor<8xf32>) -> tensor<8xf32> {
    %2 = ten.add %a, %b : tensor<8xf32>
    ten.yield %2 : tensor<8xf32>
  }
  %1 = ten.kernel map (%a = %p : tensor<8xf32>, %b = %0 : tensor<8xf32>) -> tensor<8xf32> {
    %2 = ten.sub %a, %b : tensor<8xf32>
    ten.yield %2 : tensor<8xf32>
  }
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Two that read the same, and a third that needs both: only its result and what
// is returned are written.
// CHECK-LABEL: @siblings(
// CHECK: %[[R:.*]]:2 = ten.kernel map
// CHECK-NEXT: %[[EXP:.*]] = ten.exp
// CHECK-NEXT: %[[SIN:.*]] = ten.sin
// CHECK-NEXT: %[[SUM:.*]] = ten.add %[[EXP]], %[[SIN]]
// CHECK-NEXT: ten.yield %[[EXP]], %[[SUM]]
// CHECK-NOT: ten.kernel
// CHECK: return
func.func @siblings(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.exp %a : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %1 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.sin %a : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %2 = ten.kernel map (%a = %0 : tensor<8xf32>, %b = %1 : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.add %a, %b : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}

// What the second needs is made of the first: it would have to be there before.
// CHECK-LABEL: @through_another(
// CHECK-COUNT-3: ten.kernel
// CHECK: return
func.func @through_another(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.exp %a : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %1 = ten.kernel reduce (%a = %0 : tensor<8xf32>) -> tensor<f32> {
    %3 = ten.reduce add %a dims = [0] : tensor<8xf32> -> tensor<f32>
    ten.yield %3 : tensor<f32>
  }
  %2 = ten.kernel map (%a = %0 : tensor<8xf32>, %b = %1 : tensor<f32>) -> tensor<8xf32> {
    %3 = ten.broadcast %b dims = [] : tensor<f32> -> tensor<8xf32>
    %4 = ten.div %a, %3 : tensor<8xf32>
    ten.yield %4 : tensor<8xf32>
  }
  return %2 : tensor<8xf32>
}

// Elements at other places would be computed several times.
// CHECK-LABEL: @moved(
// CHECK-COUNT-2: ten.kernel
// CHECK: return
func.func @moved(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = ten.kernel map (%a = %x : tensor<8x8xf32>) -> tensor<8x8xf32> {
    %2 = ten.exp %a : tensor<8x8xf32>
    ten.yield %2 : tensor<8x8xf32>
  }
  %1 = ten.kernel map (%a = %0 : tensor<8x8xf32>) -> tensor<8x8xf32> {
    %2 = ten.transpose %a perm = [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
    ten.yield %2 : tensor<8x8xf32>
  }
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// Nothing in common, or another number of elements.
// CHECK-LABEL: @apart(
// CHECK-COUNT-3: ten.kernel
// CHECK: return
func.func @apart(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf32>) {
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.exp %a : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %1 = ten.kernel map (%a = %y : tensor<8xf32>) -> tensor<8xf32> {
    %3 = ten.exp %a : tensor<8xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %2 = ten.kernel map (%a = %z : tensor<4xf32>) -> tensor<4xf32> {
    %3 = ten.exp %a : tensor<4xf32>
    ten.yield %3 : tensor<4xf32>
  }
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>
}

// Slices along rows are read as rows are; what leaves out elements of a row
// stays alone.
// CHECK-LABEL: @slices(
// CHECK: %[[R:.*]]:2 = ten.kernel map
// CHECK: ten.slice
// CHECK: ten.slice
// CHECK: ten.yield
// CHECK: ten.kernel map
// CHECK: return
func.func @slices(%x: tensor<8x24xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = ten.kernel map (%a = %x : tensor<8x24xf32>, %b = %c : tensor<8x8xf32>) -> tensor<8x8xf32> {
    %3 = ten.slice %a start = [0, 0] limit = [8, 8] stride = [1, 1] : tensor<8x24xf32> -> tensor<8x8xf32>
    %4 = ten.add %3, %b : tensor<8x8xf32>
    ten.yield %4 : tensor<8x8xf32>
  }
  %1 = ten.kernel map (%a = %x : tensor<8x24xf32>, %b = %0 : tensor<8x8xf32>) -> tensor<8x8xf32> {
    %3 = ten.slice %a start = [0, 8] limit = [8, 16] stride = [1, 1] : tensor<8x24xf32> -> tensor<8x8xf32>
    %4 = ten.mul %3, %b : tensor<8x8xf32>
    ten.yield %4 : tensor<8x8xf32>
  }
  %2 = ten.kernel map (%a = %x : tensor<8x24xf32>, %b = %1 : tensor<8x8xf32>) -> tensor<8x8xf32> {
    %3 = ten.slice %a start = [0, 0] limit = [8, 24] stride = [1, 3] : tensor<8x24xf32> -> tensor<8x8xf32>
    %4 = ten.mul %3, %b : tensor<8x8xf32>
    ten.yield %4 : tensor<8x8xf32>
  }
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// What a program computes of sizes is scalar code, and equal sizes are one
// value: nothing is left to check.
// RUN: tensor-opt %s -ten-simplify | FileCheck %s

// CHECK-LABEL: @shape_of_parts(
// CHECK-SAME: %[[X:.*]]: tensor<?x128xf32>)
func.func @shape_of_parts(%x: tensor<?x128xf32>) -> tensor<?x128x4xf32> {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[SIZE:.*]] = tensor.dim %[[X]], %[[C0]]
  // CHECK-NOT: ten.concat
  // CHECK-NOT: ten.check
  // CHECK: ten.broadcast %[[X]] dims = [0, 1] kept = [0] sizes(%[[SIZE]])
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?x128xf32>
  %number = arith.index_cast %dim : index to i32
  %scalar = tensor.from_elements %number : tensor<i32>
  %first = ten.reshape %scalar : tensor<i32> -> tensor<1xi32>
  %others = ten.constant dense<[128, 4]> : tensor<2xi32>
  %shape = ten.concat %first, %others dim = 0 : tensor<1xi32>, tensor<2xi32> -> tensor<3xi32>
  %entry = tensor.extract %shape[%c0] : tensor<3xi32>
  %size = arith.index_cast %entry : i32 to index
  %natural = arith.cmpi sge, %size, %c0 : index
  ten.check %natural, "a size" : i1
  %same = arith.cmpi eq, %dim, %size : index
  ten.check %same, "the same size" : i1
  %0 = ten.broadcast %x dims = [0, 1] sizes(%size) : tensor<?x128xf32> -> tensor<?x128x4xf32>
  return %0 : tensor<?x128x4xf32>
}

// One less than a size comes back, too; a sum may not fit.
// CHECK-LABEL: @little_less(
func.func @little_less(%x: tensor<?xf32>) -> (index, index) {
  // CHECK: %[[SIZE:.*]] = tensor.dim
  // CHECK: %[[LESS:.*]] = arith.subi %[[SIZE]], %{{.*}} : index
  // CHECK: %[[MORE:.*]] = arith.index_cast %{{.*}} : i32 to index
  // CHECK: return %[[LESS]], %[[MORE]]
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %number = arith.index_cast %dim : index to i32
  %c-1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %less = arith.addi %number, %c-1 : i32
  %more = arith.addi %number, %c1 : i32
  %0 = arith.index_cast %less : i32 to index
  %1 = arith.index_cast %more : i32 to index
  return %0, %1 : index, index
}

// A condition on sizes that only the run knows stays, as scalar code.
// CHECK-LABEL: @condition(
func.func @condition(%x: tensor<?xf32>, %other: tensor<i32>) {
  // CHECK: %[[HOLDS:.*]] = arith.cmpi sge, %{{.*}}, %{{.*}} : i32
  // CHECK: ten.check %[[HOLDS]], "long" : i1
  // CHECK: ten.check %{{.*}}, "not a size" : tensor<i1>
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %number = arith.index_cast %dim : index to i32
  %scalar = tensor.from_elements %number : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %0 = ten.mul %scalar, %scalar : tensor<i32>
  %1 = ten.compare ge %0, %one : tensor<i32>
  ten.check %1, "long" : tensor<i1>
  %2 = ten.compare ge %other, %scalar : tensor<i32>
  ten.check %2, "not a size" : tensor<i1>
  return
}

// Only one of the operand's sizes is known to be the result's.
// CHECK-LABEL: @kept(
func.func @kept(%x: tensor<?x?xf32>, %size: index) -> tensor<?x?xf32> {
  // CHECK: ten.broadcast %{{.*}} kept = [1]
  %c1 = arith.constant 1 : index
  %0 = ten.transpose %x perm = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = ten.exp %x : tensor<?x?xf32>
  %2 = ten.reduce add %1 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %columns = tensor.dim %2, %c0 : tensor<?xf32>
  %3 = ten.broadcast %1 dims = [0, 1] sizes(%size, %columns) : tensor<?x?xf32> -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// A slice whose sizes are known after all has the shape that it is given.
// CHECK-LABEL: @part(
func.func @part(%x: tensor<?x128xf32>, %from: index, %size: index) -> tensor<?x99xf32> {
  // CHECK: ten.slice %{{.*}} -> tensor<?x99xf32>
  // CHECK-NOT: ten.reshape
  // CHECK: return
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %end = arith.addi %from, %size : index
  %0 = ten.slice %x start = [%from, %c1] limit = [%end, %c100] stride = [1, 1] : tensor<?x128xf32> -> tensor<?x?xf32>
  %1 = ten.reshape %0 sizes(%size) : tensor<?x?xf32> -> tensor<?x99xf32>
  return %1 : tensor<?x99xf32>
}

// How JAX computes the padding of windows two apart: quotients, rests and signs
// by known numbers.
// CHECK-LABEL: @quotients(
func.func @quotients(%x: tensor<?xf32>) -> (index, index, index) {
  // CHECK: %[[SIZE:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK-NOT: ten.
  // CHECK-DAG: %[[HALF:.*]] = arith.divsi %[[SIZE]], %c2_i32
  // CHECK-DAG: %[[REST:.*]] = arith.remsi %[[SIZE]], %c2_i32
  // CHECK-DAG: %[[LEAST:.*]] = arith.maxsi %[[SIZE]], %c-1_i32
  // CHECK-DAG: %[[SIGN:.*]] = arith.minsi %[[LEAST]], %c1_i32
  // CHECK-DAG: arith.index_cast %[[HALF]]
  // CHECK-DAG: arith.index_cast %[[REST]]
  // CHECK-DAG: arith.index_cast %[[SIGN]]
  // CHECK: return
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %number = arith.index_cast %dim : index to i32
  %scalar = tensor.from_elements %number : tensor<i32>
  %two = ten.constant dense<2> : tensor<i32>
  %0 = ten.div %scalar, %two : tensor<i32>
  %1 = ten.rem %scalar, %two : tensor<i32>
  %2 = ten.sign %scalar : tensor<i32>
  %4 = tensor.extract %0[] : tensor<i32>
  %5 = tensor.extract %1[] : tensor<i32>
  %6 = tensor.extract %2[] : tensor<i32>
  %8 = arith.index_cast %4 : i32 to index
  %9 = arith.index_cast %5 : i32 to index
  %10 = arith.index_cast %6 : i32 to index
  return %8, %9, %10 : index, index, index
}

// By a size, which may be 0: nothing is divided by that, or by -1.
// CHECK-LABEL: @rest_by_size(
func.func @rest_by_size(%x: tensor<?xf32>) -> index {
  // CHECK: %[[SIZE:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK-NOT: ten.
  // CHECK-DAG: %[[ZERO:.*]] = arith.cmpi eq, %[[SIZE]], %c0_i32
  // CHECK-DAG: %[[MINUS:.*]] = arith.cmpi eq, %[[SIZE]], %c-1_i32
  // CHECK: %[[EITHER:.*]] = arith.ori %[[ZERO]], %[[MINUS]]
  // CHECK: %[[BY:.*]] = arith.select %[[EITHER]], %c1_i32, %[[SIZE]]
  // CHECK: %[[REST:.*]] = arith.remsi %c-7_i32, %[[BY]]
  // CHECK: arith.select %[[ZERO]], %c-7_i32, %[[REST]]
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %number = arith.index_cast %dim : index to i32
  %scalar = tensor.from_elements %number : tensor<i32>
  %seven = ten.constant dense<-7> : tensor<i32>
  %0 = ten.rem %seven, %scalar : tensor<i32>
  %1 = tensor.extract %0[] : tensor<i32>
  %2 = arith.index_cast %1 : i32 to index
  return %2 : index
}

// A place clamped to an array.
// CHECK-LABEL: @clamped(
func.func @clamped(%x: tensor<?xf32>) -> index {
  // CHECK: %[[SIZE:.*]] = arith.index_cast %{{.*}} : index to i32
  // CHECK-NOT: ten.
  // CHECK: %[[LESS:.*]] = arith.subi %c0_i32, %[[SIZE]]
  // CHECK: %[[LEAST:.*]] = arith.maxsi %[[LESS]], %c-5_i32
  // CHECK: arith.minsi %[[LEAST]], %c9_i32
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?xf32>
  %number = arith.index_cast %dim : index to i32
  %scalar = tensor.from_elements %number : tensor<i32>
  %low = ten.constant dense<-5> : tensor<i32>
  %high = ten.constant dense<9> : tensor<i32>
  %less = ten.neg %scalar : tensor<i32>
  %0 = ten.clamp %low, %less, %high : tensor<i32>
  %1 = tensor.extract %0[] : tensor<i32>
  %2 = arith.index_cast %1 : i32 to index
  return %2 : index
}

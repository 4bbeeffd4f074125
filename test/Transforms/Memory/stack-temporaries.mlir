// RUN: tensor-opt %s -ten-plan-arena="stack-bytes=600" | FileCheck %s
// RUN: tensor-opt %s -ten-plan-arena | FileCheck %s --check-prefix=ARENA

// Small arrays that a loop uses are on the stack, at the start of the function;
// the smallest first, up to the limit.

// ARENA-NOT: memref.alloca

func.func private @k(memref<8xf32>, memref<8xf32>) attributes {ten.kernel = "map"}
func.func private @row(memref<64xf32>, memref<64xf32>) attributes {ten.kernel = "map"}
func.func private @long(memref<65xf32>, memref<65xf32>) attributes {ten.kernel = "map"}

// CHECK-LABEL: func.func @state(
// CHECK-DAG: %[[STATE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK-DAG: %[[NEXT:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NOT: memref.view
// CHECK: scf.for
// CHECK: ten.launch @k(%{{.*}}) into(%{{.*}})
// CHECK: ten.launch @k(%{{.*}}) into(%{{.*}})
// CHECK-LABEL: func.func private @state_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 0 : index
// CHECK: return %[[BYTES]]
func.func @state(%x: memref<8xf32>, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %state = memref.alloc() : memref<8xf32>
  memref.copy %x, %state : memref<8xf32> to memref<8xf32>
  scf.for %i = %c0 to %c9 step %c1 {
    %next = memref.alloc() : memref<8xf32>
    ten.launch @k(%state) into(%next) : (memref<8xf32>) into (memref<8xf32>)
    ten.launch @k(%next) into(%state) : (memref<8xf32>) into (memref<8xf32>)
  }
  memref.copy %state, %out : memref<8xf32> to memref<8xf32>
  return
}

// Of three arrays of 256 bytes two have room; one of 260 bytes is too large.
// CHECK-LABEL: func.func @limits(
// CHECK-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<64xf32>
// CHECK-NOT: memref.alloca
// CHECK: memref.view %{{.*}} to memref<65xf32>
// CHECK: memref.view %{{.*}} to memref<64xf32>
// CHECK-LABEL: func.func private @limits_plan(
func.func @limits(%x: memref<64xf32>, %y: memref<65xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %large = memref.alloc() : memref<65xf32>
    ten.launch @long(%y) into(%large) : (memref<65xf32>) into (memref<65xf32>)
    ten.launch @long(%large) into(%y) : (memref<65xf32>) into (memref<65xf32>)
    %a = memref.alloc() : memref<64xf32>
    ten.launch @row(%x) into(%a) : (memref<64xf32>) into (memref<64xf32>)
    %b = memref.alloc() : memref<64xf32>
    ten.launch @row(%a) into(%b) : (memref<64xf32>) into (memref<64xf32>)
    %c = memref.alloc() : memref<64xf32>
    ten.launch @row(%b) into(%c) : (memref<64xf32>) into (memref<64xf32>)
    ten.launch @row(%c) into(%x) : (memref<64xf32>) into (memref<64xf32>)
  }
  return
}

// A small result that a loop updates is copied at the end.
// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<8xf32>, %{{[a-z0-9]+}}: memref<?xi8>)
// CHECK: %[[STATE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK: scf.for
// CHECK: ten.launch @k(%[[STATE]]) into(%[[STATE]])
// CHECK: memref.copy %[[STATE]], %[[OUT]]
// CHECK-NEXT: return
func.func @result(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<8xf32>], ten.returned = array<i64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  memref.copy %x, %out : memref<8xf32> to memref<8xf32>
  scf.for %i = %c0 to %c9 step %c1 {
    ten.launch @k(%out) into(%out) reuse = [0] : (memref<8xf32>) into (memref<8xf32>)
  }
  return
}

// Outside of loops, and in memory that a loop carries in turns, arrays stay in
// the arena.
// CHECK-LABEL: func.func @no_loop(
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @no_loop(%x: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  ten.launch @k(%x) into(%a) : (memref<8xf32>) into (memref<8xf32>)
  ten.launch @k(%a) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}

// CHECK-LABEL: func.func @carried(
// CHECK-NOT: memref.alloca
// CHECK: return
func.func @carried(%x: memref<8xf32>, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %last = scf.for %i = %c0 to %c9 step %c1 iter_args(%state = %x) -> (memref<8xf32>) {
    %next = memref.alloc() : memref<8xf32>
    ten.launch @k(%state) into(%next) : (memref<8xf32>) into (memref<8xf32>)
    scf.yield %next : memref<8xf32>
  }
  memref.copy %last, %out : memref<8xf32> to memref<8xf32>
  return
}

// RUN: tensor-opt %s -ten-fuse | FileCheck %s

// CHECK-LABEL: @chain(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[Y:[a-z0-9]+]]: tensor<8xf32>
func.func @chain(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: %[[K:.*]] = ten.kernel map (%[[A:.*]] = %[[X]] : tensor<8xf32>, %[[B:.*]] = %[[Y]] : tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: %[[MUL:.*]] = ten.mul %[[A]], %[[B]]
  // CHECK-NEXT: %[[EXP:.*]] = ten.exp %[[MUL]]
  // CHECK-NEXT: %[[ADD:.*]] = ten.add %[[EXP]], %[[A]]
  // CHECK-NEXT: ten.yield %[[ADD]]
  // CHECK: return %[[K]]
  %0 = ten.mul %x, %y : tensor<8xf32>
  %1 = ten.exp %0 : tensor<8xf32>
  %2 = ten.add %1, %x : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// The design's example: what comes before a reduction joins its kernel.
// CHECK-LABEL: @reduce_of_map(
func.func @reduce_of_map(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x8xf32>) -> tensor<f32> {
  // CHECK: ten.kernel reduce
  // CHECK-NEXT: ten.mul
  // CHECK-NEXT: ten.add
  // CHECK-NEXT: ten.reduce add
  // CHECK-NEXT: ten.yield
  // CHECK-NOT: ten.kernel
  // CHECK: return
  %0 = ten.mul %y, %z : tensor<4x8xf32>
  %1 = ten.add %x, %0 : tensor<4x8xf32>
  %2 = ten.reduce add %1 dims = [0, 1] : tensor<4x8xf32> -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: @map_after_reduce_stays_apart(
func.func @map_after_reduce_stays_apart(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  // CHECK: %[[SUM:.*]] = ten.kernel reduce
  // CHECK: ten.kernel map (%{{.*}} = %[[SUM]] : tensor<4xf32>)
  %0 = ten.reduce add %x dims = [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = ten.sqrt %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Its operands are read many times.
// CHECK-LABEL: @map_before_contract_stays_apart(
func.func @map_before_contract_stays_apart(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>) -> tensor<4x2xf32> {
  // CHECK: %[[NEG:.*]] = ten.kernel map
  // CHECK-NEXT: ten.neg
  // CHECK: ten.kernel contract (%{{.*}} = %[[NEG]] : tensor<4x8xf32>,
  %0 = ten.neg %x : tensor<4x8xf32>
  %1 = ten.contract %0, %y contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: @shared_is_computed_once(
func.func @shared_is_computed_once(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[EXP:.*]] = ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK: ten.kernel map (%[[A:.*]] = %[[EXP]] : tensor<8xf32>)
  // CHECK-NEXT: ten.neg %[[A]]
  // CHECK: ten.kernel map (%[[B:.*]] = %[[EXP]] : tensor<8xf32>)
  // CHECK-NEXT: ten.floor %[[B]]
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  %2 = ten.floor %0 : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// A diamond inside of one kernel is no reason to stay apart.
// CHECK-LABEL: @diamond(
func.func @diamond(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK-NEXT: ten.neg
  // CHECK-NEXT: ten.floor
  // CHECK-NEXT: ten.add
  // CHECK-NEXT: ten.yield
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  %2 = ten.floor %0 : tensor<8xf32>
  %3 = ten.add %1, %2 : tensor<8xf32>
  return %3 : tensor<8xf32>
}

// CHECK-LABEL: @returned_value_is_computed_alone(
func.func @returned_value_is_computed_alone(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[EXP:.*]] = ten.kernel map
  // CHECK: %[[NEG:.*]] = ten.kernel map (%{{.*}} = %[[EXP]] : tensor<8xf32>)
  // CHECK: return %[[EXP]], %[[NEG]]
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: @free_is_copied_into_each(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @free_is_copied_into_each(%x: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // CHECK: ten.kernel map (%{{.*}} = %[[X]] : tensor<8xf32>)
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.neg
  // CHECK: ten.kernel map (%{{.*}} = %[[X]] : tensor<8xf32>)
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.floor
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
  %1 = ten.neg %0 : tensor<4x8xf32>
  %2 = ten.floor %0 : tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: @costly_before_broadcast_stays_apart(
func.func @costly_before_broadcast_stays_apart(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  // CHECK: %[[EXP:.*]] = ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK: ten.kernel map (%{{.*}} = %[[EXP]] : tensor<8xf32>,
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.add
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %2 = ten.add %1, %y : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}

// Nor where something cheap is between them.
// CHECK-LABEL: @costly_before_repeated_stays_apart(
func.func @costly_before_repeated_stays_apart(%x: tensor<8xf32>, %z: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  // CHECK: %[[MUL:.*]] = ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK-NEXT: ten.mul
  // CHECK: ten.kernel map (%{{.*}} = %[[MUL]] : tensor<8xf32>,
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.add
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.mul %0, %z : tensor<8xf32>
  %2 = ten.broadcast %1 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %3 = ten.add %2, %y : tensor<64x8xf32>
  return %3 : tensor<64x8xf32>
}

// Of dimensions of size 1 nothing is repeated.
// CHECK-LABEL: @costly_before_unit_dims(
func.func @costly_before_unit_dims(%x: tensor<1x?xf32>, %z: tensor<1x?xf32>, %y: tensor<1x1x?xf32>, %n: index) -> tensor<1x1x?xf32> {
  // CHECK: ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK-NEXT: ten.mul
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.add
  %0 = ten.exp %x : tensor<1x?xf32>
  %1 = ten.mul %0, %z : tensor<1x?xf32>
  %2 = ten.broadcast %1 dims = [1, 2] sizes(%n) : tensor<1x?xf32> -> tensor<1x1x?xf32>
  %3 = ten.add %2, %y : tensor<1x1x?xf32>
  return %3 : tensor<1x1x?xf32>
}

// CHECK-LABEL: @cheap_before_broadcast(
func.func @cheap_before_broadcast(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  // CHECK: ten.kernel map
  // CHECK-NEXT: ten.neg
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.add
  %0 = ten.neg %x : tensor<8xf32>
  %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %2 = ten.add %1, %y : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}

// CHECK-LABEL: @small_constants_are_copied(
func.func @small_constants_are_copied(%x: tensor<64x4xf32>, %y: tensor<4xf32>) -> (tensor<64x4xf32>, tensor<4xf32>) {
  // CHECK: ten.kernel map (%{{[^,]*}})
  // CHECK-NEXT: ten.constant dense<2.000000e+00>
  // CHECK-NEXT: ten.mul
  // CHECK: ten.kernel map (%{{[^,]*}})
  // CHECK-NEXT: ten.constant dense<[1.0{{.*}}, 2.0{{.*}}, 3.0{{.*}}, 4.0{{.*}}]>
  // CHECK-NEXT: ten.add
  %two = ten.constant dense<2.0> : tensor<64x4xf32>
  %few = ten.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = ten.mul %x, %two : tensor<64x4xf32>
  %1 = ten.add %y, %few : tensor<4xf32>
  return %0, %1 : tensor<64x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @large_constants_are_operands(
func.func @large_constants_are_operands(%x: tensor<9xf32>) -> tensor<9xf32> {
  // CHECK: %[[C:.*]] = ten.constant
  // CHECK: ten.kernel map (%{{.*}}, %[[B:.*]] = %[[C]] : tensor<9xf32>)
  // CHECK-NEXT: ten.add %{{.*}}, %[[B]]
  %c = ten.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]> : tensor<9xf32>
  %0 = ten.add %x, %c : tensor<9xf32>
  return %0 : tensor<9xf32>
}

// CHECK-LABEL: @reshape_stays_outside(
func.func @reshape_stays_outside(%x: tensor<4x8xf32>) -> tensor<32xf32> {
  // CHECK: %[[EXP:.*]] = ten.kernel map
  // CHECK: %[[FLAT:.*]] = ten.reshape %[[EXP]]
  // CHECK: ten.kernel map (%{{.*}} = %[[FLAT]] : tensor<32xf32>)
  %0 = ten.exp %x : tensor<4x8xf32>
  %1 = ten.reshape %0 : tensor<4x8xf32> -> tensor<32xf32>
  %2 = ten.neg %1 : tensor<32xf32>
  return %2 : tensor<32xf32>
}

// Dimensions of size 1 alone make a view. In a kernel they stay a broadcast.
// CHECK-LABEL: @units(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x8xf32>
func.func @units(%x: tensor<4x8xf32>) -> (tensor<4x1x8xf32>, tensor<1x4x8xf32>, tensor<8x4xf32>, tensor<2x4x8xf32>) {
  // CHECK: %[[VIEW:.*]] = ten.reshape %[[X]] : tensor<4x8xf32> -> tensor<4x1x8xf32>
  %0 = ten.broadcast %x dims = [0, 2] : tensor<4x8xf32> -> tensor<4x1x8xf32>
  // CHECK: %[[MAP:.*]] = ten.kernel map
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.neg
  %1 = ten.broadcast %x dims = [1, 2] : tensor<4x8xf32> -> tensor<1x4x8xf32>
  %2 = ten.neg %1 : tensor<1x4x8xf32>
  // Neither what moves nor what repeats elements.
  // CHECK: %[[MOVED:.*]] = ten.kernel map
  // CHECK-NEXT: ten.broadcast
  %3 = ten.broadcast %x dims = [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  // CHECK: %[[REPEATED:.*]] = ten.kernel map
  // CHECK-NEXT: ten.broadcast
  %4 = ten.broadcast %x dims = [1, 2] : tensor<4x8xf32> -> tensor<2x4x8xf32>
  // CHECK: return %[[VIEW]], %[[MAP]], %[[MOVED]], %[[REPEATED]]
  return %0, %2, %3, %4 : tensor<4x1x8xf32>, tensor<1x4x8xf32>, tensor<8x4xf32>, tensor<2x4x8xf32>
}

// CHECK-LABEL: @check_stays_outside(
func.func @check_stays_outside(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  // CHECK: %[[EQ:.*]] = ten.kernel map
  // CHECK-NEXT: ten.compare
  // CHECK: ten.check %[[EQ]], "expects equal values"
  // CHECK: ten.kernel map
  %0 = ten.compare eq %x, %y : tensor<f32>
  ten.check %0, "expects equal values" : tensor<i1>
  %1 = ten.add %x, %y : tensor<f32>
  return %1 : tensor<f32>
}

// What is outside of a loop stays there.
// CHECK-LABEL: @loop_body(
func.func @loop_body(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // CHECK: %[[EXP:.*]] = ten.kernel map
  // CHECK-NEXT: ten.exp
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
  // CHECK-NEXT: ten.kernel map (%{{.*}} = %[[A]] : tensor<8xf32>, %{{.*}} = %[[EXP]] : tensor<8xf32>)
  // CHECK-NEXT: ten.mul
  // CHECK-NEXT: ten.sqrt
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = ten.exp %x : tensor<8xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %2 = ten.mul %a, %0 : tensor<8xf32>
    %3 = ten.sqrt %2 : tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  }
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @unused_is_dropped(
func.func @unused_is_dropped(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NOT: ten.
  // CHECK: return
  %0 = ten.exp %x : tensor<8xf32>
  return %x : tensor<8xf32>
}

// CHECK-LABEL: @kinds(
func.func @kinds(%x: tensor<4x4xf32>, %s: tensor<2xui64>, %i: tensor<i32>, %u: tensor<1x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  // CHECK: ten.kernel scan
  // CHECK: ten.kernel algorithm
  // CHECK: ten.kernel window
  // CHECK: ten.kernel scatter
  // CHECK: ten.kernel sort
  %0 = ten.scan add %x dim = 1 : tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = ten.cholesky %x lower : tensor<4x4xf32>
  %2 = ten.window_reduce max %x window = [1, 1] strides = [1, 1] : tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = ten.dynamic_update_slice %x[%i, %i], %u : tensor<4x4xf32>, tensor<i32>, tensor<1x4xf32>
  %4 = ten.sort %x dim = 0 stable : tensor<4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %0, %1, %2, %3, %4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// Operations stand in the order in which the result needs them, inputs in that
// of their use, and another shape of an input stays outside: both kernels are
// the same text.
// CHECK-LABEL: @same_text(
// CHECK: ten.kernel map (%[[A:.*]] = %{{.*}} : tensor<8xf32>, %[[B:.*]] = %{{.*}} : tensor<8xf32>)
// CHECK-NEXT: %[[E:.*]] = ten.exp %[[A]]
// CHECK-NEXT: %[[L:.*]] = ten.log %[[B]]
// CHECK-NEXT: ten.add %[[E]], %[[L]]
// CHECK: %[[FLAT:.*]] = ten.reshape %{{.*}} : tensor<2x4xf32> -> tensor<8xf32>
// CHECK: ten.kernel map (%[[A:.*]] = %[[FLAT]] : tensor<8xf32>, %[[B:.*]] = %{{.*}} : tensor<8xf32>)
// CHECK-NEXT: %[[E:.*]] = ten.exp %[[A]]
// CHECK-NEXT: %[[L:.*]] = ten.log %[[B]]
// CHECK-NEXT: ten.add %[[E]], %[[L]]
func.func @same_text(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<2x4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.log %y : tensor<8xf32>
  %2 = ten.add %0, %1 : tensor<8xf32>
  %3 = ten.log %x : tensor<8xf32>
  %4 = ten.reshape %z : tensor<2x4xf32> -> tensor<8xf32>
  %5 = ten.exp %4 : tensor<8xf32>
  %6 = ten.add %5, %3 : tensor<8xf32>
  return %2, %6 : tensor<8xf32>, tensor<8xf32>
}

// What two kernels read is made in both, where they read all that it is made of
// anyway: it never is in memory.
// CHECK-LABEL: @made_again(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[G:[a-z0-9]+]]: tensor<8xf32>
// CHECK: %[[T:.*]] = ten.kernel map (%{{.*}} = %[[X]] : tensor<8xf32>)
// CHECK-NEXT: ten.tanh
// CHECK-NEXT: ten.yield
// CHECK: ten.kernel map (%[[B:.*]] = %[[T]] : tensor<8xf32>, %[[A:.*]] = %[[X]] : tensor<8xf32>)
// CHECK: %[[H:.*]] = ten.add %[[B]], %{{.*}}
// CHECK-NEXT: %[[P:.*]] = ten.mul %[[A]], %[[H]]
// CHECK-NEXT: ten.exp %[[P]]
// CHECK: ten.kernel reduce (%[[B:.*]] = %[[T]] : tensor<8xf32>, %[[A:.*]] = %[[G]] : tensor<8xf32>)
// CHECK: ten.add %[[B]], %{{.*}}
// CHECK-NOT: ten.add
// CHECK: ten.reduce
func.func @made_again(%x: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %one = ten.constant dense<1.0> : tensor<8xf32>
  %t = ten.tanh %x : tensor<8xf32>
  %h = ten.add %t, %one : tensor<8xf32>
  %0 = ten.mul %x, %h : tensor<8xf32>
  %1 = ten.exp %0 : tensor<8xf32>
  %2 = ten.mul %g, %h : tensor<8xf32>
  %3 = ten.mul %2, %t : tensor<8xf32>
  %4 = ten.reduce add %3 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %1, %4 : tensor<8xf32>, tensor<f32>
}

// In several steps, too: the half of 1 + t, of t.
// CHECK-LABEL: @steps_again(
// CHECK: ten.kernel reduce
// CHECK: ten.add
// CHECK: ten.mul
// CHECK: ten.reduce
// CHECK: return
func.func @steps_again(%x: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %one = ten.constant dense<1.0> : tensor<8xf32>
  %half = ten.constant dense<0.5> : tensor<8xf32>
  %t = ten.tanh %x : tensor<8xf32>
  %h = ten.add %t, %one : tensor<8xf32>
  %p = ten.mul %h, %half : tensor<8xf32>
  %0 = ten.mul %x, %p : tensor<8xf32>
  %1 = ten.exp %0 : tensor<8xf32>
  %2 = ten.sub %g, %p : tensor<8xf32>
  %3 = ten.sub %2, %t : tensor<8xf32>
  %4 = ten.reduce add %3 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %1, %4 : tensor<8xf32>, tensor<f32>
}

// Another array would be read, or a function computed again.
// CHECK-LABEL: @not_made_again(
// CHECK-COUNT-1: ten.add
// CHECK-NOT: ten.add %
// CHECK: return
func.func @not_made_again(%x: tensor<8xf32>, %y: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %h = ten.add %x, %y : tensor<8xf32>
  %0 = ten.mul %x, %h : tensor<8xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<8xf32> -> tensor<f32>
  %2 = ten.mul %g, %h : tensor<8xf32>
  %3 = ten.reduce add %2 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %1, %3 : tensor<f32>, tensor<f32>
}

// All can read the one array that it is made of: nobody writes it.
// CHECK-LABEL: @made_of_one(
// CHECK: ten.kernel reduce (%{{.*}} = %arg1 : tensor<32xf32>, %{{.*}} = %arg0 : tensor<8192x32xf32>)
// CHECK: ten.sub
// CHECK: ten.mul
// CHECK: ten.yield
// CHECK: ten.kernel map
// CHECK: ten.sub
// CHECK: return
func.func @made_of_one(%x: tensor<8192x32xf32>, %m: tensor<32xf32>) -> (tensor<32xf32>, tensor<8192x32xf32>) {
  %b = ten.broadcast %m dims = [1] : tensor<32xf32> -> tensor<8192x32xf32>
  %h = ten.sub %x, %b : tensor<8192x32xf32>
  %0 = ten.mul %h, %h : tensor<8192x32xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<8192x32xf32> -> tensor<32xf32>
  %2 = ten.broadcast %1 dims = [1] : tensor<32xf32> -> tensor<8192x32xf32>
  %3 = ten.mul %h, %2 : tensor<8192x32xf32>
  return %1, %3 : tensor<32xf32>, tensor<8192x32xf32>
}

// As can they small ones that it repeats.
// CHECK-LABEL: @made_of_repeated(
// CHECK: ten.kernel reduce (%{{.*}} = %arg0 : tensor<256x4xf32>)
// CHECK: ten.sub
// CHECK: ten.mul
// CHECK: ten.yield
// CHECK: ten.kernel reduce (%{{.*}} = %arg0 : tensor<256x4xf32>, %{{.*}} = %{{.*}} : tensor<256x256xf32>)
// CHECK: ten.sub
// CHECK: return
func.func @made_of_repeated(%x: tensor<256x4xf32>) -> tensor<256x4xf32> {
  %a = ten.broadcast %x dims = [1, 2] : tensor<256x4xf32> -> tensor<256x256x4xf32>
  %b = ten.broadcast %x dims = [0, 2] : tensor<256x4xf32> -> tensor<256x256x4xf32>
  %d = ten.sub %a, %b : tensor<256x256x4xf32>
  %0 = ten.mul %d, %d : tensor<256x256x4xf32>
  %1 = ten.reduce add %0 dims = [2] : tensor<256x256x4xf32> -> tensor<256x256xf32>
  %2 = ten.broadcast %1 dims = [0, 1] : tensor<256x256xf32> -> tensor<256x256x4xf32>
  %3 = ten.mul %d, %2 : tensor<256x256x4xf32>
  %4 = ten.reduce add %3 dims = [1] : tensor<256x256x4xf32> -> tensor<256x4xf32>
  return %4 : tensor<256x4xf32>
}

// What costs more than a few steps is written.
// CHECK-LABEL: @costly_of_repeated(
// CHECK-COUNT-1: ten.exp
// CHECK-NOT: ten.exp
// CHECK: return
func.func @costly_of_repeated(%x: tensor<256x4xf32>) -> (tensor<256x256xf32>, tensor<256x4xf32>) {
  %a = ten.broadcast %x dims = [1, 2] : tensor<256x4xf32> -> tensor<256x256x4xf32>
  %b = ten.broadcast %x dims = [0, 2] : tensor<256x4xf32> -> tensor<256x256x4xf32>
  %d = ten.sub %a, %b : tensor<256x256x4xf32>
  %e = ten.exp %d : tensor<256x256x4xf32>
  %0 = ten.reduce add %e dims = [2] : tensor<256x256x4xf32> -> tensor<256x256xf32>
  %1 = ten.reduce add %e dims = [1] : tensor<256x256x4xf32> -> tensor<256x4xf32>
  return %0, %1 : tensor<256x256xf32>, tensor<256x4xf32>
}

// What stays in a cache is written.
// CHECK-LABEL: @made_of_one_small(
// CHECK-COUNT-1: ten.sub
// CHECK-NOT: ten.sub
// CHECK: return
func.func @made_of_one_small(%x: tensor<64x32xf32>, %m: tensor<32xf32>) -> (tensor<32xf32>, tensor<64x32xf32>) {
  %b = ten.broadcast %m dims = [1] : tensor<32xf32> -> tensor<64x32xf32>
  %h = ten.sub %x, %b : tensor<64x32xf32>
  %0 = ten.mul %h, %h : tensor<64x32xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<64x32xf32> -> tensor<32xf32>
  %2 = ten.broadcast %1 dims = [1] : tensor<32xf32> -> tensor<64x32xf32>
  %3 = ten.mul %h, %2 : tensor<64x32xf32>
  return %1, %3 : tensor<32xf32>, tensor<64x32xf32>
}

// It is in memory for others, or made of a wider array.
// CHECK-LABEL: @made_of_one_for_all(
// CHECK-COUNT-1: ten.neg
// CHECK-NOT: ten.neg
// CHECK: return
func.func @made_of_one_for_all(%x: tensor<8192x32xf32>) -> (tensor<32xf32>, tensor<8192x32xf32>) {
  %h = ten.neg %x : tensor<8192x32xf32>
  %1 = ten.reduce add %h dims = [0] : tensor<8192x32xf32> -> tensor<32xf32>
  return %1, %h : tensor<32xf32>, tensor<8192x32xf32>
}

// Of a product, whose end it is.
// CHECK-LABEL: @end_of_product(
// CHECK: ten.kernel contract
// CHECK: ten.add
// CHECK-NOT: ten.add
// CHECK: return
func.func @end_of_product(%x: tensor<8192x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> (tensor<32xf32>, tensor<8192xf32>) {
  %p = ten.contract %x, %w contracting = [1] x [0] : tensor<8192x16xf32>, tensor<16x32xf32> -> tensor<8192x32xf32>
  %bias = ten.broadcast %b dims = [1] : tensor<32xf32> -> tensor<8192x32xf32>
  %h = ten.add %p, %bias : tensor<8192x32xf32>
  %1 = ten.reduce add %h dims = [0] : tensor<8192x32xf32> -> tensor<32xf32>
  %2 = ten.reduce max %h dims = [1] : tensor<8192x32xf32> -> tensor<8192xf32>
  return %1, %2 : tensor<32xf32>, tensor<8192xf32>
}

// CHECK-LABEL: @made_of_wider(
// CHECK-COUNT-1: ten.convert
// CHECK-NOT: ten.convert
// CHECK: return
func.func @made_of_wider(%x: tensor<8192x32xf64>) -> (tensor<32xf32>, tensor<8192xf32>) {
  %h = ten.convert %x : tensor<8192x32xf64> -> tensor<8192x32xf32>
  %1 = ten.reduce add %h dims = [0] : tensor<8192x32xf32> -> tensor<32xf32>
  %2 = ten.reduce add %h dims = [1] : tensor<8192x32xf32> -> tensor<8192xf32>
  return %1, %2 : tensor<32xf32>, tensor<8192xf32>
}

// With the sum of its row it is one kernel.
// CHECK-LABEL: @made_of_row(
// CHECK: ten.kernel normalize
// CHECK: ten.sub
// CHECK-NOT: ten.sub
// CHECK: return
func.func @made_of_row(%x: tensor<8192x32xf32>, %y: tensor<8192x32xf32>) -> (tensor<32xf32>, tensor<8192x32xf32>) {
  %s = ten.reduce add %x dims = [1] : tensor<8192x32xf32> -> tensor<8192xf32>
  %b = ten.broadcast %s dims = [0] : tensor<8192xf32> -> tensor<8192x32xf32>
  %h = ten.sub %x, %b : tensor<8192x32xf32>
  %1 = ten.reduce add %h dims = [0] : tensor<8192x32xf32> -> tensor<32xf32>
  %3 = ten.mul %h, %y : tensor<8192x32xf32>
  return %1, %3 : tensor<32xf32>, tensor<8192x32xf32>
}

// CHECK-LABEL: @costly_once(
// CHECK-COUNT-1: ten.exp
// CHECK-NOT: ten.exp
// CHECK: return
func.func @costly_once(%x: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %h = ten.exp %x : tensor<8xf32>
  %0 = ten.mul %x, %h : tensor<8xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<8xf32> -> tensor<f32>
  %2 = ten.mul %g, %h : tensor<8xf32>
  %3 = ten.mul %2, %x : tensor<8xf32>
  %4 = ten.reduce add %3 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %1, %4 : tensor<f32>, tensor<f32>
}

// An update of most of an array is made with what makes it; what is around it
// as well.
// CHECK-LABEL: @updated(
// CHECK: ten.kernel scatter (
// CHECK-NEXT: ten.exp
// CHECK-NEXT: ten.constant
// CHECK-NEXT: ten.slice
// CHECK-NEXT: ten.neg
// CHECK: ten.dynamic_update_slice
// CHECK-NEXT: ten.yield
// CHECK-NOT: ten.kernel
// CHECK: return
func.func @updated(%x: tensor<10x4xf32>, %y: tensor<10x4xf32>) -> tensor<10x4xf32> {
  %c1 = ten.constant dense<1> : tensor<i32>
  %0 = ten.exp %y : tensor<10x4xf32>
  %1 = ten.slice %x start = [0, 0] limit = [8, 4] stride = [1, 1] : tensor<10x4xf32> -> tensor<8x4xf32>
  %2 = ten.neg %1 : tensor<8x4xf32>
  %3 = ten.dynamic_update_slice %0[%c1, %c1], %2 : tensor<10x4xf32>, tensor<i32>, tensor<8x4xf32>
  return %3 : tensor<10x4xf32>
}

// A small update is made in place, of what is in memory.
// CHECK-LABEL: @updated_in_part(
// CHECK: ten.kernel map
// CHECK: ten.kernel scatter
// CHECK-NEXT: ten.constant
// CHECK-NEXT: ten.dynamic_update_slice
func.func @updated_in_part(%x: tensor<10x4xf32>, %y: tensor<4x4xf32>) -> tensor<10x4xf32> {
  %c1 = ten.constant dense<1> : tensor<i32>
  %0 = ten.neg %y : tensor<4x4xf32>
  %1 = ten.dynamic_update_slice %x[%c1, %c1], %0 : tensor<10x4xf32>, tensor<i32>, tensor<4x4xf32>
  return %1 : tensor<10x4xf32>
}

// What reads several parts of a value is not made again for each of several
// places.
// CHECK-LABEL: @stencil_of_stencil(
// CHECK: %[[ONCE:.*]] = ten.kernel map
// CHECK: ten.add
// CHECK: ten.kernel map ({{.*}} = %[[ONCE]]
// CHECK: ten.add
func.func @stencil_of_stencil(%x: tensor<100xf32>) -> tensor<96xf32> {
  %0 = ten.slice %x start = [0] limit = [98] stride = [1] : tensor<100xf32> -> tensor<98xf32>
  %1 = ten.slice %x start = [2] limit = [100] stride = [1] : tensor<100xf32> -> tensor<98xf32>
  %2 = ten.add %0, %1 : tensor<98xf32>
  %3 = ten.slice %2 start = [0] limit = [96] stride = [1] : tensor<98xf32> -> tensor<96xf32>
  %4 = ten.slice %2 start = [2] limit = [98] stride = [1] : tensor<98xf32> -> tensor<96xf32>
  %5 = ten.add %3, %4 : tensor<96xf32>
  return %5 : tensor<96xf32>
}

// Of several results a kernel has those that something reads.
// CHECK-LABEL: @unread_result(
// CHECK: %[[K:.*]] = ten.kernel scan ({{.*}}) sizes(%{{[a-z0-9_]+}}) -> tensor<?xi32>
// CHECK: %[[S:.*]]:2 = ten.scan
// CHECK: ten.yield %[[S]]#1 : tensor<?xi32>
// CHECK: return %[[K]]
func.func @unread_result(%x: tensor<?xf32>, %i: tensor<?xi32>) -> tensor<?xi32> {
  %low = ten.constant dense<0.0> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %r:2 = ten.scan %x, %i init(%low, %zero) dim = 0 : tensor<?xf32>, tensor<?xi32> -> tensor<?xf32>, tensor<?xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %v = ten.select %gt, %a, %b : tensor<f32>
    %n = ten.select %gt, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %r#1 : tensor<?xi32>
}

// CHECK-LABEL: @both_results(
// CHECK: ten.kernel reduce {{.*}} -> (tensor<4xf32>, tensor<4xi32>)
// CHECK: ten.yield %{{.*}}#0, %{{.*}}#1
func.func @both_results(%x: tensor<4x8xf32>) -> (tensor<4xi32>, tensor<4xf32>) {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %i = ten.iota dim = 1 : tensor<4x8xi32>
  %r:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<4x8xf32>, tensor<4x8xi32> -> tensor<4xf32>, tensor<4xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %ne = ten.compare ne %a, %a : tensor<f32>
    %first = ten.or %gt, %ne : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lt = ten.compare lt %ai, %bi : tensor<i32>
    %tie = ten.and %eq, %lt : tensor<i1>
    %left = ten.or %first, %tie : tensor<i1>
    %v = ten.select %first, %a, %b : tensor<f32>
    %n = ten.select %left, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %r#1, %r#0 : tensor<4xi32>, tensor<4xf32>
}

// What only takes dimensions of size 1 from a part of an array is an index in the kernels that read it.
// CHECK-LABEL: @rows_of_state(
// CHECK: ten.kernel map
// CHECK: ten.slice
// CHECK: ten.slice
// CHECK: ten.reshape
// CHECK-NOT: ten.kernel
func.func @rows_of_state(%s: tensor<3x1000xf64>, %k: tensor<1000xf64>) -> tensor<2x1000xf64> {
  %0 = ten.slice %s start = [0, 0] limit = [1, 1000] stride = [1, 1] : tensor<3x1000xf64> -> tensor<1x1000xf64>
  %1 = ten.slice %s start = [1, 0] limit = [2, 1000] stride = [1, 1] : tensor<3x1000xf64> -> tensor<1x1000xf64>
  %x = ten.reshape %0 : tensor<1x1000xf64> -> tensor<1000xf64>
  %y = ten.reshape %1 : tensor<1x1000xf64> -> tensor<1000xf64>
  %2 = ten.mul %x, %k : tensor<1000xf64>
  %3 = ten.sub %2, %y : tensor<1000xf64>
  %4 = ten.mul %0, %1 : tensor<1x1000xf64>
  %5 = ten.broadcast %3 dims = [1] : tensor<1000xf64> -> tensor<1x1000xf64>
  %6 = ten.concat %5, %4 dim = 0 : tensor<1x1000xf64>, tensor<1x1000xf64> -> tensor<2x1000xf64>
  return %6 : tensor<2x1000xf64>
}

// Nothing is computed before the view of an argument: it stays outside.
// CHECK-LABEL: @view_of_argument(
// CHECK: ten.reshape
// CHECK: ten.kernel map
// CHECK-NOT: ten.reshape
func.func @view_of_argument(%x: tensor<1x8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.reshape %x : tensor<1x8xf32> -> tensor<8xf32>
  %1 = ten.add %0, %y : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// Rows whose number and length the run knows are one kernel, where what is
// repeated along them is known to have one element for each.
// CHECK-LABEL: @dynamic_rows(
func.func @dynamic_rows(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK: ten.kernel normalize
  // CHECK: ten.reduce add
  // CHECK: ten.sub
  // CHECK-NOT: ten.kernel
  // CHECK: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %x, %c0 : tensor<?x?xf32>
  %columns = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] kept = [0] sizes(%rows, %columns) : tensor<?xf32> -> tensor<?x?xf32>
  %2 = ten.sub %x, %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK-LABEL: @maybe_one_row(
func.func @maybe_one_row(%x: tensor<?x?xf32>, %rows: index) -> tensor<?x?xf32> {
  // CHECK: ten.kernel reduce
  // CHECK: ten.kernel map
  %c1 = arith.constant 1 : index
  %columns = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] sizes(%rows, %columns) : tensor<?xf32> -> tensor<?x?xf32>
  %2 = ten.exp %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// The rows that are made have another length.
// CHECK-LABEL: @other_length(
func.func @other_length(%x: tensor<?x?xf32>, %columns: index) -> tensor<?x?xf32> {
  // CHECK: ten.kernel reduce
  // CHECK: ten.kernel map
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x?xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<?x?xf32> -> tensor<?xf32>
  %1 = ten.broadcast %0 dims = [0] kept = [0] sizes(%rows, %columns) : tensor<?xf32> -> tensor<?x?xf32>
  %2 = ten.neg %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// Small windows ask whether they are in the padding, and have a constant of any
// size; what others read, and what large windows read, is in memory.
// CHECK-LABEL: @windows_of_padding(
func.func @windows_of_padding(%x: tensor<?x?xf32>, %n: index, %low: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  // CHECK: ten.kernel window
  // CHECK-NEXT: ten.constant
  // CHECK-NEXT: ten.pad
  // CHECK-NEXT: ten.window_reduce max
  // CHECK: ten.kernel window
  // CHECK-NEXT: ten.constant
  // CHECK-NEXT: ten.broadcast
  // CHECK-NEXT: ten.window_reduce add
  // CHECK: ten.kernel map
  // CHECK-NEXT: ten.constant
  // CHECK-NEXT: ten.pad
  // CHECK: ten.kernel window
  // CHECK-NEXT: ten.window_reduce min
  // CHECK: ten.kernel map
  // CHECK-NEXT: ten.constant
  // CHECK-NEXT: ten.pad
  // CHECK: ten.kernel window
  // CHECK-NEXT: ten.window_reduce mul
  %zero = ten.constant dense<0.0> : tensor<f32>
  %one = ten.constant dense<1.0> : tensor<f32>
  %p = ten.pad %x, %zero low = [%low, 1] high = [0, 1] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %0 = ten.window_reduce max %p window = [3, 3] : tensor<?x?xf32> -> tensor<?x?xf32>
  %b = ten.broadcast %one dims = [] sizes(%n, %n) : tensor<f32> -> tensor<?x?xf32>
  %1 = ten.window_reduce add %b window = [3, 3] : tensor<?x?xf32> -> tensor<?x?xf32>
  %q = ten.pad %x, %one low = [%low, 1] high = [0, 1] interior = [1, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %2 = ten.window_reduce min %q window = [3, 3] : tensor<?x?xf32> -> tensor<?x?xf32>
  %r = ten.pad %x, %one low = [%low, 2] high = [0, 1] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  %3 = ten.window_reduce mul %r window = [4, 4] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// A scatter of rows computes places and updates: gathered, scaled, summed.
// CHECK-LABEL: @edges(
// CHECK-NOT: ten.kernel map
// CHECK: ten.kernel scatter
// CHECK-NOT: ten.kernel
// CHECK: return
func.func @edges(%x: tensor<100x8xf32>, %from: tensor<500x1xi32>, %to: tensor<500xi32>, %w: tensor<500xf32>) -> tensor<100x8xf32> {
  %n = ten.constant dense<100> : tensor<500xi32>
  %zero = ten.constant dense<0> : tensor<500xi32>
  %0 = ten.compare lt %to, %zero : tensor<500xi32>
  %1 = ten.add %to, %n : tensor<500xi32>
  %2 = ten.select %0, %1, %to : tensor<500xi32>
  %3 = ten.broadcast %2 dims = [0] : tensor<500xi32> -> tensor<500x1xi32>
  %4 = ten.gather %x[%from] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<500x1xi32> -> tensor<500x8xf32>
  %5 = ten.broadcast %w dims = [0] : tensor<500xf32> -> tensor<500x8xf32>
  %6 = ten.mul %4, %5 : tensor<500x8xf32>
  %7 = ten.scatter add %x[%3], %6 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
  return %7 : tensor<100x8xf32>
}

// Not what is costly, nor columns, nor what is updated.
// CHECK-LABEL: @separate_updates(
// CHECK: ten.kernel map
// CHECK: ten.exp
// CHECK: ten.kernel map
// CHECK: ten.transpose
// CHECK: ten.kernel map
// CHECK: ten.add
// CHECK: ten.kernel scatter
// CHECK-NEXT: ten.scatter
// CHECK: ten.kernel scatter
// CHECK-NEXT: ten.scatter
// CHECK-NOT: ten.kernel
// CHECK: return
func.func @separate_updates(%x: tensor<100x8xf32>, %i: tensor<500x1xi32>, %u: tensor<500x8xf32>, %v: tensor<8x500xf32>) -> tensor<100x8xf32> {
  %0 = ten.exp %u : tensor<500x8xf32>
  %1 = ten.transpose %v perm = [1, 0] : tensor<8x500xf32> -> tensor<500x8xf32>
  %2 = ten.add %x, %x : tensor<100x8xf32>
  %3 = ten.scatter add %2[%i], %0 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
  %4 = ten.scatter add %3[%i], %1 window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<500x1xi32>], tensor<500x8xf32>
  return %4 : tensor<100x8xf32>
}

// Places of elements of a small array are computed by vectors, before.
// CHECK-LABEL: @histogram(
// CHECK: ten.kernel map
// CHECK: ten.kernel scatter
// CHECK-NEXT: ten.scatter
func.func @histogram(%x: tensor<100xf32>, %i: tensor<500x1xi32>, %u: tensor<500xf32>) -> tensor<100xf32> {
  %0 = ten.neg %i : tensor<500x1xi32>
  %1 = ten.scatter add %x[%0], %u inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100xf32>[tensor<500x1xi32>], tensor<500xf32>
  return %1 : tensor<100xf32>
}

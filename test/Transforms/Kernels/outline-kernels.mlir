// RUN: tensor-opt %s -ten-outline-kernels | FileCheck %s

// Equal kernels share one function, unequal ones do not.
// CHECK-LABEL: @equal(
func.func @equal(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK: ten.launch @[[EXP:map_[0-9]+]](%{{.*}})
  // CHECK: ten.launch @[[EXP]](%{{.*}})
  // CHECK-NOT: ten.launch @[[EXP]](
  // CHECK: ten.launch @[[LOG:map_[0-9]+]](%{{.*}})
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.exp %a : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  %2 = ten.kernel map (%a = %y : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.exp %a : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  %3 = ten.kernel map (%a = %y : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.log %a : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  return %0, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// What differs in a constant, a type or a schedule is another kernel.
// CHECK-LABEL: @not_equal(
func.func @not_equal(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<9xf32>, tensor<9xf32>) {
  // CHECK: ten.launch @[[A:map_[0-9]+]](
  // CHECK-NOT: ten.launch @[[A]](
  // CHECK: ten.launch @[[B:map_[0-9]+]](
  // CHECK-NOT: ten.launch @[[B]](
  // CHECK: ten.launch @[[C:contract_[0-9]+]](
  // CHECK-NOT: ten.launch @[[C]](
  // CHECK: ten.launch @contract_
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %c = ten.constant dense<1.0> : tensor<8xf32>
    %1 = ten.add %a, %c : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  %2 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %c = ten.constant dense<2.0> : tensor<8xf32>
    %1 = ten.add %a, %c : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  %3 = ten.kernel contract (%a = %y : tensor<9xf32>) -> tensor<9xf32> {
    %1 = ten.tanh %a : tensor<9xf32>
    ten.yield %1 : tensor<9xf32>
  }
  %4 = ten.kernel contract (%a = %y : tensor<9xf32>) -> tensor<9xf32>
      schedule = #ten.contract_schedule<lanes = 4, heights = [2], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0> {
    %1 = ten.tanh %a : tensor<9xf32>
    ten.yield %1 : tensor<9xf32>
  }
  return %0, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<9xf32>, tensor<9xf32>
}

// CHECK-LABEL: @reuse_same_place(
func.func @reuse_same_place(%x: tensor<8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: ten.launch {{.*}} reuse = [1]
  %0 = ten.kernel map (%a = %x : tensor<8xf32>, %b = %y : tensor<4x8xf32>) -> tensor<4x8xf32> {
    %1 = ten.broadcast %a dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
    %2 = ten.add %1, %b : tensor<4x8xf32>
    ten.yield %2 : tensor<4x8xf32>
  }
  return %0 : tensor<4x8xf32>
}

// An element that is written is read later at another place.
// CHECK-LABEL: @no_reuse_of_other_places(
func.func @no_reuse_of_other_places(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: ten.launch
  // CHECK-NOT: reuse
  // CHECK: return
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.reverse %a dims = [0] : tensor<8xf32>
    %2 = ten.add %1, %a : tensor<8xf32>
    ten.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @no_reuse_of_other_types(
func.func @no_reuse_of_other_types(%x: tensor<8xf32>) -> tensor<8xi32> {
  // CHECK: ten.launch
  // CHECK-NOT: reuse
  // CHECK: return
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xi32> {
    %1 = ten.bitcast %a : tensor<8xf32> -> tensor<8xi32>
    ten.yield %1 : tensor<8xi32>
  }
  return %0 : tensor<8xi32>
}

// One nest makes both results: each may be in the memory of one input. The
// second input is preferred, which nobody reads later.
// CHECK-LABEL: @reuse_for_each_result(
func.func @reuse_for_each_result(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK: ten.launch @{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}) into(%{{.*}}, %{{.*}}) reuse = [1, 2]
  %0:2 = ten.kernel map (%a = %x : tensor<8xf32>, %b = %y : tensor<8xf32>, %c = %z : tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = ten.add %a, %b : tensor<8xf32>
    %2 = ten.mul %1, %c : tensor<8xf32>
    ten.yield %1, %2 : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1, %x : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A nest for each result could overwrite what that of another reads.
// CHECK-LABEL: @no_reuse_with_two_nests(
func.func @no_reuse_with_two_nests(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: ten.launch
  // CHECK-NOT: reuse
  // CHECK: return
  %0:2 = ten.kernel generic (%a = %x : tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = ten.exp %a : tensor<8xf32>
    %2 = ten.log %a : tensor<8xf32>
    ten.yield %1, %2 : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: @update(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x4xf32>, %[[I:[a-z0-9]+]]: tensor<i32>, %[[U:[a-z0-9]+]]: tensor<1x4xf32>
func.func @update(%x: tensor<8x4xf32>, %i: tensor<i32>, %u: tensor<1x4xf32>) -> tensor<8x4xf32> {
  // CHECK: ten.launch @scatter_0(%[[I]], %[[U]]) into(%[[X]])
  %0 = ten.kernel scatter (%a = %x : tensor<8x4xf32>, %b = %i : tensor<i32>, %c = %u : tensor<1x4xf32>) -> tensor<8x4xf32> {
    %1 = ten.dynamic_update_slice %a[%b, %b], %c : tensor<8x4xf32>, tensor<i32>, tensor<1x4xf32>
    ten.yield %1 : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

// Of a scatter what is the caller's or read later is copied by its kernel, on
// threads; else changed in place.
// CHECK-LABEL: @scatter(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<100x8xf32>
func.func @scatter(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) -> tensor<100x8xf32> {
  // CHECK: %[[NEW:.*]] = tensor.empty() : tensor<100x8xf32>
  // CHECK: %[[A:.*]] = ten.launch @scatter_1(%[[X]], %{{.*}}, %{{.*}}) into(%[[NEW]])
  // CHECK: ten.launch @scatter_2(%{{.*}}, %{{.*}}) into(%[[A]])
  %old = ten.kernel scatter (%a = %x : tensor<100x8xf32>, %b = %i : tensor<5x1xi32>, %c = %u : tensor<5x8xf32>) -> tensor<100x8xf32> {
    %1 = ten.scatter add %a[%b], %c window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
    ten.yield %1 : tensor<100x8xf32>
  }
  %0 = ten.kernel scatter (%a = %old : tensor<100x8xf32>, %b = %i : tensor<5x1xi32>, %c = %u : tensor<5x8xf32>) -> tensor<100x8xf32> {
    %1 = ten.scatter add %a[%b], %c window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
    ten.yield %1 : tensor<100x8xf32>
  }
  return %0 : tensor<100x8xf32>
}

// The input is read a second time, so that it must stay as it was.
// CHECK-LABEL: @no_update_of_what_is_read(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @no_update_of_what_is_read(%x: tensor<8xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  // CHECK: %[[NEW:.*]] = tensor.empty() : tensor<8xf32>
  // CHECK: ten.launch @scatter_3(%[[X]], %{{.*}}) into(%[[NEW]])
  %0 = ten.kernel scatter (%a = %x : tensor<8xf32>, %b = %i : tensor<i32>) -> tensor<8xf32> {
    %1 = ten.slice %a start = [4] limit = [8] stride = [1] : tensor<8xf32> -> tensor<4xf32>
    %2 = ten.dynamic_update_slice %a[%b], %1 : tensor<8xf32>, tensor<i32>, tensor<4xf32>
    ten.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// All of a result is written where the operand of an update, most of it, is the
// caller's or read later; else the update alone.
// CHECK-LABEL: @update_of_most(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>, %[[U:[a-z0-9]+]]: tensor<6xf32>
func.func @update_of_most(%x: tensor<8xf32>, %u: tensor<6xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[NEW:.*]] = tensor.empty() : tensor<8xf32>
  // CHECK: %[[A:.*]] = ten.launch @[[WHOLE:scatter_[0-9]+]](%[[X]], %[[U]]) into(%[[NEW]])
  // CHECK: %[[OTHER:.*]] = tensor.empty() : tensor<8xf32>
  // CHECK: %[[B:.*]] = ten.launch @[[WHOLE]](%[[A]], %[[U]]) into(%[[OTHER]])
  // CHECK: %[[C:.*]] = ten.launch @{{.*}}(%[[U]]) into(%[[B]])
  // CHECK: return %[[A]], %[[C]]
  %0 = ten.kernel scatter (%a = %x : tensor<8xf32>, %b = %u : tensor<6xf32>) -> tensor<8xf32> {
    %c1 = ten.constant dense<1> : tensor<i32>
    %3 = ten.dynamic_update_slice %a[%c1], %b : tensor<8xf32>, tensor<i32>, tensor<6xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %1 = ten.kernel scatter (%a = %0 : tensor<8xf32>, %b = %u : tensor<6xf32>) -> tensor<8xf32> {
    %c1 = ten.constant dense<1> : tensor<i32>
    %3 = ten.dynamic_update_slice %a[%c1], %b : tensor<8xf32>, tensor<i32>, tensor<6xf32>
    ten.yield %3 : tensor<8xf32>
  }
  %2 = ten.kernel scatter (%a = %1 : tensor<8xf32>, %b = %u : tensor<6xf32>) -> tensor<8xf32> {
    %c1 = ten.constant dense<1> : tensor<i32>
    %3 = ten.dynamic_update_slice %a[%c1], %b : tensor<8xf32>, tensor<i32>, tensor<6xf32>
    ten.yield %3 : tensor<8xf32>
  }
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: @dynamic(
// CHECK-SAME: %{{.*}}: tensor<?x4xf32>, %[[N:[a-z0-9]+]]: index
func.func @dynamic(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  // CHECK: %[[NEW:.*]] = tensor.empty(%[[N]]) : tensor<?x4xf32>
  // CHECK: ten.launch {{.*}} into(%[[NEW]])
  %0 = ten.kernel map (%a = %x : tensor<?x4xf32>) sizes(%n) -> tensor<?x4xf32> {
    %1 = ten.neg %a : tensor<?x4xf32>
    ten.yield %1 : tensor<?x4xf32>
  }
  return %0 : tensor<?x4xf32>
}

// Each result takes the input that the loop carries at its place, whatever the
// order of inputs.
// CHECK-LABEL: @reuse_carried(
func.func @reuse_carried(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = ten.constant dense<0> : tensor<i32>
  %many = ten.constant dense<3> : tensor<i32>
  %r:3 = scf.while (%i = %zero, %a = %x, %b = %y) : (tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>) {
    %more = ten.compare lt %i, %many : tensor<i32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.condition(%c) %i, %b, %a : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%i: tensor<i32>, %b: tensor<8xf32>, %a: tensor<8xf32>):
    // CHECK: ten.launch @map_{{[0-9]+}}(%[[B:.*]], %[[A:.*]]) into({{.*}}) reuse = [1, 0]
    %0:2 = ten.kernel map (%d = %b : tensor<8xf32>, %e = %a : tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %1 = ten.add %d, %e : tensor<8xf32>
      %2 = ten.mul %d, %e : tensor<8xf32>
      ten.yield %1, %2 : tensor<8xf32>, tensor<8xf32>
    }
    scf.yield %i, %0#0, %0#1 : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// Better what was donated to the result than a temporary.
// CHECK-LABEL: @reuse_donated(
func.func @reuse_donated(%x: tensor<8xf32>, %w: tensor<8xf32> {ten.donated = 0 : i64}) -> tensor<8xf32> {
  %0 = ten.kernel map (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.neg %a : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  // CHECK: ten.launch @map_{{[0-9]+}}(%{{.*}}, %{{.*}}) into({{.*}}) reuse = [1]
  %2 = ten.kernel map (%a = %0 : tensor<8xf32>, %b = %w : tensor<8xf32>) -> tensor<8xf32> {
    %1 = ten.sub %a, %b : tensor<8xf32>
    ten.yield %1 : tensor<8xf32>
  }
  return %2 : tensor<8xf32>
}

// CHECK: func.func private @map_0(%[[A:.*]]: tensor<8xf32>, %{{.*}}: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}
// CHECK-NEXT: %[[R:.*]] = ten.exp %[[A]]
// CHECK-NEXT: return %[[R]]
// CHECK: func.func private @scatter_0(%[[I:.*]]: tensor<i32>, %[[U:.*]]: tensor<1x4xf32>, %[[X:.*]]: tensor<8x4xf32> {ten.update}) -> tensor<8x4xf32>
// CHECK-NEXT: ten.dynamic_update_slice %[[X]][%[[I]], %[[I]]], %[[U]]

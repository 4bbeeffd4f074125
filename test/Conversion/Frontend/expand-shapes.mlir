// RUN: tensor-opt --expand-shapes --split-input-file %s | FileCheck %s

// The extents of a shape, and what a broadcast makes of them: a constant above
// 1 decides, 1 does not.
// CHECK-LABEL: func.func @broadcast
// CHECK-SAME: (%[[X:.*]]: tensor<?x?x4xf32>, %[[Y:.*]]: tensor<?x1xf32>)
// CHECK-DAG: %[[D0:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK-DAG: %[[D1:.*]] = tensor.dim %[[X]], %{{.*}}
// CHECK-DAG: %[[E0:.*]] = tensor.dim %[[Y]], %{{.*}}
// CHECK: %[[ONE:.*]] = arith.cmpi eq, %[[D1]], %{{.*}}
// CHECK: %[[WIDE:.*]] = arith.select %[[ONE]], %[[E0]], %[[D1]]
// CHECK: %[[ALL:.*]] = tensor.from_elements %[[D0]], %[[WIDE]], %{{.*}} : tensor<3xindex>
// CHECK: return %[[ALL]]
func.func @broadcast(%x: tensor<?x?x4xf32>, %y: tensor<?x1xf32>) -> tensor<3xindex> {
  %a = shape.shape_of %x : tensor<?x?x4xf32> -> tensor<3xindex>
  %b = shape.shape_of %y : tensor<?x1xf32> -> tensor<2xindex>
  %c = shape.broadcast %a, %b : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
  return %c : tensor<3xindex>
}

// -----

// A constraint is an assertion, and what assumes it stands behind it.
// CHECK-LABEL: func.func @assuming
// CHECK: %[[FITS:.*]] = arith.andi
// CHECK: cf.assert %[[FITS]], "expects shapes that can be broadcast to one"
// CHECK-NOT: shape.
// CHECK: stablehlo.add
// CHECK-NEXT: return
func.func @assuming(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %a = shape.shape_of %x : tensor<?xf32> -> tensor<1xindex>
  %b = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %a, %b : tensor<1xindex>, tensor<1xindex>
  %v = shape.const_witness true
  %u = shape.assuming_all %w, %v
  %r = shape.assuming %u -> (tensor<?xf32>) {
    %c = shape.broadcast %a, %b : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
    %p = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %q = stablehlo.dynamic_broadcast_in_dim %y, %c, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %z = stablehlo.add %p, %q : tensor<?xf32>
    shape.assuming_yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// Shapes that have no extent tensor, and sizes.
// CHECK-LABEL: func.func @sizes
// CHECK-NOT: shape.
// CHECK: return
func.func @sizes(%x: tensor<?x3xf32>, %n: index) -> (index, index, index, i1, tensor<?xindex>, index) {
  %a = shape.shape_of %x : tensor<?x3xf32> -> !shape.shape
  %s = shape.const_size 5
  %t = shape.index_to_size %n
  %b = shape.from_extents %s, %t : !shape.size, !shape.size
  %c = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %i = shape.const_size 2
  %e = shape.get_extent %c, %i : !shape.shape, !shape.size -> !shape.size
  %e0 = shape.size_to_index %e : !shape.size
  %count = shape.num_elements %c : !shape.shape -> !shape.size
  %count0 = shape.size_to_index %count : !shape.size
  %rank = shape.rank %c : !shape.shape -> !shape.size
  %twice = shape.add %rank, %s : !shape.size, !shape.size -> !shape.size
  %twice0 = shape.size_to_index %twice : !shape.size
  %same = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %head, %tail = "shape.split_at"(%c, %i) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %extents = shape.to_extent_tensor %tail : !shape.shape -> tensor<?xindex>
  %c0 = arith.constant 0 : index
  %d = shape.dim %x, %c0 : tensor<?x3xf32>, index -> index
  return %e0, %count0, %twice0, %same, %extents, %d : index, index, index, i1, tensor<?xindex>, index
}

// -----

// A shape of unknown rank stays.
// CHECK-LABEL: func.func @unranked
// CHECK: shape.shape_of
// CHECK: shape.num_elements
func.func @unranked(%x: tensor<*xf32>) -> index {
  %a = shape.shape_of %x : tensor<*xf32> -> tensor<?xindex>
  %n = shape.num_elements %a : tensor<?xindex> -> index
  return %n : index
}

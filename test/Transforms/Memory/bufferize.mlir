// RUN: tensor-opt %s -ten-bufferize -canonicalize -split-input-file | FileCheck %s
// RUN: tensor-opt %s -ten-bufferize -canonicalize -cse -ten-lower-copies -canonicalize -split-input-file | FileCheck %s --check-prefix=PARTS

// Kernels write into their last parameters, host functions into parameters for
// the results.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<8xf32>, %[[OUT:[a-z0-9]+]]: memref<8xf32>)
// CHECK-SAME: ten.num_args = 1 : i64, ten.results = [tensor<8xf32>]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: ten.launch @k(%[[X]]) into(%[[OUT]])
  // CHECK-NEXT: return
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK-LABEL: func.func private @k(
// CHECK-SAME: %[[A:.*]]: memref<8xf32>, %[[B:.*]]: memref<8xf32>) attributes {ten.kernel = "map"}
func.func private @k(%a: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  // CHECK: linalg.generic {{.*}} ins(%[[A]] : memref<8xf32>) outs(%[[B]] : memref<8xf32>)
  // CHECK-NOT: memref.alloc
  // CHECK: return
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%out : tensor<8xf32>) {
  ^bb0(%in: f32, %o: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A kernel that updates its destination reads it there.
// CHECK-LABEL: func.func private @update(
// CHECK-SAME: %[[V:.*]]: memref<2xf32>, %[[X:.*]]: memref<8xf32>
func.func private @update(%v: tensor<2xf32>, %x: tensor<8xf32> {ten.update}) -> tensor<8xf32> attributes {ten.kernel = "scatter"} {
  // CHECK: %[[PART:.*]] = memref.subview %[[X]][3] [2] [1]
  // CHECK: memref.copy %[[V]], %[[PART]]
  // CHECK-NEXT: return
  %0 = tensor.insert_slice %v into %x[3] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// What the caller gave is not written: the launch updates a copy, where the
// result goes.
// CHECK-LABEL: func.func @arguments_stay(
// CHECK-SAME: %[[V:[a-z0-9]+]]: memref<2xf32>, %[[X:[a-z0-9]+]]: memref<8xf32>, %[[OUT:[a-z0-9]+]]: memref<8xf32>
func.func @arguments_stay(%v: tensor<2xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: linalg.copy ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
  // CHECK-NEXT: ten.launch @update(%[[V]]) into(%[[OUT]])
  // CHECK-NEXT: return
  %0 = ten.launch @update(%v) into(%x) update : (tensor<2xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @update(tensor<2xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "scatter"}

// -----

// The result is the argument's memory, or made from it there.
// CHECK-LABEL: func.func @donated_is_written(
// CHECK-SAME: %[[V:[a-z0-9]+]]: memref<2xf32>, %[[X:[a-z0-9]+]]: memref<8xf32> {{{.*}}}, %[[OUT:[a-z0-9]+]]: memref<8xf32>
func.func @donated_is_written(%v: tensor<2xf32>, %x: tensor<8xf32> {ten.donated = 0 : i64}) -> tensor<8xf32> {
  // CHECK: %[[FROM:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
  // CHECK: %[[TO:.*]] = memref.extract_aligned_pointer_as_index %[[OUT]]
  // CHECK: %[[ELSEWHERE:.*]] = arith.cmpi ne, %[[FROM]], %[[TO]]
  // CHECK-NEXT: scf.if %[[ELSEWHERE]] {
  // CHECK-NEXT: memref.copy %[[X]], %[[OUT]]
  // CHECK-NEXT: }
  // CHECK-NEXT: ten.launch @update(%[[V]]) into(%[[OUT]])
  // CHECK-NEXT: return
  %0 = ten.launch @update(%v) into(%x) update : (tensor<2xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @update(tensor<2xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "scatter"}

// -----

// CHECK-LABEL: func.func @argument_as_result(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<8xf32>, %[[OUT:[a-z0-9]+]]: memref<8xf32>
func.func @argument_as_result(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: memref.copy %[[X]], %[[OUT]]
  // CHECK-NEXT: return
  return %x : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @one_value_twice(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<8xf32>, %[[A:[a-z0-9]+]]: memref<8xf32>, %[[B:[a-z0-9]+]]: memref<8xf32>
func.func @one_value_twice(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: ten.launch @k(%[[X]]) into(%[[ONE:.*]]) :
  // CHECK: memref.copy %[[ONE]], %
  // CHECK: return
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0, %0 : tensor<8xf32>, tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// A launch that reuses its input overwrites it, unless it is read later.
// CHECK-LABEL: func.func @chain_in_place(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<8xf32>, %[[OUT:[a-z0-9]+]]: memref<8xf32>
func.func @chain_in_place(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NOT: memref.alloc
  // CHECK: ten.launch @k(%[[X]]) into(%[[OUT]])
  // CHECK: ten.launch @k(%[[OUT]]) into(%[[OUT]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @k(%0) into(%0) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// Without `reuse` the kernel may read an element after it was overwritten.
// CHECK-LABEL: func.func @chain_not_in_place(
func.func @chain_not_in_place(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: ten.launch @k(%{{.*}}) into(%[[A:.*]]) :
  // CHECK-NOT: ten.launch @k(%[[A]]) into(%[[A]])
  // CHECK: ten.launch @k(%[[A]]) into(%
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @k(%0) into(%0) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// What a loop carries stays in its place; what is made elsewhere is copied.
// CHECK-LABEL: func.func @loop_state(
func.func @loop_state(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // CHECK: memref.copy %{{.*}}, %[[STATE:.*]] :
  // CHECK: scf.for
  // CHECK: %[[NEW:.*]] = memref.alloc
  // CHECK-NEXT: ten.launch @k(%[[STATE]]) into(%[[NEW]])
  // CHECK-NEXT: linalg.copy ins(%[[NEW]] : {{.*}}) outs(%[[STATE]] :
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @k(%a) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// What is made when nobody reads the old value any more is made in its place;
// not where what makes it reads the old one, in a loop perhaps, or what follows.
// CHECK-LABEL: func.func @made_in_place(
func.func @made_in_place(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK: scf.for
  // CHECK: ten.launch @k(%[[A:.*]]) into(%[[T:.*]]) :
  // CHECK: ten.launch @k(%[[T]]) into(%[[A]]) :
  // CHECK: ten.launch @k(%{{.*}}) into(%[[LATE:.*]]) :
  // CHECK: ten.launch @k(%[[B:.*]]) into(%{{.*}}) :
  // CHECK: scf.for
  // CHECK: ten.launch @k(%[[C:.*]]) into(%{{.*}}) :
  // CHECK: }
  // CHECK-NOT: outs(%[[A]] :
  // CHECK-DAG: linalg.copy ins(%[[LATE]] : {{.*}}) outs(%[[B]] :
  // CHECK-DAG: linalg.copy ins(%{{.*}}) outs(%[[C]] :
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @k(%a) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    %2 = ten.launch @k(%1) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    %3 = ten.launch @k(%2) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    %4 = ten.launch @k(%b) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    %5 = scf.for %j = %c0 to %n step %c1 iter_args(%d = %4) -> tensor<8xf32> {
      %6 = ten.launch @k(%c) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
      scf.yield %6 : tensor<8xf32>
    }
    scf.yield %2, %3, %5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// State that changes places is read before it is overwritten.
// CHECK-LABEL: func.func @swapped_state(
func.func @swapped_state(%x: tensor<8xf32>, %y: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: scf.for
  // CHECK: memref.copy %[[B:.*]], %[[T0:.*]] :
  // CHECK: linalg.copy ins(%[[A:.*]] : {{.*}}) outs(%[[B]] :
  // CHECK: linalg.copy ins(%[[T0]] : {{.*}}) outs(%[[A]] :
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.yield %b, %a : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// What moves on leaves before its place is written: nothing waits elsewhere, and
// the others stay where they are.
// CHECK-LABEL: func.func @moved_on(
// CHECK: scf.for
// CHECK: %[[NEW:.*]] = memref.alloc()
// CHECK: ten.launch @k(%[[A:.*]]) into(%[[NEW]])
// CHECK-NEXT: ten.launch @k(%[[C:.*]]) into(%[[C]])
// CHECK-NEXT: linalg.copy ins(%[[A]] : {{.*}}) outs(%{{.*}} :
// CHECK-NEXT: linalg.copy ins(%[[NEW]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: }
func.func @moved_on(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @k(%a) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    %2 = ten.launch @k(%c) into(%c) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1, %a, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @k(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// What a result is another shape of is made in the result's memory, not copied.
// CHECK-LABEL: func.func @other_shape
// CHECK-SAME: %{{.*}}: memref<4x6xf32>, %[[OUT:.*]]: memref<24xf32>
// CHECK: %[[PLACE:.*]] = memref.reinterpret_cast %[[OUT]] to offset: [0], sizes: [4, 6], strides: [6, 1] : memref<24xf32> to memref<4x6xf32>
// CHECK-NOT: memref.alloc
// CHECK: ten.launch @shaped({{.*}}) into(%[[PLACE]])
// CHECK-NOT: memref.copy
// CHECK: return
func.func @other_shape(%x: tensor<4x6xf32>) -> tensor<24xf32> {
  %empty = tensor.empty() : tensor<4x6xf32>
  %0 = ten.launch @shaped(%x) into(%empty) : (tensor<4x6xf32>) into (tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  return %1 : tensor<24xf32>
}
func.func private @shaped(%x: tensor<4x6xf32>, %out: tensor<4x6xf32>) -> tensor<4x6xf32> attributes {ten.kernel = "map"} {
  %0 = linalg.exp ins(%x : tensor<4x6xf32>) outs(%out : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// Results that share an empty tensor have memory of their own, which begins to
// live just before it is written.
// CHECK-LABEL: func.func @shared_empty(
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: ten.launch @f(%{{.*}}) into(%[[A]])
// CHECK-NEXT: %[[B:.*]] = memref.alloc()
// CHECK-NEXT: ten.launch @f(%[[A]]) into(%[[B]])
// CHECK-NEXT: ten.launch @f(%[[B]]) into(%{{.*}})
// CHECK-NEXT: return
func.func @shared_empty(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @f(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @f(%0) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %2 = ten.launch @f(%1) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"}

// -----

// Parts of an empty tensor that are made and put back are made in one buffer.
// PARTS-LABEL: func.func private @parts(
// PARTS: %[[M:.*]] = memref.alloc() {{.*}} : memref<8xf32>
// PARTS-NOT: memref.alloc
// PARTS-NOT: copy
// PARTS: %[[A:.*]] = memref.subview %[[M]][0] [4] [1]
// PARTS: linalg.exp ins(%{{.*}}) outs(%[[A]]
// PARTS-NOT: copy
// PARTS: %[[B:.*]] = memref.subview %[[M]][4] [4] [1]
// PARTS: linalg.exp ins(%{{.*}}) outs(%[[B]]
// PARTS-NOT: copy
// PARTS: linalg.reciprocal ins(%[[M]]
func.func private @parts(%x: tensor<4xf32>, %y: tensor<4xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %e = tensor.empty() : tensor<8xf32>
  %a = tensor.extract_slice %e[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %0 into %e[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %b = tensor.extract_slice %1[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = linalg.exp ins(%y : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %4 = linalg.reciprocal ins(%3 : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  return %4 : tensor<8xf32>
}

// -----

// A kernel's result in parts is delivered part by part.
// CHECK-LABEL: func.func private @result_in_parts(
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<3x4xf32>)
// CHECK-NEXT: %[[A:.*]] = memref.subview %[[OUT]][0, 0] [1, 4] [1, 1]
// CHECK-NEXT: linalg.exp ins(%{{.*}}) outs(%[[A]] :
// CHECK-NEXT: %[[B:.*]] = memref.subview %[[OUT]][2, 0] [1, 4] [1, 1]
// CHECK-NEXT: linalg.exp ins(%{{.*}}) outs(%[[B]] :
// CHECK-NEXT: %[[C:.*]] = memref.subview %[[OUT]][1, 0] [1, 4] [1, 1]
// CHECK-NEXT: memref.copy %{{.*}}, %[[C]]
// CHECK-NEXT: return
func.func private @result_in_parts(%x: tensor<1x4xf32>, %y: tensor<4xf32>, %out: tensor<3x4xf32>) -> tensor<3x4xf32> attributes {ten.kernel = "map"} {
  %a = tensor.extract_slice %out[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %0 = linalg.exp ins(%x : tensor<1x4xf32>) outs(%a : tensor<1x4xf32>) -> tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %out[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<3x4xf32>
  %b = tensor.extract_slice %1[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  %2 = linalg.exp ins(%y : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.insert_slice %2 into %1[2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  %4 = tensor.insert_slice %y into %3[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  return %4 : tensor<3x4xf32>
}

// What a part reads of those before stays a value.
// CHECK-LABEL: func.func private @parts_of_parts(
// CHECK: memref.subview %{{.*}}[0] [4] [1]
// CHECK: memref.subview %{{.*}}[2] [4] [1]
// CHECK: return
func.func private @parts_of_parts(%x: tensor<4xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %1 = tensor.insert_slice %x into %out[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %b = tensor.extract_slice %1[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %b into %1[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----

// The regions of a loop carry the same tensors at the same positions, each in
// memory of its own: the constant that the loop yields is copied there, and
// the first region may write into it.
// CHECK-LABEL: func.func @unequal_states(
// CHECK: %[[ZERO:.*]] = memref.get_global
// CHECK: scf.while
// CHECK: ten.launch @map(%[[Q:[a-z0-9_]+]], %[[P:[a-z0-9_]+]])
// CHECK: linalg.copy ins(%{{.*}} outs(%[[P]] :
// CHECK-NEXT: scf.condition
// CHECK: linalg.copy ins(%[[ZERO]] {{.*}} outs(%[[Q]] :
// CHECK-NEXT: scf.yield
func.func @unequal_states(%x: tensor<4xf32>, %more: tensor<i1>) -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0 = scf.while (%p = %x, %q = %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %m = ten.launch @map(%q, %p) into(%e) reuse = [0] : (tensor<4xf32>, tensor<4xf32>) into (tensor<4xf32>) -> tensor<4xf32>
    %f = tensor.extract %more[] : tensor<i1>
    scf.condition(%f) %m : tensor<4xf32>
  } do {
  ^bb0(%p: tensor<4xf32>):
    scf.yield %p, %zero : tensor<4xf32>, tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
func.func private @map(%a: tensor<4xf32>, %b: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> attributes {ten.kernel = "map"} {
  return %a : tensor<4xf32>
}

// RUN: tensor-opt %s -ten-unroll-maps -canonicalize -cse --remarks-filter-passed=ten-unroll --remark-format=emitRemark 2>&1 | FileCheck %s

// Of 15 steps, five at a time: the largest number up to eight that divides them.
// CHECK: remark: {{.*}}5 iterations at a time
// CHECK: remark: {{.*}}2 iterations at a time: two arrays alternate
// CHECK: remark: {{.*}}2 iterations at a time: two arrays alternate
// CHECK-LABEL: @five(
// CHECK-DAG: %[[END:.*]] = ten.constant dense<3> : tensor<i32>
// CHECK: ten.compare lt %{{.*}}, %[[END]]
// CHECK: ^bb0(%[[I:[a-z0-9]+]]: tensor<i32>, %[[A:[a-z0-9]+]]: tensor<64x64xf32>, %[[B:[a-z0-9]+]]: tensor<64x64xf32>):
// CHECK-NEXT: %[[B1:.*]] = ten.add %[[A]], %[[B]]
// CHECK: ten.add %[[I]]
// CHECK-NEXT: %[[B2:.*]] = ten.add %[[B]], %[[B1]]
// CHECK-NEXT: %[[B3:.*]] = ten.add %[[B1]], %[[B2]]
// CHECK-NEXT: %[[B4:.*]] = ten.add %[[B2]], %[[B3]]
// CHECK-NEXT: %[[B5:.*]] = ten.add %[[B3]], %[[B4]]
// CHECK-NEXT: scf.yield %{{.*}}, %[[B4]], %[[B5]]
func.func @five(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c15 = ten.constant dense<15> : tensor<i32>
  %0:3 = scf.while (%i = %c0, %a = %x, %b = %x) : (tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c15 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a, %b : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>, %b: tensor<64x64xf32>):
    %1 = ten.add %a, %b : tensor<64x64xf32>
    %2 = ten.add %i, %c1 : tensor<i32>
    scf.yield %2, %b, %1 : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  return %0#2 : tensor<64x64xf32>
}

// A prime number of steps; the number of the last step is asked for.
// CHECK-LABEL: @prime(
// CHECK: ten.constant dense<13>
// CHECK-LABEL: @counter(
// CHECK: ten.constant dense<12>
func.func @prime(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c13 = ten.constant dense<13> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c13 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.mul %a, %a : tensor<64x64xf32>
    %2 = ten.add %i, %c1 : tensor<i32>
    scf.yield %2, %1 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
func.func @counter(%x: tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.mul %a, %a : tensor<64x64xf32>
    %2 = ten.add %i, %c1 : tensor<i32>
    scf.yield %2, %1 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<64x64xf32>
}

// What is made of elements at other places is made in other memory: two steps,
// so that two arrays take turns.
// CHECK-LABEL: @stencil(
// CHECK: ten.constant dense<6> : tensor<i32>
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %[[A:.*]]: tensor<64x64xf32>):
// CHECK-NEXT: %[[UP:.*]] = ten.slice %[[A]]
// CHECK-NEXT: %[[DOWN:.*]] = ten.slice %[[A]]
// CHECK-NEXT: %[[SUM:.*]] = ten.add %[[UP]], %[[DOWN]]
// CHECK-NEXT: %[[B:.*]] = ten.dynamic_update_slice %[[A]][{{.*}}], %[[SUM]]
// CHECK: ten.add
// CHECK-NEXT: ten.slice %[[B]]
// CHECK-NEXT: ten.slice %[[B]]
// CHECK-NEXT: ten.add
// CHECK-NEXT: %[[C:.*]] = ten.dynamic_update_slice %[[B]]
// CHECK-NEXT: scf.yield %{{.*}}, %[[C]]
func.func @stencil(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.slice %a start = [0, 0] limit = [62, 64] stride = [1, 1] : tensor<64x64xf32> -> tensor<62x64xf32>
    %2 = ten.slice %a start = [2, 0] limit = [64, 64] stride = [1, 1] : tensor<64x64xf32> -> tensor<62x64xf32>
    %3 = ten.add %1, %2 : tensor<62x64xf32>
    %4 = ten.dynamic_update_slice %a[%c1, %c0], %3 : tensor<64x64xf32>, tensor<i32>, tensor<62x64xf32>
    %5 = ten.add %i, %c1 : tensor<i32>
    scf.yield %5, %4 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}

// The last of an odd number of steps follows the loop.
// CHECK-LABEL: @turned(
// CHECK: ten.constant dense<6> : tensor<i32>
// CHECK: %[[LOOP:.*]]:2 = scf.while
// CHECK-COUNT-2: ten.transpose
// CHECK: scf.yield
// CHECK: }
// CHECK-NEXT: %[[T:.*]] = ten.transpose %[[LOOP]]#1
// CHECK-NEXT: %[[R:.*]] = ten.mul %[[LOOP]]#1, %[[T]]
// CHECK-NEXT: return %[[R]]

// An update at a place that depends on the step; sums; a small array.
// CHECK-LABEL: @elsewhere(
// CHECK: ten.constant dense<12>
// CHECK-LABEL: @summed(
// CHECK: ten.constant dense<12>
// CHECK-LABEL: @small(
// CHECK: ten.constant dense<12>
func.func @turned(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c13 = ten.constant dense<13> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c13 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.transpose %a perm = [1, 0] : tensor<64x64xf32> -> tensor<64x64xf32>
    %3 = ten.mul %a, %1 : tensor<64x64xf32>
    %2 = ten.add %i, %c1 : tensor<i32>
    scf.yield %2, %3 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
func.func @elsewhere(%x: tensor<64x64xf32>, %at: tensor<i32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.slice %a start = [0, 0] limit = [62, 64] stride = [1, 1] : tensor<64x64xf32> -> tensor<62x64xf32>
    %2 = ten.dynamic_update_slice %a[%at, %c0], %1 : tensor<64x64xf32>, tensor<i32>, tensor<62x64xf32>
    %3 = ten.add %i, %c1 : tensor<i32>
    scf.yield %3, %2 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
func.func @summed(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64x64xf32>) -> (tensor<i32>, tensor<64x64xf32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64x64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xf32>):
    %1 = ten.reduce add %a dims = [0] : tensor<64x64xf32> -> tensor<64xf32>
    %2 = ten.broadcast %1 dims = [1] : tensor<64xf32> -> tensor<64x64xf32>
    %3 = ten.sub %a, %2 : tensor<64x64xf32>
    %4 = ten.add %i, %c1 : tensor<i32>
    scf.yield %4, %3 : tensor<i32>, tensor<64x64xf32>
  }
  return %0#1 : tensor<64x64xf32>
}
func.func @small(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c12 = ten.constant dense<12> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<8x8xf32>) -> (tensor<i32>, tensor<8x8xf32>) {
    %1 = ten.compare lt %i, %c12 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<8x8xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<8x8xf32>):
    %1 = ten.mul %a, %a : tensor<8x8xf32>
    %2 = ten.add %i, %c1 : tensor<i32>
    scf.yield %2, %1 : tensor<i32>, tensor<8x8xf32>
  }
  return %0#1 : tensor<8x8xf32>
}

// Few short steps take the loop's place: what they carry beside the arrays, as the
// distances by which bits rotate, are constants then.
// CHECK-LABEL: @rotations(
// CHECK-DAG: %[[TWO:.*]] = ten.constant dense<2> : tensor<64x64xui32>
// CHECK-DAG: %[[FIVE:.*]] = ten.constant dense<5> : tensor<64x64xui32>
// CHECK-NOT: scf.while
// CHECK: %[[A:.*]] = ten.shl %arg0, %[[TWO]]
// CHECK-NEXT: %[[B:.*]] = ten.xor %arg0, %[[A]]
// CHECK-NEXT: %[[C:.*]] = ten.shl %[[B]], %[[FIVE]]
// CHECK-NEXT: %[[D:.*]] = ten.xor %[[B]], %[[C]]
// CHECK-NEXT: %[[E:.*]] = ten.shl %[[D]], %[[TWO]]
// CHECK-NEXT: %[[F:.*]] = ten.xor %[[D]], %[[E]]
// CHECK-NEXT: return %[[F]]
func.func @rotations(%x: tensor<64x64xui32>) -> tensor<64x64xui32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c3 = ten.constant dense<3> : tensor<i32>
  %two = ten.constant dense<[2, 7]> : tensor<2xui32>
  %five = ten.constant dense<[5, 9]> : tensor<2xui32>
  %0:4 = scf.while (%i = %c0, %a = %x, %now = %two, %then = %five) : (tensor<i32>, tensor<64x64xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<i32>, tensor<64x64xui32>, tensor<2xui32>, tensor<2xui32>) {
    %1 = ten.compare lt %i, %c3 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a, %now, %then : tensor<i32>, tensor<64x64xui32>, tensor<2xui32>, tensor<2xui32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x64xui32>, %now: tensor<2xui32>, %then: tensor<2xui32>):
    %1 = ten.slice %now start = [0] limit = [1] stride = [1] : tensor<2xui32> -> tensor<1xui32>
    %2 = ten.reshape %1 : tensor<1xui32> -> tensor<ui32>
    %3 = ten.broadcast %2 dims = [] : tensor<ui32> -> tensor<64x64xui32>
    %4 = ten.shl %a, %3 : tensor<64x64xui32>
    %5 = ten.xor %a, %4 : tensor<64x64xui32>
    %6 = ten.add %i, %c1 : tensor<i32>
    scf.yield %6, %5, %then, %now : tensor<i32>, tensor<64x64xui32>, tensor<2xui32>, tensor<2xui32>
  }
  return %0#1 : tensor<64x64xui32>
}

// A step that uses its number, and results that are the numbers.
// CHECK-LABEL: @numbers(
// CHECK-NOT: scf.while
// CHECK: ten.add %arg0
// CHECK: return {{.*}} : tensor<i32>, tensor<64xf32>
func.func @numbers(%x: tensor<64xf32>) -> (tensor<i32>, tensor<64xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c2 = ten.constant dense<2> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<64xf32>) -> (tensor<i32>, tensor<64xf32>) {
    %1 = ten.compare lt %i, %c2 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<64xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64xf32>):
    %1 = ten.convert %i : tensor<i32> -> tensor<f32>
    %2 = ten.broadcast %1 dims = [] : tensor<f32> -> tensor<64xf32>
    %3 = ten.add %a, %2 : tensor<64xf32>
    %4 = ten.add %i, %c1 : tensor<i32>
    scf.yield %4, %3 : tensor<i32>, tensor<64xf32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<64xf32>
}

// Left alone: arrays of two shapes, and steps that are sums.
// CHECK-LABEL: @shapes(
// CHECK: scf.while
// CHECK-LABEL: @sums(
// CHECK: scf.while
func.func @shapes(%x: tensor<20x30xf32>, %y: tensor<30x20xf32>) -> (tensor<20x30xf32>, tensor<30x20xf32>) {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c2 = ten.constant dense<2> : tensor<i32>
  %0:3 = scf.while (%i = %c0, %a = %x, %b = %y) : (tensor<i32>, tensor<20x30xf32>, tensor<30x20xf32>) -> (tensor<i32>, tensor<20x30xf32>, tensor<30x20xf32>) {
    %1 = ten.compare lt %i, %c2 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a, %b : tensor<i32>, tensor<20x30xf32>, tensor<30x20xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<20x30xf32>, %b: tensor<30x20xf32>):
    %1 = ten.add %a, %a : tensor<20x30xf32>
    %2 = ten.add %b, %b : tensor<30x20xf32>
    %3 = ten.add %i, %c1 : tensor<i32>
    scf.yield %3, %1, %2 : tensor<i32>, tensor<20x30xf32>, tensor<30x20xf32>
  }
  return %0#1, %0#2 : tensor<20x30xf32>, tensor<30x20xf32>
}
func.func @sums(%x: tensor<20x30xf32>) -> tensor<20x30xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c2 = ten.constant dense<2> : tensor<i32>
  %0:2 = scf.while (%i = %c0, %a = %x) : (tensor<i32>, tensor<20x30xf32>) -> (tensor<i32>, tensor<20x30xf32>) {
    %1 = ten.compare lt %i, %c2 : tensor<i32>
    %2 = tensor.extract %1[] : tensor<i1>
    scf.condition(%2) %i, %a : tensor<i32>, tensor<20x30xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<20x30xf32>):
    %1 = ten.reduce add %a dims = [0] : tensor<20x30xf32> -> tensor<30xf32>
    %2 = ten.broadcast %1 dims = [1] : tensor<30xf32> -> tensor<20x30xf32>
    %3 = ten.add %i, %c1 : tensor<i32>
    scf.yield %3, %2 : tensor<i32>, tensor<20x30xf32>
  }
  return %0#1 : tensor<20x30xf32>
}

// A row and a column of the whole, and the whole at each place: once these are
// in memory, a step is done in place, and does not need two.
// CHECK-LABEL: func @row_and_column(
// CHECK: scf.while
// CHECK-COUNT-1: ten.min
// CHECK-NOT: ten.min
func.func @row_and_column(%x: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c100 = ten.constant dense<100> : tensor<i32>
  %r:3 = scf.while (%k = %c0, %i = %c0, %d = %x) : (tensor<i32>, tensor<i32>, tensor<100x100xf32>) -> (tensor<i32>, tensor<i32>, tensor<100x100xf32>) {
    %p = ten.compare lt %k, %c100 : tensor<i32>
    %b = tensor.extract %p[] : tensor<i1>
    scf.condition(%b) %k, %i, %d : tensor<i32>, tensor<i32>, tensor<100x100xf32>
  } do {
  ^bb0(%k: tensor<i32>, %i: tensor<i32>, %d: tensor<100x100xf32>):
    %column = ten.dynamic_slice %d[%c0, %i] sizes = [100, 1] : tensor<100x100xf32>, tensor<i32> -> tensor<100x1xf32>
    %row = ten.dynamic_slice %d[%i, %c0] sizes = [1, 100] : tensor<100x100xf32>, tensor<i32> -> tensor<1x100xf32>
    %bc = ten.broadcast %column dims = [0, 1] : tensor<100x1xf32> -> tensor<100x100xf32>
    %br = ten.broadcast %row dims = [0, 1] : tensor<1x100xf32> -> tensor<100x100xf32>
    %s = ten.add %bc, %br : tensor<100x100xf32>
    %m = ten.min %d, %s : tensor<100x100xf32>
    %j = ten.add %i, %c1 : tensor<i32>
    %n = ten.add %k, %c1 : tensor<i32>
    scf.yield %n, %j, %m : tensor<i32>, tensor<i32>, tensor<100x100xf32>
  }
  return %r#2 : tensor<100x100xf32>
}

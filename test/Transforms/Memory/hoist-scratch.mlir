// RUN: tensor-opt %s -ten-hoist-scratch -split-input-file | FileCheck %s

// Small temporaries stay on the stack: 256 floats are 1 KiB.
// CHECK-LABEL: func.func @small_caller(
func.func @small_caller(%x: memref<8xf32>) {
  // CHECK-NEXT: ten.launch @small(%{{[a-z0-9]+}}) into(%{{[a-z0-9]+}}) :
  ten.launch @small(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
// CHECK-LABEL: func.func private @small(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>, %{{[a-z0-9]+}}: memref<8xf32>)
func.func private @small(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  // CHECK-NEXT: %[[T:.*]] = memref.alloca() {alignment = 64 : i64} : memref<256xf32>
  // CHECK-NOT: memref.alloc()
  // CHECK: memref.load %[[T]]
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<256xf32>
  %v = memref.load %t[%c0] : memref<256xf32>
  memref.store %v, %out[%c0] : memref<8xf32>
  return
}

// -----

// One element more is asked of every caller.
// CHECK-LABEL: func.func @large_caller(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>
func.func @large_caller(%x: memref<8xf32>) {
  // CHECK: %[[S0:.*]] = memref.alloc() {alignment = 64 : i64} : memref<257xf32>
  // CHECK: ten.launch @large(%[[X]]) into(%[[X]], %[[S0]]) reuse = [0, -1]
  // CHECK: %[[S1:.*]] = memref.alloc() {alignment = 64 : i64} : memref<257xf32>
  // CHECK: ten.launch @large(%[[X]]) into(%[[X]], %[[S1]]) :
  ten.launch @large(%x) into(%x) reuse = [0] : (memref<8xf32>) into (memref<8xf32>)
  ten.launch @large(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
// CHECK-LABEL: func.func private @large(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>, %{{[a-z0-9]+}}: memref<8xf32>, %[[T:[a-z0-9]+]]: memref<257xf32>)
func.func private @large(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  // CHECK-NOT: memref.alloc
  // CHECK: memref.load %[[T]]
  %c0 = arith.constant 0 : index
  %t = memref.alloc() : memref<257xf32>
  %v = memref.load %t[%c0] : memref<257xf32>
  memref.store %v, %out[%c0] : memref<8xf32>
  return
}

// -----

// A loop's temporary is taken once.
// CHECK-LABEL: func.func private @in_loop(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>, %[[T:[a-z0-9]+]]: memref<1024xf32>)
func.func private @in_loop(%out: memref<8xf32>) attributes {ten.kernel = "map"} {
  // CHECK: scf.for
  // CHECK-NEXT: memref.load %[[T]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %t = memref.alloc() : memref<1024xf32>
    %v = memref.load %t[%c0] : memref<1024xf32>
    memref.store %v, %out[%i] : memref<8xf32>
  }
  return
}

// -----

// The size follows from the launch's operands.
// CHECK-LABEL: func.func @dynamic_caller(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>
func.func @dynamic_caller(%x: memref<?xf32>) {
  // CHECK: %[[N:.*]] = memref.dim %[[X]],
  // CHECK: %[[TWICE:.*]] = arith.addi %[[N]], %[[N]]
  // CHECK: %[[S:.*]] = memref.alloc(%[[TWICE]]) {alignment = 64 : i64} : memref<?xf32>
  // CHECK: ten.launch @dynamic(%[[X]]) into(%[[X]], %[[S]])
  ten.launch @dynamic(%x) into(%x) : (memref<?xf32>) into (memref<?xf32>)
  return
}
func.func private @dynamic(%x: memref<?xf32>, %out: memref<?xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %twice = arith.addi %n, %n : index
  %t = memref.alloc(%twice) : memref<?xf32>
  %v = memref.load %t[%c0] : memref<?xf32>
  memref.store %v, %out[%c0] : memref<?xf32>
  return
}

// -----

// Sixteen times 1 KiB fit on the stack; the next one does not.
// CHECK-LABEL: func.func private @all_together(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>, %[[T:[a-z0-9]+]]: memref<256xf32>)
// CHECK-COUNT-16: memref.alloca()
// CHECK-NOT: memref.alloca()
// CHECK: return
func.func private @all_together(%out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %0 = memref.alloc() : memref<256xf32>
  %1 = memref.alloc() : memref<256xf32>
  %2 = memref.alloc() : memref<256xf32>
  %3 = memref.alloc() : memref<256xf32>
  %4 = memref.alloc() : memref<256xf32>
  %5 = memref.alloc() : memref<256xf32>
  %6 = memref.alloc() : memref<256xf32>
  %7 = memref.alloc() : memref<256xf32>
  %8 = memref.alloc() : memref<256xf32>
  %9 = memref.alloc() : memref<256xf32>
  %10 = memref.alloc() : memref<256xf32>
  %11 = memref.alloc() : memref<256xf32>
  %12 = memref.alloc() : memref<256xf32>
  %13 = memref.alloc() : memref<256xf32>
  %14 = memref.alloc() : memref<256xf32>
  %15 = memref.alloc() : memref<256xf32>
  %16 = memref.alloc() : memref<256xf32>
  %c0 = arith.constant 0 : index
  %v = memref.load %out[%c0] : memref<8xf32>
  memref.store %v, %0[%c0] : memref<256xf32>
  memref.store %v, %1[%c0] : memref<256xf32>
  memref.store %v, %2[%c0] : memref<256xf32>
  memref.store %v, %3[%c0] : memref<256xf32>
  memref.store %v, %4[%c0] : memref<256xf32>
  memref.store %v, %5[%c0] : memref<256xf32>
  memref.store %v, %6[%c0] : memref<256xf32>
  memref.store %v, %7[%c0] : memref<256xf32>
  memref.store %v, %8[%c0] : memref<256xf32>
  memref.store %v, %9[%c0] : memref<256xf32>
  memref.store %v, %10[%c0] : memref<256xf32>
  memref.store %v, %11[%c0] : memref<256xf32>
  memref.store %v, %12[%c0] : memref<256xf32>
  memref.store %v, %13[%c0] : memref<256xf32>
  memref.store %v, %14[%c0] : memref<256xf32>
  memref.store %v, %15[%c0] : memref<256xf32>
  memref.store %v, %16[%c0] : memref<256xf32>
  return
}

// -----

// The memory of host functions is planned, not hoisted.
// CHECK-LABEL: func.func @host(
func.func @host(%x: memref<8xf32>) {
  // CHECK: memref.alloc() : memref<257xf32>
  %t = memref.alloc() : memref<257xf32>
  return
}

// -----

// Nobody gives memory to what stays in registers.
// CHECK-LABEL: func.func @registers_caller(
func.func @registers_caller(%x: memref<8xf32>) {
  // CHECK-NEXT: ten.launch @registers(%{{[a-z0-9]+}}) into(%{{[a-z0-9]+}}) :
  ten.launch @registers(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
// CHECK-LABEL: func.func private @registers(
func.func private @registers(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  // CHECK: memref.alloc() {ten.in_registers} : memref<1024xf32>
  %c0 = arith.constant 0 : index
  %t = memref.alloc() {ten.in_registers} : memref<1024xf32>
  %v = memref.load %t[%c0] : memref<1024xf32>
  memref.store %v, %out[%c0] : memref<8xf32>
  return
}

// -----

// Of two branches one runs: what they need is taken once, a buffer for the
// largest of both, another for the second largest. What only one has, and what
// is outside, has memory of its own.
// CHECK-LABEL: func.func @branches_caller(
func.func @branches_caller(%x: memref<8xf32>) {
  // CHECK: %[[B:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4000xi8>
  // CHECK: %[[A:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8192xi8>
  // CHECK: %[[C:.*]] = memref.alloc() {alignment = 64 : i64} : memref<2048xf32>
  // CHECK: %[[D:.*]] = memref.alloc() {alignment = 64 : i64} : memref<300xf32>
  // CHECK: ten.launch @branches(%{{.*}}) into(%{{.*}}, %[[B]], %[[A]], %[[C]], %[[D]])
  ten.launch @branches(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
// CHECK-LABEL: func.func private @branches(
// CHECK-SAME: %[[B:[a-z0-9]+]]: memref<4000xi8>, %[[A:[a-z0-9]+]]: memref<8192xi8>, %[[C:[a-z0-9]+]]: memref<2048xf32>, %[[D:[a-z0-9]+]]: memref<300xf32>)
func.func private @branches(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %outside = memref.alloc() : memref<2048xf32>
  %v = memref.load %outside[%c0] : memref<2048xf32>
  %isZero = arith.cmpf oeq, %v, %zero : f32
  // CHECK: scf.if
  scf.if %isZero {
    // CHECK: %[[S:.*]] = memref.view %[[B]][%{{.*}}][] : memref<4000xi8> to memref<500xf64>
    // CHECK: %[[L:.*]] = memref.view %[[A]][%{{.*}}][] : memref<8192xi8> to memref<1024xf32>
    // CHECK: memref.load %[[S]]
    // CHECK: memref.load %[[L]]
    // CHECK: memref.load %[[D]]
    %small = memref.alloc() : memref<500xf64>
    %large = memref.alloc() : memref<1024xf32>
    %alone = memref.alloc() : memref<300xf32>
    %0 = memref.load %small[%c0] : memref<500xf64>
    %1 = memref.load %large[%c0] : memref<1024xf32>
    %2 = memref.load %alone[%c0] : memref<300xf32>
    %3 = arith.addf %1, %2 : f32
    memref.store %3, %out[%c0] : memref<8xf32>
  } else {
    // CHECK: else
    // CHECK: %[[L:.*]] = memref.view %[[A]][%{{.*}}][] : memref<8192xi8> to memref<2x1024xf32>
    // CHECK: %[[S:.*]] = memref.view %[[B]][%{{.*}}][] : memref<4000xi8> to memref<600xf32>
    // CHECK: memref.load %[[L]]
    // CHECK: memref.load %[[S]]
    %large = memref.alloc() : memref<2x1024xf32>
    %small = memref.alloc() : memref<600xf32>
    %0 = memref.load %large[%c0, %c0] : memref<2x1024xf32>
    %1 = memref.load %small[%c0] : memref<600xf32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %out[%c0] : memref<8xf32>
  }
  %w = memref.load %outside[%c0] : memref<2048xf32>
  memref.store %w, %out[%c0] : memref<8xf32>
  return
}

// -----

// What is needed when another is done with takes its place, as large as the
// larger; what is needed until the end, or through a view, has its own.
// CHECK-LABEL: func.func @turns_caller(
func.func @turns_caller(%x: memref<8xf32>) {
  // CHECK: %[[A:.*]] = memref.alloc() {alignment = 64 : i64} : memref<8192xi8>
  // CHECK: %[[B:.*]] = memref.alloc() {alignment = 64 : i64} : memref<600xf32>
  // CHECK: %[[C:.*]] = memref.alloc() {alignment = 64 : i64} : memref<20x20xf32>
  // CHECK: ten.launch @turns(%{{.*}}) into(%{{.*}}, %[[A]], %[[B]], %[[C]])
  ten.launch @turns(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
// CHECK-LABEL: func.func private @turns(
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<8192xi8>, %[[B:[a-z0-9]+]]: memref<600xf32>, %[[C:[a-z0-9]+]]: memref<20x20xf32>)
func.func private @turns(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %first = memref.alloc() : memref<500xf64>
  %always = memref.alloc() : memref<600xf32>
  %viewed = memref.alloc() : memref<20x20xf32>
  %view = memref.collapse_shape %viewed [[0, 1]] : memref<20x20xf32> into memref<400xf32>
  // CHECK: %[[F:.*]] = memref.view %[[A]][%{{.*}}][] : memref<8192xi8> to memref<500xf64>
  // CHECK: memref.load %[[B]]
  // CHECK: memref.load %[[F]]
  %1 = memref.load %always[%c0] : memref<600xf32>
  memref.store %1, %viewed[%c0, %c0] : memref<20x20xf32>
  %0 = memref.load %first[%c0] : memref<500xf64>
  // CHECK: %[[S:.*]] = memref.view %[[A]][%{{.*}}][] : memref<8192xi8> to memref<2048xf32>
  %second = memref.alloc() : memref<2048xf32>
  // CHECK: scf.for
  scf.for %i = %c0 to %c8 step %c1 {
    // CHECK: memref.load %[[S]]
    %2 = memref.load %second[%i] : memref<2048xf32>
    memref.store %2, %out[%i] : memref<8xf32>
  }
  // CHECK: %[[T:.*]] = memref.view %[[A]][%{{.*}}][] : memref<8192xi8> to memref<300xf32>
  // CHECK: memref.load %[[T]]
  %third = memref.alloc() : memref<300xf32>
  %3 = memref.load %third[%c0] : memref<300xf32>
  %4 = memref.load %always[%c0] : memref<600xf32>
  %5 = memref.load %view[%c0] : memref<400xf32>
  %6 = arith.addf %3, %4 : f32
  %7 = arith.addf %5, %6 : f32
  memref.store %7, %out[%c0] : memref<8xf32>
  return
}

// -----

// What only says how far a nest runs is asked of no caller, however large, also
// where chunks are made of its sizes.
// CHECK-LABEL: func.func private @sizes_only(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<?xf32>, %{{[a-z0-9]+}}: memref<?xf32>)
func.func private @sizes_only(%x: memref<?xf32>, %out: memref<?xf32>) attributes {ten.kernel = "map"} {
  // CHECK: memref.alloc(
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sizes = memref.alloc(%n) : memref<?x1000xi8>
  %rows = memref.dim %sizes, %c0 : memref<?x1000xi8>
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %rows step %c1 {
    memref.store %zero, %out[%i] : memref<?xf32>
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%sizes, %x : memref<?x1000xi8>, memref<?xf32>) outs(%out : memref<?xf32>) {
  ^bb0(%none: i8, %a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}
func.func @sizes_only_caller(%x: memref<?xf32>, %y: memref<?xf32>) {
  ten.launch @sizes_only(%x) into(%y) : (memref<?xf32>) into (memref<?xf32>)
  return
}

// -----

// A function uses the memory of an address after it was taken: buffers that are
// used meanwhile have other memory.
// CHECK-LABEL: func.func private @addresses(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>, %{{[a-z0-9]+}}: memref<8xf32>, %{{[a-z0-9]+}}: memref<1024xf32>, %{{[a-z0-9]+}}: memref<1024xf32>)
func.func @addresses_caller(%x: memref<8xf32>) {
  ten.launch @addresses(%x) into(%x) : (memref<8xf32>) into (memref<8xf32>)
  return
}
func.func private @ten_rt_test(index, index)
func.func private @addresses(%x: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<1024xf32>
  %start = memref.extract_aligned_pointer_as_index %a : memref<1024xf32> -> index
  %place = arith.addi %start, %c4 : index
  %b = memref.alloc() : memref<1024xf32>
  %other = memref.extract_aligned_pointer_as_index %b : memref<1024xf32> -> index
  func.call @ten_rt_test(%place, %other) : (index, index) -> ()
  return
}

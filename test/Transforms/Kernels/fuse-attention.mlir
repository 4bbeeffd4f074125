// RUN: tensor-opt %s -ten-fuse=attention=true | FileCheck %s
// RUN: tensor-opt %s -ten-fuse=attention=true --remarks-filter-passed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:
// RUN: tensor-opt %s -ten-fuse | FileCheck %s --check-prefix=APART
// RUN: tensor-opt %s -ten-fuse="attention=true softmax-only=true" --remarks-filter-missed=ten-fuse --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: FileCheck %s --check-prefix=SOFTMAX --input-file=%t.mlir

// Two contractions and the rows between them are one kernel, the mask and the
// last transpose included.
// CHECK-LABEL: func @causal
// CHECK: ten.kernel attention
// CHECK: ten.contract
// CHECK: ten.select
// CHECK: ten.reduce max
// CHECK: ten.contract
// CHECK: ten.transpose
// CHECK: ten.yield
// CHECK-NOT: ten.kernel
// SOFTMAX-LABEL: func @causal
// SOFTMAX: ten.kernel attention
// SOFTMAX-NOT: ten.kernel
// SOFTMAX: return
// APART-LABEL: func @causal
// APART: ten.kernel contract
// APART: ten.kernel normalize
// APART: ten.kernel contract
// APART: ten.kernel map
func.func @causal(%q: tensor<3x64x16xf32>, %k: tensor<3x64x16xf32>, %v: tensor<3x64x8xf32>) -> tensor<64x3x8xf32> {
  %low = ten.constant dense<-1.0e+09> : tensor<3x64x64xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<3x64x16xf32>, tensor<3x64x16xf32> -> tensor<3x64x64xf32>
  %i = ten.iota dim = 0 : tensor<64xi32>
  %row = ten.broadcast %i dims = [0] : tensor<64xi32> -> tensor<64x64xi32>
  %col = ten.broadcast %i dims = [1] : tensor<64xi32> -> tensor<64x64xi32>
  %c = ten.compare ge %row, %col : tensor<64x64xi32>
  %cb = ten.broadcast %c dims = [1, 2] : tensor<64x64xi1> -> tensor<3x64x64xi1>
  %x = ten.select %cb, %s, %low : tensor<3x64x64xf32>
  %m = ten.reduce max %x dims = [2] : tensor<3x64x64xf32> -> tensor<3x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<3x64xf32> -> tensor<3x64x64xf32>
  %d = ten.sub %x, %mb : tensor<3x64x64xf32>
  %e = ten.exp %d : tensor<3x64x64xf32>
  %z = ten.reduce add %e dims = [2] : tensor<3x64x64xf32> -> tensor<3x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<3x64xf32> -> tensor<3x64x64xf32>
  %p = ten.div %e, %zb : tensor<3x64x64xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<3x64x64xf32>, tensor<3x64x8xf32> -> tensor<3x64x8xf32>
  // REMARK: fuse-attention.mlir:[[#@LINE+1]]:8: remark: {{.*}}fused: two contractions and the rows between them
  %t = ten.transpose %o perm = [1, 0, 2] : tensor<3x64x8xf32> -> tensor<64x3x8xf32>
  return %t : tensor<64x3x8xf32>
}

// Few rows do not pay for packing what they are multiplied with.
// CHECK-LABEL: func @few_rows
// CHECK-NOT: ten.kernel attention
// CHECK: return
func.func @few_rows(%q: tensor<8x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x8xf32>) -> tensor<8x8xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<8x16xf32>, tensor<64x16xf32> -> tensor<8x64xf32>
  %z = ten.reduce add %s dims = [1] : tensor<8x64xf32> -> tensor<8xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<8xf32> -> tensor<8x64xf32>
  %p = ten.div %s, %zb : tensor<8x64xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x8xf32> -> tensor<8x8xf32>
  return %o : tensor<8x8xf32>
}

// Rows that are needed elsewhere, as for a gradient, exist as a whole.
// CHECK-LABEL: func @rows_needed
// CHECK-NOT: ten.kernel attention
// CHECK: return
func.func @rows_needed(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x8xf32>) -> (tensor<64x8xf32>, tensor<64x64xf32>) {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<64x16xf32>, tensor<64x16xf32> -> tensor<64x64xf32>
  %z = ten.reduce add %s dims = [1] : tensor<64x64xf32> -> tensor<64xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<64xf32> -> tensor<64x64xf32>
  %p = ten.div %s, %zb : tensor<64x64xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x8xf32> -> tensor<64x8xf32>
  return %o, %p : tensor<64x8xf32>, tensor<64x64xf32>
}

// Sums over rows need all of them.
// CHECK-LABEL: func @columns_normalized
// CHECK-NOT: ten.kernel attention
// CHECK: return
func.func @columns_normalized(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<64x16xf32>, tensor<64x16xf32> -> tensor<64x64xf32>
  %z = ten.reduce add %s dims = [0] : tensor<64x64xf32> -> tensor<64xf32>
  %zb = ten.broadcast %z dims = [1] : tensor<64xf32> -> tensor<64x64xf32>
  %p = ten.div %s, %zb : tensor<64x64xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x8xf32> -> tensor<64x8xf32>
  return %o : tensor<64x8xf32>
}

// Constants come from outside of the loop, and from its body. Its rows are no
// softmax.
// SOFTMAX-LABEL: func @in_a_loop
// SOFTMAX-NOT: ten.kernel attention
// SOFTMAX: return
// CHECK-LABEL: func @in_a_loop
// CHECK: scf.for
// CHECK-NEXT: ten.kernel attention
func.func @in_a_loop(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %scale = ten.constant dense<0.25> : tensor<64x64xf32>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %q) -> (tensor<64x16xf32>) {
    %one = ten.constant dense<1.0> : tensor<64x64xf32>
    %s = ten.contract %x, %k contracting = [1] x [1] : tensor<64x16xf32>, tensor<64x16xf32> -> tensor<64x64xf32>
    %y = ten.mul %s, %scale : tensor<64x64xf32>
    %w = ten.add %y, %one : tensor<64x64xf32>
    %z = ten.reduce max %w dims = [1] : tensor<64x64xf32> -> tensor<64xf32>
    %zb = ten.broadcast %z dims = [0] : tensor<64xf32> -> tensor<64x64xf32>
    %p = ten.sub %w, %zb : tensor<64x64xf32>
    // REFUSED: fuse-attention.mlir:[[#@LINE+2]]:10: remark: {{.*}}not fused: 'ten.contract' reads rows that are not a softmax of f32
    // REMARK: fuse-attention.mlir:[[#@LINE+1]]:10: remark: {{.*}}fused: two contractions and the rows between them
    %o = ten.contract %p, %v contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x16xf32> -> tensor<64x16xf32>
    scf.yield %o : tensor<64x16xf32>
  }
  return %0 : tensor<64x16xf32>
}

// A view that is in a kernel, and is needed outside: what it is of is made there
// too.
// CHECK-LABEL: func @view_needed
// CHECK: ten.kernel map
// CHECK-NEXT: ten.neg
// CHECK: ten.reshape
// CHECK: ten.kernel normalize
// CHECK: ten.neg
// CHECK: ten.yield
// CHECK-NOT: ten.neg
// CHECK: return
func.func @view_needed(%x: tensor<64x32xf32>, %y: tensor<64xf32>) -> (tensor<64x32xf32>, tensor<64x1xf32>) {
  %a = ten.neg %y : tensor<64xf32>
  %r = ten.reshape %a : tensor<64xf32> -> tensor<64x1xf32>
  %b = ten.broadcast %r dims = [0, 1] : tensor<64x1xf32> -> tensor<64x32xf32>
  %s = ten.sub %x, %b : tensor<64x32xf32>
  %m = ten.reduce max %s dims = [1] : tensor<64x32xf32> -> tensor<64xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<64xf32> -> tensor<64x32xf32>
  %p = ten.div %s, %mb : tensor<64x32xf32>
  return %p, %r : tensor<64x32xf32>, tensor<64x1xf32>
}

// Rows between products that are small beside what they are multiplied with: a
// layer, its norm, and the next layer. Neither is what is known at load packed
// in each call.
// CHECK-LABEL: func @norm_between
// CHECK-NOT: ten.kernel attention
// CHECK: return
// SOFTMAX-LABEL: func @norm_between
func.func @norm_between(%h: tensor<64x256xf32>, %w: tensor<256x96xf32>, %head: tensor<96x500xf32>) -> tensor<64x500xf32> {
  %0 = ten.contract %h, %w contracting = [1] x [0] : tensor<64x256xf32>, tensor<256x96xf32> -> tensor<64x96xf32>
  %1 = ten.mul %0, %0 : tensor<64x96xf32>
  %2 = ten.reduce add %1 dims = [1] : tensor<64x96xf32> -> tensor<64xf32>
  %3 = ten.rsqrt %2 : tensor<64xf32>
  %4 = ten.broadcast %3 dims = [0] : tensor<64xf32> -> tensor<64x96xf32>
  %5 = ten.mul %0, %4 : tensor<64x96xf32>
  %6 = ten.contract %5, %head contracting = [1] x [0] : tensor<64x96xf32>, tensor<96x500xf32> -> tensor<64x500xf32>
  return %6 : tensor<64x500xf32>
}

// CHECK-LABEL: func @known_at_load
// CHECK-NOT: ten.kernel attention
// CHECK: return
// SOFTMAX-LABEL: func @known_at_load
func.func @known_at_load(%q: tensor<64x16xf32>, %k: tensor<64x16xf32>, %v: tensor<64x16xf32> {ten.resident = 0 : i64}) -> tensor<64x16xf32> {
  %0 = ten.contract %q, %k contracting = [1] x [1] : tensor<64x16xf32>, tensor<64x16xf32> -> tensor<64x64xf32>
  %1 = ten.reduce max %0 dims = [1] : tensor<64x64xf32> -> tensor<64xf32>
  %2 = ten.broadcast %1 dims = [0] : tensor<64xf32> -> tensor<64x64xf32>
  %3 = ten.sub %0, %2 : tensor<64x64xf32>
  %4 = ten.exp %3 : tensor<64x64xf32>
  %5 = ten.contract %4, %v contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x16xf32> -> tensor<64x16xf32>
  return %5 : tensor<64x16xf32>
}

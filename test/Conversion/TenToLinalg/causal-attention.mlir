// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse -mlir-print-local-scope | FileCheck %s

// Blocks of 32 rows have the columns that their last row sees, 64 at a time:
// scores up to there, the largest number of each row, which says whether the
// weights behind are zeros, and with values that are finite as many weights and
// products. The weights are computed in one place, and then added.
// CHECK-LABEL: @causal(
// CHECK: %[[LARGEST:.*]] = scf.for {{.*}} -> (i32) {
// CHECK: arith.maxui
// CHECK: %[[FINITE:.*]] = arith.cmpi ult, %[[LARGEST]], %c2139095040_i32
// CHECK: scf.for %[[ROW:[a-z0-9]+]] = %c0 to %c256 step %c32
// CHECK: %[[BEHIND:.*]] = arith.addi %[[ROW]], %c37
// CHECK: %[[SOME:.*]] = arith.maxsi %[[BEHIND]], %c1
// CHECK: %[[LAST:.*]] = arith.subi %[[SOME]], %c1
// CHECK: %[[BLOCKS:.*]] = arith.divui %[[LAST]], %c64
// CHECK: %[[WHOLE_BLOCKS:.*]] = arith.muli %[[BLOCKS]], %c64
// CHECK: arith.addi %[[WHOLE_BLOCKS]], %c64
// CHECK: %[[SEEN:.*]] = arith.minui {{.*}}, %c256
// CHECK: %[[WHOLE:.*]] = arith.minui %[[SEEN]], %c256
// CHECK: scf.for %{{.*}} = %c0 to %[[WHOLE]] step %c64
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<32x16xf32>, tensor<1x16x64xf32>) outs({{.*}} : tensor<32x64xf32>)
// CHECK: scf.for %{{.*}} = %c0 to %[[SEEN]] step %c1
// CHECK: arith.maxnumf {{.*}}nnan,nsz
// CHECK: arith.cmpf ogt, %{{.*}}, %{{.*}} : f32
// CHECK: %[[COLUMNS:.*]] = arith.select %{{.*}}, %[[SEEN]], %c256 : index
// CHECK: scf.for %{{.*}} = %c0 to %[[COLUMNS]] step %c1
// CHECK: math.exp
// CHECK-NOT: math.exp
// CHECK: scf.for %{{.*}} = %c0 to %[[COLUMNS]] step %c1
// CHECK-NEXT: tensor.extract
// CHECK-NEXT: arith.addf
// CHECK: scf.for %{{.*}} = %c0 to %[[COLUMNS]] step %c1
// CHECK: arith.divf
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<32x?xf32>, tensor<1x?x8xf32>)

// Sums of long rows have blocks, whose group is a single one; what is behind
// them, or a short row, is the last block of the same loop. No elements are left
// that would be added in order.
// CHECK-LABEL: @long_rows(
// CHECK: math.exp
// CHECK-NOT: math.exp
// CHECK: %[[LONG:.*]] = arith.cmpi sge, %[[ALL:.*]], %c1024
// CHECK: %[[SIZE:.*]] = arith.select %[[LONG]], %c512, %c1024
// CHECK: scf.for %[[FIRST:.*]] = %c0 to %[[ALL]] step %[[SIZE]]
// CHECK: %[[LEFT:.*]] = arith.subi %[[ALL]], %[[FIRST]]
// CHECK: arith.minui %[[SIZE]], %[[LEFT]]
// CHECK: arith.addf {{.*}} fastmath<reassoc,contract> : f32
// CHECK-NOT: fastmath<reassoc,contract>
// CHECK: arith.divf
// CHECK: return

// Of a mask that is added nothing is left out: a NaN stays one.
// CHECK-LABEL: @added(
// CHECK-NOT: arith.maxui
// CHECK-NOT: tensor<32x?xf32>
// CHECK: return

// All rows are one block, which sees all columns.
// CHECK-LABEL: @one_block(
// CHECK-NOT: arith.maxui
// CHECK: return

func.func private @causal(%q: tensor<256x16xf32>, %k: tensor<256x16xf32>, %v: tensor<256x8xf32>, %out: tensor<256x8xf32>) -> tensor<256x8xf32> attributes {ten.kernel = "attention", ten.schedule = #ten.attention_schedule<rows = 32, scores = <lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0, rhs_packed = true>, values = <lanes = 8, heights = [16], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>} {
  %low = ten.constant dense<-1.0e+09> : tensor<256x256xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<256x16xf32>, tensor<256x16xf32> -> tensor<256x256xf32>
  %five = ten.constant dense<5> : tensor<256x256xi32>
  %i = ten.iota dim = 0 : tensor<256x256xi32>
  %r = ten.add %i, %five : tensor<256x256xi32>
  %j = ten.iota dim = 1 : tensor<256x256xi32>
  %c = ten.compare ge %r, %j : tensor<256x256xi32>
  %x = ten.select %c, %s, %low : tensor<256x256xf32>
  %m = ten.reduce max %x dims = [1] : tensor<256x256xf32> -> tensor<256xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<256xf32> -> tensor<256x256xf32>
  %d = ten.sub %x, %mb : tensor<256x256xf32>
  %e = ten.exp %d : tensor<256x256xf32>
  %z = ten.reduce add %e dims = [1] : tensor<256x256xf32> -> tensor<256xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<256xf32> -> tensor<256x256xf32>
  %p = ten.div %e, %zb : tensor<256x256xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x8xf32> -> tensor<256x8xf32>
  return %o : tensor<256x8xf32>
}

func.func private @long_rows(%q: tensor<1536x16xf32>, %k: tensor<1536x16xf32>, %v: tensor<1536x8xf32>, %out: tensor<1536x8xf32>) -> tensor<1536x8xf32> attributes {ten.kernel = "attention", ten.schedule = #ten.attention_schedule<rows = 32, scores = <lanes = 16, heights = [16, 8], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0, rhs_packed = true>, values = <lanes = 8, heights = [16], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>} {
  %low = ten.constant dense<-1.0e+09> : tensor<1536x1536xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<1536x16xf32>, tensor<1536x16xf32> -> tensor<1536x1536xf32>
  %i = ten.iota dim = 0 : tensor<1536x1536xi32>
  %j = ten.iota dim = 1 : tensor<1536x1536xi32>
  %c = ten.compare ge %i, %j : tensor<1536x1536xi32>
  %x = ten.select %c, %s, %low : tensor<1536x1536xf32>
  %m = ten.reduce max %x dims = [1] : tensor<1536x1536xf32> -> tensor<1536xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<1536xf32> -> tensor<1536x1536xf32>
  %d = ten.sub %x, %mb : tensor<1536x1536xf32>
  %e = ten.exp %d : tensor<1536x1536xf32>
  %z = ten.reduce add %e dims = [1] : tensor<1536x1536xf32> -> tensor<1536xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<1536xf32> -> tensor<1536x1536xf32>
  %p = ten.div %e, %zb : tensor<1536x1536xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<1536x1536xf32>, tensor<1536x8xf32> -> tensor<1536x8xf32>
  return %o : tensor<1536x8xf32>
}

func.func private @added(%q: tensor<256x16xf32>, %k: tensor<256x16xf32>, %v: tensor<256x8xf32>, %out: tensor<256x8xf32>) -> tensor<256x8xf32> attributes {ten.kernel = "attention", ten.schedule = #ten.attention_schedule<rows = 32, scores = <lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0, rhs_packed = true>, values = <lanes = 8, heights = [16], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>} {
  %low = ten.constant dense<-1.0e+09> : tensor<256x256xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<256x16xf32>, tensor<256x16xf32> -> tensor<256x256xf32>
  %five = ten.constant dense<5> : tensor<256x256xi32>
  %i = ten.iota dim = 0 : tensor<256x256xi32>
  %r = ten.add %i, %five : tensor<256x256xi32>
  %j = ten.iota dim = 1 : tensor<256x256xi32>
  %c = ten.compare ge %r, %j : tensor<256x256xi32>
  %zero = ten.constant dense<0.0> : tensor<256x256xf32>
  %mask = ten.select %c, %zero, %low : tensor<256x256xf32>
  %x = ten.add %s, %mask : tensor<256x256xf32>
  %m = ten.reduce max %x dims = [1] : tensor<256x256xf32> -> tensor<256xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<256xf32> -> tensor<256x256xf32>
  %d = ten.sub %x, %mb : tensor<256x256xf32>
  %e = ten.exp %d : tensor<256x256xf32>
  %z = ten.reduce add %e dims = [1] : tensor<256x256xf32> -> tensor<256xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<256xf32> -> tensor<256x256xf32>
  %p = ten.div %e, %zb : tensor<256x256xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x8xf32> -> tensor<256x8xf32>
  return %o : tensor<256x8xf32>
}

func.func private @one_block(%q: tensor<32x16xf32>, %k: tensor<32x16xf32>, %v: tensor<32x8xf32>, %out: tensor<32x8xf32>) -> tensor<32x8xf32> attributes {ten.kernel = "attention", ten.schedule = #ten.attention_schedule<rows = 32, scores = <lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 4, depth = 0, rhs_packed = true>, values = <lanes = 8, heights = [16], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>>} {
  %low = ten.constant dense<-1.0e+09> : tensor<32x32xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<32x16xf32>, tensor<32x16xf32> -> tensor<32x32xf32>
  %five = ten.constant dense<5> : tensor<32x32xi32>
  %i = ten.iota dim = 0 : tensor<32x32xi32>
  %r = ten.add %i, %five : tensor<32x32xi32>
  %j = ten.iota dim = 1 : tensor<32x32xi32>
  %c = ten.compare ge %r, %j : tensor<32x32xi32>
  %x = ten.select %c, %s, %low : tensor<32x32xf32>
  %m = ten.reduce max %x dims = [1] : tensor<32x32xf32> -> tensor<32xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<32xf32> -> tensor<32x32xf32>
  %d = ten.sub %x, %mb : tensor<32x32xf32>
  %e = ten.exp %d : tensor<32x32xf32>
  %z = ten.reduce add %e dims = [1] : tensor<32x32xf32> -> tensor<32xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<32xf32> -> tensor<32x32xf32>
  %p = ten.div %e, %zb : tensor<32x32xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<32x32xf32>, tensor<32x8xf32> -> tensor<32x8xf32>
  return %o : tensor<32x8xf32>
}

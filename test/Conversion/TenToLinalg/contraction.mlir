// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse -mlir-print-local-scope | FileCheck %s
// RUN: tensor-opt %s -convert-ten-to-linalg=fp=fast -canonicalize -cse -mlir-print-local-scope | FileCheck %s --check-prefix=FAST

// The contracted loop is not innermost: there the result's last dimension is,
// along which memory is read and written in order.
// CHECK-LABEL: @matmul(
func.func private @matmul(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>, %out: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {ten.kernel = "contract"} {
  // CHECK: %[[INIT:.*]] = linalg.fill
  // CHECK: linalg.generic
  // CHECK-SAME: affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>
  // CHECK-SAME: iterator_types = ["parallel", "reduction", "parallel"]
  // CHECK-SAME: outs(%[[INIT]]
  // CHECK: %[[MUL:.*]] = arith.mulf
  // CHECK: arith.addf %{{.*}}, %[[MUL]]
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Only where the program says so.
// CHECK-LABEL: @tf32(
func.func private @tf32(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>, %out: tensor<4x2xf32>) -> tensor<4x2xf32> attributes {ten.kernel = "contract"} {
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {ten.allow_tf32}
  %0 = ten.contract %x, %y contracting = [1] x [0] allow_tf32 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: @batch(
// CHECK-NOT: ten.allow_tf32
func.func private @batch(%x: tensor<3x4x8xf32>, %y: tensor<3x2x8xf32>, %out: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> attributes {ten.kernel = "contract"} {
  // CHECK: linalg.generic
  // CHECK-SAME: "reduction"
  // CHECK: arith.mulf
  %0 = ten.contract %x, %y batch = [0] x [0] contracting = [2] x [2] : tensor<3x4x8xf32>, tensor<3x2x8xf32> -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}

// A matrix times a vector is sums along the matrix's rows, not a tile.
// CHECK-LABEL: @vector(
func.func private @vector(%x: tensor<40x80xf32>, %y: tensor<80x1xf32>, %out: tensor<40x1xf32>) -> tensor<40x1xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [12, 6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  // CHECK: linalg.generic
  // CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction"]
  // CHECK-NOT: ten.tile
  // CHECK: return
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<40x80xf32>, tensor<80x1xf32> -> tensor<40x1xf32>
  return %0 : tensor<40x1xf32>
}

// Where the matrix's memory runs along the result it stays one.
// CHECK-LABEL: @vector_across(
func.func private @vector_across(%x: tensor<80x40xf32>, %y: tensor<80x1xf32>, %out: tensor<40x1xf32>) -> tensor<40x1xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [12, 6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  // CHECK: ten.tile
  // CHECK: return
  %0 = ten.contract %x, %y contracting = [0] x [0] : tensor<80x40xf32>, tensor<80x1xf32> -> tensor<40x1xf32>
  return %0 : tensor<40x1xf32>
}

// Rows of both operands run along the sums: each of the many is read once, for
// all of the few.
// CHECK-LABEL: @few_rows(
func.func private @few_rows(%x: tensor<40x64xf32>, %y: tensor<2x64xf32>, %out: tensor<40x2xf32>) -> tensor<40x2xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  // CHECK-NOT: ten.tile
  // CHECK: linalg.generic
  // CHECK-SAME: affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>
  // CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction"]
  %0 = ten.contract %x, %y contracting = [1] x [1] : tensor<40x64xf32>, tensor<2x64xf32> -> tensor<40x2xf32>
  return %0 : tensor<40x2xf32>
}

// A vector is multiplied in the order of the sums, as several rows are; where
// sums may have any order, with each row as that lies in memory.
// CHECK-LABEL: @along_vector(
// FAST-LABEL: @along_vector(
func.func private @along_vector(%x: tensor<64xf32>, %y: tensor<40x64xf32>, %out: tensor<40xf32>) -> tensor<40xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>} {
  // CHECK: ten.tile = #ten.tile<
  // FAST-NOT: ten.tile
  // FAST: linalg.generic
  // FAST-SAME: affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>
  // FAST-SAME: iterator_types = ["parallel", "reduction"]
  %0 = ten.contract %x, %y contracting = [0] x [1] : tensor<64xf32>, tensor<40x64xf32> -> tensor<40xf32>
  return %0 : tensor<40xf32>
}

// A few columns are copied as rows.
// CHECK-LABEL: @few_columns(
// CHECK-SAME: %[[X:.*]]: tensor<40x64xf32>, %[[Y:.*]]: tensor<64x3xf32>
func.func private @few_columns(%x: tensor<40x64xf32>, %y: tensor<64x3xf32>, %out: tensor<40x3xf32>) -> tensor<40x3xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  // CHECK: %[[ROWS:.*]] = linalg.generic {{.*}} ins(%[[Y]]
  // CHECK: } -> tensor<3x64xf32>
  // CHECK: linalg.generic
  // CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction"]
  // CHECK-SAME: ins(%[[X]], %[[ROWS]]
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<40x64xf32>, tensor<64x3xf32> -> tensor<40x3xf32>
  return %0 : tensor<40x3xf32>
}

// Four columns are too many for vectors of 8, and 32 products too few.
// CHECK-LABEL: @more_columns(
// CHECK: ten.tile = #ten.tile<
func.func private @more_columns(%x: tensor<40x64xf32>, %y: tensor<64x4xf32>, %out: tensor<40x4xf32>) -> tensor<40x4xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<40x64xf32>, tensor<64x4xf32> -> tensor<40x4xf32>
  return %0 : tensor<40x4xf32>
}

// CHECK-LABEL: @short_rows(
// CHECK: ten.tile = #ten.tile<
func.func private @short_rows(%x: tensor<40x32xf32>, %y: tensor<32x3xf32>, %out: tensor<40x3xf32>) -> tensor<40x3xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6], pack_lhs = false, pack_rhs = false, panels = 1, depth = 0>} {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<40x32xf32>, tensor<32x3xf32> -> tensor<40x3xf32>
  return %0 : tensor<40x3xf32>
}

// Products of i8 are summed in the type of the result.
// CHECK-LABEL: @wide(
func.func private @wide(%x: tensor<4x8xi8>, %y: tensor<8x2xi8>, %out: tensor<4x2xi32>) -> tensor<4x2xi32> attributes {ten.kernel = "contract"} {
  // CHECK: arith.extsi %{{.*}} : i8 to i32
  // CHECK: arith.muli %{{.*}} : i32
  // CHECK: arith.addi %{{.*}} : i32
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x8xi8>, tensor<8x2xi8> -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}

// Padding is zeros that are multiplied: a weight may be infinite.
// CHECK-LABEL: @conv_padded(
func.func private @conv_padded(%x: tensor<1x8x8x1xf32>, %w: tensor<3x3x1x4xf32>, %out: tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32> attributes {ten.kernel = "conv"} {
  // CHECK: ^bb0(%[[WEIGHT:.*]]: f32, %[[SUM:.*]]: f32):
  // CHECK: %[[X:.*]] = tensor.extract
  // CHECK: %[[PADDED:.*]] = arith.select %{{.*}}, %[[X]], %cst
  // CHECK: %[[PRODUCT:.*]] = arith.mulf %[[PADDED]], %[[WEIGHT]]
  // CHECK: %[[NEXT:.*]] = arith.addf %[[SUM]], %[[PRODUCT]]
  // CHECK-NEXT: linalg.yield %[[NEXT]]
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
      : tensor<1x8x8x1xf32>, tensor<3x3x1x4xf32> -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// What is narrow stays so until it is multiplied.
// CHECK-LABEL: @conv_padded_f16(
func.func private @conv_padded_f16(%x: tensor<1x8x8x1xf16>, %w: tensor<3x3x1x4xf16>, %out: tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32> attributes {ten.kernel = "conv"} {
  // CHECK: %[[X:.*]] = tensor.extract
  // CHECK: %[[PADDED:.*]] = arith.select %{{.*}}, %[[X]], %{{.*}} : f16
  // CHECK: arith.extf %[[PADDED]] : f16 to f32
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] accumulate f32
      : tensor<1x8x8x1xf16>, tensor<3x3x1x4xf16> -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// A tile skips products of the border along the window, which has no loop here.
// CHECK-LABEL: func.func private @conv_point(
// CHECK-NOT: arith.select
// CHECK: arith.mulf
func.func private @conv_point(%x: tensor<1x8x8x64xf32>, %w: tensor<1x1x64x16xf32>, %out: tensor<1x10x10x16xf32>) -> tensor<1x10x10x16xf32> attributes {ten.kernel = "conv",
    ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x8x8x64xf32>, tensor<1x1x64x16xf32> -> tensor<1x10x10x16xf32>
  return %0 : tensor<1x10x10x16xf32>
}

// Each element of a copy with a border would be read for one channel: a depthwise
// convolution reads its input in place.
// CHECK-LABEL: @depthwise(
// CHECK-SAME: %[[INPUT:[^ :]*]]: tensor<1x8x8x16xf32>
// CHECK-NOT: tensor.empty
// CHECK: linalg.fill
// CHECK: linalg.generic
// CHECK: %[[X:.*]] = tensor.extract %[[INPUT]]
// CHECK: arith.select %{{.*}}, %[[X]], %cst
// CHECK: return
func.func private @depthwise(%x: tensor<1x8x8x16xf32>, %w: tensor<3x3x1x16xf32>, %out: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> attributes {ten.kernel = "conv",
    ten.schedule = #ten.conv_schedule<lanes = 16, heights = [16, 8], along = channels, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 16
      : tensor<1x8x8x16xf32>, tensor<3x3x1x16xf32> -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}

// But not by a loop over long windows, which cannot tell where the border is.
// CHECK-LABEL: @depthwise_long(
// CHECK: tensor.empty() : tensor<1x8x16x16xf32>
func.func private @depthwise_long(%x: tensor<1x8x8x16xf32>, %w: tensor<1x9x1x16xf32>, %out: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> attributes {ten.kernel = "conv",
    ten.schedule = #ten.conv_schedule<lanes = 16, heights = [16, 8], along = channels, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [0, 0, 4, 4] feature_groups = 16
      : tensor<1x8x8x16xf32>, tensor<1x9x1x16xf32> -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}

// CHECK-LABEL: @conv_inside(
func.func private @conv_inside(%x: tensor<1x8x8x1xf32>, %w: tensor<3x3x1x4xf32>, %out: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> attributes {ten.kernel = "conv"} {
  // CHECK-NOT: arith.select
  // CHECK: return
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [0, 0, 0, 0]
      : tensor<1x8x8x1xf32>, tensor<3x3x1x4xf32> -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}

// The products of f32 that stand in for instructions for bf16 are rare: the left
// operand is converted some rows at a time, not as a whole.
// CHECK-LABEL: func.func private @small_numbers(
// CHECK-NOT: tensor.empty() : tensor<200x96xf32>
// CHECK: scf.if
// CHECK: } else {
// CHECK: tensor.empty() : tensor<1x96x64xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c200 step %c25
// CHECK: tensor.empty() : tensor<25x96xf32>
func.func private @small_numbers(%a: tensor<200x96xbf16>, %b: tensor<96x64xbf16>, %c: tensor<200x64xf32>) -> tensor<200x64xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, group = 2>} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<200x96xbf16>, tensor<96x64xbf16> -> tensor<200x64xf32>
  return %0 : tensor<200x64xf32>
}

// A left operand that is turned is copied a few rows at a time for each block of
// sums; the columns that are no whole tile are multiplied by the same copy.
// CHECK-LABEL: func.func private @turned(
// CHECK-NOT: tensor.empty() : tensor<{{200x96|200x50}}xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c100 step %c50
// CHECK: outs({{.*}} : tensor<1x50x64xf32>)
// CHECK: outs({{.*}} : tensor<1x50x6xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c200 step %c25
// CHECK: %[[COPY:.*]] = tensor.empty() : tensor<25x50xf32>
// CHECK: %[[ROWS:.*]] = linalg.generic {{.*}} outs(%[[COPY]] : tensor<25x50xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[ROWS]], {{.*}} outs({{.*}} : tensor<25x64xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[ROWS]], {{.*}} outs({{.*}} : tensor<25x6xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func private @turned(%a: tensor<100x200xf32>, %b: tensor<100x70xf32>, %c: tensor<200x70xf32>) -> tensor<200x70xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = true, pack_rhs = true, panels = 2, depth = 50>} {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<100x200xf32>, tensor<100x70xf32> -> tensor<200x70xf32>
  return %0 : tensor<200x70xf32>
}

// But once where it would be for each of many blocks of columns, and where it is
// there in the order that is read.
// CHECK-LABEL: func.func private @turned_once(
// CHECK: tensor.empty() : tensor<200x100xf32>
// CHECK-NOT: tensor.empty() : tensor<{{[0-9]+}}x50xf32>
// CHECK: return
func.func private @turned_once(%a: tensor<100x200xf32>, %b: tensor<100x700xf32>, %c: tensor<200x700xf32>) -> tensor<200x700xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = true, pack_rhs = true, panels = 2, depth = 50>} {
  %0 = ten.contract %a, %b contracting = [0] x [0] : tensor<100x200xf32>, tensor<100x700xf32> -> tensor<200x700xf32>
  return %0 : tensor<200x700xf32>
}
// CHECK-LABEL: func.func private @in_order(
// CHECK-NOT: tensor.empty() : tensor<{{[0-9]+}}x50xf32>
// CHECK: return
func.func private @in_order(%a: tensor<200x100xf32>, %b: tensor<100x64xf32>, %c: tensor<200x64xf32>) -> tensor<200x64xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16, 14, 9, 6], pack_lhs = false, pack_rhs = true, panels = 2, depth = 50>} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<200x100xf32>, tensor<100x64xf32> -> tensor<200x64xf32>
  return %0 : tensor<200x64xf32>
}

// Without a schedule: of a result that has places beside each other, the last
// of these are the inner loop.
// CHECK-LABEL: @conv_first(
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d6)>]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]
func.func private @conv_first(%x: tensor<?x16x?x?xf32>, %w: tensor<16x1x3x3xf32>, %out: tensor<?x16x?x?xf32>) -> tensor<?x16x?x?xf32> attributes {ten.kernel = "conv"} {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] feature_groups = 16 : tensor<?x16x?x?xf32>, tensor<16x1x3x3xf32> -> tensor<?x16x?x?xf32>
  return %0 : tensor<?x16x?x?xf32>
}
// Where something is done to the sums, the last block of these is apart; two
// blocks need no loop.
// CHECK-LABEL: func.func private @finished(
// CHECK-NOT: scf.for %{{.*}} = %c0 to %c100
// CHECK: linalg.fill
// CHECK: linalg.generic {{.*}}ten.sums = "some"
// CHECK: linalg.generic {{.*}}ten.sums = "last"
// CHECK: math.tanh
func.func private @finished(%a: tensor<24x100xf32>, %b: tensor<100x16xf32>, %c: tensor<24x16xf32>) -> tensor<24x16xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [12, 6], pack_lhs = false, pack_rhs = true, panels = 1, depth = 50>} {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<24x100xf32>, tensor<100x16xf32> -> tensor<24x16xf32>
  %1 = ten.tanh %0 : tensor<24x16xf32>
  return %1 : tensor<24x16xf32>
}
// The keys of a cache, whose heads lie beside each other: a block of places is
// multiplied for all heads before the next, which lies 16 * 256 elements on.
// CHECK-LABEL: func.func private @heads(
// CHECK: scf.for %[[PLACE:.*]] = %c0 to %c1024 step %c16
// CHECK: scf.for %[[HEAD:.*]] = %c0 to %c4 step %c1
// CHECK: tensor.extract_slice %{{.*}}[%[[PLACE]], %[[HEAD]], {{.*}}] [16, 1, 16]
// CHECK: linalg.generic {{.*}}ten.copy_lanes = 16 : i64, ten.next_block = 4096 : i64
// CHECK: return
func.func private @heads(%a: tensor<4x8x64xf32>, %b: tensor<1024x4x64xf32>, %c: tensor<4x8x1024xf32>) -> tensor<4x8x1024xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 16>} {
  %0 = ten.contract %a, %b batch = [0] x [1] contracting = [2] x [2] : tensor<4x8x64xf32>, tensor<1024x4x64xf32> -> tensor<4x8x1024xf32>
  return %0 : tensor<4x8x1024xf32>
}
// Also the places that are left at the end.
// CHECK-LABEL: func.func private @heads_and_rest(
// CHECK: scf.for %[[PLACE:.*]] = %c0 to %c1024 step %c16
// CHECK: scf.for %{{.*}} = %c0 to %c4 step %c1
// CHECK: tensor.extract_slice %{{.*}}[1024, %{{.*}}, {{.*}}] [6, 1, 16]
// CHECK: ten.next_block = 1536 : i64
// CHECK: return
func.func private @heads_and_rest(%a: tensor<4x8x64xf32>, %b: tensor<1030x4x64xf32>, %c: tensor<4x8x1030xf32>) -> tensor<4x8x1030xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 16>} {
  %0 = ten.contract %a, %b batch = [0] x [1] contracting = [2] x [2] : tensor<4x8x64xf32>, tensor<1030x4x64xf32> -> tensor<4x8x1030xf32>
  return %0 : tensor<4x8x1030xf32>
}
// One head after the other where these are apart, where all of it stays in a
// cache, and where many rows are multiplied with each block.
// CHECK-LABEL: func.func private @heads_apart(
// CHECK: scf.for %{{.*}} = %c0 to %c4 step %c1
// CHECK: scf.for %{{.*}} = %c0 to %c1024 step %c16
// CHECK-NOT: ten.next_block
// CHECK: return
func.func private @heads_apart(%a: tensor<4x8x64xf32>, %b: tensor<4x1024x64xf32>, %c: tensor<4x8x1024xf32>) -> tensor<4x8x1024xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 16>} {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [2] : tensor<4x8x64xf32>, tensor<4x1024x64xf32> -> tensor<4x8x1024xf32>
  return %0 : tensor<4x8x1024xf32>
}
// CHECK-LABEL: func.func private @few_places(
// CHECK: scf.for %{{.*}} = %c0 to %c4 step %c1
// CHECK: scf.for %{{.*}} = %c0 to %c256 step %c16
// CHECK-NOT: ten.next_block
// CHECK: return
func.func private @few_places(%a: tensor<4x8x64xf32>, %b: tensor<256x4x64xf32>, %c: tensor<4x8x256xf32>) -> tensor<4x8x256xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 16>} {
  %0 = ten.contract %a, %b batch = [0] x [1] contracting = [2] x [2] : tensor<4x8x64xf32>, tensor<256x4x64xf32> -> tensor<4x8x256xf32>
  return %0 : tensor<4x8x256xf32>
}
// CHECK-LABEL: func.func private @many_rows(
// CHECK: scf.for %{{.*}} = %c0 to %c4 step %c1
// CHECK: scf.for %{{.*}} = %c0 to %c1024 step %c16
// CHECK-NOT: ten.next_block
// CHECK: return
func.func private @many_rows(%a: tensor<4x64x64xf32>, %b: tensor<1024x4x64xf32>, %c: tensor<4x64x1024xf32>) -> tensor<4x64x1024xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [16], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>} {
  %0 = ten.contract %a, %b batch = [0] x [1] contracting = [2] x [2] : tensor<4x64x64xf32>, tensor<1024x4x64xf32> -> tensor<4x64x1024xf32>
  return %0 : tensor<4x64x1024xf32>
}
// A right operand that is computed: a block of 16 columns and 64 products at a
// time, from slices of what it is computed from, and then transposed.
// CHECK-LABEL: func.func private @computed(
// CHECK: scf.for %[[COLUMN:.*]] = %c0 to %c512 step %c16
// CHECK: scf.for %[[SUM:.*]] = %c0 to %c1024 step %c64
// CHECK: %[[PART:.*]] = tensor.extract_slice %arg1[%[[COLUMN]], %[[SUM]]] [16, 64] [1, 1]
// CHECK: %[[SCALES:.*]] = tensor.extract_slice %arg2[%[[COLUMN]]] [16] [1]
// CHECK: linalg.generic {{.*}} ins(%[[PART]], %[[SCALES]] : tensor<16x64xf32>, tensor<16xf32>)
// CHECK: arith.mulf
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x64x16xf32>)
// CHECK: return
func.func private @computed(%a: tensor<8x1024xf32>, %b: tensor<512x1024xf32>, %s: tensor<512xf32>, %c: tensor<8x512xf32>) -> tensor<8x512xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 64>} {
  %0 = ten.broadcast %s dims = [0] : tensor<512xf32> -> tensor<512x1024xf32>
  %1 = ten.mul %b, %0 : tensor<512x1024xf32>
  %2 = ten.contract %a, %1 contracting = [1] x [1] : tensor<8x1024xf32>, tensor<512x1024xf32> -> tensor<8x512xf32>
  return %2 : tensor<8x512xf32>
}
// Of narrower elements these are transposed and widened first. Blocks of sums
// are whole groups of 48, whose scales are a slice too.
// CHECK-LABEL: func.func private @computed_of_groups(
// CHECK: tensor.extract_slice %arg1[%{{.*}}, %{{.*}}, 0] [16, 1, 48] [1, 1, 1]
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<16x1x48xi8>) outs(%{{.*}} : tensor<1x48x16xf32>) attrs = {ten.copy_lanes = 16 : i64}
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.sitofp
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<1x48x16xf32>, tensor<16x1xf32>) outs(%{{.*}} : tensor<1x48x16xf32>)
// CHECK: arith.mulf
// CHECK: return
func.func private @computed_of_groups(%a: tensor<1x4x48xf32>, %b: tensor<64x4x48xi8>, %s: tensor<64x4xf32>, %c: tensor<1x64xf32>) -> tensor<1x64xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [1], pack_lhs = false, pack_rhs = true, panels = 1, depth = 48>} {
  %0 = ten.broadcast %s dims = [0, 1] : tensor<64x4xf32> -> tensor<64x4x48xf32>
  %1 = ten.convert %b : tensor<64x4x48xi8> -> tensor<64x4x48xf32>
  %2 = ten.mul %1, %0 : tensor<64x4x48xf32>
  %3 = ten.contract %a, %2 contracting = [1, 2] x [1, 2] : tensor<1x4x48xf32>, tensor<64x4x48xf32> -> tensor<1x64xf32>
  return %3 : tensor<1x64xf32>
}
// Rows of a block that are gathered, and blocks that are not packed. Groups that
// no block is made of whole: all of the operand is computed first.
// CHECK-LABEL: func.func private @computed_by_gather(
// CHECK: scf.for %{{.*}} = %c0 to %c1024 step %c8
// CHECK: linalg.generic
// CHECK: tensor.extract %arg1
// CHECK: linalg.generic {{.*}}outs(%{{.*}} : tensor<1x256xf32>)
// CHECK: return
func.func private @computed_by_gather(%a: tensor<1x1024xf32>, %b: tensor<100x256xf32>, %i: tensor<1024x1xi32>, %c: tensor<1x256xf32>) -> tensor<1x256xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [1], pack_lhs = false, pack_rhs = false, panels = 16, depth = 8>} {
  %0 = ten.gather %b[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 256] : tensor<100x256xf32>, tensor<1024x1xi32> -> tensor<1024x256xf32>
  %1 = ten.contract %a, %0 contracting = [1] x [0] : tensor<1x1024xf32>, tensor<1024x256xf32> -> tensor<1x256xf32>
  return %1 : tensor<1x256xf32>
}
// CHECK-LABEL: func.func private @computed_whole(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x24x64xf32>)
// CHECK: scf.for
// CHECK: return
func.func private @computed_whole(%a: tensor<1x4x24xf32>, %b: tensor<64x4x24xf32>, %s: tensor<64x4xf32>, %c: tensor<1x64xf32>) -> tensor<1x64xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [1], pack_lhs = false, pack_rhs = true, panels = 1, depth = 16>} {
  %0 = ten.broadcast %s dims = [0, 1] : tensor<64x4xf32> -> tensor<64x4x24xf32>
  %1 = ten.mul %b, %0 : tensor<64x4x24xf32>
  %2 = ten.contract %a, %1 contracting = [1, 2] x [1, 2] : tensor<1x4x24xf32>, tensor<64x4x24xf32> -> tensor<1x64xf32>
  return %2 : tensor<1x64xf32>
}
// Columns of two dimensions whose tiles lie across a row of the inner one.
// CHECK-LABEL: func.func private @computed_heads(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1024x5x160xf32>)
// CHECK: scf.for
// CHECK: return
func.func private @computed_heads(%a: tensor<4x1024xf32>, %b: tensor<1024x5x160xf32>, %c: tensor<4x5x160xf32>) -> tensor<4x5x160xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [4, 4, 4], pack_lhs = false, pack_rhs = false, panels = 10, depth = 8>} {
  %0 = ten.exp %b : tensor<1024x5x160xf32>
  %1 = ten.contract %a, %0 contracting = [1] x [0] : tensor<4x1024xf32>, tensor<1024x5x160xf32> -> tensor<4x5x160xf32>
  return %1 : tensor<4x5x160xf32>
}

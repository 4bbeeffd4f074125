// RUN: tensor-opt %s -ten-pack-ahead | FileCheck %s
// RUN: tensor-opt %s -ten-pack-ahead --remarks-filter=ten-pack-ahead --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// The load function packs the operand, of which nothing else is kept; the entry
// reads another one as it is.
// CHECK: func.func @main(%[[X:.*]]: tensor<8x64xf32>, %[[U:.*]]: tensor<40x8x64xf32> {ten.resident = 0 : i64}, %[[P:.*]]: tensor<3x64x16xf32> {ten.resident = 1 : i64})
// CHECK-NOT: ten.reshape
// CHECK: ten.launch @contract_0(%[[X]], %[[P]])
// CHECK: ten.launch @contract_1(%{{.*}}, %{{.*}})
// REMARK: packed at load{{.*}} an operand of 'contract_0'
// REMARK-NOT: contract_1
func.func @main(%x: tensor<8x64xf32>, %w: tensor<4x10x64xf32> {ten.resident = 0 : i64}, %u: tensor<40x8x64xf32> {ten.resident = 1 : i64}) -> (tensor<8x40xf32>, tensor<40x8xf32>)
    attributes {ten.load = @main_load, ten.bound_arguments = array<i64: 1, 2>} {
  %0 = ten.reshape %w : tensor<4x10x64xf32> -> tensor<40x64xf32>
  %1 = tensor.empty() : tensor<8x40xf32>
  %2 = ten.launch @contract_0(%x, %0) into(%1) : (tensor<8x64xf32>, tensor<40x64xf32>) into (tensor<8x40xf32>) -> tensor<8x40xf32>
  %3 = tensor.empty() : tensor<40x8xf32>
  %4 = ten.reshape %u : tensor<40x8x64xf32> -> tensor<40x512xf32>
  %5 = ten.reshape %u : tensor<40x8x64xf32> -> tensor<8x40x64xf32>
  %6 = tensor.empty() : tensor<40x8xf32>
  %7 = ten.launch @contract_1(%x, %5) into(%6) : (tensor<8x64xf32>, tensor<8x40x64xf32>) into (tensor<40x8xf32>) -> tensor<40x8xf32>
  return %2, %7 : tensor<8x40xf32>, tensor<40x8xf32>
}

// Of 40 columns the last panel has 8, and zeros.
// CHECK: func.func private @main_load(%[[W:.*]]: tensor<4x10x64xf32>, %[[U:.*]]: tensor<40x8x64xf32>) -> (tensor<40x8x64xf32>, tensor<3x64x16xf32>)
// CHECK-NEXT: %[[V:.*]] = ten.reshape %[[W]] : tensor<4x10x64xf32> -> tensor<40x64xf32>
// CHECK-NEXT: %[[T:.*]] = ten.transpose %[[V]] perm = [1, 0]
// CHECK-NEXT: %[[Z:.*]] = ten.constant
// CHECK-NEXT: %[[A:.*]] = ten.pad %[[T]], %[[Z]] low = [0, 0] high = [0, 8]
// CHECK-NEXT: %[[R:.*]] = ten.reshape %[[A]] : tensor<64x48xf32> -> tensor<64x3x16xf32>
// CHECK-NEXT: %[[P:.*]] = ten.transpose %[[R]] perm = [1, 0, 2]
// CHECK-NEXT: return %[[U]], %[[P]]
func.func private @main_load(%w: tensor<4x10x64xf32>, %u: tensor<40x8x64xf32>) -> (tensor<4x10x64xf32>, tensor<40x8x64xf32>) {
  return %w, %u : tensor<4x10x64xf32>, tensor<40x8x64xf32>
}

// CHECK: func.func private @contract_0(%[[X:.*]]: tensor<8x64xf32>, %[[P:.*]]: tensor<3x64x16xf32>, %{{.*}}: tensor<8x40xf32>)
// CHECK-NEXT: %[[A:.*]] = ten.transpose %[[P]] perm = [1, 0, 2]
// CHECK-NEXT: %[[B:.*]] = ten.reshape %[[A]] : tensor<64x3x16xf32> -> tensor<64x48xf32>
// CHECK-NEXT: %[[C:.*]] = ten.slice %[[B]] start = [0, 0] limit = [64, 40]
// CHECK-NEXT: %[[D:.*]] = ten.transpose %[[C]] perm = [1, 0]
// CHECK-NEXT: ten.contract %[[X]], %[[D]]
func.func private @contract_0(%x: tensor<8x64xf32>, %w: tensor<40x64xf32> {ten.known_ahead}, %y: tensor<8x40xf32>) -> tensor<8x40xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 4], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>} {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<8x64xf32>, tensor<40x64xf32> -> tensor<8x40xf32>
  return %0 : tensor<8x40xf32>
}

// The schedule does not ask for it.
// CHECK: func.func private @contract_1(%{{.*}}: tensor<8x64xf32>, %{{.*}}: tensor<8x40x64xf32>, %{{.*}}: tensor<40x8xf32>)
// CHECK-NEXT: %{{.*}} = ten.contract
func.func private @contract_1(%x: tensor<8x64xf32>, %w: tensor<8x40x64xf32> {ten.known_ahead}, %y: tensor<40x8xf32>) -> tensor<40x8xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 4], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0>} {
  %0 = ten.contract %x, %w batch = [0] x [0] contracting = [1] x [2] : tensor<8x64xf32>, tensor<8x40x64xf32> -> tensor<8x40xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<8x40xf32> -> tensor<40x8xf32>
  return %1 : tensor<40x8xf32>
}

// In groups of four, with zeros behind the last sum and the last column.
// CHECK: func.func @bytes(%{{.*}}: tensor<8x30xi8>, %{{.*}}: tensor<3x8x16x4xi8> {ten.resident = 0 : i64})
func.func @bytes(%x: tensor<8x30xi8>, %w: tensor<5x40x6xi8> {ten.resident = 0 : i64}) -> tensor<8x40xi32>
    attributes {ten.load = @bytes_load, ten.bound_arguments = array<i64: 1>} {
  %0 = tensor.empty() : tensor<8x40xi32>
  %1 = ten.launch @contract_2(%x, %w) into(%0) : (tensor<8x30xi8>, tensor<5x40x6xi8>) into (tensor<8x40xi32>) -> tensor<8x40xi32>
  return %1 : tensor<8x40xi32>
}

// CHECK: func.func private @bytes_load(%[[W:.*]]: tensor<5x40x6xi8>) -> tensor<3x8x16x4xi8>
// CHECK-NEXT: %[[T:.*]] = ten.transpose %[[W]] perm = [0, 2, 1]
// CHECK-NEXT: %[[V:.*]] = ten.reshape %[[T]] : tensor<5x6x40xi8> -> tensor<30x40xi8>
// CHECK-NEXT: %[[Z:.*]] = ten.constant
// CHECK-NEXT: %[[A:.*]] = ten.pad %[[V]], %[[Z]] low = [0, 0] high = [2, 8]
// CHECK-NEXT: %[[R:.*]] = ten.reshape %[[A]] : tensor<32x48xi8> -> tensor<8x4x3x16xi8>
// CHECK-NEXT: %[[P:.*]] = ten.transpose %[[R]] perm = [2, 0, 3, 1]
// CHECK-NEXT: return %[[P]]
func.func private @bytes_load(%w: tensor<5x40x6xi8>) -> tensor<5x40x6xi8> {
  return %w : tensor<5x40x6xi8>
}

// CHECK: func.func private @contract_2(%[[X:.*]]: tensor<8x30xi8>, %[[P:.*]]: tensor<3x8x16x4xi8>, %{{.*}}: tensor<8x40xi32>)
// CHECK-NEXT: %[[A:.*]] = ten.transpose %[[P]] perm = [1, 3, 0, 2]
// CHECK-NEXT: %[[B:.*]] = ten.reshape %[[A]] : tensor<8x4x3x16xi8> -> tensor<32x48xi8>
// CHECK-NEXT: %[[C:.*]] = ten.slice %[[B]] start = [0, 0] limit = [30, 40]
// CHECK-NEXT: %[[R:.*]] = ten.reshape %[[C]] : tensor<30x40xi8> -> tensor<5x6x40xi8>
// CHECK-NEXT: %[[D:.*]] = ten.transpose %[[R]] perm = [0, 2, 1]
func.func private @contract_2(%x: tensor<8x30xi8>, %w: tensor<5x40x6xi8> {ten.known_ahead}, %y: tensor<8x40xi32>) -> tensor<8x40xi32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 4], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true, group = 4>} {
  %0 = ten.reshape %x : tensor<8x30xi8> -> tensor<8x5x6xi8>
  %1 = ten.contract %0, %w contracting = [1, 2] x [0, 2] : tensor<8x5x6xi8>, tensor<5x40x6xi8> -> tensor<8x40xi32>
  return %1 : tensor<8x40xi32>
}

// What a loop leaves as it is, is packed once before the outermost such loop,
// for all launches that read it there.
// CHECK: func.func @loops(%[[X:.*]]: tensor<8x16xf32>, %[[W:.*]]: tensor<256x2xf32>, %{{.*}}: index)
// CHECK: %[[V:.*]] = ten.reshape %[[W]] : tensor<256x2xf32> -> tensor<16x32xf32>
// CHECK-NEXT: %[[R:.*]] = ten.reshape %[[V]] : tensor<16x32xf32> -> tensor<16x2x16xf32>
// CHECK-NEXT: %[[P:.*]] = ten.transpose %[[R]] perm = [1, 0, 2]
// CHECK-NEXT: scf.for
// CHECK: scf.for
// CHECK-NOT: ten.reshape
// CHECK: ten.launch @contract_3(%{{.*}}, %[[P]])
// CHECK: ten.launch @contract_3(%{{.*}}, %[[P]])
// CHECK: return
func.func @loops(%x: tensor<8x16xf32>, %w: tensor<256x2xf32>, %n: index) -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8x16xf32> {
    %1 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<8x16xf32> {
      %v = ten.reshape %w : tensor<256x2xf32> -> tensor<16x32xf32>
      %2 = tensor.empty() : tensor<8x32xf32>
      %3 = ten.launch @contract_3(%b, %v) into(%2) : (tensor<8x16xf32>, tensor<16x32xf32>) into (tensor<8x32xf32>) -> tensor<8x32xf32>
      %4 = ten.launch @contract_3(%a, %v) into(%3) : (tensor<8x16xf32>, tensor<16x32xf32>) into (tensor<8x32xf32>) -> tensor<8x32xf32>
      %5 = tensor.extract_slice %4[0, 0] [8, 16] [1, 1] : tensor<8x32xf32> to tensor<8x16xf32>
      scf.yield %5 : tensor<8x16xf32>
    }
    scf.yield %1 : tensor<8x16xf32>
  }
  return %0 : tensor<8x16xf32>
}
func.func private @contract_3(%x: tensor<8x16xf32>, %w: tensor<16x32xf32> {ten.known_ahead}, %y: tensor<8x32xf32>) -> tensor<8x32xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 4], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<8x16xf32>, tensor<16x32xf32> -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

// A constant is packed by the interpreter, once for all kernels that read it
// through one view; of 3 columns the panel has 16.
// CHECK: func.func @constant(
// CHECK-NEXT: %[[C:.*]] = ten.constant dense<{{\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, {{.*}}> : tensor<1x2x16xf32>
// CHECK-NOT: ten.constant
// CHECK: ten.launch @contract_9(%{{.*}}, %[[C]])
// CHECK: ten.launch @contract_9(%{{.*}}, %[[C]])
// REMARK: packed by the compiler{{.*}} an operand of 'contract_9'
func.func @constant(%x: tensor<8x2xf32>, %y: tensor<8x2xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %w = ten.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = tensor.empty() : tensor<8x3xf32>
  %1 = ten.launch @contract_9(%x, %w) into(%0) : (tensor<8x2xf32>, tensor<2x3xf32>) into (tensor<8x3xf32>) -> tensor<8x3xf32>
  %2 = tensor.empty() : tensor<8x3xf32>
  %3 = ten.launch @contract_9(%y, %w) into(%2) : (tensor<8x2xf32>, tensor<2x3xf32>) into (tensor<8x3xf32>) -> tensor<8x3xf32>
  return %1, %3 : tensor<8x3xf32>, tensor<8x3xf32>
}

func.func private @contract_9(%x: tensor<8x2xf32>, %w: tensor<2x3xf32> {ten.known_ahead}, %y: tensor<8x3xf32>) -> tensor<8x3xf32>
    attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 16, heights = [8], pack_lhs = false, pack_rhs = true, panels = 1, depth = 0, rhs_packed = true>} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<8x2xf32>, tensor<2x3xf32> -> tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

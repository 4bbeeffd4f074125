// The kernel reads the codes as the schedule wants them: packed at load, with
// columns and sums that only fill panels and steps; where nothing is bound, in
// place.
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features=avx512f' | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx avx2 fma"' | FileCheck %s --check-prefix=NARROW
// RUN: tensor-opt %s -tenon-simplify --remarks-filter=ten-split-bound --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: kept quantized: 21420 bytes instead of 137088

// CHECK-LABEL: func.func @bound(
// CHECK-SAME: tensor<1x272xf32>, %{{.*}}: tensor<32x3x4x16xui32> {ten.resident = 0 : i64}, %{{.*}}: tensor<128x24xf16> {ten.resident = 1 : i64}
// CHECK: ten.launch @[[BOUND:contract_[0-9]]](
// CHECK: func.func private @bound_load_0(%{{.*}}: tensor<126x272xi4>) -> tensor<32x3x4x16xui32>
// CHECK: func.func private @bound_load_1(%{{.*}}: tensor<126x17xf16>) -> tensor<128x24xf16>
// CHECK-LABEL: func.func @free(
// CHECK: ten.launch @[[FREE:contract_[0-9]]](
// CHECK: func.func private @[[BOUND]]({{.*}}schedule = #ten.quantized_schedule<lanes = 16, columns = 4, rows = 6, packed = true>
// CHECK: %[[W:.*]] = ten.dequantize %{{.*}} scale %{{.*}} panels = <code = i4, lanes = 16, columns = 4> : (tensor<32x3x4x16xui32>, tensor<128x24xf16>) -> tensor<128x384xf32>
// CHECK: %[[S:.*]] = ten.slice %[[W]] start = [0, 0] limit = [126, 272] stride = [1, 1]
// CHECK: ten.contract %{{.*}}, %[[S]]
// CHECK: func.func private @[[FREE]]({{.*}}schedule = #ten.quantized_schedule<lanes = 16, columns = 2, rows = 6, packed = false>
// CHECK: %[[W:.*]] = ten.dequantize %{{.*}} scale %{{.*}} : (tensor<126x272xi4>, tensor<126x17xf16>) -> tensor<126x272xf32>

// NARROW: #ten.quantized_schedule<lanes = 8, columns = 4, rows = 2, packed = true>
func.func @bound(%x: tensor<1x272xf32>, %q: tensor<126x272xi4> {ten.bound}, %s: tensor<126x17xf16> {ten.bound}) -> tensor<1x126xf32> {
  %0 = ten.convert %q : tensor<126x272xi4> -> tensor<126x272xf32>
  %1 = ten.reshape %0 : tensor<126x272xf32> -> tensor<126x17x16xf32>
  %2 = ten.convert %s : tensor<126x17xf16> -> tensor<126x17xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<126x17xf32> -> tensor<126x17x16xf32>
  %4 = ten.mul %1, %3 : tensor<126x17x16xf32>
  %5 = ten.reshape %4 : tensor<126x17x16xf32> -> tensor<126x272xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<1x272xf32>, tensor<126x272xf32> -> tensor<1x126xf32>
  return %6 : tensor<1x126xf32>
}

func.func @free(%x: tensor<1x272xf32>, %q: tensor<126x272xi4>, %s: tensor<126x17xf16>) -> tensor<1x126xf32> {
  %0 = ten.convert %q : tensor<126x272xi4> -> tensor<126x272xf32>
  %1 = ten.reshape %0 : tensor<126x272xf32> -> tensor<126x17x16xf32>
  %2 = ten.convert %s : tensor<126x17xf16> -> tensor<126x17xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<126x17xf32> -> tensor<126x17x16xf32>
  %4 = ten.mul %1, %3 : tensor<126x17x16xf32>
  %5 = ten.reshape %4 : tensor<126x17x16xf32> -> tensor<126x272xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<1x272xf32>, tensor<126x272xf32> -> tensor<1x126xf32>
  return %6 : tensor<1x126xf32>
}

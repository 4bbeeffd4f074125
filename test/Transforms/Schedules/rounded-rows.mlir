// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx2 fma avx512f avx512bw avx512vl avx512vnni" quantized-activations=8' | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx avx2 fma" quantized-activations=16' | FileCheck %s --check-prefix=NARROW
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx2 fma avx512f avx512bw avx512vl avx512vnni"' | FileCheck %s --check-prefix=EXACT
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx2 fma avx512f avx512bw avx512vl avx512vnni" quantized-activations=8' --remarks-filter=ten-choose-schedules --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features=sse2 quantized-activations=16' --remarks-filter=ten-choose-schedules --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: tensor-opt %s -tenon-simplify '-tenon-kernels=features="avx avx2 fma" quantized-activations=16' --remarks-filter=ten-choose-schedules --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=BYTES

// Rows with bound weights are rounded on request, never else.
// EXACT-NOT: activations

// CHECK-DAG: tensor<8x32x16x1xui32> {ten.resident
// CHECK-DAG: #ten.quantized_schedule<lanes = 1, columns = 16, rows = 4, packed = true, activations = 8>
// NARROW-DAG: @contract_0({{.*}}#ten.quantized_schedule<lanes = 1, columns = 8, rows = 2, packed = true, activations = 16>
// REMARK: rows rounded to 8 bits: each element by at most 1/254 of the largest of its 32
// OLD: rows stay exact: the CPU has no instruction for products of bytes
func.func @bound(%x: tensor<8x256xf32>, %q: tensor<128x256xi4> {ten.bound}, %s: tensor<128x8xf16> {ten.bound}) -> tensor<8x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.reshape %0 : tensor<128x256xf32> -> tensor<128x8x32xf32>
  %2 = ten.convert %s : tensor<128x8xf16> -> tensor<128x8xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<128x8xf32> -> tensor<128x8x32xf32>
  %4 = ten.mul %1, %3 : tensor<128x8x32xf32>
  %5 = ten.reshape %4 : tensor<128x8x32xf32> -> tensor<128x256xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] : tensor<8x256xf32>, tensor<128x256xf32> -> tensor<8x128xf32>
  return %6 : tensor<8x128xf32>
}

// Tiles of many rows are higher. Without an instruction for four products of
// bytes they are rounded only where that takes less time.
// CHECK-DAG: @contract_1({{.*}}#ten.quantized_schedule<lanes = 1, columns = 16, rows = 6, packed = true, activations = 8>
// NARROW-DAG: @contract_1({{.*}}#ten.quantized_schedule<lanes = 1, columns = 8, rows = 2, packed = true, activations = 16>
// CHECK-DAG: @contract_3(%arg0: tensor<32x2x4x16xui32>{{.*}}#ten.quantized_schedule<lanes = 16, columns = 4, rows = 6, packed = true>
func.func @many_rows(%x: tensor<100x256xf32>, %q: tensor<128x256xi4> {ten.bound}) -> tensor<100x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<100x256xf32>, tensor<128x256xf32> -> tensor<100x128xf32>
  return %1 : tensor<100x128xf32>
}

// BYTES: rows stay exact: they are many, and exact products take less time
func.func @many_bytes(%x: tensor<100x256xf32>, %q: tensor<128x256xi8> {ten.bound}) -> tensor<100x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<100x256xf32>, tensor<128x256xf32> -> tensor<100x128xf32>
  return %1 : tensor<100x128xf32>
}

// REMARK: rows stay exact: only the run knows how many they are
func.func @any_rows(%x: tensor<?x256xf32>, %q: tensor<128x256xi4> {ten.bound}) -> tensor<?x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<?x256xf32>, tensor<128x256xf32> -> tensor<?x128xf32>
  return %1 : tensor<?x128xf32>
}

// REMARK: rows stay exact: their weights are not known ahead; bind them
func.func @free(%x: tensor<1x256xf32>, %q: tensor<128x256xi4>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi4> -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %1 : tensor<1x128xf32>
}

// REMARK: rows stay exact: their weights are numbers of a table that are no integers
func.func @table(%x: tensor<1x256xf32>, %q: tensor<128x256xui2> {ten.bound}) -> tensor<1x128xf32> {
  %0 = ten.dequantize %q table = dense<[-0.333, 0.0, 0.333, 1.0]> : tensor<4xf32> : (tensor<128x256xui2>) -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %1 : tensor<1x128xf32>
}

// REMARK: rows stay exact: their weights are rounded to a narrower type
func.func @narrow(%x: tensor<1x256xbf16>, %q: tensor<128x256xi8> {ten.bound}) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<128x256xi8> -> tensor<128x256xbf16>
  %1 = ten.contract %x, %0 contracting = [1] x [1] accumulate f32 : tensor<1x256xbf16>, tensor<128x256xbf16> -> tensor<1x128xf32>
  return %1 : tensor<1x128xf32>
}

// RUN: tensor-compile %s --target-gpu=sm_90a -o %t.ptx && FileCheck %s --check-prefixes=CHECK,NEW --input-file=%t.ptx
// RUN: tensor-compile %s --target-gpu=sm_75 -o %t.ptx && FileCheck %s --check-prefixes=CHECK,OLD --input-file=%t.ptx

// NaN of a GPU has all bits set: rounding must not carry into the sign.
// CHECK-LABEL: .entry map_0(
// CHECK: sqrt.rn.f32
// NEW: cvt.rn.bf16x2.f32
// OLD: selp.b16 {{.*}}, 0x7FC0,
func.func @root(%x: tensor<1000xbf16>) -> tensor<1000xbf16> {
  %0 = ten.sqrt %x : tensor<1000xbf16>
  return %0 : tensor<1000xbf16>
}

// Negations beside minima are hidden from ptxas 13.0.
// CHECK-LABEL: .entry reduce_0(
// CHECK: %ctaid.y
// CHECK-NOT: neg.s32
// CHECK: min.s32
func.func @least(%x: tensor<64x81xi32>) -> tensor<81xi32> {
  %0 = ten.neg %x : tensor<64x81xi32>
  %1 = ten.reduce min %0 dims = [0] : tensor<64x81xi32> -> tensor<81xi32>
  return %1 : tensor<81xi32>
}

// RUN: tensor-opt %s -ten-convert-to-llvm | FileCheck %s
// RUN: tensor-opt %s -ten-convert-to-llvm | FileCheck %s --check-prefix=NO-BF16

// Numbers of bf16, and vectors of them, are integers; others stay as they are.
// NO-BF16-LABEL: llvm.func @move
// NO-BF16-NOT: {{(: |x)bf16\)?$}}
// NO-BF16-LABEL: llvm.func @multiply
// CHECK-LABEL: llvm.func @move
// CHECK: %[[BITS:.*]] = llvm.load {{.*}} -> i16
// CHECK: llvm.store %[[BITS]], {{.*}} : i16
// CHECK: llvm.load {{.*}} -> f16
// CHECK: llvm.store {{.*}} : f16
// CHECK: %[[MASKED:.*]] = llvm.intr.masked.load {{.*}} -> vector<8xi16>
// CHECK: llvm.intr.masked.store %[[MASKED]], {{.*}} : vector<8xi16>
func.func @move(%a: memref<16xbf16>, %b: memref<4xf16>, %i: index, %j: index, %mask: vector<8xi1>) {
  %0 = memref.load %a[%i] : memref<16xbf16>
  memref.store %0, %a[%j] : memref<16xbf16>
  %1 = memref.load %b[%i] : memref<4xf16>
  memref.store %1, %b[%j] : memref<4xf16>
  %none = arith.constant dense<0.0> : vector<8xbf16>
  %2 = vector.maskedload %a[%i], %mask, %none : memref<16xbf16>, vector<8xi1>, vector<8xbf16> into vector<8xbf16>
  vector.maskedstore %a[%j], %mask, %2 : memref<16xbf16>, vector<8xi1>, vector<8xbf16>
  return
}

// But for instructions that take them.
// CHECK-LABEL: llvm.func @multiply
// CHECK: %[[NUMBERS:.*]] = llvm.bitcast {{.*}} : vector<32xi16> to vector<32xbf16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"({{.*}}, %[[NUMBERS]], %[[NUMBERS]])
func.func @multiply(%a: vector<32xbf16>, %sums: vector<16xf32>) -> vector<16xf32> {
  %0 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%sums, %a, %a) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
  return %0 : vector<16xf32>
}

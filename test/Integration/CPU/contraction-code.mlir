// The innermost loop of a product has as many multiply-adds as the tile has
// vectors, all sums in registers, and nothing on the stack.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s | FileCheck %s --check-prefix=AVX512

// 6 rows of 2 vectors.
// AVX2: vxorps
// AVX2: .p2align
// AVX2-NEXT: .LBB[[LOOP:[0-9_]+]]:
// AVX2-NOT: rsp
// AVX2-COUNT-12: vfmadd231ps {{.*}}%ymm
// AVX2-NOT: rsp
// AVX2: j{{[a-z]+}} .LBB[[LOOP]]

// 6 rows of 4 vectors.
// AVX512: vxorps
// AVX512: .p2align
// AVX512-NEXT: .LBB[[LOOP:[0-9_]+]]:
// AVX512-NOT: rsp
// AVX512-COUNT-24: vfmadd231ps {{.*}}%zmm
// AVX512-NOT: rsp
// AVX512: j{{[a-z]+}} .LBB[[LOOP]]
func.func @main(%a: tensor<768x768xf32>, %b: tensor<768x768xf32>) -> tensor<768x768xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<768x768xf32>, tensor<768x768xf32> -> tensor<768x768xf32>
  return %0 : tensor<768x768xf32>
}

// The innermost loop of a product of bytes has one instruction for four of them,
// or two for two, as many as the tile has vectors, and nothing on the stack.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s | FileCheck %s --check-prefix=AVX512
// RUN: tensor-compile %s -o %t/vnni.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=znver5 --dump-to=%t/vnni
// RUN: cat %t/vnni/*-assembly.s | FileCheck %s --check-prefix=VNNI
// RUN: cat %t/vnni/*-assembly.s | FileCheck %s --check-prefix=COLUMNS
// RUN: tensor-compile %s -o %t/small.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=alderlake --dump-to=%t/small
// RUN: cat %t/small/*-assembly.s | FileCheck %s --check-prefix=SMALL

// 6 rows of 2 vectors.
// AVX2: vpmaddwd %ymm
// AVX2-NOT: rsp
// AVX2-COUNT-11: vpmaddwd %ymm
// AVX2-NEXT: vpaddd
// AVX2-NOT: {{rsp|vpmaddwd}}
// AVX2: j{{[a-z]+}} .LBB

// 6 rows of 4 vectors.
// AVX512: vpmaddwd %zmm
// AVX512-NOT: rsp
// AVX512-COUNT-23: vpmaddwd %zmm
// AVX512-NEXT: vpaddd
// AVX512-NOT: {{rsp|vpmaddwd}}
// AVX512: j{{[a-z]+}} .LBB

// What the moved operand adds to each column, and the tile.
// COLUMNS: vpdpbusd {{.*}}(%r{{.*}}%zmm
// VNNI: vpdpbusd %zmm{{.*}}%zmm
// VNNI-NOT: rsp
// VNNI-COUNT-23: vpdpbusd %zmm
// VNNI-NOT: {{rsp|vpdpbusd}}
// VNNI: j{{[a-z]+}} .LBB

// SMALL-COUNT-2: vpdpbusd {{.*}}(%r{{.*}}%ymm
// SMALL: vpdpbusd %ymm{{.*}}%ymm
// SMALL-NOT: rsp
// SMALL-COUNT-11: vpdpbusd %ymm
// SMALL-NOT: {{rsp|vpdpbusd}}
// SMALL: j{{[a-z]+}} .LBB
func.func @main(%a: tensor<768x768xi8>, %b: tensor<768x768xi8>) -> tensor<768x768xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<768x768xi8>, tensor<768x768xi8> -> tensor<768x768xi32>
  return %0 : tensor<768x768xi32>
}

// Vectors that registers have no place for lie on the stack, aligned: what the
// runtime calls aligns it, and what that calls keeps it so.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=skylake --dump-to=%t/v3
// RUN: FileCheck %s --check-prefixes=CHECK,AVX2 < %t/v3/10-assembly.s
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=skylake-avx512 --dump-to=%t/v4
// RUN: FileCheck %s --check-prefixes=CHECK,AVX512 < %t/v4/10-assembly.s

// CHECK-LABEL: {{^}}main_run:
// AVX2: andq $-32, %rsp
// AVX512: andq $-64, %rsp
// CHECK-LABEL: {{^}}map_0_chunk:
// CHECK-NOT: vmovups {{.*}}(%rsp)
// CHECK-NOT: andq
// AVX2: vmovaps %ymm{{[0-9]+}}, {{-?[0-9]*}}(%rsp)
// AVX512: vmovaps %zmm{{[0-9]+}}, {{-?[0-9]*}}(%rsp)
// CHECK-NOT: vmovups {{.*}}(%rsp)
// CHECK: retq
// CHECK-LABEL: {{^}}map_0_chunk_entry:
// AVX2: andq $-32, %rsp
// AVX512: andq $-64, %rsp

func.func @main(%x: tensor<1048576xf32>, %y: tensor<1048576xf32>, %z: tensor<1048576xf32>) -> (tensor<1048576xf32>, tensor<1048576xf32>) {
  %0 = ten.erfc %x : tensor<1048576xf32>
  %1 = ten.erfc %y : tensor<1048576xf32>
  %2 = ten.log %z : tensor<1048576xf32>
  %3 = ten.tanh %z : tensor<1048576xf32>
  %4 = ten.mul %0, %1 : tensor<1048576xf32>
  %5 = ten.mul %2, %3 : tensor<1048576xf32>
  %6 = ten.mul %4, %5 : tensor<1048576xf32>
  %7 = ten.sub %0, %5 : tensor<1048576xf32>
  return %6, %7 : tensor<1048576xf32>, tensor<1048576xf32>
}

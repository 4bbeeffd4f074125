// Compiled only: this machine may lack the instructions. Panels of bytes are
// prefetched for twelve rows; four rows are a stream that the hardware follows.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/12.o --bind=1 --target-cpu=x86-64-v4 --target-features=+avx512vnni --dump-to=%t/12
// RUN: FileCheck %s --input-file=%t/12/10-assembly.s
// RUN: sed 's/12x/4x/g' %s > %t/4.mlir
// RUN: tensor-compile %t/4.mlir -o %t/4.o --bind=1 --target-cpu=x86-64-v4 --target-features=+avx512vnni --dump-to=%t/4
// RUN: FileCheck %s --input-file=%t/4/10-assembly.s --check-prefix=FEW

// CHECK: prefetcht0
// CHECK: vpdpbusd
// FEW-NOT: prefetcht0
// FEW: vpdpbusd
func.func @main(%a: tensor<12x4096xui8>, %b: tensor<4096x4096xi8>) -> tensor<12x4096xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<12x4096xui8>, tensor<4096x4096xi8> -> tensor<12x4096xi32>
  return %0 : tensor<12x4096xi32>
}

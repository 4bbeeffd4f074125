// Code for RISC-V: vectors where the target has them, with fused multiply-add.
// scripts/check-targets runs more in an emulator.

// RUN: tensor-compile %s -o %t.o --target-triple=riscv64-unknown-linux-gnu --target-features=+v
// RUN: llvm-objdump-22 -d --mattr=+v %t.o | FileCheck %s --check-prefix=VECTOR
// VECTOR: vfmacc.v
// RUN: tensor-compile %s -o %t.o --target-triple=riscv64-unknown-linux-gnu
// RUN: llvm-objdump-22 -d %t.o | FileCheck %s --check-prefix=SCALAR
// SCALAR-NOT: vset
// SCALAR: fmadd.s
// SCALAR-NOT: vset

func.func @main(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

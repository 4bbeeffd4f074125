// The ends of rows, moved by masks: without instructions for them, no conversion
// by a function, which not every compiler's library has.
// RUN: tensor-compile %s -o %t.v2.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v2 && llvm-nm -u %t.v2.o | FileCheck %s --allow-empty
// RUN: tensor-compile %s -o %t.v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 && llvm-nm -u %t.v3.o | FileCheck %s --allow-empty
// RUN: tensor-compile %s -o %t.v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 && llvm-nm -u %t.v4.o | FileCheck %s --allow-empty
// CHECK-NOT: U __{{.*}}bf

func.func @bf16(%a: tensor<3x4xbf16>, %b: tensor<4x5xbf16>) -> tensor<3x5xbf16> {
  %0 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<3x4xbf16>, tensor<4x5xbf16> -> tensor<3x5xbf16>
  return %0 : tensor<3x5xbf16>
}

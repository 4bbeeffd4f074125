// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/model.o
// RUN: tensor-run %t/model.o --input=2x3xf32=1,2,3,4,5,6 --input=3xf32=1,0,-1 | FileCheck %s
// RUN: tensor-run %t/model.o --entry=second --input=f32=2 | FileCheck %s --check-prefix=SECOND
// RUN: tensor-compile %s -o %t/model.so
// RUN: tensor-run %t/model.so --input=2x3xf32=1,2,3,4,5,6 --input=3xf32=1,0,-1 | FileCheck %s
// RUN: cd %t && tensor-run model.so --input=2x3xf32=1,2,3,4,5,6 --input=3xf32=1,0,-1 | FileCheck %s

// A program that knows nothing of the compiler: results and arguments lie at
// odd addresses.
// RUN: clang-22 -std=c11 -Wall -Werror -I%S/../../../include %S/Inputs/unaligned.c %t/model.o %runtime -lstdc++ -lpthread -ldl -lm -o %t/unaligned
// RUN: %t/unaligned | FileCheck %s --check-prefix=UNALIGNED

// An artifact is run, not interpreted, by the names it has.
// RUN: not tensor-run %t/model.o --device=interpreter 2>&1 | FileCheck %s --check-prefix=COMPILED
// COMPILED: error: '{{.*}}model.o' is compiled; the interpreter needs a module
// RUN: not tensor-run %t/model.o --entry=third --input=f32=2 2>&1 | FileCheck %s --check-prefix=THIRD
// THIRD: error: {{.*}}third

// CHECK: tensor 2xf32 [-2. -2.]
// UNALIGNED: -2 -2
func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<2x3xf32>, tensor<3xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// SECOND: tensor f32 4.
func.func @second(%x: tensor<f32>) -> tensor<f32> {
  %0 = ten.mul %x, %x : tensor<f32>
  return %0 : tensor<f32>
}

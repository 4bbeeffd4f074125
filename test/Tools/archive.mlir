// Archives: with the part of the runtime that the program calls, or nothing.

// UNSUPPORTED: sanitizer
// RUN: rm -rf %t && mkdir %t && tensor-compile %s -o %t/model.a --header=%t/model.h
// RUN: llvm-ar-22 t %t/model.a | FileCheck %s --check-prefix=MEMBERS
// MEMBERS: model.o
// MEMBERS-NOT: CApi.cpp.o
// MEMBERS: Sort.cpp.o
// MEMBERS-NOT: CApi.cpp.o
// RUN: clang-22 -std=c99 -Wall -Wextra -Werror -I%S/../../include -I%t %S/Inputs/archive.c %t/model.a -lm -lstdc++ -lpthread -o %t/c && %t/c | FileCheck %s --check-prefix=PRINTS
// PRINTS: 1 2 3 4

// RUN: tensor-compile %S/header.mlir -o %t/none.a
// RUN: llvm-ar-22 t %t/none.a | FileCheck %s --check-prefix=NONE
// NONE: none.o
// NONE-NOT: .o

// RUN: env CODE=4 %python %S/code.py tensor-compile %s -o %t/arm.a --target-triple=aarch64-unknown-linux-gnu --target-cpu=generic | FileCheck %s --check-prefix=OTHER
// OTHER: error: the program calls 'ten_rt_sort{{.*}}' of the runtime, and libTenonRuntime.a is for another machine; write a .o file

func.func @main(%x: tensor<1000xf32> loc("x")) -> tensor<1000xf32> {
  %0 = ten.sort %x dim = 0 : tensor<1000xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %1 : tensor<i1>
  }
  return %0 : tensor<1000xf32>
}

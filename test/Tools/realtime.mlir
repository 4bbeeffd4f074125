// Calls on one thread make no system calls: by the header, and by the runtime
// once its first call has made its memory.

// REQUIRES: strace
// UNSUPPORTED: sanitizer
// RUN: rm -rf %t && mkdir %t && tensor-compile %s -o %t/model.o --header=%t/model.h
// RUN: clang-22 -std=gnu99 -Wall -Wextra -Werror -I%S/../../include -I%t %S/Inputs/realtime.c %t/model.o %build/lib/libTenonRuntime.a -lm -lstdc++ -lpthread -ldl -lz -o %t/program
// RUN: strace -f -o %t/header.txt %t/program
// RUN: sed -n '/"begin/,/"end/p' %t/header.txt > %t/calls.txt
// RUN: FileCheck %s --input-file=%t/calls.txt
// RUN: strace -f -o %t/runtime.txt %t/program runtime
// RUN: sed -n '/"begin/,/"end/p' %t/runtime.txt > %t/calls.txt
// RUN: FileCheck %s --input-file=%t/calls.txt
// CHECK: write(1, "begin
// CHECK-NEXT: write(1, "end

func.func @main(%x: tensor<64x64xf32> loc("x")) -> tensor<64x64xf32> {
  %0 = ten.contract %x, %x contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %1 = ten.tanh %0 : tensor<64x64xf32>
  %2 = ten.contract %1, %x contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// The arena of a header has the scratch memory of one thread.

// RUN: rm -rf %t && mkdir %t && tensor-compile %s -o %t/model.o --header=%t/model.h
// RUN: FileCheck %s --input-file=%t/model.h
// CHECK: #define MODEL_MAIN_ARENA_BYTES {{[1-9][0-9]+}}
// RUN: clang-22 -std=gnu99 -Wall -Wextra -Werror -fsanitize=address,undefined -I%S/../../include -I%t %S/Inputs/header-scratch.c %t/model.o -lm -o %t/c && %t/c | FileCheck %s --check-prefix=PRINTS
// PRINTS: 256 256

func.func @main(%x: tensor<256x256xf32> loc("x"), %y: tensor<256x256xf32> loc("y")) -> tensor<256x256xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

// Bound arguments are given once; the others with each call.
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=1 | FileCheck %s
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=0,1 | FileCheck %s
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=0-1 --device=interpreter | FileCheck %s
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=1 --device=gpu-sim | FileCheck %s
// RUN: tensor-run %s --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=0,1 --device=gpu-sim | FileCheck %s
// CHECK: [1. 2. 3. 4.]
// CHECK: [5. 6. 7. 8.]
// RUN: tensor-run %s --input=4xf32=1 --input=4xf32=1 --bind=1 --benchmark=3 | FileCheck %s --check-prefix=TIMES
// TIMES: time: min

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --bind=2 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: '--bind' names argument 2 of 'main', which has 2
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --bind=1-0 | FileCheck %s --check-prefix=FORM
// FORM: error: expects '--bind' to be numbers, ranges and names like 0,2,5-7,w, or all-but:0, got '1-0'
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --bind=x | FileCheck %s --check-prefix=WORD
// WORD: error: '--bind' names argument 'x' of 'main', which has no names; use indices, from 0
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --bind=0-99999999999 | FileCheck %s --check-prefix=RANGE
// RANGE: error: expects '--bind' to be numbers
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4xf32=1 --input=4xf32=1 --donate=1:0 --bind=1 | FileCheck %s --check-prefix=DONATED
// DONATED: error: '--bind' names argument 1 of 'main', which is donated to result 0

// Compiled ahead of time: the artifact says what is bound.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --bind=1 -o %t/model.o
// RUN: tensor-run %t/model.o --input=4xf32=1,2,3,4 --input=4xf32=2 | FileCheck %s
// RUN: tensor-run %t/model.o --input=4xf32=1,2,3,4 --input=4xf32=2 --bind=1 | FileCheck %s
// RUN: env CODE=2 %python %S/code.py tensor-run %t/model.o --input=4xf32=1 --input=4xf32=2 --bind=0 | FileCheck %s --check-prefix=COMPILED
// COMPILED: error: '--bind' names argument 0 of 'main', which was not compiled as bound
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --bind=2 -o %t/wrong.o | FileCheck %s --check-prefix=ARGUMENT
// RUN: clang-22 -std=c11 -Wall -Werror -I%S/../../include %S/Inputs/bound.c %t/model.o %runtime -lstdc++ -lpthread -ldl -lm -o %t/bound
// RUN: %t/bound | FileCheck %s --check-prefix=CALLED
// CALLED: 'main' expects its bound arguments to be given before it runs
// CALLED: 5 6
// CALLED: 7 8

func.func @main(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = ten.mul %w, %w : tensor<4xf32>
  %1 = ten.add %x, %0 : tensor<4xf32>
  return %x, %1 : tensor<4xf32>, tensor<4xf32>
}

// Sizes that an argument always has are given when a program is compiled.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --sizes=0:4x8 -o %t/given.o --dump-to=%t/given
// RUN: cat %t/given/*-tenon-simplify.mlir | FileCheck %s
// CHECK: func.func @main(%{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<8x?xf32>)
// CHECK: ten.contract {{.*}} : tensor<4x8xf32>, tensor<8x?xf32> -> tensor<4x?xf32>
// RUN: tensor-run %t/given.o --input=4x8xf32=1 --input=8x2xf32=1 | FileCheck %s --check-prefix=SUMS
// RUN: tensor-compile %s --sizes=0:4x?,1:8x2 -o %t/both.o
// RUN: tensor-run %t/both.o --input=4x8xf32=1 --input=8x2xf32=1 | FileCheck %s --check-prefix=SUMS
// RUN: tensor-run %s --dynamic --input=4x8xf32=1 --input=8x2xf32=1 | FileCheck %s --check-prefix=SUMS
// RUN: tensor-run %s --input=4x8xf32=1 --input=8x2xf32=1 --bind=1 | FileCheck %s --check-prefix=SUMS
// RUN: tensor-run %s --input=4x8xf32=1 --input=8x2xf32=1 --device=gpu-sim | FileCheck %s --check-prefix=SUMS
// RUN: tensor-run %s --input=4x8xf32=1 --input=8x2xf32=1 --device=interpreter | FileCheck %s --check-prefix=SUMS
// RUN: tensor-run %s --input=4x8xf32=1 --input=8x2xf32=1 --allow-interpret --test-uncompilable=all | FileCheck %s --check-prefix=SUMS
// SUMS{LITERAL}: tensor 4x2xf32 [[8. 8.]

// RUN: env CODE=2 %python %S/code.py tensor-run %t/given.o --input=5x8xf32=1 --input=8x2xf32=1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: argument 0: expects 4x8xf32, got 5x8xf32
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --sizes=0:4x9 -o %t/wrong.o | FileCheck %s --check-prefix=MISFIT
// MISFIT: error: argument 0: expects ?x8xf32, got sizes for 4x9xf32
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --sizes=0:4 -o %t/wrong.o | FileCheck %s --check-prefix=RANK
// RANK: error: argument 0: expects ?x8xf32, got sizes for 4xf32
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --sizes=2:4x8 -o %t/wrong.o | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: '--sizes' names argument 2 of a function with 2
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --sizes=0:-4x8 -o %t/wrong.o | FileCheck %s --check-prefix=FORM
// RUN: env CODE=2 %python %S/code.py tensor-compile %s --sizes=4x8 -o %t/wrong.o | FileCheck %s --check-prefix=FORM
// FORM: error: expects '--sizes' to be ARG:8x?x64,...
func.func @main(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>) -> tensor<?x?xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<?x8xf32>, tensor<8x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

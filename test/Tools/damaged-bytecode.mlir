// RUN: tensor-opt %s --emit-bytecode -o %t.mlirbc
// RUN: tensor-run %t.mlirbc --input=i32=3 | FileCheck %s --check-prefix=WHOLE
// WHOLE: tensor i32 6

// Wherever it is damaged it is refused, or is another program.
// RUN: %python %S/Inputs/damage.py %t.mlirbc %t.damaged.mlirbc 0,2,3,4 %build/bin/tensor-run %t.damaged.mlirbc --input=i32=3 --device=interpreter

// A file that ends too early, and a count of what is not there.
// RUN: head -c 100 %t.mlirbc > %t.short.mlirbc
// RUN: env CODE=2 %python %S/code.py tensor-run %t.short.mlirbc | FileCheck %s --check-prefix=SHORT
// RUN: env CODE=2 %python %S/code.py tensor-opt %t.short.mlirbc | FileCheck %s --check-prefix=SHORT
// SHORT: error: {{.*}}.short.mlirbc: damaged bytecode: a section reaches past its end

// Attributes that refer to each other keep MLIR's reader busy for ever.
// RUN: env CODE=2 %python %S/code.py tensor-run %S/../Fuzz/Inputs/attribute-cycle.mlirbc | FileCheck %s --check-prefix=CYCLE
// CYCLE: error: damaged bytecode: cyclic references between attributes or types

func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> (tensor<i32>) {
    %1 = ten.add %a, %a : tensor<i32>
    scf.yield %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

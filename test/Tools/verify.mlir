// RUN: rm -rf %t && mkdir -p %t && cd %t

// Nothing to find: results are printed as ever, and what was compared.
// RUN: tensor-run %s --input=4x8xf32=normal:1 --input=8x8xf32=normal:2 --verify --check-nan | FileCheck %s --check-prefix=RIGHT
// RIGHT: tensor 4xf32
// RIGHT: verify: {{[1-9]}} launches of {{[1-9]}} kernels and 2 results, {{[0-9]+}} elements, agree with the interpreter; worst difference {{[0-9.e-]+}}, in result {{[0-9]}}
// RUN: tensor-run %s --entry=looped --input=5xf32=normal:1 --verify | FileCheck %s --check-prefix=LOOPED
// LOOPED: tensor 5xf32
// RUN: tensor-run %s --entry=updated --input=5xi32=1,2,3,4,5 --input=i32=3 --verify | FileCheck %s --check-prefix=UPDATED
// UPDATED: tensor 5xi32 [1 2 3 7 5]
// UPDATED-NEXT: verify: 1 launch of 1 kernel and 1 result, 10 elements, agree with the interpreter, bit for bit
// RUN: tensor-run --dynamic %s --entry=dynamic --input=3x4xf32=normal:1 --verify | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: tensor 3xf32
// RUN: tensor-run %s --entry=donated --input=3xf32=1,2,3 --donate=0:0 --verify | FileCheck %s --check-prefix=DONATED
// DONATED: tensor 3xf32 [2. 4. 6.]

// Many numbers of one sign, which the interpreter adds one by one.
// RUN: tensor-run %s --entry=many --input=8388608xf32=uniform:1 --verify | FileCheck %s --check-prefix=MANY
// MANY: tensor f32 419

// A wrong operation is named, and a program written that shows it.
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --input=8x8xf32=normal:2 --verify --test-miscompile=ten.tanh > %t/wrong.txt
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t/wrong.txt
// WRONG: error: kernel 'reduce_0' differs from the interpreter, the first that does
// WRONG-NEXT: result 0: 4 of 4 elements differ; worst at [0]: got -1340.7{{.*}}, want -670.3
// WRONG-NEXT: in 'ten.tanh' at {{.*}}verify.mlir:[[#@LINE+58]]:8: 32 of 32 elements differ; worst at [{{.*}}]: got 1.9{{.*}}, want 0.9
// WRONG-NEXT: reproduce with: tensor-run tenon-verify-{{.*}}/kernel.mlir --verify --fp=contract --test-miscompile=ten.tanh --input=tenon-verify-{{.*}}/0.npy --input=tenon-verify-{{.*}}/1.npy
// RUN: grep -o 'ensor-run .*' %t/wrong.txt > %t/again.sh
// RUN: sed -i 's|^ensor-run|env CODE=1 %python %S/code.py %build/bin/tensor-run|' %t/again.sh
// RUN: sh %t/again.sh | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: kernel 'reduce_0' differs
// AGAIN: in 'ten.tanh' at tenon-verify-{{.*}}/kernel.mlir

// In a loop, in a kernel that updates memory, and with sizes of the run.
// RUN: env CODE=1 %python %S/code.py tensor-run %s --entry=looped --input=5xf32=normal:1 --verify --test-miscompile=ten.sin | FileCheck %s --check-prefix=WRONG-LOOP
// WRONG-LOOP: error: kernel 'map_0' differs
// WRONG-LOOP: in 'ten.sin' at
// RUN: env CODE=1 %python %S/code.py tensor-run %s --entry=updated --input=5xi32=1,2,3,4,5 --input=i32=3 --verify --test-miscompile=ten.dynamic_update_slice | FileCheck %s --check-prefix=WRONG-UPDATE
// WRONG-UPDATE: error: kernel 'scatter_0' differs
// WRONG-UPDATE: in 'ten.dynamic_update_slice' at
// RUN: env CODE=1 %python %S/code.py tensor-run --dynamic %s --entry=dynamic --input=3x4xf32=normal:1 --verify --test-miscompile=ten.exp | FileCheck %s --check-prefix=WRONG-DYNAMIC
// WRONG-DYNAMIC: error: kernel 'reduce_0' differs
// WRONG-DYNAMIC: reproduce with

// A product that overflows in one order of its factors may be anything; the one
// beside it may not.
// RUN: tensor-run %s --entry=overflowing --input=2x4xf16=0,300,300,300,1,2,3,4 --verify | FileCheck %s --check-prefix=OVERFLOWING
// OVERFLOWING: tensor 2xf16
// RUN: env CODE=1 %python %S/code.py tensor-run %s --entry=overflowing --input=2x4xf16=0,300,300,300,1,2,3,4 --verify --test-miscompile=ten.reduce | FileCheck %s --check-prefix=WRONG-PRODUCT
// WRONG-PRODUCT: result 0: 1 of 2 elements differ; worst at [1]: got 48, want 24

// What is given counts: here twice the value is near enough. The tolerances of
// --expect are others.
// RUN: tensor-run %s --input=4x8xf32=normal:1 --input=8x8xf32=normal:2 --verify=rtol:2 --test-miscompile=ten.tanh | FileCheck %s --check-prefix=RIGHT
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --input=8x8xf32=normal:2 --verify=rtol:0.5,ulp:3 --rtol=2 --test-miscompile=ten.tanh | FileCheck %s --check-prefix=NEARER
// NEARER: error: kernel 'reduce_0' differs
// NEARER: kernel.mlir --verify=rtol:0.5,ulp:3 --fp=contract
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=1 --verify=rtol:x | FileCheck %s --check-prefix=TOLERANCE
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=1 --verify=2 | FileCheck %s --check-prefix=TOLERANCE
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=1 --verify=atol:-1 | FileCheck %s --check-prefix=TOLERANCE
// TOLERANCE: error: expects '--verify' to be tolerances like atol:1e-5,rtol:1e-5,ulp:2, got '

// The folder that shows a failure again lies beside the stages.
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --input=8x8xf32=normal:2 --verify --test-miscompile=ten.tanh --dump-to=%t/stages | FileCheck %s --check-prefix=DUMPED
// DUMPED: reproduce with: tensor-run {{.*}}/stages/verify-{{.*}}/kernel.mlir --verify
// RUN: ls %t/stages | FileCheck %s --check-prefix=FOLDER
// FOLDER: verify-

// What first becomes infinite.
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=100 --check-nan | FileCheck %s --check-prefix=NAN
// RUN: env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=100 --check-nan --device=interpreter | FileCheck %s --check-prefix=NAN
// NAN: error: 'ten.exp' at {{.*}}verify.mlir:[[#@LINE+11]]:8 computes NaN or infinity from finite operands

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4x8xf32=1 --input=8x8xf32=1 --verify --device=interpreter | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: '--verify' compares compiled code with the interpreter
// RUN: tensor-compile %s -o %t/verify.o
// RUN: env CODE=2 %python %S/code.py tensor-run %t/verify.o --verify | FileCheck %s --check-prefix=ARTIFACT
// ARTIFACT: is compiled; '--verify' and '--check-nan' need a module


func.func @main(%x: tensor<4x8xf32>, %y: tensor<8x8xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %1 = ten.exp %0 : tensor<4x8xf32>
  %2 = ten.tanh %x : tensor<4x8xf32>
  %3 = ten.mul %2, %1 : tensor<4x8xf32>
  %4 = ten.reduce add %3 dims = [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %4, %0 : tensor<4xf32>, tensor<4x8xf32>
}

// A loop that makes much of small differences.
func.func @looped(%x: tensor<5xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %k = ten.constant dense<3.0> : tensor<5xf32>
  %0 = scf.for %i = %c0 to %c30 step %c1 iter_args(%a = %x) -> (tensor<5xf32>) {
    %1 = ten.sin %a : tensor<5xf32>
    %2 = ten.mul %1, %k : tensor<5xf32>
    scf.yield %2 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

func.func @updated(%x: tensor<5xi32>, %i: tensor<i32>) -> tensor<5xi32> {
  %u = ten.constant dense<7> : tensor<1xi32>
  %0 = ten.dynamic_update_slice %x[%i], %u : tensor<5xi32>, tensor<i32>, tensor<1xi32>
  return %0 : tensor<5xi32>
}

func.func @dynamic(%x: tensor<?x4xf32>) -> tensor<?xf32> {
  %0 = ten.exp %x : tensor<?x4xf32>
  %1 = ten.reduce add %0 dims = [1] : tensor<?x4xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @donated(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = ten.add %x, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @overflowing(%x: tensor<2x4xf16>) -> tensor<2xf16> {
  %0 = ten.reduce mul %x dims = [1] : tensor<2x4xf16> -> tensor<2xf16>
  return %0 : tensor<2xf16>
}

func.func @many(%x: tensor<8388608xf32>) -> tensor<f32> {
  %0 = ten.reduce add %x dims = [0] : tensor<8388608xf32> -> tensor<f32>
  return %0 : tensor<f32>
}

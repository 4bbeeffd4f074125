// RUN: rm -rf %t && split-file %s %t

// Unreadable programs: each tool says where, and leaves no file behind.
// RUN: head -c 60 %t/good.mlir > %t/cut.mlir
// RUN: env CODE=2 %python %S/code.py tensor-run %t/cut.mlir | FileCheck %s --check-prefix=CUT
// RUN: env CODE=2 %python %S/code.py tensor-compile %t/cut.mlir -o %t/out.o | FileCheck %s --check-prefix=CUT
// RUN: env CODE=1 %python %S/code.py tensor-opt %t/cut.mlir | FileCheck %s --check-prefix=CUT
// CUT: cut.mlir:2:{{[0-9]+}}: error:
// RUN: %python -c "import sys; sys.stdout.buffer.write(bytes([1, 33, 64, 127, 255]) * 300)" > %t/garbage.mlir
// RUN: env CODE=2 %python %S/code.py tensor-run %t/garbage.mlir | FileCheck %s --check-prefix=GARBAGE
// RUN: env CODE=2 %python %S/code.py tensor-compile %t/garbage.mlir -o %t/out.o | FileCheck %s --check-prefix=GARBAGE
// RUN: env CODE=2 %python %S/code.py tensor-opt %t/garbage.mlir | FileCheck %s --check-prefix=GARBAGE
// GARBAGE: error: {{.*}}garbage.mlir: expects a program, text or bytecode of MLIR, got binary data of another kind
// RUN: tensor-opt %t/good.mlir -emit-bytecode -o %t/good.mlirbc && head -c 100 %t/good.mlirbc > %t/cut.mlirbc
// RUN: env CODE=2 %python %S/code.py tensor-run %t/cut.mlirbc | FileCheck %s --check-prefix=BYTECODE
// BYTECODE: error: {{.*}}cut.mlirbc: damaged bytecode: a section reaches past its end
// RUN: %python -c "print('func.func @main() { ' + '(' * 20000)" > %t/deep.mlir
// RUN: env CODE=2 %python %S/code.py tensor-run %t/deep.mlir | FileCheck %s --check-prefix=DEEP
// RUN: env CODE=2 %python %S/code.py tensor-compile %t/deep.mlir -o %t/out.o | FileCheck %s --check-prefix=DEEP
// DEEP: error: {{.*}}deep.mlir:1: expects at most 10000 levels of nesting
// RUN: not ls %t/out.o

// Operations that are not for compiling, types that cannot be arguments.
// RUN: env CODE=3 %python %S/code.py tensor-run %t/buffer.mlir --input=2xf32=1 | FileCheck %s --check-prefix=BUFFER
// RUN: env CODE=3 %python %S/code.py tensor-compile %t/buffer.mlir -o %t/out.o | FileCheck %s --check-prefix=BUFFER
// BUFFER: buffer.mlir:2:8: error:
// RUN: env CODE=3 %python %S/code.py tensor-run %t/buffer.mlir --device=interpreter --input=2xf32=1 | FileCheck %s --check-prefix=INTERPRETER
// INTERPRETER: buffer.mlir:2:8: error: 'bufferization.alloc_tensor' op cannot be compiled: there is no conversion of it
// RUN: env CODE=2 %python %S/code.py tensor-run %t/unknown.mlir --input=2xf32=1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: unknown.mlir:2:17: error: {{.*}}unregistered dialect
// RUN: env CODE=3 %python %S/code.py tensor-run %t/types.mlir | FileCheck %s --check-prefix=TYPES --implicit-check-not="see current operation"
// TYPES: types.mlir:1:1: error: 'func.func' op cannot be compiled: expects ranked tensors, got memref<2xf32>
// RUN: env CODE=3 %python %S/code.py tensor-run %t/types.mlir --device=interpreter | FileCheck %s --check-prefix=TYPES
// RUN: not ls %t/out.o

// What fails while it runs.
// RUN: tensor-run %t/check.mlir --input=i1=true | FileCheck %s --check-prefix=HOLDS
// HOLDS: tensor i1 True
// RUN: env CODE=4 %python %S/code.py tensor-run %t/check.mlir --input=i1=false | FileCheck %s --check-prefix=CHECKED
// RUN: env CODE=4 %python %S/code.py tensor-run %t/check.mlir --input=i1=false --device=interpreter | FileCheck %s --check-prefix=CHECKED
// CHECKED: error: {{.*}}check.mlir:2:3: {{.*}}expects true
// RUN: env CODE=1 %python %S/code.py tensor-run %t/mismatch.mlir --input=i1=false | FileCheck %s --check-prefix=DIFFER
// DIFFER: error: {{.*}}mismatch.mlir:2:3: {{.*}}values differ
// RUN: env CODE=2 %python %S/code.py tensor-run %t/overflow.mlir --input=f32=1 | FileCheck %s --check-prefix=OVERFLOW
// OVERFLOW: overflow.mlir:2:8: error: {{.*}}at most 2^59 elements
// RUN: env CODE=4 %python %S/code.py tensor-run %t/memory.mlir --input=f32=1 | FileCheck %s --check-prefix=MEMORY
// RUN: env CODE=4 %python %S/code.py tensor-run %t/memory.mlir --input=f32=1 --device=interpreter | FileCheck %s --check-prefix=MEMORY
// MEMORY: error: {{.*}}out of memory: {{.*}}100000000x1000000xf32

//--- good.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.neg %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
//--- buffer.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}
//--- unknown.mlir
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "foo.bar"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
//--- types.mlir
func.func @main(%x: memref<2xf32>, %i: f32) -> f32 {
  return %i : f32
}
//--- check.mlir
func.func @main(%x: tensor<i1>) -> tensor<i1> {
  ten.check %x, "expects true" : tensor<i1>
  return %x : tensor<i1>
}
//--- mismatch.mlir
func.func @main(%x: tensor<i1>) -> tensor<i1> {
  ten.check mismatch %x, "values differ" : tensor<i1>
  return %x : tensor<i1>
}
//--- overflow.mlir
func.func @main(%x: tensor<f32>) -> tensor<1000000x1000000x1000000xf32> {
  %0 = ten.broadcast %x dims = [] : tensor<f32> -> tensor<1000000x1000000x1000000xf32>
  return %0 : tensor<1000000x1000000x1000000xf32>
}
//--- memory.mlir
func.func @main(%x: tensor<f32>) -> tensor<100000000x1000000xf32> {
  %0 = ten.broadcast %x dims = [] : tensor<f32> -> tensor<100000000x1000000xf32>
  return %0 : tensor<100000000x1000000xf32>
}

// The only public function is the entry, whatever its name, of a source and of
// an artifact; an artifact keeps its name in a file that was renamed.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --input=2xf32=1,2 | FileCheck %s
// RUN: tensor-run %s --device=interpreter --input=2xf32=1,2 | FileCheck %s
// RUN: tensor-compile %s -o %t/model.so
// RUN: mv %t/model.so %t/another-name.so
// RUN: tensor-run %t/another-name.so --input=2xf32=1,2 | FileCheck %s
// RUN: tensor-compile %s -o %t/model.o
// RUN: tensor-run %t/model.o --input=2xf32=1,2 | FileCheck %s
// CHECK: tensor 2xf32 [3. 6.]

// Of several, one is named.
// RUN: sed 's/func.func private/func.func/' %s > %t/two.mlir
// RUN: not tensor-run %t/two.mlir --input=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: tensor-run %t/two.mlir --entry=twice --input=2xf32=1,2 | FileCheck %s --check-prefix=TWICE
// RUN: not tensor-run %s --entry=main --input=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=NAMED
// TWO: has no function 'main'; it has 'twice', 'predict'
// TWICE: tensor 2xf32 [2. 4.]
// NAMED: has no function 'main'; it has 'predict'

// A library that is linked of two artifacts is ambiguous.
// RUN: tensor-compile %s -o %t/first.o
// RUN: tensor-compile %s -o %t/second.o
// RUN: cc -shared %t/first.o %t/second.o -lm -o %t/both.so
// RUN: not tensor-run %t/both.so --input=2xf32=1,2 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: exports no 'both_artifact', but ('{{first|second}}_artifact', '{{first|second}}_artifact'); give the name of its artifact

func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @predict(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = ten.add %0, %x : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Rests of one element of rows whose elements are narrowed as they are stored:
// no element behind the rest is written. LLVM's code generator for AVX-512
// stores the wide element for a constant mask that selects one.
// RUN: tensor-run %s --entry=bf16 --input=1x20xbf16=2 --input=81x1xbf16=3 --dynamic --verify=rtol:0.01 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=f16 --input=1x20xf16=2 --input=81x1xf16=3 --dynamic --verify=rtol:0.01 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=i8 --input=20x7xi8=2 --input=7x81xi8=3 --dynamic --verify=rtol:0.01 2>&1 | FileCheck %s
// RUN: tensor-run %s --entry=epilogue --input=20x7xf32=2 --input=7x81xf32=3 --dynamic --verify=rtol:0.01 2>&1 | FileCheck %s

// CHECK: verify: {{.*}} agree with the interpreter
func.func @bf16(%x: tensor<?x20xbf16>, %y: tensor<81x1xbf16>) -> tensor<20x81xbf16> {
  %0 = ten.contract %x, %y contracting = [0] x [1] accumulate f32 : tensor<?x20xbf16>, tensor<81x1xbf16> -> tensor<20x81xbf16>
  return %0 : tensor<20x81xbf16>
}

func.func @f16(%x: tensor<?x20xf16>, %y: tensor<81x1xf16>) -> tensor<20x81xf16> {
  %0 = ten.contract %x, %y contracting = [0] x [1] accumulate f32 : tensor<?x20xf16>, tensor<81x1xf16> -> tensor<20x81xf16>
  return %0 : tensor<20x81xf16>
}

func.func @i8(%x: tensor<20x?xi8>, %y: tensor<?x81xi8>) -> tensor<20x81xi8> {
  %0 = ten.contract %x, %y contracting = [1] x [0] accumulate i32 : tensor<20x?xi8>, tensor<?x81xi8> -> tensor<20x81xi8>
  return %0 : tensor<20x81xi8>
}

func.func @epilogue(%x: tensor<20x?xf32>, %y: tensor<?x81xf32>) -> tensor<20x81xi8> {
  %0 = ten.contract %x, %y contracting = [1] x [0] accumulate f32 : tensor<20x?xf32>, tensor<?x81xf32> -> tensor<20x81xf32>
  %1 = ten.convert %0 : tensor<20x81xf32> -> tensor<20x81xi8>
  return %1 : tensor<20x81xi8>
}

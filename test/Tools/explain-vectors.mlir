// RUN: tensor-run %s --entry=main --explain --input=3000xf32=uniform:1 --input=3000xf32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=rows --threads=2 --explain --input=300x3000xf32=1 --output=%t.npy | FileCheck %s --check-prefix=ROWS

// A cumulative product waits for the number before; a map does not.
// CHECK: decisions:
// CHECK-NOT: a loop of map_0
// CHECK: explain-vectors.mlir:[[#@LINE+4]]:8: a loop of scan_0 is not vectorized: value that could not be identified as reduction
// CHECK-NOT: a loop of map_0
// CHECK: arena:
func.func @main(%x: tensor<3000xf32>, %y: tensor<3000xf32>) -> (tensor<3000xf32>, tensor<3000xf32>) {
  %0 = ten.scan mul %x dim = 0 : tensor<3000xf32> -> tensor<3000xf32>
  %1 = ten.exp %y : tensor<3000xf32>
  return %0, %1 : tensor<3000xf32>, tensor<3000xf32>
}

// The reason is the vectorizer's, not what passes before it say of the code that
// divides rows among threads.
// ROWS: parallel: {{[0-9]+}} chunks
// ROWS: a loop of scan_0 is not vectorized: {{(loop|value|cannot|unsafe|call).*}}
func.func @rows(%x: tensor<300x3000xf32>) -> tensor<300x3000xf32> {
  %0 = ten.scan mul %x dim = 1 : tensor<300x3000xf32> -> tensor<300x3000xf32>
  return %0 : tensor<300x3000xf32>
}

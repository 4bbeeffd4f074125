// With AVX-512, the lookup of a code reads the lowest bits of a word and ignores
// the others: words are loaded again from their second, third and fourth byte, in
// place of shifts by 8, 16 and 24. The last column's are shifted, as nothing
// that could be read is known to lie behind them: 3 loads for each of 7 columns of
// two panels.
// RUN: tensor-compile %s -o %t.o --bind=1,2 --target-cpu=x86-64-v4 --dump-to=%t.dump
// RUN: FileCheck %s --input-file=%t.dump/06-tenon-loops.mlir
// RUN: tensor-run %s --bind=1,2 --verify --input=1x512xf32=normal:1 --input=64x512xi4=uniform:2 --input=64x16xf16=normal:3
// CHECK-COUNT-21: llvm.load {{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<16xi32>
// CHECK-NOT: llvm.load
//
// Codes of two panels are prefetched into L2 alone where it has 2 MiB.
// RUN: FileCheck %s --input-file=%t.dump/10-assembly.s --check-prefix=SMALL
// RUN: tensor-compile %s -o %t.o --bind=1,2 --target-cpu=sapphirerapids --dump-to=%t.large
// RUN: FileCheck %s --input-file=%t.large/10-assembly.s --check-prefix=LARGE
// SMALL-NOT: prefetcht1
// LARGE-COUNT-8: prefetcht1
// LARGE-NOT: prefetcht1

func.func @main(%x: tensor<1x512xf32>, %q: tensor<64x512xi4>, %s: tensor<64x16xf16>) -> tensor<1x64xf32> {
  %f = ten.convert %q : tensor<64x512xi4> -> tensor<64x512xf32>
  %1 = ten.reshape %f : tensor<64x512xf32> -> tensor<64x16x32xf32>
  %2 = ten.convert %s : tensor<64x16xf16> -> tensor<64x16xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<64x16xf32> -> tensor<64x16x32xf32>
  %4 = ten.mul %1, %3 : tensor<64x16x32xf32>
  %w = ten.reshape %4 : tensor<64x16x32xf32> -> tensor<64x512xf32>
  %r = ten.contract %x, %w contracting = [1] x [1] : tensor<1x512xf32>, tensor<64x512xf32> -> tensor<1x64xf32>
  return %r : tensor<1x64xf32>
}

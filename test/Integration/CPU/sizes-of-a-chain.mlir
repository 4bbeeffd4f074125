// RUN: tensor-run %s --dynamic --input=2x3x4x1xf32=0 --input=5x4xf32=1 | FileCheck %s

// The sizes of a kernel's result follow from its operands through a chain of
// operations. Resolving all sizes of each took four times as long for each
// operation of the chain.
// CHECK: tensor 2x3x1x5xf32
func.func @main(%x: tensor<?x?x?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = ten.add %x, %x : tensor<?x?x?x?xf32>
  %1 = ten.mul %0, %0 : tensor<?x?x?x?xf32>
  %2 = ten.add %1, %1 : tensor<?x?x?x?xf32>
  %3 = ten.mul %2, %2 : tensor<?x?x?x?xf32>
  %4 = ten.add %3, %3 : tensor<?x?x?x?xf32>
  %5 = ten.mul %4, %4 : tensor<?x?x?x?xf32>
  %6 = ten.add %5, %5 : tensor<?x?x?x?xf32>
  %7 = ten.mul %6, %6 : tensor<?x?x?x?xf32>
  %8 = ten.add %7, %7 : tensor<?x?x?x?xf32>
  %9 = ten.mul %8, %8 : tensor<?x?x?x?xf32>
  %10 = ten.add %9, %9 : tensor<?x?x?x?xf32>
  %11 = ten.mul %10, %10 : tensor<?x?x?x?xf32>
  %12 = ten.add %11, %11 : tensor<?x?x?x?xf32>
  %13 = ten.mul %12, %12 : tensor<?x?x?x?xf32>
  %14 = ten.add %13, %13 : tensor<?x?x?x?xf32>
  %15 = ten.mul %14, %14 : tensor<?x?x?x?xf32>
  %16 = ten.add %15, %15 : tensor<?x?x?x?xf32>
  %17 = ten.mul %16, %16 : tensor<?x?x?x?xf32>
  %18 = ten.add %17, %17 : tensor<?x?x?x?xf32>
  %19 = ten.mul %18, %18 : tensor<?x?x?x?xf32>
  %20 = ten.add %19, %19 : tensor<?x?x?x?xf32>
  %21 = ten.mul %20, %20 : tensor<?x?x?x?xf32>
  %22 = ten.add %21, %21 : tensor<?x?x?x?xf32>
  %23 = ten.mul %22, %22 : tensor<?x?x?x?xf32>
  %t = ten.contract %23, %y contracting = [2] x [1] : tensor<?x?x?x?xf32>, tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %s = ten.neg %t : tensor<?x?x?x?xf32>
  return %s : tensor<?x?x?x?xf32>
}

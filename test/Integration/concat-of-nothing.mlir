// A concatenation whose operands have no elements, which its own type does not
// say, inside of a map.
// RUN: tensor-run %s --dynamic --input=2x3x0xbf16=normal:1 --input=0xf32=normal:1 | FileCheck %s

// CHECK: tensor 2x3x0xbf16 []
// CHECK: tensor 0xf32 []
func.func @main(%x: tensor<2x?x0xbf16>, %y: tensor<0xf32>) -> (tensor<2x?x?xbf16>, tensor<?xf32>) {
  %0 = ten.concat %x, %x, %x dim = 2 : tensor<2x?x0xbf16>, tensor<2x?x0xbf16>, tensor<2x?x0xbf16> -> tensor<2x?x?xbf16>
  %1 = ten.sign %0 : tensor<2x?x?xbf16>
  %2 = ten.concat %y, %y dim = 0 : tensor<0xf32>, tensor<0xf32> -> tensor<?xf32>
  %3 = ten.abs %2 : tensor<?xf32> -> tensor<?xf32>
  return %1, %3 : tensor<2x?x?xbf16>, tensor<?xf32>
}

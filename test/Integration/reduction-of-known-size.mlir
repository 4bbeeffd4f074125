// A reduced size that is known of a concatenation's operand, and not by the type
// of its result: the elements that remain of a block are combined too.
// RUN: tensor-run %s --dynamic --input=1x3x16xi32=2 | FileCheck %s

// CHECK: tensor 1x16xi32 {{\[\[}}6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6]]
func.func @main(%x: tensor<?x3x?xi32>) -> tensor<?x?xi32> {
  %0 = ten.concat %x dim = 0 : tensor<?x3x?xi32> -> tensor<?x?x?xi32>
  %init = ten.constant dense<0> : tensor<i32>
  %1 = ten.reduce %0 init(%init) dims = [1] : tensor<?x?x?xi32> -> tensor<?x?xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %2 = ten.add %a, %b : tensor<i32>
    ten.yield %2 : tensor<i32>
  }
  return %1 : tensor<?x?xi32>
}

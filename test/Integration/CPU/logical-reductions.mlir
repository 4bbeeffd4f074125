// Reductions of truth values of every kind, in vectors and on threads.
// RUN: tensor-run %s --entry=kinds --input=70x300xi8=uniform:1 --threads=2 --verify | FileCheck %s --check-prefix=VERIFY
// RUN: tensor-run %s --entry=kinds --input=70x300xi8=uniform:1 --threads=2 --dynamic --verify | FileCheck %s --check-prefix=VERIFY
// RUN: tensor-run %s --entry=all --input=1000000xf32=0.5 --threads=2 --explain 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: tensor-run %s --entry=all --input=1000000xf32=uniform:1 --threads=2 2>&1 | FileCheck %s --check-prefix=NOT-ALL

// VERIFY: agree with the interpreter, bit for bit
func.func @kinds(%x: tensor<?x?xi8>) -> (tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<i1>) {
  %0 = ten.convert %x : tensor<?x?xi8> -> tensor<?x?xi1>
  %1 = ten.reduce add %0 dims = [0] : tensor<?x?xi1> -> tensor<?xi1>
  %2 = ten.reduce mul %0 dims = [1] : tensor<?x?xi1> -> tensor<?xi1>
  %3 = ten.reduce max %0 dims = [0] : tensor<?x?xi1> -> tensor<?xi1>
  %4 = ten.reduce min %0 dims = [1] : tensor<?x?xi1> -> tensor<?xi1>
  %5 = ten.reduce and %0 dims = [0] : tensor<?x?xi1> -> tensor<?xi1>
  %6 = ten.reduce or %0 dims = [1] : tensor<?x?xi1> -> tensor<?xi1>
  %7 = ten.reduce xor %0 dims = [0, 1] : tensor<?x?xi1> -> tensor<i1>
  return %1, %2, %3, %4, %5, %6, %7 : tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<i1>
}

// ALL: tensor i1 True
// ALL: parallel: {{[0-9]+}} partial reductions
// NOT-ALL: tensor i1 False
func.func @all(%x: tensor<1000000xf32>) -> tensor<i1> {
  %c = ten.constant dense<0.51> : tensor<1000000xf32>
  %0 = ten.compare lt %x, %c : tensor<1000000xf32>
  %1 = ten.reduce and %0 dims = [0] : tensor<1000000xi1> -> tensor<i1>
  return %1 : tensor<i1>
}

// Triangular systems solved from their first unknown and from their last, of many systems and of few: the numbers of the
// interpreter. The matrix is near the unit matrix, so that systems are well-conditioned.
// DEFINE: %{inputs} = --input=3x40x40xf32=normal:1 --input=3x40x33xf32=normal:2 '--input=40x40xcomplex<f64>=uniform:3' '--input=40x20xcomplex<f64>=uniform:4'
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-4 --atol=1e-5
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s %{inputs} --device=interpreter --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s %{inputs} %{expect}
// RUN: tensor-run %s %{inputs} %{expect} --target-cpu=x86-64-v3 --threads=3
// RUN: tensor-run %s %{inputs} %{expect} --device=gpu-sim
func.func @main(%n: tensor<3x40x40xf32>, %b: tensor<3x40x33xf32>, %m: tensor<40x40xcomplex<f64>>, %c: tensor<40x20xcomplex<f64>>) -> (tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<40x20xcomplex<f64>>) {
  %small = ten.constant dense<0.02> : tensor<3x40x40xf32>
  %i = ten.iota dim = 1 : tensor<3x40x40xi32>
  %j = ten.iota dim = 2 : tensor<3x40x40xi32>
  %same = ten.compare eq %i, %j : tensor<3x40x40xi32>
  %unit = ten.convert %same : tensor<3x40x40xi1> -> tensor<3x40x40xf32>
  %scaled = ten.mul %n, %small : tensor<3x40x40xf32>
  %a = ten.add %scaled, %unit : tensor<3x40x40xf32>
  %0 = ten.triangular_solve none %a, %b : tensor<3x40x40xf32>, tensor<3x40x33xf32>
  %1 = ten.triangular_solve transpose %a, %b lower unit : tensor<3x40x40xf32>, tensor<3x40x33xf32>
  %2 = ten.triangular_solve none %a, %b lower : tensor<3x40x40xf32>, tensor<3x40x33xf32>
  %3 = ten.triangular_solve transpose %a, %b : tensor<3x40x40xf32>, tensor<3x40x33xf32>
  %tiny = ten.constant dense<(0.02, 0.01)> : tensor<40x40xcomplex<f64>>
  %k = ten.iota dim = 0 : tensor<40x40xi32>
  %l = ten.iota dim = 1 : tensor<40x40xi32>
  %equal = ten.compare eq %k, %l : tensor<40x40xi32>
  %ones = ten.convert %equal : tensor<40x40xi1> -> tensor<40x40xcomplex<f64>>
  %less = ten.mul %m, %tiny : tensor<40x40xcomplex<f64>>
  %d = ten.add %less, %ones : tensor<40x40xcomplex<f64>>
  %4 = ten.triangular_solve adjoint %d, %c lower : tensor<40x40xcomplex<f64>>, tensor<40x20xcomplex<f64>>
  return %0, %1, %2, %3, %4 : tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<3x40x33xf32>, tensor<40x20xcomplex<f64>>
}

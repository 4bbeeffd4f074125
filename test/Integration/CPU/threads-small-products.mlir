// Products of a few rows with resident panels, whose panels are divided, and
// which are short enough that workers do not sleep between them: any number of
// threads gives the same bits, and about what the interpreter gives.
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=20x100xf32=normal:1 --input=100x400xf32=normal:2 --input=100x600xf32=normal:3 --input=49x100xf32=normal:4 --input=100x1008xf32=normal:5
// DEFINE: %{bind} = --bind=1,2,4
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/i0.npy --output=%t/i1.npy --output=%t/i2.npy
// RUN: tensor-run %s --threads=1 %{inputs} %{bind} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --threads=2 %{inputs} %{bind} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --threads=3 %{inputs} %{bind} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --threads=3 %{inputs} --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --threads=2 --target-cpu=x86-64-v2 %{inputs} %{bind} --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --rtol=1e-4 --atol=1e-4
func.func @main(%h: tensor<20x100xf32>, %u: tensor<100x400xf32>, %v: tensor<100x600xf32>, %x: tensor<49x100xf32>, %w: tensor<100x1008xf32>)
    -> (tensor<20x400xf32>, tensor<20x600xf32>, tensor<49x1008xf32>) {
  %0 = ten.contract %h, %u contracting = [1] x [0] : tensor<20x100xf32>, tensor<100x400xf32> -> tensor<20x400xf32>
  %1 = ten.tanh %0 : tensor<20x400xf32>
  %2 = ten.contract %h, %v contracting = [1] x [0] : tensor<20x100xf32>, tensor<100x600xf32> -> tensor<20x600xf32>
  %3 = ten.contract %x, %w contracting = [1] x [0] : tensor<49x100xf32>, tensor<100x1008xf32> -> tensor<49x1008xf32>
  %4 = ten.tanh %3 : tensor<49x1008xf32>
  return %1, %2, %4 : tensor<20x400xf32>, tensor<20x600xf32>, tensor<49x1008xf32>
}

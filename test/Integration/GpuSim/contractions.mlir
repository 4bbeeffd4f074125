// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=100x77xf32=uniform:1 --input=77x130xf32=uniform:2 --input=3x64x40xi32=uniform:3 --input=3x40x33xi32=uniform:4 --input=65x96xbf16=uniform:5 --input=70x96xbf16=uniform:6 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --device=gpu-sim --input=100x77xf32=uniform:1 --input=77x130xf32=uniform:2 --input=3x64x40xi32=uniform:3 --input=3x40x33xi32=uniform:4 --input=65x96xbf16=uniform:5 --input=70x96xbf16=uniform:6 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-5
// RUN: tensor-run %s --device=gpu-sim --sim-seed=3 --input=100x77xf32=uniform:1 --input=77x130xf32=uniform:2 --input=3x64x40xi32=uniform:3 --input=3x40x33xi32=uniform:4 --input=65x96xbf16=uniform:5 --input=70x96xbf16=uniform:6 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-5

// Tiles that are not full, batches, operands of a narrower type.
func.func @main(%a: tensor<100x77xf32>, %b: tensor<77x130xf32>, %c: tensor<3x64x40xi32>, %d: tensor<3x40x33xi32>, %e: tensor<65x96xbf16>, %f: tensor<70x96xbf16>) -> (tensor<100x130xf32>, tensor<3x64x33xi32>, tensor<65x70xf32>) {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<100x77xf32>, tensor<77x130xf32> -> tensor<100x130xf32>
  %1 = ten.contract %c, %d batch = [0] x [0] contracting = [2] x [1] : tensor<3x64x40xi32>, tensor<3x40x33xi32> -> tensor<3x64x33xi32>
  %2 = ten.contract %e, %f contracting = [1] x [1] : tensor<65x96xbf16>, tensor<70x96xbf16> -> tensor<65x70xf32>
  return %0, %1, %2 : tensor<100x130xf32>, tensor<3x64x33xi32>, tensor<65x70xf32>
}

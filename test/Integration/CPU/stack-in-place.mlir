// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=128x256xf32=normal:1 --input=256x256xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --input=128x256xf32=normal:1 --input=256x256xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --atol=1e-2 --rtol=1e-4
// RUN: tensor-run %s --input=128x256xf32=normal:1 --input=256x256xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --atol=1e-2 --rtol=1e-4 --threads=3 --verify
// RUN: tensor-run %s --input=128x256xf32=normal:1 --input=256x256xf32=normal:2 --output=%t/x.npy --output=%t/x.npy --output=%t/x.npy --explain | FileCheck %s

// What layers make is stacked, in two arrays of one shape and along another
// dimension: each part is in the result when the next is made, and each array
// in memory of its own.
// CHECK-COUNT-3: in place: 3 parts of a concatenation
// CHECK: arena: {{[0-9]?[0-9]?[0-9]?[0-9]?[0-9]?[0-9]}} bytes
func.func @main(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> (tensor<3x256x128xf32>, tensor<3x256x128xf32>, tensor<128x768xf32>) {
  %small = ten.constant dense<0.0625> : tensor<128x256xf32>
  %a0 = ten.contract %x, %w contracting = [1] x [0] : tensor<128x256xf32>, tensor<256x256xf32> -> tensor<128x256xf32>
  %a = ten.mul %a0, %small : tensor<128x256xf32>
  %ea = ten.tanh %a : tensor<128x256xf32>
  %b0 = ten.contract %a, %w contracting = [1] x [0] : tensor<128x256xf32>, tensor<256x256xf32> -> tensor<128x256xf32>
  %b = ten.mul %b0, %small : tensor<128x256xf32>
  %eb = ten.tanh %b : tensor<128x256xf32>
  %c0 = ten.contract %b, %w contracting = [1] x [0] : tensor<128x256xf32>, tensor<256x256xf32> -> tensor<128x256xf32>
  %c = ten.mul %c0, %small : tensor<128x256xf32>
  %ec = ten.tanh %c : tensor<128x256xf32>
  %ta = ten.transpose %a perm = [1, 0] : tensor<128x256xf32> -> tensor<256x128xf32>
  %tb = ten.transpose %b perm = [1, 0] : tensor<128x256xf32> -> tensor<256x128xf32>
  %tc = ten.transpose %c perm = [1, 0] : tensor<128x256xf32> -> tensor<256x128xf32>
  %ra = ten.reshape %ta : tensor<256x128xf32> -> tensor<1x256x128xf32>
  %rb = ten.reshape %tb : tensor<256x128xf32> -> tensor<1x256x128xf32>
  %rc = ten.reshape %tc : tensor<256x128xf32> -> tensor<1x256x128xf32>
  %0 = ten.concat %ra, %rb, %rc dim = 0 : tensor<1x256x128xf32>, tensor<1x256x128xf32>, tensor<1x256x128xf32> -> tensor<3x256x128xf32>
  %ua = ten.reshape %ea : tensor<128x256xf32> -> tensor<1x256x128xf32>
  %ub = ten.reshape %eb : tensor<128x256xf32> -> tensor<1x256x128xf32>
  %uc = ten.reshape %ec : tensor<128x256xf32> -> tensor<1x256x128xf32>
  %1 = ten.concat %uc, %ua, %ub dim = 0 : tensor<1x256x128xf32>, tensor<1x256x128xf32>, tensor<1x256x128xf32> -> tensor<3x256x128xf32>
  %2 = ten.concat %c, %ea, %b dim = 1 : tensor<128x256xf32>, tensor<128x256xf32>, tensor<128x256xf32> -> tensor<128x768xf32>
  return %0, %1, %2 : tensor<3x256x128xf32>, tensor<3x256x128xf32>, tensor<128x768xf32>
}

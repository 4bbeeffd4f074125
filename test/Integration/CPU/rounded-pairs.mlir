// With AVX2, products of rounded rows are added in 16 bits as often as the
// largest codes allow: blocks of 32 to 128, whose elements round to bytes of
// 127 and -128. A sum that wrapped would be off by 65,536 steps.
// RUN: tensor-run %s --input=128x512xui4=15 --input=128x16xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --input=128x512xui4=15 --input=128x16xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --target-cpu=x86-64-v3 --quantized-activations=16 --expect=%t.npy --rtol=2e-5
// RUN: tensor-run %s --input=128x512xui4=15 --input=128x16xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --target-cpu=x86-64-v3 --quantized-activations=8 --expect=%t.npy --rtol=4e-3
// RUN: tensor-run %s --input=128x512xui4=15 --input=128x16xf16=1 --input=2x512xf32=-1 --bind=0,1 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --input=128x512xui4=15 --input=128x16xf16=1 --input=2x512xf32=-1 --bind=0,1 --target-cpu=x86-64-v3 --quantized-activations=16 --expect=%t.npy --rtol=2e-5
// RUN: tensor-run %s --entry=two --input=128x512xui2=3 --input=128x4xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --entry=two --input=128x512xui2=3 --input=128x4xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --target-cpu=x86-64-v3 --quantized-activations=16 --expect=%t.npy --rtol=2e-5
// RUN: tensor-run %s --entry=eight --input=128x512xui8=255 --input=128x4xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --entry=eight --input=128x512xui8=255 --input=128x4xf16=1 --input=2x512xf32=0.9921875 --bind=0,1 --target-cpu=x86-64-v3 --quantized-activations=16 --expect=%t.npy --rtol=2e-5

// One element of each block is 1, which is its scale.
func.func private @rows(%x: tensor<2x512xf32>) -> tensor<2x512xf32> {
  %k = ten.iota dim = 1 : tensor<2x512xi32>
  %n = ten.constant dense<31> : tensor<2x512xi32>
  %m = ten.and %k, %n : tensor<2x512xi32>
  %z = ten.constant dense<0> : tensor<2x512xi32>
  %e = ten.compare eq %m, %z : tensor<2x512xi32> -> tensor<2x512xi1>
  %one = ten.constant dense<1.0> : tensor<2x512xf32>
  %r = ten.select %e, %one, %x : tensor<2x512xi1>, tensor<2x512xf32>
  return %r : tensor<2x512xf32>
}

func.func @main(%q: tensor<128x512xui4>, %s: tensor<128x16xf16>, %x: tensor<2x512xf32>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q scale %s : (tensor<128x512xui4>, tensor<128x16xf16>) -> tensor<128x512xf32>
  %r = call @rows(%x) : (tensor<2x512xf32>) -> tensor<2x512xf32>
  %0 = ten.contract %r, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

func.func @two(%q: tensor<128x512xui2>, %s: tensor<128x4xf16>, %x: tensor<2x512xf32>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q scale %s : (tensor<128x512xui2>, tensor<128x4xf16>) -> tensor<128x512xf32>
  %r = call @rows(%x) : (tensor<2x512xf32>) -> tensor<2x512xf32>
  %0 = ten.contract %r, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

func.func @eight(%q: tensor<128x512xui8>, %s: tensor<128x4xf16>, %x: tensor<2x512xf32>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q scale %s : (tensor<128x512xui8>, tensor<128x4xf16>) -> tensor<128x512xf32>
  %r = call @rows(%x) : (tensor<2x512xf32>) -> tensor<2x512xf32>
  %0 = ten.contract %r, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

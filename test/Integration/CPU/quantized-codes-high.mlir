// With AVX2, codes with sign stay in the highest bits of words, and their
// scales of f16 are divided by a power of two: products keep their bits, also
// those of subnormal scales. Rows with one 1 show each weight.
// RUN: tensor-run %s --input=128x512xi4=uniform:2 --input=128x16xui16=uniform:3 --input=40x512xi32=13 --bind=0,1 --device=interpreter --output=%t.0.npy --output=%t.1.npy --output=%t.2.npy
// RUN: tensor-run %s --input=128x512xi4=uniform:2 --input=128x16xui16=uniform:3 --input=40x512xi32=13 --bind=0,1 --target-cpu=x86-64-v3 --expect=%t.0.npy --expect=%t.1.npy --expect=%t.2.npy --rtol=0 --atol=0
// RUN: tensor-compile %s -o %t.o --bind=0,1 --target-cpu=x86-64-v3 --dump-to=%t.dump
// RUN: FileCheck %s --input-file=%t.dump/10-assembly.s
// RUN: tensor-run %s --entry=two --input=128x512xi2=uniform:2 --input=128x16xui16=uniform:3 --input=40x512xi32=13 --bind=0,1 --device=interpreter --output=%t.two.npy
// RUN: tensor-run %s --entry=two --input=128x512xi2=uniform:2 --input=128x16xui16=uniform:3 --input=40x512xi32=13 --bind=0,1 --target-cpu=x86-64-v3 --expect=%t.two.npy --rtol=0 --atol=0
// CHECK: vpslld $28
// CHECK-NOT: vpsrad $28
// CHECK: vcvtdq2ps

func.func private @rows(%n: tensor<40x512xi32>) -> tensor<40x512xf32> {
  %k = ten.iota dim = 1 : tensor<40x512xi32>
  %r = ten.iota dim = 0 : tensor<40x512xi32>
  %m = ten.mul %r, %n : tensor<40x512xi32>
  %e = ten.compare eq %k, %m : tensor<40x512xi32> -> tensor<40x512xi1>
  %x = ten.convert %e : tensor<40x512xi1> -> tensor<40x512xf32>
  return %x : tensor<40x512xf32>
}

// Numbers of f16 between the least and 16.
func.func private @scales(%b: tensor<128x16xui16>) -> tensor<128x16xf16> {
  %m = ten.constant dense<0x4bff> : tensor<128x16xui16>
  %0 = ten.and %b, %m : tensor<128x16xui16>
  %1 = ten.bitcast %0 : tensor<128x16xui16> -> tensor<128x16xf16>
  return %1 : tensor<128x16xf16>
}

func.func private @weights(%f: tensor<128x512xf32>, %b: tensor<128x16xui16>) -> tensor<128x512xf32> {
  %s = call @scales(%b) : (tensor<128x16xui16>) -> tensor<128x16xf16>
  %1 = ten.reshape %f : tensor<128x512xf32> -> tensor<128x16x32xf32>
  %2 = ten.convert %s : tensor<128x16xf16> -> tensor<128x16xf32>
  %3 = ten.broadcast %2 dims = [0, 1] : tensor<128x16xf32> -> tensor<128x16x32xf32>
  %4 = ten.mul %1, %3 : tensor<128x16x32xf32>
  %5 = ten.reshape %4 : tensor<128x16x32xf32> -> tensor<128x512xf32>
  return %5 : tensor<128x512xf32>
}

func.func @main(%q: tensor<128x512xi4>, %b: tensor<128x16xui16>, %n: tensor<40x512xi32>) -> (tensor<40x128xf32>, tensor<1x128xf32>, tensor<2x128xf32>) {
  %f = ten.convert %q : tensor<128x512xi4> -> tensor<128x512xf32>
  %w = call @weights(%f, %b) : (tensor<128x512xf32>, tensor<128x16xui16>) -> tensor<128x512xf32>
  %x = call @rows(%n) : (tensor<40x512xi32>) -> tensor<40x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<40x512xf32>, tensor<128x512xf32> -> tensor<40x128xf32>
  %x1 = ten.slice %x start = [17, 0] limit = [18, 512] stride = [1, 1] : tensor<40x512xf32> -> tensor<1x512xf32>
  %1 = ten.contract %x1, %w contracting = [1] x [1] : tensor<1x512xf32>, tensor<128x512xf32> -> tensor<1x128xf32>
  %x2 = ten.slice %x start = [5, 0] limit = [7, 512] stride = [1, 1] : tensor<40x512xf32> -> tensor<2x512xf32>
  %2 = ten.contract %x2, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0, %1, %2 : tensor<40x128xf32>, tensor<1x128xf32>, tensor<2x128xf32>
}

func.func @two(%q: tensor<128x512xi2>, %b: tensor<128x16xui16>, %n: tensor<40x512xi32>) -> tensor<40x128xf32> {
  %f = ten.convert %q : tensor<128x512xi2> -> tensor<128x512xf32>
  %w = call @weights(%f, %b) : (tensor<128x512xf32>, tensor<128x16xui16>) -> tensor<128x512xf32>
  %x = call @rows(%n) : (tensor<40x512xi32>) -> tensor<40x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<40x512xf32>, tensor<128x512xf32> -> tensor<40x128xf32>
  return %0 : tensor<40x128xf32>
}
